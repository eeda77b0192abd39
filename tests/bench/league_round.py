"""A round of a big league over the sandbox, which limits the bot as Discord does: the bot starts, draws, and
opens all tables in one channel, while people press buttons at the tables that are there.

The clock of the sandbox is moved from table to table, so an opening of a quarter of an hour takes a minute.
"""

import asyncio
import tempfile
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from cogs.parts.custom_ids import CustomId
from cogs.posting.leagues.opener import A_MINUTE
from engine.clock.pace import DAY, HOUR
from engine.games import GAMES
from engine.journal import entry_rows
from engine.journal.journal import Journal
from engine.journal.records import PersonId
from engine.leagues.calendar import CALLED_BEFORE, proposed_start
from engine.leagues.divisions import cut
from engine.leagues.draw import sizes
from engine.leagues.leagues import Leagues
from engine.sessions.seating import Person
from engine.sessions.servers import Servers
from engine.sessions.sessions import Sessions
from sandbox import Channel, Program, Reply, Sandbox, SeenMessage, Server
from sandbox import Person as Player
from tests.bench.load.presses import Press, Storm, storm
from tests.bench.load.tables import shown

PEOPLE: Final = 500
PRESSES: Final = 6
"""So many people press at once, each time before another table is opened."""
READING: Final = 2
"""So many buttons of the standing message are pressed at the same time."""
PAUSE_S: Final = 60 / A_MINUTE
STEP_S: Final = 1.0
"""The clock is moved by so much at a time, while a table is waited for."""
ACKNOWLEDGED_S: Final = 1.0
"""Processor time of the bot in which every press is to be acknowledged."""
WALL_S: Final = 3.0
"""The same by the wall: Discord's limit."""


@dataclass
class Round:
    """What came of a round."""

    tables: int = 0
    seconds: float = 0.0
    """From the first table to the last, by Discord's clock."""
    storms: list[Storm] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    """Of all presses, by the wall."""
    called: list[int] = field(default_factory=list)
    """Whom the tables called, in their order."""
    refused: int = 0
    """How many requests of the bot Discord refused because they were too many."""

    @property
    def acknowledged(self) -> list[float]:
        """Of all presses, by processor time."""
        return [each for one in self.storms for each in one.acknowledged]

    @property
    def lost(self) -> int:
        return sum(one.lost for one in self.storms)


async def entered(path: Path, server: Server, channel: Channel, players: list[Player]) -> int:
    """Write a league into a file whose first round is called, and is due to be drawn now. Returns how many
    tables it will have."""
    journal, now = await Journal.open(path), [0.0]
    try:
        sessions = Sessions(journal, GAMES, now=lambda: now[0])
        leagues = Leagues(sessions, Servers(sessions.workings))
        draw = proposed_start(datetime.now(UTC).timestamp() - DAY, "UTC", 0)
        now[0] = draw - 7 * DAY
        people = [Person(PersonId(int(each.id)), each.name) for each in players]
        settings = leagues.preview("boomtown", zone="UTC", division=50, sign_up_days=7).settings
        place = int(channel.id)
        league = await leagues.open(int(server.id), people[0], "Prairie League", settings, channel=place)
        for person in people:
            await leagues.join(int(server.id), league, person)
        now[0] = settings.start - CALLED_BEFORE
        await leagues.tick(league)
        ids, at = [person.id for person in people], settings.start - HOUR
        await journal.write(lambda db: entry_rows.save_active(db, int(server.id), ids, at))
        await leagues.set_told(league, [done.number for done in await leagues.to_tell(league)])
        seats = GAMES[settings.game].seats
        divisions = cut(range(len(people)), settings.division)
        return sum(len(sizes(len(each), size=settings.table, allowed=seats)) for each in divisions)
    finally:
        await journal.close()


