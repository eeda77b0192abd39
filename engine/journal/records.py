"""What the journal stores, as plain records: sessions, seats, calls, absences, rows of the story,
accepted answers.

They know no SQL, and not what may be done with them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, NewType, TypeAlias

from engine.clock.pace import STANDING, Clock, PaceName
from engine.play.game import Options
from engine.play.match import Advance, Checkpoint
from engine.play.orders import Order
from engine.play.table import Seat
from engine.results import places
from engine.results.places import Why

SessionId = NewType("SessionId", int)
PersonId: TypeAlias = places.PersonId
"""A Discord user id."""

Status: TypeAlias = Literal["open", "playing", "over", "closed"]
Tidied: TypeAlias = Literal["fold", "delete"]
"""What became of the message with the open seats after the end; the values are stored."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: its owner, and the name shown for it."""

    name: str
    person: PersonId | None = None
    """The owner; None if nobody owns it."""
    kept: str | None = None
    """The name of the caretaker that keeps it until its owner is back; None if it is not kept."""
    kept_since: float | None = None
    """In UNIX seconds."""

    @property
    def is_robot(self) -> bool:
        """Whether nobody owns it, so that the game's robot plays it."""
        return self.person is None

    @property
    def plays_itself(self) -> bool:
        """Whether a robot or a caretaker plays it."""
        return self.person is None or self.kept is not None


class By(StrEnum):
    """Who did an act; the values are stored."""

    PERSON = "person"
    ROBOT = "robot"
    """The game's robot, on a seat that nobody owns."""
    ORDER = "order"
    """What a person said ahead of time."""
    CLOCK = "clock"
    CARETAKER = "caretaker"
    """A robot that keeps an absent person's seat; with a person, what that person said ahead."""
    ORGANISER = "organiser"
    """Whoever acts by office: an organiser of a league, a moderator, the operator."""

    @property
    def is_own(self) -> bool:
        """Whether it is what a person said themselves, now or ahead."""
        return self in (By.PERSON, By.ORDER)


class Meanwhile(StrEnum):
    """What happens to the calls of somebody who is away; the values are stored."""

    WAIT = "wait"
    CARETAKER = "caretaker"


class Reminding(StrEnum):
    """How somebody wants to be reminded of the calls that wait for them; the values are stored."""

    THREAD = "thread"
    """In the thread of the game."""
    DM = "dm"
    """By direct message."""
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Absence:
    """A person has said that they are away, on all servers; moments are in UNIX seconds."""

    since: float
    until: float
    meanwhile: Meanwhile


