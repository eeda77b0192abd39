"""Gnadenlos!'s hand: all that its player holds, readable, and nobody else's."""

from dataclasses import replace
from functools import partial

import pytest

from engine.games.gnadenlos.cards import Kind, Note
from engine.games.gnadenlos.data import BOX, LONGEST_NAME
from engine.games.gnadenlos.view import KnownNote
from engine.play.table import Seat
from renders.drawing.canvas import watched
from renders.drawing.png import encode
from renders.drawing.theme import PALETTES, WIDTH
from renders.gnadenlos import FACE
from renders.gnadenlos.picture import cards
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.renders import layout
from tests.renders.gnadenlos.hands import ALL_NOTES, OWN, STOLEN, every_hand, holding, start
from tests.renders.layout import drawn
from tests.renders.samples import NAMES, NASTY

hand = FACE.hand

ENGLISH = words_for("en")


texts = partial(layout.texts, hand)
"""All that is written on a hand."""


def test_everything_in_the_hand_is_written_down() -> None:
    people = BOX.adventurers[10:14]
    said = texts(holding(people, [*ALL_NOTES[:3], *STOLEN[:2]], nuggets=57, field=14))
    assert {NAMES[OWN], "57", "Field 14, goal from 30", "3 IOUs of your own, 2 stolen"} <= set(said)
    assert all(word in said or person.name in said for person in people for word in person.name.split())
    numbers = [str(number) for person in people for number in (person.gold, person.revolver, person.cards)]
    worths = [str(note.worth) for note in (*ALL_NOTES[:3], *STOLEN[:2])]
    assert sorted(text for text in said if text.isdigit() and text != "57") == sorted([*numbers, *worths])


def test_the_goal_and_the_numbers_are_those_of_the_box() -> None:
    person = replace(BOX.adventurers[0], name="Somebody Else", gold=9)
    box = replace(BOX, goal=33, adventurers=(person, *BOX.adventurers[1:]))
    said = texts(replace(holding([person], ()), box=box))
    assert {"Field 6, goal from 33", "Somebody", "Else", "9"} <= set(said)
    older = replace(holding([person], ()), box=replace(box, goal=None))
    assert "Field 6, goal from 35" in texts(older)


def test_ious_that_the_player_has_laid_in_the_market_are_shown_with_their_places() -> None:
    known = (KnownNote("1-2", ALL_NOTES[0]), KnownNote("4-6", STOLEN[1]))
    said = texts(holding((), (), known=known))
    at = said.index("Laid by you in the market, with place numbers")
    assert said[at + 1 : at + 5] == ["2", "4", "24", "3"]
    assert len(texts(holding((), ()))) == len(said) - 5


def test_a_bid_is_shown_in_its_laying_order() -> None:
    laying = (STOLEN[5], ALL_NOTES[0], STOLEN[1])
    picture, placed = drawn(hand, holding((), ALL_NOTES[1:4], laying=laying))
    assert f"Your bid: {sum(note.worth for note in laying)}" in [text.text for text in placed]
    places = {text.text: text.box for text in placed if text.size == 40 and text.text in ("1", "2", "3")}
    assert places["1"].left < places["2"].left < places["3"].left
    other, _ = drawn(hand, holding((), ALL_NOTES[1:4], laying=laying[::-1]))
    assert picture.tobytes() != other.tobytes()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", range(1, 9))
def test_who_lies_face_down_is_marked_so(count: int, locale: str) -> None:
    people = BOX.adventurers[:count]
    label = words_for(locale).text("gnadenlos-hand-laid")
    assert texts(holding(people, (), laid=people[0]), locale).count(label) == 1
    assert label not in texts(holding(people, ()), locale)


def test_the_number_that_counts_at_the_event_is_lit_while_it_is_asked_for() -> None:
    people = BOX.adventurers[:2]
    pictures = {drawn(hand, holding(people, (), kind=kind))[0].tobytes() for kind in Kind}
    assert len(pictures) == 3
    later = [replace(holding(people, (), kind=kind), asked_for="bid") for kind in Kind]
    assert len({drawn(hand, view)[0].tobytes() for view in later}) == 1


def test_a_stolen_iou_shows_whose_it_is() -> None:
    pictures = {drawn(hand, holding((), [Note(2, Seat(colour))]))[0].tobytes() for colour in range(4)}
    assert len(pictures) == 4


@pytest.mark.dear
def test_many_ious_leave_less_than_a_row_empty_and_are_readable() -> None:
    for count in range(1, 31):
        notes = (ALL_NOTES + STOLEN) * 2
        _, placed = drawn(hand, holding((), notes[:count]))
        worths = [text for text in placed if text.text.isdigit() and text.box.top > 340]
        assert len(worths) == count
        assert min(text.size for text in worths) >= 44


def test_what_is_lost_or_empty_is_said() -> None:
    said = texts(holding((), (), is_lost=True, vultures=3))
    assert {"You have left the road", "You have no adventurers", "You have no IOUs"} <= set(said)


@pytest.mark.dear
def test_every_palette_is_another_picture_of_the_same_texts() -> None:
    view = holding(BOX.adventurers[4:7], [*ALL_NOTES[:4], *STOLEN], laying=STOLEN[:3])
    pictures, said = set(), set()
    for palette in PALETTES:
        with watched() as placed:
            pictures.add(hand(Reader(view, NAMES, ENGLISH), palette=palette).tobytes())
        said.add(tuple(text.text for text in placed))
    assert (len(pictures), len(said)) == (len(PALETTES), 1)


def test_a_name_of_the_most_letters_is_read_whole() -> None:
    name = "Bartholomew Quartermaine"
    assert len(name) == LONGEST_NAME
    for count in range(1, 9):
        people = [replace(person, name=name) for person in BOX.adventurers[:count]]
        _, placed = drawn(hand, holding(people, (), laid=people[0]))
        assert not any(text.is_shortened for text in placed), count


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_is_drawn(name: str) -> None:
    person = replace(BOX.adventurers[0], name=name)
    _, placed = drawn(hand, holding([person], ALL_NOTES[:1]), ("Anna", name, "Cleo", "Diego"))
    assert all(text.text for text in placed)


def test_the_same_view_gives_the_same_pixels_and_a_picture_of_ones_own() -> None:
    view = holding(BOX.adventurers[4:7], ALL_NOTES)
    picture = hand(Reader(view, NAMES, ENGLISH))
    pixels = picture.tobytes()
    picture.paste(0, (0, 0, *picture.size))
    cards.adventurer_card.cache_clear()
    assert hand(Reader(view, NAMES, ENGLISH)).tobytes() == pixels


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="public"):
        hand(Reader(replace(start(), seat=None, hand=None), NAMES, ENGLISH))


@pytest.mark.dear
def test_a_hand_is_as_wide_as_every_picture_and_small() -> None:
    for view in every_hand():
        picture = hand(Reader(view, NAMES, ENGLISH))
        assert picture.width == WIDTH
        assert len(encode(picture)) < 220_000
