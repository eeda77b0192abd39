"""What a decision of Boomtown is about, as the picture beside it shows it: the cards on offer with what they
would make of the viewer, the mines and towns that an event can be aimed at, what other dice would yield, or
whom a holdup can be aimed at.

Knows decisions and views, never a state or a picture.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.games.boomtown.cards import KEEP, MINES, Town
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.view import BoomtownView
from engine.play.decisions import Pick, Subset
from engine.play.table import Seat
from renders.boomtown.text.labels import fee_in, mines_in, owner_of, saloon_on_table, yield_of
from renders.boomtown.text.options import DICE, dice_after
from renders.boomtown.text.prospects import Gained, gained, office_with_one_more
from renders.face import AnyDecision

_OFFERS: Final = (DecisionName.BID, DecisionName.TAKE, DecisionName.MUSTANG)
_TOWNS: Final = (DecisionName.SALOON, DecisionName.SALOON_GIRLS, DecisionName.GOVERNOR)
_MINES: Final = (DecisionName.DYNAMITE, DecisionName.EXPROPRIATION, DecisionName.NEW_VEIN)
_FACES: Final = range(1, 7)


@dataclass(frozen=True, slots=True)
class OnOffer:
    """B5, B10, B11: the cards on offer, with what they would make of the viewer."""

    cards: tuple[Gained, ...]


@dataclass(frozen=True, slots=True)
class Owned:
    """A mine or a saloon that one may choose, or that counts."""

    key: str
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class Owner:
    """What somebody has in a town."""

    seat: Seat
    owned: tuple[Owned, ...]
    elects: bool = False
    """B19: whether any one of these would make the viewer mayor."""


@dataclass(frozen=True, slots=True)
class InTown:
    """What there is in a town, by owner."""

    town: Town
    owners: tuple[Owner, ...]
    fee: int | None = None
    """B25: what the mayor's fee would be."""
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class Aim:
    """B22, B23, B25: an event, and the towns in which it can be aimed at something."""

    kind: DecisionName
    towns: tuple[InTown, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose mines and saloons these are."""
        return tuple(sorted({owner.seat for each in self.towns for owner in each.owners}))


@dataclass(frozen=True, slots=True)
class Roll:
    """B13: the dice with one of them set, and whose mines would yield how much (B14)."""

    key: str
    """The option's; that of keeping the card for the dice as they lie."""
    dice: tuple[int, int]
    yields: tuple[tuple[Seat, int], ...]
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Dice:
    """B13: for each of the two dice, the six faces that it could show."""

    rolls: tuple[tuple[Roll, ...], ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose mines would yield something."""
        return tuple(sorted({seat for row in self.rolls for roll in row for seat, _ in roll.yields}))


@dataclass(frozen=True, slots=True)
class Victims:
    """B24: whom one may hold up, with their gold."""

    victims: tuple[tuple[Seat, int], ...]
    chosen: tuple[Seat, int] | None
    """The victim and the number that are chosen."""


Choice: TypeAlias = OnOffer | Aim | Dice | Victims


def choice_of(decision: AnyDecision, view: BoomtownView, chosen: Sequence[str]) -> Choice | None:
    """What a decision's picture shows, also if it is said ahead; None for a decision that has none."""
    if view.seat is None:
        return None
    last = chosen[-1] if chosen else None
    name = decision.name
    if name in _OFFERS:
        is_taking = view.auction is None
        cards = tuple(gained(view, key, is_taking=is_taking) for key in view.offer)
        return OnOffer(cards) if cards else None
    if not isinstance(decision, Pick | Subset):
        return None
    keys = tuple(option.key for option in decision.options)
    if name in _MINES:
        return Aim(DecisionName(name), tuple(_targets(DecisionName(name), keys, view, chosen)))
    if name in _TOWNS:
        return Aim(DecisionName(name), tuple(_places(DecisionName(name), keys, view, last)))
    if name == DecisionName.TELEGRAPH and view.dice is not None:
        return Dice(tuple(tuple(_rolls(view, view.dice, die, last)) for die in DICE))
    return _victims(view, last) if name == DecisionName.HOLDUP else None


def _targets(
    kind: DecisionName, keys: Sequence[str], view: BoomtownView, chosen: Sequence[str]
) -> Iterator[InTown]:
    """B22, B23, B25: the mines and saloons that can be chosen, by town and owner."""
    found: dict[Town, dict[Seat, list[Owned]]] = {town: {} for town in Town}
    for key in keys:
        owner, saloon = owner_of(view, key), saloon_on_table(view, key)
        if owner is None:
            continue
        town = MINES[key].town if saloon is None else saloon.town
        found[town].setdefault(owner.seat, []).append(Owned(key, key in chosen))
    for town, owners in found.items():
        if owners:
            yield InTown(town, tuple(_owner(kind, view, town, *pair) for pair in owners.items()))


def _owner(kind: DecisionName, view: BoomtownView, town: Town, seat: Seat, owned: list[Owned]) -> Owner:
    is_won = kind == DecisionName.EXPROPRIATION
    return Owner(seat, tuple(owned), is_won and office_with_one_more(view, town, of=seat) == "new")


def _places(
    kind: DecisionName, keys: Sequence[str], view: BoomtownView, chosen: str | None
) -> Iterator[InTown]:
    """B25: the towns that can be chosen, with the mines that would pay the viewer, or for which the others
    would pay."""
    for key in keys:
        saloon = saloon_on_table(view, key)
        town = Town(key) if saloon is None else saloon.town
        fee = fee_in(view, town)
        is_governor = kind == DecisionName.GOVERNOR
        players = (view.own,) if is_governor else view.others
        mines = [(player.seat, mines_in(player, town)) for player in players]
        owners = [Owner(seat, tuple(Owned(mine.key) for mine in own)) for seat, own in mines if own]
        doubled = 2 * fee[1] if fee is not None and is_governor else None
        yield InTown(town, tuple(owners), doubled, key == chosen)


def _rolls(view: BoomtownView, dice: tuple[int, int], die: str, chosen: str | None) -> Iterator[Roll]:
    """B13: a die with each of its faces; one of them lies there now."""
    for face in _FACES:
        after = dice_after(f"{die}-{face}", view)
        key = KEEP if after == dice else f"{die}-{face}"
        yield Roll(key, after, tuple(_yields(view, sum(after))), key == chosen)


def _yields(view: BoomtownView, total: int) -> Iterator[tuple[Seat, int]]:
    """B14: what everybody's mines yield at a sum of the dice, if they yield anything."""
    for player in view.players:
        if gold := yield_of(player, total):
            yield player.seat, gold


def _victims(view: BoomtownView, chosen: str | None) -> Victims:
    named = None
    if chosen is not None:
        victim, number = chosen.split(":")
        named = Seat(int(victim)), int(number)
    return Victims(tuple((player.seat, player.gold) for player in view.others), named)
