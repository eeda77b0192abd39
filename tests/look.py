"""Draws sheets of what people see, at one pixel for one: boards, hands and panels as Discord shows them.

`python -m tests.look` (or `make look`) draws of every game a start, a middle and an end, with the fewest and
with the most players, and each kind of question. Languages, palettes and long names take turns, so that some
50 sheets are enough; 21 more are of ratings and figures (`tests/rating_sheets.py`), and 21 of leagues
(`tests/league_sheets.py`). `--help` says how to draw fewer, or others.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, product
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from engine.games import GAMES
from renders.drawing.layout import CORNER
from renders.drawing.strips import Strip
from renders.drawing.theme import PALETTES, WIDTH
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.league_sheets import league_sheets
from tests.rating_sheets import PageSheet, rating_sheets
from tests.renders.moments import Moment, at, of_each_kind
from tests.renders.samples import NAMES, WIDE

FOLDER: Final = Path("build/look")
BOXES: Final = {550: 350, 360: 640}
"""How wide pictures are shown, and how high at most: on a desktop and on a phone."""
PAGES: Final[Mapping[str, Callable[..., Iterator[PageSheet]]]] = {
    "ratings": rating_sheets,
    "leagues": league_sheets,
}
"""What stands in the place of a game, for pictures that are not of one."""
STAGES: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}
WALL, INK, SIGN = "#313338", "#dbdee1", "#111214"
APART: Final = 8
TITLE: Final = 28
_FONT: Final = ImageFont.load_default(14)


@dataclass(frozen=True)
class Sheet:
    """One moment of a game, and for whom it is drawn."""

    game: str
    seats: int
    stage: str
    """One of `STAGES`, or the name of a decision."""
    locale: str
    palette: str
    has_long_names: bool
    is_large: bool = False
    """Whether it is in large print."""

    @property
    def name(self) -> str:
        """What it shows, as a file's name."""
        names = "long" if self.has_long_names else "short"
        print_ = "-large" if self.is_large else ""
        return f"{self.game}-{self.seats}-{self.stage}-{self.locale}-{self.palette}-{names}{print_}.png"

    def moment(self) -> Moment:
        """Raises LookupError if nobody is asked that in this game."""
        if self.stage in STAGES:
            return at(self.game, self.seats, STAGES[self.stage])
        for moment in of_each_kind(self.game, self.seats):
            if moment.decision is not None and moment.decision.name == self.stage:
                return moment
        raise LookupError(f"nobody is asked: {self.stage}")


def kinds(game: str, seats: int) -> list[str]:
    """The names of the decisions that come in the game that is looked at."""
    found = (each.decision for each in of_each_kind(game, seats))
    return [str(decision.name) for decision in found if decision is not None]


