"""A gateway connection by hand."""

from __future__ import annotations

import asyncio
import json
import zlib
from types import TracebackType
from typing import Any

import aiohttp

from sandbox import Sandbox

GUILDS = 1 << 0
PATIENCE_S = 10.0


class Line:
    """`query` is added to the address; `number` is that of the last event."""

    def __init__(self, discord: Sandbox, query: str = "") -> None:
        self._discord = discord
        self._query = query
        self._session = aiohttp.ClientSession()
        self._inflate = zlib.decompressobj()
        self.number = 0

    async def connect(self, query: str) -> None:
        self.socket = await self._session.ws_connect(self._discord.base_url + "/ws/" + query)

    async def __aenter__(self) -> Line:
        await self.connect("?v=10" + self._query)
        hello = await self.frame()
        assert hello["op"] == 10
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()
        await self._session.close()

    async def frame(self) -> dict[str, Any]:
        message = await asyncio.wait_for(self.socket.receive(), PATIENCE_S)
        if message.type is aiohttp.WSMsgType.BINARY:
            text = self._inflate.decompress(message.data).decode()
        else:
            assert message.type is aiohttp.WSMsgType.TEXT, message
            text = message.data
        frame: dict[str, Any] = json.loads(text)
        self.number = frame["s"] or self.number
        return frame

    async def event(self) -> tuple[str, dict[str, Any]]:
        frame = await self.frame()
        assert frame["op"] == 0, frame
        return frame["t"], frame["d"]

    async def hears_nothing(self) -> None:
        """Whatever was to come has come before the answer to a heartbeat."""
        await self.send(1, None)
        frame = await self.frame()
        assert frame["op"] == 11, frame

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, intents: int = GUILDS) -> dict[str, Any]:
        await self.send(2, {"token": self._discord.token, "intents": intents, "properties": {}})
        event, ready = await self.event()
        assert event == "READY"
        return ready

    async def resume(self, ready: dict[str, Any], number: int) -> None:
        session = {"token": self._discord.token, "session_id": ready["session_id"], "seq": number}
        await self.send(6, session)

    async def is_dropped(self) -> None:
        """The line goes without a word."""
        while (await asyncio.wait_for(self.socket.receive(), PATIENCE_S)).type is aiohttp.WSMsgType.TEXT:
            pass
        assert self.socket.close_code in (1006, None)

    async def closes_with(self, code: int) -> None:
        while (await asyncio.wait_for(self.socket.receive(), PATIENCE_S)).type is not aiohttp.WSMsgType.CLOSE:
            pass
        assert self.socket.close_code == code
