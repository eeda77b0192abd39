"""The restart of a round: the match at the round's beginning, with new luck, and the act that stores it.

It works for a match that no longer replays, too. It does not decide who may do this.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from engine.errors import Refused
from engine.journal import match_rows
from engine.journal.records import By, Session
from engine.journal.replay import restarted
from engine.sessions.acts import Beginning, Restarted
from engine.sessions.live_matches import Live
from engine.sessions.workings import Workings


def is_luck_known(db: sqlite3.Connection, session: Session) -> bool:
    """Whether people may know the luck of the current round of a running session: a restore went back to the
    middle of it, and it has not begun again since."""
    begun = match_rows.attempts(db, session.id)
    return session.adopt_after is not None and begun[max(begun)] < session.attempt


@asynccontextmanager
async def restarting(workings: Workings, session: Session, by: By) -> AsyncIterator[tuple[Live, Restarted]]:
    """The match at the beginning of its current round, and the act that stores this, to be carried out in the
    block. The caller holds the session's lock. Raises Refused if the session has not started."""
    if session.status == "open" or session.seed is None:
        raise Refused("not-started")
    record = await workings.journal.write(lambda db: match_rows.record(db, session.id))
    workings.matches.evict(session.id)
    match = restarted(workings.games[session.game], session, session.seed, record)
    try:
        live = Live(session, match, record.answered, record.told, opened=workings.now())
        yield live, Restarted(Beginning.of(match), match.epoch, record.answered, by)
    finally:
        match.close()
