"""`python -m tests.season` plays a season on all cores, and fails if an aim is missed.

`SALOON_TEST_SHARE=0.1` plays a tenth of the games. `--write` writes how many days games take, as the open
seats say it and as calendars of leagues go by it, into `engine/games/lengths.toml`; with `--calendars` only
what calendars need is played.
"""

import argparse
import asyncio
import logging
import sys
import time
import traceback
from collections import defaultdict
from multiprocessing import Pool
from os import cpu_count

from engine.games import GAMES
from tests.season.aims import missed
from tests.season.seasons import Gone, Season, Variant, season
from tests.season.table import table, write
from tests.season.tally import Tally, report
from tests.season.world import played


def play(season: Season) -> tuple[Season, Tally]:
    """Play one world. Whatever it raises can be read by the process that asked for it."""
    logging.disable(logging.WARNING)  # outages are no news here
    try:
        return season, asyncio.run(played(season))
    except Exception:  # noqa: BLE001 — not every error survives the way to another process
        raise RuntimeError(f"{season}\n{traceback.format_exc()}") from None


def main() -> int:
    """Play all worlds; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.season", description="Play a season.")
    parser.add_argument("--titles", nargs="*", default=sorted(GAMES), metavar="TITLE")
    parser.add_argument("--write", action="store_true", help="write the days into engine/games/lengths.toml")
    parser.add_argument("--calendars", action="store_true", help="play only as in leagues")
    chosen, began = parser.parse_args(), time.monotonic()
    tallies: dict[Variant, Tally] = defaultdict(Tally)
    with Pool(cpu_count()) as pool:
        worlds = season(chosen.titles)
        if chosen.calendars:
            worlds = [world for world in worlds if world.variant.gone is Gone.SOME]
        for world, tally in pool.imap(play, worlds):
            tallies[world.variant] += tally
    for variant, tally in tallies.items():
        print(report(str(variant), tally))
    print(f"\n{table(tallies)}\n\n{time.monotonic() - began:.0f} s")
    if chosen.write:
        write(tallies)
    is_missed = False
    for variant, tally in tallies.items():
        if aims := missed(variant, tally):
            is_missed = True
            print(f"missed by {variant}: {', '.join(aims)}")
    return 1 if is_missed else 0


if __name__ == "__main__":
    sys.exit(main())
