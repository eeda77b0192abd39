"""Sessions before their start: people open, join and close them, and put robots on free seats.

It knows people and seats, but no match. Every act is stored before it is confirmed.
"""

import sqlite3
import time
from collections.abc import Callable, Collection, Mapping

from engine.clock.pace import OFFERED, PaceName
from engine.errors import Refused
from engine.journal import ending_rows, invitation_rows, server_act_rows, session_rows
from engine.journal.journal import Journal
from engine.journal.records import PersonId, SeatRow, Session, SessionId
from engine.play.game import AnyGame, Options
from engine.play.table import Seat
from engine.sessions.live_matches import LiveMatches
from engine.sessions.openings import (
    ANYBODY,
    Opener,
    settings_of,
    why_no_robot,
    why_not_open,
    why_not_sit,
    why_not_start,
)
from engine.sessions.seating import (
    Person,
    host_and_status,
    in_turn,
    robot_name,
    with_name,
    with_robots_renamed,
)
from engine.sessions.steps import Steps
from engine.sessions.workings import Workings


class OpenSeats:
    """All that people do with sessions before the start. At most `capacity` matches stay in memory; `now`
    gives UNIX seconds."""

    def __init__(
        self,
        journal: Journal,
        games: Mapping[str, AnyGame],
        *,
        capacity: int = 64,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._journal = journal
        self._games = games
        self._matches = LiveMatches(journal, games, capacity)
        self._steps = Steps(journal, self._matches, now)
        self._now = now
        self.workings = Workings(journal, games, self._matches, self._steps, now)
        """For the other front doors of the same sessions."""

    async def waiting(self, guild: int, host: PersonId) -> list[Session]:
        """The sessions on a server that a person hosts and that have not started yet, oldest first."""
        return await self._journal.read(lambda db: session_rows.sessions_waiting(db, guild, host))

    async def open(
        self,
        game: str,
        options: Options,
        *,
        guild: int,
        channel: int,
        host: Person,
        language: str,
        pace: PaceName | None = None,
        is_rated: bool = True,
        opener: Opener = ANYBODY,
    ) -> Session:
        """Open a session with its host on the first seat. `language` and `pace` (None: none was chosen) count
        as far as the server has no setting for them; it counts for ratings if `is_rated`, and if the server
        has any. Raises Refused if the server's settings do not allow it. One transaction counts and stores
        the new session, so two calls at the same time cannot exceed a limit."""

        def job(db: sqlite3.Connection) -> Session | Refused | None:
            settings = settings_of(db, guild)
            refusal = why_not_open(
                db, settings, opener, guild=guild, channel=channel, host=host.id, game=game
            )
            if refusal is not None:
                return refusal
            session_id = session_rows.insert_session(
                db,
                game=game,
                options=options,
                guild=guild,
                channel=channel,
                language=settings.language or language,
                host=host.id,
                name=host.name,
                pace=pace or settings.pace,
                is_rated=is_rated and settings.ratings,
                at=self._now(),
            )
            return session_rows.session(db, session_id)

        opened = await self._journal.write(job)
        if isinstance(opened, Refused):
            raise opened
        assert opened is not None
        return opened

    async def join(self, session_id: SessionId, person: Person) -> Session:
        """Put a person on a free seat. Raises Refused if they have a seat, if no seat is free, if all free
        seats are kept for others, if they play as many games on the server as its settings allow, or if the
        session is not open."""
        async with self._matches.locked(session_id):
            session = await self._open_session(session_id)
            if session.seat_of(person.id) is not None:
                raise Refused("already-seated")
            await check_not_expelled(self._journal, session_id, person.id)
            await self._check_room(session, person.id)
            seats = (*session.seats, SeatRow(person.name, person.id))
            return await self._save_seats(
                session,
                in_turn(seats, await self._before(session)),
                why_not=lambda db: why_not_sit(db, session.guild, person.id),
            )

    async def add_robot(self, session_id: SessionId, by: Person) -> Session:
        """Put a robot on a free seat. Raises Refused if no seat is free, if all free seats are kept for
        people, if whoever asks for it has no seat, if the server wants no robots, or if the session is not
        open."""
        async with self._matches.locked(session_id):
            session = await self._open_session(session_id)
            self._check_seated(session, by)
            await self._check_room(session)
            seats = with_name(session.seats, by.id, by.name)
            robot = SeatRow(robot_name(seat.name for seat in seats))
            return await self._save_seats(
                session, (*seats, robot), why_not=lambda db: why_no_robot(db, session.guild)
            )

    async def takes_robots(self, guild: int) -> bool:
        """Whether robots may sit down before the start on a server."""
        return await self._journal.read(lambda db: why_no_robot(db, guild)) is None

    async def has_ratings(self, guild: int) -> bool:
        """Whether games on a server may count for ratings."""
        return await self._journal.read(lambda db: settings_of(db, guild).ratings)

    async def remove_robot(self, session_id: SessionId, by: Person) -> Session:
        """Remove the robot that sat down last. Raises Refused if there is no robot, if whoever asks for it
        has no seat, or if the session is not open."""
        async with self._matches.locked(session_id):
            session = await self._open_session(session_id)
            self._check_seated(session, by)
            robots = [seat for seat in session.seats if seat.is_robot]
            if not robots:
                raise Refused("no-robot")
            staying = tuple(s for s in session.seats if s is not robots[-1])
            return await self._save_seats(session, with_name(staying, by.id, by.name))

    async def set_pace(self, session_id: SessionId, by: Person, pace: PaceName) -> Session:
        """Choose how long the table will wait for an answer. Raises Refused if whoever asks for it is not the
        host, if tables cannot choose this pace, or if the session is not open."""
        async with self._matches.locked(session_id):
            session = await self._open_session(session_id)
            self._check_seated(session, by)
            if by.id != session.host:
                raise Refused("not-the-host")
            if pace not in OFFERED:
                raise Refused("not-an-option")
            await self._journal.write(lambda db: session_rows.save_pace(db, session_id, pace))
            return await self._matches.stored(session_id)

    async def remove_gone(self, session_id: SessionId, gone: Collection[PersonId]) -> Session:
        """Free the seats of people who have left the server, also those that are kept for them. Raises
        Refused if the session is not open."""
        async with self._matches.locked(session_id):
            session = await self._open_session(session_id)
            await self._journal.write(lambda db: invitation_rows.forget(db, session_id, gone))
            return await self._save_seats(session, tuple(s for s in session.seats if s.person not in gone))

    async def close(self, session_id: SessionId) -> None:
        """Close an open session, because its message could not be posted or is gone. Raises Refused if the
        session is not open."""
        async with self._matches.locked(session_id):
            session = await self._open_session(session_id)
            # A session without people is closed.
            await self._save_seats(session, tuple(seat for seat in session.seats if seat.is_robot))

    async def check_start(self, session_id: SessionId, by: Person) -> Session:
        """The session, if this person may start it now. Raises Refused if they may not."""
        session = await self._open_session(session_id)
        self._check_seated(session, by)
        game = self._games[session.game]
        if len(session.seats) < game.seats[0]:
            raise Refused("too-few", low=game.seats[0], seated=len(session.seats))
        refusal = await self._journal.write(lambda db: why_not_start(db, session.guild))
        if refusal is not None:
            raise refusal
        return session

    async def _open_session(self, session_id: SessionId) -> Session:
        session = await self._matches.stored(session_id)
        check_unfinished(session)
        if session.status != "open":
            raise Refused("already-started")
        return session

    async def _save_seats(
        self,
        session: Session,
        seats: tuple[SeatRow, ...],
        *,
        why_not: Callable[[sqlite3.Connection], Refused | None] = lambda _: None,
    ) -> Session:
        """Store who sits where. Raises what `why_not` finds in the same transaction."""
        at = self._now()

        def job(db: sqlite3.Connection) -> Refused | None:
            refusal = why_not(db)
            if refusal is not None:
                return refusal
            store_seats(db, session, seats, at)
            return None

        refusal = await self._journal.write(job)
        if refusal is not None:
            raise refusal
        return await self._matches.stored(session.id)

    def _check_seated(self, session: Session, person: Person) -> Seat:
        seat = session.seat_of(person.id)
        if seat is None and session.status == "open":
            raise Refused("no-seat-left" if self._is_full(session) else "join-first")
        if seat is None:
            raise Refused("not-seated")
        return seat

    async def _check_room(self, session: Session, person: PersonId | None = None) -> None:
        """Raise Refused unless a seat is free for this person, or for a robot (None)."""
        if self._is_full(session):
            raise Refused("no-free-seat")
        now = self._now()
        kept = await self._journal.write(lambda db: invitation_rows.kept(db, session.id, now))
        is_invited = any(one.person == person for one in kept)
        if not is_invited and len(session.seats) + len(kept) >= self._games[session.game].seats[-1]:
            raise Refused("seats-kept", until=int(kept[0].until))

    async def _before(self, session: Session) -> tuple[SeatRow, ...]:
        """The seats of the match after which these people play again; empty if there was none."""
        if session.follows is None:
            return ()
        before = await self._matches.stored(session.follows)
        return before.seats if before.status == "over" else ()

    def _is_full(self, session: Session) -> bool:
        return len(session.seats) >= self._games[session.game].seats[-1]


def store_seats(db: sqlite3.Connection, session: Session, seats: tuple[SeatRow, ...], at: float) -> None:
    """Store who sits where in an open session from a moment on. Without people, it is closed."""
    host, status = host_and_status(session, seats)
    session_rows.save_seats(db, session.id, with_robots_renamed(seats), host, status)
    session_rows.save_last_act(db, session.id, at)
    if status == "closed":
        ending_rows.save_ended(db, session.id, at)
    invitation_rows.forget_seated(db, session.id)


async def check_not_expelled(journal: Journal, session_id: SessionId, person: PersonId) -> None:
    """Raises Refused if a moderator has taken a seat of this session from this person."""
    if await journal.read(lambda db: server_act_rows.is_expelled(db, session_id, person)):
        raise Refused("expelled")


def check_unfinished(session: Session) -> None:
    """Raises Refused if a session is over or closed."""
    if session.status in ("over", "closed"):
        raise Refused("game-over" if session.status == "over" else "game-closed")


def check_running(session: Session) -> None:
    """Raises Refused unless a session is being played."""
    check_unfinished(session)
    if session.status != "playing":
        raise Refused("not-started")
