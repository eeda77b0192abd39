"""A walk by chance over all that people, time and Discord may do to tables, and what must be true after each
step.

The time is moved by hand. Whatever is due is done as the scheduler does it, at the moment at which it is due.
"""

from contextlib import suppress
from dataclasses import replace
from itertools import islice

from engine.clock.hours import is_quiet
from engine.clock.pace import DAY, HOUR, MINUTE, OFFERED, PACES, PaceName, pace_of
from engine.errors import Rejected
from engine.journal import clock_rows, copies, match_rows, motion_rows, offer_rows, restores, session_rows
from engine.journal.due_rows import DueKind
from engine.journal.journal import Journal
from engine.journal.outage_rows import Outage
from engine.journal.preference_rows import hours_of
from engine.journal.records import By, Meanwhile, PersonId, Reminding
from engine.journal.replay import rebuilt
from engine.play.chance import Chance
from engine.sessions.absences import Absences
from engine.sessions.calls import Calls
from engine.sessions.endings import Endings
from engine.sessions.invitations import Invitations
from engine.sessions.lost_seats import LostSeats, is_lost
from engine.sessions.motions import Motions
from engine.sessions.personal_hours import PersonalHours
from engine.sessions.posted import Posted
from engine.sessions.reminders import Reminded
from engine.sessions.seating import Person
from engine.sessions.sequels import Sequels
from engine.sessions.sessions import Sessions
from engine.sessions.undoing import Undoing
from tests.engine.sessions.undone import WITH_NAMING
from tests.engine.table_talk import CHANNEL, GUILD, THREAD, as_text

NOON = 1_764_590_400.0
PEOPLE = tuple(
    Person(PersonId(number), name) for number, name in enumerate(("Anna", "Ben", "Cleo", "Dirk", "Eve"), 1)
)
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland", "UTC")
LEAPS = tuple(hours * HOUR for hours in (*(0.1, 0.5, 1, 5, 9, 24, 48) * 4, *(96, 200) * 2, 31 * 24, 92 * 24))
POSTING = (
    *(
        "board",
        "board_from",
        "board_due",
        "posted",
        "thread",
        "channel",
        "trouble",
        "is_channel_told",
        "calls",
    ),
    *("is_archived", "stood", "restored", "lobby", "is_lobby_behind", "adopt_after"),
)
"""What may be out of date in a session in memory."""


