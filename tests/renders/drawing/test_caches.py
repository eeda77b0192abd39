"""What is kept of drawings is bounded in bytes, so that a bot which runs for months does not grow; what was
let go is drawn again as it was.
"""

import functools
import gc
import importlib
import inspect
import pkgutil
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

import renders
from engine.games import GAMES
from renders.drawing import frames, icons
from renders.drawing.canvas import Canvas, Sprite, Tile
from renders.drawing.on_demand import on_demand
from renders.drawing.shelf import DRAWINGS, Shelf, bytes_of, images_in, kept
from renders.drawing.theme import STANDARD
from tests.bench.boards import Moment, moments

SMALL = 16 << 20
FOR_GOOD = {"can_shape", "characters", "_catalogue", "_kind"}
"""One thing each, or one for every font, language or kind of event."""
OF_ONE_PIXEL = {"case"}
"""Its image is only the palette of others."""
IMAGES = ("Sprite", "Tile", "Image.Image", "Line", "Case", "Part")
"""What has images in it, or is one."""
ON_DEMAND = {"_parts"}
"""Their parts' tiles are drawn on demand, so that none of them keeps an image."""


def functions() -> Iterator[tuple[str, Any]]:
    """All that the modules of the renders define, by name; some of it more than once."""
    for module in pkgutil.walk_packages(renders.__path__, "renders."):
        for name, thing in vars(importlib.import_module(module.name)).items():
            if str(getattr(thing, "__module__", "")).startswith("renders."):
                yield name, thing


def is_plain(thing: object) -> bool:
    """Whether it is kept by the number of results."""
    return isinstance(thing, functools._lru_cache_wrapper)


def grey(side: int, shade: int = 0) -> Image.Image:
    return Image.new("L", (side, side), shade)


def clear() -> None:
    for of in (DRAWINGS, frames.PICTURES):
        of.clear()


@functools.cache
def boards() -> list[Moment]:
    """Some steps in a row of every game."""
    return [moment for name in GAMES for moment in moments(name, "caches")[20:24]]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """So little room that much is let go while a board is drawn, and no board is kept for the next one."""
    for of, room in ((DRAWINGS, SMALL), (frames.PICTURES, 1 << 18)):
        of.clear()
        monkeypatch.setattr(of, "room", room)


def test_every_cache_of_the_renders_is_bounded() -> None:
    found = {name: thing.cache_info().maxsize for name, thing in functions() if is_plain(thing)}
    assert {"width", "tidy", "load"} <= set(found)
    assert {name for name, most in found.items() if most is None} <= FOR_GOOD


def test_no_image_is_kept_but_where_bytes_are_counted() -> None:
    returned = {
        name: str(inspect.signature(thing).return_annotation)
        for name, thing in functions()
        if is_plain(thing)
    }
    with_images = {name for name, type_ in returned.items() if any(kind in type_ for kind in IMAGES)}
    with_images |= {name for name, type_ in returned.items() if "Tile" in type_}
    assert with_images <= OF_ONE_PIXEL | ON_DEMAND
    assert {"mark", "line", "note", "side", "offered", "piece"} <= {
        name for name, thing in functions() if hasattr(thing, "cache_info") and not is_plain(thing)
    }


@pytest.mark.dear
def test_no_drawing_is_left_when_the_shelves_are_cleared() -> None:
    """Wherever else an image is kept, it is found here."""
    clear()
    gc.collect()
    before = [one for one in gc.get_objects() if isinstance(one, Image.Image)]
    for moment in boards():
        moment.draw()
    clear()
    gc.collect()
    known = set(map(id, before))
    left = [one for one in gc.get_objects() if isinstance(one, Image.Image) and id(one) not in known]
    assert max((one.width * one.height for one in left), default=0) <= 1


def _pixels(moment: Moment) -> list[bytes]:
    return [each.tobytes() for each in moment.draw()]


@pytest.mark.dear
def test_boards_are_the_same_when_next_to_nothing_is_kept(small: None) -> None:
    found = []
    for moment in boards():
        found.append(_pixels(moment))
        assert DRAWINGS.used <= DRAWINGS.room
        assert frames.PICTURES.items() == []
    for of in (DRAWINGS, frames.PICTURES):
        of.room = 256 << 20
    assert [_pixels(moment) for moment in boards()] == found
    assert [_pixels(moment) for moment in reversed(boards())] == found[::-1]


