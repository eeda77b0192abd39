"""Goldrush's board: pure, the same for the same view, every text in its box, all of the table shown."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import cycle

import pytest
from PIL import ImageChops

from engine.games.goldrush import story
from engine.games.goldrush.cards import Card, Why
from engine.games.goldrush.view import GoldrushView, HandView
from engine.play.table import Event
from renders.drawing.canvas import watched
from renders.drawing.png import encode
from renders.drawing.strips import stacked
from renders.drawing.theme import PALETTES, WIDTH
from renders.goldrush import FACE
from renders.goldrush.picture.scene import square_box
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.renders.goldrush import played, tables
from tests.renders.goldrush.strips import check_strips
from tests.renders.goldrush.tables import NEWS, A, B, C
from tests.renders.layout import (
    check_parts,
    check_that_each_board_stands_alone,
)
from tests.renders.samples import NAMES, WIDE

board = FACE.board

ENGLISH = words_for("en")
ASKED = ("claim", "withdraw", "assay", "creek")


def every_view() -> Iterator[GoldrushView]:
    """Every kind of question, with two players and with four, and the end."""
    for seats in (2, 4):
        yield tables.start(seats)
        yield tables.moving(seats)
        yield tables.over(seats)
    for name, seats in zip(ASKED, cycle((3, 4)), strict=False):
        yield tables.asked(seats, name)


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_every_strip_can_be_read_where_it_is_shown_and_has_its_own_text(locale: str) -> None:
    for view, names in zip(every_view(), cycle((WIDE, NAMES)), strict=False):
        reader = Reader(view, names[: len(view.players)], words_for(locale))
        check_strips(FACE.board_strips(reader, changes=NEWS[:1]), FACE.alt_parts(reader), names)


@pytest.mark.dear
def test_no_part_of_a_board_lies_over_another_or_leaves_the_picture() -> None:
    readers = (Reader(view, NAMES[: len(view.players)], ENGLISH) for view in every_view())
    check_parts(partial(board, reader, changes=NEWS) for reader in readers)


def texts_of(view: GoldrushView, changes: tuple[Event, ...] = ()) -> list[str]:
    with watched() as placed:
        board(Reader(view, NAMES[: len(view.players)], ENGLISH), changes=changes)
    return [text.text for text in placed]


@pytest.mark.dear
def test_all_that_is_public_is_written_down() -> None:
    texts = texts_of(tables.moving(4))
    assert {"Turn 123", "Stack: 7 of 20 nuggets", "on W", "on N", *NAMES[:4]} <= set(texts)
    assert texts.count("in Jail") + texts.count("in the Jail") == 2
    for number in range(1, 10):
        assert str(number) in texts
    assert "+2" in texts  # turns that are owed
    assert "Not sure gold: B, Q, V" in texts
    assert texts.count("?") == 3
    for square in "ABCQNSDEFXYZ":
        assert texts.count(square) >= 2  # on the map, and on its owner's side


@pytest.mark.dear
def test_whose_turn_it_is_and_why_is_said() -> None:
    assert any("Ben moves" in text and "old guide" in text for text in texts_of(tables.moving(4)))
    plain = replace(tables.moving(4), why=Why.ORDER, owed=())
    assert "Ben moves" in texts_of(plain)


def test_the_end_has_places_and_the_winner() -> None:
    texts = texts_of(tables.over(4))
    assert [text for text in texts if text in ("1.", "2.", "3.", "4.")] == ["1.", "2.", "3.", "3."]
    assert "Ben wins with 5 nuggets in the Bank" in " ".join(texts)


def test_what_has_just_changed_is_marked() -> None:
    view = tables.moving(4)
    plain = board(Reader(view, NAMES[:4], ENGLISH))
    for event, tag in (
        (story.Moved(B, "store", ("street-10",)), None),
        (story.Sent((C,), ("u",), "jail"), None),
        (story.Claimed(A, "a", None), None),
        (story.Registered(B, ("n",)), None),
        (story.Dug(B, "n", 1), "+1"),
        (story.NuggetFound(A, "v", 4), "+1"),
        (story.Banked(C, 2, 2), "−2"),
        (story.DuelWon(A, B, 3), "−3"),
        (story.CartTipped(A, 5), "−5"),
        (story.Challenged(A, B, "room", ("room-g-1",)), None),
        (story.ShootOutBegan("saloon", (A, B)), None),
    ):
        marked = board(Reader(view, NAMES[:4], ENGLISH), changes=[event])
        assert marked.tobytes() != plain.tobytes(), event
        assert tag is None or tag in texts_of(view, (event,)), event
    nothing = [story.ClaimsKept(A), story.NothingAssayed(B), story.LeftOpen(A, "k", None)]
    assert board(Reader(view, NAMES[:4], ENGLISH), changes=nothing).tobytes() == plain.tobytes()


def test_whatever_changes_on_the_table_changes_the_picture() -> None:
    view = tables.moving(3)
    players, view = view.players, replace(view, moves=view.moves[:-1])
    seen = {board(Reader(view, NAMES[:3], ENGLISH)).tobytes()}
    for other in (
        *(replace(view, players=(replace(players[0], **change), *players[1:])) for change in (
            {"place": "k"}, {"place": "store"}, {"cart": 3}, {"banked": 1}, {"claims": ("a",)}, {"mines": ()},
        )),
        replace(view, moves=view.moves[1:]),
        replace(view, moves=view.moves[:-1]),
        replace(view, roll=2),
        replace(view, stack=6),
        replace(view, turn=124),
        replace(view, why=Why.DUEL),
        replace(view, asked=(C,)),
        replace(view, asked_for="claim"),
        replace(view, goal=3),
        replace(view, unsure=()),
        replace(view, unsure=("b",)),
    ):  # fmt: skip
        seen.add(board(Reader(other, NAMES[:3], ENGLISH)).tobytes())
    assert len(seen) == 18


@pytest.mark.dear
def test_every_palette_is_another_picture_of_the_same_texts() -> None:
    pictures, texts = set(), set()
    for palette in PALETTES:
        with watched() as placed:
            picture = board(Reader(tables.moving(4), NAMES[:4], ENGLISH), changes=NEWS, palette=palette)
        pictures.add(picture.tobytes())
        texts.add(tuple(text.text for text in placed))
    assert len(pictures) == len(PALETTES)
    assert len(texts) == 1


def test_a_board_depends_on_nothing_that_was_drawn_before_and_changes_nothing() -> None:
    views = [tables.start(4), tables.moving(4), tables.asked(4, "claim"), tables.over(4)]
    check_that_each_board_stands_alone(board, views, NEWS)


def test_who_looks_changes_nothing_on_the_board() -> None:
    """R21: of the cards that one knows the board shows none."""
    view = tables.moving(3)
    own = tables.held(view, C)
    assert (
        board(Reader(own, NAMES[:3], ENGLISH)).tobytes() == board(Reader(view, NAMES[:3], ENGLISH)).tobytes()
    )


def test_ones_own_board_also_marks_every_card_that_one_knows() -> None:
    """R21: nothing else differs, and the public, who knows none, sees the board."""
    view = tables.moving(3)
    views = [view, *(replace(view, seat=C, hand=HandView((("k", card),))) for card in Card)]
    pictures = [stacked(FACE.own_board_strips(Reader(one, NAMES[:3], ENGLISH))) for one in views]
    assert pictures[0].tobytes() == board(Reader(view, NAMES[:3], ENGLISH)).tobytes()
    assert len({picture.tobytes() for picture in pictures}) == len(views)
    k = square_box("k")
    for picture in pictures[1:]:
        changed = ImageChops.difference(pictures[0], picture).getbbox()
        assert changed is not None
        assert changed[2] - changed[0] < 2 * (k.right - k.left)
        assert changed[3] - changed[1] < 2 * (k.bottom - k.top)


def test_a_claim_looks_alike_whatever_it_lies_on_and_whoever_knows_it() -> None:
    """R5, R21: a true claim and a bluff are one picture."""
    claimed = story.Claimed(A, "a", None)
    bluff = board(Reader(tables.moving(3), NAMES[:3], ENGLISH), changes=[claimed])
    seen = [story.CardSeen("a", card) for card in Card]
    for event in seen:
        picture = board(Reader(tables.moving(3), NAMES[:3], ENGLISH), changes=[event, claimed])
        assert picture.tobytes() == bluff.tobytes()


@pytest.mark.dear
@pytest.mark.parametrize("seats", [2, 4])
def test_boards_that_people_come_to_are_compact_and_small(seats: int) -> None:
    game = played.played(seats, 1)
    views = [moment.public for moment in game.moments[:: len(game.moments) // 5]]
    for view in (*views, game.last):
        picture = board(Reader(view, NAMES[:seats], words_for("de")))
        assert (picture.width, picture.mode) == (WIDTH, "P")
        assert len(encode(picture)) < 250_000


def test_the_players_come_first_and_the_map_stands_whole_above_the_buttons_in_every_question() -> None:
    for view in every_view():
        strips = FACE.board_strips(Reader(view, NAMES[: len(view.players)], ENGLISH))
        assert [strip.shows for strip in strips] == [("players",), ("north",), ("south",)]


def test_a_strip_without_news_is_the_same_picture_as_before() -> None:
    """Whoever is asked next, on one sheet, and what they rolled change nothing on the other sheet."""
    view = replace(tables.moving(4), moves=())
    before = [strip.key for strip in FACE.board_strips(Reader(view, NAMES[:4], ENGLISH))]
    assert before == [strip.key for strip in FACE.board_strips(Reader(view, NAMES[:4], ENGLISH))]
    there = next(move for move in tables.moving(4).moves if move.place == "q")
    for other, changed in (
        (replace(view, roll=2), [2]),
        (replace(view, moves=(there,)), [2]),
        (replace(view, unsure=()), [1, 2]),
        (replace(view, stack=6), [0]),
        (replace(tables.standing(view, A, "q")), [0, 2]),
    ):
        after = [strip.key for strip in FACE.board_strips(Reader(other, NAMES[:4], ENGLISH))]
        assert [at for at in range(3) if after[at] != before[at]] == changed


def test_each_strip_of_ones_own_board_has_its_own_text_too() -> None:
    for view in (tables.held(tables.moving(4), C), tables.held(tables.over(3), B)):
        reader = Reader(view, NAMES[: len(view.players)], ENGLISH)
        check_strips(FACE.own_board_strips(reader), FACE.own_alt_parts(reader), NAMES)
        assert "\n".join(FACE.own_alt_parts(reader).values()) == FACE.own_alt_text(reader)
