"""The scheduler: what is due is done in its order, once there is a line, and a failure keeps nothing else."""

import asyncio
import logging
from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.due import scheduler
from bot.due.scheduler import Deeds, Scheduler, Source
from bot.line import Line
from engine import measures
from engine.clock.pace import HOUR, MINUTE
from engine.errors import NotStored
from engine.journal.due_rows import DueKind, Expiring
from engine.references import doing, under
from engine.sessions.calls import Calls, Due
from tests.doubles import double, stands_in_for

NOON = 1_764_590_400.0


@stands_in_for(Line, "keep", "reaches")
class TheLine:
    """A line that is up or not, as a test says."""

    def __init__(self):
        self.is_up, self.unreached, self.kept, self.error = True, set(), 0, None
        self.is_over = False

    async def keep(self):
        self.kept += 1
        if self.error is not None:
            raise self.error
        return self.is_over

    def reaches(self, guild):
        return self.is_up and guild not in self.unreached


class World:
    """What is due, what was done, and whether there is a line."""

    def __init__(self):
        self.now, self.done, self.failing = NOON, [], {}
        self.expiring, self.reminding, self.others = (), False, {}
        self.next = self.next_of_source = None
        self.of_source = ()
        calls = double(Calls, due=self._due, next_due=self._next_due)
        self.line = TheLine()
        deeds = Deeds(
            expire=lambda each: self._deed("expire", each.session),
            remind=lambda: self._deed("remind", 0),
            others={kind: lambda each, kind=kind: self._deed(kind, each) for kind in DueKind},
            sources=[
                Source(
                    name="league",
                    due=self._of_source,
                    next_due=self._next_of_source,
                    handle=lambda each: self._deed("league", each),
                )
            ],
        )
        self.scheduler = Scheduler(calls, self.line, deeds, now=lambda: self.now)

    async def _due(self, now):
        return Due(self.expiring, self.reminding, self.others)

    async def _next_due(self, *, after):
        return self.next

    async def _of_source(self, now):
        return self.of_source

    async def _next_of_source(self):
        return self.next_of_source

    async def _deed(self, kind, number):
        if error := self.failing.get((kind, number)):
            self.done.append((kind, number, "failed"))
            raise error
        self.done.append((kind, number))

    async def tick(self, after=MINUTE):
        """Let a minute pass, and tick; what was done."""
        self.now += after
        self.done.clear()
        await self.scheduler.tick()
        return list(self.done)

    async def calm(self):
        """Let the first minute pass, in which nothing expires."""
        await self.tick()
        await self.tick()


def expiring(*sessions, guild=1):
    return tuple(Expiring(session, guild, ()) for session in sessions)


@pytest.fixture
def world():
    return World()


async def test_what_is_due_is_done_in_the_order_of_the_ladder(world):
    await world.calm()
    world.others = {DueKind.PAUSE: (3, 4), DueKind.ABSENCE: (9,)}
    world.expiring, world.reminding = expiring(1, 2), True
    assert await world.tick() == [
        *(("expire", 1), ("expire", 2), ("remind", 0)),
        *((DueKind.PAUSE, 3), (DueKind.PAUSE, 4), (DueKind.ABSENCE, 9)),
    ]


async def test_what_knows_itself_when_it_is_due_comes_last_and_waits_longer_after_each_failure(world):
    await world.calm()
    world.of_source, world.reminding = (5, 6), True
    world.failing = {("league", 5): OSError("the disk is full")}
    assert await world.tick() == [("remind", 0), ("league", 5, "failed"), ("league", 6)]
    assert await world.tick(59) == [("remind", 0), ("league", 6)]
    assert ("league", 5, "failed") in await world.tick(1)
    assert ("league", 5, "failed") not in await world.tick(MINUTE)
    world.failing.clear()
    assert ("league", 5) in await world.tick(MINUTE)


@pytest.mark.parametrize(
    ("own", "of_source", "next_due"),
    [(None, 90, 90), (60, 90, 60), (90, 60, 60), (90, -5, 90), (None, 0, None)],
)
async def test_the_next_tick_is_when_anything_is_due_but_not_for_what_is_due_already(
    world, own, of_source, next_due
):
    world.next = None if own is None else world.now + own
    world.next_of_source = world.now + of_source
    found = await world.scheduler._tick_and_look_ahead()
    assert found == (None if next_due is None else world.now + next_due)


async def test_without_a_line_nothing_is_done_but_the_lines_own_note(world):
    await world.calm()
    world.expiring, world.reminding, world.others = expiring(1), True, {DueKind.MOTION: (3,)}
    world.line.is_up, before = False, world.line.kept
    assert await world.tick() == []
    assert world.line.kept == before + 1


async def test_on_a_server_whose_shard_has_no_line_nothing_expires(world):
    await world.calm()
    world.line.unreached = {7}
    world.expiring = expiring(1, guild=7) + expiring(2, guild=8)
    assert await world.tick() == [("expire", 2)]


@pytest.mark.parametrize(("gap", "is_calm"), [(5 * MINUTE, False), (5 * MINUTE + 1, True), (25 * HOUR, True)])
async def test_after_a_gap_presses_that_are_on_their_way_come_first(world, gap, is_calm):
    await world.calm()
    world.expiring, world.reminding = expiring(1), True
    assert (("expire", 1) in await world.tick(gap)) is not is_calm
    assert ("remind", 0) in world.done
    if is_calm:
        assert ("expire", 1) not in await world.tick(59)
        assert ("expire", 1) in await world.tick(1)


