"""`python -m bot status`: how the bot and its games stand, with and without a running bot."""

import json
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot import __main__ as program
from bot.console import machine, status
from bot.health import pulse
from engine.journal import note_rows, outage_rows, posting_rows, schema, standing_rows
from engine.journal.journal import Journal
from engine.journal.outage_rows import Outage
from engine.sessions.calls import LINE, TICK
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import BEN, CLEO, TABLES, opened, started

FILE, SIGN = "saloon.sqlite3", Path("saloon.sqlite3.alive")


@pytest.fixture
async def journal(folder):
    """A file with an open and a running game, held by a bot that was looked after well."""
    made = await Journal.open(folder / FILE)
    sessions = Sessions(made, TABLES)
    await started(sessions, BEN, CLEO, game="boomtown")
    await opened(sessions, BEN)
    await said(made, line=time.time(), tick=time.time())
    await posted(made)
    touch(0)
    yield made
    await made.close()


async def said(journal, **notes):
    """Let the bot have noted something."""
    for name, at in notes.items():
        await journal.write(
            lambda db, name=name, at=at: note_rows.save_note(db, name.replace("_", "-"), str(at))
        )


def touch(seconds):
    """Let the bot have given its last sign of life so many seconds ago."""
    SIGN.touch()
    os.utime(SIGN, (time.time() - seconds,) * 2)


def stop():
    """What an orderly stop does."""
    SIGN.unlink()


async def posted(journal):
    await journal.write(lambda db: db.execute("UPDATE story SET posted = 1"))


def look(capsys, *, code):
    assert program.main(["status"]) == code
    return capsys.readouterr().out.splitlines()


def line_of(lines, subject):
    (found,) = [line for line in lines if line[2:].startswith(f"{subject}:")]
    return found


async def test_a_bot_that_is_well_needs_nobody(journal, capsys, monkeypatch):
    monkeypatch.setenv("SALOON_BACKUPS", ".")
    await said(journal, backup_at=time.time() - 3600, backup_bytes=1_500_000)
    lines = look(capsys, code=0)
    assert line_of(lines, "Bot").startswith("✔ Bot: it runs; its last sign of life was 0 seconds ago")
    assert line_of(lines, "Discord").startswith("✔ Discord: reached 0 seconds ago.")
    assert line_of(lines, "Games") == "✔ Games: boomtown 1 running; toy 1 open."
    assert line_of(lines, "Boards") == "✔ Boards: none is behind."
    assert line_of(lines, "Due").startswith("✔ Due: 0 now")
    assert line_of(lines, "Backup").endswith(", 1.5 MB.")
    assert f"schema {len(schema.MIGRATIONS)}." in line_of(lines, "File")
    assert lines[-1] == "Nothing needs you."


