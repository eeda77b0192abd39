"""What to offer for the right to move (P10)."""

from engine.decisions import Amount
from engine.games.ponte_vecchio.cards import UNIT
from engine.games.ponte_vecchio.robot import values
from engine.games.ponte_vecchio.robot.judging import Judge
from engine.games.ponte_vecchio.robot.outlook import has_ahead, me, others, value_of, weights
from engine.games.ponte_vecchio.view import PonteVecchioView


def offer(view: PonteVecchioView, decision: Amount) -> int | None:
    """A fair part of what the right is worth, enough for its holder and more than rivals would offer; never
    more than it is worth."""
    assert view.holder is not None
    player, holder, judge = me(view), view.holder, Judge(view)
    mine, his = weights(view, player.seat), weights(view, holder)
    most = (judge.moved(player.seat, mine) - judge.moved(holder, mine)) / (1 - mine[holder])
    least = (judge.moved(holder, his) - judge.moved(player.seat, his)) / (1 - his[player.seat])
    fair = values.SHARE * value_of(player)
    price = max(least, fair, rivals_offer(view) + 1, UNIT)
    gulden = -int(-price // UNIT) * UNIT
    if gulden > min(most, decision.high):
        return player.offer or None
    return max(gulden, player.offer)


def rivals_offer(view: PonteVecchioView) -> float:
    """What the others offer for the right, or would at a fair price."""
    ahead = has_ahead(view)
    rivals = [player for player in others(view) if player.seat != view.holder]
    fair = [min(values.SHARE * value_of(rival), rival.gulden) for rival in rivals if ahead[rival.seat]]
    return max([*fair, *(rival.offer for rival in rivals)], default=0.0)
