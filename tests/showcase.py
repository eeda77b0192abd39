"""Draws the pictures in the README: a board of a recorded game of each title, as its players see it.

`python -m tests.showcase` (or `make pictures`) draws them anew; a test says that none is older than the code.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image

from engine.games import GAMES
from renders.drawing.strips import Strip
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.every_game.record import FOLDER, read
from tests.look import as_shown, below, beside

DOCS: Final = Path(__file__).parent.parent / "docs"
DESKTOP, PHONE = 550, 360
"""How wide a board is shown there, in pixels."""


@dataclass(frozen=True)
class Scene:
    """A recorded game at one question, with the news since another."""

    recorded: str
    ticket: str
    since: str
    on: Sequence[int] = (DESKTOP,)
    """How wide the board is shown, from left to right."""

    @property
    def picture(self) -> Path:
        """Where its board is kept."""
        (game,) = (name for name in GAMES if self.recorded.startswith(f"{name}-"))
        return DOCS / f"{game}.png"


SCENES: Final = (
    Scene("boomtown-after-15-rounds-4.txt", ticket="13.5", since="12.8", on=(DESKTOP, PHONE)),
    Scene("gnadenlos-goal-by-cheating-4.txt", ticket="16.10", since="16.1"),
    Scene("goldrush-card-no-gold-4.txt", ticket="271.1", since="270.1"),
    Scene("ponte-vecchio-bridge-full-4.txt", ticket="16.5", since="16.4"),
)
NAMES = ("Anna", "Ben", "Cleo Quicksilver", "Diego")
COLOURS = 64


def board(scene: Scene) -> Sequence[Strip]:
    """The board at that moment. Raises LookupError if the game has no such question."""
    setup, answers, _ = read((FOLDER / scene.recorded).read_text(encoding="utf-8"))
    match, told = setup.start(), 0
    for ticket, seat, answer in answers:
        if ticket == scene.since:
            told = len(match.story)
        if ticket == scene.ticket:
            break
        match.submit(seat, answer, ticket=ticket)
    else:
        raise LookupError(f"{scene.recorded} has no question {scene.ticket}")
    changes = [each.event for each in match.story[told:] if each.only is None]
    return FACES[setup.name].board_strips(Reader(match.view(None), NAMES, words_for("en")), changes=changes)


def small(scene: Scene) -> Image.Image:
    """The board as clients show it, its strips one below the other."""
    strips = [strip.draw() for strip in board(scene)]
    return beside([below([as_shown(each, width) for each in strips]) for width in scene.on])


def painted(drawn: Image.Image, colours: Image.Image) -> Image.Image:
    """The picture in the colours of another. Painted in those of an earlier painting it is the same again if
    nothing else has changed; to look for the best colours takes seconds."""
    return drawn.quantize(palette=colours, dither=Image.Dither.NONE)


def picture(scene: Scene) -> Image.Image:
    """The board in as few colours as a page wants."""
    drawn = small(scene)
    return painted(drawn, drawn.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3))


def main() -> None:
    DOCS.mkdir(exist_ok=True)
    for scene in SCENES:
        file = io.BytesIO()
        picture(scene).save(file, "PNG", optimize=True)
        scene.picture.write_bytes(file.getvalue())
        print(f"{scene.picture.name}: {len(file.getvalue()) // 1000} kB")


if __name__ == "__main__":
    main()
