"""Ponte Vecchio's decisions in words: prompts, labels, hints and confirmations.

Knows views and decisions, never a state or a rule; Discord's limits are kept here, its widgets are not known.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from engine.decisions import Answer, Decision
from engine.games.ponte_vecchio.cards import (
    JOKER,
    LAST_STEPS,
    PLAYS,
    UNIT,
    Phase,
    sale_of,
    seat_of,
    step_of,
    steps_ahead,
)
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.table import Seat
from renders.names import cut
from renders.ponte_vecchio.terms import (
    NAME,
    called,
    called_as_paid,
    free_plots,
    goal_of,
    newest_worth,
    numbers_text,
    offers_in,
    offers_text,
    own_side,
    steps_of,
    steps_text,
    turning_on,
    with_card,
)
from renders.words import HINT, LABEL, Words

AnyDecision: TypeAlias = Decision[Answer]

_TIGHT: Final = 18
_TIGHTEST: Final = 12
"""Several names in a label or a hint get no more, if it would be too long."""


def prompt(decision: AnyDecision, view: PonteVecchioView, names: Sequence[str], words: Words) -> str:
    """What the seat of the view must decide, said to that seat, with the numbers that it needs for it."""
    match decision.name:
        case "build":
            lines = _prompt_build(view, words)
        case "bid":
            lines = _prompt_bid(view, names, words)
        case "card":
            lines = _prompt_card(view, names, words)
        case "move":
            lines = _prompt_move(view, names, words)
        case "offer":
            lines = _prompt_offer(view, names, words)
        case "owner":
            lines = _prompt_owner(view, names, words)
        case _:
            lines = _prompt_turn(view, words)
    return "\n".join(lines)


def _prompt_build(view: PonteVecchioView, words: Words) -> Iterator[str]:
    is_first = view.phase is Phase.SET_UP
    yield words.text("ponte-vecchio-prompt-build-first" if is_first else "ponte-vecchio-prompt-build")
    yield rich_man_text(view, words)


def _prompt_bid(view: PonteVecchioView, names: Sequence[str], words: Words) -> Iterator[str]:
    """The bid that stands, and what the bidder has."""
    player, _ = own_side(view)
    if view.auction is not None and view.auction.leader is not None:
        leader = words.named(names, view.auction.leader)
        yield words.text("ponte-vecchio-prompt-bid", player=leader, gulden=view.auction.gulden)
    else:
        yield words.text("ponte-vecchio-prompt-bid-first", least=UNIT)
    yield words.text(
        "ponte-vecchio-prompt-bid-means", gulden=player.gulden, shops=player.shops, plots=free_plots(view)
    )


def _prompt_card(view: PonteVecchioView, names: Sequence[str], words: Words) -> Iterator[str]:
    """What cards do, who is nearest where cards tie, and which card lies face down already."""
    _, hand = own_side(view)
    if view.play:
        yield words.text("ponte-vecchio-prompt-play", play=view.play, plays=PLAYS)
    yield words.text(
        "ponte-vecchio-prompt-card", joker=hand.joker, has_joker="yes" if JOKER in hand.cards else "no"
    )
    yield words.text("ponte-vecchio-prompt-nearest", players=nearest_text(view, names, words))
    if hand.laid is not None:
        yield words.text("ponte-vecchio-prompt-laid", card=hand.laid)


def nearest_text(view: PonteVecchioView, names: Sequence[str], words: Words) -> str:
    """P8: how near everybody's first shop ahead is: "Anna (step 5), you and Ben (step 7), Cleo (none)"."""
    shown = called(view, names, words)
    steps: dict[int, list[str]] = {}
    for player in view.players:
        ahead = steps_of(view, player.seat, view.ahead)
        steps.setdefault(ahead[0] if ahead else 0, []).append(shown[player.seat])
    order = [*(step for step in view.ahead if step in steps), *([0] if 0 in steps else [])]
    return ", ".join(
        words.text("ponte-vecchio-near", players=words.listed(steps[step]), step=step) for step in order
    )


