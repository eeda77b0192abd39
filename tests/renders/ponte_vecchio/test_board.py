"""Ponte Vecchio's board: pure, the same for the same view, every text in its box, all of the table shown."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.games.ponte_vecchio import GAME, story
from engine.games.ponte_vecchio.cards import Direction
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.chance import Chance
from engine.play.match import Match
from engine.play.table import Event
from renders.drawing.canvas import watched
from renders.drawing.png import encode
from renders.drawing.strips import HIGHEST
from renders.drawing.theme import PALETTES, WIDTH
from renders.language.catalogues import words_for
from renders.ponte_vecchio import FACE
from renders.ponte_vecchio.picture.scene import COLUMN
from renders.reader import Reader
from tests.renders.layout import (
    check_that_each_board_stands_alone,
    laid_down,
)
from tests.renders.ponte_vecchio import tables
from tests.renders.ponte_vecchio.tables import NEWS, A, B, C, D
from tests.renders.samples import NAMES

board = FACE.board

ENGLISH = words_for("en")


def texts_of(view: PonteVecchioView, changes: tuple[Event, ...] = ()) -> list[str]:
    with watched() as placed:
        board(Reader(view, NAMES[: len(view.players)], ENGLISH), changes=changes)
    return [text.text for text in placed]


def test_all_that_is_public_is_written_down() -> None:
    texts = texts_of(tables.bargaining(5))
    for number in range(1, 16):
        assert str(number) in texts
    for gulden in ("5", "1240", "95", "330", "0"):
        assert gulden in texts
    assert texts.count("offers") == 4
    assert {"45", "100", "right to move", "Round 14", "10 shops to come", *NAMES} <= set(texts)
    assert texts.count("8") >= 5  # shops in hand


def test_an_auction_shows_the_highest_bid_and_who_is_out_of_it() -> None:
    texts = texts_of(tables.bidding(5))
    assert "highest bid" in texts
    assert "1235" in texts
    assert texts.count("has passed") == 1


def test_the_rounds_without_an_auction_and_the_plays_of_the_final_round_are_counted() -> None:
    assert "4 of 5 without auction" in texts_of(tables.laying(3))
    assert {"Final round", "Play 11 of 11"} <= set(texts_of(tables.final(5)))


def test_a_buyer_has_the_right_and_the_seller_has_sold_it() -> None:
    texts = texts_of(tables.sold(3))
    assert "has sold the right" in texts
    assert texts.count("right to move") == 1


def test_the_end_has_places_and_names_all_who_share_the_first() -> None:
    texts = texts_of(tables.over(5))
    assert [text for text in texts if text in ("1.", "2.", "3.", "4.", "5.")] == [
        "1.",
        "2.",
        "3.",
        "4.",
        "5.",
    ]
    assert "wins with 1240 gulden" in texts
    assert texts_of(tables.shared(2)).count("1.") == 2
    assert "Anna and Ben" in texts_of(tables.shared(2))


def test_what_has_just_changed_is_marked() -> None:
    view = tables.bargaining(4)
    plain = board(Reader(view, NAMES[:4], ENGLISH))
    for event, text in (
        (story.Paid(C, 60, A, "60", 7), "+60"),
        (story.RightSold(D, B, 45, "10", 10), "−45"),
        (story.AuctionWon(A, 35), "−35"),
        (story.ShopBuilt(A, 1, 8, is_free=False), None),
        (story.Moved(A, 12, 7), None),
        (story.Turned(A, Direction.BACK, "chosen"), None),
        (story.CardsTurned(((A, "joker"), (B, "100"))), None),
    ):
        marked = board(Reader(view, NAMES[:4], ENGLISH), changes=[event])
        assert marked.tobytes() != plain.tobytes(), event
        assert text is None or text in texts_of(view, (event,))
    nothing = [story.NobodyPaid(7), story.DirectionKept(A, Direction.BACK)]
    assert board(Reader(view, NAMES[:4], ENGLISH), changes=nothing).tobytes() == plain.tobytes()


def test_whatever_changes_on_the_table_changes_the_picture() -> None:
    view = tables.bargaining(3)
    plain = board(Reader(view, NAMES[:3], ENGLISH)).tobytes()
    bridge = ((B, None), *view.bridge[1:])
    players = view.players
    for other in (
        replace(view, position=8),
        replace(view, direction=Direction.OUTWARD),
        replace(view, bridge=bridge),
        replace(view, players=(replace(players[0], newest="10"), *players[1:])),
        replace(view, players=(*players[:2], replace(players[2], is_out=not players[2].is_out))),
        replace(view, players=(*players[:2], replace(players[2], offer=50))),
        replace(view, mover=B),
        replace(view, asked=(B,)),
    ):
        assert board(Reader(other, NAMES[:3], ENGLISH)).tobytes() != plain


@pytest.mark.dear
def test_every_palette_is_another_picture_of_the_same_texts() -> None:
    pictures, texts = set(), set()
    for palette in PALETTES:
        with watched() as placed:
            picture = board(Reader(tables.bargaining(4), NAMES[:4], ENGLISH), changes=NEWS, palette=palette)
        pictures.add(picture.tobytes())
        texts.add(tuple(text.text for text in placed))
    assert len(pictures) == len(PALETTES)
    assert len(texts) == 1


def test_a_board_depends_on_nothing_that_was_drawn_before_and_changes_nothing() -> None:
    views = [tables.bidding(4), tables.laying(4), tables.bargaining(4), tables.over(4)]
    check_that_each_board_stands_alone(board, views, NEWS)


def test_who_looks_changes_nothing_on_the_board() -> None:
    view = tables.laying(3)
    own = tables.held(view, C)
    assert (
        board(Reader(own, NAMES[:3], ENGLISH)).tobytes() == board(Reader(view, NAMES[:3], ENGLISH)).tobytes()
    )


def robots_boards(seats: int, seed: str) -> Iterator[tuple[PonteVecchioView, list[Event]]]:
    """What robots come to, now and then, with the news since the answer before."""
    match = Match.start(GAME, seats=seats, options={}, seed=seed)
    answers = 0
    while not match.is_over:
        told, seat = len(match.story), match.waiting_for()[0]
        match.submit(seat, GAME.robot(match.view(seat), match.asked(seat), Chance(seed, match.ticket)))
        answers += 1
        if answers % 23 == 0 or match.is_over:
            yield match.view(None), [each.event for each in match.story[told:] if each.only is None]


@pytest.mark.dear
@pytest.mark.parametrize("seats", [2, 5])
def test_boards_that_people_come_to_are_compact_and_small(seats: int) -> None:
    for view, changes in robots_boards(seats, "compact"):
        picture = board(Reader(view, NAMES[:seats], words_for("de")), changes=changes)
        assert (picture.width, picture.mode) == (WIDTH, "P")
        assert picture.height <= 2 * HIGHEST
        assert len(encode(picture)) < 170_000


def test_where_a_shop_can_be_built_is_shown_while_somebody_builds() -> None:
    """P2, P5: in the set-up only beside empty plots, later on every free one."""
    for view, free in ((tables.start(3), 28), (tables.building(3), 18)):
        view = replace(view, bridge=((A, None), *view.bridge[1:]))
        waiting = replace(view, asked_for="bid")
        with laid_down() as laid:
            board(Reader(view, NAMES[:3], ENGLISH))
            building = {part.box: part.tile.image.tobytes() for part in laid[-1].parts}
            board(Reader(waiting, NAMES[:3], ENGLISH))
            bare = {part.box: part.tile.image.tobytes() for part in laid[-1].parts}
        wide = [box for box in bare if box.width == COLUMN and building[box] != bare[box]]
        assert len(wide) == free
