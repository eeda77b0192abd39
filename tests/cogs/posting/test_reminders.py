"""Reminders as Discord gets them: each notifies its people once, and is gone when its call has ended."""

import asyncio
import re
from types import SimpleNamespace

import discord
import pytest

from cogs.posting.frame_ids import NONCE_LIVES_S, FrameKind
from cogs.posting.reminders import LONGEST_NONCE, MOST_A_MINUTE, Reminders, nonce
from cogs.posting.throttle import Throttle
from engine.clock.pace import HOUR
from engine.journal import preference_rows
from engine.journal.posted_records import ReminderRow
from engine.journal.preference_rows import Chosen
from engine.journal.records import PersonId, Reminding
from engine.play.table import Seat
from engine.sessions.posted import Posted
from engine.sessions.reminders import GIVEN_UP_AFTER_S, Reminded, Reminder
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from renders.language.catalogues import LOCALES, words_for
from sandbox import Sandbox, SeenMessage
from tests.engine.table_talk import TABLES

NOON = 1_764_590_400.0
"""Noon in UTC, on 1 December 2025."""
MESSAGES = r"/channels/{}/messages$"


class Killed(Exception):
    """The bot has ended here."""


class Scene:
    """A server with a thread, its people, and the bot's reminders over discord.py and the sandbox."""

    def __init__(self, world, client, journal):
        self.world, self.client, self.journal, self.now = world, client, journal, NOON
        self.server = world.add_server("Dodge City", locale="en-US", bot_permissions=["ADMINISTRATOR"])
        self.channel = self.server.add_channel("saloon")
        self.seen = [self.server.add_person(name) for name in ("Anna", "Ben", "Cleo")]
        self.people = [Person(PersonId(int(seen.id)), seen.name) for seen in self.seen]
        self.sessions = Sessions(journal, TABLES, now=lambda: self.now)
        self.posted = Posted(journal, now=lambda: self.now)
        self.restart()

    def restart(self):
        """What a new bot knows: the journal alone."""
        self.throttle = Throttle()
        self.reminded = Reminded(self.sessions.workings)
        self.reminders = Reminders(self.client, self.reminded, self.throttle)

    async def started(self, people=2, *, game="toy", language="en", answers=0):
        """A game whose board is posted, after so many answers."""
        host, *others = self.people[:people]
        session = await self.sessions.open(
            *(game, {}), guild=int(self.server.id), channel=int(self.channel.id), host=host, language=language
        )
        for person in others:
            await self.sessions.join(session.id, person)
        place = await self.client.fetch_channel(int(self.channel.id))
        thread = await place.create_thread(name=f"{session.id}", type=discord.ChannelType.public_thread)
        session = await self.sessions.start(session.id, host, thread=thread.id)
        for person in self.people[:answers]:
            await self.sessions.submit(session.id, person, "3")
        return await self.post(session)

    async def post(self, session):
        told = (await self.sessions.position(session.id, None)).told
        await self.posted.set_board(
            session.id, thread=session.thread, message=1, board_from=1, due=[], posted=told
        )
        return await self.posted.session(session.id)

    async def choose_direct(self, person):
        await self.journal.write(
            lambda db: preference_rows.save_chosen(db, person.id, Chosen(reminders=Reminding.DM))
        )

    def comes(self, session):
        """The moment at which the first reminder is due."""
        self.now = min(call.remind_at for call in session.calls)

    async def remind(self):
        await self.reminders.remind_due()
        await self.settled()

    async def settled(self):
        while tasks := self.reminders._wakings._tasks:
            await asyncio.wait(list(tasks.values()))

    def thread(self, session):
        return self.world.world.channels[str(session.thread)]

    def in_thread(self, session):
        return [SeenMessage(message) for message in self.thread(session).messages]

    def directly(self, seen):
        return [SeenMessage(message) for message in seen.dm.messages]


@pytest.fixture
async def scene(journal, monkeypatch):
    async with Sandbox() as world:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{world.base_url}/api/v10")
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(world.token)
            made = Scene(world, client, journal)
            yield made
            await made.reminders.close()
        assert world.violations == []