def _prompt_move(view: PonteVecchioView, names: Sequence[str], words: Words) -> Iterator[str]:
    """By which card and for how much the mover moves, and what he could get for the right."""
    player, _ = own_side(view)
    card = with_card(player.newest or "", view.worth, words)
    if view.mover != view.holder:
        yield words.text("ponte-vecchio-prompt-move-bought", card=card, worth=view.worth)
        return
    yield words.text("ponte-vecchio-prompt-move", card=card, worth=view.worth)
    offers = offers_text(offers_in(view), called(view, names, words), words)
    if offers:
        yield words.text("ponte-vecchio-prompt-move-offers", offers=offers)
    elif rivals_of(view):
        yield words.text("ponte-vecchio-prompt-move-no-offer")


def rivals_of(view: PonteVecchioView) -> list[Seat]:
    """P10: who has the money for an offer to the holder."""
    return [player.seat for player in view.players if player.gulden >= UNIT and player.seat != view.holder]


def _prompt_offer(view: PonteVecchioView, names: Sequence[str], words: Words) -> Iterator[str]:
    """Who has the right, by which card, and what the viewer's own card would earn instead."""
    player, _ = own_side(view)
    if view.holder is not None:
        holder = view.players[view.holder]
        yield words.text(
            "ponte-vecchio-prompt-offer",
            player=words.named(names, view.holder),
            card=with_card(holder.newest or "", newest_worth(holder), words),
        )
    card = with_card(player.newest or "", newest_worth(player), words)
    steps = steps_of(view, player.seat, view.ahead)
    if steps:
        yield words.text(
            "ponte-vecchio-prompt-offer-earns",
            card=card,
            worth=newest_worth(player),
            steps=numbers_text(steps, words),
        )
    else:
        yield words.text("ponte-vecchio-prompt-offer-no-shop", card=card)
    yield words.text("ponte-vecchio-prompt-offer-means", gulden=player.gulden)
    if offers := offers_in(view):
        shown = called(view, names, words)
        yield words.text("ponte-vecchio-text-offers", offers=offers_text(offers, shown, words))


def _prompt_owner(view: PonteVecchioView, names: Sequence[str], words: Words) -> Iterator[str]:
    shown = called(view, names, words)
    owners = words.listed([shown[seat] for seat in view.owners(view.position)])
    yield words.text("ponte-vecchio-prompt-owner", players=owners, step=view.position, gulden=view.worth)


def _prompt_turn(view: PonteVecchioView, words: Words) -> Iterator[str]:
    yield words.text("ponte-vecchio-prompt-turn", step=view.position, count=LAST_STEPS)


def rich_man_text(view: PonteVecchioView, words: Words) -> str:
    """Where the Rich Man stands, and where he looks."""
    return words.text("ponte-vecchio-rich-man", step=view.position, goal=goal_of(view.direction))


def turn(view: PonteVecchioView, names: Sequence[str], words: Words) -> str:
    """Whom the table waits for and for what, said to everybody."""
    if view.is_over:
        return words.text("ponte-vecchio-turn-over")
    players = words.listed([words.named(names, seat) for seat in view.asked])
    if view.asked_for is None or not players:
        return words.text("ponte-vecchio-turn-other", players=players or words.text("list-nothing"))
    if view.asked_for == "move":
        return _turn_of_mover(view, players, names, words)
    return words.text(f"ponte-vecchio-turn-{_asked_for(view)}", players=players)


def _asked_for(view: PonteVecchioView) -> str:
    """The decision, and whether it is the first of its kind."""
    if view.asked_for == "build" and view.phase is Phase.SET_UP:
        return "build-first"
    if view.asked_for == "bid" and (view.auction is None or view.auction.leader is None):
        return "bid-first"
    return view.asked_for or "other"


