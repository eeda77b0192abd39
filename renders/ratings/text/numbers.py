"""How ratings and counts are written, in pictures and in texts alike.

Knows the words, and neither a list nor a person.
"""

from renders.language.catalogues import Words
from renders.ratings.views import ListRow


def whole(number: int) -> str:
    """A whole number with a true minus."""
    return f"{number}" if number >= 0 else f"−{-number}"


def decimal(number: float, words: Words) -> str:
    """A number that is not below 0, with one decimal, as the language writes it."""
    tenths = round(number * 10)
    return words.text("rating-picture-decimal", whole=tenths // 10, tenths=tenths % 10)


def rating(value: int, deviation: int, words: Words, *, is_provisional: bool) -> str:
    """A rating as people read it: "1540 ± 95", or "1540?" as long as it is provisional."""
    if is_provisional:
        return words.text("rating-picture-provisional-number", rating=whole(value))
    return words.text("rating-picture-sure", rating=whole(value), deviation=deviation)


def rating_of(row: ListRow, words: Words) -> str:
    """The rating of a person in a list."""
    return rating(row.rating, row.deviation, words, is_provisional=row.place is None)


def games(count: int, words: Words) -> str:
    """So many games."""
    return words.text("rating-picture-games", games=count)


def game_name(game: str, words: Words) -> str:
    """What players call a game that code calls so."""
    return words.text(f"{game}-name")
