"""The inbox: what waits for somebody on all servers, in which order, and nothing that others have said."""

from dataclasses import replace

import pytest

from engine.clock.pace import PaceName
from engine.errors import Refused
from engine.journal import private_note_rows
from engine.journal.records import SessionId
from engine.sessions.inbox import Inbox
from engine.sessions.sessions import Sessions
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import ANNA, AUCTION, BEN, CLEO, DIRK, GUILD, TABLES, started

ELSEWHERE = GUILD + 1


async def listed(sessions, person):
    return [entry.session.id for entry in await Inbox(sessions.workings).of(person.id)]


async def test_whoever_plays_nothing_has_an_empty_inbox(sessions):
    await started(sessions, BEN)
    over = await started(sessions, CLEO)
    await sessions.leave(over.id, CLEO)
    assert await listed(sessions, CLEO) == []
    assert await listed(sessions, DIRK) == []


async def test_games_of_all_servers_are_listed_and_those_that_wait_come_first(sessions):
    waits_for_anna = await started(sessions, BEN)
    elsewhere = await started(sessions, BEN, guild=ELSEWHERE)
    await sessions.submit(waits_for_anna.id, ANNA, "3")
    assert await listed(sessions, ANNA) == [elsewhere.id, waits_for_anna.id]
    assert await listed(sessions, BEN) == [waits_for_anna.id, elsewhere.id]
    (first, second) = await Inbox(sessions.workings).of(ANNA.id)
    assert first.call.decision == "number"
    assert second.call is None


async def test_the_nearest_deadline_comes_first_then_what_waits_longest_without_one(journal):
    clockwork = Clockwork(journal)
    made = {}
    for pace in (PaceName.NONE, PaceName.RELAXED, PaceName.BRISK, PaceName.NONE):
        session = await clockwork.started(BEN, pace=pace)
        await clockwork.post(session)
        made.setdefault(pace, []).append(session.id)
        clockwork.at += 60
    no_clock = made[PaceName.NONE]
    expected = [*made[PaceName.BRISK], *made[PaceName.RELAXED], *no_clock]
    assert await listed(clockwork.sessions, ANNA) == expected


async def test_what_sleeps_or_pauses_waits_for_nobody(sessions, journal):
    session = await started(sessions, BEN)
    for still in ("asleep_since = 9, paused_until = NULL", "asleep_since = NULL, paused_until = 9"):
        await journal.write(lambda db, still=still: db.execute(f"UPDATE sessions SET {still}"))  # noqa: S608
        (entry,) = await Inbox(sessions.workings).of(ANNA.id)
        assert (entry.session.id, entry.call) == (session.id, None)


async def test_a_note_is_read_by_its_writer_alone(sessions, journal):
    session = await started(sessions, BEN)
    await journal.write(lambda db: private_note_rows.save_note(db, session.id, ANNA.id, "the mine", 1.0))
    notes = [[entry.note for entry in await Inbox(sessions.workings).of(one.id)] for one in (ANNA, BEN)]
    assert notes == [["the mine"], [""]]


async def test_what_somebody_has_said_ahead_shows_in_their_own_inbox_alone(journal):
    sessions = Sessions(journal, {**TABLES, "toy": AUCTION}, now=lambda: 1_000.0)
    with_order, without = [await started(sessions, BEN, CLEO) for _ in range(2)]
    await sessions.submit(with_order.id, BEN, "5", ticket="1=number")

    async def seen(person, session):
        (entry,) = [one for one in await Inbox(sessions.workings).of(person.id) if one.session == session]
        calls = tuple(replace(call, opened=0.0) for call in entry.session.calls)
        return replace(entry, session=replace(entry.session, id=SessionId(0), thread=0, seed="", calls=calls))

    pair = [await sessions.find(one.id, guild=GUILD) for one in (with_order, without)]
    assert [(await seen(BEN, one)).has_said_ahead for one in pair] == [True, False]
    for other in (ANNA, CLEO):
        twins = [await seen(other, one) for one in pair]
        assert twins[0] == twins[1]


@pytest.mark.parametrize("guild", [None, ELSEWHERE])
async def test_only_whoever_sits_in_a_game_finds_it_from_elsewhere(sessions, guild):
    session = await started(sessions, BEN)
    for find in (sessions.find, sessions.at_hand):
        assert (await find(session.id, guild=guild, person=BEN.id)).id == session.id
        refusals = []
        for number, person in ((session.id, CLEO), (SessionId(999), CLEO), (session.id, None)):
            with pytest.raises(Refused) as refusal:
                await find(number, guild=guild, person=None if person is None else person.id)
            refusals.append((refusal.value.reason, refusal.value.values))
        assert refusals == [("no-such-game", {})] * 3
    await sessions.leave(session.id, BEN)
    with pytest.raises(Refused, match="no-such-game"):
        await sessions.find(session.id, guild=guild, person=BEN.id)


async def test_what_is_refused_is_looked_up_on_the_disk_as_if_it_did_not_exist(
    sessions, journal, monkeypatch
):
    session = await started(sessions, BEN)
    await sessions.position(session.id, None)
    read, asked = journal.read, []

    async def counted(job):
        asked.append(job)
        return await read(job)

    monkeypatch.setattr(journal, "read", counted)
    for number in (session.id, SessionId(999)):
        with pytest.raises(Refused):
            await sessions.at_hand(number, guild=ELSEWHERE, person=CLEO.id)
    assert len(asked) == 2
