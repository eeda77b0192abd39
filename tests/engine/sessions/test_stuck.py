"""Why a game does not go on: what is told if there are several reasons, and from when on it is a fault."""

import traceback
from dataclasses import replace

import pytest

from engine.clock.pace import DAY, HOUR, MINUTE, STANDING, Clock, PaceName
from engine.errors import ReplayMismatch
from engine.journal import match_rows, server_act_rows, standing_rows
from engine.journal.records import Absence, Call, Meanwhile, PersonId, SeatRow
from engine.journal.server_act_rows import ActKind
from engine.journal.standing_rows import Standing
from engine.play.table import Seat
from engine.references import under
from engine.sessions.calls import CALM_S, EVERY_S
from engine.sessions.stuck import Still, Why, why
from tests.cogs.posting.test_board_text import session_of
from tests.engine.sessions.clocked import NOON, Clocked
from tests.engine.sessions.test_motions import MENDED
from tests.engine.table_talk import ANNA, BEN, GUILD, TABLES, started

A, B = Seat(0), Seat(1)
NOW = NOON
UP = NOW - DAY
CREATED = NOW - 5 * DAY
AWAY = Absence(NOW - DAY, NOW + 3 * DAY, Meanwhile.WAIT)


def call(seat=A, *, due=NOW + DAY, **more):
    clock = STANDING if due is None else Clock(due, due)
    return Call(seat, "1.1", 1, NOW - 2 * DAY, posted=NOW - DAY, clock=clock, **more)


def game(*calls, **changes):
    """A running game of Anna and Ben that waits for Anna, unless it is said otherwise."""
    seats = (SeatRow("Anna", PersonId(1)), SeatRow("Ben", PersonId(2)))
    made = session_of("Anna", "Ben", status="playing")
    return replace(
        made, **{"seats": seats, "thread": 5, "lobby": 3, "board": 4, "calls": calls or (call(),), **changes}
    )


def of(session, *, up_since=UP, now=NOW, **standing):
    return why(session, Standing(CREATED, **standing), now, up_since=up_since)


BOTH_AWAY = {PersonId(1): AWAY, PersonId(2): AWAY}
WORST_FIRST = [
    (Why.FROZEN, {}, {"frozen": "0a1b2c3d"}),
    (Why.TROUBLE, {"trouble": "locked"}, {}),
    (Why.BEHIND, {}, {"unposted": NOW - HOUR}),
    (Why.OVERDUE, {"calls": (call(due=NOW - HOUR),)}, {}),
    (Why.PAUSED, {"paused_until": NOW + DAY}, {}),
    (Why.ASLEEP, {"asleep_since": NOW - DAY}, {}),
    (Why.AWAY, {"absences": {PersonId(1): AWAY}}, {}),
    (
        Why.NOBODY,
        {"seats": (SeatRow("Anna", PersonId(1), "Dusty"), SeatRow("Ben", PersonId(2), "Rusty"))},
        {},
    ),
    (Why.WAITS, {}, {}),
]


@pytest.mark.parametrize("at", range(len(WORST_FIRST)), ids=[each[0] for each in WORST_FIRST])
def test_of_several_reasons_the_worst_is_told(at):
    changes, standing = {}, {}
    for _, session_has, stored_has in reversed(WORST_FIRST[at:]):
        changes |= session_has
        standing |= stored_has
    found = of(game(**changes), **standing)
    assert found.why is WORST_FIRST[at][0]


def test_the_order_of_the_reasons_is_the_one_that_is_told():
    assert [each for each, _, _ in WORST_FIRST] == [each for each in Why if each is not Why.SEATS]
    assert [each for each in Why if each.is_fault] == [Why.FROZEN, Why.TROUBLE, Why.BEHIND, Why.OVERDUE]
    assert [each for each in Why if not each.stands_still] == [Why.WAITS, Why.SEATS]


