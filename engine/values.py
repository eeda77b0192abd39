"""Plain data that nobody changes once it is made: events, questions' options, answers on their way.

A decorator like `dataclass(frozen=True)`, but that only the type checker refuses an assignment: Python's own
check makes such an object five times as slow to make, and the rules make some ten of them an answer.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(*, kw_only: bool = False) -> Callable[[type[T]], type[T]]:
    """Make a class a value: equal and hashed by its fields."""
    return dataclass(slots=True, unsafe_hash=True, kw_only=kw_only)
