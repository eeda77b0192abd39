"""What a seat may take back, and the match as it was before it.

It knows matches and what is stored. It does not know how a table agrees. Callers hold the session's lock.
"""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Final

from engine.errors import Refused, StaleDecision
from engine.journal import (
    act_rows,
    match_rows,
    motion_rows,
    order_rows,
    session_rows,
    sitting_rows,
    story_rows,
    undo_rows,
)
from engine.journal.motion_rows import Motion, MotionKind, Outcome
from engine.journal.records import By, OrderRow, PersonId, Record, Session, SessionId, StoryRow
from engine.journal.replay import rebuilt
from engine.journal.undo_rows import StoredAnswer
from engine.play.game import AnyGame
from engine.play.reveals import Reveals
from engine.play.table import Seat
from engine.play.tickets import Kind, round_of
from engine.sessions.chronicle import SEALED, Happened, happened
from engine.sessions.live_matches import AnyMatch, Live
from engine.sessions.positions import seat_at
from engine.sessions.session_events import OUTSIDE, RoundRestarted
from engine.sessions.undo_acts import TakesBack
from engine.sessions.workings import Workings

MOST_A_ROUND: Final = 3
"""How often a seat may take something back in a round. Each time, others are called anew."""
MOST_EPOCHS: Final = 900
"""The most epochs that undo may begin. Tickets have room for 999: the rest is left for restores."""


@dataclass(frozen=True, slots=True)
class Rewind:
    """The last answer of a seat, which may be taken back, and what falls with it."""

    session: Session
    seat: Seat
    person: PersonId
    """Who owns the seat."""
    fallen: tuple[StoredAnswer, ...]
    """The answer, and all since that still count."""
    number: int
    """Names the answer: how many answers everybody knew of by then. Other numbers would say how often others
    have changed an aside or a sealed answer."""
    last: int
    """The story's last row."""
    told: tuple[Happened, ...]
    """What the match has told in public since the answer was given."""

    @property
    def is_free(self) -> bool:
        """Whether nobody else has answered since."""
        return all(one.seat == self.seat or one.kind is Kind.ASIDE for one in self.fallen)

    @property
    def owners(self) -> tuple[PersonId, ...]:
        """The other people who own a seat and would lose an answer of their own."""
        lost = {one.person for one in self.fallen if one.by.is_own and one.kind is not Kind.ASIDE}
        people = (row.person for row in self.session.seats)
        return tuple(each for each in people if each is not None and each in lost and each != self.person)

    def motion_data(self) -> dict[str, object]:
        """What a motion to take it back has to keep (`MotionKind.UNDO`)."""
        return {
            "number": self.number,
            "first": self.fallen[0].told + 1,
            "last": self.last,
            "seat": self.seat,
            "epoch": self.session.epoch + 1,
            "owners": list(self.owners),
            "is_free": self.is_free,
        }


async def rewind_of(
    workings: Workings, session_id: SessionId, person: PersonId, number: int | None = None
) -> Rewind:
    """What a person may take back in a session. Raises Refused, with the reason, if there is nothing, and
    StaleDecision if `number` names another answer than their last one. If the match is in memory, the disk is
    read once."""
    matches = workings.matches
    known = matches.session(session_id) or await matches.stored(session_id)
    seat = seat_at(known, person)
    if known.status == "open":
        raise Refused("not-started")
    if known.status == "over":
        raise Refused("undo-over")
    match = (await matches.load(session_id)).match
    is_sealed = match.question is not None and match.question.kind == "all" and seat in match.question.answers

    def job(db: sqlite3.Connection) -> Rewind:
        session = session_rows.session(db, session_id)  # the one in memory lacks who is away
        assert session is not None
        last = undo_rows.last_answer(db, session.id, seat)
        if last is None or _is_anothers(last, person) or _has_begun_again(db, session.id, last):
            raise Refused("undo-nothing")
        known = match_rows.known_answers(db, session.id, last.number)
        if number not in (None, known):
            raise StaleDecision("stale")
        if is_sealed:
            raise Refused("undo-sealed")
        since = undo_rows.answers_from(db, session.id, last.number)
        revealed = max(one.reveals for one in since)
        if revealed is not Reveals.NOTHING:
            raise _refusal(revealed)
        if _is_often(db, session, seat, last):
            raise Refused("undo-often", most=MOST_A_ROUND)
        row = story_rows.last_told(db, session.id)
        rows = undo_rows.told_from(
            db, session.id, last.told + 1, row, epoch=session.epoch + 1, outside=OUTSIDE
        )
        told = told_of(db, workings.games[session.game], session, rows)
        standing = tuple(one for one in since if one.undone is None)
        rewind = Rewind(session, seat, person, standing, known, row, tuple(told))
        if not rewind.is_free and was_refused(motion_rows.motions(db, session.id), rewind.number):
            raise Refused("undo-refused")
        return rewind

    return await workings.journal.read(job)


