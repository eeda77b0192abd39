"""Two hundred kills: wherever the bot ends, nobody is mentioned more than twice for a question, and everybody
is mentioned.

The bot is all that lets time do something and posts it: scheduler, line, boards, motions and reminders, over
discord.py and the sandbox. People answer late, deadlines pass, and the bot ends before or after any request
or write. What is in memory is lost then, and a new one begins with the file.
"""

import asyncio
import random
import re
import sqlite3
import time
from collections import Counter
from contextlib import closing, suppress
from types import SimpleNamespace

import discord
import pytest

from bot.due.lapses import Lapses
from bot.due.scheduler import Deeds, Scheduler
from bot.due.terms import Terms
from bot.line import Line
from cogs.parts.pictures import Pictures
from cogs.posting.board_messages import BoardMessages
from cogs.posting.frame_ids import FrameKind
from cogs.posting.reminders import Reminders
from cogs.posting.throttle import Throttle
from cogs.services import Services
from engine.clock.pace import DAY, HOUR, MINUTE, PACES, PaceName
from engine.errors import Refused
from engine.journal.records import PersonId
from engine.sessions.calls import Calls
from engine.sessions.endings import Endings
from engine.sessions.motions import Motions
from engine.sessions.posted import Posted
from engine.sessions.preferences import Preferences
from engine.sessions.reminders import Reminded
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from sandbox import Sandbox
from sandbox.world.posting import Posting
from tests.cogs.posting.evening import FACE, motion_messages
from tests.doubles import double
from tests.effort import share_of
from tests.engine.table_talk import AUCTION

KILLS = 200
GAMES = 3
AWAITS = 24
"""A kill comes after at most so many moments at which the bot could be interrupted."""
DOWN = (5.0, 5.0, 20.0, 90.0, 4 * MINUTE, 20 * MINUTE)
"""How long nobody starts it again: within the life of a nonce and after it, as an outage and as none."""
MOVED = PACES[PaceName.DAILY].call / 4
"""A deadline that has moved by more, because the bot was not there to let it pass, is reminded anew."""


class Axe:
    """Lets the bot end: from then on, whatever it awaits never comes."""

    def __init__(self):
        self.left = -1
        self.fallen = asyncio.Event()

    async def beat(self):
        self.left -= 1
        if self.left == 0:
            self.fallen.set()
        if self.fallen.is_set():
            await asyncio.get_running_loop().create_future()

    def over(self, function):
        """The function, with a moment to be interrupted before and after it."""

        async def called(*values, **more):
            await self.beat()
            found = await function(*values, **more)
            await self.beat()
            return found

        return called


def now():
    return time.time()


class Bot:
    """What one start of the bot makes."""

    def __init__(self, client, journal):
        self.axe = Axe()
        client.http.request = self.axe.over(client.request)
        journal.write = self.axe.over(journal.storing)
        throttle = Throttle()
        self.sessions, posted = Sessions(journal, {"auction": AUCTION}, now=now), Posted(journal, now=now)
        workings = self.sessions.workings
        self.motions, reminded = Motions(workings), Reminded(workings)
        self.reminders = Reminders(client, reminded, throttle)
        self.boards = BoardMessages(
            *(client, self.sessions, posted, Preferences(journal), {"auction": FACE}, Pictures(), throttle),
            *(lambda _: None, self.reminders.tidy, motion_messages(client, workings, {"auction": FACE})),
        )
        services = double(
            Services,
            motions=self.motions,
            endings=Endings(workings),
            boards=self.boards,
            offered_seats=SimpleNamespace(wake=lambda _: None),
        )
        calls = Calls(workings)
        self.line = Line(calls, lambda: 1, now=now)
        deeds = Deeds(
            expire=self._expire,
            remind=self.reminders.remind_due,
            others={**Terms(services).handlers, **Lapses(services).handlers},
        )
        self.scheduler = Scheduler(calls, self.line, deeds, now=now)

    async def _expire(self, expiring):
        if await self.sessions.expire(expiring.session):
            self.boards.wake(expiring.session)

    async def begin(self):
        await self.boards.wake_all()
        await self.reminders.wake_all()
        self.line.is_ready()
        await self.scheduler.tick()

    async def does(self, *works):
        """Let it do something, and all that follows of it. Returns False if it was killed meanwhile."""

        async def all_of_it():
            await asyncio.gather(*works)
            wakings = self.boards._wakings._tasks, self.reminders._wakings._tasks
            while tasks := [task for each in wakings for task in each.values()]:
                await asyncio.wait(tasks)

        doing, killed = asyncio.create_task(all_of_it()), asyncio.create_task(self.axe.fallen.wait())
        await asyncio.wait({doing, killed}, return_when=asyncio.FIRST_COMPLETED)
        if not self.axe.fallen.is_set():
            killed.cancel()
            await doing
            return True
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        await self.boards.close()
        await self.reminders.close()
        return False


