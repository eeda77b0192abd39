"""A file is rewritten so that nothing is left of what was deleted, and a kill in the middle harms nothing."""

import logging
import shutil
import sqlite3
from contextlib import closing

import pytest

from engine.journal import file_checks, note_rows, rewriting
from engine.journal.file_checks import beside
from engine.journal.journal import Journal
from engine.sessions.sessions import Sessions
from tests.engine.older_files import as_older
from tests.engine.table_talk import BEN, TABLES, opened

SECRET = b"Quetzalcoatl"


def slack(path):
    """Leave something deleted in a file, as versions did that did not overwrite it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA secure_delete = OFF").fetchone()
        for number in range(100):
            note_rows.save_note(db, f"old {number}", SECRET.decode() * 20)
        db.execute("DELETE FROM notes WHERE name LIKE 'old %'")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    assert SECRET in path.read_bytes()


async def file_of_games(path, games=8):
    """A file with open games."""
    journal = await Journal.open(path)
    sessions = Sessions(journal, TABLES)
    for guild in range(games):
        await opened(sessions, BEN, guild=guild)
    await journal.close()
    return path


def games(db):
    return db.execute("SELECT count(*) FROM sessions").fetchone()[0]


async def test_a_file_of_an_earlier_version_is_rewritten_once(tmp_path, caplog):
    path = as_older(await file_of_games(tmp_path / "new"), tmp_path / "old", 15)
    slack(path)
    for is_first in (True, False):
        with caplog.at_level(logging.INFO):
            journal = await Journal.open(path)
        assert ("was rewritten" in caplog.text) is is_first
        caplog.clear()
        assert await journal.read(games) == 8
        assert not await journal.read(rewriting.is_due)
        await journal.close()
        assert SECRET not in path.read_bytes()


async def test_without_room_it_is_done_at_a_later_start(tmp_path, monkeypatch):
    path = as_older(await file_of_games(tmp_path / "new"), tmp_path / "old", 15)
    slack(path)
    monkeypatch.setattr(file_checks, "has_little_room", lambda folder, needed=0: True)
    journal = await Journal.open(path)
    assert await journal.read(rewriting.is_due)
    await journal.close()
    assert SECRET in path.read_bytes()
    monkeypatch.undo()
    await (await Journal.open(path)).close()
    assert SECRET not in path.read_bytes()


async def test_a_large_file_is_rewritten_at_the_next_start(tmp_path, monkeypatch):
    path = await file_of_games(tmp_path / "new")
    monkeypatch.setattr(rewriting, "AT_ONCE_MOST", 4096)
    journal = await Journal.open(path)
    assert await journal.rewrite() is False
    assert await journal.read(rewriting.is_due)
    await journal.close()
    journal = await Journal.open(path)
    assert not await journal.read(rewriting.is_due)
    await journal.close()


async def test_what_is_deleted_is_overwritten(tmp_path):
    journal = await Journal.open(tmp_path / "saloon.sqlite3")
    await journal.write(lambda db: note_rows.save_note(db, "x", SECRET.decode() * 500))
    await journal.write(lambda db: note_rows.forget_note(db, "x"))
    assert await journal.settle()
    assert SECRET not in journal.path.read_bytes()
    await journal.close()


@pytest.mark.parametrize("part", [0.0, 0.2, 0.5, 0.8, 1.0])
async def test_a_kill_while_the_pages_move_harms_nothing(tmp_path, monkeypatch, part):
    """However many pages of the rewritten file have moved from the log into the file."""
    path = await file_of_games(tmp_path / "saloon.sqlite3")
    slack(path)
    journal = await Journal.open(path)
    monkeypatch.setattr(rewriting, "empty_log", lambda db: False)
    await journal._writer.run(lambda db: db.execute("PRAGMA wal_autocheckpoint = 0").fetchone())
    assert await journal.rewrite()
    killed = tmp_path / "killed"
    for ending in ("", "-wal", ".life"):
        shutil.copyfile(beside(path, ending), beside(killed, ending))
    monkeypatch.undo()
    await journal.close()
    before, after, size = killed.read_bytes(), path.read_bytes(), 4096
    moved = round(part * len(after) / size) * size
    killed.write_bytes(after[:moved] + before[moved:])
    again = await Journal.open(killed)
    assert await again.read(games) == 8
    await again.close()
    assert SECRET not in killed.read_bytes()
