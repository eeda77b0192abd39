"""What anybody reads of a league, page by page, privately or for everybody: standings and crosstables.

What was drawn is shown only if it is still so: somebody may be forgotten, or a table may end, meanwhile.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.parts.galleries import MISSING, Picture
from cogs.parts.interactions import data_of
from cogs.parts.layouts import TEXT, pages
from cogs.parts.league_controls import division_rows, key_of, standings_button
from cogs.parts.league_pictures import cross_pictures, poster_pictures, standings_pictures
from cogs.parts.league_views import cross_view, league_view, page_of, poster_view
from cogs.parts.widgets import turn_rows
from cogs.parts.wishes import FOR_ALL
from cogs.posting.leagues.board_text import next_lines
from cogs.posting.leagues.facts import Facts, chunks, league_name, name_of
from cogs.presses.leagues.meant import league_of, told
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.public_posts import place_for_all, post_for_all
from engine.errors import Refused
from engine.journal.league_rows import LeagueRow
from engine.leagues.ranking import ahead_of
from engine.leagues.season import Season, State
from engine.leagues.standings import Standing
from renders.language.catalogues import Words
from renders.league.text.cross import cross_texts
from renders.league.text.posters import poster_text
from renders.league.text.standings import standings_text
from renders.league.views import CrossView, LeagueView, PosterView

IN_A_LINE = 10
"""So many people stand in a line of those who have entered."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What of a league somebody wants to see."""

    season: int | None = None
    """None: the newest."""
    division: int = 0
    """0: that of whoever asks, or else the first."""
    page: int = 0
    """0: the one with whoever asks, or else the first."""


@dataclass(frozen=True, slots=True)
class Page:
    """What there is to see. Two are equal if they show the same."""

    season: Season = field(compare=False)
    is_newest: bool
    texts: tuple[str, ...]
    page: int
    pages: int
    division: int = 0
    """0: the season has none yet."""
    view: LeagueView | CrossView | None = None
    poster: PosterView | None = None


async def show_table(
    visit: Visit, row: LeagueRow, asked: Asked | None = None, *, is_public: bool = False
) -> None:
    """Show a page of the standings, privately or to everybody in this channel; before there are divisions,
    who has entered; after the end, the champions, too. Raises Refused if there is no such season or
    division."""
    await _show(visit, row, asked or Asked(), Verb.DIVISION, is_public=is_public)


async def show_cross(
    visit: Visit, row: LeagueRow, asked: Asked | None = None, *, is_public: bool = False
) -> None:
    """Show who left whom behind in a division, in the same way."""
    await _show(visit, row, asked or Asked(), Verb.CROSS, is_public=is_public)


async def _show(visit: Visit, row: LeagueRow, asked: Asked, verb: Verb, *, is_public: bool) -> None:
    place = await place_for_all(visit) if is_public else None
    words = visit.words if place is None else place.words
    palette = (await visit.wishes()).drawn_in if place is None else FOR_ALL
    page = await _page(visit, row, asked, verb, words, is_public=is_public)
    while True:
        pictures = await _pictures(visit, page, words, palette)
        now = await _page(visit, row, asked, verb, words, is_public=is_public)
        if now == page:
            break
        page = now
    rows = _rows(row, page, verb, words)
    if place is None:
        await visit.answer(*page.texts, rows=rows, pictures=pictures, missing=MISSING)
    else:
        await post_for_all(visit, place, *page.texts, rows=rows, pictures=pictures, missing=MISSING)


async def _page(
    visit: Visit, row: LeagueRow, asked: Asked, verb: Verb, words: Words, *, is_public: bool
) -> Page:
    season = None if asked.season == row.season else asked.season
    standings = await visit.services.leagues.standings(row.guild, row.id, season)
    whole, facts = await told(row, visit, asked.season)
    me = None if is_public else visit.person.id
    reader = next((each.number for each in whole.entries.values() if each.person == me), None)
    divisions, is_newest = whole.season.divisions, whole.season.number == whole.row.season
    if not divisions:
        return _entered(facts, asked.page, words, is_newest=is_newest)
    own = next((number for number, entries in divisions.items() if reader in entries), min(divisions))
    division = asked.division or own
    if division not in divisions:
        raise Refused("league-division-unknown", last=max(divisions))
    make = _standings if verb is Verb.DIVISION else _cross
    return make(facts, standings, division, reader, asked.page, words, is_newest=is_newest)


