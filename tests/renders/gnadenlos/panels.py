"""Questions of Gnadenlos! that have a picture beside them, with views made by hand, for its tests."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine.games.gnadenlos.bids import kinds
from engine.games.gnadenlos.cards import Adventurer, Kind, Note
from engine.games.gnadenlos.view import GnadenlosView, HandView, KnownNote
from engine.play.decisions import Amount, Option, Pick, Subset
from engine.play.table import Seat
from renders.face import AnyDecision
from tests.renders.gnadenlos import tables
from tests.renders.gnadenlos.hands import STOLEN
from tests.renders.gnadenlos.tables import BOX, PEOPLE, C

OWN: Final = C
"""Whose panels they are."""
NOTES: Final = tuple(Note(worth, OWN) for worth in sorted(BOX.notes, reverse=True))
FOREIGN: Final = tuple(note for note in STOLEN if note.colour < OWN)
"""Stolen IOUs, of players who are at every table."""


class Panel(NamedTuple):
    """A question, what its player knows, and what they have chosen so far."""

    decision: AnyDecision
    view: GnadenlosView
    chosen: tuple[str, ...] = ()


def seen(
    view: GnadenlosView,
    adventurers: Sequence[Adventurer] = (),
    notes: Sequence[Note] = (),
    *,
    laid: Adventurer | None = None,
    laying: Sequence[Note] = (),
    known: Sequence[KnownNote] = (),
    **side: object,
) -> GnadenlosView:
    """What a player with these cards sees of a table."""
    held = tuple(sorted(notes, key=lambda note: (-note.worth, note.colour)))
    hand = HandView(tuple(adventurers), held, laid, tuple(laying), tuple(known))
    players = list(view.players)
    own = {"adventurers": len(adventurers), "notes": len(held), "has_laid": laid is not None, **side}
    players[OWN] = replace(players[OWN], **own)  # type: ignore[arg-type]
    return replace(view, seat=OWN, hand=hand, players=tuple(players))


def laying(view: GnadenlosView, chosen: tuple[str, ...] = ()) -> Panel:
    """G8: the viewer is asked for one of their adventurers."""
    assert view.hand is not None
    options = tuple(Option(one.key) for one in view.hand.adventurers)
    return Panel(Pick(name="adventurer", rule="G8", options=options, is_secret=True), view, chosen)


def bidding(view: GnadenlosView, chosen: tuple[str, ...] = ()) -> Panel:
    """G19: the viewer is asked for a bid."""
    assert view.hand is not None
    options = kinds(list(view.hand.notes), OWN)
    taken = tuple(player.bid.total for player in view.players if player.bid is not None)
    decision = Subset(
        name="bid", rule="G19", options=options, low=1, high=3, ordered=True, taken=taken, is_secret=True
    )
    return Panel(decision, view, chosen)


def taking(view: GnadenlosView, chosen: tuple[str, ...] = ()) -> Panel:
    """G21: the viewer is asked for a lot."""
    options = tuple(Option(lot[0].key) for lot in view.lots)
    return Panel(Pick(name="take", rule="G21", options=options), view, chosen)


def ordering(view: GnadenlosView, chosen: tuple[str, ...] = ()) -> Panel:
    """G22: the viewer may order their bid anew."""
    assert view.hand is not None
    notes = view.hand.laying
    decision = Subset(
        name="order",
        rule="G22",
        options=kinds(list(notes), OWN),
        low=len(notes),
        high=len(notes),
        ordered=True,
    )
    return Panel(decision, view, chosen)


def buying(view: GnadenlosView) -> Panel:
    """G16: the viewer may buy standing."""
    high = min(view.box.onward(view.own.field, 5), view.own.nuggets)
    return Panel(Amount(name="buy", rule="G16", low=1, high=high, may_pass=True), view)


def event(kind: Kind, view: GnadenlosView) -> GnadenlosView:
    return replace(view, event=next(one for one in view.box.events if one.kind is kind))


def every_laying(seats: int) -> Iterator[Panel]:
    """Two adventurers to fourteen, at each event, before and after one is chosen or laid."""
    for kind in Kind:
        yield laying(seen(event(kind, tables.opening(seats)), PEOPLE[4:6]))
    for count in (2, 3, 4, 5, 7, 8, 14):
        people = PEOPLE[count : 2 * count]
        yield laying(seen(tables.laying(seats), people), (people[0].key,))
        yield laying(seen(event(Kind.CHEATING, tables.laying(seats)), people, laid=people[-1], field=23))
    largest = tables.replaced(seats)
    yield laying(
        seen(event(Kind.GOLD_RUSH, largest), largest.box.adventurers[:3], laid=largest.box.adventurers[1])
    )


def every_bidding(seats: int) -> Iterator[Panel]:
    """Bids for single adventurers and for pairs, few IOUs and many, before and after some are chosen."""
    known = [KnownNote(f"{1 + at // 6}-{1 + at % 6}", note) for at, note in enumerate((*NOTES[:9], *FOREIGN))]
    yield bidding(seen(tables.bidding(seats), PEOPLE[:2], NOTES, known=known[7:11]))
    yield bidding(seen(tables.bidding(seats), (), (*NOTES[3:], *FOREIGN)), ("3", "2", "3"))
    yield bidding(seen(tables.bidding(seats), (), NOTES[:1]), ("4",))
    yield bidding(seen(tables.pairs(seats), (), NOTES), ("1", "1"))
    everything = [Note(worth, Seat(seat)) for worth in range(5) for seat in range(seats)]
    yield bidding(seen(tables.crowded(seats), PEOPLE[:9], [*everything, *NOTES], known=known, bid=None))
    yield bidding(seen(tables.replaced(seats), (), NOTES[2:7]))


def every_taking(seats: int) -> Iterator[Panel]:
    """Lots to take and bids to order, as far as they are chosen."""
    mine = (Note(4, C), Note(0, Seat(0)), Note(3, Seat(1)))
    own = seen(tables.taking(seats), PEOPLE[:2], (*NOTES[4:], *FOREIGN[:2]), laying=mine)
    yield taking(own)
    yield taking(own, (own.lots[0][0].key,))
    for chosen in ((), ("3@1",), ("3@1", "4", "0@0")):
        yield ordering(own, chosen)
    yield taking(seen(tables.taking(seats), (), (), laying=mine[:1]))
    pairs = replace(tables.pairs(seats), asked_for="take", takers=(C,), asked=(C,))
    yield taking(
        seen(pairs, (), NOTES[2:], laying=NOTES[:2], bid=tables.bid(C, 4, 4)), (pairs.lots[1][0].key,)
    )


def every_buying(seats: int) -> Iterator[Panel]:
    """From each part of the road, with few nuggets and many, with nothing in the market and with much."""
    known = [KnownNote(f"{1 + at // 6}-{1 + at % 6}", note) for at, note in enumerate((*NOTES, *FOREIGN))]
    for field in (1, 9, 16, 22, 29, 34, 36):
        table = replace(tables.buying(seats), active=OWN, market=tables.market(22))
        few = known[field % 7 : field % 7 + field % 5]
        yield buying(seen(table, PEOPLE[:2], NOTES[:3], field=field, nuggets=1 + field % 7, known=few))
    table = replace(tables.crowded(seats), active=OWN, lots=())
    yield buying(seen(table, PEOPLE[:2], NOTES[:3], known=known))
    yield buying(seen(replace(tables.replaced(seats), active=OWN, lots=()), field=48, nuggets=4321))
    yield buying(seen(replace(tables.replaced(seats), active=OWN, lots=()), field=58, nuggets=4321))


def every_panel(seats: int) -> Iterator[Panel]:
    for each in (every_laying, every_bidding, every_taking, every_buying):
        yield from each(seats)
