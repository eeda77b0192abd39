"""The one place where an act is carried out: apply it, let those who stand in answer, store all of it, tell.

It knows matches and the journal, and neither what an act means nor who may do it. The caller holds the
session's lock.
"""

import sqlite3
import time
from collections.abc import Callable, Sequence

from engine.journal import call_rows, match_rows, result_rows, session_rows, sitting_rows, story_rows
from engine.journal.journal import Journal
from engine.journal.records import Given, Result, SeatRow, Session
from engine.play.table import Seat
from engine.play.tickets import question_of
from engine.sessions.acts import Act
from engine.sessions.live_matches import AnyMatch, Live, LiveMatches
from engine.sessions.seating import host_and_status
from engine.sessions.stand_ins import answers_in_place, stand_ins_of


class Steps:
    """Carries acts out. Any failure after the match has moved evicts it, so that half a step cannot live
    on."""

    def __init__(self, journal: Journal, matches: LiveMatches, now: Callable[[], float] = time.time) -> None:
        self._journal = journal
        self._matches = matches
        self._now = now

    async def carry_out(self, live: Live, act: Act) -> None:
        """Change a live match and what is stored of it as an act says. When this returns all is on the disk;
        when it raises nothing is."""
        async with self._matches.evicted_on_failure(live):
            seats = act.seats(live.session)
            given = act.answers(live.match)
            _, status = host_and_status(live.session, seats)
            if act.is_heard and status != "closed":
                given += [
                    Given(seat, None, advance, live.match.digest(), by)
                    for seat, by, advance in answers_in_place(live.match, stand_ins_of(seats))
                ]
            await self._store(live, act, seats, given)

    async def _store(self, live: Live, act: Act, seats: Sequence[SeatRow], given: Sequence[Given]) -> None:
        before, answered, at = live.session, live.answered, self._now()
        waiting, recalling = _waiting(live.match, seats), _recalling(live.match, given)
        result = _result(live.match, at)

        def job(db: sqlite3.Connection) -> tuple[Session | None, int]:
            act.store(db, before, at)
            match_rows.save_step(db, before.id, given, answered=answered, at=at)
            call_rows.save_calls(db, before.id, waiting, at=at, recalling=recalling)
            if result is not None:
                match_rows.save_end(db, before.id)
                result_rows.save_result(db, before.id, result)
                sitting_rows.end(db, before.id)
            return session_rows.session(db, before.id), story_rows.last_told(db, before.id)

        session, told = await self._journal.write(job)
        assert session is not None
        live.session, live.answered, live.told = session, answered + len(given), told
        if _have_opened(live.match, given):
            live.opened = at


def _waiting(match: AnyMatch, seats: Sequence[SeatRow]) -> dict[Seat, str]:
    """The seats of people whom the table waits for, with the tickets of what they are asked."""
    return {seat: match.ticket for seat in match.waiting_for() if not seats[seat].is_robot}


def _recalling(match: AnyMatch, given: Sequence[Given]) -> str | None:
    """The ticket of the question that was open before these answers and still is, if those whom it waits for
    should hear of them. Whoever has only just come to be waited for hears of all at once."""
    is_same = any(question_of(one.advance.ticket) == match.ticket for one in given[:1])
    return match.ticket if is_same and any(one.advance.calls for one in given) else None


def _result(match: AnyMatch, at: float) -> Result | None:
    """How the match ended, if it did."""
    if not match.is_over:
        return None
    ranking = match.ranking()
    return Result(at, ranking.ranks, ranking.points)


def _have_opened(match: AnyMatch, given: Sequence[Given]) -> bool:
    """Whether these answers have led to the question that is open now, and not only to more said of it."""
    return any(question_of(one.advance.ticket) != match.ticket for one in given)
