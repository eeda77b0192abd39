"""The news of a league are told once, whatever fails: crashes, restores, threads that are gone or locked."""

import itertools
import time

import pytest

from cogs.posting.leagues.news import GIVEN_UP_AFTER_S
from engine.errors import NotStored, Refused
from engine.leagues import acts
from engine.sessions.seating import Person
from tests.cogs.posting.leagues.rooms import BAD, FORBIDDEN, LOCKED, LOST, House, begun, drawn
from tests.engine.leagues.office import CHANNEL, EVE, GUILD, PEOPLE

FOUR, EIGHT = PEOPLE[:4], PEOPLE[:8]


@pytest.fixture
async def house(journal, clock):
    """Its time stands as far from the loop's as it did at first."""
    found = House(journal)
    found.now = time.time()
    yield found
    await found.close_all()


async def test_a_crash_between_post_and_note_tells_nothing_twice_and_loses_nothing(house, monkeypatch):
    """What ended meanwhile does not hide behind the post that is there already."""
    await begun(house, *EIGHT)
    first, second, third, _ = await drawn(house, *EIGHT)
    await house.play(first)
    await house.play(second)

    async def killed(league, numbers):
        if list(numbers):
            raise KeyboardInterrupt

    monkeypatch.setattr(house.leagues, "set_told", killed)
    with pytest.raises(KeyboardInterrupt):
        await house.tell()
    monkeypatch.undo()
    thread = await house.thread()
    before = len(thread.messages)
    assert thread.texts[-1].startswith("**2 tables are over**")
    house.begin()
    await house.play(third)
    await house.tell()
    assert await house.untold() == []
    assert len(thread.messages) == before + 1
    assert thread.texts[-1].startswith("**A table is over**")


async def test_a_crash_amid_several_posts_goes_on_behind_the_last_one(house, monkeypatch):
    people = [Person(10**17 + number, f"P{number}") for number in range(1, 71)]
    await begun(house, *people)
    await house.until(acts.RoundCalled)
    thread = await house.thread()
    send = thread.send

    async def dying(**told):
        if len(thread.messages) == 2:
            raise KeyboardInterrupt
        return await send(**told)

    monkeypatch.setattr(thread, "send", dying)
    with pytest.raises(KeyboardInterrupt):
        await house.tell()
    monkeypatch.undo()
    house.begin()
    await house.tell()
    assert sorted(itertools.chain(*thread.mentioned)) == [person.id for person in people]
    assert await house.untold() == []


async def test_a_post_that_seems_to_fail_is_looked_for(house):
    await begun(house, *FOUR)
    await house.called(*FOUR)
    thread = await house.thread()
    thread.loses = LOST
    with pytest.raises(type(LOST)):
        await house.tell()
    await house.tell()
    assert len(thread.messages) == 2
    assert await house.untold() == []


async def test_what_is_not_stored_is_not_posted_again(house, monkeypatch):
    await begun(house, *FOUR)
    await house.called(*FOUR)
    thread, set_told = await house.thread(), house.leagues.set_told

    async def failing(league, numbers):
        if len(thread.messages) == 2:
            raise NotStored("full")
        await set_told(league, numbers)

    monkeypatch.setattr(house.leagues, "set_told", failing)
    with pytest.raises(NotStored):
        await house.tell()
    monkeypatch.undo()
    await house.tell()
    assert len(thread.messages) == 2
    assert await house.untold() == []


async def test_a_restart_tells_nothing_twice(house, clock):
    await begun(house, *FOUR)
    await drawn(house, *FOUR)
    thread = await house.thread()
    before = len(thread.messages)
    house.open_doors(house.journal)
    house.begin()
    await house.news.wake_all()
    await clock.passes(1, house.news._wakings, step=1)
    await house.tell()
    assert len(thread.messages) == before


