"""Letters: any script, never a box for a missing glyph, never outside their room."""

import logging
from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops, ImageDraw, features

from renders.drawing import fonts, typeset
from renders.drawing.canvas import Box, Canvas, watched
from renders.drawing.icons import mark
from renders.drawing.theme import STANDARD, Style
from renders.language.names import tidy
from tests.renders.samples import NASTY, WIDE

SANS = Style("sans", 44)
SLAB = Style("slab", 40)


def _forget() -> None:
    for cached in (fonts.load, typeset._family, typeset.width, typeset.line):
        cached.cache_clear()


@pytest.fixture
def without_shaping(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    _forget()
    monkeypatch.setattr(fonts, "can_shape", lambda: False)
    yield
    _forget()


@pytest.mark.parametrize("style", [SANS, SLAB])
@pytest.mark.parametrize("name", [*NASTY, *WIDE])
def test_no_letter_is_ever_drawn_as_a_missing_glyph(name: str, style: Style) -> None:
    for run in typeset.runs(tidy(name), style):
        if run.family is None:
            continue
        font = fonts.load(run.family, style)
        missing = bytes(font.getmask("\U0010fffd", mode="L"))
        assert missing, "the font has a box for what it lacks"
        for letter in run.text:
            assert bytes(font.getmask(letter, mode="L")) != missing


@pytest.mark.parametrize("room", [20, 90, 400])
@pytest.mark.parametrize("name", [*NASTY, *WIDE])
def test_a_name_never_takes_more_than_its_room(name: str, room: int) -> None:
    line = typeset.line(tidy(name), SANS, room)
    assert line.width <= room
    assert line.mask.width <= room
    assert all(left + wide <= room + 1 for left, wide in line.holes)


def test_what_does_not_fit_ends_in_an_ellipsis() -> None:
    line = typeset.line("W" * 32, SANS, 300)
    assert line.is_shortened
    assert line.text.endswith("…")
    assert len(line.text) > 4


@pytest.mark.parametrize("name", [*NASTY, *WIDE])
def test_nothing_is_drawn_outside_the_box(name: str) -> None:
    canvas = Canvas(Image.new("RGB", (400, 120), "#ffffff"))
    box = Box(60, 30, 340, 90)
    canvas.text(box, tidy(name), SANS, "#000000", mark=lambda size: mark(2, size, STANDARD))
    canvas.bar(box, "#ffffff")
    assert canvas.image.getextrema() == ((255, 255),) * 3


def test_a_cluster_without_letters_becomes_the_seats_mark() -> None:
    canvas = Canvas(Image.new("RGB", (400, 80), "#ffffff"))
    sizes: list[int] = []

    def count(size: int):  # type: ignore[no-untyped-def]
        sizes.append(size)
        return mark(1, size, STANDARD)

    canvas.text(Box(0, 0, 400, 80), "李小龍 Lee 🤠", SANS, "#000000", mark=count)
    assert len(sizes) == 2, "one mark for each stretch"


def test_scripts_are_mixed_in_the_order_in_which_people_read_them() -> None:
    def order(text: str) -> list[str]:
        return [run.text.strip() for run in typeset.runs(text, SANS) if run.text.strip()]

    assert order("Anna محمد 42 z") == ["Anna", "42", "محمد", "z"]
    assert order("محمد 42") == ["42", "محمد"]
    assert order("محمد Anna") == ["Anna", "محمد"]
    assert order("\u2068محمد Anna\u2069 takes 7") == ["Anna", "محمد", "takes 7"]


@pytest.mark.skipif(not features.check("raqm"), reason="there is no layout library to compare with")
@pytest.mark.parametrize("text", ["abc محمد 42 def", "محمد 42 علي", "محمد abc علي", "7 محمد 8"])
def test_our_order_is_the_layout_librarys(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fonts.CHAINS, "sans", ("noto-sans-arabic",))
    _forget()
    ours = typeset.line(text, SANS, 700)
    _forget()
    assert ours.ink is not None
    theirs, drawn = (Image.new("L", (700, 100), 0) for _ in range(2))
    drawn.paste(ours.mask, (ours.ink[0], 60 + ours.ink[1]))
    font = fonts.load("noto-sans-arabic", SANS)
    ImageDraw.Draw(theirs).text((0, 60), text, fill=255, font=font, anchor="ls")
    different = ImageChops.difference(drawn, theirs).convert("L").point(lambda ink: 255 * (ink > 128))
    ink = sum(theirs.point(lambda ink: int(ink > 128)).get_flattened_data())
    assert sum(different.point(lambda ink: int(ink > 128)).get_flattened_data()) < ink * 0.25


@pytest.mark.usefixtures("without_shaping")
@pytest.mark.parametrize("name", [*NASTY, *WIDE])
def test_without_a_layout_library_nothing_is_drawn_wrong(name: str) -> None:
    typeset.line(tidy(name), SANS, 500)
    for run in typeset.runs(tidy(name), SANS):
        assert run.family is None or not run.is_right_to_left or not run.text.strip()
        assert run.family in (None, *fonts.PLAIN)


def test_a_missing_layout_library_is_warned_of_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fonts.can_shape.cache_clear()
    monkeypatch.setattr(features, "check", lambda name: False)
    with caplog.at_level(logging.WARNING):
        assert not fonts.can_shape()
        assert not fonts.can_shape()
    fonts.can_shape.cache_clear()
    assert len(caplog.records) == 1
    assert "Raqm" in caplog.text


def test_long_words_break_only_where_they_may() -> None:
    assert typeset.wrapped("Postkutschen\u00adraub", SLAB, 300, 2) == ["Postkutschen-", "raub"]
    assert typeset.wrapped("Postkutschen\u00adraub", SLAB, 900, 2) == ["Postkutschenraub"]
    assert typeset.wrapped("Stagecoach Robbery", SLAB, 250, 2) == ["Stagecoach", "Robbery"]


def test_in_a_sentence_the_name_is_cut_and_not_the_news() -> None:
    def say(names: tuple[str, ...]) -> str:
        return f"{names[0]} to bid or pass"

    text = typeset.with_names(say, ("W" * 32,), SANS, 700)
    assert text.endswith("W… to bid or pass")
    assert typeset.width(text, SANS) <= 700


def test_a_watcher_sees_every_text_and_only_while_it_watches() -> None:
    tile, board = (Canvas(Image.new("RGB", (200, 80), "#ffffff")) for _ in range(2))
    tile.text(Box(0, 0, 200, 80), "abc", SANS, "#000000")
    board.text(Box(0, 0, 200, 80), "def", SANS, "#000000")
    board.lay(tile.tile(), 10, 20)
    board.finished()
    with watched() as placed:
        board.finished()
    assert [text.text for text in placed] == ["def", "abc"]
    assert placed[1].box == Box(10, 20, 210, 100)


def test_figures_stand_on_the_line_with_letters_or_without() -> None:
    slab = Style("slab", 90, 700)
    alone, beside = (typeset.line(text, slab, 900) for text in ("3456789", "3456789 H"))
    assert alone.ink is not None
    assert beside.ink is not None
    assert (alone.ink[1], alone.ink[3]) == (beside.ink[1], beside.ink[3])
    assert alone.ink[3] <= 2
    assert typeset.width("34", slab) + typeset.width("56", slab) == pytest.approx(
        typeset.width("3456", slab), abs=2
    )
