"""The views of a league's pictures, from its season, its standings and its people's names, and the dates that
stand on them.

Pure: it knows entries by their numbers, and of whoever looks at it only which entry they are. A picture
cannot show everybody their own time, so dates are days of the league's zone.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from engine.clock.hours import local
from engine.leagues import acts
from engine.leagues.due import coming, draw_at, last_end, planned_end, rounds_to_come
from engine.leagues.parts import Round
from engine.leagues.season import Season, State
from engine.leagues.standings import Standing
from engine.leagues.sure import Sure
from renders.language.catalogues import Words
from renders.language.player_names import FORMER
from renders.league.views import MOST_ROWS, CrossRow, CrossView, LeagueView, PosterView, Square, StandingRow

_MARKS: Final = (Sure.FIRST, Sure.UP, Sure.DOWN)
"""Of all that is sure of somebody, the first of these is marked."""


def league_view(
    name: str,
    season: Season,
    standings: Mapping[int, Sequence[Standing]],
    names: Mapping[int, str],
    division: int,
    words: Words,
    *,
    reader: int | None = None,
    page: int = 1,
) -> LeagueView:
    """A page of the standings of a division, from 1; the last one if there are fewer. `names` are by entry,
    "" for whoever was forgotten. The row of the entry `reader` is marked, if there is one."""
    assert season.settings is not None
    found = standings.get(division, ())
    pages = max(1, -(-len(found) // MOST_ROWS))
    page = max(1, min(page, pages))
    shared = Counter(each.place for each in found)
    return LeagueView(
        name=name,
        season=season.number,
        game=season.settings.game,
        round=season.settled,
        rounds=season.settings.rounds,
        division=division,
        divisions=max(1, len(season.divisions)),
        dates=dates(season, words),
        rows=tuple(
            _row(each, names, is_shared=shared[each.place] > 1, is_reader=each.entry == reader)
            for each in found[(page - 1) * MOST_ROWS : page * MOST_ROWS]
        ),
        people=len(found),
        page=page,
        pages=pages,
        is_over=season.state is State.OVER,
    )


def page_of(standings: Sequence[Standing], entry: int) -> int:
    """On which page of its division's standings an entry is, from 1; 1 if it is on none."""
    at = next((at for at, each in enumerate(standings) if each.entry == entry), 0)
    return at // MOST_ROWS + 1


def cross_view(
    name: str,
    season: Season,
    standings: Mapping[int, Sequence[Standing]],
    ahead: Mapping[tuple[int, int], int],
    names: Mapping[int, str],
    division: int,
    *,
    reader: int | None = None,
) -> CrossView:
    """Who left whom behind in a division: `ahead` has, by a pair of entries, how often the first left the
    second behind; pairs that never did may be missing."""
    assert season.settings is not None
    order = [each.entry for each in standings.get(division, ())]
    return CrossView(
        name=name,
        season=season.number,
        game=season.settings.game,
        division=division,
        divisions=max(1, len(season.divisions)),
        rows=tuple(
            CrossRow(
                names.get(entry, FORMER),
                tuple(ahead.get((entry, other), 0) for other in order),
                is_reader=entry == reader,
            )
            for entry in order
        ),
    )


def poster_view(name: str, season: Season, names: Mapping[int, str]) -> PosterView | None:
    """The poster of a season that is over, by the standings that its seal is of, whatever was corrected
    since. None if it is not over, or if nobody played in it."""
    ended = season.ended
    if ended is None or not ended.divisions or not ended.divisions[0].standings:
        return None
    assert season.settings is not None
    first = [each for each in ended.divisions[0].standings if each.place == 1]
    return PosterView(
        name=name,
        season=season.number,
        game=season.settings.game,
        champions=tuple(names.get(each.entry, FORMER) for each in first),
        points=first[0].sixtieths,
        people=sum(len(each.standings) for each in ended.divisions),
        divisions=len(ended.divisions),
        rounds=sum(each.drawn is not None for each in season.rounds.values()),
        tables=sum(each.ended is not None for each in season.fixtures.values()),
        seal=ended.digest,
    )


def dates(season: Season, words: Words) -> str:
    """What the season does next, and on which day of its zone; "" if it does nothing."""
    assert season.settings is not None
    if season.stopped is not None:
        return words.text("league-dates-stopped")
    if season.state is State.OVER:
        return ""
    draw = next_draw(season)
    if draw is not None:
        number, at = draw
        return words.text("league-dates-draw", round=number, date=_day(at, season, words))
    if season.state is not State.OVERTIME:
        return words.text("league-dates-overtime", date=_day(planned_end(season), season, words))
    return words.text("league-dates-end", date=_day(last_end(season), season, words))


def next_draw(season: Season) -> tuple[int, float] | None:
    """The next round that is drawn and when, in UNIX seconds; None if none is, or if the season stands
    still."""
    if not rounds_to_come(season) or season.stopped is not None:
        return None
    number = season.settled + 1
    called = season.rounds.get(number)
    if called is None:
        at = next(each.at for each in coming(season) if each.act is acts.RoundCalled)
        called = Round(number, at, at, 1, "")
    return number, draw_at(season, called)


def _row(each: Standing, names: Mapping[int, str], *, is_shared: bool, is_reader: bool) -> StandingRow:
    return StandingRow(
        place=each.place,
        is_shared=is_shared,
        name=names.get(each.entry, FORMER),
        squares=tuple(Square(one.kind, one.place) for one in each.rounds),
        points=each.points,
        lasts=each.lasts,
        opposition=round(each.opposition),
        line=each.line,
        sure=next((mark for mark in _MARKS if mark in each.sure), None),
        is_reader=is_reader,
    )


def _day(at: float, season: Season, words: Words) -> str:
    """A day as a picture can show it."""
    assert season.settings is not None
    day = local(at, season.settings.zone)
    return words.text("date-in-words", day=day.day, month=day.month)
