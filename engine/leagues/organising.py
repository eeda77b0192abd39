"""What organisers do in a season, each act with its reason, and what people report to them.

It knows no rights: whoever calls it may. What is corrected changes places and ratings in the same
transaction, and what is undone is as it was, to the digit.
"""

import math
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.clock.pace import DAY
from engine.errors import Refused
from engine.journal import fixture_rows, session_rows
from engine.journal.fixture_rows import FixtureRow, ReportRow
from engine.journal.league_rows import LeagueId
from engine.journal.records import PersonId
from engine.leagues import acts
from engine.leagues.acts import Act
from engine.leagues.books import League, seat_of
from engine.leagues.calendar import CALLED_BEFORE, MOST_EXTENDED_DAYS, days_after
from engine.leagues.due import rounds_to_come
from engine.leagues.ledger import Author, Done, Who
from engine.leagues.parts import Fixture
from engine.leagues.points import Seated
from engine.leagues.proposals import check, check_start
from engine.leagues.season import Season, State, can_be_undone
from engine.leagues.settings import Settings
from engine.leagues.tables import places_of
from engine.leagues.ticking import Ticking
from engine.results.places import Why
from engine.sessions.corrections import correct, correct_by_hand, settle_anew
from engine.sessions.moderation import kept_reason
from engine.sessions.seating import Person

MOST_TO_UNDO: Final = 25
"""The most acts that are listed to be undone."""
ALWAYS: Final = frozenset({"goes_on"})
"""The settings that may change until the season is over."""
AT_ANY_TIME: Final = ALWAYS | {"table", "rounds", "every", "last_games", "pace", "at_once", "line", "late"}
"""The settings that may change as long as rounds are to come."""
BEFORE_THE_CALL: Final = frozenset({"start", "zone", "division"})
"""The settings that may change before the first round is called."""
MOST_REPORTS: Final = 10
"""So many reports of one person in a league may be open at a time."""
VOIDED: Final = "voided"
PLACED: Final = "placed"
DISMISSED: Final = "dismissed"
"""What came of a report: its table does not count, its places were set, or nothing. The values are stored."""


