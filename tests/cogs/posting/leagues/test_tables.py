"""Tables of leagues on Discord: each is opened once, told what it has left once, and what happens there is
noted."""

import asyncio
import time

import discord
import pytest

from cogs.posting.leagues.opener import A_MINUTE, MOST_ACTIVE
from engine.clock.pace import DAY
from engine.journal import server_rows
from engine.journal.fixture_post_rows import Owed
from engine.leagues import acts
from engine.leagues.season import State
from engine.sessions.seating import Person
from tests.cogs.clockwork import Clock
from tests.cogs.posting.leagues.hall import GONE, TOO_MANY, Hall
from tests.doubles import discord_error
from tests.engine.leagues.office import CHANNEL, EVE, GUILD, PEOPLE

SIX = PEOPLE[:6]
STEPS = ("send", "started", "thread", "opened")
ELSEWHERE = CHANNEL + 1


@pytest.fixture
async def hall(journal, monkeypatch):
    hall = Hall(journal, monkeypatch)
    hall.begin()
    yield hall
    await hall.tables.close()


async def killed(hall):
    """Wait until the bot is killed, start it anew, and wait until nothing is under way."""
    await hall.killed.wait()
    await hall.tables.close()
    hall.begin()
    await hall.tables.wake_all()
    await settled(hall)


async def settled(hall):
    """Wait until nothing is under way."""
    end = time.perf_counter() + 10
    while any(each._tasks for each in hall.wakings):
        assert time.perf_counter() < end, "work goes on for ever"
        await asyncio.sleep(0)


async def drawn(hall, *people, **chosen):
    """A league whose first round is drawn."""
    await hall.founded(*people, **chosen)
    await hall.called(*people)
    await hall.until(acts.Drawn)


async def opened(hall, *people, **chosen):
    """The same, with its tables opened. Returns their sessions."""
    await drawn(hall, *people, **chosen)
    hall.tables.wake(hall.number)
    await settled(hall)
    return [await hall.posted.session(session) for session in hall.woken]


async def test_every_table_has_a_message_that_calls_those_who_play_a_thread_and_a_game_in_its_order(hall):
    sessions = await opened(hall, *SIX)
    tables = await hall.leagues.tables(GUILD, hall.number)
    assert [one.row.session for one in tables] == [each.id for each in sessions]
    assert [one.fixture.is_opened for one in tables] == [True] * 3
    assert [each.thread for each in sessions] == list(hall.channel.messages)
    for number, (session, message) in enumerate(
        zip(sessions, hall.channel.messages.values(), strict=True), 1
    ):
        assert message.mentions == [seat.person for seat in session.seats]
        assert message.text.startswith(f"**Prairie League, season 1, round 1, table {number}**, Duel")
    assert next(iter(hall.made.values())) == "Round 1, table 1, Prairie League, season 1"


@pytest.mark.parametrize("step", [f"{when} {what}" for what in STEPS for when in ("before", "after")])
async def test_a_crash_at_any_step_calls_nobody_twice_and_makes_no_second_thread(hall, step):
    await drawn(hall, *SIX)
    hall.kills = [step]
    hall.tables.wake(hall.number)
    await killed(hall)
    tables = await hall.leagues.tables(GUILD, hall.number)
    threads = [(await hall.posted.session(one.row.session)).thread for one in tables]
    assert threads == list(hall.channel.messages) == list(hall.made)
    assert set(hall.woken) | set(await hall.posted.missing()) == {one.row.session for one in tables}
    assert len(await hall.done(acts.TableOpened)) == 3


async def test_tables_in_one_channel_open_at_their_pace_also_those_of_two_leagues(hall, monkeypatch):
    clock = Clock(monkeypatch)
    hall.tables._opener._pause = 60 / A_MINUTE
    await drawn(hall, *SIX)
    first = hall.number
    await drawn(hall, *SIX, name="Other League")
    for league in (first, hall.number):
        hall.tables.wake(league)
    shown = list[int]()
    for _ in range(6):
        await clock.settled(hall.tables._opener._wakings)
        shown.append(len(hall.channel.messages))
        clock.ahead += 60 / A_MINUTE
    assert shown == [1, 2, 3, 4, 5, 6]
    leagues = ["Other" in text for text in hall.channel.texts]
    assert leagues == [False, True] * 3


