"""A game's data file, read so that its owner learns all of its faults together, one line for each fault.

It knows tables, names and numbers, but no game. The game that reads says which fields it wants, and what must
be true of their values.
"""

import json
import tomllib
from collections.abc import Callable, Iterable
from typing import Any

from engine.errors import DataError

SHOWN = 60
"""At most this many characters of a wrong value are shown."""


class Fields:
    """One table of a data file: certain fields are wanted, and no others.

    Whatever is wrong becomes a line of the faults, which all tables of a file share. A value of the right
    type stands in for it, so that reading goes on.
    """

    def __init__(
        self, where: str, values: dict[str, Any] | None, wanted: Iterable[str], faults: list[str]
    ) -> None:
        """`values` is None if the table itself is a fault: then nothing more is said about its fields."""
        self._where, self._values, self._faults, self._before = where, values, faults, len(faults)
        names = tuple(wanted)
        for name in values or ():
            if name not in names:
                self.fault(name, f"is not known; known here: {', '.join(names)}")

    @property
    def is_sound(self) -> bool:
        """Whether no fault was found since this table was begun."""
        return self._values is not None and len(self._faults) == self._before

    def has(self, name: str) -> bool:
        """Whether the table has a field, which may be left out."""
        return self._values is not None and name in self._values

    def fault(self, name: str, what: str) -> None:
        """Note what is wrong with a field."""
        self._faults.append(f"{self._path(name)} {what}")

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`; `high` stands in for it."""
        allowed = f"a whole number from {low} to {high}"
        return int(self._checked(name, lambda value: _is_number(value, low, high), allowed, high))

    def numbers(self, name: str, count: int, low: int, high: int) -> tuple[int, ...]:
        """Exactly `count` whole numbers from `low` to `high`; an empty tuple stands in for them."""

        def fits(value: Any) -> bool:
            is_list = isinstance(value, list) and len(value) == count
            return is_list and all(_is_number(each, low, high) for each in value)

        return tuple(self._checked(name, fits, f"a list of {count} whole numbers from {low} to {high}", ()))

    def text(self, name: str, longest: int) -> str:
        """A text of one line; an empty one stands in for it."""

        def fits(value: Any) -> bool:
            is_line = isinstance(value, str) and value.isprintable() and value == value.strip()
            return is_line and 1 <= len(value) <= longest

        allowed = f"a text of 1 to {longest} printable characters, without spaces around them"
        return str(self._checked(name, fits, allowed, ""))

    def table(self, name: str, wanted: Iterable[str]) -> "Fields":
        """A table in this one."""
        names = tuple(wanted)
        values = self._checked(name, _is_table, f"a table of {', '.join(names)}", None)
        return Fields(self._path(name), values, names, self._faults)

    def tables(self, name: str, wanted: Iterable[str]) -> tuple["Fields", ...]:
        """A list of tables in this one. Faults name them by their places from 1; an empty tuple stands in for
        them."""
        names = tuple(wanted)

        def fits(value: Any) -> bool:
            return isinstance(value, list) and all(map(_is_table, value))

        values = self._checked(name, fits, f"a list of tables of {', '.join(names)}", [])
        return tuple(
            Fields(f"{self._path(name)}[{place}]", each, names, self._faults)
            for place, each in enumerate(values, 1)
        )

    def _checked(self, name: str, fits: Callable[[Any], bool], allowed: str, stand_in: Any) -> Any:
        if self._values is None:
            return stand_in
        if name not in self._values:
            self.fault(name, f"is missing: {allowed}")
            return stand_in
        value = self._values[name]
        if fits(value):
            return value
        self.fault(name, f"= {_shown(value)}, and must be {allowed}")
        return stand_in

    def _path(self, name: str) -> str:
        shown = name if name.isprintable() else _shown(name)
        return f"{self._where}.{shown}" if self._where else shown


class DataFile(Fields):
    """A whole data file; `check` ends its reading. Raises DataError when its text is not TOML."""

    def __init__(self, text: str, wanted: Iterable[str]) -> None:
        try:
            values = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise DataError(f"this is no TOML: {error}") from error
        super().__init__("", values, wanted, [])

    def check(self) -> None:
        """Check that no fault was found. Raises DataError, with one line for each fault."""
        if self._faults:
            raise DataError("\n".join(self._faults))


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _is_table(value: Any) -> bool:
    return isinstance(value, dict)


def _shown(value: Any) -> str:
    """A value almost as the file has it, on one line."""
    shown = json.dumps(value, default=str, ensure_ascii=False)
    return shown if len(shown) <= SHOWN else f"{shown[:SHOWN]}…"