def told_of(
    db: sqlite3.Connection, game: AnyGame, session: Session, rows: Sequence[StoryRow]
) -> list[Happened]:
    """Rows of a match's own story as events, with the names of their time."""
    sealed = list[StoryRow]()
    if rows:
        first = rows[0].number
        sealed = story_rows.sealed_before(db, session.id, first, sealed=SEALED, outside=OUTSIDE)
    return happened(rows, sitting_rows.sittings(db, session.id), game.events, sealed=sealed)


def _refusal(revealed: Reveals) -> Refused:
    """Why an answer stands that has, with those since, revealed this at most."""
    match revealed:
        case Reveals.LUCK:
            return Refused("undo-dice")
        case Reveals.UNKNOWN:
            return Refused("undo-old")
        case _:
            return Refused("undo-seen")


def _is_anothers(last: StoredAnswer, person: PersonId) -> bool:
    """Whether somebody else has answered who had the seat before."""
    return last.by is By.ROBOT or last.person not in (None, person)


def _has_begun_again(db: sqlite3.Connection, session_id: SessionId, last: StoredAnswer) -> bool:
    """Whether a round has begun again since, so that what led there is over."""
    return undo_rows.is_told_after(db, session_id, RoundRestarted.__name__, last.told)


def _is_often(db: sqlite3.Connection, session: Session, seat: Seat, last: StoredAnswer) -> bool:
    acts = act_rows.acts_about(db, session.id, seat, act_rows.UNDO)
    in_round = sum(act["round"] == round_of(last.ticket) for act in acts)
    return in_round >= MOST_A_ROUND or session.epoch >= MOST_EPOCHS


def was_refused(known: Sequence[Motion], number: int) -> bool:
    """Whether a table has refused before that this answer is taken back."""
    return any(
        one.kind is MotionKind.UNDO and one.outcome is Outcome.REFUSED and one.data["number"] == number
        for one in known
    )


@dataclass(frozen=True, slots=True)
class Rewound:
    """A match as it was before an answer, in the epoch that begins now, and what is left to do."""

    live: Live
    act: TakesBack
    orders: tuple[OrderRow, ...]
    """What was said ahead and still counts after the act."""


@asynccontextmanager
async def rewinding(workings: Workings, rewind: Rewind, by: By) -> AsyncIterator[Rewound]:
    """The match before an answer, and the act that takes the answer back; the caller carries the act out in
    the block. Raises ReplayMismatch if the match cannot be rebuilt."""
    session, (first, *_) = rewind.session, rewind.fallen
    assert session.seed is not None
    epoch = session.epoch + 1

    def job(db: sqlite3.Connection) -> tuple[Record, tuple[OrderRow, ...]]:
        record = match_rows.record(db, session.id, before=first.number)
        return record, order_rows.orders(db, session.id)

    record, orders = await workings.journal.read(job)
    workings.matches.evict(session.id)
    match = rebuilt(workings.games[session.game], replace(session, epoch=epoch), session.seed, record)
    try:
        live = Live(session, match, record.answered, record.told, workings.now(), orders)
        act = TakesBack(
            seat=rewind.seat,
            person=rewind.person,
            fallen=rewind.fallen,
            epoch=epoch,
            begun=match.begun,
            by=by,
        )
        yield Rewound(live, act, _without_own(match, rewind.seat, orders))
    finally:
        match.close()


def _without_own(match: AnyMatch, seat: Seat, orders: Sequence[OrderRow]) -> tuple[OrderRow, ...]:
    """The orders, without what the seat has said ahead for the question that is open to it again: that would
    answer again at once."""
    name = match.opened(seat).decision.name
    return tuple(row for row in orders if (row.seat, row.order.decision) != (seat, name))
