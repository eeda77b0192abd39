"""Looking back: a match as it stood after each of its answers, made again from what is stored.

Nobody sees more of it than they could know at that moment. It keeps nothing in memory: a whole match is made
again within some hundredths of a second, in a thread, so that nobody waits for it.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any

from engine.errors import Refused, ReplayMismatch
from engine.journal import match_rows, session_rows, sitting_rows
from engine.journal.match_rows import PastAnswer
from engine.journal.records import PersonId, Record, SeatRow, Session, SessionId, Sitting
from engine.journal.replay import replayed
from engine.play.game import AnyGame
from engine.play.table import Seat
from engine.play.tickets import round_of
from engine.sessions.chronicle import Happened, seats_at
from engine.sessions.session_events import OUTSIDE
from engine.sessions.sessions import Sessions


@dataclass(frozen=True, slots=True)
class Step:
    """The moment after an answer that everybody learnt of, or the one before the first of these."""

    number: int
    """Which of these answers it was, from 1; 0 before the first. Those that were taken back count, so a
    number always names the same step. Asides and changes of sealed answers do not count: they are secret."""
    answered: int
    """How many answers stand by then, secret ones too."""
    told: int
    """The last row of the story before those that this step told."""
    round: int
    """The round that is on at this moment."""


@dataclass(frozen=True, slots=True)
class Part:
    """A round, or several, with what everybody saw at its beginning."""

    first: Step
    view: Any


@dataclass(frozen=True, slots=True)
class Past:
    """A match as it was after a step, through somebody's eyes."""

    session: Session
    """With the names and caretakers of that time."""
    eyes: Seat | None
    """Through whose eyes it is seen; None: as everybody saw it."""
    view: Any
    public: Any
    """The view that everybody had."""
    events: tuple[Happened, ...]
    """What the step told."""
    steps: tuple[Step, ...]
    at: int
    """The place of this step in `steps`."""
    chapters: tuple[Part, ...]
    """Parts of equal length, if there are more rounds than one menu has."""
    rounds: tuple[Part, ...]
    """The rounds of this part, or of the whole match."""
    seats: tuple[Seat, ...]
    """The seats through whose eyes this person may look."""

    @property
    def step(self) -> Step:
        return self.steps[self.at]

    @property
    def round_before(self) -> Step:
        """The beginning of this round; if this step is that, the beginning of the round before."""
        begun = [step for step in beginnings(self.steps) if step.number < self.step.number]
        return begun[-1] if begun else self.step

    @property
    def round_after(self) -> Step:
        """The beginning of the next round; in the last one, the last step."""
        coming = (step for step in beginnings(self.steps) if step.number > self.step.number)
        return next(coming, self.steps[-1])


class LookingBack:
    """Shows how matches stood. All that it does is read."""

    def __init__(self, sessions: Sessions, *, most: int = 25) -> None:
        self._sessions = sessions
        self._most = most
        """The most rounds that are listed together."""

    async def step_of(self, session_id: SessionId, row: int) -> int:
        """The number of the step that told a row of the story."""
        answers = await self._sessions.workings.journal.read(
            lambda db: match_rows.given_answers(db, session_id, outside=OUTSIDE)
        )
        return sum(answer.is_known and answer.told < row for answer in answers)

    async def past(
        self, session: Session, person: PersonId, *, number: int | None = None, eyes: Seat | None = None
    ) -> Past:
        """The match after the step with a `number` (None: after the newest), through the eyes of a seat, or
        (None) as everybody saw it. If that step was taken back, it is the last one before it that stands.
        Raises Refused if there is no such step, if the person may not see that, or if this version of the
        game cannot make it again."""
        seed = session.seed
        if seed is None:
            raise Refused("game-closed" if session.status == "closed" else "not-started")

        def job(db: sqlite3.Connection) -> tuple[Session, list[PastAnswer], Record, Sequence[Sitting]]:
            found = session_rows.session(db, session.id)
            assert found is not None
            record = match_rows.record(db, session.id, from_start=True)
            return (
                *(found, match_rows.given_answers(db, session.id, outside=OUTSIDE), record),
                sitting_rows.sittings(db, session.id),
            )

        workings = self._sessions.workings
        session, answers, record, sittings = await workings.journal.read(job)
        seats = _seats_to_see(session, person)
        if eyes is not None and eyes not in seats:
            raise Refused("look-eyes" if session.status != "over" else "not-an-option")
        game = workings.games[session.game]
        if record.checkpoint.revision > game.revision:
            raise Refused("look-revision")
        steps = _steps(answers, record)
        last = sum(answer.is_known for answer in answers)
        if number is not None and number > last:
            raise Refused("look-step")
        at = sum(step.number <= (last if number is None else number) for step in steps) - 1
        chapters, rounds = _parts(beginnings(steps), steps[at], self._most)
        try:
            mine, views = await asyncio.to_thread(
                _views, game, session, seed, record, steps[at], eyes, (*chapters, *rounds)
            )
        except ReplayMismatch as error:
            raise Refused("look-differs") from error
        until = steps[at + 1].told if at + 1 < len(steps) else record.told
        events = await self._sessions.story(session, first=steps[at].told + 1, last=until, seat=eyes)
        is_own = eyes is not None and eyes == session.seat_of(person)
        # What others have said ahead, and that they changed a sealed answer, is theirs alone.
        told = (replace(one, is_ordered=one.is_ordered and is_own) for one in events if not one.is_change)
        return Past(
            *(_as_then(session, seats_at(sittings, until)), eyes, mine, views[steps[at].answered]),
            *(tuple(told), steps, at),
            chapters=tuple(Part(step, views[step.answered]) for step in chapters),
            rounds=tuple(Part(step, views[step.answered]) for step in rounds),
            seats=seats,
        )


