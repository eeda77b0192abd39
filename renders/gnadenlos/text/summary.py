"""Gnadenlos!'s story as a person tells it: a turn in a few lines, a payday as one paragraph.

Pure: the same events give the same lines, wherever they begin. It knows events, never a state, a rule or a
view.
"""

import itertools
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

from engine.games.gnadenlos import story
from engine.play.table import Event, Sealed, Seat, Unsealed
from renders.gnadenlos.text.labels import lot_text, places_text, total_text
from renders.gnadenlos.text.story import CHAPTERS, found, sentence, shown_text
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
        later = {kind for kind, _ in tale[number:]}
        lines += teller.lines(chapter, told, later)
    return [cut(line, LINE) for line in lines if line]


class _Teller:
    """Tells parts of a story with the players' names set off, in one language."""

    def __init__(self, shown: Sequence[str], words: Words) -> None:
        self._shown = shown
        self._words = words

    def lines(self, chapter: str, events: list[Event], later: Collection[str]) -> list[str]:
        """One part of the story; `later` are the kinds of the parts from here on."""
        match chapter:
            case "laying":
                return [self._all([event for event in events if not isinstance(event, Sealed | Unsealed)])]
            case "event":
                return self._event(events)
            case "bidding":
                return [self._bidding(events, is_open=set(later) <= {"bidding", "laying"})]
            case "taking":
                return [self._taking(events)]
            case "payday":
                return list(map(self._payday, stretches(events, story.PaydayBegan)))
            case "end":
                return [self._joined(events, story.LastBought, self._last_bought)]
            case "scores":
                return [self._sentence(event) for event in sorted(events, key=_reached, reverse=True)]
            case _:
                parts = stretches(events, story.TurnBegan, story.FirstRolled)
                return [self._turn(part, is_over="event" in later) for part in parts]

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

    def _turn(self, events: Sequence[Event], *, is_over: bool) -> str:
        """What opens a turn. What its event was, the outcome tells; as long as there is none, the board has
        whose turn it is, the event and the undertaker."""
        told: list[str] = []
        for event in events:
            match event:
                case story.TurnBegan() if is_over:
                    player = self._shown[event.seat]
                    told.append(self._words.text("gnadenlos-turn-of", turn=event.turn, player=player))
                case story.UndertakerMoved() if is_over:
                    told.append(self._sentence(event))
                case story.TurnBegan() | story.EventTurned() | story.UndertakerMoved():
                    pass
                case _:
                    told.append(self._sentence(event))
        return " ".join(told)

    # The event

    def _event(self, events: Sequence[Event]) -> list[str]:
        """What came of the event, then what was laid; what only a thief has seen has a line of its own. That
        the best are discarded goes without saying (G15)."""
        seen = [event for event in events if isinstance(event, story.NoteSeen)]
        rest = [
            event for event in events if not isinstance(event, story.NoteSeen | story.AdventurersDiscarded)
        ]
        told: list[str] = []
        at = 0
        shot = {
            seat for event in events if isinstance(event, story.AdventurersShot) for seat, _ in event.shot
        }
        for kind, group in itertools.groupby(rest, key=type):
            some = list(group)
            nuggets = [event for event in some if isinstance(event, story.NuggetsFound)]
            thefts = [event for event in some if isinstance(event, story.NotesStolen)]
            if nuggets:
                told.insert(at, self._finds(nuggets))
            elif len(thefts) > 1:
                told.append(self._thefts(thefts))
            elif kind is story.Cheated:
                told.insert(at, self._hats(some))
            elif isinstance(some[0], story.AdventurersShown):
                at = len(told)
                told.append(shown_text(some[0], self._shown, self._words, shot))
                shot = set()
            elif kind is not story.AdventurersShot or shot:
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

    def _bidding(self, events: Sequence[Event], *, is_open: bool) -> str:
        """The bids, unless nothing has followed and the board still has them; what was on offer, their takers
        tell."""
        left_out = (story.AdventurersOffered, story.Bid) if is_open else story.AdventurersOffered
        return self._joined(
            [event for event in events if not isinstance(event, left_out)], story.Bid, self._bids
        )

    def _bids(self, bids: Sequence[story.Bid]) -> str:
        words, shown = self._words, self._shown
        listed = [
            words.text(
                "gnadenlos-bid-part",
                player=shown[bid.seat],
                bid=total_text(bid.notes, bid.seat, shown, words),
            )
            for bid in bids
        ]
        return words.text("gnadenlos-bids", bids=", ".join(listed))

    def _taking(self, events: Sequence[Event]) -> str:
        """Who took whom. That their bids are laid in this order, and all others taken back, goes without
        saying (G21)."""
        words = self._words
        takes: list[str] = []
        rest: list[str] = []
        for event in events:
            match event:
                case story.AdventurersTaken():
                    lot = lot_text(event.lot, words, has_numbers=False)
                    kind = "gnadenlos-take-part" if takes else "gnadenlos-take"
                    takes.append(words.text(kind, player=self._shown[event.seat], lot=lot))
                case story.NotesLaid() | story.BidReturned():
                    pass
                case _:
                    rest.append(self._sentence(event))
        told = [words.text("gnadenlos-takes", takes=words.listed(takes))] if takes else []
        return " ".join([*told, *rest])

    # Payday and the end

    def _payday(self, events: Sequence[Event]) -> str:
        """A payday as one paragraph: what each has paid in all, and who could not; then each roll."""
        words, shown = self._words, self._shown
        opening = "gnadenlos-payday-goes-on"
        paid: Counter[Seat] = Counter()
        rolls: list[str] = []
        rest: list[Event] = []
        for event in events:
            match event:
                case story.PaydayBegan():
                    opening = "gnadenlos-payday-last" if event.is_last else "gnadenlos-payday"
                case story.NoteTurned():
                    rolls.append(self._roll(event))
                    if event.is_paid:
                        paid[event.note.colour] += event.note.worth
                case story.ColumnEmpty():
                    rolls.append(words.text("gnadenlos-empty", die=event.die))
                case story.NotesReturned() if rolls:
                    pass
                case _:
                    rest.append(event)
        sums = [
            words.text("gnadenlos-whose-count", player=shown[seat], count=nuggets)
            for seat, nuggets in paid.most_common()
        ]
        told = [words.text(opening, paid=words.listed(sums), count=len(sums))] if rolls else []
        last = [words.text("gnadenlos-rolls", rolls="; ".join(rolls))] if rolls else []
        return " ".join([*told, *map(self._sentence, rest), *last])

    def _roll(self, event: story.NoteTurned) -> str:
        return self._words.text(
            "gnadenlos-paid" if event.is_paid else "gnadenlos-unpaid",
            die=event.die,
            player=self._shown[event.note.colour],
            worth=event.note.worth,
        )

    def _last_bought(self, events: Sequence[story.LastBought]) -> str:
        moves = [self._hat(event.seat, event.fields, event.after) for event in events]
        return self._words.text("gnadenlos-last-bought", moves=", ".join(moves))


def _reached(event: Event) -> tuple[bool, int, int]:
    """A key that sorts final places, and other events at the end after all places."""
    if not isinstance(event, story.Scored):
        return False, -1, -1
    return not event.is_out, event.field, event.nuggets
