"""Many people of many tables press at once: how long until each is acknowledged, and until each is answered.

At each table one answers what is asked, so that a board becomes due, while the others press My hand. Where a
question has a picture, that person presses My move instead at every other table. What is counted is the bot's
processor time since the presses were let go, in which other programs have no part. In the same run as many
presses go to a bare discord.py bot, which answers with files of that size; it has no boards to post.
"""

import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeAlias

import psutil

from cogs.parts.custom_ids import CustomId
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.sessions.sessions import Sessions
from renders.faces import FACES
from sandbox import Person, Program, Reply, Sandbox
from tests.bench.acks import BARE
from tests.bench.load.tables import PEOPLE, Table, bot_of, choice, deal, shown
from tests.bench.measuring import percentile

SIZES = (50, 300, 600)
ANSWERS = 4
PATIENCE_S = 120.0
MOST_RATIO = 2.0
Press: TypeAlias = Callable[[], Awaitable[Reply]]


@dataclass
class Storm:
    """What came of presses, each in seconds of the bot's processor time since they were let go."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    """Those that were answered with a picture."""
    sizes: list[int] = field(default_factory=list)
    """Of these pictures, in bytes."""
    others: list[float] = field(default_factory=list)
    """Those that were answered without one."""
    lost: int = 0
    """How many were not acknowledged."""
    posted: float = 0.0
    """Until all boards were there, too."""


async def storm(bot: Program, presses: Sequence[Press], path: Path | None = None) -> Storm:
    """Let all presses go at once, and wait until each is answered, and all that a file holds is posted."""
    process, found = psutil.Process(bot.pid), Storm()

    def spent() -> float:
        times = process.cpu_times()
        return times.user + times.system

    began = spent()

    async def one(press: Press) -> None:
        reply = await press()
        try:
            await reply.acknowledged(timeout=PATIENCE_S)
        except AssertionError:
            found.lost += 1
            return
        found.acknowledged.append(spent() - began)
        pictures = (await reply.private(timeout=PATIENCE_S)).pictures
        (found.answered if pictures else found.others).append(spent() - began)
        found.sizes += [len(picture.data) for picture in pictures]

    await asyncio.gather(*map(one, presses))
    if path is not None:
        await shown(path, bot)
    found.posted = spent() - began
    return found


async def at_tables(path: Path, tables: Sequence[Table]) -> list[list[Press]]:
    """What people press at each table: the first of them answers."""
    journal = await Journal.open(path)
    try:
        sessions = Sessions(journal, GAMES)
        return [await _at(sessions, table, number) for number, table in enumerate(tables)]
    finally:
        await journal.close()


async def _at(sessions: Sessions, table: Table, number: int) -> list[Press]:
    chosen = await choice(sessions, table)
    assert chosen is not None, f"game {table.session} is over already"
    player, ticket, text = chosen
    others = [each for each in table.people if each is not player]
    has_picture = "panel" in vars(type(FACES[table.title]))
    is_answered = not has_picture or number // len(GAMES) % 2 == 0
    first = CustomId("do", table.session, ticket, text) if is_answered else CustomId("act", table.session)
    ids = [first, *(CustomId("hand", table.session) for _ in others)]
    return [
        partial(_pressed, table, person, str(custom_id))
        for person, custom_id in zip([player, *others], ids, strict=True)
    ]


async def _pressed(table: Table, person: Person, custom_id: str) -> Reply:
    return await person.forge(custom_id, message=table.board, wait=False)


async def ours(folder: Path) -> dict[int, Storm]:
    """Each size of a storm, at tables where nobody has pressed before."""
    path, found = folder / "saloon.sqlite3", dict[int, Storm]()
    async with Sandbox(referee=False, history=200) as discord:
        discord.recorder.remember = 100
        tables = await deal(discord, path, number=-(-sum(SIZES) // PEOPLE) + len(GAMES), answers=ANSWERS)
        pressed = await at_tables(path, tables)
        async with bot_of(discord, path) as bot:
            first = [press for presses in pressed[: len(GAMES)] for press in presses]
            await storm(bot, first, path)  # letters and sprites are drawn for the first time
            rest = [press for presses in pressed[len(GAMES) :] for press in presses]
            for size in SIZES:
                found[size] = await storm(bot, rest[:size], path)
                rest = rest[size:]
    return found


async def bare(picture: int) -> dict[int, Storm]:
    """The same numbers of presses, answered by the bare bot."""
    found = dict[int, Storm]()
    async with Sandbox(referee=False) as discord:
        server = discord.add_server("Bare", locale="en-US")
        channel = server.add_channel("bare")
        people = [server.add_person(f"Anna {number}") for number in range(max(SIZES))]
        async with Program(discord, BARE, env={"PICTURE_BYTES": str(picture)}) as bot:
            await discord.until(lambda: bool(channel.messages), what="the bare bot posts")
            message = people[0].last(channel)
            for size in SIZES:
                presses = [partial(person.press, message, "picture", wait=False) for person in people[:size]]
                found[size] = await storm(bot, presses)
    return found


def main() -> None:
    """Say how long people wait when many press at once."""
    with tempfile.TemporaryDirectory(dir=Path()) as name:
        mine = asyncio.run(ours(Path(name).resolve()))
    reference = asyncio.run(bare(int(statistics.mean(mine[max(SIZES)].sizes))))
    for size in SIZES:
        say(size, mine[size], reference[size])


def say(size: int, mine: Storm, reference: Storm) -> None:
    """Compare one storm with the bare bot's."""
    what = f"load: {size} presses at once,"
    p99, most = percentile(mine.acknowledged, 0.99), max(mine.acknowledged)
    print(
        f"{what} acknowledged within {most:.2f} s (p99 {p99:.2f} s) of processor time,"
        f" a bare bot within {max(reference.acknowledged):.2f} s; not acknowledged {mine.lost}"
    )
    p50, p99 = (percentile(mine.answered, part) for part in (0.5, 0.99))
    bare50, bare99 = (percentile(reference.answered, part) for part in (0.5, 0.99))
    print(
        f"{what} {len(mine.answered)} confirmed with a picture in p50 {p50:.2f} s, p99 {p99:.2f} s:"
        f" {p99 / p50:.1f}x (aim: at most {MOST_RATIO:.0f}x), {p99 / bare99:.1f}x a bare bot's"
        f" (p50 {bare50:.2f} s, p99 {bare99:.2f} s)"
    )
    p50, p99 = (percentile(mine.others, part) for part in (0.5, 0.99))
    print(
        f"{what} {len(mine.others)} confirmed in words in p50 {p50:.2f} s, p99 {p99:.2f} s;"
        f" all boards are posted after {mine.posted:.2f} s"
    )


if __name__ == "__main__":
    main()
