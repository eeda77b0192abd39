"""How far the story had come when each seat last acted: read from the journal, of whatever version."""

import itertools
import sqlite3
from contextlib import closing

import pytest

from engine.errors import ReplayMismatch
from engine.journal.journal import Journal
from engine.journal.records import By
from engine.play.table import Seat
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.engine.older_files import as_older
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, started

A, B, C = map(Seat, range(3))


async def test_the_story_is_known_to_have_come_so_far_before_each_seats_last_answer(sessions, journal):
    session, posted = await started(sessions, BEN, CLEO), Posted(journal)
    found = [(await posted.board(session.id)).since.seats]
    for person in (ANNA, BEN):
        await sessions.submit(session.id, person, "3")
        found.append((await posted.board(session.id)).since.seats)
    assert found == [{}, {A: 0}, {A: 0, B: 2}]
    assert (await posted.board(session.id)).since.of(C) == 0


async def test_it_can_be_asked_as_it_was_at_an_earlier_moment(sessions, journal):
    session, posted = await started(sessions, BEN, CLEO), Posted(journal)
    moments = []
    for person, text in [*((p, "3") for p in (ANNA, BEN, CLEO)), *((p, "x") for p in (ANNA, BEN, CLEO))] * 2:
        await sessions.submit(session.id, person, text)
        last = (await sessions.position(session.id, None)).told
        moments.append((last, (await posted.board(session.id)).since))
    for last, since in moments:
        assert (await posted.board(session.id, last=last)).since == since


async def test_that_a_sealed_answer_was_changed_is_known_also_to_whoever_reads_on_from_later(sessions):
    session = await started(sessions, BEN, CLEO)
    numbers = [(person, "3") for person in (ANNA, BEN, CLEO)]
    for person, text in (*numbers, (BEN, "x"), (ANNA, "x"), (BEN, "y")):
        await sessions.submit(session.id, person, text)
    happened, _ = await sessions.since_acting(session, A)
    assert [one.is_change for one in happened] == [False, True], "first their own"
    await sessions.restart_round(session.id, by=By.ORGANISER)
    for person, text in (*numbers, (BEN, "x")):
        await sessions.submit(session.id, person, text)
    assert not any(one.is_change for one in await sessions.story(session)), "what was taken back is none"


async def test_a_file_of_the_first_version_opens_knows_the_same_and_its_games_go_on(tmp_path):
    ticks = itertools.count(1.0)
    journal = await Journal.open(tmp_path / "new.sqlite3")
    sessions = Sessions(journal, TABLES, now=lambda: next(ticks))
    session = await started(sessions, BEN, robots=1)
    for person, text in ((ANNA, "3"), (BEN, "4"), (ANNA, "x"), (BEN, "y"), (ANNA, "5")):
        await sessions.submit(session.id, person, text)
    expected = (await Posted(journal).board(session.id)).since
    await journal.close()

    old = _first_version_of(tmp_path)
    journal = await Journal.open(old)
    try:
        found = (await Posted(journal).board(session.id)).since
        assert {seat: found.of(seat) for seat in (A, B)} == {seat: expected.of(seat) for seat in (A, B)}
        await Sessions(journal, TABLES).submit(session.id, BEN, "6")
        assert (await Posted(journal).board(session.id)).since.of(B) > found.of(B)
        await journal.write(
            lambda db: db.execute("UPDATE answers SET digest = replace(digest, ':', ':x') WHERE digest <> ''")
        )
        with pytest.raises(ReplayMismatch):
            await Sessions(journal, TABLES).position(session.id, None)
    finally:
        await journal.close()


def _first_version_of(folder):
    """The same rows in a file as the first version made it."""
    old = as_older(folder / "new.sqlite3", folder / "old.sqlite3", 1)
    with closing(sqlite3.connect(old)) as db, db:
        db.execute("UPDATE answers SET digest = 'made as the first version made it'")
    return old
