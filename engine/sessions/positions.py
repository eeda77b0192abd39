"""What somebody may see of a live match: what their seat may answer now, and the position.

Nobody gets the match itself from here, only a view, public decisions and the decisions of their own seat.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.errors import IllegalAnswer, Refused
from engine.journal.records import PersonId, Session
from engine.play.decisions import Answer, Decision
from engine.play.game import Ranking
from engine.play.match import Opened
from engine.play.table import Seat
from engine.play.tickets import Kind, kind_of
from engine.sessions.live_matches import Live


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing that a seat may answer now: a question, an interjection or an aside."""

    session: Session
    seat: Seat
    ticket: str
    decision: Decision[Answer]
    view: Any
    """What the seat may know of the match."""
    other: Opened | None = None
    """The other thing that the seat may answer now, if there are two."""
    opened: float = 0.0
    """When the open question was opened, in UNIX seconds."""
    given: Answer = None
    """What the seat has answered already. It may change this while the table waits for others."""
    is_sealed: bool = False
    """Whether the answer is sealed until everybody who is asked has answered, and may change until then."""

    @property
    def is_waited_for(self) -> bool:
        """Whether this or `other` is a question, so that the table asks the seat something."""
        return not (self.is_unasked and (self.other is None or self.other.is_unasked))

    @property
    def is_aside(self) -> bool:
        """Whether this is an aside: the seat may change something secretly while a question is open."""
        return kind_of(self.ticket) is Kind.ASIDE

    @property
    def is_unasked(self) -> bool:
        """Whether nobody waits for this, because it is an aside or an interjection."""
        return kind_of(self.ticket) is not Kind.ASKED

    def read(self, text: str) -> Answer:
        """The answer that a person typed. Raises IllegalAnswer, which names the game and the decision."""
        try:
            return self.decision.read(text)
        except IllegalAnswer as error:
            raise error.about(self.session.game, self.decision.name, typed=text) from None


@dataclass(frozen=True, slots=True)
class Step:
    """An answer that was accepted and stored; `asked` is the question, with what the seat saw then."""

    asked: Asked
    answer: Answer


@dataclass(frozen=True, slots=True)
class Position:
    """A match as somebody may see it; `seat` is None for the public and for spectators."""

    session: Session
    seat: Seat | None
    view: Any
    ticket: str
    waiting_for: tuple[Seat, ...]
    decisions: Mapping[Seat, Decision[Answer]]
    """The decisions that the table asks for and that `seat` may see: all public ones, and its own."""
    told: int
    """The number of the story's last row that belongs to this position."""
    ranking: Ranking | None
    """How the match ended; None while it is on."""
    interjections: tuple[Opened, ...] = ()
    """What people may interject now: one for each name of a decision."""


def asked_of(live: Live, person: PersonId, *, ticket: str | None, name: str | None) -> Asked:
    """What a person may answer now: a question, else an interjection, else an aside. A `ticket` or the `name`
    of a decision selects one of these. Raises Rejected if nothing fits."""
    match, session = live.match, live.session
    seat = session.seat_of(person)
    if session.status == "closed":
        raise Refused("game-closed")
    if seat is None:
        raise Refused("not-seated")
    opened = match.opened(seat, ticket=ticket, name=name)
    other = next((each for each in match.open_to(seat) if each.ticket != opened.ticket), None)
    given, is_sealed = None, False
    if match.question is not None and opened.ticket == match.ticket:
        given, is_sealed = match.question.answers.get(seat), match.question.kind == "all"
    view = match.view(seat)
    return Asked(session, seat, opened.ticket, opened.decision, view, other, live.opened, given, is_sealed)


def position_of(live: Live, seat: Seat | None) -> Position:
    """The match as a seat, or the public (None), may see it."""
    match, question = live.match, live.match.question
    if live.session.status != "playing":
        question = None
    asked = question.decisions if question is not None else {}
    unasked = question.interjections() if question is not None else {}
    shown = {s: d for s, d in asked.items() if s not in unasked and (s == seat or not d.is_secret)}
    open_to_people = (match.opened(s) for s in unasked if not live.session.seats[s].is_robot)
    return Position(
        live.session,
        seat,
        match.view(seat),
        match.ticket,
        match.waiting_for() if asked else (),
        shown,
        told=live.told,
        ranking=match.ranking() if match.is_over else None,
        interjections=tuple({opened.decision.name: opened for opened in open_to_people}.values()),
    )