TOLD = [
    (game(), {}, Still(Why.WAITS, NOW - DAY, NOW + DAY, (A,))),
    (game(call(due=None)), {}, Still(Why.WAITS, NOW - DAY, None, (A,))),
    (game(call(A), call(B, due=NOW + HOUR)), {}, Still(Why.WAITS, NOW - DAY, NOW + HOUR, (A, B))),
    (game(trouble="deleted"), {"unposted": 7.0}, Still(Why.TROUBLE, 7.0, detail="deleted")),
    (game(), {"frozen": "0a"}, Still(Why.FROZEN, detail="0a")),
    (game(paused_until=NOW + DAY), {}, Still(Why.PAUSED, until=NOW + DAY)),
    (
        game(paused_until=NOW + DAY, paused_by=3),
        {"pause_reason": "holidays"},
        Still(Why.PAUSED, until=NOW + DAY, detail="holidays", is_by_office=True),
    ),
    (
        game(absences={PersonId(1): AWAY}),
        {},
        Still(Why.AWAY, NOW - DAY, AWAY.until, (A,)),
    ),
    (
        game(call(A), call(B), absences={PersonId(1): AWAY}),
        {},
        Still(Why.WAITS, NOW - DAY, NOW + DAY, (A, B)),
    ),
    (
        game(absences={PersonId(1): AWAY}, pace=PaceName.EVENING),
        {},
        Still(Why.WAITS, NOW - DAY, NOW + DAY, (A,)),
    ),
]


@pytest.mark.parametrize(("session", "standing", "told"), TOLD)
def test_a_reason_says_since_when_until_when_and_for_whom(session, standing, told):
    assert of(session, **standing) == told


def test_a_game_that_waits_for_nobody_or_is_over_has_no_reason():
    assert of(replace(game(), calls=())) is None
    assert of(game(status="over")) is None
    assert of(game(status="closed"), frozen="0a") is None


@pytest.mark.parametrize(
    ("late", "up", "is_fault"),
    [
        (9 * MINUTE, DAY, False),
        (11 * MINUTE, DAY, True),
        (DAY, 9 * MINUTE, False),  # the line has been up for nine minutes
        (DAY, 11 * MINUTE, True),
        (DAY, None, False),
    ],
)
def test_a_game_is_behind_once_the_line_was_up_for_ten_minutes(late, up, is_fault):
    up_since = None if up is None else NOW - up
    assert (of(game(), unposted=NOW - late, up_since=up_since).why is Why.BEHIND) == is_fault


@pytest.mark.parametrize(
    ("late", "up", "is_fault"),
    [
        (2 * EVERY_S, DAY, False),
        (2 * EVERY_S + 1, DAY, True),
        (DAY, CALM_S + 2 * EVERY_S, False),  # after an outage, nothing expires for a while
        (DAY, CALM_S + 2 * EVERY_S + 1, True),
        (DAY, None, False),
    ],
)
def test_a_call_is_overdue_after_two_ticks(late, up, is_fault):
    up_since = None if up is None else NOW - up
    found = of(game(call(due=NOW - late), call(B)), up_since=up_since)
    assert (found.why is Why.OVERDUE) == is_fault
    assert not is_fault or (found.seats, found.since) == ((A,), NOW - late)


@pytest.mark.parametrize(("other", "is_fault"), [(NOW + HOUR, False), (None, False), (NOW - HOUR, True)])
def test_a_brief_call_is_overdue_only_with_the_last_of_them(other, is_fault):
    found = of(game(call(due=NOW - DAY, is_brief=True), call(B, due=other, is_brief=True)))
    assert (found.why is Why.OVERDUE) == is_fault


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({}, Why.SEATS),
        ({"is_lobby_behind": True}, Why.BEHIND),
        ({"lobby": None}, Why.BEHIND),
    ],
)
def test_open_seats_wait_for_people_unless_their_message_is_out_of_date(changes, reason):
    assert of(game(status="open", **changes)).why is reason


