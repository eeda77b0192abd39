"""What Discord makes of an accepted tree of components.

It refuses nothing: `limits/components.py` does. It knows no message and no route.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandbox.codes import (
    ATTACHMENT,
    CONTAINER,
    FILE,
    GALLERY,
    SELECTS,
    SEPARATOR,
    THUMBNAIL,
    Json,
    Snowflake,
    walk,
)
from sandbox.world.objects import Attachment


def answered(
    components: list[Json], attachments: Mapping[str, Attachment], new_id: Callable[[], Snowflake]
) -> list[Json]:
    """The tree as Discord returns it: numbered, with its defaults filled in and its files' CDN addresses."""
    return numbered([_completed(component, attachments, new_id) for component in components])


def numbered(tree: list[Json]) -> list[Json]:
    """The same tree, with an `id` for whatever has none."""
    taken = {component["id"] for component in walk(tree) if component.get("id")}
    number = 0
    for component in walk(tree):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
    return tree


_DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
}


def _without_nothing(part: Json) -> Json:
    """A part without the fields that are None; likewise its emoji, because Unicode's have no id."""
    full = {key: value for key, value in part.items() if value is not None}
    if "emoji" in full:
        full["emoji"] = {key: value for key, value in full["emoji"].items() if value is not None}
    return full


def _completed(
    component: Json, attachments: Mapping[str, Attachment], new_id: Callable[[], Snowflake]
) -> Json:
    kind = component["type"]
    full = _DEFAULTS.get(kind, {}) | _without_nothing(component)
    if "components" in full:
        full["components"] = [_completed(c, attachments, new_id) for c in full["components"]]
    for key in ("accessory", "component"):
        if key in full:
            full[key] = _completed(full[key], attachments, new_id)
    if "options" in full:
        full["options"] = [_without_nothing(option) for option in full["options"]]
    if kind == GALLERY:
        full["items"] = [
            {"description": None, "spoiler": False}
            | item
            | {"media": _media(item["media"], attachments, new_id)}
            for item in full["items"]
        ]
    if kind == THUMBNAIL:
        full["media"] = _media(full["media"], attachments, new_id)
    if kind == FILE:
        full["file"] = _media(full["file"], attachments, new_id)
        held = attachments.get(component["file"]["url"].removeprefix(ATTACHMENT))
        full["name"], full["size"] = (held.filename, len(held.data)) if held else (None, None)
    return full


def shown_by(components: list[Json]) -> set[Snowflake]:
    """The ids of the attached files that components show."""
    media = [part[key] for part in walk(components) for key in ("media", "file") if key in part]
    media += [item["media"] for part in walk(components) for item in part.get("items", ())]
    return {item["attachment_id"] for item in media if "attachment_id" in item}


def _media(media: Json, attachments: Mapping[str, Attachment], new_id: Callable[[], Snowflake]) -> Json:
    url = str(media["url"])
    held = attachments.get(url.removeprefix(ATTACHMENT)) if url.startswith(ATTACHMENT) else None
    if held is None:
        return {
            "id": new_id(),
            "url": url,
            "proxy_url": url,
            "width": None,
            "height": None,
            "content_type": None,
        }
    width, height = held.size or (None, None)
    return {
        "id": new_id(),
        "url": held.url,
        "proxy_url": held.url,
        "width": width,
        "height": height,
        "content_type": held.content_type,
        "attachment_id": held.id,
    }
