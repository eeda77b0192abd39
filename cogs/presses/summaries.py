"""What has changed for one seat since it last acted, in a few lines, as that seat may read it.

It knows no messages: whoever shows a summary decides where.
"""

from dataclasses import dataclass

from cogs.posting.board_text import story_text, summary_lines
from engine.journal.records import Session
from engine.play.table import Event, Seat
from engine.sessions.chronicle import Happened
from engine.sessions.sessions import Sessions
from renders.face import AnyFace
from renders.language.catalogues import Words

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

    @property
    def events(self) -> tuple[Event, ...]:
        """The events alone, for pictures."""
        return tuple(one.event for one in self.happened)

    @property
    def ends_in_secret(self) -> bool:
        """Whether the last event was told to this seat alone: then the seat's next question is about it."""
        return bool(self.happened) and self.happened[-1].only is not None

    def text(self, face: AnyFace, words: Words, *, least: int = 1) -> str:
        """A few lines under a heading; "" if there are fewer than `least` lines."""
        story = story_text(self.session, face, words, self.happened, most=LINES, room=TEXT)
        heading = words.text("news-since-your-move" if self.has_acted else "news-so-far")
        return f"{heading}\n{story}" if story and story.count("\n") + 1 >= least else ""

    def secrets_text(self, face: AnyFace, words: Words) -> str:
        """What the seat alone was told, one line each."""
        secrets = [one for one in self.happened if one.only is not None]
        return "\n".join(summary_lines(self.session, face, words, secrets))


async def summary_for(sessions: Sessions, session: Session, seat: Seat) -> Summary:
    """What has happened since a seat last acted, or since the beginning if it has not acted yet."""
    happened, has_acted = await sessions.since_acting(session, seat)
    return Summary(session, tuple(happened), has_acted)
