"""A modal as a person has it open: its fields, what may be filled in, and what is sent.

It sends nothing; what the client would not send is an AssertionError.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sandbox.codes import LABEL, ROW, STRING_SELECT, TEXT_INPUT, Json
from sandbox.world.objects import Interaction


@dataclass(frozen=True)
class Field:
    """One field of a form, with the label above it."""

    label: str
    custom_id: str
    component: Json

    @property
    def is_required(self) -> bool:
        return self.component.get("required") is not False

    @property
    def value(self) -> str:
        """What is filled in already."""
        return self.component.get("value") or ""


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
            elif part["type"] == LABEL and part["component"]["type"] in (TEXT_INPUT, STRING_SELECT):
                found.append(Field(part["label"], part["component"]["custom_id"], part["component"]))
        return found

    @property
    def labels(self) -> list[str]:
        return [field.label for field in self.fields]


def picked(select: Json, wanted: list[str]) -> list[str]:
    """The values of the options with these labels (or values)."""
    values = []
    for name in wanted:
        found = [o["value"] for o in select["options"] if name == o["label"]]
        found = found or [o["value"] for o in select["options"] if name == o["value"]]
        labels = [o["label"] for o in select["options"]]
        assert len(found) == 1, f"{len(found)} options are called {name!r}; there are {labels}"
        values.append(found[0])
    return values


def field_value(field: Field, values: Mapping[str, Any]) -> Any:
    """What is sent for one field; AssertionError if the client would not send the form."""
    component = field.component
    given = values.get(field.label, values.get(field.custom_id))
    if component["type"] == STRING_SELECT:
        wanted = [] if given is None else [given] if isinstance(given, str) else list(given)
        least = component.get("min_values", 1) if field.is_required else 0
        assert least <= len(wanted) <= (component.get("max_values") or 1), (
            f"{field.label!r}: too few or too many"
        )
        return picked(component, wanted)
    text = str(given) if given is not None else field.value
    assert text or not field.is_required, f"{field.label!r} is required"
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    assert not text or least <= len(text) <= most, f"{field.label!r} takes {least} to {most} characters"
    return text


def submitted(component: Json, filled: Mapping[str, Any]) -> Json:
    """A modal's component as it comes back (Interactions, "Modal Submit Data Structure")."""
    kind = component["type"]
    result: Json = {"type": kind, "id": component.get("id") or 0}
    if kind == ROW:
        result["components"] = [submitted(c, filled) for c in component["components"]]
    elif kind == LABEL:
        result["component"] = submitted(component["component"], filled)
    elif kind in (TEXT_INPUT, STRING_SELECT):
        key = "value" if kind == TEXT_INPUT else "values"
        result |= {"custom_id": component["custom_id"], key: filled[component["custom_id"]]}
    return result