async def test_a_deleted_message_is_posted_again(hall):
    await drawn(hall, *SIX)
    (table, *_) = await hall.leagues.to_open(hall.number)
    await hall.leagues.started(table.fixture, 77)
    hall.tables.wake(hall.number)
    await settled(hall)
    assert len(hall.channel.messages) == len(hall.made) == len(hall.woken) == 3


async def test_with_too_many_threads_on_the_server_tables_wait_and_this_is_said_once(hall, monkeypatch):
    clock = Clock(monkeypatch)
    await drawn(hall, *SIX)
    hall.occupied(MOST_ACTIVE)
    hall.tables.wake(hall.number)
    await clock.passes(200, hall.tables._opener._wakings)
    assert len(hall.channel.messages) == 1
    assert hall.channel.texts[0].startswith("This server has almost as many active threads")
    await hall.tables.close()
    hall.begin()
    hall.tables.wake(hall.number)
    await clock.passes(200, hall.tables._opener._wakings)
    assert len(hall.channel.messages) == 1
    hall.occupied(MOST_ACTIVE - 1)
    await clock.passes(60, hall.tables._opener._wakings)
    assert len(hall.made) == 3


async def test_where_discord_takes_no_more_threads_the_table_waits_and_is_called_once(hall, monkeypatch):
    clock = Clock(monkeypatch)
    await drawn(hall, *SIX)
    hall.refuses_threads = discord_error(TOO_MANY)
    hall.tables.wake(hall.number)
    await clock.passes(200, hall.tables._opener._wakings)
    assert [bool(each.mentions) for each in hall.channel.messages.values()] == [True, False]
    hall.refuses_threads = None
    await clock.passes(60, hall.tables._opener._wakings)
    assert len(hall.made) == len(hall.woken) == 3


async def test_what_is_forbidden_is_tried_again_later(hall, monkeypatch):
    clock = Clock(monkeypatch)
    await drawn(hall, *SIX)
    hall.channel.refuses = discord_error(50013, status=403, kind=discord.Forbidden)
    hall.tables.wake(hall.number)
    await clock.settled(hall.tables._opener._wakings)
    hall.channel.refuses = None
    assert not hall.made
    await clock.passes(300, hall.tables._opener._wakings)
    assert len(hall.made) == 3


async def test_if_their_channel_is_deleted_tables_are_where_the_league_is(hall):
    await drawn(hall, *SIX)
    await hall.leagues.set_channels(GUILD, hall.number, CHANNEL, ELSEWHERE)
    hall.place(ELSEWHERE).is_gone = True
    hall.tables.wake(hall.number)
    await settled(hall)
    assert len(hall.channel.messages) == len(hall.woken) == 3
    assert GONE not in hall.steps


async def test_a_server_that_the_bot_has_left_has_its_tables_when_it_is_back(hall):
    await drawn(hall, *SIX)
    hall.is_gone = True
    hall.tables.wake(hall.number)
    await settled(hall)
    assert not hall.channel.messages
    hall.is_gone = False
    hall.tables.wake(hall.number)
    await settled(hall)
    assert len(hall.woken) == 3


async def test_a_table_that_cannot_be_dealt_keeps_no_other_one(hall, monkeypatch, caplog):
    clock = Clock(monkeypatch)
    await drawn(hall, *SIX)
    (first, *_), real = await hall.leagues.to_open(hall.number), hall.leagues.opened

    async def opened(fixture, **told):
        if fixture == first.fixture:
            raise ValueError("a fault of ours")
        return await real(fixture, **told)

    hall.leagues.opened = opened
    hall.tables.wake(hall.number)
    await clock.until(lambda: len(hall.woken) == 2)
    assert len(hall.made) == 3
    assert "a fault of ours" in caplog.text


