"""A stop under load: whoever was acknowledged is answered, whoever is too late is told, it is over soon."""

from tests.e2e.evening import Evening
from tests.e2e.stopping import stopped, tables

TABLES = 12


async def test_a_stop_under_load_leaves_nobody_without_an_answer_and_the_next_start_goes_on(
    alone: Evening,
) -> None:
    games = await tables(alone, TABLES)
    stop = await stopped(alone, games)
    assert len(stop.stored) >= TABLES / 2, "the stop came while they were under way"
    assert stop.stored == stop.told, "what counts was said to count"
    assert stop.refused
    assert not stop.left_thinking
    assert not stop.faults
    assert stop.seconds < 5
    await alone.house.start()
    said = await alone.bot.says(f"takes up {TABLES} running games, and posts what is missing of ")
    assert " INFO " in said
    await alone.shown()