class Organising(Ticking):
    """The acts of organisers. All raise Refused if the reason is missing or too long, or if the season is not
    in a state for it; after each, `follow` sees to the tables."""

    # The season

    async def start_early(self, guild: int, league_id: LeagueId, by: Person, reason: str) -> float:
        """Let the first round be drawn as early as people can be called for it. Returns when."""
        async with self._held(league_id, guild) as league:
            settings = league.settings
            if league.season.rounds or league.season.state is not State.SIGN_UP:
                raise Refused("season-started")
            start = days_after(self._now(), settings.zone, math.ceil(CALLED_BEFORE / DAY))
            if start >= settings.start:
                raise Refused("season-starts-anyway", at=int(settings.start))
            changed = replace(settings, start=start)
            await self._act(league, acts.SettingsChanged(changed), by, reason)
            return start

    async def extend(self, guild: int, league_id: LeagueId, by: Person, reason: str, days: int) -> None:
        """Put the hard end off, once in a season."""
        if not 1 <= days <= MOST_EXTENDED_DAYS:
            raise Refused("league-extend-days", low=1, high=MOST_EXTENDED_DAYS)
        async with self._held(league_id, guild) as league:
            _check_on(league)
            if league.season.extended_days:
                raise Refused("extended-already", rule="L12")
            if league.season.is_played_out:
                raise Refused("season-over")
            await self._act(league, acts.Extended(days), by, reason)

    async def stop(self, guild: int, league_id: LeagueId, by: Person, reason: str) -> None:
        """Let the season stand still: nothing is drawn, and the clocks of its tables stand."""
        async with self._held(league_id, guild) as league:
            _check_on(league)
            if league.season.stopped is not None:
                raise Refused("season-stopped")
            await self._act(league, acts.SeasonStopped(), by, reason)
        await self.follow(league_id)

    async def go_on(self, guild: int, league_id: LeagueId, by: Person, reason: str) -> None:
        """Let the season go on; what is to come is as much later as it stood still, in whole days."""
        async with self._held(league_id, guild) as league:
            if league.season.stopped is None:
                raise Refused("season-not-stopped")
            await self._act(league, acts.SeasonWentOn(), by, reason)
        await self.follow(league_id)

    async def change(
        self, guild: int, league_id: LeagueId, by: Person, reason: str, **changes: Any
    ) -> Settings:
        """Change settings, by their names, for rounds that are not drawn yet. Returns them."""
        async with self._held(league_id, guild) as league:
            _check_on(league)
            season, before = league.season, league.settings
            allowed = AT_ANY_TIME if rounds_to_come(season) else ALWAYS
            allowed |= frozenset() if season.rounds else BEFORE_THE_CALL
            fixed = sorted(set(changes) - allowed)
            if fixed:
                raise Refused("league-setting-fixed", setting=fixed[0])
            after = replace(before, **changes)
            check(after, self._games[after.game].seats)
            if after.start != before.start:
                check_start(after, self._now())
            least = season.settled + (season.settled + 1 in season.rounds)
            if after.rounds < least:
                raise Refused("league-rounds-drawn", least=least)
            if after != before:
                await self._act(league, acts.SettingsChanged(after), by, reason)
            return after

    async def expel(self, guild: int, league_id: LeagueId, by: Person, reason: str, person: PersonId) -> None:
        """Put a person out of the season. Robots take their seats, in which they are last."""
        async with self._held(league_id, guild) as league:
            _check_on(league)
            entrant = league.entrant_of(person)
            if entrant.is_expelled:
                raise Refused("expelled-already")
            await self._act(league, acts.Expelled(entrant.number), by, reason)
        await self.follow(league_id)

    async def readmit(
        self, guild: int, league_id: LeagueId, by: Person, reason: str, person: PersonId
    ) -> None:
        """Let a person play again who was expelled. The seats that they have lost stay lost."""
        async with self._held(league_id, guild) as league:
            _check_on(league)
            entrant = league.entrant_of(person)
            if not entrant.is_expelled:
                raise Refused("not-expelled")
            await self._act(league, acts.Readmitted(entrant.number), by, reason)

    # Its tables

    async def void(
        self,
        guild: int,
        league_id: LeagueId,
        by: Person,
        reason: str,
        round: int,
        table: int,
        *,
        report: int | None = None,
    ) -> int:
        """Let a table not count: all who were there have the points of a bye. Returns the act's number. This
        also decides a `report` of it; raises Refused if somebody has decided that before."""
        async with self._held(league_id, guild) as league:
            fixture, row = league.table(round, table)
            if fixture.is_voided:
                raise Refused("table-voided")
            decided = None if report is None else (report, VOIDED)
            return await self._correct(league, row, acts.Voided(round, table), by, reason, decided)

    async def place(
        self,
        guild: int,
        league_id: LeagueId,
        by: Person,
        reason: str,
        round: int,
        table: int,
        places: Sequence[Sequence[PersonId]],
        *,
        report: int | None = None,
    ) -> int:
        """Set the places of a table by hand: people in the order of their places, those who are level
        together. Everybody who was there must be named, and nobody else but those who had a seat; of those
        who had the same seat, one. The table counts by these places, even if it did not count before. Returns
        the act's number. This also decides a `report`, as `void` does."""
        async with self._held(league_id, guild) as league:
            fixture, row = league.table(round, table)
            seats = _placed(league, fixture, places)
            decided = None if report is None else (report, PLACED)
            return await self._correct(league, row, acts.Placed(round, table, seats), by, reason, decided)

    async def undo(self, guild: int, league_id: LeagueId, by: Person, reason: str, number: int) -> int:
        """Take an act of an organiser back: a table that was voided or placed is as it was played, to the
        digit. What was drawn or opened meanwhile stands. Returns the act's number."""
        async with self._held(league_id, guild) as league:
            if not can_be_undone(league.season, number):
                raise Refused("act-cannot-be-undone", rule="L13")
            act = next(one.act for one in league.season.log if one.number == number)
            if isinstance(act, acts.Voided | acts.Placed):
                _, row = league.table(act.round, act.table)
                found = await self._correct(league, row, acts.Undone(number), by, reason)
                if row.session is not None:
                    await self._sync(league, row.session)
                return found
            found = await self._act(league, acts.Undone(number), by, reason)
        await self.follow(league_id)  # somebody may be expelled again
        return found

    async def to_undo(self, guild: int, league_id: LeagueId) -> tuple[Done, ...]:
        """The organisers' acts that can be undone, the newest first."""
        async with self._held(league_id, guild) as league:
            found = [one for one in reversed(league.season.log) if can_be_undone(league.season, one.number)]
            return tuple(found[:MOST_TO_UNDO])

    def organiser(self, guild: int, person: PersonId) -> str:
        """What an organiser is called on a server, if they have acted there since the start; else ""."""
        return self._organisers.get((guild, person), "")

    # Reports

    async def report(
        self, guild: int, league_id: LeagueId, person: Person, text: str, round: int, table: int
    ) -> int:
        """Tell the organisers something of a table, privately. Returns the report's number. Raises Refused if
        the person is not in the season, or has as many open reports as anybody may have."""
        kept, at = kept_reason(text), self._now()
        async with self._held(league_id, guild) as league:
            league.entrant_of(person.id)
            _, row = league.table(round, table)

            def job(db: sqlite3.Connection) -> int | None:
                known = fixture_rows.reports(db, league.id, is_open=True)
                if sum(one.person == person.id for one in known) >= MOST_REPORTS:
                    return None
                return fixture_rows.add_report(db, league.id, row.id, person.id, kept, at)

            number = await self._journal.write(job)
            if number is None:
                raise Refused("too-many-reports", rule="L14", most=MOST_REPORTS)
            return number

    async def reports(
        self, guild: int, league_id: LeagueId, *, is_open: bool = True
    ) -> list[tuple[ReportRow, FixtureRow]]:
        """What was reported (all, or as far as nobody has decided it), each with its table; for
        organisers."""
        async with self._held(league_id, guild):
            return await self._journal.read(lambda db: _reports(db, league_id, is_open=is_open))

    async def reports_of(
        self, guild: int, league_id: LeagueId, person: PersonId
    ) -> list[tuple[ReportRow, FixtureRow]]:
        """What somebody has reported in a league, in all of its seasons, the newest first, each with its
        table; for themselves."""
        async with self._held(league_id, guild):
            found = await self._journal.read(lambda db: _reports(db, league_id, is_open=False))
        return [(one, row) for one, row in reversed(found) if one.person == person]

    async def decide(self, guild: int, league_id: LeagueId, report: int, outcome: str = DISMISSED) -> bool:
        """Note what came of a report. Returns whether nobody had decided it before."""
        async with self._held(league_id, guild):
            return await self._journal.write(
                lambda db: fixture_rows.save_outcome(db, league_id, report, outcome)
            )

    # Behind it

    async def _act(self, league: League, act: Act, by: Person, reason: str) -> int:
        author, kept = Author(Who.ORGANISER, by.id), kept_reason(reason)
        self._organisers[league.row.guild, by.id] = by.name
        (done,) = await self._store(league, act, by=author, reason=kept)
        return done.number

    async def _correct(
        self,
        league: League,
        row: FixtureRow,
        act: Act,
        by: Person,
        reason: str,
        decided: tuple[int, str] | None = None,
    ) -> int:
        """Store an act that corrects a table, with what becomes of its places and ratings, and of a report of
        it: its number and its outcome."""
        author, kept, at = Author(Who.ORGANISER, by.id), kept_reason(reason), self._now()

        def also(db: sqlite3.Connection, season: Season) -> Refused | None:
            if decided is not None and not fixture_rows.save_outcome(db, league.id, *decided, of=row.id):
                return Refused("report-decided")
            _save_corrected(db, league, row, season.fixtures[row.key], at)
            return None

        if row.session is None:
            (done,) = await self._store(league, act, by=author, reason=kept, also=also)
            return done.number
        matches = self._workings.matches
        async with matches.locked(row.session):
            try:
                (done,) = await self._store(league, act, by=author, reason=kept, also=also)
            finally:
                matches.evict(row.session)  # what is in memory knows whether it was settled
        return done.number


