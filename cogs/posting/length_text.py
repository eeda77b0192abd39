"""How long a game takes, at its open seats: as a range while more can still sit down, and also in days unless
it is played in one sitting.

It knows no measuring: `engine.games.lengths` has the table.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.clock.pace import PaceName
from engine.games.lengths import LENGTHS, Length
from engine.journal.records import Session
from engine.play.game import AnyGame
from renders.language.catalogues import Words

STEP_MIN: Final = 5
"""Minutes are said in multiples of this."""
ABOUT: Final = 1.15
"""Two numbers are said as one if the higher is at most this many times the lower."""
LEAST_DAYS: Final = 2
BRISK_PART: Final = 0.6
"""People who look in three or four times a day need this part of the days of people who do once or twice."""


@dataclass(frozen=True, slots=True)
class _Told:
    """What is told of one number of players."""

    count: int
    """Its rounds or turns."""
    minutes: int
    """How long it takes if everybody is there."""
    days: int | None
    """How long it takes over days; None if that is not known, or if nobody waits for anybody."""


def length_text(session: Session, game: AnyGame, words: Words) -> str:
    """How many rounds or turns, and how many minutes if everybody is there; before that, how many days if
    they look in as their pace expects. "" if the table does not know."""
    told = list(_told(session, game))
    if not told:
        return ""
    length = words.text(f"{session.game}-length", count=_range([each.count for each in told], words))
    minutes = _range([each.minutes for each in told], words)
    days = [each.days for each in told if each.days is not None]
    if not days or session.pace in (None, PaceName.EVENING):
        return words.text("lobby-length", length=length, minutes=minutes)
    name = "lobby-length-brisk" if session.pace is PaceName.BRISK else "lobby-length-days"
    return words.text(name, length=length, days=_range(days, words), minutes=minutes)


def _told(session: Session, game: AnyGame) -> Iterator[_Told]:
    """What is told of each number of players with which the game may start. Whoever sits down from now on is
    a person."""
    robots = sum(seat.is_robot for seat in session.seats)
    for seats in range(max(len(session.seats), game.seats[0]), game.seats[-1] + 1):
        options = [name for name, on in session.options.items() if on and seats in game.seats_with(name)]
        length = LENGTHS.of(session.game, seats, options)
        if length is not None:
            people = seats - robots
            minutes = LENGTHS.minutes(session.game, length, people=people, seats=seats)
            yield _Told(
                length.count,
                max(STEP_MIN, round(minutes / STEP_MIN) * STEP_MIN),
                _days(session, length, people=people, seats=seats),
            )


def _days(session: Session, length: Length, *, people: int, seats: int) -> int | None:
    """How many days a game takes if `people` of the seats are people's. Nobody waits for whoever plays alone
    among robots."""
    days = LENGTHS.in_days(session.game, length, people=people, seats=seats) if people > 1 else None
    if days is None:
        return None
    return max(LEAST_DAYS, round(days * BRISK_PART) if session.pace is PaceName.BRISK else days)


def _range(numbers: Sequence[int], words: Words) -> str:
    """The numbers from the lowest to the highest, or the highest alone if the others are about the same."""
    low, high = min(numbers), max(numbers)
    is_one = high <= low * ABOUT
    return str(high) if is_one else words.text("lobby-length-range", low=low, high=high)
