"""Going on in a new thread: two presses at once make one thread, and only players may."""

import asyncio

import discord
import pytest

from cogs.parts.custom_ids import CustomId
from cogs.parts.widgets import IN_A_LIST
from cogs.posting.board_messages import BoardMessages
from cogs.posting.lobby_messages import LobbyMessages
from cogs.presses import new_threads
from engine.errors import Refused
from engine.journal.records import PersonId, SeatRow, Session
from engine.sessions.posted import Posted
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from tests.cogs import visits
from tests.doubles import double
from tests.engine.table_talk import GUILD


class Table:
    """A session whose thread was deleted, and the services around it."""

    def __init__(self, *, trouble="deleted"):
        self.threads, self.places, self.woken, self.shown, self.answers = [], [], [], [], []
        self.trouble = trouble
        self.services = visits.services(
            sessions=double(Sessions, find=self.find),
            posted=double(Posted, set_thread=self.set_thread, set_trouble=self.set_trouble),
            boards=double(BoardMessages, wake=self.woken.append),
            lobbies=double(LobbyMessages, wake=self.shown.append),
        )

    async def find(self, session, *, guild, person=None):
        await asyncio.sleep(0)
        return double(
            Session,
            id=session,
            guild=GUILD,
            status="playing",
            asleep_since=None,
            seats=(SeatRow("Anna", PersonId(1)),),
            trouble=self.trouble,
            seat_of=lambda person: 0 if person == 1 else None,
        )

    async def set_thread(self, session, thread, *, channel):
        await asyncio.sleep(0)
        self.trouble = None

    async def set_trouble(self, session, trouble):
        self.trouble = trouble

    async def press(self, person=1, *, key="", channel=None):
        channel = channel or double(discord.TextChannel, id=5)
        pressed = CustomId("move", 7, key=key)
        parts = {"channel": channel, "edit_original_response": self.edit_original_response}
        await new_threads.move(visits.press(self.services, pressed, Person(person, "Anna"), **parts))

    async def edit_original_response(self, *, view, attachments, allowed_mentions):
        self.answers += [item.content for item in view.walk_children() if hasattr(item, "content")]
        return double(discord.InteractionMessage, id=1)


def in_thread_of(channel):
    return double(discord.Thread, id=9, parent=channel)


@pytest.fixture
def table(monkeypatch):
    made = Table()

    async def new_thread(channel, message, session):
        made.threads.append(session.id)
        made.places.append(channel.id)
        await asyncio.sleep(0.01)
        return 100 + len(made.threads)

    monkeypatch.setattr(new_threads, "_new_thread", new_thread)
    return made


async def test_two_presses_at_once_make_one_thread(table):
    found = await asyncio.gather(*(table.press() for _ in range(5)), return_exceptions=True)
    assert found.count(None) == 1
    assert {one.reason for one in found if one is not None} == {"goes-on-already"}
    assert (table.threads, table.woken, table.shown) == ([7], [7], [7])


async def test_a_press_that_failed_can_be_made_again(table, monkeypatch):
    async def forbidden(channel, message, session):
        raise Refused("cannot-make-thread")

    with monkeypatch.context() as patch:
        patch.setattr(new_threads, "_new_thread", forbidden)
        with pytest.raises(Refused, match="cannot-make-thread"):
            await table.press()
    await table.press()
    assert table.threads == [7]


async def test_who_has_no_seat_moves_nothing(table):
    with pytest.raises(Refused, match="not-seated"):
        await table.press(person=2)
    assert (table.threads, table.woken) == ([], [])


async def test_where_no_thread_can_be_opened_it_is_said_where_one_can(table):
    with pytest.raises(Refused, match="goes-on-in-a-channel"):
        await table.press(channel=in_thread_of(None))
    assert (table.threads, table.woken) == ([], [])


@pytest.mark.parametrize("trouble", ["forbidden", "refused"])
async def test_where_permissions_were_missing_or_a_board_was_refused_the_old_thread_is_used_again(
    table, trouble
):
    table.trouble = trouble
    await table.press()
    assert (table.threads, table.trouble, table.woken) == ([], None, [7])


async def test_whoever_goes_on_from_a_list_sees_the_list_again(table, monkeypatch):
    async def show_list(visit, *, above):
        table.answers.append(f"list below {above!r}")

    monkeypatch.setattr(new_threads, "show_list", show_list)
    await table.press(key=IN_A_LIST)
    assert table.answers == ["list below 'Game #7 goes on.'"]


async def test_whoever_asks_in_a_thread_goes_on_in_the_channel_around_it(table):
    around = double(discord.TextChannel, id=8)
    await table.press(channel=in_thread_of(around))
    assert (table.threads, table.places) == ([7], [8])
    table.trouble = "deleted"
    forum = double(discord.ForumChannel, id=8)
    with pytest.raises(Refused, match="goes-on-in-a-channel"):
        await table.press(channel=in_thread_of(forum))
