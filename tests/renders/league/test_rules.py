"""The rules of leagues to read: all of them, in every language, with the numbers that the engine uses."""

import re
from datetime import timedelta
from itertools import chain

import pytest

from engine.clock.pace import PACES, PaceName
from engine.journal.server_act_rows import LONGEST_REASON
from engine.leagues.calendar import CALLED_BEFORE, MOST_EXTENDED_DAYS, OVERTIME_DAYS
from engine.leagues.divisions import MOST_MOVING_PART, MOVING_PART, lines_of
from engine.leagues.parts import OUT_AFTER_LOST
from engine.leagues.points import BY_PLACE, BYE, EXCUSED, POINT, by_places
from engine.leagues.season import SLEEPS_AFTER_ABSENT, SLEEPS_AFTER_LOST
from engine.leagues.settings import AT_ONCE, LATE
from engine.results.places import MOST_ALONE
from renders.language.catalogues import LOCALES, words_for
from renders.language.rulebooks import search
from renders.league.text.numbers import points
from renders.league.text.rules import BOOK, RULES
from tests.renders.language.test_interface_words import catalogue

CALLED = CALLED_BEFORE / timedelta(days=1).total_seconds()
GIVEN_UP_AFTER, OFFERED_DAYS, LOST_DAYS, LOST_TWICE_DAYS = 2, 3, 7, 3
"""Two deserted rounds (`Season.is_given_up`); for how long a seat is offered to some first; after how many
days in one piece, or twice, a seat that a caretaker keeps is lost."""
SLOW, QUICK, OVERTIME = PACES[PaceName.DAILY], PACES[PaceName.BRISK], PACES[PaceName.OVERTIME]
MOVING = [lines_of({1: people, 2: people})[1].down for people in (16, 12)]
NUMBERS = {
    1: [CALLED, SLEEPS_AFTER_ABSENT, AT_ONCE],
    2: [EXCUSED / POINT, 0, LATE, CALLED, GIVEN_UP_AFTER],
    4: [BYE / POINT],
    5: [hours / 3600 for pace in (SLOW, QUICK) for hours in (pace.call, pace.reserve)],
    6: [0, LOST_DAYS, LOST_TWICE_DAYS, LOST_DAYS, LOST_TWICE_DAYS, SLEEPS_AFTER_LOST, OUT_AFTER_LOST],
    7: [],
    8: [OFFERED_DAYS],
    9: [*chain(*BY_PLACE.values()), by_places({1: 1, 2: 1, 3: 3, 4: 4})[1] / POINT, 6, 0, BYE / POINT],
    10: [],
    11: [1, MOVING_PART, MOVING[0], 16, MOVING[1], 12, 1, MOST_MOVING_PART],
    12: [OVERTIME_DAYS, OVERTIME.call / 3600, MOST_EXTENDED_DAYS],
    13: [BYE / POINT, LONGEST_REASON],
    14: [],
    15: [MOST_ALONE + 1],
}
"""By rule, the numbers that it says, other rules' numbers left out."""


def test_there_are_fifteen_rules_in_their_order() -> None:
    assert [rule.key for rule in RULES] == [f"L{number}" for number in range(1, 16)]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("number", NUMBERS)
def test_the_rules_give_the_numbers_that_seasons_are_played_by(language: str, number: int) -> None:
    body = re.sub(r"\bL\d+", "", RULES[number - 1].body(words_for(language)))
    assert sorted(map(int, re.findall(r"\d+", body))) == sorted(NUMBERS[number])


@pytest.mark.parametrize("language", LOCALES)
def test_three_who_share_the_first_place_of_four_have_what_the_rules_say(language: str) -> None:
    worth = points(by_places({1: 1, 2: 1, 3: 1, 4: 4})[1])
    assert worth == "6⅓"
    assert worth in RULES[8].body(words_for(language))


@pytest.mark.parametrize("language", LOCALES)
def test_rules_name_only_rules_that_there_are_and_never_themselves(language: str) -> None:
    keys = {rule.key for rule in RULES}
    for rule in RULES:
        named = set(re.findall(r"\bL\d+", rule.body(words_for(language))))
        assert named <= keys - {rule.key}


def test_every_message_of_the_rules_is_one_of_a_rule_or_a_chapter() -> None:
    said = {name for name in catalogue("en") if name.startswith(("league-rule-", "league-chapter-"))}
    ids = {rule.message_id for rule in RULES}
    assert said == ids | {f"{one}-title" for one in ids} | {
        f"league-chapter-{rule.chapter}" for rule in RULES
    }


@pytest.mark.parametrize(
    ("language", "typed", "first"),
    [
        ("en", "bye", "L4"),
        ("en", "seal", "L3"),
        ("en", "substitute", "L8"),
        ("en", "overtime", "L12"),
        ("en", "robots", "L7"),
        ("en", "rule 9", "L9"),
        ("en", "champion", "L12"),
        ("nl", "invaller", "L8"),
        ("nl", "zegel", "L3"),
        ("nl", "degradatie", "L11"),
        ("nl", "verlenging", "L12"),
        ("de", "Ersatz", "L8"),
        ("de", "spielfrei", "L4"),
        ("de", "Verlängerung", "L12"),
        ("de", "Abstieg", "L11"),
    ],
)
def test_a_word_finds_the_rule_that_is_about_it(language: str, typed: str, first: str) -> None:
    found = [rule.key for rule in search(BOOK.rules, typed, words_for(language))]
    assert first in found[:3], found
