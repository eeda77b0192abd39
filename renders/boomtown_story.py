"""Boomtown's story in words: an event as a line, and a step's events as the few lines a person would write.

Knows events, never a state, a rule or a view.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields
from functools import partial
from itertools import takewhile
from typing import Any, Final

from engine.games.boomtown import story
from engine.games.boomtown.cards import CARDS, Town
from engine.table import TABLE_EVENTS, Event
from renders.boomtown_terms import card_name, card_text, dice_text
from renders.names import cut
from renders.words import Words

_SEATS: Final = frozenset(("seat", "start", "payer", "mayor", "owner", "victim", "before"))
_SUMMED: Final = (story.MineProduced, story.SaloonPaid, story.MineCollapsed)
"""Events that share a line with others of their kind, as bids and passes do."""
_BIDS_A_LINE: Final = 8
_LINE: Final = 990
"""No line of the story is longer, so that a page can always be cut at a line's end."""


def message_id(event: Event) -> str:
    """The message that tells an event."""
    kind = re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()
    if isinstance(event, TABLE_EVENTS):
        return f"table-{kind}"
    return f"boomtown-told-{kind}{_variant(event)}"


def _variant(event: Event) -> str:
    """What tells the ways apart in which one kind of event can turn out."""
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
    values = {
        field.name: _value(field.name, getattr(event, field.name), names, words) for field in fields(event)
    }
    if isinstance(event, story.BidShared):
        values["shares"] = _shares(event, names, words)
    return cut(words.text(message_id(event), **values), _LINE)


def _value(name: str, value: Any, names: Sequence[str], words: Words) -> str | int:
    """A field of an event as a variable of its message."""
    if name in _SEATS:
        return "" if value is None else words.named(names, value)
    if isinstance(value, Town):
        return words.text(f"boomtown-town-{value}")
    if name == "dice":
        return dice_text(value, words)
    if name == "offer":
        return "; ".join(card_text(card, words) for card in value)
    if name == "paid":
        parts = [
            words.text("boomtown-paid", player=words.named(names, who), gold=gold) for who, gold in value
        ]
        return words.listed(parts)
    if isinstance(value, str) and value in CARDS:
        return card_name(value, words)
    return value if isinstance(value, str | int) else ""


def _shares(event: story.BidShared, names: Sequence[str], words: Words) -> str:
    parts = [
        words.text("boomtown-share", player=words.named(names, seat), gold=gold)
        for seat, gold in event.shares
    ]
    if event.bank:
        parts.append(words.text("boomtown-share-bank", gold=event.bank))
    return words.listed(parts)


