"""What is read for the figures: how many games there are, which stand still through a fault, the disk."""

import pytest

from bot.health import gauges
from bot.health.gauges import stored, tick_of
from engine.journal import note_rows, posting_rows, standing_rows
from engine.sessions.stuck import Why
from tests.engine.sessions.clocked import Clocked
from tests.engine.table_talk import ANNA, BEN, CLEO, opened, started

LONG_AGO = 1.0


@pytest.fixture
def table(journal):
    return Clocked(journal)


async def read(table, *, up_since=LONG_AGO):
    return await stored(table.journal, lambda guild: up_since, now=lambda: table.now)


async def test_games_are_counted_by_title_and_state_and_those_that_are_over_are_not(table):
    await opened(table.sessions)
    session = await started(table.sessions, BEN)
    await started(table.sessions, BEN, CLEO, game="boomtown")
    found = await read(table)
    assert found.games == {("toy", "open"): 1, ("toy", "playing"): 1, ("boomtown", "playing"): 1}
    assert found.behind == 2, "the boards of the two that run"
    for person in (ANNA, BEN):
        await table.sessions.leave(session.id, person)
    assert ("toy", "playing") not in (await read(table)).games


async def test_games_that_stand_still_through_a_fault_are_counted_by_the_worst_one(table):
    frozen, troubled, _behind, overdue = [await started(table.sessions, BEN) for _ in range(4)]
    for session in (frozen, troubled, overdue):
        await table.post(session)
    write = table.journal.write
    await write(lambda db: standing_rows.save_frozen(db, frozen.id, "ref"))
    await write(lambda db: posting_rows.save_trouble(db, frozen.id, "locked", table.now))
    await write(lambda db: posting_rows.save_trouble(db, troubled.id, "locked", table.now))
    table.passes(hours=1)
    assert (await read(table)).stuck == {Why.FROZEN: 1, Why.TROUBLE: 1, Why.BEHIND: 1}
    assert (await read(table, up_since=None)).stuck == {Why.FROZEN: 1, Why.TROUBLE: 1}, (
        "while Discord is away"
    )
    table.passes(days=30)
    assert (await read(table)).stuck == {Why.FROZEN: 1, Why.TROUBLE: 1, Why.BEHIND: 1, Why.OVERDUE: 1}
    assert (await read(table, up_since=table.now)).stuck == {Why.FROZEN: 1, Why.TROUBLE: 1}, "it is just back"


async def test_of_very_many_faults_only_some_are_looked_at(table, monkeypatch):
    monkeypatch.setattr(gauges, "MOST_LOOKED_AT", 14)
    for _ in range(4):
        await started(table.sessions, BEN)
    table.passes(days=1)
    assert 1 <= (await read(table)).stuck[Why.BEHIND] <= 4


async def test_notes_the_file_and_the_disk_are_told(table):
    assert (await read(table)).tick is None
    assert await tick_of(table.journal) is None
    for name, value in (("tick", "5.5"), ("backup-at", "7"), ("backup-bytes", "4096")):
        await table.journal.write(lambda db, name=name, value=value: note_rows.save_note(db, name, value))
    found = await read(table)
    assert (found.tick, found.backup_at, found.backup_bytes) == (5.5, 7, 4096)
    assert await tick_of(table.journal) == 5.5
    assert found.parts["main"] == table.journal.path.stat().st_size
    assert found.parts["log"] > 0
    assert 0 < found.disk_free < found.disk_size
