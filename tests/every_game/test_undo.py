"""What is taken back keeps its promises in every game: played, taken back and played on is played on."""

import json
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import pytest

from engine.errors import NotAsked, Rejected
from engine.games import GAMES
from engine.journal import match_rows, session_rows, undo_rows
from engine.journal.journal import Journal
from engine.journal.records import PersonId
from engine.journal.replay import rebuilt
from engine.play.chance import Chance
from engine.play.decisions import Answer, as_text
from engine.play.match import Match
from engine.play.table import Seat
from engine.play.tickets import Kind, of_kind
from engine.sessions import rewinds, sessions
from engine.sessions.seating import Person
from engine.sessions.session_events import OUTSIDE
from engine.sessions.sessions import Sessions
from engine.sessions.undoing import Undoing
from tests.effort import share_of
from tests.engine.table_talk import CHANNEL, GUILD, THREAD
from tests.every_game.orders import anything
from tests.every_game.walks import MOST_ANSWERS, Played, Setup, any_answer, setup_of

NOON = 1_735_732_800.0
REASONS = {"undo-dice", "undo-seen", "undo-sealed", "undo-over", "undo-nothing"}
"""Why an answer that was given just now may have to stay."""
LUCK = "orders"
"""The luck of these games: with it, something is taken back in each, which is rare in Goldrush."""
NONCES = ("seal", "nonce")
"""What differs between sealed answers that are the same."""


class Evening:
    """A session with a known seed, played by chance by people, and by robots on its last seats. Whatever may
    be taken back is taken back, and given once more."""

    def __init__(self, journal: Journal, setup: Setup, *, robots: int = 0, is_thorough: bool = False) -> None:
        self.journal, self.setup, self.robots, self._is_thorough = journal, setup, robots, is_thorough
        self.now = NOON
        self.chance = Chance("walk", setup.walk)
        self.people = [Person(PersonId(seat + 1), f"Seat {seat}") for seat in range(setup.seats - robots)]
        self.counts = Counter[str]()
        """How often each thing came of taking back."""
        self.tickets: list[str] = []
        """The tickets of all questions that were open, in their order."""
        self.begin()

    def begin(self) -> None:
        """Start the bot."""
        self.sessions = Sessions(self.journal, GAMES, now=lambda: self.now)
        self.undoing = Undoing(self.sessions.workings)

    async def start(self) -> None:
        host, *others = self.people
        where = {"guild": GUILD, "channel": CHANNEL}
        opened = await self.sessions.open(
            self.setup.name, self.setup.options, **where, host=host, language="en"
        )
        for person in others:
            await self.sessions.join(opened.id, person)
        for _ in range(self.robots):
            await self.sessions.add_robot(opened.id, host)
        self.session = (await self.sessions.start(opened.id, host, thread=THREAD)).id

    async def match(self) -> Match[Any, Any]:
        return (await self.sessions._matches.load(self.session)).match

    async def story(self) -> list[object]:
        """What the match has told, without nonces."""
        rows = await self.journal.read(
            lambda db: db.execute(
                "SELECT kind, event, only_seat FROM story WHERE undone IS NULL ORDER BY number"
            ).fetchall()
        )
        told = [(kind, json.loads(event), only) for kind, event, only in rows if kind not in OUTSIDE]
        bare = [{key: event[key] for key in event if key not in NONCES} for _, event, _ in told]
        return [(kind, event, only) for (kind, _, only), event in zip(told, bare, strict=True)]

    async def seen(self) -> object:
        """All that anybody sees and everything that is to come, but for tickets and nonces."""
        match = await self.match()
        return everything_about(match), await self.story()

    async def standing(self) -> list[undo_rows.StoredAnswer]:
        rows = await self.journal.read(lambda db: undo_rows.answers_from(db, self.session, 0))
        return [row for row in rows if row.undone is None]

    async def check_replay(self) -> None:
        """The match is what comes of the answers that stand, given one after the other in a match that knows
        nothing of undo; and another bot comes to it, from the newest checkpoint and from the first."""
        live, match = await self.match(), self.setup.start()
        for row in await self.standing():
            match.submit(row.seat, row.answer, ticket=of_kind(match.ticket, row.kind))
        assert everything_about(match) == everything_about(live)
        match.close()
        await self.check_rebuilt(from_start=True)

    async def check_rebuilt(self, *, from_start: bool = False) -> None:
        """Another bot comes to the same match, to the last digit of its digest."""

        def stored(db: Any) -> Any:
            record = match_rows.record(db, self.session, from_start=from_start)
            return session_rows.session(db, self.session), record

        live = await self.match()
        session, record = await self.journal.read(stored)
        again = rebuilt(self.setup.game, session, session.seed, record)
        assert (again.ticket, again.digest()) == (live.ticket, live.digest())
        again.close()

    async def note_ticket(self) -> None:
        """A question that opens has a ticket that none had before it."""
        ticket = (await self.match()).ticket
        if self.tickets[-1:] != [ticket]:
            assert ticket not in self.tickets
            self.tickets.append(ticket)

    async def answers(self) -> AsyncIterator[Seat]:
        """Play on: the seat of each answer of people, once it is given."""
        while not (match := await self.match()).is_over:
            await self.note_ticket()
            seat, answer, ticket = Played(match, self.chance, any_answer).next_answer()
            if seat < len(self.people):
                self.now += 24 * 3600
                await self.say(seat, answer, ticket)
                yield seat

    async def say(self, seat: Seat, answer: Answer, ticket: str) -> None:
        await self.sessions.submit(self.session, self.people[seat], as_text(answer), ticket=ticket)

    async def take_back(self, seat: Seat) -> None:
        """Take the last answer of a seat back, if it may be; give it again if nobody else has answered."""
        person, before = self.people[seat], await self.seen()
        try:
            found = await self.undoing.possible(self.session, person.id)
        except Rejected as error:
            self.counts[error.reason] += 1
            return
        if found.is_free:
            rows = await self.standing()
            last = [row for row in rows if row.seat == seat and is_act(row)][-1]
            since = [row for row in rows if row.number > last.number]
            assert not any(map(is_act, since))
            session = await self.undoing.take_back(self.session, person, found.number)
            self.counts["free"] += 1
        else:
            motion = await self.undoing.propose(self.session, person, found.number)
            for other in found.others:
                await self.undoing._motions.agree(self.session, motion.number, self.people[other - 1])
            session = await self.sessions._matches.stored(self.session)
            self.counts["by all"] += 1
        assert session.epoch == self.counts["free"] + self.counts["by all"]
        await self.note_ticket()
        if session.epoch % 10 and session.epoch > 10:  # to replay all of a long game takes long
            await self.check_rebuilt()
        else:
            await self.check_replay()
        if found.is_free:
            ticket = (await self.match()).ticket
            await self.say(seat, last.answer, of_kind(ticket, last.kind))
            await self.note_ticket()
            # What was changed secretly since comes before the answer now, which may depend on it.
            assert await self.seen() == before or since
            await self.check_rebuilt()

    async def play(self, most: int = MOST_ANSWERS) -> None:
        """Play on for so many answers; after each, somebody takes back whatever they may."""
        number = 0
        async for seat in self.answers():
            if self._is_thorough:
                await self.check_rebuilt()
            someone = seat if self.chance.below(3) else Seat(self.chance.below(len(self.people)))
            if someone == seat or self.chance.below(3) == 0:
                await self.take_back(someone)
            number += 1
            if number == most:
                break
        await self.check_replay()


