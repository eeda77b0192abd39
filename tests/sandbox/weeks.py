"""A bot that runs for weeks: a bare client over real sockets, and people who never stop.

It does a little of everything that leaves something behind: pictures, edits, follow-ups, forms, threads that
come and go, nonces, presences, cut lines; the clock runs on with every step.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import deque
from typing import Any

import aiohttp

from sandbox import Channel, Sandbox
from sandbox.codes import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from sandbox.world.objects import Interaction, Message, User

EPHEMERAL = 1 << 6
PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(8) + (640).to_bytes(4, "big") + (480).to_bytes(4, "big")
BOUNDARY = "weeks"
BUTTONS = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]


class Bare:
    """One connection that speaks HTTP and nothing else: a client library would cost more than the sandbox."""

    def __init__(self, discord: Sandbox) -> None:
        self._discord = discord

    async def open(self) -> None:
        port = int(self._discord.base_url.rpartition(":")[2])
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", port)

    async def __call__(
        self, method: str, path: str, body: Any = None, *, picture: bytes | None = None
    ) -> dict[str, Any]:
        """The answer's JSON; it must succeed."""
        kind, raw = "application/json", b"" if body is None else json.dumps(body).encode()
        if picture is not None:
            kind, raw = f"multipart/form-data; boundary={BOUNDARY}", _form(raw, picture)
        head = (
            f"{method} /api/v10{path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bot {self._discord.token}\r\n"
            f"Content-Type: {kind}\r\nContent-Length: {len(raw)}\r\n\r\n"
        )
        self._writer.write(head.encode() + raw)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        fields = dict(line.lower().split(b": ", 1) for line in answer.split(b"\r\n")[1:-2])
        said = await self._reader.readexactly(int(fields.get(b"content-length", 0)))
        assert answer[9:10] == b"2", (method, path, answer, said)
        return json.loads(said) if said else {}

    async def close(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()


def _form(body: bytes, picture: bytes) -> bytes:
    parts = (
        (b'name="payload_json"', body or b"{}"),
        (b'name="files[0]"; filename="board.png"', picture),
    )
    shown = [
        b"--weeks\r\nContent-Disposition: form-data; " + head + b"\r\n\r\n" + data for head, data in parts
    ]
    return b"\r\n".join([*shown, b"--weeks--\r\n"])


class Weeks:
    """`async with Weeks(discord) as weeks`, then `go(steps)`; each is `seconds` after the one before."""

    def __init__(self, discord: Sandbox, *, picture: int = 32 * 1024, seconds: float = 1.0) -> None:
        self.discord = discord
        self._picture, self._seconds = PICTURE + bytes(picture), seconds
        self._bot = Bare(discord)
        self._steps = itertools.count(1)
        self._threads: deque[Channel] = deque()
        self._panel: Interaction | None = None
        self._client = aiohttp.ClientSession()
        self._hearing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Weeks:
        server = self.discord.add_server("Weeks", bot_permissions=["PIN_MESSAGES"])
        self.channel = server.add_channel("games")
        self.people = [server.add_person(name) for name in ("Anna", "Bob", "Cleo")]
        await self._bot.open()
        await self._log_in()
        self._board = await self._post(self.channel)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._bot.close()
        await self._client.close()
        assert self._hearing is not None
        await self._hearing

    async def go(self, steps: int) -> None:
        for number in itertools.islice(self._steps, steps):
            self.discord.pass_time(seconds=self._seconds)
            await self._one(number)

    async def _one(self, number: int) -> None:
        person = self.people[number % len(self.people)]
        kind = number % 10
        if number % 25 == 0:
            await self._another_thread()
            await self._in_passing()
        if number % 100 == 0:
            person.restart_client()
            await self._in_a_direct_message(person.dm)
            await self._complete(person.user)
        if number % 130 == 7:
            await self._lose_the_line()
        if kind == 5:
            await self._next_panel(person.user)
        elif kind == 6:
            await self._defer(person.user)
        elif kind == 7:
            await self._update(person.user)
        elif kind == 8:
            self._board = await self._post(self.channel)
            await self._bot(
                "PATCH", f"/channels/{self.channel.id}/messages/{self._board.id}", {"content": "!"}
            )
        elif kind == 9:
            await self._fill_in(person.user)
        else:
            await self._answer(
                self._press(person.user), 4, {"content": "You.", "flags": EPHEMERAL}, picture=True
            )

    # What people do

    def _press(self, user: User) -> Interaction:
        data = {"custom_id": "go", "component_type": 2, "id": 2}
        return self.discord._stage.interact(user, COMPONENT, data, self._board.channel, message=self._board)

    async def _complete(self, user: User) -> None:
        asked = self.discord._stage.interact(user, AUTOCOMPLETE, {"name": "do"}, self.channel)
        await self._answer(asked, 8, {"choices": [{"name": "x", "value": "y"}]})
        asked = self.discord._stage.interact(user, COMMAND, {"name": "do"}, self.channel)
        await self._answer(asked, 4, {"content": "Done."})

    async def _fill_in(self, user: User) -> None:
        opener = self._press(user)
        field = {"type": 18, "label": "Gold", "component": {"type": 4, "custom_id": "g", "style": 1}}
        await self._answer(opener, 9, {"custom_id": "form", "title": "Bid", "components": [field]})
        asked = self.discord._stage.interact(
            user, MODAL_SUBMIT, {"custom_id": "form"}, opener.channel, message=self._board, trigger=opener
        )
        await self._answer(asked, 4, {"content": "Yes.", "flags": EPHEMERAL, "components": BUTTONS})

    # What the bot does

    async def _log_in(self) -> None:
        socket = await self._client.ws_connect(self.discord.base_url + "/ws/?v=10")
        presence = {"status": "online", "activities": [], "since": None, "afk": False}
        identify = {"token": self.discord.token, "intents": (1 << 26) - 1, "properties": {}}
        await socket.send_json({"op": 2, "d": identify | {"presence": presence}})

        async def hear() -> None:
            async for _ in socket:
                pass

        self._hearing = asyncio.create_task(hear())

    async def _lose_the_line(self) -> None:
        """It does not resume, but logs in anew."""
        assert self._hearing is not None
        await self.discord.faults.cut_line(None)
        await self._hearing
        await self._log_in()

    async def _answer(self, asked: Interaction, kind: int, data: Any, *, picture: bool = False) -> None:
        path = f"/interactions/{asked.id}/{asked.token}/callback?with_response=1"
        body = {"type": kind, "data": data}
        await self._bot("POST", path, body, picture=self._picture if picture else None)

    async def _defer(self, user: User) -> None:
        asked = self._press(user)
        hook = f"/webhooks/{self.discord.bot.id}/{asked.token}"
        await self._answer(asked, 5, {"flags": EPHEMERAL})
        await self._bot("PATCH", f"{hook}/messages/@original", {"content": "Hand"}, picture=self._picture)
        await self._bot("POST", hook, {"content": "And more.", "flags": EPHEMERAL, "components": BUTTONS})

    async def _update(self, user: User) -> None:
        data = {"content": "Moved.", "components": BUTTONS, "attachments": [{"id": "0"}]}
        await self._answer(self._press(user), 7, data, picture=True)

    async def _next_panel(self, user: User) -> None:
        """A panel is pressed, and the next one takes its place: each answers the one before."""
        shown = self._panel
        data = {"custom_id": "go", "component_type": 2, "id": 2}
        source = shown.original if shown is not None else self._board
        asked = self.discord._stage.interact(user, COMPONENT, data, self.channel, message=source)
        await self._answer(asked, 4, {"content": "Next.", "flags": EPHEMERAL, "components": BUTTONS})
        if shown is not None:
            await self._bot("DELETE", f"/webhooks/{self.discord.bot.id}/{shown.token}/messages/@original")
        self._panel = asked

    async def _in_passing(self) -> None:
        """What is done to messages and places without saying anything."""
        place = f"/channels/{self._threads[-1].id}"
        await self._bot("POST", f"{place}/typing")
        one = f"/channels/{self.channel.id}/messages"
        await self._bot("PUT", f"{one}/{self._board.id}/reactions/%F0%9F%91%8D/@me")
        await self._bot("PUT", f"{one}/pins/{self._board.id}")
        posted = await self._post(self.channel)
        await self._bot("DELETE", f"{one}/{posted.id}")

    async def _post(self, channel: Channel) -> Message:
        nonce = str(self.discord.world.snowflake())
        body = {"content": f"<@{self.people[0].id}> plays", "components": BUTTONS, "nonce": nonce}
        path = f"/channels/{channel.id}/messages"
        sent = await self._bot("POST", path, body | {"enforce_nonce": True}, picture=self._picture)
        return self.discord.world.messages[sent["id"]]

    async def _another_thread(self) -> None:
        """A game begins in a thread; of the last games three stay."""
        made = await self._bot("POST", f"/channels/{self.channel.id}/threads", {"name": "Game", "type": 11})
        self._threads.append(self.discord.world.channels[made["id"]])
        first = await self._post(self._threads[-1])
        self.discord.page._reading.mark(self.people[1], self._threads[-1], first.id)
        if len(self._threads) > 3:
            self._threads.popleft().delete()

    async def _in_a_direct_message(self, dm: Channel) -> None:
        await self._bot("POST", f"/channels/{dm.id}/messages", {"content": "It is your turn."})
