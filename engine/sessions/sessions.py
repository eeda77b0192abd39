"""The front door: people open, join, start, answer and leave. Every act is stored before it is confirmed.

It knows people and time. It knows no rules and no SQL, and does not decide which matches stay in memory.
"""

import secrets
import sqlite3
from collections.abc import Container, Sequence
from dataclasses import replace

from engine.errors import Refused, SentBefore
from engine.journal import draft_rows, match_rows, session_rows, sitting_rows, story_rows, undo_rows
from engine.journal.records import By, OrderRow, PersonId, Session, SessionId, StoryRow
from engine.play import tickets
from engine.play.decisions import Answer
from engine.play.match import Match
from engine.play.orders import Order
from engine.play.table import Seat
from engine.sessions.acts import Act, Beginning, Left, SaidAhead, Started, Submitted
from engine.sessions.chronicle import SEALED, Happened, happened
from engine.sessions.league_tables import LeagueTables
from engine.sessions.live_matches import Live
from engine.sessions.open_seats import check_unfinished
from engine.sessions.positions import Asked, Position, Step, asked_ahead, asked_of, position_of
from engine.sessions.restarts import restarting
from engine.sessions.rewinds import told_of
from engine.sessions.seating import Person, with_name, with_robots_renamed
from engine.sessions.session_events import OUTSIDE, SESSION_EVENTS, TakenBack
from engine.sessions.settling import Loss, loss_of_leaving
from engine.sessions.stand_ins import orders_of
from engine.sessions.time_acts import Returned, time_up


