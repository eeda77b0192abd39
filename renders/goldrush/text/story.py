"""Goldrush's story: what happens to players is told as their deeds, and all deeds of a turn are one sentence.

Knows events and the map, never a state, a rule or a view.
"""

import functools
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.games.goldrush import story
from engine.games.goldrush.cards import Why
from engine.play.table import Event, Seat
from renders.goldrush.text.labels import card_text, letter, place_text, squares_text
from renders.language import telling
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.language.telling import LINE, bold, filled, stretches

_SEATS: Final = frozenset(("seat", "owner", "rival", "winner", "loser"))
_DEEDS: Final = (
    story.TurnBegan,
    story.StayedInJail,
    story.Moved,
    story.Looked,
    story.Claimed,
    story.LeftOpen,
    story.CardRead,
    story.PointRead,
    story.PromiseEnded,
    story.GuideMet,
    story.NuggetFound,
    story.Dug,
    story.NothingTaken,
    story.Banked,
    story.Registered,
    story.NotSure,
    story.ClaimsTakenBack,
    story.ClaimsKept,
    story.Assayed,
    story.NothingAssayed,
    story.Challenged,
)
"""What one prospector does or suffers: a part of a sentence that begins with the prospector's name."""
_AT_A_PLACE: Final = (
    story.Looked,
    story.Claimed,
    story.LeftOpen,
    story.CardRead,
    story.GuideMet,
    story.NuggetFound,
    story.Dug,
    story.NothingTaken,
)
"""Events on a square that the sentence may have named before."""


def message_id(event: Event) -> str:
    """The message that tells an event: a whole sentence, or what somebody does."""
    told = telling.message_id(event, "goldrush", _variant(event))
    return told.replace("-told-", "-does-", 1) if doer(event) is not None else told


def _variant(event: Event) -> str:
    """What tells apart the ways in which one kind of event can turn out."""
    match event:
        case story.BeginnerRolled() | story.ShootOutRolled():
            return "" if len(_highest(event.rolls)) == 1 else "-tied"
        case story.TurnBegan():
            return f"-{event.why}"
        case story.Moved(start="jail"):
            return "-out"
        case story.Looked():
            return ("" if event.owner is None else "-claim") + ("" if event.may_claim else "-full")
        case story.Claimed() | story.LeftOpen():
            return "" if event.owner is None else "-claim"
        case story.NothingTaken():
            return f"-{event.why}"
        case story.Assayed():
            return "-gold" if event.is_gold else "-no-gold"
        case story.ClaimsTakenBack():
            return "-shown" if event.are_shown else ""
        case story.DuelRolled():
            return "-tied" if event.roll == event.rival_roll else ""
        case _:
            return ""


def _highest(rolls: Sequence[tuple[Seat, int]]) -> list[Seat]:
    """R1, R19: who has rolled the most."""
    most = max(roll for _, roll in rolls)
    return [seat for seat, roll in rolls if roll == most]


def doer(event: Event) -> Seat | None:
    """Whose deed an event is; None for an event with a sentence of its own."""
    if isinstance(event, story.Sent):
        return event.seats[0] if len(event.seats) == 1 else None
    return event.seat if isinstance(event, _DEEDS) else None


def tell(event: Event, names: Sequence[str], words: Words) -> str:
    """One event as one line."""
    return cut(sentence(event, bold(names, words), words), LINE)


def sentence(event: Event, shown: Sequence[str], words: Words, **more: str | int) -> str:
    """One event as a sentence, with names that are set off already; `more` takes the place of its fields."""
    seat = doer(event)
    if seat is None:
        return _said(event, shown, words, **more)
    return joined(seat, [deed(event, shown, words)], shown, words)


def joined(seat: Seat, deeds: Sequence[str], shown: Sequence[str], words: Words) -> str:
    """All that somebody does, one after another, as a sentence."""
    return words.text("goldrush-does", player=shown[seat], deeds=words.listed(deeds))


def deed(
    event: Event, shown: Sequence[str], words: Words, *, is_place_known: bool = False, roll: int | None = None
) -> str:
    """What somebody does, without the name; if `is_place_known`, also without the place. The first deed of
    a turn can say the `roll`, too."""
    where = "" if is_place_known else _where(event, words)
    known = "yes" if is_place_known else "no"
    return _said(event, shown, words, where=where, known=known, by=by_roll(roll, words))


def by_roll(roll: int | None, words: Words) -> str:
    """By which roll somebody walks, to follow that they do; empty if it is told elsewhere."""
    return "" if roll is None else words.text("goldrush-by-roll", roll=roll)


