"""What people say ahead survives kills, a disk that refuses, presses at once, and whoever takes a seat."""

import asyncio

import pytest

from engine.errors import NotAsked, Rejected, StaleDecision
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.play.chance import Chance
from engine.play.decisions import as_text
from engine.sessions.lost_seats import LostSeats
from engine.sessions.sessions import Sessions
from tests.engine.older_files import as_older
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, TABLES, started
from tests.every_game.orders import anything
from tests.every_game.walks import a_few

BEFORE = 13
"""The version of files in which nothing could be said ahead."""


PEOPLE = (ANNA, BEN, CLEO)


class Killed(Exception):
    """The bot has ended."""


async def sit_down(sessions):
    """A table of three, and the people in the order in which they are asked to bid."""
    session = await started(sessions, BEN, CLEO, game="boomtown")
    (first,) = (await sessions.position(session.id, None)).waiting_for
    people = {person.id: person for person in PEOPLE}
    return session, [people[session.seats[(first + step) % 3].person] for step in range(3)]


async def rows(journal, session):
    """All that is stored of what was said ahead and answered in a session."""
    return await journal.read(
        lambda db: (
            db.execute("SELECT seat, decision, said FROM orders WHERE session = ?", (session.id,)).fetchall(),
            db.execute(
                "SELECT seat, by, answer FROM answers WHERE session = ? ORDER BY number", (session.id,)
            ).fetchall(),
        )
    )


def killed_at(journal, beats):
    """Let the bot end before (an even number of `beats`) or after (odd) one of its writes from now on."""
    write = journal.write

    async def writes(job):
        nonlocal beats
        beats -= 1
        if beats == -1:
            raise Killed
        found = await write(job)
        beats -= 1
        if beats == -1:
            raise Killed
        return found

    journal.write = writes
    return write


async def press(sessions, session, person, text, ticket):
    if text == "forget":
        await sessions.forget_order(session.id, person.id, ticket)
    else:
        await sessions.submit(session.id, person, text, ticket=ticket)


SAYS, BIDS = (1, "3", "1=bid"), (0, "3", "1=bid")
PRESSES = {
    "says": ([SAYS], [(1, "3")], []),
    "bids": ([BIDS], [(0, "3")], [(0, "person", "1")]),
    "forgets": ([SAYS, (1, "forget", "1=bid")], [], []),
    "outbids": (
        [SAYS, (2, "pass", "1=bid"), (0, "1", "1.1")],
        [(1, "3")],
        [(0, "person", "1"), (1, "order", "2"), (2, "order", "null")],
    ),
}
"""What bidders press; what is said ahead and answered then."""


@pytest.mark.parametrize("what", PRESSES)
async def test_wherever_the_bot_ends_whoever_presses_again_has_said_and_answered_it_once(journal, what):
    presses, said, answered = PRESSES[what]
    beats, was_killed = 0, True
    while was_killed:
        was_killed, sessions = False, Sessions(journal, TABLES)
        session, people = await sit_down(sessions)
        write = killed_at(journal, beats)
        for who, text, ticket in presses:
            try:
                await press(sessions, session, people[who], text, ticket)
            except Killed:
                was_killed, journal.write, sessions = True, write, Sessions(journal, TABLES)
                try:
                    await press(sessions, session, people[who], text, ticket)
                except StaleDecision:
                    assert text == "1", "only an answer is given once: it was stored, but told to nobody"
        journal.write, beats = write, beats + 1
        orders, answers = await rows(journal, session)
        seats = {session.seat_of(person.id): number for number, person in enumerate(people)}
        assert [(seats[seat], text) for seat, _, text in orders] == said
        assert [(seats[seat], *row) for seat, *row in answers] == answered
    assert beats > 2 * len(presses)


