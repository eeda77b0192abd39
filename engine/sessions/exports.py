"""A game as a JSON file, to keep or to check: made for one reader, and read again once the game is over.

Before the end the file has what its reader may read, and nothing from which more could be told: no seed, no
draws, no numbers that count what is hidden, no moments. It never says who the people are, what somebody else
has said ahead, or what anybody has noted.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.errors import SaloonError
from engine.journal.courses import AnswerRow, Course, EventRow
from engine.journal.records import By, PersonId, Session, Sitting
from engine.play.chance import seal
from engine.play.codec import DecodeError, decode, encode
from engine.play.draws import Draw, Draws
from engine.play.game import AnyGame
from engine.play.match import Checkpoint
from engine.play.table import Seat
from engine.sessions.chronicle import SEALED
from engine.sessions.sealings import Sealing, sealings
from engine.sessions.session_events import OUTSIDE

FORMAT: Final = "saloon-game-1"
"""Changed when a program that reads such files must change. `tools/verify_luck.py` has it, too."""


class NotExported(SaloonError):
    """A file is no export of a game that is over; the text says why."""


def exported(
    game: AnyGame, session: Session, course: Course, reader: PersonId | None, draws: Draws | None
) -> bytes:
    """The file for a reader. `draws` is what was drawn, once the game is over; None if that is not known."""
    is_over = session.status == "over"
    parts = {
        "format": FORMAT,
        "game": session.game,
        "number": session.id,
        "is_over": is_over,
        "revision": course.begun.revision,
        "options": session.options,
        "data": _data(game, course),
        "seats": [{"seat": seat, "name": name} for seat, name in enumerate(session.names)],
        "seal": seal(course.seed),
        **(_all(course, reader, draws) if is_over else _readable(session, course, reader)),
    }
    return ("{\n" + ",\n".join(_line(name, part) for name, part in parts.items()) + "\n}\n").encode()


def _data(game: AnyGame, course: Course) -> object:
    """The values of the game's data file with which it began; None if it has none."""
    if game.values is None:
        return None
    try:
        return game.values(decode(course.begun.state, game.state))
    except DecodeError:
        return None


def _all(course: Course, reader: PersonId | None, draws: Draws | None) -> dict[str, object]:
    found, _ = sealings(course)
    sealed = {sealing.answer.number: sealing for sealing in found}
    begun = course.begun
    return {
        "seed": course.seed,
        "begun": {
            "round": begun.round,
            "attempt": begun.attempt,
            "told": begun.told,
            "story": begun.story,
            "state": begun.state,
        },
        "attempts": list(course.attempts.items()),
        "result": {"points": course.points, "ranks": course.ranks},
        "answers": [_answer(answer, reader, sealed.get(answer.number)) for answer in course.answers],
        "story": [_event(row) for row in course.story],
        "draws": None if draws is None else [_draw_of(each) for each in draws.drawn],
    }


def _draw_of(draw: Draw) -> tuple[int, int, int, int]:
    return draw.round, draw.attempt, draw.below, draw.result


def _answer(answer: AnswerRow, reader: PersonId | None, sealing: Sealing | None) -> dict[str, object]:
    sealed = sealing and {
        "row": sealing.row.number,
        "attempt": sealing.attempt,
        "count": sealing.count,
        "nonce": sealing.nonce,
    }
    return _without_nothing(
        number=answer.number,
        ticket=answer.ticket,
        seat=answer.seat,
        by=_by(answer, reader),
        answer=answer.answer,
        digest=answer.digest,
        told=answer.told,
        undone=answer.undone,
        sealed=sealed,
    )


def _by(answer: AnswerRow, reader: PersonId | None) -> By:
    """Who answered. That it was said ahead nobody learns but whoever said it."""
    is_own = reader is not None and answer.person == reader
    return By.PERSON if answer.by is By.ORDER and not is_own else answer.by


def _event(row: EventRow) -> dict[str, object]:
    return _without_nothing(
        row=row.number,
        only=row.only,
        undone=row.undone,
        kind=row.kind,
        event=decode(row.event, dict[str, Any]),
    )


def _readable(session: Session, course: Course, reader: PersonId | None) -> dict[str, object]:
    """What a reader may read of a game that is not over. All is numbered anew: gaps would tell of what others
    have changed in secret."""
    seat = None if reader is None else session.seat_of(reader)
    own = [answer for answer in course.answers if seat is not None and answer.seat == seat]
    told = _without_changes(row for row in course.story if row.only in (None, seat))
    return {
        "reader": seat,
        "answers": _numbered(own, reader),
        "story": [{**_event(row), "row": number} for number, row in enumerate(told, 1)],
    }


def _numbered(answers: Iterable[AnswerRow], reader: PersonId | None) -> list[dict[str, object]]:
    return [
        _without_nothing(
            number=number,
            ticket=answer.ticket,
            seat=answer.seat,
            by=_by(answer, reader),
            answer=answer.answer,
            undone=answer.undone,
        )
        for number, answer in enumerate(answers, 1)
    ]


