"""Boomtown's story as a person tells it: a round, or any part of it, in a few lines.

Pure: the same events give the same lines, wherever they begin. It knows events, never a state, a rule or a
view.
"""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.games.boomtown import story
from engine.games.boomtown.cards import EVENTS, Kind
from engine.play.table import Event, Seat
from renders.boomtown.text.labels import card_name, town_name
from renders.boomtown.text.story import CHAPTERS, moves, sentence, shares
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.language.telling import LINE, bold, by_chapter

_DRAMAS: Final[dict[type[Event], Kind]] = {
    story.SharkPaid: Kind.CARD_SHARK,
    story.MineDynamited: Kind.DYNAMITE,
    story.SaloonDynamited: Kind.DYNAMITE,
    story.MineExpropriated: Kind.EXPROPRIATION,
    story.HoldupTried: Kind.HOLDUP,
}
"""Events that are worth a sentence, which says which card was taken, too."""
_LAYINGS: Final[dict[type[Event], Kind]] = {
    story.SaloonOpened: Kind.SALOON,
    story.GirlsHired: Kind.SALOON_GIRLS,
    story.GovernorNamed: Kind.GOVERNOR,
    story.VeinFound: Kind.NEW_VEIN,
}
"""Events that become a note on the take of such a card, or a sentence if the card has waited."""


