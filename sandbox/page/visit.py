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
from sandbox.page.reading import Reading
from sandbox.page.view import message_view, people_view, places_view, servers_view
from sandbox.people.person import Person
from sandbox.world.objects import Announced, Channel, Message
from sandbox.world.world import World

PAGE_OF = 50
_DEEDS = ("say", "slash", "complete", "press", "choose", "fill", "dismiss", "language")
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

    `touch` tells every page of what the world does not announce, for the bot is not to learn of it.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        world: World,
        people: list[Person],
        reading: Reading,
        bot: Callable[[], Json],
        touch: Callable[[Message | None], None],
    ) -> None:
        self._socket = socket
        self._world = world
        self._people = people
        self._reading = reading
        self._bot = bot
        self._touch = touch
        self._deeds = Deeds(world, people[0])
        self._place: Channel | None = None
        self._changed: dict[Snowflake, Message] = {}
        self._told: Json = {}
        self._shown: set[Snowflake] = set()
        self._running: set[asyncio.Task[None]] = set()
        self._is_stale = False

    @property
    def _person(self) -> Person:
        return self._deeds.person

    async def last(self) -> None:
        """Serve until the page goes."""
        self._world.on_change.append(self._hear)
        teller = asyncio.create_task(self._tell())
        try:
            async for frame in self._socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                task = asyncio.create_task(self._answer(frame.data))
                self._running.add(task)
                task.add_done_callback(self._running.discard)
        finally:
            self._world.on_change.remove(self._hear)
            for task in (teller, *self._running):
                task.cancel()
            await asyncio.gather(teller, *self._running, return_exceptions=True)

    # What the page does

    async def _answer(self, frame: str) -> None:
        answer: Json = {"n": None}
        try:
            asked: Json = dict(json.loads(frame))
            answer["n"] = asked.get("n")
            answer["ok"] = await self._do(asked)
        except NoAnswer:
            answer["failed"] = True
        except Refusal as refusal:
            answer["refused"] = str(refusal.body["message"])
        except _NONSENSE as problem:
            answer["refused"] = _first_line(problem)
        await self._send(answer)

    async def _do(self, asked: Json) -> Json:
        deed = asked["do"]
        if deed == "be":
            return self._be(asked["person"])
        if deed == "open":
            return self._open(self._deeds.place(asked))
        if deed == "earlier":
            return self._page_of(self._deeds.place(asked), before=int(asked["before"]))
        if deed == "read":
            self._reading.mark(self._person, self._deeds.place(asked), str(asked["message"]))
            self._touch(None)
            return {}
        assert deed in _DEEDS, f"nobody can {deed!r}"
        done: Json = await getattr(self._deeds, deed)(asked)
        if deed in ("dismiss", "language"):
            self._touch(self._world.messages.get(str(asked.get("message"))))
        return done

    def _be(self, key: Any) -> Json:
        found = [person for person in self._people if person.id == key]
        self._deeds = Deeds(self._world, (found or self._people)[0])
        self._place = None
        self._shown.clear()
        self._told = self._surroundings()
        return {
            "you": self._person.id,
            "base": self._world.base_url,
            "locales": LOCALES,
            "servers": servers_view(self._world, self._person),
            **self._told,
        }

    def _open(self, place: Channel) -> Json:
        self._place = place
        self._shown.clear()
        self._changed.clear()
        commands = self._deeds.commands(place)
        self._told["commands"] = commands
        return self._page_of(place, before=None) | {"commands": commands}

    def _page_of(self, place: Channel, *, before: int | None) -> Json:
        shown = [m.message for m in self._person.sees(place) if before is None or int(m.id) < before]
        page = shown[-PAGE_OF:]
        self._shown |= {message.id for message in page}
        views = [message_view(message, self._person) for message in page]
        return {"messages": views, "more": len(shown) > len(page)}

    # What the page is told

    def _hear(self, event: str, subject: Announced) -> None:
        self.note(subject)

    def note(self, subject: Announced | None) -> None:
        """This has changed; it is told when the sandbox has come to rest."""
        self._is_stale = True
        if isinstance(subject, Message):
            self._changed[subject.id] = subject
        elif isinstance(subject, Channel) and subject.id in self._world.messages:
            self._changed[subject.id] = self._world.messages[subject.id]

    def _has_news(self) -> bool:
        """Whether something has changed for him; before the page has said who he is, nothing has."""
        told = self._told
        if not told:
            return False
        return self._is_stale or self._bot() != told["bot"] or self._version() != told["version"]

    def _version(self) -> list[str]:
        return [command["version"] for commands in self._world.commands.values() for command in commands]

    def _surroundings(self) -> Json:
        """All that is shown around the messages."""
        counts = self._reading.counts(self._people)
        return {
            "bot": self._bot(),
            "people": people_view(self._people, counts),
            "places": places_view(self._world, self._person, counts),
            "version": self._version(),
        }

    async def _tell(self) -> None:
        while True:
            await self._world.pulse.until(self._has_news, timeout=_AN_HOUR)
            self._is_stale = False
            for news in self._news():
                await self._send(news)

    def _news(self) -> list[Json]:
        """What is to be sent now; putting it together awaits nothing, so that nothing comes in between."""
        news: list[Json] = []
        changed, self._changed = self._changed, {}
        place = self._place
        if place is not None and self._person.may("VIEW_CHANNEL", place):
            news += [self._fresh(m) for m in changed.values() if m.channel is place and self._concerns(m)]
            commands = self._deeds.commands(place)
            if commands != self._told.get("commands"):
                self._told["commands"] = commands
                news.append({"news": "commands", "commands": commands})
        now = self._surroundings()
        if any(now[key] != self._told.get(key) for key in ("places", "people")):
            news.append({"news": "places", "places": now["places"], "people": now["people"]})
        if now["bot"] != self._told.get("bot"):
            news.append({"news": "bot", "bot": now["bot"]})
        self._told |= now
        return news

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
