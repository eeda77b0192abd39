"""What many games at once cost, each part beside a reference in the same run: `make bench BENCH=load`.

Each part is a module of its own, which `python -m tests.bench.load.presses` measures alone.
"""

import importlib

PARTS = ("outage", "presses", "evening", "rotation", "files")


def main() -> None:
    """Measure one part after the other."""
    for part in PARTS:
        importlib.import_module(f"tests.bench.load.{part}").main()
