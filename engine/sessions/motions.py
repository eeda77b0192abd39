"""Motions: what a table decides together. Somebody proposes, and those who are present agree or refuse.

It knows people and time. What each kind of motion does is said in `motion_kinds`; nothing is posted here.
"""

import math
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from engine.clock.pace import DAY, DEFAULT, ROUNDED, PaceName
from engine.errors import Refused, Rejected, ReplayMismatch
from engine.journal import act_rows, clock_rows, motion_rows
from engine.journal.motion_rows import Motion, MotionKind, Outcome
from engine.journal.records import By, PersonId, Session, SessionId
from engine.play.table import Seat
from engine.play.tickets import EPOCH
from engine.sessions.motion_acts import GiveTime, Passed, PauseEnds
from engine.sessions.motion_kinds import KINDS, asked, verdict
from engine.sessions.open_seats import check_running
from engine.sessions.restarts import is_luck_known, restarting
from engine.sessions.rewinds import rewind_of, rewinding
from engine.sessions.seating import Person
from engine.sessions.workings import Workings

OPEN_S: Final = DAY
"""How long a motion is open, in seconds."""
MOST_A_DAY: Final = 3
"""How many motions a person may propose to a table within a day: each one mentions all others."""
MOST_EXTENDED: Final = 2
"""How often a call may be given more time."""


@dataclass(frozen=True, slots=True)
class _Proposal:
    kind: MotionKind
    seat: Seat | None = None
    data: Mapping[str, object] = field(default_factory=dict)


