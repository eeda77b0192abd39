"""Ponte Vecchio's hand: all that its player holds, readable, and nobody else's."""

from dataclasses import replace
from functools import partial

import pytest

from engine.games.ponte_vecchio.cards import CARDS, Ending
from renders.drawing.canvas import watched
from renders.drawing.png import encode
from renders.drawing.strips import HIGHEST
from renders.drawing.theme import PALETTES, WIDTH
from renders.language.catalogues import LOCALES, words_for
from renders.ponte_vecchio import FACE
from renders.ponte_vecchio.picture import cards
from renders.reader import Reader
from tests.renders import layout
from tests.renders.layout import drawn
from tests.renders.ponte_vecchio.hands import OWN, every_hand, holding, start
from tests.renders.samples import NAMES, NASTY

hand = FACE.hand

ENGLISH = words_for("en")


texts = partial(layout.texts, hand)
"""All that is written on a hand."""


def test_a_hand_is_as_wide_as_every_picture_and_small() -> None:
    for view in every_hand():
        picture = hand(Reader(view, NAMES, ENGLISH))
        assert picture.width == WIDTH
        assert picture.height <= HIGHEST
        assert len(encode(picture)) < 180_000


def test_everything_that_is_held_is_written_down() -> None:
    said = texts(holding(("joker", "20", "90"), newest="60", built=5, gulden=735))
    assert {NAMES[OWN], "735", "= 100", "7", "5"} <= set(said)
    assert said.count("60") == 2  # its place, and the newest card
    assert all(said.count(card) == 1 for card in CARDS[1:] if card != "60")


def test_a_card_that_was_played_leaves_its_place() -> None:
    pictures = {drawn(hand, holding(CARDS[:count], newest="100"))[0].tobytes() for count in range(11)}
    assert len(pictures) == 11


def test_a_joker_has_the_worth_of_now_in_the_hand_and_as_the_newest_card() -> None:
    for built, worth in ((0, "= 0"), (12, "= 240")):
        assert worth in texts(holding(("joker",), built=built))
        assert worth in texts(holding(("10",), newest="joker", built=built))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_card_that_is_laid_and_the_newest_one_are_marked(locale: str) -> None:
    words = words_for(locale)
    laid, newest = (words.text(f"ponte-vecchio-hand-{kind}") for kind in ("laid", "newest"))
    for card in ("joker", "50", "100"):
        said = texts(holding(CARDS, laid=card), locale)
        assert (said.count(laid), said.count(newest)) == (1, 0)
    said = texts(holding(CARDS[1:], newest="joker"), locale)
    assert (said.count(laid), said.count(newest)) == (0, 1)


def test_it_is_said_when_played_cards_come_back() -> None:
    assert "Played cards come back after 7 more plays" in texts(holding(CARDS[:7]))
    assert "Played cards come back after 1 more play" in texts(holding(CARDS[:1]))
    assert "Played cards come back after this play" in texts(holding(()))
    assert "Final round: 3 cards left to play" in texts(holding(CARDS[:3], ending=Ending.NO_SHOPS))
    over = holding((), ending=Ending.NO_SHOPS, is_over=True)
    assert "The game is over" in texts(over)


def test_every_palette_is_another_picture_of_the_same_texts() -> None:
    view = holding(CARDS[:6], laid="20", newest="100")
    pictures, said = set(), set()
    for palette in PALETTES:
        with watched() as placed:
            pictures.add(hand(Reader(view, NAMES, ENGLISH), palette=palette).tobytes())
        said.add(tuple(text.text for text in placed))
    assert (len(pictures), len(said)) == (len(PALETTES), 1)


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_is_drawn(name: str) -> None:
    _, placed = drawn(hand, holding(("joker",)), ("Anna", name, "Cleo", "Diego", "Esmeralda"))
    assert all(text.text for text in placed)


def test_the_same_view_gives_the_same_pixels_and_a_picture_of_ones_own() -> None:
    view = holding(CARDS[2:], laid="100", newest="10")
    picture = hand(Reader(view, NAMES, ENGLISH))
    pixels = picture.tobytes()
    picture.paste(0, (0, 0, *picture.size))
    cards.card_front.cache_clear()
    assert hand(Reader(view, NAMES, ENGLISH)).tobytes() == pixels


def test_others_change_nothing_in_a_hand() -> None:
    view = holding(CARDS[2:])
    others = [replace(player, gulden=7, newest="30") for player in view.players]
    others[OWN] = view.players[OWN]
    other = replace(view, players=tuple(others))
    assert hand(Reader(view, NAMES, ENGLISH)).tobytes() == hand(Reader(other, NAMES, ENGLISH)).tobytes()


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="public"):
        hand(Reader(replace(start(), seat=None, hand=None), NAMES, ENGLISH))
