"""What the bot was forbidden to post is tried again without an event: soon, then seldom, for ever."""

import asyncio
from types import SimpleNamespace

import discord
import pytest

from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import DAY_S, SPREAD_S, TURN_S, Wakings, pause_after
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.cogs.plain_face import plain_face
from tests.cogs.posting.evening import Evening, finish
from tests.doubles import discord_error, double
from tests.engine.table_talk import ANNA, BEN, CHANNEL, GUILD, TABLES, opened, started

MINUTE, HOUR = 60.0, 3600.0
ELSEWHERE = GUILD + 1
FORBIDDEN = discord_error(50013, status=403, kind=discord.Forbidden)


@pytest.fixture
async def evening(journal, clock):
    found = Evening(journal)
    yield found
    await found.boards.close()


class Ban:
    """A place refuses everything until some moment, and counts how often it was asked."""

    def __init__(self, place, clock, seconds):
        self.clock, self.ends, self.tries = clock, clock.now + seconds, []
        self.checked = place.checked
        place.checked = self.check

    def check(self, *what):
        self.tries.append(self.clock.now)
        if self.clock.now < self.ends:
            raise FORBIDDEN
        return self.checked(*what)


async def timed_out(evening, clock, seconds, *, is_known=True):
    """A game whose next player cannot be called while the bot is timed out."""
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    bans = [Ban(place, clock, seconds) for place in (evening.thread, evening.channel)]
    if is_known:
        evening.me.timed_out_until = clock.moment(seconds)
    await evening.sessions.submit(session.id, ANNA, "3")
    evening.boards.wake(session.id)
    await clock.settled(evening.boards._wakings)
    return session, bans[0]


@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize("seconds", [MINUTE, 10 * MINUTE, HOUR, 20 * HOUR])
async def test_when_a_time_out_has_ended_the_next_player_is_called_within_half_an_hour(
    evening, clock, seconds, is_known
):
    session, ban = await timed_out(evening, clock, seconds, is_known=is_known)
    assert [post.mentions for post in evening.thread.posts] == [[ANNA.id]]
    await clock.passes(seconds + 30 * MINUTE, evening.boards._wakings)
    assert [post.mentions for post in evening.thread.posts] == [[ANNA.id], [BEN.id]]
    assert (await evening.posted.session(session.id)).trouble is None
    assert len(ban.tries) < 60, "nothing is hammered"


@pytest.mark.dear
@pytest.mark.parametrize("days", [3, 28])
async def test_after_the_longest_time_out_the_next_player_is_called_just_as_soon(evening, clock, days):
    _, ban = await timed_out(evening, clock, days * DAY_S)
    await clock.passes(days * DAY_S - MINUTE, evening.boards._wakings, step=20 * MINUTE)
    assert len(evening.thread.posts) == 1
    await clock.passes(31 * MINUTE, evening.boards._wakings)
    assert len(evening.thread.posts) == 2
    assert len(ban.tries) < 60 + 8 * days


async def test_a_clock_that_is_a_little_fast_does_not_miss_the_end_of_a_long_time_out(evening, clock):
    _, ban = await timed_out(evening, clock, 3 * DAY_S)
    ban.ends += 5 * MINUTE  # by Discord's clock
    await clock.passes(3 * DAY_S, evening.boards._wakings, step=20 * MINUTE)
    await clock.passes(35 * MINUTE, evening.boards._wakings)
    assert len(evening.thread.posts) == 2


@pytest.mark.dear
async def test_what_has_been_forbidden_for_days_is_tried_every_few_hours_for_ever(evening, clock):
    _, ban = await timed_out(evening, clock, 40 * DAY_S, is_known=False)
    await clock.passes(39 * DAY_S, evening.boards._wakings, step=20 * MINUTE)
    before = len(ban.tries)
    assert before < 60 + 8 * 39
    await clock.passes(2 * DAY_S, evening.boards._wakings, step=20 * MINUTE)
    assert len(evening.thread.posts) == 2


async def test_a_channel_that_could_not_be_told_of_a_deleted_thread_is_told_later(evening, clock):
    session = await started(evening.sessions, BEN)
    await evening.publish(session)
    Ban(evening.channel, clock, 10 * MINUTE)
    evening.boards.thread_is_gone(session)
    await clock.settled(evening.boards._wakings)
    assert evening.channel.posts == []
    await clock.passes(HOUR, evening.boards._wakings)
    assert [post.buttons for post in evening.channel.posts] == [["move"]]
    assert evening.boards._wakings._timers == {}, "a deleted thread is not tried again"


async def test_nobody_is_told_any_more_where_the_channel_is_gone_as_well(evening, clock):
    session = await started(evening.sessions, BEN)
    evening.channel.refusals = [discord_error(10003, status=404, kind=discord.NotFound)]
    evening.boards.thread_is_gone(session)
    await clock.settled(evening.boards._wakings)
    assert evening.boards._wakings._timers == {}
    assert session.id not in await evening.posted.troubled()


