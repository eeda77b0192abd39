"""Where Gnadenlos!'s road to success leads: its fields and the signs of its zones, with the hats on them, in
rows or as a straight stretch.

Knows views and changes, never what a field looks like.
"""

import functools
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from engine.games.gnadenlos.cards import Zone
from engine.games.gnadenlos.view import GnadenlosView
from renders.gnadenlos.picture.changes import Changes

Side: TypeAlias = Literal["left", "right", "up", "down"]

ACROSS: Final = 10
"""How many fields and signs are in a row."""
_MANY: Final = 13
"""The same of a road that would have more rows than `_MOST_ROWS`."""
_MOST_ROWS: Final = 4


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece of the road: a field with its hats, the sign where a zone begins, the parking place behind the
    last field, or open country."""

    kind: Literal["field", "sign", "goal", "parking", "country"]
    zone: str = ""
    number: int = 0
    values: tuple[int, int] = (0, 0)
    """On a sign: what a winner at cheating gains and a loser loses."""
    hats: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    """Whose hats stood here before."""
    beyond: tuple[int, ...] = ()
    """On the parking place: how far beyond the last field each hat is."""
    ways: frozenset[Side] = frozenset()
    """Where the road goes on."""
    line: Side | None = None
    """On the first field of the goal: the side on which the finishing line is."""
    is_wide: bool = False


def cells_of(view: GnadenlosView, changes: Changes) -> list[list[Cell]]:
    """The road with its hats in rows, each from left to right."""
    peopled = _with_hats(view, changes)
    return [list(map(peopled, row)) for row in _rows(view.box.zones, view.box.fields, view.box.goal)]


def stretch_of(view: GnadenlosView, field: int, last: int) -> list[Cell]:
    """The part of the road from shortly before a field to another one, at least `ACROSS` fields and signs,
    straight from left to right."""
    road = list(_along(view.box.zones, view.box.fields, view.box.goal))
    places = {cell.number: at for at, cell in enumerate(road) if cell.kind != "sign"}
    end = max(places)
    here, there = places[min(field, end)], places[min(last, end)]
    start = max(min(here, max(here - 2, there - ACROSS + 1), len(road) - ACROSS), 0)
    part = road[start : max(start + ACROSS, there + 1)]
    peopled = _with_hats(view, Changes())
    goal = view.box.goal
    return [
        peopled(
            replace(
                cell,
                ways=frozenset(_straight(start + at, len(road))),
                line="left" if cell.number == goal else None,
            )
        )
        for at, cell in enumerate(part)
    ]


def _straight(at: int, count: int) -> Iterator[Side]:
    """Where a road without bends leaves a cell."""
    if at:
        yield "left"
    if at < count - 1:
        yield "right"


def _with_hats(view: GnadenlosView, changes: Changes) -> Callable[[Cell], Cell]:
    """What puts the hats on a cell."""
    hats: dict[int, list[int]] = defaultdict(list)
    gone: dict[int, list[int]] = defaultdict(list)
    last = view.box.fields
    for player in view.players:
        if not player.is_lost:
            hats[min(player.field, last + 1)].append(player.seat)
        before = changes.of(player.seat).field
        if before is not None:
            gone[min(before, last + 1)].append(player.seat)

    def peopled(cell: Cell) -> Cell:
        if not (cell.number in hats or cell.number in gone):
            return cell
        here = tuple(hats[cell.number])
        beyond = tuple(view.players[seat].field - last for seat in here if cell.kind == "parking")
        return replace(cell, hats=here, gone=tuple(gone[cell.number]), beyond=beyond)

    return peopled


@functools.lru_cache(maxsize=8)
def _rows(zones: tuple[Zone, ...], fields: int, goal: int | None) -> tuple[tuple[Cell, ...], ...]:
    """The bare road, which winds to and fro; its end fills its row."""
    road = list(_along(zones, fields, goal))
    across = ACROSS if len(road) <= ACROSS * _MOST_ROWS else _MANY
    rows = [road[at : at + across] for at in range(0, len(road), across)]
    found = []
    for at, row in enumerate(rows):
        is_last = at == len(rows) - 1
        places = range(len(row))
        ways = [list(_ways(place, len(row), is_first=at == 0, is_last=is_last)) for place in places]
        cells = [
            replace(cell, ways=frozenset(way), line=way[0] if cell.number == goal else None)
            for cell, way in zip(row, ways, strict=True)
        ]
        if is_last and len(cells) < across:
            cells[-1] = replace(cells[-1], is_wide=True)
            cells += [Cell("country")] * (across - len(cells) - 1)
        found.append(tuple(map(_mirrored, reversed(cells))) if at % 2 else tuple(cells))
    return tuple(found)


def _along(zones: tuple[Zone, ...], fields: int, goal: int | None) -> Iterator[Cell]:
    """The road from its first field to the goal, each zone with its sign before it; behind a goal of several
    fields, the place for hats that have gone beyond it."""
    for zone in zones:
        yield Cell("sign", zone.key, values=(zone.winner, zone.loser))
        yield from (Cell("field", zone.key, number) for number in range(zone.first, zone.last + 1))
    if goal is None:
        yield Cell("goal", number=fields)
        return
    yield from (Cell("field", "goal", number) for number in range(goal, fields + 1))
    yield Cell("parking", "goal", fields + 1)


def _ways(place: int, count: int, *, is_first: bool, is_last: bool) -> Iterator[Side]:
    """Where the road leaves a cell, as if the row led from left to right; where it comes from, first."""
    if place:
        yield "left"
    elif not is_first:
        yield "up"
    if place < count - 1:
        yield "right"
    elif not is_last:
        yield "down"


def _mirrored(cell: Cell) -> Cell:
    turned: dict[Side, Side] = {"left": "right", "right": "left", "up": "up", "down": "down"}
    return replace(
        cell, ways=frozenset(turned[way] for way in cell.ways), line=cell.line and turned[cell.line]
    )
