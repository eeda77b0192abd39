"""What very many games in the file cost: how large it is, and what takes longer with them than with few.

The size of a game is that of some that are played at the same time, and of copies. Files with 10, 1,000 and
100,000 games are of such copies, over and put away but for those that are played meanwhile. A step is an
answer until it is on the disk; a list is what `/game list` reads of a server with 25 games. Both are
processor time of this process with all its threads, and compared in turns. A start is the bot's own processor
time until it has acknowledged the first press, on a message of the run before, beside a bare bot's: a process
each, in turns. `python -m tests.bench.load.files 20000` does it with fewer than 100,000.
"""

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path

import psutil

from engine.games import GAMES
from engine.journal.journal import Journal
from engine.sessions.sessions import Sessions
from sandbox import Program, Reply, Sandbox
from tests.bench.acks import BARE
from tests.bench.load import crowd
from tests.bench.measuring import Work, in_turns, ratio
from tests.bench.step import seated
from tests.e2e.evening import Evening
from tests.e2e.house import House

FEW, SOME, MANY = 10, 1_000, 100_000
TABLES = 60
STEPS, LISTED, LISTS = 25, 25, 20
STARTS = 5
KIB_AIM, STEP_AIM, START_AIM_S = 18, 1.1, 3.0


async def build(path: Path, number: int) -> None:
    """A file with this many games that are over and put away, ten a server."""
    games = await crowd.play(path)
    crowd.copy(path, games, _place, number=number - len(games), is_over=True)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE sessions SET status = 'over', archived = 1, board = 1 WHERE status = 'playing'")
        db.execute("UPDATE story SET posted = 1 WHERE posted IS NULL")


