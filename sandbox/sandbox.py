"""The sandbox itself: it puts world, REST, gateway and page together, opens servers and lets time pass.

It knows no bot; whatever logs in with its token at its address is the bot.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from pathlib import Path
from time import time as wall_clock
from types import TracebackType

from sandbox.codes import Json
from sandbox.faults import Faults
from sandbox.gateway.gateway import Gateway
from sandbox.page.door import Door
from sandbox.page.tools import Tools
from sandbox.people.crowd import Crowd, new_names
from sandbox.people.person import Person
from sandbox.people.seen import transcript_of
from sandbox.people.stage import Stage
from sandbox.recorder.recorder import Outgoing, Recorder
from sandbox.rest.application import ApplicationRoutes
from sandbox.rest.channels import ChannelRoutes
from sandbox.rest.commands import CommandRoutes
from sandbox.rest.door import Rest
from sandbox.rest.guilds import GuildRoutes
from sandbox.rest.interactions import InteractionRoutes
from sandbox.rest.members import MemberRoutes
from sandbox.rest.messages import MessageRoutes
from sandbox.rest.overwrites import OverwriteRoutes
from sandbox.rest.pins import PinRoutes
from sandbox.rest.reactions import ReactionRoutes
from sandbox.rest.referee import find_description, load_referee
from sandbox.rest.roles import RoleRoutes
from sandbox.rest.thread_members import ThreadMemberRoutes
from sandbox.rest.threads import ThreadRoutes
from sandbox.server import Server, open_server
from sandbox.site import Certificate, Site
from sandbox.world.application import Application
from sandbox.world.clock import Clock, Pulse
from sandbox.world.objects import Channel, Guild, User
from sandbox.world.posting import Posting
from sandbox.world.world import World

LEAPS_WITHIN_S = 2.0
LAST_OF_A_LEAP_M = 2.0
"""The last minutes of a leap on the page pass by themselves: a program that finds that much time has passed
may wait a moment before it does what has become due."""
A_BREATH_S = 0.03
"""So long a crowd listens whether the bot is silent: what it is too early for, it tries again."""
SLICES = 5
"""`settle` listens in this many parts: a process that is held up misses one of them, and not all."""
EVENTS_PER_MESSAGE = 10
"""With a history, this many events are kept for each message in it."""


class Sandbox:
    """A Discord on `base_url`. Use it as an asynchronous context manager.

    `time` gives its clock the seconds since 1970. `description` is the official OpenAPI file (by default the
    one that `referee.find_description` finds); a `referee` of False leaves it out. `history` is how many
    messages each channel keeps (`world.kept` says which), None all. `people` are those of all servers;
    `ended` is the exit code of the program that was the bot, which the page shows.

    With a `certificate` it answers on TLS under Discord's own names, without a page: for a bot without a
    launcher, on a machine where those names lead to the loopback.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        bot_name: str = "Bot",
        time: Callable[[], float] = wall_clock,
        description: Path | None = None,
        referee: bool = True,
        history: int | None = None,
        certificate: Certificate | None = None,
    ) -> None:
        self.certificate = certificate
        self.clock = Clock(time)
        self.pulse = Pulse()
        self.world = World(self.clock, self.pulse, bot_name=bot_name)
        self.world.kept.history = history
        self.faults = Faults(self.clock)
        self.recorder = Recorder()
        self.gateway = Gateway(self.world, self.faults, recorder=self.recorder, inspect=self._referee_event)
        if history is not None:
            self.gateway.most_replayed = min(self.gateway.most_replayed, EVENTS_PER_MESSAGE * history)
        self._site = Site(self.world, port=port, certificate=certificate)
        self._description = (description or find_description()) if referee else None
        posting = Posting(self.world)
        interactions = InteractionRoutes(self.world, posting)
        self.commands = CommandRoutes(self.world)
        self.messages = MessageRoutes(self.world, posting, self.faults)
        self.rest = Rest(
            recorder=self.recorder,
            application=self.world.application,
            clock=self.clock,
            pulse=self.pulse,
            faults=self.faults,
            referee=load_referee(self._description) if self._description is not None else None,
            addressee=interactions.addressee,
        )
        self.gateway.violate = self.rest.violate
        self.rest.before_each.append(self.world.archive_idle_threads)
        self.faults.limits.channel_of = self._channel_of
        self._stage = Stage(self.world, self.gateway, posting)
        self.workers: list[Callable[[], bool]] = []
        """Each says whether somebody is at work, as a program can be in silence; `settle` waits for that."""
        self._routes = [
            *ApplicationRoutes(self.world, self.faults).routes(),
            *self.commands.routes(),
            *GuildRoutes(self.world).routes(),
            *RoleRoutes(self.world).routes(),
            *MemberRoutes(self.world).routes(),
            *ChannelRoutes(self.world).routes(),
            *OverwriteRoutes(self.world).routes(),
            *ThreadRoutes(self.world).routes(),
            *ThreadMemberRoutes(self.world).routes(),
            *PinRoutes(self.world).routes(),
            *ReactionRoutes(self.world).routes(),
            *self.messages.routes(),
            *interactions.routes(),
        ]
        self.people: list[Person] = []
        self.page = Door(self.world, self.people, self._bot_state)
        self.crowd = Crowd(
            settle=self._hush,
            leap=self._pass_for_crowd,
            now=self.clock.now,
            read=self.page.has_read,
            beat=self.pulse.beat,
        )
        """People who play by themselves."""
        self.ended: int | None = None
        self._log_ins_before = 0

    async def __aenter__(self) -> Sandbox:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End; AssertionError if there are violations that nobody has taken."""
        await self.stop()
        left = self.take_violations()
        assert error is not None or not left, "\n".join(["Discord would not have this:", *left])

    async def start(self) -> None:
        await self._site.open(self.rest, self._routes, self.gateway, self.page)

    async def stop(self) -> None:
        await self.crowd.stop()
        self.faults.clear()
        await self.page.close()
        await self.gateway.close()
        await self._site.close()

    def _channel_of(self, path: str) -> str:
        """The id of the channel that a webhook's path writes to: that of its interaction."""
        token = path.split("/")[3] if path.startswith("/webhooks/") else ""
        interaction = self.world.interactions.get(token)
        return interaction.channel.id if interaction is not None else path

    def _bot_state(self) -> Json:
        bot = self.world.bot
        return {
            "id": bot.id,
            "name": bot.name,
            "online": self.gateway.has_bot,
            "awaited": self.gateway.identified == self._log_ins_before,
            "ended": self.ended,
            "ahead": self.clock.ahead,
            "crowd": self.crowd.run is not None,
        }

    def expect_bot(self) -> None:
        """Note that a program was started, so the last one's end counts no more."""
        self.ended = None
        self._log_ins_before = self.gateway.identified
        self.pulse.beat()

    @property
    def base_url(self) -> str:
        """http://127.0.0.1:PORT, the value for SANDBOX_URL; https://discord.com with a certificate."""
        return self.world.base_url

    @property
    def bot(self) -> User:
        return self.world.bot

    @property
    def application(self) -> Application:
        """What the bot's owner has set up: privileged intents, shards, log-ins."""
        return self.world.application

    @property
    def token(self) -> str:
        """What the bot logs in with."""
        return self.world.application.token

    @property
    def outgoing(self) -> list[Outgoing]:
        """Every request of the bot, and what it said at the gateway, in order."""
        return self.recorder.outgoing

    @property
    def violations(self) -> list[str]:
        """What the referee found, in requests, answers and events; empty if all is well."""
        return self.rest.violations

    def take_violations(self) -> list[str]:
        """The same, for whoever expects them; what nobody takes is an error when the sandbox ends."""
        taken = list(self.violations)
        self.violations.clear()
        return taken

    def _referee_event(self, event: str, data: Json) -> None:
        self.rest.referee_event(event, data)

    @property
    def witnesses(self) -> list[Callable[[], str]]:
        """Whoever has more to say when a wait is in vain, such as programs with their output."""
        return self._stage.witnesses

    @property
    def has_referee(self) -> bool:
        return self._description is not None

    def add_server(
        self,
        name: str,
        *,
        locale: str = "en-US",
        bot_permissions: Iterable[str] = (),
        with_bot: bool = True,
        shard: int | None = None,
    ) -> Server:
        """Add a server. The bot joins it (unless `with_bot` is False) with a role that adds
        `bot_permissions`; `shard` is which of `application.shards` hears of it (None: any).
        """
        return open_server(
            self._stage,
            self.people,
            name,
            locale=locale,
            bot_permissions=bot_permissions,
            with_bot=with_bot,
            shard=shard,
        )

    def pass_time(self, *, seconds: float = 0, minutes: float = 0, hours: float = 0, days: float = 0) -> None:
        """Let time pass immediately: tokens expire, nonces are forgotten, idle threads are archived.

        The program's clocks follow, and its sleeps are due; `settle()` waits until it has done what follows.
        """
        self.clock.advance(seconds + 60 * minutes + 3600 * hours + 86400 * days)
        self.world.archive_idle_threads()

    async def later(
        self, *, seconds: float = 0, minutes: float = 0, hours: float = 0, days: float = 0
    ) -> None:
        """Wait until the bot is silent, let time pass, and wait until it has done what was due."""
        await self.settle()
        self.pass_time(seconds=seconds, minutes=minutes, hours=hours, days=days)
        await self.settle()

    async def _leap(self, minutes: float) -> None:
        """Let time pass for whoever plays, the last minutes of it by themselves. Each time wait a moment for
        what is under way, which would time out."""
        last = min(minutes, LAST_OF_A_LEAP_M)
        for part in filter(None, (minutes - last, last)):
            await self._hush(quiet=0.1)
            self.pass_time(minutes=part)

    async def _pass_for_crowd(self, seconds: float) -> None:
        """Let time pass while a crowd does nothing; the bot is on the line again after the last leap."""
        await self._hush()
        is_running = self.ended is None and self.gateway.identified > 0
        await self.pulse.until(lambda: self.gateway.has_bot or not is_running, timeout=LEAPS_WITHIN_S)
        self.pass_time(seconds=seconds)

    async def _hush(self, quiet: float = A_BREATH_S) -> None:
        """Wait a moment for the bot to be silent."""
        with contextlib.suppress(AssertionError):
            await self.settle(quiet, timeout=LEAPS_WITHIN_S)

    def add_crowd(self, guild: Guild, count: int) -> None:
        """Add so many people to a server who play by themselves, in several languages."""
        assert isinstance(guild, Server), f"{guild.name} is no server of this sandbox"
        for name, locale in new_names(count, (person.name for person in self.people)):
            self.crowd.add(guild.add_person(name, locale=locale))

    def offer_tools(self, *, restart: Callable[[], None] | None = None) -> None:
        """Let pages change the world itself, for whoever plays; tests set the scene themselves.

        With `restart` they can start the bot again.
        """
        self.page.tools = Tools(
            self.world,
            self.faults,
            pass_time=self._leap,
            requests=lambda: self.outgoing,
            violations=lambda: self.violations,
            restart=restart,
            crowd=self.crowd,
            add_crowd=self.add_crowd,
        )

    def thread(self, name: str) -> Channel:
        """The one thread with this name; AssertionError if there is none or several."""
        found = [c for c in self.world.channels.values() if c.thread is not None and c.name == name]
        assert len(found) == 1, f"{len(found)} threads are called {name!r}"
        return found[0]

    def transcript(self, channel: Channel) -> str:
        """Everything in a channel as readable text; ephemeral messages have their reader's name."""
        return transcript_of(channel)

    async def until(self, condition: Callable[[], bool], *, timeout: float = 10.0, what: str = "") -> None:
        """Wait until `condition()` holds; AssertionError after `timeout` seconds."""
        if not await self.pulse.until(condition, timeout=timeout):
            shown = self._stage.testimony(*self.world.channels.values())
            raise AssertionError(f"waited {timeout} s in vain for {what or condition}\n{shown}")

    async def settle(self, quiet: float = 0.1, timeout: float = 10.0) -> None:
        """Wait until the bot was silent for `quiet` seconds, nothing is being handled, and no program works.

        A program that works in silence (on a busy machine it may wait for a processor longer than `quiet`)
        counts as settled after `timeout` seconds; AssertionError if the bot is not silent then. If time has
        passed, the program's clock has followed, and what was due has begun.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        followers = self.clock.followers
        await self.until(lambda: all(f.has_followed for f in followers), what="the program's clock to follow")
        while True:
            before = self.recorder.count
            for _ in range(SLICES):
                await asyncio.sleep(quiet / SLICES)
            is_silent = self.recorder.count == before and not self.rest.busy
            is_late = loop.time() >= end
            if is_silent and (is_late or not any(is_at_work() for is_at_work in self.workers)):
                return
            if is_late:
                raise AssertionError(f"the bot did not fall silent in {timeout} s")
