"""What is still to come, and where everyone's shops are, from what a player sees."""

import functools
from collections.abc import Sequence

from engine.games.ponte_vecchio.cards import STEPS, Direction, Phase, steps_ahead, worth
from engine.games.ponte_vecchio.robot import values
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from engine.play.table import Seat

Bridge = Sequence[tuple[Seat | None, Seat | None]]


def value_of(player: PlayerView) -> int:
    """P13: what the card pays that a player laid last."""
    return worth(player.newest, player.built) if player.newest else 0


def plays_before_final(view: PonteVecchioView) -> int:
    """How many plays come before the final round, including the present one."""
    if view.ending is not None:
        return 0
    free = sum(owner is None for plots in view.bridge for owner in plots)
    auctions = min(free, sum(player.shops for player in view.players))
    return max(auctions - 1, 0) + (view.phase in (Phase.CARDS, Phase.MOVE))


def weights(view: PonteVecchioView, seat: Seat) -> tuple[float, ...]:
    """How much each player's gulden counts for a seat: its own counts 1, another's less than nothing."""
    most = max(player.gulden for player in view.players if player.seat != seat)
    raw = [1 + values.LEADER * (player.gulden == most) for player in view.players]
    scale = values.RIVAL / (sum(raw) - raw[seat])
    return tuple(1.0 if rival == seat else -scale * each for rival, each in enumerate(raw))


@functools.lru_cache(maxsize=1024)
def shops_ahead(bridge: Bridge, position: int, direction: Direction, seats: int) -> tuple[int, ...]:
    """By seat, on how many steps ahead it has a shop."""
    ahead = [bridge[step - 1] for step in steps_ahead(position, direction)]
    return tuple(sum(seat in owners for owners in ahead) for seat in range(seats))


def ahead_now(view: PonteVecchioView) -> tuple[int, ...]:
    """By seat, on how many steps ahead it has a shop now."""
    return shops_ahead(view.bridge, view.position, view.direction, len(view.players))


def distance(view: PonteVecchioView, seat: Seat) -> int:
    """P8: how many steps ahead a seat's nearest shop is; more than the bridge has if there is none."""
    return next((far for far, step in enumerate(view.ahead, 1) if seat in view.bridge[step - 1]), STEPS + 1)
