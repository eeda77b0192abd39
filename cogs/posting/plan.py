"""The plan for a game's board message, made from facts alone: edit it, post the next one, or do nothing.

It knows neither Discord nor SQL, waits for nothing and reads no clock: the same facts give the same plan.
"""

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.journal.records import PersonId, Session, Since, Status
from engine.play.table import Seat
from engine.sessions.posted import BoardFacts


@dataclass(frozen=True, slots=True)
class Publication:
    """What the plan for a board message depends on. Messages are Discord's ids, rows those of the story."""

    status: Status
    people: tuple[PersonId | None, ...]
    """Who sits on each seat; None for a robot."""
    waiting_for: tuple[Seat, ...]
    asked_since: Mapping[PersonId, int]
    """Whom the game waits for, and which row was the newest when that began."""
    last: int
    """The newest row: 0 before the first."""
    since: Since
    """How far the story had come before each seat last acted, and before the round."""
    board: int | None
    """The board message, or None where the thread has none yet."""
    board_from: int
    """The first row that the board message tells."""
    board_due: Sequence[PersonId]
    """Whom the board message waited for when it was posted."""
    posted: int
    """The newest row that was posted, be it in another thread: the board message tells it."""
    opening: int | None
    """The message that opened the game, or None before there is one."""
    is_restored: bool
    """Whether the table is still to be told that the game went back to an earlier moment."""

    @property
    def due(self) -> tuple[PersonId, ...]:
        """The people whom the game waits for."""
        people = (self.people[seat] for seat in self.waiting_for)
        return tuple(person for person in people if person is not None)


@dataclass(frozen=True, slots=True)
class Tale:
    """What of the story a message tells."""

    first: int
    """The row that its words begin with."""
    news: int
    """The row from which on its picture marks what has changed."""
    is_opening: bool
    """Whether it opens the game."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """The board message shows what there is to show."""


@dataclass(frozen=True, slots=True)
class Post:
    """The next board message is due."""

    tale: Tale
    due: tuple[PersonId, ...]
    """Whom it waits for: they are mentioned."""


@dataclass(frozen=True, slots=True)
class Edit:
    """The board message is to be brought up to date; nobody is mentioned."""

    message: int
    tale: Tale
    due: tuple[PersonId, ...]
    """Whom it waits for."""
    if_gone: Post
    """What to do instead if the message cannot be edited any more."""


Plan: TypeAlias = Edit | Post | Nothing


class Found(enum.Enum):
    """What a board message is that was found in the thread after a start."""

    KNOWN = "the journal knows it, or a newer one"
    UNNOTED = "it was posted, and the bot ended before the journal knew"
    LOST = "it tells of a future that a restore has taken back"


def publication(facts: BoardFacts, session: Session, waiting_for: Sequence[Seat]) -> Publication:
    """The publication of what is stored of a board, where the game itself has come as far as `session` and
    waits for these seats."""
    stored = facts.session
    return Publication(
        status=session.status,
        people=tuple(seat.person for seat in session.seats),
        waiting_for=tuple(waiting_for),
        asked_since=session.asked_since,
        last=facts.last,
        since=facts.since,
        board=stored.board,
        board_from=stored.board_from,
        board_due=stored.board_due,
        posted=stored.published,
        opening=facts.opening,
        is_restored=stored.restored is not None,
    )


def plan(publication: Publication) -> Plan:
    """What to do now. The message is edited while nobody is waited for whom it has not called: whoever it
    calls must be able to leave it unread until they act, and finds in it all that is news to them."""
    board, due = publication.board, publication.due
    if board is None or publication.is_restored:
        return Post(_next_tale(publication), due)
    if publication.posted >= publication.last:
        return Nothing()
    if publication.status != "playing" or not all(_was_called(publication, person) for person in due):
        return Post(_next_tale(publication), due)
    tale = _tale_of_edit(publication, board)
    # A message that is gone is gone with all that it told.
    anew = replace(tale, first=min(tale.first, publication.board_from))
    return Edit(board, tale, due, if_gone=Post(anew, due))


def first_row(publication: Publication) -> int:
    """The first row that the next message tells: the news, and at least the round that is on."""
    return min(_first_news(publication), publication.since.round + 1)


def found(session: Session, *, message: int, last: int) -> Found:
    """What a board message of the bot is that is in the session's thread and tells the story up to a row."""
    if session.adopt_after is not None and message < session.adopt_after:
        return Found.LOST
    # The first one in a thread, and the first one after a restore, are new though they may tell nothing new.
    may_repeat = session.board is None or session.restored is not None
    is_newer = last > session.published or (may_repeat and last == session.published)
    return Found.UNNOTED if is_newer else Found.KNOWN


def _next_tale(publication: Publication) -> Tale:
    return Tale(first_row(publication), _first_news(publication), publication.opening is None)


def _tale_of_edit(publication: Publication, board: int) -> Tale:
    """What the board message tells once it is edited: as much as before, while those who are waited for have
    not acted since."""
    since, posted = publication.since, publication.posted
    has_acted = any(since.of(seat) >= posted for seat in publication.waiting_for)
    first = first_row(publication) if has_acted else publication.board_from
    return Tale(first, _first_news(publication), publication.opening in (None, board))


def _was_called(publication: Publication, person: PersonId) -> bool:
    """Whether the board message called a person who has been waited for ever since. If others went on faster
    than boards are posted, they may have answered, and be asked anew."""
    since = publication.asked_since.get(person)
    return person in publication.board_due and since is not None and since <= publication.posted


def _first_news(publication: Publication) -> int:
    """The first row that is news: to everybody, or to one of those who are called, who have not acted since
    (at the end: to anybody)."""
    people = [Seat(seat) for seat, person in enumerate(publication.people) if person is not None]
    acted = (publication.since.of(seat) for seat in publication.waiting_for or people)
    return min([publication.posted, *acted]) + 1
