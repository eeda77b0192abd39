"""What Discord refuses in a tree of components (docs, "Component Reference").

It knows no message and no route; files are known by their names only.
"""

from __future__ import annotations

from collections.abc import Callable

from sandbox.codes import (
    ATTACHMENT,
    BUTTON,
    CHANNEL_SELECT,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    GALLERY,
    LINK,
    MENTIONABLE_SELECT,
    PREMIUM,
    ROLE_SELECT,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    THUMBNAIL,
    USER_SELECT,
    Json,
    walk,
)
from sandbox.limits.refusal import bad_length, invalid, too_long

MOST_COMPONENTS = 40
MOST_TEXT = 4000
_V2_TOP = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
_IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)


def check_components(components: list[Json], *, v2: bool, filenames: set[str]) -> None:
    """Raise 50035 for a tree that breaks a limit of the Component Reference.

    `filenames` are the files that the message will have; `attachment://` may name no other.
    """
    if not v2 and len(components) > 5:
        raise bad_length("components", 1, 5)
    for index, component in enumerate(components):
        path = f"components.{index}"
        allowed = _V2_TOP if v2 else (ROW,)
        if component.get("type") not in allowed:
            raise invalid(
                f"{path}.type", "BASE_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.'
            )
        _check(component, path, filenames)
    flat = list(walk(components))
    if len(flat) > MOST_COMPONENTS:
        raise invalid(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum total number of components is {MOST_COMPONENTS}, this has {len(flat)}.",
        )
    if sum(len(c.get("content") or "") for c in flat if c.get("type") == TEXT_DISPLAY) > MOST_TEXT:
        raise invalid(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total text of all components must be {MOST_TEXT} or fewer in length.",
        )
    check_unique(flat)


