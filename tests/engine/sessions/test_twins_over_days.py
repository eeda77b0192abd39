"""Twin games over days: what somebody changes secretly moves no call, clock, reminder or caretaker."""

from dataclasses import replace

import pytest

from engine.clock.pace import DAY, HOUR
from engine.journal.records import Meanwhile
from engine.play.orders import UNTIL_REVOKED, Orderable, always, limit_of
from engine.sessions.absences import Absences
from engine.sessions.endings import ASLEEP_AFTER, Endings
from engine.sessions.reminders import Reminded
from engine.sessions.session_events import CaretakerSatDown, FellAsleep, TimeWasUp
from tests.engine.sessions.clocked import Clocked
from tests.engine.table_talk import ANNA, BEN, CLEO, ranking, started
from tests.engine.toy import A, B, C, Said, game_of, letter, number, secret_letter

OWN = ("session", "id", "seed")
"""The columns in which two sessions differ anyway."""
SECRET = ("answers", "checkpoints", "drafts")
"""The tables that hold what is secret."""


async def script(table):
    for seat in (A, B, C):
        await table.ask(seat, number(), meanwhile={B: secret_letter(table)})
        table.tell(Said(f"seat {seat} has said a number"))


async def stored(table, session):
    """All that is stored of a session, but for what is secret."""

    def job(db):
        found = {}
        for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
            key = "id" if name == "sessions" else "session"
            if name in SECRET or key not in columns:
                continue
            rows = db.execute(f"SELECT * FROM {name} WHERE {key} = ?", (session.id,))  # noqa: S608
            found[name] = [
                {
                    column: "thread" if value == session.thread else value
                    for column, value in zip(columns, row, strict=True)
                    if column not in OWN
                }
                for row in rows
            ]
        return found

    return await table.journal.read(job)


async def test_what_is_changed_secretly_moves_nothing_that_time_does(journal):
    game = replace(game_of(script, rounds=99), ranking=ranking)
    table = Clocked(journal, tables={"toy": game})
    workings = table.sessions.workings
    reminded, endings, absences = Reminded(workings), Endings(workings), Absences(workings)
    restless, quiet = twins = [await started(table.sessions, BEN, CLEO) for _ in range(2)]

    async def both(what):
        """Let something happen in both games; before it and after it, Ben changes his secret in one."""
        for _ in range(2):
            for text in ("y", "x"):
                await table.sessions.submit(restless.id, BEN, text, decision="letter")
            for twin in twins:
                await what(twin)
            what = nothing
        assert await stored(table, restless) == await stored(table, quiet)

    async def nothing(session):
        pass

    async def is_due(session):
        await table.sessions.expire(session.id)

    async def is_reminded(session):
        await reminded.take(session.id, 9)

    for _ in (A, B, C, A, B):  # whoever is the last is not hurried
        await both(table.post)
        (call,) = (await table.session(quiet)).calls
        table.now = call.remind_at
        await both(is_reminded)
        table.now = call.clock.due
        await both(is_due)
    assert [event.seat for event in await table.events(restless, TimeWasUp)] == [A, B, C, A, B]
    assert [event.seat for event in await table.events(restless, CaretakerSatDown)] == [A, B]
    for person in (ANNA, BEN):
        await both(lambda session, person=person: table.sessions.come_back(session.id, person.id))
    await absences.go(BEN.id, 9, Meanwhile.WAIT)
    await both(table.post)
    table.now += 9 * DAY
    await absences.back(BEN.id)
    await both(is_due)
    table.now += ASLEEP_AFTER
    await both(lambda session: endings.fall_asleep(session.id))
    assert await table.events(restless, FellAsleep) == [FellAsleep()]


def in_round(view):
    """The round, in which every seat has a turn and B has two."""
    return (len(view.log) - 1) // 5 + 1


NUMBERED = Orderable(decision="number", scope=in_round, asks=lambda view: limit_of(number()), invites=always)
UNASKED = Orderable(decision="letter", scope=lambda view: UNTIL_REVOKED, asks=lambda view: letter())
"""A question that never comes: the order never answers."""


async def turns_again(table):
    for seat in (A, B, A, C, B):
        table.state.log.append(await table.ask(seat, number()))
        table.tell(Said(f"seat {seat} has said a number"))


def rounds(*orders, brief=()):
    return replace(game_of(turns_again, rounds=9), ranking=ranking, orders=orders, brief=frozenset(brief))


