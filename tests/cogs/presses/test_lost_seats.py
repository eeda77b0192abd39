"""Open seats whose message is gone are closed; a message of which nothing was noted is found again."""

from types import SimpleNamespace

import discord
import pytest
from discord.components import ActionRow, Button, Container, TextDisplay

from cogs.parts.custom_ids import CustomId
from cogs.posting import lobby_messages, wakings
from cogs.posting.lobby_messages import LobbyMessages
from cogs.posting.throttle import Throttle
from cogs.presses import open_seats
from engine.errors import Refused
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from renders.faces import FACES
from tests.cogs import visits
from tests.cogs.plain_face import plain_face
from tests.doubles import discord_error, double
from tests.engine.table_talk import ANNA, BEN, GUILD, TABLES, THREAD, opened

ME, SOMEBODY = double(discord.User, id=1), double(discord.User, id=2)


def refusal(code, kind=discord.NotFound, status=404):
    return discord_error(code, kind=kind, status=status)


def posted_by(author, message, *custom_ids):
    """A message as discord.py reads it: a frame with a row of buttons."""
    row = double(ActionRow, children=[double(Button, custom_id=custom_id) for custom_id in custom_ids])
    frame = double(Container, children=[double(TextDisplay, content="words"), row])
    return double(discord.Message, author=author, id=message, components=[frame])


class Place:
    """A channel with open seats; `refuses` is what Discord says to each request."""

    def __init__(self, journal):
        self.sessions, self.posted = Sessions(journal, TABLES), Posted(journal)
        self.refuses, self.fetched, self.edited, self.messages = None, [], [], []

        async def fetch_message(message):
            await self.fetch_message(message)

        channel = double(
            discord.PartialMessageable,
            fetch_message=fetch_message,
            get_partial_message=self.get_partial_message,
            history=self.history,
        )
        client = double(
            discord.Client,
            user=ME,
            get_partial_messageable=lambda place, *, guild_id: channel,
            get_guild=lambda guild: None,
            is_ready=lambda: True,
        )
        faces = {**FACES, "toy": plain_face()}
        self.lobbies = LobbyMessages(client, self.sessions, self.posted, TABLES, faces, Throttle())

    def _answer(self):
        if self.refuses is not None:
            raise self.refuses

    async def fetch_message(self, message):
        self.fetched.append(message)
        self._answer()

    def get_partial_message(self, message):
        async def edit(*, view, allowed_mentions):
            self.edited.append(message)
            self._answer()

        return double(discord.PartialMessage, edit=edit)

    async def history(self, *, after, limit, oldest_first):
        self._answer()
        for message in self.messages:
            yield message

    async def shown(self, message=70):
        session = await opened(self.sessions, BEN, game="boomtown")
        await self.posted.set_lobby(session.id, message)
        return session

    async def status(self, session):
        return (await self.posted.session(session.id)).status


@pytest.fixture
def place(journal):
    return Place(journal)


GONE = [refusal(10003), refusal(10008)]
NOT_GONE = [refusal(0), refusal(50001, discord.Forbidden, 403), refusal(50013, discord.Forbidden, 403)]


@pytest.mark.parametrize("how", ["refresh", "check"])
@pytest.mark.parametrize("refuses", [*GONE, *NOT_GONE])
async def test_open_seats_are_closed_when_their_message_is_gone_and_not_when_it_is_only_forbidden(
    place, how, refuses
):
    session = await place.shown()
    place.refuses = refuses
    await (place.lobbies.check if how == "check" else place.lobbies._refresh)(session.id)
    assert await place.status(session) == ("closed" if refuses in GONE else "open")
    mine = await place.sessions.in_guild(GUILD, ANNA.id)
    assert len(mine) == len(await place.sessions.waiting(GUILD, ANNA.id)) == (refuses not in GONE)


async def test_open_seats_that_were_shown_anew_meanwhile_stay_open(place):
    session = await place.shown()
    fetch = place.fetch_message

    async def late(message):
        await place.posted.set_lobby(session.id, 71)
        place.refuses = refusal(10008)
        await fetch(message)

    place.fetch_message = late
    await place.lobbies.check(session.id)
    assert await place.status(session) == "open"


