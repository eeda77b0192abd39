"""What to offer for the right to move (P10)."""

from engine.decisions import Amount
from engine.games.ponte_vecchio.cards import UNIT
from engine.games.ponte_vecchio.robot import values
from engine.games.ponte_vecchio.robot.moving import judge, sold, value_of
from engine.games.ponte_vecchio.robot.outlook import ahead_of, me, others, weights
from engine.games.ponte_vecchio.view import PonteVecchioView


def offer(view: PonteVecchioView, decision: Amount) -> int | None:
    """A fair part of what the right is worth, enough for its holder and more than rivals would offer; never
    more than it is worth."""
    assert view.holder is not None
    seat, holder, look = me(view).seat, view.holder, judge(view)
    mine, his = weights(view, seat), weights(view, holder)
    own = look.worth(look.best(seat), value_of(view, seat), mine)
    moved = look.worth(look.best(holder), value_of(view, holder), mine)
    most = (own - moved) / (1 - mine[holder])
    kept = look.worth(look.best(holder), value_of(view, holder), his)
    least = (kept - sold(look, his, seat, 0)) / (1 - his[seat])
    fair = values.SHARE * value_of(view, seat)
    price = max(least, fair, rivals_offer(view) + 1, UNIT)
    gulden = -int(-price // UNIT) * UNIT
    if gulden > min(most, decision.high):
        return me(view).offer or None
    return max(gulden, me(view).offer) if gulden >= decision.low else None


def rivals_offer(view: PonteVecchioView) -> float:
    """What the others offer for the right, or would at a fair price."""
    ahead = ahead_of(view, view.position, view.direction)
    rivals = [player for player in others(view) if player.seat != view.holder]
    fair = [
        min(values.SHARE * value_of(view, rival.seat), rival.gulden) for rival in rivals if ahead[rival.seat]
    ]
    return max([*fair, *(rival.offer for rival in rivals)], default=0.0)
