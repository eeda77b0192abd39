"""Bots that are forked by a process which has loaded their modules: that takes most of a start, and the
end-to-end tests start dozens of bots.

A forked bot is a process of its own, which is killed and waited for like any other. Whoever tests the start
itself uses a plain `Program`. Bots are forked only while a nursery is `opened`, and only where Python can
wait for a process by its descriptor (Linux); otherwise they are started.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from sandbox import Program
from sandbox.program import Started

ROOT = Path(__file__).parents[2]
FORKING = Path(__file__).with_name("forking.py")
BOT = "bot.__main__"
LOADED = (BOT, "bot.running", "tests.e2e.drawn", "tests.e2e.said")
"""What a bot needs, and what every bot would draw and read anew."""


class Nursery:
    """The process that forks, once it has `loaded` these modules; the first request starts it, and the next
    one after it has failed."""

    def __init__(self, loaded: Sequence[str]) -> None:
        self._loaded = loaded
        self._requests: socket.socket | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, request: object, *descriptors: int) -> None:
        if self._process is not None and self._process.poll() is not None:
            self.close()
        if self._requests is None:
            self._requests = self._start()
        sys.audit("os.fork")  # so that tests which may start no process fork none either
        socket.send_fds(self._requests, [json.dumps(request).encode()], descriptors)

    def _start(self) -> socket.socket:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-P", FORKING, str(theirs.fileno()), *self._loaded],
                env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                process_group=0,  # Ctrl+C is for the tests, which then end it
            )
        return ours

    def close(self) -> None:
        if self._requests is not None and self._process is not None:
            self._requests.close()
            self._process.wait()
            self._requests = self._process = None


_nursery: Nursery | None = None


@contextlib.contextmanager
def opened(loaded: Sequence[str] = LOADED) -> Iterator[None]:
    """Let bots be forked meanwhile, by a nursery of their own."""
    global _nursery
    before, nursery = _nursery, Nursery(loaded)
    _nursery = nursery
    try:
        yield
    finally:
        _nursery = before
        nursery.close()


class Forked:
    """A process of the nursery's, as much as its `Program` asks of one."""

    def __init__(self, pid: int, ends: asyncio.Task[int]) -> None:
        self.pid, self._ends = pid, ends

    @property
    def returncode(self) -> int | None:
        return self._ends.result() if self._ends.done() else None

    async def wait(self) -> int:
        return await asyncio.shield(self._ends)

    def terminate(self) -> None:
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def _signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):  # it has just ended by itself
            os.kill(self.pid, number)


class Bot(Program):
    """The bot, forked if a nursery is open."""

    async def _spawn(self, env: Mapping[str, str], line: int, output: int) -> Started:
        if _nursery is None or not hasattr(os, "pidfd_open"):
            return await super()._spawn(env, line, output)
        reading, told = os.pipe()
        request = {"program": ["bot"], "env": dict(env), "folder": os.getcwd()}
        _nursery.ask(request, output, line, told)
        os.close(told)
        stream = asyncio.StreamReader()
        pipe, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(stream), os.fdopen(reading, "rb")
        )
        pid = await stream.readline()
        assert pid, "the nursery has failed: its errors say why"
        return Forked(int(pid), asyncio.create_task(_end(int(pid), stream, pipe)))


async def _end(pid: int, stream: asyncio.StreamReader, pipe: asyncio.ReadTransport) -> int:
    """How a bot ended. If its nursery has failed, nobody would know: so it is killed."""
    with contextlib.closing(pipe):
        if code := await stream.readline():
            return int(code)
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        return -signal.SIGKILL
