"""Draws the picture in the README: a board of a recorded game of Boomtown, as its players would see it.

`python -m tests.showcase` (or `make pictures`) draws it anew; a test says that it is not older than the code.
"""

import io
from pathlib import Path
from typing import Final

from PIL import Image

from renders.faces import FACES
from renders.words import words_for
from tests.every_game.record import FOLDER, read

PICTURE: Final = Path(__file__).parent.parent / "docs" / "boomtown.png"
GAME, TICKET, SINCE = "boomtown-after-15-rounds-4.txt", "13.5", "12.8"
"""Which recorded game, at which question, with the news since which other."""
NAMES = ("Anna", "Ben", "Cleo Quicksilver", "Diego")
WIDTH, COLOURS = 960, 128


def board() -> Image.Image:
    """The board at that moment."""
    setup, answers, _ = read((FOLDER / GAME).read_text(encoding="utf-8"))
    match, told = setup.start(), 0
    for ticket, seat, answer in answers:
        if ticket == SINCE:
            told = len(match.story)
        if ticket == TICKET:
            break
        match.submit(seat, answer)
    news = [each.event for each in match.story[told:]]
    return FACES[setup.name].board(match.view(None), NAMES, words_for("en"), news=news)


def picture() -> Image.Image:
    """The board as small as a page wants it: fewer pixels, fewer colours."""
    drawn = board()
    size = (WIDTH, drawn.height * WIDTH // drawn.width)
    small = drawn.resize(size, Image.Resampling.LANCZOS)
    return small.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)


def main() -> None:
    file = io.BytesIO()
    picture().save(file, "PNG", optimize=True)
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_bytes(file.getvalue())
    print(f"{PICTURE.name}: {len(file.getvalue()) // 1000} kB")


if __name__ == "__main__":
    main()