def own_answers(course: Course, reader: PersonId) -> list[dict[str, object]]:
    """All answers that a person has given, numbered anew, as they may read them before the game is over."""
    return _numbered((answer for answer in course.answers if answer.person == reader), reader)


def own_events(course: Course, sittings: Sequence[Sitting], reader: PersonId) -> list[dict[str, object]]:
    """All that was told to a person alone, while they sat on a seat, numbered anew."""
    spans = {sitting.seat: list[tuple[int, PersonId | None]]() for sitting in sittings}
    for sitting in sittings:
        spans[sitting.seat].append((sitting.from_row, sitting.person))

    def is_theirs(row: EventRow, seat: Seat) -> bool:
        there = [person for first, person in spans.get(seat, ()) if first <= row.number]
        return bool(there) and there[-1] == reader

    told = (row for row in course.story if row.only is not None and is_theirs(row, row.only))
    return [{**_event(row), "row": number} for number, row in enumerate(told, 1)]


def _without_changes(story: Iterable[EventRow]) -> list[EventRow]:
    """The story with one seal for each sealed answer: the one that stands last, where the first one stood.
    When and how often somebody thought again is theirs alone."""
    told = list[EventRow]()
    laid: dict[int | None, dict[Seat, int]] = {}
    for row in story:
        seats = laid.setdefault(row.undone, {})
        if row.kind == SEALED:
            seat = decode(row.event, dict[str, Any])["seat"]
            if seat in seats:
                told[seats[seat]] = row
                continue
            seats[seat] = len(told)
        elif row.kind not in OUTSIDE:
            seats.clear()
        told.append(row)
    return told


def _without_nothing(**parts: object) -> dict[str, object]:
    return {name: part for name, part in parts.items() if part is not None}


def _line(name: str, part: object) -> str:
    """A part of the file: a list has a line for each of its things, all else has one line."""
    key = f'"{name}": '
    if not isinstance(part, list):
        return key + encode(part).decode()
    return key + "[" + ",".join(f"\n  {encode(each).decode()}" for each in part) + "\n]"


@dataclass(frozen=True, slots=True)
class _Begun:
    round: int
    attempt: int
    told: int
    story: str
    state: str


@dataclass(frozen=True, slots=True)
class _Result:
    points: tuple[int, ...] | None = None
    ranks: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class _Answer:
    number: int
    ticket: str
    seat: int
    by: By
    answer: str
    digest: str
    told: int
    undone: int | None = None


@dataclass(frozen=True, slots=True)
class _Event:
    row: int
    kind: str
    event: dict[str, Any]
    only: int | None = None
    undone: int | None = None


@dataclass(frozen=True, slots=True)
class _Seat:
    name: str


@dataclass(frozen=True, slots=True)
class _Export:
    """The file of a game that is over, as far as it is read again."""

    format: str
    game: str
    number: int
    revision: int
    options: Mapping[str, bool]
    seats: tuple[_Seat, ...]
    seed: str
    begun: _Begun
    attempts: tuple[tuple[int, tuple[int, ...]], ...]
    answers: tuple[_Answer, ...]
    story: tuple[_Event, ...]
    draws: tuple[tuple[int, int, int, int], ...] | None = None
    result: _Result = field(default_factory=_Result)


@dataclass(frozen=True, slots=True)
class Imported:
    """What was read from the file of a game that is over."""

    number: int
    names: tuple[str, ...]
    course: Course
    draws: tuple[tuple[int, int, int, int], ...] | None
    """(round, attempt, below, result)"""


def imported(text: bytes) -> Imported:
    """Read the file of a game that is over. Raises NotExported if it is none."""
    try:
        head = decode(text, dict[str, Any])
    except DecodeError as error:
        raise NotExported(f"it is no JSON object: {error}") from error
    if head.get("format") != FORMAT:
        raise NotExported(f'its "format" is not "{FORMAT}"')
    if head.get("is_over") is not True:
        raise NotExported("the game was not over when it was made")
    try:
        read = decode(text, _Export)
    except DecodeError as error:
        raise NotExported(f"it is not complete: {error}") from error
    begun = read.begun
    course = Course(
        read.game,
        read.options,
        len(read.seats),
        read.seed,
        Checkpoint(begun.round, begun.attempt, read.revision, begun.state, begun.told, begun.story),
        dict(read.attempts),
        tuple(
            AnswerRow(
                *(each.number, each.ticket, Seat(each.seat), each.by, None, each.answer, each.digest),
                *(each.told, each.undone),
            )
            for each in read.answers
        ),
        tuple(
            EventRow(
                *(each.row, each.kind, encode(each.event).decode()),
                *(None if each.only is None else Seat(each.only), each.undone),
            )
            for each in read.story
        ),
        read.result.points,
        read.result.ranks,
    )
    return Imported(read.number, tuple(seat.name for seat in read.seats), course, read.draws)