async def test_a_reminder_mentions_whoever_is_waited_for_alone_with_the_deadline_and_act(scene):
    session = await scene.started()
    await scene.remind()
    assert scene.in_thread(session) == [], "nothing is due yet"
    scene.comes(session)
    await scene.remind()
    await scene.remind()
    (message,) = scene.in_thread(session)
    due = int(session.calls[0].clock.due)
    game = words_for("en").text("toy-name")
    assert message.text == (
        f"<@{scene.people[0].id}>, {game} #{session.id} still waits for you, until <t:{due}:f> (<t:{due}:R>)."
    )
    assert message.mentions == ["Anna"]
    assert [button.custom_id for button in message.all_buttons] == [f"act:{session.id}:-:"]
    assert FrameKind.REMINDER.number_in(message.message.components[0]["id"]) is not None


async def test_two_who_are_due_at_one_moment_share_a_message_and_whoever_has_answered_is_left_out(scene):
    session = await scene.started(3, answers=3)
    scene.comes(session)
    await scene.remind()
    (message,) = scene.in_thread(session)
    assert message.mentions == ["Anna", "Ben", "Cleo"]
    await scene.sessions.submit(session.id, scene.people[1], "x")
    await scene.reminders.tidy(session.id)
    assert re.findall(r"<@(\d+)>", message.text) == [scene.seen[0].id, scene.seen[2].id]
    for person in (scene.people[0], scene.people[2]):
        await scene.sessions.submit(session.id, person, "x")
    await scene.reminders.tidy(session.id)
    assert scene.in_thread(session) == []


@pytest.mark.dear
@pytest.mark.parametrize(("where", "moments"), [("thread", 6), ("direct", 6), ("closed", 9)])
async def test_wherever_the_bot_is_killed_everybody_is_reminded_exactly_once_and_nothing_stays(
    scene, monkeypatch, where, moments
):
    """It is killed before and after it stores, posts and notes; also where direct messages are closed: then
    Discord says no, and the thread follows."""
    request, write, at = scene.client.http.request, scene.journal.write, SimpleNamespace(left=0)

    def killed_after(function):
        async def called(*values, **more):
            at.left -= 1
            if at.left == 0:
                raise Killed
            found = await function(*values, **more)
            at.left -= 1
            if at.left == 0:
                raise Killed
            return found

        return called

    kills = 0
    people, seen = (scene.people, scene.seen) if where == "thread" else (scene.people[:1], scene.seen[:1])
    seen[0].user.accepts_dms = where == "direct"
    for number in range(1, 100):
        if where != "thread":
            await scene.choose_direct(people[0])
        session = await scene.started(3, answers=3 if where == "thread" else 0)
        scene.comes(session)
        at.left = number
        with monkeypatch.context() as patched:
            patched.setattr(scene.client.http, "request", killed_after(request))
            patched.setattr(scene.journal, "write", killed_after(write))
            scene.reminders._due[session.id] = 3
            (outcome,) = await asyncio.gather(scene.reminders._remind(session.id), return_exceptions=True)
        kills += isinstance(outcome, Killed)
        scene.restart()
        await scene.reminders.wake_all()
        await scene.remind()
        (message,) = shown = scene.in_thread(session) + scene.directly(seen[0])
        assert message.mentions == [each.name for each in seen]
        assert (scene.in_thread(session) == shown) == (where != "direct")
        for person in people:
            await scene.sessions.submit(session.id, person, "x" if where == "thread" else "3")
        await scene.reminders.tidy(session.id)
        assert scene.in_thread(session) + scene.directly(seen[0]) == []
        if outcome is None:
            break
    assert kills == moments


async def test_a_reminder_that_was_posted_and_not_noted_is_found_and_deleted_when_its_call_has_ended(scene):
    session = await scene.started()
    scene.comes(session)
    gate = scene.world.faults.hold(MESSAGES.format(session.thread), method="POST")
    await scene.reminders.remind_due()
    await gate.reached()
    await scene.reminders.close()
    gate.open()
    scene.restart()
    scene.now += GIVEN_UP_AFTER_S
    await scene.reminders.wake_all()
    await scene.remind()
    place = await scene.client.fetch_channel(session.thread)
    chat = await place.send("a message that stays")
    assert len(scene.in_thread(session)) == 2
    await scene.sessions.submit(session.id, scene.people[0], "3")
    await scene.reminders.tidy(session.id)
    assert [message.id for message in scene.in_thread(session)] == [str(chat.id)]


