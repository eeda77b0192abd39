"""The SQL of forgetting: where something of a person is, and what becomes of it, as `personal_columns` says.

Plain functions, like `session_rows`. Everything is found by an index, game by game: nobody waits for a look
at all games. Nothing here leaves a game; who is forgotten must have no seat in an unfinished one.
"""

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.journal.ghost_rows import become_ghost, ghosts
from engine.journal.league_forgetting_rows import forget_in_leagues
from engine.journal.records import PersonId, Session, SessionId, Sitting
from engine.journal.server_act_rows import acts_of_session
from engine.journal.session_rows import session
from engine.journal.sitting_rows import sittings
from engine.journal.snowflakes import as_id, signed
from engine.play.codec import decode, encode
from engine.play.table import Seat

_NEVER: Final = 9e18
"""UNIX seconds after everything."""


def sessions_with(db: sqlite3.Connection, person: PersonId) -> list[SessionId]:
    """All sessions in which there is anything of a person, the oldest first."""
    one = signed(person)
    rows = db.execute(
        "SELECT session FROM seats WHERE person = ? UNION SELECT session FROM sittings WHERE person = ?"
        " UNION SELECT id FROM sessions WHERE host = ?"
        " UNION SELECT session FROM invitations WHERE person = ?"
        " UNION SELECT session FROM invitations WHERE by = ?"
        " UNION SELECT session FROM private_notes WHERE person = ?"
        " UNION SELECT session FROM server_acts WHERE by = ? AND session IS NOT NULL"
        " UNION SELECT session FROM server_acts WHERE about = ? AND session IS NOT NULL",
        (one,) * 8,
    )
    return sorted(SessionId(row[0]) for row in rows)


def unfinished_of(db: sqlite3.Connection, person: PersonId) -> list[SessionId]:
    """The sessions that are open or running, or may be so again because a moderator's end of them can be
    taken back, and in which a person has a seat; the oldest first."""
    rows = db.execute(
        "SELECT sessions.id FROM seats CROSS JOIN sessions WHERE seats.person = ?"
        " AND sessions.id = seats.session AND (status IN ('open', 'playing') OR ended_by IS NOT NULL)",
        (signed(person),),
    )
    return sorted(SessionId(row[0]) for row in rows)


def forget(
    db: sqlite3.Connection, person: PersonId, *, outside: Sequence[str]
) -> tuple[tuple[SessionId, ...], bool]:
    """Forget a person who has no seat in an unfinished session. Returns the sessions that they were in, and
    whether anything was stored of them. Events of the kinds `outside` are not the match's: only these have
    names."""
    found = sessions_with(db, person)
    names, becomes = set[str](), _Ghosts(db, person)
    for session_id in found:
        row = session(db, session_id)
        assert row is not None
        names |= _Forgetting(db, row, person, outside, becomes.ghost(row.guild)).carry_out()
    _forget_ratings(db, person, becomes)
    in_leagues = forget_in_leagues(db, person, names, becomes.ghost)
    one = (signed(person),)
    gone = [
        db.execute("DELETE FROM hidden_ratings WHERE person = ?", one).rowcount,
        in_leagues,
        db.execute("DELETE FROM invitations WHERE person = ?", one).rowcount,
        db.execute("DELETE FROM invitations WHERE by = ?", one).rowcount,
        db.execute("DELETE FROM private_notes WHERE person = ?", one).rowcount,
        db.execute("DELETE FROM absences WHERE person = ?", one).rowcount,
        db.execute("DELETE FROM people WHERE person = ?", one).rowcount,
        _forget_office(db, person, names, becomes),
    ]
    return tuple(found), bool(found) or any(gone)


class _Ghosts:
    """Who a person becomes on each server."""

    def __init__(self, db: sqlite3.Connection, person: PersonId) -> None:
        self._db, self._person = db, person
        self._found: dict[int, PersonId] = {}
        placed = db.execute(
            "SELECT DISTINCT guild FROM result_places CROSS JOIN sessions"
            " WHERE person = ? AND sessions.id = result_places.session",
            (signed(person),),
        )
        rated = db.execute("SELECT DISTINCT guild FROM ratings WHERE person = ?", (signed(person),))
        self.placed = frozenset(as_id(guild) for rows in (placed, rated) for (guild,) in rows)
        """The servers on which they have places or ratings; while a server is being deleted, the latter
        alone."""
        entered = db.execute(
            "SELECT DISTINCT guild FROM entries CROSS JOIN leagues"
            " WHERE person = ? AND leagues.id = entries.league",
            (signed(person),),
        )
        self._known = self.placed.union(as_id(guild) for (guild,) in entered)
        """These, and the servers on which they have entered leagues."""

    def ghost(self, guild: int) -> PersonId:
        """The ghost that they become on a server: that of before, if there is one. But if both have places,
        ratings or entries of leagues there, it is another: the ratings of the others depend on both, and
        nobody is twice in a season."""
        if guild not in self._found:
            is_another = (
                guild in self._known
                and any(
                    self._db.execute(f"SELECT 1 FROM {table} WHERE person = ? LIMIT 1", (one,)).fetchone()  # noqa: S608
                    for one in ghosts(self._db, guild, self._person)[-1:]
                    for table in ("result_places", "ratings", "entries")
                )
            )
            self._found[guild] = become_ghost(self._db, guild, self._person, is_another=is_another)
        return self._found[guild]


