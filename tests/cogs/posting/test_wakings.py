"""Wakings: merged while work runs, retried over a bad line, logged and alive after a bug."""

import asyncio
import logging
import time

import aiohttp
import pytest

from cogs.posting.throttle import Throttle
from cogs.posting.wakings import LONGEST_PAUSE_S, MOST_ASKED, Wakings
from engine.errors import Refused
from engine.references import origins, reference, under


class Work:
    """Work that a test can hold up, and that fails as it is told to."""

    def __init__(self, *failures):
        self.done = []
        self.failures = list(failures)
        self.gate = asyncio.Event()
        self.gate.set()

    async def __call__(self, session):
        await self.gate.wait()
        if self.failures:
            failure = self.failures.pop(0)
            if failure is not None:
                raise failure
        self.done.append(session)


@pytest.fixture
def pauses(monkeypatch):
    """Pauses take no time, and are noted."""
    noted, sleep = [], asyncio.sleep

    async def note(seconds):
        noted.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", note)
    return noted


async def wakings_end(wakings):
    """Wait until nothing is due any more."""
    loop = asyncio.get_running_loop()
    ends = loop.time() + 5
    while wakings._tasks:
        assert loop.time() < ends, "work goes on for ever"
        turn = loop.create_future()
        loop.call_later(0.001, turn.set_result, None)
        await turn


async def test_wakes_while_work_runs_are_merged_into_one():
    work = Work()
    wakings = Wakings("board", work, Throttle())
    work.gate.clear()
    for _ in range(10):
        wakings.wake(1)
    await asyncio.sleep(0.01)
    for _ in range(10):
        wakings.wake(1)
    work.gate.set()
    await wakings_end(wakings)
    assert work.done == [1, 1]


async def test_what_changes_on_a_server_repeats_the_work_that_is_being_done_there_alone():
    work = Work()
    wakings = Wakings("board", work, Throttle())
    work.gate.clear()
    for session, server in ((1, 11), (2, 22), (3, 11)):
        wakings.wake(session)
        wakings.is_on(session, server)
    wakings.wake(4)  # it has not looked yet where it is, so it will see what has changed
    await asyncio.sleep(0.01)
    wakings.repeat(11)
    work.gate.set()
    await wakings_end(wakings)
    assert sorted(work.done) == [1, 1, 2, 3, 3, 4]
    wakings.repeat(11)
    assert wakings._due == set(), "what is done is not under way any more"


async def test_sessions_do_not_wait_for_each_other():
    slow = asyncio.Event()
    done = []

    async def work(session):
        if session == 1:
            await slow.wait()
        done.append(session)

    wakings = Wakings("board", work, Throttle())
    for session in (1, 2, 3):
        wakings.wake(session)
    await asyncio.sleep(0.01)
    assert done == [2, 3]
    slow.set()
    await wakings_end(wakings)
    assert done == [2, 3, 1]


async def test_over_a_bad_line_work_is_tried_again_with_growing_pauses(pauses, caplog):
    work = Work(*(aiohttp.ClientError("no line") for _ in range(9)), TimeoutError(), ConnectionResetError())
    wakings = Wakings("board", work, Throttle())
    wakings.wake(1)
    await wakings_end(wakings)
    assert work.done == [1]
    assert pauses[:3] == [1, 2, 4]
    assert max(pauses) == LONGEST_PAUSE_S
    assert len(pauses) == 11
    assert "no line" in caplog.text


async def test_a_line_that_stays_bad_for_days_ends_nothing(pauses):
    """2 ** 1100 is more than a float can hold."""
    work = Work(*(ConnectionError() for _ in range(1100)))
    wakings = Wakings("board", work, Throttle())
    wakings.wake(1)
    await wakings_end(wakings)
    assert work.done == [1]
    assert len(pauses) == 1100


async def test_after_a_success_pauses_are_short_again(pauses):
    work = Work(ConnectionError(), ConnectionError(), ConnectionError(), None, ConnectionError())
    wakings = Wakings("board", work, Throttle())
    wakings.wake(1)
    await wakings_end(wakings)
    wakings.wake(1)
    await wakings_end(wakings)
    assert pauses == [1, 2, 4, 1]


async def test_a_bug_is_logged_once_with_its_trace_and_tried_again(pauses, caplog):
    work = Work(ZeroDivisionError("a bug"), ZeroDivisionError("a bug"))
    wakings = Wakings("board", work, Throttle())
    wakings.wake(7)
    await wakings_end(wakings)
    assert "board of game 7 failed" in caplog.text
    assert caplog.text.count("Traceback") == 1
    assert (work.done, pauses) == ([7], [1, 2])


