"""What a server's settings allow to whoever opens a game, joins one, starts one or takes a seat in one.

All is asked in the transaction in which it counts, so that nothing that happens at the same moment can exceed
a limit. A refusal is returned, not raised: an error would undo the other jobs of the transaction.
"""

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from engine.errors import Refused
from engine.journal import server_rows, session_rows
from engine.journal.records import PersonId
from engine.sessions.server_settings import MOST_THREADS, Effective, effective


@dataclass(frozen=True, slots=True, kw_only=True)
class Opener:
    """What Discord says of whoever opens a game, and of their server."""

    roles: Collection[int] = ()
    is_admin: bool = False
    """Whether they may manage the server."""
    threads: int = 0
    """How many threads of the server are active."""


ANYBODY: Final = Opener()
"""Somebody without roles, on a server without threads."""


class NotAllowedHere(Refused):
    """A setting of the server does not allow it; `allowed` is what that lists: channels, roles or games."""

    def __init__(self, reason: str, allowed: tuple[int, ...] | tuple[str, ...]) -> None:
        super().__init__(reason, count=len(allowed))
        self.allowed = allowed


def settings_of(db: sqlite3.Connection, guild: int) -> Effective:
    """What counts on a server, in this transaction."""
    return effective(server_rows.server(db, guild))


def why_not_open(
    db: sqlite3.Connection,
    settings: Effective,
    opener: Opener,
    *,
    guild: int,
    channel: int,
    host: PersonId,
    game: str,
) -> Refused | None:
    """Why somebody may not open a game in a channel now; None if they may."""
    erase_at = server_rows.server(db, guild).erase_at
    if erase_at is not None:
        return Refused("server-erased", until=int(erase_at))
    if opener.threads >= MOST_THREADS:
        return Refused("threads-nearly-full", count=opener.threads, most=MOST_THREADS)
    if not settings.opens_for(opener.roles, is_admin=opener.is_admin):
        return NotAllowedHere("only-by-roles", settings.openers or ())
    if not settings.opens_in(channel):
        return NotAllowedHere("only-in-channels", settings.channels or ())
    if not settings.offers(game):
        return NotAllowedHere("only-these-games", settings.games or ())
    waiting = session_rows.sessions_waiting(db, guild, host)
    if len(waiting) >= settings.most_open:
        listed = ", ".join(f"#{session.id}" for session in waiting)
        return Refused("too-many-open", count=len(waiting), games=listed)
    return why_not_sit(db, guild, host, settings) or why_not_start(db, guild, settings)


def why_not_sit(
    db: sqlite3.Connection, guild: int, person: PersonId, settings: Effective | None = None
) -> Refused | None:
    """Why somebody may not take one more seat on a server now; None if they may."""
    most = (settings or settings_of(db, guild)).most_running
    if session_rows.running_of(db, guild, person) >= most:
        return Refused("too-many-running", count=most)
    return None


def why_not_start(db: sqlite3.Connection, guild: int, settings: Effective | None = None) -> Refused | None:
    """Why not one more game may run on a server now; None if one may."""
    most = (settings or settings_of(db, guild)).most_on_server
    if session_rows.running_on(db, guild) >= most:
        return Refused("server-full", count=most)
    return None


def why_no_robot(db: sqlite3.Connection, guild: int) -> Refused | None:
    """Why no robot may sit down before the start; None if one may."""
    return None if settings_of(db, guild).robots else Refused("no-robots-here")