def sheets(
    game: str,
    *,
    seats: int | None = None,
    stage: str | None = None,
    locale: str | None = None,
    palette: str | None = None,
    names: str | None = None,
    is_large: bool = False,
) -> Iterator[Sheet]:
    """The sheets of a game; what is given is the same on all of them."""
    fewest, most = min(GAMES[game].seats), max(GAMES[game].seats)
    tables = (most, fewest) if seats is None else (seats,)
    moments = list(product(STAGES, tables))
    if stage is None or stage not in STAGES:
        asked = {each: kinds(game, each) for each in tables}
        for number, kind in enumerate(dict.fromkeys(kind for each in tables for kind in asked[each])):
            at_table = [each for each in tables if kind in asked[each]]
            moments.append((kind, at_table[number % len(at_table)]))
    for number, (what, people) in enumerate(moments):
        if stage not in (None, what):
            continue
        is_long = number % 2 == 0 if what not in STAGES else (what != "start") == (people == most)
        yield Sheet(
            game,
            people,
            what,
            locale or LOCALES[number % len(LOCALES)],
            palette or tuple(PALETTES)[number // len(LOCALES) % len(PALETTES)],
            is_long if names is None else names == "long",
            is_large,
        )


def drawn(sheet: Sheet, widths: Sequence[int] = tuple(BOXES)) -> Image.Image:
    """The board on the left and what its viewer sees alone on the right, in each width."""
    match, seat, decision, changes = sheet.moment()
    names = (WIDE if sheet.has_long_names else NAMES)[: sheet.seats]
    face, words, palette = FACES[sheet.game], words_for(sheet.locale), sheet.palette
    public, own = (Reader(match.view(viewer), names, words) for viewer in (None, seat))
    if sheet.is_large:
        board = face.large_board_strips(own, changes=changes, palette=palette)
        private = {"hand": face.large_hand_strips(own, palette=palette)}
        if decision is not None and face.panel_alt(decision, own, ()) is not None:
            panel = face.large_panel_strips(decision, own, palette=palette)
            private = {f"panel of {decision.name}": panel, **private}
        return beside([column(shown, width) for width in widths for shown in ({"board": board}, private)])
    board = face.board_strips(public, changes=changes, palette=palette)
    private = {"hand": face.hand_strips(own, palette=palette)}
    if face.board_has_hand:
        private["own board"] = face.own_board_strips(own, changes=changes, palette=palette)
    if decision is not None and face.panel_alt(decision, own, ()) is not None:
        panel = face.panel_strips(decision, own, palette=palette)
        private = {f"panel of {decision.name}": panel, **private}
    columns = [column(shown, width) for width in widths for shown in ({"board": board}, private)]
    return beside(columns)


def drawn_page(sheet: PageSheet, widths: Sequence[int] = tuple(BOXES)) -> Image.Image:
    """A picture that is not of a game in each width."""
    return beside([column({sheet.what: sheet.strips()}, width) for width in widths])


def column(shown: Mapping[str, Sequence[Strip]], width: int) -> Image.Image:
    """Wholes one below the other, each with its name above its strips."""
    pictures = list[Image.Image]()
    for what, strips in shown.items():
        title = Image.new("RGB", (width, TITLE - APART), WALL)
        ImageDraw.Draw(title).text((0, 0), f"{what}, {width} wide", fill=INK, font=_FONT)
        pictures += [title, *(with_sign(as_shown(strip.draw(), width)) for strip in strips)]
    return below(pictures)


def as_shown(picture: Image.Image, width: int) -> Image.Image:
    """A picture as a client shows it in a box so wide."""
    scale = min(width / picture.width, BOXES[width] / picture.height, 1)
    size = (round(picture.width * scale), round(picture.height * scale))
    return picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def with_sign(shown: Image.Image) -> Image.Image:
    """The same with the sign ALT where it lies; however wide the picture is, the sign is as large."""
    wide, high = (side * 360 // WIDTH for side in CORNER)
    box = (shown.width - wide, shown.height - high, shown.width - APART, shown.height - APART)
    pen = ImageDraw.Draw(shown)
    pen.rounded_rectangle(box, 6, fill=SIGN)
    pen.text(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), "ALT", fill="white", font=_FONT, anchor="mm")
    return shown


def below(pictures: Sequence[Image.Image]) -> Image.Image:
    """Pictures one below the other on Discord's dark wall."""
    heights = [each.height + APART for each in pictures]
    sheet = Image.new("RGB", (max(each.width for each in pictures), sum(heights) - APART), WALL)
    for each, top in zip(pictures, accumulate(heights, initial=0), strict=False):
        sheet.paste(each, (0, top))
    return sheet


def beside(pictures: Sequence[Image.Image]) -> Image.Image:
    """Pictures side by side on that wall, with some of it around them."""
    width = sum(each.width + APART for each in pictures) + APART
    sheet = Image.new("RGB", (width, max(each.height for each in pictures) + 2 * APART), WALL)
    left = APART
    for each in pictures:
        sheet.paste(each, (left, APART))
        left += each.width + APART
    return sheet


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw what is asked for into a folder, and say what was drawn."""
    parser = argparse.ArgumentParser(prog="python -m tests.look", description="Draw what people see.")
    parser.add_argument("--game", choices=[*sorted(GAMES), *PAGES], help="without it all are drawn")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--stage", help=f"one of {', '.join(STAGES)}, or the name of a decision")
    parser.add_argument("--locale", choices=LOCALES)
    parser.add_argument("--palette", choices=list(PALETTES))
    parser.add_argument("--names", choices=["short", "long"])
    parser.add_argument("--width", type=int, choices=list(BOXES))
    parser.add_argument("--large", action="store_true", help="in large print, which is private")
    parser.add_argument("--into", type=Path, default=FOLDER)
    given = parser.parse_args(arguments)
    same = {what: getattr(given, what) for what in ("seats", "stage", "locale", "palette", "names")}
    games = [given.game] if given.game else [*GAMES, *PAGES]
    has_pages = given.seats is None and given.stage is None and not given.large
    kinds = [kind for kind in PAGES if kind in games and has_pages]
    games = [game for game in games if game not in PAGES]
    if given.seats and any(given.seats not in GAMES[game].seats for game in games):
        parser.error(f"not every such game is for {given.seats}")
    found = [sheet for game in games for sheet in sheets(game, **same, is_large=given.large)]
    wanted = {what: same[what] for what in ("locale", "palette", "names")}
    pages = [sheet for kind in kinds for sheet in PAGES[kind](**wanted)]
    if not found and not kinds:
        parser.error(f"nobody is asked: {given.stage}")
    given.into.mkdir(parents=True, exist_ok=True)
    widths = [given.width] if given.width else tuple(BOXES)
    for sheet in found:
        drawn(sheet, widths).save(given.into / sheet.name)
        print(given.into / sheet.name)
    for each in pages:
        drawn_page(each, widths).save(given.into / each.name)
        print(given.into / each.name)


if __name__ == "__main__":
    main()
