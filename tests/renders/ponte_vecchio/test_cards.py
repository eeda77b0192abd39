"""Ponte Vecchio's cards as tiles: what is on their fronts, and of which size."""

import itertools

import pytest

from engine.games.ponte_vecchio.cards import CARDS, JOKER
from renders.drawing.canvas import Tile, placed_in
from renders.drawing.materials import SHADOW
from renders.drawing.theme import COLOUR_BLIND, HIGH_CONTRAST, LETTER, SIGN, STANDARD, Palette
from renders.ponte_vecchio.picture import cards

SIZES = ((90, 116), (92, 99), (106, 144), (110, None), (cards.LARGE, None), (173, 226), (220, None))
"""Widths and heights; most pictures have lower cards than usual."""

STATES: tuple[cards.State, ...] = ("plain", "lit", "dim")


def said(tile: Tile) -> list[str]:
    return [text.text for text in placed_in(tile.texts)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_cards_of_a_width_are_as_large_face_up_and_absent(width: int, height: int | None) -> None:
    size = (width + SHADOW, (height or cards.card_height(width)) + SHADOW)
    fronts = [cards.card_front(card, width, STANDARD, height=height) for card in CARDS]
    place = cards.card_place(width, STANDARD, text="100", height=height)
    assert {tile.image.size for tile in (*fronts, place)} == {size}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_texts_of_a_card_are_inside_it_whole_and_readable(width: int, height: int | None) -> None:
    label = "Laid" if width >= cards.LARGE else ""
    for card, state in itertools.product(CARDS, STATES):
        worth = 240 if card == JOKER else None
        tile = cards.card_front(card, width, STANDARD, worth=worth, label=label, state=state, height=height)
        for text in placed_in(tile.texts):
            assert 0 <= text.ink.left < text.ink.right <= width
            assert 0 <= text.ink.top < text.ink.bottom <= (height or cards.card_height(width))
            assert text.size >= (LETTER if text.text == label else SIGN)
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
    assert said(cards.card_front(JOKER, 90, STANDARD, worth=240)) == ["240"]


def test_a_card_that_counts_and_one_that_is_out_are_seen() -> None:
    assert len({cards.card_front("50", 90, STANDARD, state=state).image.tobytes() for state in STATES}) == 3
