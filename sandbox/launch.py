"""`python -m sandbox.launch MODULE_OR_FILE [args]` runs a discord.py program against the sandbox.

`SANDBOX_URL` names the sandbox; only the loopback is allowed. If `SANDBOX_CLOCK` names a line ("fd:seconds
ahead"), the program's clocks follow the sandbox's; if `SANDBOX_TOKEN` is set, it logs in with that, whatever
its own token is. The program is not modified and knows nothing of this.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import runpy
import socket
import sys
import time
from pathlib import Path
from typing import Any

import discord
import discord.gateway
import discord.http
import yarl
from discord.asset import Asset


def point_discord_at(base: str) -> None:
    """Let discord.py talk to `base`; its routes read the address again for each request."""
    address = yarl.URL(base)
    if address.scheme != "http" or address.host not in ("127.0.0.1", "localhost"):
        raise SystemExit(f"SANDBOX_URL must be on the loopback, not {base!r}")
    discord.http.Route.BASE = f"{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = address.with_scheme("ws").with_path("/ws/")
    Asset.BASE = f"{base}/cdn"


def log_in_with(token: str) -> None:
    """Replace whichever token the program has by `token`, so that a real one is never sent."""
    log_in = discord.Client.login

    async def log_in_here(client: discord.Client, own: str) -> None:
        await log_in(client, token if isinstance(own, str) and own.strip() else own)

    setattr(discord.Client, "login", log_in_here)  # noqa: B010


class MovedClock:
    """This process's time, which is `ahead` seconds ahead of the machine's.

    The wall clock moves (by time-machine, even for names imported from `time`), and so does `time.monotonic`
    with asyncio's loops: whatever sleeps is due. `time.perf_counter`, `time.sleep`, waiting threads and
    discord.py's heartbeats keep the machine's time. Nothing is replaced until time is moved: a running loop
    only listens to one more socket. Loops other than asyncio's own (uvloop) keep their time.
    """

    def __init__(self, line: socket.socket) -> None:
        self.ahead = 0.0
        self._line = line
        self._loops: set[asyncio.AbstractEventLoop] = set()
        self._traveller: Any = None

    def move_to(self, ahead: float) -> None:
        if self._traveller is None:
            try:
                self._traveller = self._depart(_time_machine())
            except ImportError:  # in a Python of the program's own
                print("For this bot no time passes: its Python has no time-machine", file=sys.stderr)
                self.ahead = ahead
                return
        self._traveller.shift(ahead - self.ahead)
        self.ahead = ahead

    def _depart(self, time_machine: Any) -> Any:
        """Replace the true clocks by moved ones, which show the same time at first."""
        monotonic, monotonic_ns = time.monotonic, time.monotonic_ns
        time.monotonic = lambda: monotonic() + self.ahead
        time.monotonic_ns = lambda: monotonic_ns() + int(self.ahead * 1e9)
        traveller = time_machine.travel(time.time(), tick=True).start()
        time.time()  # from now on it ticks
        return traveller

    def listen_in_loops(self) -> None:
        """Let every loop that runs from now on hear of moves, and tell the sandbox so."""
        run_forever = asyncio.BaseEventLoop.run_forever

        def run_and_listen(loop: asyncio.BaseEventLoop) -> None:
            if loop.is_closed() or loop.is_running():
                return run_forever(loop)
            loop.add_reader(self._line, self._hear, loop)
            self._loops.add(loop)
            self._say_how_far()
            try:
                return run_forever(loop)
            finally:
                self._loops.discard(loop)
                if not loop.is_closed():
                    loop.remove_reader(self._line)

        setattr(asyncio.BaseEventLoop, "run_forever", run_and_listen)  # noqa: B010

    def _hear(self, loop: asyncio.BaseEventLoop) -> None:
        """Follow a move and wake the other loops; say so once what was due in this loop has begun."""
        said = b""
        with contextlib.suppress(BlockingIOError):  # another loop has heard it
            said = self._line.recv(4096)
            if not said:
                loop.remove_reader(self._line)
        if not said:
            return
        self.move_to(float(said.split()[-1]))
        for other in self._loops - {loop}:
            other.call_soon_threadsafe(int)
        # In the loop's next round timers wake the sleepers, which run in the round after it.
        loop.call_soon(loop.call_soon, loop.call_soon, self._say_how_far)

    def _say_how_far(self) -> None:
        with contextlib.suppress(OSError):
            self._line.send(f"{self.ahead!r}\n".encode())


def _time_machine() -> Any:
    """The library, without pytest, which it would import too."""
    modules: dict[str, Any] = sys.modules
    is_absent = modules.setdefault("pytest", None) is None
    try:
        import time_machine
    finally:
        if is_absent:
            del modules["pytest"]
    return time_machine


def follow_clock(address: str) -> None:
    """Follow the clock at the other end of this line, which is `seconds` ahead already."""
    number, _, seconds = address.partition(":")
    line = socket.socket(fileno=int(number))
    line.setblocking(False)
    line.set_inheritable(False)
    clock = MovedClock(line)
    if float(seconds):
        clock.move_to(float(seconds))
    clock.listen_in_loops()


def main() -> None:
    if len(sys.argv) < 2:
        raise SystemExit("usage: python -m sandbox.launch MODULE_OR_FILE [args]")
    point_discord_at(os.environ.get("SANDBOX_URL", ""))
    token = os.environ.pop("SANDBOX_TOKEN", "")
    if token:
        log_in_with(token)
    clock = os.environ.pop("SANDBOX_CLOCK", "")
    if clock:
        follow_clock(clock)
    sys.argv = sys.argv[1:]
    program = sys.argv[0]
    is_file = program.endswith(".py")
    home = Path(program).resolve().parent if is_file else Path.cwd()
    sys.path[: 0 if getattr(sys.flags, "safe_path", False) else 1] = [str(home)]
    if is_file:
        runpy.run_path(program, run_name="__main__")
    else:
        runpy.run_module(program, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
