"""The file before it is used: what somebody has put, cut or left there is refused in words, untouched."""

import asyncio
import os
import shutil
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from engine.errors import JournalError
from engine.journal import file_checks, schema
from engine.journal import journal as journal_module
from engine.journal.journal import Journal


async def write(journal, name, value="x"):
    await journal.write(
        lambda db: db.execute("INSERT INTO notes (name, value) VALUES (?, ?)", (name, value)).rowcount
    )


def names(db):
    return {row[0] for row in db.execute("SELECT name FROM notes WHERE name <> 'life'")}


async def stopped(path, *notes):
    """A file of ours, put away properly."""
    journal = await Journal.open(path)
    for name in notes:
        await write(journal, name, "x" * 3000)
    await journal.close()
    return path


async def killed(path, *notes):
    """A file of ours as a kill leaves it: what was written last is in its log."""
    living = await stopped(path.with_name("living"), *notes[:1])
    journal = await Journal.open(living)
    for name in notes[1:]:
        await write(journal, name, "x" * 3000)
    for ending in ("", "-wal", "-shm", ".life"):
        shutil.copyfile(file_checks.beside(living, ending), file_checks.beside(path, ending))
    await journal.close()
    for left in path.parent.glob("living*"):
        left.unlink()
    return path


async def a_backup_beside_a_left_log(path):
    other = await stopped(path.with_name("backup"), "backed up")
    await killed(path, "a", "b")
    shutil.copyfile(other, path)


async def an_older_copy_beside_a_left_log(path):
    copy = path.with_name("copy")
    shutil.copyfile(await stopped(path, "a"), copy)
    path.unlink()
    await killed(path, "a", "b")
    shutil.copyfile(copy, path)


async def nothing_beside_a_left_log(path):
    (await killed(path, "a", "b")).unlink()


async def an_empty_file_beside_a_left_log(path):
    (await killed(path, "a", "b")).write_bytes(b"")


async def a_log_without_its_life(path):
    await killed(path, "a", "b")
    file_checks.life_file_of(path).unlink()


async def cut_by_a_hundred_bytes(path):
    os.truncate(await stopped(path, *"abcdef"), path.stat().st_size - 100)


async def cut_by_a_page(path):
    os.truncate(await stopped(path, *"abcdef"), path.stat().st_size - 4096)


async def without_a_table(path):
    with closing(sqlite3.connect(await stopped(path, "a"))) as db:
        db.execute("DROP TABLE drafts")


async def without_a_column(path):
    with closing(sqlite3.connect(await stopped(path, "a"))) as db:
        db.execute("ALTER TABLE sessions DROP COLUMN adopt_after")


async def without_an_index(path):
    with closing(sqlite3.connect(await stopped(path, "a"))) as db:
        db.execute("DROP INDEX seats_by_person")


async def under_two_names(path):
    os.link(await stopped(path, "a"), path.with_name("second"))


async def in_the_middle_of_a_restore(path):
    shutil.copyfile(await stopped(path, "a"), file_checks.restoring_file_of(path))


REFUSED = {
    a_backup_beside_a_left_log: "not the file to which its log",
    an_older_copy_beside_a_left_log: "not the file to which its log",
    nothing_beside_a_left_log: "missing or empty, but its log",
    an_empty_file_beside_a_left_log: "missing or empty, but its log",
    a_log_without_its_life: "not the file to which its log",
    cut_by_a_hundred_bytes: "its end is cut off",
    cut_by_a_page: "damaged|malformed",
    without_a_table: "drafts is missing",
    without_a_column: "sessions.adopt_after is missing",
    without_an_index: "seats_by_person is missing",
    under_two_names: "a second name",
    in_the_middle_of_a_restore: "a restore was cut short",
}


def all_bytes(folder: Path):
    """Every file but the lock, and SQLite's index of a log, which it makes anew as it likes."""
    return {
        file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith((".lock", "-shm"))
    }


@pytest.mark.parametrize("mishap", REFUSED, ids=lambda mishap: mishap.__name__)
async def test_a_file_that_is_not_whole_or_has_anothers_log_is_refused_and_no_byte_is_changed(
    tmp_path, mishap
):
    path = tmp_path / "saloon.sqlite3"
    await mishap(path)
    before = all_bytes(tmp_path)
    with pytest.raises(JournalError, match=REFUSED[mishap]) as refusal:
        await Journal.open(path)
    assert str(path) in str(refusal.value)
    assert all_bytes(tmp_path) == before


