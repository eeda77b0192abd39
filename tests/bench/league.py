"""What leagues cost: draws, a season made again, ratings, standings with their picture, a whole tick of a big
league over the real engine, and a round of it over the sandbox. Processor times say something only of this
machine.
"""

import asyncio
import itertools
import statistics
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from engine.clock.pace import DAY, HOUR
from engine.leagues.draw import Draw, Past, drawn
from engine.leagues.ledger import Done
from engine.leagues.ranking import ranking
from engine.leagues.season import season_of
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.league.picture.standings import standings_strips
from renders.league.views import MOST_ROWS
from tests.bench.boards import late, moments
from tests.bench.league_round import measured
from tests.bench.league_tick import BIG, tick
from tests.bench.measuring import ROUNDS as TIMES
from tests.bench.measuring import busy
from tests.bench.ratings import AIM as RATED_AIM
from tests.bench.ratings import GAMES, seconds_of_ratings
from tests.engine.leagues.world import START, World
from tests.renders.league import samples

SIZE: Final = 4
ROUNDS: Final = 5
PEOPLE: Final = (16, 50, 500)
DIVISION: Final = 50
DRAW_AIM: Final = 0.2
"""Seconds of a draw of 50."""
ACTS: Final = 3_000
REPLAY_AIM: Final = 0.1
"""Seconds of so many acts."""
PICTURE_AIM: Final = 1.5
"""Standings of 50 with their picture, in full boards."""


def main() -> None:
    """Print all of it."""
    for line in asyncio.run(tick(BIG)):  # before there is much to collect as garbage
        print(f"league: {line}")
    for people in PEOPLE:
        slowest = max(season(people))
        aim = f" (aim: at most {DRAW_AIM * 1000:.0f} ms)" if people == DIVISION else ""
        print(f"league: a draw of {people} people takes at most {slowest * 1000:.0f} ms{aim}")
    log = acts_of(BIG)
    seconds = busy(lambda: season_of(log), times=TIMES)
    aim_ms = REPLAY_AIM * 1000 * len(log) / ACTS
    print(
        f"league: a season of {BIG} people is replayed from {len(log):,} acts in {seconds * 1000:.0f} ms"
        f" (aim: at most {aim_ms:.0f} ms, {REPLAY_AIM * 1000:.0f} ms for {ACTS:,})"
    )
    whole = season_of(log)
    seconds = busy(lambda: ranking(whole), times=TIMES)
    print(f"league: its standings take {seconds * 1000:.0f} ms")
    seconds = seconds_of_ratings()
    print(f"league: {GAMES:,} games are rated in {seconds:.2f} s (aim: at most {RATED_AIM} s)")
    measure_picture()
    for line in measured():
        print(f"league: {line}", flush=True)


def measure_picture() -> None:
    """Make the standings of a division of 50 and draw their first page, beside full boards of all games."""
    division, words, numbers = season_of(acts_of(DIVISION)), words_for("en"), itertools.count()

    def standings() -> None:
        number = next(numbers)
        ranking(division)
        page = samples.standings(MOST_ROWS, pages=3)
        rows = tuple(replace(row, points=row.points + number) for row in page.rows)
        for strip in standings_strips(replace(page, rows=rows), words):
            strip.draw()

    standings()
    boards, found = list[float](), list[float]()
    for at, name in enumerate(list(FACES) * TIMES):
        boards.append(busy(late(moments(name, f"league {at}")).draw))
        found.append(busy(standings))
    ratio = statistics.median(found) / statistics.median(boards)
    print(
        f"league: standings of {DIVISION} with a page of their picture {ratio:.2f}x a full board"
        f" (aim: at most {PICTURE_AIM}x)"
    )


def acts_of(people: int) -> list[Done]:
    """All acts of a season in which everybody is there for every round."""
    world = World(people, division=50, rounds=ROUNDS, longest=20)
    for number in range(ROUNDS):
        world.until(START + number * 7 * DAY - HOUR)
        world.answer(*range(1, people + 1))
        world.days(1)
    world.until(START + 100 * DAY)
    return world.season.log


def season(people: int) -> Iterator[float]:
    """The seconds that each round's draw takes."""
    past = Past()
    for number in range(ROUNDS):
        yield busy(partial(draw, people, past, number))
        past.add(draw(people, past, number))


def draw(people: int, past: Past, number: int) -> Draw:
    """One round of a division in which everybody is there."""
    allowed, seed = (SIZE - 1, SIZE), f"bench {number}"
    return drawn(past, range(1, people + 1), size=SIZE, allowed=allowed, seed=seed, division=1)


if __name__ == "__main__":
    main()