async def test_of_an_order_and_an_answer_to_the_same_question_at_once_both_count_or_one_is_refused(sessions):
    for turned in (False, True):
        session, (first, second, _) = await sit_down(sessions)
        presses = [
            sessions.submit(session.id, first, "4", ticket="1=bid"),
            sessions.submit(session.id, first, "2", ticket="1.1"),
            sessions.submit(session.id, first, "4", ticket="1=bid"),
        ]
        done = await asyncio.gather(*(presses[::-1] if turned else presses), return_exceptions=True)
        refused = [one for one in done if isinstance(one, BaseException)]
        assert all(isinstance(one, Rejected) for one in refused)
        position = await sessions.position(session.id, None)
        assert session.seats[position.view.auction.leader].person == first.id
        assert position.view.auction.gold == 1, "the first of them answered, with the least that is legal"
        assert session.seats[position.waiting_for[0]].person == second.id
        assert (await sessions.ahead(session.id, first.id)).given == 4


async def test_what_is_said_while_the_step_that_asks_is_under_way_answers_or_is_stored(sessions, journal):
    session, (first, second, third) = await sit_down(sessions)
    await asyncio.gather(
        sessions.submit(session.id, first, "1"),
        sessions.submit(session.id, second, "3", ticket="1=bid"),
        sessions.submit(session.id, third, "pass", ticket="1=bid"),
    )
    auction = (await sessions.position(session.id, None)).view.auction
    assert (auction.gold, session.seats[auction.leader].person) == (2, second.id)
    assert [session.seats[seat].person for seat in auction.passed] == [third.id]


async def test_to_forget_twice_and_at_once_with_the_answer_changes_nothing_more(sessions, journal):
    session, (first, second, _) = await sit_down(sessions)
    await sessions.submit(session.id, second, "3", ticket="1=bid")
    await asyncio.gather(
        sessions.forget_order(session.id, second.id, "1=bid"),
        sessions.forget_order(session.id, second.id, "1=bid"),
        sessions.submit(session.id, first, "1"),
    )
    position = await sessions.position(session.id, None)
    assert session.seats[position.waiting_for[0]].person == second.id
    assert (await rows(journal, session))[0] == []


async def test_whoever_takes_a_seat_finds_no_orders_and_whoever_is_back_on_theirs_gave_none(
    sessions, journal
):
    session, (first, second, _) = await sit_down(sessions)
    await sessions.submit(session.id, second, "3", ticket="1=bid")
    await sessions.leave(session.id, second)
    assert (await rows(journal, session))[0] == []
    lost, seat = LostSeats(sessions.workings), session.seat_of(second.id)
    for person in (DIRK, second):
        await lost.offer_robots_seat(session.id, first.id, seat)
        session = await lost.take(session.id, seat, person)
        asked = await sessions.ahead(session.id, person.id)
        assert asked.given is None
        await sessions.submit(session.id, person, "4", ticket=asked.ticket)
        with pytest.raises(Rejected):
            await sessions.forget_order(session.id, (second if person is DIRK else DIRK).id, asked.ticket)
        session = await sessions.leave(session.id, person)


async def test_games_of_a_file_in_which_nothing_could_be_said_ahead_go_on_with_orders(journal, tmp_path):
    before, chance = Sessions(journal, GAMES), Chance("before")
    played = [await started(before, BEN, CLEO, game=name) for name in sorted(GAMES)]
    old = await Journal.open(as_older(journal.path, tmp_path / "old.sqlite3", BEFORE))
    sessions = Sessions(old, GAMES)
    for session in played:
        for _ in range(12):
            for person in PEOPLE:
                try:
                    one = chance.pick((await sessions.ahead(session.id, person.id)).ahead)
                except NotAsked:
                    continue
                text = as_text(anything(one.decision, chance))
                await sessions.submit(session.id, person, text, ticket=one.ticket)
            waiting = (await sessions.position(session.id, None)).waiting_for
            for seat in waiting[:1]:
                person = PEOPLE[seat]
                asked = await sessions.asked(session.id, person.id)
                text = as_text(chance.pick(a_few(asked.decision)))
                await sessions.submit(session.id, person, text, ticket=asked.ticket)
    games = {
        game
        for (game,) in await old.read(
            lambda db: db.execute(
                "SELECT DISTINCT game FROM answers JOIN sessions ON id = session WHERE by = 'order'"
            ).fetchall()
        )
    }
    await old.close()
    assert games == set(GAMES)
