"""The watch over the disk: a disk that is nearly full is said once a day, a damaged file ends the bot."""

import asyncio
from types import SimpleNamespace

import pytest

from bot import disk


def watched(damage=None):
    async def look():
        return damage

    return SimpleNamespace(path=SimpleNamespace(parent="folder"), damage=look)


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


async def test_a_watch_that_ends_with_the_bot_has_found_nothing(monkeypatch):
    watching = asyncio.create_task(disk.watch(watched(), asyncio.Event()))
    await asyncio.sleep(0)
    assert not await disk.found_damage(watching)
