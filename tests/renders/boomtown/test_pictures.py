"""Boomtown's pictures: pure, the same for the same view, and every text of them inside its box."""

import io
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from hashlib import sha256
from itertools import islice

import pytest
from PIL import Image

from engine.games import GAMES
from engine.games.boomtown import story
from engine.games.boomtown.cards import Town
from engine.games.boomtown.view import BoomtownView
from engine.play.chance import Chance
from engine.play.match import Match
from engine.play.table import Event, Seat
from renders.drawing import frames
from renders.drawing.canvas import watched
from renders.drawing.png import encode
from renders.drawing.theme import LETTER, PALETTES, WIDTH
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.renders.boomtown.moments import NEWS, every_view
from tests.renders.samples import NAMES, NASTY, WIDE, crowded, first_round, middle, over, shared

FACE = FACES["boomtown"]
ENGLISH = words_for("en")


MOST = {3: 3, 4: 3, 5: 4}
"""How many strips boards have that people come to, by the number of players."""


def robots_boards(seats: int, seed: str) -> Iterator[tuple[BoomtownView, list[Event]]]:
    """What robots come to, with what has changed since the board before."""
    game = GAMES["boomtown"]
    match = Match.start(game, seats=seats, options={}, seed=seed)
    answers, told = 0, 0
    while not match.is_over:
        seat = match.waiting_for()[0]
        match.submit(seat, game.robot(match.view(seat), match.asked(seat), Chance(seed, match.ticket)))
        answers += 1
        if answers % 12 == 0 or match.is_over:
            yield match.view(None), [each.event for each in match.story[told:]]
            told = len(match.story)


@pytest.mark.dear
def test_everything_on_the_table_is_written_down() -> None:
    for view in (middle(5), crowded(4)):
        with watched() as placed:
            FACE.board(Reader(view, NAMES, ENGLISH))
        texts = [text.text for text in placed]
        for player in view.players:
            assert NAMES[player.seat] in texts
            assert str(player.gold) in texts
            assert all(str(mine.worth) in texts for mine in player.mines)
        assert (texts.count("×2") > 0) == (view.governor is not None)


@pytest.mark.dear
def test_nothing_is_set_smaller_than_a_phone_can_show_and_what_counts_is_set_large() -> None:
    for view in (middle(5), crowded(5), over(4)):
        with watched() as placed:
            FACE.board(Reader(view, NAMES, words_for("de")), changes=NEWS)
        sizes = {text.text: text.size for text in placed}
        assert min(sizes.values()) >= LETTER
        assert all(sizes[str(player.gold)] >= 46 for player in view.players)
    with watched() as placed:
        FACE.board(Reader(replace(middle(5), offer=()), NAMES, ENGLISH))
    dice = [text.size for text in placed if text.text == "12"]
    assert min(dice) >= 46


def test_a_mine_on_offer_shows_the_fee_that_the_governor_doubles() -> None:
    view = replace(middle(5), offer=("cold-mountain-10", "dry-gulch-2"))
    mines = sum(mine.key.startswith("cold-mountain") for mine in view.players[1].mines)
    for governor, fee in ((None, mines), (Town.COLD_MOUNTAIN, 2 * mines)):
        with watched() as placed:
            FACE.board(Reader(replace(view, governor=governor), NAMES, ENGLISH))
        assert [text.text for text in placed if text.text.startswith("−")] == [f"−{fee}"]


def test_who_shares_the_first_place_is_named() -> None:
    with watched() as placed:
        FACE.board(Reader(shared(3), NAMES, ENGLISH))
    texts = [text.text for text in placed]
    assert "Anna, Ben and Cleo Quicksilver" in texts
    assert any(text.startswith("share first place") for text in texts)


def test_what_has_just_changed_is_marked() -> None:
    view = middle(5)
    plain = FACE.board(Reader(view, NAMES, ENGLISH))
    with watched() as placed:
        marked = FACE.board(Reader(view, NAMES, ENGLISH), changes=NEWS)
    assert {"+111", "+10", "+12"} <= {text.text for text in placed}
    assert marked.tobytes() != plain.tobytes()
    unmarked = FACE.board(Reader(view, NAMES, ENGLISH), changes=[story.Bid(Seat(0), 3)])
    assert unmarked.tobytes() == plain.tobytes()


