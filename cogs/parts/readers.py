"""How a session is put to those who read of it: in which language, and with which names.

Names are shown as they were written only in pictures: a text or a label may take them for something else.
"""

from engine.journal.records import Session
from renders.language.catalogues import Words, words_for
from renders.language.player_names import in_labels, in_messages
from renders.reader import Names


def public_words(session: Session) -> Words:
    """The words for what the whole server will read."""
    return words_for(session.language)


def plain_names(session: Session) -> Names:
    """The players' names by seat as they wrote them: for pictures, which mark players and fit names in."""
    return tuple(seat.name for seat in session.seats)


def label_names(session: Session, words: Words) -> Names:
    """The players' names by seat, for labels and alternative texts."""
    return in_labels(plain_names(session), words)


def text_names(session: Session, words: Words) -> Names:
    """The players' names by seat, for messages: nothing in them is markdown or a mention."""
    return in_messages(plain_names(session), words)
