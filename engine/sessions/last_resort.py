"""The front door for the operator, who looks after the games of all servers when nobody else can.

Each act is stored with its reason, and told as the operator's. It knows neither messages nor the command
line.
"""

import sqlite3

from engine.errors import Refused, ReplayMismatch
from engine.journal import clock_rows
from engine.journal.records import By, Session, SessionId
from engine.sessions.moderation import Done, Moderation, kept_reason, mandate_on
from engine.sessions.office_acts import LookedByOffice, RestartedByOffice
from engine.sessions.open_seats import check_running
from engine.sessions.plain_changes import changed
from engine.sessions.restarts import is_luck_known, restarting
from engine.sessions.servers import Servers
from engine.sessions.workings import Workings


class LastResort:
    """What the operator does. All acts raise Refused, and change nothing, if the session is not in a state
    for it, and those with a reason also if that is empty or too long."""

    def __init__(self, workings: Workings, servers: Servers) -> None:
        self._workings = workings
        self._servers = servers
        self._moderation = Moderation(workings, servers)

    async def end(self, session_id: SessionId, reason: str) -> Done:
        """End a running session without a result, as a moderator does. For some days moderators can take that
        back."""
        return await self._moderation.end(session_id, None, reason)

    async def restart_round(self, session_id: SessionId, reason: str) -> Session:
        """Let the current round of a running session begin again, with new luck. Raises Refused unless the
        session is frozen, or a restore has gone back to the middle of this round; ReplayMismatch if not even
        the beginning of the round can be made again."""
        workings, reason = self._workings, kept_reason(reason)
        async with workings.matches.locked(session_id):
            session = await workings.matches.stored(session_id)
            check_running(session)
            if not await self._is_to_begin_again(session):
                raise Refused("restart-sound")
            mandate = await mandate_on(self._servers, session.guild, None, reason)
            async with restarting(workings, session, By.ORGANISER) as (live, act):
                await workings.steps.carry_out(live, RestartedByOffice(mandate, act))
            return await workings.matches.stored(session_id)

    async def look(self, session_id: SessionId) -> Session:
        """Tell the table of a running session that the operator looks at what is secret. Only then may
        anything of it be shown."""
        before = await self._workings.matches.stored(session_id)
        mandate = await mandate_on(self._servers, before.guild, None, "")

        def change(db: sqlite3.Connection, session: Session, now: float) -> Session | Refused:
            try:
                check_running(session)
            except Refused as refusal:
                return refusal
            LookedByOffice(mandate).store(db, session, now)
            return clock_rows.refresh(db, session.id, now)

        session = await changed(self._workings, session_id, change)
        if session is None:  # the whole server was erased meanwhile
            raise Refused("no-such-game")
        assert isinstance(session, Session)
        return session

    async def _is_to_begin_again(self, session: Session) -> bool:
        """Whether a session is frozen, or the luck of its round may be known."""
        if await self._workings.journal.read(lambda db: is_luck_known(db, session)):
            return True
        try:
            await self._workings.matches.load(session.id)
        except ReplayMismatch:
            return True
        return False
