"""Programs that nobody has pointed at the sandbox: they speak to Discord's own names, on TLS.

`python -m tests.sandbox.tls` makes a mount and network namespace of its own, in which those names lead to the
loopback, and goes through whole flows there: of an ordinary program, and of Saloon. Nothing on the machine
changes, and nothing can leave it. It exits with 0 on success, with 77 where no such namespace is to be had.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import trustme

from sandbox import Person, Program, Sandbox, SeenMessage
from sandbox.site import CDN, DISCORD, GATEWAY, Certificate

ORDINARY = Path(__file__).parent / "programs" / "ordinary_bot.py"
IMPOSSIBLE = 77
_SET_FLAGS, _UP = 0x8914, 0x1 | 0x40


def namespace_command() -> list[str]:
    """`unshare`, which makes a user the root of his own namespace if he is not the machine's."""
    return ["unshare", *([] if os.geteuid() == 0 else ["-r"]), "-m", "-n"]


def command(folder: Path | str) -> list[str]:
    """This module in a namespace of its own, with a folder for what it makes."""
    return [*namespace_command(), sys.executable, "-m", "tests.sandbox.tls", str(folder)]


def why_not() -> str | None:
    """Why there can be no namespace of one's own here; None if there can."""
    missing = [tool for tool in ("unshare", "mount") if shutil.which(tool) is None]
    if missing:
        return f"{missing[0]} is not installed"
    tried = subprocess.run(
        [*namespace_command(), "mount", "--bind", "/etc/hosts", "/etc/hosts"], capture_output=True, text=True
    )
    return None if tried.returncode == 0 else f"no namespace of one's own: {tried.stderr.strip()}"


def lead_names_here(folder: Path) -> None:
    """In this namespace Discord's names are the loopback's."""
    with socket.socket() as line:
        fcntl.ioctl(line, _SET_FLAGS, struct.pack("16sh", b"lo", _UP).ljust(40, b"\0"))
    hosts = folder / "hosts"
    hosts.write_text(f"127.0.0.1 localhost {DISCORD} {GATEWAY} {CDN}\n")
    subprocess.run(["mount", "--bind", str(hosts), "/etc/hosts"], check=True)


def certificate(folder: Path) -> Certificate:
    """Of an authority that was made for this."""
    authority = trustme.CA()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(DISCORD, GATEWAY, CDN).configure_cert(context)
    trusted = folder / "authority.pem"
    authority.cert_pem.write_to_path(str(trusted))
    return Certificate(context, trusted)


async def prove(folder: Path) -> None:
    """Both programs, each at a Discord of its own: they would quarrel over the one bot that there is."""
    for flow in (an_ordinary_program, saloon):
        async with Sandbox(port=443, certificate=certificate(folder)) as discord:
            server = discord.add_server("Dodge City")
            channel, anna = server.add_channel("saloon"), server.add_person("Anna")
            anna.here = channel
            await flow(discord, anna, folder)
            assert discord.violations == [], discord.violations
        print(f"{flow.__name__}: ok", flush=True)


async def an_ordinary_program(discord: Sandbox, anna: Person, folder: Path) -> None:
    async with Program(discord, ORDINARY) as program:
        await program.synced()
        panel = await (await anna.slash("game panel", size=3)).answer()
        assert (panel.text, panel.buttons) == ("panel 3", ["Next", "Note", "Bid"])
        await picture_is_fetched(discord, panel)
        assert (await anna.press(panel, "Next")).ack == "update"
        assert panel.text == "next"
        form = (await anna.press(panel, "Note")).modal
        assert await (await anna.fill(form, {"Note": "hello"})).text() == "noted: hello"
        await discord.faults.cut_line()
        assert await (await anna.slash("game panel")).text() == "panel 1"
        assert (discord.gateway.identified, discord.gateway.resumed) == (1, 1)


async def saloon(discord: Sandbox, anna: Person, folder: Path) -> None:
    """The product needs no hook for tests: it is started as the README says."""
    env = {"SALOON_DATABASE": str(folder / "saloon.sqlite3")}
    async with Program(discord, "bot", env=env) as program:
        await program.synced()
        await (await anna.slash("boomtown new")).text()
        lobby = anna.last()
        assert "Join" in lobby.buttons
        assert "Anna" in lobby.text


async def picture_is_fetched(discord: Sandbox, message: SeenMessage) -> None:
    (picture,) = message.pictures
    assert urlsplit(picture.url)[:2] == ("https", CDN)
    assert discord.certificate is not None
    trusted = ssl.create_default_context(cafile=str(discord.certificate.authority))
    async with aiohttp.ClientSession() as session, session.get(picture.url, ssl=trusted) as answer:
        assert await answer.read() == picture.data


def main() -> int:
    if len(sys.argv) > 1:
        folder = Path(sys.argv[1])
        lead_names_here(folder)
        asyncio.run(prove(folder))
        return 0
    problem = why_not()
    if problem is not None:
        print(problem)
        return IMPOSSIBLE
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run(command(folder)).returncode


if __name__ == "__main__":
    sys.exit(main())