def test_a_shelf_counts_the_bytes_of_what_it_keeps_and_has_no_more_than_its_room() -> None:
    shelf = Shelf[int, Image.Image](10 * bytes_of(grey(32)))
    for number in range(50):
        shelf.put(number, grey(20 + number % 25), cost=1)
        assert shelf.used == sum(bytes_of(image) for _, image in shelf.items()) <= shelf.room
    shelf.put(50, grey(400), cost=1)
    assert shelf.used <= shelf.room
    assert shelf.find(50) is None


def test_what_is_wanted_or_dear_stays_longer() -> None:
    shelf = Shelf[str, Image.Image](4 * bytes_of(grey(32)))
    shelf.put("dear", grey(32), cost=10)
    for name in ("old", "wanted", "unwanted"):
        shelf.put(name, grey(32), cost=1)
    for number in range(5):
        shelf.put(f"new {number}", grey(32), cost=1)
        assert shelf.find("wanted") is not None
    assert shelf.find("dear") is not None
    assert shelf.find("unwanted") is None


def test_what_is_dear_and_never_wanted_goes_in_the_end() -> None:
    shelf = Shelf[object, Image.Image](4 * bytes_of(grey(32)))
    shelf.put("dear", grey(32), cost=10)
    for number in range(100):
        shelf.put(number, grey(32), cost=1)
    assert shelf.find("dear") is None


def test_an_image_that_several_drawings_share_is_counted_once() -> None:
    shelf, mask = Shelf[str, Sprite](1 << 20), grey(32)
    for name in ("one", "other"):
        shelf.put(name, Sprite(grey(64), mask), cost=1)
    assert shelf.used == 2 * bytes_of(grey(64)) + bytes_of(mask)
    shelf.take("one")
    assert shelf.used == bytes_of(grey(64)) + bytes_of(mask)
    shelf.take("other")
    assert shelf.used == 0


def test_a_shelf_from_which_one_takes_and_puts_back_does_not_grow() -> None:
    shelf = Shelf[int, Image.Image](1 << 20)
    for number in range(2000):
        image = shelf.take(number % 7) or grey(16)
        shelf.put(number % 7, image, cost=1)
    assert len(shelf.items()) == 7
    assert len(shelf._ranks) < 100


def test_a_tile_on_demand_is_drawn_when_it_is_looked_at_and_again_when_it_was_let_go() -> None:
    drawn = []

    @on_demand
    def tile(side: int, *, shade: int) -> Tile:
        drawn.append(side)
        return Canvas(grey(side, shade)).tile()

    one = tile(40, shade=7)
    assert one is tile(40, shade=7)
    assert one is not tile(40, shade=8)
    assert drawn == []
    before = one.image.tobytes()
    assert drawn == [40]
    assert tile.cache_info() == (1, bytes_of(one.image))
    DRAWINGS.take(one)
    assert one.size == (40, 40)
    assert one.texts == ()
    assert drawn == [40]
    assert one.image.tobytes() == before
    assert drawn == [40, 40]
    tile.cache_clear()
    assert tile.cache_info() == (0, 0)
    assert tile(40, shade=7) is not one


def test_what_a_function_draws_is_kept_and_shared() -> None:
    one = icons.mark(0, 41, STANDARD)
    assert icons.mark(0, 41, STANDARD) is one
    assert icons.mark.cache_info().bytes >= sum(map(bytes_of, images_in(one)))
    icons.mark.cache_clear()
    assert icons.mark.cache_info() == (0, 0)
    assert icons.mark(0, 41, STANDARD).image.tobytes() == one.image.tobytes()


def test_several_threads_may_draw_at_once(small: None) -> None:
    @kept
    def square(side: int) -> Image.Image:
        return grey(side, side % 256)

    wrong: list[int] = []

    def draw(first: int) -> None:
        for number in range(600):
            side = 60 + (first + number) % 90
            if square(side).tobytes() != bytes([side]) * side * side:
                wrong.append(side)

    threads = [threading.Thread(target=draw, args=(31 * number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert DRAWINGS.used <= DRAWINGS.room
    clear()
    assert DRAWINGS.used == 0
