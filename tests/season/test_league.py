"""Seasons of leagues over the real engine, with a bot that is killed: they end by themselves, and all that
can be compared agrees."""

import asyncio
from dataclasses import replace
from math import inf

import pytest

from engine.clock.pace import DAY
from engine.leagues import acts
from engine.leagues.ledger import BOT, Done
from tests.effort import share_of
from tests.engine.leagues.world import START, World
from tests.season.league import lived, report
from tests.season.league_world import Played
from tests.season.members import members
from tests.season.mortal import Killed, MortalJournal
from tests.season.notices import notices, wrong_notices
from tests.season.seasons import Orders

PEOPLE = max(12, share_of(64))
SHORT = Played("goldrush", 2, PEOPLE, options=("short",), is_tight=True)
SLOW = Played("goldrush", 4, 8, rounds=3, last_games=7, looks=12, orders=Orders.NONE)
"""Everybody looks in so often that they lose no seat, and says nothing ahead, so that games take long."""


@pytest.mark.long
@pytest.mark.parametrize("played", [Played("boomtown", 4, PEOPLE), SHORT], ids=str)
def test_a_season_of_64_ends_by_itself(played: Played) -> None:
    one = asyncio.run(lived(played))
    assert one.wrong == (), report(one)
    assert one.deaths
    assert one.tally.of_the_gone, "the clock had something to do"


@pytest.mark.long
def test_robots_play_out_what_is_left_at_the_hard_end() -> None:
    one = asyncio.run(lived(SLOW))
    assert one.wrong == (), report(one)
    assert 0 < one.played_out <= one.late < one.tables


@pytest.mark.dear
def test_a_season_of_eight_ends_by_itself() -> None:
    one = asyncio.run(lived(replace(SHORT, people=8, rounds=3)))
    assert one.wrong == (), report(one)
    assert len(one.rounds) == 3


def test_a_fifth_of_the_members_vanishes_and_others_come_late_and_stay() -> None:
    found = members(100, "luck", opened=0, start=7 * DAY, third=21 * DAY, ends=60 * DAY)
    gone = [each for each in found if each.somebody.gone_from < inf]
    late = [each for each in found if each.joins_at > 7 * DAY]
    assert (len(gone), len(late)) == (20, 5)
    assert not {each.person.id for each in gone} & {each.person.id for each in late}


@pytest.mark.parametrize("is_stored", [False, True])
async def test_a_mortal_journal_dies_before_a_write_or_right_after_it(tmp_path, is_stored) -> None:
    path = tmp_path / "mortal.sqlite3"
    journal = await MortalJournal.open(path)
    await journal.write(lambda db: db.execute("CREATE TABLE written (number)"))
    journal.doom(2, is_stored=is_stored)
    await journal.write(lambda db: db.execute("INSERT INTO written VALUES (1)"))
    with pytest.raises(Killed):
        await journal.write(lambda db: db.execute("INSERT INTO written VALUES (2)"))
    with pytest.raises(Killed):
        await journal.read(lambda db: db.execute("SELECT 1"))
    await journal.close()
    journal = await MortalJournal.open(path)
    rows = await journal.read(lambda db: db.execute("SELECT number FROM written").fetchall())
    await journal.close()
    assert rows == [(1,), (2,)] if is_stored else [(1,)]


def drawn_season() -> World:
    world = World(9)
    world.until(START - DAY)
    world.answer(*range(1, 9))
    world.do(acts.SatOut(8, 1))
    world.until(START + 1)
    return world


def test_everybody_is_told_one_thing_of_a_round() -> None:
    found = notices(drawn_season().season.log)
    assert sorted(told for several in found.values() for told in several) == [
        "absent",
        *["drawn"] * 7,
        "sits out",
    ]
    assert set(found) == {(1, entry) for entry in range(1, 10)}


def test_whoever_is_drawn_twice_is_found_and_so_is_a_table_that_is_dealt_twice() -> None:
    log = drawn_season().season.log
    assert wrong_notices(log) == []
    drawn = next(done.act for done in log if isinstance(done.act, acts.Drawn))
    (division,) = drawn.divisions
    twice = replace(division, byes=(division.tables[0][0],))
    wrong = [
        replace(done, act=replace(drawn, divisions=(twice,))) if done.act is drawn else done for done in log
    ]
    assert len(wrong_notices(wrong)) == 1
    again = Done(len(log) + 1, log[-1].at, BOT, acts.TableOpened(1, 1))
    assert wrong_notices([*log, again]) == ["table (1, 1) is dealt 2 times"]
