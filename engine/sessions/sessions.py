"""The front door: people open, join, start, answer and leave; every act is stored before it is confirmed.

It knows people and time, and leaves rules to matches, memory to live matches and SQL to rows. Any failure
after an answer was taken evicts the live match, so that half a step cannot live on.
"""

import secrets
import sqlite3

from engine.errors import Refused, SentBefore
from engine.journal import draft_rows, match_rows, session_rows, sitting_rows, story_rows
from engine.journal.records import By, PersonId, Session, SessionId, Sitting, StoryRow
from engine.journal.replay import restarted
from engine.play.match import Match
from engine.play.table import Event, Seat
from engine.sessions.acts import Begun, Left, Restarted, Started, Submitted
from engine.sessions.chronicle import Happened, happened
from engine.sessions.live_matches import Live
from engine.sessions.open_seats import OpenSeats, check_on
from engine.sessions.positions import Asked, Position, Step, asked_of, position_of
from engine.sessions.seating import Person, with_name, with_robots_renamed
from engine.sessions.session_events import SESSION_EVENTS


class Sessions(OpenSeats):
    """All sessions of one journal. `capacity` bounds the matches kept in memory; `now` gives UNIX seconds."""

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

    async def story(
        self, session: Session, *, first: int = 1, last: int | None = None, seat: Seat | None = None
    ) -> list[Happened]:
        """The story from one row to another, as a seat (None: the public) may read it."""

        def job(db: sqlite3.Connection) -> tuple[list[StoryRow], list[Sitting]]:
            stored = story_rows.story(db, session.id, first=first, last=last, seat=seat)
            return stored, sitting_rows.sittings(db, session.id)

        return happened(*await self._journal.read(job), self._kinds(session))

    async def since_acting(self, session: Session, seat: Seat) -> tuple[list[Happened], bool]:
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

    # The running match

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

    async def leave(self, session_id: SessionId, person: Person) -> Session:
        """Give a seat up: it becomes free again before the start, afterwards a robot takes it. When the last
        person leaves, the session is closed."""
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            check_on(session)
            seat = self._check_seated(session, person)
            if session.status == "open":
                staying = tuple(s for s in session.seats if s.person != person.id)
                return await self._save_seats(session, staying)
            live = await self._matches.load(session_id)
            await self._steps.carry_out(live, Left(seat, person.id, person.name))
            return live.session

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
            check_on(session)
            if session.status == "open" or session.seed is None:
                raise Refused("not-started")
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

    def _kinds(self, session: Session) -> tuple[type[Event], ...]:
        return (*self._games[session.game].events, *SESSION_EVENTS)


def _of_guild(session: Session | None, guild: int | None) -> Session:
    """The session, if it is this server's. Raises Refused."""
    if session is None or session.guild != guild:
        raise Refused("no-such-game")
    return session
