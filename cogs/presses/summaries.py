"""What has changed for one seat since it last acted, in a few lines, as that seat may read it.

It knows no messages: whoever shows a summary decides where.
"""

import itertools
from dataclasses import dataclass, replace

from cogs.posting.board_text import LINES as MOST
from cogs.posting.board_text import lines_about, newest, story_text, summary_lines
from engine.journal.records import Session
from engine.play.table import TABLE_EVENTS, Event, Seat
from engine.sessions.chronicle import Happened
from engine.sessions.session_events import SESSION_EVENTS, CameBack, WentAway
from engine.sessions.sessions import Sessions
from renders.face import AnyFace
from renders.language.catalogues import Words
from renders.language.names import cut_lines

LINES = 6
"""The most lines of a summary; the newest are kept."""
TEXT = 1000
"""The most characters of a summary: what the person must decide comes below it."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What has happened, as one seat may know it; `has_acted`: whether it begins with an act of that seat."""

    session: Session
    happened: tuple[Happened, ...] = ()
    has_acted: bool = False
    seat: Seat | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """The events alone, for pictures."""
        return tuple(one.event for one in self.happened)

    @property
    def news(self) -> tuple[Event, ...]:
        """The events of the match that say more than that somebody has answered."""
        others = (*TABLE_EVENTS, *SESSION_EVENTS)
        return tuple(event for event in self.events if not isinstance(event, others))

    @property
    def least(self) -> int:
        """How many lines are worth a text: a single one is not, if the last event was told to this seat
        alone, because the seat's next question is about it and tells it."""
        return 2 if self.happened and self.happened[-1].only is not None else 1

    def lines(self, face: AnyFace, words: Words) -> list[str]:
        """The lines of the text, without what stands around them."""
        told = lines_about(self.seat, self.session, face, words, self._told)
        return [line for _, line in newest(told, most=LINES, room=TEXT)]

    def text(self, face: AnyFace, words: Words, *, least: int = 1) -> str:
        """A few lines under a heading, those that name the seat first; "" if there are fewer than `least`."""
        story = story_text(self.session, face, words, self._told, most=LINES, room=TEXT, about=self.seat)
        return f"{self.heading(words)}\n{story}" if story and story.count("\n") + 1 >= least else ""

    def heading(self, words: Words) -> str:
        """Since when all this has happened."""
        return words.text("news-since-your-move" if self.has_acted else "news-so-far")

    def beyond_board(self, face: AnyFace, words: Words, *, is_beside: bool) -> "Summary":
        """The same, for a reader who is beside the newest board message without what that tells. All of it
        stays if there was more to tell than a board has room for."""
        told = summary_lines(self.session, face, words, [one for one in self.happened if one.is_on_board])
        if not is_beside or len(told) > MOST:
            return self
        return replace(self, happened=tuple(one for one in self.happened if not one.is_on_board))

    def outcome(self, face: AnyFace) -> "Summary":
        """What came of the seat's last act: the same without the act itself, which was confirmed."""
        if not self.has_acted:
            return self
        rest = list(itertools.dropwhile(_is_of_table, self._told))
        is_act = len(rest) == len(self._told) > 0  # else the act was to seal an answer
        first = type(rest[0].event) if is_act else None
        if first in face.confirmed or (is_act and getattr(rest[0].event, "seat", None) == self.seat):
            del rest[: first not in face.outcomes]
        return replace(self, happened=tuple(rest))

    @property
    def _told(self) -> tuple[Happened, ...]:
        """What is news to the seat's owner: not that they are away, or back."""
        return tuple(
            one
            for one in self.happened
            if not (isinstance(one.event, WentAway | CameBack) and one.event.seat == self.seat)
        )

    def own_text(self, face: AnyFace, words: Words) -> str:
        """What names the seat, or was told to it alone, in a few lines. Who has answered is left out."""
        public = [one for one in self.happened if one.only is None and not _is_of_table(one)]
        secrets = [one for one in self.happened if one.only is not None]
        own = [line for is_own, line in lines_about(self.seat, self.session, face, words, public) if is_own]
        lines = [*own, *summary_lines(self.session, face, words, secrets)][-LINES:]
        return cut_lines(lines, TEXT)


def _is_of_table(one: Happened) -> bool:
    """Whether an event says no more than that somebody has answered."""
    return isinstance(one.event, TABLE_EVENTS)


async def summary_for(sessions: Sessions, session: Session, seat: Seat) -> Summary:
    """What has happened since a seat last acted, or since the beginning if it has not acted yet."""
    happened, has_acted = await sessions.since_acting(session, seat)
    return Summary(session, tuple(happened), has_acted, seat)
