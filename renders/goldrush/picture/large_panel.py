"""What a question of Goldrush is about, in large print: the parts of the map with the places to choose from,
the card that the viewer looks at, or the viewer's own claims.

It shows no more than its viewer knows.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.view import GoldrushView
from renders.drawing import icons, large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import MARK, NAME, STRONG, Flow, Lines, Piece, Sign, Text, Thing
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.face import AnyDecision
from renders.goldrush.picture import large_parts as parts
from renders.goldrush.picture.large_land import SHEETS, Sheet
from renders.goldrush.picture.large_map import asked_about, sheets
from renders.goldrush.picture.tones import colours
from renders.goldrush.text.labels import card_text
from renders.goldrush.text.panel import Claim, Claims, Journey, Looked, OnMap, choice_of, owner_text
from renders.goldrush.text.parts import CHOICE
from renders.reader import Reader
from renders.sides import own_side

_CARD: Final = 200
"""How large the picture of the card is that the viewer looks at."""


def panel(
    decision: AnyDecision,
    reader: Reader[GoldrushView],
    *,
    chosen: Sequence[str] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """What a decision is about; nothing if there is nothing to draw."""
    view = reader.view
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    match choice_of(decision, view, chosen):
        case Looked() as looked:
            card = large.pages([_looked(looked, view, painter)], painter, colours)
            return (*card, *_on_map(view, painter, asked_about((looked.square,))))
        case Claims() as claims:
            papers = [_claim(claim, claims.decision, view, painter) for claim in claims.claims]
            return large.pages([papers], painter, colours)
        case OnMap(keys):
            creeks = keys if decision.name == DecisionName.CREEK else ()
            places = creeks or tuple(move.place for move in view.moves)
            return _on_map(view, painter, asked_about((*places, view.own.place)), creeks)
        case Journey(goals):
            return _on_map(replace(view, moves=()), painter, SHEETS, goals)
    return ()


def _on_map(
    view: GoldrushView, painter: Painter, which: Sequence[Sheet], goals: Sequence[str] = ()
) -> tuple[Strip, ...]:
    """Sheets of the map, with the cards that the viewer knows."""
    _, held = own_side(view)
    return sheets(view, painter, which=which, known=dict(held.known), goals=goals)


def _looked(looked: Looked, view: GoldrushView, painter: Painter) -> Sequence[Paper]:
    """R5, R7: the card, what it does, whose claim lies on it, and the free markers."""
    words = painter.words
    title = Text(words.text("goldrush-panel-square", square=looked.square.upper()), NAME)
    name = Text(words.text(f"goldrush-card-{looked.card}"), NAME)
    head: list[Piece] = [
        Flow(((parts.card(looked.card, _CARD),), (title,), (name,))),
        Lines(words.text(f"goldrush-card-{looked.card}-text")),
        Lines(words.text("goldrush-panel-alone"), STRONG),
    ]

    def owner(names: tuple[str, ...]) -> str:
        return owner_text(looked.owner, names, words)

    sign = None if looked.owner is None else Sign(icons.mark, (looked.owner, MARK))
    markers = words.text("goldrush-panel-markers", markers=looked.markers)
    marks: Thing = (Sign(icons.mark, (view.own.seat, MARK)),) * looked.markers
    facts: tuple[Piece, ...] = (
        large.sentence(painter, owner, sign=sign, seat=looked.owner),
        Flow(((*marks, Text(markers)),)),
    )
    return [Paper(tuple(head), CHOICE, is_lit=True), Paper(facts, CHOICE)]


def _claim(claim: Claim, decision: str, view: GoldrushView, painter: Painter) -> Paper:
    """R8, R9: a claim with what it truly is, and whether it can be chosen, or is."""
    words = painter.words
    kind = f"may-{decision}" if claim.may else "stays"
    may = Sign(parts.tick) if claim.may else Sign(parts.crossed)
    things: list[Thing] = [
        (parts.square(claim.square, seat=view.own.seat),),
        (parts.card(claim.card), Text(card_text(claim.card, words), NAME)),
        (may, Text(words.text(f"goldrush-panel-{kind}"))),
    ]
    if claim.is_chosen:
        things.append((Sign(parts.tick), Text(words.text("large-chosen"), STRONG)))
    return Paper((Flow(tuple(things)),), CHOICE, is_lit=claim.is_chosen)
