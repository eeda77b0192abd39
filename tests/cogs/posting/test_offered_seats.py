"""Offered seats as they are posted: once in the thread, once in the channel, and edited when they end."""

from datetime import UTC, datetime

import discord
import pytest

from cogs.posting.offered_seats import OfferedSeats
from cogs.posting.throttle import Throttle
from engine.sessions.lost_seats import LostSeats
from engine.sessions.sessions import Sessions
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from tests.doubles import discord_error, double, stands_in_for
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, DIRK, TABLES, started
from tests.engine.toy import A

ME = double(discord.ClientUser, id=1)


@stands_in_for(discord.PartialMessageable, "send", "get_partial_message", "history")
class Place:
    """A channel or a thread that keeps its messages."""

    def __init__(self, number):
        self.id = number
        self.messages, self.refuses, self.asked = {}, None, 0

    async def send(self, *, view, nonce, allowed_mentions):
        assert len(nonce) <= 25
        assert allowed_mentions.to_dict() == {"parse": []}
        self._answer()
        number = self.id * 100 + len(self.messages)
        self._keep(number, view)
        return double(discord.Message, id=number)

    def get_partial_message(self, number):
        async def edit(*, view, allowed_mentions):
            self._answer()
            if number not in self.messages:
                raise discord_error(10008, status=404, kind=discord.NotFound)
            self._keep(number, view)

        return double(discord.PartialMessage, id=number, edit=edit)

    async def history(self, *, after, limit, oldest_first):
        assert datetime.now(UTC) > after.created_at
        self._answer()
        for number, components in sorted(self.messages.items(), reverse=not oldest_first):
            frame = discord.components.Container(components[0], state=None)
            yield double(discord.Message, id=number, author=double(discord.User, id=1), components=[frame])

    def _answer(self):
        self.asked += 1
        if self.refuses is not None:
            raise self.refuses

    def _keep(self, number, view):
        components = view.to_components()
        check_message({"components": components}, flags=COMPONENTS_V2, filenames=set(), is_new=True)
        self.messages[number] = components

    @property
    def shown(self):
        """The texts and the custom ids of all messages."""
        return [
            (
                "\n".join(part["content"] for part in walk(one) if "content" in part),
                [part["custom_id"] for part in walk(one) if "custom_id" in part],
            )
            for one in self.messages.values()
        ]


class Bar:
    """A game whose seat is offered, and the messages about that."""

    def __init__(self, journal):
        self.sessions = Sessions(journal, TABLES)
        self.lost = LostSeats(self.sessions.workings)
        self.channel, self.thread = Place(CHANNEL), Place(334)
        self.archiving = []

        async def fetch_channel(place):
            async def edit(*, archived):
                self.archiving.append(archived)
                self.thread.refuses = None

            return double(discord.Thread, archived=self.thread.refuses is not None, edit=edit)

        client = double(
            discord.Client,
            user=ME,
            get_partial_messageable=lambda place, *, guild_id: (
                self.channel if place == CHANNEL else self.thread
            ),
            get_guild=lambda guild: None,
            is_ready=lambda: True,
            fetch_channel=fetch_channel,
        )
        self.begin = lambda: OfferedSeats(client, self.lost, Throttle())
        self.seats = self.begin()

    async def offered(self):
        session = await started(self.sessions, BEN, CLEO)
        await self.sessions.leave(session.id, ANNA)
        await self.lost.offer_robots_seat(session.id, BEN.id, A)
        return session


@pytest.fixture
def bar(journal):
    return Bar(journal)


async def test_an_offer_is_posted_in_the_thread_and_once_in_the_channel(bar):
    session = await bar.offered()
    await bar.seats._show(session.id)
    take = f"take:{session.id}:-:0"
    assert bar.thread.shown == [("Dusty’s seat is free for whoever likes to play on.", [take])]
    ((text, ids),) = bar.channel.shown
    assert text == f"Dusty’s seat is free for whoever likes to play on.\n-# <#{session.thread}>"
    assert ids == [take]
    assert await bar.lost.to_show() == []


async def test_both_messages_say_who_plays_on(bar):
    session = await bar.offered()
    await bar.seats._show(session.id)
    await bar.lost.take(session.id, A, DIRK)
    await bar.seats._show(session.id)
    assert bar.thread.shown == [("Dirk plays on for Dusty.", [])]
    assert bar.channel.shown[0][0].startswith("Dirk plays on for Dusty.")
    assert await bar.lost.to_show() == []


