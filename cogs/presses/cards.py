"""The card “since you were here”: what stands beside a question for whoever comes back.

The first My move after others have acted shows one's own board with all changes marked, right below the
question. A second one on the same question, and any other panel, is of words alone. The news stand below the
controls.
"""

from dataclasses import dataclass
from typing import Final

from cogs.parts.galleries import Picture, said_in_words
from cogs.parts.private_notes import note_text
from cogs.parts.readers import plain_names
from cogs.presses.press import Visit
from cogs.presses.summaries import Summary, summary_for
from engine.sessions.positions import Asked
from renders.reader import Reader

FEWEST: Final = 3
"""With fewer events of news, words say it faster than a picture."""


@dataclass(frozen=True, slots=True)
class Card:
    """What stands beside a question: the person's note and the news, and their own board."""

    note: str = ""
    news: str = ""
    board: tuple[Picture, ...] = ()


NO_CARD: Final = Card()


async def card_for(visit: Visit, asked: Asked, note: str) -> Card:
    """The card for a question on My move; it has a board only if the person has not had it on this question
    yet, and enough has happened since they acted."""
    services, words = visit.services, visit.words
    face = services.faces[asked.session.game]
    summary = await summary_for(services.sessions, asked.session, asked.seat)
    news = summary.outcome(face).beyond_board(face, words, is_beside=visit.is_in_thread(asked.session))
    text = news.text(face, words, least=summary.least if asked.is_waited_for else 1)
    board = await _board(visit, asked, summary) if await _has_board(visit, asked, summary) else ()
    return Card(note_text(note, words), text, board)


async def _has_board(visit: Visit, asked: Asked, summary: Summary) -> bool:
    """Whether the board belongs on the card. This follows from what the person may read, and from answers
    that everybody knows of."""
    services, session = visit.services, asked.session
    if not asked.is_waited_for or services.cards_shown.has(session.id, visit.person.id, asked.ticket):
        return False
    if len(summary.outcome(services.faces[session.game]).news) < FEWEST:
        return False
    return await services.sessions.have_others_acted(session, asked.seat)


async def _board(visit: Visit, asked: Asked, summary: Summary) -> tuple[Picture, ...]:
    """The board as the person may see it, with marks on what has changed, which the news tell."""
    face, words = visit.services.faces[asked.session.game], visit.words
    reader = Reader(asked.view, plain_names(asked.session, words), words)
    wishes = await visit.wishes()
    drawn = await visit.services.pictures.board(
        face,
        reader,
        changes=summary.events,
        palette=wishes.drawn_in,
        is_private=True,
        is_large=wishes.is_large,
    )
    return said_in_words(drawn, words.text("card-in-words"), words)


def note_had(visit: Visit, asked: Asked, card: Card) -> None:
    """Note that the person has had the card of this question."""
    if card.board:
        visit.services.cards_shown.add(asked.session.id, visit.person.id, asked.ticket)
