"""What is counted has labels from closed sets, and nobody need listen."""

import ast
import functools
from pathlib import Path

import pytest

from engine import measures

ROOT = Path(__file__).parents[2]
ALL = (*measures.COUNTS, *measures.HISTOGRAMS)
NAMES = {
    each: name
    for name, each in vars(measures).items()
    if isinstance(each, (measures.Count, measures.Histogram))
}


@functools.cache
def calls():
    """Every place where something is counted: the measure's name here, how, and what is given."""
    paths = (path for room in ("bot", "cogs", "engine") for path in (ROOT / room).rglob("*.py"))
    texts = [text for path in paths if "measures." in (text := path.read_text(encoding="utf-8"))]
    nodes = (node for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))
    return [
        (node.func.value.attr, node.func.attr, node.args)
        for node in nodes
        if isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Attribute)
        and getattr(node.func.value.value, "id", "") == "measures"
    ]


def literals(value):
    """The texts that an argument may be, as far as they are written there."""
    if isinstance(value, ast.IfExp):
        return literals(value.body) + literals(value.orelse)
    return [value.value] if isinstance(value, ast.Constant) else []


def test_everything_is_counted_somewhere_and_nothing_else():
    assert {name for name, _, _ in calls()} == set(NAMES.values())
    assert set(NAMES) == set(ALL)
    assert len({each.name for each in ALL}) == len(ALL)


@pytest.mark.parametrize("measure", ALL, ids=NAMES.get)
def test_each_place_gives_every_label_a_value_that_is_known(measure):
    for name, how, given in calls():
        if name == NAMES[measure]:
            values = given if how == "add" else given[1:]
            assert len(values) == len(measure.labels), name
            for value, known in zip(values, measure.labels.values(), strict=True):
                for said in literals(value):
                    assert said in known, (name, said)


def test_while_nobody_listens_nothing_happens_and_whoever_listens_hears_all(heard):
    measures.ANSWERS.add("boomtown", "person")
    measures.WRITES.saw(0.5)
    assert heard == [("answers", "boomtown", "person"), ("journal_write_seconds",)]
    for each in ALL:
        each.hear = measures.nobody
    measures.ANSWERS.add("boomtown", "person")
    assert len(heard) == 2
