"""Organisers read what people have reported to them, and decide it, each report by a form.

It knows no rules. A command trusts Discord, which lets only some send it; a control asks anew who has pressed
it, and whether the report is still open.
"""

from collections.abc import Mapping

import discord

from cogs.parts.custom_ids import UnknownId, Verb
from cogs.parts.interactions import fields
from cogs.parts.layouts import Part
from cogs.parts.moderate_controls import REASON
from cogs.parts.paging import page_line
from cogs.parts.report_controls import (
    PLACES,
    What,
    page_id,
    report_modal,
    report_row,
)
from cogs.parts.widgets import turn_rows
from cogs.posting.leagues.facts import Facts, league_name
from cogs.posting.leagues.report_text import places_typed, report_line, seats_line
from cogs.presses.leagues.acts import placed, voided
from cogs.presses.leagues.meant import league_of, told
from cogs.presses.offices import check_organiser
from cogs.presses.press import Handler, Press, Visit
from engine.errors import Refused
from engine.journal.fixture_rows import FixtureRow, ReportRow
from engine.journal.league_rows import LeagueRow
from engine.journal.server_act_rows import LONGEST_REASON
from engine.leagues import acts
from engine.leagues.organising import DISMISSED, PLACED, VOIDED
from engine.leagues.season import Season
from renders.language.names import cut

ON_A_PAGE = 4
"""So many reports are on a page: each has three buttons of its own."""
LONGEST_NOTICE = 800
"""No notice above the list is longer."""


async def show_reports(visit: Visit, row: LeagueRow, page: int = 1, *, notice: str = "") -> None:
    """Show a page of the reports of a league that nobody has decided, the oldest first, below a notice."""
    words = visit.words
    found = await visit.services.leagues.reports(row.guild, row.id)
    last = max(1, -(-len(found) // ON_A_PAGE))
    page = min(max(page, 1), last)
    _, newest = await told(row, visit)
    seasons, parts = {newest.season.number: newest}, list[Part]()
    for report, table in found[(page - 1) * ON_A_PAGE : page * ON_A_PAGE]:
        if table.season not in seasons:
            seasons[table.season] = (await told(row, visit, table.season))[1]
        parts += _parts(row, report, table, seasons[table.season], visit)
    head = words.text("reports-title", league=league_name(newest, words), count=len(found))
    heading = [head, page_line(page, last, words)]
    parts += turn_rows(lambda number: page_id(row.id, number), page, last, words)
    await visit.answer(cut(notice, LONGEST_NOTICE), "\n".join(filter(None, heading)), rows=parts)


def _parts(row: LeagueRow, report: ReportRow, table: FixtureRow, facts: Facts, visit: Visit) -> list[Part]:
    words = visit.words
    text = report_line(report, table, facts, words, row.season)
    buttons = report_row(
        row.id,
        report.number,
        words,
        is_newest=table.season == row.season,
        is_voided=facts.season.fixtures[table.key].is_voided,
    )
    return [discord.ui.TextDisplay(text), buttons]


async def turn(press: Press) -> None:
    """Show the page that a button names."""
    check_organiser(press)
    row, numbers = await league_of(press, 2)
    await show_reports(press, row, numbers[0] if numbers else 1)


# The form


async def report_form(press: Press) -> discord.ui.Modal:
    """The form that decides the report that a button names."""
    what, row, report, table = await _pressed(press)
    _, facts = await told(row, press, table.season)
    fixture, words = facts.season.fixtures[table.key], press.words
    about = "\n".join(
        [
            report_line(report, table, facts, words, row.season, longest=2 * LONGEST_REASON),
            seats_line(fixture, facts, words),
            *([words.text("report-form-about-dismiss")] if what is What.DISMISS else []),
        ]
    )
    return report_modal(row.id, report.number, what, about, places_typed(fixture), words)


async def decide(press: Press) -> None:
    """Do what a form sends, and show the reports that are left. What is refused stands above them."""
    if press.interaction.type is not discord.InteractionType.modal_submit:
        raise UnknownId
    row: LeagueRow | None = None
    check_organiser(press)
    try:
        what, row, report, table = await _pressed(press)
        notice = await _decided(press, what, row, report, table)
    except Refused as refusal:
        if row is None:
            row, _ = await league_of(press, 3)
        notice = press.words.refusal(refusal)
    await show_reports(press, row, notice=notice)


async def _decided(press: Press, what: What, row: LeagueRow, report: ReportRow, table: FixtureRow) -> str:
    """Decide a report. Returns what to tell whoever has done it."""
    sent, number = fields(press.interaction), report.number
    if what is What.VOID:
        return await voided(press, row, table.key, sent.get(REASON, ""), report=number)
    if what is What.PLACE:
        return await placed(press, row, table.key, sent.get(PLACES, ""), sent.get(REASON, ""), report=number)
    _, facts = await told(row, press, table.season)
    outcome = _outcome(report, table, facts.season)
    if not await press.services.leagues.decide(row.guild, row.id, number, outcome):
        raise Refused("report-decided")
    return press.words.text("report-dismissed", number=number)


async def _pressed(press: Press) -> tuple[What, LeagueRow, ReportRow, FixtureRow]:
    """What a control wants to come of which report, with its league and its table. Raises Refused unless
    whoever has pressed it is an organiser and the report is open, UnknownId if it is forged."""
    check_organiser(press)
    row, numbers = await league_of(press, 3)
    if len(numbers) != 2:
        raise UnknownId
    what = What.meant(numbers[1])
    for report, table in await press.services.leagues.reports(row.guild, row.id, is_open=False):
        if report.number != numbers[0]:
            continue
        if report.outcome is not None:
            raise Refused("report-decided")
        if what is not What.DISMISS and table.season != row.season:
            raise Refused("table-of-an-earlier-season")
        return what, row, report, table
    raise Refused("report-unknown")


def _outcome(report: ReportRow, table: FixtureRow, season: Season) -> str:
    """What came of a report that is dismissed: what an organiser has made of its table since, if they have,
    and nothing else."""
    for one in reversed(season.log):
        act = one.act
        if (
            one.at < report.at
            or one.number in season.undone
            or not isinstance(act, acts.Voided | acts.Placed)
        ):
            continue
        if (act.round, act.table) == table.key:
            return VOIDED if isinstance(act, acts.Voided) else PLACED
    return DISMISSED


HANDLERS: Mapping[Verb, Handler] = {Verb.REPORTS: turn, Verb.REPORT: decide}