async def test_a_thread_that_was_deleted_after_the_end_is_done_with(evening, clock):
    session = await started(evening.sessions, BEN)
    await finish(evening, session)

    async def fetch_channel(place):
        raise discord_error(10003, status=404, kind=discord.NotFound)

    evening.boards._client.fetch_channel = fetch_channel
    evening.boards.wake(session.id)
    await clock.settled(evening.boards._wakings)
    assert evening.channel.posts == []
    assert await evening.posted.missing() == []
    assert evening.boards._wakings._timers == {}


async def test_a_locked_thread_is_tried_now_and_then_for_an_event_may_be_missed(evening, clock):
    session = await started(evening.sessions, BEN)
    evening.thread.refusals = [discord_error(160005)]
    evening.boards.wake(session.id)
    await clock.settled(evening.boards._wakings)
    assert (await evening.posted.session(session.id)).trouble == "locked"
    await clock.passes(5 * MINUTE, evening.boards._wakings)
    assert len(evening.thread.posts) == 1


async def test_where_the_bot_is_no_member_nothing_is_tried_until_it_is_back(evening, clock):
    evening.guild = None
    session, ban = await timed_out(evening, clock, 10 * DAY_S, is_known=False)
    tried = len(ban.tries)
    await clock.passes(2 * DAY_S, evening.boards._wakings, step=HOUR)
    assert len(ban.tries) == tried
    ban.ends = clock.now
    await evening.boards.wake_troubled(session.guild)
    await clock.passes(1, evening.boards._wakings)
    assert len(evening.thread.posts) == 2


async def test_a_finished_thread_that_could_not_be_archived_is_archived_later(evening, clock):
    is_timed_out, archived = True, []

    class Archive(discord.Thread):
        archived = False

        def __init__(self):
            pass

        async def edit(self, **change):
            if is_timed_out:
                raise FORBIDDEN
            archived.append(change)

    async def fetch_channel(place):
        return Archive()

    evening.boards._client.fetch_channel = evening.boards._old._client.fetch_channel = fetch_channel
    session = await started(evening.sessions, BEN)
    await finish(evening, session)
    evening.boards.wake(session.id)
    await clock.settled(evening.boards._wakings)
    assert not (await evening.posted.session(session.id)).is_archived
    assert evening.channel.posts == [], "the end was shown, so nobody has to hear of it"
    is_timed_out = False
    await clock.passes(HOUR, evening.boards._wakings)
    assert archived == [{"archived": True}]
    stored = await evening.posted.session(session.id)
    assert (stored.is_archived, stored.trouble) == (True, None)


async def test_a_thread_that_may_not_be_archived_for_a_week_is_left_to_discord(evening, clock):
    async def fetch_channel(place):
        raise FORBIDDEN

    evening.boards._client.fetch_channel = fetch_channel
    session = await started(evening.sessions, BEN)
    await finish(evening, session)
    evening.boards.wake(session.id)
    await clock.passes(8 * DAY_S, evening.boards._wakings, step=20 * MINUTE)
    assert (await evening.posted.session(session.id)).is_archived
    assert evening.boards._wakings._timers == {}


async def test_what_is_in_trouble_is_tried_after_a_restart_one_after_the_other(journal, clock):
    before = Evening(journal)
    sessions = [await started(before.sessions, BEN) for _ in range(5)]
    before.thread.refusals = [FORBIDDEN] * 5
    for session in sessions:
        await before.publish(session)
    await before.boards.close()
    after = Evening(journal)
    await after.boards.wake_all()
    await after.boards.wake_troubled(GUILD)  # the server is there
    await clock.settled(after.boards._wakings)
    assert len(after.thread.posts) == 1
    for number in range(2, 6):
        await clock.passes(TURN_S, after.boards._wakings)
        assert len(after.thread.posts) == number
    await after.boards.close()


@pytest.fixture
async def lobby(journal, clock):
    """Open seats whose message may not be edited for ten minutes."""
    found = SimpleNamespace(sessions=Sessions(journal, TABLES), posted=Posted(journal), edits=[])
    found.session = await opened(found.sessions)
    await found.posted.set_lobby(found.session.id, 700)
    found.ends = clock.now + 10 * MINUTE

    def message(number):
        async def edit(*, view, allowed_mentions):
            if clock.now < found.ends:
                raise FORBIDDEN
            found.edits.append(number)

        return double(discord.PartialMessage, edit=edit)

    channel = double(discord.PartialMessageable, get_partial_message=message)
    client = double(
        discord.Client,
        get_partial_messageable=lambda place, *, guild_id: channel,
        get_guild=lambda guild: double(discord.Guild, get_member=lambda member: None),
        user=double(discord.ClientUser, id=1),
        is_ready=lambda: True,
    )
    games = {"toy": SimpleNamespace(seats=range(2, 5))}
    found.make = lambda: LobbyMessages(
        client, found.sessions, found.posted, games, {"toy": plain_face()}, Throttle()
    )
    found.messages = found.make()
    return found


