"""Boomtown's story event by event: each event is one line of the complete log.

Knows events, never a state, a rule or a view.
"""

import functools
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.games.boomtown import story
from engine.games.boomtown.cards import CARDS, Town
from engine.play.table import Event
from renders.boomtown.text.labels import card_name, card_text, dice_text
from renders.language import telling
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.language.telling import LINE, bold, by_chapter, logged

CHAPTERS: Final[dict[type[Event], str]] = {
    story.RoundBegan: "round",
    story.SatOut: "round",
    story.Bid: "auction",
    story.Passed: "auction",
    story.AuctionWon: "auction",
    story.BidShared: "auction",
    story.MustangPlayed: "taking",
    story.CardTaken: "taking",
    story.DiceRolled: "roll",
    story.TelegraphPlayed: "roll",
    story.MineProduced: "roll",
    story.SaloonPaid: "roll",
    story.MineCollapsed: "collapse",
    story.Scored: "scores",
}
"""What opens a part of the story; all other events belong to the part in which they happen."""

_SEATS: Final = frozenset(("seat", "start", "payer", "mayor", "owner", "victim", "before"))


def message_id(event: Event) -> str:
    """The message that tells an event."""
    return telling.message_id(event, "boomtown", _variant(event))


def _variant(event: Event) -> str:
    """What tells apart the ways in which one kind of event can turn out."""
    match event:
        case story.Passed(is_automatic=True):
            return "-automatic"
        case story.AuctionWon(gold=0):
            return "-free"
        case story.FeePaid() | story.SaloonPaid() if event.gold < event.owed:
            return "-short"
        case story.MayorElected(before=int()):
            return "-instead"
        case story.HoldupTried() if sum(event.dice) < event.number:
            return "-failed"
        case story.MineDynamited(had_new_vein=True) | story.MineCollapsed(had_new_vein=True):
            return "-vein"
        case story.SaloonDynamited(had_girls=True):
            return "-girls"
        case _:
            return ""


def tell(event: Event, names: Sequence[str], words: Words) -> str:
    """One event as one line."""
    return cut(sentence(event, bold(names, words), words), LINE)


def sentence(event: Event, shown: Sequence[str], words: Words) -> str:
    """One event as a sentence, with names that are set off already."""
    more: dict[str, str | int] = {}
    if isinstance(event, story.BidShared):
        more["shares"] = shares(event, shown, words)
    if isinstance(event, story.SatOut):
        more["count"] = len(event.seats)
    say = functools.partial(_value, shown, words)
    return telling.sentence(event, message_id(event), say, words, **more)


def _value(shown: Sequence[str], words: Words, name: str, value: Any) -> str | int:
    """A field of an event as a variable of its message."""
    if name in _SEATS:
        return "" if value is None else shown[value]
    if isinstance(value, Town):
        return words.text(f"boomtown-town-{value}")
    if name == "dice":
        return dice_text(value, words)
    if name == "seats":
        return words.listed([shown[seat] for seat in value])
    if name == "offer":
        return "; ".join(card_text(card, words) for card in value)
    if name == "paid":
        parts = [words.text("boomtown-paid", player=shown[who], gold=gold) for who, gold in value]
        return words.listed(parts)
    if isinstance(value, str) and value in CARDS:
        return card_name(value, words)
    return value if isinstance(value, str | int) else ""


def shares(event: story.BidShared, shown: Sequence[str], words: Words) -> str:
    """Who got how much of the winner's gold: "Cleo 3, Ben 1 and the bank 1"."""
    parts = [words.text("boomtown-share", player=shown[seat], gold=gold) for seat, gold in event.shares]
    if event.bank:
        parts.append(words.text("boomtown-share-bank", gold=event.bank))
    return words.listed(parts)


def log(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Every single event; an auction, a take or a roll is a line, and an empty line parts rounds."""
    shown = bold(names, words)
    parts = (
        part
        for chapter, told in by_chapter(events, CHAPTERS, "taking")
        for part in ([ride + move for ride, move in moves(told)] if chapter == "taking" else [told])
    )
    return logged(
        parts,
        lambda part, _: [sentence(event, shown, words) for event in part],
        openings=(story.RoundBegan, story.SatOut),
    )


def moves(events: Sequence[Event]) -> Iterator[tuple[list[Event], list[Event]]]:
    """Takes with all that came of each; a Mustang that was ridden for a take stands before it."""
    ride: list[Event] = []
    move: list[Event] = []
    for event in events:
        if isinstance(event, story.CardTaken | story.MustangPlayed) and move:
            yield ride, move
            ride, move = [], []
        (ride if isinstance(event, story.MustangPlayed) else move).append(event)
    if ride or move:
        yield ride, move
