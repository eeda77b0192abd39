"""Who counted is settled in the step that ends a game, or in which all but one have gone, whichever way."""

from dataclasses import replace

import pytest

from engine.errors import JournalError, ReplayMismatch
from engine.journal import place_rows, rating_rows
from engine.journal.records import By
from engine.play.game import Ranking
from engine.results.places import Why
from engine.sessions.endings import ASLEEP_AFTER, CLOSED_AFTER, Endings
from engine.sessions.erasing import Erasing
from engine.sessions.forgetting import Forgetting, forget_again, leave_row
from engine.sessions.moderation import Moderation
from engine.sessions.offer_acts import Offered, TookOver
from engine.sessions.server_settings import Setting
from engine.sessions.servers import Servers
from engine.sessions.session_events import AllHaveGone, Decided
from engine.sessions.sessions import Sessions
from engine.sessions.settling import Loss, settle
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, GUILD, TABLES, TOY
from tests.engine.toy import A, B, C

PEOPLE = {person.id: person for person in (ANNA, BEN, CLEO, DIRK)}
LAST_WINS = replace(
    TOY,
    ranking=lambda state: Ranking(
        tuple((seat,) for seat in reversed(range(int(state.log[0])))), (0,) * int(state.log[0])
    ),
)
"""The turns, in which the last seat wins, and the first is last."""


class Settled(Clockwork):
    """Games that are played by their people, and what they leave."""

    def __init__(self, journal):
        super().__init__(journal)
        self.restart()

    def restart(self):
        """As after a kill: nothing is in memory."""
        self.sessions = Sessions(self.journal, {**TABLES, "toy": LAST_WINS}, now=lambda: self.at)
        self.workings = self.sessions.workings
        self.servers = Servers(self.workings)
        self.moderation = Moderation(self.workings, self.servers)

    async def answer(self, session, most=10**6):
        """Let people answer, each in turn, so many times."""
        for _ in range(most):
            position = await self.sessions.position(session.id, None)
            if position.ranking is not None:
                return
            seat = position.waiting_for[0]
            person = PEOPLE[position.session.seats[seat].person]
            said = "x" if position.decisions[seat].name == "letter" else "3"
            await self.sessions.submit(session.id, person, said)

    async def went(self, *others, answers=3, robots=0):
        """A game in which so many answers were given."""
        session = await self.started(*others, robots=robots)
        await self.answer(session, answers)
        return session

    async def leave(self, session, *people):
        for person in people:
            await self.sessions.leave(session.id, person)

    async def places(self, session):
        found = await self.journal.read(lambda db: place_rows.places(db, session.id))
        return {one.person: one.place for one in found}

    async def rated(self, session):
        """Who has a step of ratings by the game."""
        return {one.person for one in await self.journal.read(lambda db: rating_rows.steps(db, session.id))}

    async def why(self, session):
        """Why a settled game does not count; "not settled" if it is not."""
        stored = await self.stored(session)
        return "not settled" if stored.settled is None else stored.unrated

    async def told(self, session):
        return await self.events(session, Decided, AllHaveGone)

    async def rows_written(self, statement, *values):
        await self.journal.write(lambda db: bool(db.execute(statement, values).rowcount))

    async def act(self, session, act):
        async with self.workings.matches.locked(session.id):
            await self.workings.steps.carry_out(await self.workings.matches.load(session.id), act)


@pytest.fixture
def table(journal):
    return Settled(journal)


# A game that is played to its end


async def test_the_step_that_ends_a_game_settles_it(table):
    session = await table.went(BEN, CLEO, answers=10**6)
    assert await table.places(session) == {ANNA.id: 3, BEN.id: 2, CLEO.id: 1}
    assert await table.rated(session) == {ANNA.id, BEN.id, CLEO.id}
    assert (await table.stored(session)).settled == table.at
    assert await table.told(session) == []


async def test_people_have_the_places_among_themselves(table):
    session = await table.went(BEN, robots=2, answers=10**6)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}


async def test_a_game_that_its_host_does_not_want_to_count_has_places_and_no_ratings(table):
    session = await table.opened(BEN)
    await table.journal.write(lambda db: bool(db.execute("UPDATE sessions SET rated = 0").rowcount))
    await table.sessions.start(session.id, ANNA, thread=7)
    await table.answer(session)
    assert (await table.why(session), await table.rated(session)) == (Why.CHOSEN, set())
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}


