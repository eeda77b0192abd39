"""What is said ahead keeps its promises in every game: it answers what is legal, and shows nothing."""

import re
from collections import Counter

import pytest

from engine.errors import NotAsked
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.journal.records import PersonId
from engine.play import tickets
from engine.play.chance import Chance
from engine.play.codec import decode_answer
from engine.play.decisions import as_text
from engine.play.table import Seat
from engine.sessions import sessions
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from renders.faces import FACES
from tests.effort import share_of
from tests.engine.table_talk import CHANNEL, GUILD, THREAD
from tests.every_game.checks import change_secrets
from tests.every_game.orders import WITH_ORDERS, Ahead, anything, askable
from tests.every_game.walks import Played, Setup, a_few, any_answer, setup_of

NOON = 1_735_732_800.0
MOST_OPTIONS, MOST_MENUS = 25, 4
"""What Discord takes in a menu, and a panel in menus."""
NOT_SHOWN = ('INSERT INTO "orders"', 'INSERT INTO "notes"')
"""Rows of what is said ahead, and of which file it is."""
CALL = re.compile(r"""(INSERT INTO "calls" VALUES\(\d+,\d+,'\w+','[^']*'),\d+""")
"""A call, up to the last row of the story before its step: what orders answer is one step with what led to
it."""


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_may_be_said_ahead_is_for_one_of_the_games_decisions_each_once(name):
    named = [orderable.decision for orderable in GAMES[name].orders]
    assert set(named) <= set(GAMES[name].decisions)
    assert len(named) == len(set(named))


def check_answers(ahead: Ahead) -> None:
    """What each seat that is waited for has said ahead is legal where it answers."""
    match = ahead.match
    for seat, orders in ahead.of_seats().items():
        if seat in match.waiting_for():
            opened = match.opened(seat)
            said = orders.says(match, seat, opened)
            assert said is None or said.answer in opened.decision.legal()


def check_asks(ahead: Ahead) -> None:
    """What every seat is asked ahead can be answered, named by its rule, and shown."""
    rules = {rule.key for rule in FACES[ahead.match.game.name].rules}
    for seat in range(ahead.match.seats):
        for orderable, scope, asked in askable(ahead.match, Seat(seat)):
            assert next(asked.legal(), asked) is not asked
            assert asked.name == orderable.decision
            assert asked.is_secret
            assert asked.rule in rules
            groups = [option.group for option in getattr(asked, "options", ())]
            in_menus = Counter(groups if not any(groups) else [group for group in groups if group])
            assert len(in_menus) <= MOST_MENUS
            assert all(count <= MOST_OPTIONS for count in in_menus.values()), in_menus
            assert re.fullmatch(tickets.PATTERN, tickets.ahead_of(scope, asked.name))


def play_by_orders(name: str, numbers: range) -> None:
    """Play games in which much is said ahead. Fails if an answer is illegal, or if none was ever given."""
    answered = 0
    for number in numbers:
        ahead = Ahead(setup_of(name, number, "orders"))
        for _ in ahead.moments():
            check_answers(ahead)
            check_asks(ahead)
        answered += ahead.answered
    assert answered


@pytest.mark.parametrize("name", WITH_ORDERS)
def test_what_is_said_ahead_answers_only_what_is_legal_and_games_end(name):
    play_by_orders(name, range(2))


@pytest.mark.long
@pytest.mark.parametrize("name", WITH_ORDERS)
def test_in_many_games_what_is_said_ahead_answers_only_what_is_legal_and_games_end(name):
    play_by_orders(name, range(share_of(1000)))


def everything_about(match, seat, luck):
    """All that a game says of what a seat may say ahead, and what comes of the same answers."""
    view, found = match.view(seat), []
    opened = match.opened(seat) if seat in match.waiting_for() else None
    for orderable, scope, asked in askable(match, seat):
        said = [anything(asked, Chance("wishes", luck, number)) for number in range(3)]
        answers = [
            orderable.answers(view, opened.decision, each)
            for each in said
            if opened is not None and opened.decision.name == orderable.decision
        ]
        found.append((orderable.decision, scope, asked, answers, [orderable.rest(view, e) for e in said]))
    return found


def try_twins(name: str, number: int) -> int:
    """Change now and then what a seat cannot know; how often there was something to change."""
    ahead, changed = Ahead(setup_of(name, number, "orders")), 0
    for moment, _ in enumerate(ahead.moments()):
        seat = Seat(moment % ahead.match.seats)
        if moment % 5 == 0:
            twin = ahead.played.resume()
            changed += change_secrets(twin, seat, Chance("unseen", number, moment))
            assert everything_about(twin, seat, moment) == everything_about(ahead.match, seat, moment)
            twin.close()
    return changed


@pytest.mark.parametrize("name", WITH_ORDERS)
def test_what_a_seat_cannot_know_changes_nothing_that_it_may_say_ahead_or_that_comes_of_it(name):
    assert try_twins(name, 1)


@pytest.mark.long
@pytest.mark.parametrize("name", WITH_ORDERS)
def test_in_many_twins_what_a_seat_cannot_know_changes_nothing_that_it_may_say_ahead(name):
    assert all(try_twins(name, number) for number in range(share_of(100)))


