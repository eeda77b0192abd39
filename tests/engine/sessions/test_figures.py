"""A server's figures: what they count, and that nothing is said of fewer than five games."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from engine.clock.pace import DAY, HOUR, PaceName
from engine.journal.figure_rows import Finished
from engine.journal.outage_rows import Outage
from engine.sessions.calls import Calls
from engine.sessions.figures import FEWEST, figures, figures_by_title, figures_of_all
from engine.sessions.overview import Overview
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import ANNA, BEN, GUILD

MAY = datetime(2026, 5, 20, tzinfo=UTC).timestamp()
ONE = Finished("toy", MAY - 3 * DAY, MAY, seats=4, robots=1, answered=9, missed=1)


def test_a_title_with_fewer_than_five_games_is_not_there():
    assert figures_by_title([ONE] * (FEWEST - 1)) == {}
    found = figures_by_title([ONE] * FEWEST + [replace(ONE, game="rare")] * (FEWEST - 1))
    assert list(found) == ["toy"]
    with pytest.raises(ValueError, match="too few"):
        figures([ONE] * (FEWEST - 1))


def test_a_month_with_fewer_than_five_games_is_not_there():
    in_june = replace(ONE, ended=MAY + 20 * DAY)
    found = figures([ONE] * FEWEST + [in_june] * (FEWEST - 1))
    assert (found.games, found.months) == (2 * FEWEST - 1, {"2026-05": FEWEST})


def test_the_share_of_calls_is_not_there_if_fewer_than_five_games_had_a_clock():
    without = replace(ONE, answered=None)
    assert figures([ONE] * (FEWEST - 1) + [without]).in_time is None
    assert figures([ONE] * FEWEST + [without]).in_time == 0.9
    assert figures([replace(ONE, answered=0, missed=0)] * FEWEST).in_time is None


def test_a_sum_does_not_tell_what_is_not_said_of_a_title():
    two, in_june = replace(ONE, game="two"), {"ended": MAY + 20 * DAY}
    games = [ONE] * 5 + [replace(ONE, **in_june)] * 5 + [two] * 5
    assert figures_of_all(games[:9]) is None
    assert figures_of_all(games).months == {"2026-05": 10, "2026-06": 5}
    few = games + [replace(two, **in_june)] * (FEWEST - 1)
    assert figures_of_all(few).months == {"2026-05": 10}, "the rest of June would be few games of one title"
    many = [*few, *[replace(ONE, game="three", **in_june)] * 4, *[replace(ONE, game="three")] * 5]
    assert figures_of_all(many).months == {"2026-05": 15, "2026-06": 13}, "the rest is eight games of two"


def test_the_share_of_calls_of_all_does_not_tell_that_of_a_few_games_with_a_clock():
    without = replace(ONE, game="two", answered=None)
    assert figures_of_all([ONE] * 5 + [without] * 5).in_time == 0.9
    assert figures_of_all([ONE] * 5 + [without] * 5 + [replace(ONE, game="two")]).in_time is None


def test_days_are_the_median_and_robots_a_part_of_the_seats():
    games = [replace(ONE, began=MAY - days * DAY) for days in (1, 2, 4, 30, 90)]
    found = figures(games)
    assert (found.days, found.robots) == (4, 0.25)


async def test_figures_come_from_the_games_that_were_played_to_their_end(journal):
    table = Clockwork(journal)
    overview = Overview(table.workings)
    for _ in range(FEWEST - 1):
        await table.finished(BEN, robots=1)
    await table.started(BEN)
    await table.opened()
    assert await overview.figures(GUILD) == ({}, None)
    began = table.at
    late = await table.started(BEN, robots=1)
    await table.post(late)
    table.at += 90 * HOUR
    await table.sessions.expire(late.id)
    while (position := await table.sessions.position(late.id, None)).ranking is None:
        seat = position.waiting_for[0]
        person = ANNA if seat == 0 else BEN
        said = "x" if position.decisions[seat].name == "letter" else "3"
        await table.sessions.submit(late.id, person, said)
    by_title, of_all = await overview.figures(GUILD)
    assert of_all is None
    (found,) = by_title.values()
    assert (found.games, found.robots, found.days) == (FEWEST, pytest.approx(1 / 3), 0)
    assert 0.9 < found.in_time < 1
    assert sum(found.months.values()) == FEWEST == found.games
    assert await overview.figures(GUILD + 1) == ({}, None)
    table.at = began + 400 * DAY
    assert await overview.figures(GUILD) == ({}, None)


async def test_a_game_without_a_clock_counts_but_says_nothing_about_time(journal):
    table = Clockwork(journal)
    for _ in range(FEWEST):
        await table.finished(BEN, pace=PaceName.NONE)
    by_title, _ = await Overview(table.workings).figures(GUILD)
    assert by_title["toy"].in_time is None


async def test_the_last_outage_of_a_server_is_the_newest_that_concerned_it(journal):
    table = Clockwork(journal)
    calls, overview = Calls(table.workings), Overview(table.workings)
    assert await overview.last_outage(GUILD, 2) is None
    mine, others = (GUILD >> 22) % 2, 1 - (GUILD >> 22) % 2
    await calls.outage(Outage(10.0, 500.0))
    await calls.outage(Outage(1000.0, 2000.0, mine, 2))
    await calls.outage(Outage(3000.0, 4000.0, others, 2))
    assert (await overview.last_outage(GUILD, 2)).span == (1000.0, 2000.0)