def _standings(
    facts: Facts,
    standings: Mapping[int, Sequence[Standing]],
    division: int,
    reader: int | None,
    number: int,
    words: Words,
    *,
    is_newest: bool,
) -> Page:
    if not number:
        number = 1 if reader is None else page_of(standings.get(division, ()), reader)
    view = league_view(
        facts.name, facts.season, standings, facts.names, division, words, reader=reader, page=number
    )
    poster = poster_view(facts.name, facts.season, facts.names) if view.page == 1 else None
    title, _, text = standings_text(view, words).partition("\n")
    if poster is not None:
        champions = poster_text(poster, words)
        if len(champions) + len(title) + len(text) < TEXT:
            title, text = champions, text if view.divisions == 1 else f"{title}\n{text}"
    return Page(facts.season, is_newest, (title, text), view.page, view.pages, division, view, poster)


def _cross(
    facts: Facts,
    standings: Mapping[int, Sequence[Standing]],
    division: int,
    reader: int | None,
    number: int,
    words: Words,
    *,
    is_newest: bool,
) -> Page:
    ahead = ahead_of(facts.season, division)
    view = cross_view(facts.name, facts.season, standings, ahead, facts.names, division, reader=reader)
    texts = cross_texts(view, words)
    number = max(1, min(number, len(texts)))
    title, _, text = texts[number - 1].partition("\n")
    return Page(
        facts.season,
        is_newest,
        (title, text),
        number,
        len(texts),
        division,
        view if number == 1 else None,
    )


def _entered(facts: Facts, number: int, words: Words, *, is_newest: bool) -> Page:
    """Who has entered a season that has no divisions yet."""
    season = facts.season
    entries = [each.number for each in season.entrants.values() if not each.is_out]
    head = words.text("league-entered", league=league_name(facts, words), season=season.number)
    lines = [words.text("league-joined", count=len(entries))]
    lines += [
        ", ".join(name_of(entry, facts, words) for entry in several) for several in chunks(entries, IN_A_LINE)
    ]
    lines += [words.text("league-news-over")] if season.state is State.OVER else next_lines(facts, words)
    found = pages("\n".join(lines))
    number = max(1, min(number, len(found)))
    return Page(season, is_newest, (head, found[number - 1]), number, len(found))


async def _pictures(visit: Visit, page: Page, words: Words, palette: str | None) -> tuple[Picture, ...]:
    pictures, found = visit.services.pictures, tuple[Picture, ...]()
    if page.poster is not None:
        found += await poster_pictures(pictures, page.poster, words, palette)
    if isinstance(page.view, LeagueView):
        found += await standings_pictures(pictures, page.view, words, palette)
    elif page.view is not None:
        found += await cross_pictures(pictures, page.view, words, palette)
    return found


def _rows(row: LeagueRow, page: Page, verb: Verb, words: Words) -> list[Row]:
    """The controls of a page: the pages beside it, the other table of the division, the log, and the menu of
    the divisions."""
    league, season = row.id, page.season
    turns = turn_rows(
        lambda to: CustomId(verb, NO_SESSION, key=key_of(league, season.number, page.division, to)),
        page.page,
        page.pages,
        words,
        before="button-rating-before",
        after="button-rating-after",
    )
    buttons: list[ui.Button[Any]] = []
    if page.division and verb is Verb.DIVISION:
        buttons.append(_button(Verb.CROSS, key_of(league, season.number, page.division), words))
    elif page.division:
        buttons.append(standings_button(key_of(league, season.number, page.division), words))
    buttons.append(_button(Verb.LEAGUE_LOG, key_of(league, season.number), words))
    menu = division_rows(league, season, words, now=page.division, verb=verb, is_newest=page.is_newest)
    return [*turns, ui.ActionRow(*buttons), *menu]


def _button(verb: Verb, key: str, words: Words) -> ui.Button[Any]:
    custom_id = str(CustomId(verb, NO_SESSION, key=key))
    return ui.Button(
        label=words.text(f"button-{verb}"), custom_id=custom_id, style=discord.ButtonStyle.secondary
    )


async def _pressed(press: Press) -> tuple[LeagueRow, Asked]:
    """The league that a control names, and what of it: its key has the season, the division and the page, as
    far as a menu does not say the division."""
    row, numbers = await league_of(press, 4)
    season, (division, page, *_) = numbers[0] if numbers else None, (*numbers[1:], 0, 0)
    values = data_of(press.interaction).get("values")
    if values:
        division = CustomId(press.custom_id.verb, NO_SESSION, key=str(values[0])).number
    return row, Asked(season, division, page)


async def turn_table(press: Press) -> None:
    """Show the standings that a control names, privately."""
    await show_table(press, *await _pressed(press))


async def turn_cross(press: Press) -> None:
    """Show the crosstable that a control names, privately."""
    await show_cross(press, *await _pressed(press))


HANDLERS: Mapping[Verb, Handler] = {Verb.DIVISION: turn_table, Verb.CROSS: turn_cross}
