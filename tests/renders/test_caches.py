"""What is kept of drawings is bounded, so that a bot which runs for months does not grow."""

import importlib
import pkgutil
from collections.abc import Iterator

import renders

FOR_GOOD = {"can_shape", "characters", "_catalogue", "_kind"}
"""One thing each, or one for every font, language or kind of event."""


def caches() -> Iterator[tuple[str, int | None]]:
    for module in pkgutil.walk_packages(renders.__path__, "renders."):
        for name, thing in vars(importlib.import_module(module.name)).items():
            if hasattr(thing, "cache_info"):
                yield name, thing.cache_info().maxsize


def test_every_cache_of_the_renders_is_bounded() -> None:
    found = dict(caches())
    assert {"mark", "line", "note", "side", "offered", "piece"} <= set(found)
    assert {name for name, most in found.items() if most is None} <= FOR_GOOD
