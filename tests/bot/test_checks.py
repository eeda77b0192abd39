"""Before anybody is let in, one board of each game is drawn."""

import os
import signal
import subprocess
import sys

import pytest

from bot import checks
from engine.games import GAMES
from renders.faces import FACES


@pytest.mark.process
def test_boards_can_be_drawn_here():
    checks.check_pictures(GAMES)


@pytest.mark.dear
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_can_be_drawn_here(name):
    checks.draw(GAMES[name])


@pytest.mark.process
def test_what_the_check_says_is_said(monkeypatch):
    def broken(game):
        raise checks.CannotDraw("no font")

    monkeypatch.setattr(checks, "draw", broken)
    with pytest.raises(checks.CannotDraw, match=r"^no font$"):
        checks.check_pictures(GAMES)


@pytest.mark.process
def test_a_check_that_fails_in_another_way_is_told_too(monkeypatch):
    monkeypatch.setattr(checks, "draw", lambda game: 1 / 0)
    with pytest.raises(checks.CannotDraw, match="ZeroDivisionError"):
        checks.check_pictures(GAMES)
    monkeypatch.setattr(checks, "draw", lambda game: os.kill(os.getpid(), signal.SIGKILL))
    with pytest.raises(checks.CannotDraw, match="exit code -9"):
        checks.check_pictures(GAMES)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_that_cannot_be_drawn_is_found(name, monkeypatch):
    def broken(reader):
        raise OSError("no font")

    monkeypatch.setattr(FACES[name], "board", broken)
    with pytest.raises(checks.CannotDraw, match=f"{name}.*no font"):
        checks.draw(GAMES[name])


def test_every_game_has_a_face():
    assert set(FACES) >= set(GAMES)


@pytest.mark.process
def test_a_bot_on_which_nobody_plays_has_not_loaded_what_draws():
    program = "import sys, bot.running; sys.exit('PIL' in sys.modules or 'fontpkg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
