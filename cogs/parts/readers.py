"""The language, the players' names and the pace for those who read about a session.

Only pictures show names as they were written: in a text or a label they could be taken for markup.
"""

from engine.clock.pace import PaceName
from engine.journal.records import Session
from renders.language.catalogues import Words, words_for
from renders.language.player_names import called, in_labels, in_messages
from renders.reader import Names


def public_words(session: Session) -> Words:
    """The words for texts that the whole server will read."""
    return words_for(session.language)


def plain_names(session: Session, words: Words) -> Names:
    """The players' names by seat, as the players wrote them: for pictures, which mark players themselves and
    shorten names. Whoever was forgotten is a former player."""
    return called(session.names, words)


def label_names(session: Session, words: Words) -> Names:
    """The players' names by seat, for labels and alternative texts."""
    return in_labels(session.names, words)


def text_names(session: Session, words: Words) -> Names:
    """The players' names by seat, for messages: nothing in them works as markdown or as a mention. On a kept
    seat its caretaker is named, too."""
    return in_messages(session.names, words, caretakers=[seat.kept for seat in session.seats])


def pace_words(pace: PaceName, words: Words) -> tuple[str, str]:
    """A pace's name, and what it means in a few words."""
    return words.text(f"pace-{pace}"), words.text(f"pace-{pace}-about")
