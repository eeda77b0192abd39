"""What somebody who thinks like Goldrush's robot says ahead: the journey to where the robot would go, and on
from there as far as they can tell what they will have then, and that they rob whoever they can on the way,
because the robot nearly always does.

They do not say that they always claim, because the robot leaves most cards without gold open.
"""

from dataclasses import replace

from engine.games.goldrush.cards import CART
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.orders import MOST_LEGS, ROB, again_key
from engine.games.goldrush.robot.journey import Standing, goals
from engine.games.goldrush.robot.outlook import BANK, REGISTRY, Means
from engine.games.goldrush.robot.roads import INDEX, PLACES, TURNS_TO, left
from engine.games.goldrush.robot.standing import race
from engine.games.goldrush.view import GoldrushView
from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision
from engine.play.orders import Said


def said(view: GoldrushView, ahead: Decision[Answer], chance: Chance) -> Said | None:
    """The places from which the fewest turns are left, with the ways there, and to rob on them."""
    return Said((*journey(view), ROB)) if ahead.name == DecisionName.MOVE else None


def journey(view: GoldrushView) -> tuple[str, ...]:
    """Where to go, and where to go next as long as that does not depend on a card, on dice or on what the
    place that was reached asks."""
    standing, here, legs = race(view).standing, INDEX[view.own.place], list[str]()
    while len(legs) < MOST_LEGS - 1 and (place := _nearest(standing, here)) is not None:
        key = PLACES[place]
        leg = again_key(key) if key == view.own.place else key
        if leg in legs:
            break
        legs.append(leg)
        after = _after(standing.means, place)
        if after is None:
            break
        standing, here = replace(standing, means=after), place
    return tuple(legs)


def _nearest(standing: Standing, here: int) -> int | None:
    """The place that is best to go to; None if there is none. It is the present one only to dig there once
    more."""
    pace, mines = standing.means.pace, {INDEX[mine] for mine in standing.means.mines}
    turns = {
        place: _way(here, place) * pace + after
        for place, after in goals(standing).items()
        if place != here or place in mines
    }
    return min(turns, key=turns.__getitem__, default=None)


def _way(here: int, place: int) -> float:
    """The turns to a place; to the present one, until one is back."""
    ways = TURNS_TO[PLACES[place]]
    return ways[here] or left(ways, here)


def _after(means: Means, place: int) -> Means | None:
    """What one has after a visit to a place; None if one cannot tell, or has won."""
    if place == BANK and means.need > means.cart:
        return means._replace(need=means.need - means.cart, cart=0)
    if place == REGISTRY:
        return means.registered
    if PLACES[place] in means.mines and means.has_stack and means.cart < CART:
        return means.carrying(means.cart + 1)
    return None