async def test_nothing_expires_in_the_first_minute_after_a_start(world):
    world.expiring = expiring(1)
    assert await world.tick() == []
    assert await world.tick(30) == []
    assert await world.tick(30) == [("expire", 1)]


async def test_after_an_outage_presses_come_first_too(world):
    await world.calm()
    world.expiring, world.line.is_over = expiring(1), True
    assert await world.tick() == []
    world.line.is_over = False
    assert await world.tick() == [("expire", 1)]


async def test_a_leap_during_which_the_line_is_lost_for_a_moment_is_one_gap(world):
    await world.calm()
    world.expiring, world.line.is_up = expiring(1), False
    assert await world.tick(25 * HOUR) == []
    world.line.is_up = True
    assert await world.tick(2 * MINUTE) == [("expire", 1)]


async def test_after_the_clock_was_set_back_nothing_waits_for_the_old_time(world):
    await world.tick()
    world.expiring = expiring(1)
    assert await world.tick(-2 * HOUR) == [("expire", 1)]


async def test_what_fails_keeps_no_other_from_its_turn_and_is_tried_again_later_and_later(
    world, caplog, monkeypatch
):
    counted = []
    monkeypatch.setattr(measures.FAILURES, "hear", lambda amount, labels: counted.append(labels))
    await world.calm()
    world.expiring, world.others = expiring(1, 2), {DueKind.PAUSE: (1,)}
    world.failing["expire", 1] = ValueError("broken")
    tried = []
    for minute in range(200):
        done = await world.tick()
        assert ("expire", 2) in done
        assert (DueKind.PAUSE, 1) in done
        if ("expire", 1, "failed") in done:
            tried.append(minute)
    assert tried == [0, 1, 3, 7, 15, 31, 63, 123, 183], "after 1, 2, 4, … and at most 60 minutes"
    assert caplog.text.count("Traceback") == 1
    assert counted == [("scheduler",)]
    world.failing.clear()
    while ("expire", 1) not in await world.tick():
        pass
    world.failing["expire", 1] = ValueError("broken again")
    assert ("expire", 1, "failed") in await world.tick()
    assert ("expire", 1, "failed") in await world.tick(), "after a success the pauses are short again"


async def test_what_is_not_due_any_more_is_forgotten(world):
    await world.calm()
    world.expiring = expiring(1)
    world.failing["expire", 1] = ValueError("broken")
    await world.tick()
    world.expiring = ()
    await world.tick(1)
    assert world.scheduler._failed == {}


async def test_a_full_disk_is_no_error_of_ours(world, caplog):
    await world.calm()
    world.expiring = expiring(1)
    world.failing["expire", 1] = NotStored("not-stored")
    await world.tick()
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


# The task


async def until(condition):
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it does not happen")


class Waits:
    """Notes how long the scheduler would wait, and lets it wait until it is woken."""

    def __init__(self):
        self.pauses = []

    def timeout(self, seconds):
        self.pauses.append(seconds)
        return asyncio.timeout(None)


@pytest.fixture
async def running(world, monkeypatch):
    """The world, with the scheduler's task; `waits` are what it waits for."""
    world.waits = Waits()
    monkeypatch.setattr(scheduler, "LEAST_S", 0.0)
    monkeypatch.setattr(
        scheduler, "asyncio", SimpleNamespace(**{**vars(asyncio), "timeout": world.waits.timeout})
    )
    world.scheduler.begin()
    yield world
    await world.scheduler.close()


async def test_it_waits_for_what_is_due_next_and_at_most_a_minute(running):
    pauses = running.waits.pauses
    await until(lambda: pauses)
    running.next = NOON + 20
    running.scheduler.wake()
    await until(lambda: len(pauses) == 2)
    running.next = NOON + HOUR
    running.scheduler.wake()
    await until(lambda: len(pauses) == 3)
    assert pauses == [MINUTE, 20.0, MINUTE]


async def test_a_tick_that_fails_is_not_the_last(running, caplog):
    running.line.error = ValueError("broken")
    running.scheduler.wake()
    await until(lambda: "broken" in caplog.text)
    running.line.error, before = None, running.line.kept
    running.scheduler.wake()
    await until(lambda: running.line.kept > before)


async def test_it_ends_at_once(world):
    world.scheduler.begin()
    await world.scheduler.close()
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "scheduler"]
    await world.scheduler.close()


async def test_each_tick_has_a_reference_and_each_expiry_in_it_its_game(world, referenced, monkeypatch):
    """What it wakes, and how it fails, is found under it."""
    monkeypatch.setattr(scheduler, "LEAST_S", 0)
    await world.calm()
    found, is_over = [], asyncio.Event()

    def pause(_):
        is_over.set()
        return MINUTE

    monkeypatch.setattr(world.scheduler, "_pause", pause)

    async def expire(each):
        found.append((doing().reference, doing().session))
        raise ValueError("broken")

    world.scheduler._deeds = replace(world.scheduler._deeds, expire=expire)
    world.expiring = expiring(1, 2)
    with under("a press that began it"):
        world.scheduler.begin()
    await is_over.wait()
    await world.scheduler.close()
    tick = f"t{world.now:.0f}"
    assert found == [(tick, 1), (tick, 2)]
    assert [(line.reference, line.session) for line in referenced.records] == found
