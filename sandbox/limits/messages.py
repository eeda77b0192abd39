"""What Discord refuses of messages, modals and suggestions; components have a module of their own.

It knows no world: it is given bodies, file names and flags, and raises `Refusal`s.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandbox.codes import (
    COMPONENTS_V2,
    EPHEMERAL,
    LABEL,
    LOADING,
    ROW,
    STRING_SELECT,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    TEXT_DISPLAY,
    TEXT_INPUT,
    VOICE_MESSAGE,
    Json,
    walk,
)
from sandbox.limits.components import check_components, check_custom_id, check_select, check_unique
from sandbox.limits.refusal import Refusal, bad_length, invalid, too_long

MOST_CONTENT = 2000
MOST_FILES = 10
MOST_ALT_TEXT = 1024
MOST_EMBEDS, MOST_EMBED_TEXT = 10, 6000
_EMBED_PARTS = {"title": 256, "description": 4096}
_SETTABLE_FLAGS = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | VOICE_MESSAGE | COMPONENTS_V2


def check_message(body: Json, *, flags: int, filenames: set[str], is_new: bool) -> None:
    """Refuse a message body (Message resource, "Create Message"); `filenames` are all files it will have.

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
    v2 = bool(flags & COMPONENTS_V2)
    if v2:
        _check_no_legacy_fields(body)
    components = body.get("components") or []
    check_components(components, v2=v2, filenames=filenames)
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


def _check_not_empty(body: Json, filenames: set[str], *, v2: bool) -> None:
    if v2:
        empty = not body.get("components")
    else:
        empty = not (body.get("content") or "").strip() and not filenames
        empty = empty and not any(body.get(key) for key in ("embeds", "components", "poll", "sticker_ids"))
    if empty:
        raise Refusal(50006)


def check_embeds(embeds: list[Json], filenames: set[str]) -> None:
    """Ten embeds, each part's own limit, and 6000 characters over all of them."""
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
    """`parse` and a list of the same kind exclude each other; 100 ids at most."""
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


def check_modal(modal: Json) -> None:
    """A modal has a title of 45, a custom id, and one to five parts ("Modal" in the interaction callback)."""
    if not 1 <= len(modal.get("title") or "") <= 45:
        raise bad_length("data.title", 1, 45)
    check_custom_id(modal, "data")
    parts = modal.get("components") or []
    if not 1 <= len(parts) <= 5:
        raise bad_length("data.components", 1, 5)
    for index, part in enumerate(parts):
        _check_modal_part(part, f"data.components.{index}")
    check_unique(list(walk(parts)))


def _check_modal_part(part: Json, path: str) -> None:
    kind = part.get("type")
    if kind == TEXT_DISPLAY:
        return
    if kind == LABEL:
        if not 1 <= len(part.get("label") or "") <= 45:
            raise bad_length(f"{path}.label", 1, 45)
        if len(part.get("description") or "") > 100:
            raise too_long(f"{path}.description", 100)
        _check_field(part.get("component") or {}, f"{path}.component")
        return
    if kind != ROW:
        raise invalid(f"{path}.type", "BASE_TYPE_CHOICES", "Value must be one of (1, 10, 18).")
    held = part.get("components") or []
    if len(held) != 1 or held[0].get("type") != TEXT_INPUT:
        raise invalid(f"{path}.components", "BASE_TYPE_BAD_LENGTH", "A row in a modal holds one text input.")
    if not 1 <= len(held[0].get("label") or "") <= 45:
        raise bad_length(f"{path}.components.0.label", 1, 45)
    _check_field(held[0], f"{path}.components.0")


def _check_field(component: Json, path: str) -> None:
    kind = component.get("type")
    if kind == STRING_SELECT:
        check_select(component, path, set())
    if kind != TEXT_INPUT:
        return
    check_custom_id(component, path)
    if component.get("style") not in (1, 2):
        raise invalid(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    if not 0 <= least <= most <= 4000:
        raise invalid(f"{path}.min_length", "NUMBER_TYPE_RANGE", "0 <= min_length <= max_length <= 4000.")
    if len(component.get("placeholder") or "") > 100:
        raise too_long(f"{path}.placeholder", 100)
    if len(component.get("value") or "") > most:
        raise too_long(f"{path}.value", most)


def check_choices(choices: list[Json]) -> None:
    """An autocompletion offers 25 choices at most, with names and values of up to 100 characters."""
    if len(choices) > 25:
        raise too_long("data.choices", 25)
    for index, choice in enumerate(choices):
        if not 1 <= len(choice.get("name") or "") <= 100:
            raise bad_length(f"data.choices.{index}.name", 1, 100)
        if isinstance(choice.get("value"), str) and len(choice["value"]) > 100:
            raise too_long(f"data.choices.{index}.value", 100)
