"""What Discord refuses in messages and suggestions; components and modals have modules of their own.

It knows no world: it is given bodies, file names and flags, and raises `Refusal`s.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from sandbox.codes import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    VOICE_MESSAGE,
    Json,
)
from sandbox.limits.components import check_components
from sandbox.limits.refusal import Refusal, bad_length, invalid, too_long

MOST_CONTENT = 2000
MOST_FILES = 10
MOST_ALT_TEXT = 1024
MOST_EMBEDS, MOST_EMBED_TEXT = 10, 6000
_EMBED_PARTS = {"title": 256, "description": 4096}
_SETTABLE_FLAGS = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | VOICE_MESSAGE | COMPONENTS_V2


def check_message(body: Json, *, flags: int, filenames: Collection[str], is_new: bool) -> None:
    """Check a message body (Message resource, "Create Message"); `filenames` has all files it will have.

    For an edit (`is_new` False) `flags` are those that the message will have afterwards.
    """
    if int(body.get("flags") or 0) & ~_SETTABLE_FLAGS & ~LOADING:
        raise invalid("flags", "MESSAGE_INVALID_FLAGS", "Only suppress, ephemeral, silent and v2 may be set.")
    if len(body.get("content") or "") > MOST_CONTENT:
        raise too_long("content", MOST_CONTENT)
    check_embeds(body.get("embeds") or [], filenames)
    for index, attachment in enumerate(body.get("attachments") or []):
        if len(attachment.get("description") or "") > MOST_ALT_TEXT:
            raise too_long(f"attachments.{index}.description", MOST_ALT_TEXT)
    if len(filenames) > MOST_FILES:
        raise too_long("attachments", MOST_FILES)
    if body.get("poll"):
        raise invalid("poll", "BASE_TYPE_CHOICES", "The sandbox has no polls.")
    if body.get("sticker_ids"):
        raise Refusal(50081)
    v2 = bool(flags & COMPONENTS_V2)
    if v2:
        _check_no_legacy_fields(body)
    components = body.get("components") or []
    check_components(components, v2=v2, filenames=set(filenames))
    check_allowed_mentions(body.get("allowed_mentions"))
    if is_new:
        _check_not_empty(body, filenames, v2=v2)


def _check_no_legacy_fields(body: Json) -> None:
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(name):
            raise invalid(
                name,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_not_empty(body: Json, filenames: Collection[str], *, v2: bool) -> None:
    if v2:
        empty = not body.get("components")
    else:
        empty = not (body.get("content") or "").strip() and not filenames
        empty = empty and not any(body.get(key) for key in ("embeds", "components", "poll", "sticker_ids"))
    if empty:
        raise Refusal(50006)


def check_embeds(embeds: list[Json], filenames: Collection[str]) -> None:
    """Check embeds: at most 10, each part within its limit, and 6000 characters in all."""
    if len(embeds) > MOST_EMBEDS:
        raise too_long("embeds", MOST_EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        path = f"embeds.{index}"
        for where, text, most in _embed_texts(embed):
            trimmed = str(text or "").strip()
            if len(trimmed) > most:
                raise too_long(f"{path}.{where}", most)
            total += len(trimmed)
        if len(embed.get("fields") or []) > 25:
            raise too_long(f"{path}.fields", 25)
        for key in ("image", "thumbnail"):
            url = str((embed.get(key) or {}).get("url") or "")
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in filenames:
                raise invalid(f"{path}.{key}.url", "REFERENCED_ATTACHMENT_NOT_FOUND", f"No file for {url}.")
    if total > MOST_EMBED_TEXT:
        raise invalid("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _embed_texts(embed: Json) -> Iterable[tuple[str, Any, int]]:
    for key, most in _EMBED_PARTS.items():
        yield key, embed.get(key), most
    yield "footer.text", (embed.get("footer") or {}).get("text"), 2048
    yield "author.name", (embed.get("author") or {}).get("name"), 256
    for index, part in enumerate(embed.get("fields") or []):
        yield f"fields.{index}.name", part.get("name"), 256
        yield f"fields.{index}.value", part.get("value"), 1024


def check_allowed_mentions(allowed: Json | None) -> None:
    """Check that `parse` and a list do not name the same kind, and that lists have at most 100 ids."""
    if not allowed:
        return
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        ids = allowed.get(kind) or []
        if len(ids) > 100:
            raise too_long(f"allowed_mentions.{kind}", 100)
        if ids and kind in parse:
            raise invalid(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def check_choices(choices: list[Json]) -> None:
    """Check an autocompletion: at most 25 choices, with names and values of up to 100 characters."""
    if len(choices) > 25:
        raise too_long("data.choices", 25)
    for index, choice in enumerate(choices):
        if not 1 <= len(choice.get("name") or "") <= 100:
            raise bad_length(f"data.choices.{index}.name", 1, 100)
        if isinstance(choice.get("value"), str) and len(choice["value"]) > 100:
            raise too_long(f"data.choices.{index}.value", 100)
