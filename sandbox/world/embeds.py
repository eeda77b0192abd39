"""What Discord makes of accepted embeds. It refuses nothing, and knows no message."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.codes import ATTACHMENT, Json
from sandbox.world.objects import Attachment

_PICTURES = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))


def shown_embeds(embeds: list[Json] | None, attachments: Iterable[Attachment]) -> list[Json]:
    """Embeds as Discord returns them: with types, and with the addresses of attached pictures."""
    known = {ATTACHMENT + attachment.filename: attachment for attachment in attachments}
    return [_shown(embed, known) for embed in embeds or []]


def _shown(embed: Json, known: dict[str, Attachment]) -> Json:
    full: Json = {"type": "rich"} | embed
    if embed.get("fields"):
        full["fields"] = [{"inline": False} | field for field in embed["fields"]]
    for part, key in _PICTURES:
        held = known.get((embed.get(part) or {}).get(key, ""))
        if held is not None:
            proxied = {key: held.url, f"proxy_{key}": held.url}
            full[part] = embed[part] | proxied | (_size(held) if key == "url" else {})
    return full


def _size(held: Attachment) -> Json:
    width, height = held.size or (0, 0)
    return {"width": width, "height": height}


def used_by(embeds: list[Json] | None) -> set[str]:
    """The names of the attached files that embeds show; a message does not list them as attachments."""
    addresses = [(embed.get(part) or {}).get(key) or "" for embed in embeds or [] for part, key in _PICTURES]
    return {address.removeprefix(ATTACHMENT) for address in addresses if address.startswith(ATTACHMENT)}
