"""What comes of a draft: its preview, its numbers with their bounds, and what was typed instead of them.

It knows the league or the game that a draft names, and neither opens nor shows anything.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from cogs.parts.custom_ids import DIGITS
from cogs.parts.season_controls import (
    DIVISION_FIELD,
    EVERY,
    FIELDS,
    ROUNDS_FIELD,
    SIGN_UP,
    TABLE,
    Draft,
    names_on,
)
from cogs.presses.leagues.homes import check_offered, check_places, home_of
from cogs.presses.leagues.meant import league_meant
from cogs.presses.offices import check_server
from cogs.presses.press import Visit
from engine.errors import Refused
from engine.folding import folded
from engine.leagues.calendar import length_of, proposed_every, proposed_last_games
from engine.leagues.founding import checked_name
from engine.leagues.proposals import Preview, check_start, previewed
from engine.leagues.season import State
from engine.leagues.settings import ALL_ROUNDS, ALL_SIGN_UP_DAYS, DIVISIONS, EVERY_DAYS, TABLES, Settings

_MINUTE: Final = 60


@dataclass(frozen=True, slots=True)
class Planned:
    """What comes of a draft."""

    draft: Draft
    """With all numbers, and with the date of the preview."""
    preview: Preview
    name: str
    home: int
    """The channel where the league is at home."""
    tables: int
    """The channel where its tables are."""
    is_zone_told: bool
    """Whether the organiser, or the league, has a time zone."""


async def plan_of(visit: Visit, draft: Draft) -> Planned:
    """What comes of a draft. Raises Refused if it cannot hold, if the league cannot have such a season now,
    or if its channels do not do."""
    services, guild = visit.services, check_server(visit)
    if draft.league:
        row = await league_meant(visit, draft.league)
        if (await services.leagues.overview(guild, row.id)).state is not State.OVER:
            raise Refused("season-running")
        home, tables, name, is_zone_told = row.channel, row.tables_channel, row.name, True
    else:
        name, home = checked_name(draft.name), home_of(visit).id
        if any(folded(each.name) == folded(name) for each in await services.leagues.leagues(guild)):
            raise Refused("league-name-taken")
        tables = draft.channel or home
        is_zone_told = (await services.hours.of(visit.person.id)).zone is not None
        await check_offered(visit, draft.game, tables)
    check_places(visit, home, tables)
    preview = await _preview(visit, draft)
    settings = preview.settings
    resolved = replace(
        draft,
        table=settings.table,
        rounds=settings.rounds,
        every=settings.every,
        division=settings.division or 0,
        start=int(settings.start // _MINUTE),
    )
    return Planned(resolved, preview, name, home, tables, is_zone_told)


async def _preview(visit: Visit, draft: Draft) -> Preview:
    services, division = visit.services, draft.division or None
    if draft.league:
        settings = await _next_settings(visit, draft)
        found = previewed(settings, services.games[settings.game].seats)
        check_start(found.settings, services.sessions.workings.now())
        return found
    chosen: dict[str, Any] = {name: getattr(draft, name) for name in (TABLE, EVERY) if getattr(draft, name)}
    zone = (await services.hours.of(visit.person.id)).zone or "UTC"
    return services.leagues.preview(
        draft.game,
        zone=zone,
        sign_up_days=draft.sign_up,
        rounds=draft.rounds,
        division=division,
        options=names_on(draft.options, services.games[await game_of(visit, draft)].options),
        **chosen,
    )


async def _next_settings(visit: Visit, draft: Draft) -> Settings:
    """By which the next season would be played. With other tables, what follows from how long games take is
    as much longer as it must be."""
    leagues, row = visit.services.leagues, await league_meant(visit, draft.league)
    new = await leagues.next_settings(row.guild, row.id, sign_up_days=draft.sign_up)
    table, on = draft.table or new.table, names_on(draft.options, visit.services.games[new.game].options)
    options = tuple(sorted(on))
    length = length_of(new.game, table, options)
    every, last_games = draft.every or new.every, new.last_games
    if table != new.table or options != new.options:
        every = draft.every or max(every, proposed_every(length, new.at_once))
        last_games = max(last_games, proposed_last_games(length))
    return replace(
        new,
        options=options,
        table=table,
        rounds=draft.rounds,
        every=every,
        last_games=last_games,
        division=draft.division or None,
        late=min(new.late, draft.rounds),
    )


async def game_of(visit: Visit, draft: Draft) -> str:
    """The name of a draft's game. Raises Refused if there is no such game."""
    game = (await league_meant(visit, draft.league)).game if draft.league else draft.game
    if game not in visit.services.games:
        raise Refused("not-an-option")
    return game


async def bounds_of(visit: Visit, draft: Draft) -> Mapping[str, tuple[int, int]]:
    """The least and the most of each number of a draft."""
    game = visit.services.games[await game_of(visit, draft)]
    seats = [each for each in game.seats if each in TABLES]
    return {
        TABLE: (seats[0], seats[-1]),
        ROUNDS_FIELD: (ALL_ROUNDS[0], ALL_ROUNDS[-1]),
        EVERY: (EVERY_DAYS[0], EVERY_DAYS[-1]),
        SIGN_UP: (ALL_SIGN_UP_DAYS[0], ALL_SIGN_UP_DAYS[-1]),
        DIVISION_FIELD: (DIVISIONS[0], DIVISIONS[-1]),
    }


def is_usual(draft: Draft, on: Sequence[str]) -> bool:
    """Whether the draws of a new league come as far apart as is proposed for its tables, with the options
    that are `on`."""
    if not (draft.game and draft.table):
        return False
    return draft.every == proposed_every(length_of(draft.game, draft.table, tuple(sorted(on))))


def with_typed(
    draft: Draft, typed: Mapping[str, str], bounds: Mapping[str, tuple[int, int]], on: Sequence[str]
) -> tuple[Draft, Refused | None]:
    """A draft with the numbers that were typed, and why the first of them that cannot be cannot. The options
    `on` stay as they are."""
    found, refusal = dict[str, int](), None
    for name in (each for each in FIELDS if each in typed):
        text, (low, high) = typed[name].strip(), bounds[name]
        number = int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else -1
        may_be_none = name in (TABLE, EVERY, DIVISION_FIELD)
        if low <= number <= high or (may_be_none and (number == 0 or not text)):
            found[name] = max(number, 0)
        else:
            refusal = refusal or _refusal(name, low, high)
    every = found.get(EVERY, draft.every)
    if found.get(TABLE, draft.table) != draft.table and every == draft.every and is_usual(draft, on):
        found[EVERY] = 0  # nobody has chosen it: what fits the new tables is proposed
    chosen: dict[str, Any] = {**found, "start": 0}
    return replace(draft, **chosen), refusal


def _refusal(name: str, low: int, high: int) -> Refused:
    if name == TABLE:
        return Refused("league-table", low=low, high=high)
    if name == SIGN_UP:
        return Refused("league-sign-up", low=low, high=high)
    return Refused("league-setting", setting=name, low=low, high=high)
