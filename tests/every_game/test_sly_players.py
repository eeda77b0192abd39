"""Whoever tries to gain by how places are settled gains nothing: in every game, and as the board says."""

from dataclasses import dataclass, field

import pytest

from cogs.posting.outcome_text import outcome_text
from engine.journal import rating_rows
from engine.journal.records import By, Given
from engine.play.chance import Chance
from engine.sessions.acts import Plain
from engine.sessions.lost_seats import LostSeats
from engine.sessions.outcomes import outcome_of
from renders.language.catalogues import words_for
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD
from tests.every_game.test_who_counts import ALL, Evening, every_title
from tests.every_game.walks import robots_answer

C, D = 2, 3


@dataclass(frozen=True, slots=True)
class ToTheEnd(Plain):
    """Everybody who sits there plays to the end; the clock answers for whoever is idle."""

    people: tuple[int | None, ...]
    idle: frozenset[int] = field(default_factory=frozenset)
    by: By = By.PERSON

    def submit_answers(self, match):
        given = []
        while not match.is_over:
            seat = match.waiting_for()[0]
            person = self.people[seat]
            by = By.ROBOT if person is None else By.CLOCK if person in self.idle else By.PERSON
            answer = robots_answer(match, seat, Chance("to the end", len(given)))
            advance = match.submit(seat, answer, ticket=match.ticket)
            given.append(Given(seat, person if by is By.PERSON else None, advance, match.digest(), by))
        return given

    def store(self, db, session, at):
        """Store nothing but the answers."""


class Sly(Evening):
    """An evening in which the later seats win, and somebody tries to make something of it."""

    async def stored(self):
        return await self.sessions.find(self.id, guild=GUILD)

    async def end(self, *, idle=()):
        people = tuple(seat.person for seat in (await self.stored()).seats)
        matches = self.sessions.workings.matches
        async with matches.locked(self.id):
            live = await matches.load(self.id)
            await self.sessions.workings.steps.carry_out(live, ToTheEnd(people, frozenset(idle)))

    async def takes(self, seat, person):
        """Somebody takes a robot's seat, which Ben has offered."""
        lost = LostSeats(self.sessions.workings)
        await lost.offer_robots_seat(self.id, BEN.id, seat)
        await lost.take(self.id, seat, person)

    async def gains(self):
        """What the game did to everybody's rating, rounded."""
        steps = await self.journal.read(lambda db: rating_rows.steps(db, self.id))
        return {one.person: round(one.after.value - one.before.value) for one in steps}

    async def board(self):
        """What the last board says of ratings, a line for each person."""
        session, position = await self.stored(), await self.sessions.position(self.id, None)
        outcome = await self.journal.read(lambda db: outcome_of(db, session))
        text = outcome_text(outcome, session, position.ranking, words_for("en"))
        return [line for line in text.split("\n") if line.startswith("- ")]


@pytest.fixture
async def evening(journal, title):
    return await Sly(journal, title).start(seats=4)


THIRD = {ANNA.id: 2, BEN.id: 1, CLEO.id: 3}


@pytest.mark.dear
@every_title
async def test_whoever_leaves_a_bad_seat_for_a_better_one_is_last(evening):
    await evening.play(until=ALL)
    await evening.leave(ANNA)
    await evening.takes(D, ANNA)
    await evening.end()
    assert (await evening.ranks())[D] == 1, "the robot's seat wins, on which Anna sits now"
    assert await evening.places() == {ANNA.id: 3, BEN.id: 2, CLEO.id: 1}
    assert await evening.gains() == {ANNA.id: -41, BEN.id: 0, CLEO.id: 41}
    assert "Anna (left early) from 1500 to 1459? (**minus 41**)" in (await evening.board())[2]


@pytest.mark.dear
@every_title
async def test_whoever_lets_a_robot_play_and_comes_back_is_last(evening):
    await evening.play(until=ALL)
    await evening.leave(CLEO)
    await evening.takes(C, CLEO)
    await evening.end()
    assert await evening.places() == THIRD
    assert (await evening.board())[2].startswith("- Cleo (left early) from 1500 to 1459? (**minus 41**)")


@pytest.mark.dear
@every_title
async def test_whoever_lets_the_clock_play_well_is_behind_all_who_played(evening):
    await evening.play(until=ALL)
    await evening.end(idle={CLEO.id})
    assert await evening.places() == THIRD
    assert (await evening.board())[2].startswith(
        "- Cleo (too few answers of their own) from 1500 to 1459? (**minus 41**)"
    )


@pytest.mark.dear
@every_title
async def test_whoever_looks_at_a_hand_and_stays_away_falls_and_feeds_nobody(evening):
    await evening.end(idle={CLEO.id})
    assert await evening.places() == {ANNA.id: 2, BEN.id: 1, CLEO.id: None}
    assert await evening.gains() == {ANNA.id: -41, BEN.id: 41, CLEO.id: -41}
    line = "- Cleo from 1500 to 1459? (**minus 41**): never answered, so counts as last"
    assert (await evening.board())[2] == line
