"""Invitations as they are posted: one message for each person, with one mention, also over a crash."""

import asyncio

import discord
import pytest

from cogs.posting.invitation_messages import InvitationMessages
from cogs.posting.throttle import Throttle
from engine.journal.records import PersonId
from engine.sessions.invitations import Invitations
from engine.sessions.posted import Posted
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from sandbox.codes import COMPONENTS_V2, walk
from sandbox.limits.messages import check_message
from tests.doubles import discord_error, double
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, opened

LENA, GHOST = Person(PersonId(10**17), "Lena"), Person(PersonId((1 << 32) - 1), "")


class Channel:
    """A channel with open seats, and the invitations to them."""

    def __init__(self, journal):
        self.sessions, self.posted = Sessions(journal, TABLES), Posted(journal)
        self.invitations = Invitations(self.sessions.workings)
        self.posts, self.refuses = [], None

        async def send(*, view, nonce, allowed_mentions):
            if self.refuses is not None:
                raise self.refuses
            assert len(nonce) <= 25
            components = view.to_components()
            check_message({"components": components}, flags=COMPONENTS_V2, filenames=set(), is_new=True)
            parts = list(walk(components))
            text = "\n".join(part["content"] for part in parts if "content" in part)
            ids = [part["custom_id"] for part in parts if "custom_id" in part]
            self.posts.append((text, ids, allowed_mentions.to_dict()["users"], nonce))
            self.messages_there.append((80 + len(self.posts), components))
            return double(discord.Message, id=80 + len(self.posts))

        async def history(*, after, limit, oldest_first):
            for number, (frame, *_) in self.messages_there:
                frame = discord.components.Container(frame, state=None)
                yield double(discord.Message, id=number, author=me, components=[frame])

        me, self.messages_there = double(discord.ClientUser, id=1), []
        client = double(
            discord.Client,
            user=me,
            get_partial_messageable=lambda place, *, guild_id: double(
                discord.PartialMessageable, send=send, history=history
            ),
            get_guild=lambda guild: None,
            is_ready=lambda: False,
        )
        self.messages = InvitationMessages(client, self.invitations, Throttle())

    async def seats(self):
        session = await opened(self.sessions, game="boomtown")
        await self.posted.set_lobby(session.id, 70)
        return session


@pytest.fixture
def channel(journal):
    return Channel(journal)


async def test_whoever_is_invited_is_mentioned_once_in_a_message_of_their_own(channel):
    session = await channel.seats()
    invitation = await channel.invitations.invite(session.id, ANNA, BEN.id)
    for _ in range(2):
        await channel.messages._tell(session.id)
    ((text, ids, mentioned, _),) = channel.posts
    assert text.startswith(
        f"<@{BEN.id}>: Anna keeps a seat for you here until <t:{int(invitation.until)}:f>."
    )
    assert f"[Boomtown #{session.id}](https://discord.com/channels/111/222/70)" in text
    assert (ids, mentioned) == ([f"join:{session.id}:-:"], [BEN.id])


async def test_two_who_are_invited_have_a_message_each(channel):
    session = await channel.seats()
    for person in (BEN, CLEO):
        await channel.invitations.invite(session.id, ANNA, person.id)
    await channel.messages._tell(session.id)
    assert sorted(mentioned for _, _, mentioned, _ in channel.posts) == [[BEN.id], [CLEO.id]]
    assert len({nonce for *_, nonce in channel.posts}) == 2


async def test_whoever_was_invited_just_before_a_crash_is_told_after_the_start(channel):
    session = await channel.seats()
    await channel.invitations.invite(session.id, ANNA, BEN.id)
    woken = []
    channel.messages._wakings.wake_in_turn = woken.extend
    await channel.messages.wake_all()
    assert woken == [session.id]


async def test_an_invitation_that_was_posted_just_before_a_crash_is_found_and_not_posted_again(
    channel, journal, clock
):
    session = await channel.seats()
    await channel.invitations.invite(session.id, ANNA, BEN.id)
    await channel.messages._tell(session.id)
    await journal.write(lambda db: db.execute("UPDATE invitations SET message = NULL"))
    clock.ahead += 3600
    await channel.messages._tell(session.id)
    assert len(channel.posts) == 1
    assert await channel.invitations.to_tell() == []
    await channel.sessions.join(session.id, BEN)
    await channel.sessions.leave(session.id, BEN)
    await asyncio.sleep(0.001)
    await channel.invitations.invite(session.id, ANNA, BEN.id)
    await channel.messages._tell(session.id)
    assert len(channel.posts) == 2, "another invitation is another message"


async def test_whoever_is_invited_again_at_once_is_mentioned_again(channel):
    session = await channel.seats()
    for _ in range(2):
        await channel.invitations.invite(session.id, ANNA, BEN.id)
        await channel.messages._tell(session.id)
        await channel.sessions.join(session.id, BEN)
        await channel.sessions.leave(session.id, BEN)
    assert len({nonce for *_, nonce in channel.posts}) == 2, "or Discord would take them for one message"


async def test_whoever_was_invited_with_the_open_seats_is_told_by_their_message(channel):
    session = await opened(channel.sessions, game="boomtown")
    await channel.invitations.invite(session.id, ANNA, BEN.id)
    await channel.messages._tell(session.id)
    assert channel.posts == []
    await channel.posted.set_lobby(session.id, 70)
    await channel.messages._tell(session.id)
    assert channel.posts == []
    await channel.invitations.invite(session.id, ANNA, CLEO.id)
    await channel.posted.set_lobby(session.id, 70)
    await channel.messages._tell(session.id)
    assert [mentioned for _, _, mentioned, _ in channel.posts] == [[CLEO.id]]


async def test_a_seat_is_not_kept_for_somebody_who_cannot_be_told(channel):
    session = await channel.seats()
    await channel.invitations.invite(session.id, ANNA, BEN.id)
    channel.refuses = discord_error(50035)
    await channel.messages._tell(session.id)
    assert await channel.invitations.kept(session.id) == []


async def test_what_is_forbidden_is_tried_again_later_and_a_bad_line_at_once(channel):
    session = await channel.seats()
    await channel.invitations.invite(session.id, ANNA, BEN.id)
    channel.refuses = discord_error(50001, status=403, kind=discord.Forbidden)
    await channel.messages._tell(session.id)
    assert session.id in channel.messages._wakings._timers
    channel.refuses = discord_error(0, status=502, kind=discord.DiscordServerError)
    with pytest.raises(discord.DiscordServerError):
        await channel.messages._tell(session.id)
    channel.refuses = None
    await channel.messages._tell(session.id)
    assert len(channel.posts) == 1
    await channel.messages.close()


async def test_an_inviter_who_has_left_the_table_is_named_without_a_call(channel):
    for by, named in ((LENA, f"<@{LENA.id}>"), (GHOST, "a former player")):
        session = await channel.seats()
        await channel.sessions.join(session.id, by)
        await channel.invitations.invite(session.id, by, BEN.id)
        await channel.sessions.leave(session.id, by)
        await channel.messages._tell(session.id)
        text, _, mentioned, _ = channel.posts[-1]
        assert f"<@{BEN.id}>: {named} keeps a seat" in text
        assert mentioned == [BEN.id]
