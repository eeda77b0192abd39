"""The rules to read: all of them, in every language, within Discord's limits, and found by their words."""

import ast
from pathlib import Path

import pytest

import engine
from renders.faces import BOOKS, FACES, RULES
from renders.language.catalogues import HINT, LABEL, LOCALES, words_for
from renders.language.rulebooks import chapter_label, chapters, numbered, overview, search
from tests.renders.language.test_interface_words import constants

BOOMTOWN = FACES["boomtown"].rules
GNADENLOS = FACES["gnadenlos"].rules
EVERY = (*FACES.values(), *BOOKS.values())
TEXT = 3800
RULED_BY_THE_HOUSE = {
    "boomtown": [1, 2, 5, 7, 8, 9, 11, 13, 15, 16, 19, 20, 23, 24, 25, 26, 29, 30],
    "gnadenlos": [1, 4, 8, 11, 12, 14, 17, 18, 21, 22, 35, 36, 37],
}
"""Rules of which the rule book does not say everything."""


def keys(rules):
    return [rule.key for rule in rules]


def test_boomtown_has_thirty_rules_in_order_and_no_number_is_of_two_games():
    assert keys(BOOMTOWN) == [f"B{number}" for number in range(1, 31)]
    assert len(RULES) == sum(len(book.rules) for book in EVERY)
    for face in EVERY:
        assert keys(rule for part in chapters(face.rules).values() for rule in part) == keys(face.rules)


def test_gnadenlos_has_its_rules_in_the_rule_books_order():
    numbers = [*range(1, 23), 29, *range(23, 29), *range(33, 38)]
    assert keys(GNADENLOS) == [f"G{number}" for number in numbers]


@pytest.mark.parametrize("language", LOCALES)
def test_every_rule_and_chapter_has_words_of_its_own_in_every_language(language, caplog):
    words = words_for(language)
    for rule in RULES.values():
        assert words.has(rule.message_id)
        assert words.has(f"{rule.message_id}-title")
        assert rule.key in rule.text(words)
        assert 100 < len(rule.text(words)) < TEXT or rule.key in ("B3", "B6", "B17", "B27")
        assert 0 < len(rule.label(words)) <= LABEL
        assert "…" not in rule.label(words), "nothing is cut off"
    for face in EVERY:
        assert len(chapters(face.rules)) <= 25
        for part in chapters(face.rules).values():
            assert len(part) <= 25
            assert 0 < len(chapter_label(part, words)) <= HINT
        assert len("\n".join(overview(face.name, words, command="/x"))) < TEXT
        assert len({rule.title(words) for rule in face.rules}) == len(face.rules)
    assert caplog.text == ""


@pytest.mark.parametrize("language", LOCALES)
def test_a_chapter_says_which_rules_it_has_also_where_numbers_are_missing_or_out_of_order(language):
    rules = numbered(
        "boomtown", "B", (("auction", (*range(4, 8), 29, 8, 9)), ("end", (30,)), ("paying", (33, 34)))
    )
    assert keys(rules) == ["B4", "B5", "B6", "B7", "B29", "B8", "B9", "B30", "B33", "B34"]
    labels = [chapter_label(part, words_for(language)) for part in chapters(rules).values()]
    assert [label.rpartition(" (")[2] for label in labels] == ["B4–B7, B29, B8–B9)", "B30)", "B33–B34)"]


@pytest.mark.parametrize("language", LOCALES)
def test_what_the_rule_book_does_not_say_is_named_a_house_ruling(language):
    mark = words_for(language).text("house-ruling")
    for game, expected in RULED_BY_THE_HOUSE.items():
        rules = FACES[game].rules
        assert [int(rule.key[1:]) for rule in rules if mark in rule.body(words_for(language))] == expected


@pytest.mark.parametrize("language", LOCALES)
def test_languages_give_the_same_numbers(language):
    """Amounts, numbers of rules and dice are the same, whatever the words are."""

    def numbers(rule, words):
        text = "".join(letter if letter.isdecimal() else " " for letter in rule.body(words))
        return sorted(text.split())

    for rule in RULES.values():
        assert numbers(rule, words_for(language)) == numbers(rule, words_for("en")), rule.key


