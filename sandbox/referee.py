"""Discord's official OpenAPI description as the referee of every request and every answer.

The description is data that is not part of the project; without it there is no referee. Relaxed as its README
says: ids may be numbers, integers numeric strings, and so its unions may overlap. Where Discord's
documentation says otherwise it wins; those exceptions are listed here.
"""

from __future__ import annotations

import functools
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema_rs

from sandbox.errors import Json

_DRAFT = "https://json-schema.org/draft/2020-12/schema"
_SNOWFLAKE = {
    "anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]
}


@dataclass(frozen=True)
class Problem:
    """Where a body breaks the description ("components.0.label"), and how."""

    path: str
    message: str


def find_description() -> Path | None:
    """The description's path: `DISCORD_OPENAPI`, else a folder `shared` beside the repository, else None."""
    named = os.environ.get("DISCORD_OPENAPI")
    path = Path(named) if named else Path(__file__).parents[2] / "shared" / "discord-openapi.json"
    return path if path.is_file() else None


@functools.cache
def load_referee(path: Path) -> Referee:
    """One referee a file and process: reading it takes a moment."""
    with path.open(encoding="utf-8") as file:
        return Referee(json.load(file))


class Referee:
    def __init__(self, description: Json) -> None:
        self._schemas: Json = description["components"]["schemas"]
        self._schemas["SnowflakeType"] = _SNOWFLAKE
        self._operations = {
            (method.upper(), _shape(template)): operation
            for template, operations in description["paths"].items()
            for method, operation in operations.items()
            if method in ("get", "post", "put", "patch", "delete")
        }
        _relax(self._schemas)
        _relax(description["paths"])
        self._compiled: dict[tuple[str, str, str], Any] = {}

    def of_request(self, method: str, template: str, body: Any) -> Problem | None:
        """What is wrong with a request's JSON, or None."""
        operation = self._operation(method, template)
        if operation is None:
            return Problem("", f"the description has no {method} {template}")
        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        return self._check((method, _shape(template), "request"), schema, body)

    def of_answer(self, method: str, template: str, status: int, payload: Any) -> Problem | None:
        """What is wrong with an answer's status or JSON, or None. Refusals share one schema."""
        operation = self._operation(method, template)
        if operation is None:
            return Problem("", f"the description has no {method} {template}")
        if status >= 400:
            return self._check(("", "", "error"), {"$ref": "#/components/schemas/ErrorResponse"}, payload)
        response = operation["responses"].get(str(status))
        if response is None:
            return Problem("", f"{status} is not among the answers {list(operation['responses'])}")
        schema = response.get("content", {}).get("application/json", {}).get("schema")
        return self._check((method, _shape(template), str(status)), schema, payload)

    def _operation(self, method: str, template: str) -> Json | None:
        found: Json | None = self._operations.get((method, _shape(template)))
        return found

    def _check(self, key: tuple[str, str, str], schema: Json | None, body: Any) -> Problem | None:
        if schema is None:
            return None
        validator = self._compiled.get(key)
        if validator is None:
            whole = {"$schema": _DRAFT, "components": {"schemas": self._schemas}, **schema}
            validator = self._compiled[key] = jsonschema_rs.Draft202012Validator(whole)
        if validator.is_valid(body):
            return None
        return _deepest(validator.iter_errors(body))


def _shape(template: str) -> str:
    """A template without its parameters' names: /channels/{}/messages."""
    return "/".join("{}" if part.startswith("{") else part for part in template.split("/"))


def _relax(node: Any) -> None:
    """Let integers be numeric strings too, and unions overlap, throughout a schema (in place)."""
    if isinstance(node, list):
        for item in node:
            _relax(item)
    if not isinstance(node, dict):
        return
    if "oneOf" in node and isinstance(node["oneOf"], list):
        node["anyOf"] = node.pop("oneOf") + node.pop("anyOf", [])
    named = node.get("type")
    kinds = named if isinstance(named, list) else [named]
    bounded = "enum" in node or node.get("maximum", 2**53 + 1) <= 2**53
    if "integer" in kinds and "string" not in kinds and not bounded:
        node["type"] = [*kinds, "string"]
    for value in node.values():
        _relax(value)


def _deepest(errors: Any) -> Problem:
    """Of a union's many complaints, the one furthest inside the body: it says most."""

    def flatten(error: Any) -> Any:
        yield error
        for branch in getattr(error.kind, "context", None) or ():
            for inner in branch:
                yield from flatten(inner)

    found = [inner for error in errors for inner in flatten(error)]
    worst = max(found, key=lambda error: len(error.instance_path))
    return Problem(".".join(map(str, worst.instance_path)), worst.message[-300:])