async def test_on_a_server_without_ratings_games_have_places_alone(table):
    session = await table.started(BEN)
    await table.servers.change(GUILD, ANNA.id, Setting.RATINGS, lambda row: replace(row, ratings=False))
    await table.answer(session)
    assert (await table.why(session), await table.rated(session)) == (Why.SERVER, set())
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}


async def test_a_person_among_robots_has_no_place(table):
    session = await table.went(robots=2, answers=10**6)
    assert (await table.why(session), await table.places(session)) == (Why.ALONE, {})


async def test_whoever_takes_a_robots_seat_in_time_counts(table):
    session = await table.went(robots=1, answers=1)
    await table.act(session, Offered(B, ANNA.id))
    await table.act(session, TookOver(B, BEN))
    await table.answer(session)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}


async def test_whoever_takes_the_seat_of_somebody_who_had_answered_plays_for_honour(table):
    session = await table.went(BEN)
    await table.act(session, TookOver(A, CLEO))
    await table.answer(session)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}


async def test_whoever_says_nothing_to_brief_calls_has_played(table):
    session = await table.opened(BEN, game="asking")
    session = await table.sessions.start(session.id, ANNA, thread=7)
    for number in range(3):
        await table.sessions.submit(session.id, ANNA, "ask")
        if number == 0:
            await table.sessions.submit(session.id, BEN, "3")
        else:
            (call,) = (await table.post(session)).calls
            table.at = call.clock.due
            assert await table.sessions.expire(session.id)
        await table.sessions.submit(session.id, ANNA, "x")
    assert await table.places(session) == {ANNA.id: 1, BEN.id: 1}, "as the ranking says"


async def test_a_step_that_runs_twice_leaves_one_result(table):
    session = await table.went(BEN)
    before = await table.stored(session)
    await table.answer(session)
    again = await table.journal.write(lambda db: settle(db, before, (1, 2), 99.0, is_over=True))
    assert not again
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}
    assert (await table.rows("SELECT games FROM ratings"), await table.told(session)) == ([(1,), (1,)], [])


async def test_a_step_that_is_not_stored_settles_nothing(table, monkeypatch):
    session = await table.started(BEN)
    await table.answer(session, most=11)

    def broken(*_, **__):
        raise JournalError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(rating_rows, "save_steps", broken)
        with pytest.raises(JournalError):
            await table.answer(session)
    assert (await table.stored(session)).status == "playing"
    assert (await table.why(session), await table.places(session)) == ("not settled", {})
    table.restart()
    await table.answer(session)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}


# A game that is decided before its end


async def test_the_one_who_stayed_is_first_once_all_others_have_gone(table):
    session = await table.went(BEN, CLEO)
    await table.leave(session, CLEO)
    assert await table.why(session) == "not settled"
    await table.leave(session, ANNA)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1, CLEO.id: 3}
    assert await table.rated(session) == {ANNA.id, BEN.id, CLEO.id}
    assert await table.told(session) == [Decided(B)]
    assert (await table.stored(session)).status == "playing"


async def test_what_is_played_after_that_changes_nothing(table):
    session = await table.went(BEN)
    await table.leave(session, BEN)
    settled = await table.rows("SELECT * FROM result_places"), await table.rows("SELECT * FROM ratings")
    table.at += 60
    table.restart()
    await table.answer(session)
    assert await table.rows("SELECT ranks FROM results") == [("[2,1]",)], "the robot has won"
    assert (
        await table.rows("SELECT * FROM result_places"),
        await table.rows("SELECT * FROM ratings"),
    ) == settled
    assert await table.told(session) == [Decided(A)]
    assert (await table.stored(session)).settled == table.at - 60


@pytest.mark.parametrize("is_killed", [False, True])
async def test_nothing_is_decided_before_the_one_who_stayed_has_answered(table, is_killed):
    session = await table.went(BEN, answers=1)
    await table.leave(session, ANNA)
    assert (await table.why(session), await table.told(session)) == ("not settled", [])
    if is_killed:
        table.restart()
    await table.answer(session, most=1)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}
    assert await table.told(session) == [Decided(B)]


async def test_a_game_of_which_one_alone_has_answered_stays_open_for_others(table):
    session = await table.went(BEN, answers=1)
    await table.leave(session, BEN)
    assert await table.why(session) == "not settled"
    await table.act(session, Offered(B, ANNA.id))
    await table.act(session, TookOver(B, CLEO))
    await table.answer(session)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: None, CLEO.id: 1}


