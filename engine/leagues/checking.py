"""Anybody can check a league: its acts are replayed, its draws drawn again, its results taken anew from the
matches, and all its games rated again. And anybody can have it as a file.
"""

import asyncio
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.errors import Refused
from engine.journal import course_rows, fixture_rows, place_rows, result_rows, session_rows, sitting_rows
from engine.journal.courses import Course
from engine.journal.league_rows import LeagueId
from engine.journal.records import PersonId, Result, SessionId
from engine.leagues import acts
from engine.leagues.books import League, loaded, seat_of
from engine.leagues.exporting import as_csv, exported
from engine.leagues.organising import Organising
from engine.leagues.parts import Fixture
from engine.leagues.ranking import ended_as_it_should, ranking
from engine.leagues.rounds import differing
from engine.leagues.season import Season, State
from engine.leagues.standings import digest
from engine.play.codec import DecodeError
from engine.play.table import Seat
from engine.results.places import Answers, Sat, counted, is_decided
from engine.sessions.settling import sat_of
from engine.sessions.verification import verified


class What(StrEnum):
    """What of a league can differ."""

    DRAW = "draw"
    """A round is not drawn as its seed says."""
    RESULT = "result"
    """A table did not end as its match says."""
    STANDINGS = "standings"
    """The season did not end with the standings that its acts lead to."""
    RATINGS = "ratings"
    """The ratings are not those that the games lead to."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of a season has found."""

    draws: int
    tables: int
    """How many tables were compared with their matches."""
    replayed: int
    """How many of these were played again by the rules; the others do not replay any more, or were decided
    before their end."""
    standings: int
    ratings: int
    """How many people's ratings agree."""
    digest: str
    """The SHA-256 of the standings."""
    what: What | None = None
    """The first that does not agree; None if all does."""
    act: int = 0
    """The number of the act that it is about; 0 for ratings."""


class Checking(Organising):
    """Checks seasons, and gives them as files."""

    async def verify(self, guild: int, league_id: LeagueId, number: int | None = None) -> Checked:
        """Check a season (None: the newest) from what is stored, without what is in memory. It takes a while,
        and nobody waits for it."""
        league = await self._own(guild, league_id, number)
        season = league.season
        found = await asyncio.to_thread(ranking, season)
        checked = Checked(
            draws=sum(each.drawn is not None for each in season.rounds.values()),
            tables=0,
            replayed=0,
            standings=sum(map(len, found.values())),
            ratings=0,
            digest=digest(found),
        )
        wrong = await asyncio.to_thread(differing, season)
        if wrong:
            return _but(checked, What.DRAW, _act_number(season, acts.Drawn, round=wrong[0]))
        tables = replayed = 0
        for fixture in season.fixtures.values():
            if fixture.ended is None:
                continue
            is_right, is_replayed = await self._is_as_played(league, fixture)
            if not is_right:
                act = _act_number(season, acts.TableEnded, round=fixture.round, table=fixture.table)
                return _but(checked, What.RESULT, act)
            tables, replayed = tables + 1, replayed + is_replayed
        if not ended_as_it_should(season):
            return _but(checked, What.STANDINGS, _act_number(season, acts.SeasonEnded))
        try:
            ratings = await self._ratings.verify(guild, league.row.game)
        except Refused:  # the server has none
            ratings = None
        done = Checked(
            *(checked.draws, tables, replayed, checked.standings),
            ratings.people if ratings is not None else 0,
            checked.digest,
        )
        if ratings is not None and not ratings.agrees:
            return _but(done, What.RATINGS, 0)
        return done

    async def export(self, guild: int, league_id: LeagueId, number: int | None = None) -> dict[str, bytes]:
        """A season (None: the newest) as files, by name."""
        league = await self._own(guild, league_id, number)
        vacant = await self._vacant(league)
        names = {each.number: each.name for each in league.entries.values()}

        def files() -> dict[str, bytes]:
            return {
                "league.json": exported(league.row.name, league.season, names, vacant),
                "standings.csv": as_csv(ranking(league.season, vacant), names),
            }

        return await asyncio.to_thread(files)

    async def _own(self, guild: int, league_id: LeagueId, number: int | None = None) -> League:
        """A league with a season (None: the newest) as it is stored, for nobody else. Raises Refused if there
        is no such league on this server, or no such season."""
        found = await self._journal.write(lambda db: loaded(db, league_id, number))
        if found is None or found.row.guild != guild or found.row.closed is not None:
            raise Refused("league-unknown")
        if found.season.settings is None:
            raise Refused("season-unknown")
        return found

    async def _vacant(self, league: League) -> frozenset[int]:
        """The rounds in which a substitute may still take a seat for which they would count: nobody has
        answered in it yet."""
        if league.season.state is State.OVER:
            return frozenset()

        def job(db: sqlite3.Connection) -> frozenset[int]:
            found = set[int]()
            for fixture in league.season.unfinished():
                session = league.fixtures[fixture.round, fixture.table].session
                if fixture.round in found:
                    continue
                answered = frozenset[Seat]() if session is None else fixture_rows.seats_answered(db, session)
                if len(answered) < len(fixture.drawn):
                    found.add(fixture.round)
            return frozenset(found)

        return await self._journal.write(job)

    async def _is_as_played(self, league: League, fixture: Fixture) -> tuple[bool, bool]:
        """Whether a table ended as its match and its people say, and whether that was played again."""
        session_id = league.fixtures[fixture.round, fixture.table].session
        if session_id is None:
            return True, False
        facts = await self._journal.read(lambda db: _played(db, session_id))
        if facts is None:
            return True, False
        course, result, sat, answers, is_over = facts
        is_replayed = False
        ranks = None if result is None else result.ranks
        if course is not None and is_over:
            verdict = await asyncio.to_thread(verified, self._games, course)
            if verdict.difference is not None:
                return False, True
            is_replayed = verdict.is_known
        if ranks is None and not is_decided(sat):
            return True, is_replayed
        found = counted(ranks, sat, answers)
        by_person = {one.person: one.place for one in found.places}
        return _agree(league, fixture, by_person, is_alone=found.why is not None), is_replayed


def _agree(
    league: League, fixture: Fixture, places: Mapping[PersonId, int | None], *, is_alone: bool
) -> bool:
    """Whether the places of a table are those of its people."""
    for one in fixture.ended or ():
        person = league.entries[one.entry].person
        if is_alone and one.place is not None:
            continue  # fewer than two people counted: nobody has a place
        if seat_of(fixture, one.entry) is not None and places.get(person) != one.place:
            return False
    return True


def _played(
    db: sqlite3.Connection, session_id: SessionId
) -> tuple[Course | None, Result | None, list[Sat], Answers, bool] | None:
    session = session_rows.session(db, session_id)
    if session is None:
        return None
    try:
        course = course_rows.course(db, session)
    except (LookupError, DecodeError):  # damaged: nothing of it can be read
        course = None
    return (
        course,
        result_rows.result(db, session_id),
        sat_of(sitting_rows.sittings(db, session_id)),
        place_rows.given(db, session_id),
        session.status == "over",
    )


def _act_number(season: Season, kind: type[acts.Act], **wanted: int) -> int:
    """The number of the act of this kind about a round or a table; 0 if there is none."""
    return next(
        (
            one.number
            for one in season.log
            if isinstance(one.act, kind)
            and all(getattr(one.act, name) == value for name, value in wanted.items())
        ),
        0,
    )


def _but(checked: Checked, what: What, act: int) -> Checked:
    return Checked(
        *(checked.draws, checked.tables, checked.replayed, checked.standings, checked.ratings),
        checked.digest,
        what,
        act,
    )
