"""Goldrush's cards as tiles: what is on their fronts, readable in every size."""

import pytest

from engine.games.goldrush.cards import Card
from renders.drawing.canvas import Tile, placed_in
from renders.drawing.materials import SHADOW
from renders.drawing.theme import COLOUR_BLIND, HIGH_CONTRAST, LETTER, STANDARD, Palette
from renders.goldrush.picture import cards
from renders.goldrush.picture.vignettes import vignette
from renders.language.catalogues import LOCALES, words_for
from tests.renders.layout import check_apart

ENGLISH = words_for("en")
WIDTHS = (244, 318, cards.LARGE, 420)
CLAIMED = (Card.GOLD, Card.POSSIBLE, Card.NO_GOLD)
STATES: tuple[cards.State, ...] = ("plain", "lit", "dim")


def said(tile: Tile) -> list[str]:
    return [text.text for text in placed_in(tile.texts)]


@pytest.mark.parametrize("width", WIDTHS)
def test_all_cards_of_a_width_are_as_large_as_the_place_of_a_free_marker(width: int) -> None:
    size = (width + SHADOW, cards.card_height(width) + SHADOW)
    fronts = [cards.card_front(card, width, STANDARD, ENGLISH) for card in Card]
    place = cards.marker_place(width, 0, STANDARD)
    assert {tile.image.size for tile in (*fronts, place)} == {size}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("width", WIDTHS)
def test_all_texts_of_a_card_are_inside_it_whole_readable_and_apart(width: int, locale: str) -> None:
    ribbon = "Claim" if width < cards.LARGE else ""
    square = "w" if width < cards.LARGE else ""
    for card in Card:
        tile = cards.card_front(card, width, STANDARD, words_for(locale), square=square, ribbon=ribbon)
        placed = list(placed_in(tile.texts))
        for text in placed:
            assert 0 <= text.ink.left < text.ink.right <= width
            assert 0 <= text.ink.top < text.ink.bottom <= cards.card_height(width)
            assert text.size >= LETTER
            assert not text.is_shortened
        check_apart(text.ink for text in placed)


@pytest.mark.parametrize("palette", [STANDARD, COLOUR_BLIND, HIGH_CONTRAST])
def test_every_card_has_a_drawing_of_its_own(palette: Palette) -> None:
    assert len({vignette(card, 44, palette).image.tobytes() for card in Card}) == len(Card)
    assert len({cards.card_front(card, 220, palette, ENGLISH).image.tobytes() for card in Card}) == len(Card)


def test_a_large_card_says_what_it_is_and_what_it_does() -> None:
    for card in Card:
        written = " ".join(said(cards.card_front(card, cards.LARGE, STANDARD, ENGLISH)))
        title, text = (ENGLISH.text(f"goldrush-card-{card}{end}") for end in ("", "-text"))
        assert written == f"{title} {text}"


def test_a_card_has_the_letter_of_its_square_and_a_ribbon_where_that_is_wanted() -> None:
    tile = cards.card_front(Card.GOLD, 220, STANDARD, ENGLISH, square="k", ribbon="Mine")
    assert sorted(said(tile)) == ["Gold", "K", "Mine"]


def test_a_card_that_can_be_chosen_and_one_that_cannot_are_seen() -> None:
    for card in CLAIMED:
        tiles = [cards.card_front(card, 220, STANDARD, ENGLISH, state=state) for state in STATES]
        assert len({tile.image.tobytes() for tile in tiles}) == len(STATES)


def test_a_free_marker_is_its_owners() -> None:
    places = {cards.marker_place(220, seat, STANDARD, ribbon="Free").image.tobytes() for seat in range(4)}
    assert len(places) == 4
