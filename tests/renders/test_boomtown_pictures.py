"""Boomtown's pictures: pure, the same for the same view, and every text of them inside its box."""

import io
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from hashlib import sha256
from itertools import combinations, cycle

import pytest
from PIL import Image

from engine.games.boomtown.cards import EVENTS
from engine.games.boomtown.view import BoomtownView
from engine.table import Seat
from renders.canvas import Placed, watched
from renders.face import FACES
from renders.png import encode
from renders.theme import SMALLEST, WIDTH
from renders.words import LOCALES, words_for
from tests.renders.samples import NAMES, NASTY, WIDE, crowded, first_round, middle, over

FACE = FACES["boomtown"]
ENGLISH = words_for("en")


def every_view() -> Iterator[BoomtownView]:
    """Tables small and large, at every stage, and every event on offer in the narrowest of places."""
    for seats in (3, 5):
        yield from (crowded(seats), over(seats))
    some = middle(4)
    yield from (first_round(4), replace(some, auction=None, winner=Seat(1), taken=(Seat(1),), dice=None))
    events = [key for key in EVENTS if key.endswith("-1")]
    for at in range(0, len(events), 5):
        yield replace(middle(5), offer=tuple(events[at : at + 5]))


def _outside(placed: Placed, size: tuple[int, int]) -> bool:
    box, ink = placed.box, placed.ink
    is_out = ink.left < box.left - 2 or ink.right > box.right + 2
    if not placed.is_name:
        is_out |= ink.top < box.top or ink.bottom > box.bottom
    return is_out or box.left < 0 or box.top < 0 or box.right > size[0] or box.bottom > size[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_leaves_its_box_and_only_names_are_shortened(locale: str) -> None:
    for view, names in zip(every_view(), cycle((WIDE, NAMES)), strict=False):
        for draw in (FACE.board, FACE.hand):
            with watched() as placed:
                image = draw(replace(view, seat=Seat(0)), names, words_for(locale))
            assert [text for text in placed if _outside(text, image.size)] == []
            shortened = [text.text for text in placed if text.is_shortened]
            assert all(any(name.startswith(text[:-1]) for name in names) for text in shortened)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_lies_over_another(locale: str) -> None:
    for view in every_view():
        with watched() as placed:
            FACE.board(view, WIDE, words_for(locale))
        for one, other in combinations(placed, 2):
            a, b = one.ink, other.ink
            apart = a.right <= b.left or b.right <= a.left or a.bottom <= b.top or b.bottom <= a.top
            assert apart, (one, other)


def test_everything_on_the_table_is_written_down() -> None:
    for view in (middle(5), crowded(4)):
        with watched() as placed:
            FACE.board(view, NAMES, ENGLISH)
        texts = [text.text for text in placed]
        for player in view.players:
            assert NAMES[player.seat] in texts
            assert str(player.gold) in texts
            assert all(str(mine.worth) in texts for mine in player.mines)
        assert (texts.count("×2") > 0) == (view.governor is not None)


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_is_drawn(name: str) -> None:
    view = middle(3, seat=0)
    for draw in (FACE.board, FACE.hand):
        with watched() as placed:
            draw(view, (name, "Ben", "Cleo"), ENGLISH)
        assert all(text.text for text in placed)


def test_a_name_without_any_letters_is_called_by_its_seat() -> None:
    with watched() as placed:
        FACE.board(middle(3), ("Anna", "李小龍", "\u200b"), ENGLISH)
    assert {"Player 2", "Player 3"} <= {text.text for text in placed}


def test_the_same_view_gives_the_same_bytes() -> None:
    one, other = (encode(FACE.board(middle(4), NAMES, ENGLISH)) for _ in range(2))
    assert one == other


def test_the_same_view_gives_the_same_bytes_in_another_process() -> None:
    code = (
        "from hashlib import sha256; from renders.png import encode; from renders.face import FACES;"
        "from renders.words import words_for; from tests.renders.samples import NAMES, middle;"
        "print(sha256(encode(FACES['boomtown'].board(middle(4), NAMES, words_for('en')))).hexdigest())"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == sha256(encode(FACE.board(middle(4), NAMES, ENGLISH))).hexdigest()


def test_boards_are_drawn_in_parallel_without_a_difference() -> None:
    views = list(every_view())[:8]
    expected = [encode(FACE.board(view, WIDE, words_for("de"))) for view in views]
    with ThreadPoolExecutor(8) as pool:
        drawn = pool.map(lambda view: encode(FACE.board(view, WIDE, words_for("de"))), views)
    assert list(drawn) == expected


def test_drawing_changes_nothing_and_hands_out_a_picture_of_ones_own() -> None:
    view = crowded(5, seat=0)
    before = repr(view)
    picture = FACE.board(view, NAMES, ENGLISH)
    untouched = encode(picture)
    picture.paste("#ff0000", (0, 0, *picture.size))
    assert repr(view) == before
    assert encode(FACE.board(view, NAMES, ENGLISH)) == untouched


def test_who_looks_changes_nothing_on_the_board() -> None:
    assert encode(FACE.board(middle(4), NAMES, ENGLISH)) == encode(
        FACE.board(middle(4, seat=2), NAMES, ENGLISH)
    )


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="public"):
        FACE.hand(middle(4), NAMES, ENGLISH)


@pytest.mark.parametrize("view", [first_round(3), crowded(5), over(5)], ids=["empty", "full", "over"])
def test_a_picture_is_small_plain_and_decodes(view: BoomtownView) -> None:
    picture = FACE.board(view, WIDE, ENGLISH)
    data = encode(picture)
    assert len(data) < 1_000_000
    assert picture.width == WIDTH
    read = Image.open(io.BytesIO(data))
    read.load()
    assert (read.format, read.mode, read.size) == ("PNG", "RGB", picture.size)
    assert read.info == {}
    assert read.tobytes() == picture.tobytes()


def test_letters_stay_readable_on_a_phone() -> None:
    assert SMALLEST * 400 / WIDTH > 9
