"""The chart of a rating in words: its alternative text.

Knows a view, and nothing of pictures.
"""

from engine.results.steps import shown
from renders.language.catalogues import Words
from renders.ratings.text import people
from renders.ratings.text.numbers import game_name, rating, whole
from renders.ratings.views import ChartView


def chart_alt(view: ChartView, words: Words) -> str:
    """What the chart shows, in at most 1,024 characters: the rating now, the place, and the line's ends and
    its highest and lowest points."""
    now = words.text(
        "rating-picture-chart-now",
        rating=now_said(view, words),
        games=games_of(view),
        place=place_said(view, words),
    )
    return "\n".join([title(view, words), now, _way(view, words)])


def title(view: ChartView, words: Words) -> str:
    """Whose rating it is, and in which game."""
    name = people.label(view.name, 1, words)
    return words.text("rating-picture-chart-title", name=name, game=game_name(view.game, words))


def now_said(view: ChartView, words: Words) -> str:
    """The rating after the last game."""
    last = view.points[-1]
    return rating(shown(last.rating), shown(last.deviation), words, is_provisional=view.is_provisional)


def said(value: float) -> str:
    """A rating on the line."""
    return whole(shown(value))


def place_said(view: ChartView, words: Words) -> str:
    """The place in the list, or why there is none."""
    if view.place is not None:
        return words.text("rating-picture-place", place=view.place, of=view.of)
    return words.text("rating-picture-provisional" if view.is_provisional else "rating-picture-no-place")


def games_of(view: ChartView) -> int:
    """How many games the chart has."""
    return len(view.points) - 1


def _way(view: ChartView, words: Words) -> str:
    values = [shown(point.rating) for point in view.points]
    if len(values) == 1:
        return words.text("rating-picture-chart-start", first=whole(values[0]))
    highest, lowest = max(values), min(values)
    return words.text(
        "rating-picture-chart-way",
        first=whole(values[0]),
        last=whole(values[-1]),
        highest=whole(highest),
        lowest=whole(lowest),
        **{"highest-at": values.index(highest), "lowest-at": values.index(lowest)},
    )
