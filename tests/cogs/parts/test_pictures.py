"""Pictures: one drawing a view, off the loop, bounded; what cannot be drawn is logged and does no harm."""

import asyncio
import io
import threading
import time
from dataclasses import dataclass, replace
from types import SimpleNamespace

import pytest
from PIL import Image

from cogs.parts.drawing_order import MOST_AHEAD, DrawingOrder
from cogs.parts.encoded_strips import EncodedStrips
from cogs.parts.pictures import Pictures
from engine.play.decisions import Option
from engine.references import reference, under
from renders.drawing.png import encode
from renders.drawing.theme import WIDTH
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.cogs.plain_face import plain_face, saying, subset

WORDS = words_for("en")
NAMES = ("Anna", "Ben")


@dataclass(frozen=True)
class View:
    number: int = 0


@dataclass(frozen=True)
class Rolled:
    number: int


@dataclass(frozen=True)
class Paid:
    number: int


READER = Reader(View(), NAMES, WORDS)


class Pencil:
    """A face that counts what it draws."""

    def __init__(self, failure=None):
        self.drawn = []
        self.failure = failure
        self.face = saying(plain_face(), board=self.draw, hand=self.draw)

    def draw(self, reader, *, changes=(), palette="standard"):
        assert threading.current_thread() is not threading.main_thread()
        self.drawn.append((reader.view, reader.names, reader.words.locale))
        if self.failure is not None:
            raise self.failure
        return Image.new("RGB", (8, 8), (reader.view.number, 0, 0))


class Busy(Pencil):
    """A pencil that is at its first picture until it is told to go on; `order` is what it drew, by view."""

    def __init__(self):
        super().__init__()
        self.begun, self.gate = asyncio.Event(), threading.Event()
        self.loop = asyncio.get_running_loop()

    def draw(self, reader, **more):
        if not self.drawn:
            self.loop.call_soon_threadsafe(self.begun.set)
            assert self.gate.wait(10)
        return super().draw(reader, **more)

    @property
    def order(self):
        return [view.number for view, _, _ in self.drawn]


@pytest.fixture
async def busy():
    """Pictures whose thread is busy, a pencil, and a function that asks for more."""
    pencil, pictures = Busy(), Pictures()

    async def ask(number, *, draw=pictures.board, **more):
        task = asyncio.create_task(draw(pencil.face, Reader(View(number), NAMES, WORDS), **more))
        await asyncio.sleep(0)  # it waits now, behind those before it
        return task

    first = await ask(0)
    await pencil.begun.wait()
    yield SimpleNamespace(pencil=pencil, pictures=pictures, ask=ask, first=first)
    pencil.gate.set()
    pictures.close()


CHOICE = subset((Option("a"), Option("b")), 1, 2)


async def test_a_panels_picture_is_drawn_anew_for_another_question_or_choice_and_nothing_else():
    drawn, pictures = [], Pictures()

    def draw(decision, reader, *, chosen=(), palette="standard"):
        drawn.append((decision.name, reader.view, chosen, palette))
        return Image.new("RGB", (8, 8), (len(chosen), reader.view.number, 0))

    face = saying(plain_face(), panel=draw)

    async def panel(decision=CHOICE, view=View(), chosen=(), palette="standard"):
        return await pictures.panel(
            face, decision, Reader(view, NAMES, WORDS), chosen=chosen, palette=palette
        )

    first = await panel()
    assert await panel() == first
    assert [Image.open(io.BytesIO(each.data)).format for each in first] == ["PNG"]
    for more in (
        {"chosen": ("a",)},
        {"chosen": ("a", "b")},
        {"chosen": ("b", "a")},
        {"view": View(1)},
        {"decision": replace(CHOICE, name="other")},
        {"palette": "dark"},
    ):
        await panel(**more)
        await panel(**more)
    assert len(drawn) == len(set(drawn)) == 7