async def test_whoever_left_without_an_answer_costs_the_others_nothing(table):
    session = await table.went(BEN, CLEO, answers=1)
    await table.leave(session, CLEO)
    await table.answer(session)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1, CLEO.id: None}
    ratings = dict(await table.rows("SELECT person, rating FROM ratings"))
    assert ratings[BEN.id] - 1500 == pytest.approx(1500 - ratings[ANNA.id]), "as in a game of two"
    assert ratings[CLEO.id] < 1500


async def test_an_expelled_person_is_last_like_whoever_leaves(table):
    session = await table.went(BEN)
    await table.moderation.free_seat(session.id, DIRK, "rude", ANNA.id)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}
    assert await table.told(session) == [Decided(B)]


async def test_a_moderator_who_leaves_their_own_game_is_last(table):
    session = await table.went(BEN)
    await table.moderation.free_seat(session.id, BEN, "no time", BEN.id)
    assert await table.places(session) == {ANNA.id: 1, BEN.id: 2}


async def test_a_substitute_who_takes_over_after_it_was_decided_changes_nothing(table):
    session = await table.went(BEN)
    await table.leave(session, BEN)
    await table.act(session, Offered(B, ANNA.id))
    await table.act(session, TookOver(B, CLEO))
    await table.leave(session, ANNA)
    await table.answer(session)
    assert await table.places(session) == {ANNA.id: 1, BEN.id: 2}


async def test_if_only_a_substitute_for_honour_is_left_whoever_went_last_is_first(table):
    session = await table.went(BEN, CLEO)
    await table.act(session, TookOver(C, DIRK))
    await table.leave(session, BEN, ANNA)
    assert await table.places(session) == {ANNA.id: 1, BEN.id: 2, CLEO.id: 3}
    assert await table.told(session) == [AllHaveGone()]


async def test_a_substitute_who_stays_alone_is_waited_for_until_they_count(table):
    session = await table.went(BEN, robots=1, answers=5)  # the robot has answered twice
    await table.act(session, Offered(C, ANNA.id))
    await table.act(session, TookOver(C, CLEO))
    await table.leave(session, ANNA, BEN)
    await table.answer(session, most=1)
    assert await table.why(session) == "not settled"
    await table.answer(session, most=1)
    assert await table.places(session) == {ANNA.id: 3, BEN.id: 2, CLEO.id: 1}
    assert await table.told(session) == [Decided(C)]


async def test_an_answer_that_is_taken_back_later_undoes_no_decision(table):
    session = await table.went(BEN)
    await table.leave(session, BEN)
    await table.sessions.restart_round(session.id, by=By.ORGANISER)
    assert await table.places(session) == {ANNA.id: 1, BEN.id: 2}


@pytest.mark.parametrize("others", [(), (BEN,)])
async def test_steps_of_somebody_among_robots_count_no_answers(table, monkeypatch, others):
    """Also if others have left who had never answered."""
    session = await table.started(*others, robots=2)
    await table.leave(session, *others)

    def counted(*_):
        raise AssertionError("this would cost something at each step")

    monkeypatch.setattr(place_rows, "given", counted)
    await table.answer(session, most=2)


# A game that is closed


async def test_when_the_last_one_leaves_an_undecided_game_whoever_went_last_is_first(table):
    session = await table.went(BEN, CLEO, answers=2)
    await table.leave(session, ANNA, BEN)
    assert await table.why(session) == "not settled", "Cleo may still come"
    await table.leave(session, CLEO)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1, CLEO.id: None}
    assert await table.told(session) == [AllHaveGone()]
    assert (await table.stored(session)).status == "closed"


async def test_to_leave_as_the_last_one_undoes_no_friends_loss(table):
    session = await table.went(BEN)
    await table.leave(session, BEN, ANNA)
    assert await table.places(session) == {ANNA.id: 1, BEN.id: 2}
    assert await table.told(session) == [Decided(A)]


async def test_a_game_among_robots_that_is_left_is_not_settled(table):
    session = await table.went(robots=2, answers=1)
    await table.leave(session, ANNA)
    assert await table.why(session) == "not settled"


async def sleeps_until_closed(table, session):
    endings = Endings(table.workings)
    await table.post(session)
    table.at += ASLEEP_AFTER + 1
    assert await endings.fall_asleep(session.id)
    table.at += CLOSED_AFTER + 1
    assert await endings.close_sleeper(session.id)


async def test_a_sleeper_that_is_closed_leaves_no_result(table):
    session = await table.went(BEN, CLEO)
    await table.leave(session, BEN)
    await sleeps_until_closed(table, session)
    assert (await table.why(session), await table.places(session)) == ("not settled", {})


