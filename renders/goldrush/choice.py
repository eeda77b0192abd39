"""What a decision is about, as its picture on the map shows it: where the roll leads, the card that was
looked at, the claims in question.

Knows decisions and views, never a state, a rule or a picture.
"""

from collections.abc import Sequence
from typing import Final

from engine.decisions import Pick
from engine.games.goldrush.view import GoldrushView
from renders.face import AnyDecision
from renders.goldrush.terms import card_text, letter, own_side, place_text
from renders.goldrush.words import choice_label
from renders.names import cut
from renders.words import ALT, Words

_PICTURED: Final = ("move", "claim", "withdraw", "assay")


def panel_alt(
    decision: AnyDecision, view: GoldrushView, names: Sequence[str], words: Words, chosen: Sequence[str]
) -> str | None:
    """The picture in at most 1,024 characters; None for a decision without one."""
    if not isinstance(decision, Pick) or decision.name not in _PICTURED:
        return None
    player, hand = own_side(view)
    here = words.text("goldrush-panel-here", at=place_text(player.place, words, "at"))
    if decision.name == "move":
        labels = [choice_label(decision, one.key, view, names, words) for one in decision.options]
        said = words.text("goldrush-panel-moves", moves="; ".join(labels))
        return cut(f"{here} {said}", ALT)
    squares = (player.place,) if decision.name == "claim" else player.claims
    cards = [
        words.text("goldrush-known", square=letter(square), card=card_text(card, words))
        for square in squares
        if (card := hand.card(square)) is not None
    ]
    return cut(f"{here} {words.text('goldrush-panel-cards', cards=', '.join(cards))}", ALT)
