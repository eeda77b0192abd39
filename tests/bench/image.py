"""What the image weighs, how long the bot takes from its start to its first line, with a file of its own,
and how much processor time `healthy` takes, which is asked twice a minute.

An image needs Docker, so this measures what goes into it, and starts the bot under the image's conditions
(`tests/deploy/container.py`). It is no ratio: a machine that does other things meanwhile is slow.
"""

import asyncio
import os
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import psutil

from sandbox import Program, Sandbox
from tests.deploy import container

BASE_MB: Final = 124.85
"""python:3.11.16-slim-trixie for amd64 of August 2026, all its layers on a disk: docker-library/repo-info,
repos/python/local/3.11.16-slim-trixie.md."""
MOST_MB: Final = 250
RUNS: Final = 7
AIM_S: Final = 4
HEALTHY_AIM_S: Final = 0.2


def laid_mb(place: Path) -> float:
    """The megabytes of all files that are laid over the base, compiled."""
    tops = [container.here(path) for path in (place / "lib").glob("python*/site-packages/*")]
    files = [file for top in tops for file in (top.rglob("*") if top.is_dir() else [top])]
    return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


class Taken(NamedTuple):
    """What one run took, in seconds."""

    ready: float
    """From the start of the process to READY."""
    busy: float
    """The processor time until then."""
    stop: float
    """From SIGTERM to its end."""


async def run(folder: Path, python: Sequence[str | Path]) -> Taken:
    """Start the bot, and stop it once it has handed its commands over."""
    async with Sandbox() as discord:
        (folder / "token").write_text(discord.token)
        discord.add_server("Dodge City").add_channel("saloon")
        bot = Program(discord, "bot", python=python)
        began = time.monotonic()
        async with bot:
            ready, process = time.monotonic() - began, container.process_in(bot.pid)
            busy = sum(psutil.Process(process).cpu_times()[:4])
            await bot.synced()
            stopped = time.monotonic()
            os.kill(process, signal.SIGTERM)
            assert await bot.ended() == 0, bot.output
            return Taken(ready, busy, time.monotonic() - stopped)


def healthy_s(folder: Path) -> float:
    """The processor time of `healthy` beside a bot that is well, in seconds."""
    database = folder / "saloon.sqlite3"
    folder.joinpath(f"{database.name}.alive").touch()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "bot", "healthy"]
    subprocess.run(
        command, env=os.environ | {"SALOON_DATABASE": str(database)}, check=True, capture_output=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Say how much `healthy` takes, what the image weighs, and how fast it starts and stops."""
    with tempfile.TemporaryDirectory() as name:
        healthy = statistics.median(healthy_s(Path(name)) for _ in range(RUNS))
    print(f"image: `healthy` takes {healthy:.2f} s of processor time (aim: {HEALTHY_AIM_S} s)")
    if (problem := container.why_not()) is not None:
        print(f"image: not measured, because {problem}")
        return
    taken = list[Taken]()
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        folder = Path(name).resolve()
        place = container.lay(folder)
        container.compile_all(place)
        size = laid_mb(place)
        print(
            f"image: {size:.0f} MB on a base of {BASE_MB:.0f} MB: {BASE_MB + size:.0f} MB (aim: {MOST_MB} MB)"
        )
        for number in range(RUNS):
            data = folder / f"data-{number}"
            data.mkdir()
            taken.append(asyncio.run(run(folder, container.command(place, data, folder / "token"))))
    ready, busy, stop = (statistics.median(each) for each in zip(*taken, strict=True))
    spread = f"{min(one.ready for one in taken):.1f} to {max(one.ready for one in taken):.1f}"
    print(f"image: ready after {ready:.1f} s, {spread}, with {busy:.1f} s of processor time (aim: {AIM_S} s)")
    print(f"image: stopped after {stop:.1f} s; medians of {RUNS} runs at load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
