"""Goldrush's rules to read: all of them, in order, the house's rulings marked, found by their words."""

import re

import pytest

from engine.games.goldrush.cards import CART, DECK, FREEING, NUGGETS, SECRET, Card
from renders.goldrush import FACE
from renders.language.catalogues import HINT, LOCALES, words_for
from renders.language.rulebooks import chapter_label, chapters, overview, search
from tests.renders.language.test_interface_words import catalogue

ORDER = [*range(1, 14), 22, 23, *range(14, 22), 24]
OF_THE_RULE_BOOK = (3, 11, 14)
"""Rules to which the house has added nothing."""


def test_the_rules_come_in_the_rule_books_order_and_ours_where_they_belong() -> None:
    assert [rule.key for rule in FACE.rules] == [f"R{number}" for number in ORDER]


@pytest.mark.parametrize("language", LOCALES)
def test_what_the_rule_book_does_not_say_is_named_a_house_ruling(language: str) -> None:
    words = words_for(language)
    mark = words.text("house-ruling")
    unmarked = [rule.number for rule in FACE.rules if mark not in rule.body(words)]
    assert unmarked == list(OF_THE_RULE_BOOK)
    ours = [rule for rule in FACE.rules if rule.number in (21, 22, 23, 24)]
    assert all(rule.body(words).startswith(mark) for rule in ours)


@pytest.mark.parametrize("language", LOCALES)
def test_every_rule_and_chapter_can_be_read(language: str) -> None:
    words = words_for(language)
    for rule in FACE.rules:
        assert 100 < len(rule.text(words)) < 3800
    for part in chapters(FACE.rules).values():
        assert 0 < len(chapter_label(part, words)) <= HINT
    assert len("\n".join(overview("goldrush", words, command="/x"))) < 3800
    said = {name for name in catalogue("en") if name.startswith(("goldrush-rule-", "goldrush-chapter-"))}
    parts = {f"goldrush-chapter-{rule.chapter}" for rule in FACE.rules}
    ids = {rule.message_id for rule in FACE.rules}
    assert said == parts | ids | {f"{one}-title" for one in ids}


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "Board and cards are ours"), ("nl", "van ons"), ("de", "unsere")]
)
def test_whose_map_it_is_is_said_at_once(language: str, mark: str) -> None:
    assert mark in words_for(language).text("goldrush-rules-overview")


@pytest.mark.parametrize(
    ("language", "typed", "first"),
    [
        ("en", "jail", "R12"),
        ("en", "stealing", "R7"),
        ("en", "duel", "R17"),
        ("en", "rule 19", "R19"),
        ("en", "creek", "R5"),
        ("nl", "schietpartij", "R19"),
        ("nl", "karretje", "R18"),
        ("nl", "oude gids", "R22"),
        ("de", "Schiesserei", "R19"),
        ("de", "MARKER", "R6"),
        ("de", "alte Kundschafter", "R22"),
    ],
)
def test_a_word_finds_the_rule_that_is_about_it(language: str, typed: str, first: str) -> None:
    found = [rule.key for rule in search(FACE.rules, typed, words_for(language))]
    assert first in found[:4], found


@pytest.mark.parametrize("language", LOCALES)
def test_the_rules_call_cards_as_they_are_called_on_the_pictures(language: str) -> None:
    words = words_for(language)
    first = next(rule.body(words) for rule in FACE.rules if rule.number == 1)
    effects = next(rule.body(words) for rule in FACE.rules if rule.number == 5)
    for card in Card:
        if card not in SECRET:
            name = words.text(f"goldrush-card-{card}")
            assert name in effects
            assert name in first or card is Card.NUGGET


@pytest.mark.parametrize("language", LOCALES)
def test_the_rules_give_the_numbers_that_are_played_with(language: str) -> None:
    bodies = {rule.number: rule.body(words_for(language)) for rule in FACE.rules}
    numbers = {number: set(re.findall(r"\d+", body)) for number, body in bodies.items()}
    split = [DECK[Card.GOLD], DECK[Card.POSSIBLE], DECK[Card.NO_GOLD], DECK[Card.NUGGET]]
    assert numbers[1] >= {str(each) for each in (NUGGETS, sum(DECK.values()), *split)}
    assert numbers[9] >= {str(roll) for roll in range(1, 7)}
    assert numbers[10] >= {str(CART)}
    assert numbers[12] == {str(roll) for roll in FREEING}
    assert numbers[18] == {str(CART)}
