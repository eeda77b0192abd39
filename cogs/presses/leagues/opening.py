"""An organiser opens a league or its next season: a preview, a form, and a press.

Nothing is stored before sign-up is opened: the preview's ids have all of it. What they say is looked at anew
at each press. Commands trust Discord, which lets only some send them; whoever presses must be an organiser.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.custom_ids import UnknownId, Verb
from cogs.parts.interactions import data_of, fields
from cogs.parts.season_controls import (
    Draft,
    flags_of,
    names_on,
    season_modal,
    season_rows,
)
from cogs.posting.leagues.private_text import preview_text
from cogs.presses.leagues.meant import league_meant, league_of
from cogs.presses.leagues.planning import Planned, bounds_of, game_of, is_usual, plan_of, with_typed
from cogs.presses.offices import check_organiser, check_server
from cogs.presses.press import Handler, Press, Visit
from engine.errors import Refused
from engine.folding import folded
from engine.journal.league_rows import LeagueRow
from engine.leagues.season import State
from engine.leagues.settings import (
    SIGN_UP_DAYS,
)
from renders.league.text import titles

MENDABLE: Final = frozenset(
    {
        *("league-table", "league-setting", "league-setting-other", "league-every", "league-at-once"),
        *("league-last-games", "league-too-long", "league-sign-up", "league-start"),
    }
)
"""What is refused for these reasons can be mended with other numbers, so it is told on the preview."""


# Commands


async def show_preview(visit: Visit, draft: Draft, *, said: str = "") -> None:
    """Show what comes of a draft, below what is `said`. Numbers that cannot hold are told there, with the one
    that would, beside the button that changes them. Raises Refused for all else."""
    words = visit.words
    try:
        planned = await plan_of(visit, draft)
    except Refused as refusal:
        if refusal.reason not in MENDABLE:
            raise
        name = await _name(visit, draft)
        why = said or words.refusal(refusal)
        text = words.text("organise-cannot-hold", league=titles.message([], name, words), why=why)
        game = await game_of(visit, draft)
        known = visit.services.games[game].options
        rows = season_rows(draft, words, can_open=False, game=game, known=known)
        await visit.answer(text, rows=rows)
        return
    game = planned.preview.settings.game
    known = visit.services.games[game].options
    rows = season_rows(planned.draft, words, can_open=True, game=game, known=known)
    text = preview_text(planned.name, planned.preview, words)
    await visit.answer(said, text, _where(planned, visit), rows=rows)


async def open_league(visit: Visit, draft: Draft, *, is_now: bool = False) -> None:
    """Show the preview of a new league or a next season, or (if it `is_now`) open it."""
    if is_now:
        await _open(visit, draft, is_seen=True)
    else:
        await show_preview(visit, draft)


async def next_draft(visit: Visit, number: int | None, *, sign_up: int | None = None, **chosen: Any) -> Draft:
    """A draft of the next season of a league, by the settings of the last one and by what is `chosen`. Raises
    Refused unless the last one is over."""
    row = await league_meant(visit, number)
    last = await visit.services.leagues.next_settings(row.guild, row.id)
    draft = Draft(
        league=row.id,
        table=last.table,
        rounds=last.rounds,
        every=last.every,
        division=last.division or 0,
        options=flags_of(last.options, visit.services.games[row.game].options),
        sign_up=SIGN_UP_DAYS if sign_up is None else sign_up,
    )
    return replace(draft, **{name: each for name, each in chosen.items() if each is not None})


# Presses


async def open_sign_up(press: Press) -> None:
    """Open what a preview shows. If other dates would come of it by now, show these first."""
    _check_presser(press)
    await _open(press, Draft.parse(press.custom_id.key))


async def next_season(press: Press) -> None:
    """Open the next season of a league at once, with the settings of the last one and the dates moved."""
    check_organiser(press)
    row, _ = await league_of(press)
    await _open(press, await next_draft(press, row.id), is_seen=True)


async def change_form(press: Press) -> ui.Modal:
    """The form for the numbers of a preview. Raises Refused to whoever is no organiser."""
    check_organiser(press)
    draft = Draft.parse(press.custom_id.key)
    return season_modal(draft, await bounds_of(press, draft), press.words)


async def change_season(press: Press) -> None:
    """Show what comes of the numbers that were typed into the form. One that cannot be stays as it was, and
    the preview says which. Raises Refused to whoever is no organiser."""
    check_organiser(press)
    if press.interaction.type is not discord.InteractionType.modal_submit:
        raise UnknownId
    draft = Draft.parse(press.custom_id.key)
    on = names_on(draft.options, press.services.games[await game_of(press, draft)].options)
    changed, refusal = with_typed(draft, fields(press.interaction), await bounds_of(press, draft), on)
    await show_preview(press, changed, said="" if refusal is None else press.words.refusal(refusal))


async def choose_options(press: Press) -> None:
    """Show what comes of the options that were chosen for a preview. Raises Refused to whoever is no
    organiser."""
    check_organiser(press)
    draft = Draft.parse(press.custom_id.key)
    known = press.services.games[await game_of(press, draft)].options
    names = [str(each) for each in data_of(press.interaction).get("values") or ()]
    if not set(names) <= set(known):
        raise Refused("not-an-option")
    before = names_on(draft.options, known)
    if is_usual(draft, before):
        draft = replace(draft, every=0)  # nobody has chosen it: what fits the new options is proposed
    await show_preview(press, replace(draft, options=flags_of(names, known), start=0))


def _check_presser(press: Press) -> None:
    """Raises Refused unless an organiser presses; whoever is let in by Integrations alone reads which option
    of the command does the same."""
    check_server(press)
    try:
        check_organiser(press)
    except Refused:
        raise Refused("not-for-you-to-open") from None


# Behind them


async def _open(visit: Visit, draft: Draft, *, is_seen: bool = False) -> None:
    """Open a draft, and say what happens next. Unless its dates need not be seen before, they are shown
    instead if they have moved since they were."""
    guild, leagues, words = check_server(visit), visit.services.leagues, visit.words
    if (found := await _open_already(visit, draft)) is not None:
        await _say(visit, found, is_new=False)
        return
    try:
        planned = await plan_of(visit, draft)
    except Refused as refusal:
        if refusal.reason not in MENDABLE:
            raise
        await show_preview(visit, draft)
        return
    if not is_seen and planned.draft.start != draft.start:
        await show_preview(visit, draft, said=words.text("organise-dates-moved"))
        return
    settings = planned.preview.settings
    try:
        if draft.league:
            row = await league_meant(visit, draft.league)
            await leagues.open_next(guild, row.id, visit.person, settings)
        else:
            number = await leagues.open(
                guild,
                visit.person,
                draft.name,
                settings,
                channel=planned.home,
                tables_channel=planned.tables,
            )
            row = await league_meant(visit, number)
    except Refused:  # another press may have come first
        if (found := await _open_already(visit, draft)) is None:
            raise
        await _say(visit, found, is_new=False)
        return
    visit.services.league_messages.wake(row.id)
    await _say(visit, row, is_new=True)


async def _open_already(visit: Visit, draft: Draft) -> LeagueRow | None:
    """The league in which people can sign up already for what a draft describes, or None."""
    guild, leagues = check_server(visit), visit.services.leagues
    if draft.league:
        row: LeagueRow | None = await league_meant(visit, draft.league)
    else:
        rows = await leagues.leagues(guild)
        own = (each for each in rows if each.game == draft.game and folded(each.name) == folded(draft.name))
        row = next(own, None)
    if row is None:
        return None
    seen = await leagues.overview(guild, row.id)
    is_same = seen.state is State.SIGN_UP and (draft.league or seen.season == 1)
    return row if is_same else None


async def _say(visit: Visit, row: LeagueRow, *, is_new: bool) -> None:
    """Say that people can sign up, and what happens next."""
    words, seen = visit.words, await visit.services.leagues.overview(row.guild, row.id)
    head = words.text(
        "organise-opened" if is_new else "organise-open-already",
        league=titles.message([], row.name, words),
        season=seen.season,
        channel=row.channel,
    )
    steps = words.text(
        "organise-steps", at=int(seen.settings.start), channel=row.channel, tables=row.tables_channel
    )
    await visit.answer(head, steps)


async def _name(visit: Visit, draft: Draft) -> str:
    return (await league_meant(visit, draft.league)).name if draft.league else draft.name


def _where(planned: Planned, visit: Visit) -> str:
    """Where the league is, and what happens if it is opened."""
    words, peak = visit.words, max(planned.preview.peaks.values())
    lines = [words.text("organise-preview-where", channel=planned.home, tables=planned.tables)]
    if planned.home == planned.tables:
        lines.append(words.text("organise-preview-flood", count=peak))
    if not planned.is_zone_told:
        lines.append(words.text("organise-preview-zone"))
    lines.append(words.text("organise-preview-next", days=planned.draft.sign_up))
    return "\n\n".join(lines)


HANDLERS: Mapping[Verb, Handler] = {
    Verb.OPEN_SIGN_UP: open_sign_up,
    Verb.CHANGE_SEASON: change_season,
    Verb.SEASON_OPTIONS: choose_options,
    Verb.NEXT_SEASON: next_season,
}
