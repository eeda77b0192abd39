"""What a player of Ponte Vecchio says ahead, in words: the buttons for it, the questions, and what will
happen.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Iterator, Sequence

from engine.games.ponte_vecchio.cards import UNIT, Phase, least_price, price_of, step_of
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.decisions import Answer, Subset
from renders.face import AnyDecision
from renders.language.catalogues import Words
from renders.ponte_vecchio.text.choices import turning_text
from renders.ponte_vecchio.text.labels import rich_man_text
from renders.ponte_vecchio.text.options import amount_label
from renders.ponte_vecchio.text.prompts import earns_text, means_text
from renders.reader import Reader


def order_label(ahead: AnyDecision, reader: Reader[PonteVecchioView]) -> str:
    """The button that opens an order."""
    return reader.words.text(f"ponte-vecchio-order-label-{ahead.name}", kind=_kind(ahead, reader.view))


def _kind(ahead: AnyDecision, view: PonteVecchioView) -> str:
    """Which of two questions it is: for a first shop or a bought one, by the right to move that one may also
    sell, or as a buyer."""
    if ahead.name == DecisionName.BUILD:
        return "first" if view.phase is Phase.SET_UP else "bought"
    return "right" if view.may_sell else "buyer"


def order_prompt(ahead: AnyDecision, reader: Reader[PonteVecchioView]) -> str:
    """What may be said ahead, in one line with the numbers that the seat needs for it; below that, what
    becomes of it."""
    view, words = reader.view, reader.words
    match ahead.name:
        case DecisionName.BID:
            lines = _prompt_bid(reader)
        case DecisionName.BUILD:
            lines = _prompt_build(ahead, view, words)
        case DecisionName.MOVE:
            lines = _prompt_move(ahead, view, words)
        case DecisionName.OWNER | DecisionName.TURN:
            lines = iter((words.text(f"ponte-vecchio-order-prompt-{ahead.name}"),))
        case _:
            earns, gulden = _earns(view, words), view.own.gulden
            lines = iter((words.text("ponte-vecchio-order-prompt-offers", earns=earns, gulden=gulden),))
    return "\n".join(lines)


def _prompt_bid(reader: Reader[PonteVecchioView]) -> Iterator[str]:
    """The bid that stands, and what the bidder has."""
    view, words = reader.view, reader.words
    leader = None if view.auction is None else view.auction.leader
    yield words.text(
        "ponte-vecchio-order-prompt-bid",
        player="none" if leader is None else reader.name(leader),
        gulden=0 if view.auction is None else view.auction.gulden,
        means=means_text(view, words),
    )
    yield words.text("ponte-vecchio-order-prompt-limit")
    if view.must_open:
        yield words.text("ponte-vecchio-order-prompt-open", least=UNIT)


def _prompt_build(ahead: AnyDecision, view: PonteVecchioView, words: Words) -> Iterator[str]:
    kind = _kind(ahead, view)
    yield words.text("ponte-vecchio-order-prompt-build", kind=kind, where=rich_man_text(view, words))
    if kind == "first":
        most = ahead.high if isinstance(ahead, Subset) else 1
        yield words.text("ponte-vecchio-order-prompt-wishes", count=most)


def _prompt_move(ahead: AnyDecision, view: PonteVecchioView, words: Words) -> Iterator[str]:
    kind = _kind(ahead, view)
    yield words.text("ponte-vecchio-order-prompt-move", kind=kind, earns=_earns(view, words))
    if kind == "right":
        yield words.text("ponte-vecchio-order-prompt-price")
    yield turning_text(view, words)


def _earns(view: PonteVecchioView, words: Words) -> str:
    """P12: what the own card could earn, or that it decides that once it is laid."""
    return earns_text(view, words) or words.text("ponte-vecchio-order-prompt-no-card")


def limit_label(ahead: AnyDecision, amount: int | None, reader: Reader[PonteVecchioView]) -> str:
    """How far a seat bids, or exactly what it offers; None to pass, or to offer nothing."""
    words = reader.words
    if ahead.name == DecisionName.OFFERS:
        return amount_label(ahead, amount, reader)
    if amount is not None:
        return words.text("order-up-to", amount=amount)
    if reader.view.must_open:
        return words.text("ponte-vecchio-order-limit-open", least=UNIT)
    return amount_label(ahead, amount, reader)


def order_text(ahead: AnyDecision, said: Answer, reader: Reader[PonteVecchioView]) -> str:
    """What will happen."""
    view, words = reader.view, reader.words
    match ahead.name:
        case DecisionName.BID:
            kind = "limit" if said is not None else "open" if view.must_open else "pass"
            gulden = said if isinstance(said, int) else UNIT
            text = words.text(f"ponte-vecchio-order-text-bid-{kind}", gulden=gulden)
        case DecisionName.OFFERS:
            kind = "nothing" if said is None else "amount"
            gulden = view.own.offer if said is None or not isinstance(said, int) else said
            text = words.text(f"ponte-vecchio-order-text-offers-{kind}", gulden=gulden)
        case DecisionName.BUILD:
            text = _build_text(ahead, _keys(said), _kind(ahead, view), words)
        case DecisionName.OWNER:
            text = words.text("ponte-vecchio-order-text-owner")
        case DecisionName.TURN:
            text = words.text(f"ponte-vecchio-order-text-turn-{said}")
        case _:
            text = _move_text(_keys(said), _kind(ahead, view), words)
    return text


def _keys(said: Answer) -> Sequence[str]:
    """The keys of what was said."""
    return (said,) if isinstance(said, str) else said if isinstance(said, tuple) else ()


def _build_text(ahead: AnyDecision, keys: Sequence[str], kind: str, words: Words) -> str:
    """P2, P5: where a shop will be built; for a first shop on the first step that is still free."""
    steps = ", ".join(str(step_of(key)) for key in keys)
    is_sure = isinstance(ahead, Subset) and len(keys) >= ahead.high
    kind = f"ponte-vecchio-order-text-build-{kind}"
    return words.text(kind, steps=steps, count=len(keys), is_sure="yes" if is_sure else "no").strip()


def _move_text(keys: Sequence[str], kind: str, words: Words) -> str:
    """P10, P11: whether the right is sold, and where the Rich Man goes otherwise; of two steps the nearer one
    counts, and of two prices the lower one."""
    steps = [step_of(key) for key in keys if price_of(key) is None]
    least = least_price(keys)
    if kind == "buyer":
        how = kind
    elif least is None:
        how = "step"
    else:
        how = "both" if steps else "price"
    return words.text(
        f"ponte-vecchio-order-text-move-{how}", step=steps[0] if steps else 0, gulden=least or 0
    )
