"""What is sent unasked takes turns: works have places, requests a pace; private answers wait for neither."""

import asyncio
import random
from types import SimpleNamespace

import pytest
from discord.http import Route
from yarl import URL

from cogs.posting.throttle import A_SECOND, AGAIN, AT_ONCE, LONGEST_STOP_S, PLACES, Pace, Throttle, counts
from cogs.posting.wakings import Wakings
from tests.cogs.clockwork import Clock


@pytest.fixture
async def clock(monkeypatch):
    """Time that stands still unless the test moves it."""
    still = Clock(monkeypatch)
    loop, began = asyncio.get_running_loop(), asyncio.get_running_loop().time()
    monkeypatch.setattr(loop, "time", lambda: began + still.ahead)
    return still


def is_idle(throttle):
    """Whether nobody holds a place or waits for one."""
    return (throttle._waiting, throttle._taken, throttle._again) == ([], set(), 0)


async def settled():
    """Let everything be done that is due."""
    for _ in range(10):
        await asyncio.sleep(0)


class Works:
    """Works that go on until they are ended; `begun` are those that have, in order."""

    def __init__(self, *, shared=False):
        self.begun, self.running, self.most = [], {}, 0
        self.throttle = Throttle()
        where = self.channel if shared else None
        self.wakings = Wakings("board", self.work, self.throttle, where)

    async def channel(self, session):
        return session % 10

    async def work(self, session):
        self.begun.append(session)
        self.running[session] = asyncio.get_running_loop().create_future()
        self.most = max(self.most, len(self.running))
        try:
            await self.running[session]
        finally:
            del self.running[session]

    def end(self, session, error=None):
        if error is None:
            self.running[session].set_result(None)
        else:
            self.running[session].set_exception(error)


async def test_a_bounded_number_of_works_is_under_way_and_the_oldest_wake_is_next():
    works = Works()
    for session in range(3 * PLACES):
        works.wakings.wake(session)
    await settled()
    assert works.begun == list(range(PLACES))
    while works.running:
        works.end(random.choice(list(works.running)))
        await settled()
    assert works.begun == list(range(3 * PLACES))
    assert works.most == PLACES
    assert is_idle(works.throttle)


async def test_what_is_tried_again_has_waited_since_it_was_woken_and_holds_no_place_meanwhile(clock):
    works = Works()
    for session in range(PLACES + 1):
        works.wakings.wake(session)
    await settled()
    works.end(0, ConnectionError())
    await settled()
    assert works.begun[PLACES:] == [PLACES], "its place was given to another"
    clock.ahead = 0.9
    works.wakings.wake(100)
    await settled()
    clock.ahead = 1.1  # the pause is over
    await settled()
    works.end(1)
    await settled()
    assert works.begun[PLACES + 1 :] == [0]
    await works.wakings.close()


async def test_what_fails_again_and_again_leaves_half_of_the_places_to_others(clock):
    works = Works()
    for session in range(2 * PLACES):
        works.wakings.wake(session)
    await settled()
    while works.running:
        works.end(next(iter(works.running)), ConnectionError())
        await settled()
    clock.ahead = 1.1  # all are tried again, and Discord takes long to answer
    await settled()
    assert len(works.running) == AGAIN
    works.wakings.wake(100)
    await settled()
    assert works.begun[-1] == 100
    works.end(works.begun[2 * PLACES])
    await settled()
    assert len(works.running) == AGAIN + 1
    await works.wakings.close()
    assert is_idle(works.throttle)


async def test_what_goes_first_is_next_however_long_others_have_waited():
    works = Works()
    first = Wakings("reminder", works.work, works.throttle, goes_first=True)
    for session in range(PLACES + 2):
        works.wakings.wake(session)
    await settled()
    first.wake(100)
    first.wake(101)
    await settled()
    for session in range(3):
        works.end(session)
    await settled()
    assert works.begun[PLACES:] == [100, 101, PLACES]
    await works.wakings.close()
    await first.close()
    assert is_idle(works.throttle)


async def test_wakes_are_merged_until_there_is_a_place():
    works = Works()
    for session in (*range(PLACES), 99, 99):
        works.wakings.wake(session)
    await settled()
    works.wakings.wake(99)
    works.end(0)
    await settled()
    works.end(99)
    await settled()
    assert works.begun.count(99) == 1
    await works.wakings.close()


