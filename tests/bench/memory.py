"""What an idle bot needs: our memory some seconds after the login, beside a bare discord.py bot's.

USS is what only this process has, RSS also what it shares with others (libraries).
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psutil

from sandbox import Program, Sandbox
from tests.bench.acks import BARE
from tests.bench.measuring import ratio

ROUNDS, SETTLE_S = 5, 3.0
AIM = 1.5


@asynccontextmanager
async def logged_in(*program: str | Path, database: Path) -> AsyncIterator[int]:
    """A bot on a server of its own; its process id."""
    async with Sandbox() as discord:
        discord.add_server("Dodge City", locale="en-US").add_channel("saloon")
        async with Program(discord, *program, env={"SALOON_DATABASE": str(database)}) as started:
            yield started.pid


async def measure(folder: Path) -> dict[str, dict[str, list[float]]]:
    """Start both anew in every round; by kind of memory, then by bot."""
    taken: dict[str, dict[str, list[float]]] = {"uss": {}, "rss": {}}
    for number in range(ROUNDS):
        database = folder / f"{number}.sqlite3"
        ours, bare = logged_in("bot", database=database), logged_in(BARE, database=database)
        async with ours as our_pid, bare as bare_pid:
            await asyncio.sleep(SETTLE_S)
            for bot, pid in (("ours", our_pid), ("bare", bare_pid)):
                used = psutil.Process(pid).memory_full_info()
                taken["uss"].setdefault(bot, []).append(used.uss)
                taken["rss"].setdefault(bot, []).append(used.rss)
    return taken


def main() -> None:
    """Compare both kinds of memory."""
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        taken = asyncio.run(measure(Path(name).resolve()))
    for kind, of in taken.items():
        aim = f" (aim: at most {AIM}x)" if kind == "rss" else ""
        print(f"memory: idle {kind.upper()} {ratio(of, 'ours', 'bare'):.2f}x a bare bot{aim}")


if __name__ == "__main__":
    main()
