"""The line: what an outage is, when it is stored, and that nothing is due before it is."""

import pytest

from bot.line import Line
from engine.clock.pace import HOUR, MINUTE
from engine.errors import NotStored
from engine.journal.outage_rows import Outage
from engine.sessions.calls import Calls
from tests.doubles import double

NOON = 1_764_590_400.0


class World:
    """Both clocks, what is stored of the line, and the line itself."""

    def __init__(self, *, noted=None, shards=1):
        self.now, self.awake, self.shards = NOON, 500.0, shards
        self.outages, self.noted, self.ticked, self.noted_shards = [], noted, [], None
        self.is_disk_full = False
        self.refusals = []
        self.calls = double(
            Calls,
            outage=self._outage,
            line_was_up=self._line_was_up,
            note_tick=self._note_tick,
            refuses_since=None,
            take_refusals=self._take_refusals,
        )
        self.line = Line(self.calls, lambda: self.shards, now=lambda: self.now, awake=lambda: self.awake)

    async def _outage(self, outage):
        if self.is_disk_full:
            raise NotStored("not-stored")
        self.outages.append(outage)
        return []

    async def _line_was_up(self):
        return self.noted

    async def _note_tick(self, now, *, is_line_up, shards):
        self.ticked.append(now)
        self.noted_shards = shards
        if is_line_up:
            self.noted = now

    def _take_refusals(self):
        taken, self.refusals = self.refusals, []
        return taken

    def passes(self, seconds, *, asleep=False):
        self.now += seconds
        self.awake += 0 if asleep else seconds

    async def minutes(self, count):
        for _ in range(count):
            self.passes(MINUTE)
            await self.line.keep()


async def up(**more):
    """A world in which the bot has just logged in."""
    world = World(**more)
    await world.line.keep()
    world.line.is_ready()
    await world.line.keep()
    return world


async def test_the_log_says_once_that_a_shard_has_lost_its_line_and_when_it_has_it_back(caplog):
    caplog.set_level("INFO")
    world = await up(shards=2)
    world.line.is_lost(1)
    world.line.is_lost(1)
    world.passes(42)
    world.line.is_back(1)
    world.line.is_back(1)
    assert caplog.messages == ["shard 1 has lost its line", "shard 1 has its line back after 42 s"]


async def test_before_the_bot_is_in_there_is_no_line(caplog):
    world = World()
    await world.line.keep()
    assert not world.line.is_up
    world.line.is_ready()
    assert not world.line.is_up, "what was before that must be stored first"
    await world.line.keep()
    assert world.line.is_up
    assert world.outages == []


async def test_while_the_line_is_up_that_is_noted_once_a_minute():
    world = await up()
    for _ in range(100):
        world.passes(3.0)
        await world.line.keep()
    assert 4 <= len(world.ticked) <= 7
    assert world.noted == world.ticked[-1]


async def test_how_many_shards_have_a_line_is_noted():
    world = World(shards=4)
    await world.line.keep()
    assert world.noted_shards == (0, 4), "nothing is known before all are in"
    world.line.is_ready()
    await world.minutes(1)
    assert world.noted_shards == (4, 4)
    world.line.is_lost(2)
    await world.minutes(1)
    assert world.noted_shards == (3, 4)


async def test_while_it_is_down_only_that_time_goes_on_is_noted():
    world = await up()
    world.passes(MINUTE)
    await world.line.keep()
    noted = world.noted
    world.line.is_lost(0)
    await world.minutes(4)
    assert (world.noted, world.ticked[-1]) == (noted, world.now)
    assert not world.line.is_up


@pytest.mark.parametrize(("seconds", "outages"), [(5 * MINUTE, 0), (5 * MINUTE + 1, 1)])
async def test_what_is_longer_than_five_minutes_is_an_outage(seconds, outages):
    world = await up()
    since = world.now
    world.line.is_lost(0)
    world.passes(seconds / 2)
    world.line.is_lost(0)
    await world.line.keep()
    world.passes(seconds / 2)
    world.line.is_back(0)
    await world.line.keep()
    assert world.outages == [Outage(since, since + seconds, 0, 1)] * outages


