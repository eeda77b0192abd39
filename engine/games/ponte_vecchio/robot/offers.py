"""What to offer for the right to move (P10)."""

from math import ceil

from engine.games.ponte_vecchio.cards import UNIT
from engine.games.ponte_vecchio.robot import values
from engine.games.ponte_vecchio.robot.judge import Judge, Weights
from engine.games.ponte_vecchio.robot.outlook import ahead_now, value_of, weights
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from engine.play.decisions import Amount
from engine.play.table import Seat


def offer(view: PonteVecchioView, decision: Amount) -> int | None:
    """A fair part of what the right brings: enough for its holder, more than rivals offer, and less than it
    is worth and than the card earns; None if that cannot be."""
    assert view.holder is not None
    player, holder, judge = view.own, view.holder, Judge(view)
    mine, his = weights(view, player.seat), weights(view, holder)
    gain = judge.moved(player.seat, mine) - otherwise(judge, holder, mine, his)
    earned = value_of(player) if ahead_now(view)[player.seat] else 0
    most = min(gain / (1 - mine[holder]), earned - UNIT, decision.high)
    least = (judge.moved(holder, his) - judge.moved(player.seat, his)) / (1 - his[player.seat])
    least = UNIT * ceil(max(least, rivals_offer(view) + 1, UNIT) / UNIT)
    if least > most:
        return player.offer or None
    fair = UNIT * int(min(values.SHARE * value_of(player), most) / UNIT)
    return max(least, fair, player.offer)


def otherwise(judge: Judge, holder: Seat, mine: Weights, his: Weights) -> float:
    """What it is worth to me that the holder does what is best for him if I offer nothing: he moves, or sells
    to one who has offered."""
    ways = [(judge.moved(holder, his), judge.moved(holder, mine))]
    for rival in rivals(judge.view):
        if gulden := rival.offer:
            to_him = judge.moved(rival.seat, his) + gulden * (1 - his[rival.seat])
            to_me = judge.moved(rival.seat, mine) + gulden * (mine[holder] - mine[rival.seat])
            ways.append((to_him, to_me))
    return max(ways)[1]


def rivals(view: PonteVecchioView) -> list[PlayerView]:
    """Who else may buy the right."""
    return [player for player in view.others if player.seat != view.holder]


def rivals_offer(view: PonteVecchioView) -> float:
    """What they offer, or would at a fair price."""
    ahead = ahead_now(view)
    fair = [min(values.SHARE * value_of(rival), rival.gulden) for rival in rivals(view) if ahead[rival.seat]]
    return max([*fair, *(rival.offer for rival in rivals(view))], default=0.0)
