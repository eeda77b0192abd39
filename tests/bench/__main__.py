"""`python -m tests.bench` measures everything, `python -m tests.bench engine` one thing.

Every line is a ratio to a reference of the same run (the machine's own speed says nothing); no figure fails.
"""

import argparse
import importlib

BENCHES = (
    "engine",
    "pictures",
    "encoding",
    "journal",
    "scheduler",
    "step",
    "lateness",
    "acks",
    "memory",
    "sandbox",
)
ONLY_NAMED = ("backups", "image", "league", "load", "presses", "ratings", "stopping", "upgrading", "weeks")
"""What takes minutes, or is no ratio, is measured only when it is named."""
EVERY = BENCHES + ONLY_NAMED


def main() -> None:
    """Run the benches that are named, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure what things cost.")
    parser.add_argument("bench", nargs="*", metavar="bench", help=f"of {', '.join(EVERY)}")
    chosen = parser.parse_args().bench
    if unknown := [name for name in chosen if name not in EVERY]:
        parser.error(f"there is no bench {unknown[0]!r}, but {', '.join(EVERY)}")
    for name in chosen or BENCHES:
        importlib.import_module(f"tests.bench.{name}").main()


if __name__ == "__main__":
    main()
