"""Gnadenlos! in large print: what no other game has."""

from dataclasses import replace

import pytest

from engine.games.gnadenlos.cards import Note
from engine.games.gnadenlos.view import GnadenlosView, HandView, KnownNote
from engine.play.decisions import Option, Subset
from renders.drawing.strips import MOST_LARGE
from renders.drawing.theme import LARGE
from renders.gnadenlos import FACE
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.renders.gnadenlos import panels, tables
from tests.renders.gnadenlos.tables import NEWS, A, B
from tests.renders.layout import check_strips, written
from tests.renders.samples import NAMES, WIDE

STEAL = Subset(
    name="steal", rule="G11", options=(Option("1-1"), Option("1-2")), low=0, high=1, is_secret=True
)


def read(view: GnadenlosView, names: tuple[str, ...] = NAMES, locale: str = "en") -> Reader[GnadenlosView]:
    return Reader(view, names[: len(view.players)], words_for(locale))


def knowing(view: GnadenlosView, *known: KnownNote) -> GnadenlosView:
    """A table that asks Anna, who knows some IOUs in the market."""
    return replace(view, seat=A, asked=(A,), hand=HandView((), (), None, (), known))


@pytest.mark.dear
def test_the_fullest_board_has_as_many_strips_as_there_may_be() -> None:
    strips = FACE.large_board_strips(read(tables.pairs(4), WIDE, "de"), changes=NEWS)
    check_strips(strips, WIDE, most=MOST_LARGE, least=LARGE)


def test_the_board_shows_the_backs_of_ious_alone() -> None:
    view = tables.robbing(3)
    boards = [
        FACE.large_board_strips(read(each))
        for each in (knowing(view), knowing(view, KnownNote("1-1", Note(4, B))))
    ]
    assert [strip.key for strip in boards[0]] == [strip.key for strip in boards[1]]


def test_a_choice_on_the_market_has_its_sign_and_what_the_viewer_knows() -> None:
    view = knowing(tables.robbing(3), KnownNote("1-2", Note(9, B)))
    plain, chosen = (
        written(FACE.large_panel_strips(STEAL, read(view), chosen=keys)) for keys in ((), ("1-2",))
    )
    assert "9" in plain
    assert "1." not in plain
    assert "1." in chosen


def test_a_hat_beyond_the_last_field_has_a_field_there() -> None:
    view = tables.opening(3)
    beyond = replace(view.players[1], field=view.box.fields + 2)
    texts = written(
        FACE.large_board_strips(read(replace(view, players=(view.players[0], beyond, view.players[2]))))
    )
    assert f"{view.box.fields} + 2" in texts


def test_the_words_for_a_market_to_choose_from_are_no_caption() -> None:
    reader = read(knowing(tables.robbing(3)))
    assert FACE.panel_words(STEAL, reader, ()) == ""
    assert FACE.panel_words(STEAL, reader, ("1-2",)) == "Chosen: place 2."
    laying = next(panels.every_laying(3))
    laid = read(laying.view)
    assert FACE.panel_words(laying.decision, laid, ()) == FACE.panel_alt(laying.decision, laid, ())
