"""What was laid for Gnadenlos!'s event and what came of it, and what a payday brought, in large print.

Knows what happened, never a view or where a paper goes.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from renders.drawing import icons, large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import (
    MARK,
    NAME,
    NEAR,
    STRONG,
    Atom,
    Flow,
    Lines,
    Piece,
    Plate,
    Sign,
    Text,
    Thing,
)
from renders.gnadenlos.picture import icons as pictures
from renders.gnadenlos.picture import large_parts as parts
from renders.gnadenlos.picture.changes import PaydayChanges, Step
from renders.gnadenlos.picture.scene import Fate, Laid, Scene
from renders.gnadenlos.text.labels import adventurer_name, ranges_text

_NAME: Final = 430
"""How wide a name is at most, with more beside it."""

_SHORT: Final = 300
"""How wide it is where there is little room."""
_WAITING: Final[Mapping[Fate, str]] = {"awaited": "?", "none": "–"}
"""The signs for whoever has not laid an adventurer."""


def event(what: Scene, painter: Painter, shows: str, *, is_terse: bool, is_tight: bool) -> Iterator[Paper]:
    """The event, and each player's part in it, which no cut tears apart; if it `is_tight`, of the adventurers
    only the number that counts."""
    words = painter.words
    head: list[Piece] = [Flow((parts.event(what.event, words),))]
    if what.is_void:
        head.append(Lines(words.text("gnadenlos-large-void"), STRONG))
    if is_tight:
        yield Paper((*head, *(_told(laid, what, painter) for laid in what.laid)), shows)
        return
    for laid in what.laid:
        pieces = list(_laid(laid, what, painter, is_terse=is_terse))
        if laid.fate != "shown":
            head += pieces
            continue
        if head:
            yield Paper(tuple(head), shows)
        head = []
        yield Paper(tuple(pieces), shows)
    if head:
        yield Paper(tuple(head), shows)


def _told(what: Laid, whole: Scene, painter: Painter) -> Flow:
    """A player, the number that counts, and what came of it."""
    name = large.named(painter, what.seat, most=_SHORT)
    if what.adventurer is None:
        sign: Atom = Sign(parts.tick) if what.fate == "down" else parts.number(_WAITING[what.fate])
        return Flow((name, (sign,)), gap=parts.NEARER)
    number = parts.numbers(what.adventurer, painter, whole.event.kind, is_terse=True)[0]
    return Flow((name, number, *_result(what, whole, painter)), gap=parts.NEARER, indent=MARK + NEAR)


def _laid(what: Laid, whole: Scene, painter: Painter, *, is_terse: bool) -> Iterator[Piece]:
    """A player, what they laid with all numbers, and what came of it."""
    words = painter.words
    name = large.named(painter, what.seat, most=_NAME)
    match what.fate:
        case "shown":
            assert what.adventurer is not None, "whoever has shown one has laid one"
            laid: Thing = (Text(adventurer_name(what.adventurer, is_plain=True), NAME),)
            yield Flow((name, laid, *_result(what, whole, painter)), gap=parts.NEARER, indent=MARK + NEAR)
            numbers = parts.numbers(what.adventurer, painter, whole.event.kind, is_terse=is_terse)
            yield Flow(tuple(numbers), gap=parts.NEARER)
        case "down":
            yield Flow((name, (Sign(parts.tick), Text(words.text("gnadenlos-large-has-laid")))))
        case "awaited":
            yield Flow((name, (parts.number("?"), Text(words.text("large-asked")))))
        case _:
            yield Flow((name, (parts.number("–"),)))


def _result(what: Laid, whole: Scene, painter: Painter) -> Iterator[Thing]:
    """Whether the number is the highest or is shot, and what was found, won, lost or robbed."""
    words, palette = painter.words, painter.palette
    if what.is_highest:
        yield (Text(words.text("gnadenlos-large-highest"), STRONG),)
    if what.is_shot:
        yield Sign(parts.crossed), Text(words.text("gnadenlos-large-shot"), STRONG)
    if what.result is not None:
        sign = Sign(pictures.nugget) if whole.event.larger else Sign(parts.shoe)
        change = large.change(what.result, palette) if what.result else Text("0", STRONG)
        yield sign, change
    if what.places is not None:
        places = ranges_text(what.places, words) if what.places else "–"
        yield Sign(parts.held_notes), Text(places, STRONG)


def payday(what: PaydayChanges, painter: Painter, *, is_tight: bool) -> Paper:
    """A payday: each roll, the IOU that it turned up, and whether its colour paid; if it `is_tight`, only
    what each has paid in all, and what could not be paid."""
    words, palette = painter.words, painter.palette
    title = words.text("gnadenlos-board-last-payday" if what.is_last else "gnadenlos-board-payday")
    head = Flow(((Text(title, NAME),), large.named(painter, what.seat, most=_NAME)))
    steps = _sums(what, painter) if is_tight else (_step(step, painter) for step in what.steps)
    pieces: list[Piece] = [Flow(tuple(steps))]
    if what.vulture is not None:
        seat, count = what.vulture
        said = words.text("gnadenlos-vultures", vultures=count)
        bird: Thing = (Sign(pictures.vulture), Plate(said, palette.alarm, palette.on_alarm, STRONG))
        pieces.append(Flow((large.named(painter, seat, most=_NAME), bird)))
    return Paper(tuple(pieces), "", heading=head)


def _sums(what: PaydayChanges, painter: Painter) -> Iterator[Thing]:
    """What each player has paid in all, and then the rolls that nobody has paid for."""
    paid = Counter[int]()
    for step in what.steps:
        if step.note is not None and step.is_paid:
            paid[step.note.colour] += step.note.worth
    for seat, worth in paid.most_common():
        sum_ = large.change(-worth, painter.palette) if worth else Text("0", STRONG)
        yield Sign(icons.mark, (seat, MARK)), sum_
    yield from (_step(step, painter) for step in what.steps if not step.is_paid)


def _step(what: Step, painter: Painter) -> Thing:
    """A roll: the die, the IOU, and what was paid; a cross if nobody could, or if nothing lay there."""
    die = Sign(icons.die, (what.die, MARK))
    if what.note is None:
        return die, Sign(parts.crossed)
    if not what.is_paid:
        return die, parts.iou(what.note), Sign(parts.crossed)
    paid = large.change(-what.note.worth, painter.palette) if what.note.worth else Text("0", STRONG)
    return die, parts.iou(what.note), paid
