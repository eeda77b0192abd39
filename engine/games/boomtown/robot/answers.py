"""Plays Boomtown to win: it gives the answer after which it expects most, compared with likely winners.

It knows what a player in its seat would see, but not the state. It foresees the takes of this round and works
out the rolls to come; what it cannot work out is in `values`. It never uses its luck.
"""

from collections.abc import Callable, Mapping, Sequence

from engine.games.boomtown.cards import EVENTS, KEEP, PLAY, Kind
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.robot import values
from engine.games.boomtown.robot.auction import bid
from engine.games.boomtown.robot.cards import event_change
from engine.games.boomtown.robot.dice import production_change, telegraph_worth
from engine.games.boomtown.robot.events import AIMED
from engine.games.boomtown.robot.reckoning import Reckoning, reckon
from engine.games.boomtown.robot.table import outlook
from engine.games.boomtown.robot.taking import draft, first_to
from engine.games.boomtown.view import BoomtownView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick
from engine.play.seats import clockwise


def choose(view: BoomtownView, decision: Decision[Answer], chance: Chance) -> Answer:
    """The answer that is worth most; the first of equals."""
    if isinstance(decision, Amount):
        return bid(view, decision, view.own.seat)
    if isinstance(decision, Pick):
        keys = [option.key for option in decision.options]
        worths = PICKS[decision.name](reckon(outlook(view)), view, keys)
        return max(keys, key=worths.__getitem__)
    raise TypeError(f"Boomtown asks no {type(decision).__name__}")


def _take(reckoning: Reckoning, view: BoomtownView, keys: Sequence[str]) -> Mapping[str, float]:
    """B10: each card, with what it leaves for the seats that take later."""
    me, order = view.own.seat, _to_take(view)
    cards = draft(reckoning, view.offer, order)
    if me == view.winner:
        return {key: reckoning.gain(me, cards.foreseen(me, view.offer, first=key)) for key in keys}
    order = first_to(me, order)
    return {key: reckoning.gain(me, cards.outcome(order, view.offer, first=key)) for key in keys}


def _mustang(reckoning: Reckoning, view: BoomtownView, keys: Sequence[str]) -> Mapping[str, float]:
    """B11: take now, or take in turn and keep Mustang for another time."""
    me, order = view.own.seat, _to_take(view)
    cards = draft(reckoning, view.offer, order)
    riding = reckoning.gain(me, cards.outcome(first_to(me, order), view.offer))
    in_turn = reckoning.gain(me, cards.outcome(order, view.offer))
    return {PLAY: riding, KEEP: in_turn + values.mustang(reckoning.table.rolls)}


def _telegraph(reckoning: Reckoning, view: BoomtownView, keys: Sequence[str]) -> Mapping[str, float]:
    """B13: what each sum brings; whoever keeps Telegraph may still turn a die later."""
    assert view.dice is not None
    me, (first, second) = view.own.seat, view.dice
    totals = {f"first-{face}": face + second for face in range(1, 7)}
    totals |= {f"second-{face}": face + first for face in range(1, 7)}
    worths = {key: reckoning.gain(me, production_change(reckoning, total)) for key, total in totals.items()}
    kept = reckoning.gain(me, production_change(reckoning, first + second))
    return worths | {KEEP: kept + telegraph_worth(reckoning, me)}


def _waiting(reckoning: Reckoning, view: BoomtownView, keys: Sequence[str]) -> Mapping[str, float]:
    """B26: carry out first the event that does most now."""
    me = view.own.seat
    return {key: reckoning.gain(me, event_change(reckoning, me, EVENTS[key].kind)) for key in keys}


def _aim(kind: Kind) -> "Worths":
    """B22 to B25: what an event does to each of its targets."""

    def aimed(reckoning: Reckoning, view: BoomtownView, keys: Sequence[str]) -> Mapping[str, float]:
        me = view.own.seat
        return {key: reckoning.gain(me, AIMED[kind].change(reckoning, me, key)) for key in keys}

    return aimed


def _to_take(view: BoomtownView) -> list[int]:
    """B10: the seats that still have to take a card, in order."""
    assert view.winner is not None
    return [seat for seat in clockwise(view.winner, len(view.players)) if seat not in view.taken]


Worths = Callable[[Reckoning, BoomtownView, Sequence[str]], Mapping[str, float]]

PICKS: dict[str, Worths] = {
    DecisionName.TAKE: _take,
    DecisionName.MUSTANG: _mustang,
    DecisionName.TELEGRAPH: _telegraph,
    DecisionName.WAITING: _waiting,
    **{DecisionName(kind): _aim(kind) for kind in AIMED},
}
"""For each decision that is a pick, how to find what each option is worth."""
