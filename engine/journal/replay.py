"""A match rebuilt from what is stored: a checkpoint, and the answers given since.

It reads records, and knows no SQL and no people.
"""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from engine.errors import ReplayMismatch
from engine.journal.records import Record, Session
from engine.play.codec import DecodeError, decode_answer, unpacked
from engine.play.digests import is_comparable
from engine.play.game import AnyGame
from engine.play.match import Match


def rebuilt(game: AnyGame, session: Session, seed: str, record: Record) -> Match[Any, Any]:
    """The match as it was after the last stored answer. Raises ReplayMismatch when what is stored cannot be
    replayed, or leads elsewhere."""
    if not record.checkpoint.state:
        raise ReplayMismatch(f"the state from which round {record.checkpoint.round} began was emptied")
    try:
        return Match.resume(
            game,
            seats=len(session.seats),
            options=session.options,
            seed=seed,
            checkpoint=replace(record.checkpoint, state=unpacked(record.checkpoint.state)),
            answers=[
                (ticket, seat, decode_answer(answer), digest)
                for ticket, seat, answer, digest in record.answers
            ],
            epoch=session.epoch,
            attempt=session.attempt,
            attempts=record.attempts,
        )
    except DecodeError as error:
        raise ReplayMismatch(f"what is stored does not fit: {error}") from error


def replayed(
    game: AnyGame, session: Session, seed: str, record: Record
) -> Generator[Match[Any, Any], None, None]:
    """The same match at its checkpoint, and then again and again, each time one stored answer further. Close
    the generator, and the match is closed. Raises what `rebuilt` raises.

    Digests after one of another format are not compared: the version that made them may have gone on from a
    checkpoint of before, whose state lacks what is known here."""
    match = rebuilt(game, replace(session, epoch=0), seed, replace(record, answers=(), times=()))
    try:
        yield match
        is_chained = True
        for number, (ticket, seat, answer, digest) in enumerate(record.answers, 1):
            try:
                given = decode_answer(answer)
            except DecodeError as error:
                raise ReplayMismatch(f"what is stored does not fit: {error}") from error
            is_chained = is_chained and is_comparable(digest)
            match.repeat(ticket, seat, given, digest if is_chained else "", where=f"answer {number}")
            yield match
    finally:
        match.close()


def restarted(game: AnyGame, session: Session, seed: str, record: Record) -> Match[Any, Any]:
    """The match at the beginning of the current round, under the next epoch and with new luck. Raises
    ReplayMismatch as `rebuilt` does."""
    epoch = session.epoch + 1
    return rebuilt(
        game,
        replace(session, epoch=epoch, attempt=epoch),
        seed,
        replace(record, checkpoint=replace(record.checkpoint, attempt=epoch), answers=(), times=()),
    )
