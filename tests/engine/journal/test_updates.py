"""The copy that is kept before an update: a backup like any other, made while nothing has changed yet."""

import shutil
import sqlite3
from contextlib import closing
from functools import partial

import pytest

from engine.errors import JournalError
from engine.journal import copies, file_checks, schema, updates
from engine.journal.copies import verify
from engine.journal.file_checks import beside
from engine.journal.journal import Journal
from engine.journal.restores import restore
from engine.play.chance import Chance
from engine.sessions.forgetting import Forgetting, forget_again
from engine.sessions.sessions import Sessions
from tests.engine.journal.test_file_checks import all_bytes
from tests.engine.older_files import as_older
from tests.engine.table_talk import BEN, CLEO, TABLES, play_on, started

TODAY = len(schema.MIGRATIONS)
KEEPS = {"games": TABLES, "before_update": partial(updates.keep_copy, games=TABLES)}


async def older(folder, version=TODAY - 1):
    """A file of an earlier version with a running game that has three answers."""
    journal = await Journal.open(folder / "of today")
    sessions = Sessions(journal, TABLES)
    session = await started(sessions, BEN, CLEO)
    await play_on(sessions, session, Chance("older"), heard=lambda *_: None, most=3)
    await journal.close()
    path = as_older(folder / "of today", folder / "saloon.sqlite3", version)
    for file in folder.glob("of today*"):
        file.unlink()
    return path


def version_of(path):
    with closing(sqlite3.connect(path)) as db:
        return db.execute("PRAGMA user_version").fetchone()[0]


async def update(path):
    await (await Journal.open(path, **KEEPS)).close()


async def test_a_file_of_an_earlier_version_is_copied_before_it_is_changed_and_can_be_put_back(
    tmp_path, caplog
):
    caplog.set_level("INFO")
    path = await older(tmp_path)
    await update(path)
    copy = beside(path, f".schema-{TODAY - 1}")
    assert (version_of(path), version_of(copy)) == (TODAY, TODAY - 1)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert str(copy) in caplog.text
    assert verify(copy, TABLES).answers == 3
    restore(path, copy, TABLES)
    assert (version_of(path), verify(path, TABLES).answers) == (TODAY, 3)


@pytest.mark.dear
async def test_whoever_goes_back_to_the_older_bot_restores_the_copy_with_it(tmp_path, monkeypatch):
    path = await older(tmp_path)
    await update(path)
    journal = await Journal.open(path)
    await Forgetting(Sessions(journal, TABLES).workings).forget(BEN.id)
    await journal.close()
    copy = beside(path, f".schema-{TODAY - 1}")
    monkeypatch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:-1])
    with pytest.raises(JournalError, match=f"version {TODAY}, and this one knows version {TODAY - 1}"):
        await Journal.open(path)
    done = restore(path, copy, TABLES, forget=forget_again)
    assert verify(done.before.with_name(copy.name), TABLES).answers == verify(path, TABLES).answers == 3
    assert done.forgotten == 1, "whoever was forgotten since the update"
    assert version_of(done.before) == TODAY
    await (await Journal.open(path)).close()


async def test_a_file_of_today_and_a_new_one_are_not_copied(tmp_path):
    path = tmp_path / "saloon.sqlite3"
    for _ in range(2):
        await update(path)
    assert not list(tmp_path.glob("*.schema-*"))


async def test_nothing_is_copied_if_the_caller_wants_no_copy(tmp_path):
    path = await older(tmp_path)
    await (await Journal.open(path)).close()
    assert version_of(path) == TODAY
    assert not list(tmp_path.glob("*.schema-*"))


