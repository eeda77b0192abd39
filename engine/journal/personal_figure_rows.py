"""The SQL of a person's figures: which settled games of a server were theirs, and how these ended. Plain
functions, like `session_rows`: they decide nothing.
"""

import sqlite3
from dataclasses import dataclass

from engine.journal.records import By, PersonId, SessionId
from engine.journal.snowflakes import signed
from engine.play.codec import decode
from engine.play.table import Seat
from engine.results.places import Why


@dataclass(frozen=True, slots=True)
class Played:
    """A settled game in which a person has a place among others."""

    session: SessionId
    game: str
    seat: Seat
    place: int
    """From 1; a shared place is the better one."""
    people: int
    """How many people have a place."""
    firsts: int
    """How many of them came first."""
    ranks: tuple[int, ...] = ()
    """Each seat's place at the end of the match, robots included. Empty if the game was settled before its
    end, if the person did not sit on their seat then, or if nobody knows any more how it ended."""
    points: tuple[int, ...] = ()
    """Each seat's points; empty if `ranks` is."""


@dataclass(frozen=True, slots=True)
class PlayedAlone:
    """A game that ended, in which nobody but this person and robots counted."""

    game: str
    rank: int
    """The place of the person's seat among all seats, from 1."""


def played(db: sqlite3.Connection, guild: int, person: PersonId) -> list[Played]:
    """All settled games of a server in which a person has a place, the oldest first."""
    rows = db.execute(
        "SELECT sessions.id, sessions.game, own.seat, own.place,"
        " (SELECT count(*) FROM result_places WHERE session = own.session AND place IS NOT NULL),"
        " (SELECT count(*) FROM result_places WHERE session = own.session AND place = 1),"
        " CASE WHEN seats.person = own.person AND results.ended <= sessions.settled THEN results.ranks END,"
        " results.points"
        " FROM result_places AS own JOIN sessions ON sessions.id = own.session"
        " JOIN seats ON seats.session = own.session AND seats.seat = own.seat"
        " LEFT JOIN results ON results.session = own.session"
        " WHERE own.person = ? AND own.place IS NOT NULL AND guild = ? AND settled IS NOT NULL"
        " ORDER BY sessions.id",
        (signed(person), signed(guild)),
    )
    return [
        Played(number, game, seat, place, people, firsts, _numbers(ranks), _numbers(ranks and points))
        for number, game, seat, place, people, firsts, ranks, points in rows
    ]


def played_alone(db: sqlite3.Connection, guild: int, person: PersonId) -> list[PlayedAlone]:
    """All settled games of a server that ended while a person had a seat in which they had answered, and in
    which no other person counted; the oldest first."""
    rows = db.execute(
        "SELECT game, seats.seat, ranks"
        " FROM seats JOIN sessions ON sessions.id = seats.session"
        " JOIN results ON results.session = seats.session"
        " WHERE seats.person = ? AND guild = ? AND settled IS NOT NULL AND unrated = ?"
        " AND ranks IS NOT NULL AND EXISTS (SELECT 1 FROM answers WHERE answers.session = seats.session"
        " AND answers.seat = seats.seat AND answers.person = seats.person AND by IN (?, ?)"
        " AND undone IS NULL)"
        " ORDER BY sessions.id",
        (signed(person), signed(guild), Why.ALONE, By.PERSON, By.ORDER),
    )
    return [PlayedAlone(game, _numbers(ranks)[seat]) for game, seat, ranks in rows]


def _numbers(stored: str | None) -> tuple[int, ...]:
    return () if stored is None else decode(stored, tuple[int, ...])
