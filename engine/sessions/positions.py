"""What of a live match somebody gets to see: what his seat may answer now, and the position.

A person, a spectator and the public get no more of it: a view, and decisions that are his own or public.
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
    """What one seat is asked: its decision, the ticket that answers carry, and its private view."""

    session: Session
    seat: Seat
    ticket: str
    decision: Decision[Answer]
    view: Any
    other: Opened | None = None
    """What else the seat may answer now: what may be changed beside the question, or the question."""
    opened: float = 0.0
    """When the step was stored that opened the question, in UNIX seconds."""
    given: Answer = None
    """What the seat has answered, while others are still waited for and it may change that."""

    @property
    def is_waited_for(self) -> bool:
        """Whether the seat is asked something now, be it this or the other."""
        return not (self.is_unasked and (self.other is None or self.other.is_unasked))

    @property
    def is_aside(self) -> bool:
        """Whether this is no question, but what the seat may change meanwhile, secretly."""
        return kind_of(self.ticket) is Kind.ASIDE

    @property
    def is_unasked(self) -> bool:
        """Whether nobody waits for it: an aside, or an interjection."""
        return kind_of(self.ticket) is not Kind.ASKED

    def read(self, text: str) -> Answer:
        """The answer that was typed. Raises IllegalAnswer, which says of which decision."""
        try:
            return self.decision.read(text)
        except IllegalAnswer as error:
            raise error.about(self.session.game, self.decision.name, typed=text) from None


@dataclass(frozen=True, slots=True)
class Step:
    """An accepted answer, stored; `decision` is the one it answered, `view` what the seat saw then."""

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
    """The decisions that the table waits for and that may be shown: all public ones, and the seat's own."""
    told: int
    """The number of the story's last row that belongs to this position."""
    ranking: Ranking | None
    """How the match ended; None while it is on."""
    interjections: tuple[Opened, ...] = ()
    """What people may say that nobody waits for, one of each name."""


def asked_of(live: Live, person: PersonId, *, ticket: str | None, name: str | None) -> Asked:
    """What a person may answer, the first with this ticket or name. Raises Rejected if there is nothing."""
    match, session = live.match, live.session
    seat = session.seat_of(person)
    if session.status == "closed":
        raise Refused("game-closed")
    if seat is None:
        raise Refused("not-seated")
    opened = match.opened(seat, ticket=ticket, name=name)
    other = next((each for each in match.open_to(seat) if each.ticket != opened.ticket), None)
    given = None
    if match.question is not None and opened.ticket == match.ticket:
        given = match.question.answers.get(seat)
    return Asked(session, seat, opened.ticket, opened.decision, match.view(seat), other, live.opened, given)


def position_of(live: Live, seat: Seat | None) -> Position:
    """The match as a seat, or the public (None), may see it."""
    match, question = live.match, live.match.question
    if live.session.status != "playing":
        question = None
    asked = question.decisions if question is not None else {}
    unasked = question.interjections() if question is not None else {}
    shown = {s: d for s, d in asked.items() if s not in unasked and (s == seat or not d.is_secret)}
    said = (match.opened(s) for s in unasked if not live.session.seats[s].is_robot)
    return Position(
        live.session,
        seat,
        match.view(seat),
        match.ticket,
        match.waiting_for() if asked else (),
        shown,
        told=live.told,
        ranking=match.ranking() if match.is_over else None,
        interjections=tuple({opened.decision.name: opened for opened in said}.values()),
    )
