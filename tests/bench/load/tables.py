"""Games of many tables, dealt into a file before the bot starts, and the people of a sandbox who sit there.

No two games are alike: each has luck and names of its own, so that nothing is drawn once for all of them.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from engine.games import GAMES
from engine.journal.journal import Journal
from engine.journal.records import PersonId, SessionId
from engine.play.chance import Chance
from engine.play.decisions import as_text
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from sandbox import Channel, Program, Sandbox, SeenMessage, Server
from sandbox import Person as Player
from tests.bench.boards import NAMES
from tests.stored import Stored

OF_A_SERVER = 10
"""Games that are played on one server."""
THREAD, WEEK_MIN = 11, 10080
PEOPLE, ROBOTS = 3, 1
MIXED = ((3, 1), (1, 4), (2, 3), (3, 0))
"""People and robots at a table: of the robots as many as can play."""


@dataclass(frozen=True, slots=True)
class Table:
    """A running game: its people by seat, without the robots, who sit behind them."""

    session: SessionId
    title: str
    thread: Channel
    people: Sequence[Player]

    @property
    def board(self) -> SeenMessage:
        """The newest board message."""
        return SeenMessage([message for message in self.thread.messages if message.components][-1])


async def deal(
    discord: Sandbox,
    path: Path,
    *,
    number: int,
    answers: int = 0,
    seats: Sequence[tuple[int, int]] = ((PEOPLE, ROBOTS),),
) -> list[Table]:
    """Begin a file with running games, of each title in turn, after some answers by people; nothing of them
    is posted yet. `seats` are numbers of people and robots, which tables have in turn."""
    journal = await Journal.open(path)
    sessions, tables, servers = Sessions(journal, GAMES), list[Table](), list[tuple[Server, Channel]]()
    try:
        for game in range(number):
            if game % OF_A_SERVER == 0:
                server = discord.add_server(f"Server {len(servers)}", locale="en-US")
                servers.append((server, server.add_channel("games")))
            title = list(GAMES)[game % len(GAMES)]
            seated = seats[game // len(GAMES) % len(seats)]
            table = await _dealt(discord, sessions, title, *servers[-1], *seated, of=game)
            for _ in range(answers):
                await answer(sessions, table)
            tables.append(table)
    finally:
        await journal.close()
    return tables


async def _dealt(
    discord: Sandbox,
    sessions: Sessions,
    title: str,
    server: Server,
    channel: Channel,
    number: int,
    robots: int,
    *,
    of: int,
) -> Table:
    people = [server.add_person(f"{name} {of}") for name in NAMES[:number]]
    seated = [Person(PersonId(int(each.id)), each.name) for each in people]
    thread = discord.world.add_thread(
        channel, f"{title} {of}", owner=discord.bot, kind=THREAD, auto_archive=WEEK_MIN, of=None
    )
    place = {"guild": int(server.id), "channel": int(channel.id)}
    opened = await sessions.open(title, {}, **place, host=seated[0], language="en")
    for person in seated[1:]:
        await sessions.join(opened.id, person)
    for _ in range(min(robots, GAMES[title].seats[-1] - number)):
        await sessions.add_robot(opened.id, seated[0])
    await sessions.start(opened.id, seated[0], thread=int(thread.id))
    return Table(opened.id, title, thread, people)


async def choice(sessions: Sessions, table: Table) -> tuple[Player, str, str] | None:
    """Who answers next, to which ticket, and what: what a robot would. None once the game is over."""
    position = await sessions.position(table.session, None)
    if not position.waiting_for:
        return None
    player = table.people[position.waiting_for[0]]
    asked = await sessions.asked(table.session, PersonId(int(player.id)))
    chance = Chance("table", asked.ticket)
    return player, asked.ticket, as_text(GAMES[table.title].robot(asked.view, asked.decision, chance))


async def answer(sessions: Sessions, table: Table) -> None:
    """Let whoever is asked answer, past Discord."""
    chosen = await choice(sessions, table)
    if chosen is not None:
        player, ticket, text = chosen
        await sessions.submit(
            table.session, Person(PersonId(int(player.id)), player.name), text, ticket=ticket
        )


@asynccontextmanager
async def bot_of(discord: Sandbox, path: Path, *program: str, **env: str) -> AsyncIterator[Program]:
    """The bot (or another program that runs it) over a file, once all that is due is posted."""
    env = {"SALOON_DATABASE": str(path), "SALOON_LOG_LEVEL": "WARNING", **env}
    async with Program(discord, *(program or ("bot",)), env=env) as bot:
        await bot.synced()
        await shown(path, bot)
        yield bot


async def shown(path: Path, bot: Program) -> None:
    """Wait until everything that the file holds has been posted."""
    with Stored(path) as stored:
        while stored.left_to_post():
            assert bot.is_running, bot.output
            await asyncio.sleep(0.05)