async def test_what_only_its_viewer_knows_is_on_a_private_board_alone():
    pencil, secret = Pencil(), Pencil()
    face = saying(pencil.face, board_has_hand=True, own_board=secret.draw)
    pictures = Pictures()
    try:
        await pictures.board(face, READER, is_private=True)
        assert (len(pencil.drawn), len(secret.drawn)) == (0, 1)
        await pictures.board(face, READER)
        assert (len(pencil.drawn), len(secret.drawn)) == (1, 1), (
            "what was drawn for one alone is not shown to all"
        )
    finally:
        pictures.close()


async def test_a_panel_may_have_no_picture_and_one_that_cannot_be_drawn_does_no_harm(caplog):
    pictures, nothing = Pictures(), lambda *of, **more: None
    assert await pictures.panel(plain_face(), CHOICE, READER) == ()
    without = saying(plain_face(), panel=nothing)
    assert await pictures.panel(without, CHOICE, READER) == ()
    assert not caplog.records
    broken = saying(plain_face(), panel=lambda *of, **more: 1 / 0)
    assert await pictures.panel(broken, CHOICE, Reader(View(1), NAMES, WORDS)) is None
    assert "could not be drawn" in caplog.text


async def test_the_same_view_is_drawn_once_one_after_the_other_or_at_once():
    pencil, pictures = Pencil(), Pictures()
    first = await pictures.board(pencil.face, READER)
    again = await asyncio.gather(*(pictures.board(pencil.face, READER) for _ in range(5)))
    assert again == [first] * 5
    at_once = await asyncio.gather(
        *(pictures.board(pencil.face, Reader(View(1), NAMES, WORDS)) for _ in range(5))
    )
    assert len(set(at_once)) == 1
    assert len(pencil.drawn) == 2
    assert [Image.open(io.BytesIO(each.data)).format for each in first] == ["PNG"]


@pytest.mark.parametrize("other", ["view", "names", "language", "hand", "game", "changes", "palette"])
async def test_what_differs_is_drawn_anew(other):
    pencil, pictures = Pencil(), Pictures()
    await pictures.board(pencil.face, READER)
    face = saying(pencil.face, name="other") if other == "game" else pencil.face
    draw = pictures.hand if other == "hand" else pictures.board
    more = {"changes": {"changes": [Rolled(3)]}, "palette": {"palette": "high-contrast"}}.get(other, {})
    reader = Reader(
        View(1 if other == "view" else 0),
        ("Cleo", "Ben") if other == "names" else NAMES,
        words_for("de") if other == "language" else WORDS,
    )
    await draw(face, reader, **more)
    assert len(pencil.drawn) == 2


async def test_changes_of_another_kind_with_the_same_values_are_other_changes():
    pencil, pictures = Pencil(), Pictures()
    for event in (Rolled(3), Paid(3), Rolled(3)):
        await pictures.board(pencil.face, READER, changes=[event])
    assert len(pencil.drawn) == 2


async def test_what_cannot_be_drawn_is_logged_and_none_and_tried_again(caplog):
    pencil, pictures = Pencil(OSError("no font")), Pictures()
    assert await asyncio.gather(*(pictures.board(pencil.face, READER) for _ in range(3))) == [None] * 3
    assert len(pencil.drawn) == 1
    assert "a picture of toy could not be drawn" in caplog.text
    assert "no font" in caplog.text
    pencil.failure = None
    assert await pictures.board(pencil.face, READER) is not None


async def test_a_picture_is_drawn_and_its_failure_logged_under_the_reference_of_whoever_wanted_it_first(
    referenced,
):
    """The thread that draws has none, and the one before must not be told of this."""
    seen, pencil, pictures = [], Pencil(OSError("no font")), Pictures()
    pencil.face = saying(plain_face(), board=lambda reader, **more: seen.append(reference()) or 1 / 0)

    async def ask(name, number):
        with under(name):
            await pictures.board(pencil.face, Reader(View(number), NAMES, WORDS))

    await asyncio.gather(ask("one", 1), ask("two", 2), ask("three", 1))
    assert seen == ["one", "two"]
    assert [line.reference for line in referenced.records] == ["one", "two"]


