"""A start after an outage: many games have news, Discord limits as it does, and somebody presses meanwhile.

Each game has a board with buttons in a thread of its own, and what happened since is to be posted. Counted is
what Discord says to each request of the bot, until every game has its new board and the old one no buttons;
and how often discord.py gave a request up, after five refusals. The least possible time is that of a request
a board at a pace of 40 a second. Private answers, to presses of a button that is not known any more,
are measured beside those of the same bot when it has nothing else to do.

`python -m tests.bench.load.outage 100` does it with fewer games.
"""

import asyncio
import math
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import psutil

from sandbox import Channel, Person, Program, Sandbox, SeenMessage
from sandbox.rest.bad_requests import MOST_BAD
from sandbox.world.posting import Posting
from tests.bench.load.crowd import Place, copy, play
from tests.bench.measuring import percentile
from tests.stored import Stored

GAMES, SERVERS, ANSWERS, NEWS = 1000, 50, 12, 3
PACE = 40
MOST_REFUSED = 0.02
PRESSES, PAUSE_S = 100, 0.5
PATIENCE_S = 150.0
"""Whoever has not done it by then is slow, or was given up; what is there is counted."""
BUTTON = {"type": 2, "style": 1, "label": "My move", "custom_id": "act:1"}
BOARD = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "id": 1_000_000_001,
            "components": [
                {"type": 10, "content": "It is your turn."},
                {"type": 1, "components": [BUTTON]},
            ],
        }
    ],
}


class Town:
    """Servers with threads, in each of which there is a board; and a server where somebody presses."""

    def __init__(self, discord: Sandbox, games: int) -> None:
        self.discord = discord
        posting = Posting(discord.world)
        channels = [discord.add_server(f"Town {number}").add_channel("saloon") for number in range(SERVERS)]
        self.threads = [self._thread(channels[number % SERVERS]) for number in range(games)]
        self.boards = [posting.post(thread, discord.bot, BOARD, {}) for thread in self.threads]
        quiet = discord.add_server("Quiet")
        self.person: Person = quiet.add_person("Anna")
        self.board = SeenMessage(posting.post(quiet.add_channel("saloon"), discord.bot, BOARD, {}))

    def _thread(self, channel: Channel) -> Channel:
        return self.discord.world.add_thread(
            channel, "Game", owner=self.discord.bot, kind=11, auto_archive=10080, of=None
        )

    def place(self, number: int) -> Place:
        """Where a game is played."""
        thread = self.threads[number]
        assert thread.guild is not None
        assert thread.parent is not None
        return Place(int(thread.guild.id), int(thread.parent.id), int(thread.id))

    async def pressed(self) -> float:
        """Milliseconds from a press to its private answer; for ever, if it is not acknowledged in time."""
        began = time.perf_counter()
        try:
            await (await self.person.forge("of another time", message=self.board)).private()
        except AssertionError:
            return math.inf
        return (time.perf_counter() - began) * 1000

    @property
    def missing(self) -> int:
        """How many games have no new board."""
        return sum(len(thread.messages) == 1 for thread in self.threads)

    @property
    def has_buttons(self) -> int:
        """How many of the old boards have buttons yet."""
        return sum("act:1" in str(board.components) for board in self.boards)


def move(path: Path, town: Town, played: Sequence[int]) -> None:
    """Put the games that were played in their places, and let all have a board and some news since."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN")
        for number, game in enumerate(played):
            db.execute(
                "UPDATE sessions SET guild = ?, channel = ?, thread = ? WHERE id = ?",
                (*town.place(number), game),
            )
        for game, board in zip(
            [row[0] for row in db.execute("SELECT id FROM sessions ORDER BY id")], town.boards, strict=True
        ):
            db.execute(
                "UPDATE sessions SET board = ?1, board_from = 1, board_due = '[]', posted ="
                " (SELECT max(1, max(number) - ?3) FROM story WHERE session = ?2) WHERE id = ?2",
                (int(board.id), game, NEWS),
            )
        db.execute(
            "UPDATE story SET posted = (SELECT board FROM sessions WHERE id = session)"
            " WHERE number <= (SELECT sessions.posted FROM sessions WHERE id = session)"
        )
        db.execute("INSERT INTO boards (session, message, thread) SELECT id, board, thread FROM sessions")
        db.execute("COMMIT")


async def measure(folder: Path, games: int) -> None:
    """One start with a game's news in each thread."""
    path = folder / "saloon.sqlite3"
    played = await play(path, answers=ANSWERS)
    async with Sandbox(referee=False) as discord:
        town = Town(discord, games)
        copy(path, played, lambda number: town.place(number + len(played)), number=games - len(played))
        move(path, town, played)
        discord.faults.limit_as_discord()
        discord.rest.bad_requests.most = sys.maxsize  # whoever would be banned is measured to the end
        program = Program(discord, "bot", env={"SALOON_DATABASE": str(path), "SALOON_LOG_LEVEL": "INFO"})
        async with program:
            began, waits = time.perf_counter(), list[float]()
            taken = [0.0, 0.0]
            while (town.missing or town.has_buttons) and taken[1] < PATIENCE_S:
                waits.append(await town.pressed())
                await asyncio.sleep(PAUSE_S)
                taken[1] = time.perf_counter() - began
                taken[0] = taken[1] if town.missing else taken[0]
            missing, left = town.missing, town.has_buttons
            await discord.settle(quiet=1, timeout=10)
            process = psutil.Process(program.pid)
            spent, memory = sum(process.cpu_times()[:2]), process.memory_info().rss / 2**20
            statuses = Counter(said.status for said in discord.outgoing if not _is_private(said.path))
            quiet = [await town.pressed() for _ in range(PRESSES)]
        given_up = sum("429 Too Many Requests" in line for line in program.lines)
    say(games, statuses, given_up=given_up, taken=taken)
    with Stored(path) as stored:
        behind = stored.behind()
    print(
        f"load: … then {missing} boards are missing, {left} old ones have buttons, {behind} games are in"
        " trouble or not noted (aim: 0, 0, 0)"
    )
    print(f"load: … the bot took {spent:.1f} s of processor time, and had {memory:.0f} MB")
    for part, name in ((0.5, "p50"), (0.99, "p99")):
        busy, idle = percentile(waits, part), percentile(quiet, part)
        print(
            f"load: … a private answer meanwhile, {name}: {busy:.0f} ms, {busy / idle:.1f}x the quiet bot's"
        )


def say(games: int, statuses: Counter[int], *, given_up: int, taken: list[float]) -> None:
    """Say what Discord said, and how long it took."""
    good, refused = sum(n for status, n in statuses.items() if 200 <= status < 300), statuses[429]
    print(
        f"load: {games} boards to post after an outage: {good} requests, {refused} refusals (429),"
        f" {refused / good:.3f} a good request (aim: at most {MOST_REFUSED}; {MOST_BAD} in ten minutes ban)"
    )
    print(f"load: … requests that were given up {given_up} (aim: 0)")
    print(
        f"load: … all are there after {taken[0]:.0f} s, no old one has buttons after {taken[1]:.0f} s"
        f" (least possible: {games / PACE:.0f} s for a request each)"
    )


def _is_private(path: str) -> bool:
    return path.startswith(("/interactions", "/webhooks"))


def main(games: int = GAMES) -> None:
    """Say what such a start costs."""
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        asyncio.run(measure(Path(name).resolve(), games))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
