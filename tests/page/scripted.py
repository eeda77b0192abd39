"""A bot that does what a test says: its components, and its answers to what is done."""

from __future__ import annotations

import zlib
from typing import Any

from sandbox import Sandbox
from tests.sandbox.api import Api

V2 = 1 << 15
EPHEMERAL = 1 << 6


def button(label: str, style: int = 1, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": style, "label": label, "custom_id": label.lower(), **more}


def link(label: str) -> dict[str, Any]:
    return {"type": 2, "style": 5, "label": label, "url": "https://example.org"}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def menu(**more: Any) -> dict[str, Any]:
    options = [{"label": f"Town {n}", "value": f"t{n}", "description": f"No. {n}"} for n in range(4)]
    return {"type": 3, "custom_id": "towns", "placeholder": "Which town?", "options": options, **more}


async def asked(discord: Sandbox, number: int) -> Any:
    """The interaction that was made as the `number`th."""
    await discord.until(lambda: len(discord.world.interactions) >= number, what=f"interaction {number}")
    return list(discord.world.interactions.values())[number - 1]


async def respond(api: Api, interaction: Any, kind: int, data: Any = None) -> None:
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    await api.ok("POST", path, {"type": kind} | ({"data": data} if data is not None else {}))


def png(width: int = 64, height: int = 48, grey: int = 128) -> bytes:
    """A picture that a browser can show."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")

    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([8, 0, 0, 0, 0])
    lines = (b"\0" + bytes([grey]) * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(lines))
        + chunk(b"IEND", b"")
    )


def gallery(*names: str, **more: Any) -> dict[str, Any]:
    """A gallery of attached pictures, each described by its name."""
    items = [
        {"media": {"url": f"attachment://{name}"}, "description": f"This is {name}", **more} for name in names
    ]
    return {"type": 12, "items": items}
