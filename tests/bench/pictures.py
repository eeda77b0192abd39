"""What drawing costs: a full board and a usual step, in units of a bare copy of the frame, in RGB; and the
same drawn and encoded strip by strip, beside the board as one picture.

Sprites, fonts and words are warm, as in a bot that has run for a while. The full boards are of matches that
were never drawn before; a step is the next board of a match whose last one has just been drawn. Only what has
changed is drawn and encoded then, whether an edit keeps the files of the other strips or a new message
uploads all of them.

The pictures of ratings, figures and leagues, whose numbers were never drawn before, are measured in full
boards.
"""

import itertools
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from cogs.parts.encoded_strips import Drawn, EncodedStrips
from renders.drawing import frames
from renders.drawing.on_demand import OnDemand
from renders.drawing.png import encode
from renders.drawing.shelf import DRAWINGS
from renders.drawing.strips import Strip
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.league.picture.cross import cross_strips
from renders.league.picture.posters import poster_strips
from renders.league.picture.standings import standings_strips
from renders.ratings.picture.charts import chart_strips
from renders.ratings.picture.figures import figures_strips
from renders.ratings.picture.lists import list_strips
from tests.bench.boards import Moment, late, moments
from tests.bench.measuring import ROUNDS, busy
from tests.renders.league import samples as league_samples
from tests.renders.ratings import samples

FULL_AIM, STEP_AIM, STRIPS_AIM, PAGES_AIM = 14, 6, 1.1, 1.5
ROOM = 8 << 20
WARM_UP, BOARDS, STEPS = 4, 6, 24


def drawn(boards: Sequence[Moment]) -> tuple[float, float]:
    """Seconds that a board takes, and that a copy of it takes right after: the median of some."""
    draws, copies = [], []
    for board in boards:
        began = time.process_time()
        images = board.draw()
        draws.append(time.process_time() - began)
        colours = [frame.convert("RGB") for frame in images]
        began = time.process_time()
        for each in colours:
            each.copy()
        copies.append(time.process_time() - began)
    return statistics.median(draws), statistics.median(copies)


