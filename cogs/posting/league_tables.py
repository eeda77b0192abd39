"""A league's tables in words: the message from which a table's thread is made, and what the table has left.

It knows neither threads nor acts.
"""

from collections.abc import Mapping

from cogs.posting.league_facts import Facts, Post, called, league_name, names_at, table_words
from engine.leagues.parts import Fixture
from engine.leagues.points import BYE, Seated, Table, points
from renders.language.catalogues import Words
from renders.league.text.numbers import points as points_written
from renders.league.text.numbers import points_said
from renders.ratings.text.numbers import game_name


def starter_post(fixture: Fixture, facts: Facts, words: Words) -> Post:
    """The message from which a table's thread is made: which table it is and who plays there, who are all
    called; once it is over, also what it has left, with a link. Then it is edited, which calls nobody."""
    who, mentions = called(fixture.drawn, facts, words)
    title = f"**{table_line(fixture, facts, words)}** · {game_name(facts.settings.game, words)}"
    lines = [title, who]
    if fixture.is_over:
        lines.append(left_words(fixture, facts, words))
        if (fixture.round, fixture.table) in facts.threads:
            lines.append(table_words(fixture.round, fixture.table, facts, words))
    return Post("\n".join(lines), mentions)


def table_line(fixture: Fixture, facts: Facts, words: Words) -> str:
    """Which table of which league this is, in one line: it stands on the table's first board, too."""
    ids = {"season": facts.season.number, "round": fixture.round, "table": fixture.table}
    if len(facts.season.divisions) > 1:
        where = words.text("league-table-line-in", division=fixture.division, **ids)
    else:
        where = words.text("league-table-line", **ids)
    return f"{league_name(facts, words)}, {where}"


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
    return " · ".join(filter(None, [head, *rest]))
