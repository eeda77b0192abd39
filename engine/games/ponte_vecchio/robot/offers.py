"""What to offer for the right to move (P10)."""

from dataclasses import replace
from math import ceil

from engine.games.ponte_vecchio.cards import UNIT
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.robot import values
from engine.games.ponte_vecchio.robot.judge import Judge, Weights
from engine.games.ponte_vecchio.robot.outlook import ahead_now, value_of, weights
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from engine.play.decisions import Amount
from engine.play.table import Seat


def offer(view: PonteVecchioView, decision: Amount) -> int | None:
    """A fair part of what the right brings: enough for its holder, more than rivals offer, but less than the
    right is worth and than the card earns; None if no offer is all that.

    People are asked once, at the same time as others. So that they get and pay no other prices than robots,
    the robot's first offer does not depend on others' offers, and once it is asked it keeps to the offer that
    it has made."""
    holder = view.holder
    assert holder is not None
    if view.has_asked and (view.own.offer or decision.name == DecisionName.OFFER):
        return view.own.offer or None
    if not view.own.offer:
        view = before_any_offer(view)
    player, judge = view.own, Judge(view)
    mine, theirs = weights(view, player.seat), weights(view, holder)
    gain = judge.moved(player.seat, mine) - otherwise(judge, holder, mine, theirs)
    earned = value_of(player) if ahead_now(view)[player.seat] else 0
    most = min(gain / (1 - mine[holder]), earned - UNIT, decision.high)
    least = (judge.moved(holder, theirs) - judge.moved(player.seat, theirs)) / (1 - theirs[player.seat])
    least = UNIT * ceil(max(least, rivals_offer(view) + 1, UNIT) / UNIT)
    if least > most:
        return player.offer or None
    fair = UNIT * int(min(values.SHARE * value_of(player), most) / UNIT)
    return max(least, fair, player.offer)


def before_any_offer(view: PonteVecchioView) -> PonteVecchioView:
    """The same table as it was when nobody had offered anything."""
    return replace(view, players=tuple([replace(player, offer=0) for player in view.players]))


def otherwise(judge: Judge, holder: Seat, mine: Weights, theirs: Weights) -> float:
    """What it is worth to me if I offer nothing and the holder does what is best for them: they move, or sell
    to somebody who has made an offer."""
    ways = [(judge.moved(holder, theirs), judge.moved(holder, mine))]
    for rival in rivals(judge.view):
        if gulden := rival.offer:
            to_holder = judge.moved(rival.seat, theirs) + gulden * (1 - theirs[rival.seat])
            to_me = judge.moved(rival.seat, mine) + gulden * (mine[holder] - mine[rival.seat])
            ways.append((to_holder, to_me))
    return max(ways)[1]


def rivals(view: PonteVecchioView) -> list[PlayerView]:
    """The other players who may buy the right."""
    return [player for player in view.others if player.seat != view.holder]


def rivals_offer(view: PonteVecchioView) -> float:
    """The highest that they offer, or would offer at a fair price."""
    ahead = ahead_now(view)
    fair = [min(values.SHARE * value_of(rival), rival.gulden) for rival in rivals(view) if ahead[rival.seat]]
    return max([*fair, *(rival.offer for rival in rivals(view))], default=0.0)
