"""What a step costs without the network: from an answer to the picture that shows what it led to.

Ours is what the bot does: the answer is taken and stored (it is on the disk then), the public position and
the news are read, the board is drawn and encoded in a thread. The reference does what cannot be spared, at
the price that is known to be possible: a bare write with fdatasync of 4 kB, and in a thread six copies of
each strip (a copy, and the price of drawing only what changed) and a fixed-filter PNG of it on the same
accelerator.
"""

import asyncio
import io
import os
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from cogs.parts.pictures import Pictures
from engine.games import GAMES
from engine.journal.journal import Journal
from engine.journal.records import PersonId, SessionId
from engine.play.chance import Chance
from engine.play.decisions import as_text
from engine.play.game import AnyGame
from engine.sessions.seating import Person
from engine.sessions.sessions import Sessions
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.bench.boards import NAMES
from tests.bench.encoding import reference as fixed_filter

WARM_UP, STEPS = 20, 80
STORED = b"x" * 4096
COPIES = 6
AIM = 15 / 14.6


class Table:
    """A running game whose seats are all people's, who answer as robots would."""

    def __init__(self, sessions: Sessions, game: AnyGame, session: SessionId, people: list[Person]) -> None:
        self._sessions, self._game, self._session = sessions, game, session
        self._people, self._told = people, 0
        self._face, self._words, self._pictures = FACES[game.name], words_for("en"), Pictures()

    async def answer(self) -> tuple[Person, str]:
        """Who answers next, and what."""
        position = await self._sessions.position(self._session, None)
        person = self._people[position.waiting_for[0]]
        asked = await self._sessions.asked(self._session, person.id)
        chance = Chance("step", asked.ticket)
        return person, as_text(self._game.robot(asked.view, asked.decision, chance))

    async def submit(self, person: Person, text: str) -> None:
        """Answer; it is on the disk then."""
        await self._sessions.submit(self._session, person, text)

    async def step(self, person: Person, text: str) -> Any:
        """What is measured; the strips of the board."""
        await self.submit(person, text)
        position = await self._sessions.position(self._session, None)
        told = await self._sessions.story(position.session, first=self._told + 1, last=position.told)
        self._told = position.told
        changes = [one.event for one in told]
        names = position.session.names
        return await self._pictures.board(
            self._face, Reader(position.view, names, self._words), changes=changes
        )


async def seated(journal: Journal, game: AnyGame) -> Table:
    """A game of as many as can play it, dealt."""
    sessions = Sessions(journal, GAMES)
    people = [Person(PersonId(number), NAMES[number - 1]) for number in range(1, game.seats[-1] + 1)]
    opened = await sessions.open(game.name, {}, guild=1, channel=2, host=people[0], language="en")
    for person in people[1:]:
        await sessions.join(opened.id, person)
    await sessions.start(opened.id, people[0], thread=3)
    return Table(sessions, game, opened.id, people)


async def spared(file: int, frames: Sequence[Image.Image]) -> None:
    """What no step can do without."""
    os.write(file, STORED)
    os.fdatasync(file)

    def draw() -> None:
        for frame in frames:
            for _ in range(COPIES):
                frame.copy()
            fixed_filter(frame)

    await asyncio.to_thread(draw)


async def measure(folder: Path, game: AnyGame) -> dict[str, list[float]]:
    """Step by step, each beside the reference on the frame that it drew."""
    journal = await Journal.open(folder / "journal")
    file = os.open(folder / "bare", os.O_CREAT | os.O_WRONLY)
    taken: dict[str, list[float]] = {"ours": [], "reference": []}
    try:
        table = await seated(journal, game)
        for number in range(WARM_UP + STEPS):
            person, text = await table.answer()
            began = time.perf_counter()
            drawn = await table.step(person, text)
            ours = time.perf_counter() - began
            frames = [Image.open(io.BytesIO(each.data)).convert("RGB") for each in drawn]
            began = time.perf_counter()
            await spared(file, frames)
            reference = time.perf_counter() - began
            if number >= WARM_UP:
                taken["ours"].append(ours)
                taken["reference"].append(reference)
    finally:
        os.close(file)
        await journal.close()
    return taken


def main() -> None:
    """Play the first hundred answers of every game."""
    for game in GAMES.values():
        with tempfile.TemporaryDirectory(dir=Path()) as name:
            taken = asyncio.run(measure(Path(name), game))
        ours, reference = (statistics.median(taken[what]) for what in ("ours", "reference"))
        spared = f"{ours / reference:.1f}x what cannot be spared"
        print(f"step: {game.name} {spared}, {ours * 1000:.1f} ms (aim: at most {AIM:.1f}x)")


if __name__ == "__main__":
    main()
