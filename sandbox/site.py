"""Where a sandbox answers: on one port of the loopback, with or without Discord's own names.

It knows which path leads to whom, and how a file is served; others make the answers.
"""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from sandbox.gateway.gateway import Gateway
from sandbox.page.door import Door, only_at_home
from sandbox.rest.door import Rest, Route
from sandbox.world.world import World

DISCORD, GATEWAY, CDN = "discord.com", "gateway.discord.gg", "cdn.discordapp.com"


@dataclass(frozen=True)
class Certificate:
    """What a sandbox needs to use Discord's own names: a server's context for `DISCORD`, `GATEWAY` and `CDN`,
    and the file of the authority that a bot must trust.
    """

    context: ssl.SSLContext
    authority: Path


class Site:
    """The port; with a `certificate` it has no page, and answers on TLS under Discord's own names."""

    def __init__(self, world: World, *, port: int, certificate: Certificate | None) -> None:
        self._world = world
        self._port = port
        self._certificate = certificate
        self._runner: web.AppRunner | None = None

    async def open(self, rest: Rest, routes: list[Route], gateway: Gateway, page: Door) -> None:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        rest.register(app, routes)
        path = "/attachments/{channel_id}/{attachment_id}/{name}"
        if self._certificate is None:
            app.router.add_get("/ws/", gateway.serve)
            app.router.add_get(path, only_at_home(self._file))
            page.register(app)
        else:
            app.router.add_get("/", gateway.serve)
            app.router.add_get(path, self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        context = self._certificate.context if self._certificate is not None else None
        await web.TCPSite(self._runner, "127.0.0.1", self._port, ssl_context=context).start()
        self._name_addresses(self._runner.addresses[0][1])

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _name_addresses(self, port: int) -> None:
        world = self._world
        if self._certificate is None:
            world.base_url = world.cdn_url = f"http://127.0.0.1:{port}"
            world.gateway_url = f"ws://127.0.0.1:{port}/ws/"
        else:
            world.base_url, world.cdn_url = f"https://{DISCORD}", f"https://{CDN}"
            world.gateway_url = f"wss://{GATEWAY}"

    async def _file(self, request: web.Request) -> web.StreamResponse:
        attachment = self._world.files.get(request.match_info["attachment_id"])
        if attachment is None or not attachment.url.endswith(request.path):
            raise web.HTTPNotFound
        headers = {
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "private, max-age=31536000, immutable",
        }
        if not attachment.content_type.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=attachment.data, content_type=attachment.content_type, headers=headers)
