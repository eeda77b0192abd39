"""A bot's session at the gateway, and the lines that it runs over. They know no event and no rule."""

from __future__ import annotations

import asyncio
import collections
import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox.codes import Json

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
MEMBERS, INVALID, HELLO, ACK = 8, 9, 10, 11

Event = tuple[int, str, Json]


@dataclass(eq=False)
class Line:
    """One websocket, which sends frames in the order in which they were put."""

    socket: web.WebSocketResponse
    transport: asyncio.BaseTransport | None
    deflate: Any
    frames: asyncio.Queue[Json | None] = field(default_factory=asyncio.Queue)
    watch: asyncio.TimerHandle | None = None

    def put(self, op: int, data: Any = None, event: str | None = None, number: int | None = None) -> None:
        self.frames.put_nowait({"op": op, "d": data, "s": number, "t": event})

    async def write(self) -> None:
        """Send what was put until the line closes; one zlib context a line, flushed after each frame."""
        while (frame := await self.frames.get()) is not None:
            raw = json.dumps(frame, separators=(",", ":"))
            try:
                if self.deflate is None:
                    await self.socket.send_str(raw)
                else:
                    packed = self.deflate.compress(raw.encode()) + self.deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
            except ConnectionError:
                return


@dataclass(eq=False)
class Session:
    """What survives a cut line: how many events there were, and the latest; `shard` is (which, of how many).

    `unavailable` are the ids of the guilds that it was told to be so. `inspect` sees every event before it is
    sent; `lost_at` is the loop's time when the line was lost.
    """

    id: str
    intents: int
    shard: tuple[int, int] = (0, 1)
    large_threshold: int = 50
    number: int = 0
    unavailable: set[str] = field(default_factory=set)
    log: collections.deque[Event] = field(default_factory=collections.deque)
    line: Line | None = None
    was_cut: bool = False
    lost_at: float = 0.0
    inspect: Callable[[str, Json], None] | None = None

    def dispatch(self, event: str, data: Json) -> None:
        if self.inspect is not None:
            self.inspect(event, data)
        self.number += 1
        self.log.append((self.number, event, data))
        if self.line is not None:
            self.line.put(DISPATCH, data, event, self.number)

    def replay(self, after: int) -> None:
        assert self.line is not None
        for number, event, data in self.log:
            if number > after:
                self.line.put(DISPATCH, data, event, number)

    def hears_of(self, guild_id: str | None) -> bool:
        """Whether this shard hears of this server; the first shard hears of what is in no server."""
        which, of = self.shard
        return (int(guild_id) >> 22) % of == which if guild_id is not None else which == 0
