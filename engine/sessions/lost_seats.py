"""Lost seats: a seat whose owner does not come back is offered, and somebody takes it, who plays on as a
substitute.

It knows seats and time. Whether the table agrees to an offer, and where an offer is posted, it does not know.
"""

import sqlite3
from typing import Final

from engine.clock.pace import DAY, PaceName
from engine.errors import Refused
from engine.journal import act_rows, offer_rows, session_rows
from engine.journal.offer_rows import Offer
from engine.journal.records import PersonId, Session, SessionId
from engine.play.table import Seat
from engine.sessions.offer_acts import Offered, TookOver
from engine.sessions.open_seats import check_not_expelled, check_running, check_unfinished
from engine.sessions.openings import why_not_sit
from engine.sessions.seating import Person
from engine.sessions.workings import Workings

LOST_AFTER: Final = 7 * DAY
"""A seat may be offered after it was kept, or waited for without a clock, for so many seconds."""


class LostSeats:
    """Offers seats and hands them over, and says which offers must be shown."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings

    async def check(
        self, session_id: SessionId, by: PersonId, seat: Seat, *, is_gone: bool = False
    ) -> Session:
        """The session, if this person may propose to offer a seat, whose owner `is_gone` from the server or
        not. Raises Refused if they have no seat, if a league hands the seat on, if it is not lost, or if
        it is offered already."""
        workings = self._workings
        session = await workings.matches.stored(session_id)
        check_running(session)
        if session.seat_of(by) is None:
            raise Refused("not-seated")
        if session.fixture is not None:
            raise Refused("league-seat")
        if not 0 <= seat < len(session.seats):
            raise Refused("no-such-seat")
        if not is_lost(session, seat, workings.now(), is_gone=is_gone):
            raise Refused("seat-not-lost")
        if any(one.seat == seat for one in await self.offered(session_id)):
            raise Refused("seat-offered")
        return session

    async def offer_robots_seat(self, session_id: SessionId, by: PersonId, seat: Seat) -> None:
        """Offer a seat that a robot plays. Nobody needs to agree. Raises Refused as `check` does, and if a
        person owns the seat."""
        workings = self._workings
        async with workings.matches.locked(session_id):
            session = await self.check(session_id, by, seat)
            if not session.seats[seat].is_robot:
                raise Refused("seat-not-lost")
            await workings.steps.carry_out(await workings.matches.load(session_id), Offered(seat, by))

    async def take(self, session_id: SessionId, seat: Seat, person: Person) -> Session:
        """Give an offered seat to somebody who has none. Raises Refused if they have one, if a moderator has
        taken one from them, if they have taken this one from its owner themselves, because no moderator sees
        a hand by what they do, if they play as many games on the server as its settings allow, or if the seat
        is not free any more."""
        workings = self._workings
        async with workings.matches.locked(session_id):
            live = await workings.matches.load(session_id)
            check_unfinished(live.session)
            if live.session.seat_of(person.id) is not None:
                raise Refused("already-seated")
            if live.session.fixture is not None:
                raise Refused("league-seat")
            await self._check_not_by_office(session_id, seat, person.id)
            offers = await workings.journal.write(lambda db: offer_rows.offers(db, session_id))
            found = next((one for one in offers if one.seat == seat), None)
            if found is None or found.outcome is not None:
                raise Refused("seat-taken")
            refusal = await workings.journal.write(lambda db: why_not_sit(db, live.session.guild, person.id))
            if refusal is not None:
                raise refusal
            await workings.steps.carry_out(live, TookOver(seat, person))
            return live.session

    async def take_at_table(self, session_id: SessionId, seat: Seat, person: Person) -> Session:
        """Give a lost seat of a league's table to the person whom the league has chosen. If they have it
        already, nothing changes. Raises Refused if they have another seat there, if a moderator has taken
        one from them or they have taken this one from its owner themselves, or if the seat is not free."""
        workings = self._workings
        async with workings.matches.locked(session_id):
            live = await workings.matches.load(session_id)
            check_running(live.session)
            own = live.session.seat_of(person.id)
            if own == seat and own is not None:
                return live.session
            if own is not None:
                raise Refused("already-seated")
            await self._check_not_by_office(session_id, seat, person.id)
            if not 0 <= seat < len(live.session.seats) or not live.session.seats[seat].is_robot:
                raise Refused("seat-taken")
            await workings.steps.carry_out(live, TookOver(seat, person))
            return live.session

    async def _check_not_by_office(self, session_id: SessionId, seat: Seat, person: PersonId) -> None:
        """Raise Refused if a moderator has taken a seat of the session from this person, or if they have
        taken this one from its owner themselves."""
        journal = self._workings.journal
        await check_not_expelled(journal, session_id, person)
        if await journal.read(lambda db: act_rows.has_expelled(db, session_id, seat, person)):
            raise Refused("freed-by-you")

    async def offered(self, session_id: SessionId) -> list[Offer]:
        """The offers of a session that anybody may still accept."""
        offers = await self._workings.journal.write(lambda db: offer_rows.offers(db, session_id))
        return [one for one in offers if one.outcome is None]

    async def to_show(self) -> list[SessionId]:
        """The sessions with an offer whose messages are missing or out of date."""
        return await self._workings.journal.read(offer_rows.sessions_to_show)

    async def offering(self) -> list[SessionId]:
        """The sessions with a seat that is free."""
        return await self._workings.journal.read(offer_rows.sessions_offering)

    async def offers(self, session_id: SessionId) -> tuple[Session, list[Offer]]:
        """A session, and its offers, also those that have ended but are not shown so."""

        def job(db: sqlite3.Connection) -> tuple[Session | None, list[Offer]]:
            return session_rows.session(db, session_id), offer_rows.offers(db, session_id)

        session, offers = await self._workings.journal.read(job)
        if session is None:
            raise Refused("no-such-game")
        return session, offers

    async def set_message(
        self, session_id: SessionId, offer: Offer, message: int, *, is_in_channel: bool
    ) -> None:
        """Store which message tells of an offer, in the thread or in the channel."""
        save = offer_rows.save_channel_message if is_in_channel else offer_rows.save_message
        await self._workings.journal.write(lambda db: save(db, session_id, offer, message))

    async def set_shown(self, session_id: SessionId, offer: Offer) -> None:
        """Store that the messages of an offer say what is so, if it has not changed meanwhile."""
        await self._workings.journal.write(lambda db: offer_rows.save_shown(db, session_id, offer))


def is_lost(session: Session, seat: Seat, now: float, *, is_gone: bool = False) -> bool:
    """Whether a seat may be offered: a robot plays it, its owner `is_gone` from the server, it is kept for
    long, or, at a table without clocks, it was waited for for long. Whoever has said that they are away does
    not lose their seat meanwhile."""
    row = session.seats[seat]
    if session.absence(seat, now) is not None:
        return False
    if row.is_robot or is_gone:
        return True
    if row.kept is not None:
        return row.kept_since is not None and row.kept_since <= now - LOST_AFTER
    if session.pace not in (None, PaceName.NONE):
        return False
    posted = (call.posted for call in session.calls if call.seat == seat)
    return any(at is not None and at <= now - LOST_AFTER for at in posted)
