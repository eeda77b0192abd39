"""The scene of most tests: a server with a channel, Anna, Bob, and a client that speaks to the API itself."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox import Channel, Person, Sandbox, Server
from tests.sandbox.api import Api
from tests.sandbox.line import Line
from tests.sandbox.scene import anna, bob

__all__ = ["anna", "bob"]
"""Fixtures that the tests find here."""


@pytest.fixture
async def discord() -> AsyncIterator[Sandbox]:
    """A sandbox with the referee, where its description is at hand; nothing may violate it."""
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def lenient() -> AsyncIterator[Sandbox]:
    """A sandbox without the referee, so that its own limits have to hold."""
    async with Sandbox(referee=False) as sandbox:
        yield sandbox


@pytest.fixture
async def api(discord: Sandbox) -> AsyncIterator[Api]:
    async with Api(discord) as api:
        yield api


@pytest.fixture
async def raw(lenient: Sandbox) -> AsyncIterator[Api]:
    """The same, without the referee."""
    async with Api(lenient) as api:
        yield api


@pytest.fixture
def server(discord: Sandbox) -> Server:
    return discord.add_server("Dodge City", locale="en-US")


@pytest.fixture
def channel(server: Server) -> Channel:
    return server.add_channel("saloon")


@pytest.fixture
async def line(discord: Sandbox, channel: Channel, anna: Person) -> AsyncIterator[Line]:
    async with Line(discord) as line:
        yield line
