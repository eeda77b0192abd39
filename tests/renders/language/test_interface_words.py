"""The interface's words: all that the bot says or refuses has words, with the same variables, everywhere.

The texts are found by reading the source, so that a new one cannot be forgotten.
"""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cogs.parts.custom_ids import Verb
from cogs.parts.moderate_controls import FORMS as OFFICE_FORMS
from cogs.parts.more_menu import Entry
from cogs.parts.report_controls import What as ReportWhat
from cogs.parts.rights import Taken
from cogs.posting.troubles import Troubles
from cogs.presses.display import CHOICES, Menu
from cogs.presses.open_seats import HANDLERS, NEEDED
from cogs.presses.settings_pages import PAGES
from engine import errors
from engine.clock.pace import OFFERED, PaceName
from engine.games import GAMES
from engine.journal.records import LostBecause, Reminding
from engine.journal.server_act_rows import ActKind
from engine.journal.server_rows import Tidy
from engine.leagues.earned import PLAYED
from engine.leagues.earned import Kind as RoundKind
from engine.leagues.organising import DISMISSED, PLACED, VOIDED
from engine.results.places import Why as Unrated
from engine.sessions.forgetting import Kept
from engine.sessions.server_settings import LANGUAGES, Setting
from engine.sessions.stuck import Why
from engine.sessions.verification import What
from renders.language.catalogues import FILES, LOCALES, sources, words_for

ROOT = Path(__file__).parents[3]
KINDS = {
    name
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, errors.Rejected)
}

TROUBLES = ["deleted", "locked", "forbidden", "refused", "full"]

FAMILIES = {
    "{}-parameter-{}-about": [
        (title, option.replace("_", "-")) for title, game in GAMES.items() for option in game.options
    ],
    "folded-{}": ["over", "ended", "closed", "given-up", "expired"],
    "act-{}": list(ActKind),
    "button-{}-{}": [("robots", "yes"), ("robots", "no"), ("ratings", "yes"), ("ratings", "no")],
    "button-report-{}": [what.text for what in ReportWhat],
    "report-form-{}": [what.text for what in ReportWhat],
    "report-outcome-{}": ["open", DISMISSED, PLACED, VOIDED],
    "setting-{}": list(Setting),
    "settings-about-{}": list(Setting),
    "settings-tidy-{}": list(Tidy),
    "settings-page-{}": [str(number) for number, _ in enumerate(PAGES, 1)],
    "moderate-{}": list(OFFICE_FORMS),
    "moderate-form-{}": list(OFFICE_FORMS),
    "moderated-{}": list(OFFICE_FORMS),
    "button-{}": sorted((*HANDLERS, Verb.WAKE, Verb.REPLAY, Verb.REOPEN, Verb.TAKE)),
    "hours-reminders-{}": list(Reminding),
    "league-told-{}": [kind for kind in RoundKind if kind not in PLAYED],
    "luck-differs-{}": list(What),
    "more-{}": list(Entry),
    "more-{}-about": list(Entry),
    "lobby-{}": ["playing", "over", "closed"],
    "lobby-{}-deleted": ["playing", "over"],
    "list-{}": ["open", "playing", *TROUBLES],
    "pace-{}": list(PaceName),
    "pace-{}-about": list(PaceName),
    "pace-choice-{}": list(OFFERED),
    "setting-is-{}": [
        *(setting for setting in Setting if setting not in (Setting.ROBOTS, Setting.RATINGS, Setting.TIDY)),
        *(f"{setting}-{said}" for setting in (Setting.ROBOTS, Setting.RATINGS) for said in ("yes", "no")),
        *(f"{Setting.TIDY}-{way}" for way in Tidy),
        *("channels-all", "channels-none", "openers-all", "openers-none", "games-all", "told-in-none"),
    ],
    "setting-value-{}": [
        *("default", "all-channels", "no-channel", "everyone", "admins", "all-games", "none", "yes", "no"),
        *(*Tidy, *LANGUAGES),
    ],
    "outcome-{}": ["gone", "idle"],
    "outcome-unrated-{}": list(Unrated),
    "display-{}": list(Menu),
    "display-{}-stored": list(Menu),
    "display-{}-{}": [(menu, choice) for menu, choices in CHOICES.items() for choice in choices],
    "display-{}-{}-about": [(menu, choice) for menu, choices in CHOICES.items() for choice in choices],
    "privacy-kept-{}": list(Kept),
    "button-privacy-{}": ["show", "export", "delete", "policy"],
    "permission-{}": [name.replace("_", "-") for name in NEEDED],
    "told-lost-seat-{}": list(LostBecause),
    "trouble-{}": TROUBLES,
    "still-{}": [*TROUBLES, *(why for why in Why if why is not Why.TROUBLE), "lobby-behind", "waits-until"],
    "mend-{}": [*TROUBLES, "frozen", "behind", "lobby-behind", "overdue", "asleep", "nobody"],
    "cause-{}": list(Taken),
    "finding-threads-{}": ["few", "many", "full"],
    "{}-name": list(GAMES),
    "{}-about": list(GAMES),
    "{}-length": list(GAMES),
    "{}-aside-{}": [],  # `tests/every_game/test_recorded.py` has those that are played
    "{}-command-{}-about": [(game.name, decision) for game in GAMES.values() for decision in game.decisions],
    "{}-table-{}": [
        (game.name, option.replace("_", "-")) for game in GAMES.values() for option in game.options
    ],
}
"""The texts whose ids are put together, and all that they can be put together from."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)


@functools.cache
def read_messages(text: str) -> dict[str, _Variables]:
    """Every message of a Fluent file with the variables and messages that it mentions."""
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found
            found[entry.id.name] = visitor = _Variables()
            visitor.visit(entry)
    return found


@functools.cache
def catalogue(language: str) -> dict[str, _Variables]:
    return {name: seen for text in sources(language) for name, seen in read_messages(text).items()}


def trees(*packages: str) -> Iterator[ast.Module]:
    for package in packages:
        for path in sorted((ROOT / package).rglob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"))


def calls(*packages: str) -> Iterator[ast.Call]:
    return (node for tree in trees(*packages) for node in ast.walk(tree) if isinstance(node, ast.Call))


def constants(node: ast.expr) -> list[str]:
    """The texts that an expression can be, as far as it says so itself."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return constants(node.body) + constants(node.orelse) if isinstance(node, ast.IfExp) else []


