"""What no game's code may do, read from the code itself."""

import ast
import functools
from pathlib import Path

import pytest

import engine.games

FOLDER = Path(engine.games.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))
FORBIDDEN = {
    "random",
    "secrets",
    "time",
    "datetime",
    "asyncio",
    "os",
    "pathlib",
    "sqlite3",
    "uuid",
    "threading",
}
ORDERING = {"sorted", "len", "min", "max", "sum", "any", "all"}
"""Whatever they are given, these give the same whatever order it comes in."""


every_module = pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(FOLDER)))


@functools.cache
def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def swallowed_questions(tree):
    """`try` statements with an `await` somewhere within."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Try | ast.TryStar)
        and any(isinstance(inner, ast.Await) for inner in ast.walk(node))
    ]


def forbidden_imports(tree):
    found = []
    for node in ast.walk(tree):
        modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            modules = [node.module or ""]
        found += [module for module in modules if module.split(".")[0] in FORBIDDEN]
    return found


DECLARED = ("waits", "brief", "reveals", "reveals_unasked")
"""Fields of a game that are sets: they are only asked whether something is in them."""


def is_set(node):
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("set", "frozenset")


def unordered_sets(tree):
    """Sets that are neither put in order at once nor only asked whether something is in them."""
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    declared = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg in DECLARED
        for inner in ast.walk(node)
    }
    found = []
    for node in ast.walk(tree):
        if not is_set(node) or node in declared:
            continue
        parent = parents[node]
        ordered = isinstance(parent, ast.Call) and getattr(parent.func, "id", "") in ORDERING
        asked = isinstance(parent, ast.Compare) and node in parent.comparators
        if not ordered and not asked:
            found.append(node.lineno)
    return found


def decisions_named_by_strings(tree):
    """Decisions whose name is a string where they are made or compared: a game enumerates the names."""
    made = [
        keyword.value.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Pick", "Amount", "Subset")
        for keyword in node.keywords
        if keyword.arg == "name" and isinstance(keyword.value, ast.Constant)
    ]
    compared = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and ast.unparse(node.left).endswith(("decision.name", "asked_for"))
        and any(isinstance(each, ast.Constant) and each.value is not None for each in node.comparators)
    ]
    return made + compared


def awaits_of_other_than_scripts(tree):
    """Asynchronous loops and contexts: rules wait for players, and for nothing else."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.AsyncFor | ast.AsyncWith)]


@every_module
def test_no_script_puts_a_try_around_a_question(path):
    assert swallowed_questions(tree_of(path)) == []


@every_module
def test_games_import_neither_clocks_nor_disks_nor_other_luck(path):
    assert forbidden_imports(tree_of(path)) == []


@every_module
def test_games_iterate_over_no_set(path):
    assert unordered_sets(tree_of(path)) == []


@every_module
def test_games_name_no_decision_by_a_string(path):
    assert decisions_named_by_strings(tree_of(path)) == []


@every_module
def test_rules_wait_for_players_only(path):
    assert awaits_of_other_than_scripts(tree_of(path)) == []


@pytest.mark.parametrize("game", [path.name for path in FOLDER.iterdir() if (path / "rules.py").exists()])
def test_games_know_no_other_game(game):
    others = [path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != game]
    for path in (FOLDER / game).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert [other for other in others if f"engine.games.{other}" in text] == []


@pytest.mark.parametrize(
    ("code", "reader"),
    [
        ("async def f(t):\n try:\n  await t.ask(1)\n finally:\n  pass", swallowed_questions),
        ("import random", forbidden_imports),
        ("from os import path", forbidden_imports),
        ("import os.path", forbidden_imports),
        ("for a in {1, 2}: pass", unordered_sets),
        ("x = list({a for a in b})", unordered_sets),
        ("for a in set(b): pass", unordered_sets),
        ('Pick(name="bid", rule="T1", options=())', decisions_named_by_strings),
        ('if decision.name == "bid": pass', decisions_named_by_strings),
        ('view.asked_for == "bid"', decisions_named_by_strings),
        ("async def f(t):\n async for x in t: pass", awaits_of_other_than_scripts),
    ],
)
def test_these_readers_find_what_they_look_for(code, reader):
    assert reader(ast.parse(code)) != []


@pytest.mark.parametrize("code", ["sorted(set(a))", "if a in {1, 2}: pass", "len({1, 2})"])
def test_sets_that_are_ordered_or_only_asked_are_fine(code):
    assert unordered_sets(ast.parse(code)) == []
