"""A bot with as many lines to Discord as Discord asks for, one a shard, that wastes none of a day's log-ins.

discord.py launches the shards and mends their lines. Its bot of several lines does some things worse than its
bot of one line: they are mended here. It knows nothing of games.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, TypeAlias

import aiohttp
import discord
import yarl
from discord.ext import commands
from discord.gateway import ReconnectWebSocket

log = logging.getLogger(__name__)

LOG_IN_EVERY_S: Final = 5.0
"""Discord lets one shard log in every five seconds."""
FIRST_PAUSE_S: Final = 1.0
LONGEST_PAUSE_S: Final = 5.0
"""The longest pause before the bot asks again for a line that Discord did not give it."""
MOST_DOUBLED: Final = 3
"""A shard that has had no line for a minute pauses for up to 2 seconds, the next time up to 4, and so on up
to 2 to the power of this. discord.py by itself would go on to 17 minutes."""

Mend: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


class Sharded(commands.AutoShardedBot):
    """An AutoShardedBot that resumes every session that can be resumed, and launches no shard in vain."""

    _is_stopping = False
    """Whoever closes the bot sets this first: no shard is launched any more."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.http.ws_connect = patient(self.http.ws_connect)  # type: ignore[method-assign]
        self._log_in = asyncio.Lock()
        self._mending: set[asyncio.Task[None]] = set()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Log a shard in when its turn comes. Do nothing once the bot stops, or once Discord has turned
        another shard away for good: then `connect` ends, and says why."""
        if not initial and self._may_launch():
            await asyncio.sleep(LOG_IN_EVERY_S)
        if self._may_launch():
            await super().launch_shard(gateway, shard_id, initial=True)
            if (shard := self.get_shard(shard_id)) is not None:
                self._mend_apart(shard._parent)

    def _mend_apart(self, shard: Any) -> None:
        """Let a shard's line be mended while others are being mended. discord.py mends one after the other,
        so one line that Discord does not give would keep all others waiting, and also what ends the bot."""
        if "reconnect" not in vars(shard):  # else a second try launched it, and has done this already
            shard.reidentify = self._apart(shard.reidentify)
            # discord.py's own `reconnect` ends the bot if a line closes as it opens.
            shard.reconnect = partial(shard.reidentify, ReconnectWebSocket(shard.id, resume=False))
            shard._backoff._max = MOST_DOUBLED

    def _apart(self, mend: Mend) -> Mend:
        last = float("-inf")

        async def after_a_pause(*args: Any) -> None:
            nonlocal last
            now = asyncio.get_running_loop().time()
            last = max(now, last + FIRST_PAUSE_S)
            await asyncio.sleep(last - now)  # a line may close as it opens, again and again
            await mend(*args)

        async def begun(*args: Any) -> None:
            task = asyncio.create_task(after_a_pause(*args), name="line")
            self._mending.add(task)
            task.add_done_callback(self._mending.discard)

        return begun

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for a shard's turn to log in, also if several have lost their sessions at the same time."""
        async with self._log_in:
            await super().before_identify_hook(shard_id, initial=initial)

    async def close(self) -> None:
        """Hang up, and mend no line any more."""
        try:
            await super().close()
        finally:
            for task in self._mending:
                task.cancel()
            await asyncio.gather(*self._mending, return_exceptions=True)

    def _may_launch(self) -> bool:
        return not self._is_stopping and not any(_is_turned_away(shard) for shard in self.shards.values())

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on to its listeners. A shard that has just logged in first forgets old servers."""
        if event_name == "shard_connect":
            self._forget_servers_left(*args)
        super().dispatch(event_name, *args, **kwargs)

    def _forget_servers_left(self, shard_id: int) -> None:
        """Forget the servers that the shard had before a log-in and no longer has. Discord has just named
        those that it has: they are unavailable until an event describes them."""
        for guild in self.guilds:
            if guild.shard_id == shard_id and not guild.unavailable:
                self._connection._remove_guild(guild)


Connect: TypeAlias = Callable[..., Coroutine[Any, Any, aiohttp.ClientWebSocketResponse]]


def patient(connect: Connect) -> Connect:
    """The same, except that it asks again for a line that it did not get until whoever waits gives up.

    After one refusal discord.py would log a shard in again, instead of resuming its session: that costs a
    log-in, five seconds in which nobody is answered, and the events that come meanwhile.
    """

    async def connected(url: str, **options: Any) -> aiohttp.ClientWebSocketResponse:
        pause = FIRST_PAUSE_S
        while True:
            try:
                return await connect(url, **options)
            except (OSError, aiohttp.ClientError) as error:
                log.warning(
                    "no line to Discord (%s: %s); again in %.0f s", type(error).__name__, error, pause
                )
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE_S, 2 * pause)

    return connected


def _is_turned_away(shard: discord.ShardInfo) -> bool:
    """Whether Discord has closed a shard's line with a code after which a new try would be in vain."""
    return shard.is_closed() and not shard._parent.ws._can_handle_close()
