"""What the picture beside a question shows, said to whoever cannot see it, in at most 1,024 characters.

Knows decisions and views, never a state, a rule or a picture; it says no more than its reader knows.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from engine.games.gnadenlos.bids import BidWishes
from engine.games.gnadenlos.cards import Note
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Amount
from engine.play.seats import clockwise
from renders.face import AnyDecision
from renders.gnadenlos.text.labels import (
    adventurer_name,
    adventurer_short,
    adventurer_text,
    event_name,
    field_text,
    known_text,
    lot_in_full,
    lot_of,
    lot_text,
    note_of_key,
    note_text,
    notes_text,
    notes_to_payday,
    nuggets_text,
    sum_text,
    zone_name,
)
from renders.gnadenlos.text.options import amount_label, event_hint
from renders.gnadenlos.text.orders import bid_text
from renders.gnadenlos.text.parts import parts_of, whole
from renders.gnadenlos.text.places import choice_of, places_alt
from renders.language.catalogues import ALT
from renders.reader import Reader
from renders.sides import own_side

_NAMES: Final = (24, 16, 8)
"""How long names may be, if the text has room for them."""
_IN_FULL: Final = 6
"""Of at most this many adventurers all numbers are named."""


def subject_of(decision: AnyDecision, view: GnadenlosView) -> DecisionName | None:
    """What a decision's picture is about, besides places; None for the public, and for a decision without
    such a picture."""
    about = next((name for name in DecisionName if name == decision.name), None)
    if view.hand is None or about in (None, DecisionName.STEAL, DecisionName.FILL):
        return None
    return None if about is DecisionName.ADVENTURER and view.event is None else about


def panel_alt(decision: AnyDecision, reader: Reader[GnadenlosView], chosen: Sequence[str]) -> str | None:
    """The picture, with what was chosen so far; None for a decision without a picture."""
    parts = panel_alt_parts(decision, reader, chosen)
    return whole(parts) if parts else None


def panel_alt_parts(
    decision: AnyDecision, reader: Reader[GnadenlosView], chosen: Sequence[str]
) -> dict[str, str]:
    """The same by what is to be seen; empty for a decision without a picture."""
    choice = choice_of(decision, reader.view, chosen)
    if choice is not None:
        return {"market": places_alt(choice, reader)}
    subject = subject_of(decision, reader.view)
    if subject is None:
        return {}
    for limit in _NAMES:
        lines = list(_lines(subject, decision, reader.named(limit), chosen))
        if sum(len(line) + 1 for _, line in lines) <= ALT + 1:
            break
    return parts_of(lines, ALT)


_Lines: TypeAlias = Iterator[tuple[str, str]]
"""Lines, each with the part of the picture that shows it."""


def _lines(
    subject: DecisionName, decision: AnyDecision, reader: Reader[GnadenlosView], chosen: Sequence[str]
) -> _Lines:
    match subject:
        case DecisionName.ADVENTURER:
            return _contest(reader, chosen)
        case DecisionName.BUY:
            return _purchase(decision, reader)
        case _:
            return _auction(decision, reader, chosen)


def _contest(reader: Reader[GnadenlosView], chosen: Sequence[str]) -> _Lines:
    """G8: the event, the viewer's adventurers, and how many the others hold."""
    view, words = reader.view, reader.words
    player, held = own_side(view)
    if view.event is None:
        return
    yield "event", f"{event_name(view.event, words)} · {event_hint(view, words)}"
    kind, people = view.event.kind, held.adventurers
    said = [
        adventurer_text(one, words, kind=kind, is_plain=True)
        if len(people) <= _IN_FULL
        else adventurer_short(one, words, is_plain=True)
        for one in people
    ]
    yield "adventurers", words.text("gnadenlos-panel-adventurers", adventurers="; ".join(said))
    if held.laid is not None:
        laid_name = adventurer_name(held.laid, is_plain=True)
        yield "adventurers", words.text("gnadenlos-text-laid-is", adventurer=laid_name)
    picked = [adventurer_name(one, is_plain=True) for one in people if one.key in chosen]
    if picked:
        yield "adventurers", words.text("gnadenlos-board-chosen", places=words.listed(picked))
    others = [view.players[seat] for seat in clockwise(player.seat, len(view.players))[1:]]
    for one in others:
        count = words.text("gnadenlos-adventurers", adventurers=one.adventurers)
        yield "others", words.text("gnadenlos-alt-player", player=reader.names[one.seat], side=count)
    laid = [reader.names[one.seat] for one in others if one.has_laid]
    if laid:
        yield "others", words.text("gnadenlos-text-has-laid", players=words.listed(laid))