async def test_after_a_restore_acts_with_the_same_numbers_are_told_anew(house):
    """Those of the backup that were told after it was made are known again; what people did in the lost time
    was done at other moments."""
    league = await begun(house, *FOUR)
    await house.leagues.stop(GUILD, league, EVE, "lost")
    await house.tell()
    thread = await house.thread()
    last = (await house.rows("SELECT max(number) FROM league_acts"))[0][0]
    await house.rows("DELETE FROM league_acts WHERE number = ?", last)
    await house.rows("UPDATE league_acts SET is_told = 0")
    house.open_doors(house.journal)
    house.begin()
    house.now += 60
    await house.leagues.stop(GUILD, league, EVE, "kept")
    await house.tell()
    assert len(thread.messages) == 3
    assert "lost" in thread.texts[1]
    assert "kept" in thread.texts[2]
    assert await house.untold() == []


async def test_a_thread_that_was_deleted_is_made_anew(house):
    league = await begun(house, *FOUR)
    house.gone.add((await house.row()).news)
    await house.leagues.stop(GUILD, league, EVE, "why")
    await house.tell()
    row = await house.row()
    assert row.news != row.board
    assert house.names[row.news] == "Prairie League: news"
    assert "why" in house.rooms[row.news].texts[0]
    assert await house.untold() == []


async def test_a_thread_that_is_there_already_is_used(house):
    await house.founded(*FOUR)
    await house.show()
    board = (await house.row()).board
    house.open_thread(board, "made just before a crash")
    await house.tell()
    assert len(house.rooms[board].messages) == 1


@pytest.mark.parametrize("error", [FORBIDDEN, LOCKED], ids=["forbidden", "locked"])
async def test_what_the_bot_may_not_post_is_tried_again_in_order_and_given_up_after_a_day_unless_locked(
    house, error, clock, caplog
):
    league = await begun(house, *FOUR)
    thread = await house.thread()
    thread.refuses = error
    await house.leagues.stop(GUILD, league, EVE, "first")
    await house.leagues.go_on(GUILD, league, EVE, "second")
    await house.tell()
    assert await house.untold() == ["SeasonStopped", "SeasonWentOn"]
    assert list(house.news._wakings._timers) == [league]
    thread.refuses = None
    house.news.wake_troubled(GUILD)
    await clock.settled(house.news._wakings)
    assert ["first" in thread.texts[1], "second" in thread.texts[2]] == [True, True]
    thread.refuses = error
    await house.leagues.stop(GUILD, league, EVE, "third")
    clock.ahead += GIVEN_UP_AFTER_S + 60
    await house.tell()
    assert await house.untold() == (["SeasonStopped"] if error is LOCKED else [])
    assert ("given up" in caplog.text) is (error is not LOCKED)


async def test_what_discord_does_not_take_is_given_up_at_once(house, caplog):
    league = await begun(house, *FOUR)
    thread = await house.thread()
    thread.refuses = BAD
    await house.leagues.stop(GUILD, league, EVE, "why")
    await house.tell()
    assert await house.untold() == []
    assert "given up" in caplog.text


async def test_without_its_channel_a_thread_is_tried_again_until_it_is_given_up(house, clock):
    await house.founded(*FOUR)
    await house.show()
    house.gone.add(CHANNEL)
    await house.tell()
    assert "SeasonOpened" in await house.untold()
    clock.ahead += GIVEN_UP_AFTER_S + 60
    await house.tell()
    assert await house.untold() == []


async def test_nothing_is_told_on_a_server_that_the_bot_has_left(house):
    await begun(house, *FOUR)
    await house.called(*FOUR)
    house.is_there = False
    await house.tell()
    assert "RoundCalled" in await house.untold()
    assert not house.news._wakings._timers


async def test_a_league_that_is_deleted_meanwhile_keeps_nothing_waiting(house, monkeypatch):
    await house.founded(*FOUR)

    async def whole(league):
        raise Refused("league-unknown")

    monkeypatch.setattr(house.leagues, "whole", whole)
    await house.tell()
    assert house.news._troubled == {}


async def test_for_what_is_no_news_no_season_is_read(house, monkeypatch):
    league = await begun(house, *FOUR)
    await house.called(*FOUR)
    await house.tell()
    house.now += 13 * 3600
    await house.leagues.come_in(GUILD, league, FOUR[0])
    assert await house.untold() == ["CameIn"]
    monkeypatch.setattr(house.leagues, "whole", None)
    await house.tell()
    assert await house.untold() == []
