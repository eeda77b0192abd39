"""A clock that tests can move: an ordinary program's time follows the sandbox's, whatever it waits with."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio

from sandbox import Channel, Person, Program, Sandbox, Server

BOT = Path(__file__).parent / "programs" / "sleeper.py"
pytestmark = pytest.mark.asyncio(loop_scope="module")


class Run(NamedTuple):
    discord: Sandbox
    program: Program
    server: Server
    channel: Channel
    anna: Person


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def run(processes: None) -> AsyncIterator[Run]:
    async with Sandbox() as discord, Program(discord, BOT) as program:
        server = discord.add_server("Dodge City")
        await program.synced()
        await program.says("day 1")
        yield Run(discord, program, server, server.add_channel("saloon"), server.add_person("Anna"))


async def clocks(run: Run) -> list[float]:
    reply = await run.anna.slash("now", channel=run.channel)
    return [float(word) for word in (await reply.text()).split()]


async def test_every_clock_of_the_program_moves_at_once(run: Run) -> None:
    before = await clocks(run)
    run.discord.pass_time(hours=1)
    after = await clocks(run)
    assert [new - old for new, old in zip(after, before, strict=True)] == pytest.approx([3600] * 5, abs=30)
    assert len({round(seconds) for seconds in after[:3]}) <= 2


async def test_the_program_shows_the_time_of_discord(run: Run) -> None:
    wall = (await clocks(run))[0]
    shown = run.discord.clock.now()
    assert wall == pytest.approx(shown, abs=30)
    assert wall - time.time() == pytest.approx(run.discord.clock.ahead, abs=30)


async def test_who_sleeps_wakes_up_and_finds_the_token_expired(run: Run) -> None:
    reply = await run.anna.slash("sleep", channel=run.channel)
    assert await reply.text() == "good night"
    await run.discord.later(hours=1)
    assert await run.program.says("woke up") == "woke up: 401/50027, expired True"


async def test_waiting_in_vain_times_out_while_the_token_lives(run: Run) -> None:
    reply = await run.anna.slash("wait", channel=run.channel)
    await run.discord.later(minutes=10)
    assert await reply.text() == "nothing came"


async def test_what_is_repeated_daily_runs_once_a_day(run: Run) -> None:
    days = sum("day " in line for line in run.program.lines)
    await run.discord.later(days=1)
    assert sum("day " in line for line in run.program.lines) == days + 1


async def test_views_time_out(run: Run) -> None:
    reply = await run.anna.slash("ask", channel=run.channel)
    question = await reply.answer()
    await run.discord.later(seconds=179)
    assert (await run.anna.press(question, "Yes")).ack == "message"
    await run.discord.later(seconds=181)
    await run.program.says("the question timed out")


async def test_a_rate_limit_is_over_when_its_time_has_passed(run: Run) -> None:
    run.discord.faults.limit_rate("POST", r"/channels/(\d+)/messages$", 1, per=50)
    reply = await run.anna.slash("twice", channel=run.channel)
    await run.discord.settle()
    assert run.anna.last(run.channel).text == "one"
    await run.discord.later(seconds=50)
    assert run.anna.last(run.channel).text == "two"
    await run.discord.later(seconds=50)  # discord.py waits after the last one that is allowed, too
    assert await reply.text() == "written"
    run.discord.faults.clear()


async def test_a_leap_of_more_than_a_minute_costs_the_line_which_resumes(run: Run) -> None:
    resumed = run.discord.gateway.resumed
    run.discord.pass_time(minutes=5)
    await run.discord.until(lambda: run.discord.gateway.resumed == resumed + 1)
    run.discord.pass_time(seconds=30)
    await run.discord.settle()
    assert (run.discord.gateway.resumed, run.discord.gateway.identified) == (resumed + 1, 1)


async def test_after_an_outage_the_program_comes_back(run: Run) -> None:
    resumed = run.discord.gateway.resumed
    with run.discord.faults.outage():
        await run.discord.until(lambda: not run.discord.gateway.has_bot)
        await run.discord.settle()
    run.discord.pass_time(minutes=1)  # discord.py waits longer after each attempt
    await run.discord.until(lambda: run.discord.gateway.resumed > resumed)
    assert (await clocks(run))[0] == pytest.approx(run.discord.clock.now(), abs=30)


async def test_settling_waits_until_the_program_has_seen_the_leap(run: Run) -> None:
    run.discord.pass_time(days=1)
    assert not all(follower.has_followed for follower in run.discord.clock.followers)
    await run.discord.settle()
    assert all(follower.has_followed for follower in run.discord.clock.followers)


async def test_a_program_that_starts_later_starts_with_the_time_of_discord(run: Run) -> None:
    await run.program.restart()
    await run.program.says("day 1")
    wall = (await clocks(run))[0]
    assert wall == pytest.approx(run.discord.clock.now(), abs=30)


LOOPS = """
import asyncio, sys, threading, time
async def nap(name):
    before = 'time_machine' in sys.modules, threading.active_count(), time.monotonic
    print(f"{name} {before}\\n", end="", flush=True)
    await asyncio.sleep(3600)
    print(f"awake {name} {'pytest' in sys.modules}\\n", end="", flush=True)
def second():
    asyncio.run(nap('two'))
async def first():
    threading.Thread(target=second).start()
    await nap('one')
asyncio.run(first())
"""


@pytest.mark.process
async def test_all_loops_follow_and_nothing_is_replaced_before(tmp_path: Path) -> None:
    file = tmp_path / "loops.py"
    file.write_text(LOOPS)
    async with Sandbox() as discord:
        program = Program(discord, file)
        await program.start()
        for name in ("one", "two"):
            assert await program.says(name) == f"{name} (False, 2, <built-in function monotonic>)"
        await discord.settle()  # both have spoken, and sleep
        discord.pass_time(hours=1)
        assert await program.ended() == 0
        assert sorted(program.lines[2:]) == ["awake one False", "awake two False"]
