"""What only whoever runs the bot may look at: where a game stopped to replay, and what is secret in it.

Pure: it makes matches again from what is stored, and shows nothing to anybody.
"""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any

from engine.errors import Rejected
from engine.journal.records import OrderRow, Record, Session
from engine.journal.replay import rebuilt
from engine.play.codec import DecodeError, decode, decode_answer, encode
from engine.play.digests import agrees
from engine.play.game import AnyGame
from engine.play.match import Match
from engine.play.table import Seat
from engine.play.tickets import epoch_of


@dataclass(frozen=True, slots=True)
class Misfit:
    """The first stored answer since the last checkpoint that does not fit any more."""

    number: int
    """Which it is of these answers, from 1."""
    ticket: str
    seat: Seat
    refused: str | None
    """The word for why it is refused now; None if it leads elsewhere than it did."""
    stored: str
    """The digest that is stored with it."""
    made: str | None
    """The digest to which it leads now; None if it is refused."""


def misfit(game: AnyGame, session: Session, seed: str, record: Record) -> Misfit | None:
    """The answer for which a session is frozen; None if it is not. Raises ReplayMismatch if not even the
    beginning of its round can be made again."""
    with closing(beginning(game, session, seed, record)) as match:
        for number, (ticket, seat, answer, digest) in enumerate(record.answers, 1):
            match.begin_epoch(epoch_of(ticket))
            try:
                match.submit(seat, decode_answer(answer), ticket=ticket)
            except (Rejected, DecodeError) as error:
                why = error.reason if isinstance(error, Rejected) else "not-readable"
                return Misfit(number, ticket, seat, why, digest, None)
            if not agrees(digest, match.digest()):
                return Misfit(number, ticket, seat, None, digest, match.digest())
    return None


def beginning(game: AnyGame, session: Session, seed: str, record: Record) -> Match[Any, Any]:
    """The match at its last checkpoint. Raises ReplayMismatch as `rebuilt` does."""
    return rebuilt(game, replace(session, epoch=0), seed, replace(record, answers=(), times=()))


def secrets_of(match: Match[Any, Any], orders: Sequence[OrderRow]) -> dict[str, Any]:
    """All that is secret in a match, ready for JSON: by seat (from 1), what it sees and the public does not,
    and what it has answered while others are waited for; what was said ahead; and the whole state."""
    public, question = _plain(match.view(None)), match.question
    seats = range(match.seats)
    own = {str(seat + 1): _beyond(public, _plain(match.view(Seat(seat)))) for seat in seats}
    answers = {} if question is None else {str(seat + 1): each for seat, each in question.answers.items()}
    return {
        "seed": match.seed,
        "seats": own,
        "answers": answers,
        "said_ahead": [
            {"seat": row.seat + 1, "decision": row.order.decision, "said": row.order.said} for row in orders
        ],
        "state": _plain(match.state),
    }


def _plain(value: object) -> Any:
    return decode(encode(value), object)


def _beyond(public: Any, own: Any) -> Any:
    """What a view has that the public view has not: of each field, only if it differs."""
    if not (isinstance(public, dict) and isinstance(own, dict)):
        return own
    return {key: each for key, each in own.items() if key not in public or public[key] != each}