def family(node: ast.expr) -> str | None:
    """An f-string with its values left out."""
    if not isinstance(node, ast.JoinedStr):
        return None
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


@functools.cache
def said() -> list[tuple[str, frozenset[str] | None]]:
    """Every id that cogs ask for by name, with the variables they give (None where they pass them on)."""
    found = []
    for call in calls("cogs", "bot"):
        if isinstance(call.func, ast.Attribute) and call.func.attr == "text" and call.args:
            names = frozenset(word.arg for word in call.keywords if word.arg)
            given = None if any(word.arg is None for word in call.keywords) else names
            found += [(name, given) for name in constants(call.args[0])]
        if isinstance(call.func, ast.Name) and call.func.id == "_seats_changed":
            names = frozenset(word.arg for word in call.keywords if word.arg)
            found += [(name, names | {"number"}) for name in constants(call.args[3])]
    return found


@functools.cache
def reasons() -> list[tuple[str, frozenset[str]]]:
    """Every reason that a refusal in the engine or the cogs can have, with its variables."""
    found = []
    for tree in trees("engine", "cogs"):
        returned = {
            node.name: [
                text
                for part in ast.walk(node)
                if isinstance(part, ast.Return) and part.value
                for text in constants(part.value)
            ]
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef)
        }
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS):
                continue
            (first,) = node.args
            texts = constants(first)
            if isinstance(first, ast.Call) and isinstance(first.func, ast.Attribute):
                texts = returned[first.func.attr]
            assert texts, f"line {node.lineno}: what is the reason of {ast.unparse(node)}?"
            given = frozenset(word.arg for word in node.keywords if word.arg and word.arg != "rule")
            found += [(text, given) for text in texts]
    return found


def members() -> list[str]:
    """The ids of all families."""
    return [
        pattern.format(*((one,) if isinstance(one, str) else one))
        for pattern, ones in FAMILIES.items()
        for one in ones
    ]


@pytest.mark.dear
def test_the_source_is_read_at_all():
    assert len(set(said())) > 30
    assert len(set(reasons())) > 30
    assert len(members()) > 20


@pytest.mark.parametrize("language", LOCALES)
def test_everything_that_is_said_has_words_with_variables_that_are_given(language):
    messages = catalogue(language)
    for name, given in said():
        assert name in messages, f"{language} has no words for {name}"
        assert given is None or messages[name].found <= given, name


@pytest.mark.parametrize("language", LOCALES)
def test_everything_that_is_put_together_has_words(language):
    assert [name for name in members() if name not in catalogue(language)] == []


