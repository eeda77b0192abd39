"""Undo: the front door for whoever would like to take an answer back.

An answer may be taken back as long as nobody has learnt anything secret since: nothing else counts. If others
have answered, they must agree. It knows people. `rewinds` finds what falls.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import Refused
from engine.journal import undo_rows
from engine.journal.motion_rows import Motion
from engine.journal.records import By, PersonId, Session, SessionId, StoryRow
from engine.play.table import Seat
from engine.sessions.chronicle import Happened
from engine.sessions.motion_kinds import losing
from engine.sessions.motions import Motions
from engine.sessions.rewinds import rewind_of, rewinding, told_of
from engine.sessions.seating import Person
from engine.sessions.session_events import OUTSIDE
from engine.sessions.workings import Workings


@dataclass(frozen=True, slots=True)
class TakeBack:
    """An answer of a seat that may be taken back, and what falls with it."""

    session: Session
    seat: Seat
    number: int
    """Names the answer, which is the seat's last one, by what everybody knows."""
    fallen: tuple[Happened, ...]
    """What everybody was told since it was given."""
    is_free: bool
    """Whether nobody else has answered since."""
    others: tuple[PersonId, ...]
    """Who must agree, if it is not free."""


class Undoing:
    """All that has to do with answers that are taken back."""

    def __init__(self, workings: Workings) -> None:
        self._workings = workings
        self._motions = Motions(workings)

    async def possible(self, session_id: SessionId, person: PersonId) -> TakeBack:
        """What a person may take back. Raises Refused, with the reason, if there is nothing."""
        async with self._workings.matches.locked(session_id):
            rewind = await rewind_of(self._workings, session_id, person)
        session, now = rewind.session, self._workings.now()
        others = () if rewind.is_free else losing(session, person, rewind.owners, now)
        return TakeBack(session, rewind.seat, rewind.number, rewind.told, rewind.is_free, others)

    async def take_back(self, session_id: SessionId, person: Person, number: int | None = None) -> Session:
        """Take the last answer of a person back, if nobody else has answered since. `number` names the answer
        that they mean. Raises Rejected, and changes nothing, if that is not possible."""
        async with self._workings.matches.locked(session_id):
            rewind = await rewind_of(self._workings, session_id, person.id, number)
            if not rewind.is_free:
                raise Refused("undo-others")
            async with rewinding(self._workings, rewind, By.PERSON) as rewound:
                await self._workings.steps.carry_out(rewound.live, rewound.act, orders=rewound.orders)
            return rewound.live.session

    async def propose(self, session_id: SessionId, person: Person, number: int | None = None) -> Motion:
        """Propose to take the last answer of a person back. If nobody has to agree, it is done at once.
        Raises Rejected, and changes nothing, if it cannot be proposed."""
        return await self._motions.propose_undo(session_id, person, number)

    async def falling(self, session: Session, motion: Motion) -> tuple[list[Happened], list[Happened]]:
        """What a motion would take back, or has taken back, as everybody was told it: the answer itself, and
        all that came after it."""
        first, last, epoch = (motion.data[name] for name in ("first", "last", "epoch"))

        def job(db: sqlite3.Connection) -> tuple[list[Happened], int]:
            rows = undo_rows.told_from(db, session.id, first, last, epoch=epoch, outside=OUTSIDE)
            end = undo_rows.end_of_answer(db, session.id, first, last, epoch=epoch)
            return self._told(db, session, rows), sum(row.number <= end for row in rows)

        told, own = await self._workings.journal.read(job)
        return told[:own], told[own:]

    async def fallen(self, session: Session, epoch: int) -> list[Happened]:
        """What was taken back when an epoch began, as everybody was told it."""

        def job(db: sqlite3.Connection) -> list[Happened]:
            return self._told(db, session, undo_rows.taken_back(db, session.id, epoch))

        return await self._workings.journal.read(job)

    def _told(self, db: sqlite3.Connection, session: Session, rows: Sequence[StoryRow]) -> list[Happened]:
        return told_of(db, self._workings.games[session.game], session, rows)