async def test_open_seats_that_could_not_be_shown_are_shown_later(lobby, clock):
    lobby.messages.wake(lobby.session.id)
    await clock.settled(lobby.messages._wakings)
    assert (await lobby.posted.session(lobby.session.id)).is_lobby_behind
    await clock.passes(HOUR, lobby.messages._wakings)
    assert lobby.edits == [700]
    assert not (await lobby.posted.session(lobby.session.id)).is_lobby_behind
    await lobby.messages.close()


async def test_after_a_restart_open_seats_are_shown_later_also_if_the_game_has_started(lobby, clock):
    await lobby.sessions.join(lobby.session.id, BEN)
    await lobby.sessions.start(lobby.session.id, ANNA, thread=5)
    lobby.messages.wake(lobby.session.id)
    await clock.settled(lobby.messages._wakings)
    await lobby.messages.close()
    again = lobby.make()
    await again.wake_all()
    await clock.passes(HOUR, again._wakings)
    assert lobby.edits == [700]
    await again.close()


async def test_they_are_shown_at_once_when_something_on_their_server_has_changed(lobby, clock):
    lobby.messages.wake(lobby.session.id)
    await clock.settled(lobby.messages._wakings)
    lobby.ends = clock.now
    await lobby.messages.wake_troubled(GUILD)
    await clock.passes(1, lobby.messages._wakings)
    assert lobby.edits == [700]
    await lobby.messages.close()


class Held:
    """Work that is held up where it is about to ask Discord, and notes for which game."""

    def __init__(self):
        self.begun, self.gate = asyncio.Queue(), asyncio.Event()

    async def __call__(self, session, *what, **more):
        self.begun.put_nowait(session.id)
        await self.gate.wait()
        return session

    async def done(self, wakings, clock):
        """Let it go on; for which games there was work in all, besides what has been taken note of."""
        self.gate.set()
        await clock.settled(wakings)
        return [self.begun.get_nowait() for _ in range(self.begun.qsize())]


async def test_an_event_of_one_server_repeats_none_of_the_boards_of_another(evening, clock, monkeypatch):
    held, games = Held(), [await started(evening.sessions, BEN, guild=guild) for guild in (GUILD, ELSEWHERE)]
    monkeypatch.setattr(evening.boards, "_adopt", held)
    for game in games:
        evening.boards.wake(game.id)
    assert {await held.begun.get(), await held.begun.get()} == {game.id for game in games}
    await evening.boards.wake_troubled(GUILD)
    assert await held.done(evening.boards._wakings, clock) == [games[0].id]


async def test_an_event_of_one_server_repeats_none_of_the_open_seats_of_another(lobby, clock, monkeypatch):
    held, elsewhere = Held(), {"guild": ELSEWHERE, "channel": CHANNEL + 1}
    others = await lobby.sessions.open("toy", {}, **elsewhere, host=ANNA, language="en")
    await lobby.posted.set_lobby(others.id, 701)
    monkeypatch.setattr(lobby.messages, "_shown", held)
    for session in (lobby.session, others):
        lobby.messages.wake(session.id)
    assert {await held.begun.get(), await held.begun.get()} == {lobby.session.id, others.id}
    await lobby.messages.wake_troubled(ELSEWHERE)
    assert await held.done(lobby.messages._wakings, clock) == [others.id]
    await lobby.messages.close()


def test_pauses_grow_from_minutes_to_hours_and_no_further():
    pauses, elapsed = [], 0.0
    while elapsed < 60 * DAY_S:
        pauses.append(pause_after(elapsed))
        elapsed += pauses[-1]
    assert pauses[:4] == [120, 120, 240, 480]
    assert max(pauses[:40]) + SPREAD_S < 30 * MINUTE
    assert pauses == sorted(pauses)
    assert max(pauses) == pauses[-1] == 6 * HOUR


async def test_people_who_go_on_meanwhile_do_not_make_it_more_seldom(clock):
    done = []

    async def work(session):
        done.append(clock.ahead)
        wakings.later(session)

    wakings = Wakings("board", work, Throttle())
    for _ in range(100):
        wakings.wake(1)
        await clock.passes(1, wakings, step=1)
    done.clear()
    await clock.passes(10 * MINUTE, wakings, step=10)
    assert len(done) >= 2
    await wakings.close()


async def test_a_game_is_spread_and_a_closed_one_is_not_woken(clock):
    done = []

    async def work(session):
        if session in done:
            return
        done.append(session)
        wakings.later(session)

    wakings = Wakings("board", work, Throttle())
    for session in (1, 30, 59):
        wakings.wake(session)
    await clock.settled(wakings)
    whens = sorted(timer.when() for timer in wakings._timers.values())
    assert [round(when - whens[0]) for when in whens] == [0, 29, 58]
    await wakings.close()
    await clock.passes(HOUR, wakings, step=HOUR)
    assert done == [1, 30, 59]
