"""The front door: people open, join, start, answer and leave; every act is stored before it is confirmed.

It knows people and time, and leaves rules to matches, memory to live matches and SQL to rows. Any failure
after an answer was taken evicts the live match, so that half a step cannot live on.
"""

import secrets
import sqlite3
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.errors import Refused, SentBefore
from engine.journal import draft_rows, match_rows, session_rows, sitting_rows, story_rows
from engine.journal.journal import Journal
from engine.journal.records import By, PersonId, SeatRow, Session, SessionId, Sitting, StoryRow
from engine.journal.replay import restarted
from engine.play.game import AnyGame, Options
from engine.play.match import Match
from engine.play.table import Event, Seat
from engine.sessions.acts import Begun, Left, Restarted, Started, Submitted
from engine.sessions.chronicle import Happened, happened
from engine.sessions.live_matches import Live, LiveMatches
from engine.sessions.positions import Asked, Position, Step, asked_of, position_of
from engine.sessions.seating import host_and_status, kept_name, robot_name, with_name, with_robots_renamed
from engine.sessions.session_events import SESSION_EVENTS
from engine.sessions.steps import Steps


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who acts: the Discord user id and the name to show, as it may be kept."""

    id: PersonId
    name: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", kept_name(self.name))


MOST_OPEN = 3
"""A person opens no more sessions on a server while they host this many there that have not started yet."""


class Sessions:
    """All sessions of one journal. `capacity` bounds the matches kept in memory; `now` gives UNIX seconds."""

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

    # Reading

    async def find(self, session_id: SessionId, *, guild: int | None) -> Session:
        """A session of this server. Raises Refused for one that does not exist or is another server's."""
        session = await self._journal.read(lambda db: session_rows.session(db, session_id))
        return _of_guild(session, guild)

    async def at_hand(self, session_id: SessionId, *, guild: int | None) -> Session:
        """As `find`, but of a match in memory without the disk: what was posted meanwhile is not in it."""
        session = self._matches.session(session_id)
        return await self.find(session_id, guild=guild) if session is None else _of_guild(session, guild)

    async def in_thread(self, thread: int) -> Session | None:
        """The session that is played in a thread."""
        return await self._journal.read(lambda db: session_rows.session_in_thread(db, thread))

    async def in_guild(self, guild: int, person: PersonId | None = None) -> list[Session]:
        """Open and running sessions of a server, newest first, or those that a person sits in."""
        return await self._journal.read(lambda db: session_rows.sessions_in_guild(db, guild, person))

    async def in_channel(self, guild: int, channel: int | None = None) -> list[Session]:
        """All open and running sessions of a server's channel, or (None) of the whole server."""
        return await self._journal.read(lambda db: session_rows.sessions_in_channel(db, guild, channel))

    async def waiting(self, guild: int, host: PersonId) -> list[Session]:
        """The sessions that a person hosts and that have not started yet, the oldest first."""
        return await self._journal.read(lambda db: session_rows.sessions_waiting(db, guild, host))

    async def story(
        self, session: Session, *, first: int = 1, last: int | None = None, seat: Seat | None = None
    ) -> list[Happened]:
        """The story from one row to another, as a seat (None: the public) may read it."""

        def job(db: sqlite3.Connection) -> tuple[list[StoryRow], list[Sitting]]:
            stored = story_rows.story(db, session.id, first=first, last=last, seat=seat)
            return stored, sitting_rows.sittings(db, session.id)

        return happened(*await self._journal.read(job), self._kinds(session))

    async def news(self, session: Session, seat: Seat) -> tuple[list[Happened], bool]:
        """The story since a seat last acted, as it may read it, and whether it has acted at all."""

        def job(db: sqlite3.Connection) -> tuple[list[StoryRow], list[Sitting], bool]:
            before = story_rows.acts(db, session.id)
            stored = story_rows.story(db, session.id, first=before.get(seat, 0) + 1, seat=seat)
            return stored, sitting_rows.sittings(db, session.id), seat in before

        stored, sittings, has_acted = await self._journal.read(job)
        return happened(stored, sittings, self._kinds(session)), has_acted

    async def position(self, session_id: SessionId, person: PersonId | None) -> Position:
        """The match as a person, or the public (None), may see it. Raises Refused before it has started."""
        async with self._matches.locked(session_id):
            live = await self._matches.load(session_id)
            return position_of(live, None if person is None else live.session.seat_of(person))

    async def asked(
        self,
        session_id: SessionId,
        person: PersonId,
        *,
        ticket: str | None = None,
        decision: str | None = None,
    ) -> Asked:
        """What a person is asked now, or else may say or change meanwhile; `ticket` and `decision` say which,
        as for `submit`. Raises Rejected where he is not asked, or no longer this question."""
        async with self._matches.locked(session_id):
            return asked_of(await self._matches.load(session_id), person, ticket=ticket, name=decision)

    async def draft(self, asked: Asked) -> str | None:
        """The half-made choice for this question."""
        return await self._journal.read(
            lambda db: draft_rows.draft(db, asked.session.id, asked.seat, asked.ticket)
        )

    # Open seats

    async def open(
        self, game: str, options: Options, *, guild: int, channel: int, host: Person, language: str
    ) -> Session:
        """Open a session with its host on the first seat. Raises Refused for whoever hosts too many that have
        not started yet: they are counted where they are stored, so that of two at once one is too many."""

        def job(db: sqlite3.Connection) -> Session | list[Session] | None:
            waiting = session_rows.sessions_waiting(db, guild, host.id)
            if len(waiting) >= MOST_OPEN:
                return waiting  # to raise here would undo, and do again, all that is stored together with it
            session_id = session_rows.insert_session(
                db,
                game=game,
                options=options,
                guild=guild,
                channel=channel,
                language=language,
                host=host.id,
                name=host.name,
                at=self._now(),
            )
            return session_rows.session(db, session_id)

        opened = await self._journal.write(job)
        if isinstance(opened, list):
            games = ", ".join(f"#{session.id}" for session in opened)
            raise Refused("too-many-open", count=len(opened), games=games)
        assert opened is not None
        return opened

    async def join(self, session_id: SessionId, person: Person) -> Session:
        """Take a free seat."""
        async with self._matches.locked(session_id):
            session = await self._open_session(session_id)
            if session.seat_of(person.id) is not None:
                raise Refused("already-seated")
            self._check_room(session)
            return await self._save_seats(session, (*session.seats, SeatRow(person.name, person.id)))

    async def add_robot(self, session_id: SessionId, by: Person) -> Session:
        """Put a robot on a free seat."""
        async with self._matches.locked(session_id):
            session = await self._open_session(session_id)
            self._check_seated(session, by)
            self._check_room(session)
            seats = with_name(session.seats, by.id, by.name)
            robot = SeatRow(robot_name(seat.name for seat in seats))
            return await self._save_seats(session, (*seats, robot))

    async def remove_robot(self, session_id: SessionId, by: Person) -> Session:
        """Take the robot that sat down last off its seat again."""
        async with self._matches.locked(session_id):
            session = await self._open_session(session_id)
            self._check_seated(session, by)
            robots = [seat for seat in session.seats if seat.is_robot]
            if not robots:
                raise Refused("no-robot")
            staying = tuple(s for s in session.seats if s is not robots[-1])
            return await self._save_seats(session, with_name(staying, by.id, by.name))

    async def leave(self, session_id: SessionId, person: Person) -> Session:
        """Give a seat up: it becomes free again before the start, afterwards a robot takes it. When the last
        person leaves, the session is closed."""
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            if session.status in ("over", "closed"):
                raise Refused("game-over" if session.status == "over" else "game-closed")
            seat = self._check_seated(session, person)
            if session.status == "open":
                staying = tuple(s for s in session.seats if s.person != person.id)
                return await self._save_seats(session, staying)
            live = await self._matches.load(session_id)
            await self._steps.carry_out(live, Left(seat, person.id, person.name))
            return live.session

    async def close(self, session_id: SessionId) -> None:
        """Close an open session whose message could not be posted, or is gone. Raises Refused if it is not
        open."""
        async with self._matches.locked(session_id):
            session = await self._open_session(session_id)
            await self._save_seats(session, tuple(seat for seat in session.seats if seat.is_robot))

    async def check_start(self, session_id: SessionId, by: Person) -> Session:
        """The session, if this person may start it now. Raises Refused."""
        session = await self._open_session(session_id)
        self._check_seated(session, by)
        game = self._games[session.game]
        if len(session.seats) < game.seats[0]:
            raise Refused("too-few", low=game.seats[0], seated=len(session.seats))
        return session

    async def start(self, session_id: SessionId, by: Person, *, thread: int) -> Session:
        """Deal: the open session becomes a running match, robots' first answers included."""
        async with self._matches.locked(session_id):
            session = await self.check_start(session_id, by)
            seats = with_robots_renamed(with_name(session.seats, by.id, by.name))
            seed = secrets.token_hex(16)
            match = Match.start(
                self._games[session.game],
                seats=len(session.seats),
                options=session.options,
                seed=seed,
                epoch=session.epoch,
                attempt=session.attempt,
            )
            live = Live(session, match, answered=0, told=0, opened=self._now())
            try:
                await self._steps.carry_out(live, Started(seed, Begun.of(match), seats, thread))
            finally:
                match.close()
            return live.session

    # The running match

    async def submit(
        self,
        session_id: SessionId,
        person: Person,
        text: str,
        *,
        ticket: str | None = None,
        decision: str | None = None,
        sent: float | None = None,
    ) -> Step:
        """Answer the question a person is asked, or say or change what he may meanwhile; returns once the
        whole step is stored.

        `text` is the answer as a person would type it; an option's key is typed as it is, or in capitals.
        `ticket` (of a button) or `decision` (of a command) say what is answered: another question is refused.
        `sent` is when a command was sent, by our clock: it was not meant for what was opened later.
        Raises Rejected; then nothing has changed.
        """
        async with self._matches.locked(session_id):
            live = await self._matches.load(session_id)
            asked = asked_of(live, person.id, ticket=ticket, name=decision)
            # What was opened in the future was stored by a clock that has been set back: it says nothing.
            if sent is not None and sent < asked.opened <= self._now():
                raise SentBefore("sent-before")
            answer = asked.read(text)
            if live.match.stands(asked.seat, answer, ticket=asked.ticket):
                return Step(asked, answer)  # the second press of a double click tells nobody anything
            await self._steps.carry_out(
                live, Submitted(asked.seat, person.id, person.name, answer, asked.ticket)
            )
            return Step(asked, answer)

    async def restart_round(self, session_id: SessionId, *, by: By) -> Session:
        """Begin the round that is on again, with new luck, also of a match that no longer replays: what was
        played in it stays stored and counts no more, and the table is told. Raises Refused where no round is
        on."""
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            if session.status != "playing" or session.seed is None:
                raise Refused("game-over" if session.status == "over" else "not-started")
            record = await self._journal.write(lambda db: match_rows.record(db, session_id))
            self._matches.evict(session_id)
            match = restarted(self._games[session.game], session, session.seed, record)
            live = Live(session, match, record.answered, record.told, opened=self._now())
            try:
                await self._steps.carry_out(
                    live, Restarted(Begun.of(match), match.epoch, record.answered, by)
                )
            finally:
                match.close()
            return live.session

    async def save_draft(self, asked: Asked, draft: str) -> None:
        """Keep a half-made choice until its question is answered."""
        await self._journal.write(
            lambda db: draft_rows.save_draft(db, asked.session.id, asked.seat, asked.ticket, draft)
        )

    # Within

    def _kinds(self, session: Session) -> tuple[type[Event], ...]:
        return (*self._games[session.game].events, *SESSION_EVENTS)

    async def _open_session(self, session_id: SessionId) -> Session:
        session = await self._matches.stored(session_id)
        if session.status in ("over", "closed"):
            raise Refused("game-over" if session.status == "over" else "game-closed")
        if session.status != "open":
            raise Refused("already-started")
        return session

    async def _save_seats(self, session: Session, seats: tuple[SeatRow, ...]) -> Session:
        host, status = host_and_status(session, seats)
        seats = with_robots_renamed(seats)
        await self._journal.write(lambda db: session_rows.save_seats(db, session.id, seats, host, status))
        return await self._matches.stored(session.id)

    def _check_seated(self, session: Session, person: Person) -> Seat:
        seat = session.seat_of(person.id)
        if seat is None and session.status == "open":
            raise Refused("no-seat-left" if self._is_full(session) else "join-first")
        if seat is None:
            raise Refused("not-seated")
        return seat

    def _check_room(self, session: Session) -> None:
        if self._is_full(session):
            raise Refused("no-free-seat")

    def _is_full(self, session: Session) -> bool:
        return len(session.seats) >= self._games[session.game].seats[-1]


def _of_guild(session: Session | None, guild: int | None) -> Session:
    """The session, if it is this server's. Raises Refused."""
    if session is None or session.guild != guild:
        raise Refused("no-such-game")
    return session
