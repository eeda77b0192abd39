"""A person's ratings in words: the number with what it lacks, the place, the best win and the last games.

Pure: it knows neither who reads it nor whether they may.
"""

from typing import Final

from engine.clock.pace import DAY
from engine.journal.rating_rows import PastGame
from engine.results.steps import FEWEST_GAMES, FEWEST_OPPONENTS, LISTED_FOR, shown
from engine.sessions.ratings import Profile, Standing
from renders.language.catalogues import Words
from renders.language.player_names import in_messages
from renders.ratings.text.numbers import rating as rating_said
from renders.ratings.views import ChartPoint, ChartView, ListRow, ListView

LAST: Final = 10
"""The most games that a page lists, the newest first."""
ROWS: Final = 25
"""The most people on a page of a list."""


def page_text(profile: Profile, game: str, guild: int, words: Words) -> str:
    """A person's page: their rating, place, games and best win, then their last games."""
    standing = profile.standing
    (player,) = in_messages((standing.name,), words)
    lines = [
        words.text("rating-title", player=player, game=words.text(f"{game}-name")),
        _standing_line(profile, words),
        *filter(None, [_best_win(profile, guild, words)]),
        words.text("rating-last-games"),
        *(f"- {_game_line(each, guild, words)}" for each in profile.games[: -LAST - 1 : -1]),
    ]
    return "\n".join(lines)


def none_text(words: Words, game: str = "") -> str:
    """What whoever has no rating yet reads, with how to get one; `game` if they asked for this one."""
    own = words.text("rating-none-own-in", game=words.text(f"{game}-name")) if game else ""
    how = words.text("rating-none-how", games=FEWEST_GAMES, opponents=FEWEST_OPPONENTS)
    return "\n".join((own or words.text("rating-none-own"), how))


def chart_view(profile: Profile, game: str) -> ChartView:
    """A person's way as a picture shows it."""
    standing, games = profile.standing, profile.games
    ratings = [games[0].before if games else standing.rating, *(each.after for each in games)]
    return ChartView(
        game=game,
        name=standing.name,
        points=tuple(ChartPoint(each.value, each.deviation) for each in ratings),
        is_provisional=standing.is_provisional,
        place=standing.place,
        of=profile.of,
    )


def list_view(table: tuple[Standing, ...], game: str, page: int, *, reader: int | None) -> ListView:
    """A page of a list as a picture shows it, from 1; the last one if there are fewer. The row of the
    `reader` is marked, if there is one."""
    pages = max(1, -(-len(table) // ROWS))
    page = max(1, min(page, pages))
    rows = tuple(
        ListRow(
            place=each.place,
            name=each.name,
            rating=shown(each.rating.value),
            deviation=shown(each.rating.deviation),
            games=each.games,
            is_reader=each.person == reader,
        )
        for each in table[(page - 1) * ROWS : page * ROWS]
    )
    return ListView(game=game, rows=rows, page=page, pages=pages, people=len(table))


def _standing_line(profile: Profile, words: Words) -> str:
    """The rating, the place in the list, and how many games they come from, unless the rating says so."""
    standing = profile.standing
    if not profile.is_listed:
        days = LISTED_FOR // DAY
        place = "" if profile.is_hidden else words.text("rating-not-listed", days=int(days))
    elif standing.place is None:
        place = words.text("rating-below-the-line")
    else:
        place = words.text("rating-place", place=standing.place, of=profile.of)
    is_said = standing.games < FEWEST_GAMES
    games = "" if is_said else words.text("rating-games", count=standing.games)
    return ", ".join(filter(None, (_rating(standing, words), place, games)))


def _rating(standing: Standing, words: Words) -> str:
    """The rating with how unsure it is, or with what it lacks as long as it is provisional."""
    value, deviation = shown(standing.rating.value), shown(standing.rating.deviation)
    rating = rating_said(value, deviation, words, is_provisional=standing.is_provisional)
    if not standing.is_provisional:
        return words.text("rating-is", rating=rating)
    lacks = []
    if standing.games < FEWEST_GAMES:
        lacks.append(words.text("rating-missing-games", count=standing.games, needed=FEWEST_GAMES))
    if standing.opponents < FEWEST_OPPONENTS:
        lacks.append(
            words.text("rating-missing-opponents", count=standing.opponents, needed=FEWEST_OPPONENTS)
        )
    return words.text("rating-is-provisional", rating=rating, missing=", ".join(lacks))


def _best_win(profile: Profile, guild: int, words: Words) -> str:
    best = profile.best_win
    if best is None:
        return ""
    (player,) = in_messages((best.name,), words)
    played = next((each for each in profile.games if each.session == best.session), None)
    game = f"#{best.session}" if played is None else _link(played, guild)
    return words.text("rating-best-win", player=player, rating=shown(best.rating.value), game=game)


def _game_line(game: PastGame, guild: int, words: Words) -> str:
    before, after = shown(game.before.value), shown(game.after.value)
    change = change_text(after - before, words)
    if game.place is None:
        return words.text(
            "rating-game-absent", game=_link(game, guild), before=before, after=after, change=change
        )
    return words.text(
        "rating-game",
        game=_link(game, guild),
        place=game.place,
        of=game.of,
        before=before,
        after=after,
        change=change,
    )


def change_text(change: int, words: Words) -> str:
    """A change of a rating, in words: a voice leaves signs out."""
    way = "up" if change > 0 else "down" if change else "none"
    return words.text("rating-change", way=way, by=abs(change))


def _link(game: PastGame, guild: int) -> str:
    """A game's number as a link to where it was played."""
    place = game.channel if game.thread is None else game.thread
    return f"[#{game.session}](https://discord.com/channels/{guild}/{place})"
