"""A bot as a process of its own: started, waited for, ended or killed, and never left behind.

It knows the program only by its module or file name, its output and its requests.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Protocol

from sandbox.clockline import ClockLine
from sandbox.sandbox import Sandbox

_ROOT = Path(__file__).parents[1]
START_WITHIN_S = 60.0
PATIENCE_S = 30.0
"""A busy machine may take ten seconds or more for what usually takes one."""
LAST_WORDS_S = 1.0
MOST_READ = 65_536


class Started(Protocol):
    """A process, as much of it as a `Program` asks for."""

    @property
    def pid(self) -> int: ...

    @property
    def returncode(self) -> int | None: ...

    async def wait(self) -> int: ...

    def terminate(self) -> None: ...

    def kill(self) -> None: ...


class Program:
    """`program` is a module ("bot") or a file ("tests/…/bot.py"), with its arguments.

    `lines` is its output so far, with its errors; `keep` is how many lines are kept (None: all), and `echo`
    prints them as they come. `env` is added to this process's own; DISCORD_TOKEN and SANDBOX_URL are set.
    `python` is the Python with its options (by default this one): it needs discord.py, and time-machine if
    time shall pass. With `any_token` it logs in whatever its token is, which is never sent.
    """

    def __init__(
        self,
        discord: Sandbox,
        *program: str | Path,
        env: Mapping[str, str] | None = None,
        python: Sequence[str | Path] = (),
        cwd: Path | None = None,
        any_token: bool = False,
        echo: bool = False,
        keep: int | None = None,
    ) -> None:
        self._discord = discord
        self._program = [str(part) for part in program]
        self._env = dict(env or {})
        self._python = [str(word) for word in python] or [sys.executable, "-P"]
        self._cwd = cwd
        self._any_token = any_token
        self._echo = echo
        self._keep = keep
        self._process: Started | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiter: asyncio.Task[None] | None = None
        self._clock: ClockLine | None = None
        self._identified_before = 0
        discord.witnesses.append(self._testimony)
        discord.workers.append(self._is_at_work)
        self.lines: list[str] = []

    async def __aenter__(self) -> Program:
        await self.start()
        try:
            await self.ready()
        except BaseException:
            await self.kill()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.terminate()

    def __str__(self) -> str:
        return " ".join(self._program)

    def _command(self) -> Sequence[str]:
        """The command line, with `launch` as a file: the bot's process gets nothing else of the sandbox.

        If the sandbox has Discord's own names, the program is started as it is everywhere.
        """
        if self._discord.certificate is not None:
            is_file = self._program[0].endswith(".py")
            return [self._python[0], *([] if is_file else ["-m"]), *self._program]
        return [*self._python, str(Path(__file__).with_name("launch.py")), *self._program]

    def _way_there(self) -> dict[str, str]:
        """The variables by which the program finds the sandbox, or trusts it under Discord's own names."""
        certificate = self._discord.certificate
        if certificate is not None:
            return {"SSL_CERT_FILE": str(certificate.authority)}
        way = {"SANDBOX_URL": self._discord.base_url}
        return {**way, "SANDBOX_TOKEN": self._discord.token} if self._any_token else way

    async def start(self) -> None:
        """Start the process; `ready()` waits until it has logged in."""
        assert self._process is None, "it runs already"
        paths = [str(_ROOT), str(Path.cwd()), *filter(None, [os.environ.get("PYTHONPATH")])]
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "PYTHONUNBUFFERED": "1",
            **self._way_there(),
            "DISCORD_TOKEN": self._discord.token,
            **self._env,
        }
        self._discord.expect_bot()
        self._identified_before = self._discord.gateway.identified
        clock = self._clock = ClockLine(self._discord.clock, self._discord.pulse)
        output, its_end = os.pipe()
        env["SANDBOX_CLOCK"] = clock.address
        self._process = await self._spawn(env, clock.far_end, its_end)
        os.close(its_end)
        clock.handed_over()
        self._reader = asyncio.create_task(self._read(output))
        self._waiter = asyncio.create_task(self._wait(self._process))

    async def _spawn(self, env: Mapping[str, str], line: int, output: int) -> Started:
        """Begin the process, with these variables; it has the `line` of its clock, and writes to `output`."""
        return await asyncio.create_subprocess_exec(
            *self._command(),
            env=env,
            cwd=self._cwd,
            pass_fds=[line],
            stdin=asyncio.subprocess.DEVNULL,
            stdout=output,
            stderr=asyncio.subprocess.STDOUT,
        )

    async def _read(self, output: int) -> None:
        """Read the output; lines may have any length (the gateway's log has long ones), the last no end.

        The pipe is our own, because asyncio does not say that a process has ended before its pipes have.
        """
        stream, begun = asyncio.StreamReader(), b""
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(stream), os.fdopen(output, "rb")
        )
        with contextlib.closing(transport):
            while chunk := await stream.read(MOST_READ):
                *whole, begun = (begun + chunk).split(b"\n")
                for line in whole:
                    self._note(line)
        if begun:
            self._note(begun)

    async def _wait(self, process: Started) -> None:
        await process.wait()
        self._discord.pulse.beat()

    def _note(self, line: bytes) -> None:
        self.lines.append(line.decode("utf-8", "replace"))
        if self._echo:
            print(self.lines[-1], flush=True)
        if self._keep is not None:
            del self.lines[: -self._keep]
        self._discord.pulse.beat()

    def _testimony(self) -> str:
        state = "runs" if self.is_running else "does not run"
        return "\n".join([f"=== {self} {state}", *self.lines[-40:]])

    def _is_at_work(self) -> bool:
        """Whether any of its threads runs, or waits for a processor or a disk; only Linux says so
        (proc_pid_stat(5), field 3), elsewhere False.
        """
        if not self.is_running:
            return False
        for stat in Path(f"/proc/{self.pid}/task").glob("*/stat"):
            with contextlib.suppress(OSError):
                if stat.read_text().rpartition(")")[2].split()[0] in ("R", "D"):
                    return True
        return False

    @property
    def output(self) -> str:
        return "\n".join(self.lines)

    @property
    def returncode(self) -> int | None:
        """The exit code, None while it runs, minus the signal's number if one ended it."""
        return self._process.returncode if self._process is not None else None

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        assert self._process is not None, "it was not started"
        return self._process.pid

    async def ready(self, timeout: float = START_WITHIN_S) -> None:
        """Wait until it was sent READY; AssertionError with its output if it ends or takes too long."""
        await self._until(
            lambda: self._discord.gateway.identified > self._identified_before, "logged in", timeout
        )

    async def synced(self, timeout: float = START_WITHIN_S) -> None:
        """Wait until it has synced commands, global ones or a guild's."""
        await self._until(lambda: bool(self._discord.world.commands), "synced commands", timeout)

    async def says(self, text: str, timeout: float = PATIENCE_S) -> str:
        """Wait for a line of output that contains `text`, and return it."""
        await self._until(lambda: any(text in line for line in self.lines), f"said {text!r}", timeout)
        return next(line for line in self.lines if text in line)

    async def _until(self, condition: Callable[[], bool], what: str, timeout: float) -> None:
        await self._discord.pulse.until(lambda: condition() or not self.is_running, timeout=timeout)
        if not condition():
            state = "still runs" if self.is_running else f"ended with {self.returncode}"
            raise AssertionError(f"{self._program} has not {what} ({state})\n{self.output}")

    async def ended(self, timeout: float | None = PATIENCE_S) -> int:
        """Wait until it ends by itself, and return its exit code."""
        assert self._process is not None
        try:
            await asyncio.wait_for(self._process.wait(), timeout)
        except TimeoutError:
            raise AssertionError(f"{self._program} has not ended\n{self.output}") from None
        return await self._finish()

    async def terminate(self, timeout: float = 10.0) -> int:
        """Send SIGTERM, as systemd does; its exit code. After `timeout` seconds SIGKILL, AssertionError."""
        if self._process is None:
            return 0
        if self.is_running:
            self._process.terminate()
            try:
                await asyncio.wait_for(self._process.wait(), timeout)
            except TimeoutError:
                await self.kill()
                raise AssertionError(f"{self._program} did not end on SIGTERM\n{self.output}") from None
        return await self._finish()

    async def kill(self) -> int:
        """Send SIGKILL, and return its exit code."""
        if self._process is None:
            return 0
        if self.is_running:
            self._process.kill()
        return await self._finish()

    async def restart(self) -> None:
        """Terminate it if it still runs, start it again, and wait until it is ready."""
        await self.terminate()
        await self.start()
        await self.ready()

    async def _finish(self) -> int:
        assert self._process is not None
        code = await self._process.wait()
        if self._reader is not None:  # its own children may live on, and keep its output open
            await asyncio.wait([self._reader], timeout=LAST_WORDS_S)
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._clock is not None:
            self._clock.close()
        self._process = self._reader = self._clock = None
        return code
