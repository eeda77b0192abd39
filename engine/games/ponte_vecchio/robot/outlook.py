"""What is still to come, and who stands where: from what a player sees."""

from collections.abc import Mapping

from engine.games.ponte_vecchio.cards import STEPS, Direction, Phase, steps_ahead
from engine.games.ponte_vecchio.robot import values
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from engine.table import Seat


def me(view: PonteVecchioView) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def others(view: PonteVecchioView) -> list[PlayerView]:
    return [player for player in view.players if player.seat != view.seat]


def auctions_left(view: PonteVecchioView) -> int:
    """How many shops can still be built."""
    free = sum(owner is None for plots in view.bridge for owner in plots)
    return min(free, sum(player.shops for player in view.players)) if view.ending is None else 0


def plays_before_final(view: PonteVecchioView) -> int:
    """Plays to come before the final round, one that is on included."""
    if view.ending is not None:
        return 0
    is_on = view.phase in (Phase.CARDS, Phase.MOVE)
    return max(auctions_left(view) - 1, 0) + is_on


def weights(view: PonteVecchioView, seat: Seat) -> Mapping[Seat, float]:
    """How much a gulden of each counts for a seat: its own 1, another's less than nothing."""
    rivals = [player for player in view.players if player.seat != seat]
    most = max(player.gulden for player in rivals)
    raw = {player.seat: 1 + values.LEADER * (player.gulden == most) for player in rivals}
    scale = values.RIVAL / sum(raw.values())
    return {seat: 1.0} | {rival: -scale * weight for rival, weight in raw.items()}


def ahead_of(view: PonteVecchioView, position: int, direction: Direction) -> dict[Seat, int]:
    """On how many steps ahead everyone has a shop."""
    number = {player.seat: 0 for player in view.players}
    for step in steps_ahead(position, direction):
        for owner in view.owners(step):
            number[owner] += 1
    return number


def distance(view: PonteVecchioView, seat: Seat) -> int:
    """How far ahead the nearest shop of a seat is; beyond the bridge if there is none."""
    return next((far for far, step in enumerate(view.ahead, 1) if seat in view.owners(step)), STEPS + 1)
