"""Undo: what a seat may take back, what falls with it, and that nothing else changes."""

import pytest

from engine.sessions.session_events import TakenBack
from engine.sessions.undoing import Undoing
from tests.engine.sessions.clocked import Clocked
from tests.engine.table_talk import ANNA, BEN, CLEO, started
from tests.engine.toy import A, Said


@pytest.fixture
def table(journal):
    return Clocked(journal)


async def test_what_is_taken_back_falls_and_the_question_is_open_again(table):
    undoing = Undoing(table.sessions.workings)
    session = await started(table.sessions, BEN, CLEO, game="market")
    await table.sessions.submit(session.id, ANNA, "x")
    found = await undoing.possible(session.id, ANNA.id)
    assert (found.is_free, found.others, found.seat) == (True, (), A)
    assert [one.event for one in found.fallen] == [Said("seat 0 says x")]
    after = await undoing.take_back(session.id, ANNA, found.number)
    assert [one.event for one in await table.sessions.story(after)] == [TakenBack(A, after.epoch)]
    assert await undoing.fallen(after, after.epoch) == list(found.fallen)
    assert (await table.sessions.asked(session.id, ANNA.id)).ticket == "1.1001"
    await table.sessions.submit(session.id, ANNA, "y")
    assert (await table.again().sessions.asked(session.id, ANNA.id)).ticket == "2.1001"
