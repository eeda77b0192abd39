"""A crowd: people who play by themselves, each by what their own client offers, while days pass.

It knows no bot: `habits` say what is pressed. How one of them plays is in `playing.py`.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from sandbox.people.habits import Habits
from sandbox.people.person import Person
from sandbox.people.playing import Playing

LOOKS = 12
"""How often everybody looks within half a day: whoever is asked again by then answers again."""
HALF_A_DAY_S, STOPS = 12 * 3600.0, 24
"""Half a day passes in one leap, but for at most so many stops, where messages name a moment: a program that
finds hours gone takes it that it was away, and does late what it has said."""
STOP_S, WAIT_S = 1.0, 120.0
"""How long after that moment it stops, and what then passes by itself: a program may wait a little after a
leap before it does what is due."""
MOST_DAYS = 366
QUIET_DAYS = 21
"""When nobody has pressed anything for so long, and nothing was posted, no more days pass."""

NAMES = {
    "en-US": ("Ava", "Jack", "Ruby", "Leo", "Grace", "Owen", "Hazel", "Finn", "Ivy", "Max"),
    "nl": ("Sanne", "Bram", "Fleur", "Jesse", "Noor", "Thijs", "Femke", "Ruben", "Roos", "Koen"),
    "de": ("Hanna", "Jonas", "Greta", "Moritz", "Jule", "Anton", "Frieda", "Emil", "Käthe", "Jörg"),
}
"""What people of a crowd are called, by their language."""


@dataclass
class Run:
    """`passed` of so many `days` have passed; no `days` are one look round."""

    days: int
    passed: float = 0.0


class Crowd:
    """`settle` waits until the bot is silent, `leap` lets seconds pass, `now` is what time it is, `read` is
    told of everybody who has looked, and `beat` that there is news of the run. `run` is what is under way, if
    anything is."""

    def __init__(
        self,
        *,
        settle: Callable[[], Awaitable[None]],
        leap: Callable[[float], Awaitable[None]],
        now: Callable[[], float],
        read: Callable[[Person], None],
        beat: Callable[[], None],
    ) -> None:
        self.habits = Habits()
        self.run: Run | None = None
        self._settle = settle
        self._leap = leap
        self._now = now
        self._read = read
        self._beat = beat
        self._members: dict[Person, Playing] = {}
        self._task: asyncio.Task[None] | None = None
        self._luck = random.Random(1)

    @property
    def people(self) -> list[Person]:
        return list(self._members)

    @property
    def pressed(self) -> int:
        """How much all of them have pressed, chosen and sent so far."""
        return sum(playing.pressed for playing in self._members.values())

    def add(self, person: Person) -> None:
        """Let somebody play by themselves from now on."""
        self._members.setdefault(person, Playing(person, self.habits, random.Random(self._luck.random())))

    def remove(self, person: Person) -> None:
        """Let somebody do nothing by themselves any more."""
        self._members.pop(person, None)

    async def look(self) -> bool:
        """Let everybody do once what there is to do, all together; whether there was anything."""
        is_new = await asyncio.gather(*(playing.look() for playing in list(self._members.values())))
        await self._settle()
        for person in self._members:
            self._read(person)
        return any(is_new)

    async def days(self, count: int, run: Run | None = None) -> None:
        """Let at most so many days pass, in halves: before each, everybody answers. It ends early when
        nothing has happened for `QUIET_DAYS`."""
        run = run or Run(count)
        quiet, before, since = 0.0, self._marks(), self._now()
        for _ in range(2):  # what is due already
            await self._leap(WAIT_S)
        while run.passed < count and quiet < QUIET_DAYS:
            for playing in self._members.values():
                playing.try_again()
            for _ in range(LOOKS):
                if not await self.look():
                    break
            since = await self._pass_half_a_day(since)
            run.passed += 0.5
            self._beat()
            quiet, before = quiet + 0.5 if self._marks() == before else 0.0, self._marks()

    async def _pass_half_a_day(self, since: float) -> float:
        """Stop at each moment after `since` that a message names; returns up to when this is done."""
        end = self._now() + HALF_A_DAY_S
        for _ in range(STOPS):
            named = (playing.next_moment(since) for playing in self._members.values())
            moment = min((each for each in named if each is not None), default=end)
            if moment >= end:
                break
            await self._leap(max(0.0, moment - self._now()) + STOP_S)
            await self._leap(WAIT_S)
            since = moment
        for stop in (end - WAIT_S, end):
            if stop > self._now():
                await self._leap(stop - self._now())
        await self._settle()
        return end

    def begin(self, days: int) -> None:
        """Let days pass meanwhile, or (0) everybody look once; AssertionError if something is under way."""
        assert self.run is None, "the crowd is at it already"
        assert 0 <= days <= MOST_DAYS, "at most a year can pass at once"
        assert self._members, "there is nobody in the crowd"
        self.run = run = Run(days)
        self._task = asyncio.create_task(self._go(run))
        self._beat()

    async def stop(self) -> None:
        """End what is under way, wherever it is."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None

    async def _go(self, run: Run) -> None:
        try:
            if run.days:
                await self.days(run.days, run)
            else:
                for playing in self._members.values():
                    playing.try_again()
                await self.look()
        finally:
            self.run = None
            self._beat()

    def _marks(self) -> tuple[int, int]:
        """These differ when somebody has pressed something, or anything was posted where they are."""
        guilds = {guild.id: guild for person in self._members for guild in person.guilds}
        places = [place for guild in guilds.values() for place in guild.places.values()]
        return self.pressed, max((int(place.last_message_id or 0) for place in places), default=0)


def new_names(count: int, taken: Iterable[str]) -> list[tuple[str, str]]:
    """Names for new people, each with their language. The languages take turns; nobody's name is `taken`."""
    used, found = set(taken), list[tuple[str, str]]()
    number = 1
    while True:
        for row in zip(*NAMES.values(), strict=True):
            for locale, first in zip(NAMES, row, strict=True):
                name = first if number == 1 else f"{first} {number}"
                if len(found) == count:
                    return found
                if name not in used:
                    found.append((name, locale))
        number += 1
