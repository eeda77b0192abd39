"""Whoever plays or writes a bot at a terminal: Enter starts it anew in the same world, Ctrl-C ends it."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import re
import signal
import sys
import termios
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import pytest

pytestmark = pytest.mark.process

ROOT = Path(__file__).parents[2]
GREETER = """
import os, discord
from discord import app_commands

class Greeter(discord.Client):
    async def setup_hook(self):
        await tree.sync()

client = Greeter(intents=discord.Intents.default())
tree = app_commands.CommandTree(client)

@tree.command(description="Greets")
async def hello(interaction):
    await interaction.response.send_message(f"Hello {interaction.user.display_name}")

client.run(os.environ["DISCORD_TOKEN"])
"""
CTRL_C, CTRL_D, ENTER = b"\x03", b"\x04", b"\n"


class Terminal:
    """`python -m sandbox` at a terminal of its own, as a person types there."""

    def __init__(self, process: asyncio.subprocess.Process, keys: int) -> None:
        self.process = process
        self._keys = keys

    def press(self, keys: bytes) -> None:
        os.write(self._keys, keys)

    async def says(self, text: str) -> str:
        """Read on until a line contains this."""
        assert self.process.stdout is not None
        async with asyncio.timeout(60):
            async for line in self.process.stdout:
                if text in line.decode():
                    return line.decode()
        raise AssertionError(f"it has never said {text!r}")

    async def ends(self) -> tuple[int, str]:
        assert self.process.stdout is not None
        async with asyncio.timeout(60):
            rest = await self.process.stdout.read()
            return await self.process.wait(), rest.decode()


@contextlib.asynccontextmanager
async def terminal(program: Path, *options: str) -> AsyncIterator[Terminal]:
    keys, far = os.openpty()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", *options, str(program)),
        cwd=ROOT,
        stdin=far,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(far)
    try:
        yield Terminal(process, keys)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.communicate()
        os.close(keys)


def script(tmp_path: Path, *lines: str) -> Path:
    path = tmp_path / "program.py"
    path.write_text("\n".join(["import os, signal, sys, time", *lines]))
    return path


async def told_by_the_page(address: str, *asked: Sequence[str]) -> None:
    """Use these tools at the page."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{address}/page/line", headers={"Origin": address}) as line,
    ):
        await line.send_json({"n": 1, "do": "be", "person": None})
        for number, (tool,) in enumerate(asked, 2):
            await line.send_json({"n": number, "do": "tool", "tool": tool})
            while (await line.receive_json()).get("n") != number:
                pass


async def test_enter_and_the_wrench_start_the_changed_program_anew_in_the_same_world(tmp_path: Path) -> None:
    token = f"open({str(tmp_path / 'token')!r}, 'w').write(os.environ['MY_TOKEN'])"
    program = script(
        tmp_path, token, "print('first', os.environ['SANDBOX_URL'], flush=True)", "time.sleep(60)"
    )
    async with terminal(program, "--token-as", "MY_TOKEN") as at:
        assert "Enter starts the bot anew, Ctrl-C ends it." in await at.says("Play at")
        address = (await at.says("first")).split()[1]
        assert (tmp_path / "token").read_text() == "local.sandbox.token"
        script(tmp_path, "print('second', os.environ['SANDBOX_URL'], flush=True)", "time.sleep(60)")
        at.press(ENTER)
        assert (await at.says("second")).split()[1] == address
        await told_by_the_page(address, ["restart"])
        assert (await at.says("second")).split()[1] == address
        at.press(CTRL_C)
        assert (await at.ends())[0] == 0


async def test_a_program_that_has_failed_waits_for_its_mending_until_the_input_ends(tmp_path: Path) -> None:
    async with terminal(script(tmp_path, "raise KeyError('MY_TOKEN')")) as at:
        assert "Enter starts it anew, Ctrl-C ends all." in await at.says("has ended with code 1")
        await at.says("Is it its token? `--token-as NAME`")
        script(tmp_path, "print('mended')", "raise SystemExit(3)")
        at.press(ENTER)
        await at.says("mended")
        at.press(CTRL_D)
        assert (await at.ends())[0] == 3


async def test_after_ctrl_c_the_program_cleans_up(tmp_path: Path) -> None:
    naps = "[time.sleep(0.05) for _ in range(1200)]"  # one long sleep can miss a signal just before it
    program = script(
        tmp_path,
        f"try: print('here', flush=True); {naps}",
        "except KeyboardInterrupt: time.sleep(0.2); print('all is stored')",
    )
    async with terminal(program) as at:
        await at.says("here")
        at.press(CTRL_C)
        code, rest = await at.ends()
    assert code == 0
    assert "all is stored" in rest


async def test_ctrl_c_once_more_kills_a_program_that_does_not_end(tmp_path: Path) -> None:
    deaf = "for each in (signal.SIGINT, signal.SIGTERM): signal.signal(each, signal.SIG_IGN)"
    async with terminal(
        script(tmp_path, deaf, "print('deaf', os.getpid(), flush=True)", "time.sleep(60)")
    ) as at:
        pid = int((await at.says("deaf")).split()[1])
        at.press(CTRL_C)
        await at.says("Ctrl-C once more kills it")
        at.press(CTRL_C)
        assert (await at.ends())[0] == 0
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_a_port_that_is_taken_is_told_in_a_line(tmp_path: Path) -> None:
    taken = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    async with taken:
        port = taken.sockets[0].getsockname()[1]
        async with terminal(script(tmp_path, ""), "--port", str(port)) as at:
            code, told = await at.ends()
    assert code == 2
    assert f"port {port} is taken" in told
    assert "Traceback" not in told


async def test_the_readmes_example_works_when_it_is_pasted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 1
    (tmp_path / "bot.py").write_text(GREETER)
    monkeypatch.chdir(tmp_path)
    pasted: dict[str, Any] = {}
    exec(blocks[0], pasted)
    await pasted["test_it_greets"]()
