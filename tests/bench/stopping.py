"""What a stop under load costs whom: 43 tables answer, look and type, and the bot is told to end meanwhile.

It is no ratio, but says how many were told what became of their act, and how long the stop took, with Discord
as quick as it is here and with each request some time late.
"""

import asyncio
import tempfile
from pathlib import Path

from tests.e2e.evening import evening_alone
from tests.e2e.stopping import LATE_S, stopped, tables

TABLES = 43
AIM_S = 5


async def measure(folder: Path, late: float) -> str:
    """One stop of a bot of its own, in words."""
    async with evening_alone(folder, log_level="INFO") as evening:
        return str(await stopped(evening, await tables(evening, TABLES), late=late))


def main() -> None:
    """Say what became of everything that people did, with a quick and with a slow Discord."""
    for late in (0.0, LATE_S):
        with tempfile.TemporaryDirectory(dir=Path()) as name:
            said = asyncio.run(measure(Path(name).resolve(), late))
        print(f"stopping: requests {late:g} s late: {said} (aim: all stored told, none thinking, {AIM_S} s)")


if __name__ == "__main__":
    main()
