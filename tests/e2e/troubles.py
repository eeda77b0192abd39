"""Everything that the sandbox can let go wrong, as data: a name, and what happens to a table meanwhile.

A trouble begins, people do something, and it ends. It knows no verdict.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final

from sandbox import Faults
from tests.e2e.table import Table

Trouble = Callable[[Table], AbstractAsyncContextManager[None]]

REQUESTS: Final = (
    ("POST", "/callback"),
    ("PATCH", "/webhooks/"),
    ("POST", "/webhooks/"),
    ("POST", r"/channels/\d+/messages$"),
    ("PATCH", r"/channels/\d+/messages/\d+$"),
    ("POST", r"/threads$"),
    ("PATCH", r"/channels/\d+$"),
    ("GET", r"/channels/"),
)
"""Every kind of request that a game makes."""
BEFORE, AFTER = True, False
BOARDS, PRESSES = "/(channels|webhooks)/", "INTERACTION_CREATE"


def each_request_once(*, status: int | None, before_effect: bool) -> Trouble:
    """The next request of each kind fails."""

    @asynccontextmanager
    async def trouble(table: Table) -> AsyncIterator[None]:
        faults = table.evening.discord.faults
        for method, path in REQUESTS:
            faults.fail_next(method, path, status=status, before_effect=before_effect)
        yield
        await _until_quiet(table)
        faults.clear()

    return trouble


def requests(begins: Callable[[Faults], object]) -> Trouble:
    """Something happens to requests, until what people did is done."""

    @asynccontextmanager
    async def trouble(table: Table) -> AsyncIterator[None]:
        faults = table.evening.discord.faults
        begins(faults)
        yield
        await _until_quiet(table)
        faults.clear()

    return trouble


def line(happens: Callable[[Faults], Awaitable[None] | None], *, waits: bool = False) -> Trouble:
    """Something happens to the gateway's line just before people act; they may wait until the bot is back."""

    @asynccontextmanager
    async def trouble(table: Table) -> AsyncIterator[None]:
        happening = happens(table.evening.discord.faults)
        if happening is not None:
            await happening
        if waits:
            await _until_there(table)
        yield
        await _until_there(table)

    return trouble


async def _refused(faults: Faults) -> None:
    faults.refuse_connections(1)
    await faults.cut_line(None)


async def _down_for_a_while(faults: Faults) -> None:
    outage = faults.outage()
    await asyncio.sleep(0.3)
    outage.end()


LINE: Final[Mapping[str, Trouble]] = {
    "every request fails with 500": each_request_once(status=500, before_effect=BEFORE),
    "every request is done, and fails with 502": each_request_once(status=502, before_effect=AFTER),
    "every request is lost": each_request_once(status=None, before_effect=BEFORE),
    "every answer is lost": each_request_once(status=None, before_effect=AFTER),
    "every request is late": requests(lambda faults: faults.delay("", 0.1, before_effect=BEFORE)),
    "every answer is late": requests(lambda faults: faults.delay("", 0.1, before_effect=AFTER)),
    "acknowledgements are seconds late": requests(lambda faults: faults.delay("/callback", 1.0)),
    "a storm of 429s": requests(lambda faults: faults.storm_429(BOARDS, times=4, retry_after=0.1)),
    "a storm of 429s for all": requests(
        lambda faults: faults.storm_429(BOARDS, times=2, retry_after=0.1, is_shared=True)
    ),
    "a global storm of 429s": requests(
        lambda faults: faults.storm_429(BOARDS, times=4, retry_after=0.1, is_global=True)
    ),
    "the line is cut": line(lambda faults: faults.cut_line()),
    "the line is cut without a word": line(lambda faults: faults.cut_line(None)),
    "the bot is asked to reconnect": line(lambda faults: faults.ask_to_reconnect()),
    "the session is to be resumed": line(lambda faults: faults.invalidate_session(resumable=True)),
    "the session is lost": line(lambda faults: faults.invalidate_session(), waits=True),
    "the next connection is refused": line(_refused, waits=True),
    "Discord is down for a while": line(_down_for_a_while, waits=True),
    "what is done comes twice": requests(lambda faults: faults.duplicate_event(PRESSES, times=9)),
    "what is done comes late": requests(lambda faults: faults.delay_event(PRESSES, seconds=0.5, times=2)),
    "what is done comes never": requests(lambda faults: faults.drop_event(PRESSES)),
    "all events come twice": requests(lambda faults: faults.duplicate_event(times=30)),
}
"""What happens on the way to Discord: it ends by itself."""


async def _until_quiet(table: Table) -> None:
    """Let a trouble of requests meet all that comes of what people did."""
    for _ in range(3):
        await table.evening.discord.later(seconds=2)


async def _until_there(table: Table) -> None:
    """Wait for the bot, which tries to connect more and more seldom: up to a quarter of an hour."""
    discord = table.evening.discord
    for _ in range(200):
        if discord.gateway.has_bot:
            return
        await asyncio.sleep(0.05)
        discord.pass_time(seconds=10)
    raise AssertionError("the bot does not come back")