def test_every_rule_that_the_code_cites_can_be_read():
    cited = set()
    for path in Path(engine.__path__[0]).glob("games/**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "rule":
                if isinstance(node.value, ast.Name) and node.value.id == "rule":
                    continue  # handed on: who calls names it
                numbers = constants(node.value)
                assert numbers, f"{path.name}: {ast.unparse(node)}"
                cited.update(numbers)
    assert len(cited) > 8
    assert cited - set(RULES) == set()


@pytest.mark.dear
@pytest.mark.parametrize("language", LOCALES)
def test_every_rule_is_found_first_by_its_number_and_by_its_title(language):
    words = words_for(language)
    for rules in (book.rules for book in EVERY):
        for rule in rules:
            for typed in (
                rule.key,
                rule.key.lower(),
                f"  {rule.key} ",
                rule.key[1:],
                f"{rule.key[0]} {rule.key[1:]}",
            ):
                assert search(rules, typed, words)[0] == rule, typed
            title = rule.title(words)
            for typed in (title, title.upper(), title[:-1], title.casefold()):
                assert search(rules, typed, words)[0] == rule, typed


@pytest.mark.parametrize(
    ("language", "typed", "first"),
    [
        ("en", "mayor", "B20"),
        ("en", "rule 7", "B7"),
        ("en", "b07", "B7"),
        ("en", "girls", "B25"),
        ("en", "hold up", "B24"),
        ("en", "dangerous", "B16"),
        ("en", "HOUSE rule", "B1"),
        ("en", "telegraph", "B13"),
        ("nl", "burgemeester", "B12"),
        ("nl", "heffing", "B12"),
        ("nl", "één kaart", "B10"),
        ("nl", "een kaart", "B10"),
        ("de", "burgermeister", "B18"),
        ("de", "BÜRGERMEISTER", "B18"),
        ("de", "buergermeisteramt", "B18"),
        ("de", "überfall", "B24"),
        ("de", "ueberfall", "B24"),
        ("de", "tanzerinnen", "B25"),
    ],
)
def test_a_word_finds_the_rule_that_is_about_it(language, typed, first):
    found = keys(search(BOOMTOWN, typed, words_for(language)))
    assert first in found[:4], found


@pytest.mark.parametrize(
    ("language", "typed", "first"),
    [
        ("en", "vulture", "G26"),
        ("en", "steal", "G11"),
        ("en", "gaps", "G12"),
        ("en", "payday", "G23"),
        ("en", "rule 33", "G33"),
        ("nl", "gier", "G33"),
        ("nl", "betaaldag", "G23"),
        ("nl", "begrafenisondernemer", "G7"),
        ("nl", "volgorde", "G22"),
        ("de", "Zahltag", "G23"),
        ("de", "Geier", "G26"),
        ("de", "Lücken", "G12"),
        ("de", "luecken", "G12"),
        ("de", "Falschspiel", "G14"),
    ],
)
def test_a_word_finds_the_rule_of_gnadenlos_that_is_about_it(language, typed, first):
    found = keys(search(GNADENLOS, typed, words_for(language)))
    assert first in found[:4], found


def test_a_number_finds_itself_before_those_that_begin_with_it():
    assert keys(search(BOOMTOWN, "B2", words_for("en"))) == ["B2", *(f"B{n}" for n in range(20, 30))]


@pytest.mark.parametrize("typed", ["B31", "B99", "0", "xyzzy", "G1", "((", "[a-z]+", "\\", "９９", "💥"])
def test_what_no_rule_speaks_of_finds_nothing_and_breaks_nothing(typed):
    assert search(BOOMTOWN, typed, words_for("en")) == []


def test_no_text_finds_everything():
    assert search(BOOMTOWN, " ", words_for("en")) == list(BOOMTOWN)
