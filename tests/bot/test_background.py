"""What runs beside the client: the order in which it stops, and what fails."""

import asyncio

import pytest

from bot.background import Background


async def until_cancelled(name, ended):
    try:
        await asyncio.Event().wait()
    finally:
        ended.append(name)


async def test_what_was_begun_last_is_stopped_first_and_each_has_ended_before_the_next():
    ended = []
    async with Background() as background:
        background.begin(until_cancelled("first", ended), "first")
        background.callback(ended.append, "closed")
        background.begin(until_cancelled("last", ended), "last")
        await asyncio.sleep(0)
    assert ended == ["last", "closed", "first"]


@pytest.mark.parametrize(("finishing", "is_done"), [(5.0, True), (0.01, False), (0.0, False)])
async def test_a_task_may_come_to_its_end_after_the_stop_but_is_not_waited_for_for_long(finishing, is_done):
    stop = asyncio.Event()
    async with Background() as background:
        task = background.begin(stop.wait(), "slow", finishing=finishing)
        background.callback(stop.set if is_done else str)
    assert task.cancelled() is not is_done


async def test_what_fails_is_said_at_once_and_keeps_nothing_else_from_its_stop(caplog):
    ended = []

    async def breaks():
        raise ZeroDivisionError

    async def fails_to_close():
        raise EOFError

    async def run():
        async with Background() as background:
            background.begin(until_cancelled("file", ended), "file")
            background.push_async_callback(fails_to_close)
            await asyncio.wait({background.begin(breaks(), "backups")})
            await asyncio.sleep(0)
            assert "backups: that has failed" in caplog.text
            assert "ZeroDivisionError" in caplog.text

    with pytest.raises(EOFError):
        await run()
    assert ended == ["file"]
