"""A round that begins again: also where a mended rule has left a game that no longer replays."""

import dataclasses

import pytest

from engine.errors import Refused, ReplayMismatch
from engine.games import GAMES
from engine.journal import copies, match_rows, session_rows
from engine.journal.records import By
from engine.journal.replay import rebuilt
from engine.play.chance import Chance
from engine.play.tickets import epoch_of
from engine.sessions.posted import Posted
from engine.sessions.session_events import RobotSatDown, RoundRestarted
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, play_on, ranking, started, turns
from tests.engine.toy import Said, game_of


async def mended(table):
    """The turns of the toy under another rule, without a revision of its own: old answers lead elsewhere."""
    table.tell(Said("mended"))
    await turns(table)


MENDED = {**TABLES, "toy": dataclasses.replace(game_of(mended, rounds=3), ranking=ranking)}


@pytest.fixture
async def frozen(journal, sessions):
    """A game in its second round, and the sessions of a bot whose rules were changed without care."""
    session = await started(sessions, BEN)
    for person, text in ((ANNA, "3"), (BEN, "4"), (ANNA, "x"), (BEN, "y"), (ANNA, "5"), (BEN, "6")):
        await sessions.submit(session.id, person, text)
    later = Sessions(journal, MENDED)
    with pytest.raises(ReplayMismatch):
        await later.position(session.id, None)
    return session, later


async def stories(sessions, session):
    return [one.event for one in await sessions.story(session)]


async def test_a_frozen_game_goes_on_from_the_beginning_of_its_round(frozen, journal):
    session, sessions = frozen
    restarted = await sessions.restart_round(session.id, by=By.ORGANISER)
    assert (restarted.epoch, restarted.attempt, restarted.status) == (1, 1, "playing")
    assert copies.verify(journal.path, MENDED).frozen == {}
    asked = await sessions.asked(session.id, ANNA.id)
    assert (asked.ticket, asked.decision.name) == ("2.1001", "number")
    await play_on(sessions, session, Chance("on"), heard=lambda *_: None)
    assert (await sessions.position(session.id, None)).ranking is not None


async def test_the_table_is_told_and_reads_no_more_of_what_was_taken_back(frozen):
    session, sessions = frozen
    before = await stories(Sessions(sessions._journal, TABLES), session)
    await sessions.restart_round(session.id, by=By.ORGANISER)
    after = await stories(sessions, session)
    began = next(n for n, event in enumerate(before) if "seat 0 says 5" in str(event))
    assert after[:began] == before[:began]
    assert after[began:] == [RoundRestarted(2), Said("mended")]


async def test_what_was_taken_back_stays_stored_and_says_since_when(frozen, journal):
    session, sessions = frozen

    def rows(db):
        return db.execute("SELECT number, ticket, undone FROM answers ORDER BY number").fetchall()

    await sessions.restart_round(session.id, by=By.ORGANISER)
    await sessions.submit(session.id, ANNA, "7")
    found = await journal.read(rows)
    assert [undone for *_, undone in found] == [None] * 4 + [1, 1, None]
    assert found[-1][:2] == (7, "2.1001")


async def test_the_restarted_round_and_those_after_it_have_new_luck(sessions, journal):
    session = await started(sessions, BEN)
    await sessions.restart_round(session.id, by=By.ORGANISER)
    await play_on(sessions, session, Chance("on"), heard=lambda *_: None, most=6)
    found = await journal.read(
        lambda db: db.execute("SELECT round, attempt FROM checkpoints ORDER BY 1, 2").fetchall()
    )
    assert found == [(1, 0), (1, 1), (2, 1)]


async def test_an_old_button_is_refused_by_its_ticket(sessions):
    session = await started(sessions, BEN)
    old = (await sessions.asked(session.id, ANNA.id)).ticket
    await sessions.restart_round(session.id, by=By.ORGANISER)
    assert epoch_of((await sessions.asked(session.id, ANNA.id)).ticket) == 1
    with pytest.raises(Exception, match="stale"):
        await sessions.submit(session.id, ANNA, "3", ticket=old)


async def test_who_came_and_went_in_the_round_stays_told(sessions):
    session = await started(sessions, BEN, CLEO)
    await sessions.submit(session.id, ANNA, "3")
    await sessions.leave(session.id, CLEO)
    restarted = await sessions.restart_round(session.id, by=By.ORGANISER)
    assert [type(event) for event in await stories(sessions, session)] == [RobotSatDown, RoundRestarted]
    assert restarted.seats[2].is_robot


@pytest.mark.parametrize(("first", "attempts"), [(30, {0, 1, 2}), (2, {1, 2})])
async def test_a_round_may_begin_again_twice_and_the_whole_game_replays(journal, first, attempts):
    sessions = Sessions(journal, GAMES)
    session = await started(sessions, BEN, CLEO, game="boomtown")
    for most in (first, 30):
        await play_on(sessions, session, Chance("on"), heard=lambda *_: None, most=most)
        await sessions.restart_round(session.id, by=By.ORGANISER)
    await play_on(sessions, session, Chance("off"), heard=lambda *_: None, most=30)
    position = await sessions.position(session.id, None)

    def stored(db):
        found = session_rows.session(db, session.id)
        return found, match_rows.record(db, session.id, from_start=True)

    found, record = await journal.read(stored)
    assert set(record.attempts.values()) == attempts
    again = rebuilt(GAMES["boomtown"], found, found.seed, record)
    assert (again.ticket, again.view(None)) == (position.ticket, position.view)
    again.close()


async def test_robots_answer_at_once_in_the_restarted_round(sessions):
    session = await started(sessions, robots=1)
    await sessions.submit(session.id, ANNA, "3")
    restarted = await sessions.restart_round(session.id, by=By.ORGANISER)
    assert [call.seat for call in restarted.calls] == [0]


async def test_the_board_tells_it_as_it_tells_every_step(sessions, journal):
    session, posted = await started(sessions, BEN), Posted(journal)
    await sessions.submit(session.id, ANNA, "3")
    await posted.set_board(session.id, thread=session.thread, message=1, board_from=1, due=[BEN.id], posted=3)
    assert session.id not in await posted.missing()
    await sessions.restart_round(session.id, by=By.ORGANISER)
    assert session.id in await posted.missing()
    assert (await posted.board(session.id)).since.of(0) == 0, "an act that was taken back is none"


@pytest.mark.parametrize("status", ["open", "over"])
async def test_without_a_round_that_is_on_nothing_begins_again(sessions, journal, status):
    session = await started(sessions, BEN)
    await journal.write(lambda db: db.execute("UPDATE sessions SET status = ?", (status,)).rowcount)
    before = await journal.read(lambda db: list(db.iterdump()))
    with pytest.raises(Refused):
        await sessions.restart_round(session.id, by=By.ORGANISER)
    assert await journal.read(lambda db: list(db.iterdump())) == before


async def test_a_failure_half_way_leaves_the_game_as_it_was(sessions, journal, monkeypatch):
    session = await started(sessions, BEN)
    await sessions.submit(session.id, ANNA, "3")
    before = await journal.read(lambda db: list(db.iterdump()))
    with monkeypatch.context() as patch:
        patch.setattr(match_rows, "raise_epoch", lambda *_, **__: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await sessions.restart_round(session.id, by=By.ORGANISER)
    assert await journal.read(lambda db: list(db.iterdump())) == before
    await sessions.submit(session.id, BEN, "4")
