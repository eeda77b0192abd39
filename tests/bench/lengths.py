"""Writes how long games take, from games among robots: `make lengths`, or `python -m tests.bench.lengths`.

A person at the open seats wants to know how long the evening will be. Robots play as many rounds as people
do, and are asked the same; only how long somebody thinks is no robot's to say, so the table counts decisions,
and the file says how many seconds each is taken to last.
"""

import argparse
import itertools
import os
import statistics
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Final

import engine.games
from engine.games import GAMES
from engine.games.lengths import LENGTHS, Cell, Length, Lengths
from engine.play.game import AnyGame
from engine.play.table import Seat
from engine.sessions.stand_ins import GameRobot, answers_in_place
from tests.bench.series import Series
from tests.every_game.checks import CHECKS

FILE: Final = Path(engine.games.__file__).with_name("lengths.toml")
GAMES_A_CELL: Final = 40
HEAD: Final = """\
# How long games take, on average, from games among robots. `make lengths` writes this file; its head, with
# the seconds, stands in tests/bench/lengths.py.
#
# Those who decide at the same time count once (`together`). A decision is taken to last 10 seconds: most are
# a pass, a bid or a card, which take five, and a few need a minute. In Gnadenlos! it is 30: few decisions are
# small there, and IOUs are counted and chosen one by one. Whenever the table waits for somebody else than
# before, 5 seconds more pass (`hand_offs`): the board is drawn and posted, and the player looks. Robots
# decide in no time.
#
# `days` are those of games over days, by number of seats: as `make season SEASON=--write` measures them among
# people who look in once or twice a day and say every other thing ahead that they could. Nine of ten games do
# not exceed `long_days`. `league_days` and `long_league_days` are the same of people who say ahead all that
# they could, and of whom a sixth is gone for ever from some day on: calendars of leagues are made by these.
hand_off_s = 5
decision_s = { boomtown = 10, gnadenlos = 30, ponte-vecchio = 10, goldrush = 10 }
"""


def cells(game: AnyGame) -> Iterator[Series]:
    """Every number of seats, with every choice of the options that have an effect there."""
    for seats in game.seats:
        options = [option for option in game.options if seats in game.seats_with(option)]
        for count in range(len(options) + 1):
            for chosen in itertools.combinations(options, count):
                yield Series(game.name, seats, chosen)


def play(series: Series, number: int) -> Length:
    """How long one game of a series is; its number names the luck."""
    match = series.start(f"lengths {number}")
    robots = {Seat(seat): GameRobot() for seat in range(series.seats)}
    answered: list[tuple[str, set[Seat]]] = []
    for one in answers_in_place(match, robots):
        if answered and answered[-1][0] == one.advance.ticket:
            answered[-1][1].add(one.seat)
        else:
            answered.append((one.advance.ticket, {one.seat}))
    groups = [seats for _, seats in answered]
    are_turns = CHECKS[series.game].rounds_are_turns
    return Length(
        round(match.round / series.seats) if are_turns else match.round,
        alone=sum(len(group) == 1 for group in groups),
        together=sum(len(group) > 1 for group in groups),
        hand_offs=sum(not after <= before for before, after in itertools.pairwise(groups)),
    )


def average(lengths: Sequence[Length]) -> Length:
    """The means of several games of one series."""

    def mean(numbers: Iterable[int]) -> int:
        return round(statistics.fmean(numbers))

    return Length(
        mean(each.count for each in lengths),
        mean(each.alone for each in lengths),
        mean(each.together for each in lengths),
        mean(each.hand_offs for each in lengths),
    )


def rows(series: Series, length: Length) -> str:
    """One cell as it stands in the file."""
    options = ", ".join(f'"{option}"' for option in series.options)
    return (
        f"\n[[{series.game}]]\nseats = {series.seats}\noptions = [{options}]\n"
        f"count = {length.count}\n"
        f"alone = {length.alone}\ntogether = {length.together}\nhand_offs = {length.hand_offs}\n"
    )


def cell_of(series: Series) -> Cell:
    """The cell of the table in which a series stands."""
    return series.game, series.seats, tuple(sorted(series.options))


def text_of(lengths: Lengths) -> str:
    """The whole file."""
    every_kind = ("days", "long_days", "league_days", "long_league_days")
    days = "".join(_days(name, getattr(lengths, name)) for name in every_kind)
    every = itertools.chain.from_iterable(cells(game) for game in GAMES.values())
    return f"{HEAD}{days}" + "".join(rows(each, lengths.cells[cell_of(each)]) for each in every)


def _days(name: str, numbers: Mapping[tuple[str, int], int]) -> str:
    """Days by game and number of seats, as they stand in the file."""
    days: dict[str, list[str]] = {}
    for (game, seats), number in sorted(numbers.items()):
        days.setdefault(game, []).append(f"{seats} = {number}")
    return f"\n[{name}]\n" + "".join(f"{game} = {{ {', '.join(each)} }}\n" for game, each in days.items())


def main() -> None:
    line = argparse.ArgumentParser(description="Write how long games take into engine/games/lengths.toml.")
    line.add_argument("--games", type=int, default=GAMES_A_CELL, help="how many games a cell")
    line.add_argument("--processes", type=int, default=os.cpu_count(), help="how many at the same time")
    chosen = line.parse_args()
    found: dict[Cell, Length] = {}
    with Pool(chosen.processes) as pool:
        for series in itertools.chain.from_iterable(cells(game) for game in GAMES.values()):
            length = average(pool.map(partial(play, series), range(chosen.games), chunksize=5))
            found[cell_of(series)] = length
            print(f"{series}: {length}", flush=True)
    FILE.write_text(text_of(replace(LENGTHS, cells=found)), encoding="utf-8")


if __name__ == "__main__":
    main()
