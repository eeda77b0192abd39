"""One page's connection: it does what the page asks, and tells the page what its person gets to see.

It tells only changes: listeners note them, and one task sends them when the sandbox has come to rest.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.codes import LOCALES, Json
from sandbox.limits.refusal import Refusal
from sandbox.page.deeds import Deeds, NoAnswer
from sandbox.page.gone import Gone
from sandbox.page.opened import Opened
from sandbox.page.reading import Reading
from sandbox.page.surroundings import Surroundings
from sandbox.page.tools import Tools
from sandbox.page.tray import Tray
from sandbox.page.view import members_view
from sandbox.people.not_offered import NotOffered
from sandbox.people.person import Person
from sandbox.world.objects import Announced, Channel
from sandbox.world.world import World

_DEEDS = (
    *("say", "edit", "delete", "react", "type", "slash", "complete", "use"),
    *("press", "choose", "fill", "dismiss", "language"),
)
_AN_HOUR = 3600.0
_NONSENSE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What frames raise that no page would send; they get a refusal as their answer."""


class Visit:
    """`people` are those whose seats can be taken; `bot` says how the bot is.

    `touch` tells every page of what the world does not announce because the bot must not hear of it; `tray`
    has the files that pages have handed over; without `tools` a page cannot change the world itself.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        world: World,
        people: list[Person],
        reading: Reading,
        bot: Callable[[], Json],
        touch: Callable[[Announced | None], None],
        tray: Tray,
        tools: Tools | None,
    ) -> None:
        self._socket = socket
        self._world = world
        self._people = people
        self._reading = reading
        self._bot = bot
        self._touch = touch
        self._tray = tray
        self._tools = tools
        self._deeds = Deeds(world, people[0], tray)
        self._around: Surroundings | None = None
        self._opened: Opened | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._has_heard = False

    @property
    def _person(self) -> Person:
        return self._deeds.person

    async def last(self) -> None:
        """Serve until the page goes."""
        teller = asyncio.create_task(self._tell())
        try:
            async for frame in self._socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                task = asyncio.create_task(self._answer(frame.data))
                self._running.add(task)
                task.add_done_callback(self._running.discard)
        finally:
            for task in (teller, *self._running):
                task.cancel()
            await asyncio.gather(teller, *self._running, return_exceptions=True)

    # What the page does

    async def _answer(self, frame: str) -> None:
        answer: Json = {"n": None}
        asked: Json = {}
        seat = self._deeds
        try:
            asked = dict(json.loads(frame))
            answer["n"] = asked.get("n")
            answer["ok"] = await self._do(asked)
        except NoAnswer:
            answer["failed"] = True
        except Refusal as refusal:
            answer["refused"] = str(refusal.body["message"])
        except (NotOffered, Gone) as refusal:
            answer |= {"refused": str(refusal), "why": {"key": refusal.key, "values": refusal.values}}
        except _NONSENSE as problem:
            answer["refused"] = _first_line(problem)
        if seat is self._deeds or asked.get("do") == "be":  # not for whoever sits there now
            await self._send(answer)

    async def _do(self, asked: Json) -> Json:
        deed = asked["do"]
        if deed == "be":
            return self._be(asked["person"])
        if deed == "open":
            self._opened = self._at(self._deeds.place(asked))
            return self._opened.whole()
        if deed == "earlier":
            place, opened = self._deeds.place(asked), self._opened
            at = opened if opened is not None and opened.place is place else self._at(place)
            return at.messages(before=int(asked["before"]))
        if deed == "members":
            return {"members": members_view(self._deeds.place(asked))}
        if deed == "read":
            place = self._deeds.place(asked)
            self._reading.mark(self._person, place, str(asked["message"]))
            self._touch(place)
            return {}
        if deed == "read_all":
            return self._read_all(asked["server"])
        if deed in ("tools", "tool"):
            return await self._use_tool(asked)
        assert deed in _DEEDS, f"nobody can {deed!r}"
        done: Json = await getattr(self._deeds, deed)(asked)
        if deed in ("dismiss", "language"):
            self._touch(self._world.messages.get(str(asked.get("message"))))
        return done

    def _be(self, key: Any) -> Json:
        found = [person for person in self._people if person.id == key]
        self._deeds = Deeds(self._world, (found or self._people)[0], self._tray)
        self._opened = None
        self._around = Surroundings(self._world, self._person, self._people, self._reading, self._bot)
        return {
            "you": self._person.id,
            "base": self._world.base_url,
            "locales": LOCALES,
            "has_tools": self._tools is not None,
            **self._around.whole(),
        }

    def _at(self, place: Channel) -> Opened:
        return Opened(self._world, self._person, place, self._reading, self._deeds.commands)

    async def _use_tool(self, asked: Json) -> Json:
        """Do what is asked, if anything, and return the state after it."""
        assert self._tools is not None, "there are no tools here"
        place = self._opened.place if self._opened is not None else None
        if asked["do"] == "tool":
            changed = await self._tools.use(asked, self._person, place)
            if changed is not None:
                self._touch(changed)
        return self._tools.state(self._person, place)

    def _read_all(self, server: Any) -> Json:
        """Note as read all that waits for the person in a server, or (None) in direct messages."""
        waiting = [self._world.channels[key] for key in self._reading.counts(self._person)]
        mine = [place for place in waiting if (place.guild.id if place.guild else None) == server]
        self._reading.mark_all(self._person, mine)
        for place in mine:
            self._touch(place)
        return {}

    # What the page is told

    def note(self, subject: Announced | None) -> None:
        """Note a change (None: of anything), to tell it when the sandbox has come to rest."""
        self._has_heard = True
        if self._around is not None:
            self._around.note(subject)
        if self._opened is not None:
            self._opened.note(subject)

    def _has_news(self) -> bool:
        """Whether something has changed for the person; nothing has before the page has said who that is."""
        if self._around is None:
            return False
        has_other_commands = self._opened is not None and self._opened.has_news()
        return self._has_heard or self._around.has_news() or has_other_commands

    async def _tell(self) -> None:
        while True:
            await self._world.pulse.until(self._has_news, timeout=_AN_HOUR)
            self._has_heard = False
            for news in self._news():
                await self._send(news)

    def _news(self) -> list[Json]:
        """What to send now; this awaits nothing, so that nothing changes in between."""
        opened = self._opened.news() if self._opened is not None else []
        return opened + (self._around.news() if self._around is not None else [])

    async def _send(self, frame: Json) -> None:
        with contextlib.suppress(ConnectionError):
            await self._socket.send_json(frame)


def _first_line(problem: Exception) -> str:
    """Why it is not done, without the transcript that follows: that has what others see."""
    return str(problem).partition("\n")[0]