class Season:
    """Games on a server, their people, a bot that is killed, and who was mentioned for what."""

    def __init__(self, world, client, journal, clock, luck):
        self.world, self.client, self.journal, self.clock, self.luck = world, client, journal, clock, luck
        self.server = world.add_server("Dodge City", locale="en-US", bot_permissions=["ADMINISTRATOR"])
        self.channel = self.server.add_channel("saloon")
        seen = [self.server.add_person(name) for name in ("Anna", "Ben", "Cleo")]
        self.people = {PersonId(int(each.id)): Person(PersonId(int(each.id)), each.name) for each in seen}
        self.calls, self.asked, self.invited = Counter(), Counter(), Counter()
        """How often anybody was mentioned for each question, for each motion, and to say something ahead."""
        self.kills = self.reminders = 0
        self.deadlines = {}
        """Of which deadline somebody was reminded last, for each question."""
        self.called = set()
        """Who was mentioned since the game waits for them. Whoever has just answered is not called for their
        next question."""
        self.games = set()

    def note(self, message):
        """Note who a message has just mentioned, and for what: a motion, or the question that waits."""
        thread, frame = int(message.channel.id), message.components[0]["id"]
        is_reminder = FrameKind.REMINDER.number_in(frame) is not None
        self.reminders += is_reminder
        for person in (int(user.id) for user in message.notified):
            if FrameKind.MOTION.number_in(frame) is not None:
                self.asked[thread, person, frame] += 1
                continue
            waiting = self._waiting(thread, person)
            for ticket, since, _ in () if waiting else self._waiting(thread, person, "invited"):
                self.invited[thread, person, ticket] += 1
                self.called.add((thread, person, since))
            for ticket, since, due in waiting:
                key = thread, person, ticket
                is_anew = is_reminder and abs(due - self.deadlines.setdefault(key, due)) > MOVED
                self.calls[key] += not is_anew
                self.called.add((thread, person, since))
                if is_reminder:
                    self.deadlines[key] = due

    def _rows(self, question, *values):
        with closing(sqlite3.connect(self.journal.path)) as db:
            return db.execute(question, values).fetchall()

    def _waiting(self, thread, person, kind="asked"):
        return self._rows(
            "SELECT ticket, told, due FROM calls JOIN sessions ON id = calls.session JOIN seats"
            " ON seats.session = id AND seats.seat = calls.seat"
            " WHERE thread = ? AND person = ? AND calls.kind = ?",
            *(thread, person, kind),
        )

    async def lives(self, work):
        """Let the bot do something; if it is killed, start it again, until it has come through."""
        is_done = await self.bot.does(work)
        while not is_done:
            self.kills += 1
            await self.journal.storing(lambda db: None)  # a write that had begun is done, or never is
            self.clock.ahead += self.luck.choice(DOWN)
            self.start()
            self.arm()
            is_done = await self.bot.does(self.bot.begin())
        self.check()

    def start(self):
        self.bot = Bot(self.client, self.journal)

    def arm(self):
        if self.luck.random() < 0.7:
            self.bot.axe.left = self.luck.randint(1, AWAITS)

    def check(self):
        """Once the bot is at rest, whoever is waited for has been called."""
        uncalled = self._rows(
            "SELECT thread, person, told FROM calls JOIN sessions ON id = calls.session JOIN seats"
            " ON seats.session = id AND seats.seat = calls.seat"
            " WHERE seats.kept IS NULL AND (calls.kind = 'asked' OR soft IS NOT NULL)"
        )
        assert set(uncalled) <= self.called
        late = self._rows("SELECT * FROM calls WHERE remind_at <= ? AND due > ?", now(), now())
        assert late == [] or self.bot.scheduler._calm_until > now()

    async def open_games(self):
        self.bot.axe.left = -1
        running = [row[0] for row in self._rows("SELECT id FROM sessions WHERE status = 'playing'")]
        for _ in range(GAMES - len(running)):
            host, *others = self.people.values()
            session = await self.bot.sessions.open(
                *("auction", {}),
                guild=int(self.server.id),
                channel=int(self.channel.id),
                host=host,
                language="en",
            )
            for person in others:
                await self.bot.sessions.join(session.id, person)
            place = await self.client.fetch_channel(int(self.channel.id))
            thread = await place.create_thread(name=f"{session.id}", type=discord.ChannelType.public_thread)
            await self.bot.sessions.start(session.id, host, thread=thread.id)
            self.bot.boards.wake(session.id)
            running.append(session.id)
        self.games.update(running)
        return running

    async def tick(self):
        await self.bot.scheduler.tick()

    async def passes(self, seconds):
        """Let time pass, and what is due then be done, also after the minute that presses have."""
        self.clock.ahead += seconds
        self.bot.axe.left = -1
        await self.bot.line.keep()  # a bot that lives has noted it minute by minute: this is no outage
        self.arm()
        await self.lives(self.tick())
        self.clock.ahead += MINUTE + 1
        self.arm()
        await self.lives(self.tick())

    async def answer(self, number):
        """Somebody answers, or is too late; their press is lost if the bot ends before it is stored."""
        waiting = self._rows("SELECT seat FROM calls WHERE session = ? AND kind = 'asked'", number)
        if not waiting:
            return
        (seat,) = self.luck.choice(waiting)
        ((person,),) = self._rows("SELECT person FROM seats WHERE session = ? AND seat = ?", number, seat)

        async def press():
            bot = self.bot
            with suppress(Refused):
                await bot.sessions.come_back(number, person)
                bot.boards.wake(number)
                asked = await bot.sessions.asked(number, person)
                text = "x" if asked.decision.name == "letter" else "3"
                await bot.sessions.submit(number, self.people[person], text, ticket=asked.ticket)
                bot.boards.wake(number)

        self.arm()
        await self.lives(press())

    async def propose(self, number):
        """Somebody asks for a pause, and somebody refuses."""
        asks, refuses = self.luck.sample(list(self.people.values()), 2)

        async def ask():
            with suppress(Refused):
                motion = await self.bot.motions.propose_pause(number, asks, 1)
                self.bot.boards.wake(number)
                if self.luck.random() < 0.5:
                    await self.bot.motions.refuse(number, motion.number, refuses)
                    self.bot.boards.wake(number)

        self.arm()
        await self.lives(ask())

    async def play(self, kills):
        self.start()
        await self.lives(self.bot.begin())
        while self.kills < kills:
            number = self.luck.choice(await self.open_games())
            await self.lives(asyncio.sleep(0))
            for _ in range(self.luck.choice((0, 0, 1, 2))):
                await self.answer(number)
            if self.luck.random() < 0.15:
                await self.propose(number)
            await self.passes(self.luck.choice((HOUR, 5 * HOUR, 11 * HOUR, 17 * HOUR)))
        self.bot.axe.left = -1
        await self.tidied()
        await self.bot.boards.close()
        await self.bot.reminders.close()

    async def tidied(self):
        """Start the bot once more, and wait until it has shrunk what kills have left whole."""
        await self.bot.boards.close()
        await self.bot.reminders.close()
        self.start()
        await self.bot.boards.wake_all()
        await self.clock.until(self.bot.boards._old._task.done)

    def whole(self):
        """By thread, the boards that still have buttons to play with; and the newest board of each thread."""
        found, newest = {}, {}
        for thread in self.channel.threads:
            boards = [one for one in thread.messages if _number(one) is not None]
            found[thread.id] = [
                one.id
                for one in boards
                if re.search(r'"(?:act|do|hand):', str(one.components).replace("'", '"'))
            ]
            newest[thread.id] = [one.id for one in boards[-1:]]
        return found, newest