def _reports(
    db: sqlite3.Connection, league_id: LeagueId, *, is_open: bool
) -> list[tuple[ReportRow, FixtureRow]]:
    found = [
        (one, fixture_rows.fixture(db, one.fixture))
        for one in fixture_rows.reports(db, league_id, is_open=is_open)
    ]
    return [(one, row) for one, row in found if row is not None]


def _check_on(league: League) -> None:
    if league.season.state is State.OVER:
        raise Refused("season-over")


def _placed(league: League, fixture: Fixture, places: Sequence[Sequence[PersonId]]) -> tuple[Seated, ...]:
    """The places of a table as an organiser sets them. Whoever lost their seat has lost it, wherever they are
    put, and of those who had one seat, one has its place. Raises Refused if they do not fit, with the entries
    that are missing."""
    had_seats = (*fixture.drawn, *fixture.substitutes.values())
    was = {one.entry: one for one in fixture.ended or ()}
    present = {
        entry
        for entry in had_seats
        if (was[entry].place is not None if entry in was else entry in fixture.holders)
    }
    people = [person for level in places for person in level]
    entries = {person: league.entry_of(person) for person in people}
    strangers = [person for person in people if entries[person] not in had_seats]
    named = [entry for entry in entries.values() if entry is not None]
    taken = {seat_of(fixture, entry) for entry in named}
    missing = {entry for entry in present if seat_of(fixture, entry) not in taken}
    is_twice = len(people) != len(set(people)) or len(named) > len(taken)
    if strangers or missing or is_twice or len(people) < 2:
        if strangers or not missing:
            raise Refused("places-do-not-fit-those")
        raise Refused("places-do-not-fit", missing=", ".join(f"#{entry}" for entry in sorted(missing)))
    found, before = list[Seated](), 0
    for level in places:
        for person in level:
            entry = entries[person]
            assert entry is not None
            has_lost, is_substitute = entry in fixture.lost, entry not in fixture.drawn
            found.append(Seated(entry, before + 1, has_lost, is_substitute))
        before += len(level)
    found += [Seated(entry, None, entry in fixture.lost) for entry in fixture.drawn if entry not in named]
    return tuple(sorted(found, key=lambda one: had_seats.index(one.entry)))


def _save_corrected(
    db: sqlite3.Connection, league: League, row: FixtureRow, fixture: Fixture, at: float
) -> None:
    """Store the places of a table's session as its season has them now."""
    session = None if row.session is None else session_rows.session(db, row.session)
    if session is None:
        return
    played = _played_places(league, fixture, row)
    if fixture.is_voided:
        by_hand = None if fixture.placed is None else places_of(league, fixture, fixture.placed)
        correct(db, session, by_hand or played, Why.VOIDED, at)
    elif fixture.placed is not None:
        places = places_of(league, fixture, fixture.placed)
        correct_by_hand(db, session, places, row.unrated, at)
    elif fixture.ended is not None:
        correct(db, session, played, row.unrated, at)
    else:
        settle_anew(db, session, at)


def _played_places(league: League, fixture: Fixture, row: FixtureRow) -> list[Any]:
    """The places that a table's game has left by itself. Where fewer than two people counted, nobody has
    one."""
    seats = fixture.ended or ()
    if row.unrated is Why.ALONE:
        seats = tuple(one for one in seats if one.place is None)
    return places_of(league, fixture, seats)
