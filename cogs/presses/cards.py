"""The card “since you were here”: what stands between a question and its controls for whoever comes back.

The first My move after others have acted shows one's own board with all changes marked. A second one on the
same question, and any other panel, is of words alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cogs.parts.galleries import Picture, pictures_of
from cogs.parts.private_notes import note_text
from cogs.parts.readers import label_names, plain_names
from cogs.presses.press import Visit
from cogs.presses.summaries import Summary, summary_for
from engine.sessions.positions import Asked
from renders.face import AnyFace
from renders.language.catalogues import ALT, Words
from renders.language.names import cut, cut_lines
from renders.plain.text import unmarked
from renders.reader import Reader

FEWEST: Final = 3
"""With fewer events of news, words say it faster than a picture."""
WORDS: Final = 40
"""The first words of a question stand above the note and the news: at most this many. The rest stands right
above the controls."""
_ENTRY: Final = "- "
"""How a line of a list begins."""
CHANGES: Final = 400
"""The alternative text of a card's board has at least this much room for what has changed."""


@dataclass(frozen=True, slots=True)
class Card:
    """What stands below a question, in this order: the person's note, the news, their own board."""

    note: str = ""
    news: str = ""
    board: tuple[Picture, ...] = ()

    def split(self, question: str) -> tuple[str, str]:
        """A question with the words of the card below what is asked, and the rest of the question, which
        stands below the board; without a board it stays in one."""
        asked, rest = first_words(question) if self.board else (question, "")
        return "\n\n".join(filter(None, (asked, self.note, self.news))), rest


NO_CARD: Final = Card()


async def card_for(visit: Visit, asked: Asked, note: str) -> Card:
    """The card for a question on My move; it has a board only if the person has not had it on this question
    yet, and enough has happened since they acted."""
    services, words = visit.services, visit.words
    face = services.faces[asked.session.game]
    summary = await summary_for(services.sessions, asked.session, asked.seat)
    text = summary.text(face, words)
    board = await _board(visit, asked, summary) if await _has_board(visit, asked, summary) else ()
    return Card(note_text(note, words), text, board)


def first_words(question: str) -> tuple[str, str]:
    """The first lines of a question, of at most `WORDS` words together, but at least one line; and the
    rest. A list is not torn apart."""
    lines = question.split("\n")
    first = len(lines)
    while first > 1 and (_is_too_long(lines[:first]) or _is_in_list(lines, first)):
        first -= 1
    return "\n".join(lines[:first]), "\n".join(lines[first:])


def _is_too_long(lines: Sequence[str]) -> bool:
    return len(" ".join(lines).split()) > WORDS


def _is_in_list(lines: Sequence[str], at: int) -> bool:
    """Whether two entries of a list would be parted between the lines before `at` and those from there on."""
    return at < len(lines) and lines[at - 1].startswith(_ENTRY) and lines[at].startswith(_ENTRY)


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
    """The board as the person may see it, with marks on what has changed, and both in words."""
    face, words = visit.services.faces[asked.session.game], visit.words
    reader = Reader(asked.view, plain_names(asked.session, words), words)
    drawn = await visit.services.pictures.board(
        face, reader, changes=summary.events, palette=await visit.palette(), is_private=True
    )
    labelled = reader.calling(label_names(asked.session, words))
    first, *others = pictures_of(drawn, face.own_alt_parts(labelled), words)
    return (first._replace(alt=with_changes(first.alt, summary, face, words)), *others)


def with_changes(board: str, summary: Summary, face: AnyFace, words: Words) -> str:
    """The alternative text of a board's first picture, after what has changed on the board: the lines that
    stand above it."""
    told = " ".join(unmarked(line) for line in summary.lines(face, words))
    changes = words.text("card-changes", changes=told)
    changes = cut(changes, max(CHANGES, ALT - len(board) - 1))
    return cut_lines([changes, *board.split("\n")], ALT)


def note_had(visit: Visit, asked: Asked, card: Card) -> None:
    """Note that the person has had the card of this question."""
    if card.board:
        visit.services.cards_shown.add(asked.session.id, visit.person.id, asked.ticket)
