"""What is too old is deleted, and a press is noted at most once a day."""

import json

import pytest

from engine.clock.pace import DAY
from engine.journal import server_act_rows
from engine.journal.records import Meanwhile
from engine.journal.server_act_rows import ActKind
from engine.journal.snowflakes import signed
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.private_notes import PrivateNotes
from engine.sessions.retention import INACTIVE_AFTER, REASONS_FOR, Retention
from tests.engine.sessions.forgotten_table import ADA, BO, CY, Table
from tests.engine.table_talk import GUILD


@pytest.fixture
def table(journal):
    return Table(journal)


async def test_what_somebody_chose_is_deleted_three_years_after_their_last_press(table):
    workings = table.sessions.workings
    retention, hours, notes = Retention(workings), PersonalHours(workings), PrivateNotes(workings)
    session = await table.started(ADA, BO)
    for person in (ADA, BO):
        await hours.choose(person.id, zone="Europe/Berlin")
        await notes.keep(session.id, person.id, "Cy bluffs")
        await table.absences.go(person.id, 1, Meanwhile.WAIT)
        retention.pressed(person.id)
    assert await retention.keep() == ()
    table.passes(days=1000)
    retention.pressed(BO.id)
    retention.pressed(CY.id)  # of whom nothing is kept
    await retention.keep()
    table.now += INACTIVE_AFTER - 998 * DAY
    assert await retention.keep() == (ADA.id,)
    assert await table.rows("SELECT person FROM people") == [(signed(BO.id),)]
    assert await table.rows("SELECT person FROM private_notes") == [(signed(BO.id),)]
    assert await table.rows("SELECT person FROM absences") == []
    assert (await table.session(session)).seats[0].person == ADA.id, "games stay"


async def test_a_press_is_stored_once_a_day(table):
    retention = Retention(table.sessions.workings)
    await PersonalHours(table.sessions.workings).choose(ADA.id, zone="Europe/Berlin")
    ages = []
    for hours in (0, 1, 22, 2):
        table.passes(hours=hours)
        retention.pressed(ADA.id)
        await retention.keep()
        ages += [table.now - at for (at,) in await table.rows("SELECT active FROM people")]
    assert ages == [0, 3600, 23 * 3600, 0]


async def test_reasons_are_emptied_after_a_year(table):
    session = await table.over(BO, CY)

    def office(db):
        server_act_rows.add_server_act(
            db, GUILD, ActKind.END, BO.id, session=session.id, reason="They quarrelled", at=table.now
        )
        db.execute(
            "INSERT INTO story (session, number, kind, event, at) VALUES (?, 999, 'Paused', ?, ?)",
            (session.id, json.dumps({"name": "Bo", "reason": "They quarrelled"}), table.now),
        )

    await table.journal.write(office)
    await Retention(table.sessions.workings).keep()
    assert await table.rows("SELECT reason FROM server_acts") == [("They quarrelled",)]
    table.now += REASONS_FOR + 1
    await Retention(table.sessions.workings).keep()
    assert await table.rows("SELECT reason FROM server_acts") == [("",)]
    (told,) = await table.rows("SELECT event FROM story WHERE kind = 'Paused'")
    assert json.loads(told[0]) == {"name": "Bo", "reason": ""}
