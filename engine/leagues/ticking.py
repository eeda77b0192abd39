"""What leagues do by themselves, when it is due: rounds are called and drawn, overtime begins, robots play
out what is left, seasons end. A bot that was away does it in order, and late.
"""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final, TypeAlias

from engine.clock.pace import DAY, PaceName
from engine.errors import NotStored, Refused, ReplayMismatch
from engine.journal import entry_rows, league_rows, rating_rows, session_rows
from engine.journal.league_rows import LeagueId
from engine.journal.records import PersonId, Session, SessionId
from engine.leagues import acts
from engine.leagues.acts import Act
from engine.leagues.books import PAUSED_FOR, League, forgotten, loaded, opens_again
from engine.leagues.divisions import first_order, list_after, next_order
from engine.leagues.due import Due, due
from engine.leagues.entering import Entering
from engine.leagues.founding import Founding
from engine.leagues.ledger import Author, Done, Who
from engine.leagues.ranking import final, ranking
from engine.leagues.rounds import draw_round
from engine.leagues.season import Season
from engine.results.steps import is_provisional
from engine.sessions.seating import Person

log = logging.getLogger(__name__)

Stood: TypeAlias = Sequence[tuple[float, float | None]]
"""From when to when a season stood still; None if it still does."""
_TO_END: Final = frozenset({"overtime", "play-out"})
"""What brings a table to its end, and is of no use where it does not count as it is played."""
AGAIN_AFTER: Final = 60.0
"""So many seconds after something could not be done it is due again, and after twice as many each time that
it cannot be done again, …"""
LONGEST_PAUSE: Final = 3600.0
"""… up to so many."""


