"""One page's connection: it does what the page asks, and tells the page what its person gets to see.

It tells only what changed: listeners note it, and one task sends it when the sandbox has come to rest.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.codes import LOCALES, Json, Snowflake
from sandbox.limits.refusal import Refusal
from sandbox.page.deeds import Deeds, NoAnswer
from sandbox.page.gone import Gone
from sandbox.page.reading import Reading
from sandbox.page.surroundings import Surroundings
from sandbox.page.tools import Tools
from sandbox.page.tray import Tray
from sandbox.page.view import members_view, message_view
from sandbox.people.not_offered import NotOffered
from sandbox.people.person import Person
from sandbox.world.objects import Announced, Channel, Happening, Message, Typing
from sandbox.world.world import World

PAGE_OF = 50
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
"""What comes of frames that no page would send: they are refused, and not left without an answer."""


class Visit:
    """`people` are those whose seats can be taken; `bot` tells how the bot is.

    `touch` tells every page of what the world does not announce, for the bot is not to learn of it; `tray`
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
        self._place: Channel | None = None
        self._changed: dict[Snowflake, Message] = {}
        self._around: Surroundings | None = None
        self._told: tuple[list[str], Json] = ([], {})
        self._typists: list[str] = []
        self._has_typed = False
        self._shown: set[Snowflake] = set()
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
        if seat is self._deeds or asked.get("do") == "be":  # whoever sits there now is not told of it
            await self._send(answer)

    async def _do(self, asked: Json) -> Json:
        deed = asked["do"]
        if deed == "be":
            return self._be(asked["person"])
        if deed == "open":
            return self._open(self._deeds.place(asked))
        if deed == "earlier":
            return self._page_of(self._deeds.place(asked), before=int(asked["before"]))
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
        self._place = None
        self._shown.clear()
        self._around = Surroundings(self._world, self._person, self._people, self._reading, self._bot)
        return {
            "you": self._person.id,
            "base": self._world.base_url,
            "locales": LOCALES,
            "has_tools": self._tools is not None,
            **self._around.whole(),
        }

    def _open(self, place: Channel) -> Json:
        self._place = place
        self._shown.clear()
        self._changed.clear()
        commands = self._deeds.commands(place)
        self._told = self._version(), commands
        self._typists = self._person.typing(place)
        read = str(self._reading.read_up_to(self._person, place))
        around = {**commands, "read": read, "typing": self._typists}
        return self._page_of(place, before=None) | around

    async def _use_tool(self, asked: Json) -> Json:
        """Do what is asked, if anything; how things stand then."""
        assert self._tools is not None, "there are no tools here"
        if asked["do"] == "tool":
            changed = await self._tools.use(asked, self._person, self._place)
            if changed is not None:
                self._touch(changed)
        return self._tools.state(self._person, self._place)

    def _read_all(self, server: Any) -> Json:
        """All that waits for him in a server, or (None) in his direct messages."""
        waiting = [self._world.channels[key] for key in self._reading.counts(self._person)]
        mine = [place for place in waiting if (place.guild.id if place.guild else None) == server]
        self._reading.mark_all(self._person, mine)
        for place in mine:
            self._touch(place)
        return {}

    def _page_of(self, place: Channel, *, before: int | None) -> Json:
        shown = [m.message for m in self._person.sees(place) if before is None or int(m.id) < before]
        page = shown[-PAGE_OF:]
        self._shown |= {message.id for message in page}
        views = [message_view(message, self._person) for message in page]
        return {"messages": views, "more": len(shown) > len(page)}

    # What the page is told

    def note(self, subject: Announced | None) -> None:
        """This (None: anything) has changed; it is told when the sandbox has come to rest."""
        self._has_heard = True
        if self._around is not None:
            self._around.note(subject)
        self._has_typed |= isinstance(subject, Typing)
        if isinstance(subject, Channel):
            subject = self._world.messages.get(subject.id)
        if isinstance(subject, Happening):
            subject = subject.message
        if isinstance(subject, Message):
            self._changed[subject.id] = subject

    def _has_news(self) -> bool:
        """Whether something has changed for him; before the page has said who he is, nothing has."""
        around = self._around
        if around is None:
            return False
        return self._has_heard or around.has_news() or self._version() != self._told[0]

    def _version(self) -> list[str]:
        """What tells the commands of now from those of before."""
        return [command["version"] for commands in self._world.commands.values() for command in commands]

    async def _tell(self) -> None:
        while True:
            await self._world.pulse.until(self._has_news, timeout=_AN_HOUR)
            self._has_heard = False
            for news in self._news():
                await self._send(news)

    def _news(self) -> list[Json]:
        """What is to be sent now; putting it together awaits nothing, so that nothing comes in between."""
        news: list[Json] = []
        changed, self._changed = self._changed, {}
        place = self._place
        version = self._version()
        if place is not None and self._person.may("VIEW_CHANNEL", place):
            news += [self._fresh(m) for m in changed.values() if m.channel is place and self._concerns(m)]
            commands = self._deeds.commands(place)
            if commands != self._told[1]:
                news.append({"news": "commands", **commands})
            self._told = version, commands
            typists = self._person.typing(place)
            if self._has_typed or typists != self._typists:
                news.append({"news": "typing", "place": place.id, "names": typists})
            self._typists, self._has_typed = typists, False
        self._told = version, self._told[1]
        lost = self._shown - self._world.messages.keys()
        news += [{"news": "gone", "message": message} for message in sorted(lost)]
        self._shown -= lost
        return news + (self._around.news() if self._around is not None else [])

    def _concerns(self, message: Message) -> bool:
        return message.id in self._shown or self._person.is_shown(message)

    def _fresh(self, message: Message) -> Json:
        if self._person.is_shown(message):
            self._shown.add(message.id)
            return {"news": "message", "message": message_view(message, self._person)}
        self._shown.discard(message.id)
        return {"news": "gone", "message": message.id}

    async def _send(self, frame: Json) -> None:
        with contextlib.suppress(ConnectionError):
            await self._socket.send_json(frame)


def _first_line(problem: Exception) -> str:
    """Why it is not done; the transcript that follows has what others see, and stays here."""
    return str(problem).partition("\n")[0]