def place_of(event: Event) -> str | None:
    """The place at which an event leaves somebody, or happens."""
    match event:
        case story.Moved():
            return event.route[-1]
        case story.Banked():
            return "bank"
        case _:
            return getattr(event, "square", None)


def _where(event: Event, words: Words) -> str:
    """Where an event happens, to follow what happens."""
    place = place_of(event)
    is_said_so = isinstance(event, (*_AT_A_PLACE, story.Banked))
    return f" {place_text(place, words, 'at')}" if place is not None and is_said_so else ""


def _said(event: Event, shown: Sequence[str], words: Words, **more: str | int) -> str:
    """An event by its message."""
    say = functools.partial(_value, shown, words)
    return telling.sentence(event, message_id(event), say, words, **_more(event, shown, words), **more)


def _value(shown: Sequence[str], words: Words, name: str, value: Any) -> str | int:
    """A field of an event as a variable of its message."""
    if name in _SEATS:
        return "" if value is None else str(shown[value])
    match name:
        case "seats":
            return words.listed([shown[seat] for seat in value])
        case "rolls":
            return rolls_text(value, shown, words)
        case "square":
            return letter(value)
        case "squares":
            return squares_text(value, words)
        case "card":
            return card_text(value, words)
        case "point":
            return words.text(f"goldrush-point-{value}")
        case _:
            return value if isinstance(value, str | int) else ""


def rolls_text(rolls: Sequence[tuple[Seat, int]], shown: Sequence[str], words: Words) -> str:
    """Who rolled what: "Anna 5, Ben 3"."""
    return ", ".join(words.text("goldrush-rolled", player=shown[seat], roll=roll) for seat, roll in rolls)


def _more(event: Event, shown: Sequence[str], words: Words) -> dict[str, str | int]:
    """What a message says besides the fields of its event."""
    match event:
        case story.BeginnerRolled() | story.ShootOutRolled():
            best = [shown[seat] for seat in _highest(event.rolls)]
            return {"best": words.listed(best)}
        case story.Moved():
            return {"to": place_text(event.route[-1], words, "to")}
        case story.Sent():
            return {"to": place_text(event.place, words, "to")}
        case story.Challenged():
            return {"at": place_text(event.route[-1], words, "at")}
        case story.ShootOutBegan():
            return {"at": place_text(event.place, words, "at")}
        case story.Registered() | story.NotSure() | story.ClaimsTakenBack():
            return {"count": len(event.squares)}
        case _:
            return {}


def sentences(
    events: Sequence[Event], shown: Sequence[str], words: Words, *, is_brief: bool = False
) -> Iterator[str]:
    """Events in as few sentences as possible: consecutive deeds of one player share one. What only one player
    may know follows the sentence in which it happens. If it `is_brief`, the roll of an ordinary turn is told
    with the walk."""
    deeds: list[str] = []
    asides: list[str] = []
    who: Seat | None = None
    here: str | None = None
    for before, event in zip((None, *events), events, strict=False):
        if isinstance(event, story.CardSeen):
            asides.append(sentence(event, shown, words))
            continue
        seat = doer(event)
        if seat is None or seat != who:
            yield from _ended(who, deeds, asides, shown, words)
            deeds, asides, who = [], [], seat
        if seat is None:
            yield sentence(event, shown, words)
            continue
        if is_brief and len(events) > 1 and _ordinary_roll(event) is not None:
            continue
        place = place_of(event)
        is_known, rolled = place is not None and place == here, _ordinary_roll(before) if is_brief else None
        deeds.append(deed(event, shown, words, is_place_known=is_known, roll=rolled))
        here = place or here
    yield from _ended(who, deeds, asides, shown, words)


def _ordinary_roll(event: Event | None) -> int | None:
    """What was rolled in an ordinary turn, if the event is its beginning."""
    return event.roll if isinstance(event, story.TurnBegan) and event.why is Why.ORDER else None


def _ended(
    who: Seat | None, deeds: Sequence[str], asides: Sequence[str], shown: Sequence[str], words: Words
) -> Iterator[str]:
    if who is not None and deeds:
        yield joined(who, deeds, shown, words)
    yield from asides


def log(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Every single event; each turn is a line with its number."""
    shown = bold(names, words)
    lines: list[str] = []
    for stretch in stretches(events, story.TurnBegan):
        first = stretch[0]
        number = (
            [words.text("goldrush-turn-number", turn=first.turn)]
            if isinstance(first, story.TurnBegan)
            else []
        )
        lines += filled([*number, *(cut(one, LINE) for one in sentences(stretch, shown, words))])
    return lines
