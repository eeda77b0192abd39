"""A world whose disk takes nothing for ten minutes, several times a day, while people try to play on."""

import sqlite3
from dataclasses import dataclass, field
from functools import wraps
from typing import Final
from unittest.mock import patch

from engine.clock.pace import HOUR, MINUTE
from engine.errors import NotStored
from engine.journal import disk
from engine.journal.records import By, SessionId
from engine.play.chance import Chance
from tests.season.seasons import Season
from tests.season.tally import Tally
from tests.season.world import Bot, World, world_of

FULL_S: Final = 10 * MINUTE
EVERY_HOURS: Final = 12
"""A disk is full again after so many hours at most."""


@dataclass(slots=True)
class FullDisk(World):
    """It counts what people were told is stored."""

    confirmed: dict[SessionId, int] = field(default_factory=dict)
    """By game, how many answers of people were confirmed."""
    refused: int = 0
    """How many times people were told that nothing could be stored."""

    def _made(self) -> Bot:
        made = World._made(self)
        submit = made.sessions.submit

        @wraps(submit)
        async def counted(session_id, *args, **more):
            done = await submit(session_id, *args, **more)
            if "ticket" not in more:  # else it is said ahead
                self.confirmed[session_id] = self.confirmed.get(session_id, 0) + 1
            return done

        made.sessions.submit = counted
        return made

    async def be_away(self, until: float, *, is_killed: bool) -> None:
        """Instead of that, the disk takes nothing for ten minutes, in which people try to answer."""
        before = await self.stored()
        await self.journal._writer.run(lambda db: db.execute("PRAGMA query_only = ON").fetchone())
        await self._try()
        since = self.now
        while self.now < since + FULL_S:
            await self.bot.scheduler.tick()
            await self._try()
            self.now += MINUTE
        assert not self.bot.line.is_up
        assert await self.stored() == before, "nothing was stored, and nothing is lost"
        assert self.journal.refuses_since == since
        await self.journal._writer.run(lambda db: db.execute("PRAGMA query_only = OFF").fetchone())
        while self.journal.refuses_since is not None:  # it is tried again by itself
            await self.journal.read(lambda db: None)
        self.watch.was_away(since, self.now)
        self._up_since = self.now
        await self.tick()
        for session_id in list(self.watch.began):
            await self.post(session_id)

    async def _try(self) -> None:
        """Somebody who is asked something tries to answer."""
        waiting = await self.journal.read(
            lambda db: db.execute(
                "SELECT session, person FROM calls JOIN seats USING (session, seat)"
                " WHERE kind = 'asked' AND person IS NOT NULL ORDER BY session, seat"
            ).fetchall()
        )
        session_id, person = waiting[int(self.now) % len(waiting)]
        try:
            await self.look_in(self.watch.people[person].person, session_id)
        except NotStored:
            self.refused += 1

    async def stored(self) -> list[tuple[object, ...]]:
        """All answers that are stored."""
        return await self.journal.read(
            lambda db: db.execute("SELECT * FROM answers ORDER BY session, number").fetchall()
        )

    async def lost(self) -> int:
        """How many answers of people were confirmed, but are not stored."""

        def job(db: sqlite3.Connection) -> dict[int, int]:
            asked = "SELECT session, count(*) FROM answers WHERE by = ? GROUP BY session"
            return dict(db.execute(asked, (By.PERSON,)).fetchall())

        stored = await self.journal.read(job)
        return sum(max(0, count - stored.get(number, 0)) for number, count in self.confirmed.items())

    def _until_down(self, luck: Chance) -> float:
        return HOUR * (1 + luck.below(EVERY_HOURS))


async def played_on_a_full_disk(season: Season) -> tuple[Tally, FullDisk, int]:
    """What happens in such a world; its last state; and how many confirmed answers are lost."""
    with patch.object(disk, "PROBE_S", 0.0005):
        async with world_of(season, FullDisk) as world:
            tally = await world.play()
            return tally, world, await world.lost()
