"""Pictures: one drawing a view, off the loop, bounded; what cannot be drawn is logged and does no harm."""

import asyncio
import io
import threading
import time
from dataclasses import dataclass, replace

import pytest
from PIL import Image

from cogs.pictures import Pictures
from engine.decisions import Option
from renders.words import words_for
from tests.cogs.plain_face import plain_face, subset

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


class Pencil:
    """A face that counts what it draws."""

    def __init__(self, failure=None):
        self.drawn = []
        self.failure = failure
        self.face = replace(plain_face(), board=self.draw, hand=self.draw)

    def draw(self, view, names, words, *, news=(), palette="standard"):
        assert threading.current_thread() is not threading.main_thread()
        self.drawn.append((view, names, words.locale))
        if self.failure is not None:
            raise self.failure
        return Image.new("RGB", (8, 8), (view.number, 0, 0))


CHOICE = subset((Option("a"), Option("b")), 1, 2)


async def test_a_panels_picture_is_drawn_anew_for_another_question_or_choice_and_nothing_else():
    drawn, pictures = [], Pictures()

    def draw(decision, view, names, words, *, chosen=(), palette="standard"):
        drawn.append((decision.name, view, chosen, palette))
        return Image.new("RGB", (8, 8), (len(chosen), view.number, 0))

    face = replace(plain_face(), panel_picture=draw)

    async def panel(decision=CHOICE, view=View(), chosen=(), palette="standard"):
        return await pictures.panel(face, decision, view, NAMES, WORDS, chosen=chosen, palette=palette)

    first = await panel()
    assert await panel() == first
    assert Image.open(io.BytesIO(first)).format == "PNG"
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


async def test_a_panel_may_have_no_picture_and_one_that_cannot_be_drawn_does_no_harm(caplog):
    pictures, nothing = Pictures(), lambda *view, **more: None
    assert await pictures.panel(plain_face(), CHOICE, View(), NAMES, WORDS) is None
    without = replace(plain_face(), panel_picture=nothing)
    assert await pictures.panel(without, CHOICE, View(), NAMES, WORDS) is None
    assert not caplog.records
    broken = replace(plain_face(), panel_picture=lambda *view, **more: 1 / 0)
    assert await pictures.panel(broken, CHOICE, View(), NAMES, WORDS) is None
    assert "could not be drawn" in caplog.text


async def test_the_same_view_is_drawn_once_one_after_the_other_or_at_once():
    pencil, pictures = Pencil(), Pictures()
    first = await pictures.board(pencil.face, View(), NAMES, WORDS)
    again = await asyncio.gather(*(pictures.board(pencil.face, View(), NAMES, WORDS) for _ in range(5)))
    assert again == [first] * 5
    at_once = await asyncio.gather(*(pictures.board(pencil.face, View(1), NAMES, WORDS) for _ in range(5)))
    assert len(set(at_once)) == 1
    assert len(pencil.drawn) == 2
    assert Image.open(io.BytesIO(first)).format == "PNG"


@pytest.mark.parametrize("other", ["view", "names", "language", "hand", "game", "news", "palette"])
async def test_what_differs_is_drawn_anew(other):
    pencil, pictures = Pencil(), Pictures()
    await pictures.board(pencil.face, View(), NAMES, WORDS)
    face = replace(pencil.face, name="other") if other == "game" else pencil.face
    draw = pictures.hand if other == "hand" else pictures.board
    more = {"news": {"news": [Rolled(3)]}, "palette": {"palette": "high-contrast"}}.get(other, {})
    await draw(
        face,
        View(1 if other == "view" else 0),
        ("Cleo", "Ben") if other == "names" else NAMES,
        words_for("de") if other == "language" else WORDS,
        **more,
    )
    assert len(pencil.drawn) == 2


async def test_news_of_another_kind_with_the_same_values_are_other_news():
    pencil, pictures = Pencil(), Pictures()
    for event in (Rolled(3), Paid(3), Rolled(3)):
        await pictures.board(pencil.face, View(), NAMES, WORDS, news=[event])
    assert len(pencil.drawn) == 2


async def test_what_cannot_be_drawn_is_logged_and_none_and_tried_again(caplog):
    pencil, pictures = Pencil(OSError("no font")), Pictures()
    assert (
        await asyncio.gather(*(pictures.board(pencil.face, View(), NAMES, WORDS) for _ in range(3)))
        == [None] * 3
    )
    assert len(pencil.drawn) == 1
    assert "a picture of toy could not be drawn" in caplog.text
    assert "no font" in caplog.text
    pencil.failure = None
    assert await pictures.board(pencil.face, View(), NAMES, WORDS) is not None


async def test_so_many_pictures_are_kept_and_the_longest_unused_go_first():
    pencil, pictures = Pencil(), Pictures(capacity=3)
    for number in (0, 1, 2, 0, 3, 0):
        await pictures.board(pencil.face, View(number), NAMES, WORDS)
    assert len(pictures._drawn) == 3
    assert [view.number for view, _, _ in pencil.drawn] == [0, 1, 2, 3]
    await pictures.board(pencil.face, View(1), NAMES, WORDS)
    assert len(pencil.drawn) == 5
    assert pictures._drawing == {}


async def test_who_gives_up_waiting_takes_the_picture_from_nobody():
    pencil, pictures = Pencil(), Pictures()
    first = asyncio.create_task(pictures.board(pencil.face, View(), NAMES, WORDS))
    second = asyncio.create_task(pictures.board(pencil.face, View(), NAMES, WORDS))
    await asyncio.sleep(0)
    first.cancel()
    assert await second is not None
    assert first.cancelled()
    assert len(pencil.drawn) == 1


async def test_pictures_are_drawn_one_after_the_other():
    """More threads would draw no faster, and each keeps the event loop waiting."""
    at_once, most = 0, 0

    class Slow(Pencil):
        def draw(self, view, names, words, **more):
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            time.sleep(0.02)
            at_once -= 1
            return super().draw(view, names, words, **more)

    pencil, pictures = Slow(), Pictures()
    await asyncio.gather(*(pictures.board(pencil.face, View(number), NAMES, WORDS) for number in range(4)))
    assert (most, len(pencil.drawn)) == (1, 4)