def check_unique(flat: list[Json]) -> None:
    """Check that each `custom_id` and `id` is unique in a message or modal; an `id` of 0 is none."""
    customs = [c["custom_id"] for c in flat if c.get("custom_id")]
    if len(customs) != len(set(customs)):
        raise invalid(
            "components", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
        )
    numbers = [c["id"] for c in flat if c.get("id")]
    if len(numbers) != len(set(numbers)):
        raise invalid("components", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")


def check_custom_id(component: Json, path: str) -> None:
    text = component.get("custom_id") or ""
    if not 1 <= len(text) <= 100:
        raise bad_length(f"{path}.custom_id", 1, 100)


def _check(component: Json, path: str, filenames: set[str]) -> None:
    kind = component.get("type")
    check = _CHECKS.get(kind) if isinstance(kind, int) else None
    if check is None:
        raise invalid(f"{path}.type", "UNION_TYPE_CHOICES", f"Value {kind!r} is not a component type.")
    check(component, path, filenames)


def _check_row(row: Json, path: str, filenames: set[str]) -> None:
    held = row.get("components") or []
    kinds = [c.get("type") for c in held]
    if not held or len(held) > 5:
        raise bad_length(f"{path}.components", 1, 5)
    if any(kind not in (BUTTON, *SELECTS) for kind in kinds) or (len(kinds) > 1 and set(kinds) != {BUTTON}):
        raise invalid(
            f"{path}.components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "An action row holds up to five buttons or one select menu.",
        )
    for index, component in enumerate(held):
        _check(component, f"{path}.components.{index}", filenames)


def _check_button(button: Json, path: str, filenames: set[str]) -> None:
    style, emoji, label = button.get("style"), button.get("emoji"), button.get("label")
    if style == PREMIUM:
        return
    if not label and not emoji:
        raise invalid(
            f"{path}.label", "BUTTON_COMPONENT_INVALID_LABEL", "A button needs a label or an emoji."
        )
    _check_emoji(emoji, f"{path}.emoji")
    if len(label or "") > 80:
        raise too_long(f"{path}.label", 80)
    if bool(button.get("custom_id")) == bool(button.get("url")):
        raise invalid(
            path, "BUTTON_COMPONENT_CUSTOM_ID_OR_URL", "A button has either a custom id or an url, not both."
        )
    if (style == LINK) != bool(button.get("url")):
        raise invalid(f"{path}.url", "BUTTON_COMPONENT_INVALID_URL", "Only and all link buttons have an url.")
    if button.get("url"):
        if len(button["url"]) > 512:
            raise too_long(f"{path}.url", 512)
        return
    if style not in (1, 2, 3, 4):
        raise invalid(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    check_custom_id(button, path)


def _check_emoji(emoji: Json | None, path: str) -> None:
    """Check an emoji; without an id it is one of Unicode's, none of which is plain ASCII."""
    if emoji and not emoji.get("id") and str(emoji.get("name") or "").isascii():
        raise invalid(f"{path}.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(select: Json, path: str, filenames: set[str]) -> None:
    """Check a select's options (at most 25, each with its own value), how many may be chosen, and its
    defaults."""
    check_custom_id(select, path)
    if len(select.get("placeholder") or "") > 150:
        raise too_long(f"{path}.placeholder", 150)
    least, most = counts(select)
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        raise invalid(
            f"{path}.min_values", "SELECT_COMPONENT_INVALID_RANGE", "0 <= min <= max, 1 <= max <= 25."
        )
    if select["type"] != STRING_SELECT:
        _check_default_values(select, path, least, most)
        return
    options = select.get("options") or []
    if not 1 <= len(options) <= 25:
        raise bad_length(f"{path}.options", 1, 25)
    if most > len(options):
        raise invalid(
            f"{path}.max_values",
            "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS",
            "More than there are options.",
        )
    check_options(options, path, twice="SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
    for index, option in enumerate(options):
        _check_emoji(option.get("emoji"), f"{path}.options.{index}.emoji")
    if sum(bool(option.get("default")) for option in options) > most:
        raise invalid(
            f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than may be chosen."
        )


def _check_default_values(select: Json, path: str, least: int, most: int) -> None:
    """Check who or what a menu of people, roles or channels has chosen: as many as may be chosen, each once
    and of the menu's kind ("Select Default Value Structure"). Whether they exist is not asked."""
    values = select.get("default_values") or []
    if values and not least <= len(values) <= most:
        raise bad_length(f"{path}.default_values", least, most)
    kinds = _DEFAULT_KINDS[select["type"]]
    for index, value in enumerate(values):
        here = f"{path}.default_values.{index}"
        if value.get("type") not in kinds:
            raise invalid(f"{here}.type", "BASE_TYPE_CHOICES", f"Value must be one of {kinds}.")
        if not str(value.get("id") or "").isdecimal():
            raise invalid(f"{here}.id", "NUMBER_TYPE_COERCE", f"Value {value.get('id')!r} is not snowflake.")
    if len({str(value["id"]) for value in values}) < len(values):
        raise invalid(
            f"{path}.default_values", "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value"
        )


_DEFAULT_KINDS = {
    USER_SELECT: ("user",),
    ROLE_SELECT: ("role",),
    MENTIONABLE_SELECT: ("user", "role"),
    CHANNEL_SELECT: ("channel",),
}


def check_options(options: list[Json], path: str, *, twice: str) -> None:
    """Check that options' texts have at most 100 characters and their values differ (else code `twice`)."""
    for index, option in enumerate(options):
        for key, least in (("label", 1), ("value", 1), ("description", 0)):
            if not least <= len(option.get(key) or "") <= 100:
                raise bad_length(f"{path}.options.{index}.{key}", least, 100)
    values = [option["value"] for option in options]
    if len(values) != len(set(values)):
        raise invalid(f"{path}.options", twice, "Values must be unique.")


def counts(field: Json) -> tuple[int, int]:
    """The least and most values that a select or field takes; by default one, and at most all boxes."""
    most = len(field["options"]) if field["type"] == CHECKBOX_GROUP else 1
    return _number(field, "min_values", 1), _number(field, "max_values", most)


def _number(field: Json, key: str, otherwise: int) -> int:
    value = field.get(key)
    return otherwise if value is None else int(value)


def _check_section(section: Json, path: str, filenames: set[str]) -> None:
    held = section.get("components") or []
    if not 1 <= len(held) <= 3:
        raise bad_length(f"{path}.components", 1, 3)
    for index, component in enumerate(held):
        if component.get("type") != TEXT_DISPLAY:
            raise invalid(
                f"{path}.components.{index}.type", "BASE_TYPE_CHOICES", "Value must be one of (10,)."
            )
        _check(component, f"{path}.components.{index}", filenames)
    accessory = section.get("accessory") or {}
    if accessory.get("type") not in (BUTTON, THUMBNAIL):
        raise invalid(f"{path}.accessory", "BASE_TYPE_REQUIRED", "A section needs a button or a thumbnail.")
    _check(accessory, f"{path}.accessory", filenames)


def _check_text(text: Json, path: str, filenames: set[str]) -> None:
    if not 1 <= len(text.get("content") or "") <= MOST_TEXT:
        raise bad_length(f"{path}.content", 1, MOST_TEXT)


def _check_thumbnail(thumbnail: Json, path: str, filenames: set[str]) -> None:
    _check_media(thumbnail.get("media"), f"{path}.media", filenames)
    if len(thumbnail.get("description") or "") > 1024:
        raise too_long(f"{path}.description", 1024)


def _check_gallery(gallery: Json, path: str, filenames: set[str]) -> None:
    items = gallery.get("items") or []
    if not 1 <= len(items) <= 10:
        raise bad_length(f"{path}.items", 1, 10)
    for index, item in enumerate(items):
        _check_thumbnail(item, f"{path}.items.{index}", filenames)


def _check_file(file: Json, path: str, filenames: set[str]) -> None:
    if not str((file.get("file") or {}).get("url", "")).startswith(ATTACHMENT):
        raise invalid(
            f"{path}.file.url", "URL_TYPE_INVALID_URL", "A file component takes attachment:// only."
        )
    _check_media(file["file"], f"{path}.file", filenames)


def _check_media(media: Json | None, path: str, filenames: set[str]) -> None:
    url = str((media or {}).get("url") or "")
    if url.startswith(ATTACHMENT):
        if url.removeprefix(ATTACHMENT) not in filenames:
            raise invalid(
                f"{path}.url", "REFERENCEDATTACHMENT_NOT_FOUND", f"The file of {url} was not found."
            )
    elif not url.startswith(("http://", "https://")):
        raise invalid(f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be http, https or attachment.")


def _check_separator(separator: Json, path: str, filenames: set[str]) -> None:
    if separator.get("spacing") not in (None, 1, 2):
        raise invalid(f"{path}.spacing", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")


def _check_container(container: Json, path: str, filenames: set[str]) -> None:
    held = container.get("components") or []
    if not held:
        raise bad_length(f"{path}.components", 1, MOST_COMPONENTS)
    for index, component in enumerate(held):
        if component.get("type") not in _IN_CONTAINER:
            raise invalid(
                f"{path}.components.{index}.type",
                "BASE_TYPE_CHOICES",
                f"Value must be one of {_IN_CONTAINER}.",
            )
        _check(component, f"{path}.components.{index}", filenames)


_CHECKS: dict[int, Callable[[Json, str, set[str]], None]] = {
    ROW: _check_row,
    BUTTON: _check_button,
    **dict.fromkeys(SELECTS, check_select),
    SECTION: _check_section,
    TEXT_DISPLAY: _check_text,
    THUMBNAIL: _check_thumbnail,
    GALLERY: _check_gallery,
    FILE: _check_file,
    SEPARATOR: _check_separator,
    CONTAINER: _check_container,
}
