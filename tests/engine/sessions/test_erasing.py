"""All of a server is deleted: after a week in which that can be taken back, or long after the bot has left;
bit by bit, over kills, and nobody else loses anything."""

import asyncio

import pytest

from engine.clock.pace import DAY, HOUR
from engine.errors import Refused
from engine.journal import rewriting
from engine.journal.due_rows import DueKind
from engine.journal.server_act_rows import ActKind
from engine.sessions.arrivals import ERASED_AFTER, Arrivals
from engine.sessions.calls import Calls
from engine.sessions.erasing import KEPT_FOR, Erasing
from engine.sessions.moderation import Moderation
from engine.sessions.sequels import Sequels
from engine.sessions.servers import Servers
from engine.sessions.session_events import SetAside, TakenUp
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import ANNA, BEN, GUILD, opened, started

ELSEWHERE = GUILD + 1
ENDED = "SELECT count(*) FROM sessions WHERE ended_by IS NOT NULL"


class World(Clockwork):
    def __init__(self, journal):
        super().__init__(journal)
        self.servers = Servers(self.workings)
        self.erasing = Erasing(self.workings, self.servers)
        self.arrivals = Arrivals(self.workings, self.servers)

    async def everything(self, guild):
        """All rows of a server's sessions, but for when a person last acted and what was posted."""
        rows = await self.rows("SELECT id, guild FROM sessions")
        numbers = [number for number, where in rows if where == guild]
        tables = ("seats", "sittings", "answers", "orders", "clocks", "motions", "offers", "checkpoints")
        found = {}
        for number in numbers:
            session = await self.posted.session(number)
            found[number] = (session.status, session.seats, session.calls, session.ended, session.ended_by)
            for table in tables:
                everybodys = await self.rows(f"SELECT session, * FROM {table}")  # noqa: S608
                found[number, table] = [row for row in everybodys if row[0] == number]
        return found

    async def erase(self):
        until = await self.erasing.erase(GUILD, ANNA.id)
        return until, await self.erasing.set_all_aside(GUILD)

    async def keep(self):
        await self.erasing.keep(GUILD, ANNA.id)
        return await self.erasing.take_all_up(GUILD)

    async def due(self, kind):
        return (await Calls(self.workings).due(self.at)).others[kind]


@pytest.fixture
def world(journal):
    return World(journal)


async def refused(act):
    with pytest.raises(Refused) as refusal:
        await act
    return refusal.value.reason


async def test_what_is_taken_back_was_as_if_it_had_not_been(world):
    game, seats, over = await world.started(BEN), await world.opened(), await world.finished(BEN)
    await world.post(game)
    await world.sessions.submit(game.id, ANNA, "3")
    game = await world.post(game)
    (call,) = game.calls
    world.at += HOUR
    before, hours_left = await world.everything(GUILD), call.clock.due - world.at
    until, ended = await world.erase()
    assert (until, ended) == (world.at + KEPT_FOR, [game.id, seats.id])
    assert [(await world.stored(each)).status for each in (game, seats, over)] == ["closed", "closed", "over"]
    assert await world.events(game, SetAside) == [SetAside(until)]
    world.at += KEPT_FOR - HOUR
    assert (await world.stored(game)).calls[0].clock.due is None, "the clock stands"
    assert await world.keep() == [game.id, seats.id]
    assert len(await world.events(game, TakenUp)) == 1
    after = await world.everything(GUILD)
    (resumed,) = after[game.id][2]
    assert resumed.clock.due - world.at == hours_left
    (asked,) = before[game.id][2]
    assert (resumed.seat, resumed.ticket, resumed.posted) == (asked.seat, asked.ticket, asked.posted)
    for found in (before, after):
        found[game.id] = found[game.id][:2] + found[game.id][3:]
    assert after == before
    await world.sessions.submit(game.id, BEN, "4")
    assert [act.kind for act in await world.servers.acts(GUILD, 9)] == [ActKind.KEEP, ActKind.ERASE]
    assert await world.due(DueKind.ERASE) == ()
    assert await world.due(DueKind.OPEN_SEATS) == (), "the open seats were not there for a week"


async def test_meanwhile_nothing_is_played_or_opened(world):
    game, over = await world.started(BEN), await world.finished(BEN)
    await world.erase()
    assert await refused(world.sessions.submit(game.id, ANNA, "3")) == "game-closed"
    assert await refused(world.opened()) == "server-erased"
    play_again = Sequels(world.workings).play_again
    assert await refused(play_again(over.id, ANNA)) == "server-erased"
    moderation = Moderation(world.workings, world.servers)
    (act,) = await world.servers.acts(GUILD, 9)
    assert await refused(moderation.undo(GUILD, act.number, ANNA, "why")) == "undo-erasing"
    await opened(world.sessions, guild=ELSEWHERE)


