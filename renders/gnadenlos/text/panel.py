"""What the picture beside a question shows, said to whoever cannot see it, in at most 1,024 characters.

Knows decisions and views, never a state, a rule or a picture; it says no more than its reader knows.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from engine.games.gnadenlos.bids import BidWishes
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Amount
from engine.play.seats import clockwise
from renders.face import AnyDecision
from renders.gnadenlos.text.labels import (
    adventurer_name,
    bids_text,
    hand_notes_text,
    lot_in_full,
    lot_of,
    lot_text,
    note_of_key,
    payday_text,
    sum_text,
    zones_text,
)
from renders.gnadenlos.text.orders import bid_text, is_ahead
from renders.gnadenlos.text.parts import parts_of, whole
from renders.gnadenlos.text.places import choice_of, places_alt, places_words
from renders.language.catalogues import ALT
from renders.reader import Reader
from renders.sides import own_side

_NAMES: Final = (24, 16, 8)
"""How long names may be, if the text has room for them."""


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


def panel_words(decision: AnyDecision, reader: Reader[GnadenlosView], chosen: Sequence[str]) -> str:
    """The same for whoever has no picture: less than that if it only says what can be seen there."""
    choice = choice_of(decision, reader.view, chosen)
    if choice is not None:
        return places_words(choice, reader)
    return panel_alt(decision, reader, chosen) or ""


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
    """G8: how many adventurers the others hold, and who has laid while others are waited for, too; question
    and buttons say the rest."""
    view, words = reader.view, reader.words
    player, held = own_side(view)
    picked = [adventurer_name(one, is_plain=True) for one in held.adventurers if one.key in chosen]
    if picked:
        yield "contest", words.text("gnadenlos-board-chosen", places=words.listed(picked))
    others = [view.players[seat] for seat in clockwise(player.seat, len(view.players))[1:]]
    is_last = all(one.has_laid or not one.adventurers for one in others)
    counts = [
        words.text(
            "gnadenlos-panel-other-laid" if one.has_laid and not is_last else "gnadenlos-whose-count",
            player=reader.name(one.seat),
            count=one.adventurers,
        )
        for one in others
    ]
    yield "contest", words.text("gnadenlos-panel-others", counts=", ".join(counts))


def _auction(decision: AnyDecision, reader: Reader[GnadenlosView], chosen: Sequence[str]) -> _Lines:
    """G19 to G22: the bids where the question does not say all of them, what is chosen, and how near a payday
    is. To whoever wishes for lots ahead also these and their IOUs, which no question and no choices tell."""
    view, words = reader.view, reader.words
    player, held = own_side(view)
    is_early = decision.name == DecisionName.TAKE and is_ahead(decision, view)
    if is_early:
        lots = [lot_in_full(lot, words, is_plain=True) for lot in view.lots]
        yield "deal", words.text("gnadenlos-text-lots", lots="; ".join(lots))
    yield from (("deal", line) for line in _bids(decision, reader))
    if chosen:
        yield "deal", words.text("gnadenlos-board-chosen", places=_picked(decision, reader, chosen))
    if is_early and held.notes:
        yield "deal", hand_notes_text(held.notes, player.seat, reader.names, words)
    yield "deal", payday_text(view, words)


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


def _bids(decision: AnyDecision, reader: Reader[GnadenlosView]) -> Iterator[str]:
    """The bids with their IOUs, who has none, and who takes when; when bids are over, whose bid was how high
    decides no more than who takes when."""
    view, words = reader.view, reader.words
    are_told = not is_ahead(decision, view)
    bids = bids_text(reader, are_told=are_told)
    if bids and decision.name == DecisionName.BID:
        yield words.text("gnadenlos-text-bids-of" if are_told else "gnadenlos-text-bids", bids=bids)
    proved = [reader.name(player.seat) for player in view.players if player.has_proved]
    if proved:
        yield words.text("gnadenlos-text-proved", players=words.listed(proved))
    after = [reader.name(seat) for seat in view.takers[1 : len(view.lots)]]
    if after:
        yield words.text("gnadenlos-text-takers", players=words.listed(after))


def _purchase(decision: AnyDecision, reader: Reader[GnadenlosView]) -> _Lines:
    """G16: where the others are, what cheating is worth on the way, and how near a payday is for the viewer's
    own IOUs."""
    view, words = reader.view, reader.words
    player, held = own_side(view)
    others = [
        words.text("gnadenlos-whose-count", player=reader.name(seat), count=view.players[seat].field)
        for seat in clockwise(player.seat, len(view.players))[1:]
    ]
    yield "road", words.text("gnadenlos-panel-fields", fields=", ".join(others))
    if isinstance(decision, Amount):
        last = player.field + decision.high
        zones = [zone for zone in view.box.zones if zone.first <= last and zone.last >= player.field]
        if zones:
            yield "road", words.text("gnadenlos-panel-cheating", zones=zones_text(zones, view.box, words))
    own = [one.note for one in held.known if one.note.colour == player.seat]
    yield "own", payday_text(view, words)
    yield "own", words.text("gnadenlos-panel-lying", own=len(own), worth=sum(note.worth for note in own))
