"""Ponte Vecchio in large print: all that the usual pictures show, in letters that one reads with little
sight."""

from collections.abc import Sequence
from itertools import cycle, islice

import pytest

from engine.games.ponte_vecchio.cards import CARDS
from engine.games.ponte_vecchio.view import PonteVecchioView
from renders.drawing.strips import MOST_LARGE
from renders.drawing.theme import LARGE, PALETTES
from renders.language.catalogues import LOCALES, words_for
from renders.ponte_vecchio import FACE
from renders.reader import Reader
from tests.renders.layout import check_strips, written
from tests.renders.ponte_vecchio import tables
from tests.renders.ponte_vecchio.hands import holding
from tests.renders.ponte_vecchio.tables import NEWS, A
from tests.renders.ponte_vecchio.test_panel import (
    OFFER,
    SOME,
    building,
    every_panel,
    laying,
    moving,
    table,
)
from tests.renders.samples import NAMES, WIDE

ENGLISH = words_for("en")


def reading(
    view: PonteVecchioView, names: Sequence[str] = NAMES, locale: str = "en"
) -> Reader[PonteVecchioView]:
    return Reader(view, tuple(names[: len(view.players)]), words_for(locale))


@pytest.mark.dear
def test_every_board_can_be_read_with_all_news_and_long_names() -> None:
    makes = (tables.answering, tables.building, tables.shared)
    for make, names, locale in zip(makes, (WIDE, NAMES, WIDE), LOCALES, strict=True):
        strips = FACE.large_board_strips(reading(make(5), names, locale), changes=NEWS)
        check_strips(strips, names, most=MOST_LARGE, least=LARGE)


@pytest.mark.dear
def test_every_panel_can_be_read() -> None:
    some = islice(every_panel(), None, None, 7)
    for moment, palette, locale in zip(some, cycle(PALETTES), cycle(LOCALES), strict=False):
        reader = reading(moment.view, WIDE, locale)
        strips = FACE.large_panel_strips(moment.decision, reader, chosen=moment.chosen, palette=palette)
        check_strips(strips, WIDE, most=MOST_LARGE, least=LARGE)


def test_a_board_has_every_step_and_what_everybody_has_and_does() -> None:
    view = tables.bidding(5)
    texts = written(FACE.large_board_strips(reading(view)))
    assert set(map(str, range(1, 16))) <= set(texts)
    assert {str(player.gulden) for player in view.players} <= set(texts)
    assert {"highest bid", "1235", "has passed", "joker (80)"} <= set(texts)
    assert {"The Rich Man is on step 7 and looks", "towards step 15."} <= set(texts)


def test_what_is_new_is_told_in_words() -> None:
    texts = " ".join(written(FACE.large_board_strips(reading(tables.bidding(5)), changes=NEWS)))
    for told in (
        "Came from step 3. Just turned round.",
        "Ben gets 100 for the shop on step 7.",
        "New shop on step 9",
        "−45",
        "+110",
    ):
        assert told in texts


def test_a_board_has_no_secret_of_whoever_reads_it() -> None:
    public = tables.laying(4)
    own = tables.held(public, A)
    boards = [FACE.large_board_strips(reading(view), changes=NEWS) for view in (public, own)]
    assert [strip.key for strip in boards[0]] == [strip.key for strip in boards[1]]


def test_a_hand_has_the_cards_that_are_held_and_tells_of_the_others() -> None:
    held = reading(holding(("joker", "20", "90"), newest="60", built=5, laid="20"))
    texts = written(FACE.large_hand_strips(held))
    assert {"Your cards", "= 100", "20", "90", "Laid face down: 20"} <= set(texts)
    assert "60" not in texts
    whole = " ".join(texts)
    assert "Played: 10, 30, 40, 50, 60, 70, 80, 100; last card 60" in whole
    assert "Played cards come back after 3 more plays" in whole


def test_a_panel_has_what_each_step_ahead_would_pay() -> None:
    view = table(SOME)  # the Rich Man on step 3, Ben with the 60
    texts = written(FACE.large_panel_strips(moving(view), reading(view)))
    with_shops = [step for step in view.ahead if view.owners(step)]
    assert texts.count("60") == len(with_shops)
    assert texts.count("0") == len(view.ahead) - len(with_shops)
    assert {"May be turned here", "Must be turned here"} <= set(texts)


def test_a_panel_has_the_order_of_several_wishes() -> None:
    view = table(SOME)
    decision = building(1, 3, 6)
    texts = written(FACE.large_panel_strips(decision, reading(view), chosen=("step-6", "step-1")))
    assert {"1.", "2."} <= set(texts)
    assert "1." not in written(FACE.large_panel_strips(decision, reading(view), chosen=("step-6",)))


def test_instead_of_a_picture_stands_only_what_question_and_choices_do_not_say() -> None:
    view = table(SOME)
    where = "The Rich Man is on step 3 and looks towards step 15."
    assert FACE.panel_words(laying(CARDS), reading(view), ()) == where
    turning = "You may turn the Rich Man round on steps 11 and 12; on steps 13 to 15 you must."
    assert FACE.panel_words(OFFER, reading(view), ()) == turning
    for decision in (moving(view), building(1, 3)):
        assert FACE.panel_words(decision, reading(view), ()) == ""


def test_a_hand_without_cards_has_no_heading_for_them() -> None:
    assert "Your cards" not in written(FACE.large_hand_strips(reading(holding(()))))