async def test_a_running_game_does_not_end_with_the_message_of_its_seats(place):
    session = await opened(place.sessions, BEN)
    await place.posted.set_lobby(session.id, 70)
    await place.sessions.start(session.id, ANNA, thread=THREAD)
    place.refuses = refusal(10008)
    await place.lobbies._refresh(session.id)
    await place.lobbies.check(session.id)
    assert await place.status(session) == "playing"


async def test_what_a_list_shows_is_looked_up_once_an_hour_however_often_it_is_asked_for(place, monkeypatch):
    session, now = await place.shown(), [1e6]
    monkeypatch.setattr(lobby_messages, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def listed():
        place.lobbies.check_now_and_then(session.id)
        for task in list(place.lobbies._checks._tasks.values()):
            await task

    for _ in range(5):
        await listed()
    assert place.fetched == [70]
    now[0] += 3601
    await place.lobbies._refresh(session.id)
    await listed()
    assert (place.fetched, place.edited) == ([70], [70]), "an edit shows it, too"
    now[0] += 3601
    place.refuses = refusal(10008)
    await listed()
    assert await place.status(session) == "closed"


async def test_after_a_start_open_seats_come_in_turn_so_that_no_board_waits_for_them_all(
    place, clock, monkeypatch
):
    monkeypatch.setattr(wakings, "TURN_S", 100)
    for message in (70, 71, 72):
        await place.shown(message)
    await place.lobbies.wake_all()
    await clock.settled(place.lobbies._wakings)
    assert place.edited == [70]
    await clock.passes(101, place.lobbies._wakings, step=101)
    assert place.edited == [70, 71]
    await place.lobbies.close()


async def test_seats_that_were_posted_just_before_a_crash_are_found_again(place):
    session = await opened(place.sessions)
    join = f"join:{session.id}:-:"
    place.messages = [
        posted_by(SOMEBODY, 60, join),
        posted_by(ME, 61, f"join:{session.id + 1}:-:"),
        posted_by(ME, 62, f"rules:-:-:{session.game}", join),
        posted_by(ME, 63, join),
    ]
    await place.posted.set_lobby((await opened(place.sessions)).id, 50)
    woken = []
    place.lobbies._wakings.wake_in_turn = woken.extend
    await place.lobbies.wake_all()
    assert len(woken) == 2
    place.lobbies.view = lambda session, ranking, kept, so_far, takes_robots, has_ratings, office: None
    for one in woken:
        await place.lobbies._refresh(one)
    found = await place.posted.session(session.id)
    assert (found.status, found.lobby) == ("open", 62)
    assert place.edited == [62, 50]


@pytest.mark.parametrize("refuses", [None, *GONE, NOT_GONE[-1]])
async def test_seats_that_a_crash_kept_from_being_posted_are_closed(place, refuses):
    session = await opened(place.sessions)
    place.messages, place.refuses = [posted_by(ME, 61, "join:99:-:")], refuses
    await place.lobbies._refresh(session.id)
    assert await place.status(session) == "closed"
    assert place.edited == []


async def test_a_bad_line_closes_nothing(place):
    session, shown = await opened(place.sessions), await place.shown()
    place.refuses = refusal(0, discord.DiscordServerError, 502)
    for work in (place.lobbies._refresh, place.lobbies.check):
        for one in (session, shown):
            if (work, one) != (place.lobbies.check, session):  # there is nothing to look up
                with pytest.raises(discord.DiscordServerError):
                    await work(one.id)
            assert await place.status(one) == "open"


async def test_a_press_on_seats_that_were_closed_before_their_message_was_known_says_so_and_shows_it(place):
    session, woken = await opened(place.sessions), []
    await place.sessions.close(session.id)
    lobbies = double(LobbyMessages, wake=woken.append)
    services = visits.services(sessions=place.sessions, posted=place.posted, lobbies=lobbies)
    seats = visits.message(number=62)
    with pytest.raises(Refused, match="game-closed"):
        await open_seats.join(visits.press(services, CustomId("join", session.id), BEN, message=seats))
    assert ((await place.posted.session(session.id)).lobby, woken) == (62, [session.id])
