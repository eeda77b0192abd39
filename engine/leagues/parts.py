"""The parts of a season: its entrants, its rounds and their tables, as far as acts have brought them."""

from dataclasses import dataclass, field
from typing import Final

from engine.leagues.acts import Drawn, LostBecause, RoundSkipped
from engine.leagues.points import Seated

OUT_AFTER_LOST: Final = 3
"""Whoever has lost so many seats is out of the season."""


@dataclass(slots=True)
class Entrant:
    """One person's part in a season."""

    number: int
    said_in: float
    """When they last said that they are in, in UNIX seconds: by signing up, too."""
    division: int | None = None
    sits_out: int | None = None
    """The round that they have said they sit out."""
    has_left: bool = False
    is_expelled: bool = False
    is_asleep: bool = False
    """Whether they are called no more until they say that they are in."""
    absent: int = 0
    """From how many calls in a row they were absent."""
    lost: int = 0
    """How many seats they have lost."""
    missed: int = 0
    """How many rounds they have missed, without those that nobody could have played."""
    excused: set[int] = field(default_factory=set)
    """The rounds without a table that are worth something to them."""

    @property
    def is_out(self) -> bool:
        """Whether they play no more in this season."""
        return self.has_left or self.is_expelled or self.lost >= OUT_AFTER_LOST

    def miss(self, round: int) -> None:
        """Note that they have missed a round: the first is excused."""
        self.missed += 1
        if self.missed == 1:
            self.excused.add(round)


@dataclass(slots=True)
class Fixture:
    """A table of a round."""

    round: int
    table: int
    division: int
    drawn: tuple[int, ...]
    """The entries in the order of their seats."""
    is_opened: bool = False
    lost: dict[int, LostBecause] = field(default_factory=dict)
    """Why entries have lost their seats."""
    substitutes: dict[int, int] = field(default_factory=dict)
    """By the entry that has lost its seat, the one that has taken it."""
    ended: tuple[Seated, ...] | None = None
    placed: tuple[Seated, ...] | None = None
    """What an organiser has said of its places."""
    is_voided: bool = False
    was_rated: bool = True
    """Whether the game counted for ratings when it ended."""

    @property
    def is_rated(self) -> bool:
        """Whether it counts for ratings."""
        return self.was_rated and not self.is_voided

    @property
    def is_over(self) -> bool:
        """Whether nobody plays on for the season."""
        return self.is_voided or self.ended is not None or self.placed is not None

    @property
    def holders(self) -> tuple[int, ...]:
        """The entries that have its seats now."""
        return tuple(entry for entry in (*self.drawn, *self.substitutes.values()) if entry not in self.lost)

    @property
    def seats(self) -> tuple[Seated, ...]:
        """What the table has left of each entry, once it is over."""
        if self.placed is not None or self.ended is not None:
            return self.placed or self.ended or ()
        absent = {entry for entry, why in self.lost.items() if why is LostBecause.NO_SHOW}
        own = [Seated(entry, None if entry in absent else 1, entry in self.lost) for entry in self.drawn]
        return (*own, *(Seated(entry, 1, is_substitute=True) for entry in self.substitutes.values()))


@dataclass(slots=True)
class Round:
    """A round that was called."""

    number: int
    first_called: float
    """When it was first called, in UNIX seconds."""
    called: float
    """When it was called last, and as much later as the season has stood still since."""
    attempt: int
    seed: str
    drawn: Drawn | None = None
    drawn_at: float | None = None
    skipped: RoundSkipped | None = None

    @property
    def is_skipped(self) -> bool:
        """Whether too few were there."""
        return self.skipped is not None

    @property
    def is_deserted(self) -> bool:
        """Whether too few were there, and not because people have unfinished tables."""
        return self.skipped is not None and not self.skipped.full

    @property
    def is_settled(self) -> bool:
        """Whether it was drawn or skipped."""
        return self.drawn is not None or self.is_skipped
