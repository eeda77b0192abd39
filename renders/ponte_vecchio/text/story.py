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
from renders.language.telling import LINE, bold, by_chapter, logged, stretches, with_laid
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
_IN_THE_LOG: Final[dict[type[Event], str]] = {**CHAPTERS, Sealed: "cards", Unsealed: "cards"}

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
    """Every single event: events that belong together share a line, and an empty line parts rounds."""
    shown = bold(names, words)
    openings = (story.RoundBegan, story.PlayBegan)
    parts = (
        part for _, told in by_chapter(events, _IN_THE_LOG, "cards") for part in stretches(told, *openings)
    )
    return logged(
        parts,
        lambda part, before: with_laid(
            part,
            before,
            lambda event: sentence(event, shown, words),
            lambda seats, *around: have_laid(seats, shown, words, are_cards=_are_cards(*around)),
        ),
        openings=openings,
    )


def _are_cards(before: Event | None, after: Event | None) -> bool:
    """P6, P10: whether what is sealed between these events is certainly cards: only offers are sealed right
    after they were asked for, and only cards are turned."""
    return (
        isinstance(after, story.CardsTurned) if before is None else not isinstance(before, story.OffersAsked)
    )


def have_laid(seats: Sequence[Seat], shown: Sequence[str], words: Words, *, are_cards: bool) -> str:
    """P6, P10: who has laid a card, or has answered."""
    players = words.listed([shown[seat] for seat in seats])
    kind = "laid" if are_cards else "answered"
    return words.text(f"ponte-vecchio-have-{kind}", players=players, count=len(seats))