def is_act(row: undo_rows.StoredAnswer) -> bool:
    """Whether an answer is no aside."""
    return row.kind is not Kind.ASIDE


def everything_about(match: Match[Any, Any]) -> object:
    """All of a match but its tickets, its nonces and its story."""
    question = match.question
    asked = None
    if question is not None:
        asked = question.kind, question.decisions, question.due, question.answers, question.standing
    views = [match.view(seat) for seat in (None, *map(Seat, range(match.seats)))]
    luck = match.round, match.attempt, match.chance.drawn
    return match.state, views, asked, match.waiting_for(), luck, match.is_over


@pytest.fixture(autouse=True)
def as_often_as_one_likes(monkeypatch):
    monkeypatch.setattr(rewinds, "MOST_A_ROUND", 10**6)
    monkeypatch.setattr(rewinds, "MOST_EPOCHS", 10**6)


def with_seed(monkeypatch, setup):
    monkeypatch.setattr(sessions.secrets, "token_hex", lambda size: setup.seed)


@pytest.mark.parametrize("robots", [0, 1])
@pytest.mark.parametrize("name", sorted(GAMES))
async def test_what_is_played_taken_back_and_played_on_is_played_on(name, robots, journal, monkeypatch):
    setup = setup_of(name, 1 + robots, LUCK)
    with_seed(monkeypatch, setup)
    evening = Evening(journal, setup, robots=robots)
    await evening.start()
    await evening.play(14)
    assert sum(evening.counts.values()) > 5
    assert {*evening.counts} <= {"free", "by all"} | REASONS


@pytest.mark.long
@pytest.mark.parametrize("number", range(share_of(3)))
@pytest.mark.parametrize("name", sorted(GAMES))
async def test_in_whole_games_it_is_so_after_every_answer_and_undo(name, number, journal, monkeypatch):
    setup = setup_of(name, number, LUCK)
    with_seed(monkeypatch, setup)
    evening = Evening(journal, setup, robots=number % 3 == 2, is_thorough=True)
    await evening.start()
    await evening.play()
    assert evening.counts["free"]
    assert {*evening.counts} <= {"free", "by all"} | REASONS


async def verdicts(evening):
    """What each of the people may take back, or why they may not."""
    found = []
    for person in evening.people:
        try:
            one = await evening.undoing.possible(evening.session, person.id)
            found.append((one.number, one.fallen, one.is_free, one.others))
        except Rejected as error:
            found.append((error.reason, error.values))
    return found


async def change_secretly(evening):
    """Somebody changes what they alone know of; or says something ahead that answers nothing now. How often
    either was done."""
    match, chance, done = await evening.match(), evening.chance, 0
    for seat in map(Seat, range(len(evening.people))):
        opened = [one for one in match.open_to(seat) if one.kind is Kind.ASIDE]
        for one in opened:
            await evening.say(seat, chance.pick([*one.decision.legal()][:20]), one.ticket)
        done += len(opened)
        if seat in match.waiting_for():
            continue
        try:
            ahead = (await evening.sessions.ahead(evening.session, evening.people[seat].id)).ahead
        except NotAsked:
            continue
        one = chance.pick(ahead)
        await evening.say(seat, anything(one.decision, chance), one.ticket)
        done += 1
    return done


@pytest.mark.parametrize("name", sorted(GAMES))
async def test_whether_something_may_be_taken_back_says_nothing_of_what_others_do_secretly(
    name, journal, monkeypatch
):
    setup, done, number = setup_of(name, 1, LUCK), 0, 0
    with_seed(monkeypatch, setup)
    evening = Evening(journal, setup)
    await evening.start()
    async for _ in evening.answers():
        before = await verdicts(evening)
        done += await change_secretly(evening)
        assert await verdicts(evening) == before
        number += 1
        if number == 15:
            break
    assert done