@dataclass(slots=True)
class _Forgetting:
    """What is forgotten in one session."""

    db: sqlite3.Connection
    session: Session
    person: PersonId
    outside: Sequence[str]
    ghost: PersonId
    """Who they become."""

    def carry_out(self) -> set[str]:
        """Forget the person here. Returns the names that they had."""
        db, session_id, ghost = self.db, self.session.id, self.ghost
        sat = sittings(db, session_id)
        mine = {sitting.seat for sitting in sat if sitting.person == self.person}
        mine |= {Seat(n) for n, seat in enumerate(self.session.seats) if seat.person == self.person}
        names = {sitting.name for sitting in sat if sitting.person == self.person}
        names |= {seat.name for seat in self.session.seats if seat.person == self.person}
        names.discard("")
        self._forget_words(sat, names)
        self._forget_motions()
        self._forget_around(mine, sat, names)
        for table in ("seats", "sittings"):
            db.execute(
                f"UPDATE {table} SET person = ?, name = '' WHERE session = ? AND person = ?",  # noqa: S608
                (ghost, session_id, signed(self.person)),
            )
        for table in ("answers", "acts", "result_places", "rating_steps"):
            db.execute(
                f"UPDATE {table} SET person = ? WHERE session = ? AND person = ?",  # noqa: S608
                (ghost, session_id, signed(self.person)),
            )
        if self.session.host == self.person:
            db.execute("UPDATE sessions SET host = ? WHERE id = ?", (ghost, session_id))
        if self.person in self.session.board_due:
            due = [each for each in self.session.board_due if each != self.person]
            db.execute("UPDATE sessions SET board_due = ? WHERE id = ?", (encode(due).decode(), session_id))
        return names

    def _forget_words(self, sat: Sequence[Sitting], names: Collection[str]) -> None:
        """Empty names and reasons in events and acts. Whose name an event has is known from who sat there, or
        who acted at that moment: two people may have the same name."""
        office = acts_of_session(self.db, self.session.id)
        by = {act.at for act in office if act.by == self.person}
        told = {
            act.at for act in office if self.person in (act.by, act.about) or _names_any(act.reason, names)
        }
        left = self._forget_in_story(sat, by, told)
        self._forget_in_acts(left, by, told)
        for act in office:
            if act.reason and _names_any(act.reason, names):
                self.db.execute(
                    "UPDATE server_acts SET reason = '' WHERE guild = ? AND number = ?",
                    (signed(act.guild), act.number),
                )

    def _forget_in_story(
        self, sat: Sequence[Sitting], by: Collection[float], told: Collection[float]
    ) -> Collection[tuple[float, Seat | None]]:
        """Empty what events say of them: `by` are the moments of their acts by office, `told` those of acts
        whose reason goes. Returns the moments and seats of the events that said that they left."""
        found = set[tuple[float, Seat | None]]()
        kinds = ", ".join("?" * len(self.outside))
        for number, text, at in self.db.execute(
            f"SELECT number, event, at FROM story WHERE session = ? AND kind IN ({kinds})",  # noqa: S608
            (self.session.id, *self.outside),
        ).fetchall():
            event = decode(text, dict[str, Any])
            seat = event.get("seat")
            is_left = "left" in event and _is_at(sat, seat, number - 1, self.person)
            is_named = at in by or ("name" in event and _is_at(sat, seat, number, self.person))
            if is_left:
                found.add((at, seat))
            gone = _gone(event, left=is_left, name=is_named, reason=at in told)
            if gone:
                self.db.execute(
                    "UPDATE story SET event = ? WHERE session = ? AND number = ?",
                    (_without(event, gone), self.session.id, number),
                )
        return found

    def _forget_in_acts(
        self,
        left: Collection[tuple[float, Seat | None]],
        by: Collection[float],
        told: Collection[float],
    ) -> None:
        """The same in acts; `left` are the moments and seats at which they left."""
        for number, doer, seat, text, at in self.db.execute(
            "SELECT number, person, seat, data, at FROM acts WHERE session = ?", (self.session.id,)
        ).fetchall():
            data = decode(text, dict[str, Any])
            is_named = at in by or as_id(doer) == self.person
            gone = _gone(data, left=(at, seat) in left, name=is_named, reason=at in told)
            if gone:
                self.db.execute(
                    "UPDATE acts SET data = ? WHERE session = ? AND number = ?",
                    (_without(data, gone), self.session.id, number),
                )

    def _forget_motions(self) -> None:
        db, session_id, person, ghost = self.db, self.session.id, self.person, self.ghost

        def replaced(text: str) -> str:
            people = decode(text, list[tuple[int, str]])
            return encode([(ghost, "") if one == person else (one, name) for one, name in people]).decode()

        for number, proposer, agreed, refused, text in db.execute(
            "SELECT number, person, agreed, refused, data FROM motions WHERE session = ?", (session_id,)
        ).fetchall():
            data = decode(text, dict[str, Any])
            if "owners" in data:
                data["owners"] = [ghost if one == person else one for one in data["owners"]]
            after = (
                signed(ghost if as_id(proposer) == person else as_id(proposer)),
                *(replaced(agreed), replaced(refused), encode(data).decode()),
            )
            if after != (proposer, agreed, refused, text):
                db.execute(
                    "UPDATE motions SET person = ?, agreed = ?, refused = ?, data = ?"
                    " WHERE session = ? AND number = ?",
                    (*after, session_id, number),
                )

    def _forget_around(self, mine: Collection[Seat], sat: Sequence[Sitting], names: Collection[str]) -> None:
        """Forget what was theirs around their seats: offers by their name, what they had half chosen or said
        ahead, and where direct messages went."""
        db, session_id = self.db, self.session.id
        db.execute("DELETE FROM orders WHERE session = ? AND person = ?", (session_id, signed(self.person)))
        seats = dict(enumerate(self.session.seats))
        for seat in mine:
            for name in names:
                db.execute(
                    "UPDATE offers SET name = '',"
                    " is_shown = CASE WHEN outcome IS NULL THEN 0 ELSE is_shown END"
                    " WHERE session = ? AND seat = ? AND name = ?",
                    (session_id, seat, name),
                )
            if seat not in seats or seats[seat].person in (None, self.person):
                db.execute("DELETE FROM drafts WHERE session = ? AND seat = ?", (session_id, seat))
            for since, until in self._times(seat, sat):
                db.execute(
                    "DELETE FROM reminders WHERE session = ? AND seat = ? AND at >= ? AND at <= ?"
                    " AND (channel IS NULL OR channel <> ?)",
                    (session_id, seat, since, until, signed(self.session.thread or 0)),
                )

    def _times(self, seat: Seat, sat: Sequence[Sitting]) -> list[tuple[float, float]]:
        """From when to when the person sat on a seat, in UNIX seconds."""
        there = [sitting for sitting in sat if sitting.seat == seat]
        ends = [self._at(sitting.from_row) for sitting in there[1:]]
        return [
            (self._at(sitting.from_row) if number else 0.0, end)
            for number, (sitting, end) in enumerate(zip(there, [*ends, _NEVER], strict=False))
            if sitting.person == self.person
        ]

    def _at(self, row: int) -> float:
        found = self.db.execute(
            "SELECT at FROM story WHERE session = ? AND number = ?", (self.session.id, row)
        ).fetchone()
        return 0.0 if found is None else float(found[0])


