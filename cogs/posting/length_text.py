"""How long a game takes, at its open seats: as a range while more can still sit down.

It knows no measuring: `engine.games.lengths` has the table.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.lengths import LENGTHS, Length
from engine.journal.records import Session
from engine.play.game import AnyGame
from renders.language.catalogues import Words

STEP_MIN: Final = 5
"""Minutes are said in multiples of this."""
ABOUT: Final = 1.15
"""Two numbers are said as one if the higher is at most this many times the lower."""


def length_text(session: Session, game: AnyGame, words: Words) -> str:
    """How many rounds or turns, and how many minutes if everybody is there; "" if the table does not know."""
    found = list(_lengths(session, game))
    if not found:
        return ""
    counts, minutes = [length.count for length, _ in found], [each for _, each in found]
    return words.text(
        "lobby-length",
        length=words.text(f"{session.game}-length", count=_range(counts, words)),
        minutes=_range(minutes, words),
    )


def _lengths(session: Session, game: AnyGame) -> Iterator[tuple[Length, int]]:
    """The lengths with their minutes, for each number of players with which the game may start. Whoever sits
    down from now on is a person."""
    robots = sum(seat.is_robot for seat in session.seats)
    for seats in range(max(len(session.seats), game.seats[0]), game.seats[-1] + 1):
        options = [name for name, on in session.options.items() if on and seats in game.seats_with(name)]
        length = LENGTHS.of(session.game, seats, options)
        if length is not None:
            minutes = LENGTHS.minutes(session.game, length, people=seats - robots, seats=seats)
            yield length, max(STEP_MIN, round(minutes / STEP_MIN) * STEP_MIN)


def _range(numbers: Sequence[int], words: Words) -> str:
    """The numbers from the lowest to the highest, or the highest alone if the others are about the same."""
    low, high = min(numbers), max(numbers)
    is_one = high <= low * ABOUT
    return str(high) if is_one else words.text("lobby-length-range", low=low, high=high)
