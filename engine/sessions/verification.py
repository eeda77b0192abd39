"""Whether a match went as its seed, its seals and its rules say, from all that is stored of it.

What was taken back is checked by its seals alone: a round is often begun again because its answers no longer
lead where they led. It knows no people and no words.
"""

import bisect
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from engine.errors import Rejected
from engine.journal.courses import AnswerRow, Course, EventRow
from engine.play.chance import commitment
from engine.play.codec import DecodeError, decode, decode_answer, encode, event_kind
from engine.play.digests import agrees, is_comparable
from engine.play.draws import Draws
from engine.play.game import AnyGame
from engine.play.match import Match
from engine.play.table import Seat, Told
from engine.play.tickets import epoch_of, round_of
from engine.sessions.sealings import Broken, sealings
from engine.sessions.session_events import OUTSIDE


class What(StrEnum):
    """What can differ; the catalogues have a sentence for each."""

    SEED = "seed"
    """The seed is not the one that was sealed before the first card."""
    SEALED = "sealed"
    """An answer is not the one that was sealed."""
    TURNED_UP = "turned-up"
    """What was turned up is not what was sealed."""
    SET_UP = "set-up"
    """The seed leads to another set-up than the match began with."""
    REFUSED = "refused"
    """The rules refuse a stored answer."""
    STORY = "story"
    """After an answer, something else happens than was told."""
    STATE = "state"
    """After an answer, the match is in another state than it was."""
    RESULT = "result"
    """The match does not end as it did, or does not end at all."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The first thing that is not as it should be."""

    what: What
    answer: int = 0
    """The number of the answer that it is about; 0 if it is about none."""
    round: int = 0
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check has found."""

    seal: str
    """The commitment to the seed, in hexadecimal digits."""
    sealed: int
    """How many sealed answers there were. Those that were changed or taken back count, too."""
    answers: int
    """How many answers were played again."""
    compared: int
    """How many of these have a digest of today's format, so that what came of them could be compared."""
    draws: Draws = field(repr=False)
    is_known: bool
    """Whether this version knows the rules by which the match was played. If not, only its seed and its seals
    were checked."""
    difference: Difference | None = None


def verified(games: Mapping[str, AnyGame], course: Course) -> Verdict:
    """Check a match that is over."""
    found, broken = sealings(course)
    draws, game = Draws(), games.get(course.game)
    difference = _of_the_seed(course) or _of_seals(broken, course)
    is_known = game is not None and game.knows(course.begun.revision)
    if is_known and difference is None and game is not None:
        try:
            draws, difference = _replayed(game, course)
        except DecodeError:
            is_known = False
    standing = course.standing
    compared = sum(is_comparable(answer.digest) for answer in standing)
    return Verdict(commitment(course.seed), len(found), len(standing), compared, draws, is_known, difference)


def _of_the_seed(course: Course) -> Difference | None:
    """The first checkpoint has kept what was sealed: its digest of the story begins with the seal."""
    return None if course.begun.story == commitment(commitment(course.seed)) else Difference(What.SEED)


def _of_seals(broken: Sequence[Broken], course: Course) -> Difference | None:
    if not broken:
        return None
    first = broken[0]
    what = What.TURNED_UP if first.is_turned_up else What.SEALED
    answers = [each for each in course.answers if each.told < first.row.number and each.seat == first.seat]
    return _about(what, answers[-1]) if answers else Difference(what, seat=first.seat)


def _replayed(game: AnyGame, course: Course) -> tuple[Draws, Difference | None]:
    """Play the match again by its own revision, each round with the attempt that counts. Raises DecodeError
    if its first state does not fit these rules."""
    state = decode(course.begun.state, game.state)
    game = game.begun_as(state)
    draws = Draws()
    set_up = game.new(course.seats, course.options, draws.stream(course.seed, 0, 0))
    if encode(set_up) != encode(state):
        first = course.standing[:1]
        is_of_today = course.begun.revision == game.revision and all(map(_is_comparable, first))
        if is_of_today:
            return draws, Difference(What.SET_UP)
        draws = Draws()  # earlier rules set up in another way
    last = {number: attempts[-1] for number, attempts in course.attempts.items()}
    begun = replace(course.begun, attempt=last[course.begun.round])
    match = Match(game, course.seats, course.options, course.seed, begun, attempts=last, luck=draws.stream)
    try:
        return draws, _first_difference(match, course)
    finally:
        match.close()


def _first_difference(match: Match[Any, Any], course: Course) -> Difference | None:
    standing = course.standing
    rows = [row for row in course.story if row.undone is None and row.kind not in OUTSIDE]
    numbers = [row.number for row in rows]
    ends = [*(bisect.bisect_right(numbers, answer.told) for answer in standing), len(rows)]
    is_chained = True
    if standing and _is_comparable(standing[0]) and _differ(match.story, rows[: ends[0]]):
        return _about(What.STORY, standing[0])
    for answer, first, end in zip(standing, ends, ends[1:], strict=False):
        match.begin_epoch(epoch_of(answer.ticket))
        try:
            advance = match.submit(answer.seat, decode_answer(answer.answer), ticket=answer.ticket)
        except Rejected:
            return _about(What.REFUSED, answer)
        if not _is_comparable(answer):
            is_chained = False  # later digests go on from this one
            continue
        if _differ(advance.told, rows[first:end]):
            return _about(What.STORY, answer)
        # A round that began again began otherwise when this digest was made; the next digests have all of it.
        is_again = any(len(course.attempts.get(each.round, ())) > 1 for each in advance.checkpoints)
        if is_chained and not is_again and not agrees(answer.digest, match.digest()):
            return _about(What.STATE, answer)
    if not match.is_over:
        return Difference(What.RESULT)
    ranking = match.ranking()
    is_as_stored = course.points is None or (ranking.points, ranking.ranks) == (course.points, course.ranks)
    return None if is_as_stored else Difference(What.RESULT)


def _is_comparable(answer: AnswerRow) -> bool:
    return is_comparable(answer.digest)


def _differ(told: Iterable[Told], rows: Iterable[EventRow]) -> bool:
    """Whether a part of the story is not what these rows tell."""
    now = [(event_kind(one.event), one.only, encode(one.event).decode()) for one in told]
    return now != [(row.kind, row.only, row.event) for row in rows]


def _about(what: What, answer: AnswerRow) -> Difference:
    return Difference(what, answer.number, round_of(answer.ticket), answer.seat)
