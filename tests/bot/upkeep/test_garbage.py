"""Collections stay short: what survives one is set aside, and looked through again when nobody waits."""

import asyncio
import gc
import weakref
from types import SimpleNamespace

import pytest

from bot.upkeep import garbage


class Ring:
    """Something that only a collection can end."""

    def __init__(self):
        self.itself = self


class Alone:
    """Something that ends with the last who knows it."""


@pytest.fixture(autouse=True)
def collector():
    """The collector, which works only when it is told to, and is afterwards as it was."""
    thresholds = gc.get_threshold()
    gc.disable()
    garbage.keep_short()
    yield
    gc.callbacks.remove(garbage._set_aside)
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    gc.enable()


def test_what_has_survived_a_collection_of_everything_is_not_looked_through_again():
    ring = Ring()
    assert gc.is_tracked(ring)
    gc.collect(0)
    gc.collect(1)
    assert any(each is ring for each in gc.get_objects(garbage.OLDEST))
    gc.collect()
    assert len(gc.get_objects()) < 1000  # what was made since
    assert gc.get_freeze_count() > 10_000


@pytest.mark.dear
def test_what_dies_after_it_was_set_aside_is_freed_at_once_unless_it_hangs_together_in_a_ring():
    alone, ring = Alone(), Ring()
    kept = [weakref.ref(alone), weakref.ref(ring)]
    gc.collect()
    del alone, ring
    assert kept[0]() is None
    gc.collect()
    assert kept[1]() is not None
    assert garbage.look_through_all() >= 1
    assert kept[1]() is None


@pytest.mark.dear
def test_garbage_that_was_set_aside_does_not_pile_up():
    garbage.look_through_all()
    before = gc.get_freeze_count()
    for _ in range(3):
        rings = [Ring() for _ in range(5000)]
        gc.collect()
        del rings
        gc.collect()
        assert gc.get_freeze_count() > before + 4000
        garbage.look_through_all()
    assert gc.get_freeze_count() < before + 1000


def test_to_keep_collections_short_twice_is_no_more_than_once():
    garbage.keep_short()
    assert gc.callbacks.count(garbage._set_aside) == 1
    assert gc.get_threshold() == garbage.THRESHOLDS


@pytest.fixture
def looks(monkeypatch):
    """When everything was looked through, in seconds since the start; `busy_until` is how long there is work,
    which leaves `ring` objects a second, all of which turn out to be garbage. The clock stops after `end`
    seconds."""
    end = 2 * garbage.PAUSE_S + 100
    found = SimpleNamespace(now=0.0, worked=0.0, at=[], busy_until=0.0, ring=0.0, aside=0.0, end=end)

    async def sleep(seconds):
        found.worked += max(0.0, min(seconds, found.busy_until - found.now)) / 50
        found.aside += found.ring * seconds
        found.now += seconds
        if found.now > found.end:
            raise EOFError

    def look():
        found.at.append(found.now)
        found.aside = 0.0
        return 0

    monkeypatch.setattr(garbage, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(garbage, "time", SimpleNamespace(process_time=lambda: found.worked))
    monkeypatch.setattr(garbage, "gc", SimpleNamespace(get_freeze_count=lambda: 50_000 + found.aside))
    monkeypatch.setattr(garbage, "look_through_all", look)
    return found


def looked(looks):
    with pytest.raises(EOFError):
        asyncio.run(garbage.look_when_quiet())
    return looks.at


def test_a_bot_that_has_nothing_to_do_looks_through_everything_every_six_hours(looks):
    assert looked(looks) == [garbage.PAUSE_S, 2 * garbage.PAUSE_S]


def test_a_bot_that_is_at_work_waits_until_it_has_nothing_to_do(looks):
    looks.busy_until = garbage.PAUSE_S + 1000
    (at, *_) = looked(looks)
    assert looks.busy_until < at <= looks.busy_until + 2 * garbage.QUIET_S


def test_a_bot_that_is_never_idle_waits_for_a_day_at_most(looks):
    looks.busy_until = looks.end = 24 * 3600 + 100
    assert looked(looks) == [24 * 3600]


def test_under_a_load_that_never_ends_what_is_set_aside_stays_bounded(looks):
    looks.busy_until, looks.ring = looks.end, garbage.MOST_MORE / 1000
    assert looked(looks) == [1000.0 * each for each in range(1, int(looks.end // 1000) + 1)]
