"""Plain data that nobody changes once it is made: events, questions' options, answers on their way.

The decorator is like `dataclass(frozen=True)`, but msgspec makes the class: the rules make about ten such
objects for each answer, and Python's own take several times as long to make, compare and write as JSON.
"""

import types
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast, dataclass_transform

import msgspec

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(*, kw_only: bool = False) -> Callable[[type[T]], type[T]]:
    """Make a class a value, compared and hashed by its fields. `dataclasses.replace` and `fields` take it."""

    def made(plain: type[T]) -> type[T]:
        body = {name: what for name, what in vars(plain).items() if name not in ("__dict__", "__weakref__")}
        bases = (msgspec.Struct, *getattr(plain, "__orig_bases__", ()))
        how = {"frozen": True, "kw_only": kw_only}
        struct: Any = types.new_class(plain.__name__, bases, how, lambda space: space.update(body))
        counted = dataclass(init=False, repr=False, eq=False)(plain)
        struct.__dataclass_fields__ = vars(counted)["__dataclass_fields__"]
        return cast(type[T], struct)

    return made