async def test_after_a_longer_absence_a_reminder_is_looked_for_before_it_is_sent_again(scene):
    """Discord promises no more than to know a nonce for a while."""
    session = await scene.started()
    scene.comes(session)
    await scene.remind()
    scene.world.world.nonces.clear()
    await scene.journal.write(lambda db: db.execute("UPDATE reminders SET message = NULL"))
    scene.restart()
    scene.now += NONCE_LIVES_S + 1
    await scene.reminders.wake_all()
    await scene.settled()
    assert len(scene.in_thread(session)) == 1
    await scene.sessions.submit(session.id, scene.people[0], "3")
    await scene.reminders.tidy(session.id)
    assert scene.in_thread(session) == []


async def test_on_a_bad_line_it_is_tried_again(scene):
    session = await scene.started()
    scene.comes(session)
    scene.world.faults.fail_next("POST", MESSAGES.format(session.thread), status=503)
    await scene.remind()
    assert [message.mentions for message in scene.in_thread(session)] == [["Anna"]]


async def test_whoever_answers_while_the_line_is_bad_is_not_called_after_it(scene):
    session = await scene.started()
    scene.comes(session)
    place = MESSAGES.format(session.thread)
    scene.world.faults.fail_next("POST", place, status=503)
    await scene.reminders.remind_due()
    await scene.world.until(lambda: sent(scene, place) == [503], what="it fails")
    await scene.sessions.submit(session.id, scene.people[0], "3")
    await scene.settled()
    assert sent(scene, place) == [503]


def sent(scene, place):
    """How Discord has answered what was sent to a place."""
    return [
        each.status for each in scene.world.outgoing if re.search(place, each.path) and each.method == "POST"
    ]


async def test_a_direct_message_comes_in_place_of_the_thread_can_be_answered_and_is_deleted_like_it(scene):
    anna = scene.seen[0]
    await scene.choose_direct(scene.people[0])
    session = await scene.started()
    scene.comes(session)
    await scene.remind()
    (message,) = scene.directly(anna)
    link = f"https://discord.com/channels/{session.guild}/{session.thread}"
    assert f"[toy-name #{session.id}]({link}) still waits for you" in message.text
    assert [button.custom_id for button in message.all_buttons] == [f"act:{session.id}:-:"]
    assert scene.in_thread(session) == []
    await scene.sessions.submit(session.id, scene.people[0], "3")
    await scene.reminders.tidy(session.id)
    assert scene.directly(anna) == []


async def test_whoever_takes_no_direct_messages_is_reminded_in_the_thread_and_must_be_told(scene):
    anna = scene.seen[0]
    anna.user.accepts_dms = False
    await scene.choose_direct(scene.people[0])
    session = await scene.started()
    scene.comes(session)
    await scene.remind()
    assert [message.mentions for message in scene.in_thread(session)] == [["Anna"]]
    assert scene.directly(anna) == []
    assert scene.reminded.unreached == {scene.people[0].id}
    anna.user.accepts_dms = True
    await scene.sessions.submit(session.id, scene.people[0], "3")
    await scene.sessions.submit(session.id, scene.people[1], "3")
    session = await scene.post(session)
    scene.comes(session)
    await scene.remind()
    assert scene.directly(anna) == [], "the choice is switched off"


async def test_where_too_many_are_written_to_for_the_first_time_it_is_tried_again_and_the_choice_stays(scene):
    sessions = []
    for person, other in (scene.people[:2], scene.people[1:]):
        await scene.choose_direct(person)
        session = await scene.sessions.open(
            *("toy", {}), guild=int(scene.server.id), channel=1, host=person, language="en"
        )
        await scene.sessions.join(session.id, other)
        sessions.append(await scene.post(await scene.sessions.start(session.id, person, thread=session.id)))
    scene.now = max(session.calls[0].remind_at for session in sessions)
    scene.world.faults.limit_new_directs(1, per=0.5)
    await scene.remind()
    assert [len(scene.directly(seen)) for seen in scene.seen] == [1, 1, 0]
    assert scene.reminded.unreached == set()


