"""Ponte Vecchio's rules to read: all of them, in order, the house's rulings marked, found by their words."""

import pytest

from renders.language.catalogues import LOCALES, words_for
from renders.language.rulebooks import search
from renders.ponte_vecchio import FACE

RULED_BY_THE_HOUSE = [1, 2, 3, 4, 22, 5, 21, 6, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 20]
"""Rules of which the rule book does not say everything."""


def test_the_rules_come_in_the_rule_books_order_and_ours_where_they_belong() -> None:
    numbers = [1, 2, 3, 4, 22, 5, 21, *range(6, 21)]
    assert [rule.key for rule in FACE.rules] == [f"P{number}" for number in numbers]


@pytest.mark.parametrize("language", LOCALES)
def test_what_the_rule_book_does_not_say_is_named_a_house_ruling(language: str) -> None:
    words = words_for(language)
    mark = words.text("house-ruling")
    assert [rule.number for rule in FACE.rules if mark in rule.body(words)] == RULED_BY_THE_HOUSE
    ours = [rule for rule in FACE.rules if rule.number in (21, 22)]
    assert all(rule.body(words).startswith(mark) for rule in ours)


@pytest.mark.parametrize(
    ("language", "typed", "first"),
    [
        ("en", "joker", "P13"),
        ("en", "equal", "P8"),
        ("en", "offer", "P10"),
        ("en", "turning", "P14"),
        ("en", "rule 19", "P19"),
        ("nl", "veiling", "P3"),
        ("nl", "gelijke kaarten", "P8"),
        ("nl", "omdraaien", "P14"),
        ("nl", "eindronde", "P16"),
        ("de", "Angebote", "P10"),
        ("de", "umdrehen", "P14"),
        ("de", "LÄDEN", "P2"),
        ("de", "laeden", "P2"),
        ("de", "Schlussrunde", "P16"),
    ],
)
def test_a_word_finds_the_rule_that_is_about_it(language: str, typed: str, first: str) -> None:
    found = [rule.key for rule in search(FACE.rules, typed, words_for(language))]
    assert first in found[:4], found
