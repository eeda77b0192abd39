"""The message with the open seats once its game is long over: one line, or gone, as the server wants it."""

import asyncio

import discord
import pytest

from bot.due.tidying import Tidying
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.throttle import Throttle
from engine.clock.pace import DAY
from engine.journal import server_rows
from engine.journal.due_rows import DueKind
from engine.journal.server_rows import ServerRow, Tidy
from engine.sessions.calls import Calls
from engine.sessions.endings import NOBODY_CAME, Endings
from engine.sessions.moderation import Moderation
from engine.sessions.office_acts import TAKEN_BACK_WITHIN
from engine.sessions.servers import Servers
from renders.language.catalogues import LOCALES, words_for
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from tests.cogs import visits
from tests.cogs.plain_face import plain_face
from tests.doubles import discord_error, double
from tests.engine.sessions.clockwork import Clockwork
from tests.engine.table_talk import ANNA, BEN, GUILD, TABLES

LOBBY = 70


class World(Clockwork):
    """A channel whose messages may be edited or deleted; `shown` is None once one is deleted."""

    def __init__(self, journal):
        super().__init__(journal)
        self.shown, self.requests, self.refuses = {}, [], None
        self.start()

    def start(self):
        client = double(
            discord.Client,
            is_ready=lambda: True,
            get_guild=lambda guild: None,
            get_partial_messageable=lambda place, *, guild_id: double(
                discord.PartialMessageable, get_partial_message=self._message
            ),
        )
        faces = {"toy": plain_face(won=lambda names, points, words: f"{', '.join(names)} win")}
        self.lobbies = LobbyMessages(client, self.sessions, self.posted, TABLES, faces, Throttle())
        handlers = Tidying(visits.services(posted=self.posted, lobbies=self.lobbies)).handlers
        self.tidy = handlers[DueKind.TIDY]

    def _message(self, number):
        async def edit(*, view, allowed_mentions):
            self.requests.append("edit")
            if self.refuses is not None:
                raise self.refuses
            components = view.to_components()
            check_message({"components": components}, flags=COMPONENTS_V2, filenames=set(), is_new=True)
            self.shown[number] = list(walk(components))

        async def delete():
            self.requests.append("delete")
            if self.refuses is not None:
                raise self.refuses
            self.shown[number] = None

        return double(discord.PartialMessage, id=number, edit=edit, delete=delete)

    async def wants(self, tidy, language=None):
        row = ServerRow(tidy=tidy, language=language)
        await self.journal.write(lambda db: server_rows.save_server(db, GUILD, row))

    async def tick(self, *, is_shown=True):
        """Do what is due. Returns what was asked of Discord."""
        self.requests.clear()
        for number in (await Calls(self.workings).due(self.at)).others[DueKind.TIDY]:
            await self.tidy(number)
        if is_shown:
            await asyncio.gather(*self.lobbies._wakings._tasks.values())
        return list(self.requests)

    async def over(self, language="en"):
        """A game that has just ended, and its message."""
        session = await self.started(BEN)
        return await self.played_out(session, language)

    async def played_out(self, session, language):
        await self.posted.set_lobby(session.id, LOBBY)
        await self.journal.write(lambda db: server_rows.save_language(db, GUILD, language))
        while (position := await self.sessions.position(session.id, None)).ranking is None:
            seat = position.waiting_for[0]
            name = position.decisions[seat].name
            await self.sessions.submit(session.id, (ANNA, BEN)[seat], "x" if name == "letter" else "3")
        return await self.stored(session)

    @property
    def text(self):
        return "\n".join(part["content"] for part in self.shown[LOBBY] if "content" in part)

    @property
    def buttons(self):
        return [part["custom_id"] for part in self.shown[LOBBY] if "custom_id" in part]


@pytest.fixture
def world(journal):
    return World(journal)


@pytest.mark.parametrize("language", LOCALES)
async def test_a_day_after_the_end_a_line_says_who_won_and_where_to_read_it(world, language):
    session = await world.over(language)
    world.at += DAY - 1
    assert await world.tick() == []
    world.at += 1
    assert await world.tick() == ["edit"]
    game = words_for(language).text("toy-name")
    result = words_for(language).text("list-and-last", rest="**Anna**", last="**Ben**")
    assert world.text.startswith(f"**{game} #{session.id}**: ")
    assert result.split()[0] in world.text
    assert f"<#{session.thread}>" in world.text
    assert "\n" not in world.text
    assert world.buttons == []
    world.at += 30 * DAY
    assert await world.tick() == []
    world.lobbies.wake(session.id)
    await world.tick()
    assert "\n" not in world.text, "it stays folded whatever wakes it"