def asked_again(name: str, numbers: range) -> set[str]:
    """The decisions that a seat was asked again in a scope, in games in which all is pressed."""
    asked: dict[tuple[int, Seat, str, int], str] = {}
    again = set()
    for number in numbers:
        setup = setup_of(name, number, "orders")
        played = Played(setup.start(), Chance("walk", setup.walk), any_answer)
        match = played.match
        while not match.is_over:
            for seat in match.waiting_for():
                view, decision = match.view(seat), match.opened(seat).decision.name
                orderable = match.game.orderable(decision)
                scope = None if orderable is None else orderable.scope(view)
                if (
                    scope is not None
                    and asked.setdefault((number, seat, decision, scope), match.ticket) != match.ticket
                ):
                    again.add(decision)
            played.submit(*played.next_answer())
    return again


def which_may_be_asked_again(name: str) -> set[str]:
    return {orderable.decision for orderable in GAMES[name].orders if orderable.again}


@pytest.mark.parametrize("name", WITH_ORDERS)
def test_what_is_said_to_be_asked_once_in_a_scope_is_asked_once(name):
    again = asked_again(name, range(2))
    assert again
    assert again <= which_may_be_asked_again(name)


@pytest.mark.long
@pytest.mark.parametrize("name", WITH_ORDERS)
def test_in_many_games_all_else_is_asked_again_in_a_scope(name):
    assert asked_again(name, range(share_of(40))) == which_may_be_asked_again(name)


class Evening:
    """A session of people alone, with a known seed, at which no time passes."""

    def __init__(self, journal: Journal, setup: Setup) -> None:
        self._journal, self._setup = journal, setup
        self.sessions = Sessions(journal, GAMES, now=lambda: NOON)
        self.people = [Person(PersonId(seat + 1), f"Seat {seat}") for seat in range(setup.seats)]

    async def start(self) -> None:
        host, *others = self.people
        setup, where = self._setup, {"guild": GUILD, "channel": CHANNEL}
        opened = await self.sessions.open(setup.name, setup.options, **where, host=host, language="en")
        for person in others:
            await self.sessions.join(opened.id, person)
        self.session = (await self.sessions.start(opened.id, host, thread=THREAD)).id

    async def given(self, first: int) -> list[tuple[str, int, str]]:
        """All answers from a number on: ticket, person and answer."""
        rows = "SELECT ticket, person, answer FROM answers WHERE number >= ? ORDER BY number"
        return await self._journal.read(lambda db: db.execute(rows, (first,)).fetchall())

    async def shown(self) -> tuple[list[str], object]:
        """All that is stored, but what is said ahead and that an answer came by an order; and all views."""
        dump = await self._journal.read(lambda db: list(db.iterdump()))
        rows = [line for line in dump if not line.startswith(NOT_SHOWN)]
        people = [None, *(person.id for person in self.people)]
        seen = [await self.sessions.position(self.session, person) for person in people]
        views = [(each.view, each.ticket, each.waiting_for, each.told, each.decisions) for each in seen]
        return [CALL.sub(r"\1", row).replace("'order'", "'person'") for row in rows], views

    async def say_ahead(self, chance: Chance) -> None:
        """Some of the people say something ahead."""
        for person in self.people:
            while chance.below(2):
                try:
                    every = (await self.sessions.ahead(self.session, person.id)).ahead
                except NotAsked:
                    break
                one = chance.pick(every)
                text = as_text(anything(one.decision, chance))
                await self.sessions.submit(self.session, person, text, ticket=one.ticket)

    async def press(self, chance: Chance) -> None:
        """Somebody who is asked answers."""
        position = await self.sessions.position(self.session, None)
        if position.waiting_for:
            person = self.people[chance.pick(position.waiting_for)]
            asked = await self.sessions.asked(self.session, person.id)
            text = as_text(chance.pick(a_few(asked.decision)))
            await self.sessions.submit(self.session, person, text, ticket=asked.ticket)


async def play_twice(evenings: tuple[Evening, Evening], chance: Chance, presses: int) -> int:
    """In one evening people say things ahead; in the other they press the same answers. Fails if anything
    that is shown differs. How many answers were pressed beyond those that the first evening pressed."""
    ordered, pressed = evenings
    count = 0
    for number in range(presses):
        await (ordered.say_ahead if number % 2 else ordered.press)(chance)
        for ticket, person, answer in await ordered.given(count + 1):
            text = as_text(decode_answer(answer.encode()))
            await pressed.sessions.submit(pressed.session, pressed.people[person - 1], text, ticket=ticket)
            count += 1
        (one, views), (other, same) = await ordered.shown(), await pressed.shown()
        assert sorted(set(one) ^ set(other)) == []
        assert views == same
    return count - presses // 2


@pytest.fixture
async def journals(tmp_path):
    """Two files."""
    opened = [await Journal.open(tmp_path / f"{number}.sqlite3") for number in range(2)]
    yield opened
    for each in opened:
        await each.close()


@pytest.mark.parametrize("name", WITH_ORDERS)
async def test_a_game_played_by_orders_is_stored_and_shown_as_the_same_answers_pressed(
    name, journals, monkeypatch
):
    monkeypatch.setattr(sessions.secrets, "token_hex", lambda size: "0b" * size)
    evenings = tuple(Evening(journal, setup_of(name, 1, "orders")) for journal in journals)
    for evening in evenings:
        await evening.start()
    assert await play_twice(evenings, Chance("evening"), 24) > 0
