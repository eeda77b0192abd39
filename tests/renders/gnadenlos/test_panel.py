"""The market to choose places on: what can be chosen, what is, and no more than everybody sees."""

from dataclasses import replace

import pytest

from engine.games.gnadenlos.cards import Note
from engine.games.gnadenlos.view import HandView, KnownNote
from engine.play.decisions import Option, Pick, Subset
from renders.drawing.canvas import watched
from renders.drawing.theme import PALETTES, SMALLEST, WIDTH
from renders.gnadenlos import FACE
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.reader import Reader
from tests.renders.gnadenlos import tables
from tests.renders.samples import NAMES as FIVE

NAMES = FIVE[:4]
ENGLISH = words_for("en")
STEAL = Subset(
    name="steal",
    rule="G11",
    options=tuple(Option(f"{row}-{column}", f"row-{row}") for row in (1, 2, 3) for column in range(1, 7)),
    low=0,
    high=2,
)
FILL = Subset(
    name="fill",
    rule="G12",
    options=tuple(map(Option, ("4-1", "4-2", "4-3", "4-4", "4-5", "4-6", "5-1", "5-2"))),
    low=3,
    high=3,
    ordered=True,
)
PICTURE, ALT_TEXT = FACE.panel, FACE.panel_alt


def test_every_place_of_a_theft_has_its_number_and_what_is_chosen_its_turn() -> None:
    with watched() as placed:
        picture = PICTURE(STEAL, Reader(tables.robbing(3), NAMES, ENGLISH), chosen=("2-1", "1-3"))
    assert picture is not None
    texts = [text.text for text in placed]
    assert set(map(str, range(1, 24))) - {"12"} <= set(texts)
    assert texts.index("1.") == texts.index("7") + 1
    assert texts.index("2.") == texts.index("3") + 1


def test_gaps_have_the_letters_of_the_order_in_which_they_are_filled() -> None:
    with watched() as placed:
        PICTURE(FILL, Reader(tables.filling(3), NAMES, ENGLISH), chosen=("5-2", "4-1"))
    texts = [text.text for text in placed]
    pairs = {(texts[at], texts[at + 1]) for at in range(len(texts) - 1)}
    assert {("3", "A"), ("11", "B"), ("17", "C"), ("26", "A"), ("19", "B")} <= pairs


def test_what_cannot_be_chosen_looks_otherwise() -> None:
    view = tables.filling(3)
    every = tuple(Option(f"{row}-{column}") for row in range(1, 6) for column in range(1, 7))
    narrow, wide = (
        PICTURE(each, Reader(view, NAMES, ENGLISH)) for each in (FILL, replace(FILL, options=every))
    )
    assert narrow is not None
    assert wide is not None
    assert narrow.tobytes() != wide.tobytes()


@pytest.mark.parametrize("palette", PALETTES)
def test_the_numbers_can_be_read_on_a_phone(palette: str) -> None:
    with watched() as placed:
        picture = PICTURE(FILL, Reader(tables.filling(4), NAMES, ENGLISH), chosen=("5-2",), palette=palette)
    assert picture is not None
    assert picture.width == WIDTH
    assert min(text.size for text in placed) >= SMALLEST
    assert min(text.size for text in placed if text.text.isdigit()) >= 56


@pytest.mark.parametrize("locale", LOCALES)
def test_who_cannot_see_the_picture_is_told_all_of_it(locale: str) -> None:
    said = ALT_TEXT(FILL, Reader(tables.filling(3), NAMES, words_for(locale)), ("5-2", "4-1"))
    assert said is not None
    assert len(said) <= ALT
    for part in ("A = 3", "B = 11", "C = 17", "26 → 3", "19 → 11"):
        assert part in said


def test_other_decisions_have_no_picture_and_no_text() -> None:
    lay = Pick(name="adventurer", rule="G8", options=(Option("veteran"),))
    assert PICTURE(lay, Reader(tables.opening(3), NAMES, ENGLISH)) is None
    assert ALT_TEXT(lay, Reader(tables.opening(3), NAMES, ENGLISH), ()) is None


def test_ious_that_the_viewer_has_laid_are_shown_at_their_places_and_said() -> None:
    known = (KnownNote("1-2", Note(4, tables.B)), KnownNote("2-1", Note(0, tables.A)))
    view = replace(tables.robbing(3), seat=tables.B, hand=HandView((), (), None, (), known))
    reader = Reader(view, NAMES, ENGLISH)
    for decision in (STEAL, FILL):
        with watched() as placed:
            PICTURE(decision, reader, chosen=("1-2",))
        texts = [text.text for text in placed]
        assert texts[texts.index("2") + 1] == "4"
        assert texts[texts.index("7") + 1] == "0"
        said = ALT_TEXT(decision, reader, ())
        assert said is not None
        assert said.endswith("Laid by you: place 2: 4 · place 7: 0 (Anna’s).")


def test_a_hand_changes_nothing_on_the_panel() -> None:
    view = tables.robbing(3)
    hands = (
        HandView((), (Note(4, tables.B),), None, ()),
        HandView((tables.PEOPLE[0],), (Note(0, tables.A),), None, ()),
    )
    seen = set()
    for hand in hands:
        picture = PICTURE(
            STEAL, Reader(replace(view, seat=tables.B, hand=hand), NAMES, ENGLISH), chosen=("1-1",)
        )
        assert picture is not None
        seen.add(picture.tobytes())
    assert len(seen) == 1
