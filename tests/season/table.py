"""What a season says to others: the table of the README, and the days that the open seats tell."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from engine.games.lengths import LENGTHS
from renders.language.catalogues import words_for
from tests.bench.lengths import FILE, text_of
from tests.season.seasons import Gone, Orders, Variant
from tests.season.tally import Tally, of_100

TOLD: Final = Orders.HALF
"""The days that the open seats tell are those of people who give every other order: few give all, and few
none, and nobody is to hope for days that only a perfect table reaches."""
HEAD: Final = (
    "| without orders / with every other / with all | days (9 of 10 games) | stops | mentions |",
    "| --- | --- | --- | --- |",
)


def table(tallies: Mapping[Variant, Tally]) -> str:
    """For each table whose people are all there: the days, stops and mentions of a game without orders, with
    every other and with all."""
    found = dict.fromkeys((each.title, each.seats) for each in tallies if not each.gone)
    return "\n".join((*HEAD, *(_row(tallies, title, seats) for title, seats in found)))


def _row(tallies: Mapping[Variant, Tally], title: str, seats: int) -> str:
    several = [tallies[Variant(title, seats, orders)] for orders in Orders]

    def cell(said: Callable[[Tally], str]) -> str:
        return " / ".join(map(said, several))

    name = words_for("en").text(f"{title}-name")
    days = cell(lambda tally: f"{of_100(tally.days, 50):.0f} ({of_100(tally.days, 90):.0f})")
    stops = cell(lambda tally: f"{tally.stops / tally.games:.0f}")
    mentions = cell(lambda tally: f"{tally.mentions / tally.games:.0f}")
    return f"| {name}, {seats} players | {days} | {stops} | {mentions} |"


def days_of(
    tallies: Mapping[Variant, Tally], part: int, *, orders: Orders = TOLD, gone: Gone = Gone.NOBODY
) -> dict[tuple[str, int], int]:
    """By title and number of seats, the days that a table of such people may expect: `part` of 100 games do
    not exceed them."""
    return {
        (variant.title, variant.seats): round(of_100(tally.days, part))
        for variant, tally in tallies.items()
        if variant.orders is orders and variant.gone is gone and tally.days
    }


def write(tallies: Mapping[Variant, Tally]) -> None:
    """Write the days of some tables; those of others, and everything else in the file, stay. Calendars of
    leagues go by people who say ahead all that they can: a round is drawn among those who come every other
    day at least, and no date of a league waits for the slowest."""
    in_league = partial(days_of, tallies, orders=Orders.ALL, gone=Gone.SOME)
    written = replace(
        LENGTHS,
        days={**LENGTHS.days, **days_of(tallies, 50)},
        long_days={**LENGTHS.long_days, **days_of(tallies, 90)},
        league_days={**LENGTHS.league_days, **in_league(50)},
        long_league_days={**LENGTHS.long_league_days, **in_league(90)},
    )
    FILE.write_text(text_of(written), encoding="utf-8")
