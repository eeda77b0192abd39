"""Invitations: seats of sessions that have not started, each kept for a person until a moment.

It knows people, seats and time. Who was told of an invitation, and how, it does not know.
"""

import sqlite3
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from engine.clock.pace import DAY, HOUR
from engine.errors import Refused
from engine.journal import invitation_rows, server_act_rows, session_rows
from engine.journal.invitation_rows import Invitation
from engine.journal.records import PersonId, Session, SessionId
from engine.sessions.open_seats import check_unfinished
from engine.sessions.seating import Person
from engine.sessions.workings import Workings

KEPT_FOR: Final = 48 * HOUR
"""For so many seconds a seat is kept."""
MOST_A_DAY: Final = 20
"""How many invitations a person may send within a day: each one mentions somebody. Otherwise one could open
seats, invite people and leave, without end."""
MOST_OF_ONE: Final = 3
"""How many of these may be to the same person."""


class Invitations:
    """Keeps seats for people, and frees them again."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings

    async def kept(self, session_id: SessionId) -> list[Invitation]:
        """The seats that are kept now, those that become free first."""
        now = self._workings.now()
        return await self._workings.journal.write(lambda db: invitation_rows.kept(db, session_id, now))

    async def invite(self, session_id: SessionId, by: Person, person: PersonId) -> Invitation:
        """Keep a seat for a person. Raises Refused if whoever invites has no seat or has invited too
        often, if the person has one or is invited already, if all free seats are kept, or if the session is
        not open."""
        workings = self._workings
        async with workings.matches.locked(session_id):
            session = await workings.matches.stored(session_id)
            check_unfinished(session)
            if session.status != "open":
                raise Refused("already-started")
            if session.seat_of(by.id) is None:
                raise Refused("join-first")
            if session.seat_of(person) is not None:
                raise Refused("invite-seated")
            if await workings.journal.read(lambda db: server_act_rows.is_expelled(db, session_id, person)):
                raise Refused("expelled-other")
            kept = await self.kept(session_id)
            mine = next((one for one in kept if one.person == person), None)
            if mine is not None:
                raise Refused("invite-again", until=int(mine.until))
            if len(session.seats) + len(kept) >= workings.games[session.game].seats[-1]:
                raise Refused("invite-full")
            now = workings.now()

            def job(db: sqlite3.Connection) -> bool:
                return bool(invite(db, session_id, [person], by=by.id, now=now))

            if not await workings.journal.write(job):
                raise Refused("invite-often")
            return Invitation(person, by.id, now + KEPT_FOR, None)

    async def end(self, session_id: SessionId) -> bool:
        """Free the seats whose time is up. Returns whether there were any."""
        now = self._workings.now()
        async with self._workings.matches.locked(session_id):
            return bool(
                await self._workings.journal.write(
                    lambda db: invitation_rows.forget_over(db, session_id, now)
                )
            )

    async def withdraw(self, session_id: SessionId, people: Collection[PersonId]) -> None:
        """Free the seats that are kept for these people, because they cannot come or cannot be told."""
        async with self._workings.matches.locked(session_id):
            await self._workings.journal.write(lambda db: invitation_rows.forget(db, session_id, people))

    async def to_tell(self) -> list[SessionId]:
        """The sessions that somebody was invited to whom no message has told."""
        return await self._workings.journal.read(invitation_rows.sessions_to_tell)

    async def untold(self, session_id: SessionId) -> tuple[Session, list[Invitation]]:
        """A session, and the invitations to it of which no message has told. Those to a session that is not
        open any more, or whose time is up, are not among them."""
        now = self._workings.now()

        def job(db: sqlite3.Connection) -> tuple[Session | None, list[Invitation]]:
            kept = invitation_rows.kept(db, session_id, now)
            return session_rows.session(db, session_id), [one for one in kept if one.message is None]

        session, untold = await self._workings.journal.read(job)
        if session is None:
            raise Refused("no-such-game")
        return session, untold if session.status == "open" else []

    async def set_told(self, session_id: SessionId, people: Iterable[PersonId], message: int) -> None:
        """Store which message has told these people."""
        told = tuple(people)
        await self._workings.journal.write(
            lambda db: invitation_rows.save_message(db, session_id, told, message)
        )


def invite(
    db: sqlite3.Connection, session_id: SessionId, people: Sequence[PersonId], *, by: PersonId, now: float
) -> tuple[PersonId, ...]:
    """Keep a seat for each of these people whom somebody may still invite today. Returns them."""
    sent = invitation_rows.invited_by(db, by, until_after=now - DAY + KEPT_FOR)
    invited = tuple(one for one in people if sent.count(one) < MOST_OF_ONE)[: max(0, MOST_A_DAY - len(sent))]
    invitation_rows.invite(db, session_id, invited, by=by, until=now + KEPT_FOR)
    return invited
