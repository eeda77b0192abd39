"""Which rows stand on which picture, and what is noted below them."""

from itertools import chain

import pytest

from engine.leagues.standings import Line
from renders.drawing.strips import MOST
from renders.language.catalogues import LOCALES, words_for
from renders.league.sheets import cross_sheets, lines_in, sheets
from renders.league.text.notes import LONGEST_LINE, in_lines, notes, shown_rounds
from tests.renders.league.samples import cross, standings


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("people", range(21))
def test_all_rows_stand_in_their_order_on_few_pictures(people: int, locale: str) -> None:
    for moving in {0, people // 3}:
        view = standings(people, moving=moving, dates="Letzte Auslosung am 4. Mai")
        parts = sheets(view, words_for(locale))
        assert tuple(chain(*parts)) == view.rows
        assert 1 <= len(parts) <= MOST
        assert all(parts) or not view.rows
    table = cross(people)
    assert tuple(chain(*cross_sheets(table))) == table.rows
    assert 1 <= len(cross_sheets(table)) <= MOST


def test_lines_are_drawn_below_those_who_go_up_and_above_those_who_go_down() -> None:
    rows = standings(9, moving=2).rows
    assert lines_in(rows) == {2: (Line.UP,), 7: (Line.DOWN,)}
    assert lines_in(rows[7:]) == {0: (Line.DOWN,)}
    assert lines_in(rows[2:7]) == {}
    assert lines_in((*rows[:2], *rows[7:])) == {2: (Line.UP, Line.DOWN)}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_of_notes_is_longer_than_the_paper_and_none_is_lost(locale: str) -> None:
    view = standings(20, rounds=7, dates="D" * LONGEST_LINE)
    found = notes(view, 0, 20, range(1, 8), words_for(locale))
    lines = in_lines(found)
    assert list(chain(*lines)) == found
    assert found[0].text == view.dates
    assert all(sum(len(note.text) for note in line) <= LONGEST_LINE for line in lines)


@pytest.mark.parametrize(
    ("rounds", "drawn", "expected"),
    [(5, 0, range(1, 6)), (5, 5, range(1, 6)), (12, 3, range(1, 8)), (12, 9, range(3, 10))],
)
def test_a_long_season_shows_its_last_rounds(rounds: int, drawn: int, expected: range) -> None:
    assert shown_rounds(standings(4, rounds=rounds, drawn=drawn), 7) == expected
