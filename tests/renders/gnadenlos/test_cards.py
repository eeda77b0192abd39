"""Gnadenlos!'s cards as tiles: what is on their fronts, and that their backs tell nothing."""

import inspect
from dataclasses import replace

import pytest

from engine.games.gnadenlos.cards import Note, Skill
from engine.games.gnadenlos.data import BOX, LONGEST_NAME
from engine.play.table import Seat
from renders.drawing.canvas import Tile, placed_in
from renders.drawing.materials import SHADOW
from renders.drawing.theme import COLOUR_BLIND, HIGH_CONTRAST, LETTER, STANDARD, Palette
from renders.gnadenlos.picture import cards, notes

PERSON = BOX.adventurers[0]
WIDTHS = (130, 134, 160)


def said(tile: Tile) -> list[str]:
    return [text.text for text in placed_in(tile.texts)]


@pytest.mark.parametrize("width", WIDTHS)
def test_an_adventurer_is_as_large_as_it_was_told(width: int) -> None:
    tile = cards.adventurer_card(PERSON, width, STANDARD)
    assert tile.image.size == (width + SHADOW, cards.adventurer_height(width) + SHADOW)
    assert cards.adventurer_back(width, STANDARD).image.size == tile.image.size


@pytest.mark.parametrize("width", WIDTHS)
def test_all_texts_of_an_adventurer_are_inside_the_card_and_readable(width: int) -> None:
    person = replace(PERSON, name="Bartholomew Quartermaine"[:LONGEST_NAME])
    for marks in (cards.PLAIN, cards.Marks(is_chosen=True, label="Face down", skill=Skill.GOLD)):
        tile = cards.adventurer_card(person, width, STANDARD, marks=marks)
        for text in placed_in(tile.texts):
            assert 0 <= text.ink.left < text.ink.right <= width
            assert 0 <= text.ink.top < text.ink.bottom <= cards.adventurer_height(width)
            assert text.size >= LETTER


@pytest.mark.parametrize("width", WIDTHS)
def test_an_adventurer_on_a_narrow_card_tells_three_numbers(width: int) -> None:
    person = replace(PERSON, name="Zeke", gold=7, revolver=8, cards=9)
    assert said(cards.adventurer_card(person, width, STANDARD)) == ["7", "8", "9"]


@pytest.mark.dear
def test_an_adventurer_that_lies_tells_the_same() -> None:
    person = replace(PERSON, name="Zeke", gold=7, revolver=8, cards=9)
    for width, height in ((360, 170), (560, 196), (560, 290), (1144, 290)):
        tile = cards.adventurer_beside(person, width, height, STANDARD)
        assert said(tile) == ["Zeke", "7", "8", "9"]
        assert tile.image.size == (width + SHADOW, height + SHADOW)


def test_every_mark_on_an_adventurer_is_seen() -> None:
    marked = [
        cards.PLAIN,
        *(cards.Marks(skill=skill) for skill in Skill),
        cards.Marks(is_chosen=True),
        cards.Marks(is_highest=True),
        cards.Marks(is_shot=True),
        cards.Marks(is_gone=True),
        cards.Marks(label="Face down"),
    ]
    tiles = [cards.adventurer_beside(PERSON, 372, 176, STANDARD, marks=marks) for marks in marked]
    seen = {tile.image.tobytes() for tile in tiles}
    assert len(seen) == len(marked)


@pytest.mark.parametrize("palette", [STANDARD, COLOUR_BLIND, HIGH_CONTRAST])
def test_every_iou_differs_from_every_other_in_worth_or_colour(palette: Palette) -> None:
    kinds = [Note(worth, Seat(colour)) for worth in range(5) for colour in range(4)]
    fronts = [notes.note_card(note, 120, palette) for note in kinds]
    assert len({tile.image.tobytes() for tile in fronts}) == len(kinds)
    assert [said(tile) for tile in fronts] == [[str(note.worth)] for note in kinds]


def test_an_iou_shows_its_place_in_the_laying_order() -> None:
    assert said(notes.note_card(Note(4, Seat(2)), 160, STANDARD, number=3)) == ["3", "4"]


def test_a_back_tells_a_places_number_and_nothing_of_the_iou() -> None:
    assert "note" not in inspect.signature(notes.note_back).parameters
    assert said(notes.note_back(150, 105, STANDARD)) == []
    assert said(notes.note_back(150, 105, STANDARD, number=24)) == ["24"]
    front = notes.note_card(Note(0, Seat(0)), 150, STANDARD)
    assert notes.note_back(150, 105, STANDARD).image.size == front.image.size
