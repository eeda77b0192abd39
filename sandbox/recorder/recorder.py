"""Everything that the bot says, by request and at the gateway: to whom, with which files, how it went.

It finds where a text (a canary) is in all that. It knows no route: its callers say who will read something.
"""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from sandbox.recorder.hidden import hidden_in_bytes, hidden_in_text

PUBLIC = "public"
_READS = "GET"
_ID, _TOKEN = re.compile(r"\d{17,20}"), re.compile(r"[\w-]{40,}")


class Reader(Protocol):
    """Whoever reads something privately: a person, a user."""

    @property
    def id(self) -> str: ...


@dataclass(frozen=True)
class Found:
    """Where a text was found: in which request, at which place in it, in which form, and who reads it."""

    request: str
    place: str
    how: str
    addressee: str

    def __str__(self) -> str:
        return f"{self.request}, read by {self.addressee}: {self.place}, {self.how}"


@dataclass(eq=False)
class Outgoing:
    """What the bot said in one request: its files, who reads it ("public" or a user's id), and the status.

    `status` is 0 while the request is being handled, and stays 0 if the connection was closed without an
    answer; `took_effect` says whether Discord did it, even if the answer was lost. `reason` is what the audit
    log shows. The method of what was said at the gateway is "GATEWAY".
    """

    method: str
    path: str
    query: dict[str, str] = field(default_factory=dict)
    body: Any = None
    files: dict[str, bytes] = field(default_factory=dict)
    reason: str | None = None
    addressee: str = PUBLIC
    status: int = 0
    took_effect: bool = False

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    def contains(self, text: str) -> bool:
        """Whether `text` is anywhere in it."""
        return bool(self.search(text))

    def comparable(self) -> tuple[str, str, str, dict[str, bytes]]:
        """All that it said, without ids, tokens and nonces, which differ from run to run."""
        path = _TOKEN.sub("token", self.path)
        body = json.dumps(_without_nonces(self.body), ensure_ascii=False, sort_keys=True)
        return self.method, _ID.sub("id", path), _ID.sub("id", body), self.files

    def search(self, canary: str) -> list[Found]:
        """Every place that has `canary`; if none has it whole, whether all texts put together have it."""
        found = [
            Found(str(self), place, how, self.addressee)
            for place, said in self._pieces()
            if (how := _hidden(canary, said)) is not None
        ]
        whole = "".join(text for _, text, is_key in _leaves(self.body, "body") if not is_key)
        if not found and hidden_in_text(canary, whole):
            found.append(Found(str(self), "body", "across several texts", self.addressee))
        return found

    def _pieces(self) -> Iterator[tuple[str, str | bytes]]:
        """(place, text or bytes) of all that is said."""
        yield "path", self.path
        yield from ((f"query.{name}", value) for name, value in self.query.items())
        if self.reason is not None:
            yield "reason", self.reason
        for place, text, is_key in _leaves(self.body, "body"):
            yield f"{place} (the name)" if is_key else place, text
        for name, data in self.files.items():
            yield f"files.{name} (the name)", name
            yield f"files.{name}", data


class Recorder:
    """`remember` is how many of the latest requests it keeps, with all their files; None keeps all."""

    def __init__(self) -> None:
        self._said: deque[Outgoing] = deque()
        self._count = 0

    @property
    def remember(self) -> int | None:
        return self._said.maxlen

    @remember.setter
    def remember(self, most: int | None) -> None:
        self._said = deque(self._said, maxlen=most)

    @property
    def count(self) -> int:
        """How many there were, including those forgotten."""
        return self._count

    @property
    def outgoing(self) -> list[Outgoing]:
        """All that it keeps, in order."""
        return list(self._said)

    def note(self, said: Outgoing) -> Outgoing:
        self._said.append(said)
        self._count += 1
        return said

    def said_to(self, person: Reader) -> list[Outgoing]:
        """What only this person can read."""
        return [said for said in self._said if said.addressee == person.id]

    def public(self) -> list[Outgoing]:
        """What more than one person can read."""
        return [said for said in self._said if said.addressee == PUBLIC and said.method != _READS]

    def search(self, canary: str) -> list[Found]:
        """Every place in which `canary` was said: names of files and their insides, alt texts, ids, paths."""
        return [found for said in self._said for found in said.search(canary)]

    def leaks(self, canary: str, *, allowed: Iterable[Reader] = ()) -> list[Found]:
        """Every place in which anybody but those allowed can read `canary`; readable when printed."""
        may = {reader.id for reader in allowed}
        return [found for found in self.search(canary) if found.addressee not in may]


def _without_nonces(body: Any) -> Any:
    return {key: value for key, value in body.items() if key != "nonce"} if isinstance(body, dict) else body


def _leaves(node: Any, place: str) -> Iterator[tuple[str, str, bool]]:
    """(place, text, whether it is a key) of every text and number in JSON."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield f"{place}.{key}", str(key), True
            yield from _leaves(value, f"{place}.{key}")
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from _leaves(value, f"{place}.{index}")
    elif node is not None:
        yield place, node if isinstance(node, str) else json.dumps(node), False


def _hidden(canary: str, said: str | bytes) -> str | None:
    return hidden_in_bytes(canary, said) if isinstance(said, bytes) else hidden_in_text(canary, said)
