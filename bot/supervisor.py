"""Keeps a client running until it is told to stop, whatever ends it: the first connection, too, may fail.

If all shards of a client stay without a line, it is ended too, because a new client depends on nothing that
the old one remembers. If only some shards are lost, the client mends them itself.
"""

import asyncio
import logging
import time
from collections.abc import Callable

import discord

log = logging.getLogger(__name__)

LONGEST_PAUSE_S = 60.0
LOOK_EVERY_S = 5.0
LOOKS_WITHOUT_A_LINE = 12
CLOSING_S = 9.0
"""How long a client may take to close; it gives up by itself before that. A stop must be over within 10 s."""


async def keep_running(
    make_client: Callable[[], discord.AutoShardedClient],
    token: str,
    stop: asyncio.Event,
    *,
    first_pause: float = 1.0,
) -> None:
    """Run clients one after the other until `stop` is set. Raises discord.LoginFailure for a bad token."""
    pause = first_pause
    stopping = asyncio.create_task(stop.wait(), name="stop")
    try:
        while not stop.is_set():
            began = time.monotonic()
            error = await _run_once(make_client(), token, stopping)
            if isinstance(error, discord.LoginFailure):
                raise error
            if stop.is_set():
                break
            if time.monotonic() - began > LONGEST_PAUSE_S:  # it had recovered from the last failure
                pause = first_pause
            log.error("the connection ended; again in %.0f s", pause, exc_info=error)
            await asyncio.wait({stopping}, timeout=pause)
            pause = min(LONGEST_PAUSE_S, pause * 2)
    finally:
        stopping.cancel()


async def _run_once(
    client: discord.AutoShardedClient, token: str, stopping: "asyncio.Task[bool]"
) -> BaseException | None:
    """Run a client until it ends, has had no line for too long, or must stop. Returns the error that ended
    it, if any."""
    running = asyncio.create_task(client.start(token), name="client")
    losing = asyncio.create_task(_lost(client), name="lost")
    await asyncio.wait({running, losing, stopping}, return_when=asyncio.FIRST_COMPLETED)
    closing = asyncio.create_task(client.close(), name="close")
    await asyncio.wait({closing}, timeout=CLOSING_S)
    for task in (running, losing, closing):
        task.cancel()
    outcome, _, failure = await asyncio.gather(running, losing, closing, return_exceptions=True)
    if failure is not None:
        log.error("the connection could not be closed properly", exc_info=failure)
    return outcome


async def _lost(client: discord.AutoShardedClient) -> None:
    """Return when `LOOKS_WITHOUT_A_LINE` looks in succession have found a client without any line.

    Shards log in one after the other, which may take minutes: a shard that is not launched yet is not lost.
    This counts looks, not seconds: if the machine has slept, the lines need not be lost.
    """
    looks = 0
    while looks < LOOKS_WITHOUT_A_LINE:
        await asyncio.sleep(LOOK_EVERY_S)
        looks = looks + 1 if all(shard.is_closed() for shard in client.shards.values()) else 0
