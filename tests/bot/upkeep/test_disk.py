"""The watch over the file: a disk that is nearly full is said once a day, a damaged file ends the bot, and
what nothing needs is emptied."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.upkeep import disk
from engine.errors import NotStored
from engine.journal.journal import Journal
from tests.doubles import double

PATH = Path("folder/saloon.sqlite3")


def watched(damage=None):
    async def look():
        return damage

    async def nothing(job):
        return False

    return double(Journal, path=PATH, damage=look, read=nothing)


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """What waits for the start's end does not."""
    monkeypatch.setattr(disk, "CALM_S", 0)
    monkeypatch.setattr(disk, "PAUSE_S", 0)


@pytest.fixture
def looks(monkeypatch):
    """How the disk is found, look by look; the watch ends with the last."""
    found = []

    def has_little_room(folder):
        if not found:
            raise EOFError
        if found[0] is None:
            found.pop(0)
            raise OSError("it was unplugged")
        return found.pop(0)

    monkeypatch.setattr(disk, "has_little_room", has_little_room)
    monkeypatch.setattr(disk, "LOOK_EVERY_S", 0)
    return found


async def test_a_disk_that_is_nearly_full_is_said_at_once_and_then_once_a_day(looks, caplog):
    looks += [False, *[True] * (disk.SAY_EVERY_LOOKS + 2), False, True]
    with pytest.raises(EOFError):
        await disk.watch(watched(), asyncio.Event())
    assert caplog.text.count("is nearly full") == 3


async def test_a_disk_that_is_away_for_a_moment_is_watched_on(looks, caplog):
    looks += [None, True]
    with pytest.raises(EOFError):
        await disk.watch(watched(), asyncio.Event())
    assert "it was unplugged" in caplog.text
    assert "is nearly full" in caplog.text


async def test_a_file_that_turns_out_to_be_damaged_stops_the_bot(caplog):
    stop = asyncio.Event()
    watching = asyncio.create_task(disk.watch(watched("the file is damaged (page 7)"), stop))
    await stop.wait()
    assert await disk.found_damage(watching)
    assert "page 7" in caplog.text


@pytest.mark.parametrize("error", [OSError("it was unplugged"), sqlite3.OperationalError("unable to open")])
async def test_a_file_that_cannot_be_looked_through_just_then_is_said_and_looked_after_on(error, caplog):
    journal = Emptying(True, False)

    async def look():
        raise error

    journal.damage = look
    assert await journal.watched() == 2
    assert str(error) in caplog.text


async def test_a_watch_that_ends_with_the_bot_has_found_nothing(monkeypatch):
    watching = asyncio.create_task(disk.watch(watched(), asyncio.Event()))
    await asyncio.sleep(0)
    assert not await disk.found_damage(watching)


class Emptying:
    """A journal of an earlier version: what each step of emptying comes to, and how many there were."""

    def __init__(self, *outcomes):
        self.outcomes, self.steps = list(outcomes), 0
        self.stop = asyncio.Event()

    async def damage(self):
        return None

    async def read(self, job):
        return bool(self.outcomes)

    async def write(self, job):
        outcome = self.outcomes[self.steps]
        self.steps += 1
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def watched(self):
        """Watch until no step has followed for a while."""
        journal = double(Journal, path=PATH, damage=self.damage, read=self.read, write=self.write)
        watching = asyncio.create_task(disk.watch(journal, self.stop, disk.chores(journal, {})[:1]))
        before = -1
        while before != self.steps:
            before = self.steps
            for _ in range(20):
                await asyncio.sleep(0)
        assert not watching.done(), "the room on the disk is watched on"
        assert not await disk.found_damage(watching)
        return self.steps


async def test_what_older_games_do_not_need_is_emptied_step_by_step_until_nothing_is_left():
    assert await Emptying(True, True, False).watched() == 3
    assert await Emptying().watched() == 0


async def test_a_full_disk_puts_it_off(monkeypatch):
    monkeypatch.setattr(disk, "PROBE_S", 0)
    assert await Emptying(True, NotStored("not-stored"), True, False).watched() == 4


async def test_what_fails_otherwise_is_said_and_left_for_the_next_start(caplog):
    assert await Emptying(True, sqlite3.DatabaseError("page 7"), True).watched() == 2
    assert "left for the next start" in caplog.text


async def test_a_stop_ends_it_at_once_also_while_the_bot_says_goodbye(monkeypatch):
    journal = Emptying(*[True] * 9)
    write = journal.write

    async def stopped(job):
        if journal.steps == 2:
            journal.stop.set()
        return await write(job)

    monkeypatch.setattr(journal, "write", stopped)
    assert await journal.watched() == 3


async def test_neither_the_check_nor_the_emptying_is_begun_before_the_start_is_over(monkeypatch):
    monkeypatch.setattr(disk, "CALM_S", 60)
    journal = Emptying(True)

    async def too_early():
        pytest.fail("the file is checked")

    monkeypatch.setattr(journal, "damage", too_early)
    assert await journal.watched() == 0
