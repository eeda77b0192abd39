"""Anybody checks a league, takes it along as files, and reports what is not right at a table."""

from discord import app_commands, ui

from cogs.parts.custom_ids import Verb
from cogs.parts.layouts import answer_with_file, send_file_beside
from cogs.parts.league_controls import league_button
from cogs.parts.typed_names import table_in
from cogs.parts.widgets import rule_button
from cogs.posting.leagues.act_text import log_line
from cogs.posting.leagues.facts import act_number, league_name
from cogs.presses.leagues.meant import CHOICES, told
from cogs.presses.press import Visit
from engine.errors import Refused
from engine.folding import is_in
from engine.journal.league_rows import LeagueRow
from engine.leagues.checking import Checked, What
from engine.leagues.leagues import TableOf
from renders.language.catalogues import HINT, Words
from renders.language.names import cut, tidy
from renders.language.player_names import FORMER
from renders.ratings.text import people

_NAME = 16
"""No name in the list of tables is longer."""


async def show_verdict(visit: Visit, row: LeagueRow, season: int | None = None) -> None:
    """Check a season from what is stored, and say what was found. One at a time on a server. Raises Refused
    if another check is under way there."""
    services, words = visit.services, visit.words
    if row.guild in services.checking_leagues:
        raise Refused("league-check-runs")
    services.checking_leagues.add(row.guild)
    try:
        found = await services.leagues.verify(row.guild, row.id, season)
    finally:
        services.checking_leagues.discard(row.guild)
    whole, facts = await told(row, visit, season)
    title = words.text("league-season-title", league=league_name(facts, words), season=whole.season.number)
    lines = [_verdict(found, words)]
    done = act_number(whole.season, found.act)
    if done is not None and found.what is not None:
        lines.append(log_line(done, facts, words, is_undone=done.number in whole.season.undone))
    if found.what is not None:
        lines.append(words.text("league-check-tell"))
    elif found.replayed < found.tables:
        lines.append(words.text("league-check-replayed", replayed=found.replayed, tables=found.tables))
    lines.append(words.text("league-check-digest", digest=found.digest))
    await visit.answer(title, "\n".join(lines))


def _verdict(found: Checked, words: Words) -> str:
    if found.what is not None:
        return words.text("league-check-differs", what=str(found.what))
    counts = {
        What.DRAW: found.draws,
        What.RESULT: found.tables,
        What.STANDINGS: found.standings,
        What.RATINGS: found.ratings,
    }
    said = [words.text("league-check-count", what=str(what), count=count) for what, count in counts.items()]
    return words.text("league-check-agrees", counts=", ".join(said))


async def give_files(visit: Visit, row: LeagueRow, season: int | None = None) -> None:
    """Give a season as files to whoever asked: everything, and its standings for other programs."""
    words, files = visit.words, await visit.services.leagues.export(row.guild, row.id, season)
    whole, facts = await told(row, visit, season)
    (first, content), *others = files.items()
    title = words.text("league-season-title", league=league_name(facts, words), season=whole.season.number)
    text = "\n".join((title, words.text("league-export"), words.text("league-export-how")))
    await answer_with_file(visit.interaction, text, first, content)
    for name, other in others:
        await send_file_beside(visit.interaction, name, other)


async def report(visit: Visit, row: LeagueRow, table: str, text: str) -> None:
    """Tell the organisers something of a table, named like "2.7": round 2, table 7. Raises Refused if there
    is no such table, or if whoever reports is not in the season."""
    words, (number, at) = visit.words, table_in(table)
    try:
        await visit.services.leagues.report(row.guild, row.id, visit.person, text, number, at)
    except Refused as refusal:
        if refusal.reason != "reason-missing":
            raise
        raise Refused("league-report-missing") from refusal
    await visit.answer(
        words.text("league-reported", table=words.text("league-table", round=number, table=at)),
        words.text("league-reported-what-next"),
        rows=[ui.ActionRow(league_button(Verb.MY_TABLES, row.id, words), rule_button("L14", words))],
    )


async def complete_table(visit: Visit, row: LeagueRow, typed: str) -> list[app_commands.Choice[str]]:
    """The tables of the newest season that fit what was typed: first those of whoever types, the newest of
    them first, then all others."""
    leagues, words = visit.services.leagues, visit.words
    whole, _ = await told(row, visit)
    names = {number: each.name for number, each in whole.entries.items()}
    own = await leagues.tables(row.guild, row.id, visit.person.id)
    mine = {each.row.id for each in own}
    others = [each for each in await leagues.tables(row.guild, row.id) if each.row.id not in mine]
    found = [
        (f"{each.fixture.round}.{each.fixture.table}", _label(each, names, words))
        for each in (*reversed(own), *reversed(others))
    ]
    return [
        app_commands.Choice(name=cut(label, HINT), value=value)
        for value, label in found
        if is_in(typed, label) or value.startswith(typed)
    ][:CHOICES]


def _label(table: TableOf, names: dict[int, str], words: Words) -> str:
    fixture = table.fixture
    at = words.text("league-table", round=fixture.round, table=fixture.table)
    who = [people.label(tidy(names.get(each, FORMER)), each, words, _NAME) for each in fixture.drawn]
    return f"{at}: {', '.join(who)}"
