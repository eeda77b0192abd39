"""The committed baselines, by game: greedy robots that look no further than now.

They stay as they are, so that strength measured today can be compared with strength measured later.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from engine.play.chance import Chance
from engine.play.decisions import Answer, Decision

GREEDY: Mapping[str, Callable[[Any, Decision[Answer], Chance], Answer]] = {
    name.replace("_", "-"): import_module(f"{__name__}.{name}").choose
    for _, name, _ in iter_modules(__path__)
}
"""Each module of this folder is that of a game."""
