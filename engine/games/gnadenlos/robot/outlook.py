"""What lies ahead: how many turns and which events are still to come. It is made from a view alone."""

from collections.abc import Sequence
from math import comb

from engine.games.gnadenlos.cards import Box, EventCard, Kind
from engine.games.gnadenlos.view import GnadenlosView


def in_pile(view: GnadenlosView) -> list[EventCard]:
    """The events that have not been turned up since the last shuffle."""
    turned = [event.key for event in view.turned]
    return [event for event in view.box.events if event.key not in turned]


def turns_left(view: GnadenlosView) -> float:
    """G6, G7: how many turns the undertaker still needs to arrive, on average."""
    return _turns(view.box, in_pile(view), view.box.undertaker - view.undertaker)


def part_left(view: GnadenlosView) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return min(1.0, turns_left(view) / _turns(view.box, view.box.events, view.box.undertaker))


def _turns(box: Box, pile: Sequence[EventCard], steps: int) -> float:
    """How many turns it takes, on average, to turn up `steps` High Noons. The last event of a pile is turned
    up in the same turn as the first of the next pile."""
    every, noons = len(box.events), max(_count(box.events, Kind.HIGH_NOON), 1)
    left = _count(pile, Kind.HIGH_NOON)
    if steps <= left:
        return steps * (len(pile) + 1) / (left + 1)
    piles, last = divmod(steps - left - 1, noons)
    return len(pile) - 1 + piles * (every - 1) + (last + 1) * (every + 1) / (noons + 1)


def end_within(view: GnadenlosView, turns: int) -> float:
    """G7: how likely the undertaker arrives within this many turns, by events of this pile."""
    steps, pile = view.box.undertaker - view.undertaker, in_pile(view)
    noons = _count(pile, Kind.HIGH_NOON)
    drawn = min(turns, len(pile))
    ways = sum(
        comb(noons, found) * comb(len(pile) - noons, drawn - found)
        for found in range(steps, min(noons, drawn) + 1)
    )
    return ways / comb(len(pile), drawn)


def events_ahead(view: GnadenlosView, kind: Kind, turns: float) -> float:
    """How many events of a kind are carried out in these turns, on average; the last of a pile never is."""
    pile, every = in_pile(view), view.box.events
    here = min(turns, max(len(pile) - 1, 0))
    coming = here * _count(pile, kind) / len(pile) if pile else 0.0
    return coming + (turns - here) * _count(every, kind) / len(every)


def _count(events: Sequence[EventCard], kind: Kind) -> int:
    return sum(event.kind is kind for event in events)
