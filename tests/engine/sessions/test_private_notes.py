"""Private notes: each is its writer's alone, changes nothing else, and goes with the seat."""

import pytest

from engine.journal import private_note_rows
from engine.play.table import Seat
from engine.sessions.lost_seats import LostSeats
from engine.sessions.private_notes import LONGEST, PrivateNotes
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.sessions.test_lost_seats import kept, offered
from tests.engine.sessions.test_seats import refused
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK

NONE = ""
A = Seat(0)


@pytest.fixture
def table(journal):
    return Clockwork(journal)


@pytest.fixture
def notes(table):
    return PrivateNotes(table.workings)


async def test_a_note_takes_the_place_of_the_one_before_and_an_empty_one_deletes_it(table, notes):
    session = await table.started(BEN)
    for text in ("the 7 is still out", "x" * LONGEST):
        await notes.keep(session.id, ANNA.id, text)
        assert await notes.of(session.id, ANNA.id) == text
    await notes.keep(session.id, ANNA.id, "")
    assert await notes.of(session.id, ANNA.id) == NONE
    await notes.keep(session.id, ANNA.id, "")


async def test_each_reads_what_they_have_written_themselves_in_that_game_and_nothing_else(table, notes):
    first, second = await table.started(BEN), await table.started(BEN)
    await notes.keep(first.id, ANNA.id, "mine")
    await notes.keep(first.id, BEN.id, "Ben’s")
    found = [await notes.of(each.id, person.id) for each in (first, second) for person in (ANNA, BEN, CLEO)]
    assert found == ["mine", "Ben’s", NONE, NONE, NONE, NONE]
    await notes.keep(second.id, ANNA.id, "later")
    of_anna = await table.journal.read(lambda db: private_note_rows.notes(db, ANNA.id))
    assert of_anna == {first.id: "mine", second.id: "later"}


async def test_what_cannot_be_kept_is_refused_and_changes_nothing(table, notes):
    session, still_open = await table.started(BEN), await table.opened()
    await notes.keep(session.id, ANNA.id, "mine")
    await refused(notes.keep(session.id, ANNA.id, "x" * (LONGEST + 1)), "note-too-long")
    await refused(notes.keep(session.id, CLEO.id, "a spectator’s"), "not-seated")
    await refused(notes.keep(session.id, CLEO.id, ""), "not-seated")
    await refused(notes.keep(still_open.id, ANNA.id, "too early"), "not-started")
    await refused(notes.keep(still_open.id + 9, ANNA.id, "no such game"), "no-such-game")
    assert await table.rows("SELECT person, text FROM private_notes") == [(ANNA.id, "mine")]


async def test_a_note_is_deleted_once_its_writer_has_left(table, notes):
    session = await table.started(BEN, CLEO)
    for person in (ANNA, BEN):
        await notes.keep(session.id, person.id, person.name)
    await table.sessions.leave(session.id, ANNA)
    assert await notes.of(session.id, ANNA.id) == NONE
    assert await notes.of(session.id, BEN.id) == BEN.name, "who stays keeps their own"
    for person in (BEN, CLEO):
        await table.sessions.leave(session.id, person)
    assert await table.rows("SELECT * FROM private_notes") == [], "the session is closed"


async def test_a_substitute_neither_reads_nor_keeps_the_note_of_whoever_sat_there(table, notes):
    session = await table.started(BEN, CLEO)
    await notes.keep(session.id, ANNA.id, "Anna’s")
    lost = LostSeats(table.workings)
    await offered(table, session)
    assert await notes.of(session.id, ANNA.id) == "Anna’s", "as long as nobody has taken the seat"
    await lost.take(session.id, A, DIRK)
    assert await notes.of(session.id, DIRK.id) == NONE
    assert await table.rows("SELECT * FROM private_notes") == []


async def test_a_caretaker_and_the_end_of_a_game_leave_a_note_as_it_is(table, notes):
    session = await kept(table, BEN, CLEO)
    await notes.keep(session.id, ANNA.id, "when I am back")
    await table.sessions.come_back(session.id, ANNA.id)
    assert await notes.of(session.id, ANNA.id) == "when I am back"
    over = await table.finished(BEN)
    await notes.keep(over.id, ANNA.id, "well played")
    assert await notes.of(over.id, ANNA.id) == "well played"
    await notes.keep(over.id, ANNA.id, "")
    assert await notes.of(over.id, ANNA.id) == NONE


async def everything(table):
    """All that is stored, but the notes."""
    dump = await table.journal.read(lambda db: list(db.iterdump()))
    return [line for line in dump if not line.startswith('INSERT INTO "private_notes"')]


async def test_a_note_changes_nothing_but_its_own_row(table, notes):
    """Not what anybody is told, when a table was last active, nor which calls run."""
    session = await table.post(await table.started(BEN))
    before = await everything(table)
    table.at += 60
    await notes.keep(session.id, ANNA.id, "nobody hears of it")
    assert await everything(table) == before
    assert await table.stored(session) == session