class Ticking(Entering, Founding):
    """Does what is due. It may be asked as often as anybody likes: all of it is done once."""

    async def due(self, now: float | None = None) -> list[LeagueId]:
        """The leagues that have something to do by now; `tick` does it."""
        at = self._now() if now is None else now
        found = await self._journal.write(lambda db: league_rows.due(db, at))
        again = [each for each, when in self._again.items() if when <= at and each not in found]
        return [*found, *again]

    async def next_due(self) -> float | None:
        """When the next league has something to do, in UNIX seconds; None if none has."""
        found = await self._journal.write(league_rows.next_due)
        return min((each for each in (found, *self._again.values()) if each is not None), default=None)

    async def begin(self) -> list[LeagueId]:
        """After a start: the leagues that have tables which are not over. Each is due at once, for what an
        act should have led to before the bot ended; ask each what it has `to_open`."""
        found = await self._journal.write(league_rows.running)
        self._again.update(dict.fromkeys(found, self._now()))
        return found

    async def tick(self, league_id: LeagueId) -> list[Done]:
        """Do all that is due, and see that tables are as the season wants them. Returns the acts. Leagues of
        servers that the bot has left, or that are to be deleted, wait. If it cannot be done, the league is
        due again a little later."""
        self._again.pop(league_id, None)
        is_whole = False
        try:
            done = await self._tick(league_id)
            is_whole = league_id not in self._again
            return done
        finally:
            pause = self._pauses.pop(league_id, AGAIN_AFTER)
            if not is_whole:
                self._again[league_id] = self._now() + pause
                self._pauses[league_id] = min(2 * pause, LONGEST_PAUSE)

    async def follow(self, league_id: LeagueId) -> None:
        """The same, for an act that is stored: whoever did it must not read that it failed, because of what
        can only be done a little later."""
        try:
            await self.tick(league_id)
        except NotStored as error:
            log.debug("what is due in league %s is not done: %s", league_id, error)
        except Exception:
            log.exception("what is due in league %s could not be done", league_id)

    async def _tick(self, league_id: LeagueId) -> list[Done]:
        done = list[Done]()
        while True:
            try:
                async with self._held(league_id) as league:
                    guild = league.row.guild
                    if await self._journal.write(partial(_is_waiting, guild=guild)):
                        return done
                    some = await self._do_due(league)
                    pending = await self._pending(league)
            except Refused as refusal:
                if refusal.reason != "league-unknown":
                    raise
                return done
            done += some
            changed = [await self._see_to(league_id, session, what) for session, what in pending]
            done += [each for several in changed for each in several]
            if not some and not any(changed):
                return done

    # Acts that are due

    async def _do_due(self, league: League) -> list[Done]:
        done = list[Done]()
        for entry in forgotten(league):
            done += await self._store(league, acts.Left(entry), by=Author(Who.ENTRY, entry))
        again = opens_again(league)
        if again is not None and again <= self._now():
            return done + await self._open_next(league, self._moved(league))
        if league.season.stopped is not None:
            await self._store(league)  # so that it is looked at again, and no table plays on
        if league.season.is_played_out:  # what was never dealt cannot be played
            undealt = [
                acts.Voided(each.round, each.table)
                for each in league.season.unfinished()
                if league.fixtures[each.round, each.table].session is None
            ]
            done += await self._store(league, *undealt) if undealt else []
        while True:
            found = [each for each in due(league.season, self._now()) if each.act is not acts.TableOpened]
            if not found:
                return done
            stored = await self._store(league, await self._act_for(league, found[0]))
            done += stored
            if not stored or isinstance(stored[-1].act, acts.PlayedOut | acts.OvertimeBegan):
                return done  # its tables come first

    async def _act_for(self, league: League, what: Due) -> Act:
        if what.act is acts.RoundCalled:
            return acts.RoundCalled(what.round, 1, secrets.token_hex(16))
        if what.act is acts.Drawn:
            return await self._draw(league, what.round)
        if what.act is acts.SeasonEnded:
            return final(league.season)
        if what.act is acts.EndAnnounced:
            return acts.EndAnnounced()
        return acts.PlayedOut() if what.act is acts.PlayedOut else acts.OvertimeBegan()

    async def _draw(self, league: League, round: int) -> Act:
        row = league.row
        answered = await self._journal.write(
            lambda db: entry_rows.answered(db, row.guild, league.id, row.season)
        )
        order: Iterable[int] = ()
        if not league.season.divisions:
            seed = league.season.rounds[round].seed
            order = await self._journal.write(lambda db: _order(db, league, seed))
        return await asyncio.to_thread(
            draw_round,
            league.season,
            round,
            answered,
            allowed=self._games[league.settings.game].seats,
            order=tuple(order),
            seed=secrets.token_hex(16),
        )

    # What acts lead to at tables

    async def _pending(self, league: League) -> list[tuple[SessionId, str]]:
        """The tables that are not as the season wants them, each with what is to be done there."""
        found, season = list[tuple[SessionId, str]](), league.season
        stood, expelled = _standing(league), [each for each in season.entrants.values() if each.is_expelled]
        if season.overtime is None and not stood and not expelled:
            return []  # tables are as they were dealt
        gone = [league.entries[each.number].person for each in expelled]
        running = dict[SessionId, bool]()  # whether a correction has decided what counts: people play on
        for each in season.fixtures.values():
            number = league.fixtures[each.round, each.table].session
            if each.ended is None and number is not None:
                running[number] = each.is_over
        sessions = await self._journal.write(lambda db: [session_rows.session(db, each) for each in running])
        for session in filter(None, sessions):
            wanted = _wanted(season, session, stood, gone)
            found += [(session.id, what) for what in wanted if not running[session.id] or what not in _TO_END]
        return found

    async def _see_to(self, league_id: LeagueId, session_id: SessionId, what: str) -> list[Done]:
        """Do what a table needs, and note what came of it. A failure at one table keeps no other one."""
        try:
            await self._seen_to(league_id, session_id, what)
        except Refused:
            pass  # it changed meanwhile, or there is nothing to do
        except ReplayMismatch:
            if what == "play-out":
                return await self._void_frozen(league_id, session_id)
        except Exception as error:  # a full disk, or a fault of the game: the other tables do not wait for it
            if not isinstance(error, NotStored):  # the journal has said that
                log.exception("table %s of league %s is not as it should be", session_id, league_id)
            self._again[league_id] = self._now() + AGAIN_AFTER
            return []
        self.when_changed(session_id)
        return await self.sync(session_id)

    async def _seen_to(self, league_id: LeagueId, session_id: SessionId, what: str) -> None:
        if what == "overtime":
            await self._sessions.set_overtime(session_id)
        elif what == "wake":
            await self._endings.wake(session_id, None)
        elif what == "play-out":
            await self._sessions.play_out(session_id)
        else:
            async with self._held(league_id) as league:
                by, reason, people = await self._mandates(league, session_id, what)
                if what == "pause" and league.season.stopped is not None:  # it may go on by now, …
                    await self._moderation.pause(session_id, by, reason, PAUSED_FOR)
                elif what == "resume" and league.season.stopped is None:  # … or stand still again
                    await self._moderation.resume(session_id, by, reason)
            for person in people:
                await self._moderation.free_seat(session_id, by, reason, person)

    async def _mandates(
        self, league: League, session_id: SessionId, what: str
    ) -> tuple[Person, str, list[PersonId]]:
        """Who wanted this for which reason, and (to expel them) whose seats it is about. Raises Refused if it
        is about nobody any more."""
        kinds: dict[str, tuple[type[Act], ...]] = {
            "pause": (acts.SeasonStopped,),
            "resume": (acts.SeasonWentOn,),
            "expel": (acts.Expelled,),
        }
        session = await self._journal.write(partial(_session, session_id=session_id))
        fitting = [one for one in league.season.log if isinstance(one.act, kinds[what])]
        people = list[PersonId]()
        if what == "expel":
            seated = [
                each
                for each in league.entries.values()
                if session and session.seat_of(each.person) is not None
            ]
            gone = {each.number for each in seated if league.season.entrants[each.number].is_expelled}
            people = [league.entries[number].person for number in sorted(gone)]
            fitting = [one for one in fitting if isinstance(one.act, acts.Expelled) and one.act.entry in gone]
        if not fitting:  # they were readmitted, or have left the table, just then
            raise Refused("not-their-seat")
        done = fitting[-1]
        who = PersonId(done.by.number)
        name = self._organisers.get((league.row.guild, who), "")
        return Person(who, name), done.reason or league.row.name, people

    async def _void_frozen(self, league_id: LeagueId, session_id: SessionId) -> list[Done]:
        """A table whose stored answers cannot be replayed is not played out: it does not count."""
        log.error("table %s of league %s cannot be played out: it does not count", session_id, league_id)
        async with self._held(league_id) as league:
            row = next(each for each in league.fixtures.values() if each.session == session_id)
            if league.season.fixtures[row.key].is_over:
                return []
            return await self._store(league, acts.Voided(*row.key))


