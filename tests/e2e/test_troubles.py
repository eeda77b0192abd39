"""A game goes on through everything that can go wrong, and is whole afterwards: nothing is lost, nothing is
doubled, nobody is stuck."""

import random
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest

from tests.e2e.evening import Evening, last_round
from tests.e2e.mishaps import MISHAPS
from tests.e2e.table import Table
from tests.e2e.troubles import LINE
from tests.effort import share_of

HOWS = ("button", "command", "form")

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
    "the thread is deleted meanwhile",
    "the bot may not send_messages_in_threads",
    "the bot is sent away",
    "a token expires",
)

SLOW = {
    "every request fails with 500": "button",
    "every request is done, and fails with 502": "command",
    "every request is lost": "button",
    "every answer is lost": "form",
    "acknowledgements are seconds late": "command",
    "the next connection is refused": "button",
    "what is done comes never": "button",
}
"""People wait seconds for each acknowledgement, or the bot for its line: one answer, given in this way, must
do. The long tests have the others."""


@pytest.mark.parametrize("name", LINE)
async def test_a_game_goes_on_through_a_bad_line(evening: Evening, name: str) -> None:
    await _bad_line(evening, name, (SLOW[name],) if name in SLOW else HOWS)


@pytest.mark.long
@pytest.mark.parametrize("name", SLOW)
async def test_a_game_goes_on_through_a_bad_line_whatever_people_use(evening: Evening, name: str) -> None:
    await _bad_line(evening, name, HOWS)


async def _bad_line(evening: Evening, name: str, hows: Sequence[str]) -> None:
    table, trouble = Table(evening), LINE[name]
    async with trouble(table):
        await table.open()
    await table.shown()
    for how in hows:
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


@pytest.mark.parametrize("part", range(4))
async def test_a_game_ends_whatever_happens_at_its_end(evening: Evening, part: int) -> None:
    """One restart brings four games to their last round."""
    tables = {
        name: Table(evening, channel=evening.server.add_channel(f"saloon {number}"))
        for number, name in enumerate(AT_THE_END[part::4])
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


async def test_a_form_that_is_sent_after_twenty_minutes_is_an_answer(evening: Evening) -> None:
    table = Table(evening)
    await table.open()
    await table.shown()
    table.while_writing = lambda: evening.discord.pass_time(minutes=20)
    await table.answer("form")
    assert [answer for *_, answer in evening.answers()] == ["1"]
    await table.check()


async def test_people_who_play_fast_are_within_discords_limits(evening: Evening) -> None:
    table = Table(evening)
    evening.discord.faults.limit_as_discord()
    await table.open()
    await table.shown()
    for _ in range(9):
        await table.answer("command")
    await table.check()
    assert [str(sent) for sent in evening.outgoing if sent.status == 429] == []


async def test_a_board_that_may_not_be_edited_so_often_any_more_is_posted_anew(evening: Evening) -> None:
    thread, luck = await evening.open_game(1, robots=2), random.Random(3)
    evening.discord.faults.limit_old_edits(1, per=3600)
    boards = []
    for _ in range(3):
        await evening.discord.later(hours=2)
        assert await evening.play(thread, luck, answers=2) == 2
        boards.append(len(evening.boards(thread)))
        assert evening.asked(thread) is evening.people[0]
    assert boards == sorted(set(boards)), "a new board for each evening on which too much was edited"
    assert len(set(evening.frames(thread))) == boards[-1]


async def _bad_weather(evening: Evening, *, seed: int, answers: int) -> None:
    """Something happens to the line and to the place of a game at each of its answers."""
    luck, table = random.Random(seed), Table(evening, seed=seed)
    async with LINE[luck.choice([*LINE])](table):
        await table.open()
    await table.shown()
    while table.deeds < answers and not table.is_over:
        names = (luck.choice([*MISHAPS]), luck.choice([*LINE]))
        print(f"answer {table.deeds + 1}: {names}")
        async with AsyncExitStack() as weather:
            await weather.enter_async_context(LINE[names[1]](table))
            await weather.enter_async_context(MISHAPS[names[0]](table))
            await table.answer(luck.choice(HOWS))
        await table.go_on()
        await table.shown()
    await table.check()


@pytest.mark.parametrize("seed", range(2))
async def test_a_game_goes_on_in_bad_weather(evening: Evening, seed: int) -> None:
    await _bad_weather(evening, seed=seed, answers=3)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", range(100, 108))
async def test_a_long_game_goes_on_in_bad_weather(evening: Evening, seed: int) -> None:
    await _bad_weather(evening, seed=seed, answers=share_of(30))
