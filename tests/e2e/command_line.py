"""A command of `python -m bot` as a process of its own, as the operator types it."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from tests.e2e.evening import Evening

ROOT = Path(__file__).parents[2]


async def command(evening: Evening, *words: str) -> str:
    """What a command says that succeeds over the file of an evening; it has none of our settings."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SALOON_")}
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "bot", *words],
        cwd=ROOT,
        env={**environment, "SALOON_DATABASE": str(evening.database)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