async def test_a_channel_has_one_place_however_many_wait_there():
    works = Works(shared=True)
    for session in (10, 20, 30, 40, 50, 7):
        works.wakings.wake(session)
    await settled()
    assert works.begun == [10, 7]
    for session in (10, 20, 30, 40, 50):
        works.end(session)
        await settled()
    assert works.begun == [10, 7, 20, 30, 40, 50]
    await works.wakings.close()


async def test_whoever_goes_on_in_another_channel_waits_for_that_and_gives_its_own_place_back():
    throttle, begun = Throttle(), []

    async def work(where, to, since):
        async with throttle.place(where, since=since):
            begun.append(where)
            await throttle.move(to)
            begun.append((where, to))
            await asyncio.sleep(3600)

    tasks = [asyncio.create_task(work(where, "channel", since)) for since, where in enumerate("abc")]
    await settled()
    assert begun == ["a", ("a", "channel"), "b", "c"]
    assert throttle._taken == {"channel"}
    tasks[0].cancel()
    await settled()
    assert begun[4:] == [("b", "channel")]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert is_idle(throttle)


async def test_whoever_gives_way_goes_on_after_all_that_wait_already_and_before_what_comes_later():
    throttle, done = Throttle(), []

    async def work(number):
        async with throttle.place(number, since=number):
            done.append(number)
            await asyncio.sleep(0)
            if number < PLACES:
                await throttle.give_way()
                done.append((number, "too"))

    tasks = [asyncio.create_task(work(number)) for number in range(2 * PLACES)]
    await settled()
    tasks.append(asyncio.create_task(work(asyncio.get_running_loop().time())))
    await asyncio.wait_for(asyncio.gather(*tasks), 1)
    assert done[:-1] == [*range(2 * PLACES), *((number, "too") for number in range(PLACES))]
    assert is_idle(throttle)


async def test_a_channel_that_rests_is_left_alone_and_holds_no_place(clock):
    throttle, begun = Throttle(), []

    async def work(where, since):
        async with throttle.place(where, since=since):
            begun.append(where)
            throttle.rest(2)

    works = [work("a", 1), work("a", 2), *(work(number, number) for number in range(2 * PLACES))]
    tasks = [asyncio.create_task(each) for each in works]
    await settled()
    assert begun == ["a", *range(2 * PLACES)]
    clock.ahead = 1.9
    await settled()
    assert begun[-1] != "a"
    clock.ahead = 2.1
    await asyncio.wait_for(asyncio.gather(*tasks), 1)
    assert begun[-1] == "a"
    assert is_idle(throttle)


async def test_outside_of_a_work_there_is_nothing_to_wait_for():
    throttle = Throttle()
    await asyncio.wait_for(asyncio.gather(throttle.move("channel"), throttle.give_way()), 1)
    assert is_idle(throttle)


@pytest.mark.parametrize("seed", range(20))
async def test_whoever_is_cancelled_leaves_no_hole(seed):
    luck, throttle = random.Random(seed), Throttle()

    async def work(number):
        async with throttle.place(number % 20, since=number):
            await asyncio.sleep(0)
            await throttle.move(luck.randrange(20))
            await throttle.give_way()
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(work(number)) for number in range(100)]
    while not all(task.done() for task in tasks):
        luck.choice(tasks).cancel()
        await asyncio.sleep(0)
        assert len(throttle._taken) <= PLACES
    assert is_idle(throttle)


async def test_a_stop_ends_what_waits_for_a_place_at_once():
    works = Works()
    for session in range(100):
        works.wakings.wake(session)
    await settled()
    await asyncio.wait_for(works.wakings.close(), 1)
    assert works.begun == list(range(PLACES)), "none began because another was ended"
    assert is_idle(works.throttle)


async def gone(pace, number, times, *, clock=None):
    await pace.turn()
    times.append((asyncio.get_running_loop().time(), number))


async def passed(clock, seconds, *, step=0.001):
    """Let time pass in small steps."""
    for _ in range(round(seconds / step)):
        clock.ahead += step
        await asyncio.sleep(0)
        await asyncio.sleep(0)