async def test_the_copy_before_an_older_update_is_deleted_and_nothing_else_that_is_called_alike(tmp_path):
    path = await older(tmp_path)
    shutil.copyfile(path, beside(path, ".schema-mine"))
    beside(path, ".schema-7").write_text("dear aunt")
    await (await Journal.open(tmp_path / "other")).close()
    copies.backup(tmp_path / "other", beside(path, ".schema-9"), TABLES)
    await update(path)
    left = {file.name.removeprefix(path.name) for file in tmp_path.glob("*.schema-*")}
    assert left == {".schema-mine", ".schema-7", f".schema-{TODAY - 1}"}


async def test_a_log_that_a_kill_has_left_is_in_the_copy(tmp_path):
    path = await older(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("INSERT INTO notes (name, value) VALUES ('last', 'words')")
        for ending in ("", "-wal", "-shm"):
            shutil.copyfile(beside(path, ending), beside(tmp_path / "killed.sqlite3", ending))
    killed = tmp_path / "killed.sqlite3"
    file_checks.save_lives(killed, file_checks.life_alone(path))
    await update(killed)
    with closing(sqlite3.connect(beside(killed, f".schema-{TODAY - 1}"))) as copy:
        assert copy.execute("SELECT value FROM notes WHERE name = 'last'").fetchone() == ("words",)


async def test_a_kill_between_the_copy_and_the_update_is_harmless(tmp_path):
    path = await older(tmp_path)

    class Killed(BaseException):
        pass

    def killed(file):
        updates.keep_copy(file, TABLES)
        raise Killed

    before = path.read_bytes()
    with pytest.raises(Killed):
        await Journal.open(path, games=TABLES, before_update=killed)
    assert path.read_bytes() == before
    beside(path, f".schema-{TODAY - 1}.part").write_bytes(b"half")
    await update(path)
    assert verify(path, TABLES).answers == verify(beside(path, f".schema-{TODAY - 1}"), TABLES).answers == 3
    assert not list(tmp_path.glob("*.part*"))


def no_room(path, monkeypatch):
    monkeypatch.setattr(file_checks, "has_little_room", lambda folder, needed=0: True)
    return "too little room on its disk"


def in_the_way(path, monkeypatch):
    beside(path, f".schema-{TODAY - 1}").write_text("dear aunt, " * 100)
    return "it is not replaced"


@pytest.mark.parametrize("mishap", [no_room, in_the_way])
async def test_without_a_copy_there_is_no_update_and_no_byte_is_changed(tmp_path, monkeypatch, mishap):
    path = await older(tmp_path)
    why = mishap(path, monkeypatch)
    before = all_bytes(tmp_path)
    with pytest.raises(JournalError, match=why) as refusal:
        await update(path)
    assert isinstance(refusal.value.__cause__, updates.Unkept)
    assert all_bytes(tmp_path) == before


async def test_a_damaged_file_is_refused_as_such_and_not_because_of_the_copy(tmp_path):
    path = await older(tmp_path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("DROP TABLE drafts")
    with pytest.raises(JournalError, match="drafts is missing") as refusal:
        await update(path)
    assert not isinstance(refusal.value.__cause__, updates.Unkept)


async def test_a_copy_is_deleted_after_35_days(tmp_path):
    path = await older(tmp_path)
    await update(path)
    copy = beside(path, f".schema-{TODAY - 1}")
    made = copies.moment_of(copy)
    updates.forget_old_copies(path, made + updates.KEPT_FOR - 1)
    assert copy.exists()
    updates.forget_old_copies(path, made + updates.KEPT_FOR)
    assert not copy.exists()
    assert path.exists()


async def test_a_game_that_cannot_be_rebuilt_stops_no_update_and_is_named(tmp_path, caplog):
    path = await older(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("UPDATE answers SET digest = replace(digest, ':', ':x') WHERE number = 2")
    await update(path)
    assert "cannot be rebuilt, in the copy as in the file: #1" in caplog.text


async def test_a_file_from_long_ago_is_copied_too(tmp_path):
    path = await older(tmp_path, version=10)
    await update(path)
    assert version_of(beside(path, ".schema-10")) == 10
