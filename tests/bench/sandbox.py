"""What the sandbox costs: an interaction that is answered with a picture, and the start of a large world.

An interaction counts all that this process, the sandbox and the person in it, does for a press that a bare
discord.py bot defers and then answers with a file of 32 KB: two requests and an event, beside what it costs
that bot. It is measured as in play, then also with a page open, in a large world, and with Discord's
description as the referee.

The large world has a thousand servers, in a hundred of which a game is on: threads with people, pictures and
buttons. It is built, and a discord.py client with the intent for servers is started, until it has heard of
every one; beside it stand the same servers as JSON.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import psutil

from sandbox import Channel, Person, Program, Sandbox
from sandbox.gateway.events import EVENTS
from sandbox.rest.referee import find_description
from sandbox.world.posting import Posting, Upload
from tests.bench.acks import BARE
from tests.bench.measuring import busy, in_turns
from tests.page.line import Line

ROUNDS, PRESSES, PICTURE_BYTES = 5, 60, 32 * 1024
SERVERS, GAMES, TURNS, SEATS = 1000, 100, 20, 4
MOST_MS, MOST_START_S = 3.0, 3.0
HISTORY, REMEMBERED = 200, 100
HEARS = Path(__file__).with_name("hearing_bot.py")
PICTURE = Upload("board.png", b"\x89PNG\r\n\x1a\n" + bytes(PICTURE_BYTES))
BUTTONS = [{"type": 2, "style": 1, "label": f"{n}", "custom_id": f"{n}"} for n in range(5)]
BOARD = {
    "components": [{"type": 1, "components": BUTTONS}],
    "attachments": [{"id": 0, "description": "A board"}],
}


def build(discord: Sandbox) -> None:
    """A thousand servers with two channels and some people each; in the first hundred a game is on."""
    posting, people = Posting(discord.world), list[Person]()
    for number in range(SERVERS):
        server = discord.add_server(f"Server {number}")
        server.add_channel("general")
        channel = server.add_channel("games")
        people = [server.add_person(who) for who in people or [f"Player {seat}" for seat in range(SEATS)]]
        if number < GAMES:
            play(discord, posting, channel, people)


def play(discord: Sandbox, posting: Posting, channel: Channel, people: list[Person]) -> None:
    """A thread with a board for every turn, each of which calls somebody."""
    bot = discord.bot
    thread = discord.world.add_thread(channel, "Game", owner=bot, kind=11, auto_archive=10080, of=None)
    for turn in range(TURNS):
        text = f"<@{people[turn % len(people)].id}>, it is your turn."
        posting.post(thread, bot, BOARD | {"content": text}, {"0": PICTURE})


class Pressed:
    """A bare bot's button; `bot` is how much processor time the bot has taken in all."""

    def __init__(self, person: Person, channel: Channel, pid: int) -> None:
        self._person, self._message, self._bot = person, person.last(channel), psutil.Process(pid)
        self.bot = 0.0

    async def round(self) -> float:
        """The milliseconds of processor time that each of many presses takes here."""
        before, began = self._bot.cpu_times(), time.process_time()
        for _ in range(PRESSES):
            await (await self._person.press(self._message, "picture")).private()
        spent, after = time.process_time() - began, self._bot.cpu_times()
        self.bot += after.user + after.system - before.user - before.system
        return spent / PRESSES * 1000


@asynccontextmanager
async def pressed(
    *, referee: bool = False, large: bool = False, page: bool = False
) -> AsyncIterator[Pressed]:
    """A bare bot, logged in to a sandbox as in play."""
    async with Sandbox(history=HISTORY, referee=referee) as discord:
        discord.recorder.remember = REMEMBERED
        server = discord.add_server("Bare")
        channel, person = server.add_channel("bare"), server.add_person("Anna")
        if large:
            build(discord)
        async with Program(discord, BARE, env={"PICTURE_BYTES": str(PICTURE_BYTES)}) as program:
            await discord.until(lambda: bool(channel.messages), timeout=30, what="the bare bot posts")
            async with Line(discord) as line:
                if page:
                    await line.be(person, channel)
                yield Pressed(person, channel, program.pid)


async def interactions() -> None:
    """Say what an interaction costs."""
    async with AsyncExitStack() as stack:
        found = {
            "as in play": await stack.enter_async_context(pressed()),
            "with a page open": await stack.enter_async_context(pressed(page=True)),
            "in a large world": await stack.enter_async_context(pressed(large=True)),
        }
        if find_description() is not None:
            found["with the referee"] = await stack.enter_async_context(pressed(referee=True))
        for button in found.values():
            await button.round()
            button.bot = 0.0
        taken = await in_turns({what: button.round for what, button in found.items()}, rounds=ROUNDS)
    for what, spent in taken.items():
        ours = sum(spent) / len(spent)
        beside = sum(spent) * PRESSES / 1000 / found[what].bot
        print(
            f"sandbox: an interaction {what} takes {ours:.2f} ms of processor time, {beside:.2f}x the bot's"
        )
    print(f"sandbox: (aim: at most {MOST_MS} ms as in play)")


async def start() -> None:
    """Say how long a large world takes to start, beside its JSON."""
    async with Sandbox(history=HISTORY, referee=False) as discord:
        spent, began = time.process_time(), time.perf_counter()
        build(discord)
        async with Program(discord, HEARS, env={"SERVERS": str(SERVERS)}) as program:
            await program.says(f"all {SERVERS} are here", timeout=60)
            total, spent = time.perf_counter() - began, time.process_time() - spent
            written = busy(lambda: write(discord))
    print(f"sandbox: a large world is built and heard of in {total:.2f} s (aim: at most {MOST_START_S} s)")
    print(f"sandbox: for which it takes {spent:.2f} s of processor time, {spent / written:.1f}x its JSON")


def write(discord: Sandbox) -> list[str]:
    """What the client hears, as JSON."""
    (session,) = discord.gateway.sessions.values()
    heard = [EVENTS["GUILD_CREATE"].payload(guild, session) for guild in discord.world.guilds.values()]
    return [json.dumps(data) for data in heard]


def main() -> None:
    """Say what both cost."""
    asyncio.run(interactions())
    asyncio.run(start())


if __name__ == "__main__":
    main()
