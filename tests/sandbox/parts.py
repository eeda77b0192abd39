"""Parts of what a bot sends, as JSON: options of commands, fields of forms; and what comes back of a form."""

from __future__ import annotations

from typing import Any


def option(name: str, kind: int, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "x", "type": kind, **more}


def labelled(label: str, kind: int, **more: Any) -> dict[str, Any]:
    """A field of a form; its custom id is its label in small letters."""
    return {"type": 18, "label": label, "component": {"type": kind, "custom_id": label.lower(), **more}}


def filled(submitted: dict[str, Any]) -> dict[str, Any]:
    """The value, or values, of each labelled field of a form as it was sent."""
    fields = [part["component"] for part in submitted["components"] if "component" in part]
    return {field["custom_id"]: field.get("value", field.get("values")) for field in fields}