async def test_whoever_asks_again_right_after_a_failure_is_not_taken_for_those_before():
    pencil, pictures = Pencil(OSError("no font")), Pictures()

    async def ask_again():
        await wanted.done
        return await pictures.board(pencil.face, READER)

    first = asyncio.create_task(pictures.board(pencil.face, READER))
    await asyncio.sleep(0)
    (wanted,) = pictures._wanted.values()
    async with asyncio.timeout(10):
        assert await asyncio.gather(ask_again(), first) == [None, None]
    assert len(pencil.drawn) == 2


async def test_so_many_bytes_of_pictures_are_kept_and_the_longest_unused_go_first():
    sizes = [len(encode(Image.new("RGB", (8, 8), (number, 0, 0)))) for number in range(4)]
    pencil, pictures = Pencil(), Pictures(capacity=6 * max(sizes))
    for number in (0, 1, 2, 0, 3, 0):
        await pictures.board(pencil.face, Reader(View(number), NAMES, WORDS))
    assert len(pictures._drawn) == 3
    assert sum(len(each.data) for drawn in pictures._drawn.values() for each in drawn) == pictures._kept
    assert [view.number for view, _, _ in pencil.drawn] == [0, 1, 2, 3]
    await pictures.board(pencil.face, Reader(View(1), NAMES, WORDS))
    assert len(pencil.drawn) == 5
    assert pictures._wanted == {}


async def test_who_gives_up_waiting_takes_the_picture_from_nobody():
    pencil, pictures = Pencil(), Pictures()
    first = asyncio.create_task(pictures.board(pencil.face, READER))
    second = asyncio.create_task(pictures.board(pencil.face, READER))
    await asyncio.sleep(0)
    first.cancel()
    assert await second is not None
    assert first.cancelled()
    assert len(pencil.drawn) == 1


async def test_pictures_are_drawn_one_after_the_other():
    """More threads would draw no faster, and each keeps the event loop waiting."""
    at_once, most = 0, 0

    class Slow(Pencil):
        def draw(self, reader, **more):
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            time.sleep(0.02)
            at_once -= 1
            return super().draw(reader, **more)

    pencil, pictures = Slow(), Pictures()
    await asyncio.gather(
        *(pictures.board(pencil.face, Reader(View(number), NAMES, WORDS)) for number in range(4))
    )
    assert (most, len(pencil.drawn)) == (1, 4)


async def test_what_is_asked_for_privately_is_drawn_before_boards_that_wait(busy):
    boards = [await busy.ask(number) for number in (1, 2, 3)]
    hand = await busy.ask(4, draw=busy.pictures.hand)
    shown_alone = await busy.ask(5, is_private=True)
    busy.pencil.gate.set()
    assert None not in await asyncio.gather(busy.first, *boards, hand, shown_alone)
    assert busy.pencil.order == [0, 4, 5, 1, 2, 3]


async def test_a_board_that_somebody_wants_to_see_alone_as_well_moves_ahead_and_is_drawn_once(busy):
    boards = [await busy.ask(number) for number in (1, 2, 3)]
    alone = await busy.ask(3, is_private=True)
    busy.pencil.gate.set()
    *_, third = await asyncio.gather(*boards)
    assert await alone is third
    assert busy.pencil.order == [0, 3, 1, 2]


async def test_what_nobody_waits_for_any_more_is_not_drawn(busy):
    both = [await busy.ask(1), await busy.ask(1)]
    alone = await busy.ask(2)
    hand = await busy.ask(3, draw=busy.pictures.hand)
    last = await busy.ask(4)
    for task in (busy.first, both[0], alone, hand):
        task.cancel()
    await asyncio.wait({busy.first, both[0], alone, hand})
    again = await busy.ask(2)  # behind those who have gone on waiting
    busy.pencil.gate.set()
    assert None not in await asyncio.gather(both[1], last, again)
    assert busy.pencil.order == [0, 1, 4, 2]


