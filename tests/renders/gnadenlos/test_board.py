"""Gnadenlos!'s board: pure, the same for the same view, every text in its box, and all of the table shown."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from engine.games.gnadenlos import GAME, story
from engine.games.gnadenlos.cards import Kind, Note, Zone
from engine.games.gnadenlos.data import BOX
from engine.games.gnadenlos.view import GnadenlosView, HandView, KnownNote
from engine.play.chance import Chance
from engine.play.match import Match
from engine.play.table import Event
from renders.drawing.canvas import watched
from renders.drawing.png import encode
from renders.drawing.theme import PALETTES, WIDTH
from renders.gnadenlos import FACE
from renders.gnadenlos.picture.changes import Changes
from renders.gnadenlos.picture.road import Cell, cells_of
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.renders.gnadenlos import tables
from tests.renders.gnadenlos.tables import EVENT, NEWS, PEOPLE, A, B, C, D
from tests.renders.layout import (
    check_that_each_board_stands_alone,
)
from tests.renders.samples import NAMES as FIVE
from tests.renders.samples import WIDE as WIDEST

NAMES, WIDE = FIVE[:4], WIDEST[:4]
ENGLISH = words_for("en")


@pytest.mark.dear
def test_everything_on_the_table_is_written_down() -> None:
    view = tables.bidding(4)
    with watched() as placed:
        FACE.board(Reader(view, NAMES, ENGLISH))
    texts = [text.text for text in placed]
    for number in (*range(1, 36), *range(1, 9)):  # fields, and places of the market
        texts.remove(str(number))
    for player in view.players:
        assert NAMES[player.seat] in texts
        assert {str(player.nuggets), str(player.notes), str(player.adventurers)} <= set(texts)
    for zone in view.box.zones:
        assert {f"+{zone.winner}", f"−{zone.loser}"} <= set(texts)
    names = " ".join(one.name for lot in view.lots for one in lot)
    assert set(names.split()) <= set(" ".join(texts).split())
    assert {"11", "7/4", "5/3", "3/1"} <= set(texts)


@pytest.mark.parametrize(
    ("fields", "goal", "rows"), [(10, None, 2), (35, None, 4), (60, None, 5), (10, 10, 2), (60, 50, 5)]
)
def test_a_road_of_any_length_winds_from_its_first_field_to_the_goal(
    fields: int, goal: int | None, rows: int
) -> None:
    last = (goal or fields) - 1
    ends = [last * part // 4 for part in (1, 2, 3)] + [last]
    starts = [1, *(end + 1 for end in ends)]
    keys = ("grey", "beige", "blue", "red")
    zones = tuple(Zone(key, first, last, 1, 1) for key, first, last in zip(keys, starts, ends, strict=False))
    opening = tables.opening(3)
    view = replace(opening, box=replace(opening.box, fields=fields, goal=goal, zones=zones, start=2))
    with watched() as placed:
        FACE.board_strips(Reader(view, NAMES, ENGLISH))[0].draw()
    texts = [text.text for text in placed]
    crowded = {"2"} if rows > 4 else set()  # three hats leave no room for the number of a short field
    assert set(map(str, range(1, fields + 1))) - crowded <= set(texts)
    assert len(cells_of(view, Changes())) == rows


def road_of(*fields: int, **box: object) -> list[Cell]:
    """The cells of the road on which hats stand."""
    view = tables.shared(len(fields))
    players = tuple(replace(each, field=field) for each, field in zip(view.players, fields, strict=True))
    view = replace(view, players=players, box=replace(view.box, **box))  # type: ignore[arg-type]
    return [cell for row in cells_of(view, Changes()) for cell in row if cell.hats]


def test_all_fields_of_the_goal_are_green_and_a_hat_beyond_them_is_parked_with_how_far_it_is() -> None:
    cells = {cell.number: cell for cell in road_of(35, 37, 30, 36)}
    assert {cells[30].zone, cells[35].zone, cells[36].zone} == {"goal"}
    assert (cells[36].kind, cells[36].hats, cells[36].beyond) == ("parking", (B, D), (2, 1))
    assert (cells[35].hats, cells[30].hats) == ((A,), (C,))


def test_the_finishing_line_is_where_the_road_comes_to_the_goal() -> None:
    for goal, side in ((30, "left"), (36, "up"), (38, "right")):
        zones = (*BOX.zones[:-1], replace(BOX.zones[-1], last=goal - 1))
        (cell,) = road_of(goal, 6, 6, goal=goal, fields=40, zones=zones)[-1:]
        assert (cell.number, cell.line) == (goal, side)


def test_with_older_values_nothing_lies_behind_the_last_field() -> None:
    zones = (*BOX.zones[:-1], replace(BOX.zones[-1], last=34))
    cells = {cell.number: cell.kind for cell in road_of(35, 34, 6, goal=None, zones=zones)}
    assert cells == {35: "goal", 34: "field", 6: "field"}


@pytest.mark.parametrize(
    ("fields", "said"),
    [((37, 6, 6), ["35 + 2"]), ((36, 36, 36, 36), ["35 + 1"]), ((37, 36, 6), ["+2", "+1"]), ((6, 6, 6), [])],
)
def test_whoever_is_beyond_the_last_field_sees_how_far(fields: tuple[int, ...], said: list[str]) -> None:
    view = tables.shared(len(fields))
    players = tuple(replace(each, field=field) for each, field in zip(view.players, fields, strict=True))
    with watched() as placed:
        FACE.board(Reader(replace(view, players=players), NAMES[: len(fields)], ENGLISH))
    counts = [text.text for text in placed if text.text in ("35 + 1", "35 + 2")]
    assert counts == [each for each in said if " " in each]
    signs = [text.text for text in placed].count("+2"), [text.text for text in placed].count("+1")
    assert signs == (1 + ("+2" in said), 1 + ("+1" in said))  # those of the blue and the red zone


def test_what_has_just_changed_is_marked() -> None:
    view = tables.buying(4)
    plain = FACE.board(Reader(view, NAMES, ENGLISH))
    changes = (
        story.NuggetsFound(A, 7, True),
        story.NuggetsFound(B, 4, False),
        story.Cheated(C, -3, 15, 12),
        story.StandingBought(A, 2, 30),
    )
    with watched() as placed:
        marked = FACE.board(Reader(view, NAMES, ENGLISH), changes=changes)
    assert {"+5", "+4", "−3", "+2"} <= {text.text for text in placed}
    assert marked.tobytes() != plain.tobytes()
    unmarked = FACE.board(Reader(view, NAMES, ENGLISH), changes=[story.NothingBought(A, False)])
    assert unmarked.tobytes() == plain.tobytes()


def test_a_payday_of_every_note_is_shown_step_by_step() -> None:
    with watched() as placed:
        FACE.board(Reader(tables.buying(3), NAMES, ENGLISH), changes=tables.payday(30))
    worths = [text for text in placed if text.text == "−4"]
    assert len(worths) >= 6
    assert "Payday" in {text.text for text in placed}


def test_an_event_that_is_over_is_shown_while_it_is_news() -> None:
    view = tables.buying(3)
    told = story.AdventurersShown(Kind.CHEATING, ((A, PEOPLE[0]), (B, PEOPLE[3])))
    shown = FACE.board(Reader(replace(view, event=EVENT[Kind.CHEATING]), NAMES, ENGLISH), changes=[told])
    assert shown.height > FACE.board(Reader(view, NAMES, ENGLISH)).height


def test_the_winner_and_who_shares_the_first_place_are_named() -> None:
    for view, who in ((tables.over(4), "Anna"), (tables.shared(3), "Anna, Ben and Cleo Quicksilver")):
        with watched() as placed:
            FACE.board(Reader(view, NAMES, ENGLISH))
        texts = [text.text for text in placed]
        assert who in texts
        assert "1." in texts


@pytest.mark.dear
def test_every_palette_is_another_picture_of_the_same_texts() -> None:
    pictures, texts = set(), set()
    for palette in PALETTES:
        with watched() as placed:
            pictures.add(
                FACE.board(Reader(tables.taking(4), NAMES, ENGLISH), changes=NEWS, palette=palette).tobytes()
            )
        texts.add(tuple(text.text for text in placed))
    assert len(pictures) == len(PALETTES)
    assert len(texts) == 1


@pytest.mark.dear
def test_a_board_depends_on_nothing_that_was_drawn_before_and_changes_nothing() -> None:
    views = [tables.bidding(4), tables.taking(4), tables.robbing(4), tables.over(4)]
    check_that_each_board_stands_alone(FACE.board, views, NEWS)


def test_who_looks_changes_nothing_on_the_board() -> None:
    view = tables.bidding(4)
    known = (KnownNote("1-2", Note(4, C)),)
    own = replace(view, seat=C, hand=HandView((), (), None, (), known))
    assert (
        FACE.board(Reader(own, NAMES, ENGLISH)).tobytes()
        == FACE.board(Reader(view, NAMES, ENGLISH)).tobytes()
    )


def robots_boards(seats: int, seed: str) -> Iterator[tuple[GnadenlosView, list[Event]]]:
    """What robots come to, with what has changed since the board before."""
    match = Match.start(GAME, seats=seats, options={}, seed=seed)
    answers, told = 0, 0
    while not match.is_over:
        seat = match.waiting_for()[0]
        match.submit(seat, GAME.robot(match.view(seat), match.asked(seat), Chance(seed, match.ticket)))
        answers += 1
        if answers % (seats + 7) == 0 or match.is_over:
            yield match.view(None), [each.event for each in match.story[told:] if each.only is None]
            told = len(match.story)


@pytest.mark.dear
@pytest.mark.parametrize("seats", [3, 4])
def test_boards_that_people_come_to_are_small(seats: int) -> None:
    for view, changes in islice(robots_boards(seats, "compact"), 40):
        board = FACE.board(Reader(view, NAMES[:seats], words_for("de")), changes=changes)
        assert (board.width, board.mode) == (WIDTH, "P")
        assert len(encode(board)) < 300_000