async def test_a_file_that_was_killed_goes_on_with_its_log(tmp_path):
    for path in (tmp_path / "a", tmp_path / "a"):  # the second has had two lives
        journal = await Journal.open(await killed(path, "x", "y", "z"))
        assert await journal.read(names) == {"x", "y", "z"}
        await journal.close()


async def test_a_kill_between_the_steps_of_a_new_life_refuses_nothing(tmp_path, monkeypatch):
    path, steps = await killed(tmp_path / "a", "x", "y"), []
    save = file_checks.save_lives

    class Killed(Exception):
        pass

    def dies(*args, **more):
        save(*args, **more)
        steps.append(args)
        raise Killed

    monkeypatch.setattr(file_checks, "save_lives", dies)
    for _ in range(2):
        with pytest.raises(Killed):
            await Journal.open(path)
    monkeypatch.undo()
    journal = await Journal.open(path)
    assert await journal.read(names) == {"x", "y"}
    assert len(steps) == 2
    await journal.close()


async def test_a_log_that_cannot_be_emptied_at_the_start_leaves_both_lives_allowed(tmp_path, monkeypatch):
    path = await stopped(tmp_path / "a", "x")
    monkeypatch.setattr(file_checks, "PATIENCE_MS", 0)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert names(reader) == {"x"}
        journal = await Journal.open(path)
        await write(journal, "y")
        assert len(file_checks.lives(path)) == 2
        assert file_checks.life_alone(path) in file_checks.lives(path)
        reader.execute("COMMIT")
        await write(journal, "z")
        await journal.read(names)
    for ending in ("", "-wal", "-shm", ".life"):
        shutil.copyfile(file_checks.beside(path, ending), file_checks.beside(tmp_path / "b", ending))
    await journal.close()
    again = await Journal.open(tmp_path / "b")
    assert await again.read(names) == {"x", "y", "z"}
    await again.close()


async def test_a_second_bot_by_another_path_to_the_same_file_is_refused(tmp_path):
    (tmp_path / "there").mkdir()
    path, link = tmp_path / "there" / "saloon.sqlite3", tmp_path / "link"
    journal = await Journal.open(path)
    link.symlink_to(path)
    with pytest.raises(JournalError, match="in use by another bot"):
        await Journal.open(link)
    await journal.close()
    through = await Journal.open(link)
    assert through.path == path
    with pytest.raises(JournalError, match="in use by another bot"):
        await Journal.open(path)
    await through.close()


async def test_a_bot_refuses_a_file_that_has_a_second_name(tmp_path):
    path = await stopped(tmp_path / "a", "x")
    (tmp_path / "b").hardlink_to(path)
    with pytest.raises(JournalError, match="a second name"):
        await Journal.open(path)
    (tmp_path / "b").unlink()
    await (await Journal.open(path)).close()


async def test_what_another_program_keeps_in_the_file_is_passed_over(tmp_path):
    path = await stopped(tmp_path / "a", "x")
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)")
    await (await Journal.open(path)).close()


async def test_a_file_that_holds_only_a_part_of_its_log_opens_at_once_beside_whoever_reads(
    tmp_path, monkeypatch
):
    """So Litestream leaves it: the file names a table that is still in the log."""
    path = await stopped(tmp_path / "a", "x")
    monkeypatch.setattr(file_checks, "PATIENCE_MS", 3_600_000)
    with closing(sqlite3.connect(path)) as other, closing(sqlite3.connect(path)) as reader:
        journal = await Journal.open(path)
        other.execute("CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)")
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM notes").fetchone()
        other.execute("INSERT INTO _litestream_seq VALUES (1, 1)")
        other.commit()
        assert not await journal.settle()
        await journal.close()
        with (
            closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as alone,
            pytest.raises(sqlite3.DatabaseError, match="malformed"),
        ):
            alone.execute("SELECT 1 FROM notes")
        for _ in range(2):
            await (await Journal.open(path)).close()
    await (await Journal.open(path)).close()


@pytest.mark.parametrize("begun", [False, True])
async def test_a_new_or_empty_file_is_known_as_one_that_was_begun(tmp_path, begun):
    path = tmp_path / "a"
    if begun:
        path.touch()
    journal = await Journal.open(path)
    assert journal.is_new
    await journal.close()
    again = await Journal.open(path)
    assert not again.is_new
    await again.close()


async def test_a_large_file_is_looked_through_once_it_is_in_use(tmp_path, monkeypatch):
    path = await stopped(tmp_path / "a", *"abcdefghij")
    whole = bytearray(path.read_bytes())
    whole[5 * 4096 : 6 * 4096] = b"\xff" * 4096
    path.write_bytes(whole)
    with pytest.raises(JournalError, match=r"damaged|malformed"):
        await Journal.open(path)
    monkeypatch.setattr(journal_module, "LARGE", 0)
    journal = await Journal.open(path)
    assert "damaged" in str(await journal.damage()) or "malformed" in str(await journal.damage())
    await journal.close()


