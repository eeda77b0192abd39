"""What people read of their own part in a league: their tables, and how their points came about."""

from collections.abc import Mapping

from cogs.parts.custom_ids import Verb
from cogs.parts.layouts import TEXT
from cogs.posting.leagues.own_text import own_lines
from cogs.posting.leagues.private_text import mine_text, why_text
from cogs.posting.leagues.report_text import reports_lines
from cogs.presses.leagues.meant import league_of
from cogs.presses.leagues.own import Part, part_of, show_part
from cogs.presses.press import Handler, Press, Visit
from engine.errors import Refused
from engine.journal.league_rows import LeagueRow
from engine.leagues.books import seat_of
from engine.leagues.earned import Kind
from engine.leagues.leagues import Explained
from renders.language.catalogues import Words
from renders.language.names import cut_lines


async def show_mine(visit: Visit, row: LeagueRow) -> None:
    """Show somebody their tables in the newest season, and what is so for them in it."""
    part = await part_of(visit, row)
    if part.entry is None:
        await show_part(visit, part)
        return
    words = visit.words
    said = ["\n".join(own_lines(part.entry, part.facts, words))]
    if part.stands_by:
        said.append(words.text("league-own-standing-by"))
    reports = await visit.services.leagues.reports_of(row.guild, row.id, visit.person.id)
    said.append("\n".join(reports_lines(reports, part.facts, words)))
    room = TEXT - sum(map(len, said))
    tables = cut_lines(_tables(part, part.entry, words).split("\n"), room)
    await visit.answer(tables, *said, rows=part.rows(words, rule="L1", shown=Verb.MY_TABLES))


def _tables(part: Part, entry: int, words: Words) -> str:
    fixtures = part.whole.season.fixtures.values()
    tables = [each for each in fixtures if seat_of(each, entry) is not None]
    return mine_text(entry, tables, part.facts, words)


async def show_why(visit: Visit, row: LeagueRow) -> None:
    """Show somebody how their points in the newest season came about. Before there are any, say what is
    so."""
    words = visit.words
    try:
        explained = await visit.services.leagues.why(row.guild, row.id, visit.person.id)
    except Refused as refusal:
        if refusal.reason not in ("not-entered", "no-division-yet"):
            raise
        part = await part_of(visit, row)
        said = "" if part.entry is None else words.text("refused-no-division-yet")
        await show_part(visit, part, said, rule="L9", shown=Verb.WHY)
        return
    part = await part_of(visit, row)
    if _is_nothing_over(explained, part):
        await show_part(visit, part, words.text("league-own-no-points"), rule="L9", shown=Verb.WHY)
        return
    text = why_text(explained, part.facts, words)
    await visit.answer(text, rows=part.rows(words, rule="L9", shown=Verb.WHY))


def _is_nothing_over(explained: Explained, part: Part) -> bool:
    """Whether nobody in a division has points, and nothing but tables that go on explains why."""
    own, people = explained.standing, part.whole.season.divisions.get(explained.division, ())
    is_level = not own.points and len(explained.level) + 1 == len(people)
    return is_level and all(each.kind is Kind.OPEN for each in own.rounds)


async def _pressed_mine(press: Press) -> None:
    row, _ = await league_of(press)
    await show_mine(press, row)


async def _pressed_why(press: Press) -> None:
    row, _ = await league_of(press)
    await show_why(press, row)


HANDLERS: Mapping[Verb, Handler] = {Verb.MY_TABLES: _pressed_mine, Verb.WHY: _pressed_why}
