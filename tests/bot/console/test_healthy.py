"""`python -m bot healthy`, as whatever restarts the bot asks it."""

import json
import os
import subprocess
import sys
import time

import pytest

from bot import __main__ as program
from bot.health import alive


@pytest.fixture
def sign(folder):
    """The bot's sign of life, of a number of seconds ago."""

    def made(seconds):
        file = folder / "saloon.sqlite3.alive"
        file.touch()
        os.utime(file, (time.time() - seconds,) * 2)

    return made


def says(capsys):
    code = program.main(["healthy"])
    return code, capsys.readouterr().out


def test_a_young_sign_of_life_is_healthy_and_an_old_one_is_not(sign, capsys):
    sign(alive.MOST_S - 10)
    assert says(capsys) == (0, "healthy: a sign of life 2 minutes ago\n")
    sign(alive.MOST_S + 10)
    assert says(capsys) == (1, "not healthy: no sign of life for 3 minutes; restart the bot\n")


def test_without_a_sign_no_bot_runs(folder, capsys):
    code, said = says(capsys)
    assert code == 1
    assert said.startswith(f"not healthy: no bot runs on {folder / 'saloon.sqlite3'}")


def test_a_clock_that_was_set_back_makes_no_dead_bot_healthy_for_hours(sign, capsys):
    sign(-3600)
    assert says(capsys)[0] == 1
    sign(-5)
    assert says(capsys)[0] == 0


def test_on_a_disk_that_is_read_only_nothing_can_be_told(sign, capsys, monkeypatch):
    flags = (*os.statvfs(".")[:8], os.ST_RDONLY, *os.statvfs(".")[9:])
    monkeypatch.setattr(os, "statvfs", lambda _: os.statvfs_result(flags))
    sign(3600)
    code, said = says(capsys)
    assert code == 0
    assert "read-only" in said


def test_on_a_full_disk_an_old_sign_says_nothing_because_some_disks_refuse_even_that(
    sign, capsys, monkeypatch
):
    now = os.statvfs(".")
    values = (*now[:3], 0, 0, *now[5:])
    monkeypatch.setattr(os, "statvfs", lambda _: os.statvfs_result(values))
    sign(5)
    assert says(capsys) == (0, "healthy: a sign of life 5 seconds ago\n")
    sign(3600)
    code, said = says(capsys)
    assert code == 0
    assert "is full" in said


def test_a_fault_that_came_into_the_settings_since_the_start_does_not_ail_the_bot(sign, capsys, folder):
    (folder / ".env").write_text("SALOON_LOG_LEVEL=LOUD\nSALOON_DATA=gone\n")
    sign(5)
    assert says(capsys)[0] == 0


def test_a_link_to_the_file_leads_to_the_sign_beside_the_file_itself(sign, folder, capsys):
    sign(5)
    (folder / "elsewhere").mkdir()
    (folder / "elsewhere" / "games").symlink_to(folder / "saloon.sqlite3")
    (folder / ".env").write_text("SALOON_DATABASE=elsewhere/games\n")
    assert says(capsys)[0] == 0


def test_programs_get_json(sign, capsys):
    sign(5)
    assert program.main(["healthy", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["healthy"] is True


ASKED = """
import sys, time
from bot.__main__ import main
code = main(["healthy"])
loaded = {".".join(name.split(".")[:length]) for name in sys.modules for length in (1, 2)}
print(code, sorted(loaded & {"discord", "PIL", "fluent", "cogs", "renders", "engine.games"}))
"""


@pytest.mark.process
def test_it_loads_neither_discord_nor_pictures_nor_games(folder):
    done = subprocess.run(
        [sys.executable, "-c", ASKED], capture_output=True, text=True, check=True, env=os.environ | PATH
    )
    assert done.stdout.splitlines()[-1] == "1 []"


PATH = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