async def test_both_messages_say_that_the_game_has_ended(bar):
    session = await bar.offered()
    await bar.seats._show(session.id)
    for person in (BEN, CLEO):
        await bar.sessions.leave(session.id, person)
    await bar.seats._show(session.id)
    assert [ids for place in (bar.thread, bar.channel) for _, ids in place.shown] == [[], []]


@pytest.mark.parametrize(
    "forget",
    [
        "UPDATE offers SET message = NULL, is_shown = 0",
        "UPDATE offers SET channel_message = NULL, is_shown = 0",
    ],
)
async def test_what_was_posted_just_before_a_crash_is_found_and_not_posted_again(bar, journal, forget):
    session = await bar.offered()
    await bar.seats._show(session.id)
    await journal.write(lambda db: db.execute(forget))
    await bar.begin()._show(session.id)
    assert (len(bar.thread.messages), len(bar.channel.messages)) == (1, 1)
    assert await bar.lost.to_show() == []


async def test_a_seat_that_is_soon_offered_anew_has_new_messages(bar):
    session = await bar.offered()
    await bar.seats._show(session.id)
    await bar.lost.take(session.id, A, DIRK)
    await bar.seats._show(session.id)
    await bar.sessions.leave(session.id, DIRK)
    await bar.lost.offer_robots_seat(session.id, BEN.id, A)
    await bar.seats._show(session.id)
    for place in (bar.thread, bar.channel):
        assert [ids for _, ids in place.shown] == [[], [f"take:{session.id}:-:0"]]


async def test_after_a_start_what_is_missing_is_posted(bar):
    session = await bar.offered()
    again = bar.begin()
    woken = []
    again._wakings.wake_in_turn = woken.extend
    await again.wake_all()
    assert woken == [session.id]


async def test_an_offer_that_ended_before_it_was_posted_is_not_posted(bar):
    session = await bar.offered()
    await bar.lost.take(session.id, A, DIRK)
    await bar.seats._show(session.id)
    assert (bar.thread.shown, bar.channel.shown) == ([], [])
    assert await bar.lost.to_show() == []


async def test_as_long_as_a_seat_is_free_every_change_of_its_game_is_looked_at(bar):
    session = await bar.offered()
    woken = []
    bar.seats.wake = woken.append
    bar.seats.changed(session.id)
    assert woken == [], "nothing was shown yet, so nothing can be out of date"
    await bar.seats._show(session.id)
    bar.seats.changed(session.id)
    assert woken == [session.id]
    again = bar.begin()
    again.wake = woken.append
    await again.wake_all()
    again.changed(session.id)
    assert woken == [session.id] * 2
    await bar.lost.take(session.id, A, DIRK)
    await bar.seats._show(session.id)
    bar.seats.changed(session.id)
    assert woken == [session.id] * 2


async def test_where_the_thread_or_a_message_is_gone_nothing_is_shown_and_the_rest_is(bar):
    session = await bar.offered()
    bar.thread.refuses = discord_error(10003, status=404, kind=discord.NotFound)
    await bar.seats._show(session.id)
    assert len(bar.channel.shown) == 1
    bar.channel.messages.clear()
    await bar.lost.take(session.id, A, DIRK)
    await bar.seats._show(session.id)
    assert await bar.lost.to_show() == []


async def test_what_is_forbidden_is_tried_again_later(bar):
    session = await bar.offered()
    bar.thread.refuses = discord_error(50001, status=403, kind=discord.Forbidden)
    bar.seats._client.is_ready = lambda: False
    await bar.seats._show(session.id)
    assert await bar.lost.to_show() == [session.id]
    assert session.id in bar.seats._wakings._timers
    await bar.seats.close()


async def test_an_archived_thread_is_opened_for_the_edit_and_closed_again_if_the_game_has_ended(bar):
    session = await bar.offered()
    await bar.seats._show(session.id)
    for person in (BEN, CLEO):
        await bar.sessions.leave(session.id, person)
    bar.thread.refuses = discord_error(50083)
    await bar.seats._show(session.id)
    assert bar.archiving == [False, True]
    assert bar.thread.shown[0][1] == []


async def test_names_work_as_no_markup(bar, journal):
    session = await bar.offered()
    await journal.write(lambda db: db.execute("UPDATE offers SET name = '**@everyone**'"))
    await bar.seats._show(session.id)
    assert "**" not in bar.thread.shown[0][0].replace("\\*", "")
