"""A client that speaks to the sandbox's API directly, for what discord.py would not let through."""

from __future__ import annotations

import io
import json as jsonlib
from types import TracebackType
from typing import Any

import aiohttp

from sandbox import Channel, Person, Reply, Sandbox

PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (16).to_bytes(4, "big") + (9).to_bytes(4, "big")
COMMAND = {"name": "do", "description": "Do it", "type": 1}


class Api:
    def __init__(self, discord: Sandbox) -> None:
        self.discord = discord
        self.status = 0
        self.headers: dict[str, str] = {}
        self._session = aiohttp.ClientSession()

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._session.close()

    async def __call__(
        self,
        method: str,
        path: str,
        json: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = None,
    ) -> Any:
        """The answer's JSON or text (None for 204); its status and headers are kept beside."""
        headers = {"Authorization": f"Bot {token or self.discord.token}"}
        data: aiohttp.FormData | None = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", jsonlib.dumps(json))
            for index, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
        return await self._send(method, path, headers, json=json if data is None else None, data=data)

    async def _send(self, method: str, path: str, headers: dict[str, str], **body: Any) -> Any:
        address = f"{self.discord.base_url}/api/v10{path}"
        async with self._session.request(method, address, headers=headers, **body) as response:
            self.status, self.headers = response.status, dict(response.headers)
            body = await response.read()
            if response.content_type != "application/json":
                return body.decode() or None
            return jsonlib.loads(body)

    async def multipart(
        self, method: str, path: str, json: Any, parts: list[tuple[str, str | None, bytes]]
    ) -> Any:
        """The same with a form of (name, file name, bytes) as no client would send it."""
        data = aiohttp.FormData(quote_fields=False)
        data.add_field("payload_json", jsonlib.dumps(json))
        for name, filename, content in parts:
            data.add_field(name, io.BytesIO(content), filename=filename or "x")
        return await self._send(method, path, {"Authorization": f"Bot {self.discord.token}"}, data=data)

    async def ok(self, method: str, path: str, json: Any = None, **more: Any) -> Any:
        """The same, if it succeeds."""
        body = await self(method, path, json, **more)
        assert self.status < 300, (self.status, body)
        return body

    async def refused(self, code: int, method: str, path: str, json: Any = None, **more: Any) -> Any:
        """The same, if it is refused with Discord's `code`."""
        body = await self(method, path, json, **more)
        assert self.status >= 400, f"accepted: {body}"
        assert body["code"] == code, body
        return body

    async def post(self, channel: Channel, content: str = "hello", **body: Any) -> Any:
        """Post a message, which must succeed."""
        return await self.ok("POST", f"/channels/{channel.id}/messages", {"content": content, **body})

    async def get_file(self, url: str) -> bytes:
        async with self._session.get(url) as response:
            assert response.status == 200, response.status
            return await response.read()

    async def sync(self, *commands: dict[str, Any]) -> Any:
        return await self.ok(
            "PUT", f"/applications/{self.discord.bot.id}/commands", list(commands or [COMMAND])
        )

    async def slash(self, person: Person, channel: Channel) -> Reply:
        """Let `person` type /do; the reply waits for `respond`."""
        await self.sync()
        return await person.slash("do", channel=channel, wait=False)

    def callback_path(self, reply: Reply) -> str:
        return f"/interactions/{reply.interaction.id}/{reply.interaction.token}/callback?with_response=1"

    async def respond(self, reply: Reply, kind: int, data: Any = None, **more: Any) -> Any:
        """Answer an interaction, which must succeed."""
        body = {"type": kind} | ({"data": data} if data is not None else {})
        return await self.ok("POST", self.callback_path(reply), body, **more)

    def webhook(self, reply: Reply) -> str:
        return f"/webhooks/{self.discord.bot.id}/{reply.interaction.token}"
