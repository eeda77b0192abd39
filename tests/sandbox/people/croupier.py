"""A small bot in the tests' own process, with something to join, to press, to choose and to fill in."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import Counter
from types import TracebackType
from typing import Any

from sandbox import Channel, Sandbox
from tests.sandbox.api import Api
from tests.sandbox.line import Line

EPHEMERAL = 1 << 6
Json = dict[str, Any]


class Croupier:
    """`async with Croupier(discord, api, channel)`: two who have joined take turns, for so many `moves`; a
    turn is a press, a choice, a Confirm and a form. `heard` are all custom ids, by who used them; if it is
    `stubborn`, it refuses whatever is pressed on the board."""

    def __init__(
        self, discord: Sandbox, api: Api, channel: Channel, *, moves: int = 4, stubborn: bool = False
    ) -> None:
        self._line = Line(discord)
        self._api, self._channel = api, channel
        self._left, self._stubborn = moves, stubborn
        self.seated: list[str] = []
        self.heard: list[tuple[str, str]] = []
        self.typed: list[str] = []
        self._ids = itertools.count()

    async def __aenter__(self) -> Croupier:
        await self._line.__aenter__()
        await self._line.identify()
        self._task = asyncio.create_task(self._listen())
        self._open = await self._post("Who plays?", _button("join", "Join"), _button("leave", "Leave"))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._line.__aexit__(kind, error, trace)

    @property
    def is_over(self) -> bool:
        return self._left == 0

    def counted(self) -> Counter[str]:
        """How often each custom id was used."""
        return Counter(custom_id for _, custom_id in self.heard)

    async def offer(self, *, seats: bool) -> None:
        """Offer seats, or do not any more."""
        path = f"/channels/{self._channel.id}/messages/{self._open['id']}"
        components = [_row(_button("join", "Join"))] if seats else []
        await self._api.ok("PATCH", path, {"components": components})

    async def _post(self, text: str, *components: Json) -> Any:
        return await self._api.post(self._channel, text, components=[_row(*components)])

    async def _listen(self) -> None:
        while True:
            frame = await self._line.frame()
            if frame["t"] == "INTERACTION_CREATE":
                await self._hear(frame["d"])

    async def _hear(self, pressed: Json) -> None:
        who, custom_id = pressed["member"]["user"]["id"], pressed["data"]["custom_id"]
        self.heard.append((who, custom_id))
        step = custom_id.partition("-")[0]
        if step == "join":
            await self._seat(pressed, who)
        elif self._stubborn or who != self._whose:
            await self._answer(pressed, 4, "It is not your turn.", flags=EPHEMERAL)
        elif step == "move":
            menu = {
                "type": 3,
                "custom_id": f"which-{next(self._ids)}",
                "placeholder": "Which?",
                "options": [{"label": each, "value": each} for each in "abc"],
                "max_values": 2,
            }
            await self._answer(pressed, 4, "Which?", _row(menu), flags=EPHEMERAL)
        elif step == "which":
            await self._answer(
                pressed, 7, "Sure?", _row(_button("sure", "Confirm"), _button("no", "Give up"))
            )
        elif step == "sure":
            field = {"type": 4, "custom_id": "stake", "style": 1, "label": "Stake, from 3 on"}
            await self._answer(pressed, 9, custom_id="stake", title="Stake", rows=[_row(field)])
        else:
            self.typed.append(pressed["data"]["components"][0]["components"][0]["value"])
            self._left -= 1
            await self._answer(pressed, 7, "Done.")
            await self._show()

    @property
    def _whose(self) -> str:
        return self.seated[self._left % 2]

    async def _seat(self, pressed: Json, who: str) -> None:
        if len(self.seated) == 2:
            await self._answer(pressed, 4, "There is no seat left.", flags=EPHEMERAL)
            return
        self.seated.append(who)
        await self._answer(pressed, 4, "Sit down.", flags=EPHEMERAL)
        if len(self.seated) == 2:
            self._board = await self._post(f"<@{self._whose}> is asked", *self._buttons())

    async def _show(self) -> None:
        path = f"/channels/{self._channel.id}/messages/{self._board['id']}"
        over = {"content": "It is over.", "components": []}
        asked = {"content": f"<@{self._whose}> is asked", "components": [_row(*self._buttons())]}
        await self._api.ok("PATCH", path, over if self.is_over else asked)

    def _buttons(self) -> list[Json]:
        return [_button("move", "My move"), _button("quit", "Give up")]

    async def _answer(self, pressed: Json, kind: int, text: str = "", *rows: Json, **more: Any) -> None:
        components = more.pop("rows", list(rows))
        data = {"components": components, **({"content": text} if text else {}), **more}
        path = f"/interactions/{pressed['id']}/{pressed['token']}/callback?with_response=1"
        await self._api.ok("POST", path, {"type": kind, "data": data})


def _button(custom_id: str, label: str) -> Json:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id}


def _row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}
