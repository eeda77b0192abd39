"""What people do in a season: they sign up, leave, sit a round out, say that they are in, stand by, and take
seats that others have lost.
"""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.clock.pace import DAY
from engine.errors import Refused
from engine.journal import entry_rows
from engine.journal.league_rows import LeagueId
from engine.journal.records import SessionId
from engine.leagues import acts
from engine.leagues.books import League, opens_again, seat_of
from engine.leagues.due import last_end, rounds_to_come
from engine.leagues.ledger import Author, Done, Who
from engine.leagues.parts import OUT_AFTER_LOST, Entrant, Fixture
from engine.leagues.ranking import takes_entries
from engine.leagues.season import Season, State
from engine.leagues.tables import Tables
from engine.play.table import Seat
from engine.sessions.seating import Person

MOST_ENTRIES: Final = 500
OFFERED_FIRST: Final = 3 * DAY
"""For so many seconds a lost seat is offered to those who do not play this round, and then to all who stand
by."""
SAID_LATELY: Final = DAY / 2
"""Whoever said so few seconds ago that they are in has said it."""


@dataclass(frozen=True, slots=True)
class FreeSeat:
    """A seat that somebody has lost, and nobody has taken yet."""

    fixture: int
    round: int
    table: int
    session: SessionId
    entry: int
    """Whoever has lost it."""
    since: float
    """When, in UNIX seconds."""
    is_for_all: bool
    """Whether all who stand by may take it; else those of the division alone who do not play this round."""


class Entering(Tables):
    """What people do in the season of a league; each act by a person who is not in it is refused."""

    async def join(self, guild: int, league_id: LeagueId, person: Person) -> int:
        """Sign a person up, or let whoever has left come in again. Returns their entry. Raises Refused if
        they are in, if they were expelled or have lost too many seats, if nobody may enter now, or if the
        season is full."""
        async with self._held(league_id, guild) as league:
            number = league.entry_of(person.id)
            if number is not None:
                entrant = league.season.entrants[number]
                _check_not_out(entrant)
                if not entrant.has_left:
                    raise Refused("already-entered")
                if league.season.state is State.OVER:
                    raise _sign_up_over(league)
                await self._come_in(league, entrant, person)
                return number
            if not takes_entries(league.season):
                raise _sign_up_over(league)
            if len(league.entries) >= MOST_ENTRIES:
                raise Refused("season-full", most=MOST_ENTRIES)
            entry, at = max(league.entries, default=0) + 1, self._now()

            def also(db: sqlite3.Connection, _: Season) -> None:
                entry_rows.add_entry(db, league.id, league.row.season, entry, person.id, person.name)
                entry_rows.save_active(db, guild, [person.id], at)

            await self._store(league, acts.Entered(entry), by=Author(Who.ENTRY, entry), also=also)
            return entry

    async def come_in(self, guild: int, league_id: LeagueId, person: Person) -> None:
        """Note that a person is in: for the next round, and if they had left, sat out or slept, too. To say
        it twice changes nothing."""
        async with self._held(league_id, guild) as league:
            entrant = league.entrant_of(person.id)
            _check_playing(league)
            _check_not_out(entrant)
            await self._come_in(league, entrant, person)

    async def leave(self, guild: int, league_id: LeagueId, person: Person) -> None:
        """Take a person out of the season. Their tables go on."""
        async with self._held(league_id, guild) as league:
            entrant = league.entrant_of(person.id)
            _check_playing(league)
            if entrant.is_out:
                raise Refused("not-entered")
            await self._store(league, acts.Left(entrant.number), by=Author(Who.ENTRY, entrant.number))

    async def sit_out(self, guild: int, league_id: LeagueId, person: Person, round: int | None = None) -> int:
        """Let a person sit a round out (None: the next one). Returns its number. Raises Refused if it is
        drawn or skipped already, if no round is to come, or if they play no more."""
        async with self._held(league_id, guild) as league:
            entrant, season = league.entrant_of(person.id), league.season
            _check_playing(league)
            _check_in(entrant)
            wanted = season.settled + 1 if round is None else round
            if not rounds_to_come(season) or wanted <= season.settled:
                last = season.rounds.get(min(wanted, season.settled))
                if last is None or last.drawn_at is None:  # it was skipped
                    raise Refused("round-unknown")
                raise Refused("too-late-to-sit-out", rule="L1", at=int(last.drawn_at))
            if wanted != season.settled + 1:
                raise Refused("round-unknown")
            if entrant.sits_out != wanted:
                act = acts.SatOut(entrant.number, wanted)
                await self._store(league, act, by=Author(Who.ENTRY, entrant.number))
            return wanted

    async def stand_by(self, guild: int, league_id: LeagueId, person: Person, *, stands_by: bool) -> None:
        """Note whether a person wants to be asked about seats that others have lost."""
        async with self._held(league_id, guild) as league:
            entrant = league.entrant_of(person.id)
            _check_playing(league)
            _check_in(entrant)

            def also(db: sqlite3.Connection, _: Season) -> None:
                entry_rows.save_stands_by(db, league.id, league.row.season, person.id, stands_by=stands_by)

            await self._store(league, also=also)

    async def free_seats(self, guild: int, league_id: LeagueId) -> tuple[FreeSeat, ...]:
        """The seats that others have lost and somebody may take."""
        async with self._held(league_id, guild) as league:
            return tuple(_free_seats(league, self._now()))

    async def take_seat(
        self, guild: int, league_id: LeagueId, person: Person, round: int, table: int, entry: int
    ) -> SessionId:
        """Give the seat that an entry has lost to a person of the season. If they have it already, nothing
        changes. Raises Refused if somebody was faster, if it is not for them, or not yet, and as
        `LostSeats.take_at_table` does."""
        async with self._held(league_id, guild) as league:
            entrant = league.entrant_of(person.id)
            _check_in(entrant)
            fixture, row = league.table(round, table)
            has_it = fixture.substitutes.get(entry) == entrant.number and entrant.number in fixture.holders
            if has_it and row.session is not None:
                return row.session  # it was pressed twice
            free = next(
                (
                    one
                    for one in _free_seats(league, self._now())
                    if (one.round, one.table, one.entry) == (round, table, entry)
                ),
                None,
            )
            seat = seat_of(fixture, entry)
            if free is None or seat is None:
                raise Refused("seat-taken", rule="L8")
            if entrant.number in fixture.holders:
                raise Refused("already-seated")
            if entrant.number in fixture.lost:
                raise Refused("seat-lost-here", rule="L8")
            if not may_take(league, entrant.number, fixture, is_for_all=free.is_for_all):
                until = int(free.since + OFFERED_FIRST)
                raise Refused("seat-for-others", rule="L8", until=until)
            assert row.session is not None
            await self._lost_seats.take_at_table(row.session, Seat(seat), person)
            self.when_changed(row.session)
            await self._sync(league, row.session)
            return row.session

    async def _come_in(self, league: League, entrant: Entrant, person: Person) -> list[Done]:
        at = self._now()

        def also(db: sqlite3.Connection, _: Season) -> None:
            entry_rows.save_entry_name(db, league.id, league.row.season, person.id, person.name)
            entry_rows.save_active(db, league.row.guild, [person.id], at)

        is_news = entrant.has_left or entrant.is_asleep or entrant.sits_out is not None
        said = [acts.CameIn(entrant.number)] if is_news or entrant.said_in < at - SAID_LATELY else []
        return await self._store(league, *said, by=Author(Who.ENTRY, entrant.number), also=also)