def steps_of(match: list[Moment]) -> list[Moment]:
    """Boards in a row from the middle of a match, where the one before the first has just been drawn."""
    before, *then = match[len(match) // 2 :][: STEPS + 1]
    before.draw()
    return then


class Step(NamedTuple):
    """A board beside the same as one picture, and what of it is new since the one before."""

    ratio: float
    """Of the processor time that it takes to draw and encode it."""
    drawn: int
    """How many strips were drawn: those that have changed."""
    strips: int
    edited: int
    """The bytes that an edit uploads, which keeps the files of the other strips."""
    posted: int
    """The bytes that a new message uploads: all strips."""


def in_one(strips: Sequence[Strip]) -> Strip:
    """All strips as one that is as high as they are together."""
    tops = list(itertools.accumulate((each.height for each in strips), initial=0))
    parts = (
        part._replace(top=top + part.top)
        for each, top in zip(strips, tops, strict=False)
        for part in each.parts
    )
    first = strips[0]
    return Strip(tuple(parts), tops[-1], first.painter, first.own, first.shows)


def compared(before: Sequence[Strip], after: Sequence[Strip], *, is_first: bool) -> Step:
    """A board after another one, or as the first of its match, strip by strip and as one picture. The half of
    the boards that is `is_first` begins with the strips."""
    kept = EncodedStrips(ROOM)
    for each in (*after, in_one(after)):
        each.draw()  # so that all sprites are warm; the new tiles are let go below
    pngs: tuple[Drawn, ...] = ()

    def in_strips() -> None:
        nonlocal pngs
        pngs = kept.drawn(after)

    def whole() -> None:
        encode(in_one(after).draw())

    def taken(work: Callable[[], None], prepare: Callable[[], object]) -> float:
        frames.PICTURES.clear()
        prepare()
        known = {part.tile.token for each in before for part in each.parts}
        for each in after:
            for part in each.parts:
                if part.tile.token not in known and isinstance(part.tile, OnDemand):
                    DRAWINGS.take(part.tile)
        return busy(work)

    ways = {
        "strips": (in_strips, lambda: kept.drawn(before)),
        "whole": (whole, lambda: in_one(before).draw() if before else None),
    }
    order = sorted(ways, reverse=not is_first)
    times = {way: taken(*ways[way]) for way in order}
    old = {each.key for each in before}
    new = [len(png.data) for png, each in zip(pngs, after, strict=True) if each.key not in old]
    every = sum(len(png.data) for png in pngs)
    return Step(times["strips"] / times["whole"], len(new), len(after), sum(new), every)


def measure_strips(name: str) -> None:
    """Compare full boards and next boards, in strips and as one picture."""
    full, then = list[Step](), list[Step]()
    for number in range(ROUNDS):
        match = moments(name, f"strips {number}")
        full.append(compared((), late(match).strips(), is_first=number % 2 == 0))
        before, *steps = (each.strips() for each in match[len(match) // 2 :][: STEPS // 2])
        for at, after in enumerate(steps):
            then.append(compared(before, after, is_first=at % 2 == 0))
            before = after
    for what, found in (("a full board", full), ("the next board", then)):
        times = statistics.median(each.ratio for each in found)
        said = f"{what} of {name} in strips, drawn and encoded"
        print(f"pictures: {said}, {times:.2f}x one picture of it (aim: at most {STRIPS_AIM}x)")
    drawn, strips, edited, posted = (statistics.mean(column) for column in list(zip(*then, strict=True))[1:])
    print(
        f"pictures: the next board of {name} draws {drawn:.1f} of {strips:.1f} strips; an edit uploads "
        f"{edited / 1000:.0f} kB, a new message {posted / 1000:.0f} kB"
    )


def measure(name: str) -> None:
    """Draw the boards of one game, in rounds of full boards and of steps."""
    seeds = (str(number) for number in itertools.count())
    for _ in range(WARM_UP):
        for board in moments(name, next(seeds))[::3]:
            board.draw()
    ratios: dict[str, list[float]] = {"a full board": [], "the next board": []}
    for _ in range(ROUNDS):
        full = [late(moments(name, next(seeds))) for _ in range(BOARDS)]
        for what, boards in (
            ("a full board", full),
            ("the next board", steps_of(moments(name, next(seeds)))),
        ):
            draw, copy = drawn(boards)
            ratios[what].append(draw / copy)
    for what, aim in (("a full board", FULL_AIM), ("the next board", STEP_AIM)):
        times = statistics.median(ratios[what])
        print(f"pictures: {what} of {name} {times:.1f}x a copy of its frame (aim: at most {aim}x)")


def of_leagues(number: int) -> Iterator[tuple[str, Callable[[], Sequence[Strip]]]]:
    """The same of leagues."""
    words = words_for("en")
    view = league_samples.standings(20, rounds=7, names=samples.ODD, reader=number % 20)
    rows = tuple(replace(row, points=row.points + number) for row in view.rows)
    yield "standings of 20 people", partial(standings_strips, replace(view, rows=rows), words)
    table = league_samples.cross(20, names=samples.ODD, reader=number % 20, times=3 + number % 7)
    yield "who left whom behind, of 20 people", partial(cross_strips, table, words)
    poster = league_samples.poster(*samples.LONG[:3], points=number)
    yield "a champion's poster", partial(poster_strips, poster, words)


def of_pages(number: int) -> Iterator[tuple[str, Callable[[], Sequence[Strip]]]]:
    """All pictures that are not of a game."""
    yield from of_ratings(number)
    yield from of_leagues(number)


def of_ratings(number: int) -> Iterator[tuple[str, Callable[[], Sequence[Strip]]]]:
    """What lays out pictures of ratings and figures with the most on them; each number has pictures of its
    own."""
    words = words_for("en")
    page = samples.page(25, provisional=5, names=samples.ODD, reader=number % 25)
    rows = tuple(replace(row, rating=row.rating + number) for row in page.rows)
    yield "a list of 25 people", partial(list_strips, replace(page, rows=rows), words)
    chart = samples.chart(500, spread=60 + number, place=3)
    yield "a chart of 500 games", partial(chart_strips, chart, words)
    figures = samples.figures()
    titles = tuple(replace(title, wins=title.wins + number) for title in figures.titles)
    yield "the figures of four games", partial(figures_strips, replace(figures, titles=titles), words)


def measure_pages() -> None:
    """Draw them beside full boards of all games."""

    def draw(lay_out: Callable[[], Sequence[Strip]]) -> None:
        for each in lay_out():
            each.draw()

    numbers, times = itertools.count(), dict[str, list[float]]()
    for _ in range(WARM_UP):
        for _, lay_out in of_pages(next(numbers)):
            draw(lay_out)
    boards = list[float]()
    for at, name in enumerate(list(FACES) * ROUNDS):
        boards.append(busy(late(moments(name, f"pages {at}")).draw))
        for what, lay_out in of_pages(next(numbers)):
            times.setdefault(what, []).append(busy(partial(draw, lay_out)))
    board = statistics.median(boards)
    for what, found in times.items():
        ratio = statistics.median(found) / board
        print(f"pictures: {what} {ratio:.2f}x a full board (aim: at most {PAGES_AIM}x)")


def main() -> None:
    """Measure every game that has pictures, then ratings, figures and leagues."""
    for name in FACES:
        measure(name)
        measure_strips(name)
    measure_pages()


if __name__ == "__main__":
    main()
