"""What lies ahead: how many turns and which events are still to come. Made from a view alone."""

from math import comb

from engine.games.gnadenlos.cards import EventCard, Kind
from engine.games.gnadenlos.view import GnadenlosView, PlayerView


def me(view: GnadenlosView) -> PlayerView:
    """The player whose view it is."""
    assert view.seat is not None
    return view.players[view.seat]


def others(view: GnadenlosView) -> list[PlayerView]:
    """The opponents."""
    return [player for player in view.players if player.seat != view.seat]


def in_pile(view: GnadenlosView) -> list[EventCard]:
    """The events that have not been turned up since the last shuffle."""
    turned = [event.key for event in view.turned]
    return [event for event in view.box.events if event.key not in turned]


def turns_left(view: GnadenlosView) -> float:
    """G6, G7: how many turns the undertaker still takes, on average."""
    steps, pile = view.box.undertaker - view.undertaker, in_pile(view)
    every, noons = len(view.box.events), _count(view.box.events, Kind.HIGH_NOON)
    left = _count(pile, Kind.HIGH_NOON)
    if steps <= left:
        return steps * (len(pile) + 1) / (left + 1)
    return len(pile) + (steps - left) * (every - 1) / max(noons, 1)


def part_left(view: GnadenlosView) -> float:
    """How much of the game is still to come, from 1 to 0."""
    every, noons = len(view.box.events), _count(view.box.events, Kind.HIGH_NOON)
    return min(1.0, turns_left(view) * max(noons, 1) / (view.box.undertaker * (every - 1)))


def end_within(view: GnadenlosView, turns: int) -> float:
    """G7: how likely the undertaker reaches his last field in so many turns."""
    steps, pile = view.box.undertaker - view.undertaker, in_pile(view)
    left = _count(pile, Kind.HIGH_NOON)
    if steps > left or not pile:
        return 0.0
    drawn = min(turns, len(pile))
    ways = comb(len(pile), drawn)
    return (
        sum(
            comb(left, noons) * comb(len(pile) - left, drawn - noons)
            for noons in range(steps, left + 1)
            if noons <= drawn
        )
        / ways
    )


def events_ahead(view: GnadenlosView, kind: Kind, turns: float) -> float:
    """How many events of a kind are carried out in so many turns, on average; the last of a pile is not."""
    pile, every = in_pile(view), view.box.events
    here = min(turns, max(len(pile) - 1, 0))
    coming = here * _count(pile, kind) / len(pile) if pile else 0.0
    return coming + (turns - here) * _count(every, kind) / len(every)


def _count(events: tuple[EventCard, ...] | list[EventCard], kind: Kind) -> int:
    return sum(event.kind is kind for event in events)
