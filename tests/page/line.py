"""A page without a browser: the line that a page holds, for what a browser would not show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Any

import aiohttp

from sandbox import Person, Sandbox

Json = dict[str, Any]
PATIENCE_S = 10.0


class Line:
    """`async with Line(discord) as line`; `frames` is everything that has come, news and answers."""

    def __init__(self, discord: Sandbox, *, origin: str | None = None) -> None:
        self._discord = discord
        self._origin = origin or discord.base_url
        self._session = aiohttp.ClientSession()
        self._number = 0
        self._reader: asyncio.Task[None] | None = None
        self._more = asyncio.Event()
        self.frames: list[Json] = []

    async def __aenter__(self) -> Line:
        address = f"{self._discord.base_url}/page/line"
        try:
            self._socket = await self._session.ws_connect(address, headers={"Origin": self._origin})
        except BaseException:
            await self._session.close()
            raise
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._socket.close()
        await self._session.close()
        assert self._reader is not None
        await self._reader

    async def _read(self) -> None:
        async for frame in self._socket:
            self.frames.append(frame.json())
            self._more.set()

    async def begin(self, deed: str, **more: Any) -> int:
        """Do something that is answered later; its number."""
        self._number += 1
        await self._socket.send_json({"n": self._number, "do": deed, **more})
        return self._number

    async def do(self, deed: str, **more: Any) -> Json:
        """Do something; the whole answer."""
        number = await self.begin(deed, **more)
        return await self.until(lambda frame: frame.get("n") == number)

    async def send(self, text: str) -> Json:
        """Send anything at all; the answer, which has no number if none could be read."""
        self.frames.clear()
        await self._socket.send_str(text)
        return await self.until(lambda frame: "n" in frame)

    async def ok(self, deed: str, **more: Any) -> Any:
        """The same, if it is done."""
        answer = await self.do(deed, **more)
        assert "ok" in answer, answer
        return answer["ok"]

    async def be(self, person: Person, place: Any) -> Any:
        """Take a seat and look at a place; what it shows."""
        await self.ok("be", person=person.id)
        return await self.ok("open", place=place.id)

    async def news(self, kind: str, **expected: Any) -> Json:
        """Wait for news of this kind, with these values."""
        return await self.until(
            lambda frame: frame.get("news") == kind and all(frame.get(k) == v for k, v in expected.items())
        )

    async def until(self, fits: Callable[[Json], Any]) -> Json:
        """The first frame that fits, come or to come."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                self._more.clear()
                for frame in self.frames:
                    if fits(frame):
                        return frame
                await self._more.wait()
