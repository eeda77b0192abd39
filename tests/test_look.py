"""Sheets of what people see."""

from itertools import product
from pathlib import Path

import pytest
from PIL import Image

from engine.games import GAMES
from renders.drawing.theme import PALETTES
from renders.language.catalogues import LOCALES
from tests import look
from tests.league_sheets import league_sheets
from tests.rating_sheets import rating_sheets


@pytest.mark.dear
def test_a_sheet_is_drawn_at_one_pixel_for_one(tmp_path: Path) -> None:
    what = "--game boomtown --seats 3 --stage start --locale de --palette high-contrast --names long"
    look.main([*what.split(), "--into", str(tmp_path)])
    (file,) = tmp_path.iterdir()
    assert file.name == "boomtown-3-start-de-high-contrast-long.png"
    with Image.open(file) as sheet:
        assert sheet.width == 2 * sum(look.BOXES) + 5 * look.APART
        assert sheet.width <= 2_400


@pytest.mark.dear
def test_ratings_and_figures_are_drawn_in_each_language_and_palette_with_long_names_and_short(
    tmp_path: Path,
) -> None:
    every = list(rating_sheets())
    assert {(each.locale, each.palette) for each in every} == set(product(LOCALES, PALETTES))
    assert {each.what.split("-")[0] for each in every} == {"list", "chart", "figures"}
    what = "--game ratings --locale nl --names long --width 360"
    look.main([*what.split(), "--into", str(tmp_path)])
    drawn = sorted(file.name for file in tmp_path.iterdir())
    assert drawn == sorted(each.name for each in rating_sheets(locale="nl", names="long"))
    assert len(drawn) == 3


@pytest.mark.dear
def test_leagues_are_drawn_in_each_language_and_palette_with_long_names_and_short(tmp_path: Path) -> None:
    every = list(league_sheets())
    assert {(each.locale, each.palette) for each in every} == set(product(LOCALES, PALETTES))
    assert {each.what.split("-")[0] for each in every} == {"standings", "cross", "poster"}
    what = "--game leagues --locale de --names long --width 360"
    look.main([*what.split(), "--into", str(tmp_path)])
    drawn = sorted(file.name for file in tmp_path.iterdir())
    assert drawn == sorted(each.name for each in league_sheets(locale="de", names="long"))
    assert len(drawn) == 3


def test_sheets_of_large_print_have_names_of_their_own() -> None:
    usual, large = (
        {sheet.name for sheet in look.sheets("boomtown", stage="start", is_large=is_large)}
        for is_large in (False, True)
    )
    assert len(usual) == len(large) == len(usual ^ large) / 2


def test_few_sheets_show_every_language_in_every_palette_and_every_stage_at_both_tables() -> None:
    every = [sheet for game in GAMES for sheet in look.sheets(game)]
    assert len({sheet.name for sheet in every}) == len(every) <= 60
    assert {(each.locale, each.palette) for each in every} == set(product(LOCALES, PALETTES))
    for game in GAMES:
        stages = {(each.seats, each.stage) for each in every if each.game == game}
        ends = {min(GAMES[game].seats), max(GAMES[game].seats)}
        assert stages >= set(product(ends, look.STAGES))
