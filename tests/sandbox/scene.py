"""Who is there in the tests of the sandbox and of its page: Anna, who speaks German, and Bob."""

import pytest

from sandbox import Person, Server


@pytest.fixture
def anna(server: Server) -> Person:
    return server.add_person("Anna", locale="de")


@pytest.fixture
def bob(server: Server) -> Person:
    return server.add_person("Bob")
