"""Gnadenlos!'s story event by event: each event is one line of the complete log.

Knows events, never a state, a rule or a view. It says where an IOU lies only as far as an event does.
"""

import functools
from collections.abc import Collection, Sequence
from typing import Any, Final

from engine.games.gnadenlos import story
from engine.games.gnadenlos.cards import ENOUGH, Adventurer, EventCard
from engine.play.table import Event, Sealed, Seat, Unsealed
from renders.gnadenlos.text.labels import (
    adventurer_name,
    event_name,
    lot_text,
    moves_text,
    notes_text,
    place_number,
    places_text,
    total_text,
)
from renders.language import telling
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.language.telling import LINE, bold, by_chapter, logged, stretches, with_laid

CHAPTERS: Final[dict[type[Event], str]] = {
    story.FirstRolled: "set-up",
    story.TurnBegan: "turn",
    story.EventTurned: "turn",
    story.PileEnded: "turn",
    story.UndertakerMoved: "turn",
    story.TooFewAdventurers: "turn",
    Sealed: "laying",
    Unsealed: "laying",
    story.AdventurersShown: "event",
    story.NothingHappened: "event",
    story.NuggetsFound: "event",
    story.NothingToSteal: "event",
    story.NotesStolen: "event",
    story.NoteSeen: "event",
    story.AdventurersShot: "event",
    story.Cheated: "event",
    story.AdventurersDiscarded: "event",
    story.StandingBought: "buying",
    story.NothingBought: "buying",
    story.NoBidding: "buying",
    story.DeckShuffled: "bidding",
    story.AdventurersOffered: "bidding",
    story.Bid: "bidding",
    story.NoBidPossible: "bidding",
    story.AdventurersTaken: "taking",
    story.NotesLaid: "taking",
    story.BidReturned: "taking",
    story.AdventurersLeft: "taking",
    story.PaydayBegan: "payday",
    story.NoteTurned: "payday",
    story.ColumnEmpty: "payday",
    story.VultureTaken: "payday",
    story.NotesReturned: "payday",
    story.LastBought: "end",
    story.Scored: "scores",
}
"""What opens a part of the story; all other events belong to the part in which they happen."""

_SEATS: Final = frozenset(("seat", "first"))


def message_id(event: Event) -> str:
    """The message that tells an event."""
    return telling.message_id(event, "gnadenlos", _variant(event))


def _variant(event: Event) -> str:
    """What tells apart the ways in which one kind of event can turn out."""
    match event:
        case story.FirstRolled(first=None):
            return "-tie"
        case story.TooFewAdventurers(seats=()):
            return "-nobody"
        case story.NotesStolen(places=()):
            return "-none"
        case story.GapsFilled(moves=()):
            return "-pushed"
        case story.GapsFilled(by_bot=True):
            return "-bot"
        case story.Cheated() if event.before == event.after:
            return "-stays"
        case story.Cheated() if event.after < event.before:
            return "-lost"
        case story.NothingBought(is_automatic=True):
            return "-automatic"
        case story.NoBidding() if event.adventurers < ENOUGH:
            return "-none-left"
        case story.NoBidPossible(hand=()):
            return "-empty"
        case story.PaydayBegan(is_last=True):
            return "-last"
        case story.NoteTurned(is_paid=False):
            return "-unpaid"
        case story.VultureTaken() if event.before == event.after:
            return "-stays"
        case story.Scored(is_out=True):
            return "-out"
        case _:
            return ""


def tell(event: Event, names: Sequence[str], words: Words) -> str:
    """One event as one line."""
    return cut(sentence(event, bold(names, words), words), LINE)


def sentence(event: Event, shown: Sequence[str], words: Words) -> str:
    """One event as a sentence, with names that are set off already."""
    say = functools.partial(_value, shown, words)
    return telling.sentence(event, message_id(event), say, words, **_more(event, shown, words))


def _value(shown: Sequence[str], words: Words, name: str, value: Any) -> str | int:
    """A field of an event as a variable of its message."""
    if name in _SEATS:
        return "" if value is None else shown[value]
    if isinstance(value, EventCard):
        return event_name(value, words)
    if name == "seats":
        return words.listed([shown[seat] for seat in value])
    if name == "places":
        return places_text(value, words)
    if name == "place":
        return places_text((value,), words)
    if name == "moves":
        return moves_text([(place_number(source), place_number(gap)) for source, gap in value], words)
    if name in ("shot", "discarded"):
        return whose(value, shown, words)
    if name == "lot":
        return lot_text(value, words, has_numbers=False)
    return value if isinstance(value, str | int) else ""


