"""What Discord refuses in modals (docs, "Interaction Callback Modal" and "Component Reference").

It knows no world and no message: a modal is a form of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from sandbox.codes import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    TEXT_DISPLAY,
    TEXT_INPUT,
    Json,
    walk,
)
from sandbox.limits.components import check_custom_id, check_options, check_select, check_unique, counts
from sandbox.limits.refusal import bad_length, invalid, too_long

MOST_PARTS = 5
MOST_INPUT = 4000
MOST_CHECKED = 10
MOST_LABEL = 45


def lengths(field: Json) -> tuple[int, int]:
    """The least and most characters that a text input takes."""
    return field.get("min_length") or 0, field.get("max_length") or MOST_INPUT


def check_modal(modal: Json) -> None:
    """Check a modal: a title of at most 45 characters, a custom id, 1 to 5 parts with different ids."""
    if not 1 <= len(modal.get("title") or "") <= MOST_LABEL:
        raise bad_length("data.title", 1, MOST_LABEL)
    check_custom_id(modal, "data")
    parts = modal.get("components") or []
    if not 1 <= len(parts) <= MOST_PARTS:
        raise bad_length("data.components", 1, MOST_PARTS)
    for index, part in enumerate(parts):
        path = f"data.components.{index}"
        check = _PARTS.get(part.get("type"))
        if check is None:
            raise invalid(f"{path}.type", "BASE_TYPE_CHOICES", f"Value must be one of {tuple(_PARTS)}.")
        check(part, path)
    check_unique(list(walk(parts)))


def _check_text(part: Json, path: str) -> None:
    if not part.get("content"):
        raise bad_length(f"{path}.content", 1, 4000)


def _check_row(part: Json, path: str) -> None:
    """Check a row (the older way): one text input, which has its own label."""
    held = part.get("components") or []
    if len(held) != 1 or held[0].get("type") != TEXT_INPUT:
        raise invalid(f"{path}.components", "BASE_TYPE_BAD_LENGTH", "A row in a modal holds one text input.")
    if not 1 <= len(held[0].get("label") or "") <= MOST_LABEL:
        raise bad_length(f"{path}.components.0.label", 1, MOST_LABEL)
    _check_input(held[0], f"{path}.components.0")


def _check_label(part: Json, path: str) -> None:
    if not 1 <= len(part.get("label") or "") <= MOST_LABEL:
        raise bad_length(f"{path}.label", 1, MOST_LABEL)
    if len(part.get("description") or "") > 100:
        raise too_long(f"{path}.description", 100)
    field = part.get("component") or {}
    path = f"{path}.component"
    check = _FIELDS.get(field.get("type"))
    if check is None:
        raise invalid(f"{path}.type", "BASE_TYPE_CHOICES", f"Value must be one of {tuple(_FIELDS)}.")
    check_custom_id(field, path)
    check(field, path)


def _check_input(field: Json, path: str) -> None:
    check_custom_id(field, path)
    if field.get("style") not in (1, 2):
        raise invalid(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    least, most = lengths(field)
    if not 0 <= least <= most <= MOST_INPUT:
        raise invalid(f"{path}.min_length", "NUMBER_TYPE_RANGE", "0 <= min_length <= max_length <= 4000.")
    if len(field.get("placeholder") or "") > 100:
        raise too_long(f"{path}.placeholder", 100)
    if len(field.get("value") or "") > most:
        raise too_long(f"{path}.value", most)


def _check_select(select: Json, path: str) -> None:
    """Check a select as in a message; it also cannot be disabled, and takes a value if it is required."""
    check_select(select, path, set())
    if select.get("disabled"):
        raise invalid(f"{path}.disabled", "COMPONENT_DISABLED_IN_MODAL", "Nothing in a modal is disabled.")
    _check_required(select, path)


def _check_range(field: Json, path: str) -> None:
    """Check how many files or boxes are asked for: at most 10."""
    least, most = counts(field)
    if not (0 <= least <= most and 1 <= most <= MOST_CHECKED):
        raise invalid(f"{path}.min_values", "NUMBER_TYPE_RANGE", "0 <= min <= max, 1 <= max <= 10.")
    _check_required(field, path)


def _check_required(field: Json, path: str) -> None:
    if field.get("min_values") == 0 and field.get("required") is not False:
        raise invalid(f"{path}.min_values", "NUMBER_TYPE_MIN", "min_values is 0 only if nothing is required.")


def _check_radio(group: Json, path: str) -> None:
    _check_options(group, path, least=2)
    if sum(bool(option.get("default")) for option in group["options"]) > 1:
        raise invalid(f"{path}.options", "RADIO_GROUP_TOO_MANY_DEFAULTS", "One default at most.")


def _check_checkboxes(group: Json, path: str) -> None:
    _check_options(group, path, least=1)
    _check_range(group, path)
    if counts(group)[1] > len(group["options"]):
        raise invalid(f"{path}.max_values", "NUMBER_TYPE_MAX", "More than there are options.")


def _check_options(group: Json, path: str, *, least: int) -> None:
    options = group.get("options") or []
    if not least <= len(options) <= MOST_CHECKED:
        raise bad_length(f"{path}.options", least, MOST_CHECKED)
    check_options(options, path, twice="COMPONENT_OPTION_VALUE_DUPLICATED")


def _check_nothing(field: Json, path: str) -> None:
    """A lone checkbox has only its custom id: there is nothing to check."""


_PARTS: dict[object, Callable[[Json, str], None]] = {
    ROW: _check_row,
    TEXT_DISPLAY: _check_text,
    LABEL: _check_label,
}
_FIELDS: dict[object, Callable[[Json, str], None]] = {
    TEXT_INPUT: _check_input,
    **dict.fromkeys(SELECTS, _check_select),
    FILE_UPLOAD: _check_range,
    RADIO_GROUP: _check_radio,
    CHECKBOX_GROUP: _check_checkboxes,
    CHECKBOX: _check_nothing,
}
