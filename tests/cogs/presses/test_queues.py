"""Presses on one session are done in the order in which they came, and hold up no other session."""

import asyncio

from cogs.presses.queues import Order


async def test_who_came_first_goes_first_though_he_is_acknowledged_last():
    order, done, acknowledged = Order(), [], [asyncio.Event() for _ in range(3)]

    async def press(number):
        with order.turn(1) as comes:
            await acknowledged[number].wait()
            await comes()
            done.append(number)

    pressing = [asyncio.create_task(press(number)) for number in range(3)]
    for event in reversed(acknowledged):
        await asyncio.sleep(0.001)
        assert done == []
        event.set()
    await asyncio.gather(*pressing)
    assert done == [0, 1, 2]


async def test_other_sessions_do_not_wait():
    order = Order()
    with order.turn(1), order.turn(2) as comes:
        await asyncio.wait_for(comes(), 1)


async def test_who_is_held_up_by_somebody_who_does_not_end_goes_on_all_the_same(monkeypatch):
    monkeypatch.setattr("cogs.presses.queues.PATIENCE_S", 0.01)
    order = Order()
    with order.turn(1), order.turn(1) as comes, order.turn(1) as last_comes:
        await asyncio.wait_for(comes(), 1)
        await asyncio.wait_for(last_comes(), 1)
    assert order._last == {}


async def test_a_line_that_is_empty_is_forgotten_and_a_failure_lets_the_next_one_come():
    order = Order()
    try:
        with order.turn(1):
            raise RuntimeError("a bug")
    except RuntimeError:
        pass
    with order.turn(1) as comes:
        await asyncio.wait_for(comes(), 1)
    assert order._last == {}
