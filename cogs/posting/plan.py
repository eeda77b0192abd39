"""The plan for a game's board message, made from facts alone: edit it, post the next one, or do nothing.

It knows neither Discord nor SQL, waits for nothing and reads no clock: the same facts give the same plan.
"""

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.journal.posted_records import Since
from engine.journal.records import PersonId, Session, Status
from engine.play.table import Seat
from engine.sessions.posted import BoardFacts


@dataclass(frozen=True, slots=True)
class Publication:
    """What the plan for a board message depends on. Messages are Discord's ids, rows are rows of the
    story."""

    status: Status
    people: tuple[PersonId | None, ...]
    """Who sits on each seat; None for a robot."""
    waiting_for: tuple[Seat, ...]
    present: tuple[Seat, ...]
    """The seats whose owners play themselves and are not away. Nobody else is called."""
    asked_since: Mapping[PersonId, int]
    """The people whom the game waits for, and which row was the newest when that began."""
    invited_since: Mapping[PersonId, int]
    """The people who are invited to say something ahead, and which row was the newest when each was."""
    last: int
    """The newest row; 0 before the first."""
    since: Since
    """How far the story had come before each seat last acted."""
    board: int | None
    """The board message, or None if the thread has none yet."""
    board_from: int
    """The first row that the board message alone tells."""
    board_due: Sequence[PersonId]
    """The people whom the board message waited for when it was posted."""
    posted: int
    """The newest row that was posted, perhaps in an earlier thread."""
    is_first: bool
    """Whether the board message is the first of its thread."""
    is_restored: bool
    """Whether a restore took the game back to an earlier moment, and no message has said so yet."""
    is_asleep: bool = False
    """Whether the game sleeps, so that nobody is called."""

    @property
    def due(self) -> tuple[PersonId, ...]:
        """The people whom the game waits for, and who are there; none if it sleeps or was given up."""
        if self.is_asleep or self.status == "closed":
            return ()
        people = (self.people[seat] for seat in self.waiting_for if seat in self.present)
        return tuple(person for person in people if person is not None)

    def invited(self, *, after: int | None) -> tuple[PersonId, ...]:
        """Those who were invited when a row behind this one was the newest, or at any time (None), in the
        order of the seats. Whoever the game waits for is called for that; whoever is not there, or has acted
        since, is invited by no message."""
        if self.is_asleep or self.status != "playing":
            return ()
        found, due = list[PersonId](), self.due
        for seat in sorted(self.present):
            person = self.people[seat]
            if person is None or person in due or person not in self.invited_since:
                continue
            told, acted = self.invited_since[person], self.since.seats.get(seat)
            if (after is None or told > after) and (acted is None or acted < told):
                found.append(person)
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Tale:
    """The part of the story that a message tells, and whom it invites."""

    first: int
    """The first row that its words tell."""
    news: int
    """The first row whose changes its picture marks."""
    is_first: bool
    """Whether the message is the first of its thread."""
    invited: tuple[PersonId, ...] = ()
    """The people whom it invites to say ahead what they will answer, besides those that it waits for."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """There is nothing to do: the board message is up to date."""


@dataclass(frozen=True, slots=True)
class Post:
    """The next board message must be posted."""

    tale: Tale
    due: tuple[PersonId, ...]
    """The people it waits for; they are called by it, or by an earlier message."""
    instead_of: int | None = None
    """The board message that is gone, and whose place this one takes."""
    only_invites: bool = False
    """Whether all that it waits for were called before, so that it only invites others."""

    @property
    def mentioned(self) -> tuple[PersonId, ...]:
        """The people whom it mentions so that Discord notifies them."""
        return self.tale.invited if self.only_invites else (*self.due, *self.tale.invited)


@dataclass(frozen=True, slots=True)
class Edit:
    """The board message must be brought up to date; nobody is mentioned."""

    message: int
    tale: Tale
    due: tuple[PersonId, ...]
    """The people it waits for."""
    if_gone: Post
    """What to do instead if somebody deleted the message."""
    if_closed: Post
    """What to do instead if the message is there, but cannot be edited any more."""


Plan: TypeAlias = Edit | Post | Nothing


class Found(enum.Enum):
    """What a board message that was found in the thread after a start is."""

    KNOWN = "the journal knows it, or a newer one"
    UNNOTED = "it was posted, and the bot ended before the journal knew"
    LOST = "it tells of a future that a restore has taken back"


def publication(facts: BoardFacts, session: Session, waiting_for: Sequence[Seat]) -> Publication:
    """The facts for the plan: what is stored of the board, while the game itself has come as far as `session`
    and waits for these seats."""
    stored = facts.session
    return Publication(
        status=session.status,
        people=tuple(seat.person for seat in session.seats),
        waiting_for=tuple(waiting_for),
        present=replace(session, pace=stored.pace, absences=stored.absences).present(facts.at),
        asked_since=session.asked_since,
        invited_since=session.invited_since,
        last=facts.last,
        since=facts.since,
        board=stored.board,
        board_from=stored.board_from,
        board_due=stored.board_due,
        posted=stored.posted,
        is_first=facts.is_first,
        is_restored=stored.restored is not None,
        is_asleep=stored.asleep_since is not None,
    )


def plan(publication: Publication) -> Plan:
    """What to do now. The message is edited as long as it has called everybody whom the game waits for, and
    nobody is invited whom no message has invited yet; else the next one is posted. It tells only what no
    message before it told: whoever was away reads the rest in the thread, or in their panel. The picture
    marks all that is news to whoever is waited for."""
    board, due = publication.board, publication.due
    if board is None or publication.is_restored:
        return Post(_next_tale(publication), due)
    if publication.posted >= publication.last:
        return Nothing()
    next_tale = _next_tale(publication)
    are_called = all(_was_called(publication, person) for person in due)
    if publication.status != "playing" or not are_called:
        return Post(next_tale, due)
    if next_tale.invited:
        return Post(next_tale, due, only_invites=True)
    tale = _tale_of_edit(publication)
    # If the message is gone, what it told is gone with it, and must be told again.
    anew = replace(tale, first=publication.board_from)
    return Edit(
        *(board, tale, due),
        if_gone=Post(anew, due, instead_of=board),
        if_closed=Post(next_tale, due),
    )


def found(session: Session, *, message: int, last: int) -> Found:
    """What a board message of the bot in the session's thread is; `last` is the last row that it tells."""
    if session.adopt_after is not None and message < session.adopt_after:
        return Found.LOST
    # The first message in a thread, and the first after a restore, are new even if they tell nothing new.
    may_repeat = session.board is None or session.restored is not None
    is_newer = last > session.posted or (may_repeat and last == session.posted)
    return Found.UNNOTED if is_newer else Found.KNOWN


