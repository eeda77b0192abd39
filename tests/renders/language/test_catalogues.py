"""Texts in three languages: complete, alike, and deaf to what people write."""

import functools
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import renders
from engine.errors import IllegalAnswer
from engine.games import GAMES
from renders.language.catalogues import FILES, LOCALES, Words, sources, words_for
from tests.renders.language.test_interface_words import read_messages
from tests.renders.samples import NASTY


@functools.cache
def _messages(locale: str) -> dict[str, set[str]]:
    """Every message of a language with its variables."""
    found: dict[str, set[str]] = {}
    for source in sources(locale):
        for name, seen in read_messages(source).items():
            assert name not in found, f"{locale}: {name} is there twice"
            found[name] = seen.found
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_messages_with_the_same_variables(locale: str) -> None:
    assert _messages(locale) == _messages("en")


def test_every_message_that_the_code_names_exists() -> None:
    code = "\n".join(path.read_text() for path in Path(renders.__path__[0]).rglob("*.py"))
    prefixes = "|".join((*GAMES, "list", "plain", "player", "dice", "refused"))
    named = set(re.findall(rf'"((?:{prefixes})-[a-z-]*[a-z]|gold-amount)"', code))
    assert len(named) > 60
    assert named - set(_messages("en")) == set()


def test_every_file_of_a_language_is_read() -> None:
    for locale in LOCALES:
        folder = Path(renders.__path__[0]) / "locales" / locale
        assert {path.stem for path in folder.glob("*.ftl")} == set(FILES)


@pytest.mark.parametrize(
    ("locale", "language"),
    [("en-US", "en"), ("en-GB", "en"), ("nl", "nl"), ("de", "de"), ("de_AT", "de"), ("fr", "en"), ("", "en")],
)
def test_a_discord_locale_finds_its_language(locale: str, language: str) -> None:
    assert words_for(locale).locale == language


