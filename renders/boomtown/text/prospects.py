"""What a card of Boomtown would make of the viewer who got it now, by the rules about fees and mayors.

Knows views, never a state or a picture.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.boomtown.cards import EVENTS, MINES, Kind, Town
from engine.games.boomtown.mayors import rightful_mayor
from engine.games.boomtown.view import BoomtownView
from engine.play.table import Seat
from renders.boomtown.text.labels import Holding, fee_in, mayor_of, mines_in, standing_in

Office: TypeAlias = Literal["no", "new", "stays"]
"""B18, B19: whether the viewer would not be mayor, would become mayor, or would still be mayor."""
Use: TypeAlias = Literal["now", "kept", "waits"]
"""B26: whether an event would be carried out now, kept for later, or have nothing to act on yet."""


@dataclass(frozen=True, slots=True)
class Due:
    """B12: the fee for a mine."""

    mayor: Seat
    owed: int
    paid: int
    """B27: what the viewer can pay of it."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """One more mine in a town, with those that everybody has there."""

    mayor: Holding | None
    """Who is mayor there, with how many mines."""
    others: tuple[Holding, ...]
    """Who else has mines there, the most first."""
    number: int
    """How many mines the viewer would have there."""
    office: Office
    due: Due | None


@dataclass(frozen=True, slots=True)
class Gained:
    """A card that the viewer could get."""

    key: str
    prospect: Prospect | None
    """For a mine."""
    use: Use | None
    """For an event."""


def gained(view: BoomtownView, key: str, *, is_taking: bool) -> Gained:
    """What a card of the offer would make of the viewer; `is_taking` says whether they would pay with the
    gold that they have now."""
    if key in EVENTS:
        return Gained(key, None, _use(view, EVENTS[key].kind))
    town = MINES[key].town
    mayor, others = standing_in(view, town)
    number, due = len(mines_in(view.own, town)) + 1, _due(view, town, is_taking=is_taking)
    return Gained(key, Prospect(mayor, others, number, office_with_one_more(view, town), due), None)


def office_with_one_more(view: BoomtownView, town: Town, *, of: Seat | None = None) -> Office:
    """B18, B19: whether the viewer would be mayor of a town with one more mine there: one of the offer, or
    one of another seat."""
    seat, before = view.own.seat, mayor_of(view, town)
    mines = [len(mines_in(player, town)) for player in view.players]
    mines[seat] += 1
    if of is not None:
        mines[of] -= 1
    if rightful_mayor(mines, None if before is None else before.seat, seat) != seat:
        return "no"
    return "stays" if before is not None and before.seat == seat else "new"


def _due(view: BoomtownView, town: Town, *, is_taking: bool) -> Due | None:
    """The fee that the viewer would pay; before the auction is over nobody knows with how much gold."""
    fee = fee_in(view, town)
    if fee is None or fee[0].seat == view.own.seat:
        return None
    mayor, owed = fee
    return Due(mayor.seat, owed, min(owed, view.own.gold) if is_taking else owed)


def _use(view: BoomtownView, kind: Kind) -> Use:
    """B26: what becomes of an event that the viewer takes now."""
    if kind in (Kind.MUSTANG, Kind.TELEGRAPH):
        return "kept"
    return "now" if _has_target(view, kind) else "waits"


def _has_target(view: BoomtownView, kind: Kind) -> bool:
    """B22, B23, B25: whether there is something for the event to act on."""
    own = view.own
    match kind:
        case Kind.DYNAMITE:
            return any(player.mines or player.saloons for player in view.others)
        case Kind.EXPROPRIATION:
            towns = {MINES[mine.key].town for mine in own.mines}
            return any(MINES[mine.key].town in towns for player in view.others for mine in player.mines)
        case Kind.GOVERNOR:
            return bool(own.mayor_of)
        case Kind.NEW_VEIN:
            return bool(own.mines)
        case Kind.SALOON_GIRLS:
            return bool(own.saloons)
        case _:
            return True
