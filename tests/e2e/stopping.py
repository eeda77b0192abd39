"""A stop under load: many people press, command and complete, and the bot is told to end at that moment.

It says what became of everything that they did; what must be true of it, the tests say.
"""

import asyncio
import contextlib
import os
import random
import re
import signal
import time
from dataclasses import dataclass, field

from renders.language.catalogues import words_for
from sandbox import Channel, Reply
from tests.e2e.evening import Evening

LATE_S = 0.3
"""Every request reaches Discord so much later, as on a bad evening."""
FAULT = re.compile(r"Traceback|never retrieved|is closed| ERROR |Unclosed")
RESTARTING = words_for("en").text("failed-restarting")


@dataclass
class Stop:
    """What became of what people did just before and during a stop."""

    seconds: float = 0.0
    done: list[Reply] = field(default_factory=list)
    answers: dict[int, Reply] = field(default_factory=dict)
    """Of what was done the answers to a game's question, by the game's number."""
    stored: set[int] = field(default_factory=set)
    """The games whose answer is in the file."""
    faults: list[str] = field(default_factory=list)
    """Lines of the log that nobody should have to read."""

    @property
    def told(self) -> set[int]:
        """The games whose player was told that their answer counts."""
        return {number for number, reply in self.answers.items() if says(reply, "✓")}

    @property
    def refused(self) -> list[Reply]:
        """Who was told that the bot is being restarted."""
        return [reply for reply in self.done if says(reply, RESTARTING)]

    @property
    def failed(self) -> list[Reply]:
        """Who reads in Discord's own words that it failed: it was never acknowledged."""
        return [reply for reply in self.done if reply.ack == "none"]

    @property
    def left_thinking(self) -> list[Reply]:
        """Who looks at "thinking…" for good."""
        return [reply for reply in self.done if reply.ack == "deferred" and not reply.messages]

    def __str__(self) -> str:
        return (
            f"{len(self.done)} acts, of them {len(self.answers)} answers: {len(self.stored)} stored,"
            f" {len(self.told & self.stored)} of these told; {len(self.refused)} acts refused in words,"
            f" {len(self.failed)} by Discord, {len(self.left_thinking)} left thinking;"
            f" over in {self.seconds:.1f} s, {len(self.faults)} faults in the log"
        )


def says(reply: Reply, text: str) -> bool:
    return any(message.text.startswith(text) for message in reply.messages)


async def tables(evening: Evening, count: int) -> dict[int, Channel]:
    """So many games of Boomtown of three people each, by their numbers: an admin lets them play so many."""
    boss = evening.server.add_person("Eve", permissions=["MANAGE_GUILD"])
    await (
        await boss.slash("saloon set", channel=evening.channel, setting="most-running", value=str(count))
    ).text()
    found = {}
    for _ in range(count):
        thread = await evening.open_game(3)
        found[evening.number] = thread
    return found


async def stopped(evening: Evening, games: dict[int, Channel], *, late: float = LATE_S) -> Stop:
    """People act at all tables; while that is under way the bot is told to stop, again and again, and others
    go on."""
    stop, luck = Stop(), random.Random(1)
    evening.bot.lines.clear()
    if late:
        evening.discord.faults.delay("", late, before_effect=True)
    for number, thread in games.items():
        await _act_at(evening, number, thread, luck, stop)
    begun, pid = time.monotonic(), evening.bot.pid
    ending = asyncio.create_task(evening.bot.terminate())
    for turn in range(1000):
        await asyncio.sleep(0.1)
        if not evening.bot.is_running:
            break
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, (signal.SIGINT, signal.SIGTERM)[turn % 2])
        await _come_too_late(evening, luck.choice(list(games.values())), stop)
    assert await ending == 0
    stop.seconds = time.monotonic() - begun
    evening.discord.faults.clear()
    stop.stored = evening.stored.answered()
    stop.faults = [line for line in evening.bot.lines if FAULT.search(line)]
    return stop


async def _act_at(evening: Evening, number: int, thread: Channel, luck: random.Random, stop: Stop) -> None:
    """Whoever is asked completes and answers, another one looks at the question, a third types a command."""
    board, asked = evening.board(thread), evening.asked(thread)
    others = [person for person in evening.people[:3] if person is not asked]
    buttons = [button.custom_id for button in board.all_buttons if button.custom_id.startswith("do:")]
    answer = await asked.press(board, luck.choice(buttons), wait=False)
    stop.answers[number] = answer
    stop.done += [
        answer,
        await others[0].press(board, "My move", wait=False),
        await others[1].slash("game board", channel=thread, wait=False),
        await asked.forge_command("boomtown bid", {"gold": ""}, focused="gold", channel=thread, wait=False),
    ]


async def _come_too_late(evening: Evening, thread: Channel, stop: Stop) -> None:
    anna, ben, cleo = evening.people[:3]
    stop.done += [
        await anna.press(evening.board(thread), "My side", wait=False),
        await ben.slash("game list", channel=thread, wait=False),
        await cleo.forge("other:1:1.1", message=evening.board(thread), fields={"x": "1"}, wait=False),
    ]
