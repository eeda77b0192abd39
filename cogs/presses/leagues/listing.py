"""Lists of leagues and of what is in them: the leagues of a server, the log of a season, a round."""

import asyncio
from collections.abc import Mapping

from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.parts.layouts import PAGE, pages
from cogs.parts.league_controls import key_of, standings_button
from cogs.parts.widgets import turn_rows
from cogs.posting.leagues.act_text import log_lines
from cogs.posting.leagues.facts import league_name
from cogs.posting.leagues.list_text import league_entry
from cogs.posting.leagues.round_text import coming_text, drawn_text
from cogs.presses.leagues.meant import hidden_leagues, league_of, told
from cogs.presses.leagues.own import part_of
from cogs.presses.offices import check_server
from cogs.presses.press import Handler, Press, Visit
from engine.errors import Refused
from engine.journal.league_rows import LeagueRow
from renders.language.names import cut_lines


async def show_leagues(visit: Visit) -> None:
    """Show the leagues of the server that somebody sees: where each one is, and what comes next."""
    guild, words = check_server(visit), visit.words
    entries = list[str]()
    hidden = await hidden_leagues(visit, guild)
    for row in await visit.services.leagues.leagues(guild):
        if row.id in hidden:
            continue
        try:
            whole, facts = await told(row, visit)
        except Refused:  # it was closed just now
            continue
        entries.append(league_entry(whole.row, facts, words))
    if not entries:
        await visit.answer(words.text("league-list-none"), words.text("league-list-none-how"))
        return
    title = words.text("league-list-title")
    await visit.answer(title, cut_lines("\n".join(entries).split("\n"), PAGE))


async def show_log(visit: Visit, row: LeagueRow, season: int | None = None, page: int = 1) -> None:
    """Show a page of all acts of a season, the newest first."""
    words = visit.words
    acts = await visit.services.leagues.log(row.guild, row.id, season)
    whole, facts = await told(row, visit, season)
    known = {done.number for done in whole.season.log}
    newest = [one for one in reversed(acts) if one[0].number in known]

    lines = await asyncio.to_thread(log_lines, newest, facts, words)
    found = pages("\n".join(lines))
    page = max(1, min(page, len(found)))
    number = whole.season.number
    title = words.text("league-log-title", league=league_name(facts, words), season=number)
    turns = turn_rows(
        lambda to: CustomId(Verb.LEAGUE_LOG, NO_SESSION, key=key_of(row.id, number, to)),
        page,
        len(found),
        words,
        before="button-league-newer",
        after="button-league-older",
    )
    rows: list[Row] = [*turns]
    if whole.season.divisions:
        first = min(whole.season.divisions)
        rows.append(ui.ActionRow(standings_button(key_of(row.id, number, first), words)))
    await visit.answer(title, found[page - 1], rows=rows)


async def turn_log(press: Press) -> None:
    """Show the page of a log that a control names, privately."""
    row, numbers = await league_of(press, 3)
    season, page = (*numbers, None, None)[:2]
    await show_log(press, row, season, page or 1)


async def show_round(visit: Visit, row: LeagueRow, number: int | None = None) -> None:
    """Show a round to whoever asks alone; if none is named, what is to come, and the newest one that was
    drawn or skipped. Raises Refused if there is no such round."""
    words, part = visit.words, await part_of(visit, row)
    facts, season = part.facts, part.facts.season
    is_next = number in (None, season.settled + 1)
    coming = ""
    if is_next:
        answered = await visit.services.leagues.answered(row.guild, row.id, visit.person.id)
        coming = coming_text(part.entry, answered, facts, words)
    wanted = season.settled if number is None else number
    texts = [text for text in (coming, drawn_text(wanted, part.entry, facts, words)) if text]
    if not texts and number is None:
        raise Refused("league-no-round")
    if not texts:
        raise Refused("league-round-unknown", last=facts.settings.rounds)
    await visit.answer(*texts, rows=part.rows(words, rule="L1"))


HANDLERS: Mapping[Verb, Handler] = {Verb.LEAGUE_LOG: turn_log}
