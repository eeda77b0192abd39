"""The server of `/live`, `/ready` and `/metrics`: one line of text each, or the figures. It only reads.

It knows neither the bot nor Prometheus: what it answers is given to it.
"""

import errno
import ipaddress
import logging
import socket
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from bot.health.health import CannotListen, Verdict
from bot.settings import Address

log = logging.getLogger(__name__)

READING: Final = frozenset(("GET", "HEAD"))
STOPPING_S: Final = 0.5
"""How long a stop waits for whoever is being answered."""

Judge = Callable[[], Awaitable[Verdict]]


class Server:
    """Answers at an address from `begin` until `close`. `scrape` gives the figures and their type."""

    def __init__(
        self, live: Judge, ready: Judge, scrape: Callable[[], Awaitable[bytes]], scrape_type: str
    ) -> None:
        self._judges = {"/live": live, "/ready": ready}
        self._scrape, self._type = scrape, scrape_type
        self._runner = web.ServerRunner(
            web.Server(self._answer, access_log=None),
            shutdown_timeout=STOPPING_S,
        )

    async def begin(self, address: Address) -> None:
        """Begin to answer. Raises CannotListen if the address cannot be used."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, address.host, address.port).start()
        except OSError as error:
            await self.close()
            why = "another program uses it" if error.errno == errno.EADDRINUSE else error.strerror or error
            raise CannotListen(f"SALOON_HTTP: {_shown(address)} cannot be used: {why}") from error
        if not is_loopback(address.host):
            log.warning(
                "whoever reaches %s can read /live, /ready and /metrics there: let no stranger reach it",
                _shown(address),
            )

    @property
    def port(self) -> int:
        """Where it answers."""
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Answer nobody any more."""
        await self._runner.cleanup()

    async def _answer(self, request: web.BaseRequest) -> web.Response:
        judge = self._judges.get(request.path)
        if judge is None and request.path != "/metrics":
            return _text("there is nothing here: ask for /live, /ready or /metrics", 404)
        if request.method not in READING:
            return _text("this can only be read", 405, Allow="GET, HEAD")
        if judge is None:
            return web.Response(body=await self._scrape(), headers={"Content-Type": self._type})
        verdict = await judge()
        return _text(str(verdict), 200 if verdict.is_good else 503)


def _shown(address: Address) -> str:
    """An address as it is written in the settings."""
    return f"[{address.host}]:{address.port}" if ":" in address.host else f"{address.host}:{address.port}"


def is_loopback(host: str) -> bool:
    """Whether an address can be reached from this machine alone."""
    try:
        found = {info[4][0] for info in socket.getaddrinfo(host, None)}
        return all(ipaddress.ip_address(str(each)).is_loopback for each in found)
    except (OSError, ValueError):
        return False


def _text(text: str, status: int, **headers: str) -> web.Response:
    return web.Response(text=f"{text}\n", status=status, headers={"Cache-Control": "no-store", **headers})
