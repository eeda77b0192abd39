"""`python -m bot` where it cannot start: a line that says why, exit code 2, and no traceback."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bot import running as program
from bot.checks import CannotDraw
from bot.settings import Address, Settings
from engine.games import GAMES
from engine.journal import file_checks
from engine.journal.copies import verify
from engine.journal.file_checks import beside
from engine.journal.journal import Journal, lock
from engine.journal.schema import MIGRATIONS
from tests.engine.older_files import as_older

ROOT = Path(__file__).parents[2]


def start(folder, **settings):
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "SALOON_"))
    }
    return subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.process
@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({}, "DISCORD_TOKEN is missing"),
        ({"DISCORD_TOKEN": "x", "SALOON_LOG_LEVEL": "LOUD"}, "SALOON_LOG_LEVEL"),
        ({"DISCORD_TOKEN": "x", "SALOON_DATABASE": "."}, "it is a folder"),
        ({"DISCORD_TOKEN": "x", "SALOON_DATABASE": "letter"}, "file is not a database"),
        ({"DISCORD_TOKEN": "x", "SALOON_DATA": "values"}, "goldrsh.toml: no game takes a file of this name"),
    ],
)
def test_what_is_missing_is_said_in_a_line_and_ends_it_with_2(tmp_path, settings, why):
    (tmp_path / "letter").write_text("dear aunt, " * 100)
    (tmp_path / "values").mkdir()
    (tmp_path / "values" / "goldrsh.toml").touch()
    ended = start(tmp_path, **settings)
    assert ended.returncode == program.CANNOT_START == 2
    (line,) = ended.stderr.splitlines()
    assert line.startswith("Saloon cannot start: ")
    assert why in line
    assert (tmp_path / "letter").read_text() == "dear aunt, " * 100


@pytest.fixture
def chosen(tmp_path):
    """Settings of a test, which leaves the process's signals as they were."""
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield Settings("x", database=tmp_path / "saloon.sqlite3")
    for number, handler in before.items():
        signal.signal(number, handler)


def test_without_pictures_nobody_is_let_in(chosen, monkeypatch, capsys):
    def broken(games):
        raise CannotDraw("the board of toy cannot be drawn here: no font")

    monkeypatch.setattr(program.settings, "load", lambda: chosen)
    monkeypatch.setattr(program, "check_pictures", broken)
    assert program.run_bot() == 2
    assert "no font" in capsys.readouterr().err
    assert not chosen.database.exists()


async def test_a_token_that_is_refused_is_said_without_the_token_and_the_file_is_let_go(
    chosen, monkeypatch, capsys
):
    async def refuse(make_client, token, stop):
        raise program.discord.LoginFailure("Improper token")

    monkeypatch.setattr(program, "keep_running", refuse)
    monkeypatch.setattr(program, "FINISHING_S", 100)  # requests are told to stop, and need none of it
    for _ in range(2):
        async with asyncio.timeout(20):
            assert await program.run(chosen, GAMES) == 2
        assert not beside(chosen.database, ".alive").exists()
        assert capsys.readouterr().err.startswith("Saloon cannot start: Discord refuses DISCORD_TOKEN")


async def test_a_file_that_was_begun_is_said_once_with_its_full_name(chosen, monkeypatch, caplog):
    async def ends(make_client, token, stop):
        pass

    monkeypatch.setattr(program, "keep_running", ends)
    for _ in range(2):
        await program.run(chosen, GAMES)
    assert caplog.text.count(f"a new file was begun: {chosen.database.resolve()}") == 1


async def test_a_file_that_turns_out_to_be_damaged_ends_it_with_2(chosen, monkeypatch):
    async def damage(journal):
        return "the file is damaged (page 7)"

    async def wait(make_client, token, stop):
        await asyncio.wait_for(stop.wait(), 10)

    monkeypatch.setattr(Journal, "damage", damage)
    monkeypatch.setattr(program.disk, "CALM_S", 0)
    monkeypatch.setattr(program, "keep_running", wait)
    assert await program.run(chosen, GAMES) == program.CANNOT_START