def _place(number: int) -> crowd.Place:
    return crowd.Place(1_000 + number // 10, 10_000_000 + number, 20_000_000 + number)


async def say_played(path: Path) -> None:
    """Say how large a game is of many that are played at the same time, answer by answer: their rows lie
    among each other's, and pages are less full than those of copies."""
    journal = await Journal.open(path)
    empty = _bytes(path)
    tables = [await seated(journal, GAMES[title]) for title in list(GAMES) * (TABLES // len(GAMES))]
    for _ in range(crowd.ANSWERS):
        for table in tables:
            await table.submit(*await table.answer())
    await journal.close()
    kib = (_bytes(path) - empty) / len(tables) / 1024
    what = f"a game of {crowd.ANSWERS} answers, {len(tables)} played at the same time"
    print(f"load: {what}: {kib:.1f} KiB (aim: at most {KIB_AIM} KiB)", flush=True)


def _bytes(path: Path) -> int:
    return path.stat().st_size


def say_size(path: Path, number: int) -> None:
    """Say how large a game is, and, where SQLite can tell, which tables with their indexes take the most."""
    parts = ", ".join(f"{name} {size / number / 1024:.1f}" for name, size in _tables(path)[:4])
    kib = _bytes(path) / number / 1024
    what = f"a game of {crowd.ANSWERS} answers, {number:,} in the file: {kib:.1f} KiB ({parts})"
    print(f"load: {what} (aim: at most {KIB_AIM} KiB)", flush=True)


def _tables(path: Path) -> list[tuple[str, int]]:
    """The bytes of each table with its indexes, the largest first."""
    with closing(sqlite3.connect(path)) as db, suppress(sqlite3.OperationalError):
        return db.execute(
            "SELECT coalesce(tbl_name, pages.name), sum(pgsize) AS size FROM dbstat AS pages"
            " LEFT JOIN sqlite_schema AS made ON made.name = pages.name GROUP BY 1 ORDER BY size DESC"
        ).fetchall()
    return []


class Played:
    """A file on which people play and look."""

    def __init__(self, journal: Journal) -> None:
        self._journal, self._sessions, self._rounds = journal, Sessions(journal, GAMES), 0

    async def step(self) -> float:
        """Processor time of a step in a new game, each time of another title."""
        title = list(GAMES)[self._rounds % len(GAMES)]
        self._rounds += 1
        table, spent = await seated(self._journal, GAMES[title]), 0.0
        for _ in range(STEPS):
            answer = await table.answer()
            began = time.process_time()
            await table.submit(*answer)
            spent += time.process_time() - began
        return spent / STEPS

    async def list(self) -> float:
        """Processor time of a list."""
        began = time.process_time()
        for _ in range(LISTS):
            assert len(await self._sessions.in_guild(1)) >= LISTED
        return (time.process_time() - began) / LISTS


async def measure_play(files: dict[int, Path]) -> None:
    """Say what steps and lists take with more games, beside ten."""
    works: dict[str, Work] = {}
    lists: dict[str, Work] = {}
    async with AsyncExitStack() as stack:
        for number, path in files.items():
            journal = await Journal.open(path)
            stack.push_async_callback(journal.close)
            for _ in range(LISTED):
                await seated(journal, GAMES["boomtown"])
            played = Played(journal)
            works[str(number)], lists[str(number)] = played.step, played.list
        listed = await in_turns(lists)
        taken = await in_turns(works, rounds=2 * len(GAMES))
    for what, measured in (("a step until it is on the disk", taken), ("a list", listed)):
        for number in list(files)[1:]:
            times = ratio(measured, str(number), str(FEW))
            print(f"load: {what}, {number:,} games in the file: {times:.2f}x with {FEW} (aim: {STEP_AIM}x)")


Press = Callable[[], Awaitable[Reply]]


async def started(bot: Program, press: Press) -> float:
    """Processor time of a bot from its start until it has acknowledged a press; it is ended then."""
    await bot.start()
    await bot.ready()
    await press()
    spent = psutil.Process(bot.pid).cpu_times()
    await bot.terminate()
    return spent.user + spent.system


@asynccontextmanager
async def ours(path: Path) -> AsyncIterator[tuple[Program, Press]]:
    """Our bot on a file, ended, and a press on open seats of its last run."""
    async with House(path.parent, log_level="INFO") as house, Evening(house) as evening:
        lobby, (anna, *_) = await evening.open_seats(1), evening.people
        await house.bot.terminate()
        yield house.bot, lambda: anna.forge("of another time", message=lobby)


@asynccontextmanager
async def bare() -> AsyncIterator[tuple[Program, Press]]:
    """The bare bot, ended, and a press on its message of its last run."""
    async with Sandbox() as discord:
        server = discord.add_server("Bare", locale="en-US")
        channel, person = server.add_channel("bare"), server.add_person("Anna")
        async with Program(discord, BARE) as bot:
            await discord.until(lambda: bool(channel.messages), what="the bare bot posts")
            message = person.last(channel)
            await bot.terminate()
            yield bot, lambda: person.press(message, "text")


async def measure_starts(files: dict[int, Path]) -> None:
    """Say what a start takes with some and with many games, beside a bare bot's."""
    async with AsyncExitStack() as stack:
        bots = {"bare": await stack.enter_async_context(bare())}
        for number in list(files)[1:]:
            bots[str(number)] = await stack.enter_async_context(ours(files[number]))
        works: dict[str, Work] = {name: lambda bot=bot: started(*bot) for name, bot in bots.items()}
        taken = await in_turns(works, rounds=STARTS)
    for number in list(files)[1:]:
        seconds, times = sorted(taken[str(number)])[STARTS // 2], ratio(taken, str(number), "bare")
        print(f"load: a start until the first acknowledgement, {number:,} games in the file:", end="")
        print(f" {seconds:.1f} s, {times:.1f}x a bare bot's (aim: at most {START_AIM_S:.0f} s)", flush=True)


async def measure(folder: Path, many: int) -> None:
    """All of it, on files that are built first."""
    files = {}
    await say_played(folder / "played.sqlite3")
    for number in (FEW, SOME, many):
        (folder / str(number)).mkdir()
        files[number] = folder / str(number) / "saloon.sqlite3"
        await build(files[number], number)
        if number > FEW:
            say_size(files[number], number)
    await measure_starts(files)
    await measure_play(files)


def main(many: int = MANY) -> None:
    """Measure with this many games, on the disk that this is run from."""
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        asyncio.run(measure(Path(name).resolve(), many))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