@dataclass(frozen=True, slots=True)
class Call:
    """One seat that is waited for, or that is invited to say ahead what it will answer."""

    seat: Seat
    ticket: str
    """The ticket of what it is asked, or may say ahead; empty for a short time in a file of an earlier
    version."""
    told: int
    """The story's last row when the waiting began, or when the seat was called once more."""
    opened: float
    """When it was asked this, or called once more, in UNIX seconds."""
    posted: float | None = None
    """When a board message told of the call, in UNIX seconds; None while none has."""
    recalled: float | None = None
    """When its question called the seat once more, in UNIX seconds; None if it has not."""
    clock: Clock = STANDING
    keep_at: float | None = None
    """When the seat gets a caretaker, because its owner is away for too long; None if it does not."""
    remind_at: float | None = None
    """When the owner is reminded; None if they are not, or no more."""
    reminded: float | None = None
    """The deadline that the owner was reminded of; without a clock the moment of the reminder."""
    extended: int = 0
    """How often another player has given more time."""
    is_brief: bool = False
    """Whether it is short and uses no reserve, because to answer nothing costs nothing (`Game.brief`)."""
    decision: str = ""
    """The name of the decision that it is asked for; empty for an invitation, and for a call that an earlier
    version stored."""

    @property
    def since(self) -> float:
        """Since when the seat knows that it is waited for, in UNIX seconds: from the board message that told
        it, or, while none has, from the question."""
        return self.opened if self.posted is None else self.posted


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
    """The first row of the story that the board message alone tells."""
    board_due: tuple[PersonId, ...]
    """The people that the board message waited for when it was posted."""
    posted: int
    """The last row of the story that the board message tells."""
    is_archived: bool
    trouble: str | None
    """Why nothing can be posted in its thread, as a word that the catalogues know."""
    is_channel_told: bool = False
    """Whether the channel was told of the trouble."""
    calls: tuple[Call, ...] = ()
    """Which seats are waited for now, and since when."""
    invited: tuple[Call, ...] = ()
    """Which seats were called to say ahead what they will answer, for as long as they may. Nobody waits for
    that: these have no deadline and no reminder."""
    epoch: int = 0
    """Raised whenever something is taken back: tickets of different epochs differ."""
    attempt: int = 0
    """The attempt with which rounds begin from now on: it is part of the name of their luck."""
    restored: float | None = None
    """The moment to which a restored file went back, in UNIX seconds; None once the players were told."""
    adopt_after: int | None = None
    """A Discord id: older messages of the bot tell of a future that was lost."""
    is_lobby_behind: bool = False
    """Whether the message with the open seats could not be brought up to date."""
    pace: PaceName | None = None
    """How long the table waits; None if it is from before there were paces."""
    paused_until: float | None = None
    """The end of a pause, in UNIX seconds; None if the table does not pause."""
    last_act: float = 0.0
    """When a person last acted, openly, in UNIX seconds."""
    asleep_since: float | None = None
    """Since when the session sleeps, in UNIX seconds, because nobody has acted for long; None if it does
    not."""
    stood: tuple[float, float] | None = None
    """From when to when the bot was away, so that clocks stood still, and no message has said so yet."""
    follows: SessionId | None = None
    """The session whose people wanted to play again."""
    absences: Mapping[PersonId, Absence] = field(default_factory=dict)
    """The absences of the people who have a seat, as far as they were not ended."""
    paused_by: int | None = None
    """The number of the server's act that pauses it; None if the table does, or if it does not pause."""
    ended_by: int | None = None
    """The number of the server's act that has ended it, as long as that may be taken back; else None."""
    ended: float | None = None
    """When it ended or was closed, in UNIX seconds; None if it has not, or if an earlier version ended it."""
    by_office: bool = False
    """Whether a moderator has ended it, or has closed its open seats."""
    tidied: Tidied | None = None
    """What becomes, or became, of the message with the open seats; None if it stays as it is."""
    is_rated: bool = True
    """Whether it counts for ratings, as it was opened."""
    settled: float | None = None
    """When it was settled who counted, and in which place, in UNIX seconds; None if it is not."""
    fixture: int | None = None
    """The number of the league's table that it is; None if it is none."""
    unrated: Why | None = None
    """Why it does not count for ratings, once it is settled; None if it does."""

    @property
    def asked_since(self) -> Mapping[PersonId, int]:
        """The people who are waited for now, and the story's last row when the waiting for each began."""
        owners = {call: self.seats[call.seat].person for call in self.calls}
        return {owner: call.told for call, owner in owners.items() if owner is not None}

    @property
    def invited_since(self) -> Mapping[PersonId, int]:
        """The people who are invited to say something ahead, and the story's last row when each was."""
        owners = {call: self.seats[call.seat].person for call in self.invited}
        return {owner: call.told for call, owner in owners.items() if owner is not None}

    def seat_of(self, person: PersonId) -> Seat | None:
        """The person's seat, or None for a spectator."""
        return next((Seat(n) for n, seat in enumerate(self.seats) if seat.person == person), None)

    def call_of(self, person: PersonId) -> Call | None:
        """The call of this person, if the session waits for them; else None."""
        seat = self.seat_of(person)
        return next((call for call in self.calls if call.seat == seat), None)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def names_taken(self) -> tuple[str, ...]:
        """The names of everybody at the table, caretakers included."""
        return (*self.names, *(seat.kept for seat in self.seats if seat.kept is not None))

    @property
    def was_given_up(self) -> bool:
        """Whether it was closed because nobody came, or because it had slept for long. Its people still have
        their seats; if everybody leaves, nobody has one."""
        is_closed = self.status == "closed" and not self.by_office
        return is_closed and any(not seat.is_robot for seat in self.seats)

    @property
    def is_revealed(self) -> bool:
        """Whether everybody may know its seed: it is over, or a moderator has ended it for good."""
        if self.status == "closed":
            return self.by_office and self.ended_by is None and self.seed is not None
        return self.status == "over"

    def absence(self, seat: Seat, now: float) -> Absence | None:
        """The absence of a seat's owner, if they are away at a moment. In an evening, nobody is."""
        person = self.seats[seat].person
        absence = None if person is None else self.absences.get(person)
        if absence is None or self.pace is PaceName.EVENING or absence.until <= now:
            return None
        return absence

    def present(self, now: float) -> tuple[Seat, ...]:
        """The seats whose owners play themselves and are not away at a moment. Clocks run, and caretakers
        play, for these people."""
        return tuple(
            Seat(number)
            for number, seat in enumerate(self.seats)
            if not seat.plays_itself and self.absence(Seat(number), now) is None
        )

    @property
    def is_still(self) -> bool:
        """Whether nothing waits, whoever is present: it is not running, nothing is or can be posted in its
        thread, it pauses or sleeps."""
        is_seen = self.board is not None and self.trouble is None
        is_on = self.status == "playing" and is_seen and self.asleep_since is None
        return not is_on or self.paused_until is not None

    def is_waited_for(self, call: Call, now: float) -> bool:
        """Whether somebody else who is present waits for a call, so that its time passes; for a table of a
        league its season waits, until the table is settled. For somebody who is away they wait without a
        clock, except in brief: no table stops for days because of a question that nobody need answer."""
        present = self.present(now)
        is_there = call.is_brief or call.seat in present
        is_in_season = self.fixture is not None and self.settled is None
        is_waited_for = is_in_season or any(seat != call.seat for seat in present)
        return is_there and not self.is_still and is_waited_for


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody on a seat of a started session, from one row of the story to the next sitting's first."""

    seat: Seat
    person: PersonId | None
    name: str
    """The name they had while they sat there."""
    from_row: int
    why: str | None = None
    """Why the sitting ended: "end", "left", "expelled", "renamed", one of `LostBecause`, or "kept" and "back"
    for a caretaker who came or went; None while it lasts."""
    kept: str | None = None
    """The name of the caretaker that played for them; None if they played themselves."""


