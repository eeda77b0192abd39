"""Sessions for tests: small games with turns, sealed answers or interjections, people, and play by chance."""

import itertools
from collections.abc import Callable
from dataclasses import replace

from engine.games import GAMES
from engine.journal.records import PersonId, Session
from engine.play.chance import Chance
from engine.play.decisions import Answer
from engine.play.game import Ranking
from engine.play.orders import Orderable, always, limit_of
from engine.play.table import Seat, Table
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from tests.engine.toy import Said, Toy, ToyView, asking, game_of, haggling, letter, number

GUILD, CHANNEL, THREAD = 111, 222, 333
ANNA, BEN, CLEO, DIRK = (
    Person(PersonId(n), name) for n, name in enumerate(("Anna", "Ben", "Cleo", "Dirk"), 1)
)


async def turns(table: Table[Toy]) -> None:
    """Every seat names a number, in turn; then all lay a sealed letter at once."""
    seats = range(int(table.state.log[0] or 0))
    for seat in seats:
        named = await table.ask(seat, number())
        table.state.log.append(named)
        table.tell(Said(f"seat {seat} says {named}, die {table.chance.roll()}"))
        table.tell(Said(f"a secret of seat {seat}"), only=seat)
    letters = await table.ask_all({seat: letter() for seat in seats}, revealed=True)
    table.state.log.extend(letters.values())


def ranking(state: Toy) -> Ranking:
    """All share the first place."""
    seats = tuple(Seat(seat) for seat in range(int(state.log[0] or 0)))
    return Ranking((seats,), (0,) * len(seats))


TOY = replace(game_of(turns, rounds=3), ranking=ranking)
MARKET = replace(game_of(haggling, rounds=3), ranking=ranking)
"""Three rounds of a question to Anna, to which the others may say something."""
ASKING = replace(
    game_of(asking, rounds=3),
    ranking=ranking,
    safe={"number": None},
    waits={"letter": frozenset({"ask"})},
    brief=frozenset({"number"}),
)
"""Three rounds in which Anna may ask the others something that they need not answer."""


def naming(view: ToyView) -> int | None:
    """The round of the turns, while numbers are named in it."""
    seats = int(view.log[0] or 0)
    rounds, named = divmod(len(view.log) - 1, 2 * seats)
    return rounds + 1 if view.asked and named < seats else None


NAMING = Orderable(decision="number", scope=naming, asks=lambda view: limit_of(number()), invites=always)
AUCTION = replace(TOY, orders=(NAMING,))
"""The turns, with a number that all are invited to say ahead."""
TABLES = {**GAMES, "toy": TOY, "market": MARKET, "asking": ASKING}


def as_text(answer: Answer) -> str:
    """An answer as a person types it."""
    if answer is None:
        return "pass"
    return " ".join(answer) if isinstance(answer, tuple) else str(answer)


async def opened(sessions: Sessions, *others: Person, game: str = "toy", guild: int = GUILD) -> Session:
    """A session that Anna opened and others joined."""
    session = await sessions.open(game, {}, guild=guild, channel=CHANNEL, host=ANNA, language="en")
    for person in others:
        session = await sessions.join(session.id, person)
    return session


async def started(
    sessions: Sessions, *others: Person, game: str = "toy", robots: int = 0, guild: int = GUILD
) -> Session:
    """A running match of Anna and others."""
    session = await opened(sessions, *others, game=game, guild=guild)
    for _ in range(robots):
        await sessions.add_robot(session.id, ANNA)
    return await sessions.start(session.id, ANNA, thread=THREAD + session.id)


async def whole(sessions: Sessions, session: Session) -> object:
    """All that can be seen of a match: equal before and after, if nothing has changed."""
    position = await sessions.position(session.id, None)
    story = await sessions.story(position.session)
    return position.view, position.ticket, position.waiting_for, position.told, story


async def play_on(
    sessions: Sessions,
    session: Session,
    chance: Chance,
    *,
    heard: Callable[[str, int, str], None],
    most: int = 10**6,
) -> None:
    """People answer by chance until the match is over, or interject where they may; `heard` is told each
    confirmed answer."""
    for _ in range(most):
        position = await sessions.position(session.id, None)
        if position.ranking is not None:
            return
        silent = [seat for seat in range(len(position.session.seats)) if seat not in position.waiting_for]
        seat = chance.pick(silent if position.interjections and chance.below(2) else position.waiting_for)
        person = position.session.seats[seat].person
        assert person is not None
        asked = await sessions.asked(session.id, person)
        text = as_text(chance.pick(list(itertools.islice(asked.decision.legal(), 60))))
        await sessions.submit(session.id, Person(person, ""), text, ticket=asked.ticket)
        heard(asked.ticket, seat, text)
