"""An evening of a hundred games: how long collections of garbage, and the bot's own work, stop its loop.

All four titles are played by people and robots: people answer by buttons, menus and panels, look at their
hands, boards, logs and at the list of games. The bot is the real one, as a process of its own; `watched_bot`
says what it counts. Beside it, at an evening of the same games, plays one that leaves collections to Python.
"""

import asyncio
import json
import random
import signal
import tempfile
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil

from sandbox import Program, Sandbox
from tests.bench.load.tables import MIXED, Table, bot_of, deal
from tests.e2e.evening import Evening, hand_of

GAMES, ACTS, AT_ONCE, ANSWERS = 100, 1200, 8, 8
MOST_COLLECTION_MS, MOST_STRETCH_MS = 25.0, 60.0
WATCHED = "tests.bench.load.watched_bot"


@dataclass
class Played:
    """What an evening showed; `seen` is what `watched_bot` wrote, `memory` is megabytes (RSS)."""

    seen: dict[str, Any]
    memory: float


class Room(Evening):
    """One table of the evening, and the people who sit there."""

    def __init__(self, discord: Sandbox, bot: Program, path: Path, table: Table) -> None:
        house: Any = SimpleNamespace(discord=discord, bot=bot, database=path)
        super().__init__(house)
        self.table, self.people = table, list(table.people)
        self.server: Any = table.thread.guild

    async def act(self, luck: random.Random) -> None:
        """One of them does something, and sees what comes of it."""
        thread, person, what = self.table.thread, luck.choice(self.people), luck.random()
        if what < 0.2:
            board = self.board(thread)
            await (await person.press(board, hand_of(board))).private()
        elif what < 0.25:
            await (await person.slash("game list", channel=thread)).text()
        elif what < 0.3:
            await (await person.slash("game board", channel=thread)).private()
        elif what < 0.33:
            await (await person.slash("game log", channel=thread)).text()
        else:
            await (await self.answer(thread, luck)).text()
            await self.shown()


async def evening(folder: Path, *how: str) -> Played:
    """Let people act a number of times, at several tables at once."""
    path, into, luck = folder / "saloon.sqlite3", folder / "seen.json", random.Random("an evening")
    async with Sandbox(referee=False, history=200) as discord:
        discord.recorder.remember = 100
        tables = await deal(discord, path, number=GAMES, answers=ANSWERS, seats=MIXED)
        async with bot_of(discord, path, WATCHED, str(into), *how) as bot:
            await play([Room(discord, bot, path, table) for table in tables], luck)
            process = psutil.Process(bot.pid)
            memory = process.memory_info().rss / 1e6
            process.send_signal(signal.SIGUSR1)
            await discord.until(into.exists, timeout=30, what="the bot says what was seen")
    return Played(json.loads(into.read_text()), memory)


async def play(rooms: list[Room], luck: random.Random) -> None:
    """Some tables at once, each act at another table."""
    free, left = list(rooms), ACTS

    async def some() -> None:
        nonlocal left
        while left > 0:
            left -= 1
            room = free.pop(luck.randrange(len(free)))
            await room.act(luck)
            if not room.is_over(room.table.thread):
                free.append(room)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


def main() -> None:
    """Say how long the loop was stopped, beside a bot that leaves collections to Python."""
    for what, how in (("the bot", ()), ("left to Python", ("plain",))):
        with tempfile.TemporaryDirectory(dir=Path()) as name:
            say(what, asyncio.run(evening(Path(name).resolve(), *how)))


def say(what: str, played: Played) -> None:
    """Say it of one evening."""
    seen, what = played.seen, f"load: an evening of {GAMES} games, {ACTS} acts, {what}:"
    taken = [ms for _, ms, _ in seen["collections"]]
    late = [ms for ms in taken if ms > MOST_COLLECTION_MS]
    print(
        f"{what} the longest of {len(taken)} collections took {max(taken):.0f} ms"
        f" (aim: at most {MOST_COLLECTION_MS:.0f}), {len(late)} took longer; all together {sum(taken):.0f} ms"
    )
    longest, work = max(seen["stretches"])
    print(
        f"{what} the longest stretch of own work took {longest:.0f} ms"
        f" (aim: at most {MOST_STRETCH_MS:.0f}), in {work}"
    )
    print(
        f"{what} {played.memory:.0f} MB at its end; {seen['left']} objects were garbage that was left,"
        f" found in {seen['last']:.0f} ms when all was looked through"
    )


if __name__ == "__main__":
    main()