class Motions:
    """All that a table decides together, and the time that one player gives to another."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings
        self._journal = workings.journal
        self._matches = workings.matches
        self._now = workings.now

    # Proposing

    async def propose_pause(self, session_id: SessionId, person: Person, days: int) -> Motion:
        """Propose that the table pauses for some days. Raises Refused, as all proposals do, if the person may
        not propose it now."""
        until = math.ceil((self._now() + days * DAY) / ROUNDED) * ROUNDED
        return await self._propose(session_id, person, _Proposal(MotionKind.PAUSE, data={"until": until}))

    async def propose_pace(self, session_id: SessionId, person: Person, pace: PaceName) -> Motion:
        """Propose another pace."""
        return await self._propose(session_id, person, _Proposal(MotionKind.PACE, data={"pace": pace}))

    async def propose_seat(self, session_id: SessionId, person: Person, seat: Seat) -> Motion:
        """Propose that a seat is free for whoever likes to play on. Whether its owner was not there for long
        enough is for the caller to check."""
        session = await self._matches.stored(session_id)
        was_kept = seat < len(session.seats) and session.seats[seat].kept is not None
        waited_for = next((call.ticket for call in session.calls if call.seat == seat), None)
        data = {"was_kept": was_kept, "waited_for": waited_for}
        return await self._propose(session_id, person, _Proposal(MotionKind.SEAT, seat, data=data))

    async def propose_undo(self, session_id: SessionId, person: Person, number: int | None = None) -> Motion:
        """Propose that a person's last answer is taken back; `number` names it. Raises Rejected if it may not
        be taken back, or not be proposed now."""
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            rewind = await rewind_of(self._workings, session_id, person.id, number)
            return await self._proposed(
                session, person, _Proposal(MotionKind.UNDO, data=rewind.motion_data())
            )

    async def offer_pace(self, session_id: SessionId) -> bool:
        """Let the bot offer a pace to a running session that has none. This is done only once, and only if
        two people are present, because nobody hurries a person who is alone. Returns whether it was done."""
        offered = _Proposal(MotionKind.PACE, data={"pace": DEFAULT})
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            if session.pace is not None or len(session.present(self._now())) < 2:
                return False
            return await self._offer(session, offered, after=0)

    async def offer_restart(self, session_id: SessionId, *, is_lost: bool = False) -> bool:
        """Let the bot offer that the current round begins again, because its match cannot be rebuilt, or
        (`is_lost`) because people have seen a future that a restore took back. This is done only once until
        a round has begun again, and only if somebody is present; whatever else is proposed is dropped.
        Returns whether it was done."""
        restart = _Proposal(MotionKind.RESTART, data={"is_lost": is_lost})
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            if not session.present(self._now()):
                return False
            if is_lost and not await self._journal.read(lambda db: is_luck_known(db, session)):
                return False
            return await self._offer(session, restart, after=EPOCH * session.epoch)

    # Answering

    async def agree(self, session_id: SessionId, number: int, person: Person) -> Motion:
        """Agree to a motion, by its number. With the last agreement, what it decides is done. Raises Refused
        if the motion is over or the person is not asked."""
        async with self._matches.locked(session_id):
            session, motion = await self._asked(session_id, number, person)
            if person.id in motion.agreed:
                return motion  # a second press changes nothing
            agreed = {**motion.agreed, person.id: person.name}
            refused = {one: name for one, name in motion.refused.items() if one != person.id}
            return await self._answered(
                session, replace(motion, agreed=agreed, refused=refused), person, "agree"
            )

    async def refuse(self, session_id: SessionId, number: int, person: Person) -> Motion:
        """Refuse a motion, by its number. Raises Refused as `agree` does."""
        async with self._matches.locked(session_id):
            session, motion = await self._asked(session_id, number, person)
            if person.id in motion.refused:
                return motion
            agreed = {one: name for one, name in motion.agreed.items() if one != person.id}
            refused = {**motion.refused, person.id: person.name}
            return await self._answered(
                session, replace(motion, agreed=agreed, refused=refused), person, "refuse"
            )

    async def withdraw(self, session_id: SessionId, number: int, person: Person) -> Motion:
        """Withdraw a motion, by its number. Raises Refused if it is over or the person did not propose it."""
        async with self._matches.locked(session_id):
            session, motion = await self._open(session_id, number)
            if motion.person != person.id or session.seat_of(person.id) is None:
                raise Refused("motion-not-yours")
            return await self._save(replace(motion, outcome=Outcome.WITHDRAWN), "withdraw", person.id)

    # Time

    async def settle(self, session_id: SessionId) -> bool:
        """Decide an open motion anew: somebody who did not agree may have left or be away now. End it if its
        time is up. Returns whether it has ended."""
        async with self._matches.locked(session_id):
            motion = await self._journal.read(lambda db: motion_rows.open_motion(db, session_id))
            if motion is None:
                return False
            session = await self._matches.stored(session_id)
            if session.status != "playing":
                return False
            decided = verdict(session, motion, self._now())
            if decided is None and motion.until > self._now():
                return False
            await self._ended(session, motion, decided or Outcome.LATE, "motion-ends", None)
            return True

    async def go_on(self, session_id: SessionId) -> bool:
        """End a pause whose time is up. Returns whether it was ended."""
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            if session.paused_until is None or session.paused_until > self._now():
                return False
            return await self._end_pause(session, PauseEnds(by=By.CLOCK))

    async def play_on(self, session_id: SessionId, number: int, person: Person) -> None:
        """End a pause before its time, by the number of its motion. Raises Refused if it is over, or if the
        person did not ask for it; once whoever did has no seat any more, each of the others may."""
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            motion = await self._journal.read(lambda db: motion_rows.motion(db, session_id, number))
            is_on = motion is not None and motion.outcome is Outcome.PASSED
            if motion is None or not is_on or session.paused_until is None:
                raise Refused("motion-over")
            is_ours = motion.person is None or session.seat_of(motion.person) is None
            if session.seat_of(person.id) is None or (motion.person != person.id and not is_ours):
                raise Refused("pause-not-yours")
            await self._end_pause(session, PauseEnds(person=person.id))

    async def extend(self, session_id: SessionId, person: Person, seat: Seat | None = None) -> Seat:
        """Give a seat that is waited for one more call's time; None means the only one. Returns the seat.
        Raises Refused if this is not possible."""
        async with self._matches.locked(session_id):
            session = await self._running(session_id)
            own = session.seat_of(person.id)
            if own is None:
                raise Refused("not-seated")
            others = [call for call in session.calls if call.seat != own]
            if not others:
                raise Refused("extend-yourself" if session.calls else "extend-nobody")
            if seat is None and len(others) > 1:
                raise Refused("extend-whom")
            call = next((call for call in others if seat in (None, call.seat)), None)
            if call is None:
                raise Refused("extend-yourself" if seat == own else "extend-nobody")
            if not call.clock.is_running:
                raise Refused("extend-no-clock")
            if call.extended >= MOST_EXTENDED:
                raise Refused("extend-often", most=MOST_EXTENDED)
            live = await self._matches.load(session_id)
            await self._workings.steps.carry_out(live, GiveTime(seat=call.seat, giver=own, person=person.id))
            return call.seat

    # Showing

    async def to_show(self, session_id: SessionId) -> list[Motion]:
        """The motions of a session that must still be posted, or whose message must be edited."""
        return await self._journal.read(lambda db: motion_rows.motions_to_show(db, session_id))

    async def set_shown(self, motion: Motion, message: int | None) -> None:
        """Store that a message shows a motion as it is here; None if it needs no message."""
        await self._journal.write(lambda db: motion_rows.save_shown(db, motion, message))

    def asked(self, session: Session, motion: Motion) -> tuple[PersonId, ...]:
        """The people who are present and have not said yet what they think of a motion."""
        people = asked(session, motion, self._now())
        return tuple(one for one in people if one not in motion.agreed and one not in motion.refused)

    # Behind it

    async def _propose(self, session_id: SessionId, person: Person, proposal: _Proposal) -> Motion:
        async with self._matches.locked(session_id):
            return await self._proposed(await self._running(session_id), person, proposal)

    async def _proposed(self, session: Session, person: Person, proposal: _Proposal) -> Motion:
        now = self._now()
        self._check_present(session, person)
        known = await self._journal.read(lambda db: motion_rows.motions(db, session.id))
        if any(one.outcome is None and not _gives_way(one, proposal.kind) for one in known):
            raise Refused("motion-open")
        mine = [
            one.opened
            for one in known
            if one.person == person.id and one.opened > now - DAY and not _was_alone(one)
        ]
        if len(mine) >= MOST_A_DAY:
            raise Refused("motion-often", most=MOST_A_DAY, moment=math.ceil(mine[-MOST_A_DAY] + DAY))
        motion = await self._made(session, proposal, By.PERSON, person)
        KINDS[motion.kind].check(session, motion, known)
        return await self._answered(session, motion, person, "motion")

    async def _offer(self, session: Session, proposal: _Proposal, *, after: int) -> bool:
        """Propose something in the bot's own name, unless that was done under a number above `after`."""
        known = await self._journal.read(lambda db: motion_rows.motions(db, session.id))
        is_done = any(one.kind is proposal.kind and one.number > after for one in known)
        gives_way = proposal.kind is not MotionKind.RESTART and any(one.outcome is None for one in known)
        if session.status != "playing" or is_done or gives_way:
            return False
        motion = await self._made(session, proposal, By.CLOCK)

        def job(db: sqlite3.Connection) -> None:
            motion_rows.end_open_motion(db, session.id)
            motion_rows.save_motion(db, motion)
            _note(db, motion, "motion", By.CLOCK, None, motion.opened)

        await self._journal.write(job)
        return True

    async def _made(
        self, session: Session, proposal: _Proposal, by: By, person: Person | None = None
    ) -> Motion:
        now = self._now()
        return Motion(
            session.id,
            await self._journal.read(lambda db: motion_rows.next_number(db, session.id, session.epoch)),
            proposal.kind,
            by,
            None if person is None else person.id,
            opened=now,
            until=now + OPEN_S,
            agreed={} if person is None else {person.id: person.name},
            seat=proposal.seat,
            data=proposal.data,
        )

    async def _answered(self, session: Session, motion: Motion, person: Person, what: str) -> Motion:
        """Store what somebody has said, and what that decides. Whoever says something about their own seat is
        there."""
        decided = verdict(session, motion, self._now())
        if motion.seat is not None and motion.seat == session.seat_of(person.id):
            decided = Outcome.GONE
        if decided is None:
            return await self._save(motion, what, person.id)
        return await self._ended(session, motion, decided, what, person.id)

    async def _ended(
        self, session: Session, motion: Motion, outcome: Outcome, what: str, person: PersonId | None
    ) -> Motion:
        """Store that a motion has ended, and do what it decides, if it has passed."""
        ended = replace(motion, outcome=outcome)
        if outcome is Outcome.PASSED:
            known = await self._journal.read(lambda db: motion_rows.motions(db, session.id))
            by = By.CLOCK if person is None else By.PERSON
            try:
                KINDS[motion.kind].check(session, motion, known)
                await self._carry_out(session, ended, by)
                return ended
            except (Rejected, ReplayMismatch):
                ended = replace(motion, outcome=Outcome.GONE)
        return await self._save(ended, what, person)

    async def _carry_out(self, session: Session, motion: Motion, by: By) -> None:
        steps, made = self._workings.steps, KINDS[motion.kind].act
        if made is not None:
            live = await self._matches.load(session.id)
            await steps.carry_out(live, Passed(motion, made(motion, by)))
        elif motion.kind is MotionKind.RESTART:
            async with restarting(self._workings, session, by) as (live, act):
                await steps.carry_out(live, Passed(motion, act))
        else:
            assert motion.person is not None
            rewind = await rewind_of(self._workings, session.id, motion.person, motion.data["number"])
            async with rewinding(self._workings, rewind, by) as rewound:
                await steps.carry_out(rewound.live, Passed(motion, rewound.act), orders=rewound.orders)

    async def _save(self, motion: Motion, what: str, person: PersonId | None) -> Motion:
        by, at = By.CLOCK if person is None else By.PERSON, self._now()

        def job(db: sqlite3.Connection) -> None:
            if what == "motion" and motion.outcome is None:
                motion_rows.end_open_motion(db, motion.session, outcome=Outcome.REPLACED)
            motion_rows.save_motion(db, motion)
            _note(db, motion, what, by, person, at)

        await self._journal.write(job)
        return motion

    async def _end_pause(self, session: Session, act: PauseEnds) -> bool:
        if session.status != "playing":
            return False
        try:
            live = await self._matches.load(session.id)
        except ReplayMismatch:  # a moderator may pause such a session, too
            now = self._now()

            def job(db: sqlite3.Connection) -> None:
                act.store(db, session, now)
                clock_rows.refresh(db, session.id, now)

            await self._journal.write(job)
        else:
            await self._workings.steps.carry_out(live, act)
        return True

    async def _running(self, session_id: SessionId) -> Session:
        session = await self._matches.stored(session_id)
        check_running(session)
        return session

    async def _open(self, session_id: SessionId, number: int) -> tuple[Session, Motion]:
        session = await self._matches.stored(session_id)
        motion = await self._journal.read(lambda db: motion_rows.motion(db, session_id, number))
        if motion is None or motion.outcome is not None or session.status != "playing":
            raise Refused("motion-over")
        return session, motion

    async def _asked(self, session_id: SessionId, number: int, person: Person) -> tuple[Session, Motion]:
        session, motion = await self._open(session_id, number)
        if motion.until <= self._now():
            raise Refused("motion-over")
        if session.seat_of(person.id) is None or motion.person == person.id:
            raise Refused("motion-not-yours")
        if person.id not in asked(session, motion, self._now()):
            self._check_present(session, person)
        return session, motion

    def _check_present(self, session: Session, person: Person) -> None:
        seat = session.seat_of(person.id)
        if seat is None:
            raise Refused("not-seated")
        if seat not in session.present(self._now()):
            raise Refused("motion-absent")


def _gives_way(motion: Motion, kind: MotionKind) -> bool:
    """Whether an open motion is replaced by a new one of this kind: what somebody who is not there never
    answers must not keep a slip from being mended. Only a round that is to begin again comes first."""
    return kind is MotionKind.UNDO and motion.kind not in (MotionKind.UNDO, MotionKind.RESTART)


def _was_alone(motion: Motion) -> bool:
    """Whether a motion has passed without anybody else, so that it mentioned nobody."""
    return motion.outcome in (Outcome.PASSED, Outcome.DONE) and len(motion.agreed) == 1


def _note(
    db: sqlite3.Connection, motion: Motion, what: str, by: By, person: PersonId | None, at: float
) -> None:
    """Note among the acts of the session what was said about a motion."""
    data = {"number": motion.number, "kind": motion.kind}
    act_rows.add_act(db, motion.session, what, by, seat=motion.seat, person=person, data=data, at=at)
