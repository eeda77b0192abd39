"""What somebody may see of a live match: what their seat may answer now, and the position.

Nobody gets the match itself from here, only a view, public decisions and the decisions of their own seat.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.errors import IllegalAnswer, NotAsked, Refused
from engine.journal.records import PersonId, Session
from engine.play import tickets
from engine.play.decisions import Answer, Decision
from engine.play.game import Ranking
from engine.play.match import Opened
from engine.play.orders import Said, invited_to
from engine.play.table import Seat
from engine.play.tickets import Kind, kind_of
from engine.sessions.live_matches import Live


@dataclass(frozen=True, slots=True)
class Ahead:
    """One decision for which a seat may say ahead what it will answer."""

    ticket: str
    """The ticket with which it says so."""
    decision: Decision[Answer]
    """What it is asked for that (`Orderable.asks`)."""
    given: Said | None = None
    """What it has said already."""
    again: bool = True
    """Whether the seat may be asked this again while that counts (`Orderable.again`)."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing that a seat may answer now: a question, an interjection, an aside, or what it may say ahead
    for a decision."""

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
    ahead: tuple[Ahead, ...] = ()
    """All decisions for which the seat may say ahead what it will answer."""
    is_revocable: bool = False
    """Whether the answer can be taken back at first, whichever it is: it reveals nothing by itself
    (`Game.revocable`), and no robot or caretaker answers the next question at once."""

    @property
    def is_waited_for(self) -> bool:
        """Whether this or `other` is a question, so that the table asks the seat something."""
        return not (self.is_unasked and (self.other is None or self.other.is_unasked))

    @property
    def is_ahead(self) -> bool:
        """Whether this is what the seat says ahead for a decision."""
        return kind_of(self.ticket) is Kind.AHEAD

    @property
    def order(self) -> Ahead | None:
        """What the seat may say ahead for this very decision; None if that cannot be said ahead."""
        return next((each for each in self.ahead if each.decision.name == self.decision.name), None)

    @property
    def of_use(self) -> tuple[Ahead, ...]:
        """What the seat gains by saying ahead: all but what it is asked right now and is not asked again."""
        opened = (
            (self.ticket, self.decision),
            *([] if self.other is None else [(self.other.ticket, self.other.decision)]),
        )
        asked = {decision.name for ticket, decision in opened if kind_of(ticket) is Kind.ASKED}
        return tuple(each for each in self.ahead if each.again or each.decision.name not in asked)

    @property
    def is_aside(self) -> bool:
        """Whether this is an aside: the seat may change something secretly while a question is open."""
        return kind_of(self.ticket) is Kind.ASIDE

    @property
    def is_unasked(self) -> bool:
        """Whether nobody waits for this, because it is an aside, an interjection or said ahead."""
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
    at_once: "Step | None" = None
    """The answer to the open question that came of what was said ahead just now."""


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
    orders: frozenset[str] = frozenset()
    """The tickets with which those who are asked in public may say ahead what they will answer to that, where
    everybody knows that they may."""


def seat_at(session: Session, person: PersonId) -> Seat:
    """The seat of a person at a running match. Raises Refused if they have none or it was closed."""
    seat = session.seat_of(person)
    if session.status == "closed":
        raise Refused("game-closed")
    if seat is None:
        raise Refused("not-seated")
    return seat


def ahead_of(live: Live, seat: Seat, view: object) -> tuple[Ahead, ...]:
    """All decisions for which a seat, with its view, may say ahead what it will answer, with what it has
    said."""
    if live.match.question is None:
        return ()
    said = {row.order.decision: row.order for row in live.orders if row.seat == seat}
    found = []
    for orderable in live.match.game.orders:
        scope, order = orderable.scope(view), said.get(orderable.decision)
        if scope is not None:
            given = None if order is None or order.scope != scope else Said(order.said)
            ticket = tickets.ahead_of(scope, orderable.decision)
            found.append(Ahead(ticket, orderable.asks(view), given, again=orderable.again))
    return tuple(found)


def asked_ahead(live: Live, person: PersonId, *, ticket: str | None = None, name: str | None = None) -> Asked:
    """What a person may say ahead for the decision that a `ticket` or its `name` selects; without both, for
    the first one. Raises Rejected if nothing can be said for it any more, or yet."""
    match, session, seat = live.match, live.session, seat_at(live.session, person)
    view = match.view(seat)
    ahead = ahead_of(live, seat, view)
    for each in ahead:
        if ticket in (None, each.ticket) and name in (None, each.decision.name):
            given = None if each.given is None else each.given.answer
            other = match.opened(seat) if seat in match.waiting_for() else None
            return Asked(
                session, seat, each.ticket, each.decision, view, other, live.opened, given, ahead=ahead
            )
    if match.question is None:
        raise NotAsked("game-over")
    if ticket is not None:
        raise NotAsked("order-over")
    raise NotAsked("order-nothing" if name is None else "order-not-now")


def asked_of(live: Live, person: PersonId, *, ticket: str | None, name: str | None) -> Asked:
    """What a person may answer now: a question, else an interjection, else an aside. A `ticket` or the `name`
    of a decision selects one of these; a ticket may also select what is said ahead. Raises Rejected if
    nothing fits."""
    if ticket is not None and kind_of(ticket) is Kind.AHEAD:
        return asked_ahead(live, person, ticket=ticket)
    match, session, seat = live.match, live.session, seat_at(live.session, person)
    opened = match.opened(seat, ticket=ticket, name=name)
    other = next((each for each in match.open_to(seat) if each.ticket != opened.ticket), None)
    given, is_sealed = None, False
    if match.question is not None and opened.ticket == match.ticket:
        given, is_sealed = match.question.answers.get(seat), match.question.kind == "all"
    view = match.view(seat)
    is_revocable = not opened.is_unasked and match.game.revocable(view, opened.decision)
    others = (each for number, each in enumerate(session.seats) if number != seat)
    return Asked(
        *(session, seat, opened.ticket, opened.decision, view, other, live.opened, given, is_sealed),
        ahead=ahead_of(live, seat, view),
        is_revocable=is_revocable and not any(each.plays_itself for each in others),
    )


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
        orders=frozenset(_known_orders(live, shown)),
    )


def _known_orders(live: Live, asked: Mapping[Seat, Decision[Answer]]) -> Iterator[str]:
    """The tickets for orders to what is asked in public: all whom it concerns are invited to give them, so
    that everybody knows of them."""
    for seat, decision in asked.items():
        orderable = live.match.game.orderable(decision.name)
        if orderable is not None and orderable.again and not decision.is_secret:
            scope = invited_to(orderable, live.match.view(seat))
            if scope is not None:
                yield tickets.ahead_of(scope, decision.name)
