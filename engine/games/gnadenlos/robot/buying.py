"""How far to go now, and how many nuggets to keep for paydays (G16, G17)."""

from statistics import fmean

from engine.games.gnadenlos.cards import ENOUGH
from engine.games.gnadenlos.robot import values
from engine.games.gnadenlos.robot.debts import debts, until_payday
from engine.games.gnadenlos.robot.outlook import end_within
from engine.games.gnadenlos.robot.payday import rehearse
from engine.games.gnadenlos.robot.standing import Standing, standing
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Amount


def buy(view: GnadenlosView, decision: Amount) -> int | None:
    """The number of fields after which I am likeliest to win; the largest of equals."""
    now, seat = standing(view), view.own.seat
    amounts = (*reversed(decision.amounts()), 0)
    return max(amounts, key=lambda fields: _winning(view, now.bought(seat, fields), seat)) or None


def _winning(view: GnadenlosView, after: Standing, seat: int) -> float:
    """How likely I win from where I stand after buying."""
    if after.is_over():
        return _at_the_end(view, after, seat)
    ends = end_within(view, len(view.players))
    missing = until_payday(view)
    likely = _likely_payday(view, missing)
    goes_on = after.winning(seat)
    if likely:
        paydays = rehearse(debts(view, more=missing))
        goes_on += likely * (fmean(after.paid(calls).winning(seat) for calls in paydays) - goes_on)
    return goes_on + ends * (_at_the_end(view, after, seat) - goes_on) if ends else goes_on


def _at_the_end(view: GnadenlosView, after: Standing, seat: int) -> float:
    """G34: how likely I win after one more payday, whatever lies in the market."""
    return fmean(after.paid(calls).won(seat) for calls in rehearse(debts(view)))


def _likely_payday(view: GnadenlosView, missing: int) -> float:
    """How likely there is a payday before my next turn."""
    if not missing:
        return 1.0
    short = sum(player.adventurers < ENOUGH for player in view.players)
    return min(1.0, values.GROWTH * short / missing / 2)
