"""Each refusal has a key that stays, and values with which anyone can say it in his own language."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

import sandbox.people
from sandbox import NotOffered
from sandbox.people.not_offered import REASONS

PEOPLE = Path(next(iter(sandbox.people.__path__)))


def raised() -> set[str]:
    """Every key that stands in the code of the people."""
    code = "\n".join(p.read_text() for p in PEOPLE.glob("*.py") if p.name != "not_offered.py")
    return set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code)) & set(REASONS)


def test_every_reason_can_come_up() -> None:
    assert raised() == set(REASONS)


@pytest.mark.parametrize("key", REASONS)
def test_a_refusal_says_its_reason_with_its_values(key: str) -> None:
    names = [name for _, name, _, _ in string.Formatter().parse(REASONS[key]) if name]
    refusal = NotOffered(key, **dict.fromkeys(names, "✦"), unsaid=[1, 2])
    assert str(refusal).count("✦") == len(names)
    assert refusal.values["unsaid"] == "1, 2"
    assert isinstance(refusal, AssertionError)
