"""Acts at tables of leagues: they get the pace of overtime, and robots play what is left of them.

Like all acts, they know seats and the match, and write with the connection that they are given.
"""

import sqlite3
from dataclasses import dataclass
from typing import Any, Final

from engine.clock.pace import PaceName
from engine.journal import act_rows, ending_rows, motion_rows, story_rows
from engine.journal.records import By, Given, Session
from engine.play.match import Match
from engine.play.table import Told
from engine.sessions.acts import Plain, wake
from engine.sessions.motion_acts import NewPace
from engine.sessions.session_events import RobotsPlayOut
from engine.sessions.stand_ins import answers_of_robots

AT_ONCE: Final = 4
"""How many answers robots give in one step of playing out: between two steps others have their turn."""


@dataclass(frozen=True, slots=True)
class Overtime(Plain):
    """A table has the pace of overtime from now on. If it sleeps, it wakes."""

    by: By = By.ORGANISER

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        if session.asleep_since is not None:
            wake(db, session, at, None)
        NewPace(pace=PaceName.OVERTIME, by=self.by).store(db, session, at)


@dataclass(frozen=True, slots=True)
class PlayOn(Plain):
    """Robots play all seats for a while; with the first of these acts it is told."""

    answered: int
    """How many answers of the session are stored already."""
    by: By = By.ORGANISER

    def submit_answers(self, match: Match[Any, Any]) -> list[Given]:
        return [
            Given(seat, None, advance, match.digest(), self.by)
            for seat, advance in answers_of_robots(match, AT_ONCE)
        ]

    def store(self, db: sqlite3.Connection, session: Session, at: float) -> None:
        if act_rows.last_act_at(db, session.id, act_rows.PLAY_OUT):
            return
        motion_rows.end_pause(db, session.id)
        if session.asleep_since is not None:
            ending_rows.wake(db, session.id, at)
        story_rows.tell(db, session.id, [Told(RobotsPlayOut())], at)
        act_rows.add_act(db, session.id, act_rows.PLAY_OUT, self.by, data={"answered": self.answered}, at=at)