def _is_waiting(db: sqlite3.Connection, guild: int) -> bool:
    return league_rows.is_waiting(db, guild)


def _session(db: sqlite3.Connection, session_id: SessionId) -> Session | None:
    return session_rows.session(db, session_id)


def _wanted(season: Season, session: Session, stood: Stood, gone: Sequence[PersonId]) -> list[str]:
    """What is to be done at a table, if the season `stood` still at these times, and these people are `gone`
    because they were expelled."""
    is_on = session.status == "playing"
    found = ["expel"] if is_on and any(session.seat_of(each) is not None for each in gone) else []
    if season.stopped is not None:
        return [*found, "pause"] if is_on and session.paused_until is None else found
    if is_on and session.paused_by is not None and _is_paused_by_league(session, stood):
        found.append("resume")
    if is_on and session.asleep_since is not None and _stood_at(stood, session.asleep_since):
        found.append("wake")  # nobody could act meanwhile
    if season.is_played_out:
        return [*found, "play-out"]
    if season.overtime is not None and is_on and session.pace is not PaceName.OVERTIME:
        found.append("overtime")
    return found


def _is_paused_by_league(session: Session, stood: Stood) -> bool:
    """Whether a moderator's pause is one that the season has brought: it began while it stood still."""
    until = session.paused_until
    return until is not None and _stood_at(stood, until - PAUSED_FOR * DAY)


def _standing(league: League) -> Stood:
    """From when to when the season stood still."""
    found = list[tuple[float, float | None]]()
    for one in league.season.log:
        if isinstance(one.act, acts.SeasonStopped):
            found.append((one.at, None))
        elif isinstance(one.act, acts.SeasonWentOn) and found:
            found[-1] = (found[-1][0], one.at)
    return found


def _stood_at(stood: Stood, at: float) -> bool:
    """Whether the season stood still at a moment."""
    return any(since <= at and (end is None or at <= end) for since, end in stood)


def _order(db: sqlite3.Connection, league: League, seed: str) -> tuple[int, ...]:
    """The order from which the divisions of a season are cut: the list after the season before, or the
    ratings that are shown if there is none."""
    number = league.row.season
    by_person = {each.person: each.number for each in league.entries.values()}
    before = loaded(db, league.id, number - 1) if number > 1 else None
    if before is not None and before.season.divisions:
        persons = [before.entries[entry].person for entry in list_after(ranking(before.season))]
        known = [by_person[person] for person in persons if person in by_person]
        return next_order(known, by_person.values())
    rows = rating_rows.all_ratings(db, league.row.guild, league.row.game)
    hidden = rating_rows.hidden(db, league.row.guild, by_person)  # their division would tell of it
    rated = sorted(
        (-row.rating.value, by_person[person])
        for person, row in rows.items()
        if person in by_person and person not in hidden and not is_provisional(row.games, row.opponents)
    )
    return first_order([entry for _, entry in rated], by_person.values(), seed)
