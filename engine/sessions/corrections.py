"""Corrections: the places of a game are set by hand, do not count, or are as they were played again. Its list
of ratings is computed anew, so that all of it is as if it had always been so, to the digit.

It knows rows, and not who may correct anything.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace

from engine.journal import place_rows, rating_rows, result_rows
from engine.journal.records import Session
from engine.results.places import Counted, Place, Why
from engine.sessions.settling import settle, why_unrated


def correct(
    db: sqlite3.Connection, session: Session, places: Sequence[Place], unrated: Why | None, at: float
) -> None:
    """Let a game have left these places, and (with a `Why`) not count for ratings. If it was settled before,
    it keeps its moment, and so its place among all games; if not, it is settled now."""
    ordered = sorted(places, key=lambda one: (one.seat, one.place is None))
    place_rows.replace_settled(db, session.id, at, Counted(tuple(ordered)), unrated)
    rating_rows.note_change(db, session.guild, session.game, is_due=True)


def correct_by_hand(
    db: sqlite3.Connection, session: Session, places: Sequence[Place], played: Why | None, at: float
) -> None:
    """The same for places that were set by hand. They count for ratings if the game did, as it was `played`,
    or would have with enough people."""
    is_enough = sum(one.place is not None for one in places) > 1
    why = why_unrated(db, session) if played in (None, Why.ALONE) and is_enough else played or Why.ALONE
    correct(db, session, places, why, at)


def settle_anew(db: sqlite3.Connection, session: Session, at: float) -> None:
    """Let a game be as if it had never been corrected that was not settled before that: it is settled now, if
    it is over meanwhile."""
    place_rows.unsettle(db, session.id)
    rating_rows.note_change(db, session.guild, session.game, is_due=True)
    again, result = replace(session, settled=None, unrated=None), result_rows.result(db, session.id)
    if session.status == "over":
        settle(db, again, None if result is None else result.ranks, at, is_over=True)
    elif session.status == "playing":
        settle(db, again, None, at, is_over=False)
