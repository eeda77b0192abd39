"""Pauses, motions and absences whose time is up: each ends once, and boards are woken."""

import pytest

from bot.due.terms import Terms
from cogs.posting.board_messages import BoardMessages
from cogs.posting.offered_seats import OfferedSeats
from engine.clock.pace import DAY
from engine.journal.due_rows import DueKind
from engine.journal.records import Meanwhile
from engine.sessions.endings import Endings
from tests.cogs import visits
from tests.doubles import double
from tests.engine.sessions.clocked import Clocked
from tests.engine.table_talk import ANNA, BEN, started


class House:
    """The services of a bot over a table whose time a test moves."""

    def __init__(self, journal):
        self.table, self.woken = Clocked(journal), []
        self.terms = Terms(
            visits.services(
                motions=self.table.motions,
                absences=self.table.absences,
                boards=double(BoardMessages, wake=self.woken.append),
                endings=Endings(self.table.sessions.workings),
                offered_seats=double(OfferedSeats, wake=lambda number: None),
            )
        )

    async def ends(self, kind, number):
        await self.terms.handlers[kind](number)


@pytest.fixture
def house(journal):
    return House(journal)


async def test_a_pause_ends_at_its_date(house):
    session = await started(house.table.sessions, robots=1)
    await house.table.motions.propose_pause(session.id, ANNA, 1)
    await house.ends(DueKind.PAUSE, session.id)
    assert house.woken == []
    house.table.passes(days=1)
    for _ in range(2):
        await house.ends(DueKind.PAUSE, session.id)
    assert house.woken == [session.id]


async def test_a_motion_ends_after_a_day(house):
    session = await started(house.table.sessions, BEN)
    await house.table.motions.propose_pause(session.id, ANNA, 1)
    await house.ends(DueKind.MOTION, session.id)
    assert house.woken == []
    house.table.passes(days=1)
    for _ in range(2):
        await house.ends(DueKind.MOTION, session.id)
    assert house.woken == [session.id]


async def test_games_that_were_not_told_of_an_absence_are_told_as_soon_as_that_is_possible(
    house, monkeypatch
):
    first, _ = [await started(house.table.sessions, BEN) for _ in range(2)]
    absences, told = house.table.absences, house.table.absences._told

    async def fails(session, person):
        if session == first.id:
            raise OSError("disk")
        return await told(session, person)

    monkeypatch.setattr(absences, "_told", fails)
    with pytest.raises(OSError, match="disk"):
        await absences.go(ANNA.id, 1, Meanwhile.WAIT)
    monkeypatch.undo()
    for _ in range(2):
        await house.ends(DueKind.UNTOLD, ANNA.id)
    assert house.woken == [first.id], "the second was told, although the first could not be"


async def test_an_absence_ends_in_all_games_at_once(house):
    sessions = [await started(house.table.sessions, BEN) for _ in range(2)]
    away = await house.table.absences.go(ANNA.id, 1, Meanwhile.WAIT)
    assert away.absence.until == house.table.now + DAY
    await house.ends(DueKind.ABSENCE, ANNA.id)
    assert house.woken == []
    house.table.passes(days=1)
    for _ in range(2):
        await house.ends(DueKind.ABSENCE, ANNA.id)
    assert house.woken == [session.id for session in sessions]
