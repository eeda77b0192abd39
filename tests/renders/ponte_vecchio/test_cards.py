"""Ponte Vecchio's cards as tiles: what is on their fronts, and that their backs tell nothing."""

import inspect
import itertools

import pytest

from engine.games.ponte_vecchio.cards import CARDS, JOKER
from renders.drawing.canvas import Tile, placed_in
from renders.drawing.materials import SHADOW
from renders.drawing.theme import COLOUR_BLIND, HIGH_CONTRAST, SMALLEST, STANDARD, Palette
from renders.ponte_vecchio.picture import cards

WIDTHS = (70, 76, 90, 110, cards.LARGE, 172, 220)

STATES: tuple[cards.State, ...] = ("plain", "lit", "dim")


def said(tile: Tile) -> list[str]:
    return [text.text for text in placed_in(tile.texts)]


@pytest.mark.parametrize("width", WIDTHS)
def test_all_cards_of_a_width_are_as_large_face_up_face_down_and_absent(width: int) -> None:
    size = (width + SHADOW, cards.card_height(width) + SHADOW)
    fronts = [cards.card_front(card, width, STANDARD) for card in CARDS]
    others = (cards.card_back(width, STANDARD), cards.card_place(width, STANDARD, text="100"))
    assert {tile.image.size for tile in (*fronts, *others)} == {size}


@pytest.mark.parametrize("width", WIDTHS)
def test_all_texts_of_a_card_are_inside_it_whole_and_readable(width: int) -> None:
    label = "Laid" if width >= cards.LARGE else ""
    for card, state in itertools.product(CARDS, STATES):
        worth = 240 if card == JOKER else None
        tile = cards.card_front(card, width, STANDARD, worth=worth, label=label, state=state)
        for text in placed_in(tile.texts):
            assert 0 <= text.ink.left < text.ink.right <= width
            assert 0 <= text.ink.top < text.ink.bottom <= cards.card_height(width)
            assert text.size >= SMALLEST
            assert not text.is_shortened


@pytest.mark.parametrize("palette", [STANDARD, COLOUR_BLIND, HIGH_CONTRAST])
def test_every_card_differs_from_every_other(palette: Palette) -> None:
    assert len({cards.card_front(card, 90, palette).image.tobytes() for card in CARDS}) == len(CARDS)


def test_a_card_says_its_number_and_the_joker_its_worth_where_it_is_known() -> None:
    assert [said(cards.card_front(card, 172, STANDARD)) for card in CARDS[1:]] == [
        [card] for card in CARDS[1:]
    ]
    assert said(cards.card_front(JOKER, 172, STANDARD)) == []
    assert said(cards.card_front(JOKER, 172, STANDARD, worth=0)) == ["= 0"]
    assert said(cards.card_front(JOKER, 76, STANDARD, worth=240)) == ["240"]


def test_a_card_that_counts_and_one_that_is_out_are_seen() -> None:
    assert len({cards.card_front("50", 90, STANDARD, state=state).image.tobytes() for state in STATES}) == 3


def test_a_back_tells_its_owner_at_most() -> None:
    assert set(inspect.signature(cards.card_back).parameters) == {"width", "palette", "seat"}
    backs = [cards.card_back(90, STANDARD, seat=seat) for seat in (None, *range(5))]
    assert len({tile.image.tobytes() for tile in backs}) == len(backs)
    assert [said(tile) for tile in backs] == [[]] * len(backs)