async def test_an_end_is_not_taken_back_while_it_is_being_decided_that_all_is_deleted(world):
    game, moderation = await world.started(BEN), Moderation(world.workings, world.servers)
    await moderation.end(game.id, ANNA, "why")
    async with world.workings.matches.locked(game.id):
        undo = asyncio.create_task(moderation.undo(GUILD, 1, ANNA, "why"))
        for _ in range(20):  # it has found its act, and waits for the game
            await world.workings.journal.read(lambda db: None)
        await world.erase()
    assert await refused(undo) == "undo-erasing"
    assert (await world.stored(game)).status == "closed"


async def test_each_is_decided_once(world):
    assert await refused(world.keep()) == "not-erasing"
    await world.erase()
    assert await refused(world.erase()) == "erasing-already"
    await world.keep()
    assert await refused(world.keep()) == "not-erasing"
    await world.erase()
    world.at += KEPT_FOR
    assert await refused(world.keep()) == "not-erasing", "it is too late"


async def test_a_kill_between_is_made_up_for_at_the_next_start(world):
    game, seats = await world.started(BEN), await world.opened()
    await world.erasing.erase(GUILD, ANNA.id)
    assert await world.erasing.go_on() == [game.id, seats.id]
    assert await world.erasing.go_on() == []
    assert await world.rows(ENDED) == [(2,)]
    await world.erasing.keep(GUILD, ANNA.id)
    assert await world.erasing.go_on() == [game.id, seats.id]
    assert await world.erasing.go_on() == []
    assert await world.rows(ENDED) == [(0,)]


async def test_what_moderators_have_ended_is_not_taken_up(world):
    game, other = await world.started(BEN), await world.started(BEN)
    await Moderation(world.workings, world.servers).end(game.id, ANNA, "a reason")
    await world.erase()
    assert await world.keep() == [other.id]
    assert (await world.stored(game)).status == "closed"


async def test_after_a_week_nothing_is_left_and_nobody_else_loses_anything(world):
    game, _ = await world.started(BEN), await world.finished(BEN)
    other = await started(world.sessions, BEN, guild=ELSEWHERE)
    elsewhere = await world.everything(ELSEWHERE)
    await world.erase()
    world.at += KEPT_FOR - 1
    assert await world.due(DueKind.ERASE) == ()
    assert not await world.erasing.finish(GUILD)
    world.at += 1
    assert await world.due(DueKind.ERASE) == (GUILD,)
    assert await world.erasing.finish(GUILD)
    assert await world.rows("SELECT guild FROM sessions") == [(ELSEWHERE,)]
    assert await world.rows("SELECT guild FROM servers UNION SELECT guild FROM server_acts") == []
    assert await world.due(DueKind.ERASE) == ()
    assert await world.everything(ELSEWHERE) == elsewhere
    assert await world.journal.read(rewriting.is_due), "copies may be left between the rows"
    assert await refused(world.sessions.position(game.id, None)) == "no-such-game", "not in memory either"
    assert await refused(world.posted.session(game.id)) == "no-such-game"
    await world.sessions.submit(other.id, ANNA, "3")
    assert not await world.erasing.finish(GUILD)


async def test_a_server_that_the_bot_left_long_ago_is_deleted(world):
    await world.started(BEN)
    await world.arrivals.is_gone(GUILD)
    world.at += ERASED_AFTER - 1
    assert await world.due(DueKind.LEFT) == ()
    assert not await world.erasing.finish(GUILD)
    world.at += 1
    assert await world.due(DueKind.LEFT) == (GUILD,)
    await world.arrivals.is_there(GUILD)
    assert await world.due(DueKind.LEFT) == ()
    assert not await world.erasing.finish(GUILD), "it came back in the last moment"
    await world.arrivals.is_gone(GUILD)
    world.at += ERASED_AFTER
    assert await world.erasing.finish(GUILD)
    tables = [row[0] for row in await world.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    of_games = set(tables) - {"notes", "sqlite_sequence", "outages"}
    left = {table: await world.rows(f"SELECT * FROM {table}") for table in of_games}  # noqa: S608
    assert {table for table, rows in left.items() if rows} <= {"people"}


async def test_a_long_list_of_games_is_deleted_bit_by_bit(world, monkeypatch):
    monkeypatch.setattr("engine.sessions.erasing.AT_A_TIME", 2)
    for _ in range(3):
        await world.started(BEN)
    await world.opened()
    assert len((await world.erase())[1]) == 4
    monkeypatch.setattr("engine.sessions.erasing.ERASED_AT_ONCE", 3)
    world.at += KEPT_FOR + DAY
    assert not await world.erasing.finish(GUILD), "others have their turn first"
    assert await world.rows("SELECT count(*) FROM sessions") == [(1,)]
    assert (await world.due(DueKind.ERASE), await world.due(DueKind.ENDED)) == ((GUILD,), ())
    assert await world.erasing.finish(GUILD)
    assert await world.rows("SELECT count(*) FROM sessions") == [(0,)]


async def test_how_much_there_is_is_counted(world):
    await world.started(BEN)
    await world.opened()
    await world.finished(BEN)
    found = await world.erasing.counts(GUILD)
    assert (found.playing, found.open, found.ended) == (1, 1, 1)
