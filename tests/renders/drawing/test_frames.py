"""Pictures of many tables in turn: each goes on from its own last one, and shows nothing of another."""

import pytest

from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.match import Match
from engine.play.table import Seat
from renders.drawing import frames
from renders.drawing.on_demand import OnDemand
from renders.drawing.shelf import DRAWINGS
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.bench.boards import NAMES, moments

ENGLISH = words_for("en")


@pytest.fixture(autouse=True)
def no_picture_kept() -> None:
    frames.PICTURES.clear()


def drawn_on_demand() -> list[OnDemand]:
    """The tiles of boards that are there."""
    return [key for key, _ in DRAWINGS.items() if isinstance(key, OnDemand)]


def let_tiles_go() -> None:
    for tile in drawn_on_demand():
        DRAWINGS.take(tile)


@pytest.mark.dear
@pytest.mark.parametrize("name", GAMES)
def test_what_a_board_showed_before_needs_no_drawing_any_more(name: str) -> None:
    moment = moments(name, "frames")[12]
    before = [each.tobytes() for each in moment.draw()]
    let_tiles_go()
    assert [each.tobytes() for each in moment.draw()] == before
    assert drawn_on_demand() == []


@pytest.mark.dear
@pytest.mark.parametrize("name", GAMES)
def test_a_table_keeps_its_last_board_while_others_are_drawn(name: str) -> None:
    moment, others = moments(name, "frames")[12], moments(name, "others")[10:14]
    face, tables = FACES[name], [tuple(f"{each} {number}" for each in NAMES) for number in range(2)]

    def draw(table: int) -> bytes:
        names = tables[table][: moment.seats]
        return face.board(Reader(moment.view, names, ENGLISH), changes=moment.changes).tobytes()

    before = [draw(0), draw(1)]
    for other in others:
        other.draw()
    let_tiles_go()
    assert [draw(0), draw(1)] == before
    assert drawn_on_demand() == []
    frames.PICTURES.clear()
    assert [draw(1), draw(0)] == before[::-1]


@pytest.mark.dear
@pytest.mark.parametrize("name", GAMES)
def test_nothing_of_one_hand_is_left_in_anothers(name: str) -> None:
    """They are made one from the other, where they are equally large."""
    game = GAMES[name]
    match = Match.start(game, seats=3, options={}, seed="hands")
    for _ in range(9):
        seat = match.waiting_for()[0]
        opened = match.opened(seat)
        answer = game.robot(match.view(seat), opened.decision, Chance("hands", opened.ticket))
        match.submit(seat, answer, ticket=opened.ticket)
    views = [match.view(Seat(seat)) for seat in range(3)]

    def hand(seat: int) -> bytes:
        return FACES[name].hand(Reader(views[seat], NAMES[:3], ENGLISH)).tobytes()

    in_turn = [hand(seat) for seat in (0, 1, 2, 0, 2, 1)]
    for seat, drawn in zip((0, 1, 2, 0, 2, 1), in_turn, strict=True):
        frames.PICTURES.clear()
        assert hand(seat) == drawn
