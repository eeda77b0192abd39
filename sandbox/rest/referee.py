"""Discord's official OpenAPI description as the referee of every request, every answer and every event.

The description is data that is not part of the project; without it there is no referee. It is relaxed for
requests as its README says: ids may be numbers and integers may be numeric strings, so its unions may
overlap. Discord's documentation wins if it says otherwise: what it also forbids is in the modules of
`limits`, what it also allows is here.
"""

from __future__ import annotations

import functools
import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema_rs import ValidationError

from sandbox.codes import Json
from sandbox.rest.described import described

_DRAFT = "https://json-schema.org/draft/2020-12/schema"
_BOOLEANS = {"true": True, "1": True, "false": False, "0": False}
_SNOWFLAKE = {
    "anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]
}

_BODY_OPTIONAL = {("PUT", "/guilds/{}/bans/{}"), ("DELETE", "/guilds/{}/bans/{}")}
"""According to the documentation nothing in these bodies is required."""


@dataclass(frozen=True)
class Problem:
    """Where a body violates the description ("components.0.label"), and how."""

    path: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}: {self.message}" if self.path else self.message


def find_description() -> Path | None:
    """The description's path: `DISCORD_OPENAPI`, or in `shared` beside the repository; None if absent."""
    named = os.environ.get("DISCORD_OPENAPI")
    path = Path(named) if named else Path(__file__).parents[3] / "shared" / "discord-openapi.json"
    return path if path.is_file() else None


@functools.cache
def load_referee(path: Path) -> Referee:
    """The referee of a file, which is read once in a process because reading takes a moment."""
    return Referee(path.read_text(encoding="utf-8"))


class Rules:
    """One reading of the description: the operations by method and shape of path, and their schemas."""

    def __init__(self, description: Json, *, relaxed: bool) -> None:
        self._schemas: Json = description["components"]["schemas"]
        if relaxed:
            self._schemas["SnowflakeType"] = _SNOWFLAKE
            _relax(description)
        self._operations = {
            (method.upper(), _shape(template)): operation
            for template, operations in description["paths"].items()
            for method, operation in operations.items()
            if method in ("get", "post", "put", "patch", "delete")
        }
        self._compiled: dict[tuple[str, ...], Any] = {}

    def operation(self, method: str, template: str) -> Json | None:
        found: Json | None = self._operations.get((method, _shape(template)))
        return found

    def check(self, key: tuple[str, ...], schema: Json | None, body: Any) -> Problem | None:
        """Check a body against a schema, compiled once for each `key`; a schema of None allows everything."""
        if schema is None:
            return None
        validator = self._compiled.get(key)
        if validator is None:
            whole = {"$schema": _DRAFT, "components": {"schemas": self._schemas}, **schema}
            validator = self._compiled[key] = jsonschema_rs.Draft202012Validator(whole)
        if validator.is_valid(body):
            return None
        return _deepest(validator.iter_errors(body))


class Referee:
    """It checks requests by the relaxed description, answers by the strict one."""

    def __init__(self, description: str) -> None:
        self._for_requests = Rules(json.loads(description), relaxed=True)
        self._for_answers = Rules(json.loads(description), relaxed=False)

    def knows(self, method: str, template: str) -> bool:
        return self._for_answers.operation(method, template) is not None

    def of_request(self, method: str, template: str, body: Any) -> Problem | None:
        """What is wrong with a request's JSON, or None."""
        operation = self._for_requests.operation(method, template)
        if operation is None:
            return Problem("", f"the description has no {method} {template}")
        described = operation.get("requestBody", {})
        if body is None:
            is_required = described.get("required") and (method, _shape(template)) not in _BODY_OPTIONAL
            return Problem("", "a body is required") if is_required else None
        content = described.get("content", {})
        schema = content.get("application/json", {}).get("schema")
        return self._for_requests.check((method, template), schema, body)

    def of_query(self, method: str, template: str, query: Mapping[str, str]) -> Problem | None:
        """What is wrong with a request's query, or None.

        The description does not list everything that Discord takes there, so unknown parameters are fine.
        """
        operation = self._for_requests.operation(method, template) or {}
        named = {p["name"]: p["schema"] for p in operation.get("parameters", ()) if p.get("in") == "query"}
        for name in named.keys() & query.keys():
            key = (method, template, "query", name)
            problem = self._for_requests.check(key, named[name], _meant(query[name], named[name]))
            if problem is not None:
                return Problem(f"query.{name}", problem.message)
        return None

    def of_answer(self, method: str, template: str, status: int, payload: Any) -> Problem | None:
        """What is wrong with an answer's status or JSON, or None.

        Refusals share one schema, of which only the outer shape is checked: the description says that the
        codes of fields are numbers, the documentation (Reference, "Error Messages") shows texts.
        """
        operation = self._for_answers.operation(method, template)
        if operation is None:
            return Problem("", f"the description has no {method} {template}")
        if status >= 400:
            schema: Json | None = {"$ref": "#/components/schemas/Error"}
            return self._for_answers.check(("error",), schema, payload)
        response = operation["responses"].get(str(status))
        if response is None:
            return Problem("", f"{status} is not among the answers {list(operation['responses'])}")
        schema = response.get("content", {}).get("application/json", {}).get("schema")
        return self._for_answers.check((method, template, str(status)), schema, payload)

    def of_event(self, event: str, data: Json) -> Problem | None:
        """What is wrong with the objects in a gateway event, or None; the event itself has no schema."""
        for where, name, found in described(event, data):
            schema = {"$ref": f"#/components/schemas/{name}"}
            problem = self._for_answers.check(("object", name), schema, found)
            if problem is not None:
                return Problem(f"{where}.{problem.path}".strip("."), problem.message)
        return None


def _meant(text: str, schema: Json) -> str | int | bool:
    """The value that a parameter's text stands for; booleans may be numbers."""
    kinds = schema.get("type")
    if kinds == "boolean":
        return _BOOLEANS.get(text.lower(), text)
    return text if kinds == "string" or not re.fullmatch(r"-?\d{1,18}", text, re.ASCII) else int(text)


def _shape(template: str) -> str:
    """A template without its parameters' names: /channels/{}/messages."""
    return "/".join("{}" if part.startswith("{") else part for part in template.split("/"))


def _relax(node: Any) -> None:
    """Change a schema in place: integers may be numeric strings, and unions may overlap."""
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
        node["pattern"] = "^-?[0-9]+$"
    for value in node.values():
        _relax(value)


def _deepest(errors: Iterable[ValidationError]) -> Problem:
    """Of all complaints about a union, the one furthest inside the body, which says most."""
    found = [inner for error in errors for inner in _flat(error)]
    worst = max(found, key=lambda error: len(error.instance_path))
    return Problem(".".join(map(str, worst.instance_path)), worst.message[-300:])


def _flat(error: ValidationError) -> Iterator[ValidationError]:
    """An error and those within it, without a union's branches for another `type`."""
    yield error
    branches: list[list[ValidationError]] = getattr(error.kind, "context", None) or []
    for branch in [b for b in branches if not any(map(_is_another_type, b))] or branches:
        for inner in branch:
            yield from _flat(inner)


def _is_another_type(error: ValidationError) -> bool:
    return error.kind.name == "enum" and error.instance_path[-1:] == ["type"]
