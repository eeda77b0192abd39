"""What every view begins with: whose it is, who plays, which seats are waited for, and how it ended.

A game's own view adds what lies on its table. Nothing here knows a rule or a state.
"""

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from engine.play.table import Question, Seat


class Side(Protocol):
    """What a view shows of one seat."""

    @property
    def seat(self) -> Seat: ...


P = TypeVar("P", bound=Side)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Generic[P]):
    """The beginning of a game's view. A game's view is a frozen dataclass, too: a white list."""

    seat: Seat | None
    """Whose view it is; None for the public."""
    players: tuple[P, ...]
    """What may be known of each seat, from seat 0."""
    ranks: tuple[int, ...] = ()
    """Each seat's place, from 1, at the end; empty before."""
    asked: tuple[Seat, ...]
    """The seats that the table waits for."""
    asked_for: str | None
    """The name of the decision that they are asked; None when nobody is waited for."""
    is_over: bool

    @property
    def own(self) -> P:
        """The side of the seat whose view it is. Raises ValueError for the public's view."""
        if self.seat is None:
            raise ValueError("the public has no side of its own")
        return self.players[self.seat]

    @property
    def others(self) -> tuple[P, ...]:
        """The sides of all other seats, in their order; of all seats for the public."""
        return tuple([player for player in self.players if player.seat != self.seat])


def asked_of(question: Question | None) -> tuple[tuple[Seat, ...], str | None]:
    """A view's `asked` and `asked_for`: the seats that a question waits for, and their decision's name."""
    asked = question.waiting_for() if question else ()
    return asked, question.decisions[asked[0]].name if question and asked else None