def _next_tale(publication: Publication) -> Tale:
    """What the next board message tells: all that none has told. In a new thread, where nobody was invited
    yet, it also invites those whom a message of an earlier thread has invited."""
    is_first = publication.board is None
    invited = publication.invited(after=None if is_first else publication.posted)
    return Tale(publication.posted + 1, _first_news(publication), is_first, invited)


def _tale_of_edit(publication: Publication) -> Tale:
    """What the board message tells after the edit: all that it alone tells, and whom it alone has invited. If
    a seat that the game waits for has acted since, it leaves out what is news to nobody any more, so that a
    board that is edited for a whole game does not grow."""
    since, first, news = publication.since, publication.board_from, _first_news(publication)
    if any(since.of(seat) >= publication.posted for seat in publication.waiting_for):
        first = max(first, news)
    invited = publication.invited(after=None if publication.is_first else publication.board_from - 1)
    return Tale(first, news, publication.is_first, invited)


def called(session: Session, mentioned: Sequence[PersonId], *, last: int) -> list[PersonId]:
    """Whom a board message waits for that was found in the thread after a start: of the people whom the game
    waits for, those whom it has mentioned, or whom the message before it had called. The others that it has
    mentioned were invited. `last` is the last row that it tells."""
    since = session.asked_since
    before = [person for person in session.board_due if since.get(person, last) <= session.posted]
    return [person for person in since if since[person] <= last and person in (*mentioned, *before)]


def _was_called(publication: Publication, person: PersonId) -> bool:
    """Whether the board message called a person, and the game has waited for them ever since. If the game
    went on faster than boards are posted, they may have answered, and then have been asked again."""
    since = publication.asked_since.get(person)
    return person in publication.board_due and since is not None and since <= publication.posted


def _first_news(publication: Publication) -> int:
    """The first row that is news to somebody: it was not posted yet, or a seat that the game waits for (at
    the end: any person's seat) has not acted since."""
    people = [Seat(seat) for seat, person in enumerate(publication.people) if person is not None]
    acted = (publication.since.of(seat) for seat in publication.waiting_for or people)
    return min([publication.posted, *acted]) + 1