async def test_requests_go_at_their_pace_and_never_more_than_discord_allows(clock):
    pace, times = Pace(), []
    tasks = [asyncio.create_task(gone(pace, number, times)) for number in range(100)]
    await passed(clock, 1.5)
    clock.ahead += 0.7  # the loop stands still
    await passed(clock, 2)
    await asyncio.gather(*tasks)
    whens = [when for when, _ in times]
    assert [number for _, number in times] == list(range(100))
    assert max(sum(when <= other <= when + 1 for other in whens) for when in whens) <= A_SECOND + AT_ONCE < 50
    assert sum(when < whens[0] + 1.5 for when in whens) >= 1.5 * A_SECOND


async def test_after_a_silence_a_few_go_at_once():
    times = []
    pace = Pace()
    await asyncio.wait_for(asyncio.gather(*(gone(pace, 0, times) for _ in range(AT_ONCE))), 1)
    assert pace._timer is None, "nobody had to wait"


async def test_what_people_asked_for_goes_before_what_they_did_not(clock):
    throttle, times = Throttle(), []

    async def unasked(number):
        async with throttle.place(number, since=number):
            await gone(throttle.pace, number, times)

    tasks = [asyncio.create_task(unasked(number)) for number in range(PLACES)]
    await settled()
    tasks += [asyncio.create_task(gone(throttle.pace, "asked", times)) for _ in range(2)]
    await passed(clock, 2)
    await asyncio.gather(*tasks)
    order = [number for _, number in times]
    assert order == [*range(AT_ONCE), "asked", "asked", *range(AT_ONCE, PLACES)]


async def test_a_request_that_is_given_up_takes_nobodys_turn(clock):
    pace, times = Pace(), []
    tasks = [asyncio.create_task(gone(pace, number, times)) for number in range(50)]
    await settled()
    for task in tasks[AT_ONCE:45]:
        task.cancel()
    await passed(clock, 6 / A_SECOND)
    assert [number for _, number in times] == [*range(AT_ONCE), *range(45, 50)]
    await asyncio.gather(*tasks, return_exceptions=True)


BASE = Route.BASE


@pytest.mark.parametrize(
    ("url", "is_counted"),
    [
        (f"{BASE}/channels/1/messages", True),
        (f"{BASE}/channels/1/messages?limit=100&after=5", True),
        (f"{BASE}/users/@me", True),
        (f"{BASE}/gateway/bot", True),
        (f"{BASE}/applications/1/commands", True),
        (f"{BASE}/webhooks/1", True),
        (f"{BASE}/interactions/1/a-token/callback", False),
        (f"{BASE}/webhooks/1/a-token/messages/@original", False),
        (f"{BASE}/webhooks/1/a-token?wait=true", False),
        ("wss://gateway.discord.gg/?v=10&encoding=json", False),
        ("https://cdn.discordapp.com/attachments/1/2/board.png", False),
    ],
)
def test_private_answers_the_line_and_files_do_not_count(url, is_counted):
    assert counts(URL(url)) is is_counted


def refused(headers, *, status=429, path="/channels/1/messages"):
    return SimpleNamespace(
        method="POST",
        url=URL(BASE + path),
        response=SimpleNamespace(status=status, headers={"Retry-After": "3", **headers}),
    )


@pytest.mark.parametrize(
    ("answer", "silence"),
    [
        (refused({"Via": "1.1 google", "X-RateLimit-Scope": "global"}), 3),
        (refused({"Via": "1.1 google", "X-RateLimit-Scope": "user", "X-RateLimit-Bucket": "b"}), 0),
        (refused({"Via": "1.1 google", "X-RateLimit-Scope": "shared", "X-RateLimit-Bucket": "b"}), 0),
        (refused({}), 3),  # a ban, of which another tells
        (refused({"Retry-After": "3600"}), LONGEST_STOP_S),
        (refused({"Retry-After": "Sun, 29 Nov 2026 08:00:00 GMT"}), LONGEST_STOP_S),
        (refused({}, status=503), 0),
        (refused({}, path="/webhooks/1/token"), 0),
    ],
)
async def test_after_a_refusal_of_all_requests_none_goes_for_as_long_as_discord_says(clock, answer, silence):
    pace, times = Pace(), []
    began = asyncio.get_running_loop().time()
    await pace._after(None, None, answer)
    task = asyncio.create_task(gone(pace, 0, times))
    await passed(clock, LONGEST_STOP_S + 1, step=0.5)
    await task
    assert times[0][0] - began == pytest.approx(silence, abs=0.51)
