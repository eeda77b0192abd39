"""Which tests one worker does, because they share what takes long to start. It knows no test."""

import itertools
from pathlib import Path

import pytest

SHARING = tuple(Path(__file__).parent / folder for folder in ("page", "e2e"))
"""Folders whose tests share what takes long to start: a browser, a bot, and what forks the others."""


def keep_together(items: list[pytest.Item], *, workers: int) -> None:
    """Let one worker begin with the tests of each folder that is `SHARING`. `--dist worksteal` gives every
    worker as many tests, in their order, and takes from them only the last that they have left."""
    folders = [[item for item in items if item.path.is_relative_to(folder)] for folder in SHARING]
    size = len(items) // workers
    if workers < len(folders) or any(len(folder) > size for folder in folders):
        return
    shared = {id(item) for folder in folders for item in folder}
    others = (item for item in items if id(item) not in shared)
    items[:] = [
        *(item for folder in folders for item in (*folder, *itertools.islice(others, size - len(folder)))),
        *others,
    ]
