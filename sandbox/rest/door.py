"""The HTTP side: it reads requests, takes them past faults, rate limits and the referee, and answers.

It knows no resource: handlers are plain functions from a `Call` to an `Answer`.
"""

from __future__ import annotations

import json
import logging
import re
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox.codes import FILE_LIMIT, REQUEST_LIMIT, Json, read_json
from sandbox.faults import Failure, Faults, Limited
from sandbox.faults.limits import SHARED
from sandbox.limits.refusal import Refusal, invalid
from sandbox.recorder.recorder import Outgoing, Recorder
from sandbox.rest.bad_requests import BadRequests
from sandbox.rest.rate_headers import answer_of, bucket_of, headers_of
from sandbox.rest.referee import Referee
from sandbox.world.application import Application
from sandbox.world.clock import Clock, Pulse
from sandbox.world.posting import Upload

_log = logging.getLogger(__name__)
API = "/api/v10"
NO_ROUTE = "the sandbox has no such route"
_NONSENSE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What a body of the wrong types raises if no referee has refused it."""


@dataclass
class Call:
    """A request, read: `params` from the path, `body` the JSON, `files` by their number.

    `reason` is what it says for the audit log, still quoted.
    """

    method: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[str, Upload] = field(default_factory=dict)
    reason: str | None = None


@dataclass(frozen=True)
class Answer:
    """What a handler answers; a payload of None is an empty 204."""

    payload: Any = None
    status: int = 200


Handler = Callable[[Call], Answer]


@dataclass(frozen=True)
class Route:
    """The token in the path of a `public` route is its authority, instead of a header."""

    method: str
    template: str
    handler: Handler
    public: bool = False


class Rest:
    """The routes behind one door.

    `violations` has what the referee found, one readable line each, as many as the recorder remembers; `busy`
    is how many requests are being handled. `bad_requests` counts what gets a bot banned; a banned bot is
    answered as Cloudflare does it, before Discord hears of the request.
    """

    def __init__(
        self,
        *,
        application: Application,
        clock: Clock,
        pulse: Pulse,
        faults: Faults,
        referee: Referee | None,
        recorder: Recorder,
        addressee: Callable[[Call], str],
    ) -> None:
        self._application = application
        self._pulse = pulse
        self._faults = faults
        self._referee = referee
        self._recorder = recorder
        self._addressee = addressee
        self.violations: list[str] = []
        self.on_violation: Callable[[str], None] | None = None
        self.bad_requests = BadRequests(clock)
        self.busy = 0
        self.before_each: list[Callable[[], None]] = []

    def register(self, app: web.Application, routes: list[Route]) -> None:
        for route in routes:
            app.router.add_route(route.method, API + route.template, self._server(route))
        app.router.add_route("*", API + "/{rest:.*}", self._unknown)

    def _server(self, route: Route) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.StreamResponse:
            self.busy += 1
            try:
                return await self._serve(request, route)
            finally:
                self.busy -= 1

        return serve

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        said = self._recorder.note(Outgoing(request.method, path, dict(request.query), status=404))
        said.body = (await request.read()).decode("utf-8", "replace")
        self.violate(f"request {request.method} {path}: {NO_ROUTE}")
        return _json({"message": f"404: Not Found ({NO_ROUTE})", "code": 0}, 404)

    async def _serve(self, request: web.Request, route: Route) -> web.StreamResponse:
        call = Call(
            request.method,
            request.path.removeprefix(API),
            dict(request.match_info),
            dict(request.query),
            reason=request.headers.get("X-Audit-Log-Reason"),
        )
        record = self._recorder.note(Outgoing(call.method, call.path, call.query, reason=call.reason))
        raw = await request.read()
        if self.bad_requests.is_banned:
            record.status = 429
            return web.Response(status=429, text="error code: 1015")
        try:
            call.body, call.files = _read_body(request, raw)
        except Refusal as refusal:
            record.body = raw.decode("utf-8", "replace")
            return self._close(record, Answer(refusal.body, refusal.status))
        record.body = call.body
        record.files = _by_name(call.files.values())
        record.addressee = self._addressee(call)  # for faults before it takes effect
        return await self._through_faults(request, route, call, record)

    async def _through_faults(
        self, request: web.Request, route: Route, call: Call, record: Outgoing
    ) -> web.StreamResponse:
        method, path, bucket = call.method, call.path, bucket_of(route.method, route.template)
        await self._faults.wait_at_gates(method, path, before_effect=True)
        failure = self._faults.take_failure(method, path, before_effect=True)
        if failure is not None:
            return self._fail(request, record, failure)
        allowance = self._faults.rate_limited(method, path)
        if isinstance(allowance, Limited):
            body, headers = answer_of(allowance, bucket)
            return self._close(record, Answer(body, 429), headers)
        record.addressee = self._addressee(call)
        answer = self._answer(request, route, call)
        record.took_effect = answer.status < 400
        await self._faults.wait_at_gates(method, path, before_effect=False)
        failure = self._faults.take_failure(method, path, before_effect=False)
        if failure is not None:
            return self._fail(request, record, failure)
        return self._close(record, answer, headers_of(allowance, bucket))

    def _close(self, record: Outgoing, answer: Answer, headers: dict[str, str] | None = None) -> web.Response:
        record.status = answer.status
        self.bad_requests.count(answer.status, is_shared=(headers or {}).get("X-RateLimit-Scope") == SHARED)
        self._pulse.beat()
        return _json(answer.payload, answer.status, headers)

    def _fail(self, request: web.Request, record: Outgoing, failure: Failure) -> web.Response:
        """Answer with a planned failure; without a status, close the connection instead."""
        if failure.status is None and request.transport is not None:
            request.transport.close()
            return web.Response()
        body = {"message": "The sandbox fails on purpose.", "code": failure.code}
        return self._close(record, Answer(body, failure.status or 500))

    def _answer(self, request: web.Request, route: Route, call: Call) -> Answer:
        try:
            if not route.public and request.headers.get("Authorization") != f"Bot {self._application.token}":
                raise Refusal(0)
            for prepare in self.before_each:
                prepare()
            self._referee_request(call, route)
            answer = self._handle(call, route)
        except Refusal as refusal:
            answer = Answer(refusal.body, refusal.status)
        except _NONSENSE as problem:
            place = traceback.extract_tb(problem.__traceback__)[-1]
            self.violate(f"request {route.method} {call.path}: {problem!r} in {place.name}: {place.line}")
            unread = Refusal(50035)
            answer = Answer(unread.body, unread.status)
        self._referee_answer(call, route, answer)
        return answer

    def _handle(self, call: Call, route: Route) -> Answer:
        """Call the handler; without a referee, 50035 if it cannot read a body of the wrong types."""
        try:
            return route.handler(call)
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            if self._referee is not None:
                raise
            _log.warning("%s %s cannot be read", call.method, call.path, exc_info=True)
            self.violate(f"request {route.method} {call.path}: {error!r}")
            raise Refusal(50035) from error

    def _referee_request(self, call: Call, route: Route) -> None:
        if self._referee is None:
            return
        problem = self._referee.of_request(route.method, route.template, call.body)
        problem = problem or self._referee.of_query(route.method, route.template, call.query)
        if problem is not None:
            self.violate(f"request {route.method} {call.path}: {problem}")
            raise invalid(problem.path, "SCHEMA", problem.message)

    def _referee_answer(self, call: Call, route: Route, answer: Answer) -> None:
        if self._referee is None:
            return
        problem = self._referee.of_answer(route.method, route.template, answer.status, answer.payload)
        if problem is not None:
            self.violate(f"answer {route.method} {call.path}: {problem}")

    def referee_event(self, event: str, data: Json) -> None:
        """Check an event of the gateway, which sends it in any case."""
        problem = self._referee.of_event(event, data) if self._referee is not None else None
        if problem is not None:
            self.violate(f"event {event}: {problem}")

    def violate(self, what: str) -> None:
        """Note what the referee found."""
        self.violations.append(what)
        if self.on_violation is not None:
            self.on_violation(what)
        if self._recorder.remember is not None:
            del self.violations[: -self._recorder.remember]


def _by_name(uploads: Iterable[Upload]) -> dict[str, bytes]:
    """The files by their names; the later of two with the same name gets a number."""
    files: dict[str, bytes] = {}
    for upload in uploads:
        taken = upload.filename in files
        files[f"{upload.filename} ({len(files)})" if taken else upload.filename] = upload.data
    return files


def _read_body(request: web.Request, raw: bytes) -> tuple[Any, dict[str, Upload]]:
    """JSON, or multipart with `payload_json` and `files[n]` (Reference, "Uploading Files")."""
    if len(raw) > REQUEST_LIMIT:
        raise Refusal(40005)
    content_type = request.headers.get("Content-Type", "")
    if not content_type.startswith("multipart/"):
        return _parse(raw) if raw else None, {}
    body: Any = None
    files: dict[str, Upload] = {}
    for name, filename, data in split_multipart(raw, content_type):
        match = re.fullmatch(r"files\[(\d+)\]", name)
        if name == "payload_json":
            body = _parse(data)
        elif match is None:
            raise invalid(name or "?", "UNKNOWN_PART", "unexpected form part")
        elif len(data) > FILE_LIMIT:
            raise Refusal(40005)
        else:
            files[match[1]] = Upload(filename or "unknown", data)
    return {} if body is None else body, files


def _parse(raw: bytes) -> Any:
    try:
        return read_json(raw)
    except ValueError:
        raise Refusal(50109) from None


def split_multipart(raw: bytes, content_type: str) -> Iterator[tuple[str, str | None, bytes]]:
    """(name, file name, bytes) of each part; aiohttp's reader is too slow (a millisecond for 32 KB)."""
    boundary = re.search(r'boundary="?([^";]+)', content_type)
    if boundary is None:
        raise Refusal(50109)
    for part in raw.split(b"--" + boundary[1].encode())[1:-1]:
        head, _, data = part[2:-2].partition(b"\r\n\r\n")
        text = head.decode("utf-8", "replace")
        name = re.search(r'\bname="([^"]*)"', text)
        filename = re.search(r'filename="((?:[^"\\]|\\.)*)"', text)
        yield name[1] if name else "", re.sub(r"\\(.)", r"\1", filename[1]) if filename else None, data


def _json(payload: Any, status: int, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON response; discord.py parses it only if Content-Type is application/json without a charset."""
    if payload is None:
        return web.Response(status=204, headers=headers)
    typed = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(status=status, body=json.dumps(payload).encode(), headers=typed)