async def test_a_command_that_uses_the_file_for_a_moment_is_waited_for(chosen, monkeypatch):
    held = lock(chosen.database)
    freed = asyncio.get_running_loop().call_later(0.01, held.release)

    async def ends(make_client, token, stop):
        assert freed.when() <= asyncio.get_running_loop().time()

    monkeypatch.setattr(program, "keep_running", ends)
    monkeypatch.setattr(program, "PATIENCE_S", 0.2)
    assert await program.run(chosen, GAMES) == program.STOPPED


async def test_a_file_that_another_bot_holds_is_not_waited_for_for_long(chosen, monkeypatch, capsys):
    held = lock(chosen.database)
    monkeypatch.setattr(program, "PATIENCE_S", 0.02)
    assert await program.run(chosen, GAMES) == program.CANNOT_START
    assert "in use by another bot" in capsys.readouterr().err
    held.release()


async def test_a_signal_stops_it_with_0(chosen, monkeypatch):
    async def wait(make_client, token, stop):
        signal.raise_signal(signal.SIGTERM)
        await stop.wait()

    monkeypatch.setattr(program, "keep_running", wait)
    assert await program.run(chosen, GAMES) == program.STOPPED == 0


async def test_an_address_that_another_program_uses_is_said_in_a_line_and_ends_it_with_2(chosen, capsys):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert await program.run(replace(chosen, http=Address("127.0.0.1", port)), GAMES) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert (
        line == f"Saloon cannot start: SALOON_HTTP: 127.0.0.1:{port} cannot be used: another program uses it"
    )
    await (await Journal.open(chosen.database)).close()  # the file was let go


@pytest.mark.dear
async def test_a_file_of_an_earlier_version_is_not_updated_without_a_copy_unless_that_is_chosen(
    chosen, monkeypatch, capsys
):
    async def ends(make_client, token, stop):
        pass

    monkeypatch.setattr(program, "keep_running", ends)
    await (await Journal.open(chosen.database.with_name("today"))).close()
    as_older(chosen.database.with_name("today"), chosen.database, len(MIGRATIONS) - 1)
    copy = beside(chosen.database, f".schema-{len(MIGRATIONS) - 1}")
    with monkeypatch.context() as patch:
        patch.setattr(file_checks, "has_little_room", lambda folder, needed=0: True)
        assert await program.run(chosen, GAMES) == program.CANNOT_START
        said = capsys.readouterr().err
        assert "Either make room on its disk, or set SALOON_BACKUPS=off" in said
        assert said.count("\n") == 1
        assert not copy.exists()
        assert await program.run(replace(chosen, backups="off"), GAMES) == program.STOPPED
    assert not copy.exists()
    chosen.database.unlink()
    as_older(chosen.database.with_name("today"), chosen.database, len(MIGRATIONS) - 1)
    assert await program.run(chosen, GAMES) == program.STOPPED
    assert verify(copy, GAMES).sessions == 0


async def test_backups_are_looked_after_while_the_bot_runs_and_a_stop_ends_that(chosen, monkeypatch):
    begun, ended = asyncio.Queue(), []

    async def watch(journal, folder, keep):
        begun.put_nowait(None)
        try:
            await asyncio.sleep(60)
        finally:
            ended.append((folder, keep))

    async def ends(make_client, token, stop):
        await begun.get()

    monkeypatch.setattr(program.nightly, "watch", watch)
    monkeypatch.setattr(program, "keep_running", ends)
    folder = chosen.database.parent
    for backups in (folder, None, "off"):
        await program.run(replace(chosen, backups=backups), GAMES)
    assert ended == [(folder, chosen.keep), (None, chosen.keep), (None, chosen.keep)]
