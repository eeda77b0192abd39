"""A game goes on through everything that can go wrong, and is whole afterwards: nothing is lost, nothing is
doubled, nobody is stuck."""

import pytest

from tests.e2e.evening import Evening
from tests.e2e.table import Table
from tests.e2e.troubles import LINE


@pytest.mark.parametrize("name", LINE)
async def test_a_game_goes_on_through_a_bad_line(evening: Evening, name: str) -> None:
    table, trouble = Table(evening), LINE[name]
    async with trouble(table):
        await table.open()
    await table.shown()
    for how in ("button", "command", "form"):
        async with trouble(table):
            await table.answer(how)
        await table.shown()
    await table.check()
