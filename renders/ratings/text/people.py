"""What people without a seat are called: those of a list of ratings, and the person of a chart.

Knows names alone. They have no seats and so no marks: the places of a list tell them apart.
"""

from renders.language.catalogues import Words
from renders.language.names import LONGEST, cut, tidy
from renders.language.player_names import FORMER, in_labels, in_messages


def plain(name: str, number: int, words: Words) -> str:
    """A name on one line, to be drawn: "a former player" for whoever was forgotten, and "Player 7" for the
    seventh person if there is nothing to see in theirs."""
    if name == FORMER:
        return words.text("player-former")
    return tidy(name) or words.text("player-without-name", number=number)


def label(name: str, number: int, words: Words, longest: int = LONGEST) -> str:
    """A name for alternative texts, of at most `longest` characters."""
    return in_labels((cut(plain(name, number, words), longest),), words)[0]


def message(name: str, number: int, words: Words, longest: int = LONGEST) -> str:
    """A name for messages: nothing in it is markdown or a mention."""
    return in_messages((cut(plain(name, number, words), longest),), words)[0]
