"""A league in a list of leagues: where its season is, how many people are in it, what comes next.

It knows neither who reads it nor whether they are in one.
"""

from cogs.posting.leagues.board_text import joining, next_lines
from cogs.posting.leagues.facts import Facts, league_name, settings_words
from engine.journal.league_rows import LeagueRow
from engine.leagues.season import State
from renders.language.catalogues import Words


def league_entry(row: LeagueRow, facts: Facts, words: Words) -> str:
    """A league in a few lines, with a link to its standing message if it has one."""
    season = facts.season
    number = words.text("league-season", season=season.number)
    head = f"**{league_name(facts, words)}**: {number}, {settings_words(facts.settings, words)}"
    playing = sum(not each.is_out for each in season.entrants.values())
    lines = [words.text("league-list-state", state=str(season.state), count=playing, **_round(facts))]
    if season.state is State.OVER:
        lines.append(joining(facts, words))
    elif season.stopped is not None:
        lines.append(words.text("league-board-stopped", at=int(season.stopped)))
    else:
        lines += next_lines(facts, words)
    if row.board is not None:
        url = f"https://discord.com/channels/{row.guild}/{row.channel}/{row.board}"
        lines.append(words.text("league-list-board", url=url))
    return "\n".join([head, *(f"-# {line}" for line in lines)])


def _round(facts: Facts) -> dict[str, int]:
    return {"round": facts.season.settled, "rounds": facts.settings.rounds}
