"""What people read of a league privately: their own tables, how their points came about, and (organisers)
what they are about to open.

Pure: it knows neither who reads it nor whether they may.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from cogs.parts.layouts import PAGE
from cogs.posting.leagues.facts import (
    Facts,
    league_name,
    name_of,
    names_at,
    settings_words,
    table_words,
)
from cogs.posting.leagues.table_text import left_words
from engine.leagues.earned import Earned, Kind
from engine.leagues.leagues import Apart, Explained
from engine.leagues.parts import Fixture
from engine.leagues.proposals import Preview
from engine.leagues.standings import Standing
from renders.language.catalogues import Words
from renders.language.names import cut_lines, escaped, isolated, tidy
from renders.league.text.numbers import hundredths, place, points_said

MOST_LEVEL: Final = 8
"""So many who are level are told apart; of more it is said how many there are."""


def mine_text(entry: int, tables: Sequence[Fixture], facts: Facts, words: Words) -> str:
    """The tables at which somebody has or had a seat, those that go on first, each with a link."""
    ordered = sorted(tables, key=lambda each: (each.is_over, each.round, each.table))
    lines = [f"- {_own_table(entry, each, facts, words)}" for each in ordered]
    head = words.text("league-mine", league=league_name(facts, words), season=facts.season.number)
    return cut_lines([head, *(lines or [words.text("league-mine-none")])], PAGE)


def _own_table(entry: int, fixture: Fixture, facts: Facts, words: Words) -> str:
    table = table_words(fixture.round, fixture.table, facts, words)
    if fixture.is_over:
        return words.text("league-mine-over", table=table, result=left_words(fixture, facts, words))
    if entry in fixture.lost:
        return words.text("league-mine-lost", table=table)
    names = names_at(fixture, facts, words)
    others = [names[each] for each in fixture.holders if each != entry]
    if not others:
        return words.text("league-mine-open-alone", table=table)
    name = "league-mine-open" if fixture.is_opened else "league-mine-opens"
    return words.text(name, table=table, who=words.listed(others))


# Why?


def why_text(found: Explained, facts: Facts, words: Words) -> str:
    """How somebody's points came about, table by table, and what separates them from all who have as many."""
    own = found.standing
    is_shared = any(apart is Apart.NOTHING for _, apart in found.level)
    head = words.text(
        "league-why",
        league=league_name(facts, words),
        place=place(own.place, is_shared=is_shared),
        division=found.division,
        divisions=len(facts.season.divisions),
        points=points_said(own.points, words),
    )
    lines = [head, *(f"- {_round(found.entry, each, facts, words)}" for each in own.rounds)]
    lines.append(
        words.text("league-why-sums", lasts=own.lasts, opposition=hundredths(round(own.opposition), words))
    )
    return cut_lines([*lines, *_level(found, facts, words)], PAGE)


def _round(entry: int, each: Earned, facts: Facts, words: Words) -> str:
    """What a round has given, and where."""
    fixture = _fixture(entry, each, facts)
    if fixture is None:
        where = words.text("league-round", round=each.round)
    else:
        where = table_words(fixture.round, fixture.table, facts, words)
    if each.kind in (Kind.TABLE, Kind.SUBSTITUTE) and each.table is not None:
        counted: list[int | None] = [one.place for one in each.table.seats if one.place is not None]
        shown = place(each.place or 0, is_shared=counted.count(each.place) > 1)
        name = "league-why-place" if each.kind is Kind.TABLE else "league-why-substitute"
        what = words.text(name, place=shown, of=len(counted))
    elif each.kind is Kind.VOIDED and each.table is not None and not each.table.is_voided:
        what = words.text("league-why-alone")
    else:
        what = words.text(f"league-told-{each.kind}")
    line = words.text("league-why-round", where=where, what=what, points=points_said(each.points, words))
    return f"{line} {words.text('league-why-last')}" if each.is_last else line


def _fixture(entry: int, each: Earned, facts: Facts) -> Fixture | None:
    """The table at which somebody has got what a round has given them; None if there was none."""
    for fixture in facts.season.fixtures.values():
        if fixture.round != each.round or entry not in (*fixture.drawn, *fixture.substitutes.values()):
            continue
        if each.table is None or (fixture.is_over and fixture.seats == each.table.seats):
            return fixture
    return None


def _level(found: Explained, facts: Facts, words: Words) -> Iterator[str]:
    """What separates somebody from others with as many points."""
    if not found.level:
        return
    yield words.text("league-why-level")
    for other, apart in found.level[:MOST_LEVEL]:
        yield f"- {_apart(found.standing, other, apart, facts, words)}"
    if len(found.level) > MOST_LEVEL:
        yield f"- {words.text('league-and-others', count=len(found.level) - MOST_LEVEL)}"


def _apart(own: Standing, other: Standing, apart: Apart, facts: Facts, words: Words) -> str:
    who = name_of(other.entry, facts, words)
    if apart is Apart.NOTHING:
        return words.text("league-why-shared", who=who)
    if apart is Apart.LASTS:
        name = "league-why-fewer-lasts" if own.lasts < other.lasts else "league-why-more-lasts"
        return words.text(name, who=who, own=own.lasts, theirs=other.lasts)
    name = "league-why-stronger" if own.opposition > other.opposition else "league-why-weaker"
    return words.text(
        name,
        who=who,
        own=hundredths(round(own.opposition), words),
        theirs=hundredths(round(other.opposition), words),
    )


# What is about to be opened


def preview_text(name: str, preview: Preview, words: Words) -> str:
    """What comes of the settings of a season that somebody is about to open: its dates, how long its games
    take, how many people it needs, how many tables run at the peak, and when it ends at the latest."""
    settings = preview.settings
    shown = isolated(escaped(tidy(name))) or words.text("league-without-name")
    head = [words.text("league-preview", league=shown, settings=settings_words(settings, words))]
    if preview.length is None:
        head.append(words.text("league-preview-unknown"))
    else:
        median, long = preview.length.median, preview.length.long
        head.append(words.text("league-preview-length", median=median, long=long))
    head.append(words.text("league-preview-people", fewest=preview.fewest))
    dates = [
        words.text("league-preview-draw", round=number, at=int(at))
        for number, at in enumerate(preview.draws, 1)
    ]
    ends = [
        words.text("league-preview-end", at=int(preview.planned_end), hard=int(preview.hard_end)),
        words.text("league-preview-latest", at=int(preview.latest_end)),
        words.text("league-preview-zone", zone=settings.zone, pace=words.text(f"pace-{settings.pace}")),
    ]
    tables = [
        words.text("league-preview-peaks"),
        *(
            words.text("league-preview-peak", people=people, tables=peak)
            for people, peak in preview.peaks.items()
        ),
    ]
    return "\n\n".join("\n".join(part) for part in (head, [*dates, *ends], tables))
