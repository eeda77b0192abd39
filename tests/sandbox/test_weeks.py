"""With a history the sandbox holds on to no more after weeks than after hours."""

from __future__ import annotations

import gc
from collections.abc import Callable

import psutil
import pytest

from sandbox import Sandbox
from sandbox.faults import limits
from tests.effort import share_of
from tests.page.line import Line
from tests.sandbox.reach import grown, reach
from tests.sandbox.weeks import Weeks

STEPS, MOST = 250, 8
MEBIBYTE = 1024 * 1024


@pytest.fixture(autouse=True)
def _soon_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tidied only when it is much is tidied when it is a little."""
    monkeypatch.setattr(limits, "_MANY_WINDOWS", 3)


async def growth(discord: Sandbox, *, plant: Callable[[Weeks], None] = lambda weeks: None) -> list[str]:
    """What has grown in the second half of some hours, with a page open and a rate limit on."""
    discord.recorder.remember = 5
    discord.faults.limit_rate("POST", r"^/webhooks/\d+/([^/]+)$", 5, per=2)
    async with Weeks(discord, picture=100, seconds=60) as weeks, Line(discord) as page:
        await page.be(weeks.people[0], weeks.channel)
        plant(weeks)
        await weeks.go(STEPS)
        gc.collect()
        before = reach(discord)
        await weeks.go(STEPS)
        gc.collect()
        after = reach(discord)
    worse = grown(before, after, most=MOST)
    if len(after) > 1.05 * len(before):
        worse.append(f"{len(before)} containers became {len(after)}")
    return worse


@pytest.mark.dear
async def test_nothing_grows_for_ever() -> None:
    async with Sandbox(history=20, referee=False) as discord:
        assert await growth(discord) == []


@pytest.mark.dear
async def test_a_store_without_a_bound_would_be_named() -> None:
    def keep_every_message(weeks: Weeks) -> None:
        hoard: list[object] = []
        weeks.discord.world.hoard = hoard  # type: ignore[attr-defined]
        weeks.discord.world.on_change.append(lambda event, subject: hoard.append(event))

    async with Sandbox(history=20, referee=False) as discord:
        (named,) = await growth(discord, plant=keep_every_message)
    assert named.startswith("Sandbox.world.hoard: ")


@pytest.mark.long
async def test_memory_is_flat_over_many_steps() -> None:
    async with Sandbox(history=200, referee=False) as discord:
        discord.recorder.remember = 100
        async with Weeks(discord) as weeks:
            await weeks.go(share_of(5_000))
            gc.collect()
            before = psutil.Process().memory_info().rss
            await weeks.go(share_of(95_000))
            gc.collect()
            after = psutil.Process().memory_info().rss
    assert after - before < 32 * MEBIBYTE
