"""All that a match of Ponte Vecchio is between two answers: plain data, and the nouns that the rules use.

It knows what lies where, but not what may be done: that is in the rules' modules.
"""

from dataclasses import dataclass, field

from engine.games.ponte_vecchio.cards import (
    CARDS,
    GULDEN,
    JOKER,
    SHOPS,
    SIDES,
    STEPS,
    Direction,
    Ending,
    Phase,
    most_of,
    steps_ahead,
    worth,
)
from engine.play.seats import clockwise
from engine.play.table import Seat


@dataclass(slots=True)
class Player:
    """One seat's side of the table."""

    gulden: int = GULDEN
    shops: int = SHOPS
    """In hand: not yet built."""
    hand: list[str] = field(default_factory=lambda: list(CARDS))
    """From the lowest card."""
    pile: list[str] = field(default_factory=list)
    """P6: played cards, the newest last: only the newest is in view."""
    offer: int = 0
    """P10: what the player offers for the right to move; 0 if nothing."""

    @property
    def most(self) -> int:
        """P4, P10: the highest bid or offer that the player can pay."""
        return most_of(self.gulden)


@dataclass(slots=True)
class State:
    """The table. Every card is in its owner's hand or pile, every shop in hand or on the bridge."""

    players: list[Player]
    start: Seat
    """P1: the start player."""
    bridge: list[list[Seat | None]] = field(default_factory=lambda: [[None] * SIDES for _ in range(STEPS)])
    """The owners of the shops on the left and the right plot of each step."""
    position: int = 0
    """The Rich Man's step; 0 is the bank."""
    direction: Direction = Direction.OUTWARD
    phase: Phase = Phase.SET_UP
    round: int = 0
    """The number of the round with phase 1; `play` counts the plays of the final round."""
    last_mover: Seat | None = None
    """P3: the seat that last moved the Rich Man."""
    opener: Seat | None = None
    """P3: the seat that opens the present auction."""
    bidders: list[Seat] = field(default_factory=list)
    """P4: the seats that are still in the auction: the next to bid first, the leader last."""
    bid: int = 0
    leader: Seat | None = None
    passed: list[Seat] = field(default_factory=list)
    """In the order in which they passed."""
    builder: Seat | None = None
    """P5: the seat that has won the auction and must build."""
    quiet_rounds: int = 0
    """P18: rounds in a row without an auction."""
    out: list[Seat] = field(default_factory=list)
    """P8: the seats that are out of this play, because their shops are at the same distance."""
    holder: Seat | None = None
    """P7: the seat that has the right to move."""
    mover: Seat | None = None
    """P10, P11: the seat that moves: the holder, or whoever bought the right."""
    has_asked: bool = False
    """P10: whether the holder has asked for offers in this play."""
    ending: Ending | None = None
    """Why the final round is played; None before it."""
    play: int = 0
    """P16: the plays of the final round that have begun."""
    is_over: bool = False

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, from `first` to the left."""
        return clockwise(first, len(self.players))

    def ahead(self) -> range:
        """P8, P11: the steps ahead of the Rich Man, the nearest first."""
        return steps_ahead(self.position, self.direction)

    def owners(self, step: int) -> list[Seat]:
        """P12: the seats that have a shop on a step, each once."""
        return list(dict.fromkeys(owner for owner in self.bridge[step - 1] if owner is not None))

    def built(self, seat: Seat) -> int:
        """P13, P19: how many shops of a seat are on the bridge."""
        return SHOPS - self.players[seat].shops

    def distance(self, seat: Seat) -> int | None:
        """P8: how many steps ahead a seat's nearest shop is; None if none is ahead."""
        return next((far for far, step in enumerate(self.ahead(), 1) if seat in self.owners(step)), None)

    def joker(self, seat: Seat) -> int:
        """P13: what a seat's joker is worth now."""
        return worth(JOKER, self.built(seat))

    def newest(self, seat: Seat) -> str:
        """P6: the card that a seat played last."""
        return self.players[seat].pile[-1]

    def worth(self, seat: Seat) -> int:
        """P12, P13: the value of a seat's newest card."""
        return worth(self.newest(seat), self.built(seat))