def test_every_family_is_known():
    found = {
        family(call.args[0])
        for call in calls("cogs", "bot")
        if isinstance(call.func, ast.Attribute) and call.func.attr == "text" and call.args
    }
    assert found - {None} == set(FAMILIES)


def test_every_trouble_has_words():
    """What `pause` is told is what `trouble-…` says."""
    source = (ROOT / "cogs/posting/board_messages.py").read_text(encoding="utf-8")
    told = {
        text
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "pause"
        for text in constants(node.args[1])
    }
    assert hasattr(Troubles, "pause")
    assert sorted(told) == sorted(FAMILIES["trouble-{}"])


@pytest.mark.dear
@pytest.mark.parametrize("language", LOCALES)
def test_every_refusal_has_words_with_variables_that_are_given(language):
    messages = catalogue(language)
    for reason, given in reasons():
        name = f"refused-{reason}"
        assert name in messages, f"{language} has no words for {name}"
        assert messages[name].found <= given, name


@pytest.mark.dear
def test_a_games_own_words_for_a_refusal_are_of_a_reason_and_a_decision_that_there_are():
    given = dict(reasons())
    ids = {
        f"{game.name}-refused-{reason}-{decision}": reason
        for game in GAMES.values()
        for decision in game.decisions
        for reason in given
    }
    said = catalogue(LOCALES[0])
    own = [name for name in said if re.match(rf"({'|'.join(GAMES)})-refused-", name)]
    assert [name for name in own if name not in ids] == []
    assert [name for name in own if not said[name].found <= {*given[ids[name]], "kind"}] == []


@pytest.mark.parametrize("language", LOCALES)
def test_every_refusal_can_be_said_in_full(language, caplog):
    for reason, given in reasons():
        text = words_for(language).refusal(errors.Rejected(reason, rule="B5", **dict.fromkeys(given, 7)))
        assert "B5" in text
        assert "{" not in text
    assert caplog.text == ""


@pytest.mark.parametrize("language", LOCALES[1:])
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_with_the_same_variables(language, file):
    english, other = (
        read_messages((ROOT / f"renders/locales/{one}/{file}.ftl").read_text(encoding="utf-8"))
        for one in ("en", language)
    )
    assert list(english) == list(other)
    assert {name: seen.found for name, seen in english.items()} == {
        name: seen.found for name, seen in other.items()
    }


@functools.cache
def texts_of_code() -> tuple[frozenset[str], frozenset[str]]:
    """All texts in the source, and of those that are put together the pattern, with `{}` for values."""
    texts, patterns = set(), set()
    for node in (node for tree in trees("bot", "cogs", "engine", "renders") for node in ast.walk(tree)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.add(node.value)
            if node.value.endswith("-"):
                patterns.add(f"{node.value}{{}}")
        elif isinstance(node, ast.JoinedStr):
            patterns.add(family(node))
    return frozenset(texts), frozenset(patterns)


@pytest.mark.dear
def test_no_words_are_left_over():
    """A message is used if a text in the source is its name, or if its name could be put together there. A
    pattern with fewer than four letters of its own could be any name."""
    texts, patterns = texts_of_code()
    telling = [pattern for pattern in patterns if len(pattern.replace("{}", "")) >= 4]
    could_be = re.compile("|".join(re.escape(each).replace(r"\{\}", ".+") for each in telling))
    messages = catalogue("en")
    quoted = {name for seen in messages.values() for name in seen.messages}
    used = texts | quoted | set(members()) | {f"refused-{reason}" for reason, _ in reasons()}
    assert [name for name in messages if name not in used and not could_be.fullmatch(name)] == []


@pytest.mark.parametrize("language", LOCALES)
def test_labels_fit_where_discord_puts_them(language):
    words = words_for(language)
    for name in catalogue(language):
        if name.startswith(("button-", "menu-")) and name != "button-confirm-choice":
            assert 1 <= len(words.text(name)) <= 38, name
    assert len(words.text("button-confirm-choice", choice="x" * 60)) <= 80
    assert len(words.text("amount-title")) <= 45
    assert len(words.text("amount-label")) <= 45
    assert len(words.text("parameter-game")) <= 100
    for game in GAMES:
        name = words.text(f"{game}-name")
        assert len(words.text("thread-name", game=name, number=10**9)) <= 100
        assert re.search(r"#1\d*", words.text("game-choice", game=name, number=10**9))