def _forget_ratings(db: sqlite3.Connection, person: PersonId, becomes: "_Ghosts") -> None:
    """Give a person's ratings to their ghosts, because a game that they have left may end later. Lists that
    are being computed anew just then are computed once more: they know the person, also if no rating of
    theirs is stored yet."""
    for guild in becomes.placed:
        db.execute("UPDATE rating_lists SET changes = changes + 1 WHERE guild = ?", (signed(guild),))
        db.execute(
            "UPDATE ratings SET person = ? WHERE guild = ? AND person = ?",
            (becomes.ghost(guild), signed(guild), signed(person)),
        )


def _forget_office(
    db: sqlite3.Connection, person: PersonId, names: Collection[str], becomes: "_Ghosts"
) -> int:
    """Forget a person in what was done by office: by them, or about them. Returns how many acts these are."""
    office = db.execute(
        "SELECT guild, number, by, about, data FROM server_acts WHERE by = ?"
        " UNION SELECT guild, number, by, about, data FROM server_acts WHERE about = ?",
        (signed(person), signed(person)),
    ).fetchall()
    for guild, number, by, about, text in office:
        ghost = becomes.ghost(as_id(guild))
        db.execute(
            "UPDATE server_acts SET by = ?, about = ?, data = ?, reason = '' WHERE guild = ? AND number = ?",
            (
                signed(ghost if as_id(by) == person else as_id(by)),
                signed(ghost if as_id(about) == person else as_id(about)),
                encode(_replaced(decode(text, dict[str, Any]), person, ghost, names)).decode(),
                *(guild, number),
            ),
        )
    return len(office)


