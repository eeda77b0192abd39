"""Clocks on boards as Discord gets them: as they are stored, and with the mentions of those who are there."""

from dataclasses import dataclass

import pytest

from cogs.posting.frame_ids import FrameKind
from engine.clock.pace import DAY, HOUR
from engine.journal import story_rows
from engine.journal.records import By
from engine.play.table import Seat, Told
from engine.sessions.session_events import CameBack, WentAway
from engine.sessions.time_acts import Returned
from tests.cogs.posting.evening import Evening, message_of
from tests.engine.table_talk import ANNA, BEN, CLEO, started

NOON = 1_764_590_400.0
"""Noon in UTC, on 1 December 2025."""


@dataclass(frozen=True)
class Said:
    """An act that tells one event, and changes who is away."""

    event: object
    change: str
    values: tuple = ()
    by: By = By.PERSON
    is_heard = True

    def seats(self, session):
        return session.seats

    def submit_answers(self, match):
        return []

    def store(self, db, session, at):
        db.execute(self.change, self.values)
        story_rows.tell(db, session.id, [Told(self.event)], at)


@pytest.fixture
def clock():
    return [NOON]


@pytest.fixture
async def evening(journal, clock):
    return Evening(journal, now=lambda: clock[0])


async def do(evening, session, act):
    live = await evening.sessions._matches.load(session.id)
    await evening.sessions.workings.steps.carry_out(live, act)
    await evening.publish(session)


async def go_away(evening, session, person, until):
    insert = "INSERT INTO absences (person, since, until, mode) VALUES (?, ?, ?, 'wait')"
    event = WentAway(session.seat_of(person.id), until)
    await do(evening, session, Said(event, insert, (person.id, NOON, until)))


async def come_back(evening, session, person):
    end = "UPDATE absences SET is_over = 1 WHERE person = ?"
    await do(evening, session, Said(CameBack(session.seat_of(person.id)), end, (person.id,)))


def at(moment, style="f"):
    return f"<t:{int(moment)}:{style}>"


async def test_the_deadline_that_a_board_shows_is_the_one_that_is_stored(evening, clock):
    session = await started(evening.sessions, BEN)
    clock[0] += 7 * HOUR
    await evening.publish(session)
    (call,) = (await evening.posted.session(session.id)).calls
    assert call.clock.soft == NOON + 31 * HOUR
    soft, due = call.clock.soft, call.clock.due
    line = f"-# until {at(soft)}, {at(soft, 'R')}; on reserve until {at(due)}\n"
    assert line in evening.thread.posts[-1].text


async def test_a_board_that_is_edited_shows_the_clock_as_it_is_then_and_starts_none_anew(evening, clock):
    session = await started(evening.sessions, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        await evening.sessions.submit(session.id, person, "3")
    await evening.publish(session)
    (first, *_) = (await evening.posted.session(session.id)).calls
    clock[0] = first.clock.soft + HOUR
    await evening.answer(session, BEN, "x")
    assert f"-# on reserve until {at(first.clock.due)}" in evening.thread.edits[-1].text
    assert (await evening.posted.session(session.id)).calls[0].clock == first.clock


async def test_whoever_goes_away_is_mentioned_no_more_and_called_when_they_are_back(evening, clock):
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    await go_away(evening, session, ANNA, NOON + 20 * DAY)
    (edit,) = evening.thread.edits
    assert f"<@{ANNA.id}>" not in edit.text
    assert f"-# away until {at(NOON + 20 * DAY, 'D')}; the table waits until {at(NOON + 7 * DAY, 'D')}" in (
        edit.text
    )
    assert (await evening.posted.session(session.id)).board_due == ()
    clock[0] += DAY
    await come_back(evening, session, ANNA)
    assert [post.mentions for post in evening.thread.posts] == [[ANNA.id], [ANNA.id]]
    assert "Anna is back." in evening.thread.posts[-1].text


async def test_whoever_is_away_when_they_are_asked_is_not_called(evening):
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    await go_away(evening, session, BEN, NOON + 3 * DAY)
    await evening.answer(session, ANNA, "3")
    assert [post.mentions for post in evening.thread.posts] == [[ANNA.id]]
    assert f"<@{BEN.id}>" not in evening.thread.edits[-1].text
    assert f"-# away until {at(NOON + 3 * DAY, 'D')}" in evening.thread.edits[-1].text


async def test_a_call_to_whoever_is_back_that_was_posted_just_before_a_crash_is_not_repeated(evening, clock):
    session = await started(evening.sessions, BEN, CLEO)
    await evening.publish(session)
    await go_away(evening, session, ANNA, NOON + 3 * DAY)
    set_board = evening.posted.set_board

    async def crash(*of, **more):
        raise RuntimeError("killed")

    evening.posted.set_board = crash
    with pytest.raises(RuntimeError):
        await come_back(evening, session, ANNA)
    evening.posted.set_board = set_board
    call = evening.thread.posts[-1]
    assert call.mentions == [ANNA.id]
    found = message_of(1, 5000, ANNA, frame=FrameKind.BOARD.frame_id(call.number))

    async def history(*, after, limit, oldest_first):
        yield found

    evening.thread.history = history
    await evening.publish(session)
    assert len(evening.thread.posts) == 2
    assert (await evening.posted.session(session.id)).board_due == (ANNA.id,)


async def test_a_seat_that_a_caretaker_gave_back_is_called(evening, clock):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    (call,) = (await evening.posted.session(session.id)).calls
    clock[0] = call.clock.due
    await evening.sessions.expire(session.id, gone={ANNA.id})
    await evening.publish(session)
    assert [post.mentions for post in evening.thread.posts] == [[ANNA.id], [BEN.id]]
    told = evening.thread.posts[-1].text
    assert "- Time was up for Anna. Dusty minds the seat until Anna is back." in told
    assert "### Anna (Dusty) and" in told
    assert "-# until" not in told, "Ben is alone with a caretaker"
    await do(evening, session, Returned(Seat(0), ANNA.id))
    assert "Anna and" in evening.thread.edits[-1].text
    assert "-# until" in evening.thread.edits[-1].text, "now somebody waits for Ben"


async def test_that_the_bot_was_away_is_said_on_the_next_board_once(evening, journal, clock):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    change = "UPDATE sessions SET stood_since = ?, stood_until = ? WHERE id = ?"
    await journal.write(lambda db: db.execute(change, (NOON, NOON + HOUR, session.id)))
    await evening.answer(session, ANNA, "3")
    said = f"The bot was away from {at(NOON, 't')} to {at(NOON + HOUR, 't')}: clocks stood still."
    assert said in evening.thread.posts[-1].text
    await evening.answer(session, BEN, "3")
    assert "The bot was away" not in evening.thread.posts[-1].text