def test_open_seats_that_are_being_posted_are_no_fault():
    assert why(game(status="open", lobby=None), Standing(NOW - 60), NOW, up_since=UP).why is Why.SEATS


async def standing(table, session):
    return (await table.journal.read(lambda db: standing_rows.standings(db, GUILD)))[session.id]


async def test_what_is_stored_says_what_is_not_posted_and_since_when(journal):
    table = Clocked(journal)
    session = await started(table.sessions, BEN)
    at = table.now
    assert await standing(table, session) == Standing(at, unposted=at)
    table.passes(hours=1)
    await table.post(session)
    assert await standing(table, session) == Standing(at)
    await table.sessions.submit(session.id, ANNA, "3")
    assert (await standing(table, session)).unposted == at + HOUR
    table.passes(hours=2)
    await table.posted.set_thread(session.id, 99, channel=5)
    assert (await standing(table, session)).unposted == at + HOUR


async def test_the_reason_of_a_moderators_pause_is_told(journal):
    table = Clocked(journal)
    session = await started(table.sessions, BEN)

    def pause(db):
        number = server_act_rows.add_server_act(
            db, GUILD, ActKind.PAUSE, ANNA.id, session=session.id, reason="holidays", at=NOW
        )
        db.execute("UPDATE sessions SET paused_by = ? WHERE id = ?", (number, session.id))

    await journal.write(pause)
    assert (await standing(table, session)).pause_reason == "holidays"


async def test_a_frozen_game_keeps_one_reference_until_it_can_be_replayed_again(journal, caplog):
    table = Clocked(journal)
    session = await started(table.sessions, BEN)
    for person, text in ((ANNA, "3"), (BEN, "4"), (ANNA, "x"), (BEN, "y"), (ANNA, "5")):
        await table.sessions.submit(session.id, person, text)
    references = set()
    for _ in range(2):  # two starts with the same fault
        again = Clocked(journal, tables=MENDED)
        for _ in range(2):
            with pytest.raises(ReplayMismatch):
                await again.sessions.asked(session.id, ANNA.id)
        references.add((await standing(again, session)).frozen)
    (reference,) = references
    said = [each.message for each in caplog.records if f"reference {reference}" in each.message]
    assert len(said) == 2
    healthy = Clocked(journal, tables=TABLES)
    await healthy.sessions.asked(session.id, BEN.id)
    assert (await standing(healthy, session)).frozen is None


async def test_what_is_stored_of_a_frozen_game_is_the_reference_of_the_line_that_says_why(
    journal, referenced
):
    """A later press has a reference of its own, and its traceback names the first."""
    table = Clocked(journal)
    session = await started(table.sessions, BEN)
    for person, text in ((ANNA, "3"), (BEN, "4"), (ANNA, "x"), (BEN, "y"), (ANNA, "5")):
        await table.sessions.submit(session.id, person, text)
    again = Clocked(journal, tables=MENDED)
    with under("first"), pytest.raises(ReplayMismatch):
        await again.sessions.asked(session.id, ANNA.id)
    assert (await standing(again, session)).frozen == "first"
    (line,) = [line for line in referenced.records if "is frozen" in line.getMessage()]
    assert line.reference == "first"
    with under("later"), pytest.raises(ReplayMismatch) as caught:
        await again.sessions.asked(session.id, ANNA.id)
    assert "see reference first" in "".join(traceback.format_exception(caught.value))
    assert (await standing(again, session)).frozen == "first"


async def test_another_epoch_is_not_frozen(journal):
    table = Clocked(journal)
    session = await started(table.sessions, BEN)
    await journal.write(lambda db: standing_rows.save_frozen(db, session.id, "0a1b2c3d"))
    assert (await standing(table, session)).frozen == "0a1b2c3d"
    await journal.write(lambda db: match_rows.raise_epoch(db, session.id, 1, attempt=1))
    assert (await standing(table, session)).frozen is None
