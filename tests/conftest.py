"""How the tests run side by side."""

import os

WORKERS_PER_CORE = 2
"""Whoever plays through a real socket waits most of the time."""


def pytest_xdist_auto_num_workers() -> int:
    """What `-n auto` means here."""
    return WORKERS_PER_CORE * (os.cpu_count() or 1)
