"""A round of a season as one person reads it: its tables and who has none, or what is to come of it, and
whether they are in.

It reads no clock, and knows nobody but its reader.
"""

from collections.abc import Iterator
from typing import Final

from cogs.parts.layouts import PAGE
from cogs.parts.league_views import next_draw
from cogs.posting.leagues.board_text import next_lines
from cogs.posting.leagues.facts import Facts, league_name, listed, names_at, season_until, table_words
from cogs.posting.leagues.news_text import without_table
from cogs.posting.leagues.own_text import own_lines
from cogs.posting.leagues.table_text import left_words
from engine.leagues import acts
from engine.leagues.ledger import Done
from engine.leagues.parts import Fixture
from engine.leagues.points import BYE, EXCUSED
from renders.language.catalogues import Words
from renders.language.names import cut_lines
from renders.league.text.numbers import points_said

COMING: Final = 900
"""The most characters about the round to come, where one that was drawn stands below it."""


def coming_text(entry: int | None, answered: float, facts: Facts, words: Words) -> str:
    """The round to come, and whether its reader is in, and why; "" if none is to come. `entry` is theirs,
    None if they are not in the season; `answered` is when they last answered in a game on this server, in
    UNIX seconds, 0 if not lately."""
    season, draw = facts.season, next_draw(facts.season)
    if draw is None and season.stopped is None:
        return ""
    lines = [_title(season.settled + 1, facts, words)]
    if entry is None:
        lines += next_lines(facts, words)
    lines += own_lines(entry, facts, words, answered)
    return "\n".join(lines)


def drawn_text(number: int, entry: int | None, facts: Facts, words: Words) -> str:
    """A round that was drawn or skipped: its tables, those of its reader and their division first, and who
    has none. "" if it was not."""
    season = facts.season
    if number not in season.rounds or not season.rounds[number].is_settled:
        return ""
    done = _settled(number, facts)
    lines = [_title(number, facts, words)]
    if isinstance(done.act, acts.RoundSkipped):
        name = "league-act-skipped-full" if done.act.full else "league-act-skipped"
        lines.append(words.text(name, round=number, points=points_said(EXCUSED, words)))
    else:
        lines += _tables(number, entry, facts, words)
        lines += _without(done, facts, words)
    return cut_lines(lines, PAGE - COMING)


def _title(number: int, facts: Facts, words: Words) -> str:
    league = league_name(facts, words)
    return words.text("league-round-title", league=league, season=facts.season.number, round=number)


def _settled(number: int, facts: Facts) -> Done:
    """The act by which a round was drawn or skipped."""
    return next(
        done
        for done in facts.season.log
        if isinstance(done.act, acts.Drawn | acts.RoundSkipped) and done.act.round == number
    )


def _tables(number: int, entry: int | None, facts: Facts, words: Words) -> Iterator[str]:
    """The tables of a round, by division; the reader's own division and table come first."""
    season = facts.season
    entrant = None if entry is None else season.entrants.get(entry)
    own = None if entrant is None else entrant.division
    fixtures = sorted(
        (each for each in season.fixtures.values() if each.round == number),
        key=lambda each: (each.division != own, each.division, not _is_at(entry, each), each.table),
    )
    before = None
    for each in fixtures:
        if each.division != before and len(season.divisions) > 1:
            yield words.text("league-news-division", division=each.division)
        before = each.division
        line = _table(each, facts, words)
        yield f"- **{line}**" if _is_at(entry, each) and not each.is_over else f"- {line}"


def _is_at(entry: int | None, fixture: Fixture) -> bool:
    return entry in (*fixture.drawn, *fixture.substitutes.values())


def _table(fixture: Fixture, facts: Facts, words: Words) -> str:
    table = table_words(fixture.round, fixture.table, facts, words)
    if fixture.is_over:
        return words.text("league-mine-over", table=table, result=left_words(fixture, facts, words))
    names = names_at(fixture, facts, words)
    who = ", ".join(names[each] for each in fixture.holders or fixture.drawn)
    return words.text("league-mine-over", table=table, result=who)


def _without(done: Done, facts: Facts, words: Words) -> Iterator[str]:
    """Who has no table in a round, and why."""
    assert isinstance(done.act, acts.Drawn)
    before, after = (season_until(facts.season, done.number + more) for more in (0, 1))
    for why, entries in without_table(done.act, before, after).items():
        points = points_said(BYE if why == "bye" else EXCUSED, words)
        yield words.text("league-news-without", why=why, who=listed(entries, facts, words), points=points)