def _auction(decision: AnyDecision, reader: Reader[GnadenlosView], chosen: Sequence[str]) -> _Lines:
    """G19 to G22: the lots, the bids, what is chosen, the viewer's IOUs, and how near a payday is."""
    view, words = reader.view, reader.words
    player, held = own_side(view)
    lots = [lot_in_full(lot, words, is_plain=True) for lot in view.lots]
    yield "deal", words.text("gnadenlos-text-lots", lots="; ".join(lots))
    yield from (("deal", line) for line in _bids(reader))
    if chosen:
        yield "deal", words.text("gnadenlos-board-chosen", places=_picked(decision, reader, chosen))
    if held.laying:
        laying_text = notes_text(held.laying, player.seat, reader.names, words)
        yield "deal", words.text("gnadenlos-text-hand-laying", notes=laying_text)
    yield "own", words.text("gnadenlos-text-hand-notes", notes=_kinds(held.notes, reader))
    yield from (("own", line) for line in _market(reader))


def _picked(decision: AnyDecision, reader: Reader[GnadenlosView], chosen: Sequence[str]) -> str:
    """Lots in the order of choosing, whole bids, or IOUs as a sum."""
    view, words, seat = reader.view, reader.words, reader.view.own.seat
    if decision.name == DecisionName.TAKE:
        lots = [lot_text(lot_of(view, key), words, has_numbers=False, is_plain=True) for key in chosen]
        return words.listed(lots)
    if isinstance(decision, BidWishes):
        return ", ".join(bid_text(key, reader) for key in chosen)
    laying = [note_of_key(key, seat) for key in chosen]
    text = sum_text(laying, seat, reader.names, words)
    return text if len(laying) == 1 else f"{text} = {sum(note.worth for note in laying)}"


def _bids(reader: Reader[GnadenlosView]) -> Iterator[str]:
    """Everybody's bid, and who takes when, from the active player on."""
    view, words = reader.view, reader.words
    bids = [
        words.text(
            "gnadenlos-bid-part" if len(player.bid.notes) > 1 else "gnadenlos-bid-part-one",
            player=reader.names[player.seat],
            total=player.bid.total,
            notes=notes_text(player.bid.notes, player.seat, reader.names, words),
        )
        for seat in clockwise(view.active, len(view.players))
        if (player := view.players[seat]).bid is not None
    ]
    yield (
        words.text("gnadenlos-text-bids", bids="; ".join(bids))
        if bids
        else words.text("gnadenlos-prompt-no-bid")
    )
    for player in view.players:
        if player.has_proved:
            said = words.text("gnadenlos-text-proved")
            yield words.text("gnadenlos-alt-player", player=reader.names[player.seat], side=said)
    after = [reader.names[seat] for seat in view.takers[1 : len(view.lots)]]
    if after:
        yield words.text("gnadenlos-text-takers", players=words.listed(after))


def _purchase(decision: AnyDecision, reader: Reader[GnadenlosView]) -> _Lines:
    """G16: where each amount leads, the zones on the way, where the others are, and what the viewer has."""
    view, words = reader.view, reader.words
    player, held = own_side(view)
    box = view.box
    yield "road", words.text("gnadenlos-hand-field", field=player.field, goal=box.first_of_goal)
    if isinstance(decision, Amount):
        labels = [amount_label(decision, amount, reader) for amount in decision.amounts()]
        yield "road", "; ".join(labels)
        last = player.field + decision.high
        zones = [
            words.text(
                "gnadenlos-text-zone",
                zone=zone_name(zone.first, box, words),
                first=zone.first,
                last=zone.last,
                winner=zone.winner,
                loser=zone.loser,
            )
            for zone in box.zones
            if zone.first <= last and zone.last >= player.field
        ]
        yield "road", ", ".join(zones)
    for seat in clockwise(player.seat, len(view.players))[1:]:
        where = field_text(view.players[seat].field, box, words)
        yield "road", words.text("gnadenlos-alt-player", player=reader.names[seat], side=where)
    yield "own", nuggets_text(player.nuggets, words)
    own = [one.note for one in held.known if one.note.colour == player.seat]
    said = words.text("gnadenlos-panel-lying", own=len(own), worth=sum(note.worth for note in own))
    yield "own", said
    yield from (("own", line) for line in _market(reader))


def _market(reader: Reader[GnadenlosView]) -> Iterator[str]:
    """How full the market is, and which IOUs in it the viewer has laid (G37)."""
    view, words = reader.view, reader.words
    yield words.text(
        "gnadenlos-prompt-market",
        full=view.full_rows,
        rows=len(view.players),
        notes=notes_to_payday(view),
    )
    player, held = own_side(view)
    if held.known:
        notes = known_text(held.known, player.seat, reader.names, words)
        yield words.text("gnadenlos-text-known", notes=notes)


def _kinds(notes: Sequence[Note], reader: Reader[GnadenlosView]) -> str:
    """IOUs by their kinds: "4 (2×), 3, 2 (Ben’s)"."""
    words, names = reader.words, reader.names
    kinds = [
        (note_text(note, reader.view.seat, names, words), count) for note, count in Counter(notes).items()
    ]
    said = [
        words.text("gnadenlos-several", what=what, count=count) if count > 1 else what
        for what, count in kinds
    ]
    return ", ".join(said) or words.text("list-nothing")