class LostBecause(StrEnum):
    """Why somebody has lost their seat at a table of a league; the values are stored."""

    NO_SHOW = "no-show"
    """Their first call expired, and they had not answered yet."""
    ABSENT = "absent"
    """A caretaker played for them for too long."""
    LAPSED = "lapsed"
    """They let a call expire in overtime."""


@dataclass(frozen=True, slots=True)
class OrderRow:
    """What a person has said ahead for their seat. Nobody else may learn of it."""

    seat: Seat
    person: PersonId
    order: Order


@dataclass(frozen=True, slots=True)
class StoryRow:
    """One stored event; `only` is the seat that may read it, None if everybody may."""

    number: int
    kind: str
    event: str
    only: Seat | None
    at: float


@dataclass(frozen=True, slots=True)
class Record:
    """What a match is rebuilt from: a checkpoint and the answers given since."""

    checkpoint: Checkpoint
    """Its state as it is stored (`codec.unpacked`)."""
    answers: tuple[tuple[str, Seat, str, str], ...]
    """(ticket, seat, answer as JSON, digest)"""
    times: tuple[float, ...]
    """When each of these answers was stored, in UNIX seconds."""
    began: float
    """When the answer before them was stored, or the match began, in UNIX seconds."""
    answered: int
    """How many answers the session has in all."""
    told: int
    """The number of the story's last row."""
    attempts: Mapping[int, int] = field(default_factory=dict)
    """By round, the attempt with which it began, for rounds that have a checkpoint."""
    reopened: float = 0.0
    """When an answer was last taken back, in UNIX seconds; 0 if none was."""


@dataclass(frozen=True, slots=True)
class Given:
    """An accepted answer on its way into the journal, and what it led to."""

    seat: Seat
    person: PersonId | None
    """Who gave it, now or ahead of time; None if no person has."""
    advance: Advance
    digest: str
    """The match's digest right after the answer."""
    by: By = By.PERSON
    is_brief: bool = False
    """Whether it was said ahead for a question whose calls are brief (`Game.brief`)."""
    gained: float = 0.0
    """By how many seconds it has changed the reserve of its seat."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, by seat, robots included."""

    ended: float
    """In UNIX seconds."""
    ranks: tuple[int, ...] | None
    """Every seat's place, from 1; None if the match can no longer be replayed."""
    points: tuple[int, ...] | None
