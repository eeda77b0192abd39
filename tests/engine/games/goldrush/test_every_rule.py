"""Every numbered rule has a test that names it, those of the map too."""

import ast
import re
from pathlib import Path

RULES = [*(f"m{number}" for number in range(1, 5)), *(f"r{number:02}" for number in range(1, 25))]


def test_every_rule_of_goldrush_has_a_test_that_names_it():
    names = [
        node.name
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]
    tested = {match.group(1) for name in names if (match := re.match(r"test_(r\d\d|m\d)_", name))}
    assert [rule for rule in RULES if rule not in tested] == []
    assert sorted(tested) == RULES
