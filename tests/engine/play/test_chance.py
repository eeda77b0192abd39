"""Luck: the same for ever, fair, and counted."""

import base64
import hashlib
import itertools
from collections import Counter

import pytest

from engine.play.chance import Chance, commitment, seal

PINNED_BELOW_1000 = [219, 623, 404, 816, 824, 573, 44, 465, 992, 169, 628, 510]
PINNED_SHUFFLE = "ibfdlajkhegc"


def chi_squared(counts: Counter, cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


def test_the_sequence_of_a_known_name_never_changes():
    """Stored games draw their luck anew from their seed: a change here would change every running game."""
    chance = Chance("seed", 3, 1)
    assert [chance.below(1000) for _ in range(12)] == PINNED_BELOW_1000


def test_the_shuffle_of_a_known_name_never_changes():
    cards = list("abcdefghijkl")
    Chance("seed", 3, 1).shuffle(cards)
    assert "".join(cards) == PINNED_SHUFFLE


def test_equal_names_give_equal_luck():
    first, second = Chance("a", 1, 0), Chance("a", 1, 0)
    assert [first.roll() for _ in range(50)] == [second.roll() for _ in range(50)]


@pytest.mark.parametrize("other", [("b", 1, 0), ("a", 2, 0), ("a", 1, 1), ("a", 11, 0), ("a", 1)])
def test_every_part_of_the_name_changes_the_luck(other):
    first, second = Chance("a", 1, 0), Chance(*other)
    assert [first.below(10**9) for _ in range(4)] != [second.below(10**9) for _ in range(4)]


def test_a_die_shows_one_to_six_and_all_equally_often():
    """Chi-squared with 5 degrees of freedom exceeds 20.5 once in a thousand."""
    chance = Chance("dice")
    counts = Counter(chance.roll() - 1 for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert chi_squared(counts, 6) < 20.5


@pytest.mark.dear
def test_a_shuffle_puts_every_card_in_every_place_equally_often():
    """Chi-squared with 7 degrees of freedom exceeds 24.3 once in a thousand."""
    chance, places = Chance("shuffle"), [Counter() for _ in range(8)]
    for _ in range(100_000):
        cards = list(range(8))
        chance.shuffle(cards)
        for place, card in enumerate(cards):
            places[place][card] += 1
    assert max(chi_squared(counts, 8) for counts in places) < 24.3


def test_a_shuffle_of_four_reaches_all_orders_equally_often():
    """Chi-squared with 23 degrees of freedom exceeds 49.7 once in a thousand."""
    chance, counts = Chance("orders"), Counter()
    orders = {order: number for number, order in enumerate(itertools.permutations(range(4)))}
    for _ in range(48_000):
        cards = list(range(4))
        chance.shuffle(cards)
        counts[orders[tuple(cards)]] += 1
    assert chi_squared(counts, 24) < 49.7


@pytest.mark.parametrize("cards", [[], ["a"]])
def test_shuffling_nothing_draws_no_luck(cards):
    chance = Chance("few")
    chance.shuffle(cards)
    assert chance.drawn == 0


def test_a_shuffle_keeps_the_cards():
    cards = list(range(60))
    Chance("keep").shuffle(cards)
    assert cards != list(range(60))
    assert sorted(cards) == list(range(60))


def test_every_draw_is_counted():
    chance = Chance("count")
    chance.roll()
    chance.below(3)
    chance.pick("abc")
    chance.shuffle([1, 2, 3, 4])
    assert chance.drawn == 6


def test_pick_reaches_every_item_and_no_other():
    chance = Chance("pick")
    assert {chance.pick("xyz") for _ in range(200)} == set("xyz")


def test_a_commitment_is_the_sha256_that_anyone_can_compute():
    assert commitment("gold") == hashlib.sha256(b"gold").hexdigest()


def test_a_seal_is_the_same_commitment_in_base32() -> None:
    assert base64.b32decode(seal("gold") + "====") == hashlib.sha256(b"gold").digest()
