"""A league's tables in words: the message from which a table's thread is made, and what the table has left.

It knows neither threads nor acts.
"""

from collections.abc import Mapping

from cogs.posting.leagues.facts import Facts, Post, called, league_name, names_at, table_words
from engine.leagues.due import last_end, planned_end
from engine.leagues.parts import Fixture
from engine.leagues.points import BYE, Seated, Table, points
from engine.leagues.telling import TableOfLeague
from renders.language.catalogues import Words
from renders.league.text import titles
from renders.league.text.numbers import points as points_written
from renders.league.text.numbers import points_said
from renders.ratings.text.numbers import game_name


def starter_post(fixture: Fixture, facts: Facts, words: Words) -> Post:
    """The message from which a table's thread is made: which table it is and who plays there, who are all
    called; once it is over, also what it has left, with a link. Then it is edited, which calls nobody."""
    who, mentions = called(fixture.drawn, facts, words)
    title = f"**{table_line(fixture, facts, words)}**, {game_name(facts.settings.game, words)}"
    lines = [title, who]
    if fixture.is_over:
        lines.append(left_words(fixture, facts, words))
        if (fixture.round, fixture.table) in facts.threads:
            lines.append(table_words(fixture.round, fixture.table, facts, words))
    return Post("\n".join(lines), mentions)


def table_line(fixture: Fixture, facts: Facts, words: Words) -> str:
    """Which table of which league this is, in one line: it stands on the table's first board, too."""
    return f"{league_name(facts, words)}, {_where(fixture, facts, words)}"


def thread_name(fixture: Fixture, facts: Facts, words: Words) -> str:
    """What a table's thread is called: its numbers come first, for lists of threads cut their names."""
    return words.text(
        "league-thread",
        table=words.text("league-table", round=fixture.round, table=fixture.table),
        league=titles.league_name(facts.name, words),
        season=facts.season.number,
    )


def board_line(table: TableOfLeague, words: Words) -> str:
    """Which table of which league a game is and when the season is planned to end, for its first board."""
    where = _numbers(table.season, table.division, table.round, table.table, words)
    line = f"{titles.message([], table.name, words)}, {where}"
    if table.planned_end is None:
        return words.text("league-on-board", table=line)
    return words.text("league-on-board-ends", table=line, at=int(table.planned_end))


def end_notice(facts: Facts, words: Words) -> str:
    """What a table hears that is not over a week before the planned end."""
    season, name = facts.season, league_name(facts, words)
    begins, ends = int(planned_end(season)), int(last_end(season))
    return words.text("league-end-notice", league=name, at=begins, last=ends)


def _where(fixture: Fixture, facts: Facts, words: Words) -> str:
    division = fixture.division if len(facts.season.divisions) > 1 else None
    return _numbers(facts.season.number, division, fixture.round, fixture.table, words)


def _numbers(season: int, division: int | None, round: int, table: int, words: Words) -> str:
    """The numbers of a table; no division (None) if there is only one."""
    if division is None:
        return words.text("league-table-line", season=season, round=round, table=table)
    return words.text("league-table-line-in", season=season, division=division, round=round, table=table)


def left_words(fixture: Fixture, facts: Facts, words: Words) -> str:
    """What a table that is over has left of everybody, as it counts now."""
    if fixture.is_voided:
        return words.text("league-left-void", points=points_said(BYE, words))
    table = Table(fixture.division, fixture.round, fixture.seats)
    text = result_words(table, names_at(fixture, facts, words), words)
    return words.text("league-left-placed", result=text) if fixture.placed is not None else text


def result_words(table: Table, names: Mapping[int, str], words: Words) -> str:
    """Who won at a table, and what everybody has there, in the order of their places."""
    worth = points(table)
    ordered = sorted(table.seats, key=lambda each: (each.has_lost, each.place is None, each.place or 0))
    counted = [each for each in ordered if each.place is not None]
    first = [each for each in counted if each.place == 1 and not each.has_lost]
    others = [each for each in ordered if each not in first]

    def said(each: Seated) -> str:
        name = f"**{names[each.entry]}**" if each in first else names[each.entry]
        text = f"{name} {points_written(worth[each.entry])}"
        if each.has_lost:
            return words.text("league-result-lost", who=text)
        if each.place is None:
            return words.text("league-result-absent", who=text)
        return words.text("league-result-substitute", who=text) if each.is_substitute else text

    winners, rest = words.listed([said(each) for each in first]), [said(each) for each in others]
    if not counted:
        head = words.text("league-result-nobody")
    elif len(counted) == 1:
        head = words.text("league-result-alone", who=winners) if first else ""
    elif first and len(first) == len(counted):
        head = words.text("league-result-level", who=winners)
    else:
        head = words.text("league-result-won", who=winners) if first else ""
    return "; ".join(filter(None, [head, *rest]))
