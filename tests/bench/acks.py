"""What an interaction costs: from a press to its acknowledgement, and processor time until it is answered.

Our bot, in a running game, beside a bare discord.py bot that defers and edits: both processes of their own,
each against a sandbox of this process, in turns, one press at a time. "My hand" is compared with an answer
that has a file of the same size.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psutil

from sandbox import Person, Program, Sandbox, SeenMessage
from tests.bench.measuring import in_turns, percentile
from tests.e2e.evening import Evening

ROUNDS, PRESSES = 5, 40
AIM = 1.5
BARE = Path(__file__).with_name("bare_bot.py")


class Pressed:
    """A bot's button: how long its acknowledgements took, and how much processor time its answers."""

    def __init__(self, pid: int, person: Person, message: SeenMessage, button: str) -> None:
        self._process, self._person, self._message, self._button = (
            psutil.Process(pid),
            person,
            message,
            button,
        )
        self.latencies: list[float] = []
        self.spent = 0.0

    async def press(self) -> int:
        """Press once, and wait for the answer; the size of its picture."""
        reply = await self._person.press(self._message, self._button)
        answer = await reply.private()
        self.latencies.append(reply.latency * 1000)
        return sum(len(picture.data) for picture in answer.pictures)

    async def round(self) -> float:
        """Press many times, one after the other."""
        before = self._process.cpu_times()
        for _ in range(PRESSES):
            await self.press()
        after = self._process.cpu_times()
        spent = after.user + after.system - before.user - before.system
        self.spent += spent
        return spent


@asynccontextmanager
async def bare_bot(picture: int) -> AsyncIterator[tuple[Program, Person, SeenMessage]]:
    """The bare bot, logged in, somebody on its server, and its message."""
    async with Sandbox() as discord:
        server = discord.add_server("Bare", locale="en-US")
        channel, person = server.add_channel("bare"), server.add_person("Anna")
        async with Program(discord, BARE, env={"PICTURE_BYTES": str(picture)}) as program:
            await discord.until(lambda: bool(channel.messages), what="the bare bot posts")
            yield program, person, person.last(channel)


async def measure(folder: Path) -> dict[str, Pressed]:
    """All buttons in turn."""
    async with Evening(folder, log_level="INFO") as evening:
        thread = await evening.open_game(4)
        board, person = evening.board(thread), evening.asked(thread)
        pid = evening.bot.pid
        act, hand = Pressed(pid, person, board, "Act"), Pressed(pid, person, board, "My hand")
        await act.press()
        async with bare_bot(await hand.press()) as (program, somebody, message):
            buttons = {"Act": act, "My hand": hand}
            for label in ("text", "picture"):
                buttons[label] = Pressed(program.pid, somebody, message, label)
                await buttons[label].press()
            await in_turns({what: button.round for what, button in buttons.items()}, rounds=ROUNDS)
    return buttons


def main() -> None:
    """Say what a press of ours costs, and in how much of that of a bare bot."""
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        buttons = asyncio.run(measure(Path(name).resolve()))
    for ours, bare in (("Act", "text"), ("My hand", "picture")):
        p50, p99 = (_times(buttons[ours], buttons[bare], part) for part in (0.5, 0.99))
        spent = buttons[ours].spent / buttons[bare].spent
        print(f"acks: {ours}: acknowledged in p50 {p50:.1f}x, p99 {p99:.1f}x a bare bot's time")
        print(f"acks: {ours}: {spent:.1f}x its processor time until answered (aim: at most {AIM}x)")


def _times(ours: Pressed, bare: Pressed, part: float) -> float:
    return percentile(ours.latencies, part) / percentile(bare.latencies, part)


if __name__ == "__main__":
    main()