async def test_nothing_is_due_before_an_outage_is_stored_and_what_fails_is_stored_later():
    world = await up()
    world.line.is_lost(0)
    world.passes(HOUR)
    world.is_disk_full = True
    world.line.is_back(0)
    with pytest.raises(NotStored):
        await world.line.keep()
    assert not world.line.is_up
    world.is_disk_full = False
    assert await world.line.keep(), "it says so"
    assert not await world.line.keep()
    assert world.line.is_up
    assert world.outages == [Outage(NOON, NOON + HOUR, 0, 1)]


async def test_a_start_long_after_the_last_note_ends_an_outage_and_a_quick_one_does_not():
    for ago, outages in ((4 * MINUTE, []), (3 * HOUR, [Outage(NOON - 3 * HOUR, NOON)])):
        world = await up(noted=NOON - ago)
        assert world.outages == outages
        await world.line.keep()
        assert world.outages == outages, "once"


async def test_a_second_ready_is_no_second_start():
    world = await up(noted=NOON - MINUTE)
    world.passes(HOUR)
    world.noted = NOON
    world.line.is_ready()
    await world.line.keep()
    assert world.outages == []


async def test_a_machine_that_slept_has_had_an_outage_of_just_that_length():
    world = await up()
    world.passes(30.0)
    world.passes(HOUR, asleep=True)
    await world.line.keep()
    assert world.outages == [Outage(NOON + 30, NOON + 30 + HOUR)]
    await world.minutes(3)
    assert len(world.outages) == 1


async def test_a_leap_that_both_clocks_make_is_no_outage_and_nor_is_a_clock_that_is_set_back():
    world = await up()
    world.passes(25 * HOUR)
    await world.line.keep()
    world.passes(-2 * HOUR, asleep=True)
    await world.minutes(2)
    assert world.outages == []
    assert world.noted == world.now, "it is noted at once by the new time"


async def test_a_shard_without_a_line_keeps_its_own_servers_alone_from_what_is_due():
    world = await up(shards=2)
    ours, theirs = (number << 22 for number in (6, 7))
    world.line.is_lost(1)
    assert world.line.is_up
    assert world.line.reaches(ours)
    assert not world.line.reaches(theirs)
    noted = world.noted
    await world.minutes(2)
    assert world.noted == noted, "a start would not know which shard was away"
    world.line.is_lost(0)
    assert not world.line.is_up
    world.line.is_back(1)
    assert world.line.reaches(theirs)


async def test_the_line_is_up_since_the_start_or_since_it_came_back_for_the_servers_of_its_shard():
    world = World(shards=2)
    await world.line.keep()
    assert world.line.up_since(0) is None
    world.line.is_ready()
    await world.minutes(1)
    assert (world.line.up_since(0), world.line.up_since(1 << 22)) == (NOON, NOON)
    world.line.is_lost(1)
    assert (world.line.up_since(0), world.line.up_since(1 << 22)) == (NOON, None)
    await world.minutes(3)
    world.line.is_back(1)
    await world.line.keep()
    assert (world.line.up_since(0), world.line.up_since(1 << 22)) == (NOON, NOON + 4 * MINUTE)


async def test_after_a_machine_has_slept_the_line_is_up_since_it_woke():
    world = await up()
    world.passes(HOUR, asleep=True)
    await world.line.keep()
    assert world.line.up_since(0) == NOON + HOUR


async def test_while_the_disk_takes_nothing_nothing_is_due_and_all_of_that_time_is_an_outage(caplog):
    world = await up()
    await world.minutes(1)
    noted, since = world.noted, world.now + 7
    world.calls.refuses_since = since
    await world.minutes(2)
    assert not world.line.is_up
    assert world.line.up_since(1) is not None, "Discord is there"
    assert world.noted == world.ticked[-1] == noted, "a note may fit where no answer does"
    world.calls.refuses_since, world.refusals = None, [(since, world.now)]
    world.is_disk_full = True
    with pytest.raises(NotStored):
        await world.line.keep()
    assert not world.line.is_up, "that is stored first"
    world.is_disk_full = False
    assert await world.line.keep()
    assert world.line.is_up
    assert world.outages == [Outage(since, world.now)]
    assert "the disk took nothing for 2 min: clocks stood in 0 games" in caplog.text


async def test_a_disk_whose_clock_was_set_back_meanwhile_has_had_no_outage():
    world = await up()
    world.refusals = [(world.now, world.now - 100)]
    assert not await world.line.keep()
    assert world.outages == []
