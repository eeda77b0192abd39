"""Tables of leagues: a session with a `fixture` is one. They are dealt to people who were drawn, get the pace
of overtime, and are played out.

It knows sessions, and no league: who sits where, and when all of this is due, is for the league to say.
"""

import secrets
import sqlite3
from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.clock.pace import PaceName
from engine.errors import Refused, ReplayMismatch
from engine.journal import clock_rows, server_rows, session_rows
from engine.journal.records import SeatRow, Session, SessionId
from engine.play.game import Options
from engine.play.match import Match
from engine.sessions.acts import Beginning, Started
from engine.sessions.league_acts import Overtime, PlayOn
from engine.sessions.live_matches import Live
from engine.sessions.open_seats import OpenSeats
from engine.sessions.openings import settings_of
from engine.sessions.seating import Person

Linked: TypeAlias = Callable[[sqlite3.Connection, SessionId], Refused | None]
"""Stores which session a table is that is dealt just now, or says why it must not be dealt."""


class LeagueTables(OpenSeats):
    """What a league does with its tables. All of it may be done twice: then it changes nothing."""

    async def deal(
        self,
        game: str,
        options: Options,
        people: Sequence[Person],
        *,
        guild: int,
        channel: int,
        thread: int,
        language: str,
        pace: PaceName,
        fixture: int,
        linked: Linked = lambda _db, _session: None,
    ) -> Session:
        """Open and start a session with these people on its seats, in their order, in one transaction. If the
        fixture has a session already, that is returned. `linked` stores in the same transaction which session
        it is; if it refuses, nothing is dealt. `language` counts if the server has no setting for it. Whoever
        sits first is its host, which gives no rights once a match has begun. What the server allows
        (channels, games, numbers of games) does not count. Raises Refused if all of the server is to be
        deleted, and as `linked` does, ValueError if the game has no match for so many people."""
        if len(people) not in self._games[game].seats or len({one.id for one in people}) < len(people):
            raise ValueError(f"{game} is not dealt to {len(people)} people")
        async with self._matches.locked(SessionId(-fixture)):  # no session has such a number
            known = await self._journal.write(
                lambda db: session_rows.session_of_fixture(db, fixture) or _why_not_deal(db, guild)
            )
            if isinstance(known, Refused):
                raise known
            if known is not None:
                return known
            seats, seed = tuple(SeatRow(one.name, one.id) for one in people), secrets.token_hex(16)

            def opening(db: sqlite3.Connection, at: float) -> Session:
                refusal = _why_not_deal(db, guild)
                if refusal is not None:  # an admin has wanted that since it was looked up
                    raise refusal
                settings = settings_of(db, guild)
                session_id = session_rows.insert_session(
                    db,
                    game=game,
                    options=options,
                    guild=guild,
                    channel=channel,
                    language=settings.language or language,
                    host=people[0].id,
                    name=people[0].name,
                    pace=pace,
                    is_rated=settings.ratings,
                    fixture=fixture,
                    at=at,
                )
                refusal = linked(db, session_id)
                if refusal is not None:
                    raise refusal
                opened = session_rows.session(db, session_id)
                assert opened is not None
                return opened

            match = Match.start(
                self._games[game], seats=len(seats), options=options, seed=seed, epoch=0, attempt=0
            )
            unborn = Session(
                id=SessionId(0),
                game=game,
                options=options,
                guild=guild,
                channel=channel,
                language=language,
                host=people[0].id,
                status="open",
                seats=seats,
                lobby=None,
                thread=thread,
                seed=seed,
                board=None,
                board_from=1,
                board_due=(),
                posted=0,
                is_archived=False,
                trouble=None,
            )
            live = Live(unborn, match, answered=0, told=0, opened=self._now())
            try:
                act = Started(seed, Beginning.of(match), seats, thread)
                await self._steps.carry_out(live, act, opening=opening)
            finally:
                match.close()
            return live.session

    async def set_overtime(self, session_id: SessionId) -> Session:
        """Give a table the pace of overtime: all clocks begin anew with the next board. Nothing happens if it
        has that already, or is not being played."""
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            if session.status != "playing" or session.pace is PaceName.OVERTIME:
                return session
            act = Overtime()
            try:
                live = await self._matches.load(session_id)
            except ReplayMismatch:  # its stored answers no longer replay, but it may be mended
                now = self._now()

                def job(db: sqlite3.Connection) -> Session:
                    act.store(db, session, now)
                    return clock_rows.refresh(db, session_id, now)

                return await self._journal.write(job)
            await self._steps.carry_out(live, act)
            return live.session

    async def play_out(self, session_id: SessionId) -> Session:
        """Let robots play all seats of a table from where it stands to its end, at once; what people have
        said ahead is forgotten. People come in the places that come out, whoever has played most; it does
        not count for ratings. Nothing happens if it is not being played. After a crash, go on by calling it
        again. Raises ReplayMismatch if its stored answers no longer replay."""
        async with self._matches.locked(session_id):
            session = await self._matches.stored(session_id)
            while session.status == "playing":
                live = await self._matches.load(session_id)
                await self._steps.carry_out(live, PlayOn(live.answered), orders=())
                session = live.session
            return session


def _why_not_deal(db: sqlite3.Connection, guild: int) -> Refused | None:
    """Why no table may be dealt on a server now; None if one may."""
    erase_at = server_rows.server(db, guild).erase_at
    return None if erase_at is None else Refused("server-erased", until=int(erase_at))
