"""A modal as a person has it open: its fields, what may be filled in, and what is sent.

It sends nothing. Raises `NotOffered` for what the client would not send.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sandbox.codes import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    TEXT_INPUT,
    Json,
)
from sandbox.limits.components import counts
from sandbox.limits.modals import lengths
from sandbox.people.menus import chosen, defaults, listed
from sandbox.people.named import Named
from sandbox.people.not_offered import NotOffered
from sandbox.people.options import check_file
from sandbox.world.objects import Interaction
from sandbox.world.posting import Upload


@dataclass(frozen=True)
class Field:
    """One field of a form, with the label above it."""

    label: str
    custom_id: str
    component: Json

    @property
    def type(self) -> int:
        return int(self.component["type"])

    @property
    def is_required(self) -> bool:
        return self.type != CHECKBOX and self.component.get("required") is not False

    @property
    def value(self) -> Any:
        """What is filled in already: a text, True or False, or a list of values."""
        if self.type == TEXT_INPUT:
            return self.component.get("value") or ""
        if self.type == CHECKBOX:
            return bool(self.component.get("default"))
        return [] if self.type == FILE_UPLOAD else defaults(self.component)


@dataclass(frozen=True)
class Form:
    """An open modal; it belongs to the interaction that opened it."""

    title: str
    custom_id: str
    components: list[Json]
    opened_by: Interaction

    @property
    def fields(self) -> list[Field]:
        found = []
        for part in self.components:
            if part["type"] == ROW:
                found += [Field(c.get("label") or "", c["custom_id"], c) for c in part["components"]]
            elif part["type"] == LABEL and part["component"]["type"] in _FILL:
                found.append(Field(part["label"], part["component"]["custom_id"], part["component"]))
        return found

    @property
    def labels(self) -> list[str]:
        return [field.label for field in self.fields]


def answer(form: Form, values: Mapping[str, Any], named: Named) -> Json:
    """The data of the form filled in with `values`, by label or custom id."""
    for key in values:
        if not any(key in (field.label, field.custom_id) for field in form.fields):
            raise NotOffered("field-unknown", form=form.title, field=key, offered=form.labels)
    filled = {}
    for field in form.fields:
        given = values.get(field.label, values.get(field.custom_id, field.value))
        filled[field.custom_id] = _FILL[field.type](field, given, named)
    data = {"custom_id": form.custom_id, "components": [submitted(c, filled) for c in form.components]}
    return named.with_resolved(data)


def _text(field: Field, given: Any, named: Named) -> str:
    text = str(given)
    if not text and field.is_required:
        raise NotOffered("field-required", field=field.label)
    least, most = lengths(field.component)
    if text and not least <= len(text) <= most:
        raise NotOffered("field-length", field=field.label, least=least, most=most, length=len(text))
    return text


def _choice(field: Field, given: Any, named: Named) -> list[str]:
    wanted = listed(given)
    _count(field, len(wanted))
    return chosen(field.component, field.label, wanted, named)


def _one_choice(field: Field, given: Any, named: Named) -> str | None:
    values = _choice(field, given, named)
    return values[0] if values else None


def _files(field: Field, given: Any, named: Named) -> list[str]:
    uploads = list(given) if isinstance(given, list | tuple) else [given]
    for upload in uploads:
        if not isinstance(upload, Upload):
            raise NotOffered("field-files", field=field.label)
        check_file(upload)
    _count(field, len(uploads))
    return [named.file(upload) for upload in uploads]


def _tick(field: Field, given: Any, named: Named) -> bool:
    if not isinstance(given, bool):
        raise NotOffered("field-boolean", field=field.label)
    return given


def _count(field: Field, count: int) -> None:
    """Check how many values are filled in; an optional field may be empty, but not half filled in."""
    least, most = counts(field.component)
    if count == 0 and not field.is_required:
        return
    if not least <= count <= most:
        raise NotOffered("field-count", field=field.label, least=least, most=most, count=count)


_FILL: dict[int, Callable[[Field, Any, Named], Any]] = {
    TEXT_INPUT: _text,
    **dict.fromkeys(SELECTS, _choice),
    FILE_UPLOAD: _files,
    RADIO_GROUP: _one_choice,
    CHECKBOX_GROUP: _choice,
    CHECKBOX: _tick,
}
_WITH_ONE_VALUE = (TEXT_INPUT, RADIO_GROUP, CHECKBOX)


def submitted(component: Json, filled: Mapping[str, Any]) -> Json:
    """A modal's component as it comes back (Interactions, "Modal Submit Data Structure")."""
    kind = component["type"]
    result: Json = {"type": kind, "id": component.get("id") or 0}
    if kind == ROW:
        result["components"] = [submitted(c, filled) for c in component["components"]]
    elif kind == LABEL:
        result["component"] = submitted(component["component"], filled)
    elif kind in _FILL:
        key = "value" if kind in _WITH_ONE_VALUE else "values"
        result |= {"custom_id": component["custom_id"], key: filled[component["custom_id"]]}
    return result
