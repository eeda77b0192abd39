"""Boomtown's pictures: pure, the same for the same view, and every text of them inside its box."""

import io
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from hashlib import sha256
from itertools import cycle, islice

import pytest
from PIL import Image

from engine.games import GAMES
from engine.games.boomtown import story
from engine.games.boomtown.cards import EVENTS, Town
from engine.games.boomtown.view import BoomtownView
from engine.play.chance import Chance
from engine.play.match import Match
from engine.play.table import Event, Seat
from renders.drawing import frames
from renders.drawing.canvas import watched
from renders.drawing.png import encode
from renders.drawing.theme import PALETTES, SMALLEST, WIDTH
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.renders.layout import check_apart, check_parts, check_texts
from tests.renders.samples import NAMES, NASTY, WIDE, crowded, first_round, middle, over, shared, taking

FACE = FACES["boomtown"]
ENGLISH = words_for("en")


LIMITS = {3: 1550, 4: 1780, 5: 1780}
"""How high boards may be that people come to, by the number of players."""
NEWS: tuple[Event, ...] = (
    story.CardTaken(Seat(0), "cold-mountain-4"),
    story.CardTaken(Seat(1), "dynamite-1"),
    story.MayorElected(Town.COLD_MOUNTAIN, Seat(1), Seat(0)),
    story.MineDynamited(Seat(1), Seat(2), "san-narciso-11", False),
    story.DiceRolled(Seat(0), (3, 4)),
    story.MineProduced(Seat(0), "cactus-junction-2", 123),
    story.StagecoachRobbed(Seat(1), 10),
    story.HoldupTried(Seat(2), Seat(0), 12, (6, 6), 12),
)


def every_view() -> Iterator[BoomtownView]:
    """Tables small and large, at every stage, and every event on offer in the narrowest of places."""
    for seats in (3, 4, 5):
        yield from (crowded(seats), over(seats), shared(seats), first_round(seats), taking(seats))
    events = [key for key in EVENTS if key.endswith("-1")]
    for seats in (3, 5):
        for at in range(0, len(events), seats):
            yield replace(middle(seats), offer=tuple(events[at : at + seats]))


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
@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_leaves_its_box_and_only_names_are_shortened(locale: str) -> None:
    for view, names in zip(every_view(), cycle((WIDE, NAMES)), strict=False):
        for draw in (partial(FACE.board, changes=NEWS), FACE.hand):
            with watched() as placed:
                image = draw(Reader(replace(view, seat=Seat(0)), names, words_for(locale)))
            check_texts(placed, image.size, names)


@pytest.mark.dear
@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_lies_over_another(locale: str) -> None:
    for view in every_view():
        with watched() as placed:
            FACE.board(Reader(view, WIDE, words_for(locale)), changes=NEWS)
        check_apart(text.ink for text in placed)


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
        assert min(sizes.values()) >= SMALLEST
        assert all(sizes[str(player.gold)] >= 46 for player in view.players)
    with watched() as placed:
        FACE.board(Reader(replace(middle(5), offer=()), NAMES, ENGLISH))
    dice = [text.size for text in placed if text.text == "12"]
    assert min(dice) >= 48


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
@pytest.mark.parametrize("seats", LIMITS)
def test_boards_that_people_come_to_are_compact_and_small(seats: int) -> None:
    for view, changes in robots_boards(seats, "compact"):
        board = FACE.board(Reader(view, NAMES, words_for("de")), changes=changes)
        assert board.height <= LIMITS[seats]
        assert len(encode(board)) < 190_000


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


@pytest.mark.dear
def test_no_part_of_a_board_lies_over_another() -> None:
    readers = (Reader(view, NAMES, ENGLISH) for view in every_view())
    check_parts(partial(FACE.board, reader, changes=NEWS) for reader in readers)


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


def test_letters_stay_readable_on_a_phone() -> None:
    assert SMALLEST * 400 / WIDTH > 9
