"""`python -m tests.season.league` plays seasons of leagues of each title on all cores: this is what
`make season LEAGUE=64` does.

It says how each went and how its calendar held, and fails if anything is not as it must be.
"""

import argparse
import asyncio
import logging
import sys
import time
import traceback
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from multiprocessing import Pool
from os import cpu_count

from engine.clock.pace import DAY, HOUR
from engine.games import GAMES
from engine.leagues import acts
from engine.leagues.due import last_end, planned_end
from engine.leagues.exporting import imported
from engine.leagues.ranking import final
from engine.leagues.rounds import differing
from engine.leagues.season import Season, State, season_of
from engine.leagues.standings import digest
from tests.season.league_world import AWAY_FOR, GUILD, LeagueWorld, Played, league_world
from tests.season.notices import wrong_notices
from tests.season.seasons import tables
from tests.season.tally import Tally, of_100

SLACK = 2 * HOUR
"""So much later than its hard end may a season be over, besides the days for which the bot was away."""
PEOPLE = 64
DIVISIONS = 4


@dataclass(frozen=True, slots=True)
class Lived:
    """How a season went."""

    played: Played
    wrong: tuple[str, ...]
    days: float
    """From its opening to its end."""
    planned: float
    """Days from its opening to the end that was planned; and to the end at the latest."""
    latest: float
    tally: Tally
    tables: int
    late: int
    """The tables that were not over when overtime began, and of these those that robots have played out."""
    played_out: int
    rounds: tuple[int, ...]
    """How many tables each round had; 0 for one that was skipped."""
    sat_out: int
    """How often somebody had too many unfinished tables for a round."""
    lost: Counter[str]
    substitutes: int
    acts: int
    deaths: int


async def lived(played: Played) -> Lived:
    """Let a season pass, and look at what it has left."""
    async with league_world(played) as world:
        await world.live()
        wrong = [each async for each in _wrong(world)]
        return _lived(world, tuple(wrong))


async def _wrong(world: LeagueWorld) -> AsyncIterator[str]:
    """All that is not as it must be, in words."""
    season, league = world.mirror, world.league
    if season.state is not State.OVER or season.ended is None:
        yield "the season does not end"
        return
    if season.log[-1].at > last_end(season) + AWAY_FOR + SLACK:
        yield "the season ends after its hard end"
    for fixture in season.unfinished():
        yield f"table {fixture.round}/{fixture.table} is not over"
    for each in _stalls(world):
        yield each
    for each in wrong_notices(season.log):
        yield each
    for each in world.unforeseen:
        yield each
    numbers = [done.number for done in season.log]
    if numbers != list(range(1, len(numbers) + 1)):
        yield "acts were not told, or twice, or not in their order"
    stored = await world.leagues.season(GUILD, league)
    if stored.log != season.log:
        yield "what was told is not what is stored"
    dealt = await world.journal.read(lambda db: db.execute("SELECT count(*) FROM sessions").fetchone()[0])
    if dealt != len(season.fixtures):
        yield f"{dealt} sessions are dealt for {len(season.fixtures)} tables"
    if differing(season):
        yield f"rounds {differing(season)} are not drawn as their seeds say"
    checked = await world.leagues.verify(GUILD, league)
    if checked.what is not None:
        yield f"verify: {checked.what} of act {checked.act} differs"
    files = await world.leagues.export(GUILD, league)
    found = imported(files["league.json"])
    digests = {
        "told": final(season).digest,
        "made again": final(season_of(season.log)).digest,
        "of the end": season.ended.digest,
        "of verify": checked.digest,
        "of the file": found.digest,
        "made from the file": digest(found.standings),
        "of the front door": await world.leagues.standings_digest(GUILD, league),
    }
    if len({*digests.values()}) > 1:
        yield f"standings differ: {digests}"


def _stalls(world: LeagueWorld) -> list[str]:
    """What stood still, and what the clock should not have done. Games that were decided early may go on."""
    for session_id in list(world.watch.began):
        world.watch.was_given_up(session_id)
    tally = world.watch.ended()
    return [*tally.stalled, *tally.expired_by_outage, *tally.quiet]