@pytest.mark.parametrize("locale", ["nl", "de"])
def test_a_missing_message_is_said_in_english_with_one_warning(
    locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    english = words_for("en")
    words = Words(locale, [], english)
    for message, variables in _messages("en").items():
        values = dict.fromkeys(variables, 3)
        caplog.clear()
        assert words.text(message, **values) == english.text(message, **values)
        assert words.text(message, **values) == english.text(message, **values)
        assert [message in record.getMessage() for record in caplog.records] == [True]


def test_one_missing_message_leaves_the_others_in_their_language() -> None:
    without = [source.replace("gold-amount =", "gone =") for source in sources("de")]
    words = Words("de", without, words_for("en"))
    assert words.text("gold-amount", gold=3) == "3 gold"
    assert words.text("boomtown-pass") == "Passen"


def test_a_message_that_nobody_has_does_not_stop_anything(caplog: pytest.LogCaptureFixture) -> None:
    assert Words("nl", [], Words("en", [])).text("no-such-thing") == "no-such-thing"
    assert len(caplog.records) == 2


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", [*NASTY, "{ $last }", "{0.__class__}", "%(x)s", "\\u0041", "{" * 3000])
def test_what_people_write_is_never_formatted_again(text: str, locale: str) -> None:
    said = words_for(locale).text("list-and-last", rest="A", last=text)
    assert said.endswith(f" {text}") or len(text) > 2000


def test_numbers_are_not_grouped() -> None:
    assert words_for("de").text("gold-amount", gold=12345) == "12345 Gold"


@pytest.mark.parametrize("locale", LOCALES)
def test_numbers_are_written_and_counted_as_the_language_does(locale: str) -> None:
    choice = "{ $n ->\n [0] none\n [one] one\n *[other] many\n }"
    whole = FluentBundle([locale], use_isolating=False)
    whole.add_resource(FluentResource(f"said = {{ NUMBER($n, useGrouping: 0) }} {choice}"))
    words = Words(locale, [f"said = {{ $n }} {choice}"])
    for number in (*range(-120, 240), 1000, 1001, 12_345, 1_000_000, 2**53):
        text, errors = whole.format_pattern(whole.get_message("said").value, {"n": number})
        assert (words.text("said", n=number), errors) == (text, [])


def test_a_message_that_grows_too_long_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    words = Words("en", ["twice = { $text }{ $text }\nquoted = { twice }"])
    assert words.text("quoted", text="x" * 2000) == "{???}"
    assert len(caplog.records) == 1


REASONS = {
    "not-an-option": {},
    "not-a-number": {},
    "no-pass": {},
    "only-pass": {"low": 4, "high": 3, "step": 1},
    "amount-too-low": {"low": 4, "high": 9, "step": 1},
    "amount-too-high": {"low": 4, "high": 9, "step": 1},
    "amount-off-step": {"low": 4, "high": 9, "step": 2},
    "twice-the-same": {},
    "too-many-alike": {"copies": 3},
    "sum-taken": {"sum": 5},
    "not-so-many": {"count": 2},
    "wrong-count": {"low": 1, "high": 3},
    "stale": {},
    "not-your-turn": {},
    "for-others": {},
    "asked-yourself": {},
    "asked-something-else": {},
    "game-over": {},
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_says_why_and_names_its_rule_apart(
    reason: str, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    plain = words_for(locale).refusal(IllegalAnswer(reason, **REASONS[reason]))
    ruled = words_for(locale).refusal(IllegalAnswer(reason, rule="B5", **REASONS[reason]))
    assert "B5" not in plain
    assert plain in ruled
    assert "B5" in ruled
    assert not caplog.records


@pytest.mark.parametrize(
    ("reason", "values", "text"),
    [
        ("not-so-many", {"count": 2}, "Choose exactly 2."),
        ("wrong-count", {"low": 0, "high": 2}, "Choose at most 2."),
        ("wrong-count", {"low": 1, "high": 3}, "Choose 1 to 3."),
    ],
)
def test_a_refusal_says_how_many_are_allowed(reason: str, values: dict[str, int], text: str) -> None:
    assert words_for("en").refusal(IllegalAnswer(reason, **values)) == text


OWN = """
refused-no-pass = You cannot pass.
refused-with-rule = { $why } (rule { $rule })
toy-refused-no-pass-bid = You open and cannot pass.
toy-refused-no-pass-offer = There is nothing to withdraw (rules T1 and T10).
"""


@pytest.mark.parametrize(
    ("game", "decision", "rule", "text"),
    [
        ("toy", "bid", "T1", "You open and cannot pass. (rule T1)"),
        ("toy", "bid", None, "You open and cannot pass."),
        ("toy", "offer", "T1", "There is nothing to withdraw (rules T1 and T10)."),
        ("toy", "offer", "T10", "There is nothing to withdraw (rules T1 and T10)."),
        ("toy", "offer", "T2", "There is nothing to withdraw (rules T1 and T10)."),
        ("toy", "take", "T1", "You cannot pass. (rule T1)"),
        ("other", "bid", "T1", "You cannot pass. (rule T1)"),
    ],
)
def test_a_game_may_have_its_own_words_for_what_a_decision_of_its_refuses(
    game: str, decision: str, rule: str | None, text: str
) -> None:
    error = IllegalAnswer("no-pass", rule=rule).about(game, decision)
    assert Words("en", [OWN]).refusal(error) == text


def test_every_reason_in_the_engines_core_is_known() -> None:
    engine = Path(renders.__path__[0]).parent / "engine"
    code = "".join((engine / "play" / name).read_text() for name in ("decisions.py", "match.py"))
    raised = set(re.findall(r'(?:IllegalAnswer|NotAsked|StaleDecision)\("([a-z-]+)"', code))
    raised |= set(re.findall(r'return "([a-z]+-[a-z-]+)"', code))
    assert raised == set(REASONS)


GENDERED = {
    "en": r"\b(he|him|his|she|her|hers)\b",
    "nl": r"\b(hij|zij|haar|speelster)\b",
    "de": r"\b(Mitspielern?|Gegenspielern?|Startspielern?|Spielern?|Bürgermeisters?|Gewinner|Sieger)\b",
}


THE_RICH_MAN = "Rich Man|Rijke Heer|Reiche[rn] Herrn?"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_takes_players_for_men_or_women(locale: str) -> None:
    """A card may be "he" in Dutch and German, and the Rich Man is "he" where he is spoken of; a player is
    addressed, named, or "who"."""
    cards = ("boomtown-rule-b13", "boomtown-rule-b11")
    for message, variables in _messages("en").items():
        text = words_for(locale).text(message, **dict.fromkeys(variables, 3))
        is_his = message.startswith("ponte-vecchio-then-") or re.search(THE_RICH_MAN, text)
        assert message in cards or is_his or not re.search(GENDERED[locale], text), f"{message}: {text}"


def test_a_message_may_quote_one_of_another_file() -> None:
    words = Words("en", ["sign = To { saloon }", "# no-message = \nsaloon = the { bar }", "bar = bar"])
    assert words.text("sign") == "To the bar"
    assert not words.has("no-message")


def test_what_cannot_be_read_is_missing_and_the_rest_is_not() -> None:
    words = Words("en", ["good = day", "bad = { $"])
    assert words.text("good") == "day"
    assert words.text("bad") == "bad"


@pytest.mark.process
def test_the_tables_of_the_languages_stay_on_the_disk() -> None:
    """They would be larger than all else that an idle bot has of ours in its memory."""
    program = (
        "from babel import localedata; from renders.language.catalogues import LOCALES, words_for;"
        "said = [words_for(locale).text('gold-amount', gold=7) for locale in LOCALES];"
        "assert not localedata._cache, said"
    )
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