def _replaced(data: Any, person: PersonId, ghost: PersonId, names: Collection[str]) -> Any:
    """The same data, with the ghost in the place of the person, and without their names."""
    if isinstance(data, dict):
        return {key: _replaced(each, person, ghost, names) for key, each in data.items()}
    if isinstance(data, list):
        return [_replaced(each, person, ghost, names) for each in data]
    if isinstance(data, str):
        return str(ghost) if data == str(person) else "" if data in names else data
    return ghost if data == person and not isinstance(data, bool) else data


def _is_at(sat: Sequence[Sitting], seat: object, row: int, person: PersonId) -> bool:
    """Whether a person sat on a seat at a row of the story. Before anybody sat there, that is the first."""
    there = [sitting for sitting in sat if sitting.seat == seat]
    begun = [sitting for sitting in there if sitting.from_row <= row] or there[:1]
    return bool(begun) and begun[-1].person == person


def _names_any(text: str, names: Collection[str]) -> bool:
    return any(name in text for name in names)


def _gone(content: Mapping[str, Any], **is_theirs: bool) -> set[str]:
    """Which texts of an event or an act are theirs, as far as it has them."""
    return {key for key, is_one in is_theirs.items() if is_one and key in content}


def _without(data: Mapping[str, Any], gone: Collection[str]) -> str:
    """Data as JSON, with empty texts for these keys."""
    return encode({key: "" if key in gone else each for key, each in data.items()}).decode()


def let_end_stay(db: sqlite3.Connection, session_id: SessionId) -> None:
    """Let a moderator's end of a session stay, because nobody is left who could go on."""
    db.execute("UPDATE sessions SET ended_by = NULL WHERE id = ?", (session_id,))


# How long it is kept


def save_active(db: sqlite3.Connection, people: Collection[PersonId], at: float) -> None:
    """Note that people have pressed something. Of whoever has chosen nothing, nothing is noted."""
    db.executemany(
        "UPDATE people SET active = ? WHERE person = ? AND active < ?",
        [(at, signed(person), at) for person in people],
    )


def forget_inactive(db: sqlite3.Connection, now: float, before: float) -> list[PersonId]:
    """Delete what people chose and wrote for themselves who have pressed nothing since a moment, `before`.
    Whoever has not been counted yet is counted from now on. Returns those whose choices were deleted."""
    db.execute("UPDATE people SET active = ? WHERE active = 0", (now,))
    gone = db.execute("DELETE FROM people WHERE active < ? RETURNING person", (before,)).fetchall()
    db.execute("DELETE FROM absences WHERE until < ?", (before,))
    db.execute(
        "DELETE FROM private_notes WHERE at < ?"
        " AND NOT EXISTS (SELECT 1 FROM people WHERE people.person = private_notes.person)",
        (before,),
    )
    return [PersonId(as_id(person)) for (person,) in gone]


def empty_reasons(db: sqlite3.Connection, before: float, *, outside: Sequence[str]) -> None:
    """Empty the reasons of what was done by office before a moment, also where the story tells them. Events
    of the kinds `outside` are not the match's."""
    kinds = ", ".join("?" * len(outside))
    for guild, number, session_id, at in db.execute(
        "SELECT guild, number, session, at FROM server_acts WHERE reason <> '' AND at < ?", (before,)
    ).fetchall():
        db.execute("UPDATE server_acts SET reason = '' WHERE guild = ? AND number = ?", (guild, number))
        for row, text in db.execute(
            f"SELECT number, event FROM story WHERE session = ? AND at = ? AND kind IN ({kinds})",  # noqa: S608
            (session_id, at, *outside),
        ).fetchall():
            event = decode(text, dict[str, Any])
            if "reason" in event:
                db.execute(
                    "UPDATE story SET event = ? WHERE session = ? AND number = ?",
                    (_without(event, ["reason"]), session_id, row),
                )
