"""The page's routes, and who may come in: only a page that this sandbox has served.

The port is on the loopback, but every site that is open in the same browser can reach it. So requests must
name this sandbox as their host, and only its own pages may open the line.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import unquote

from aiohttp import web

from sandbox.codes import FILE_LIMIT, Json
from sandbox.page.reading import Reading
from sandbox.page.tools import Tools
from sandbox.page.tray import Tray
from sandbox.page.visit import Visit
from sandbox.people.person import Person
from sandbox.world.objects import Announced, Happening
from sandbox.world.posting import Upload
from sandbox.world.world import World

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
WEB = Path(__file__).with_name("web")
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_ANEW = "no-store"
_FOR_GOOD = "private, max-age=31536000, immutable"


class Door:
    """`people` may still grow; `bot` says how the bot is. With `tools`, pages may change the world itself."""

    def __init__(self, world: World, people: list[Person], bot: Callable[[], Json]) -> None:
        self._world = world
        self._people = people
        self._bot = bot
        self._reading = Reading(world, people)
        self._visits: dict[web.WebSocketResponse, Visit] = {}
        self._tray = Tray()
        self._edition = ""
        self.tools: Tools | None = None

    @property
    def is_watched(self) -> bool:
        """Whether a page is connected."""
        return bool(self._visits)

    def has_read(self, person: Person) -> None:
        """Note that somebody has read everything, without a page."""
        guilds = [place for guild in person.guilds for place in guild.places.values()]
        places = [place for place in (person.dm, *guilds) if place.last_message_id is not None]
        unread = [p for p in places if self._reading.read_up_to(person, p) < int(p.last_message_id or 0)]
        self._reading.mark_all(person, unread)
        for place in unread:
            self._touch(place)

    def register(self, app: web.Application) -> None:
        app.router.add_get("/", only_at_home(self._index))
        app.router.add_get("/page/line", only_at_home(self._line))
        app.router.add_post("/page/tray", only_at_home(self._take))
        app.router.add_get("/page/{edition}/{name}", only_at_home(self._file))

    async def _index(self, request: web.Request) -> web.StreamResponse:
        """Serve the page; the addresses of its files in it name their edition."""
        self._edition = _edition()
        index = (WEB / "index.html").read_text().replace("page/", f"page/{self._edition}/")
        return _served(index.encode(), ".html", keep=_ANEW)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        """Serve a file, which the browser may keep if its address names this edition."""
        known = {path.name: path for path in WEB.iterdir()}
        path = known.get(request.match_info["name"])
        if path is None:
            raise web.HTTPNotFound
        is_current = request.match_info["edition"] == self._edition
        return _served(path.read_bytes(), path.suffix, keep=_FOR_GOOD if is_current else _ANEW)

    async def _take(self, request: web.Request) -> web.StreamResponse:
        """Take a file from a page: the body has its bytes, a header its name."""
        _must_be_ours(request)
        if request.content_length is None or request.content_length > FILE_LIMIT:
            raise web.HTTPRequestEntityTooLarge(FILE_LIMIT, request.content_length or 0)
        name = unquote(request.headers.get("X-File-Name", "")).replace("/", "_").strip() or "file"
        return web.json_response({"key": self._tray.put(Upload(name[:120], await request.read()))})

    async def _line(self, request: web.Request) -> web.StreamResponse:
        _must_be_ours(request)
        if not self._people:
            raise web.HTTPServiceUnavailable(text="Nobody is here yet.")
        socket = web.WebSocketResponse(heartbeat=20, timeout=1.0, max_msg_size=64 * 1024)
        await socket.prepare(request)
        visit = Visit(
            socket,
            self._world,
            self._people,
            self._reading,
            self._bot,
            self._touch,
            self._tray,
            self.tools,
        )
        if not self._visits:
            self._world.on_change.append(self._hear)
        self._visits[socket] = visit
        self._world.pulse.beat()
        try:
            await visit.last()
        finally:
            del self._visits[socket]
            if not self._visits:
                self._world.on_change.remove(self._hear)
                self._reading.forget()
            self._world.pulse.beat()
        return socket

    def _hear(self, event: str, subject: Announced) -> None:
        if isinstance(subject, Happening):
            subject = subject.message or subject.channel or subject
        self._reading.hear(event, subject)
        for visit in self._visits.values():
            visit.note(subject)

    def _touch(self, subject: Announced | None) -> None:
        """Tell every page of a change that the world does not announce."""
        for visit in self._visits.values():
            visit.note(subject)
        self._world.pulse.beat()

    async def close(self) -> None:
        for socket in list(self._visits):
            await socket.close(code=1001, message=b"The sandbox has ended.")


def _must_be_ours(request: web.Request) -> None:
    if request.headers.get("Origin") != f"http://{request.host}":
        raise web.HTTPForbidden(text="Only a page of this sandbox may do this.")


def only_at_home(handler: Handler) -> Handler:
    """Refuse requests for another host: somebody may point a foreign name to the loopback."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        transport = request.transport
        port = transport.get_extra_info("sockname")[1] if transport is not None else None
        if request.host not in (f"127.0.0.1:{port}", f"localhost:{port}"):
            raise web.HTTPMisdirectedRequest(text="This is a sandbox on 127.0.0.1.")
        return await handler(request)

    return guarded


def _edition() -> str:
    """A name for the page's files as they are now, different after any change."""
    files = sorted((path.name, path.stat().st_mtime_ns, path.stat().st_size) for path in WEB.iterdir())
    return hashlib.sha256(repr(files).encode()).hexdigest()[:12]


def _served(body: bytes, suffix: str, *, keep: str) -> web.Response:
    kind = _TYPES.get(suffix, "application/octet-stream")
    headers = _HEADERS | {"Cache-Control": keep}
    return web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)