async def test_what_was_being_drawn_is_kept_though_nobody_waits_for_it_any_more(busy):
    busy.first.cancel()
    await asyncio.wait({busy.first})
    again = await busy.ask(0)
    busy.pencil.gate.set()
    assert await again is not None
    assert busy.pencil.order == [0]


async def test_a_close_gives_up_what_waits_at_once_and_leaves_neither_a_task_nor_a_thread(busy):
    tasks = [busy.first, await busy.ask(1), await busy.ask(2, draw=busy.pictures.hand)]
    (thread,) = busy.pictures._thread._threads
    busy.pictures.close()
    await asyncio.wait(tasks)
    assert all(task.cancelled() for task in tasks)
    assert thread.is_alive()
    busy.pencil.gate.set()
    thread.join(10)
    assert not thread.is_alive()
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert busy.pencil.order == [0]
    assert await busy.pictures.board(busy.pencil.face, Reader(View(7), NAMES, WORDS)) is None


def test_boards_that_wait_come_in_turn_however_many_ask_privately():
    order = DrawingOrder()
    for number in range(2):
        order.add(f"board {number}", f"board {number}", is_private=False)
    taken = []
    for number in range(3 * MOST_AHEAD):  # as many come as are taken
        order.add(f"hand {number}", "hand", is_private=True)
        taken.append(order.take())
    ahead = ["hand"] * MOST_AHEAD
    assert taken == [*ahead, "board 0", *ahead, "board 1", *ahead[2:]]


def test_who_asks_privately_while_no_board_waits_is_not_counted_against_the_next():
    order = DrawingOrder()
    for number in range(2 * MOST_AHEAD):
        order.add(f"hand {number}", "hand", is_private=True)
        assert order.take() == "hand"
    order.add("board", "board", is_private=False)
    order.add("hand", "hand", is_private=True)
    assert [order.take(), order.take(), order.take()] == ["hand", "board", None]


def stripes(counts, *numbers):
    """A face whose board has a strip for each number, which is as it was while the number is. `counts` notes
    what was drawn."""

    def strips(reader, *, changes=(), palette="standard"):
        return [striped(counts, number) for number in numbers]

    return saying(plain_face(), board_strips=strips, hand_strips=strips)


def striped(counts, number):
    def draw():
        counts.append(number)
        return Image.new("RGB", (8, 4), (number, 0, 0))

    return SimpleNamespace(key=number, draw=draw, shows=(f"part {number}",))


async def test_a_strip_that_is_as_it_was_is_neither_drawn_nor_encoded_again():
    counts, pictures = [], Pictures()
    first = await pictures.board(stripes(counts, 1, 2), READER)
    then = await pictures.board(stripes(counts, 2, 3), Reader(View(1), NAMES, WORDS))
    assert counts == [1, 2, 3]
    assert then[0].data is first[1].data
    assert [each.shows for each in then] == [("part 2",), ("part 3",)]


async def test_encoded_strips_take_no_more_than_their_room_and_the_longest_unused_go_first():
    counts, size = [], len(encode(Image.new("RGB", (8, 4), (1, 0, 0))))
    kept = EncodedStrips(2 * size + 8)
    for number in (1, 2, 1, 3, 1, 2):
        kept.drawn([striped(counts, number)])
    assert counts == [1, 2, 3, 2]
    assert sum(map(len, kept._encoded.values())) == kept._kept <= 2 * size + 8


async def test_whoever_wants_whole_boards_gets_one_picture_of_all_strips():
    def drawn(*sizes):
        return [
            SimpleNamespace(
                key=n,
                height=high,
                draw=lambda n=n, high=high: Image.new("P", (WIDTH, high), n),
                shows=(f"part {n}",),
            )
            for n, high in enumerate(sizes)
        ]

    face = saying(plain_face(), board_strips=lambda *of, **more: drawn(30, 20))
    (whole,) = await Pictures(is_whole=True).board(face, READER)
    assert Image.open(io.BytesIO(whole.data)).size == (WIDTH, 50)
    assert whole.shows == ("part 0", "part 1")
    assert await Pictures(is_whole=True).panel(plain_face(), CHOICE, READER) == ()
