"""What is news to one person: all that has happened since he last acted, as he may read it."""

from dataclasses import dataclass

from cogs.posting.board_text import digest_lines, story_text
from cogs.services import Services
from engine.journal.records import Session
from engine.play.table import Event, Seat
from engine.sessions.chronicle import Happened
from renders.language.catalogues import Words

LINES = 6
"""So many lines of news at most, the newest."""
TEXT = 1000
"""So many characters of news at most: below them stands what he must decide."""


@dataclass(frozen=True, slots=True)
class News:
    """Events for one seat's eyes; `has_acted` says whether they begin with an act of its own."""

    session: Session
    told: tuple[Happened, ...]
    has_acted: bool

    @property
    def events(self) -> tuple[Event, ...]:
        """The events alone, for pictures."""
        return tuple(one.event for one in self.told)

    @property
    def secrets(self) -> tuple[Happened, ...]:
        """Those that nobody else may read."""
        return tuple(one for one in self.told if one.only is not None)

    @property
    def ends_in_secret(self) -> bool:
        """Whether nothing has followed on what the seat alone was told last: then it is asked about that."""
        return bool(self.told) and self.told[-1].only is not None


async def news_for(services: Services, session: Session, seat: Seat) -> News:
    """What has happened since a seat last acted, or since the beginning."""
    told, has_acted = await services.sessions.news(session, seat)
    return News(session, tuple(told), has_acted)


def news_text(services: Services, news: News, words: Words, *, least: int = 1) -> str:
    """News in a few lines under a heading; nothing, if there are fewer than `least`."""
    face = services.faces[news.session.game]
    story = story_text(news.session, face, words, news.told, most=LINES, room=TEXT)
    heading = words.text("news-since-your-move" if news.has_acted else "news-so-far")
    return f"{heading}\n{story}" if story and story.count("\n") + 1 >= least else ""


def secrets_text(services: Services, news: News, words: Words) -> str:
    """What the seat alone was told meanwhile, a line each."""
    face = services.faces[news.session.game]
    return "\n".join(digest_lines(news.session, face, words, news.secrets))
