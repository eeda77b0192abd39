"""The journal: what is confirmed is on the disk, jobs fail alone, and other files stay as they are."""

import asyncio
import random
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import filelock
import pytest

from engine.errors import JournalError
from engine.journal import journal as journal_module
from engine.journal import schema
from engine.journal.journal import Journal

ROOT = Path(__file__).parents[3]


def note(name, value="x"):
    return lambda db: db.execute("INSERT INTO notes (name, value) VALUES (?, ?)", (name, value)).rowcount


def all_names(db):
    return {row[0] for row in db.execute("SELECT name FROM notes WHERE name <> 'life'")}


def stored(path):
    """What another program finds in the file."""
    with sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True) as db:
        found = all_names(db)
    db.close()
    return found


async def test_what_a_write_has_confirmed_another_program_finds_in_the_file(journal):
    assert await journal.write(note("a")) == 1
    assert stored(journal.path) == {"a"}


async def test_a_read_sees_every_write_that_has_returned(journal):
    for number in range(50):
        await journal.write(note(str(number)))
        assert len(await journal.read(all_names)) == number + 1


async def test_a_read_sees_one_moment_also_while_others_write(journal):
    started, go_on = threading.Event(), threading.Event()

    def twice(db):
        before = all_names(db)
        started.set()
        assert go_on.wait(10)
        return before, all_names(db)

    reading = asyncio.create_task(journal.read(twice))
    await asyncio.to_thread(started.wait, 10)
    await journal.write(note("between"))
    go_on.set()
    before, after = await reading
    assert before == after == set()
    assert await journal.read(all_names) == {"between"}


async def test_a_read_can_change_nothing(journal):
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await journal.read(note("a"))
    assert await journal.read(all_names) == set()


async def test_jobs_run_in_the_order_of_their_calls(journal):
    seen = []
    await asyncio.gather(*(journal.write(lambda db, n=n: seen.append(n)) for n in range(100)))
    assert seen == list(range(100))


async def test_what_waits_is_committed_together(journal, monkeypatch):
    sizes = []
    real = journal_module._transaction
    monkeypatch.setattr(
        journal_module, "_transaction", lambda db, jobs: (sizes.append(len(jobs)), real(db, jobs))[1]
    )
    await asyncio.gather(*(journal.write(note(str(number))) for number in range(200)))
    assert sum(sizes) == 200
    assert len(sizes) <= 3


