"""What people call themselves is made safe to show."""

import unicodedata

import pytest

from renders.language.catalogues import words_for
from renders.language.names import clusters, cut, cut_lines, escaped, isolated, tidy
from tests.renders.samples import NASTY


@pytest.mark.parametrize("name", NASTY)
def test_a_tidy_name_is_one_line_without_controls(name: str) -> None:
    shown = tidy(name)
    assert all(unicodedata.category(letter) not in ("Cc", "Zl", "Zp", "Cs") for letter in shown)
    assert not set(shown) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
    assert tidy(shown) == shown


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200b", "\u2800", "\u3164", "\x00\x07", "\u0301\u0302"])
def test_a_name_with_nothing_to_see_is_called_by_its_seat(name: str) -> None:
    assert words_for("en").named(("Anna", name), 1) == "Player 2"


def test_towers_of_marks_are_cut_down_and_the_letter_stays() -> None:
    assert tidy("Z" + "\u0335" * 40 + "a") == "Z" + "\u0335" * 3 + "a"


def test_an_emoji_with_its_parts_is_one_cluster() -> None:
    family, flag, thumb = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "🇳🇱", "\U0001f44d\U0001f3fd"
    assert clusters(family + flag + flag + thumb + "e\u0301") == [family, flag, flag, thumb, "e\u0301"]


def test_a_name_from_right_to_left_cannot_turn_a_sentence_round() -> None:
    assert isolated("محمد") == "\u2068محمد\u2069"
    assert isolated("Anna") == "Anna"


@pytest.mark.parametrize("limit", [1, 2, 5, 30])
@pytest.mark.parametrize("text", [*NASTY, isolated("محمد علي" * 9)])
def test_a_cut_text_keeps_its_limit_and_closes_what_it_opens(text: str, limit: int) -> None:
    short = cut(text, limit)
    assert len(short) <= max(limit, 1)
    assert short.count("\u2068") == short.count("\u2069") or limit < 4


def test_lines_are_left_out_whole() -> None:
    assert cut_lines(["one", "two", "three"], 9) == "one\ntwo\n…"
    assert cut_lines(["one", "two"], 9) == "one\ntwo"
    assert len(cut_lines(["a" * 50], 20)) == 20


@pytest.mark.parametrize(
    "name", ["@everyone", "@here", "<@123>", "<@&123>", "<#123>", "<t:0:R>", "<:gold:123>", "</game list:1>"]
)
def test_no_name_mentions_or_links_anything(name: str) -> None:
    shown = escaped(name)
    assert shown != name
    assert not any(part in shown for part in ("@everyone", "@here")), shown
    assert "<" not in shown.replace("\\<", "")
    assert tidy(shown) == shown, "who tidies it afterwards leaves it so"


@pytest.mark.parametrize(
    "name",
    [
        "*a*",
        "_a_",
        "`a`",
        "~~a~~",
        "||a||",
        "[a](https://a.b)",
        "# a",
        "> a",
        "- a",
        "-# a",
        "1. a",
        "https://a.b",
    ],
)
def test_no_name_is_markdown(name: str) -> None:
    assert escaped(name) != name
    assert "".join(escaped(name).split("\\")) == name