def _lived(world: LeagueWorld, wrong: tuple[str, ...]) -> Lived:
    season = world.mirror
    began = next((done.number for done in season.log if isinstance(done.act, acts.OvertimeBegan)), None)
    out = next((done.number for done in season.log if isinstance(done.act, acts.PlayedOut)), None)
    ended = [done.number for done in season.log if isinstance(done.act, acts.TableEnded | acts.Voided)]
    return Lived(
        world.played,
        wrong,
        days=(season.log[-1].at - season.opened) / DAY,
        planned=(planned_end(season) - season.opened) / DAY,
        latest=(last_end(season) - season.opened) / DAY,
        tally=world.watch.tally,
        tables=len(season.fixtures),
        late=0 if began is None else sum(number > began for number in ended),
        played_out=0 if out is None else sum(number > out for number in ended),
        rounds=tuple(_tables_of(season, number) for number in sorted(season.rounds)),
        sat_out=sum(_full(done.act) for done in season.log),
        lost=Counter(str(done.act.why) for done in season.log if isinstance(done.act, acts.SeatLost)),
        substitutes=sum(isinstance(done.act, acts.SubstituteCame) for done in season.log),
        acts=len(season.log),
        deaths=world.deaths,
    )


def _tables_of(season: Season, number: int) -> int:
    return sum(each.round == number for each in season.fixtures.values())


def _full(act: acts.Act) -> int:
    return sum(len(each.full) for each in act.divisions) if isinstance(act, acts.Drawn) else 0


def report(one: Lived) -> str:
    """How a season went, in lines to read."""
    lost = ", ".join(f"{count} {why}" for why, count in sorted(one.lost.items())) or "none"
    tally = one.tally
    return "\n".join(
        (
            f"{one.played}: over after {one.days:.0f} days, planned {one.planned:.0f}, at the latest"
            f" {one.latest:.0f}",
            f"  {one.tables} tables in rounds of {', '.join(map(str, one.rounds))};"
            f" {of_100(tally.days, 50):.0f} days in the median, 90 of 100 within"
            f" {of_100(tally.days, 90):.0f}",
            f"  {one.late} tables got into overtime, robots played out {one.played_out} of them;"
            f" {one.sat_out} times somebody sat out with too many tables",
            f"  seats lost: {lost}; {one.substitutes} taken by substitutes",
            f"  {one.acts} acts; the bot was killed {one.deaths} times, and away for three days once",
            f"  the clock answered {tally.share_by_clock:.2f} of 100 calls of people who were there, and"
            f" {tally.of_the_gone} of people who were gone",
            *(f"  ! {each}" for each in one.wrong[:10]),
        )
    )


def play(played: Played) -> Lived:
    """Play one season. Whatever it raises can be read by the process that asked for it."""
    logging.disable(logging.WARNING)  # outages are no news here
    try:
        return asyncio.run(lived(played))
    except BaseException:  # noqa: BLE001 — not every error survives the way to another process
        raise RuntimeError(f"{played}\n{traceback.format_exc()}") from None


def main() -> int:
    """Play a season of each title; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.season.league", description="Play leagues.")
    parser.add_argument("people", nargs="?", type=int, default=PEOPLE, help="how many people each league has")
    parser.add_argument("--titles", nargs="*", default=sorted(GAMES), metavar="TITLE")
    parser.add_argument("--number", type=int, default=0, help="another luck")
    chosen, began = parser.parse_args(), time.monotonic()
    several = [
        Played(
            *(title, seats, chosen.people, max(8, min(50, -(-chosen.people // DIVISIONS)))),
            is_tight=is_tight,
            number=chosen.number,
        )
        for title, seats in tables(chosen.titles)
        for is_tight in (False, True)
    ]
    is_wrong = False
    with Pool(cpu_count()) as pool:
        for one in pool.imap(play, several):
            print(report(one), flush=True)
            is_wrong |= bool(one.wrong)
    print(f"\n{time.monotonic() - began:.0f} s")
    return 1 if is_wrong else 0


if __name__ == "__main__":
    sys.exit(main())
