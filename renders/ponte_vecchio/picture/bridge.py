"""The bridge of Ponte Vecchio as parts of a picture: 15 numbered steps with a plot on either side of each,
the shops, the Rich Man and where he looks, and what a picture says about single steps.

Knows views and changes, never what else is on a picture; each piece is a tile, drawn once for what it shows.
"""

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.games.ponte_vecchio.cards import (
    LAST_STEPS,
    SIDES,
    STEPS,
    Direction,
    is_among_the_last,
    steps_ahead,
)
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.table import Seat
from renders.drawing.canvas import Box, Tile
from renders.drawing.frames import Part
from renders.drawing.on_demand import on_demand
from renders.drawing.theme import WIDTH, Palette
from renders.ponte_vecchio.picture import scene
from renders.ponte_vecchio.picture.changes import Changes, Way
from renders.ponte_vecchio.picture.plots import Foot, Look, Plot, foot_tile, plot_tile
from renders.ponte_vecchio.picture.walk import Step, Trail, Turn, Where, step_tile

__all__ = ["HIGH", "Look", "StepMark", "bridge"]

HIGH: Final = scene.HIGH
"""How high the bridge is; it is as wide as a board."""
_NO_NEWS: Final = Changes()
_NO_MARKS: Final[Mapping[int, "StepMark"]] = MappingProxyType({})
_ROWS: Final = (0, scene.UPPER + scene.WALK)
"""Where the left plots begin, and the right ones."""


@dataclass(frozen=True, slots=True)
class StepMark:
    """What a picture says about a step: how it stands out, a tag under it with at most three letters and a
    seat's mark, and whether the Rich Man can be turned there; `is_site` if a shop can be built on its free
    plots."""

    look: Look = "plain"
    tag: str = ""
    seat: int | None = None
    turning: Turn = "no"
    is_site: bool = False


def bridge(
    view: PonteVecchioView,
    palette: Palette,
    *,
    changes: Changes = _NO_NEWS,
    marks: Mapping[int, StepMark] = _NO_MARKS,
    top: int = 0,
) -> tuple[Part, ...]:
    """The whole bridge from bank to bank, `WIDTH` wide and `HIGH` high, from `top` downwards. `marks` has
    what the picture says about steps, by their numbers."""
    seen = _Seen(
        view.bridge,
        view.position,
        view.direction,
        changes.way,
        changes.has_turned,
        tuple(changes.built.items()),
        tuple(marks.items()),
    )
    return _parts(seen, top, palette)


@dataclass(frozen=True, slots=True)
class _Seen:
    """All that a bridge shows."""

    shops: tuple[tuple[Seat | None, Seat | None], ...]
    position: int
    direction: Direction
    way: Way | None
    has_turned: bool
    built: tuple[tuple[int, tuple[Seat, ...]], ...]
    marks: tuple[tuple[int, StepMark], ...]


@functools.lru_cache(maxsize=64)
def _parts(seen: _Seen, top: int, palette: Palette) -> tuple[Part, ...]:
    return tuple(part._replace(top=top + part.top) for part in _laid(seen, palette))


def _laid(seen: _Seen, palette: Palette) -> Iterator[Part]:
    marks = dict(seen.marks)
    yield from _still(palette)
    yield Part(step_tile(_step(seen, 0, StepMark()), palette), 0, scene.UPPER)
    for step in range(1, STEPS + 1):
        left, mark = scene.left_of(step), marks.get(step, StepMark())
        for side in range(SIDES):
            yield Part(plot_tile(_plot(seen, step, side, mark), palette), left, _ROWS[side])
        yield Part(step_tile(_step(seen, step, mark), palette), left, scene.UPPER)
        foot = Foot(step, mark.tag, mark.seat, mark.look)
        yield Part(foot_tile(foot, palette), left, scene.HIGH - scene.WATER)


def _plot(seen: _Seen, step: int, side: int, mark: StepMark) -> Plot:
    owner = seen.shops[step - 1][side]
    return Plot(
        step,
        side,
        owner,
        is_new=_is_new(seen, step, side),
        is_site=mark.is_site and owner is None,
        is_dim=mark.look == "dim" and step != seen.position,
    )


def _is_new(seen: _Seen, step: int, side: int) -> bool:
    """Whether the shop on a plot has just been built: the left plot is always built on first."""
    built = dict(seen.built).get(step, ())
    owners = [owner for owner in seen.shops[step - 1] if owner is not None]
    return bool(built) and len(owners) - len(built) <= side < len(owners)


def _step(seen: _Seen, number: int, mark: StepMark) -> Step:
    """A step of the walkway as it is now."""
    ahead = steps_ahead(seen.position, seen.direction)
    where: Where = "here" if number == seen.position else "ahead" if number in ahead else "behind"
    return Step(
        number,
        where,
        looks_right=seen.direction is Direction.OUTWARD,
        is_last=number > 0 and is_among_the_last(number, seen.direction),
        is_next=number == next(iter(ahead), None),
        has_turned=seen.has_turned,
        trail=_trail(number, seen),
        look=mark.look,
        turning=mark.turning,
    )


def _trail(number: int, seen: _Seen) -> Trail:
    """How the Rich Man has just come past a step."""
    if seen.way is None:
        return ""
    start, end = seen.way
    if number == start:
        return "from-right" if end > start else "from-left"
    return "past" if min(start, end) < number < max(start, end) else ""


def _still(palette: Palette) -> tuple[Part, ...]:
    """The parts that never change: the banks, and the seams between the parts of the bridge."""
    below = scene.UPPER + scene.WALK
    areas = [Box(0, 0, scene.BANK, scene.UPPER), Box(0, below, scene.BANK, HIGH)]
    areas += [Box(WIDTH - scene.FAR_BANK, 0, WIDTH, HIGH)]
    for step in range(LAST_STEPS + 1, STEPS, LAST_STEPS):
        areas.append(Box.at(scene.left_of(step) - scene.PIER, 0, scene.PIER, HIGH))
    return tuple(Part(_bare(area, palette), area.left, area.top) for area in areas)


@on_demand
def _bare(area: Box, palette: Palette) -> Tile:
    """A part of the bridge with nothing on it."""
    return Tile(scene.behind(area, palette), None, ())
