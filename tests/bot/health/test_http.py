"""The server: three addresses that can only be read, one line of text; it says what it cannot use."""

import aiohttp
import pytest

from bot.health.health import CannotListen, Verdict
from bot.health.http import Server, is_loopback
from bot.settings import Address

HERE = "127.0.0.1"


async def live():
    return Verdict("live", ())


async def ready():
    return Verdict("ready", ("the disk does not take what is written",))


async def scrape():
    return b"# EOF\n"


def server():
    return Server(live, ready, scrape, "application/openmetrics-text; version=1.0.0; charset=utf-8")


@pytest.fixture
async def ask():
    """Ask the server; the status, the text, and the kind of text."""
    made = server()
    await made.begin(Address(HERE, 0))
    async with aiohttp.ClientSession(f"http://{HERE}:{made.port}") as session:

        async def asked(path, method="GET"):
            async with session.request(method, path) as answer:
                return answer.status, await answer.text(), answer.content_type

        yield asked
    await made.close()


async def test_it_says_yes_or_no_in_a_line_with_the_reason(ask):
    assert await ask("/live") == (200, "live\n", "text/plain")
    why = "not ready: the disk does not take what is written\n"
    assert await ask("/ready") == (503, why, "text/plain")
    assert await ask("/metrics") == (200, "# EOF\n", "application/openmetrics-text")


async def test_a_head_has_the_status_alone(ask):
    assert (await ask("/ready", "HEAD"))[:2] == (503, "")
    assert (await ask("/metrics", "HEAD"))[:2] == (200, "")


@pytest.mark.parametrize("path", ["/", "/live/", "/metrics/1", "/../live/x", "/games"])
async def test_anything_else_is_not_there(ask, path):
    assert (await ask(path))[0] == 404


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
async def test_nothing_can_be_written(ask, method):
    for path in ("/live", "/ready", "/metrics"):
        assert (await ask(path, method))[0] == 405


async def test_an_address_that_another_program_uses_is_said_in_one_line():
    first, second = server(), server()
    await first.begin(Address(HERE, 0))
    with pytest.raises(CannotListen) as refused:
        await second.begin(Address(HERE, first.port))
    port = first.port
    await first.close()
    assert str(refused.value) == f"SALOON_HTTP: {HERE}:{port} cannot be used: another program uses it"


async def test_an_address_that_is_not_ours_is_said_too():
    with pytest.raises(CannotListen, match=r"SALOON_HTTP: 192\.0\.2\.1:9464 cannot be used: "):
        await server().begin(Address("192.0.2.1", 9464))


async def test_whoever_opens_it_to_others_is_warned(caplog):
    for host, said in ((HERE, 0), ("0.0.0.0", 1)):
        made = server()
        await made.begin(Address(host, 0))
        await made.close()
        assert caplog.text.count("let no stranger reach it") == said


@pytest.mark.parametrize(
    ("host", "expected"),
    [("127.0.0.1", True), ("localhost", True), ("::1", True), ("0.0.0.0", False), ("::", False)],
)
def test_which_addresses_only_this_machine_reaches(host, expected):
    assert is_loopback(host) is expected
