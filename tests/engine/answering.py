"""A process that plays on and prints every answer once it is confirmed, until it is killed."""

import asyncio
import sys
from pathlib import Path

from engine.journal.journal import Journal
from engine.journal.records import PersonId
from engine.play.chance import Chance
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import BEN, CLEO, GUILD, TABLES, play_on, started


async def main(path: Path, seed: str) -> None:
    journal = await Journal.open(path)
    sessions, chance = Sessions(journal, TABLES), Chance(seed)
    for number in range(1_000_000):
        running = await sessions.in_guild(GUILD, PersonId(1))
        session = (
            running[0]
            if running
            else await started(sessions, BEN, CLEO, game=chance.pick(["toy", "market", "boomtown"]))
        )
        if session.status == "open":
            await sessions.leave(session.id, CLEO)
            await sessions.leave(session.id, BEN)
            await sessions.close(session.id)
            continue
        await play_on(
            sessions,
            session,
            Chance(seed, number),
            heard=lambda *answer, id=session.id: print(id, *answer, flush=True),
        )


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