async def test_an_archived_thread_is_opened_to_remind_and_not_to_tidy_up(scene):
    session = await scene.started()
    scene.comes(session)
    scene.thread(session).archive()
    await scene.remind()
    assert not scene.thread(session).thread.archived
    scene.thread(session).archive()
    await scene.sessions.submit(session.id, scene.people[0], "3")
    await scene.reminders.tidy(session.id)
    assert len(scene.in_thread(session)) == 1
    assert scene.thread(session).thread.archived
    assert await scene.reminded.ended(session.id) == []


async def test_what_discord_refuses_is_given_up_and_what_has_gone_is_no_error(scene):
    refused, gone = await scene.started(), await scene.started()
    scene.comes(refused)
    scene.world.faults.fail_next("POST", MESSAGES.format(refused.thread), status=403)
    await scene.remind()
    assert scene.in_thread(refused) == []
    (message,) = scene.in_thread(gone)
    scene.world.world.delete_message(message.message)
    for session in (refused, gone):
        await scene.sessions.submit(session.id, scene.people[0], "3")
        await scene.reminders.tidy(session.id)
        assert await scene.reminded.ended(session.id) == []


@pytest.mark.usefixtures("no_caps")
@pytest.mark.dear
async def test_in_a_storm_twenty_a_minute_leave_and_none_is_lost(scene, clock):
    sessions = []
    for _ in range(MOST_A_MINUTE + 5):
        sessions.append(await scene.started())
        scene.now += 60
    scene.now += 26 * HOUR
    await scene.remind()
    await scene.remind()
    assert [len(scene.in_thread(session)) for session in sessions] == [1] * MOST_A_MINUTE + [0] * 5
    clock.ahead += 45  # the test itself may take seconds
    await scene.remind()
    assert sum(len(scene.in_thread(session)) for session in sessions) == MOST_A_MINUTE
    clock.ahead += 15
    await scene.remind()
    assert [len(scene.in_thread(session)) for session in sessions] == [1] * len(sessions)


async def test_a_reminder_that_waits_for_its_turn_is_not_stored_yet(scene):
    session = await scene.started()
    scene.comes(session)
    async with scene.throttle.place(("board", session.id), since=0):
        await scene.reminders.remind_due()
        await asyncio.sleep(0.05)
        assert await scene.reminded.take(session.id) == []
        assert (await scene.posted.session(session.id)).calls[0].reminded is None
        await scene.sessions.submit(session.id, scene.people[0], "3")
    await scene.settled()
    assert scene.in_thread(session) == [], "the call has ended while it waited"


@pytest.mark.parametrize("language", LOCALES)
async def test_without_a_clock_it_says_since_when_in_the_language_of_the_server(scene, language):
    session = await scene.started(language=language)
    await scene.journal.write(lambda db: db.execute("UPDATE sessions SET pace = 'none'"))
    await scene.journal.write(lambda db: db.execute("UPDATE calls SET soft = NULL, due = NULL"))
    session = await scene.post(session)
    scene.comes(session)
    await scene.remind()
    (message,) = scene.in_thread(session)
    words = words_for(language)
    assert message.text == words.text(
        "reminder-since",
        people=f"<@{scene.people[0].id}>",
        count=1,
        game=f"toy-name #{session.id}",
        at=int(NOON),
    )


def test_a_nonce_is_never_too_long_and_names_the_game_the_question_and_the_seat():
    def made(number, ticket, seat):
        row = ReminderRow(Seat(seat), ticket, 2.0, 1.0, 3)
        return nonce(Reminder(SimpleNamespace(id=number), (row,), ()))

    assert made(12, "3.1", 2) == "r12-3.1-2"
    long = [made(10**17, "99999.999999", seat) for seat in range(6)]
    assert len(set(long)) == 6
    assert {len(each) for each in long} == {LONGEST_NONCE}
    assert made(10**17, "99999.999999", 0) == long[0]
