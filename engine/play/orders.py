"""Orders: answers that a seat gives ahead of time, for a question that it is not asked yet.

An order is itself an answer, to a decision that the game makes from the seat's view (`Orderable.asks`). It
has no legality of its own: when its seat is asked, `answer_of` offers what was said to the real decision, and
what that refuses is not used. Nothing here knows people, disks or time.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from engine.errors import IllegalAnswer
from engine.play.decisions import Amount, Answer, Decision, Pick, Subset
from engine.play.values import value

V = TypeVar("V")

UNTIL_REVOKED = 0
"""The scope of an order that counts until its owner forgets it."""


@value()
class Said:
    """What somebody answers. `answer` may itself be None, which means to pass."""

    answer: Answer


@value()
class Order:
    """What a seat has said ahead for a decision."""

    decision: str
    """The name of the decision."""
    scope: int
    """What it is about (`Orderable.scope`)."""
    said: Answer
    """The answer to what `Orderable.asks`: a limit, or wishes in order."""


def as_it_fits(view: object, decision: Decision[Answer], said: Answer) -> Said | None:
    """What an order answers, unless its game says otherwise. To an amount: the least that is legal if the
    limit allows it, else the pass. To a pick: the first wish that is an option. To several things: what was
    said. None if that does not fit."""
    if isinstance(decision, Amount):
        if isinstance(said, int) and decision.low <= min(said, decision.high):
            return Said(decision.low)
        return Said(None) if decision.may_pass else None
    if isinstance(decision, Pick):
        wishes, keys = said if isinstance(said, tuple) else (said,), set(decision.legal())
        return next((Said(wish) for wish in wishes if wish in keys), None)
    return Said(said)


def _all_of_it(view: object, said: Answer) -> Said:
    return Said(said)


@dataclass(frozen=True, kw_only=True)
class Orderable(Generic[V]):
    """A decision for which a seat may say ahead what it will answer.

    All functions take the view of the seat, so they know nothing that the seat does not know. For two games
    that differ only in what this seat cannot see, all must say the same.
    """

    decision: str
    """The name of the decision that orders answer."""
    scope: Callable[[V], int | None]
    """What an order given now would be about: the number of a round, say. An order counts only as long as
    this number stays the same. `UNTIL_REVOKED` if it always counts, None if none may be given now."""
    asks: Callable[[V], Decision[Answer]]
    """The decision by which a seat gives the order, while `scope` is not None. It has the name of the
    decision that it is for. `limit_of` and `wishes_of` make it from that decision as the rules build it."""
    answers: Callable[[V, Decision[Answer], Answer], Said | None] = as_it_fits
    """What an order answers when its seat is asked the real decision: from the view, that decision and what
    was said. None leaves the question to the seat's owner."""
    rest: Callable[[V, Answer], Said | None] = _all_of_it
    """What is left of an order, from the view and what was said; None if it has done all that it was for. It
    is looked at after every answer of anybody, and what is left is stored in place of what was said."""
    again: bool = True
    """Whether a seat may be asked this again while the scope stays the same. If not, somebody who is asked it
    gains nothing by an order, and no panel offers one then."""
    invites: Callable[[V], bool] | None = None
    """Whether all whom it concerns are called together while its scope is open; None if they never are, and
    `always` if they are in every scope. Everybody reads who is called, so this, and whether `scope` is None
    while it holds, must follow from what everybody knows."""


def always(view: object) -> bool:
    """Every scope of an order calls all whom it concerns (`Orderable.invites`)."""
    return True


def invited_to(orderable: Orderable[V], view: V) -> int | None:
    """The scope of an order to which a seat is invited, together with all whom it concerns; None if it is
    not."""
    invites = orderable.invites
    return orderable.scope(view) if invites is not None and invites(view) else None


def limit_of(amount: Amount) -> Amount:
    """The decision by which a seat says how far it goes, or that it passes."""
    return replace(amount, may_pass=True, is_secret=True)


def wishes_of(pick: Pick, *, most: int | None = None) -> Subset:
    """The decision by which a seat says what it would like to pick, the best wish first."""
    high = min(len(pick.options), most or len(pick.options))
    options, rule = pick.options, pick.rule
    return Subset(name=pick.name, rule=rule, options=options, low=1, high=high, ordered=True, is_secret=True)


def answer_of(orderable: Orderable[V], view: V, decision: Decision[Answer], order: Order) -> Said | None:
    """What an order for a decision answers when its seat is asked that; None if it is over, or says nothing
    that is legal."""
    left = left_of(orderable, view, order)
    said = None if left is None else orderable.answers(view, decision, left.said)
    with suppress(IllegalAnswer):
        return None if said is None else Said(decision.parse(said.answer))
    return None


def left_of(orderable: Orderable[V], view: V, order: Order) -> Order | None:
    """What is left of an order; None if it will never answer any more, so that it is forgotten."""
    rest = orderable.rest(view, order.said) if orderable.scope(view) == order.scope else None
    return None if rest is None else replace(order, said=rest.answer)
