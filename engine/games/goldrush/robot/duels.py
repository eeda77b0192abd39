"""Duels: what they bring, and how likely the seat is challenged on a place (R14 to R18)."""

from typing import TypeAlias

from engine.games.goldrush.cards import CART
from engine.games.goldrush.moving import SAFE
from engine.games.goldrush.robot.outlook import digging
from engine.games.goldrush.robot.roads import ENDS, INDEX, REACH, ROLLS, TURNS_TO
from engine.games.goldrush.robot.standing import Race
from engine.games.goldrush.robot.values import EAGER, EXTRA, LOADED, WARY
from engine.games.goldrush.view import PlayerView
from engine.play.table import Seat

Preys: TypeAlias = dict[Seat, tuple[float, dict[int, float]]]
"""By carrier: what a challenge would bring, and how likely they are on each place after their next turn."""


def held(cart: int, taken: int) -> int:
    """R18: what is on a cart after its owner has won a duel."""
    return cart + taken if cart + taken <= CART else 0


def duel(race: Race, rival: Seat, place: int) -> float:
    """The share of the wins to expect after a duel there: either may win it, and then has an extra turn."""
    view = race.view
    mine, theirs = race.standing.means.cart, view.players[rival].cart
    won = {
        race.seat: race.standing_at(place, held(mine, theirs)) - EXTRA,
        rival: race.other(rival, place, 0),
    }
    lost = {
        race.seat: race.standing_at(place, 0),
        rival: race.other(rival, place, held(theirs, mine)) - EXTRA,
    }
    return (race.share(won) + race.share(lost)) / 2


def danger(race: Race, place: str) -> dict[Seat, float]:
    """How likely each other player challenges the seat before its next turn, if it stands on this place."""
    view = race.view
    if place in SAFE or place in view.own.mines:
        return {}
    if view.owed and view.owed[0].seat == view.seat:
        return {}
    mine = race.standing.means.cart
    found = {}
    for player in view.players:
        if player.seat == view.seat or not (mine or player.cart):
            continue
        chance = _comes(INDEX[player.place], place)
        if mine and mine + player.cart <= CART:
            found[player.seat] = chance * (WARY if player.cart else EAGER)
        elif player.cart:
            found[player.seat] = chance * WARY
    return found


def _comes(start: int, place: str) -> float:
    """How likely a roll reaches a place, or ends there if it is in town."""
    return REACH[start].get(INDEX[place], 0.0)


def ambush(race: Race, place: int, gains: Preys) -> float:
    """How much share of the wins the next turn may bring, if carriers come near."""
    ways = REACH[place]
    best = 0.0
    for gain, ahead in gains.values():
        best = max(best, gain * sum(chance * ways.get(end, 0.0) for end, chance in ahead.items()))
    return best


def preys(race: Race) -> Preys:
    """The carriers that are worth a challenge, with what `Preys` says of each."""
    found: Preys = {}
    view = race.view
    now = race.share({})
    for player in view.players:
        if player.seat == view.seat or not player.cart:
            continue
        place = INDEX[player.place]
        gain = duel(race, player.seat, place) - now
        if gain > 0:
            found[player.seat] = (gain, _ahead(player))
    return found


def _ahead(carrier: PlayerView) -> dict[int, float]:
    """How likely a carrier is on each place after their next turn, if they go to the Bank, or with a small
    load to their mines. Places where they are safe do not count."""
    is_going_home = carrier.cart >= LOADED or not carrier.mines
    way = TURNS_TO["bank"].__getitem__ if is_going_home else digging(carrier.mines).seek
    safe = [INDEX[place] for place in (*SAFE, *carrier.mines)]
    found: dict[int, float] = {}
    for least in ENDS[INDEX[carrier.place]]:
        end = min(least, key=way)
        if end not in safe:
            found[end] = found.get(end, 0.0) + 1 / len(ROLLS)
    return found
