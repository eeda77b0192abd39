"""Running matches: answers are stored or refused, whatever fails, whoever is cancelled, however many act."""

import asyncio
import gc
import logging

import pytest

from engine.errors import IllegalAnswer, NotAsked, Refused, ReplayMismatch, StaleDecision
from engine.journal import standing_rows, story_rows
from engine.play.chance import Chance
from engine.play.table import Seat
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, GUILD, TABLES, play_on, started, whole
from tests.engine.toy import Said

FAULTS = ("before", "after")


class Broken(Exception):
    """The disk's."""


def break_next_write(journal, monkeypatch, when):
    """The next write fails, before or after it is on the disk."""
    real = journal.write

    async def broken(job):
        monkeypatch.setattr(journal, "write", real)
        if when == "after":
            await real(job)
        raise Broken

    monkeypatch.setattr(journal, "write", broken)


async def test_two_people_at_once_answer_one_question_and_one_wins(sessions):
    """Seats change hands only by leaving, so the second is who is not asked."""
    session = await started(sessions, BEN)
    asked = await sessions.asked(session.id, ANNA.id)
    found = await asyncio.gather(
        *(sessions.submit(session.id, person, "3", ticket=asked.ticket) for person in (ANNA, BEN)),
        return_exceptions=True,
    )
    assert [type(one).__name__ for one in found] == ["Step", "StaleDecision"]


async def test_the_second_half_of_a_double_click_is_stale(sessions):
    session = await started(sessions, ANNA_AGAIN := BEN)
    asked = await sessions.asked(session.id, ANNA.id)
    found = await asyncio.gather(
        *(sessions.submit(session.id, ANNA, "3", ticket=asked.ticket) for _ in range(10)),
        return_exceptions=True,
    )
    assert [type(one).__name__ for one in found] == ["Step", *["StaleDecision"] * 9]
    assert (await sessions.asked(session.id, ANNA_AGAIN.id)).ticket == "1.2"