async def played(folder: Path, people: int) -> Round:
    """Let a round be drawn and all of its tables be opened."""
    path, found = folder / "saloon.sqlite3", Round()
    async with Sandbox() as discord:
        discord.recorder.remember = 1000
        server = discord.add_server("Prairie", locale="en-US")
        channel = server.add_channel("tables")
        players = [server.add_person(f"Player {number}") for number in range(people)]
        tables = await entered(path, server, channel, players)
        discord.faults.limit_as_discord()
        env = {"SALOON_DATABASE": str(path), "SALOON_LOG_LEVEL": "WARNING"}
        async with Program(discord, "bot", env=env) as bot:
            await bot.synced()
            began = None
            while len(starters := _starters(channel)) < tables:
                if starters and began is None:
                    began = discord.clock.now()
                await _press(discord, bot, starters, players, found)
                await _opened(discord, channel, len(starters) + 1)
            found.seconds = discord.clock.now() - (began or discord.clock.now())
            while not all(_board(discord, each) for each in starters):
                discord.pass_time(seconds=STEP_S)
                await asyncio.sleep(0.1)
            await shown(path, bot)
        found.tables = len(starters)
        found.called = [int(user) for each in starters for user in _called(each)]
        found.refused = sum(each.status == 429 for each in discord.outgoing)
    return found


async def _opened(discord: Sandbox, channel: Channel, number: int) -> None:
    """Wait until so many tables are there: let time pass."""
    while len(_starters(channel)) < number:
        discord.pass_time(seconds=STEP_S)
        await discord.settle(quiet=0.05)


async def _press(
    discord: Sandbox, bot: Program, starters: list[SeenMessage], players: list[Player], found: Round
) -> None:
    """Let some of those who sit at the newest tables with a board look at their hands, and others read the
    standing message's private pages, at the same time."""
    by_id = {each.id: each for each in players}
    presses = list[Press]()
    for button, standing in _standing(starters[0].channel if starters else None):
        player = players[len(found.latencies) % len(players)]
        presses.append(partial(_pressed, player, button, standing, found))
    for starter in reversed(starters):
        board = _board(discord, starter)
        if board is None or len(presses) >= PRESSES + READING:
            continue
        session = CustomId.parse(next(each.custom_id for each in board.all_buttons)).session
        for user in _called(starter)[: PRESSES + READING - len(presses)]:
            presses.append(partial(_pressed, by_id[user], str(CustomId("hand", session)), board, found))
    if presses:
        found.storms.append(await storm(bot, presses))


async def _pressed(player: Player, custom_id: str, board: SeenMessage, found: Round) -> Reply:
    reply = await player.forge(custom_id, message=board, wait=False)
    await reply.acknowledged(timeout=60)
    found.latencies.append(reply.latency)
    return reply


def _starters(channel: Channel) -> list[SeenMessage]:
    """The messages of tables that call somebody, oldest first."""
    return [message for each in channel.messages if (message := SeenMessage(each)).text and _called(message)]


def _standing(channel: Channel | None) -> list[tuple[str, SeenMessage]]:
    """The buttons of the standing message that show something privately."""
    found = list[tuple[str, SeenMessage]]()
    for each in () if channel is None else channel.messages:
        message = SeenMessage(each)
        ids = [button.custom_id for button in message.all_buttons if button.custom_id]
        found += [(one, message) for one in ids if one.startswith(("mytables:", "why:"))]
    return found[:READING]


def _called(message: SeenMessage) -> list[str]:
    return [part.split(">")[0] for part in message.text.split("<@")[1:]]


def _board(discord: Sandbox, starter: SeenMessage) -> SeenMessage | None:
    """The first board in a table's thread, once it is there."""
    thread = discord.world.channels.get(starter.id)
    boards = [] if thread is None else [each for each in thread.messages if each.components]
    return SeenMessage(boards[0]) if boards else None


def lines(found: Round) -> list[str]:
    """What is to be said of a round."""
    minutes = found.seconds / 60
    return [
        f"{found.tables} tables are opened in {minutes:.1f} minutes of Discord's time"
        f" (aim: {found.tables / A_MINUTE:.1f}), {found.refused} requests were too many",
        f"{len(found.latencies)} presses meanwhile are acknowledged within {max(found.acknowledged):.2f} s of"
        f" processor time (aim: at most {ACKNOWLEDGED_S:.0f}) and {max(found.latencies):.2f} s"
        f" (aim: at most {WALL_S:.0f}); not acknowledged {found.lost}",
    ]


def measured(people: int = PEOPLE) -> list[str]:
    """The same of a round that is played now."""
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        return lines(asyncio.run(played(Path(name).resolve(), people)))


def main() -> None:
    """Say what a round of a big league takes."""
    for line in measured():
        print(f"league: {line}")


if __name__ == "__main__":
    main()
