"""The act that takes answers back.

Like all acts, it knows seats and the match, and writes with the connection that it is given.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from engine.errors import Rejected
from engine.journal import act_rows, motion_rows, story_rows, undo_rows
from engine.journal.motion_rows import MotionKind
from engine.journal.records import By, Given, PersonId, Session
from engine.journal.undo_rows import StoredAnswer
from engine.play.match import Checkpoint, Match
from engine.play.table import Seat, Told
from engine.play.tickets import Kind, of_kind, round_of
from engine.sessions.acts import Plain, wake
from engine.sessions.session_events import OUTSIDE, TakenBack


@dataclass(frozen=True, slots=True, kw_only=True)
class TakesBack(Plain):
    """The last answer of a seat is taken back, with all that was answered since. Asides that were given since
    are given again where that is still legal, so that nothing shows who has given one."""

    seat: Seat
    person: PersonId
    """Who owns the seat."""
    fallen: tuple[StoredAnswer, ...]
    """The answer, and all since that still count."""
    epoch: int
    """The epoch that begins now."""
    begun: Checkpoint
    """Where the round began whose question is open again."""
    by: By = By.PERSON

    def submit_answers(self, match: Match[Any, Any]) -> list[Given]:
        return list(self._changed_again(match))

    def _changed_again(self, match: Match[Any, Any]) -> Iterator[Given]:
        ticket = of_kind(match.ticket, Kind.ASIDE)
        for one in self.fallen:
            if one.kind is Kind.ASIDE:
                with suppress(Rejected):
                    advance = match.submit(one.seat, one.answer, ticket=ticket)
                    yield Given(one.seat, one.person, advance, match.digest(), one.by)

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        if session.asleep_since is not None:
            wake(db, session, at, self.person)
        motion_rows.end_open_motion(db, session.id, MotionKind.UNDO)
        undo_rows.take_back(db, session, self.fallen, epoch=self.epoch, begun=self.begun, outside=OUTSIDE)
        story_rows.tell(db, session.id, [Told(TakenBack(self.seat, self.epoch))], at)
        first, *_ = self.fallen
        data = {
            "first": first.number,
            "last": self.fallen[-1].number,
            "epoch": self.epoch,
            "round": round_of(first.ticket),
        }
        act_rows.add_act(
            db, session.id, act_rows.UNDO, self.by, seat=self.seat, person=self.person, data=data, at=at
        )
