"""What a developer may do to the world from the page: let time pass, let things go wrong at Discord, and add
people who play by themselves.

It shows only method, route and status of the bot's requests: what they say stays with their readers.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from itertools import islice

from sandbox.codes import Json
from sandbox.faults import Faults
from sandbox.page.troubles import told
from sandbox.people.crowd import Crowd
from sandbox.people.person import Person
from sandbox.recorder.recorder import Outgoing
from sandbox.world.objects import Announced, Channel, Guild
from sandbox.world.world import World

MOST_REQUESTS = 40
MOST_ADDED = 50
_LONGEST_PASSED_M = 60 * 24 * 31
_TOKEN = re.compile(r"(?<=/)[\w.-]{24,}")
"""A part of an interaction's address with which anybody could answer in the bot's name."""


@dataclass(frozen=True)
class Tools:
    """`pass_time` takes minutes; `requests` and `violations` are called each time.

    `restart` starts the bot again, if somebody can. `add_crowd` adds so many people to a server, and
    to the `crowd`.
    """

    world: World
    faults: Faults
    pass_time: Callable[[float], Awaitable[None]]
    requests: Callable[[], Sequence[Outgoing]]
    violations: Callable[[], list[str]]
    crowd: Crowd
    add_crowd: Callable[[Guild, int], None]
    restart: Callable[[], None] | None = None

    def state(self, person: Person, place: Channel | None) -> Json:
        """The time, which faults are on, and what can be done here."""
        guild = place.guild if place is not None else None
        latest = list(islice(reversed(self.requests()), MOST_REQUESTS))
        return {
            "now": self.world.clock.now(),
            "ahead": self.world.clock.ahead,
            "faults": [told(fault) for fault in self.faults.on()],
            "violations": self.violations(),
            "accepts_dms": person.user.accepts_dms,
            "can_restart": self.restart is not None,
            "crowd": self._crowd(person),
            "has_bot": guild is None or self.world.bot.id in guild.members,
            "requests": [
                {"method": each.method, "path": _TOKEN.sub("…", each.path), "status": each.status}
                for each in latest
            ],
        }

    def _crowd(self, person: Person) -> Json:
        """How many they are, what is under way, and whether this person is one of them."""
        crowd, run = self.crowd, self.crowd.run
        return {
            "people": len(crowd.people),
            "pressed": crowd.pressed,
            "has_you": person in crowd.people,
            "run": {"days": run.days, "passed": run.passed} if run is not None else None,
        }

    async def use(self, asked: Json, person: Person, place: Channel | None) -> Announced | None:
        """Do what is asked by its word; the answer is what changed unannounced in the world, if anything."""
        tool = str(asked["tool"])
        if tool == "pass_time":
            minutes = float(asked["minutes"])
            assert 0 < minutes <= _LONGEST_PASSED_M, "between a moment and a month can pass at once"
            await self.pass_time(minutes)
        elif tool == "cut_line":
            await self.faults.cut_line()
        elif tool == "fail_next":
            self.faults.fail_next("", "")
        elif tool == "storm":
            self.faults.storm_429(times=5)
        elif tool == "limits":
            self.faults.limit_as_discord()
        elif tool == "restart":
            assert self.restart is not None, "whoever started the bot restarts it"
            self.restart()
        elif tool == "clear":
            self.faults.clear()
        elif tool == "dms":
            person.user.accepts_dms = not person.user.accepts_dms
        elif tool == "bot":
            return self._bot_goes_or_comes(place)
        elif tool.startswith("crowd"):
            await self._use_crowd(tool, asked, person, place)
        else:
            self._change_thread(tool, place)
        return None

    async def _use_crowd(self, tool: str, asked: Json, person: Person, place: Channel | None) -> None:
        if tool == "crowd_add":
            count, guild = int(asked["count"]), place.guild if place is not None else None
            assert guild is not None, "people can only be added to a server"
            assert 0 < count <= MOST_ADDED, f"at most {MOST_ADDED} people can be added at once"
            self.add_crowd(guild, count)
        elif tool == "crowd_you":
            (self.crowd.remove if person in self.crowd.people else self.crowd.add)(person)
        elif tool == "crowd_look":
            self.crowd.begin(0)
        elif tool == "crowd_days":
            self.crowd.begin(int(asked["days"]))
        elif tool == "crowd_stop":
            await self.crowd.stop()
        else:
            raise AssertionError(f"no tool is called {tool!r}")

    def _bot_goes_or_comes(self, place: Channel | None) -> Guild:
        guild = place.guild if place is not None else None
        assert guild is not None, "the bot can only be sent out of a server"
        bot = self.world.bot
        if bot.id in guild.members:
            guild.remove_member(bot)
        else:
            guild.invite_bot()
        return guild

    def _change_thread(self, tool: str, place: Channel | None) -> None:
        state = place.thread if place is not None else None
        assert place is not None, f"no tool is called {tool!r}"
        assert state is not None, f"{place.name} is no thread"
        if tool == "archive":
            self.world.change_thread(place, archived=not state.archived)
        elif tool == "lock":
            self.world.change_thread(place, locked=not state.locked)
        elif tool == "delete":
            place.delete()
        else:
            raise AssertionError(f"no tool is called {tool!r}")