def summary(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Events as the few lines that a person would write."""
    teller = _Teller(bold(names, words), words)
    tale = by_chapter(events, CHAPTERS, "taking")
    lines: list[str] = []
    for number, (chapter, told) in enumerate(tale, 1):
        lines += teller.lines(chapter, told, is_last=number == len(tale))
    return [cut(line, LINE) for line in lines]


class _Teller:
    """Tells parts of a story with the players' names set off, in one language."""

    def __init__(self, shown: Sequence[str], words: Words) -> None:
        self._shown = shown
        self._words = words

    def lines(self, chapter: str, events: list[Event], *, is_last: bool) -> list[str]:
        """One part of the story. In the last one nobody knows yet what a roll has brought."""
        match chapter:
            case "auction":
                return [self._auction(events)]
            case "taking":
                return self._taking(events)
            case "roll":
                return [self._roll(events, is_known=not is_last)]
            case "collapse":
                return [self._collapse(events)]
            case "round":
                told = " ".join(filter(None, map(self._round, events)))
                return [told] if told else []
            case "scores":
                return [self._sentence(event) for event in sorted(events, key=_total, reverse=True)]
            case _:
                return [self._sentence(event) for event in events]

    def _sentence(self, event: Event) -> str:
        return sentence(event, self._shown, self._words)

    def _all(self, events: Sequence[Event]) -> str:
        return " ".join(self._sentence(event) for event in events)

    def _round(self, event: Event) -> str:
        """A round begins: its number and the cards on offer stand in the question or on the board, and the
        winner of the round before starts (B17), so that only the first is told."""
        if not isinstance(event, story.RoundBegan):
            return self._sentence(event)
        if event.round > 1:
            return ""
        return self._words.text("boomtown-round", round=event.round, start=self._shown[event.start])

    # The auction

    def _auction(self, events: list[Event]) -> str:
        words, shown = self._words, self._shown
        last: dict[Seat, story.Bid | story.Passed] = {}
        rest: list[str] = []
        for event in events:
            match event:
                case story.Bid() | story.Passed():
                    last.pop(event.seat, None)
                    last[event.seat] = event
                case story.AuctionWon():
                    have_all_passed = event.gold == 0 and bool(last)
                    all_passed = words.text("boomtown-all-passed", seat=shown[event.seat])
                    rest.append(all_passed if have_all_passed else self._sentence(event))
                    last.clear()
                case story.BidShared():
                    if event.shares:  # what the bank gets is nobody’s news
                        told = shares(replace(event, bank=0), shown, words)
                        rest.append(words.text("boomtown-shared", shares=told))
                case _:
                    rest.append(self._sentence(event))
        return " ".join([*self._bidding(list(last.values())), *rest])

    def _bidding(self, last: Sequence[story.Bid | story.Passed]) -> list[str]:
        """An auction that goes on: what everybody did last."""
        words, shown = self._words, self._shown
        if len(last) < 2:
            return [self._sentence(event) for event in last]
        parts = [
            words.text("boomtown-bids-part", player=shown[event.seat], gold=event.gold)
            if isinstance(event, story.Bid)
            else words.text("boomtown-bids-pass", player=shown[event.seat])
            for event in last
        ]
        return [words.text("boomtown-bids", bids=", ".join(parts))]

    # Taking cards

    def _taking(self, events: list[Event]) -> list[str]:
        """Who took what: plain takes in a row share a line, each drama has its own."""
        lines: list[str] = []
        plain: list[tuple[Seat, str]] = []
        for ride, move in moves(events):
            taken, rest = self._take(move)
            own = [] if taken is None else [taken]
            if not ride and not rest:
                plain += own
                continue
            told = [self._all(ride), *self._takes(own), self._all(rest)]
            lines += [*self._takes(plain), " ".join(filter(None, told))]
            plain = []
        return lines + self._takes(plain)

    def _take(self, move: list[Event]) -> tuple[tuple[Seat, str] | None, list[Event]]:
        """The plain take of a move: who takes which card, with notes on what came of it; and the events that
        are left to tell."""
        taken, rest = (move[0] if move else None), move[1:]
        if not isinstance(taken, story.CardTaken):
            return None, move
        if rest and _comes_of(taken, rest[0], _DRAMAS):
            return None, rest
        notes: list[str] = []
        paid: Seat | None = None
        while rest and (note := self._note(taken, rest[0], paid)):
            notes.append(note)
            paid = rest[0].mayor if isinstance(rest[0], story.FeePaid) else paid
            rest.pop(0)
        card = card_name(taken.card, self._words)
        if notes:
            card = self._words.text("boomtown-take-noted", card=card, notes="; ".join(notes))
        return (taken.seat, card), rest

    def _takes(self, plain: Sequence[tuple[Seat, str]]) -> list[str]:
        words = self._words
        parts = [
            words.text(
                "boomtown-take-part" if number else "boomtown-take", player=self._shown[seat], card=card
            )
            for number, (seat, card) in enumerate(plain)
        ]
        return [words.text("boomtown-takes", takes=words.listed(parts))] if parts else []

    def _note(self, taken: story.CardTaken, event: Event, paid: Seat | None) -> str | None:
        """What came of a take, in a few words; None for an event that deserves a sentence. `paid` got the
        fee."""
        words, shown = self._words, self._shown
        match event:
            case story.FeePaid(payer=taken.seat):
                kind = "boomtown-note-fee" if event.gold == event.owed else "boomtown-note-fee-short"
                return words.text(kind, gold=event.gold, owed=event.owed, mayor=shown[event.mayor])
            case story.CardKept(taken.seat, taken.card):
                return words.text("boomtown-note-kept")
            case story.CardWaits(taken.seat, taken.card):
                return words.text("boomtown-note-waits")
            case story.StagecoachRobbed(taken.seat, gold):
                return words.text("boomtown-note-gold", gold=gold)
            case story.SaloonOpened() | story.GirlsHired() | story.GovernorNamed() if _comes_of(
                taken, event, _LAYINGS
            ):
                return words.text("boomtown-note-in", place=town_name(event.town, words))
            case story.VeinFound(_, mine) if _comes_of(taken, event, _LAYINGS):
                return words.text("boomtown-note-in", place=card_name(mine, words))
            case story.MayorElected(_, taken.seat, before) if before in (None, paid):
                return words.text("boomtown-note-mayor")
            case story.MayorElected(_, taken.seat, int(before)):
                return words.text("boomtown-note-mayor-instead", before=shown[before])
            case _:
                return None

    # The end of a round, and of the game

    def _roll(self, events: list[Event], *, is_known: bool) -> str:
        yields = [event for event in events if isinstance(event, story.MineProduced)]
        spent = [event for event in events if isinstance(event, story.SaloonPaid)]
        rest = [event for event in events if not isinstance(event, story.MineProduced | story.SaloonPaid)]
        sentences = [self._sentence(event) for event in rest]
        if yields:
            sentences.append(self._yields(yields))
        elif is_known and rest:
            sentences.append(self._words.text("boomtown-nothing-produced"))
        if spent:
            sentences.append(self._spent(spent))
        return " ".join(sentences)

    def _yields(self, yields: Sequence[story.MineProduced]) -> str:
        """What a roll brought, a player at a time."""
        words, sums = self._words, dict.fromkeys((event.seat for event in yields), 0)
        for event in yields:
            sums[event.seat] += event.gold
        parts = [
            words.text(
                "boomtown-yield-part" if number else "boomtown-yield", player=self._shown[seat], gold=gold
            )
            for number, (seat, gold) in enumerate(sums.items())
        ]
        return words.text("boomtown-yields", yields=words.listed(parts))

    def _spent(self, spent: Sequence[story.SaloonPaid]) -> str:
        """What was spent in saloons, summed up by who pays whom."""
        words, sums = self._words, dict.fromkeys(((event.payer, event.owner) for event in spent), 0)
        for event in spent:
            sums[event.payer, event.owner] += event.gold
        parts = [
            words.text("boomtown-spent-part", payer=self._shown[payer], owner=self._shown[owner], gold=gold)
            for (payer, owner), gold in sums.items()
        ]
        return words.text("boomtown-spent", payments=words.listed(parts))

    def _collapse(self, events: list[Event]) -> str:
        mines = list(itertools.takewhile(lambda event: isinstance(event, story.MineCollapsed), events))
        rest = events[len(mines) :]
        if len(mines) < 2:
            return self._all(events)
        parts = [
            self._words.text(
                "boomtown-collapsed-part",
                mine=card_name(event.mine, self._words),
                player=self._shown[event.owner],
            )
            for event in mines
            if isinstance(event, story.MineCollapsed)
        ]
        collapsed = self._words.text("boomtown-collapsed", mines=self._words.listed(parts))
        return " ".join([collapsed, *map(self._sentence, rest)])


def _total(event: Event) -> int:
    """A key that sorts final scores, and other events at the end after all scores."""
    return event.total if isinstance(event, story.Scored) else -1


def _comes_of(taken: story.CardTaken, event: Event, kinds: Mapping[type[Event], Kind]) -> bool:
    """Whether the card that was taken has caused an event."""
    kind = kinds.get(type(event))
    return (
        kind is not None
        and taken.card in EVENTS
        and EVENTS[taken.card].kind == kind
        and getattr(event, "seat", None) == taken.seat
    )