def may_take(league: League, entry: int, fixture: Fixture, *, is_for_all: bool) -> bool:
    """Whether an entry may take a lost seat of a table: at first those of its division who have no table in
    this round, later all who stand by."""
    entrant = league.season.entrants[entry]
    if is_for_all and league.entries[entry].stands_by:
        return True
    has_table = any(
        entry in (*each.drawn, *each.substitutes.values())
        for each in league.season.fixtures.values()
        if each.round == fixture.round
    )
    return entrant.division == fixture.division and not has_table


def _free_seats(league: League, now: float) -> Iterator[FreeSeat]:
    lost_at = {
        (one.act.round, one.act.table, one.act.entry): one.at
        for one in league.season.log
        if isinstance(one.act, acts.SeatLost)
    }
    for fixture in league.season.unfinished():
        row = league.fixtures[fixture.round, fixture.table]
        for entry in fixture.lost:
            if entry in fixture.substitutes or row.session is None:
                continue
            since = lost_at[fixture.round, fixture.table, entry]
            yield FreeSeat(
                *(row.id, fixture.round, fixture.table, row.session, entry, since),
                is_for_all=since + OFFERED_FIRST <= now,
            )


def _check_playing(league: League) -> None:
    if league.season.state is State.OVER:
        raise Refused("season-over")


def _check_not_out(entrant: Entrant) -> None:
    if entrant.is_expelled:
        raise Refused("expelled-from-season", rule="L13")
    if entrant.lost >= OUT_AFTER_LOST:
        raise Refused("lost-too-many-seats", rule="L6")


def _check_in(entrant: Entrant) -> None:
    _check_not_out(entrant)
    if entrant.has_left:
        raise Refused("not-entered")


def _sign_up_over(league: League) -> Refused:
    """That nobody may enter, and when the next season may open."""
    again = opens_again(league)
    if again is not None:
        return Refused("sign-up-over", until=int(again))
    if league.season.state is State.OVER:
        return Refused("sign-up-over-for-now")
    return Refused("sign-up-over-until-end", rule="L2", until=int(last_end(league.season)))