def _number(message):
    return FrameKind.BOARD.number_in(message.components[0].get("id")) if message.components else None


@pytest.fixture
async def season(journal, monkeypatch, clock):
    clock.ahead = DAY - (clock.now - DAY / 2) % DAY  # it begins at noon in UTC
    async with Sandbox(time=now) as world:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{world.base_url}/api/v10")
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(world.token)
            client.request, journal.storing = client.http.request, journal.write
            made, notify = Season(world, client, journal, clock, random.Random(1)), Posting.notify

            def noting(posting, message):
                notify(posting, message)
                made.note(message)

            monkeypatch.setattr(Posting, "notify", noting)
            yield made
            client.http.request, journal.write = client.request, journal.storing
        assert world.violations == []


@pytest.mark.long
async def test_over_200_kills_nobody_is_mentioned_more_than_twice_for_one_question(season):
    kills = share_of(KILLS)
    await season.play(kills)
    assert {each: count for each, count in season.calls.items() if count > 2} == {}
    assert {each: count for each, count in season.asked.items() if count > 1} == {}
    assert {each: count for each, count in season.invited.items() if count > 1} == {}
    whole, newest = season.whole()
    assert [thread for thread in whole if not set(whole[thread]) <= set(newest[thread])] == []
    assert len(whole) >= GAMES
    assert season.reminders >= kills / 20, "people answer late"
    assert len(season.calls) > kills / 4
    assert len(season.invited) > kills / 8
