"""The tables of a season: they are dealt, and what happens at them becomes acts.

What happens at a table is read from its rows, and as often as anybody likes: whatever was noted is not noted
again, so nothing is missed by whoever was away.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.clock.pace import PaceName
from engine.errors import Refused
from engine.journal import entry_rows, fixture_rows, place_rows, session_rows, sitting_rows
from engine.journal.league_rows import LeagueId
from engine.journal.records import PersonId, Session, SessionId, Sitting
from engine.leagues import acts
from engine.leagues.acts import Act, LostBecause
from engine.leagues.books import Books, League, seat_of
from engine.leagues.ledger import Done
from engine.leagues.parts import Fixture
from engine.leagues.points import Seated
from engine.leagues.season import Season
from engine.play.game import Options
from engine.play.table import Seat
from engine.results.places import Answers, Place, Why, has_played
from engine.sessions.seating import Person

_LOST = frozenset(LostBecause)


@dataclass(frozen=True, slots=True)
class ToOpen:
    """A table that must be dealt."""

    fixture: int
    league: LeagueId
    name: str
    """Of the league."""
    season: int
    division: int
    round: int
    table: int
    game: str
    options: Options
    people: tuple[Person, ...]
    """In the order of the seats."""
    channel: int
    """Where its thread is to be."""
    starter: int | None
    """The message from which the thread is made, if it is posted already."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is stored of the session of a table."""

    session: Session
    sittings: Sequence[Sitting]
    moments: Mapping[int, float]
    """When the first row of each sitting was stored, in UNIX seconds."""
    places: Sequence[Place]
    answers: Answers


class Tables(Books):
    """Deals the tables of seasons, and notes what happens at them."""

    async def to_open(self, league_id: LeagueId) -> tuple[ToOpen, ...]:
        """The tables of a league that must be dealt, in their order; none while the season stands still."""
        async with self._held(league_id) as league:
            season = league.season
            if season.stopped is not None:
                return ()
            return tuple(
                self._to_open(league, each)
                for each in season.fixtures.values()
                if not each.is_opened and not each.is_over
            )

    async def started(self, fixture: int, starter: int | None) -> None:
        """Note the message from which a table's thread is made (None: it is gone)."""
        await self._journal.write(lambda db: fixture_rows.save_starter(db, fixture, starter))

    async def opened(self, fixture: int, *, starter: int | None, thread: int, language: str) -> Session:
        """Deal a table in its thread, and note it. Whoever does it twice gets the same session. Raises
        Refused if it is over already, or if all of the server is to be deleted."""
        session = None
        while session is None:
            session = await self._opened(fixture, starter=starter, thread=thread, language=language)
        return session

    async def _opened(
        self, fixture: int, *, starter: int | None, thread: int, language: str
    ) -> Session | None:
        """The same; None, and nothing is dealt, if somebody was forgotten just then."""
        row = await self._journal.write(lambda db: fixture_rows.fixture(db, fixture))
        if row is None:
            raise Refused("table-unknown")
        async with self._held(row.league) as league:
            table = league.fixture_at(fixture)
            if table.is_over and not table.is_opened:
                raise Refused("table-over")
            asked = self._to_open(league, table)
            known, is_other = {entry: league.entries[entry].person for entry in table.drawn}, list[bool]()

            def linked(db: sqlite3.Connection, session_id: SessionId) -> Refused | None:
                now = entry_rows.entries(db, league.id, league.row.season)
                is_other.append(
                    any(entry not in now or now[entry].person != person for entry, person in known.items())
                )
                fixture_rows.save_dealt(db, fixture, session_id)
                return Refused("table-unknown") if is_other[-1] else None

            try:
                session = await self._sessions.deal(
                    asked.game,
                    asked.options,
                    asked.people,
                    guild=league.row.guild,
                    channel=asked.channel,
                    thread=thread,
                    language=language,
                    pace=league.settings.pace if league.season.overtime is None else PaceName.OVERTIME,
                    fixture=fixture,
                    linked=linked,
                )
            except Refused:
                if not any(is_other):
                    raise
                self._known.pop(league.id, None)
                return None

            def also(db: sqlite3.Connection, _: Season) -> None:
                fixture_rows.save_dealt(db, fixture, session.id)
                if starter is not None:
                    fixture_rows.save_starter(db, fixture, starter)

            await self._store(league, acts.TableOpened(table.round, table.table), also=also)
            for entry in table.drawn:  # whoever was forgotten since the draw
                one = league.entries[entry]
                if one.is_forgotten and session.seat_of(one.person) is not None:
                    session = await self._sessions.leave(session.id, Person(one.person, ""))
            await self._sync(league, session.id)
            return session

    async def sync(self, session_id: SessionId) -> list[Done]:
        """Note what has happened at a table since the last time; nothing if the session is none of a league.
        Returns the acts that were noted."""
        row = await self._journal.write(lambda db: fixture_rows.fixture_of(db, session_id))
        if row is None:
            return []
        async with self._held(row.league) as league:
            return await self._sync(league, session_id)

    async def behind(self) -> dict[SessionId, LeagueId]:
        """The sessions of all tables that are not over, each with its league: to `sync` after a start what
        was missed."""
        return await self._journal.write(fixture_rows.sessions_unfinished)

    async def _sync(self, league: League, session_id: SessionId) -> list[Done]:
        row = next((each for each in league.fixtures.values() if each.session == session_id), None)
        if row is None:  # of an earlier season
            return []
        fixture = league.season.fixtures[row.key]
        facts = await self._journal.write(lambda db: _facts(db, session_id))
        if facts is None:
            return []
        done = list[Done]()
        for act in _seats_changed(league, fixture, facts):
            done += await self._store(league, act)
        ending = _ended(league, fixture, facts)
        if ending is not None:
            unrated = facts.session.unrated

            def also(db: sqlite3.Connection, _: Season) -> None:
                fixture_rows.save_unrated(db, row.id, unrated)

            done += await self._store(league, ending, also=also)
        return done

    def _to_open(self, league: League, fixture: Fixture) -> ToOpen:
        row, settings = league.fixtures[fixture.round, fixture.table], league.settings
        entries = [league.entries[entry] for entry in fixture.drawn]
        options = dict.fromkeys(settings.options, True)
        return ToOpen(
            *(row.id, league.id, league.row.name, league.season.number, fixture.division),
            *(fixture.round, fixture.table, settings.game, options),
            tuple(Person(one.person, one.name) for one in entries),
            league.row.tables_channel,
            row.starter,
        )


