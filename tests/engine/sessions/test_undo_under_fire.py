"""Wherever the bot ends, an answer is taken back wholly or not at all, and only once."""

import asyncio

import pytest

from engine.errors import Rejected
from engine.journal.motion_rows import Outcome
from tests.engine.sessions.test_orders_under_fire import Killed, killed_at
from tests.engine.sessions.undone import Undone
from tests.engine.table_talk import ANNA, BEN, started


async def takes_back(table, session, number):
    await table.undoing.take_back(session.id, BEN, number)


async def proposes(table, session, number):
    await table.undoing.propose(session.id, ANNA, number)


async def agrees(table, session, number):
    await table.motions.agree(session.id, 1, BEN)


async def answers(table, session, number):
    await table.sessions.submit(session.id, ANNA, "5", ticket="2.1")


PRESSES = {"free": [takes_back], "agreed": [proposes, agrees], "ended": [proposes, answers]}
"""What is pressed after Anna and Ben have said a three and a four, and Anna has changed a secret."""
LEFT = {"free": (3,), "agreed": (), "ended": (3, 4, 5)}


async def sit_down(journal):
    """A table, and the names of what Anna and Ben have answered last."""
    table = Undone(journal)
    session = await started(table.sessions, BEN, game="naming")
    await table.sessions.submit(session.id, BEN, "6", ticket="1=number")
    await table.says(session, (ANNA, 3))
    assert len(await table.log(session)) == 2
    await table.changes(session, ANNA, "y")
    numbers = [(await table.undoing.possible(session.id, one.id)).number for one in (ANNA, BEN)]
    return table, session, dict(zip((ANNA.id, BEN.id), numbers, strict=True))


@pytest.mark.parametrize("what", PRESSES)
async def test_wherever_the_bot_ends_whoever_presses_again_has_pressed_once(journal, what):
    beats, was_killed, seen = 0, True, set()
    while was_killed:
        was_killed = False
        table, session, numbers = await sit_down(journal)
        write = killed_at(journal, beats)
        for press in PRESSES[what]:
            number = numbers[BEN.id if press is takes_back else ANNA.id]
            try:
                await press(table, session, number)
            except Killed:
                was_killed, journal.write, table = True, write, table.again()
                await table.check_replay(session)
                try:
                    await press(table, session, number)
                except Rejected as error:
                    seen.add(error.reason)
        journal.write, beats = write, beats + 1
        left = (3, 1, 5)[: len(LEFT[what])]
        assert await table.log(session) == left
        assert await table.secret(session) == "y"
        fallen = {undone for *_, undone in await table.answers(session)}
        assert fallen == ({None} if what == "ended" else {None, 1}), "never twice"
        await table.check_replay(session)
        assert (await table.acts(session)).count("undo") == (what != "ended")
        motions = await table.rows("SELECT outcome FROM motions WHERE session = ?", session.id)
        ended = {"free": [], "agreed": [Outcome.PASSED], "ended": [Outcome.GONE]}[what]
        assert [outcome for (outcome,) in motions] == ended
    assert beats > 2 * len(PRESSES[what])
    assert seen <= {"stale", "undo-nothing", "motion-open", "motion-over"}
    assert seen, "a press that was stored, but told to nobody, is refused when it comes again"


async def test_of_an_answer_and_of_taking_back_at_once_the_first_decides(journal):
    for turned in (False, True):
        table, session, numbers = await sit_down(journal)
        presses = [takes_back(table, session, numbers[BEN.id]), answers(table, session, 0)]
        done = await asyncio.gather(*(presses[::-1] if turned else presses), return_exceptions=True)
        reasons = [one.reason for one in done if isinstance(one, Rejected)]
        assert reasons == (["undo-others"] if turned else ["stale"])
        assert await table.log(session) == ((3, 1, 5) if turned else (3,))
        await table.check_replay(session)


async def test_of_two_presses_at_once_one_takes_back(journal):
    table, session, numbers = await sit_down(journal)
    presses = [takes_back(table, session, numbers[BEN.id]) for _ in range(2)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(one) for one in done].count(type(None)) == 1
    assert await table.log(session) == (3,)
