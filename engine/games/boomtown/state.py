"""All that a match of Boomtown is between two answers: plain data, and the nouns that the rules use.

It knows what lies where, but not what may be done: that is in the rules' modules.
"""

from bisect import insort
from dataclasses import dataclass, field

from engine.games.boomtown.cards import MINES, NEW_VEIN, ORDER, SALOON_GIRLS, Mine, Town
from engine.play.seats import clockwise
from engine.play.table import Seat


@dataclass(slots=True)
class Player:
    """One seat's side of the table."""

    gold: int = 10
    mines: list[str] = field(default_factory=list)
    """In the table's order: by town, then by dice sum."""
    waiting: list[str] = field(default_factory=list)
    """B26: events in front of the player that are not yet carried out, in the order in which they came."""
    kept: list[str] = field(default_factory=list)
    """B26: Mustang and Telegraph, until used."""


@dataclass(slots=True)
class Saloon:
    """B25: a saloon card on the table, with the marker of its town."""

    key: str
    owner: Seat
    town: Town
    has_girls: bool = False


@dataclass(slots=True)
class State:
    """The table. Every card is in one place: deck, aside, offer, a player's lists, saloons, out."""

    rounds: int
    players: list[Player]
    start: Seat
    deck: list[str]
    """The last card of the list is the next one. Nobody knows its order."""
    aside: list[str]
    """B2: put aside unseen in a short game."""
    last_keeps_all: bool = False
    """B9: the match's option."""
    round: int = 0
    offer: list[str] = field(default_factory=list)
    """The cards that can still be taken, in the order in which they were turned up."""
    bid: int = 0
    leader: Seat | None = None
    passed: list[Seat] = field(default_factory=list)
    winner: Seat | None = None
    """The winner of this round's auction; None while it goes on."""
    taken: list[Seat] = field(default_factory=list)
    dice: tuple[int, int] | None = None
    """The last production roll, as Telegraph left it."""
    mayors: dict[Town, Seat] = field(default_factory=dict)
    governor: Town | None = None
    """B25: the town whose pawn lies on the Governor."""
    new_vein: str | None = None
    """B25: the mine that lies on the New Vein."""
    saloons: list[Saloon] = field(default_factory=list)
    """In the order in which they were laid."""
    out: list[str] = field(default_factory=list)
    """Cards that have left the game, in that order."""
    is_over: bool = False

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, from `first` to the left."""
        return clockwise(first, len(self.players))

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """All other seats, clockwise from a seat's left."""
        return self.clockwise(seat)[1:]

    def mines_in(self, seat: Seat, town: Town) -> list[str]:
        """The mines that a seat owns in a town."""
        return [key for key in self.players[seat].mines if MINES[key].town is town]

    def saloons_of(self, seat: Seat) -> list[Saloon]:
        """The saloons that a seat owns, in the order in which they were laid."""
        return [saloon for saloon in self.saloons if saloon.owner == seat]

    def pawns_of(self, seat: Seat) -> list[Town]:
        """The towns of which a seat is mayor, in the table's order."""
        return [town for town in Town if self.mayors.get(town) == seat]

    def holder(self, card: str) -> Seat | None:
        """B26: the seat that openly keeps a card; None if no seat does."""
        return next((seat for seat in self.clockwise(Seat(0)) if card in self.players[seat].kept), None)

    def worth(self, mine: Mine) -> int:
        """B25: a mine's yield, 3 more with the New Vein."""
        return mine.worth + (3 if mine.key == self.new_vein else 0)

    def pay(self, payer: Seat, owed: int, *, to: Seat | None = None) -> int:
        """B27: whoever owes more than they have pays what they have, to a seat or to the bank; returns what
        was paid."""
        paid = min(owed, self.players[payer].gold)
        self.players[payer].gold -= paid
        if to is not None:
            self.players[to].gold += paid
        return paid

    def lay_mine(self, seat: Seat, key: str) -> None:
        """Lay a mine in front of a seat."""
        insort(self.players[seat].mines, key, key=ORDER.__getitem__)

    def destroy_mine(self, owner: Seat, key: str) -> bool:
        """B16, B22: a mine leaves the game, with its New Vein; returns whether it had one."""
        self.players[owner].mines.remove(key)
        self.out.append(key)
        if self.new_vein != key:
            return False
        self.new_vein = None
        self.out.append(NEW_VEIN)
        return True

    def destroy_saloon(self, saloon: Saloon) -> None:
        """B22: a saloon leaves the game, with the Saloon Girls on it."""
        self.saloons.remove(saloon)
        self.out.append(saloon.key)
        if saloon.has_girls:
            self.out.append(SALOON_GIRLS)