async def test_work_of_a_game_that_was_deleted_ends_and_no_timer_wakes_it(pauses):
    work = Work(ConnectionError(), Refused("no-such-game"))
    wakings = Wakings("board", work, Throttle())
    wakings.wake(7)
    wakings.later(7, possible_at=time.time() + 60)
    await wakings_end(wakings)
    assert (work.done, pauses, wakings._timers, wakings._due) == ([], [1], {}, set())


async def test_a_wake_that_came_while_the_work_failed_is_not_lost(caplog):
    caplog.set_level(logging.CRITICAL)
    work = Work(ZeroDivisionError("a bug"))
    work.gate.clear()
    wakings = Wakings("board", work, Throttle())
    wakings.wake(7)
    await asyncio.sleep(0.01)
    wakings.wake(7)
    work.gate.set()
    await wakings_end(wakings)
    assert work.done == [7]


async def test_closing_stops_what_runs_and_what_comes_later():
    work = Work()
    work.gate.clear()
    wakings = Wakings("board", work, Throttle())
    wakings.wake(1)
    await asyncio.sleep(0.01)
    await asyncio.wait_for(wakings.close(), 1)
    work.gate.set()
    wakings.wake(1)
    wakings.wake(2)
    await wakings_end(wakings)
    assert work.done == []
    await wakings.close()


async def test_closing_does_not_wait_for_a_pause():
    wakings = Wakings("board", Work(ConnectionError()), Throttle())
    wakings.wake(1)
    await asyncio.sleep(0.01)
    await asyncio.wait_for(wakings.close(), 0.5)
    assert wakings._tasks == {}


class Noting:
    """Work that notes its reference and for whom it is done, and fails as it is told to."""

    def __init__(self, *failures):
        self.done, self.failures, self.is_done = [], list(failures), asyncio.Event()

    async def __call__(self, session):
        self.done.append((reference(), origins()))
        self.is_done.set()
        if self.failures and (failure := self.failures.pop(0)) is not None:
            raise failure


async def test_a_work_has_its_own_reference_and_is_done_for_all_who_asked_for_it(pauses):
    work = Noting()
    wakings = Wakings("board", work, Throttle(), mark="b")
    for press in ("one", "two", "one"):
        with under(press):
            wakings.wake(7)
    await wakings_end(wakings)
    wakings.wake(7)
    await wakings_end(wakings)
    assert work.done == [("b7", ("one", "two")), ("b7", ("b7",))]


async def test_whoever_asks_while_a_work_runs_is_served_by_the_next_one_alone(pauses):
    done = []

    async def work(session):
        if not done:
            with under("two"):
                wakings.wake(session)
        done.append(origins())

    wakings = Wakings("board", work, Throttle(), mark="b")
    with under("one"):
        wakings.wake(7)
    await wakings_end(wakings)
    assert done == [("one",), ("two",)]


async def test_a_work_that_is_tried_again_is_still_done_for_whoever_asked(pauses, referenced):
    work = Noting(ZeroDivisionError("a bug"), ConnectionError("no line"))
    wakings = Wakings("board", work, Throttle(), mark="b")
    with under("press"):
        wakings.wake(7)
    await wakings_end(wakings)
    assert work.done == 3 * [("b7", ("press",))]
    assert [(line.reference, line.asked_by, line.session) for line in referenced.records] == 2 * [
        ("b7", ["press"], 7)
    ]


async def test_what_is_woken_by_its_timer_is_done_for_nobody_though_a_press_led_to_that(pauses):
    work = Noting()
    wakings = Wakings("board", work, Throttle(), mark="b")
    with under("press"):
        wakings.later(60, possible_at=time.time() + 0.001)  # 60 is spread by nothing
    await work.is_done.wait()
    await wakings_end(wakings)
    assert work.done == [("b60", ("b60",))]


async def test_who_asks_for_a_work_at_a_certain_time_is_served_by_it(pauses):
    work = Noting()
    wakings = Wakings("tables", work, Throttle(), of_what="league")
    with under("press"):
        wakings.wake_after(3, 0)
    await work.is_done.wait()
    await wakings_end(wakings)
    assert work.done == [("league3", ("press",))]


async def test_no_more_than_the_newest_who_asked_are_kept():
    wakings = Wakings("board", Noting(), Throttle(), mark="b")
    for number in range(3 * MOST_ASKED):
        with under(f"press{number}"):
            wakings.wake(7)
    assert wakings._asked[7] == [f"press{number}" for number in range(2 * MOST_ASKED, 3 * MOST_ASKED)]
    await wakings.close()
