"""Reports in words: as organisers read them, and what came of their own for those who made them.

Pure: it knows neither who reads it nor whether they may.
"""

from collections.abc import Sequence
from typing import Final

from cogs.parts.act_text import person_words, reason_words
from cogs.posting.leagues.facts import Facts, names_at, table_words
from engine.journal.fixture_rows import FixtureRow, ReportRow
from engine.leagues.books import seat_of
from engine.leagues.organising import PLACED, VOIDED
from engine.leagues.parts import Fixture
from renders.language.catalogues import Words
from renders.language.names import ELLIPSIS, cut

LONGEST_LISTED: Final = 450
"""No report is shown in a list with more characters; the form has all of it."""
LONGEST_OWN: Final = 100
"""The same among somebody's own tables."""
MOST_OWN: Final = 5
"""So many of their own reports somebody is shown."""
_OPEN: Final = "open"
"""What stands for the outcome of a report that nobody has decided."""


def report_line(
    report: ReportRow,
    row: FixtureRow,
    facts: Facts,
    words: Words,
    newest: int,
    longest: int = LONGEST_LISTED,
) -> str:
    """An open report: who says when what of which table, and what an organiser has made of it meanwhile.
    `facts` are of the table's season; `newest` is the league's newest season."""
    line = words.text(
        "report-listed",
        number=report.number,
        table=_table(row, facts, words, newest),
        who=person_words(report.person, words, is_player=True),
        at=int(report.at),
        text=_text(report, longest),
    )
    fixture = facts.season.fixtures[row.key]
    if fixture.is_voided:
        return f"{line}\n{words.text('report-table-void')}"
    return f"{line}\n{words.text('report-table-placed')}" if fixture.placed is not None else line


def seats_line(fixture: Fixture, facts: Facts, words: Words) -> str:
    """All who have or had a seat at a table, each with the number of their entry."""
    names = names_at(fixture, facts, words)
    return ", ".join(f"#{entry} {name}" for entry, name in names.items())


def places_typed(fixture: Fixture) -> str:
    """The places of a table as somebody would type them, by entries: as they are, or, while nobody has one,
    those who play there in the order of their seats."""
    seats = sorted(fixture.seats, key=lambda one: one.has_lost)
    placed = dict[int | None, tuple[int, int]]()
    for one in seats:  # of those who had the same seat, one has its place
        if one.place is not None:
            placed.setdefault(seat_of(fixture, one.entry), (one.place, one.entry))
    if not (fixture.ended or fixture.placed) or not placed:
        return " ".join(f"#{entry}" for entry in fixture.holders)
    levels = dict[int, list[str]]()
    for place, entry in sorted(placed.values()):
        levels.setdefault(place, []).append(f"#{entry}")
    return " ".join(" = ".join(level) for level in levels.values())


def reports_lines(
    reports: Sequence[tuple[ReportRow, FixtureRow]], facts: Facts, words: Words, most: int = MOST_OWN
) -> list[str]:
    """What came of somebody's own reports, as `Leagues.reports_of` has them: a line for each, below one that
    says what they are; none if there are none. `facts` are of the newest season."""
    lines = [
        words.text(
            "report-own",
            table=_table(row, facts, words, facts.season.number),
            text=_text(report, LONGEST_OWN),
            outcome=words.text(f"report-outcome-{report.outcome or _meanwhile(row, facts)}"),
        )
        for report, row in reports[:most]
    ]
    return [words.text("report-own-title"), *lines] if lines else []


def _table(row: FixtureRow, facts: Facts, words: Words, newest: int) -> str:
    """Which table it is, as a link where its thread is known, and of which season if that is over."""
    if row.season == facts.season.number:
        table = table_words(row.round, row.number, facts, words)
    else:
        table = words.text("league-table", round=row.round, table=row.number)
    return table if row.season == newest else words.text("report-table", season=row.season, table=table)


def _meanwhile(row: FixtureRow, facts: Facts) -> str:
    """What an organiser has made of a table without deciding its report."""
    fixture = facts.season.fixtures.get(row.key) if row.season == facts.season.number else None
    if fixture is None or not (fixture.is_voided or fixture.placed):
        return _OPEN
    return VOIDED if fixture.is_voided else PLACED


def _text(report: ReportRow, longest: int) -> str:
    return cut(reason_words(report.text), longest) or ELLIPSIS
