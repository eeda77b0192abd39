"""Ponte Vecchio's story event by event: each event is one line of the complete log.

Knows events, never a state, a rule or a view.
"""

import functools
from collections.abc import Sequence
from typing import Any, Final

from engine.games.ponte_vecchio import story
from engine.games.ponte_vecchio.cards import ORDER, Direction
from engine.play.table import Event, Sealed, Seat, Unsealed
from renders.language import telling
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.language.telling import LINE, bold, by_chapter, logged, stretches
from renders.ponte_vecchio.text.labels import card_name, cards_text, goal_of, with_card

CHAPTERS: Final[dict[type[Event], str]] = {
    story.StartPlayerNamed: "shops",
    story.ShopBuilt: "shops",
    story.RoundBegan: "shops",
    story.DutyPassed: "shops",
    story.AuctionSkipped: "shops",
    story.Bid: "shops",
    story.Passed: "shops",
    story.AuctionWon: "shops",
    story.FinalRoundBegan: "final",
    story.PlayBegan: "cards",
    Sealed: "laying",
    Unsealed: "laying",
    story.CardsTurned: "cards",
    story.Offered: "cards",
    story.OffersAsked: "cards",
    story.NothingOffered: "cards",
    story.Scored: "scores",
}
"""What opens a part of the story; all other events belong to the part in which they happen."""

_SEATS: Final = frozenset(("seat", "seller", "buyer", "owner", "mover"))


def message_id(event: Event) -> str:
    """The message that tells an event."""
    return telling.message_id(event, "ponte-vecchio", _variant(event))


def _variant(event: Event) -> str:
    """What tells apart the ways in which one kind of event can turn out."""
    match event:
        case story.ShopBuilt(is_free=True):
            return "-first"
        case story.Bid(is_opening=True):
            return "-first"
        case story.Passed(is_automatic=True):
            return "-automatic"
        case story.Tied(step=None):
            return "-nobody"
        case story.Tied() if len(event.nearest) > 1:
            return "-out"
        case story.Offered(before=0):
            return ""
        case story.Offered() if event.gulden == event.before:
            return "-again"
        case story.Offered():
            return "-raised" if event.gulden > event.before else "-lowered"
        case story.NothingOffered() if event.stands:
            return "-more"
        case story.Turned():
            return f"-{event.why}"
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
        return str(shown[value])
    if name in ("seats", "nearest"):
        return words.listed([shown[seat] for seat in value])
    if isinstance(value, Direction):
        return goal_of(value)
    return value if isinstance(value, str | int) else ""


def _more(event: Event, shown: Sequence[str], words: Words) -> dict[str, str | int]:
    """What a message says besides the fields of its event, or in place of them."""
    match event:
        case story.CardsTurned():
            return {"cards": cards_text(lowest_first(event), shown, words)}
        case story.Tied():
            who = "all" if event.nearest == event.seats else "some"
            return {"card": card_name(event.card, words), "who": who}
        case story.RightWon() | story.RightSold():
            return {"card": with_card(event.card, event.worth, words)}
        case story.DutyPassed():
            return {"count": len(event.seats)}
        case _:
            return {}


def lowest_first(event: story.CardsTurned) -> list[tuple[Seat, str]]:
    """P7: the cards that were turned over, from the lowest."""
    return sorted(event.cards, key=lambda one: ORDER[one[1]])


def log(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Every single event: events that belong together share a line, seals are in small print, and an empty
    line parts rounds."""
    shown = bold(names, words)
    openings = (story.RoundBegan, story.PlayBegan)
    parts = (
        (chapter, part)
        for chapter, told in by_chapter(events, CHAPTERS, "cards")
        for part in stretches(told, *openings)
    )
    return logged(
        parts, lambda event: sentence(event, shown, words), openings=openings, in_small_print="laying"
    )