class Walk:
    """One file, its tables and its people."""

    def __init__(self, path, seed):
        self.path, self.chance, self.now = path, Chance(seed), NOON
        self.backup = path.with_name("backup.sqlite3")
        self.reasons, self.log = set(), []
        self.messages = 1
        self.lived, self.running, self.observed = {}, set(), self.now

    async def begin(self):
        """Start the bot."""
        self.journal = await Journal.open(self.path)
        self.sessions = Sessions(self.journal, WITH_NAMING, capacity=2, now=lambda: self.now)
        workings = self.sessions.workings
        self.posted = Posted(self.journal, now=lambda: self.now)
        self.motions, self.absences = Motions(workings), Absences(workings)
        self.undoing = Undoing(workings)
        self.endings, self.lost, self.sequels = Endings(workings), LostSeats(workings), Sequels(workings)
        self.invitations, self.calls = Invitations(workings), Calls(workings)
        self.hours, self.reminded = PersonalHours(workings), Reminded(workings)
        await self.reminded.recover()

    async def settle_in(self):
        """Give everybody hours, and begin with a table."""
        await self.begin()
        for person, zone in zip(PEOPLE, ZONES, strict=True):
            await self.hours.choose(
                person.id, zone=zone, reminders=self.pick([Reminding.THREAD, Reminding.DM, Reminding.OFF])
            )
        await self.open()
        await self.start()

    def pick(self, options):
        return self.chance.pick(list(options))

    async def rows(self, statement, *values):
        return await self.journal.read(lambda db: db.execute(statement, values).fetchall())

    async def hours_of(self, session, seat):
        person = session.seats[seat].person
        return await self.journal.read(lambda db: hours_of(db, person))

    # What is there

    async def all(self, *statuses):
        ids = await self.rows("SELECT id FROM sessions ORDER BY id")
        found = [await self.posted.session(number) for (number,) in ids]
        return [one for one in found if not statuses or one.status in statuses]

    async def one(self, *statuses):
        found = (await self.all(*statuses))[-4:]
        return self.pick(found) if found else None

    # People

    async def open(self):
        if len(await self.all("open", "playing")) > 2:
            return
        host, *others = sorted(PEOPLE, key=lambda _: self.chance.below(1000))
        game = self.pick(["toy", "market", "plain", "plain", "asking", "asking"])
        pace = self.pick([*OFFERED, PaceName.DAILY, PaceName.EVENING])
        session = await self.sessions.open(
            game, {}, guild=GUILD, channel=CHANNEL, host=host, language="en", pace=pace
        )
        for other in others[: 1 + self.chance.below(3)]:
            await self.sessions.join(session.id, other)

    async def join(self):
        if session := await self.one("open"):
            await self.sessions.join(session.id, self.pick(PEOPLE))

    async def add_robot(self):
        if session := await self.one("open"):
            await self.sessions.add_robot(session.id, self.pick(PEOPLE))

    async def invite(self):
        if session := await self.one("open"):
            await self.invitations.invite(session.id, self.pick(PEOPLE), self.pick(PEOPLE).id)

    async def start(self):
        if session := await self.one("open"):
            host = next(person for person in PEOPLE if person.id == session.host)
            await self.sessions.start(session.id, host, thread=THREAD + session.id)
            if self.chance.below(5) == 0:
                await self.journal.write(lambda db: session_rows.save_pace(db, session.id, None))
                self.sessions._matches.evict(session.id)

    async def leave(self):
        if (session := await self.one("open", "playing")) and self.chance.below(3) == 0:
            await self.sessions.leave(session.id, self.pick(PEOPLE))

    async def press(self, session, person):
        """What every press does first."""
        session = await self.posted.session(session.id)
        seat = session.seat_of(person.id)
        if session.status != "playing" or seat is None or session.absence(seat, self.now) is not None:
            return
        await self.endings.wake(session.id, person.id)
        await self.sessions.come_back(session.id, person.id)

    async def answer(self):
        """Whoever is waited for mostly answers."""
        if not (session := await self.one("playing")):
            return
        called = [session.seats[call.seat].person for call in session.calls]
        person = self.pick([p for p in PEOPLE if p.id in called] or PEOPLE)
        if self.chance.below(8) == 0:
            person = self.pick(PEOPLE)
        await self.press(session, person)
        asked = await self.sessions.asked(session.id, person.id)
        text = as_text(self.pick(islice(asked.decision.legal(), 20)))
        await self.sessions.submit(
            session.id,
            Person(person.id, person.name + self.pick(["", "", "", "!"])),
            text,
            ticket=asked.ticket,
        )

    async def only_press(self):
        if session := await self.one("playing"):
            await self.press(session, self.pick(PEOPLE))

    async def come_back(self):
        if session := await self.one("playing"):
            await self.sessions.come_back(session.id, self.pick(PEOPLE).id)

    async def go_away(self):
        way = self.pick([Meanwhile.WAIT, Meanwhile.CARETAKER])
        await self.absences.go(self.pick(PEOPLE).id, 1 + self.chance.below(21), way)

    async def be_back(self):
        person = self.pick(PEOPLE).id
        await self.absences.back(person)
        await self.endings.wake_all_of(person)

    async def propose(self):
        if session := await self.one("playing"):
            person = self.pick(PEOPLE)
            await self.press(session, person)
            if self.chance.below(2):
                await self.motions.propose_pause(session.id, person, 1 + self.chance.below(14))
            else:
                await self.motions.propose_pace(session.id, person, self.pick(OFFERED))

    async def take_back(self):
        """Somebody who has answered takes it back, or asks the others."""
        if not (session := await self.one("playing")):
            return
        found = await self.rows(
            "SELECT person FROM answers WHERE session = ? AND undone IS NULL ORDER BY number DESC LIMIT 4",
            session.id,
        )
        last = [person for person in PEOPLE if (person.id,) in found]
        person = self.pick(last or PEOPLE)
        await self.press(session, person)
        found = await self.undoing.possible(session.id, person.id)
        door = self.undoing.take_back if found.is_free else self.undoing.propose
        await door(session.id, person, found.number)

    async def propose_seat(self):
        if session := await self.one("playing"):
            seats = range(len(session.seats))
            lost = [seat for seat in seats if is_lost(session, seat, self.now)]
            person, seat = self.pick(PEOPLE), self.pick(lost or seats)
            await self.press(session, person)
            if session.seats[seat].is_robot:
                await self.lost.offer_robots_seat(session.id, person.id, seat)
                return
            await self.lost.check(session.id, person.id, seat)
            await self.motions.propose_seat(session.id, person, seat)

    async def bot_offers(self):
        if session := await self.one("playing"):
            await self.motions.offer_pace(session.id)
            if self.chance.below(4) == 0:
                await self.motions.offer_restart(session.id)

    async def vote(self):
        if not (session := await self.one("playing")):
            return
        motion = await self.journal.read(lambda db: motion_rows.open_motion(db, session.id))
        number = self.pick([1, 2]) if motion is None else motion.number
        asked = () if motion is None else self.motions.asked(session, motion)
        for person in [person for person in PEOPLE if person.id in asked] or [self.pick(PEOPLE)]:
            await self.press(session, person)
            verb = self.pick([self.motions.agree] * 8 + [self.motions.refuse, self.motions.withdraw])
            await verb(session.id, number, person)

    async def go_on(self):
        if session := await self.one("playing"):
            known = await self.journal.read(lambda db: motion_rows.motions(db, session.id))
            numbers = [m.number for m in known if m.kind is motion_rows.MotionKind.PAUSE] or [1]
            person = self.pick(PEOPLE)
            await self.press(session, person)
            await self.motions.play_on(session.id, self.pick(numbers), person)

    async def extend(self):
        if session := await self.one("playing"):
            await self.motions.extend(session.id, self.pick(PEOPLE), self.pick([None, 0, 1, 2]))

    async def take_seat(self):
        if session := await self.one("playing"):
            seats = [one.seat for one in await self.lost.offered(session.id)] or [0]
            others = [person for person in PEOPLE if session.seat_of(person.id) is None]
            await self.lost.take(session.id, self.pick(seats), self.pick(others or PEOPLE))

    async def play_again(self):
        if session := await self.one("over", "closed"):
            door = self.sequels.play_again if session.status == "over" else self.sequels.open_again
            await door(session.id, self.pick(PEOPLE))

    async def choose_pace(self):
        if session := await self.one("open"):
            await self.sessions.set_pace(session.id, self.pick(PEOPLE), self.pick(OFFERED))

    async def restart_round(self):
        if (session := await self.one("playing")) and self.chance.below(4) == 0:
            await self.sessions.restart_round(session.id, by=By.ORGANISER)

    # Discord

    async def post_all(self):
        for session in await self.all("playing", "over", "closed"):
            if session.trouble is None and session.thread is not None:
                await self.post(session)

    async def post(self, session):
        await self.motions.settle(session.id)
        facts = await self.posted.board(session.id)
        if session.status == "playing" and self.chance.below(20) == 0:
            self.now += MINUTE  # what is due is done a little later
            with suppress(Rejected):
                await self.answer()
        self.messages += 1
        session = facts.session
        before = await self.posted.session(session.id)
        await self.observe()
        is_same = before == facts.session
        await self.posted.set_board(
            session.id,
            thread=session.thread,
            message=self.messages,
            board_from=1,
            due=list(session.asked_since),
            posted=facts.last,
            at=facts.at,
        )
        if is_same:
            after = await self.posted.session(session.id)
            assert {call.seat: call for call in after.calls} == facts.calls, (
                session,
                after.calls,
                facts.calls,
            )
        await self.lost.to_show()
        for offer in (await self.lost.offers(session.id))[1]:
            await self.lost.set_shown(session.id, offer)
        for motion in await self.motions.to_show(session.id):
            await self.motions.set_shown(motion, self.messages)
        session = await self.posted.session(session.id)
        if session.thread and (session.status in ("over", "closed") or session.asleep_since):
            await self.posted.set_archived(session.id)

    async def trouble(self):
        if session := await self.one("playing"):
            await self.posted.set_trouble(session.id, self.pick(["locked", "deleted", None]))

    async def new_thread(self):
        if session := await self.one("playing"):
            await self.posted.set_thread(session.id, THREAD + 1000 + self.messages, channel=CHANNEL)

    async def outage(self):
        """Out of reach: nothing is done meanwhile."""
        since, self.now = self.now, self.now + self.pick([8 * MINUTE, HOUR, 10 * HOUR, 3 * DAY])
        if self.chance.below(2):
            await self.restart_bot()
        parts = [(since, self.now)]
        if self.chance.below(2):
            middle = since + (self.now - since) / 2
            parts = [(since, middle), (since + 60, self.now)]
        for begin, end in parts:
            await self.calls.outage(Outage(begin, end))
        await self.observe(is_up=False)
        await self.tick()

    async def restart_bot(self):
        await self.journal.close()
        await self.begin()

    async def back_up(self):
        copies.backup(self.path, self.backup, WITH_NAMING, now=self.now)
        self.backed_up = self.now

    async def restore(self):
        if not self.backup.exists() or self.chance.below(2):
            return
        await self.journal.close()
        try:
            restores.restore(self.path, self.backup, WITH_NAMING, now=self.now)
        finally:
            await self.begin()
        self.backup.unlink()
        if self.backed_up < self.now:
            await self.calls.outage(Outage(self.backed_up, self.now))
        await self.observe(is_up=False)
        self.lived = dict.fromkeys(self.running, float("inf"))
        for session in await self.all("playing"):
            await self.motions.offer_restart(session.id, is_lost=True)
        await self.tick()

    # Time

    async def leap(self):
        """Time passes; the scheduler is in time for all that is due."""
        until = self.now + self.pick(LEAPS)
        for _ in range(400):
            due = await self.calls.next_due(after=self.now)
            if due is None or due > until:
                break
            self.now = due
            await self.tick()
        self.now = max(self.now, until)
        await self.tick()

    async def tick(self):
        """Do what is due, as the scheduler does it."""
        await self.observe()
        now = self.now
        due = await self.calls.due(now)
        for expiring in due.expiring:
            gone = {person for person in expiring.late if self.chance.below(15) == 0}
            await self.check_expiring(await self.posted.session(expiring.session))
            await self.sessions.expire(expiring.session, gone=gone)
        for session_id, count in (await self.reminded.due()).items():
            for reminder in await self.reminded.take(session_id, count):
                await self.check_reminder(reminder)
                self.messages += 1
                await self.reminded.set_message(reminder, channel=CHANNEL, message=self.messages)
        deeds = {
            DueKind.PAUSE: self.motions.go_on,
            DueKind.ABSENCE: self.end_absence,
            DueKind.UNTOLD: self.absences.tell,
            DueKind.MOTION: self.motions.settle,
            DueKind.INVITATION: self.invitations.end,
            DueKind.OPEN_SEATS: self.endings.close_lobby,
            DueKind.IDLE: self.endings.fall_asleep,
            DueKind.ASLEEP: self.endings.close_sleeper,
        }
        for kind, ids in due.others.items():
            for number in ids:
                await deeds[kind](number)
        if self.chance.below(4):
            await self.post_all()
        await self.observe()
        if self.now == now:
            assert not any((await self.calls.due(now)).others.values()), "what was done is due no more"

    async def end_absence(self, person):
        await self.absences.end(person)
        await self.endings.wake_all_of(person)

    # What must be true

    async def observe(self, *, is_up=True):
        """Add to each clock that has run since the last look what it has lived through."""
        passed, self.observed = self.now - self.observed, self.now
        for key in self.running if is_up else ():
            self.lived[key] = self.lived.get(key, 0.0) + passed
        self.running = set()
        for session in await self.all("playing"):
            for call in session.calls:
                key = session.id, call.seat, call.ticket, session.pace
                if call.clock.is_running:
                    self.running.add(key)
                elif call.posted is None or call.clock.due_left is None:
                    self.lived.pop(key, None)

    async def check_expiring(self, session):
        session = await self.journal.write(lambda db: clock_rows.refresh(db, session.id, self.now))
        for call in session.calls:
            if call.clock.due is not None and call.clock.due <= self.now:
                lived = self.lived.get((session.id, call.seat, call.ticket, session.pace), 0.0)
                pace = pace_of(session.pace, is_brief=call.is_brief)
                assert lived >= pace.call - 2 * MINUTE, ("too early", lived, session)
        assert (
            session.board is None
            or any(self.passes(session, call) for call in session.calls)
            or any(call.keep_at is not None and call.keep_at <= self.now for call in session.calls)
        ), session

    def passes(self, session, call):
        """Whether the time of a call passes: others wait, and its seat's owner is there or need not be."""
        present = session.present(self.now)
        is_there = call.seat in present or call.is_brief
        return not session.is_still and is_there and len({*present} - {call.seat}) > 0

    async def check_reminder(self, reminder):
        for row in reminder.waiting:
            session = reminder.session
            assert row.seat in session.present(self.now)
            hours = await self.hours_of(session, row.seat)
            assert not is_quiet(self.now, hours) or session.pace is PaceName.EVENING

    async def step(self):
        """One thing by chance."""
        name = self.pick(ACTS)
        self.log.append((name, self.now))
        try:
            await getattr(self, name)()
        except Rejected as error:
            self.reasons.add(error.reason)
            self.log.append(error.reason)
        await self.check()

    async def check(self):
        await self.observe()
        for session in await self.all():
            await self.check_session(session)
        running = await self.rows("SELECT count(*) FROM absences WHERE is_over = 0 GROUP BY person")
        assert all(count == 1 for (count,) in running)

    async def check_session(self, session):
        people = [seat.person for seat in session.seats if seat.person is not None]
        assert len(people) == len(set(people))
        motion = await self.journal.read(lambda db: motion_rows.open_motion(db, session.id))
        offers = await self.journal.read(lambda db: offer_rows.offers(db, session.id))
        free = [one for one in offers if one.outcome is None]
        if session.status != "playing":
            assert not session.calls
            assert motion is None
            assert not free
            assert session.paused_until is None, session
            assert session.asleep_since is None
        else:
            await self.check_clocks(session)
            present = session.present(self.now)
            for call in session.calls:
                assert not session.seats[call.seat].is_robot
                assert not (present and session.seats[call.seat].kept), session
            for one in free:
                row = session.seats[one.seat]
                is_away = session.absence(one.seat, self.now) is not None
                assert not is_away, ("an absent person can lose their seat", session)
                is_timeless = await self.was_timeless(session)
                assert row.plays_itself or is_timeless, ("a seat is free whose owner plays", session)
        if session.status != "open" and session.seed:
            for seat in (None, *range(len(session.seats))):
                await self.sessions.story(session, seat=seat)
            await self.check_live(session)

    async def was_timeless(self, session):
        """Whether the table may have had no clock when a seat was offered."""
        changed = "SELECT 1 FROM story WHERE session = ? AND kind = 'PaceChanged'"
        return session.pace not in PACES or await self.rows(changed, session.id)

    async def check_clocks(self, session):
        """Whoever is waited for by anybody has a deadline, and none is in their quiet hours."""
        is_told = all(one.until > self.now for one in session.absences.values())
        for call in session.calls:
            pace = pace_of(session.pace, is_brief=call.is_brief)
            clock, is_waited_for = call.clock, self.passes(session, call)
            if pace and call.posted is not None and is_waited_for and is_told:
                assert clock.is_running, session
            if clock.is_running:
                assert pace, session
                assert call.posted is not None, session
                assert not session.seats[call.seat].plays_itself, session
                assert session.board is None or is_waited_for, session
                assert not pace.keeps_quiet or not is_quiet(
                    clock.due, await self.hours_of(session, call.seat)
                ), session
        pace = PACES.get(session.pace)
        reserves = await self.rows("SELECT reserve FROM clocks WHERE session = ?", session.id)
        assert all(0 <= reserve <= (pace.reserve if pace else 0) for (reserve,) in reserves), session

    async def check_live(self, session):
        """What is in memory is what is stored, and so is the match."""
        live = self.sessions._matches._live.get(session.id)
        if live is None:
            return
        stale = {name: getattr(session, name) for name in POSTING}
        if session.pace is PaceName.EVENING or session.status != "playing":  # nobody is away there
            stale["absences"] = session.absences
        assert replace(live.session, **stale) == session, (live.session, session)
        record = await self.journal.read(lambda db: match_rows.record(db, session.id))
        assert (live.answered, live.told) == (record.answered, record.told)
        digest = live.match.digest()
        if session.epoch:
            whole = await self.journal.read(lambda db: match_rows.record(db, session.id, from_start=True))
            replayed = rebuilt(WITH_NAMING[session.game], session, session.seed, whole)
            assert replayed.digest() == digest
            replayed.close()
        self.sessions._matches.evict(session.id)
        again = await self.sessions._matches.load(session.id)
        assert again.match.digest() == digest


ACTS = tuple(
    name
    for name, weight in {
        **dict.fromkeys(("join", "add_robot", "invite", "choose_pace", "play_again", "leave", "extend"), 2),
        **dict.fromkeys(("only_press", "come_back", "trouble", "new_thread", "restart_round", "go_on"), 2),
        **dict.fromkeys(("outage", "restart_bot", "back_up", "restore", "bot_offers"), 1),
        **dict.fromkeys(("open", "start", "post_all", "go_away", "be_back", "propose"), 4),
        **dict.fromkeys(("propose_seat", "vote", "take_seat", "take_back"), 6),
        **dict.fromkeys(("answer", "leap"), 18),
    }.items()
    for _ in range(weight)
)
"""What may happen, each as often as it is here."""