def _turn_of_mover(view: PonteVecchioView, players: str, names: Sequence[str], words: Words) -> str:
    """Who has the right to move, by which card; and whether the others may offer for it."""
    newest = view.players[view.asked[0]].newest or ""
    card = with_card(newest, view.worth, words)
    if view.mover != view.holder:
        return words.text("ponte-vecchio-turn-move-bought", players=players, card=card)
    rivals = [words.named(names, seat) for seat in rivals_of(view)]
    return words.text(
        "ponte-vecchio-turn-move", players=players, card=card, rivals=words.listed(rivals), count=len(rivals)
    )


def option_label(
    decision: AnyDecision, key: str, view: PonteVecchioView, names: Sequence[str], words: Words
) -> str:
    """An option on a button, or in a menu."""
    return cut(_option(decision.name, key, view, names, words), LABEL)


def choice_label(
    decision: AnyDecision, key: str, view: PonteVecchioView, names: Sequence[str], words: Words
) -> str:
    """An option for autocompletion."""
    return cut(_option(decision.name, key, view, names, words), HINT)


def group_label(
    decision: AnyDecision, group: str, view: PonteVecchioView, names: Sequence[str], words: Words
) -> str:
    """Options have no groups here."""
    return cut(group, LABEL)


def amount_label(
    decision: AnyDecision, amount: int | None, view: PonteVecchioView, names: Sequence[str], words: Words
) -> str:
    """A bid or an offer; None passes, or takes the offer back."""
    if amount is not None:
        return words.text(f"ponte-vecchio-option-{decision.name}", gulden=amount)
    if decision.name == "bid":
        return words.text("ponte-vecchio-option-pass")
    offer = 0 if view.seat is None else view.players[view.seat].offer
    return words.text("ponte-vecchio-option-withdraw", gulden=offer)


def _option(name: str, key: str, view: PonteVecchioView, names: Sequence[str], words: Words) -> str:
    """An option in full."""
    match name:
        case "build":
            return _plot(step_of(key), view, names, words)
        case "card":
            if key != JOKER:
                return key
            joker = view.hand.joker if view.hand else 0
            return words.text("ponte-vecchio-option-joker", worth=joker)
        case "move":
            return _move(key, view, names, words)
        case "owner":
            seat = seat_of(key)
            if seat == view.seat:
                return words.text("ponte-vecchio-option-owner-you", gulden=view.worth)
            player = cut(words.named(names, seat), NAME)
            return words.text("ponte-vecchio-option-owner", player=player, gulden=view.worth)
        case _:
            return words.text(f"ponte-vecchio-option-{key}", steps=_seen_after(key, view, words))


def _plot(step: int, view: PonteVecchioView, names: Sequence[str], words: Words) -> str:
    """P5: a step with a free plot, and whose shop would be opposite."""
    owners = view.owners(step)
    if not owners:
        return words.text("ponte-vecchio-option-build", step=step)
    if owners[0] == view.seat:
        return words.text("ponte-vecchio-option-build-own", step=step)
    player = cut(words.named(names, owners[0]), NAME)
    return words.text("ponte-vecchio-option-build-opposite", step=step, player=player)


def _move(key: str, view: PonteVecchioView, names: Sequence[str], words: Words) -> str:
    """P10, P11: a step with whom it pays how much, or an offer that is accepted."""
    if sale := sale_of(key):
        player = cut(words.named(names, sale[0]), NAME)
        return words.text("ponte-vecchio-option-sell", player=player, gulden=sale[1])
    step = step_of(key)
    owners = view.owners(step)
    if not owners:
        return words.text("ponte-vecchio-option-move-nobody", step=step)
    if len(owners) == 1:
        player = called_as_paid(view, names, words)[owners[0]]
        return words.text("ponte-vecchio-option-move", step=step, player=player, gulden=view.worth)

    def say(limit: int) -> str:
        first, second = (called_as_paid(view, names, words, limit=limit)[owner] for owner in owners)
        kind = "ponte-vecchio-option-move-either"
        return words.text(kind, step=step, first=first, second=second, gulden=view.worth)

    return _fitting(say, LABEL)