async def test_a_message_that_discord_does_not_take_keeps_no_table_back_and_is_sent_seldom(hall, monkeypatch):
    clock = Clock(monkeypatch)
    await drawn(hall, *SIX)
    (first, *_), send, tries = await hall.leagues.to_open(hall.number), hall.channel.send, []

    async def sent(*, nonce, **told):
        if nonce == f"table-{first.fixture}":
            tries.append(nonce)
            raise discord_error(50035)
        return await send(nonce=nonce, **told)

    monkeypatch.setattr(hall.channel, "send", sent)
    hall.tables.wake(hall.number)
    await clock.until(lambda: len(hall.woken) == 2)
    await clock.passes(100, hall.tables._opener._wakings, step=10)
    assert len(tries) == 2
    monkeypatch.setattr(hall.channel, "send", send)
    await clock.passes(300, hall.tables._opener._wakings, step=20)
    assert len(hall.woken) == 3


async def test_once_a_table_is_over_its_message_says_so_and_again_after_each_correction(hall):
    session = (await opened(hall, *SIX))[0]
    await hall.answer_all(session)
    hall.tables.changed(session.id)
    await settled(hall)
    starter = session.thread
    assert hall.noted == [hall.number]
    assert "won by **" in hall.channel.messages[starter].text
    assert f"https://discord.com/channels/{GUILD}/{starter}" in hall.channel.messages[starter].text
    act = await hall.leagues.void(GUILD, hall.number, EVE, "Two at one keyboard", 1, 1)
    hall.tables.wake(hall.number)
    await settled(hall)
    assert "does not count" in hall.channel.messages[starter].text
    await hall.leagues.undo(GUILD, hall.number, EVE, "A mistake", act)
    hall.tables.wake(hall.number)
    await settled(hall)
    assert "won by **" in hall.channel.messages[starter].text
    assert hall.channel.edits == [starter] * 3
    hall.begin()
    await hall.tables.wake_all()
    hall.tables.wake(hall.number)
    await settled(hall)
    assert hall.channel.edits == [starter] * 3


@pytest.mark.parametrize("step", ["before edit", "after edit"])
async def test_what_a_table_has_left_is_told_after_a_crash(hall, step):
    session = (await opened(hall, *SIX))[0]
    await hall.answer_all(session)
    hall.kills = [step]
    hall.tables.changed(session.id)
    await killed(hall)
    assert "won by **" in hall.channel.messages[session.thread].text
    assert not await hall.leagues.owed(hall.number, Owed.STARTER)


async def test_a_message_that_is_gone_is_not_told_again(hall):
    session = (await opened(hall, *SIX))[0]
    del hall.channel.messages[session.thread]
    await hall.answer_all(session)
    hall.tables.changed(session.id)
    await settled(hall)
    assert not await hall.leagues.owed(hall.number, Owed.STARTER)


async def test_what_happened_at_tables_while_the_bot_was_down_is_noted_at_its_start(hall):
    session, other, _ = await opened(hall, *SIX)
    await hall.answer_all(session)
    await hall.sessions.leave(other.id, Person(other.seats[0].person, ""))
    assert not await hall.done(acts.TableEnded)
    hall.begin()
    await hall.tables.wake_all()
    await settled(hall)
    assert len(await hall.done(acts.TableEnded)) == 1
    assert len(await hall.done(acts.SeatLost)) == 1
    assert hall.noted == [hall.number] * 2


async def test_a_session_that_is_none_of_a_league_is_not_looked_at(hall, monkeypatch):
    await opened(hall, *SIX)
    hall.tables.changed(12345)
    assert not hall.tables._syncs._tasks


async def test_tables_that_are_not_over_hear_of_the_planned_end_in_their_threads_once(hall):
    sessions = await opened(hall, *SIX, last_games=40)
    await hall.answer_all(sessions[0])
    hall.tables.changed(sessions[0].id)
    await settled(hall)
    await hall.until(acts.EndAnnounced)
    hall.kills = ["after send"]
    hall.tables.wake(hall.number)
    await killed(hall)
    told = [hall.place(each.thread).texts for each in sessions]
    assert [len(each) for each in told] == [0, 1, 1]
    assert "overtime begins <t:" in told[1][0]
    assert (await hall.leagues.overview(GUILD, hall.number)).state is State.PLAYING
    assert not await hall.leagues.owed(hall.number, Owed.NOTICE)


