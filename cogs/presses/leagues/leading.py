"""What an organiser does with a league as a whole, by commands: settings, channels, dates, and its end.

It knows no rules: the engine decides what is possible. Discord decides who may send the commands.
"""

import contextlib
from dataclasses import fields
from typing import Any, Final

import discord

from cogs.parts.act_text import reason_words
from cogs.parts.layouts import NOBODY, card
from cogs.posting.leagues.act_text import act_line, setting_words
from cogs.posting.leagues.board_text import board_text
from cogs.posting.leagues.facts import league_name
from cogs.posting.servers import server_words
from cogs.presses.leagues.homes import check_offered, check_places
from cogs.presses.leagues.meant import league_meant, told
from cogs.presses.press import Visit
from cogs.presses.setting_changes import change_setting, office_of
from cogs.presses.setting_values import what_is_so
from engine.errors import Refused
from engine.journal.league_rows import LeagueRow
from engine.leagues import acts
from engine.leagues.calendar import proposed_start
from engine.leagues.due import rounds_to_come
from engine.leagues.ledger import Who
from engine.leagues.organising import ALWAYS, AT_ANY_TIME, BEFORE_THE_CALL
from engine.leagues.season import Season, State
from engine.leagues.settings import Settings
from engine.sessions.moderation import kept_reason
from engine.sessions.server_settings import Setting, effective
from renders.language.catalogues import Words
from renders.league.text import titles

NO_LINE: Final = -1
"""What is sent for as many who go up and down as usual."""
OPTIONS: Final = (
    *("table", "division", "rounds", "every", "last_games", "start"),
    *("pace", "at_once", "line", "late", "goes_on"),
)
"""The settings that have an option of `/organise settings`, in its order."""


# Settings


async def lead_settings(
    visit: Visit,
    number: int | None,
    reason: str | None,
    *,
    home: int | None = None,
    tables: int | None = None,
    start_days: int | None = None,
    **chosen: Any,
) -> None:
    """Change the settings of a league that are not None, with a reason, and its channels; without any, show
    what is so. `start_days` are the days from now to the first draw."""
    row = await league_meant(visit, number)
    changes = {name: each for name, each in chosen.items() if each is not None}
    if start_days is not None:
        seen = await visit.services.leagues.overview(row.guild, row.id)
        now = visit.services.sessions.workings.now()
        changes["start"] = proposed_start(now, seen.settings.zone, start_days)
    if changes.get("division") == 0:
        changes["division"] = None
    if changes.get("line") == NO_LINE:
        changes["line"] = None
    if not changes and home is None and tables is None:
        await _show_settings(visit, row)
        return
    if changes:
        kept_reason(reason or "")
    if home is not None or tables is not None:
        await _check_moved(visit, row, home, tables)
    lines = [] if not changes else [await _change(visit, row, reason or "", changes)]
    if home is not None or tables is not None:
        lines.append(await _move(visit, row, home, tables))
    visit.services.league_messages.wake(row.id)
    visit.services.office_messages.wake(row.guild)
    await visit.answer("\n".join(lines))


async def _change(visit: Visit, row: LeagueRow, reason: str, changes: dict[str, Any]) -> str:
    """Change settings, and return what everybody reads of it."""
    words, before = visit.words, (await told(row, visit))[1].settings
    try:
        after = await visit.services.leagues.change(row.guild, row.id, visit.person, reason, **changes)
    except Refused as refusal:
        if refusal.reason != "league-setting-fixed":
            raise
        season = (await told(row, visit))[0].season
        can = words.listed([f"`{_option(name, words)}`" for name in OPTIONS if name in _changeable(season)])
        fixed = _option(str(refusal.values["setting"]), words)
        raise Refused("league-setting-fixed-now", rule="L13", setting=fixed, can=can) from refusal
    if after == before:
        return words.text("organise-settings-unchanged")
    return await _line(visit, row, acts.SettingsChanged)


def _changeable(season: Season) -> frozenset[str]:
    """The settings that may change in a season as it is."""
    found = AT_ANY_TIME if rounds_to_come(season) else ALWAYS
    return found if season.rounds else found | BEFORE_THE_CALL


def _option(name: str, words: Words) -> str:
    """The option of a setting, as clients show it; the zone has none."""
    return words.text("parameter-organise-setting", setting=name)


async def _check_moved(visit: Visit, row: LeagueRow, home: int | None, tables: int | None) -> None:
    """Raises Refused if a league cannot be in these channels."""
    check_places(visit, *(each for each in (home, tables) if each is not None))
    if tables is not None:
        await check_offered(visit, row.game, tables)


async def _move(visit: Visit, row: LeagueRow, home: int | None, tables: int | None) -> str:
    """Note the channels of a league. In another home it gets a standing message and a thread for its news of
    their own."""
    leagues = visit.services.leagues
    channel, tables_channel = home or row.channel, tables or row.tables_channel
    await leagues.set_channels(row.guild, row.id, channel, tables_channel)
    if channel != row.channel:
        await leagues.set_board(row.id, None)
        await leagues.set_news(row.id, None)
        await _leave(visit, row, channel)
    return visit.words.text("organise-channels", channel=channel, tables=tables_channel)


