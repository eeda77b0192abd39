"""What the journal stores, as plain records: sessions, seats, rows of the story, accepted answers.

They know neither SQL nor what may be done with them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, NewType, TypeAlias

from engine.play.game import Options
from engine.play.match import Advance, Checkpoint
from engine.play.table import Seat

SessionId = NewType("SessionId", int)
PersonId = NewType("PersonId", int)
"""A Discord user id."""

Status: TypeAlias = Literal["open", "playing", "over", "closed"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: who owns it, and the name that stands there."""

    name: str
    person: PersonId | None = None
    """The owner; None where nobody owns it."""

    @property
    def is_robot(self) -> bool:
        """Whether nobody owns it, so that the game's robot plays it."""
        return self.person is None


class By(StrEnum):
    """By whom an act is; the values are stored."""

    PERSON = "person"
    ROBOT = "robot"
    """The game's robot, on a seat that nobody owns."""
    ORDER = "order"
    """What a person has said ahead."""
    CLOCK = "clock"
    CARETAKER = "caretaker"
    """A robot that keeps the seat of somebody who is not there."""
    ORGANISER = "organiser"
    """Whoever acts by office: an organiser of a league, a moderator, the operator."""

    @property
    def is_own(self) -> bool:
        """Whether it is what a person said themselves, now or ahead."""
        return self in (By.PERSON, By.ORDER)


@dataclass(frozen=True, slots=True)
class Call:
    """One seat that is waited for."""

    seat: Seat
    ticket: str
    """Of what it is asked; empty for a moment in a file of an earlier version."""
    told: int
    """The story's last row when the waiting began, or when the seat was called once more."""
    opened: float
    """When it was asked this, in UNIX seconds."""
    posted: float | None = None
    """When a board message told of it; None while none has."""
    recalled: float | None = None
    """When its question called it once more; None if it has not."""


@dataclass(frozen=True, slots=True)
class Session:
    """A session as it is stored: a snapshot, without its match."""

    id: SessionId
    game: str
    options: Options
    guild: int
    channel: int
    language: str
    host: PersonId
    status: Status
    seats: tuple[SeatRow, ...]
    lobby: int | None
    """The message with the open seats."""
    thread: int | None
    seed: str | None = field(repr=False)
    """Secret until the game is over."""
    board: int | None
    """The newest board message."""
    board_from: int
    """The first row of the story that the board message tells now."""
    board_due: tuple[PersonId, ...]
    """Whom the board message waited for when it was posted."""
    published: int
    """The last row of the story that the board message tells."""
    is_archived: bool
    trouble: str | None
    """Why nothing can be posted in its thread, as a word of the catalogue."""
    is_channel_told: bool = False
    """Whether the channel was told of the trouble."""
    calls: tuple[Call, ...] = ()
    """Which seats are waited for now, and since when."""
    epoch: int = 0
    """How often what was played has been taken back: tickets of different epochs differ."""
    attempt: int = 0
    """With which attempt rounds begin from now on: it is part of the name of their luck."""
    restored: float | None = None
    """To which moment a restored file went back, in UNIX seconds; None once the table was told."""
    adopt_after: int | None = None
    """A Discord id: messages of the bot that are older tell of a future that was lost."""
    is_lobby_behind: bool = False
    """Whether the message with the open seats could not be brought up to date."""

    @property
    def asked_since(self) -> Mapping[PersonId, int]:
        """Who is waited for now, and which row of the story was the last when that began."""
        owners = {call: self.seats[call.seat].person for call in self.calls}
        return {owner: call.told for call, owner in owners.items() if owner is not None}

    def seat_of(self, person: PersonId) -> Seat | None:
        """The person's seat, or None for a spectator."""
        return next((Seat(n) for n, seat in enumerate(self.seats) if seat.person == person), None)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody on a seat of a started session, from one row of the story to the next sitting's first."""

    seat: Seat
    person: PersonId | None
    name: str
    """What they were called while they sat there."""
    from_row: int
    why: str | None = None
    """Why it ended: "end", "left", "renamed"; None while it lasts."""


@dataclass(frozen=True, slots=True)
class OldBoard:
    """A board message that may still have buttons, though a newer one tells more."""

    session: SessionId
    message: int
    thread: int
    guild: int


@dataclass(frozen=True, slots=True)
class StoryRow:
    """One stored event; `only` names the seat that may read it, None everybody."""

    number: int
    kind: str
    event: str
    only: Seat | None
    at: float


@dataclass(frozen=True, slots=True)
class Since:
    """How far the story had come, as numbers of its rows, before what happened last."""

    round: int
    """Before the round that is on."""
    seats: Mapping[Seat, int]
    """Before the last answer of each seat that has given one."""

    def of(self, seat: Seat) -> int:
        """Before a seat's last answer; 0 if it has given none."""
        return self.seats.get(seat, 0)


@dataclass(frozen=True, slots=True)
class Record:
    """What a match is rebuilt from: its last checkpoint and the answers given since."""

    checkpoint: Checkpoint
    """Its state as it is stored (`codec.unpacked`)."""
    answers: tuple[tuple[str, Seat, str, str], ...]
    """(ticket, seat, answer as JSON, digest)"""
    times: tuple[float, ...]
    """When each of these answers was stored."""
    began: float
    """When the answer before them was stored, or the match began."""
    answered: int
    """How many answers the session has in all."""
    told: int
    """The number of the story's last row."""
    attempts: Mapping[int, int] = field(default_factory=dict)
    """With which attempt each round began of which a checkpoint is left."""


@dataclass(frozen=True, slots=True)
class Given:
    """An accepted answer on its way into the journal, and what it led to."""

    seat: Seat
    person: PersonId | None
    """Who said it, now or ahead; None if it is nobody's own."""
    advance: Advance
    digest: str
    """The match's, right after the answer."""
    by: By = By.PERSON


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, by seat, robots included."""

    ended: float
    """In UNIX seconds."""
    ranks: tuple[int, ...] | None
    """Every seat's place, from 1; None where the match cannot be replayed any more."""
    points: tuple[int, ...] | None
