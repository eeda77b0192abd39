"""The SQL of what a server's admins and moderators do, with their reasons. Rows are only added; that one was
taken back is noted in it. Plain functions, like `session_rows`.
"""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from engine.journal.ghost_rows import ghosts
from engine.journal.records import PersonId, SessionId
from engine.journal.snowflakes import as_id, signed
from engine.play.codec import decode, encode

LONGEST_REASON: Final = 300
"""The most characters of a reason."""
OPERATOR: Final = "operator"
"""What `data` has if the operator has done it."""


class ActKind(StrEnum):
    """What was done; the values are stored."""

    SETTING = "setting"
    """A setting was changed; `data` has its name and its value."""
    CLOSE = "close"
    """An open game was closed."""
    PAUSE = "pause"
    """A running game pauses; `data` has `until`."""
    RESUME = "resume"
    """A pause was ended."""
    END = "end"
    """A running game was ended without a result."""
    SEAT = "seat"
    """A seat was taken from whoever the act is about; `data` has `seat`."""
    MOVE = "move"
    """A game goes on in another thread; `data` has `channel` and `thread`."""
    UNDO = "undo"
    """An act was taken back; `data` has its number."""
    ERASE = "erase"
    """All of the server is to be deleted."""
    KEEP = "keep"
    """That was taken back."""
    RESTART = "restart"
    """The operator let the round of a game begin again, with new luck."""
    LOOK = "look"
    """The operator looked at what is secret in a game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerAct:
    """An act of somebody in office on a server."""

    guild: int
    number: int
    """From 1, on each server."""
    kind: ActKind
    by: PersonId | None
    """Who did it; None for the operator, and for somebody who was forgotten by their whole server."""
    about: PersonId | None = None
    """Whom it is about, if it is about somebody."""
    session: SessionId | None = None
    data: Mapping[str, Any]
    reason: str
    """In the words of whoever did it; empty if it needs none, or if it was deleted since."""
    at: float
    """In UNIX seconds."""
    undone: float | None = None
    """When it was taken back, in UNIX seconds; None if it stands."""
    is_told: bool = True
    """Whether the channel that the server has chosen for this was told, or none was chosen."""

    @property
    def is_operators(self) -> bool:
        """Whether the operator has done it, who is nobody on Discord."""
        return self.by is None and self.data.get(OPERATOR) is True


_COLUMNS: Final = "guild, number, kind, by, about, session, data, reason, at, undone, is_told"


def add_server_act(
    db: sqlite3.Connection,
    guild: int,
    kind: ActKind,
    by: PersonId | None,
    *,
    about: PersonId | None = None,
    session: SessionId | None = None,
    data: Mapping[str, object] | None = None,
    reason: str = "",
    at: float,
    is_told: bool = True,
) -> int:
    """Note what somebody in office (None: the operator) has done on a server. Returns the act's number."""
    (number,) = db.execute(
        "SELECT coalesce(max(number), 0) + 1 FROM server_acts WHERE guild = ?", (signed(guild),)
    ).fetchone()
    operators = {OPERATOR: True} if by is None else {}
    db.execute(
        f"INSERT INTO server_acts ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?)",  # noqa: S608
        (
            *(signed(guild), number, kind, signed(by), signed(about), session),
            *(encode({**(data or {}), **operators}).decode(), reason, at, int(is_told)),
        ),
    )
    return int(number)


def server_act(db: sqlite3.Connection, guild: int, number: int) -> ServerAct | None:
    """One act of a server, or None."""
    found = db.execute(
        f"SELECT {_COLUMNS} FROM server_acts WHERE guild = ? AND number = ?",  # noqa: S608
        (signed(guild), number),
    ).fetchone()
    return None if found is None else _act(*found)


def server_acts(
    db: sqlite3.Connection, guild: int, most: int, *, before: int | None = None
) -> list[ServerAct]:
    """The newest `most` acts of a server, the newest first; only those with a number below `before`."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM server_acts WHERE guild = ? AND number < ?"  # noqa: S608
        " ORDER BY number DESC LIMIT ?",
        (signed(guild), 1 << 62 if before is None else before, most),
    )
    return [_act(*row) for row in rows]


def acts_of_session(db: sqlite3.Connection, session_id: SessionId) -> list[ServerAct]:
    """All acts about a session, the oldest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM server_acts WHERE session = ? ORDER BY number",  # noqa: S608
        (session_id,),
    )
    return [_act(*row) for row in rows]


def acts_to_take_back(db: sqlite3.Connection, guild: int, since: float, most: int) -> list[ServerAct]:
    """The newest `most` ends and closures on a server since a moment that stand, the newest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM server_acts WHERE guild = ? AND kind IN (?, ?) AND undone IS NULL"  # noqa: S608
        " AND at > ? ORDER BY number DESC LIMIT ?",
        (signed(guild), ActKind.END, ActKind.CLOSE, since, most),
    )
    return [_act(*row) for row in rows]


def is_expelled(db: sqlite3.Connection, session_id: SessionId, person: PersonId) -> bool:
    """Whether a seat of a session was taken from this person, also if they were forgotten since."""
    rows = db.execute(
        "SELECT guild, about FROM server_acts WHERE session = ? AND about IS NOT NULL AND kind = ?",
        (session_id, ActKind.SEAT),
    ).fetchall()
    return any(as_id(about) in (person, *ghosts(db, as_id(guild), person)) for guild, about in rows)


def servers_to_tell(db: sqlite3.Connection) -> list[int]:
    """The servers with acts that are still to be told."""
    rows = db.execute("SELECT DISTINCT guild FROM server_acts WHERE is_told = 0")
    return [as_id(guild) for (guild,) in rows]


def acts_to_tell(db: sqlite3.Connection, guild: int) -> list[ServerAct]:
    """The acts of a server that are still to be told, the oldest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM server_acts WHERE guild = ? AND is_told = 0 ORDER BY number",  # noqa: S608
        (signed(guild),),
    )
    return [_act(*row) for row in rows]


def save_told(db: sqlite3.Connection, guild: int, number: int) -> None:
    """Note that an act was told wherever it was to be told."""
    db.execute("UPDATE server_acts SET is_told = 1 WHERE guild = ? AND number = ?", (signed(guild), number))


def save_undone(db: sqlite3.Connection, guild: int, number: int, at: float) -> None:
    """Note that an act was taken back."""
    db.execute(
        "UPDATE server_acts SET undone = ? WHERE guild = ? AND number = ?", (at, signed(guild), number)
    )


def _act(
    guild: int,
    number: int,
    kind: str,
    by: int | None,
    about: int | None,
    session: int | None,
    data: str,
    reason: str,
    at: float,
    undone: float | None,
    is_told: int,
) -> ServerAct:
    return ServerAct(
        guild=as_id(guild),
        number=number,
        kind=ActKind(kind),
        by=None if by is None else PersonId(as_id(by)),
        about=None if about is None else PersonId(as_id(about)),
        session=None if session is None else SessionId(session),
        data=decode(data, dict[str, Any]),
        reason=reason,
        at=at,
        undone=undone,
        is_told=bool(is_told),
    )
