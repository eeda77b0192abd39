"""What must work before anybody is let in: every game's opening board can be drawn on this machine."""

from engine.games import GAMES
from engine.match import Match
from renders.face import FACES
from renders.png import encode
from renders.words import words_for


class CannotDraw(Exception):
    """A board cannot be drawn on this machine; the text says which, and why."""


def check_pictures() -> None:
    """Draw one picture of each game: missing fonts or libraries show now, and caches are warm afterwards.
    Raises CannotDraw."""
    for game in GAMES.values():
        seats = game.seats[-1]
        match = Match.start(game, seats=seats, options={}, seed="check")
        names = tuple(f"Player {number}" for number in range(1, seats + 1))
        try:
            encode(FACES[game.name].board(match.view(None), names, words_for("en")))
        except (OSError, ImportError) as error:
            raise CannotDraw(f"the board of {game.name} cannot be drawn here: {error}") from error
        finally:
            match.close()
