"""Which rows of a list stand on which picture."""

from itertools import chain

import pytest

from renders.ratings.sheets import FIRST, OTHERS, sheets
from tests.renders.ratings.samples import page


@pytest.mark.parametrize("people", range(26))
def test_all_rows_stand_in_their_order_on_at_most_three_pictures(people: int) -> None:
    for provisional in range(people + 1):
        rows = page(people, provisional=provisional).rows
        parts = sheets(rows)
        assert tuple(chain(*parts)) == rows
        assert 1 <= len(parts) <= 3
        assert all(parts) or not rows
        lines = [any(row.place is None for row in part) for part in parts]
        line = lines.index(True) if True in lines else None
        for at, part in enumerate(parts):
            assert len(part) + (at == line) <= (OTHERS + 1 if at else FIRST)


def test_a_list_of_few_people_is_one_picture() -> None:
    assert len(sheets(page(FIRST).rows)) == 1
    assert len(sheets(page(FIRST, provisional=1).rows)) == 2