def digest_story(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Events as the few lines that a person would write."""
    lines: list[str] = []
    at = 0
    while at < len(events):
        pair = _pair(events[at], _at(events, at + 1), names, words)
        if pair is not None:
            lines.append(pair)
            at += 2
            continue
        first = events[at]
        run = [first, *takewhile(partial(_belongs, first), events[at + 1 :])]
        lines += _run(run, names, words)
        at += len(run)
        if _nothing_came(run[-1], _at(events, at)):
            lines.append(words.text("boomtown-nothing-produced"))
    return [cut(line, _LINE) for line in lines]


def _at(events: Sequence[Event], at: int) -> Event | None:
    return events[at] if at < len(events) else None


def _belongs(first: Event, event: Event) -> bool:
    """Whether an event goes on with what the first of a run began."""
    bids = (story.Bid, story.Passed)
    if isinstance(first, bids):
        return isinstance(event, bids)
    return isinstance(first, _SUMMED) and isinstance(event, type(first))


def _nothing_came(event: Event, following: Event | None) -> bool:
    """Whether a production roll brought nothing; unknown while nothing has followed it."""
    if not isinstance(event, story.DiceRolled | story.TelegraphPlayed) or following is None:
        return False
    return not isinstance(following, story.TelegraphPlayed | story.MineProduced)


def _pair(event: Event, following: Event | None, names: Sequence[str], words: Words) -> str | None:
    """Two events that are one to the people at the table."""
    match event, following:
        case story.AuctionWon(seat, gold), story.BidShared():
            shares = _shares(following, names, words)
            return words.text(
                "boomtown-won-and-shared", seat=words.named(names, seat), gold=gold, shares=shares
            )
        case story.CardTaken(seat, card), story.FeePaid(payer, mayor, _, gold, owed) if (
            seat == payer and gold == owed
        ):
            return words.text(
                "boomtown-taken-for-fee",
                seat=words.named(names, seat),
                card=card_name(card, words),
                mayor=words.named(names, mayor),
                gold=gold,
            )
        case story.CardTaken(seat, card), story.CardKept(keeper, kept) if (seat, card) == (keeper, kept):
            return words.text(
                "boomtown-taken-and-kept", seat=words.named(names, seat), card=card_name(card, words)
            )
        case story.CardTaken(seat, card), story.CardWaits(owner, waiting) if (seat, card) == (owner, waiting):
            return words.text(
                "boomtown-taken-and-waits", seat=words.named(names, seat), card=card_name(card, words)
            )
        case story.CardTaken(), story.SharkPaid() | story.StagecoachRobbed() if event.seat == following.seat:
            return tell(following, names, words)
        case _:
            return None


def _run(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """The lines for events of one kind in a row."""
    if len(events) < 2:
        return [tell(event, names, words) for event in events]
    if all(isinstance(event, story.Passed) for event in events):
        players = words.listed(
            [words.named(names, event.seat) for event in events if isinstance(event, story.Passed)]
        )
        return [words.text("boomtown-all-pass", players=players)]
    match events[0]:
        case story.Bid() | story.Passed():
            return _bids(events, names, words)
        case story.MineProduced():
            return [
                _produced([event for event in events if isinstance(event, story.MineProduced)], names, words)
            ]
        case story.SaloonPaid():
            return [_spent([event for event in events if isinstance(event, story.SaloonPaid)], names, words)]
        case story.MineCollapsed():
            parts = [
                words.text(
                    "boomtown-collapsed-part",
                    mine=card_name(event.mine, words),
                    player=words.named(names, event.owner),
                )
                for event in events
                if isinstance(event, story.MineCollapsed)
            ]
            return [words.text("boomtown-collapsed", mines=words.listed(parts))]
        case _:
            return [tell(event, names, words) for event in events]


def _bids(events: Iterable[Event], names: Sequence[str], words: Words) -> list[str]:
    """A stretch of an auction, a few bids a line."""
    parts = [
        words.text("boomtown-bids-part", player=words.named(names, event.seat), gold=event.gold)
        if isinstance(event, story.Bid)
        else words.text("boomtown-bids-pass", player=words.named(names, event.seat))
        for event in events
        if isinstance(event, story.Bid | story.Passed)
    ]
    stretches = [parts[at : at + _BIDS_A_LINE] for at in range(0, len(parts), _BIDS_A_LINE)]
    return [words.text("boomtown-bids", bids=", ".join(stretch)) for stretch in stretches]


def _produced(events: Sequence[story.MineProduced], names: Sequence[str], words: Words) -> str:
    """What everybody's mines yielded, a player at a time."""
    parts = []
    for seat in dict.fromkeys(event.seat for event in events):
        own = [event for event in events if event.seat == seat]
        parts.append(
            words.text(
                "boomtown-produced-part",
                player=words.named(names, seat),
                gold=sum(event.gold for event in own),
                mines=", ".join(card_name(event.mine, words) for event in own),
            )
        )
    return words.text("boomtown-produced", yields=", ".join(parts))


def _spent(events: Sequence[story.SaloonPaid], names: Sequence[str], words: Words) -> str:
    """What was spent in saloons, summed up by who pays whom."""
    sums: dict[tuple[int, int], int] = {}
    for event in events:
        pair = (event.payer, event.owner)
        sums[pair] = sums.get(pair, 0) + event.gold
    parts = [
        words.text(
            "boomtown-spent-part", payer=words.named(names, payer), owner=words.named(names, owner), gold=gold
        )
        for (payer, owner), gold in sums.items()
    ]
    return words.text("boomtown-spent", payments=words.listed(parts))
