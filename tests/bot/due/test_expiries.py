"""Time is up: Discord is asked who is gone, and where nobody can press anything, clocks stand instead."""

import asyncio

import discord
import pytest

from bot.due.expiries import Expiries
from cogs.posting import members
from cogs.posting.board_messages import BoardMessages
from cogs.posting.members import Members
from engine.journal.due_rows import Expiring
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.cogs.visits import services
from tests.doubles import discord_error, double
from tests.engine.sessions.test_time_up import NOON, post
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD, TABLES, started
from tests.engine.toy import A


class World:
    """A game in which Anna's time is up, and what Discord says of her."""

    def __init__(self, journal):
        self.now, self.woken, self.asked = NOON, [], []
        self.sessions = Sessions(journal, TABLES, now=lambda: self.now)
        self.posted = Posted(journal, now=lambda: self.now)
        self.answer = None
        self.guild = double(discord.Guild, unavailable=False, fetch_member=self._fetch_member)
        self.guilds = iter(())
        """What it is at first, each time that somebody looks."""
        client = double(discord.Client, get_guild=lambda guild: next(self.guilds, self.guild))
        boards = double(BoardMessages, wake=self.woken.append)
        self.expiries = Expiries(
            services(sessions=self.sessions, posted=self.posted, boards=boards, members=Members(client))
        )

    async def _fetch_member(self, person):
        self.asked.append(person)
        if isinstance(self.answer, Exception):
            raise self.answer
        if self.answer == "nothing":
            await asyncio.sleep(60)

    async def time_is_up(self):
        """Let Anna's time be up; her game as it is then."""
        session = await post(self.sessions, self.posted, await started(self.sessions, BEN, CLEO))
        self.now = session.calls[0].clock.due
        await self.expiries.expire(Expiring(session.id, GUILD, (ANNA.id,)))
        return await self.posted.session(session.id)


@pytest.fixture
def world(journal):
    return World(journal)


async def test_the_clock_answers_and_the_board_is_due(world):
    session = await world.time_is_up()
    assert [call.seat for call in session.calls] == [1]
    assert world.woken == [session.id]
    assert world.asked == [ANNA.id]
    assert session.seats[A].kept is None
    world.woken.clear()
    await world.expiries.expire(Expiring(session.id, GUILD, ()))
    assert world.woken == [], "somebody was faster"


@pytest.mark.parametrize("code", [10007, 10013])
async def test_whoever_has_left_the_server_has_a_caretaker_at_once(world, code):
    world.answer = discord_error(code, status=404, kind=discord.NotFound)
    assert (await world.time_is_up()).seats[A].kept == "Dusty"


@pytest.mark.parametrize(
    "answer",
    [
        discord_error(10004, status=404, kind=discord.NotFound),
        discord_error(50001, status=403, kind=discord.Forbidden),
        discord_error(0, status=500, kind=discord.DiscordServerError),
        ConnectionResetError(),
        "nothing",
    ],
    ids=str,
)
async def test_what_discord_does_not_say_plainly_means_that_nobody_is_gone(world, answer, monkeypatch):
    monkeypatch.setattr(members, "ASKING_S", 0.01)
    world.answer = answer
    session = await world.time_is_up()
    assert session.seats[A].kept is None
    assert [call.seat for call in session.calls] == [1]


@pytest.mark.parametrize(
    "guild", [None, double(discord.Guild, unavailable=True)], ids=["sent away", "no service"]
)
async def test_where_nobody_can_press_anything_clocks_stand(world, guild):
    world.guild = guild
    session = await world.time_is_up()
    (call,) = session.calls
    assert (call.seat, call.clock.due, session.trouble) == (A, None, "forbidden")
    assert world.woken == []


async def test_a_server_that_is_back_before_it_is_stored_that_it_was_not_there_is_tried_at_once(world):
    world.guilds = iter([None])
    session = await world.time_is_up()
    assert (session.trouble, world.woken) == ("forbidden", [session.id])