async def test_a_sleeper_whose_people_have_gone_but_for_one_does(table):
    session = await table.went(BEN, CLEO, answers=2)
    await table.leave(session, ANNA, BEN)
    await sleeps_until_closed(table, session)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1, CLEO.id: None}


async def test_a_moderators_end_leaves_no_result(table):
    session = await table.went(BEN, answers=1)
    await table.leave(session, ANNA)
    await table.moderation.end(session.id, DIRK, "a quarrel")
    assert (await table.why(session), await table.places(session)) == ("not settled", {})


async def test_what_was_decided_before_a_moderators_end_stays(table):
    session = await table.went(BEN)
    await table.leave(session, ANNA)
    await table.moderation.end(session.id, DIRK, "a quarrel")
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}


# Whoever is forgotten


async def test_whoever_is_forgotten_is_last_like_whoever_leaves(table):
    session = await table.went(BEN)
    await Forgetting(table.workings)._leave(session.id, ANNA.id)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}


async def test_a_game_that_no_longer_replays_is_decided_all_the_same(table):
    session = await table.went(BEN)
    await table.journal.write(lambda db: bool(db.execute("UPDATE answers SET answer = '\"?\"'").rowcount))
    table.restart()
    with pytest.raises(ReplayMismatch):
        await table.sessions.position(session.id, None)
    await Forgetting(table.workings)._leave(session.id, ANNA.id)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}
    assert await table.told(session) == [Decided(B)]


async def test_whoever_is_forgotten_in_a_restored_file_is_last_there(table):
    session = await table.went(BEN)
    await table.journal.write(lambda db: forget_again(db, [ANNA.id], table.at))
    places = await table.rows("SELECT place FROM result_places ORDER BY place")
    assert places == [(1,), (2,)]
    assert (await table.stored(session)).settled == table.at


async def forgotten_meanwhile(table, session):
    await table.journal.write(lambda db: leave_row(db, session.id, ANNA.id, table.at))
    table.workings.matches.evict(session.id)
    assert await table.why(session) == "not settled"


async def test_a_game_that_a_moderator_takes_up_is_decided_if_all_but_one_were_forgotten(table):
    session = await table.went(BEN)
    ended = await table.moderation.end(session.id, DIRK, "a quarrel")
    await forgotten_meanwhile(table, session)
    await table.moderation.undo(GUILD, ended.session.ended_by, DIRK, "they get on again")
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}
    assert await table.told(session) == [Decided(B)]


async def test_a_game_of_a_server_that_stays_is_decided_if_all_but_one_were_forgotten(table):
    session = await table.went(BEN)
    erasing = Erasing(table.workings, table.servers)
    await erasing.erase(GUILD, DIRK.id)
    await erasing.set_all_aside(GUILD)
    await forgotten_meanwhile(table, session)
    await erasing.keep(GUILD, DIRK.id)
    await erasing.take_all_up(GUILD)
    assert await table.places(session) == {ANNA.id: 2, BEN.id: 1}


# What it would cost to leave


async def loss(table, session, person):
    return await table.sessions.loss_of_leaving(await table.stored(session), person.id)


async def test_whoever_has_answered_loses_their_place_and_rating(table):
    session = await table.went(BEN, answers=1)
    assert await loss(table, session, ANNA) is Loss.RATING


async def test_whoever_has_not_answered_loses_rating_if_two_others_play_on(table):
    session = await table.went(BEN, CLEO, answers=1)
    assert await loss(table, session, CLEO) is Loss.RATING
    await table.leave(session, BEN)
    assert await loss(table, session, CLEO) is Loss.NOTHING


async def test_at_a_table_that_does_not_count_only_a_place_is_lost(table):
    session = await table.went(BEN, CLEO, answers=1)
    await table.servers.change(GUILD, ANNA.id, Setting.RATINGS, lambda row: replace(row, ratings=False))
    assert await loss(table, session, ANNA) is Loss.PLACE
    assert await loss(table, session, CLEO) is Loss.NOTHING


async def test_nothing_is_lost_among_robots_before_the_start_or_after_the_decision(table):
    alone, lobby, decided = await table.went(robots=1), await table.opened(BEN), await table.went(BEN)
    await table.leave(decided, BEN)
    for session in (alone, lobby, decided):
        assert await loss(table, session, ANNA) is Loss.NOTHING


async def test_whoever_plays_for_honour_loses_nothing(table):
    session = await table.went(BEN, CLEO)
    await table.act(session, TookOver(A, DIRK))
    assert await loss(table, session, DIRK) is Loss.NOTHING
