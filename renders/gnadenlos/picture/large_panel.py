"""What a question of Gnadenlos! is about, in large print: the market to choose from, the viewer's
adventurers, the fields that they can buy, or lots, bids and their own IOUs.

Knows views, never a state or a rule; it shows no more than its viewer knows.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.games.gnadenlos.bids import BidWishes
from engine.games.gnadenlos.cards import Note
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Amount
from engine.play.seats import clockwise
from engine.play.table import Seat
from renders.drawing import large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import MARK, NAME, NEAR, STRONG, Flow, Lines, Sign, Table, Text, Thing
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES
from renders.face import AnyDecision
from renders.gnadenlos.picture import large_market, large_road
from renders.gnadenlos.picture import large_parts as parts
from renders.gnadenlos.picture.auction import ordered, without
from renders.gnadenlos.picture.bids import bidders_of
from renders.gnadenlos.picture.changes import Changes
from renders.gnadenlos.picture.inks import colours
from renders.gnadenlos.picture.large_deal import deal
from renders.gnadenlos.picture.market import market_of
from renders.gnadenlos.picture.panel import places_of
from renders.gnadenlos.text.labels import heading, note_of_key
from renders.gnadenlos.text.options import event_hint
from renders.gnadenlos.text.panel import subject_of
from renders.gnadenlos.text.places import choice_of
from renders.reader import Reader
from renders.sides import own_side


def panel(
    decision: AnyDecision,
    reader: Reader[GnadenlosView],
    *,
    chosen: Sequence[str] = (),
    palette: str = "standard",
) -> tuple[Strip, ...]:
    """What a decision is about; nothing for a decision without a picture."""
    view, painter = reader.view, Painter(reader.names, reader.words, PALETTES[palette])
    choice = choice_of(decision, view, chosen)
    subject = subject_of(decision, view)
    if choice is not None:
        what = replace(market_of(view, Changes()), rows=places_of(choice, view))
        papers = list(large_market.market(what, view, painter.words, "market"))
        return large.pages([papers], painter, colours)
    if subject is None:
        return ()
    if isinstance(decision, BidWishes):  # several whole bids: the words beside the picture tell them
        chosen = ()
    versions = []
    for is_terse in (False, True):
        match subject:
            case DecisionName.ADVENTURER:
                found = _contest(view, chosen, painter, is_terse=is_terse)
            case DecisionName.BUY:
                found = _purchase(decision, view, painter)
            case _:
                found = _auction(subject, view, chosen, painter, is_terse=is_terse)
        versions.append(list(found))
    return large.pages(versions, painter, colours)


def _contest(
    view: GnadenlosView, chosen: Sequence[str], painter: Painter, *, is_terse: bool
) -> Iterator[Paper]:
    """G8: the event, the viewer's adventurers, and how many the others hold."""
    if view.event is None:
        return
    words = painter.words
    _, held = own_side(view)
    head = Flow((parts.event(view.event, words),))
    yield Paper((head, Lines(event_hint(view, words))), "contest", is_lit=True)
    for one in held.adventurers:
        is_down = one == held.laid
        is_chosen = one.key in chosen if chosen else is_down
        more: list[Thing] = []
        if is_down:
            more.append((Sign(parts.tick), Text(words.text("gnadenlos-hand-laid"), STRONG)))
        elif is_chosen:
            more.append(parts.chosen(words))
        pieces = parts.adventurer(one, painter, *more, kind=view.event.kind, is_terse=is_terse)
        yield Paper(tuple(pieces), "contest", is_chosen)
    yield Paper(tuple(_others(view, painter)), "contest")


def _others(view: GnadenlosView, painter: Painter) -> Iterator[Flow]:
    """How many adventurers each of the others holds, and whether one of them is laid."""
    words = painter.words
    for seat in clockwise(view.own.seat, len(view.players))[1:]:
        player = view.players[seat]
        laid: Thing = (
            (Sign(parts.tick), Text(words.text("gnadenlos-large-has-laid"))) if player.has_laid else ()
        )
        things = (large.named(painter, seat), parts.adventurers(player.adventurers, words), laid)
        yield Flow(things, gap=parts.NEARER, indent=MARK + NEAR)


def _purchase(decision: AnyDecision, view: GnadenlosView, painter: Painter) -> Iterator[Paper]:
    """G16: the nuggets, the fields with what they cost, and what the viewer has laid in the market."""
    words = painter.words
    player, held = own_side(view)
    who = (large.named(painter, player.seat), parts.nuggets(player.nuggets, words))
    yield Paper((Table((who,)),), "own", is_lit=True)
    amounts = [one for one in decision.amounts() if one] if isinstance(decision, Amount) else []
    prices = {player.field + one: str(one) for one in amounts}
    yield Paper((large_road.before(view, words, prices),), "road")
    own = sorted(
        (one.note for one in held.known if one.note.colour == player.seat), key=lambda note: -note.worth
    )
    yield Paper(tuple(parts.lying(own, words)), "own")
    yield from _market(view, painter, "own")


def _auction(
    subject: DecisionName, view: GnadenlosView, chosen: Sequence[str], painter: Painter, *, is_terse: bool
) -> Iterator[Paper]:
    """G18 to G22: the market, what the viewer has to bid, the bids, and what is on offer."""
    player, held = own_side(view)
    seat, is_take = player.seat, subject is DecisionName.TAKE
    picked = () if is_take else tuple(note_of_key(key, seat) for key in chosen)
    rest = without(held.laying, picked) if picked else held.laying
    bidders = [ordered(one, picked, rest) if one.seat == seat else one for one in bidders_of(view, Changes())]
    yield from deal(view, bidders, painter, picked=chosen if is_take else (), is_terse=is_terse)
    yield _notes(without(held.notes, picked) if subject is DecisionName.BID else held.notes, seat, painter)
    yield from _market(view, painter, "deal")


def _notes(notes: Sequence[Note], seat: Seat, painter: Painter) -> Paper:
    """The IOUs in hand by their kinds, the viewer's own first."""
    if not notes:
        return Paper((Lines(painter.words.text("gnadenlos-hand-no-notes")),), "deal")
    kinds = Counter(sorted(notes, key=lambda note: note.colour != seat))
    title = Lines(heading(notes, seat, painter.words), NAME)
    return Paper((Flow(tuple(parts.ious(list(kinds.elements())))),), "deal", heading=title)


def _market(view: GnadenlosView, painter: Painter, shows: str) -> Iterator[Paper]:
    """How near a payday is, and where the IOUs lie that the viewer knows."""
    _, held = own_side(view)
    return large_market.market(market_of(view, Changes(), held.known), view, painter.words, shows)
