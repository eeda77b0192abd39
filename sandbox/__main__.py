"""`python -m sandbox [--port N] -- python -m anybot`: a local Discord with a server, a channel and a bot.

It runs until the program ends or is stopped, and knows the program only by its command line.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence

from sandbox.program import Program
from sandbox.sandbox import Sandbox


def program_of(command: Sequence[str]) -> list[str]:
    """What `sandbox.launch` is to run: ["-m", "bot"] and ["bot"] are the module, ["bot.py"] is the file."""
    words = list(command)
    if words and words[0] == "--":
        words = words[1:]
    if words and words[0].rsplit("/", 1)[-1].startswith("python"):
        words = words[1:]
    if words and words[0] == "-m":
        words = words[1:]
    return words


async def play(command: Sequence[str], *, port: int) -> int:
    """Run until the program ends or SIGINT or SIGTERM comes; the program's exit code."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for signum in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signum, stop.set)
    async with Sandbox(port=port) as discord:
        discord.rest.remember = 100
        discord.add_server("Dodge City").add_channel("saloon")
        print(f"The sandbox listens on {discord.base_url}", flush=True)
        program = Program(discord, *program_of(command), echo=True)
        await program.start()
        ended = asyncio.create_task(program.ended(timeout=None))
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait([ended, stopped], return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if ended.done():
            return ended.result()
        ended.cancel()
        return await program.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="a free one unless named")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="-- python -m yourbot")
    arguments = parser.parse_args()
    if not program_of(arguments.command):
        parser.error("name a program: python -m sandbox -- python -m yourbot")
    sys.exit(asyncio.run(play(arguments.command, port=arguments.port)))


if __name__ == "__main__":
    main()