async def days(table, twins, after, anna_says, calls=3):
    """Days at a table: one is late, one misses two calls, and one is away. `after` is done to the twins after
    each event."""
    sessions, reminded = table.sessions, Reminded(table.sessions.workings)

    async def both(what):
        for twin in twins:
            await what(twin)
        await after()

    async def is_reminded(twin):
        await reminded.take(twin.id, 9)

    for _ in range(calls):
        await both(table.post)
        (call,) = (await table.session(twins[1])).calls
        if call.remind_at is not None:
            table.now = call.remind_at
            await both(is_reminded)
        table.now = call.clock.due - HOUR
        if call.seat == A:
            await both(anna_says)
            await both(table.post)
        ((asked, *_),) = [(await table.session(twins[1])).calls]
        table.now = asked.clock.due
        await both(lambda twin: sessions.expire(twin.id))
    absences = Absences(sessions.workings)
    await absences.go(BEN.id, 9, Meanwhile.CARETAKER)
    await after()
    await both(table.post)
    await absences.back(BEN.id)
    await after()
    for person in (ANNA, CLEO):
        await both(lambda twin, person=person: sessions.come_back(twin.id, person.id))
    await both(table.post)


def timeless(tables):
    """What is stored, but for the row of the story at which a call began: what orders answer is one step with
    what led to it. How an answer was given is no secret of those that are compared."""
    return {
        name: [{key: value for key, value in row.items() if (name, key) != ("calls", "told")} for row in rows]
        for name, rows in tables.items()
        if name != "orders"
    }


async def test_what_is_said_ahead_moves_nothing_that_time_does_until_it_answers(journal):
    table = Clocked(journal, tables={"toy": rounds(UNASKED)})
    loud, quiet = twins = [await started(table.sessions, BEN, CLEO) for _ in range(2)]

    async def after():
        for person in (ANNA, BEN, CLEO):
            await table.sessions.submit(loud.id, person, "y", ticket="0=letter")
        assert timeless(await stored(table, loud)) == timeless(await stored(table, quiet))
        for person in (ANNA, BEN):
            await table.sessions.forget_order(loud.id, person.id, "0=letter")
        await table.sessions.submit(loud.id, CLEO, "x", ticket="0=letter")
        assert timeless(await stored(table, loud)) == timeless(await stored(table, quiet))

    async def anna_says(twin):
        await table.sessions.submit(twin.id, ANNA, "3")

    await days(table, twins, after, anna_says)
    assert len(await table.events(quiet, TimeWasUp)) > 1
    assert await table.events(quiet, CaretakerSatDown)


@pytest.mark.parametrize("brief", [(), ("number",)])
async def test_what_an_order_answers_moves_time_as_the_same_answer_pressed_right_then(journal, brief):
    """Misses, reserves, deadlines, calls, reminders, caretakers and the last act."""
    table = Clocked(journal, tables={"toy": rounds(NUMBERED, brief=brief)})
    ordered, pressed = twins = [await started(table.sessions, BEN, CLEO) for _ in range(2)]
    people = {person.id: person for person in (ANNA, BEN, CLEO)}
    by_order = 0

    async def given(twin):
        rows = "SELECT ticket, person, by FROM answers WHERE session = ? ORDER BY number"
        return await journal.read(lambda db: db.execute(rows, (twin.id,)).fetchall())

    async def after():
        nonlocal by_order
        while len(there := await given(pressed)) < len(here := await given(ordered)):
            ticket, person, by = here[len(there)]
            by_order += by == "order"
            await table.sessions.submit(pressed.id, people[person], "1", ticket=ticket)
        one, other = timeless(await stored(table, ordered)), timeless(await stored(table, pressed))
        assert one == other
        session = await table.session(ordered)
        for person in (ANNA, BEN):
            seat = session.seat_of(person.id)
            if session.seats[seat].kept is None and seat not in [call.seat for call in session.calls]:
                ahead = await table.sessions.ahead(ordered.id, person.id)
                await table.sessions.submit(ordered.id, person, "5", ticket=ahead.ticket)

    async def anna_says(twin):
        """In one game she says how far she goes, which answers at once; in the other she answers."""
        if twin is ordered:
            ahead = await table.sessions.ahead(twin.id, ANNA.id)
            await table.sessions.submit(twin.id, ANNA, "5", ticket=ahead.ticket)
        else:
            await table.sessions.submit(twin.id, ANNA, "1")

    await after()
    await days(table, twins, after, anna_says, calls=5)
    assert by_order > 5
    assert bool(await table.events(ordered, TimeWasUp)) == (not brief)
    assert len(await table.events(ordered, CaretakerSatDown)) == (1 if brief else 2)
