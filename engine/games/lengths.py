"""How long a game takes when everybody is there: one table for all games, which games among robots fill.

It knows no game, only names, seats and options. `make lengths` writes its file, `lengths.toml`.
"""

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final, TypeAlias

Cell: TypeAlias = tuple[str, int, tuple[str, ...]]
"""A game, its number of seats, and the options that are on and have an effect, sorted."""


@dataclass(frozen=True, slots=True)
class Length:
    """How long games with certain seats and options are, on average."""

    count: int
    """Its rounds; in a game whose rounds are turns of one seat each, the turns that a player has."""
    alone: int
    """How often one seat decides while the others wait."""
    together: int
    """How often several seats decide at the same time."""
    hand_offs: int
    """How often the table waits for somebody else than before."""


@dataclass(frozen=True, slots=True)
class Lengths:
    """The whole table, and the seconds that turn what it counts into minutes."""

    decision_s: Mapping[str, int]
    """By game, the seconds that a decision is taken to last."""
    hand_off_s: int
    cells: Mapping[Cell, Length]

    def of(self, game: str, seats: int, options: Collection[str]) -> Length | None:
        """How long a game is; None if it is not in the table."""
        return self.cells.get((game, seats, tuple(sorted(options))))

    def minutes(self, game: str, length: Length, *, people: int, seats: int) -> int:
        """How many minutes it takes if so many of the seats are people's: robots decide in no time."""
        share = people / seats
        decisions = length.alone * share + length.together * (people > 0)
        seconds = decisions * self.decision_s[game] + length.hand_offs * share * self.hand_off_s
        return round(seconds / 60)


def read(text: str) -> Lengths:
    """The table in the text of its file."""
    file: dict[str, Any] = tomllib.loads(text)
    return Lengths(
        file.pop("decision_s"),
        file.pop("hand_off_s"),
        {
            (game, row["seats"], tuple(sorted(row["options"]))): Length(
                row["count"], row["alone"], row["together"], row["hand_offs"]
            )
            for game, rows in file.items()
            for row in rows
        },
    )


LENGTHS: Final = read(resources.files("engine.games").joinpath("lengths.toml").read_text(encoding="utf-8"))