@pytest.mark.dear
def test_every_palette_is_another_picture_of_the_same_texts() -> None:
    pictures, texts = set(), set()
    for palette in PALETTES:
        for draw in (partial(FACE.board, changes=NEWS), FACE.hand):
            with watched() as placed:
                pictures.add(draw(Reader(middle(4, seat=0), NAMES, ENGLISH), palette=palette).tobytes())
            texts.add((draw is FACE.hand, *(text.text for text in placed)))
    assert len(pictures) == 2 * len(PALETTES)
    assert len(texts) == 2


@pytest.mark.dear
@pytest.mark.parametrize("seats", MOST)
def test_boards_that_people_come_to_are_compact_and_small(seats: int) -> None:
    for view, changes in islice(robots_boards(seats, "compact"), 0, None, 3):
        strips = FACE.board_strips(Reader(view, NAMES, words_for("de")), changes=changes)
        assert len(strips) <= MOST[seats]
        assert sum(len(encode(each.draw())) for each in strips) < 260_000


@pytest.mark.dear
def test_a_board_does_not_depend_on_what_was_drawn_before() -> None:
    boards = list(islice(robots_boards(4, "order"), 4, 12))
    forth = [FACE.board(Reader(view, NAMES, ENGLISH), changes=changes).tobytes() for view, changes in boards]
    frames.PICTURES.clear()
    back = [
        FACE.board(Reader(view, NAMES, ENGLISH), changes=changes).tobytes()
        for view, changes in reversed(boards)
    ]
    assert forth == back[::-1]


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_is_drawn(name: str) -> None:
    view = middle(3, seat=0)
    for draw in (FACE.board, FACE.hand):
        with watched() as placed:
            draw(Reader(view, (name, "Ben", "Cleo"), ENGLISH))
        assert all(text.text for text in placed)


def test_a_name_without_any_letters_is_called_by_its_seat() -> None:
    with watched() as placed:
        FACE.board(Reader(middle(3), ("Anna", "李小龍", "\u200b"), ENGLISH))
    assert {"Player 2", "Player 3"} <= {text.text for text in placed}


def test_the_same_view_gives_the_same_pixels() -> None:
    one, other = (FACE.board(Reader(middle(4), NAMES, ENGLISH)).tobytes() for _ in range(2))
    assert one == other


@pytest.mark.process
def test_the_same_view_gives_the_same_pixels_in_another_process() -> None:
    code = (
        "from hashlib import sha256; from renders.faces import FACES;"
        "from renders.language.catalogues import words_for; from renders.reader import Reader;"
        "from tests.renders.samples import NAMES, middle; reader = Reader(middle(4), NAMES, words_for('en'));"
        "print(sha256(FACES['boomtown'].board(reader).tobytes()).hexdigest())"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == sha256(FACE.board(Reader(middle(4), NAMES, ENGLISH)).tobytes()).hexdigest()


@pytest.mark.dear
def test_boards_are_drawn_in_parallel_without_a_difference() -> None:
    views = list(every_view())[:8]
    expected = [FACE.board(Reader(view, WIDE, words_for("de"))).tobytes() for view in views]
    with ThreadPoolExecutor(8) as pool:
        drawn = pool.map(lambda view: FACE.board(Reader(view, WIDE, words_for("de"))).tobytes(), views)
    assert list(drawn) == expected


def test_drawing_changes_nothing_and_hands_out_a_picture_of_ones_own() -> None:
    view = crowded(5, seat=0)
    before = repr(view)
    picture = FACE.board(Reader(view, NAMES, ENGLISH))
    untouched = picture.tobytes()
    picture.paste(0, (0, 0, *picture.size))
    assert repr(view) == before
    assert FACE.board(Reader(view, NAMES, ENGLISH)).tobytes() == untouched


def test_who_looks_changes_nothing_on_the_board() -> None:
    own = FACE.board(Reader(middle(4, seat=2), NAMES, ENGLISH))
    assert FACE.board(Reader(middle(4), NAMES, ENGLISH)).tobytes() == own.tobytes()


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="public"):
        FACE.hand(Reader(middle(4), NAMES, ENGLISH))


@pytest.mark.parametrize("view", [first_round(3), crowded(5), over(5)], ids=["empty", "full", "over"])
def test_a_picture_is_small_plain_and_decodes(view: BoomtownView) -> None:
    picture = FACE.board(Reader(view, WIDE, ENGLISH))
    data = encode(picture)
    assert len(data) < 250_000
    assert picture.width == WIDTH
    read = Image.open(io.BytesIO(data))
    read.load()
    assert (read.format, read.mode, read.size) == ("PNG", "P", picture.size)
    assert read.info == {}
    assert read.tobytes() == picture.tobytes()