async def test_a_stop_does_not_wait_until_a_large_file_is_looked_through(tmp_path, monkeypatch):
    monkeypatch.setattr(journal_module, "LARGE", 0)
    begun = threading.Event()

    def long(db):
        begun.set()
        db.execute("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n")

    journal = await Journal.open(tmp_path / "a")
    monkeypatch.setattr(file_checks, "check_pages", long)
    looking = asyncio.create_task(journal.damage())
    await asyncio.to_thread(begun.wait)
    await asyncio.sleep(0.1)
    looking.cancel()
    async with asyncio.timeout(5):
        await asyncio.gather(looking, return_exceptions=True)
    await journal.close()


async def test_a_file_alone_holds_everything_after_a_while_of_silence(tmp_path, monkeypatch):
    monkeypatch.setattr(journal_module, "IDLE_S", 0.05)
    journal = await Journal.open(tmp_path / "a")
    await write(journal, "x")
    assert file_checks.has_log(journal.path)
    for _ in range(200):
        if not file_checks.has_log(journal.path):
            break
        await journal.read(lambda db: None)
        await asyncio.sleep(0.01)
    shutil.copyfile(journal.path, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy")) as db:
        assert names(db) == {"x"}
    await journal.close()


async def test_probes_do_not_keep_the_file_alone_from_holding_everything(tmp_path, monkeypatch):
    monkeypatch.setattr(journal_module, "IDLE_S", 0.05)
    journal = await Journal.open(tmp_path / "a")
    await write(journal, "x")
    for _ in range(200):
        await journal.probe()
        shutil.copyfile(journal.path, tmp_path / "copy")
        with closing(sqlite3.connect(tmp_path / "copy")) as db:
            if names(db) >= {"x"}:
                break
        await asyncio.sleep(0.01)
    else:
        pytest.fail("while there are probes, nothing is moved from the log into the file")
    await journal.close()


async def test_what_a_command_leaves_beside_the_file_has_its_owner_and_permissions(tmp_path):
    """A command may run as root, with an umask of its own; then the bot must still be able to start."""
    path = await stopped(tmp_path / "a", "x")
    owner = 10001 if os.geteuid() == 0 else os.geteuid()
    os.chown(path, owner, -1)
    path.chmod(0o660)
    beside = [file_checks.life_file_of(path), file_checks.beside(path, ".lock")]
    for file in beside:
        file.chmod(0o600)
    await stopped(path, "y")
    assert {(file.stat().st_uid, stat.S_IMODE(file.stat().st_mode)) for file in beside} == {(owner, 0o660)}


async def test_whoever_only_reads_waits_while_a_running_bot_moves_pages_and_a_start_does_not(
    tmp_path, monkeypatch
):
    """Meanwhile the file alone is torn, and no life can be read in it."""
    path, alone, looks = await killed(tmp_path / "a", "x", "y"), file_checks.life_alone, []

    def torn(file):
        looks.append(file)
        return None if len(looks) < 3 else alone(file)

    monkeypatch.setattr(file_checks, "life_alone", torn)
    monkeypatch.setattr(file_checks, "_PAUSE_S", 0.0)
    path.touch()
    file_checks.check_place(path, is_only_read=True)
    assert len(looks) == 3
    looks.clear()
    with pytest.raises(JournalError, match="not the file to which its log"):
        file_checks.check_place(path)
    looks.clear()
    os.utime(path, (1.0, 1.0))  # so nobody writes it
    with pytest.raises(JournalError, match="not the file to which its log"):
        file_checks.check_place(path, is_only_read=True)
    assert len(looks) == 1


def test_in_every_table_that_is_ordered_by_its_key_the_key_comes_first():
    """SQLite 3.40 takes a file for damaged if another column stands between those of the key."""
    with closing(sqlite3.connect(":memory:")) as db:
        for script in schema.MIGRATIONS:
            db.executescript(script)
        tables = db.execute("SELECT name FROM sqlite_schema WHERE sql LIKE '%WITHOUT ROWID%'").fetchall()
        for (table,) in tables:
            places = [key for *_, key in db.execute(f"PRAGMA table_info({table})")]
            keys = sum(place > 0 for place in places)
            assert places[:keys] == list(range(1, keys + 1)), table
    assert len(tables) > 10
