"""How long a game takes, in minutes when everybody is there and in days when people look in now and then: one
table for all games.

It knows no game, only names, seats and options. `make lengths` and `make season` write its file,
`lengths.toml`.
"""

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
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
    days: Mapping[tuple[str, int], int]
    """By game and number of seats, the days of a game without options over days, as far as that was measured.
    Every seat is a person's."""
    long_days: Mapping[tuple[str, int], int]
    """In the same way, the days that nine of ten games do not exceed."""
    league_days: Mapping[tuple[str, int], int]
    """In the same way, the days of a game in a league, by which calendars are made."""
    long_league_days: Mapping[tuple[str, int], int]
    """In the same way, the days that nine of ten games in leagues do not exceed."""
    cells: Mapping[Cell, Length]

    @property
    def of_leagues(self) -> "Lengths":
        """The same table with the days of games in leagues; where those were not measured, with the others,
        which are longer."""
        return replace(
            self,
            days={**self.days, **self.league_days},
            long_days={**self.long_days, **self.long_league_days},
        )

    def of(self, game: str, seats: int, options: Collection[str]) -> Length | None:
        """How long a game is; None if it is not in the table."""
        return self.cells.get((game, seats, tuple(sorted(options))))

    def minutes(self, game: str, length: Length, *, people: int, seats: int) -> int:
        """How many minutes a game takes if `people` of the seats are people's: robots decide in no time."""
        share = people / seats
        decisions = length.alone * share + length.together * (people > 0)
        seconds = decisions * self.decision_s[game] + length.hand_offs * share * self.hand_off_s
        return round(seconds / 60)

    def in_days(self, game: str, length: Length, *, people: int, seats: int) -> int | None:
        """How many days a game takes if `people` of the seats are people's. If that was not measured, it
        follows from the measured table whose number of seats is nearest: a table that waits for somebody
        else half as often takes half as many days. None if no table of the game was measured."""
        return self._in_days(self.days, game, length, people=people, seats=seats)

    def in_long_days(self, game: str, length: Length, *, people: int, seats: int) -> int | None:
        """How many days nine of ten games do not exceed, in the same way."""
        return self._in_days(self.long_days, game, length, people=people, seats=seats)

    def _in_days(
        self, days: Mapping[tuple[str, int], int], game: str, length: Length, *, people: int, seats: int
    ) -> int | None:
        known = [(abs(seats - number), -number) for name, number in days if name == game]
        if not known:
            return None
        nearest = -min(known)[1]
        measured = self.of(game, nearest, ())
        if measured is None:
            return None
        share = people / seats * length.hand_offs / measured.hand_offs
        return round(days[game, nearest] * share)


def read(text: str) -> Lengths:
    """The table in the text of its file."""
    file: dict[str, Any] = tomllib.loads(text)
    return Lengths(
        file.pop("decision_s"),
        file.pop("hand_off_s"),
        _by_table(file.pop("days")),
        _by_table(file.pop("long_days", {})),
        _by_table(file.pop("league_days", {})),
        _by_table(file.pop("long_league_days", {})),
        {
            (game, row["seats"], tuple(sorted(row["options"]))): Length(
                row["count"], row["alone"], row["together"], row["hand_offs"]
            )
            for game, rows in file.items()
            for row in rows
        },
    )


def _by_table(file: Mapping[str, Mapping[str, int]]) -> dict[tuple[str, int], int]:
    """Days by game and number of seats."""
    return {(game, int(seats)): number for game, days in file.items() for seats, number in days.items()}


LENGTHS: Final = read(resources.files("engine.games").joinpath("lengths.toml").read_text(encoding="utf-8"))