def _fitting(say: Callable[[int], str], limit: int) -> str:
    """A text with names, which are cut as far as they must."""
    texts = (say(length) for length in (NAME, _TIGHT, _TIGHTEST))
    return next((text for text in texts if len(text) <= limit), say(_TIGHTEST))


def _ahead_after(key: str, view: PonteVecchioView) -> range:
    """P14: the steps that would be ahead of the Rich Man, once he is turned, or not."""
    direction = view.direction.turned if key == "turn" else view.direction
    return steps_ahead(view.position, direction)


def _seen_after(key: str, view: PonteVecchioView, words: Words) -> str:
    return steps_text(_ahead_after(key, view), words)


def option_hint(
    decision: AnyDecision, key: str, view: PonteVecchioView, names: Sequence[str], words: Words
) -> str | None:
    """What an option would mean, where that is worth saying."""
    match decision.name:
        case "build":
            hint = _build_hint(step_of(key), view, words)
        case "move":
            hint = _move_hint(key, view, names, words)
        case "turn":
            hint = _turn_hint(key, view, names, words)
        case _:
            hint = ""
    return cut(hint, HINT) or None


def _build_hint(step: int, view: PonteVecchioView, words: Words) -> str:
    """How far ahead of the Rich Man a shop would be."""
    if step == view.position:
        return words.text("ponte-vecchio-hint-beside")
    if step not in view.ahead:
        return words.text("ponte-vecchio-hint-behind")
    return words.text("ponte-vecchio-hint-ahead", far=view.ahead.index(step) + 1)


def _move_hint(key: str, view: PonteVecchioView, names: Sequence[str], words: Words) -> str:
    """P14: whether the Rich Man may or must be turned there; or by which card a buyer would move."""
    if sale := sale_of(key):
        buyer = view.players[sale[0]]
        card = with_card(buyer.newest or "", newest_worth(buyer), words)
        player = cut(words.named(names, buyer.seat), NAME)
        return words.text("ponte-vecchio-hint-sell", player=player, card=card)
    turning = turning_on(view, step_of(key))
    return words.text(f"ponte-vecchio-hint-{turning}") if turning else ""


def _turn_hint(key: str, view: PonteVecchioView, names: Sequence[str], words: Words) -> str:
    """P14: whose shops would be ahead, and on how many steps."""
    ahead = _ahead_after(key, view)
    counted = [(player.seat, len(steps_of(view, player.seat, ahead))) for player in view.players]
    counted.sort(key=lambda one: -one[1])

    def say(limit: int) -> str:
        shown = called(view, names, words, limit=limit)
        shops = ", ".join(
            words.text("ponte-vecchio-hint-shops", player=shown[seat], shops=count)
            for seat, count in counted
            if count
        )
        return words.text("ponte-vecchio-hint-turn", shops=shops or words.text("list-nothing"))

    return _fitting(say, HINT)


def answer_text(
    decision: AnyDecision, answer: Answer, view: PonteVecchioView, names: Sequence[str], words: Words
) -> str:
    """Confirms an answer to who gave it, with the view in which it was asked."""
    if answer is None:
        return words.text(
            "ponte-vecchio-answer-pass" if decision.name == "bid" else "ponte-vecchio-answer-withdraw"
        )
    if isinstance(answer, int):
        return words.text(f"ponte-vecchio-answer-{decision.name}", gulden=answer)
    key = answer if isinstance(answer, str) else " ".join(answer)
    match decision.name:
        case "card":
            return words.text("ponte-vecchio-answer-card", card=key)
        case "owner":
            return f"{_option('owner', key, view, names, words)}."
        case "turn":
            return words.text(f"ponte-vecchio-answer-{key}")
        case _ if sale := sale_of(key):
            player = words.named(names, sale[0])
            return words.text("ponte-vecchio-answer-sell", player=player, gulden=sale[1])
        case _:
            return words.text(f"ponte-vecchio-answer-{decision.name}", step=step_of(key))
