"""What an object holds on to: a walk through all containers that can be reached from it."""

from __future__ import annotations

import gc
import types
from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

_BORING = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.FrameType)
_SIZED = (dict, list, set, deque, bytearray)


class Reached(NamedTuple):
    """A container that can be reached, on which way, and how long it was."""

    container: Any
    way: str
    length: int


def reach(root: object) -> dict[int, Reached]:
    """Every container that can be reached from `root`, by its id."""
    found: dict[int, Reached] = {}
    seen = {id(root)}
    waiting: deque[tuple[object, str]] = deque([(root, type(root).__name__)])
    while waiting:
        node, way = waiting.popleft()
        if isinstance(node, _SIZED):
            found[id(node)] = Reached(node, way, len(node))
        for name, held in _held(node):
            if id(held) not in seen and not isinstance(held, _BORING):
                seen.add(id(held))
                waiting.append((held, f"{way}{name}"))
    return found


def _held(node: object) -> Iterator[tuple[str, object]]:
    """What an object holds, by its name where it has one."""
    names = vars(node) if hasattr(node, "__dict__") else {}
    named = {id(names), *map(id, names.values())}
    yield from ((f".{name}", value) for name, value in names.items())
    yield from (
        (f"[{type(held).__name__}]", held) for held in gc.get_referents(node) if id(held) not in named
    )


def grown(before: dict[int, Reached], after: dict[int, Reached], *, most: int) -> list[str]:
    """Every container that has grown by more than `most`, on which way it is reached."""
    return [
        f"{now.way}: {before[key].length} -> {now.length}"
        for key, now in after.items()
        if key in before and now.length - before[key].length > most
    ]
