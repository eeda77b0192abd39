"""The scene of the page's tests: a server with a channel, Anna who speaks German, and Bob.

All tests share one event loop, so that they can share a browser, which takes seconds to start, and one of its
windows with what it has fetched of the page: a new one, which fetches all, costs more than most tests.
"""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from sandbox import Channel, Person, Sandbox, Server
from tests.page.browser import Newcomer, open_browser, open_window
from tests.sandbox.api import Api
from tests.sandbox.scene import anna, bob

__all__ = ["anna", "bob"]
"""Fixtures that the tests find here."""

on_one_loop = pytest_asyncio.fixture(loop_scope="session")


@pytest.fixture(scope="session")
def port() -> Iterator[int]:
    """Where one sandbox after another answers: a browser that has the page's files from there keeps them.

    A socket that is bound but does not listen keeps it from all who look for a free one, not from a sandbox.
    """
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        yield kept.getsockname()[1]


@on_one_loop
async def discord(port: int) -> AsyncIterator[Sandbox]:
    async with Sandbox(port=port) as sandbox:
        yield sandbox


@on_one_loop
async def api(discord: Sandbox) -> AsyncIterator[Api]:
    async with Api(discord) as api:
        yield api


@pytest.fixture
def server(discord: Sandbox) -> Server:
    return discord.add_server("Dodge City")


@pytest.fixture
def channel(server: Server) -> Channel:
    return server.add_channel("plaza")


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser(processes: None) -> AsyncIterator[Browser]:
    async with open_browser() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def window(browser: Browser) -> Page:
    """The window that one newcomer after another comes to, and leaves as he found it."""
    return await open_window(browser)


@on_one_loop
async def newcomer(
    window: Page, discord: Sandbox, channel: Channel, anna: Person, bob: Person
) -> AsyncIterator[Newcomer]:
    """Somebody at the page, on Anna's seat; nothing on it may go wrong."""
    anna.user.locale = "en-US"
    newcomer = await Newcomer.come(window, discord.base_url)
    yield newcomer
    await newcomer.leave()
    assert newcomer.troubles == []
