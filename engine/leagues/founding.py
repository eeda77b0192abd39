"""Leagues are founded, their next seasons opened, and leagues closed."""

import sqlite3
from dataclasses import replace
from typing import Any, Final

from engine.errors import Refused
from engine.folding import folded, is_seen
from engine.journal import league_rows, server_rows
from engine.journal.league_rows import LeagueId
from engine.leagues import acts
from engine.leagues.books import Books, League, due_of, row_of
from engine.leagues.ledger import BOT, Author, Done, Who, once
from engine.leagues.proposals import Preview, check_start, previewed, proposed
from engine.leagues.ranking import final
from engine.leagues.season import Season, State, apply
from engine.leagues.settings import Settings
from engine.sessions.moderation import kept_reason
from engine.sessions.seating import Person, kept_name

LONGEST_NAME: Final = 40
"""Characters of a league's name: it stands beside a season and a table in one line."""


class Founding(Books):
    """What organisers do with leagues as a whole."""

    def preview(self, game: str, *, zone: str = "UTC", **chosen: Any) -> Preview:
        """What comes of what an organiser has chosen (by the names of `Settings`, with `sign_up_days` in
        place of a `start`) and of defaults. Raises Refused, with the number that would do, if it cannot
        hold."""
        if game not in self._games:
            raise Refused("not-an-option")
        seats = self._games[game].seats
        found = previewed(proposed(game, seats, self._now(), zone=zone, **chosen), seats)
        check_start(found.settings, self._now())
        return found

    async def open(
        self,
        guild: int,
        by: Person,
        name: str,
        settings: Settings,
        *,
        channel: int,
        tables_channel: int | None = None,
    ) -> LeagueId:
        """Found a league with its first season, in which people may sign up at once. Raises Refused if its
        name is none or taken, if the settings cannot hold, or if all of the server is to be deleted."""
        kept = checked_name(name)
        seats = self._games[settings.game].seats
        previewed(settings, seats)
        check_start(settings, self._now())
        at = self._now()
        opened = Done(1, at, Author(Who.ORGANISER, by.id), acts.SeasonOpened(1, settings))
        season = Season()
        apply(season, opened)

        def job(db: sqlite3.Connection) -> LeagueId | Refused:
            erase_at = server_rows.server(db, guild).erase_at
            if erase_at is not None:
                return Refused("server-erased", until=int(erase_at))
            found = league_rows.insert_league(
                db,
                guild=guild,
                name=kept,
                folded=folded(kept),
                game=settings.game,
                channel=channel,
                tables_channel=tables_channel or channel,
                at=at,
            )
            row = None if found is None else league_rows.league(db, found)
            if found is None or row is None:
                return Refused("league-name-taken")
            league_rows.save_season(db, found, 1)
            league_rows.add_act(db, found, row_of(opened, 1), once=once(opened.act))
            league_rows.save_due(db, found, due_of(League(row, season, {}, {}, 1), at))
            return found

        outcome = await self._journal.write(job)
        if isinstance(outcome, Refused):
            raise outcome
        return outcome

    async def next_settings(self, guild: int, league_id: LeagueId, **chosen: Any) -> Settings:
        """By which the next season would be played: as the last one, with the dates moved, and with what is
        `chosen`."""
        async with self._held(league_id, guild) as league:
            return self._moved(league, **chosen)

    async def open_next(
        self, guild: int, league_id: LeagueId, by: Person, settings: Settings | None = None
    ) -> None:
        """Open the next season, by these settings (None: as the last one, with the dates moved). Raises
        Refused if the last one is not over, or if the settings cannot hold."""
        async with self._held(league_id, guild) as league:
            await self._open_next(league, settings or self._moved(league), Author(Who.ORGANISER, by.id))

    async def close(self, guild: int, league_id: LeagueId, by: Person, reason: str) -> None:
        """Close a league, which everybody reads: a season in which people sign up ends. Raises Refused if one
        is being played."""
        kept = kept_reason(reason)
        async with self._held(league_id, guild) as league:
            if league.season.state not in (State.SIGN_UP, State.OVER):
                raise Refused("season-running")
            at = self._now()

            def also(db: sqlite3.Connection, _: Season) -> None:
                league_rows.save_closed(db, league.id, at)

            act = final(league.season) if league.season.state is State.SIGN_UP else acts.Closed()
            await self._store(league, act, by=Author(Who.ORGANISER, by.id), reason=kept, also=also)

    async def _open_next(self, league: League, settings: Settings, by: Author = BOT) -> list[Done]:
        if league.season.state is not State.OVER:
            raise Refused("season-running")
        if settings.game != league.row.game:
            raise Refused("league-game")
        if by is not BOT:
            previewed(settings, self._games[settings.game].seats)
            check_start(settings, self._now())
        number = league.row.season + 1
        new = League(replace(league.row, season=number), Season(), {}, {}, league.number)
        self._known.pop(league.id, None)
        done = await self._store(
            new,
            acts.SeasonOpened(number, settings),
            by=by,
            also=lambda db, _: league_rows.save_season(db, league.id, number),
        )
        self._known[league.id] = new
        return done

    def _moved(self, league: League, **chosen: Any) -> Settings:
        """The settings of the season, for one that opens now."""
        days = chosen.pop("sign_up_days", None)
        zone = chosen.get("zone", league.settings.zone)
        new = proposed(
            league.row.game,
            self._games[league.row.game].seats,
            self._now(),
            zone=zone,
            **({} if days is None else {"sign_up_days": days}),
        )
        return replace(league.settings, start=new.start, **chosen)


def checked_name(name: str) -> str:
    """A league's name as it is stored. Raises Refused if nothing of it is seen, or if it is too long."""
    kept = kept_name(name)
    if not is_seen(kept):
        raise Refused("league-name-missing")
    if len(kept) > LONGEST_NAME:
        raise Refused("league-name-long", most=LONGEST_NAME)
    return kept