def beginnings(steps: Sequence[Step]) -> list[Step]:
    """The first step of each round."""
    before = [None, *(step.round for step in steps)]
    return [step for step, round_before in zip(steps, before, strict=False) if step.round != round_before]


def _steps(answers: Sequence[PastAnswer], record: Record) -> tuple[Step, ...]:
    """The steps that stand. Raises Refused if the match cannot be made again from its beginning."""
    standing = [answer for answer in answers if not answer.is_undone]
    if len(standing) != len(record.answers):
        raise Refused("look-differs")
    known = (answer for answer in answers if answer.is_known)
    numbers = {id(answer): number for number, answer in enumerate(known, 1)}
    found = [Step(0, 0, 0, 0)]
    for answered, answer in enumerate(standing, 1):
        if id(answer) in numbers:
            found[-1] = replace(found[-1], round=round_of(answer.ticket))
            found.append(Step(numbers[id(answer)], answered, answer.told, 0))
    found[-1] = replace(found[-1], round=max(record.attempts))
    return tuple(found)


def _parts(begun: Sequence[Step], step: Step, most: int) -> tuple[Sequence[Step], Sequence[Step]]:
    """The beginnings of the chapters, and of the rounds in the chapter of a step. If all rounds are few
    enough, there are no chapters."""
    count = -(-len(begun) // most)
    if count == 1:
        return (), begun
    starts = [len(begun) * chapter // count for chapter in range(count + 1)]
    chapters = [begun[start] for start in starts[:-1]]
    here = sum(chapter.number <= step.number for chapter in chapters) - 1
    return chapters, begun[starts[here] : starts[here + 1]]


def _seats_to_see(session: Session, person: PersonId) -> tuple[Seat, ...]:
    """The seats through whose eyes a person may look: while it is not over, their own alone."""
    if session.status == "over":
        return tuple(Seat(seat) for seat in range(len(session.seats)))
    seat = session.seat_of(person)
    return () if seat is None else (seat,)


def _as_then(session: Session, sittings: Sequence[Sitting]) -> Session:
    """The session with the people, names and caretakers of a moment."""
    seats = tuple(SeatRow(each.name, each.person, each.kept) for each in sittings)
    return replace(session, seats=seats)


def _views(
    game: AnyGame,
    session: Session,
    seed: str,
    record: Record,
    step: Step,
    eyes: Seat | None,
    others: Sequence[Step],
) -> tuple[Any, dict[int, Any]]:
    """What was to be seen after a step, and what everybody saw then and after others, by how many answers
    stood. Raises ReplayMismatch."""
    mine, views = None, dict[int, Any]()
    wanted = {each.answered for each in (step, *others)}
    with closing(replayed(game, session, seed, record)) as matches:
        for answered, match in enumerate(matches):
            if answered in wanted:
                views[answered] = match.view(None)
            if answered == step.answered:
                mine = match.view(eyes)
    return mine, views