async def test_sealed_answers_of_all_at_once_count_at_the_first_try(sessions):
    session = await started(sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await sessions.submit(session.id, person, "1")
    ticket = (await sessions.asked(session.id, ANNA.id)).ticket
    await asyncio.gather(*(sessions.submit(session.id, p, "y", ticket=ticket) for p in (CLEO, ANNA, BEN)))
    assert (await sessions.position(session.id, None)).view.log[-3:] == ("y", "y", "y")


async def test_what_is_refused_changes_nothing(sessions):
    session = await started(sessions, BEN, CLEO)
    before = await whole(sessions, session)
    for act, kind in (
        (sessions.submit(session.id, ANNA, "99"), IllegalAnswer),
        (sessions.submit(session.id, ANNA, "³"), IllegalAnswer),
        (sessions.submit(session.id, ANNA, ""), IllegalAnswer),
        (sessions.submit(session.id, ANNA, "3", ticket="1.2"), StaleDecision),
        (sessions.submit(session.id, ANNA, "3", ticket=""), StaleDecision),
        (sessions.submit(session.id, ANNA, "3", decision="letter"), NotAsked),
        (sessions.submit(session.id, BEN, "3"), NotAsked),
        (sessions.submit(session.id, DIRK, "3"), Refused),
    ):
        with pytest.raises(kind):
            await act
        assert await whole(sessions, session) == before


async def test_a_spectator_sees_what_the_public_sees(sessions):
    session = await started(sessions, BEN)
    assert (await sessions.position(session.id, DIRK.id)).seat is None
    public, spectator = [await sessions.position(session.id, who) for who in (None, DIRK.id)]
    assert public == spectator


async def test_the_story_is_told_to_each_seat_and_to_the_public(sessions):
    session = await started(sessions, BEN)
    await sessions.submit(session.id, ANNA, "3")
    await sessions.submit(session.id, BEN, "4")
    secrets = [Said("a secret of seat 0"), Said("a secret of seat 1")]
    public = [told.event for told in await sessions.story(session)]
    assert len(public) == 2
    assert not set(public) & set(secrets)
    for seat in (0, 1):
        told = [told.event for told in await sessions.story(session, seat=seat)]
        assert [event for event in told if event in secrets] == [secrets[seat]]
        assert [event for event in told if event not in secrets] == public
    assert [told.event for told in await sessions.story(session, first=3)] == public[1:]
    assert [told.event for told in await sessions.story(session, last=2)] == public[:1]


@pytest.mark.parametrize("when", FAULTS)
@pytest.mark.parametrize("text", ["3", "99"])
async def test_after_a_failed_write_the_session_goes_on_from_what_is_stored(
    sessions, journal, monkeypatch, when, text
):
    session = await started(sessions, BEN)
    before = await whole(sessions, session)
    break_next_write(journal, monkeypatch, when)
    with pytest.raises(Broken if text == "3" else IllegalAnswer):
        await sessions.submit(session.id, ANNA, text)
    monkeypatch.undo()
    after = await whole(sessions, session)
    assert after == await whole(Sessions(journal, TABLES), session)
    assert (after == before) == (when == "before" or text == "99")
    asked = BEN if when == "after" and text == "3" else ANNA
    await sessions.submit(session.id, asked, "5")


@pytest.mark.parametrize("when", FAULTS)
async def test_after_a_failed_leave_the_session_goes_on_from_what_is_stored(
    sessions, journal, monkeypatch, when
):
    session = await started(sessions, BEN, CLEO)
    await sessions.position(session.id, None)
    stored = journal.write
    calls = []

    async def broken(job):
        calls.append(job)
        if len(calls) != 2:
            return await stored(job)
        if when == "after":
            await stored(job)
        raise Broken

    monkeypatch.setattr(journal, "write", broken)
    with pytest.raises(Broken):
        await sessions.leave(session.id, ANNA)
    monkeypatch.undo()
    fresh = Sessions(journal, TABLES)
    assert await whole(sessions, session) == await whole(fresh, session)
    seat = (await sessions.position(session.id, None)).session.seats[0]
    assert seat.is_robot == (when == "after")
    await sessions.submit(session.id, BEN if seat.is_robot else ANNA, "5")


async def test_a_bug_in_the_rules_after_an_answer_leaves_the_match_as_it_is_stored(journal, monkeypatch):
    sessions = Sessions(journal, TABLES)
    session = await started(sessions, BEN)
    before = await whole(sessions, session)

    def bug(*whatever):
        raise ZeroDivisionError

    monkeypatch.setattr(Chance, "roll", bug)
    with pytest.raises(ZeroDivisionError):
        await sessions.submit(session.id, ANNA, "3")
    monkeypatch.undo()
    assert await whole(sessions, session) == before
    await sessions.submit(session.id, ANNA, "3")


@pytest.mark.usefixtures("no_caps")
async def test_a_submit_cancelled_at_any_moment_is_wholly_in_or_wholly_out(sessions, journal):
    kept = set()
    for moment in range(40):
        session = await started(sessions, BEN)
        acting = asyncio.create_task(sessions.submit(session.id, ANNA, "3"))
        for _ in range(moment):  # on the last rounds the disk has time to be done
            await asyncio.sleep(0 if moment < 35 else 0.002)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        log = (await sessions.position(session.id, None)).view.log
        kept.add(log)
        assert await whole(sessions, session) == await whole(Sessions(journal, TABLES), session)
        await sessions.submit(session.id, BEN if len(log) == 2 else ANNA, "4")
    assert kept == {(2,), (2, 3)}


async def test_memory_holds_so_many_matches_at_most_and_all_sessions_play_on(journal):
    sessions = Sessions(journal, TABLES, capacity=2)
    tables = [await started(sessions, BEN) for _ in range(6)]
    for person in (ANNA, BEN):
        await asyncio.gather(*(sessions.submit(table.id, person, "3") for table in tables))
        assert len(sessions._matches._live) <= 2
    for table in tables:
        assert (await sessions.position(table.id, None)).view.log == (2, 3, 3)


async def test_a_position_is_whole_even_if_its_match_is_pushed_out_meanwhile(journal):
    sessions = Sessions(journal, TABLES, capacity=1)
    tables = [await started(sessions, BEN) for _ in range(4)]
    for _ in range(20):
        positions = await asyncio.gather(*(sessions.position(table.id, None) for table in tables))
        assert [position.waiting_for for position in positions] == [(0,)] * 4
        assert all(position.decisions and position.view.asked for position in positions)


async def test_an_idle_session_holds_no_lock(sessions):
    session = await started(sessions, BEN)
    await asyncio.gather(*(sessions.position(session.id, None) for _ in range(5)))
    gc.collect()
    assert len(sessions._matches._locks) == 0


async def test_what_a_position_tells_fits_its_view_also_while_others_play(sessions):
    """After n numbers the story has 2n rows, so each position can be checked by itself."""
    session = await started(sessions, BEN, CLEO, DIRK)
    seen = []

    async def watch():
        for _ in range(60):
            position = await sessions.position(session.id, None)
            seen.append(position)
            await asyncio.sleep(0)

    async def play():
        for person in (ANNA, BEN, CLEO, DIRK):
            await sessions.submit(session.id, person, "3")

    await asyncio.gather(watch(), play(), watch())
    assert {len(position.view.log) for position in seen} >= {1, 5}
    assert all(position.told == 2 * (len(position.view.log) - 1) for position in seen)


async def test_drafts_outlive_a_restart_belong_to_their_question_and_go_with_its_answer(sessions, journal):
    session = await started(sessions, BEN)
    asked = await sessions.asked(session.id, ANNA.id)
    assert await sessions.draft(asked) is None
    await sessions.save_draft(asked, "half")
    await sessions.save_draft(asked, "more")
    again = Sessions(journal, TABLES)
    assert await again.draft(await again.asked(session.id, ANNA.id)) == "more"
    await sessions.submit(session.id, ANNA, "3")
    assert await sessions.draft(asked) is None
    await sessions.save_draft(asked, "late")
    await sessions.submit(session.id, BEN, "3")
    later = await sessions.asked(session.id, ANNA.id)
    assert later.ticket != asked.ticket
    assert await sessions.draft(later) is None


TAMPERINGS = {
    "another legal answer": "UPDATE answers SET answer = '4'",
    "an illegal answer": "UPDATE answers SET answer = '99'",
    "no JSON": "UPDATE answers SET answer = 'x'",
    "another digest": "UPDATE answers SET digest = replace(digest, ':', ':x')",
    "another seat": "UPDATE answers SET seat = 1 WHERE number = 1",
    "a missing answer": "DELETE FROM answers WHERE number = 1",
    "a state that is none": 'UPDATE checkpoints SET state = \'{"rounds": "x"}\'',
    "another state": 'UPDATE checkpoints SET state = \'{"rounds":0,"log":[3]}\'',
}


@pytest.mark.parametrize("tampering", TAMPERINGS)
async def test_a_record_that_does_not_replay_is_a_mismatch_and_is_left_alone(sessions, journal, tampering):
    session = await started(sessions, BEN)
    await sessions.submit(session.id, ANNA, "3")
    await sessions.submit(session.id, BEN, "3")
    await journal.write(lambda db: db.execute(TAMPERINGS[tampering]))
    before = await journal.read(lambda db: list(db.iterdump()))
    fresh = Sessions(journal, TABLES)
    for act in (
        lambda: fresh.position(session.id, None),
        lambda: fresh.submit(session.id, ANNA, "x"),
        lambda: fresh.leave(session.id, ANNA),
    ):
        with pytest.raises(ReplayMismatch):
            await act()
    await journal.write(lambda db: standing_rows.save_frozen(db, session.id, None))  # that is all it noted
    assert await journal.read(lambda db: list(db.iterdump())) == before


async def test_what_does_not_fit_the_stored_answers_is_refused_by_the_file(sessions, journal):
    """Two programs that answer the same question cannot both be stored."""
    session = await started(sessions, BEN)
    other = Sessions(journal, TABLES)
    await other.position(session.id, None)
    await sessions.submit(session.id, ANNA, "3")
    with pytest.raises(Exception, match="UNIQUE"):
        await other.submit(session.id, ANNA, "5")
    assert (await other.position(session.id, None)).view.log == (2, 3)


async def test_nothing_that_is_printed_shows_the_seed(sessions, journal, caplog):
    caplog.set_level(logging.DEBUG)
    session = await started(sessions, BEN)
    seed = session.seed
    assert len(seed) == 32
    step = await sessions.submit(session.id, ANNA, "3")
    position = await sessions.position(session.id, ANNA.id)
    asked = await sessions.asked(session.id, BEN.id)
    for thing in (session, step, position, asked, sessions, await sessions.in_guild(GUILD)):
        assert seed not in repr(thing)
    await journal.write(lambda db: db.execute("UPDATE answers SET answer = '99'"))
    with pytest.raises(ReplayMismatch) as mismatch:
        await Sessions(journal, TABLES).position(session.id, None)
    assert seed not in str(mismatch.value)
    assert seed not in caplog.text


@pytest.mark.usefixtures("no_caps")
@pytest.mark.dear
async def test_thirty_two_sessions_answer_at_once_and_no_answer_is_lost(sessions, journal):
    tables = [
        await started(sessions, BEN, CLEO, game=("toy", "market", "boomtown")[n % 3]) for n in range(32)
    ]
    heard = []
    await asyncio.gather(
        *(
            play_on(
                sessions,
                table,
                Chance("all at once", table.id),
                heard=lambda ticket, seat, text, id=table.id: heard.append((id, ticket, seat)),
                most=20,
            )
            for table in tables
        )
    )
    stored = await journal.read(lambda db: db.execute("SELECT session, ticket, seat FROM answers").fetchall())
    assert set(heard) == set(stored)
    assert len(heard) > 300
    fresh = Sessions(journal, TABLES)
    for table in tables:
        assert await whole(fresh, table) == await whole(sessions, table)


@pytest.mark.parametrize(("game", "answers"), [("boomtown", 60), ("market", 12)])
async def test_a_game_is_the_same_when_every_answer_meets_a_restart(journal, game, answers):
    sessions = Sessions(journal, TABLES)
    session = await started(sessions, BEN, CLEO, game=game)
    chance = Chance("restarts")
    for _ in range(answers):
        await play_on(sessions, session, chance, heard=lambda *answer: None, most=1)
        fresh = Sessions(journal, TABLES)
        assert await whole(fresh, session) == await whole(sessions, session)
        sessions = fresh


async def test_what_is_known_without_the_disk_is_what_is_stored(sessions, journal):
    """Of a match in memory: how far its story has come, and who sits where, after every kind of act."""
    session, chance = await started(sessions, BEN, CLEO, robots=1), Chance("at hand")

    async def is_known() -> None:
        position = await sessions.position(session.id, None)
        assert position.told == await journal.read(lambda db: story_rows.last_told(db, session.id)) > 0
        at_hand = await sessions.at_hand(session.id, guild=GUILD)
        assert at_hand == await sessions.find(session.id, guild=GUILD) == position.session

    await sessions.submit(session.id, ANNA, "3")
    await is_known()
    await sessions.leave(session.id, CLEO)
    await is_known()
    await play_on(sessions, session, chance, heard=lambda *answer: None, most=5)
    await is_known()
    sessions = Sessions(journal, TABLES)
    await is_known()
    await play_on(sessions, session, chance, heard=lambda *answer: None)
    await is_known()


async def test_news_is_what_was_told_since_a_seat_last_acted_as_it_may_read_it(sessions):
    session = await started(sessions, BEN, CLEO)
    assert await sessions.since_acting(session, Seat(0)) == ([], False)
    for person in (ANNA, BEN):
        await sessions.submit(session.id, person, "3")
    story = [await sessions.story(session, seat=Seat(seat)) for seat in range(3)]
    assert await sessions.since_acting(session, Seat(0)) == (story[0], True), "with what came of its own act"
    assert await sessions.since_acting(session, Seat(1)) == (story[1][1:], True)
    assert await sessions.since_acting(session, Seat(2)) == (story[2], False)