async def _leave(visit: Visit, row: LeagueRow, home: int) -> None:
    """Let the standing message in the channel that a league has left say where the league is now: it is not
    edited any more. If that fails, the message stays as it is; its buttons tell what is so now."""
    guild = visit.interaction.guild
    if guild is None or row.board is None:
        return
    words = await server_words(visit.services.servers, guild)
    text = words.text("league-board-moved", league=titles.message([], row.name, words), channel=home)
    old = visit.interaction.client.get_partial_messageable(row.channel, guild_id=row.guild)
    with contextlib.suppress(discord.HTTPException):
        message = old.get_partial_message(row.board)
        await message.edit(view=card(text), attachments=[], allowed_mentions=NOBODY)


async def _show_settings(visit: Visit, row: LeagueRow) -> None:
    """Show how a league is played, and what of that may still change."""
    words = visit.words
    whole, facts = await told(row, visit)
    season = whole.season
    head = words.text("organise-settings", league=league_name(facts, words), season=season.number)
    lines = [
        f"- {setting_words(each.name, facts.settings, words)}"
        for each in fields(Settings)
        if each.name not in ("game", "options") or (each.name == "options" and facts.settings.options)
    ]
    lines.append(words.text("organise-channels", channel=row.channel, tables=row.tables_channel))
    if season.state is State.OVER:
        lines.append(words.text("organise-settings-over"))
    else:
        changeable = _changeable(season)
        can = words.listed([f"`{_option(name, words)}`" for name in OPTIONS if name in changeable])
        lines.append(words.text("organise-settings-can", can=can))
    await visit.answer("\n".join([head, *lines]))


# The season


async def lead_start(visit: Visit, number: int | None, reason: str) -> None:
    """Let the first round be drawn as early as people can be called for it."""
    row, leagues = await league_meant(visit, number), visit.services.leagues
    await leagues.start_early(row.guild, row.id, visit.person, reason)
    await leagues.follow(row.id)
    await _done(visit, row, acts.SettingsChanged)


async def lead_extend(visit: Visit, number: int | None, reason: str, days: int) -> None:
    """Put the end of a season off."""
    row = await league_meant(visit, number)
    await visit.services.leagues.extend(row.guild, row.id, visit.person, reason, days)
    await _done(visit, row, acts.Extended)


async def lead_stop(visit: Visit, number: int | None, reason: str) -> None:
    """Let a season stand still."""
    row = await league_meant(visit, number)
    await visit.services.leagues.stop(row.guild, row.id, visit.person, reason)
    await _done(visit, row, acts.SeasonStopped)


async def lead_go_on(visit: Visit, number: int | None, reason: str) -> None:
    """Let a season go on that stands still."""
    row = await league_meant(visit, number)
    await visit.services.leagues.go_on(row.guild, row.id, visit.person, reason)
    await _done(visit, row, acts.SeasonWentOn)


async def lead_close(visit: Visit, number: int | None, reason: str) -> None:
    """Close a league for good."""
    row, words = await league_meant(visit, number), visit.words
    await visit.services.leagues.close(row.guild, row.id, visit.person, reason)
    visit.services.league_messages.wake(row.id)
    visit.services.office_messages.wake(row.guild)
    shown, why = titles.message([], row.name, words), reason_words(kept_reason(reason))
    await visit.answer(words.text("organise-closed", league=shown, reason=why))


async def set_ratings(visit: Visit, *, is_on: bool) -> None:
    """Turn the ratings of the server on or off: the same as its settings do."""
    office = office_of(visit)
    if office is None:
        raise Refused("only-in-a-server")
    before = effective(await visit.services.servers.of(office.guild.id))
    after = await change_setting(visit, office.guild, Setting.RATINGS, None if is_on else False)
    said = what_is_so(Setting.RATINGS, after, office.guild, visit.words)
    message = "settings-unchanged" if after == before else "settings-stored"
    await visit.answer(visit.words.text(message, what=said))


async def _done(visit: Visit, row: LeagueRow, kind: type[acts.Act]) -> None:
    """Let all that is posted of a league show an act of this kind, and say what everybody reads of it, and
    how the season stands."""
    visit.services.league_messages.wake(row.id)
    visit.services.office_messages.wake(row.guild)
    line = await _line(visit, row, kind)
    _, facts = await told(row, visit)
    await visit.answer(line, board_text(facts, {}, visit.words))


async def _line(visit: Visit, row: LeagueRow, kind: type[acts.Act]) -> str:
    """What everybody reads of the newest act of this kind that an organiser has done."""
    whole, facts = await told(row, visit)
    log = reversed(whole.season.log)
    done = next((one for one in log if isinstance(one.act, kind) and one.by.who is Who.ORGANISER), None)
    return "" if done is None else visit.words.text("organise-done", line=act_line(done, facts, visit.words))
