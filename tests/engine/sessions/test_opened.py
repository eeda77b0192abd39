"""Since when a question is open, and that what was sent before is no answer to it."""

from dataclasses import replace

import pytest

from engine.errors import NotAsked, SentBefore
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, ranking, started, whole
from tests.engine.toy import A, B, Said, game_of, letter, number, secret_letter


class Clock:
    """Time passes when a test says so."""

    def __init__(self):
        self.time = 1000.0

    def __call__(self):
        return self.time


async def quick(table):
    """All say something; then Anna names one number after another, while Ben may change a secret."""
    table.tell(Said("it begins"))
    await table.ask_all(dict.fromkeys((A, B), letter()), revealed=True)
    for _ in range(3):
        named = await table.ask(A, number(), meanwhile={B: secret_letter(table)})
        table.state.log.append(named)


QUICK = replace(game_of(quick, rounds=9), ranking=ranking)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def tables(journal, clock):
    return Sessions(journal, {**TABLES, "toy": QUICK}, now=clock)


async def opened(tables, session, person=ANNA):
    return (await tables.asked(session.id, person.id)).opened


async def test_a_question_to_all_is_open_since_the_answer_before_it_however_many_have_answered(
    tables, clock, journal
):
    session = await started(tables, BEN)
    seen = [await opened(tables, session)]
    for minute, (person, text) in enumerate(
        ((ANNA, "x"), (ANNA, "y"), (BEN, "y"), (ANNA, "1"), (ANNA, "2"), (ANNA, "3"), (BEN, "x")), 1
    ):
        clock.time = 1000.0 + 60 * minute
        await tables.submit(session.id, person, text)
        seen.append(await opened(tables, session))
        again = Sessions(journal, {"toy": QUICK}, now=clock)
        assert await opened(again, session) == seen[-1], "a restart forgets nothing"
    assert seen == [1000.0, 1000.0, 1000.0, 1180.0, 1240.0, 1300.0, 1360.0, 1360.0]


async def test_what_is_changed_or_said_meanwhile_opens_no_question_anew(tables, clock, journal):
    session = await started(tables, BEN)
    clock.time = 1060.0
    await tables.submit(session.id, ANNA, "x")
    await tables.submit(session.id, BEN, "x")
    market = await started(tables, BEN, CLEO, game="market")
    clock.time = 1120.0
    await tables.submit(session.id, BEN, "y", decision="letter")
    await tables.submit(market.id, BEN, "4")
    again = Sessions(journal, {**TABLES, "toy": QUICK}, now=clock)
    for one in (tables, again):
        assert (await one.asked(session.id, BEN.id)).ticket == "1.2+"
        assert await opened(one, session) == 1060.0
    assert await opened(tables, market) == 1060.0


async def test_what_a_robot_answers_opens_the_next_question_for_people(tables, clock, journal):
    session = await started(tables, BEN, game="toy", robots=0)
    clock.time = 1060.0
    await tables.submit(session.id, ANNA, "x")
    clock.time = 1120.0
    await tables.leave(session.id, BEN)
    assert await opened(tables, session) == 1120.0
    assert await opened(Sessions(journal, {"toy": QUICK}, now=clock), session) == 1120.0


async def test_an_answer_that_was_sent_before_its_question_was_open_is_refused_and_changes_nothing(
    tables, clock
):
    session = await started(tables, BEN)
    for person in (ANNA, BEN):
        await tables.submit(session.id, person, "x")
    clock.time = 1060.0
    await tables.submit(session.id, ANNA, "1", decision="number", sent=1059.0)
    before = await whole(tables, session)
    for text in ("1", "99"):
        with pytest.raises(SentBefore, match="sent-before"):
            await tables.submit(session.id, ANNA, text, decision="number", sent=1059.5)
    with pytest.raises(NotAsked):
        await tables.submit(session.id, BEN, "1", decision="number", sent=1059.5)
    assert await whole(tables, session) == before
    await tables.submit(session.id, ANNA, "2", decision="number", sent=1060.0)


async def test_two_who_are_asked_at_once_do_not_open_the_question_for_each_other(tables, clock):
    session = await started(tables, BEN)
    clock.time = 1060.0
    await tables.submit(session.id, ANNA, "x", sent=1001.0)
    await tables.submit(session.id, BEN, "x", sent=1059.0)
    assert (await tables.asked(session.id, ANNA.id)).ticket == "1.2"


async def test_a_question_that_a_wrong_clock_opened_in_the_future_can_be_answered(tables, clock):
    session = await started(tables, BEN)
    clock.time = 1000.0 - 86_400
    await tables.submit(session.id, ANNA, "x", sent=clock.time - 0.1)
