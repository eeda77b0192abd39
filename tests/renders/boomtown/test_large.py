"""Boomtown in large print: all that the usual pictures show, on few strips however much there is."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle

import pytest

from engine.games.boomtown.cards import MINES
from engine.games.boomtown.view import BoomtownView
from engine.play.table import Event, Seat
from renders.drawing.strips import MOST_LARGE, Strip
from renders.drawing.theme import LARGE
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.renders.boomtown.moments import NEWS, asked
from tests.renders.boomtown.test_strips import all_for_one
from tests.renders.layout import check_strips, written
from tests.renders.samples import NAMES, WIDE, crowded, middle, over, taking

FACE, ENGLISH = FACES["boomtown"], words_for("en")


def board(view: BoomtownView, changes: Sequence[Event] = ()) -> Sequence[Strip]:
    return FACE.large_board_strips(Reader(view, NAMES[: len(view.players)], ENGLISH), changes=changes)


@pytest.mark.dear
def test_as_much_as_there_can_be_has_room() -> None:
    aiming = replace(taking(5), asked_for="dynamite")
    views = (crowded(5), over(5), aiming, all_for_one(3), all_for_one(5))
    for view, locale in zip(views, cycle(LOCALES), strict=False):
        names = WIDE[: len(view.players)]
        reader = Reader(view, names, words_for(locale))
        check_strips(FACE.large_board_strips(reader, changes=NEWS), names, most=MOST_LARGE, least=LARGE)
        own = Reader(replace(view, seat=Seat(0)), names, words_for(locale))
        check_strips(FACE.large_hand_strips(own), names, most=MOST_LARGE, least=LARGE)


@pytest.mark.dear
def test_every_panel_has_room_and_says_what_is_chosen() -> None:
    for moment, locale in zip(asked(crowded(5, seat=0)), cycle(LOCALES), strict=False):
        words = words_for(locale)
        reader = Reader(moment.view, WIDE, words)
        strips = FACE.large_panel_strips(moment.decision, reader, chosen=moment.chosen)
        check_strips(strips, WIDE, most=MOST_LARGE, least=LARGE)
        assert (words.text("large-chosen") in written(strips)) == bool(moment.chosen)


@pytest.mark.dear
def test_everything_on_the_table_is_written_down() -> None:
    for view in (middle(3), crowded(4)):
        texts = written(board(view))
        for player in view.players:
            assert any(text.startswith(NAMES[player.seat][:3]) for text in texts)
            assert {str(player.gold), str(player.score)} <= set(texts)
            for mine in player.mines:
                assert {str(MINES[mine.key].dice), str(mine.worth)} <= set(texts)
        assert ("×2" in texts) == (view.governor is not None)


def test_what_has_just_changed_is_said_in_words() -> None:
    told = " ".join(written(board(middle(3), NEWS)))
    for words in (
        "New: Cold Mountain 4",
        "Has just yielded gold: Cactus Junction 2",
        "Lost: San Narciso 11",
        "New mayor of Cold Mountain",
        "+111",
    ):
        assert words in told
    assert "Has just yielded" not in " ".join(written(board(middle(3))))


def test_whom_the_table_waits_for_stands_last_and_the_result_first() -> None:
    assert board(middle(4))[-1].shows[-1] == "turn"
    assert board(replace(middle(4), asked_for="dynamite"))[-1].shows[-1] == "turn"
    assert board(over(3))[0].shows[:2] == ("round", "turn")
