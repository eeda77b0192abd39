"""Twin games over days: what somebody changes secretly moves no call, clock, reminder or caretaker."""

from dataclasses import replace

from engine.clock.pace import DAY
from engine.journal.records import Meanwhile
from engine.sessions.absences import Absences
from engine.sessions.endings import ASLEEP_AFTER, Endings
from engine.sessions.reminders import Reminded
from engine.sessions.session_events import CaretakerSatDown, FellAsleep, TimeWasUp
from tests.engine.sessions.clocked import Clocked
from tests.engine.table_talk import ANNA, BEN, CLEO, ranking, started
from tests.engine.toy import A, B, C, Said, game_of, number, secret_letter

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
            for letter in ("y", "x"):
                await table.sessions.submit(restless.id, BEN, letter, decision="letter")
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
