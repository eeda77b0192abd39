"""What a seat of Goldrush may say ahead: where it travels, to one place after another, by as many turns as
that takes, whether it robs whoever it can on the way, and that it claims whatever it finds (R2, R5, R7, R14).

All of it follows from what everybody sees. So what was said ahead tells nothing of a card.
"""

from collections.abc import Iterable
from typing import Final

from engine.games.goldrush.cards import CART, CLAIM, duel_key
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.journeys import is_on_the_way, turns_to
from engine.games.goldrush.land import Place, Terrain
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView, PlayerView
from engine.play.decisions import Answer, Decision, Option, Pick, Subset
from engine.play.orders import UNTIL_REVOKED, Orderable, Said, wishes_of
from engine.play.table import Seat

MOST_LEGS: Final = 4
"""The most places of a journey. To rob counts as one of them."""
ROB: Final = "rob"
"""What a seat says ahead to challenge whoever it may gain by robbing. It is no place, and may stand alone."""
_AGAIN: Final = "again-"
ALWAYS: Final = "always"
"""What a seat says ahead to claim every card that it looks at. It is no answer to the question itself."""


def _group(place: Place) -> str:
    """The menu that has a place: all menus together have fewer rows than a panel."""
    match place.terrain:
        case Terrain.TOWN:
            return "town"
        case Terrain.SQUARE:
            return "north" if place.y < LAND.places["street-1"].y else "south"
        case _:
            return "wild"


_GOALS: Final = tuple(
    Option(key, _group(place))
    for key, place in LAND.places.items()
    if place.terrain not in (Terrain.STREET, Terrain.TRAIL)
)
"""All places that have a name."""
_ROB: Final = Option(ROB)
_ALWAYS: Final = (Option(ALWAYS),)


def is_ahead(decision: Decision[Answer]) -> bool:
    """Whether this is said ahead: several places, or what is no answer to a claim."""
    return isinstance(decision, Subset) or (isinstance(decision, Pick) and decision.options == _ALWAYS)


def again_key(place: str) -> str:
    """A place where a seat is, and to which it comes back: "again-k"."""
    return f"{_AGAIN}{place}"


def is_again(leg: str) -> bool:
    """Whether a leg of a journey leads back to the place where the seat still is."""
    return leg.startswith(_AGAIN)


def end_of(leg: str) -> str:
    """The place to which a leg of a journey leads."""
    return leg.removeprefix(_AGAIN)


def _travelling(view: GoldrushView) -> int | None:
    """A journey counts until the seat is sent to a place, or robbed: then it may have other plans."""
    return None if view.is_over else 1 + view.own.setbacks


def _journey(view: GoldrushView) -> Subset:
    """Places that have a name, one after another; the one where the seat is means to come back to it. And
    whether to rob others on the way."""
    here = view.own.place
    goals = [Option(again_key(here), each.group) if each.key == here else each for each in _GOALS]
    pick = Pick(name=DecisionName.MOVE, rule="R2", options=(*goals, _ROB))
    return wishes_of(pick, most=MOST_LEGS)


def legs_of(said: Answer) -> tuple[str, ...]:
    """The places to which a journey leads."""
    return tuple([leg for leg in said if leg != ROB]) if isinstance(said, tuple) else ()


def robs(said: Answer) -> bool:
    """Whether a seat says that it robs others on its way."""
    return isinstance(said, tuple) and ROB in said


def _rest(view: GoldrushView, said: Answer) -> Said | None:
    """R2: the legs that are left: without the first, once its end is reached. No move ends where it began, so
    a seat that comes back has been elsewhere. To rob others still counts when no leg is left."""
    here = view.own.place
    legs = tuple(leg if end_of(leg) == here else end_of(leg) for leg in legs_of(said))
    left = legs[1:] if legs[:1] == (here,) else legs
    left = (*left, ROB) if robs(said) else left
    return Said(left) if left else None


def _step(view: GoldrushView, _: Decision[Answer], said: Answer) -> Said | None:
    """R2: the end of a move from which the fewest turns lead to the end of the first leg; of equals the one
    farthest west, because moves are in this order. The seat decides itself when it may gain by robbing
    somebody, unless it has said that it does, when only a duel lets it go on, before it looks at a card, and
    when it can only go astray."""
    legs = legs_of(said)
    if _may_gain_by_robbing(view):
        prey = _prey(view) if robs(said) else None
        return None if prey is None else Said(duel_key(prey))
    if not legs:
        return None
    goal = end_of(legs[0])
    left = turns_to(goal)

    def nearest(ends: Iterable[str]) -> str | None:
        return min((end for end in ends if is_on_the_way(end, goal)), key=left.__getitem__, default=None)

    end = nearest(move.place for move in view.moves if move.rival is None)
    alone = nearest(walk[-1] for walk in LAND.walks(view.own.place, view.roll))
    if end is None or alone is None or left[alone] < left[end] or _is_news(view, end, goal):
        return None
    return Said(end)


def _may_gain_by_robbing(view: GoldrushView) -> bool:
    """R14, R17, R18, R20: whether the seat can challenge somebody whose gold would stay on its cart, or who
    carries enough to win."""
    return any(_fits(view, rival) or rival.banked + rival.cart >= view.goal for rival in _carriers(view))


def _prey(view: GoldrushView) -> Seat | None:
    """R14, R18: whom the seat robs: of those whose gold would stay on its cart, whoever carries the most; of
    equals the one farthest west. None if it would lose what it robs, even to stop somebody: that it decides
    itself."""
    fitting = [rival for rival in _carriers(view) if _fits(view, rival)]
    return max(fitting, key=lambda rival: rival.cart).seat if fitting else None


def _carriers(view: GoldrushView) -> list[PlayerView]:
    """R14: whom the seat can challenge and who carries gold."""
    rivals = [view.players[move.rival] for move in view.moves if move.rival is not None]
    return [rival for rival in rivals if rival.cart]


def _fits(view: GoldrushView, rival: PlayerView) -> bool:
    """R18: whether what both carry stays on a cart."""
    return view.own.cart + rival.cart <= CART


def _is_news(view: GoldrushView, end: str, goal: str) -> bool:
    """R4, R5, R7: whether something happens where a move ends that the seat has not said. Nothing happens on
    its own claim and on another's mine, and whoever travels to their own mine wants to dig there, or to a
    card that they know, wants what it says. Everybody knows who knows a card."""
    if LAND.places[end].terrain is not Terrain.SQUARE or view.claimant(end) == view.seat:
        return False
    miner = view.miner(end)
    if end == goal:
        return miner is None and (view.hand is None or view.hand.card(end) is None)
    return miner is None or miner == view.seat


def _claiming(view: GoldrushView) -> int | None:
    return None if view.is_over else UNTIL_REVOKED


def _always(_: GoldrushView) -> Pick:
    return Pick(name=DecisionName.CLAIM, rule="R5", options=_ALWAYS, is_secret=True)


def _claim(view: GoldrushView, decision: Decision[Answer], said: Answer) -> Said:
    """R5, R7: whoever may look may claim, whatever the card says."""
    return Said(CLAIM)


ORDERS: Final[tuple[Orderable[GoldrushView], ...]] = (
    Orderable(decision=DecisionName.MOVE, scope=_travelling, asks=_journey, answers=_step, rest=_rest),
    Orderable(decision=DecisionName.CLAIM, scope=_claiming, asks=_always, answers=_claim),
)
"""What may be said ahead, in the order of a turn."""
