"""`python -m tests.season` plays a season on all cores, and fails if an aim is missed.

`SALOON_TEST_SHARE=0.1` plays a tenth of the games.
"""

import argparse
import asyncio
import sys
import time
import traceback
from collections import defaultdict
from multiprocessing import Pool
from os import cpu_count
from typing import Final

from engine.games import GAMES
from tests.effort import share_of
from tests.season.tally import Tally, report
from tests.season.world import Season, played

GAMES_OF_EACH: Final = 250
GAMES_WITH_ALL: Final = 80
"""So many games of each title are also played by people who all stay, to see how long they take."""
IN_A_WORLD: Final = 25


def seasons(title: str, games: int, *, some_go: bool) -> list[Season]:
    """The worlds that have so many games of a title between them."""
    sizes = [min(IN_A_WORLD, games - first) for first in range(0, games, IN_A_WORLD)]
    return [Season(title, size, number, some_go) for number, size in enumerate(sizes)]


def play(season: Season) -> tuple[Season, Tally]:
    """Play one world. Whatever it raises can be read by the process that asked for it."""
    try:
        return season, asyncio.run(played(season))
    except Exception:  # noqa: BLE001 — not every error survives the way to another process
        raise RuntimeError(f"{season}\n{traceback.format_exc()}") from None


def main() -> int:
    """Play all worlds; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.season", description="Play a season.")
    parser.add_argument("--titles", nargs="*", default=sorted(GAMES), metavar="TITLE")
    chosen, began = parser.parse_args(), time.monotonic()
    worlds = [
        world
        for title in chosen.titles
        for games, some_go in ((GAMES_OF_EACH, True), (GAMES_WITH_ALL, False))
        for world in seasons(title, share_of(games), some_go=some_go)
    ]
    tallies: dict[str, Tally] = defaultdict(Tally)
    with Pool(cpu_count()) as pool:
        for season, tally in pool.imap(play, worlds):
            tallies[f"{season.title}, {'a third gone' if season.some_go else 'all there'}"] += tally
    missed = {name: tally.missed for name, tally in tallies.items() if tally.missed}
    for name, tally in tallies.items():
        print(report(name, tally))
    print(f"{time.monotonic() - began:.0f} s")
    for name, aims in missed.items():
        print(f"missed by {name}: {', '.join(aims)}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
