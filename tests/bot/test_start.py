"""`python -m bot` where it cannot start: a line that says why, exit code 2, and no traceback."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __main__ as program
from bot.checks import CannotDraw
from bot.settings import Settings
from engine.games import GAMES
from engine.journal.journal import Journal

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
    yield Settings("x", tmp_path / "saloon.sqlite3")
    for number, handler in before.items():
        signal.signal(number, handler)


def test_without_pictures_nobody_is_let_in(chosen, monkeypatch, capsys):
    def broken(games):
        raise CannotDraw("the board of toy cannot be drawn here: no font")

    monkeypatch.setattr(program.settings, "load", lambda: chosen)
    monkeypatch.setattr(program, "check_pictures", broken)
    assert program.main([]) == 2
    assert "no font" in capsys.readouterr().err
    assert not chosen.database.exists()


async def test_a_token_that_is_refused_is_said_without_the_token_and_the_file_is_let_go(
    chosen, monkeypatch, capsys
):
    async def refuse(make_client, token, stop):
        raise program.discord.LoginFailure("Improper token")

    monkeypatch.setattr(program, "keep_running", refuse)
    for _ in range(2):
        assert await program.run(chosen, GAMES) == 2
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


async def test_a_signal_stops_it_with_0(chosen, monkeypatch):
    async def wait(make_client, token, stop):
        signal.raise_signal(signal.SIGTERM)
        await stop.wait()

    monkeypatch.setattr(program, "keep_running", wait)
    assert await program.run(chosen, GAMES) == program.STOPPED == 0
