"""What Goldrush asks: whom it waits for, and its decisions, as the seat that must take them reads them.

Knows views and decisions, never a state or a rule.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.goldrush.cards import GUIDED, Card, Why
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.orders import is_ahead
from engine.games.goldrush.view import GoldrushView
from engine.play.decisions import Pick
from renders.face import AnyDecision
from renders.goldrush.text.distances import distances_text
from renders.goldrush.text.labels import asked_player, called, card_text, known_text, letter, place_text
from renders.goldrush.text.options import move_text, with_meaning
from renders.goldrush.text.outcomes import in_short
from renders.language.catalogues import Words
from renders.reader import Reader
from renders.sides import own_side

_NAME: Final = 14
_OWNER: Final = 32
_ROOM: Final = 1500
"""At most this many characters say what moves lead to, because there is more on a panel."""


def turn(reader: Reader[GoldrushView]) -> str:
    """Tells everybody whom the table waits for and for what; it is the same whatever is on a card."""
    view, words = reader.view, reader.words
    if view.is_over:
        return words.text("goldrush-turn-over")
    players = reader.listed(view.asked)
    if view.asked_for is None or not players:
        return words.text("goldrush-turn-other", players=players or words.text("list-nobody"))
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
    """Asks the seat of the view what it must decide, in one line with what stands and what it has itself."""
    view, words = reader.view, reader.words
    match decision.name:
        case DecisionName.MOVE:
            player = view.own
            return words.text(
                "goldrush-prompt-move",
                roll=view.roll,
                at=place_text(player.place, words, "at"),
                why=why_text(view, words),
                cart=words.text("goldrush-on-cart", nuggets=player.cart),
                markers=words.text("goldrush-markers", markers=player.markers),
            )
        case DecisionName.CLAIM:
            return _prompt_claim(reader)
        case DecisionName.WITHDRAW | DecisionName.ASSAY:
            kind = decision.name if _choices(decision) else f"{decision.name}-nothing"
            return words.text(f"goldrush-prompt-{kind}", cards=_own_claims(view, words))
        case _:
            return words.text("goldrush-prompt-creek")


def _prompt_claim(reader: Reader[GoldrushView]) -> str:
    """R5, R7: what the card says, and what may be done about it."""
    words = reader.words
    player, hand = own_side(reader.view)
    card, owner = hand.card(player.place), reader.view.claimant(player.place)
    return words.text(
        f"goldrush-prompt-claim-{_kind(card, owner)}",
        square=letter(player.place),
        card="" if card is None else card_text(card, words),
        player="" if owner is None else reader.name(owner, _OWNER),
        markers=words.text("goldrush-markers", markers=player.markers),
    )


def _kind(card: Card | None, owner: int | None) -> str:
    """What is asked about a card: R7, if a claim lies there; R5, if one must be laid."""
    if owner is not None:
        return "taken"
    return "no-gold" if card is Card.NO_GOLD else "gold"


def choices_text(decision: AnyDecision, reader: Reader[GoldrushView]) -> str:
    """What the buttons do not say: where each move leads, and how far it is from there to what matters; or
    what follows from an answer, and what others learn from it. A journey that is said ahead is none of the
    moves that one could make now."""
    match decision.name:
        case DecisionName.MOVE if not is_ahead(decision):
            lines = _moves(reader)
        case DecisionName.CREEK:
            lines = _creeks(decision, reader)
        case DecisionName.CLAIM:
            lines = iter((_claim(reader),))
        case DecisionName.WITHDRAW:
            lines = _withdraw(decision, reader)
        case DecisionName.ASSAY:
            kind = "assay" if _choices(decision) else "assay-nothing"
            lines = iter((reader.words.text(f"goldrush-choices-{kind}"),))
        case _:
            lines = iter(())
    return "\n".join(lines)


def _moves(reader: Reader[GoldrushView]) -> Iterator[str]:
    """Each move by its number, with what is worth knowing about it."""
    view, words = reader.view, reader.words
    shown = called(reader, limit=_NAME)
    yield words.text("goldrush-choices-moves")
    room = _ROOM
    for number, move in enumerate(view.moves, 1):
        label = move_text(number, move, shown, words, is_bold=True)
        meaning = in_short(move, reader.calling(shown))
        line = f"- {with_meaning(label, meaning, words)}"
        room -= len(line) + 1
        if room < 0:
            return
        yield line


def _creeks(decision: AnyDecision, reader: Reader[GoldrushView]) -> Iterator[str]:
    """R5: how far it is from each creek."""
    if not isinstance(decision, Pick):
        return
    yield reader.words.text("goldrush-choices-moves")
    for one in decision.options:
        far = distances_text(one.key, reader.view, reader.words)
        yield f"- {with_meaning(place_text(one.key, reader.words), far, reader.words)}"


def _claim(reader: Reader[GoldrushView]) -> str:
    """R5, R7: why one claims, and what others will see."""
    player, hand = own_side(reader.view)
    card, owner = hand.card(player.place), reader.view.claimant(player.place)
    kind = _kind(card, owner)
    if card is Card.POSSIBLE and owner is None:
        kind = "possible"
    name = "" if owner is None else reader.name(owner, _OWNER)
    return reader.words.text(f"goldrush-choices-claim-{kind}", player=name)


def _withdraw(decision: AnyDecision, reader: Reader[GoldrushView]) -> Iterator[str]:
    """R8: what others learn. By the rules of revision 1 it is secret which claims can be taken back."""
    words, count = reader.words, len(reader.view.own.claims)
    if not decision.is_secret:
        yield words.text("goldrush-choices-withdraw", count=count)
    elif _choices(decision):
        yield words.text("goldrush-choices-withdraw-bluffs")
    else:
        yield words.text("goldrush-choices-withdraw-nothing")


def _choices(decision: AnyDecision) -> int:
    """How many answers there are besides doing nothing."""
    return len(decision.options) - 1 if isinstance(decision, Pick) else 0


def _own_claims(view: GoldrushView, words: Words) -> str:
    """The viewer's claims with what is on their cards."""
    player, hand = own_side(view)
    return known_text(((square, hand.card(square)) for square in player.claims), words)