async def test_a_failing_job_fails_alone(journal):
    def bad(db):
        note("half")(db)
        raise RuntimeError("a bug")

    outcomes = await asyncio.gather(
        *(journal.write(job) for job in (note("a"), bad, note("b"), note("a"), note("c"))),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [int, RuntimeError, int, sqlite3.IntegrityError, int]
    assert stored(journal.path) == {"a", "b", "c"}


async def test_a_cancelled_caller_does_not_take_his_write_back(journal):
    for moment in range(12):
        writing = asyncio.create_task(journal.write(note(f"write {moment}")))
        for _ in range(moment + 1):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        assert len(await journal.write(all_names)) == moment + 1


async def test_a_failure_that_nobody_waits_for_is_no_warning(journal):
    def bad(db):
        raise RuntimeError("a bug")

    writing = asyncio.create_task(journal.write(bad))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await journal.write(note("a")) == 1


async def test_closing_finishes_what_waits(tmp_path):
    journal = await Journal.open(tmp_path / "a")
    writing = [asyncio.create_task(journal.write(note(str(number)))) for number in range(100)]
    await asyncio.sleep(0)
    await journal.close()
    assert await asyncio.gather(*writing) == [1] * 100
    assert len(stored(journal.path)) == 100


async def test_closing_twice_and_at_once_is_the_same_as_once(tmp_path):
    journal = await Journal.open(tmp_path / "a")
    await asyncio.gather(journal.close(), journal.close())
    await journal.close()
    again = await Journal.open(tmp_path / "a")
    await again.close()


async def test_closing_finishes_what_waits_also_when_it_is_cancelled(tmp_path):
    for moment in range(6):
        journal = await Journal.open(tmp_path / str(moment))
        writing = [asyncio.create_task(journal.write(note(str(number)))) for number in range(20)]
        await asyncio.sleep(0)
        closing = asyncio.create_task(journal.close())
        for _ in range(moment + 1):
            await asyncio.sleep(0)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        assert await asyncio.gather(*writing) == [1] * 20
        assert len(stored(journal.path)) == 20
        await (await Journal.open(journal.path)).close()


async def test_a_closed_journal_says_so(tmp_path):
    journal = await Journal.open(tmp_path / "a")
    await journal.close()
    for act in (journal.write(note("a")), journal.read(all_names)):
        with pytest.raises(JournalError, match="closed"):
            await act


async def test_after_closing_no_thread_keeps_the_process_alive(tmp_path):
    before = set(threading.enumerate())
    journal = await Journal.open(tmp_path / "a")
    await journal.close()
    (tmp_path / "b").write_text("no database")
    with pytest.raises(JournalError):
        await Journal.open(tmp_path / "b")
    for _ in range(100):
        if set(threading.enumerate()) <= before:
            break
        await asyncio.sleep(0.01)
    assert set(threading.enumerate()) <= before


@pytest.mark.process
async def test_a_journal_that_nobody_closes_does_not_keep_the_process_alive(tmp_path):
    code = (
        "import asyncio, sys, pathlib\n"
        "from engine.journal.journal import Journal\n"
        "asyncio.run(Journal.open(pathlib.Path(sys.argv[1])))\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "a")]
    await asyncio.to_thread(subprocess.run, command, cwd=ROOT, capture_output=True, timeout=30, check=True)


@pytest.mark.process
async def test_a_second_bot_on_the_same_file_is_refused(journal):
    code = (
        "import asyncio, sys, pathlib\n"
        "from engine.journal.journal import Journal\n"
        "from engine.errors import JournalError\n"
        "try:\n"
        "    asyncio.run(Journal.open(pathlib.Path(sys.argv[1])))\n"
        "except JournalError as error:\n"
        "    print(error)\n"
    )
    command = [sys.executable, "-c", code, str(journal.path)]
    other = await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, capture_output=True, text=True, timeout=30
    )
    assert other.stdout.strip() == f"{journal.path} is in use by another bot. Stop that one first."
    with pytest.raises(JournalError, match="in use"):
        await Journal.open(journal.path)
    assert await journal.write(note("a")) == 1


async def full_file(path):
    """A file of ours with something on many pages."""
    journal = await Journal.open(path)
    for number in range(40):
        await journal.write(note(str(number), "x" * 2000))
    await journal.close()
    return path


async def no_database(path):
    path.write_bytes(b"This is a letter to my aunt.\n" * 100)


async def cut_short(path):
    whole = (await full_file(path)).read_bytes()
    path.write_bytes(whole[: len(whole) // 2 + 100])


async def scratched(path):
    whole = bytearray((await full_file(path)).read_bytes())
    whole[5 * 4096 : 6 * 4096] = b"\xff" * 4096
    path.write_bytes(whole)


async def another_programs(path):
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE aunts (name TEXT)")
    db.close()


async def another_programs_with_a_version(path):
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 1")
    db.close()


async def newer(path):
    db = sqlite3.connect(await full_file(path))
    db.execute("PRAGMA user_version = 1000")
    db.close()


DAMAGES = {
    no_database: "not a database",
    cut_short: "damaged|malformed",
    scratched: "damaged|malformed",
    another_programs: "another program",
    another_programs_with_a_version: "another program",
    newer: r"newer Saloon \(its tables have version 1000, and this one knows version \d+\)",
}


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
async def test_a_file_that_cannot_be_used_is_refused_in_clear_words_and_stays_byte_for_byte(tmp_path, damage):
    path = tmp_path / "saloon.sqlite3"
    await damage(path)
    before = path.read_bytes()
    with pytest.raises(JournalError, match=DAMAGES[damage]) as refusal:
        await Journal.open(path)
    assert str(path) in str(refusal.value)
    assert path.read_bytes() == before
    path.unlink()
    await (await Journal.open(path)).close()


@pytest.mark.parametrize("place", [".", "no/such/folder/a", "letter/a"])
async def test_a_place_where_no_file_can_be_is_refused_in_clear_words(tmp_path, place):
    (tmp_path / "letter").write_text("dear aunt")
    with pytest.raises(JournalError, match="cannot be used: it"):
        await Journal.open(tmp_path / place)
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]


async def test_a_relative_empty_path_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(JournalError, match="folder"):
        await Journal.open(Path())


async def test_a_folder_that_may_not_be_written_is_refused(tmp_path, monkeypatch):
    def forbidden(lock, **how):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(filelock.FileLock, "acquire", forbidden)
    with pytest.raises(JournalError, match="Permission denied"):
        await Journal.open(tmp_path / "a")


async def test_a_file_that_may_only_be_read_is_refused(tmp_path, monkeypatch):
    path = await full_file(tmp_path / "a")
    real = journal_module._Connection.to
    monkeypatch.setattr(journal_module._Connection, "to", lambda path, **how: real(path, read_only=True))
    with pytest.raises(JournalError, match="readonly"):
        await Journal.open(path)


async def test_an_older_file_is_brought_up_to_date_and_keeps_what_it_holds(tmp_path, monkeypatch):
    path = await full_file(tmp_path / "a")
    newer_still = (
        *schema.MIGRATIONS,
        "CREATE TABLE aunts (name TEXT) STRICT",
        "CREATE INDEX a ON aunts (name)",
    )
    monkeypatch.setattr(schema, "MIGRATIONS", newer_still)
    for _ in range(2):
        journal = await Journal.open(path)
        assert len(await journal.read(all_names)) == 40
        assert await journal.read(lambda db: db.execute("SELECT count(*) FROM aunts").fetchone()) == (0,)
        assert await journal.read(lambda db: db.execute("PRAGMA user_version").fetchone()) == (
            len(newer_still),
        )
        await journal.close()


async def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path, monkeypatch):
    path = await full_file(tmp_path / "a")
    before = path.read_bytes()
    scripts = ("CREATE TABLE aunts (name TEXT) STRICT", "CREATE TABLE notes (name TEXT)")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, *scripts))
    with pytest.raises(JournalError, match="already exists"):
        await Journal.open(path)
    assert path.read_bytes() == before


