"""What stands over the pages of leagues: which league, season, division and round.

Knows views, and nothing of pictures.
"""

from renders.language.catalogues import Words
from renders.language.names import LONGEST, escaped, isolated, tidy
from renders.league.views import CrossView, LeagueView, PosterView
from renders.ratings.text.numbers import game_name


def league_name(name: str, words: Words) -> str:
    """What the league is called, on one line."""
    return tidy(name, LONGEST) or words.text("league-without-name")


def facts(view: LeagueView, words: Words) -> list[str]:
    """Where the season is, and which division of which game this is: two lines for a sign."""
    if view.is_over:
        season = words.text("league-season-over", season=view.season)
    elif view.round:
        season = words.text("league-season-round", season=view.season, round=view.round, rounds=view.rounds)
    else:
        season = words.text("league-season", season=view.season)
    return [season, division(view, words)]


def page(view: LeagueView, words: Words) -> list[str]:
    """Which page it is, if there are several."""
    if view.pages == 1:
        return []
    return [words.text("rating-picture-page", page=view.page, pages=view.pages)]


def division(view: LeagueView | CrossView, words: Words) -> str:
    """Which game it is, and which division if there are several."""
    game = game_name(view.game, words)
    if view.divisions == 1:
        return game
    return f"{game}, {words.text('league-division', division=view.division)}"


def season(view: CrossView | PosterView, words: Words) -> str:
    """Which season it is."""
    return words.text("league-season", season=view.season)


def label(parts: list[str], name: str, words: Words) -> str:
    """A title for an alternative text: what the league is called, then these parts."""
    return _title(isolated(league_name(name, words)), parts)


def message(parts: list[str], name: str, words: Words) -> str:
    """A title for a message: nothing in it is markdown or a mention."""
    return _title(isolated(escaped(league_name(name, words))), parts)


def _title(name: str, parts: list[str]) -> str:
    return ": ".join(filter(None, [name, ", ".join(parts)]))