async def test_programs_get_the_same_as_json(journal, capsys):
    assert program.main(["status", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == {"boomtown": {"playing": 1}, "toy": {"open": 1}}
    assert found["running"] is True
    assert (found["shards_up"], found["shards"]) == (0, 0), "a version before this one noted none"
    assert found["tick"] == pytest.approx(time.time(), abs=60)
    assert found["bytes"] == os.stat(FILE).st_size


async def test_nothing_is_changed_and_the_lock_of_a_running_bot_is_not_needed(journal, folder, capsys):
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    look(capsys, code=0)
    after = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert {name: after[name] for name in before if name != f"{FILE}-shm"} == {
        name: before[name] for name in before if name != f"{FILE}-shm"
    }
    assert after.keys() == before.keys()


async def test_whether_a_bot_was_stopped_or_killed_or_hangs_is_told_apart(journal, capsys):
    touch(720)
    assert "12 minutes ago. It was killed, or it hangs" in line_of(look(capsys, code=1), "Bot")
    stop()
    lines = look(capsys, code=1)
    assert "none runs on this file; the last one was stopped" in line_of(lines, "Bot")
    assert line_of(lines, "Deadlines").startswith("✔"), "that nobody looks follows from it"


async def test_a_sign_of_life_that_is_late_is_said_before_the_bot_counts_as_gone(journal, capsys):
    touch(80)
    assert line_of(look(capsys, code=0), "Bot").startswith("⚠ Bot: its last sign of life was 80 seconds ago.")
    assert status.alive.EVERY_S == pulse.EVERY_S


async def test_a_file_that_was_moved_away_from_its_log_is_not_called_a_new_one(journal, folder, capsys):
    (folder / FILE).rename(folder / "elsewhere.sqlite3")
    assert "is missing or empty, but its log" in line_of(look(capsys, code=1), "File")
    (folder / "elsewhere.sqlite3").rename(folder / FILE)


async def test_an_outage_of_discord_is_no_reason_to_restart(journal, capsys):
    await said(journal, line=time.time() - 1000)
    line = line_of(look(capsys, code=1), "Discord")
    assert line.startswith("✖ Discord: not reached since")
    assert "Do not restart the bot" in line


async def test_of_a_large_bot_it_says_how_many_shards_reach_discord(journal, capsys):
    await said(journal, shards="4/4")
    assert line_of(look(capsys, code=0), "Discord").startswith("✔ Discord: reached by 4 shards 0 seconds ago")
    await said(journal, shards="3/4", line=time.time() - 1000)
    line = line_of(look(capsys, code=1), "Discord")
    assert line.startswith("✖ Discord: 1 of 4 shards cannot reach it; all could at")
    assert "Do not restart the bot" in line
    await said(journal, shards="0/4")
    assert line_of(look(capsys, code=1), "Discord").startswith("✖ Discord: not reached since")


async def test_a_bot_that_has_just_begun_its_file_is_not_blamed(journal, capsys):
    await journal.write(lambda db: note_rows.forget_note(db, LINE))
    assert line_of(look(capsys, code=0), "Discord").startswith("⚠ Discord: the bot notes once a minute")
    await journal.write(lambda db: note_rows.forget_note(db, TICK))
    assert line_of(look(capsys, code=0), "Deadlines").startswith("⚠")


async def test_a_bot_that_no_longer_looks_for_what_is_due_needs_somebody(journal, capsys):
    await said(journal, tick=time.time() - 1000)
    assert "has not looked for what is due for 17 minutes" in line_of(look(capsys, code=1), "Deadlines")


async def test_what_waits_to_be_posted_is_a_fault_only_if_discord_was_there_all_the_while(journal, capsys):
    now = time.time()
    await journal.write(lambda db: db.execute("UPDATE story SET posted = NULL, at = ?", (now - 900,)))
    assert line_of(look(capsys, code=1), "Boards").startswith("✖ Boards: 1 game behind, the first since")
    await journal.write(lambda db: outage_rows.save_outage(db, Outage(now - 1000, now - 60), now))
    lines = look(capsys, code=0)
    assert line_of(lines, "Boards").startswith("✔ Boards: 1 game behind")
    assert "The last outage:" in line_of(lines, "Discord")


async def test_a_game_whose_thread_is_locked_is_its_moderators_matter(journal, capsys):
    await journal.write(lambda db: posting_rows.save_trouble(db, 1, "locked", time.time()))
    await journal.write(lambda db: db.execute("UPDATE story SET posted = NULL, at = 1"))
    lines = look(capsys, code=0)
    assert "⚠ Games: in 1 game nothing can be posted (1 locked)" in "\n".join(lines)
    assert line_of(lines, "Boards") == "✔ Boards: none is behind."


async def test_a_game_that_does_not_replay_is_named_with_its_reference(journal, capsys):
    await journal.write(lambda db: standing_rows.save_frozen(db, 1, "k3q9"))
    assert "✖ Games: 1 game cannot be played on" in (found := "\n".join(look(capsys, code=1)))
    assert "#1 (reference k3q9)" in found


async def test_what_is_overdue_is_a_fault_of_a_bot_that_runs(journal, capsys):
    at = time.time() - 600
    await journal.write(lambda db: db.execute("UPDATE sessions SET tidy_at = ? WHERE id = 2", (at,)))
    assert line_of(look(capsys, code=1), "Due").startswith(
        "✖ Due: 1 now, 1 of them for more than two minutes"
    )
    stop()
    due = line_of(look(capsys, code=1), "Due")
    assert due.startswith("✔ Due: 1 now")
    assert due.endswith("The bot does it once it runs.")


@pytest.mark.parametrize(("hours", "code", "mark"), [(35, 0, "✔"), (37, 1, "✖")])
async def test_a_nightly_backup_that_is_missing_is_noticed(journal, capsys, monkeypatch, hours, code, mark):
    monkeypatch.setenv("SALOON_BACKUPS", ".")
    await said(journal, backup_at=time.time() - hours * 3600)
    assert line_of(look(capsys, code=code), "Backup").startswith(mark)


async def test_a_disk_that_is_full_needs_somebody(journal, capsys, monkeypatch):
    monkeypatch.setattr(machine, "NO_ROOM", 1 << 60)
    assert line_of(look(capsys, code=1), "Room").startswith("✖")


def test_where_no_file_is_it_says_what_that_may_mean(folder, capsys):
    (line, _) = look(capsys, code=1)
    assert line.startswith(f"✖ File: there is no {folder / FILE}")
    assert "SALOON_DATABASE" in line


def test_another_programs_file_is_not_looked_into(folder, capsys):
    with closing(sqlite3.connect(FILE)) as db:
        db.execute("CREATE TABLE letters (text)")
    assert "it belongs to another program" in line_of(look(capsys, code=1), "File")


def test_of_a_file_of_an_earlier_version_it_says_that_and_no_more(folder, capsys):
    with closing(sqlite3.connect(FILE)) as db:
        for script in schema.MIGRATIONS[:7]:
            db.executescript(script)
        db.executescript(f"PRAGMA application_id = {schema.APPLICATION}; PRAGMA user_version = 7;")
    assert any("brings the file up to date" in line for line in look(capsys, code=1))


async def test_a_bot_that_tells_its_health_is_asked(journal, capsys, monkeypatch):
    monkeypatch.setenv("SALOON_HTTP", "127.0.0.1:1")
    assert line_of(look(capsys, code=0), "Ready").startswith(
        "⚠ Ready: the bot does not answer at 127.0.0.1:1"
    )
