"""A game goes on through everything that can go wrong, and is whole afterwards: nothing is lost, nothing is
doubled, nobody is stuck."""

import pytest

from tests.e2e.evening import Evening, last_round
from tests.e2e.mishaps import MISHAPS
from tests.e2e.table import Table
from tests.e2e.troubles import LINE

AT_THE_END = (
    "every request fails with 500",
    "every request is done, and fails with 502",
    "every request is lost",
    "every answer is lost",
    "a storm of 429s",
    "the line is cut",
    "what is done comes twice",
    "the board is deleted",
    "the thread is archived",
    "the thread is locked",
    "the thread is closed and locked",
    "the thread is deleted",
    "the bot may not send_messages_in_threads",
    "the bot is sent away",
    "a token expires",
)


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


@pytest.mark.parametrize("name", MISHAPS)
async def test_a_game_goes_on_whatever_happens_to_its_place_or_people(evening: Evening, name: str) -> None:
    table, mishap = Table(evening), MISHAPS[name]
    await table.open()
    for how in ("button", "command"):
        await table.shown()
        async with mishap(table):
            await table.answer(how)
        await table.go_on()
    await table.check()


async def test_a_game_ends_whatever_happens_at_its_end(evening: Evening) -> None:
    """One restart brings all these games to their last round."""
    tables = {
        name: Table(evening, channel=evening.server.add_channel(f"saloon {number}"))
        for number, name in enumerate(AT_THE_END)
    }
    for table in tables.values():
        await table.open()
    await evening.shown()
    await evening.rearrange(last_round)
    for name, table in tables.items():
        await table.play_to_the_last_choice()
        while not table.is_over:
            async with {**LINE, **MISHAPS}[name](table):
                await table.answer("command")
            await table.go_on()
        await table.check()
        assert table.is_over
