"""Goldrush's hand: all that its player has and knows, readable, and nothing that nobody showed."""

from dataclasses import replace
from functools import partial
from itertools import cycle

import pytest

from engine.games.goldrush.cards import Card
from engine.games.goldrush.view import GoldrushView
from renders.drawing.canvas import watched
from renders.drawing.png import encode
from renders.drawing.theme import PALETTES, WIDTH
from renders.goldrush import FACE
from renders.goldrush.picture import cards
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.renders.goldrush.hands import CLAIMED, KINDS, OWN, every_hand, holding
from tests.renders.goldrush.strips import check_strips
from tests.renders.layout import check_parts, drawn
from tests.renders.samples import NAMES, NASTY, WIDE

hand = FACE.hand

ENGLISH = words_for("en")


def texts(view: GoldrushView) -> list[str]:
    """All that is written on the viewer's own side."""
    own, *_ = FACE.hand_strips(Reader(view, NAMES, ENGLISH))
    return [text.text for text in own.texts]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_leaves_its_box_or_lies_over_another_and_only_players_are_shortened(locale: str) -> None:
    for view, names in zip(every_hand(), cycle((NAMES, WIDE)), strict=False):
        reader = Reader(view, names, words_for(locale))
        check_strips(FACE.hand_strips(reader), FACE.hand_alt_parts(reader), names)


def test_no_part_lies_over_another() -> None:
    check_parts(partial(hand, Reader(view, NAMES, ENGLISH)) for view in every_hand())


def test_a_hand_is_as_wide_as_every_picture_and_small() -> None:
    for view in every_hand():
        picture = hand(Reader(view, NAMES, ENGLISH))
        assert picture.width == WIDTH
        assert len(encode(picture)) < 250_000


def test_every_marker_says_what_it_is_and_what_it_truly_lies_on() -> None:
    said = texts(holding({"k": Card.NO_GOLD, "z": Card.POSSIBLE}, mines=("b",)))
    for text in ("Mine", "Gold", "No gold", "Possible gold"):
        assert said.count(text) == 1
    assert said.count("Claim") == 2
    assert said.count("Free") == 0
    assert texts(holding()).count("Free") == 3


def test_every_card_that_is_known_is_marked_on_the_map() -> None:
    views = [holding(), *(holding(known={"k": card}) for card in Card), holding(known={"m": Card.GOLD})]
    assert len({drawn(hand, view)[0].tobytes() for view in views}) == len(views)


def test_cart_and_bank_are_counted() -> None:
    said = texts(holding(cart=3, banked=4))
    assert {"Cart: 3", "Bank: 4", NAMES[OWN]} <= set(said)
    pictures = {drawn(hand, holding(cart=cart, banked=banked))[0].tobytes() for cart, banked in COUNTS}
    assert len(pictures) == len(COUNTS)


COUNTS = [*((cart, 0) for cart in range(5)), *((0, banked) for banked in range(1, 9))]


def test_it_is_said_who_is_in_jail_and_who_has_extra_turns() -> None:
    assert "In Jail: a 1 or a 6 frees you" in texts(holding(place="jail", owed=1))
    assert "2 extra turns" in texts(holding(owed=2))
    assert "1 extra turn" in texts(holding(owed=1))
    assert "The game is over" in texts(holding(owed=1, is_over=True))


@pytest.mark.dear
def test_every_palette_is_another_picture_of_the_same_texts() -> None:
    view = holding(CLAIMED, cart=2, banked=3, known=KINDS)
    pictures, said = set(), set()
    for palette in PALETTES:
        with watched() as placed:
            pictures.add(hand(Reader(view, NAMES, ENGLISH), palette=palette).tobytes())
        said.add(tuple(text.text for text in placed))
    assert (len(pictures), len(said)) == (len(PALETTES), 1)


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_is_drawn(name: str) -> None:
    _, placed = drawn(hand, holding({"k": Card.GOLD}), ("Anna", name, "Cleo", "Diego"))
    assert all(text.text for text in placed)


def test_the_same_view_gives_the_same_pixels_and_a_picture_of_ones_own() -> None:
    view = holding(CLAIMED, cart=2)
    picture = hand(Reader(view, NAMES, ENGLISH))
    pixels = picture.tobytes()
    picture.paste(0, (0, 0, *picture.size))
    cards.card_front.cache_clear()
    assert hand(Reader(view, NAMES, ENGLISH)).tobytes() == pixels


def test_what_lies_where_nobody_has_looked_changes_nothing() -> None:
    known = {"k": Card.GOLD, "m": Card.WATER}
    one, other = (holding(CLAIMED, known=known, seed=seed, theirs=("w",)) for seed in ("this", "that"))
    assert hand(Reader(one, NAMES, ENGLISH)).tobytes() == hand(Reader(other, NAMES, ENGLISH)).tobytes()


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="public"):
        hand(Reader(replace(holding(), seat=None, hand=None), NAMES, ENGLISH))
