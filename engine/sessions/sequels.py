"""Sequels: a session that is opened after another one, with the same game, options and pace, in its channel.
It counts for ratings if that one was to count, and the server has any.

It knows people and seats, but no match. However often, and by however many people, a sequel is asked for: as
long as one is open or being played, all find the same.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from engine.clock.pace import OFFERED
from engine.errors import Refused
from engine.journal import ending_rows, session_rows
from engine.journal.records import PersonId, SeatRow, Session, SessionId
from engine.journal.snowflakes import is_ghost
from engine.sessions.invitations import invite
from engine.sessions.openings import ANYBODY, Opener, settings_of, why_not_open
from engine.sessions.seating import Person, in_turn, with_robots_renamed
from engine.sessions.workings import Workings


@dataclass(frozen=True, slots=True)
class Sequel:
    """The session that follows another, and who is invited to it."""

    session: Session
    is_new: bool
    """Whether it was opened just now."""
    invited: tuple[PersonId, ...] = ()
    """The people for whom seats are kept, if it is new."""


class Sequels:
    """Opens sequels."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings

    async def open_again(
        self, session_id: SessionId, by: Person, opener: Opener = ANYBODY, language: str | None = None
    ) -> Sequel:
        """Open seats again that were closed because nobody came. Whoever asks has the first seat. The
        `language` (None: as before) counts if the server has no setting for it. Raises Refused if the session
        was not closed so, or if the server's settings do not allow it."""
        async with self._workings.matches.locked(session_id):
            session = await self._workings.matches.stored(session_id)
            if session.seed is not None or not session.was_given_up:
                raise Refused("already-started" if session.status in ("playing", "over") else "not-expired")
            return await self._opened(session, by, (SeatRow(by.name, by.id),), (), opener, language)

    async def play_again(
        self, session_id: SessionId, by: Person, opener: Opener = ANYBODY, language: str | None = None
    ) -> Sequel:
        """Open seats for the people of a match that is over. Whoever asks sits down, robots come along if the
        server wants any, and seats are kept for the others, as far as this person may still invite them;
        whoever came second is first now. Raises Refused if the match is not over, if this person had no seat
        in it, if it was a table of a league, or if the server's settings do not allow it."""
        async with self._workings.matches.locked(session_id):
            session = await self._workings.matches.stored(session_id)
            if session.status != "over":
                raise Refused("not-over")
            if session.seat_of(by.id) is None:
                raise Refused("not-seated")
            if session.fixture is not None:
                raise Refused("league-again")
            robots = (SeatRow(seat.name) for seat in session.seats if seat.is_robot)
            seats = in_turn((SeatRow(by.name, by.id), *robots), session.seats)
            others = (seat.person for seat in session.seats if seat.person != by.id)
            invited = tuple(person for person in others if person is not None and not is_ghost(person))
            return await self._opened(session, by, with_robots_renamed(seats), invited, opener, language)

    async def _opened(
        self,
        before: Session,
        by: Person,
        seats: tuple[SeatRow, ...],
        invited: Sequence[PersonId],
        opener: Opener,
        language: str | None,
    ) -> Sequel:
        at = self._workings.now()

        def job(db: sqlite3.Connection) -> Sequel | Refused:
            number = ending_rows.following(db, before.id)
            found = None if number is None else session_rows.session(db, number)
            if found is not None and found.status in ("open", "playing"):
                return Sequel(found, is_new=False)
            guild, channel, game = before.guild, before.channel, before.game
            settings = settings_of(db, guild)
            refusal = why_not_open(db, settings, opener, guild=guild, channel=channel, host=by.id, game=game)
            if refusal is not None:
                return refusal
            session_id = session_rows.insert_session(
                db,
                game=game,
                options=before.options,
                guild=guild,
                channel=channel,
                language=settings.language or language or before.language,
                host=by.id,
                name=by.name,
                pace=before.pace if before.pace in OFFERED else settings.pace,
                follows=before.id,
                is_rated=before.is_rated and settings.ratings,
                at=at,
            )
            seated = [seat for seat in seats if settings.robots or not seat.is_robot]
            session_rows.save_seats(db, session_id, seated, by.id)
            told = invite(db, session_id, invited, by=by.id, now=at)
            opened = session_rows.session(db, session_id)
            assert opened is not None
            return Sequel(opened, is_new=True, invited=told)

        done = await self._workings.journal.write(job)
        if isinstance(done, Refused):
            raise done
        return done