async def test_a_locked_thread_hears_of_the_planned_end_once_it_is_unlocked(hall, monkeypatch):
    (one,) = await opened(hall, *SIX[:2], last_games=40)
    await hall.until(acts.EndAnnounced)
    hall.place(one.thread).refuses = discord_error(160005)
    clock = Clock(monkeypatch)
    hall.tables.wake(hall.number)
    told = hall.tables._told[list(Owed).index(Owed.NOTICE)]._wakings
    await clock.settled(hall.tables._looks)
    await clock.settled(told)
    hall.place(one.thread).refuses = None
    assert await hall.leagues.owed(hall.number, Owed.NOTICE)
    await clock.passes(300, told)
    assert len(hall.place(one.thread).texts) == 1
    assert not await hall.leagues.owed(hall.number, Owed.NOTICE)


async def test_a_board_says_which_table_it_is_and_when_the_season_ends(hall):
    session = (await opened(hall, *SIX))[1]
    table = await hall.leagues.table_of(session.id)
    assert (table.name, table.season, table.division, table.round, table.table) == (
        *("Prairie League", 1, None, 1, 2),
    )
    assert table.planned_end == (await hall.leagues.overview(GUILD, hall.number)).planned_end
    assert table.planned_end - hall.now > 14 * DAY
    assert await hall.leagues.table_of(12345) is None


async def test_where_everything_is_to_be_deleted_no_table_opens_before_that_is_taken_back(hall, monkeypatch):
    clock = Clock(monkeypatch)
    await drawn(hall, *SIX)
    await hall.journal.write(lambda db: server_rows.save_erase_at(db, GUILD, hall.now + DAY))
    hall.tables.wake(hall.number)
    await clock.settled(hall.tables._opener._wakings)
    assert not hall.channel.messages
    await hall.journal.write(lambda db: server_rows.save_erase_at(db, GUILD, None))
    hall.begin()
    hall.tables.wake(hall.number)
    await clock.settled(hall.tables._opener._wakings)
    assert len(hall.woken) == 3


async def test_a_table_that_is_voided_while_it_is_opened_gets_no_game_and_its_message_says_so(hall):
    await drawn(hall, *SIX)
    real = hall.leagues.opened

    async def opened(fixture, **told):
        if len(hall.made) == 2:
            await hall.leagues.void(GUILD, hall.number, EVE, "Drawn by mistake", 1, 2)
        return await real(fixture, **told)

    hall.leagues.opened = opened
    hall.tables.wake(hall.number)
    await settled(hall)
    assert len(hall.woken) == 2
    assert len(hall.made) == 3
    hall.tables.wake(hall.number)
    await settled(hall)
    assert "does not count" in hall.channel.texts[1]


async def test_a_season_that_stands_still_opens_no_tables(hall):
    await drawn(hall, *SIX)
    await hall.leagues.stop(GUILD, hall.number, EVE, "A convention")
    hall.tables.wake(hall.number)
    await settled(hall)
    assert not hall.channel.messages
    await hall.leagues.go_on(GUILD, hall.number, EVE, "Over")
    hall.tables.wake(hall.number)
    await settled(hall)
    assert len(hall.woken) == 3


async def test_a_table_that_goes_on_again_is_looked_at_again(hall):
    session = (await opened(hall, *SIX))[0]
    act = await hall.leagues.void(GUILD, hall.number, EVE, "Two at one keyboard", 1, 1)
    hall.tables.changed(session.id)
    await settled(hall)
    assert session.id not in hall.tables._unfinished
    await hall.leagues.undo(GUILD, hall.number, EVE, "A mistake", act)
    hall.tables.wake(hall.number)
    await settled(hall)
    await hall.answer_all(session)
    hall.tables.changed(session.id)
    await settled(hall)
    assert len(await hall.done(acts.TableEnded)) == 1
