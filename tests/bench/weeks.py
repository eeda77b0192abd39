"""Whether the sandbox stays small: its memory over a hundred thousand interactions, which takes some minutes.

`tests/sandbox/weeks.py` says what is done. The client that does it speaks over a real socket from this very
process, and its memory is counted too; the sandbox keeps what it keeps in play. It is measured only if named.
"""

import asyncio
import gc

import psutil

from sandbox import Sandbox
from tests.bench.sandbox import HISTORY, REMEMBERED
from tests.sandbox.weeks import Weeks

STEPS, WARM, TOLD = 100_000, 10_000, 10
AIM = 1.1


async def measure() -> None:
    """Say how much is held after warming up, and ever after."""
    process, sizes = psutil.Process(), list[int]()
    async with Sandbox(history=HISTORY, referee=False) as discord:
        discord.recorder.remember = REMEMBERED
        async with Weeks(discord) as weeks:
            await weeks.go(WARM)
            for told in range(TOLD + 1):
                gc.collect()
                sizes.append(process.memory_info().rss)
                kept = f"{len(gc.get_objects())} objects, {len(discord.world.messages)} messages"
                done = WARM + told * (STEPS // TOLD)
                print(f"weeks: after {done} interactions {sizes[-1] / 2**20:.0f} MiB, {kept}", flush=True)
                if told < TOLD:
                    await weeks.go(STEPS // TOLD)
    print(f"weeks: {sizes[-1] / sizes[0]:.3f}x what it held after warming up (aim: at most {AIM}x)")


def main() -> None:
    """Measure it."""
    asyncio.run(measure())


if __name__ == "__main__":
    main()
