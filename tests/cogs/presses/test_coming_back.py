"""Whoever presses anything of a game has their seat back before the press is handled; who is away has not."""

import discord
import pytest

from cogs.parts.custom_ids import CustomId, Verb
from cogs.posting.board_messages import BoardMessages
from cogs.presses.session_choice import session_meant
from engine.clock.pace import DAY
from engine.sessions.endings import Endings
from engine.sessions.posted import Posted
from engine.sessions.session_events import CameBack
from engine.sessions.sessions import Sessions
from tests.cogs import visits
from tests.doubles import double
from tests.engine.sessions.test_time_up import NOON, events, post
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, TABLES, started
from tests.engine.toy import A


class Table:
    """A game in which a caretaker keeps Anna's seat."""

    def __init__(self, journal):
        self.now, self.woken, self._journal = NOON, [], journal
        self.sessions = Sessions(journal, TABLES, now=lambda: self.now)
        self.posted = Posted(journal, now=lambda: self.now)
        self.services = visits.services(
            sessions=self.sessions,
            endings=Endings(self.sessions.workings),
            posted=self.posted,
            boards=double(BoardMessages, wake=self.woken.append),
        )

    async def open(self):
        session = await post(self.sessions, self.posted, await started(self.sessions, BEN, CLEO))
        self.now = session.calls[0].clock.due
        await self.sessions.expire(session.id, gone={ANNA.id})
        self.id = session.id
        assert (await self.posted.session(self.id)).seats[A].kept == "Dusty"

    def press(self, person=ANNA):
        return visits.press(self.services, CustomId(Verb.LOG, self.id), person)

    async def is_kept(self):
        return (await self.posted.session(self.id)).seats[A].kept is not None

    async def goes_away(self, until):
        await self._journal.write(
            lambda db: db.execute(
                "INSERT INTO absences (person, since, until, mode) VALUES (?, ?, ?, 'wait')",
                (ANNA.id, self.now, until),
            )
        )


@pytest.fixture
async def table(journal):
    table = Table(journal)
    await table.open()
    return table


@pytest.mark.parametrize("way", ["session", "session_at_hand"])
async def test_a_press_gives_the_seat_back_before_it_is_handled_and_the_table_is_told(table, way):
    session = await getattr(table.press(), way)()
    assert session.seats[A].kept is None, "what is done next knows it"
    assert not await table.is_kept()
    assert table.woken == [table.id]
    assert await events(table.sessions, session, CameBack) == [CameBack(A)]
    await table.press().session()
    assert table.woken == [table.id], "once"


async def test_a_command_gives_the_seat_back_too(table):
    session = await session_meant(visits.visit(table.services, ANNA), table.id)
    assert session.seats[A].kept is None
    assert table.woken == [table.id]


async def test_what_is_offered_while_somebody_types_gives_nothing_back(table):
    typing = visits.visit(table.services, ANNA, type=discord.InteractionType.autocomplete)
    assert (await session_meant(typing, table.id)).seats[A].kept == "Dusty"
    assert await table.is_kept()


@pytest.mark.parametrize("person", [BEN, DIRK], ids=lambda person: person.name)
async def test_nobody_gives_back_the_seat_of_another(table, person):
    await table.press(person).session()
    assert await table.is_kept()
    assert table.woken == []


@pytest.mark.parametrize("way", ["session", "session_at_hand"])
async def test_while_one_is_away_a_press_gives_nothing_back(table, way):
    await table.sessions.position(table.id, None)  # it is in memory, from before the absence
    await table.goes_away(until=table.now + DAY)
    await getattr(table.press(), way)()
    assert await table.is_kept()
    table.now += DAY
    await getattr(table.press(), way)()
    assert not await table.is_kept(), "the time that was said is over"