async def test_the_disk_is_told_to_keep_every_commit(journal):
    def pragmas(db):
        return [
            db.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    assert await journal.write(pragmas) == ["wal", 2, 1]


def kill_while_it_answers(path, seed, moment):
    """Let a process play, kill it, and give all that it has confirmed."""
    command = [sys.executable, "-m", "tests.engine.answering", str(path), seed]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        first = process.stdout.readline()
        time.sleep(moment)
    finally:
        process.kill()
        rest, _ = process.communicate(timeout=10)
    lines = (first + rest).splitlines(keepends=True)
    return [line.split() for line in lines if line.endswith("\n")]


@pytest.mark.process
def test_every_confirmed_answer_outlives_kills_at_random_moments(tmp_path):
    path, luck = tmp_path / "saloon.sqlite3", random.Random(7)
    confirmed = []
    for life in range(8):
        confirmed += kill_while_it_answers(path, f"life {life}", luck.uniform(0, 0.25))
        with sqlite3.connect(path) as db:
            assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            answers = db.execute("SELECT session, ticket, seat, trim(answer, '\"') FROM answers").fetchall()
        db.close()
        kept = {
            (str(session), ticket, str(seat), {"null": "pass"}.get(text, text))
            for session, ticket, seat, text in answers
        }
        assert {tuple(answer) for answer in confirmed} <= kept
    assert len(confirmed) >= 8


async def test_how_long_writes_take_and_how_many_go_together_is_measured(journal, heard):
    await journal.write(note("a"))
    heard.clear()
    assert journal.waiting == 0
    await asyncio.gather(*(journal.write(note(name)) for name in "bcd"))
    assert set(heard) == {("journal_write_seconds",), ("journal_batch",)}
    assert len(heard) <= 6
    await journal.close()
    assert len(heard) <= 6, "a stop is no batch"
