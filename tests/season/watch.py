"""What is counted in a world, and what is checked whenever something was posted. It changes nothing."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.clock.hours import humane, is_quiet
from engine.clock.pace import DAY, INVITED_PART, PaceName, pace_of
from engine.journal import clock_rows
from engine.journal.journal import Journal
from engine.journal.records import Call, PersonId, Session, SessionId
from engine.play.table import Seat
from engine.sessions.posted import BoardFacts
from engine.sessions.reminders import Reminder
from tests.season.people import Somebody
from tests.season.seasons import Season
from tests.season.tally import Tally


@dataclass(slots=True)
class Called:
    """A call as it began."""

    posted: float
    needed: float
    """The least time that it has, in seconds, which no outage may take away."""
    pace: PaceName | None
    """By which that was reckoned."""
    mentions: int = 1
    is_reminded: bool = False


@dataclass(slots=True)
class Watch:
    """What happened in a world so far."""

    season: Season
    journal: Journal
    tally: Tally = field(default_factory=Tally)
    people: dict[PersonId, Somebody] = field(default_factory=dict)
    began: dict[SessionId, float] = field(default_factory=dict)
    """When each game began that is not over."""
    outages: list[tuple[float, float]] = field(default_factory=list)
    _called: dict[tuple[SessionId, Seat, str], Called] = field(default_factory=dict)
    _looked: dict[tuple[SessionId, Seat], set[str]] = field(default_factory=dict)
    """By seat, the tickets at which its owner has looked."""

    # What happens

    def has_begun(self, session: Session, now: float) -> None:
        """A game was started."""
        self.began[session.id] = now
        self.tally.games += 1

    def was_away(self, since: float, until: float) -> None:
        """The bot could not be reached."""
        self.outages.append((since, until))
        self.tally.outages += 1

    def has_looked(self, session_id: SessionId, seat: Seat, tickets: Iterable[str]) -> None:
        """A person has looked at what they may say ahead."""
        self._looked.setdefault((session_id, seat), set()).update(tickets)

    def is_invited(self, session: Session, seat: Seat) -> bool:
        """Whether a seat was invited to say something ahead, and its owner has not looked since."""
        looked = self._looked.get((session.id, seat), set())
        return any(
            call.seat == seat and call.posted is not None and call.ticket not in looked
            for call in session.invited
        )

    def has_expired(self, session: Session, now: float) -> None:
        """The clock has answered for all whose time was up; `session` is as it was before."""
        for call in session.calls:
            if call.clock.due is not None and call.clock.due <= now:
                self._note_expiry(session, call, now)

    def _note_expiry(self, session: Session, call: Call, now: float) -> None:
        person = session.seats[call.seat].person
        assert person is not None
        if call.is_brief:
            self.tally.brief += 1
        elif self.is_gone(person, now):
            self.tally.of_the_gone += 1
        else:
            self.tally.by_clock += 1
        called = self._called[session.id, call.seat, call.ticket]
        away = sum(max(0.0, until - max(since, called.posted)) for since, until in self.outages)
        if session.pace is called.pace and now - called.posted - away < called.needed:
            self.tally.expired_by_outage.append(f"{self._name(session.id)}: seat {call.seat} at {now:.0f}")

    def was_reminded(self, reminder: Reminder, now: float) -> None:
        """A reminder was posted: the first for its question, or one of a deadline that has moved since."""
        for row in reminder.waiting:
            called = self._called[reminder.session.id, row.seat, row.ticket]
            self.tally.mentions += 1
            if called.is_reminded:
                self.tally.reminded_anew += 1
            else:
                called.mentions += 1
            called.is_reminded = True
            self._check_quiet(reminder.session, row.seat, "a reminder", now, now)

    async def was_posted(self, facts: BoardFacts, session: Session, now: float) -> None:
        """A board was posted that was made from `facts`. `session` is as it was stored then."""
        if session.status == "over":
            self.tally.over += 1
            self.tally.days.append((now - self.began.pop(session.id)) / DAY)
        if {call.seat: call for call in session.calls} != facts.calls:
            self.tally.stalled.append(f"{self._name(session.id)}: the board shows what is not stored")
        mentioned = {call.seat for call in session.calls if call.recalled == now}
        called = {call.seat for call in session.calls if await self._is_new(session, call, now)}
        # Whoever was invited earlier, and has not come yet, has been waited for since then.
        awaited = {seat for seat in called if self.is_invited(facts.session, seat)}
        invited = {call.seat for call in facts.session.invited if call.posted is None}
        invited = {seat for seat in invited if not session.seats[seat].plays_itself}
        self.tally.stops += bool(called - awaited)
        self.tally.mentions += len(mentioned | called | invited)
        for call in session.calls:
            if call.seat in mentioned - called and (key := _key(session, call)) in self._called:
                self._called[key].mentions += 1
        self._check_clocks(session, now)

    async def _is_new(self, session: Session, call: Call, now: float) -> bool:
        """Whether a call was posted for the first time; it is noted."""
        key, person = _key(session, call), session.seats[call.seat].person
        assert person is not None
        if key in self._called or session.seats[call.seat].plays_itself:
            return False
        pace = pace_of(session.pace, is_brief=call.is_brief)
        assert pace is not None
        reserve = 0.0 if call.is_brief else await self._reserve(session, call.seat)
        # A call has less time if its seat was invited before.
        was_invited = any(one.seat == call.seat and one.opened < call.opened for one in session.invited)
        least = pace.call * (INVITED_PART if was_invited else 1)
        self._called[key] = Called(now, least + reserve, session.pace)
        self.tally.calls += 1
        if not call.is_brief:
            self.tally.calls_of_those_there += not self.is_gone(person, now)
        return True

    def was_given_up(self, session_id: SessionId) -> None:
        """Nobody will ever look into a game any more."""
        del self.began[session_id]
        self.tally.abandoned += 1

    def ended(self) -> Tally:
        """What happened, once nothing does any more."""
        self.tally.most_mentions = max((called.mentions for called in self._called.values()), default=0)
        self.tally.stalled += [f"{self._name(each)} does not end" for each in self.began]
        return self.tally

    # What must be true

    def are_late(self, late: Iterable[tuple[SessionId, Seat]], now: float) -> None:
        """Seats still wait for what was due a tick ago."""
        self.tally.stalled += [f"{self._name(each)}: seat {seat} is due at {now:.0f}" for each, seat in late]

    def _check_clocks(self, session: Session, now: float) -> None:
        """Whoever is waited for by anybody has a deadline, and none is in their quiet hours."""
        for call in session.calls:
            clock, is_kept = call.clock, session.seats[call.seat].plays_itself
            if clock.is_running != (session.is_waited_for(call, now) and not is_kept):
                self.tally.stalled.append(f"{self._name(session.id)}: seat {call.seat} has {clock}")
            person = session.seats[call.seat].person
            for moment in (clock.soft, clock.due):
                if moment is not None and moment > now and person is not None:
                    self._check_quiet(session, call.seat, "a deadline", moment, now)

    def _check_quiet(self, session: Session, seat: Seat, what: str, moment: float, now: float) -> None:
        person = session.seats[seat].person
        assert person is not None
        hours = self.people[person].hours
        is_wrong = is_quiet(moment, hours) or (what == "a deadline" and humane(moment, hours) != moment)
        if is_wrong:
            self.tally.quiet.append(f"{self._name(session.id)}: {what} at {moment:.0f} for {hours}")

    async def _reserve(self, session: Session, seat: Seat) -> float:
        return (await self.journal.read(lambda db: clock_rows.allowance(db, session, seat))).reserve

    def is_gone(self, person: PersonId, now: float) -> bool:
        """Whether a person never looks in any more."""
        return self.people[person].gone_from <= now

    def _name(self, session_id: SessionId) -> str:
        return f"{self.season}, game {session_id}"


def _key(session: Session, call: Call) -> tuple[SessionId, Seat, str]:
    return session.id, call.seat, call.ticket
