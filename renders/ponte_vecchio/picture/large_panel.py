"""What a question of Ponte Vecchio is about, in large print: the offers, the bridge with what each step would
pay or where a shop can be built, or the cards of whoever must lay one.

It knows and shows no more than its viewer knows.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.ponte_vecchio.cards import Direction
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PonteVecchioView
from renders.drawing import icons, large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import NAME, STRONG, Lines, Piece, Sign, Table, Text
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.face import AnyDecision
from renders.ponte_vecchio.picture import large_bridge, scene
from renders.ponte_vecchio.picture import large_parts as parts
from renders.ponte_vecchio.picture.changes import Changes
from renders.ponte_vecchio.picture.large_bridge import Tag
from renders.ponte_vecchio.picture.large_hand import cards
from renders.ponte_vecchio.text.labels import with_card
from renders.ponte_vecchio.text.panel import Choice, Stop, choice_of
from renders.reader import Reader
from renders.sides import own_side

_SITE: Final = 64


def panel(
    decision: AnyDecision,
    reader: Reader[PonteVecchioView],
    *,
    chosen: Sequence[str] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """What a decision is about; nothing for a decision without a picture."""
    choice = choice_of(decision, reader.view, chosen)
    if choice is None:
        return ()
    painter = Painter(reader.names, reader.words, PALETTES[palette])
    return large.pages([list(_papers(choice, reader.view, painter))], painter, scene.colours)


def _papers(choice: Choice, view: PonteVecchioView, painter: Painter) -> Iterator[Paper]:
    words = painter.words
    tags = {stop.step: _tag(stop, choice) for stop in choice.stops}
    bridge = large_bridge.bridge(view, Changes(), tags)
    if choice.kind == DecisionName.CARD:
        yield Paper((parts.rich_man_at(view, words),), "bridge")
        yield bridge
        yield cards(own_side(view)[1], words, chosen=next(iter(choice.chosen), None), shows="cards")
        return
    if choice.offers:
        yield _offers(choice, painter)
    yield _head(choice, view, painter)
    yield bridge


def _tag(stop: Stop, choice: Choice) -> Tag:
    """P5, P12, P14: whether a plot can be built on, with its place among several wishes; or what a step would
    pay, and whether he can be turned there."""
    is_chosen = stop.step in choice.steps
    if choice.kind == DecisionName.BUILD:
        is_one_of_several = is_chosen and len(choice.steps) > 1
        text = f"{choice.steps.index(stop.step) + 1}." if is_one_of_several else ""
        return Tag(text, is_chosen=is_chosen, is_site=True)
    if not stop.owners:
        return Tag("0", is_chosen=is_chosen, turning=stop.turning)
    return Tag("?" if choice.is_unlaid else str(choice.worth), True, is_chosen, stop.turning)


def _head(choice: Choice, view: PonteVecchioView, painter: Painter) -> Paper:
    """What is chosen on the bridge, the card that pays, and what the signs mean."""
    words = painter.words
    title = "ahead" if choice.is_ahead else choice.kind
    below = "offer" if choice.is_ahead else choice.kind
    text = words.text(f"ponte-vecchio-panel-{title}-title", gulden=choice.worth)
    note = words.text(f"ponte-vecchio-panel-{below}-below")
    if choice.kind == DecisionName.BUILD:
        site = Sign(large_bridge.site_sign, (_SITE,))
        return Paper((Lines(text, NAME), Lines(note, sign=site)), "bridge", is_lit=True)
    pieces: list[Piece] = [Lines(text, NAME)]
    if choice.card is not None:
        pieces.append(Lines(with_card(choice.card, choice.worth, words), STRONG))
    pieces.append(Lines(note))
    turns = {stop.turning for stop in choice.stops}
    kinds = tuple(kind for kind in ("may", "must") if kind in turns)
    if kinds:
        pieces.append(parts.turning(view.direction is Direction.OUTWARD, words, kinds))
    return Paper(tuple(pieces), "bridge", is_lit=True)


def _offers(choice: Choice, painter: Painter) -> Paper:
    """P10: what each offers for the right to move."""
    offers = Text(painter.words.text("ponte-vecchio-board-offers"))
    rows = tuple(
        (large.named(painter, seat), (offers, *large.counted(Sign(icons.coin), gulden)))
        for seat, gulden in choice.offers
    )
    return Paper((Table(rows),), "offers")
