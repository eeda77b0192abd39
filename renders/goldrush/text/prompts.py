"""What Goldrush asks: whom it waits for, and its decisions, as the seat that must take them reads them.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.goldrush.cards import GUIDED, Card, Why
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.view import GoldrushView
from engine.play.decisions import Pick
from renders.face import AnyDecision
from renders.goldrush.text.labels import asked_player, called, card_text, letter, place_text
from renders.goldrush.text.options import move_label
from renders.goldrush.text.outcomes import worth_knowing
from renders.language.catalogues import Words
from renders.reader import Reader
from renders.sides import own_side

_NAME: Final = 14
_ROOM: Final = 1100
"""At most this many characters say what moves lead to, because the summary stands above them."""


def turn(reader: Reader[GoldrushView]) -> str:
    """Tells everybody whom the table waits for and for what; it is the same whatever is on a card."""
    view, words = reader.view, reader.words
    if view.is_over:
        return words.text("goldrush-turn-over")
    players = reader.listed(view.asked)
    if view.asked_for is None or not players:
        return words.text("goldrush-turn-other", players=players or words.text("list-nothing"))
    place = asked_player(view).place
    owner = view.claimant(place)
    return words.text(
        f"goldrush-turn-{_asked_for(view)}",
        players=players,
        at=place_text(place, words, "at"),
        roll=view.roll,
        why=why_text(view, words),
        owner="" if owner is None else reader.name(owner),
    )


def _asked_for(view: GoldrushView) -> str:
    """The decision, and whether it is about another's claim."""
    is_taken = view.asked_for == DecisionName.CLAIM and view.claimant(asked_player(view).place) is not None
    return "claim-taken" if is_taken else view.asked_for or "other"


def why_text(view: GoldrushView, words: Words) -> str:
    """R17: why it is somebody's turn, if it is not in order; for the guide's turns, also which one it is."""
    if view.why is Why.ORDER or view.mover is None:
        return ""
    left = sum(owed.seat == view.mover and owed.why is Why.GUIDE for owed in view.owed)
    return " " + words.text(f"goldrush-why-{view.why}", turn=GUIDED - left, turns=GUIDED)


def prompt(decision: AnyDecision, reader: Reader[GoldrushView]) -> str:
    """Tells the seat of the view what it must decide, with what it needs to know for it."""
    words = reader.words
    match decision.name:
        case DecisionName.MOVE:
            lines = _prompt_move(reader)
        case DecisionName.CLAIM:
            lines = _prompt_claim(reader)
        case DecisionName.WITHDRAW:
            lines = _prompt_withdraw(decision, reader.view, words)
        case DecisionName.ASSAY:
            lines = _prompt_assay(decision, reader.view, words)
        case _:
            lines = iter((words.text("goldrush-prompt-creek"),))
    return "\n".join(lines)


def _prompt_move(reader: Reader[GoldrushView]) -> Iterator[str]:
    """The roll, and what is worth knowing about where it leads, with the numbers on the map."""
    view, words = reader.view, reader.words
    player = view.own
    yield words.text(
        "goldrush-prompt-move",
        roll=view.roll,
        at=place_text(player.place, words, "at"),
        why=why_text(view, words),
    )
    shown = called(reader, limit=_NAME)
    room = _ROOM
    for number, move in enumerate(view.moves, 1):
        meaning = worth_knowing(move, reader.calling(shown))
        if not meaning:
            continue
        label = move_label(number, move, shown, words)
        line = "- " + words.text("goldrush-prompt-move-leads", label=label, meaning=meaning)
        room -= len(line) + 1
        if room < 0:
            return
        yield line


def _prompt_claim(reader: Reader[GoldrushView]) -> Iterator[str]:
    """R5, R7: what the card says, what may be done about it and why, and what others will see. The picture
    says how many markers are free."""
    words = reader.words
    player, hand = own_side(reader.view)
    square = player.place
    card, owner = hand.card(square), reader.view.claimant(square)
    name = "" if owner is None else reader.name(owner, 32)
    yield words.text(
        "goldrush-prompt-card", square=letter(square), card="" if card is None else card_text(card, words)
    )
    kind = "no-gold" if card is Card.NO_GOLD else "possible" if card is Card.POSSIBLE else "gold"
    taken = "" if owner is None else "-taken"
    yield words.text(f"goldrush-prompt-claim-{kind}{taken}", player=name)


def _prompt_withdraw(decision: AnyDecision, view: GoldrushView, words: Words) -> Iterator[str]:
    """R8: which claims are left, and what others learn. By the rules of revision 1 it is secret which of them
    can be taken back."""
    cards = _own_claims(view, words)
    if not decision.is_secret:
        count = len(view.own.claims)
        yield words.text("goldrush-prompt-withdraw", count=count, cards=cards)
        yield words.text("goldrush-prompt-withdraw-unsure", count=count)
        return
    yield words.text("goldrush-prompt-withdraw-bluffs", count=_choices(decision), cards=cards)
    if _choices(decision):
        yield words.text("goldrush-prompt-withdraw-bluffs-seen")


def _prompt_assay(decision: AnyDecision, view: GoldrushView, words: Words) -> Iterator[str]:
    """R9: what a roll would mean, or that there is nothing to assay."""
    yield words.text("goldrush-prompt-assay", count=_choices(decision), cards=_own_claims(view, words))


def _choices(decision: AnyDecision) -> int:
    """How many answers there are besides doing nothing."""
    return len(decision.options) - 1 if isinstance(decision, Pick) else 0


def _own_claims(view: GoldrushView, words: Words) -> str:
    """The viewer's claims with what is on their cards: "A gold, C no gold"."""
    player, hand = own_side(view)
    return ", ".join(
        words.text("goldrush-known", square=letter(square), card=card_text(card, words))
        for square in sorted(player.claims)
        if (card := hand.card(square)) is not None
    )
