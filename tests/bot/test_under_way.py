"""What is under way is finished, or given up when it takes too long."""

import asyncio

from bot.under_way import UnderWay


async def test_what_is_under_way_is_finished():
    under_way, done = UnderWay(), []

    async def work(seconds):
        await asyncio.sleep(seconds)
        done.append(seconds)

    for seconds in (0, 0.01, 0.02):
        under_way.add(asyncio.create_task(work(seconds)))
    assert await under_way.finish(5) == 0
    assert done == [0, 0.01, 0.02]
    assert await under_way.finish(5) == 0, "nothing is left"


async def test_what_takes_too_long_is_given_up_and_puts_away_what_it_holds():
    under_way, put_away = UnderWay(), []

    async def hang():
        try:
            await asyncio.Event().wait()
        finally:
            put_away.append(True)

    task = asyncio.create_task(hang())
    under_way.add(task)
    assert await under_way.finish(0.01) == 1
    assert task.cancelled()
    assert put_away == [True]


async def test_what_begins_meanwhile_is_not_waited_for():
    under_way, later = UnderWay(), asyncio.Event()

    async def begin():
        under_way.add(asyncio.create_task(later.wait()))

    under_way.add(asyncio.create_task(begin()))
    assert await under_way.finish(5) == 0
    later.set()
    assert await under_way.finish(5) == 0
