"""Hands of Gnadenlos! made by hand, for tests of their pictures: what a player may come to hold."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.cards import Adventurer, Kind, Note
from engine.games.gnadenlos.data import BOX
from engine.games.gnadenlos.state import place
from engine.games.gnadenlos.view import GnadenlosView, HandView, KnownNote
from engine.play.match import Match
from engine.play.table import Seat

OWN = Seat(1)
"""Whose hands they are."""
ALL_NOTES = tuple(Note(worth, OWN) for worth in sorted(BOX.notes, reverse=True))
STOLEN = tuple(
    Note(worth, Seat(colour)) for worth, colour in ((4, 0), (3, 2), (3, 3), (2, 0), (1, 3), (0, 2))
)


def start() -> GnadenlosView:
    """The first question of a match, as one of four sees it."""
    return Match.start(GAME, seats=4, options={}, seed="hands").view(OWN)


def holding(
    adventurers: Sequence[Adventurer],
    notes: Sequence[Note],
    *,
    laying: Sequence[Note] = (),
    laid: Adventurer | None = None,
    kind: Kind = Kind.HIGH_NOON,
    known: Sequence[KnownNote] = (),
    **side: object,
) -> GnadenlosView:
    """A view of a player with these cards, in the middle of an event."""
    view = start()
    held = tuple(sorted(notes, key=lambda note: (-note.worth, note.colour)))
    hand = HandView(tuple(adventurers), held, laid, tuple(laying), tuple(known))
    players = list(view.players)
    players[OWN] = replace(players[OWN], **side)  # type: ignore[arg-type]
    event = next(event for event in BOX.events if event.kind is kind)
    return replace(view, hand=hand, players=tuple(players), event=event, asked_for="adventurer")


def every_hand() -> Iterator[GnadenlosView]:
    """None to eight adventurers, no IOU to twenty-two, bids of none to three."""
    yield start()
    yield holding((), (), is_lost=True, vultures=3, nuggets=0, field=1)
    for count in range(1, 9):
        people = BOX.adventurers[3 * count : 3 * count + count]
        notes = [*ALL_NOTES[:count], *STOLEN[: count // 2]]
        yield holding(people, notes, laid=people[-1], vultures=count % 3, nuggets=count**3)
    for bid in (STOLEN[:1], ALL_NOTES[:2], (STOLEN[2], ALL_NOTES[5], STOLEN[5])):
        yield holding(BOX.adventurers[-2:], [*ALL_NOTES, *STOLEN, *STOLEN[:3]], laying=bid, field=35)
    for count in (1, 8, 19):
        notes = (*ALL_NOTES, *STOLEN)[:count]
        known = [KnownNote(place(at + 7 * (at > 3)), note) for at, note in enumerate(notes)]
        yield holding(BOX.adventurers[:4], notes[-2:], known=known)
    yield holding(BOX.adventurers[:1], STOLEN[:1])
