"""Who counts when people leave or never come: the same in every game."""

from dataclasses import dataclass, replace

import pytest

from engine.games import GAMES
from engine.journal import place_rows, result_rows
from engine.journal.records import By, Given
from engine.play.chance import Chance
from engine.play.game import Ranking
from engine.sessions.acts import Plain
from engine.sessions.session_events import Decided
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CHANNEL, CLEO, GUILD, THREAD
from tests.every_game.walks import robots_answer

SEATS = {person.id: seat for seat, person in enumerate((ANNA, BEN, CLEO))}
every_title = pytest.mark.parametrize("title", sorted(GAMES))


@dataclass(frozen=True, slots=True)
class PlaysOn(Plain):
    """Everybody answers as the robot would, and in one step: to the end of the match, or until each of these
    people has answered. Whoever is absent is answered for."""

    until: frozenset[int] | None = None
    absent: frozenset[int] = frozenset()
    by: By = By.PERSON

    def submit_answers(self, match):
        given, people = [], {seat: person for person, seat in SEATS.items()}
        while not match.is_over:
            if self.until is not None and self.until <= {one.person for one in given}:
                break
            seat = match.waiting_for()[0]
            person = people.get(seat)
            by = By.ROBOT if person is None else By.CLOCK if person in self.absent else By.PERSON
            answer = robots_answer(match, seat, Chance("plays on", len(given)))
            advance = match.submit(seat, answer, ticket=match.ticket)
            given.append(Given(seat, person if by is By.PERSON else None, advance, match.digest(), by))
        return given

    def store(self, db, session, at):
        """Store nothing but the answers."""


def won_by_the_last(game):
    """The same game, in which the later seats are before the earlier ones."""

    def ranking(state):
        points = game.ranking(state).points
        return Ranking(tuple((seat,) for seat in reversed(range(len(points)))), points)

    return replace(game, ranking=ranking)


class Evening:
    """A session of a title, with Anna, Ben, Cleo and as many robots as there are more seats."""

    def __init__(self, journal, title):
        self.journal, self.title = journal, title
        self.sessions = Sessions(journal, {title: won_by_the_last(GAMES[title])})

    async def start(self, *, seats=3):
        options = {option: option == "short" for option in GAMES[self.title].options}
        opened = await self.sessions.open(
            self.title, options, guild=GUILD, channel=CHANNEL, host=ANNA, language="en"
        )
        for person in (BEN, CLEO):
            await self.sessions.join(opened.id, person)
        for _ in range(seats - 3):
            await self.sessions.add_robot(opened.id, ANNA)
        self.id = (await self.sessions.start(opened.id, ANNA, thread=THREAD)).id
        return self

    async def play(self, **how):
        matches = self.sessions.workings.matches
        async with matches.locked(self.id):
            await self.sessions.workings.steps.carry_out(await matches.load(self.id), PlaysOn(**how))

    async def leave(self, *people):
        for person in people:
            await self.sessions.leave(self.id, person)

    async def places(self):
        found = await self.journal.read(lambda db: place_rows.places(db, self.id))
        return {one.person: one.place for one in found}

    async def ranks(self):
        return (await self.journal.read(lambda db: result_rows.result(db, self.id))).ranks


ALL = frozenset(SEATS)


@pytest.mark.dear
@every_title
async def test_whoever_leaves_is_last_even_if_the_robot_wins(title, journal):
    evening = await Evening(journal, title).start()
    await evening.play(until=ALL)
    await evening.leave(CLEO)
    await evening.play()
    assert await evening.ranks() == (3, 2, 1)
    assert await evening.places() == {ANNA.id: 2, BEN.id: 1, CLEO.id: 3}


@pytest.mark.dear
@every_title
async def test_a_robot_never_takes_a_place(title, journal):
    evening = await Evening(journal, title).start(seats=4)
    await evening.play()
    assert await evening.ranks() == (4, 3, 2, 1)
    assert await evening.places() == {ANNA.id: 3, BEN.id: 2, CLEO.id: 1}


@every_title
async def test_whoever_never_answered_costs_nobody_anything(title, journal):
    evening = await Evening(journal, title).start()
    await evening.play(until=frozenset({ANNA.id, BEN.id}), absent=frozenset({CLEO.id}))
    await evening.leave(CLEO, BEN)
    assert await evening.places() == {ANNA.id: 1, BEN.id: 2, CLEO.id: None}


@every_title
async def test_closing_the_table_undoes_no_loss(title, journal):
    evening = await Evening(journal, title).start()
    await evening.play(until=ALL)
    await evening.leave(BEN, CLEO)
    decided = {ANNA.id: 1, BEN.id: 3, CLEO.id: 2}
    assert await evening.places() == decided
    await evening.leave(ANNA)
    session = await evening.sessions.find(evening.id, guild=GUILD)
    assert (session.status, await evening.places()) == ("closed", decided)
    told = [one.event for one in await evening.sessions.story(session)]
    assert [event for event in told if isinstance(event, Decided)] == [Decided(0)]
