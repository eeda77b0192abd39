"""Gnadenlos!'s hand in large print: the viewer's own side, adventurers, bid, IOUs, and what the viewer has
laid in the market.

Knows views, never a state or a rule.
"""

from collections.abc import Iterator

from engine.games.gnadenlos.cards import Kind
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView, HandView, PlayerView
from renders.drawing import large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import NAME, STRONG, Flow, Lines, Sign, Table, Text, Thing
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.gnadenlos.picture import large_parts as parts
from renders.gnadenlos.picture.inks import colours
from renders.gnadenlos.text.labels import heading, place_number
from renders.reader import Reader
from renders.sides import own_side


def hand(reader: Reader[GnadenlosView], *, palette: str = "standard") -> tuple[Strip, ...]:
    """The viewer's own side; raises ValueError for a view of the public, which has none."""
    view, painter = reader.view, Painter(reader.names, reader.words, PALETTES[palette])
    player, held = own_side(view)
    versions = (list(_papers(view, player, held, painter, is_terse)) for is_terse in (False, True))
    return large.pages(versions, painter, colours)


def _papers(
    view: GnadenlosView, player: PlayerView, held: HandView, painter: Painter, is_terse: bool
) -> Iterator[Paper]:
    words, seat = painter.words, player.seat
    yield _side(view, player, painter)
    kind = view.event.kind if view.event and view.asked_for == DecisionName.ADVENTURER else None
    yield from _adventurers(held, painter, kind, is_terse=is_terse)
    if held.laying:
        said = words.text("gnadenlos-hand-bid", total=sum(note.worth for note in held.laying))
        pieces = [Flow(tuple(parts.laying(held.laying)))]
        order = [Lines(words.text("gnadenlos-hand-order"))] if len(held.laying) > 1 else []
        yield Paper((*pieces, *order), "bid", is_lit=True, heading=Lines(said, NAME))
    if held.known:
        known = tuple(
            (Text(f"{place_number(one.place)}:", STRONG), parts.iou(one.note)) for one in held.known
        )
        title = Lines(words.text("gnadenlos-hand-known"), NAME)
        yield Paper((Flow(known),), "known", heading=title)
    if not held.notes:
        yield Paper((Lines(words.text("gnadenlos-hand-no-notes")),), "notes")
        return
    yield Paper(
        (Flow(tuple(parts.ious(sorted(held.notes, key=lambda note: note.colour != seat)))),),
        "notes",
        heading=Lines(heading(held.notes, seat, words), NAME),
    )


def _adventurers(held: HandView, painter: Painter, kind: Kind | None, *, is_terse: bool) -> Iterator[Paper]:
    """Each adventurer; the number that counts at an event is lit, and whoever lies face down says so."""
    words = painter.words
    for one in held.adventurers:
        is_down = one == held.laid
        down: Thing = (Sign(parts.tick), Text(words.text("gnadenlos-hand-laid"), STRONG)) if is_down else ()
        pieces = parts.adventurer(one, painter, down, kind=kind, is_terse=is_terse)
        yield Paper(tuple(pieces), "adventurers", is_down)
    if not held.adventurers:
        yield Paper((Lines(words.text("gnadenlos-hand-no-adventurers")),), "adventurers")


def _side(view: GnadenlosView, player: PlayerView, painter: Painter) -> Paper:
    """Who it is and where their hat stands, with nuggets and vultures."""
    words = painter.words
    where = words.text("gnadenlos-hand-field", field=player.field, goal=view.box.first_of_goal)
    if player.is_lost:
        where = words.text("gnadenlos-hand-lost")
    head = Table(((large.named(painter, player.seat), parts.nuggets(player.nuggets, words)),))
    sign = Sign(parts.crossed) if player.is_lost else Sign(parts.shoe)
    things: list[Thing] = [(sign, Text(where)), *parts.vultures(player.vultures, 0, painter)]
    return Paper((head, Flow(tuple(things))), "side", is_lit=True)
