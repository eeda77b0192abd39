"""Duels: what they bring, and how likely one is challenged where one stands (R14 to R18)."""

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
"""What it would bring to challenge each carrier, and where he may be after his next turn."""


def held(cart: int, taken: int) -> int:
    """R18: what is on a cart after a duel is won."""
    return cart + taken if cart + taken <= CART else 0


def duel(race: Race, rival: Seat, place: int) -> float:
    """The share of the wins to be expected of a duel there: either may win it, and has an extra turn."""
    view = race.view
    mine, his = race.standing.means.cart, view.players[rival].cart
    won = {
        race.seat: race.standing_at(place, held(mine, his)) - EXTRA,
        rival: race.other(rival, place, 0),
    }
    lost = {
        race.seat: race.standing_at(place, 0),
        rival: race.other(rival, place, held(his, mine)) - EXTRA,
    }
    return (race.share(won) + race.share(lost)) / 2


def danger(race: Race, place: str) -> dict[Seat, float]:
    """How likely each other challenges one who stands on a place, before his next turn."""
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
    """How likely a roll reaches a place, or in town ends there."""
    return REACH[start].get(INDEX[place], 0.0)


def ambush(race: Race, place: int, gains: Preys) -> float:
    """What the next turn may bring of the share of the wins, if carriers come near."""
    ways = REACH[place]
    best = 0.0
    for gain, ahead in gains.values():
        best = max(best, gain * sum(chance * ways.get(end, 0.0) for end, chance in ahead.items()))
    return best


def preys(race: Race) -> Preys:
    """What it would bring to challenge each carrier, and where he may be after his next turn."""
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
    """Where a carrier may be after his next turn, if he goes to the Bank, or with little to his mines; where
    he is safe does not count."""
    is_going_home = carrier.cart >= LOADED or not carrier.mines
    way = TURNS_TO["bank"].__getitem__ if is_going_home else digging(carrier.mines).seek
    safe = [INDEX[place] for place in (*SAFE, *carrier.mines)]
    found: dict[int, float] = {}
    for least in ENDS[INDEX[carrier.place]]:
        end = min(least, key=way)
        if end not in safe:
            found[end] = found.get(end, 0.0) + 1 / len(ROLLS)
    return found
