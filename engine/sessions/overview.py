"""The front door for whoever looks after a server: how its games stand, what the line was like, and figures.

It changes nothing, replays no match, and shows nothing that spectators do not see.
"""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from engine.journal import figure_rows, outage_rows, session_rows, standing_rows
from engine.journal.outage_rows import Outage
from engine.journal.records import Session, SessionId
from engine.journal.standing_rows import Standing
from engine.sessions.figures import SPAN, Figures, figures_by_title, figures_of_all
from engine.sessions.stuck import Still, Why, why
from engine.sessions.workings import Workings

_RANKS = list(Why)


@dataclass(frozen=True, slots=True)
class Seen:
    """An open or running game as somebody sees it who looks after the server."""

    session: Session
    created: float
    """When it was opened, in UNIX seconds."""
    still: Still | None
    """Why it does not go on; None if nothing keeps it."""

    @property
    def is_fault(self) -> bool:
        """Whether something is wrong with it."""
        return self.still is not None and self.still.why.is_fault

    @property
    def stands_still(self) -> bool:
        """Whether it stands still: because something is wrong, or on purpose."""
        return self.still is not None and self.still.why.stands_still


class Overview:
    """Looks at what is stored of the games of a server."""

    def __init__(self, workings: Workings) -> None:
        self._journal = workings.journal
        self._now = workings.now

    async def games(self, guild: int, *, up_since: float | None) -> list[Seen]:
        """All open and running games of a server, the worst first, and of those that stand alike the oldest.
        `up_since` is since when Discord can be reached from there, or None."""

        def job(db: sqlite3.Connection) -> tuple[list[Session], dict[SessionId, Standing]]:
            found = session_rows.sessions_in_channel(db, guild, None)
            return found, standing_rows.standings(db, guild)

        sessions, standings = await self._journal.read(job)
        return _seen(sessions, standings, self._now(), lambda _: up_since)

    async def last_outage(self, guild: int, shards: int) -> Outage | None:
        """The last time that Discord could not be reached from a server for more than five minutes; None if
        that has never happened. The bot has this many shards."""
        return await self._journal.read(lambda db: outage_rows.newest_outage(db, guild, shards))

    async def figures(self, guild: int) -> tuple[dict[str, Figures], Figures | None]:
        """The figures of each title that was played often enough on a server, and of all these together; None
        if there are fewer than two."""
        since = self._now() - SPAN
        games = await self._journal.read(lambda db: figure_rows.finished(db, guild, since))
        return figures_by_title(games), figures_of_all(games)


def games_of_all(db: sqlite3.Connection, now: float, up_since: Callable[[int], float | None]) -> list[Seen]:
    """All open and running games of all servers, in the same order. `up_since` says of a server since when
    Discord can be reached from there."""
    return _seen(session_rows.sessions_unfinished(db), standing_rows.standings(db, None), now, up_since)


def seen_alone(
    db: sqlite3.Connection, session: Session, now: float, up_since: Callable[[int], float | None]
) -> Seen | None:
    """One of them; None if it is neither open nor running."""
    standing = standing_rows.standings(db, session.guild).get(session.id)
    if standing is None:
        return None
    return _seen([session], {session.id: standing}, now, up_since)[0]


def _seen(
    sessions: Sequence[Session],
    standings: Mapping[SessionId, Standing],
    now: float,
    up_since: Callable[[int], float | None],
) -> list[Seen]:
    def seen(session: Session) -> Seen:
        standing = standings[session.id]
        still = why(session, standing, now, up_since=up_since(session.guild))
        return Seen(session, standing.created, still)

    return sorted(map(seen, sessions), key=lambda each: (_rank(each.still), each.created, each.session.id))


def _rank(still: Still | None) -> int:
    return len(_RANKS) if still is None else _RANKS.index(still.why)


def count_of(seen: Sequence[Seen], *, playing: bool) -> int:
    """How many of these games are running, or how many are open."""
    return sum((each.session.status == "playing") == playing for each in seen)
