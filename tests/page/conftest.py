"""The scene of the page's tests: a server with a channel, Anna who speaks German, and Bob."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox import Channel, Person, Sandbox, Server
from tests.sandbox.api import Api


@pytest.fixture
async def discord() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def api(discord: Sandbox) -> AsyncIterator[Api]:
    async with Api(discord) as api:
        yield api


@pytest.fixture
def server(discord: Sandbox) -> Server:
    return discord.add_server("Dodge City")


@pytest.fixture
def channel(server: Server) -> Channel:
    return server.add_channel("plaza")


@pytest.fixture
def anna(server: Server) -> Person:
    return server.add_person("Anna", locale="de")


@pytest.fixture
def bob(server: Server) -> Person:
    return server.add_person("Bob")
