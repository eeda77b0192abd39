"""What a big league costs the bot, over the real engine and a file: the tick that draws a round, one more
act, and the dealing of a table. No other work runs meanwhile but a timer, which says how long it had to wait.
"""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from engine.clock.pace import HOUR
from engine.games import GAMES
from engine.journal import entry_rows
from engine.journal.journal import Journal
from engine.journal.records import PersonId
from engine.leagues import acts
from engine.leagues.calendar import CALLED_BEFORE
from engine.leagues.leagues import Leagues
from engine.sessions.seating import Person
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions

BIG: Final = 500
GUILD, CHANNEL = 1, 2
BEGIN = 1_735_732_800.0
TIMER_S: Final = 0.001
DRAWN: Final = 3
DEALT: Final = 10
"""So many tables are dealt to say what one costs."""


async def tick(people: int) -> list[str]:
    """What is to be said of a league of so many people, in lines to read."""
    now = [BEGIN]
    with tempfile.TemporaryDirectory(prefix="bench-league-") as folder:
        journal = await Journal.open(Path(folder) / "league.sqlite3")
        try:
            sessions = Sessions(journal, GAMES, now=lambda: now[0])
            leagues = Leagues(sessions, Servers(sessions.workings))
            return [line async for line in _lines(leagues, journal, now, people)]
        finally:
            await journal.close()


async def _lines(leagues: Leagues, journal: Journal, now: list[float], people: int) -> Any:
    everybody = [Person(PersonId(10**6 + number), f"P{number}") for number in range(people)]
    preview = leagues.preview("boomtown", zone="UTC", division=50)
    league = await leagues.open(GUILD, everybody[0], "Big", preview.settings, channel=CHANNEL)
    for person in everybody[:-1]:
        await leagues.join(GUILD, league, person)
    busy, block, _ = await measured(lambda: leagues.join(GUILD, league, everybody[-1]))
    yield f"the last of {people} joins in {_ms(busy)}, the loop's longest wait {_ms(block)}"
    ids = [person.id for person in everybody]
    for number, at in enumerate(preview.draws[:DRAWN], 1):
        now[0] = at - CALLED_BEFORE
        await leagues.tick(league)
        now[0] = at - HOUR
        await journal.write(lambda db: entry_rows.save_active(db, GUILD, ids, now[0]))
        now[0] = at
        busy, block, done = await measured(lambda: leagues.tick(league))
        assert [type(each.act) for each in done] == [acts.Drawn]
        said = f"a tick with the draw of round {number} for {people} people"
        yield f"{said} {_ms(busy)}, the loop's longest wait {_ms(block)}"
    busy, block, tables = await measured(lambda: leagues.to_open(league))
    yield f"{len(tables)} tables to deal are found in {_ms(busy)}"

    async def deal() -> None:
        for table in tables[:DEALT]:
            await leagues.opened(table.fixture, starter=table.fixture, thread=table.fixture, language="en")

    busy, block, _ = await measured(deal)
    yield f"a table is dealt in {_ms(busy / DEALT)}, the loop's longest wait {_ms(block)}"
    busy, block, _ = await measured(lambda: leagues.sit_out(GUILD, league, everybody[0]))
    yield f"an act of one person takes {_ms(busy)}, the loop's longest wait {_ms(block)}"
    busy, block, _ = await measured(lambda: leagues.tick(league))
    yield f"a tick with nothing to do {_ms(busy)}, the loop's longest wait {_ms(block)}"
    busy, block, _ = await measured(lambda: leagues.standings(GUILD, league))
    yield f"its standings are read in {_ms(busy)}, the loop's longest wait {_ms(block)}"


async def measured(work: Callable[[], Awaitable[Any]]) -> tuple[float, float, Any]:
    """The processor time that a work takes, in all threads, the longest time for which the loop did nothing
    else meanwhile, both in seconds, and what it returns."""
    late = [0.0]
    timer = asyncio.create_task(_timer(late))
    await asyncio.sleep(0)
    began = time.process_time()
    try:
        found = await work()
        seconds = time.process_time() - began
        await asyncio.sleep(2 * TIMER_S)
        return seconds, max(late), found
    finally:
        timer.cancel()
        with suppress(asyncio.CancelledError):
            await timer


async def _timer(late: list[float]) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(TIMER_S)
        late.append(time.perf_counter() - began - TIMER_S)


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
