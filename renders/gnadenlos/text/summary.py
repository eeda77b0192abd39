"""Gnadenlos!'s story as a person tells it: a turn in a few lines, a payday as one paragraph.

Pure: the same events give the same lines, wherever they begin. It knows events, never a state, a rule or a
view.
"""

import itertools
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from engine.games.gnadenlos import story
from engine.play.table import Event, Sealed, Seat, Unsealed
from renders.gnadenlos.text.labels import lot_text, places_text, sum_text
from renders.gnadenlos.text.story import CHAPTERS, found, have_laid, sentence
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.language.telling import LINE, bold, by_chapter, stretches

E = TypeVar("E", bound=Event)


def summary(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Events as the few lines that a person would write."""
    teller = _Teller(bold(names, words), words)
    tale = by_chapter(events, CHAPTERS, "event")
    lines: list[str] = []
    for number, (chapter, told) in enumerate(tale):
        is_shown = any(isinstance(one, story.AdventurersShown) for _, later in tale[number:] for one in later)
        lines += teller.lines(chapter, told, is_shown=is_shown)
    return [cut(line, LINE) for line in lines if line]


class _Teller:
    """Tells parts of a story with the players' names set off, in one language."""

    def __init__(self, shown: Sequence[str], words: Words) -> None:
        self._shown = shown
        self._words = words

    def lines(self, chapter: str, events: list[Event], *, is_shown: bool) -> list[str]:
        """One part of the story. `is_shown`: what was laid has been turned up since."""
        match chapter:
            case "laying":
                return [] if is_shown else self._laying(events)
            case "event":
                return self._event(events)
            case "bidding":
                return [self._bidding(events)]
            case "taking":
                return [self._taking(events)]
            case "payday":
                return list(map(self._payday, stretches(events, story.PaydayBegan)))
            case "end":
                return [self._joined(events, story.LastBought, self._last_bought)]
            case "scores":
                return [self._sentence(event) for event in sorted(events, key=_reached, reverse=True)]
            case _:
                return [
                    self._all(stretch) for stretch in stretches(events, story.TurnBegan, story.FirstRolled)
                ]

    def _sentence(self, event: Event) -> str:
        return sentence(event, self._shown, self._words)

    def _all(self, events: Sequence[Event]) -> str:
        return " ".join(self._sentence(event) for event in events)

    def _joined(self, events: Sequence[Event], kind: type[E], join: Callable[[list[E]], str]) -> str:
        """Sentences; consecutive events of one kind share one."""
        told: list[str] = []
        for is_of_kind, group in itertools.groupby(events, key=lambda event: isinstance(event, kind)):
            some: list[Any] = list(group)
            told += [join(some)] if is_of_kind and len(some) > 1 else [self._sentence(one) for one in some]
        return " ".join(told)

    # The event

    def _laying(self, events: Sequence[Event]) -> list[str]:
        """Who has laid an adventurer: each player once, however often they changed it."""
        seats = dict.fromkeys(event.seat for event in events if isinstance(event, Sealed))
        rest = [self._sentence(event) for event in events if not isinstance(event, Sealed | Unsealed)]
        have = have_laid(list(seats), self._shown, self._words) if seats else ""
        return [have, *rest]

    def _event(self, events: Sequence[Event]) -> list[str]:
        """What was laid and what came of it; what only a thief has seen has a line of its own."""
        seen = [event for event in events if isinstance(event, story.NoteSeen)]
        rest = [event for event in events if not isinstance(event, story.NoteSeen)]
        told: list[str] = []
        for kind, group in itertools.groupby(rest, key=type):
            some = list(group)
            nuggets = [event for event in some if isinstance(event, story.NuggetsFound)]
            thefts = [event for event in some if isinstance(event, story.NotesStolen)]
            if nuggets:
                told.append(self._finds(nuggets))
            elif len(thefts) > 1:
                told.append(self._thefts(thefts))
            elif kind is story.Cheated:
                told.append(self._hats(some))
            else:
                told += map(self._sentence, some)
        return [" ".join(told), self._found(seen)]

    def _finds(self, finds: Sequence[story.NuggetsFound]) -> str:
        words, shown = self._words, self._shown
        listed = [
            words.text(
                "gnadenlos-find-part" if number else "gnadenlos-find",
                player=shown[event.seat],
                nuggets=event.nuggets,
            )
            for number, event in enumerate(finds)
        ]
        return words.text("gnadenlos-finds", finds=words.listed(listed))

    def _thefts(self, thefts: Sequence[story.NotesStolen]) -> str:
        words = self._words
        listed = [
            words.text(
                "gnadenlos-theft" if event.places else "gnadenlos-theft-none",
                player=self._shown[event.seat],
                places=places_text(event.places, words),
            )
            for event in thefts
        ]
        return words.text("gnadenlos-thefts", thefts=words.listed(listed))

    def _hats(self, moves: Sequence[Event]) -> str:
        """Cheats' hats, each with how far it went and where it stands."""
        moved = [
            self._hat(event.seat, event.after - event.before, event.after)
            for event in moves
            if isinstance(event, story.Cheated)
        ]
        return self._words.text("gnadenlos-hats", moves=", ".join(moved))

    def _hat(self, seat: Seat, fields: int, field: int) -> str:
        way = "stays" if not fields else "forward" if fields > 0 else "back"
        return self._words.text(
            f"gnadenlos-hat-{way}", player=self._shown[seat], fields=abs(fields), field=field
        )

    def _found(self, seen: Sequence[story.NoteSeen]) -> str:
        if len(seen) < 2:
            return self._all(seen)
        notes = [found(event, self._shown, self._words) for event in seen]
        return self._words.text("gnadenlos-told-note-seen", note=self._words.listed(notes))

    # Bidding and taking

    def _bidding(self, events: Sequence[Event]) -> str:
        return self._joined(events, story.Bid, self._bids)

    def _bids(self, bids: Sequence[story.Bid]) -> str:
        words, shown = self._words, self._shown
        listed = [
            words.text(
                "gnadenlos-bid-part" if len(bid.notes) > 1 else "gnadenlos-bid-part-one",
                player=shown[bid.seat],
                notes=sum_text(bid.notes, bid.seat, shown, words),
                total=bid.total,
            )
            for bid in bids
        ]
        return words.text("gnadenlos-bids", bids=", ".join(listed))

    def _taking(self, events: Sequence[Event]) -> str:
        """Who took whom and where the bids were laid, who took a bid back, and what is left to tell."""
        words, shown = self._words, self._shown
        taken = [event for event in events if isinstance(event, story.AdventurersTaken)]
        laid = {event.seat: event.places for event in events if isinstance(event, story.NotesLaid)}
        back = [shown[event.seat] for event in events if isinstance(event, story.BidReturned)]
        takes = [
            words.text(
                "gnadenlos-take-part" if number else "gnadenlos-take",
                player=shown[event.seat],
                lot=self._lot(event, laid.get(event.seat)),
            )
            for number, event in enumerate(taken)
        ]
        told = [words.text("gnadenlos-takes", takes=words.listed(takes))] if takes else []
        told += [words.text("gnadenlos-back", players=words.listed(back))] if back else []
        takers = {event.seat for event in taken}
        for event in events:
            is_told = isinstance(event, story.NotesLaid) and event.seat in takers
            if not is_told and not isinstance(event, story.AdventurersTaken | story.BidReturned):
                told.append(self._sentence(event))
        return " ".join(told)

    def _lot(self, event: story.AdventurersTaken, places: Sequence[str] | None) -> str:
        lot = lot_text(event.lot, self._words, has_numbers=False)
        if places is None:
            return lot
        return self._words.text("gnadenlos-take-laid", lot=lot, places=places_text(places, self._words))

    # Payday and the end

    def _payday(self, events: Sequence[Event]) -> str:
        """A payday as one paragraph: each roll, each IOU, each payment."""
        words = self._words
        opening = "gnadenlos-payday-goes-on"
        rolls: list[str] = []
        rest: list[Event] = []
        for event in events:
            match event:
                case story.PaydayBegan():
                    opening = "gnadenlos-payday-last" if event.is_last else "gnadenlos-payday"
                case story.NoteTurned() | story.ColumnEmpty():
                    rolls.append(self._roll(event))
                case story.VultureTaken() if rolls:
                    rolls[-1] = self._vulture(rolls[-1], event)
                case story.NotesReturned() if rolls:
                    pass
                case _:
                    rest.append(event)
        told = [words.text(opening, rolls=" · ".join(rolls))] if rolls else []
        return " ".join([*told, *map(self._sentence, rest)])

    def _roll(self, event: story.NoteTurned | story.ColumnEmpty) -> str:
        if isinstance(event, story.ColumnEmpty):
            return self._words.text("gnadenlos-empty", die=event.die)
        return self._words.text(
            "gnadenlos-paid" if event.is_paid else "gnadenlos-unpaid",
            die=event.die,
            player=self._shown[event.note.colour],
            worth=event.note.worth,
        )

    def _vulture(self, roll: str, event: story.VultureTaken) -> str:
        kind = "gnadenlos-vulture-stays" if event.before == event.after else "gnadenlos-vulture"
        return self._words.text(kind, roll=roll, vultures=event.vultures, field=event.after)

    def _last_bought(self, events: Sequence[story.LastBought]) -> str:
        moves = [self._hat(event.seat, event.fields, event.after) for event in events]
        return self._words.text("gnadenlos-last-bought", moves=", ".join(moves))


def _reached(event: Event) -> tuple[bool, int, int]:
    """A key that sorts final places, and other events at the end after all places."""
    if not isinstance(event, story.Scored):
        return False, -1, -1
    return not event.is_out, event.field, event.nuggets