def _facts(db: sqlite3.Connection, session_id: SessionId) -> Facts | None:
    session = session_rows.session(db, session_id)
    if session is None:
        return None
    sittings = sitting_rows.sittings(db, session_id)
    return Facts(
        session,
        sittings,
        fixture_rows.moments(db, session_id, {one.from_row for one in sittings}),
        place_rows.places(db, session_id),
        place_rows.given(db, session_id) if session.settled is not None else {},
    )


def _seats_changed(league: League, fixture: Fixture, facts: Facts) -> Iterator[Act]:
    """Which seats of a table were lost and taken that is not noted yet, in the order in which it happened.
    What happens at a table after it is decided changes nothing."""
    if fixture.is_over:
        return
    entries = {each.person: each.number for each in league.entries.values()}
    found = list[tuple[int, Act]]()
    settled = facts.session.settled
    for seat in range(len(fixture.drawn)):
        own = [one for one in facts.sittings if one.seat == seat]
        lost: int | None = None
        for number, one in enumerate(own):
            entry = None if one.person is None else entries.get(one.person)
            if lost is not None and entry is not None and entry != lost:
                if lost not in fixture.substitutes:
                    act: Act = acts.SubstituteCame(fixture.round, fixture.table, entry, lost)
                    found.append((one.from_row, act))
                lost = None
            if entry is None or one.why not in _LOST or number + 1 == len(own):
                continue
            gone = own[number + 1].from_row
            if settled is not None and facts.moments.get(gone, settled) > settled:
                break
            lost = entry
            if entry not in fixture.lost:
                found.append((gone, acts.SeatLost(fixture.round, fixture.table, entry, LostBecause(one.why))))
    yield from (act for _, act in sorted(found, key=lambda each: each[0]))


def _ended(league: League, fixture: Fixture, facts: Facts) -> Act | None:
    """That a table is over, if it is and this is not noted yet. A game that has left nothing, because a
    moderator has ended it for good or its answers cannot be replayed, does not count."""
    session, key = facts.session, (fixture.round, fixture.table)
    if fixture.is_over:
        return None
    if session.settled is None:
        is_gone = session.status == "closed" and (session.ended_by is None or league.season.is_played_out)
        return acts.Voided(*key) if is_gone else None
    if session.unrated is Why.LOST:
        return acts.Voided(*key)
    return acts.TableEnded(*key, _seated(league, fixture, facts), session.unrated is None)


def _seated(league: League, fixture: Fixture, facts: Facts) -> tuple[Seated, ...]:
    """What a table has left of each entry that has or had a seat there and counts."""
    by_person = {one.person: one for one in facts.places}
    found = list[Seated]()
    for entry in (*fixture.drawn, *fixture.substitutes.values()):
        one = by_person.get(league.entries[entry].person)
        is_substitute = entry not in fixture.drawn
        if one is not None:
            place = one.place
        elif facts.session.unrated is Why.ALONE and _has_counted(league, fixture, facts, entry):
            place = 1
        elif is_substitute:
            continue  # they played for honour
        else:
            place = None
        found.append(Seated(entry, place, entry in fixture.lost, is_substitute))
    return tuple(found)


def _has_counted(league: League, fixture: Fixture, facts: Facts, entry: int) -> bool:
    """Whether somebody has answered at a table at which fewer than two people counted; a substitute must have
    given at least half of their seat's answers."""
    seat = seat_of(fixture, entry)
    given = {} if seat is None else facts.answers.get(Seat(seat), {})
    person: PersonId = league.entries[entry].person
    return bool(given.get(person)) and (entry in fixture.drawn or has_played(person, given))


def places_of(league: League, fixture: Fixture, seats: Sequence[Seated]) -> list[Place]:
    """The places of a table's session, from those of its entries."""
    found = list[Place]()
    for one in seats:
        seat = seat_of(fixture, one.entry)
        person: PersonId = league.entries[one.entry].person
        if seat is not None:
            found.append(Place(Seat(seat), person, one.place))
    return found
