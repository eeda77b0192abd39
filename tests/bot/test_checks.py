"""Before anybody is let in, one board of each game is drawn."""

import subprocess
import sys
from dataclasses import replace

import pytest

from bot import checks
from engine.games import GAMES
from renders.faces import FACES


async def test_every_game_can_be_drawn_here():
    await checks.check_pictures()


async def test_what_the_check_says_is_said(monkeypatch):
    monkeypatch.setattr(sys, "executable", "false")
    with pytest.raises(checks.CannotDraw, match="exit code 1"):
        await checks.check_pictures()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_that_cannot_be_drawn_is_found(name, monkeypatch, capsys):
    def broken(view, names, words):
        raise OSError("no font")

    monkeypatch.setattr(checks, "FACES", {**FACES, name: replace(FACES[name], board=broken)})
    with pytest.raises(checks.CannotDraw, match=f"{name}.*no font"):
        checks.draw_all()
    assert checks.main() == 1
    assert "no font" in capsys.readouterr().out


def test_every_game_has_a_face():
    assert set(FACES) >= set(GAMES)


def test_a_bot_on_which_nobody_plays_has_not_loaded_what_draws():
    program = "import sys, bot.__main__; sys.exit('PIL' in sys.modules or 'fontpkg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
