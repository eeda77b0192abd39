"""What an interaction costs: from a press to its acknowledgement, and processor time until it is answered.

Our bot, in a running game, beside a bare discord.py bot that defers and edits: both processes of their own,
each against a sandbox of this process, in turns, one press at a time. A button that is no longer known costs
the acknowledgement and a line, which is what the bare bot does. My move also reads the game and answers with
a panel. What has a picture (My hand, some panels) is compared with a bare answer that has a file of its size.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import psutil

from engine.games import GAMES
from sandbox import Program, Reply, Sandbox
from tests.bench.measuring import in_turns, percentile
from tests.e2e.evening import evening_alone, hand_of

ROUNDS, PRESSES = 5, 40
AIM = 1.5
BARE = Path(__file__).with_name("bare_bot.py")


class Pressed:
    """A button of a bot: how long its acknowledgements took, and how much processor time its answers."""

    def __init__(self, pid: int, press: Callable[[], Awaitable[Reply]]) -> None:
        self._process, self._press = psutil.Process(pid), press
        self.latencies: list[float] = []
        self.spent = 0.0

    async def press(self) -> int:
        """Press once, and wait for the answer; the size of its picture."""
        reply = await self._press()
        answer = await reply.private()
        self.latencies.append(reply.latency)
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
async def bare_bot(*, picture: int, panel: int) -> AsyncIterator[dict[str, Pressed]]:
    """The buttons of the bare bot, logged in to a server of its own."""
    async with Sandbox() as discord:
        server = discord.add_server("Bare", locale="en-US")
        channel, person = server.add_channel("bare"), server.add_person("Anna")
        env = {"PICTURE_BYTES": str(picture), "PANEL_BYTES": str(panel)}
        async with Program(discord, BARE, env=env) as program:
            await discord.until(lambda: bool(channel.messages), what="the bare bot posts")
            message = person.last(channel)
            yield {
                label: Pressed(program.pid, partial(person.press, message, label))
                for label in ("text", "picture", "panel")
            }


async def measure(folder: Path, game: str) -> dict[str, Pressed]:
    """All buttons of a game in turn."""
    async with evening_alone(folder, log_level="INFO") as evening:
        thread = await evening.open_game(4, game=game)
        board, person = evening.board(thread), evening.awaited(thread)[0]
        presses = {
            "an unknown button": partial(person.forge, "of another time", message=board),
            "My move": partial(person.press, board, "My move"),
            "My hand": partial(person.press, board, hand_of(board)),
        }
        buttons = {what: Pressed(evening.bot.pid, press) for what, press in presses.items()}
        hand, panel = await buttons["My hand"].press(), await buttons["My move"].press()
        async with bare_bot(picture=hand, panel=panel) as bare:
            buttons |= bare
            for button in buttons.values():
                await button.press()
            await in_turns({what: button.round for what, button in buttons.items()}, rounds=ROUNDS)
    return buttons


def main() -> None:
    """Say what a press of ours costs in every game, beside one of the bare bot."""
    for game in GAMES:
        with tempfile.TemporaryDirectory(dir=Path()) as name:
            say(game, asyncio.run(measure(Path(name).resolve(), game)))


def say(game: str, buttons: Mapping[str, Pressed]) -> None:
    """Compare each button of ours with the bare bot's that does as much."""
    for ours, bare in (("an unknown button", "text"), ("My move", "panel"), ("My hand", "picture")):
        mine, reference = buttons[ours], buttons[bare]
        p50, p99 = (
            percentile(mine.latencies, part) / percentile(reference.latencies, part) for part in (0.5, 0.99)
        )
        spent = mine.spent / reference.spent
        print(f"acks: {game}, {ours} is acknowledged in {p50:.1f}x (p99 {p99:.1f}x) a bare bot's time")
        print(f"acks: {game}, {ours} is answered in {spent:.1f}x its processor time (aim: at most {AIM}x)")


if __name__ == "__main__":
    main()