async def test_where_the_server_wants_it_the_message_is_deleted_after_a_week(world):
    session = await world.over()
    await world.wants(Tidy.DELETE)
    for day in range(1, 7):
        world.at += DAY
        assert await world.tick() == [], day
    world.at += DAY
    assert await world.tick() == ["delete"]
    assert (await world.stored(session)).lobby is None
    assert (await world.stored(session)).thread is not None
    world.at += DAY
    assert await world.tick() == []


async def test_what_the_server_wants_when_it_is_due_counts(world):
    await world.over()
    await world.wants(Tidy.DELETE)
    world.at += DAY
    assert await world.tick() == []
    await world.wants(Tidy.FOLD)
    world.at += 6 * DAY
    assert await world.tick() == ["edit"]


async def test_where_the_server_wants_it_the_message_stays_as_it_is(world):
    await world.over()
    await world.wants(Tidy.LEAVE)
    for _ in range(30):
        world.at += DAY
        assert await world.tick() == []


@pytest.mark.parametrize("tidy", [Tidy.FOLD, Tidy.DELETE])
@pytest.mark.parametrize(
    "refusal",
    [
        discord_error(10008, status=404, kind=discord.NotFound),
        discord_error(50013, status=403, kind=discord.Forbidden),
        discord_error(50035),
    ],
)
async def test_what_is_not_possible_is_tried_once(world, tidy, refusal):
    session = await world.over()
    await world.wants(tidy)
    world.refuses, world.at = refusal, world.at + DAY
    await world.tick()
    world.at += 6 * DAY
    await world.tick()
    assert not (await world.stored(session)).is_lobby_behind
    assert world.lobbies._wakings._timers == {}
    world.requests.clear()
    await world.lobbies.wake_all()
    assert (await world.tick(), world.lobbies._wakings._timers) == ([], {})


async def test_a_kill_before_the_edit_leaves_it_to_the_next_start(world):
    session = await world.over()
    world.at += DAY
    await world.tick(is_shown=False)
    await world.lobbies.close()
    assert (await world.stored(session)).is_lobby_behind
    world.start()
    assert await world.tick() == []
    await world.lobbies._refresh(session.id)
    assert not (await world.stored(session)).is_lobby_behind
    assert "win" in world.text


async def test_only_games_that_end_from_this_version_on_are_tidied(world):
    session = await world.over()
    await world.journal.write(lambda db: db.execute("UPDATE sessions SET ended = NULL, tidy_at = NULL"))
    world.at += 30 * DAY
    assert await world.tick() == []
    world.lobbies.wake(session.id)
    await world.tick()
    assert "The game is over" in world.text


async def test_seats_to_which_nobody_came_can_still_be_opened_again(world):
    session = await world.opened()
    await world.posted.set_lobby(session.id, LOBBY)
    world.at += NOBODY_CAME
    assert await Endings(world.workings).close_lobby(session.id)
    world.at += DAY
    assert await world.tick() == ["edit"]
    assert world.buttons == [f"reopen:{session.id}:-:"]
    assert world.text.endswith("nobody joined for a week.")


async def test_an_end_that_may_be_taken_back_is_tidied_once_it_is_final(world):
    session, moderation = await world.started(BEN), Moderation(world.workings, Servers(world.workings))
    await world.posted.set_lobby(session.id, LOBBY)
    await moderation.end(session.id, ANNA, "a reason")
    for _ in range(7):
        assert await world.tick() == []
        world.at += DAY
    assert world.at == (await world.stored(session)).ended + TAKEN_BACK_WITHIN
    assert await moderation.end_for_good(session.id)
    assert await world.tick() == ["edit"]
    assert "was closed" in world.text


async def test_an_end_that_was_taken_back_is_not_tidied(world):
    session, moderation = await world.started(BEN), Moderation(world.workings, Servers(world.workings))
    await world.posted.set_lobby(session.id, LOBBY)
    await moderation.end(session.id, ANNA, "a reason")
    await moderation.undo(GUILD, 1, ANNA, "another reason")
    world.at += 8 * DAY
    assert await world.tick() == []
    assert (await world.stored(session)).tidied is None


async def test_without_its_thread_the_line_has_no_link(world):
    session = await world.over()
    await world.posted.set_trouble(session.id, "deleted")
    world.at += DAY
    await world.tick()
    assert "<#" not in world.text
    assert world.text.endswith("win.")