class Sessions(LeagueTables):
    """All that people do with the sessions of one journal. `OpenSeats` has what they do before the start,
    `LeagueTables` what leagues do with theirs."""

    # Reading

    async def find(
        self, session_id: SessionId, *, guild: int | None, person: PersonId | None = None
    ) -> Session:
        """A session of this server, or one in which this `person` has a seat, wherever it is played. Raises
        Refused if there is no such session: for everybody else, those of other servers do not exist."""
        session = await self._journal.read(lambda db: session_rows.session(db, session_id))
        if session is None or not _is_for(session, guild, person):
            raise Refused("no-such-game")
        return session

    async def at_hand(
        self, session_id: SessionId, *, guild: int | None, person: PersonId | None = None
    ) -> Session:
        """Like `find`, but does not read the disk if the match is in memory. A session from memory may lack
        what was posted after its last act. What is refused always takes as long as `find`."""
        session = self._matches.session(session_id)
        if session is None or not _is_for(session, guild, person):
            return await self.find(session_id, guild=guild, person=person)
        return session

    async def in_thread(self, thread: int) -> Session | None:
        """The session that is played in a thread, or None."""
        return await self._journal.read(lambda db: session_rows.session_in_thread(db, thread))

    async def in_guild(self, guild: int, person: PersonId | None = None) -> list[Session]:
        """Open and running sessions of a server, at most 100, newest first. With a `person`, only sessions in
        which they have a seat."""
        return await self._journal.read(lambda db: session_rows.sessions_in_guild(db, guild, person))

    async def in_channel(self, guild: int, channel: int | None = None) -> list[Session]:
        """All open and running sessions of a channel, or (None) of the whole server, oldest first."""
        return await self._journal.read(lambda db: session_rows.sessions_in_channel(db, guild, channel))

    async def story(
        self,
        session: Session,
        *,
        first: int = 1,
        last: int | None = None,
        seat: Seat | None = None,
        message: int | None = None,
    ) -> list[Happened]:
        """The story from row `first` to row `last` (None: to its end), as a seat (None: the public) may read
        it. With a `message`, only what that message told before all others."""

        def job(db: sqlite3.Connection) -> list[Happened]:
            stored = story_rows.story(db, session.id, first=first, last=last, seat=seat, message=message)
            return self._happened(db, session, stored, seat)

        return await self._journal.read(job)

    async def log(self, session: Session, seat: Seat | None) -> list[Happened]:
        """The whole story as a seat (None: the public) may read it. What was taken back stands at its place,
        and not where it is told that somebody did this."""

        def job(db: sqlite3.Connection) -> list[Happened]:
            stored = story_rows.story(db, session.id, seat=seat)
            found = self._happened(db, session, stored, seat)
            told = [(row.number, replace(one, fallen=())) for row, one in zip(stored, found, strict=True)]
            for one in found:
                if isinstance(one.event, TakenBack):
                    told += self._fallen(db, session, one.event.epoch)
            return [one for _, one in sorted(told, key=lambda each: each[0])]

        return await self._journal.read(job)

    async def attempts(self, session: Session) -> dict[int, int]:
        """By round, the attempt with which it began: together they name the round's luck."""
        return await self._journal.read(lambda db: match_rows.attempts(db, session.id))

    async def since_acting(self, session: Session, seat: Seat) -> tuple[list[Happened], bool]:
        """The story since the seat's owner last acted, as the seat may read it, with what of it everybody
        finds on the newest board message, and whether they have acted. If they have not, it is the whole
        story."""

        waiting = [call.seat for call in session.calls]

        def job(db: sqlite3.Connection) -> tuple[list[Happened], bool]:
            acted, public = (story_rows.acts(db, session.id, is_public=each) for each in (False, True))
            first = acted.get(seat, 0) + 1
            stored = story_rows.story(db, session.id, first=first, seat=seat)
            # A board that is edited leaves out what is news to nobody any more for whom it waits.
            left = min((public.get(each, 0) for each in waiting), default=0)
            shown = story_rows.on_newest_board(db, session.id, first=max(first, left + 1))
            found = self._happened(db, session, stored, seat)
            # That the reader has ordered something no board may tell.
            return [
                replace(one, is_on_board=row.number in shown and one.only is None and not one.is_ordered)
                for row, one in zip(stored, found, strict=True)
            ], seat in acted

        return await self._journal.read(job)

    async def have_others_acted(self, session: Session, seat: Seat) -> bool:
        """Whether anybody has answered since the seat's owner last acted, or has answered for them."""

        def job(db: sqlite3.Connection) -> bool:
            acted = story_rows.acts(db, session.id)
            return story_rows.is_answered(db, session.id, since=acted.get(seat, 0), but=seat)

        return await self._journal.read(job)

    async def position(self, session_id: SessionId, person: PersonId | None) -> Position:
        """The match as a person, or the public (None), may see it. Raises Refused if it has not started."""
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
        """What a person may answer now: a question, else an interjection, else an aside. A `ticket` (from a
        button) or the name of a `decision` (from a command) selects one of these. Raises Rejected if nothing
        fits."""
        async with self._matches.locked(session_id):
            return asked_of(await self._matches.load(session_id), person, ticket=ticket, name=decision)

    async def is_first_of_lasting(self, asked: Asked) -> bool:
        """Whether a seat's owner is asked something in a game in which nearly every answer reveals something
        (`Game.is_lasting`), and has not yet answered anything there that still counts."""
        if asked.is_unasked or asked.is_sealed or not self._games[asked.session.game].is_lasting:
            return False
        return asked.seat not in await self._journal.read(lambda db: story_rows.acts(db, asked.session.id))

    async def draft(self, asked: Asked) -> str | None:
        """The half-made choice that was saved for this question, or None."""
        return await self._journal.read(
            lambda db: draft_rows.draft(db, asked.session.id, asked.seat, asked.ticket)
        )

    # The running match

    async def start(self, session_id: SessionId, by: Person, *, thread: int) -> Session:
        """Start the match of an open session in this thread. Robots that are asked first answer before this
        returns. Raises Refused if this person may not start it now."""
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
                await self._steps.carry_out(live, Started(seed, Beginning.of(match), seats, thread))
            finally:
                match.close()
            return live.session

    async def leave(self, session_id: SessionId, person: Person) -> Session:
        """Give a seat up. Before the start it becomes free; after the start a robot takes it. When the last
        person leaves, the session is closed. Raises Refused if the person has no seat, or if the session is
        over or closed."""
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            check_unfinished(session)
            seat = self._check_seated(session, person)
            if session.status == "open":
                staying = tuple(s for s in session.seats if s.person != person.id)
                return await self._save_seats(session, staying)
            live = await self._matches.load(session_id)
            await self._steps.carry_out(live, Left(seat, person.id, person.name))
            return live.session

    async def loss_of_leaving(self, session: Session, person: PersonId) -> Loss:
        """What a person loses who gives up their seat of a running session now, if all others play on."""
        return await self._journal.read(lambda db: loss_of_leaving(db, session, person))

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
        """Answer what a person is asked; `ticket` and `decision` mean what they mean in `asked`. This returns
        once the whole step is stored. Raises Rejected, and changes nothing, if the answer is not accepted.

        `text` is the answer as a person types it. To choose an option they type its key, in small or capital
        letters. `sent` is when a command was sent, in UNIX seconds by our clock. The answer is refused if its
        question was opened after that.
        """
        async with self._matches.locked(session_id):
            live = await self._matches.load(session_id)
            asked = asked_of(live, person.id, ticket=ticket, name=decision)
            # If `opened` is in the future, the clock was set back since: it says nothing about `sent`.
            if sent is not None and sent < asked.opened <= self._now():
                raise SentBefore("sent-before")
            answer = asked.read(text)
            if asked.is_ahead:
                return await self._say_ahead(live, person, asked, answer)
            if live.match.stands(asked.seat, answer, ticket=asked.ticket):
                return Step(asked, answer)  # a double click: the second press changes nothing
            await self._steps.carry_out(
                live, Submitted(asked.seat, person.id, person.name, answer, asked.ticket)
            )
            return Step(asked, answer)

    async def ahead(self, session_id: SessionId, person: PersonId, *, decision: str | None = None) -> Asked:
        """What a person may say ahead for a decision (None: for the first one). Raises Rejected if nothing
        can be said for it now."""
        async with self._matches.locked(session_id):
            return asked_ahead(await self._matches.load(session_id), person, name=decision)

    async def forget_order(self, session_id: SessionId, person: PersonId, ticket: str) -> Asked:
        """Forget what a person has said ahead with this ticket; nothing happens if they have said nothing.
        Returns what they were asked for it. Raises Rejected if it does not count any more."""
        async with self._matches.locked(session_id):
            live = await self._matches.load(session_id)
            asked = asked_ahead(live, person, ticket=ticket)
            left = [row for row in live.orders if not _is_about(row, asked)]
            if len(left) < len(live.orders):
                await self._steps.carry_out(live, SaidAhead(), orders=left)
            return asked

    async def _say_ahead(self, live: Live, person: Person, asked: Asked, said: Answer) -> Step:
        """Store what a person has said ahead. If it answers what they are asked, it does so now."""
        order = Order(asked.decision.name, tickets.scope_of(asked.ticket), said)
        row = OrderRow(asked.seat, person.id, order)
        orders = [*(each for each in live.orders if not _is_about(each, asked)), row]
        act: Act = SaidAhead()
        at_once: Step | None = None
        if asked.seat in live.match.waiting_for():
            opened = live.match.opened(asked.seat)
            answer = orders_of([row])[asked.seat].says(live.match, asked.seat, opened)
            if answer is not None:
                question = asked_of(live, person.id, ticket=opened.ticket, name=None)
                at_once = Step(question, answer.answer)
                act = Submitted(asked.seat, person.id, person.name, answer.answer, opened.ticket)
        await self._steps.carry_out(live, act, orders=orders)
        return Step(asked, said, at_once)

    async def expire(self, session_id: SessionId, *, gone: Container[PersonId] = ()) -> bool:
        """Let the clock answer for everybody whose time is up, all in one step. Give a caretaker to whoever
        has missed two calls in a row, is `gone` from the server, or is away for too long. Everything is
        looked at anew: whoever answered first is in time. Returns whether anything was done."""
        async with self._matches.locked(session_id):
            try:
                live = await self._matches.load(session_id)
            except Refused:  # it was closed meanwhile
                return False
            now = self._now()
            act = await self._journal.write(lambda db: time_up(db, session_id, now, gone))
            if act is None:
                return False
            await self._steps.carry_out(live, replace(act, ahead=orders_of(live.orders)))
            return True

    async def come_back(self, session_id: SessionId, person: PersonId) -> Session:
        """Give a kept seat back to its owner, who has pressed something of this game. Raises Refused if the
        session has not started, or if the person has no seat."""
        async with self._matches.locked(session_id):
            live = await self._matches.load(session_id)
            seat = live.session.seat_of(person)
            if seat is None:
                raise Refused("not-seated")
            if live.session.status == "playing" and live.session.seats[seat].kept is not None:
                await self._steps.carry_out(live, Returned(seat, person))
            return live.session

    async def restart_round(self, session_id: SessionId, *, by: By) -> Session:
        """Begin the current round again, with new luck, and tell the table. What was played in the round
        stays stored, but no longer counts. This also works if the stored answers no longer replay. Raises
        Refused if the session is not running."""
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            check_unfinished(session)
            async with restarting(self.workings, session, by) as (live, act):
                await self._steps.carry_out(live, act)
            return live.session

    async def save_draft(self, asked: Asked, draft: str) -> None:
        """Keep a half-made choice until its question is answered. If the seat has another owner meanwhile, it
        is forgotten: they must not read it."""

        def job(db: sqlite3.Connection) -> None:
            now, seat = session_rows.session(db, asked.session.id), asked.seat
            if now is not None and now.seats[seat].person == asked.session.seats[seat].person:
                draft_rows.save_draft(db, asked.session.id, seat, asked.ticket, draft)

        await self._journal.write(job)

    def _happened(
        self, db: sqlite3.Connection, session: Session, stored: Sequence[StoryRow], seat: Seat | None
    ) -> list[Happened]:
        """Rows of the story as events; the owner of the `seat` reads which of them they have ordered."""
        sealed, ordered = list[StoryRow](), list[int]()
        owner = None if seat is None else session.seats[seat].person
        if stored and seat is not None and owner is not None:
            ordered = story_rows.ordered(db, session.id, seat, owner, since=stored[0].number - 1)
        if any(row.kind == SEALED for row in stored):
            first = stored[0].number
            sealed = story_rows.sealed_before(db, session.id, first, sealed=SEALED, outside=OUTSIDE)
        kinds = (*self._games[session.game].events, *SESSION_EVENTS)
        sittings = sitting_rows.sittings(db, session.id)
        return [
            replace(one, fallen=tuple(each for _, each in self._fallen(db, session, one.event.epoch)))
            if isinstance(one.event, TakenBack)
            else one
            for one in happened(stored, sittings, kinds, sealed=sealed, ordered=ordered)
        ]

    def _fallen(self, db: sqlite3.Connection, session: Session, epoch: int) -> list[tuple[int, Happened]]:
        """What was taken back when an epoch began, as everybody had read it, with the numbers of its rows."""
        stored = undo_rows.taken_back(db, session.id, epoch)
        told = told_of(db, self._games[session.game], session, stored)
        return [(row.number, replace(one, is_fallen=True)) for row, one in zip(stored, told, strict=True)]


def _is_about(row: OrderRow, asked: Asked) -> bool:
    """Whether an order is the seat's own for a decision."""
    return row.seat == asked.seat and row.order.decision == asked.decision.name


def _is_for(session: Session, guild: int | None, person: PersonId | None) -> bool:
    """Whether a session may be acted in from a server, or (None) from a private conversation, by a person."""
    return session.guild == guild or (person is not None and session.seat_of(person) is not None)