def _more(event: Event, shown: Sequence[str], words: Words) -> dict[str, str | int]:
    """What a message says besides the fields of its event, or in place of them."""
    match event:
        case story.FirstRolled():
            rolls = [words.text("gnadenlos-roll", player=shown[seat], die=die) for seat, die in event.rolls]
            return {"rolls": ", ".join(rolls)}
        case story.AdventurersShown():
            return {"kind": str(event.kind), "laid": laid(event, shown, words)}
        case story.NoteSeen():
            return {"note": found(event, shown, words)}
        case story.Cheated():
            return {"fields": abs(event.after - event.before)}
        case story.AdventurersOffered():
            return {"lots": words.listed([lot_text(lot, words) for lot in event.lots])}
        case story.Bid():
            return {"bid": total_text(event.notes, event.seat, shown, words)}
        case story.NoBidPossible():
            return {"hand": notes_text(event.hand, event.seat, shown, words)}
        case story.AdventurersLeft():
            return {"adventurers": words.listed([adventurer_name(one) for one in event.adventurers])}
        case story.NoteTurned():
            return {"player": shown[event.note.colour], "worth": event.note.worth}
        case story.NotesReturned():
            return {
                "returned": ", ".join(
                    words.text("gnadenlos-whose-count", player=shown[seat], count=count)
                    for seat, count in event.returned
                )
            }
        case _:
            return {}


def found(event: story.NoteSeen, shown: Sequence[str], words: Words) -> str:
    """What a thief has found: "your own 3", "Ben's 2"."""
    kind = "gnadenlos-note-found-own" if event.note.colour == event.seat else "gnadenlos-note-found"
    return words.text(kind, worth=event.note.worth, player=shown[event.note.colour])


def shown_text(
    event: story.AdventurersShown, shown: Sequence[str], words: Words, shot: Collection[Seat] = ()
) -> str:
    """What was laid, and whose adventurers were `shot` later."""
    said = laid(event, shown, words, shot)
    return words.text(message_id(event), kind=str(event.kind), laid=said)


def laid(
    event: story.AdventurersShown, shown: Sequence[str], words: Words, shot: Collection[Seat] = ()
) -> str:
    """Who laid whom, the highest number first: "Anna 6 (Old Zeke), Ben 4 (Dynamite Dan, shot)"."""
    ordered = sorted(event.laid, key=lambda one: -one[1].number(event.kind))
    return ", ".join(
        words.text(
            "gnadenlos-laid-shot" if seat in shot else "gnadenlos-laid",
            player=shown[seat],
            number=adventurer.number(event.kind),
            adventurer=adventurer_name(adventurer),
        )
        for seat, adventurer in ordered
    )


def whose(adventurers: Sequence[tuple[Seat, Adventurer]], shown: Sequence[str], words: Words) -> str:
    """Adventurers and who laid them: "Old Zeke (Anna) and Doc Dawson (Ben)"."""
    return words.listed(
        [
            words.text("gnadenlos-whose", adventurer=adventurer_name(adventurer), player=shown[seat])
            for seat, adventurer in adventurers
        ]
    )


def log(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Every single event: events that belong together share a line, and an empty line parts turns."""
    shown = bold(names, words)
    parts = (
        part
        for _, told in by_chapter(events, CHAPTERS, "event")
        for part in stretches(told, story.TurnBegan, story.PaydayBegan)
    )
    return logged(
        parts,
        lambda part, before: with_laid(
            part,
            before,
            lambda event: sentence(event, shown, words),
            lambda seats, *_: have_laid(seats, shown, words),
        ),
        openings=(story.TurnBegan,),
    )


def have_laid(seats: Sequence[Seat], shown: Sequence[str], words: Words) -> str:
    """Who has laid an adventurer face down."""
    players = words.listed([shown[seat] for seat in seats])
    return words.text("gnadenlos-have-laid", players=players, count=len(seats))
