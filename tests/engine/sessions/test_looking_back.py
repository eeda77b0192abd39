"""Looking back: each step as it was seen then, by whoever may see it, and nothing that is a secret."""

from dataclasses import replace

import pytest

from engine.errors import Refused
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.journal.records import By
from engine.play.chance import Chance
from engine.play.digests import FORMAT
from engine.play.table import Sealed, Unsealed
from engine.sessions.looking_back import LookingBack, beginnings
from engine.sessions.session_events import RoundRestarted, TakenBack
from engine.sessions.sessions import Sessions
from engine.sessions.undoing import Undoing
from tests.engine.older_files import as_older
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD, TABLES, TOY, play_on, ranking, started
from tests.engine.toy import A, B, Said, game_of, letter, number, secret_letter


async def plotting(table):
    """A names a number, while B may change a secret; then both lay a sealed letter."""
    state = table.state
    said = await table.ask(A, number(), meanwhile={B: secret_letter(table)})
    state.log.append(said)
    table.tell(Said(f"seat {A} says {said}"))
    laid = await table.ask_all({seat: letter() for seat in (A, B)}, revealed=True)
    state.log.extend(laid.values())


PLOT = replace(
    game_of(plotting, rounds=2),
    ranking=ranking,
    view=lambda state, question, seat: (*state.log, state.secret if seat == B else "?", bool(question)),
)


@pytest.fixture
def sessions(journal):
    return Sessions(journal, {**TABLES, "plot": replace(PLOT, name="plot"), "toy": TOY})


@pytest.fixture
def looking(sessions):
    return LookingBack(sessions)


async def stored(sessions, session):
    return await sessions.find(session.id, guild=GUILD)


async def whole(sessions, looking, session, person=ANNA):
    """Everything that somebody can see by going from step to step."""
    session = await stored(sessions, session)
    last = await looking.past(session, person.id)
    return [await looking.past(session, person.id, number=step.number) for step in last.steps]


async def refusal(looking, session, person=ANNA, **more):
    with pytest.raises(Refused) as refused:
        await looking.past(session, person.id, **more)
    return refused.value.reason


@pytest.mark.parametrize("name", sorted(GAMES))
async def test_every_step_is_as_it_was_posted_and_as_the_seat_saw_it(sessions, looking, name):
    session = await started(sessions, BEN, CLEO, game=name)
    chance, seen = Chance("look", name), {}

    async def note():
        mine = await sessions.position(session.id, BEN.id)
        known = await looking.step_of(session.id, mine.told)
        seen.setdefault(known, ((await sessions.position(session.id, None)).view, mine.view))

    await note()
    for _ in range(24):
        await play_on(sessions, session, chance, heard=lambda *_: None, most=1)
        await note()
    session = await stored(sessions, session)
    newest = await looking.past(session, BEN.id)
    assert [step.number for step in newest.steps] == sorted(seen)
    for step in newest.steps[::6]:
        past = await looking.past(session, BEN.id, number=step.number, eyes=1)
        assert (past.public, past.view) == seen[step.number]
    told = [event for past in await whole(sessions, looking, session) for event in past.events]
    assert told == [one for one in await sessions.story(session) if not one.is_change]


async def test_neither_an_aside_nor_a_change_of_a_sealed_answer_shows(sessions, looking):
    """Twins: the second has both, and nobody else finds anything else by looking back."""
    twins = [await started(sessions, BEN, game="plot") for _ in range(2)]
    for session in twins:
        await sessions.submit(session.id, ANNA, "3")
        await sessions.submit(session.id, ANNA, "x")
        if session is twins[1]:
            await sessions.submit(session.id, ANNA, "y")
            await sessions.submit(session.id, ANNA, "x")
        await sessions.submit(session.id, BEN, "y")
        if session is twins[1]:
            await sessions.submit(session.id, BEN, "y", ticket="2.1+")
        await sessions.submit(session.id, ANNA, "4")
    one, other = [await whole(sessions, looking, session) for session in twins]
    assert [step.number for step in other[0].steps] == [0, 1, 2, 3, 4]

    def public(past):
        told = [
            type(one.event) if isinstance(one.event, Sealed | Unsealed) else one.event for one in past.events
        ]  # games have different seals
        return past.view, told, [step.number for step in past.steps], [part.view for part in past.rounds]

    assert [public(past) for past in one] == [public(past) for past in other]
    mine = await looking.past(await stored(sessions, twins[1]), BEN.id, eyes=1)
    assert (mine.view[-2], mine.public[-2]) == ("y", "?")
    assert (await looking.past(await stored(sessions, twins[1]), BEN.id, number=3, eyes=1)).view[-2] == "x"


