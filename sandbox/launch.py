"""`python -m sandbox.launch MODULE_OR_FILE [args]` runs a discord.py program against the sandbox.

`SANDBOX_URL` names the sandbox; only the loopback is allowed. The program is not modified and knows nothing
of this.
"""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path

import discord.gateway
import discord.http
import yarl
from discord.asset import Asset


def point_discord_at(base: str) -> None:
    """Let discord.py talk to `base`; its routes read the address anew for each request."""
    address = yarl.URL(base)
    if address.scheme != "http" or address.host not in ("127.0.0.1", "localhost"):
        raise SystemExit(f"SANDBOX_URL must be on the loopback, not {base!r}")
    discord.http.Route.BASE = f"{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = address.with_scheme("ws").with_path("/ws/")
    Asset.BASE = f"{base}/cdn"


def main() -> None:
    if len(sys.argv) < 2:
        raise SystemExit("usage: python -m sandbox.launch MODULE_OR_FILE [args]")
    point_discord_at(os.environ.get("SANDBOX_URL", ""))
    sys.argv = sys.argv[1:]
    program = sys.argv[0]
    is_file = program.endswith(".py")
    home = Path(program).resolve().parent if is_file else Path.cwd()
    sys.path[: 0 if sys.flags.safe_path else 1] = [str(home)]
    if is_file:
        runpy.run_path(program, run_name="__main__")
    else:
        runpy.run_module(program, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
