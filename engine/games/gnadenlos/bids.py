"""What may be bid from a hand of IOUs (G19): one bid, as the rules ask for it, or several in order of wish.

It knows IOUs and sums, but neither a state nor a view: the rules and the orders ask by it alike.
"""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.gnadenlos.cards import MOST_NOTES, Note
from engine.games.gnadenlos.decisions import DecisionName
from engine.play.decisions import Option, Subset, key_of
from engine.play.table import Seat

MOST_WISHES: Final = 3
"""A seat may name this many bids ahead."""
MOST_SUMS: Final = 20
"""The most bids that it may choose these from. The IOUs in the box have 13 sums; other values may have 28."""
_AND: Final = "+"
"""Joins the IOUs of a whole bid: "3+1@2"."""


def bid_of(notes: Sequence[Note], seat: Seat, taken: tuple[int, ...]) -> Subset:
    """G19: one to three IOUs from hand, in the order in which they will be laid; nobody has bid their sum
    yet."""
    return Subset(
        name=DecisionName.BID,
        rule="G19",
        options=kinds(notes, seat),
        low=1,
        high=MOST_NOTES,
        ordered=True,
        taken=taken,
        is_secret=True,
    )


def kinds(notes: Sequence[Note], seat: Seat) -> tuple[Option, ...]:
    """IOUs that are in order, as options for their holder: equal IOUs are one option."""
    return tuple(
        [
            Option(note_key(note, seat), copies=copies, worth=note.worth)
            for note, copies in Counter(notes).items()
        ]
    )


def note_key(note: Note, seat: Seat) -> str:
    """An IOU as its holder types it: "3"; "3@1" if it has the colour of another seat, seat 1."""
    return str(note.worth) if note.colour == seat else f"{note.worth}@{note.colour}"


def note_of(key: str, seat: Seat) -> Note:
    """The IOU that a key stands for when its holder types it."""
    worth, _, colour = key.partition("@")
    return Note(int(worth), Seat(int(colour)) if colour else seat)


def by_sum(decision: Subset, seat: Seat) -> list[tuple[str, ...]]:
    """For each sum that may be bid, the lowest first, the bid with the fewest IOUs of one's own colour; of
    these the one with the fewest IOUs, then the one with the highest."""
    worths = {option.key: option.worth for option in decision.options}

    def order(bid: tuple[str, ...]) -> tuple[int, int, list[int]]:
        own = sum(note_of(key, seat).colour == seat for key in bid)
        return own, len(bid), [-worths[key] for key in bid]

    best: dict[int, tuple[str, ...]] = {}
    for bid in sorted(_bids(decision), key=order):
        best.setdefault(decision.sum_of(bid), bid)
    return [best[total] for total in sorted(best)]


def _bids(decision: Subset) -> Iterator[tuple[str, ...]]:
    """Every legal bid once, its highest IOU first, which will be laid first."""
    sorts = sorted(decision.options, key=lambda option: -option.worth)
    notes = [option.key for option in sorts for _ in range(min(option.copies, decision.high))]
    for size in range(decision.low, decision.high + 1):
        bids = dict.fromkeys(itertools.combinations(notes, size))
        yield from (bid for bid in bids if not decision.is_taken(bid))


class BidWishes(Subset):
    """Whole bids in order of wish, at most one for each sum. An option is a whole bid: "3+1@2"."""

    def read(self, text: str) -> tuple[str, ...]:
        """The bids that a person typed, each by its IOUs or by its sum."""
        named = {str(sum_of(option.key)): option.key for option in self.options}
        parts = [key_of(part, self.options) for part in text.replace(",", " ").split()]
        return self.parse([named.get(part, part) for part in parts])


def wishes_for(notes: Sequence[Note], seat: Seat, taken: tuple[int, ...]) -> BidWishes:
    """G19: up to three of the bids that stand on buttons. If every sum of the hand is taken, these are the
    bids as they were before: their owner will show the hand (G20), but not by being unable to choose."""
    bids = by_sum(bid_of(notes, seat, taken), seat) or by_sum(bid_of(notes, seat, ()), seat)
    some = _spread(bids, MOST_SUMS)
    return BidWishes(
        name=DecisionName.BID,
        rule="G19",
        options=tuple([Option(_AND.join(keys)) for keys in some]),
        low=1,
        high=min(MOST_WISHES, len(some)),
        ordered=True,
        is_secret=True,
    )


def notes_in(key: str) -> tuple[str, ...]:
    """The keys of the IOUs in a whole bid, in the order in which they will be laid."""
    return tuple(key.split(_AND))


def sum_of(key: str) -> int:
    """G19: the sum of a whole bid."""
    return sum(int(each.partition("@")[0]) for each in notes_in(key))


def _spread(bids: list[tuple[str, ...]], most: int) -> list[tuple[str, ...]]:
    """At most this many of the bids, from the lowest to the highest."""
    if len(bids) <= most:
        return bids
    return [bids[at * (len(bids) - 1) // (most - 1)] for at in range(most)]