async def test_while_the_game_is_on_nobody_looks_through_the_eyes_of_others_and_then_all_do(
    sessions, looking
):
    session = await stored(sessions, await started(sessions, BEN))
    for person, eyes in ((ANNA, 1), (CLEO, 0), (ANNA, 2)):
        assert await refusal(looking, session, person, eyes=eyes) == "look-eyes"
    assert (await looking.past(session, CLEO.id)).seats == ()
    assert (await looking.past(session, BEN.id)).seats == (1,)
    await play_on(sessions, session, Chance("all"), heard=lambda *_: None)
    over = await stored(sessions, session)
    past = await looking.past(over, CLEO.id, eyes=1, number=1)
    assert past.seats == (0, 1)
    assert "a secret of seat 0" not in str(past.events)
    assert "a secret of seat 0" in str((await looking.past(over, CLEO.id, eyes=0, number=1)).events)
    assert await refusal(looking, over, eyes=2) == "not-an-option"


async def test_what_somebody_has_said_ahead_is_told_to_them_alone_even_after_the_end(
    sessions, looking, journal
):
    session = await started(sessions, BEN, CLEO, game="boomtown")
    first, *_ = (await sessions.position(session.id, None)).waiting_for
    people = (ANNA, BEN, CLEO)
    second = people[(first + 1) % 3]
    await sessions.submit(session.id, second, "3", ticket="1=bid")
    await sessions.submit(session.id, people[first], "1")
    seat = people.index(second)

    async def is_marked(person):
        past = await looking.past(await stored(sessions, session), person.id, number=2, eyes=seat)
        assert past.events
        return any(one.is_ordered for one in past.events)

    assert await is_marked(second)
    await journal.write(lambda db: db.execute("UPDATE sessions SET status = 'over'").rowcount)
    assert await is_marked(second)
    assert not await is_marked(people[first])


async def test_a_round_that_began_again_is_shown_as_it_was_played_in_the_end(sessions, looking):
    session = await started(sessions, BEN)
    await sessions.submit(session.id, ANNA, "3")
    await sessions.restart_round(session.id, by=By.ORGANISER)
    assert [past.view.log for past in await whole(sessions, looking, session)] == [(2,)]
    await sessions.submit(session.id, ANNA, "7")
    await sessions.submit(session.id, BEN, "8")
    seen = await whole(sessions, looking, session)
    assert [past.step.number for past in seen] == [0, 2, 3], "a number never names another step"
    assert [past.view.log for past in seen] == [(2,), (2, 7), (2, 7, 8)]
    assert [type(one.event) for one in seen[0].events] == [RoundRestarted]
    assert "says 7" in str(seen[1].events[0])
    taken_back = await looking.past(await stored(sessions, session), ANNA.id, number=1)
    assert taken_back.at == 0, "the last one before it that stands"


async def test_what_was_taken_back_is_passed_over_and_its_number_opens_the_last_step_that_stands(
    sessions, looking
):
    session = await started(sessions, BEN, CLEO, game="boomtown")
    people, undoing = (ANNA, BEN, CLEO), Undoing(sessions.workings)
    first = (await sessions.position(session.id, None)).waiting_for[0]
    await sessions.submit(session.id, people[first], "1")
    told = (await sessions.position(session.id, None)).told
    await undoing.take_back(session.id, people[first])
    number = await looking.step_of(session.id, told)
    assert number == 1
    assert (await looking.past(await stored(sessions, session), ANNA.id, number=number)).at == 0
    await sessions.submit(session.id, people[first], "2")
    seen = await whole(sessions, looking, session)
    assert [past.step.number for past in seen] == [0, 2]
    assert [past.view.auction.gold for past in seen] == [0, 2]
    assert seen[-1].public == (await sessions.position(session.id, None)).view
    assert TakenBack in [type(one.event) for one in seen[0].events]


async def test_there_is_no_step_that_was_not_played(sessions, looking):
    session = await started(sessions, BEN)
    await sessions.submit(session.id, ANNA, "3")
    session = await stored(sessions, session)
    assert (await looking.past(session, ANNA.id, number=1)).at == 1
    assert await refusal(looking, session, number=2) == "look-step"
    opened = await sessions.open("toy", {}, guild=GUILD, channel=1, host=BEN, language="en")
    assert await refusal(looking, opened) == "not-started"


async def test_names_are_those_of_the_time(sessions, looking):
    session = await started(sessions, BEN, CLEO)
    await sessions.submit(session.id, ANNA, "3")
    await sessions.submit(session.id, replace(BEN, name="Benedict"), "4")
    await sessions.leave(session.id, CLEO)
    names = [past.session.names for past in await whole(sessions, looking, session)]
    assert names[:2] == [("Anna", "Ben", "Cleo")] * 2
    assert names[2][:2] == ("Anna", "Benedict"), "from the very answer on"
    assert names[-1][2] != "Cleo"
    assert (await stored(sessions, session)).names == names[-1]


async def test_a_row_of_the_story_belongs_to_the_step_that_told_it(sessions, looking):
    session = await started(sessions, BEN)
    await sessions.submit(session.id, ANNA, "3")
    told = (await sessions.position(session.id, None)).told
    await sessions.submit(session.id, BEN, "4")
    assert await looking.step_of(session.id, told) == 1
    assert await looking.step_of(session.id, told + 1) == 2
    await sessions.restart_round(session.id, by=By.ORGANISER)
    number = await looking.step_of(session.id, told)
    assert (await looking.past(await stored(sessions, session), ANNA.id, number=number)).at == 0


async def test_many_rounds_come_in_chapters_of_equal_length(sessions):
    looking = LookingBack(sessions, most=2)
    session = await started(sessions, BEN)
    await play_on(sessions, session, Chance("parts"), heard=lambda *_: None)
    session = await stored(sessions, session)
    first, last = await looking.past(session, ANNA.id, number=0), await looking.past(session, ANNA.id)
    assert [step.round for step in beginnings(first.steps)] == [1, 2, 3]
    for past, rounds in ((first, [1]), (last, [2, 3])):
        assert [part.first.round for part in past.chapters] == [1, 2]
        assert [part.first.round for part in past.rounds] == rounds
        assert [len(part.view.log) for part in past.rounds] == [4 * (one - 1) + 1 for one in rounds]
    assert (last.round_before.round, last.round_after) == (3, last.step)
    assert first.round_before == first.step
    assert first.round_after.round == 2
    few = await LookingBack(sessions).past(session, ANNA.id)
    assert (few.chapters, len(few.rounds)) == ((), 3)


async def test_rules_that_this_version_does_not_know_are_not_guessed(sessions, looking, journal):
    session = await stored(sessions, await started(sessions, BEN))
    await journal.write(lambda db: db.execute("UPDATE checkpoints SET revision = 2").rowcount)
    assert await refusal(looking, session) == "look-revision"


@pytest.mark.parametrize(
    "damage",
    [
        f"UPDATE answers SET digest = '{FORMAT}:0000' WHERE number = 2",  # noqa: S608
        "UPDATE answers SET answer = '\"nonsense\"' WHERE number = 2",
        "UPDATE answers SET answer = '{' WHERE number = 2",
        "UPDATE checkpoints SET state = ''",
        "DELETE FROM answers WHERE number = 1",
    ],
)
async def test_what_does_not_replay_is_not_shown(sessions, looking, journal, damage):
    session = await started(sessions, BEN)
    for person, said in ((ANNA, "3"), (BEN, "4")):
        await sessions.submit(session.id, person, said)
    await journal.write(lambda db: db.execute(damage).rowcount)
    assert await refusal(looking, await stored(sessions, session)) == "look-differs"


async def test_digests_of_another_format_are_passed_over(sessions, looking, journal):
    session = await started(sessions, BEN)
    await sessions.submit(session.id, ANNA, "3")
    await journal.write(lambda db: db.execute("UPDATE answers SET digest = '1:0000'").rowcount)
    past = await looking.past(await stored(sessions, session), ANNA.id)
    assert past.view.log == (2, 3)


async def test_a_game_of_an_earlier_version_is_shown(tmp_path):
    paths = tmp_path / "new.sqlite3", tmp_path / "old.sqlite3"
    journal = await Journal.open(paths[0])
    sessions = Sessions(journal, TABLES)
    session = await started(sessions, BEN, CLEO, game="boomtown")
    await play_on(sessions, session, Chance("old"), heard=lambda *_: None, most=6)
    seen = [past.view for past in await whole(sessions, LookingBack(sessions), session)]
    await journal.close()
    journal = await Journal.open(as_older(*paths, 12))
    sessions = Sessions(journal, TABLES)
    assert [past.view for past in await whole(sessions, LookingBack(sessions), session)] == seen
    await journal.close()


async def test_what_follows_an_answer_of_another_format_is_not_compared(sessions, looking, journal):
    """A version that brought a running game up to date went on from a state that lacked what is known now."""
    session = await started(sessions, BEN)
    for person, said in ((ANNA, "3"), (BEN, "4")):
        await sessions.submit(session.id, person, said)
    before = await looking.past(await stored(sessions, session), ANNA.id)
    for answer, digest in ((1, ""), (2, f"{FORMAT}:0000")):
        await journal.write(
            lambda db, answer=answer, digest=digest: (
                db.execute("UPDATE answers SET digest = ? WHERE number = ?", (digest, answer)).rowcount
            )
        )
    assert (await looking.past(await stored(sessions, session), ANNA.id)).view == before.view
