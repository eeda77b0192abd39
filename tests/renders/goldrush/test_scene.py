"""Goldrush's printed map: names in three languages fit, and hide neither places nor trails nor each other."""

import math
from itertools import pairwise

import pytest

from engine.games.goldrush.land import Terrain
from engine.games.goldrush.survey import LAND
from renders.drawing.canvas import Box, Placed, placed_in
from renders.drawing.theme import LETTER, PALETTES, STANDARD, WIDTH
from renders.goldrush.picture import lettering, ornaments, scene, sheets, signposts, town, trails, wild
from renders.language.catalogues import LOCALES, words_for
from tests.renders.layout import check_apart, check_texts

ENGLISH = words_for("en")


def printed(locale: str) -> list[Placed]:
    """All that is written on the map."""
    return list(placed_in(scene.scene(STANDARD, words_for(locale)).texts))


def names(locale: str) -> list[Placed]:
    """What is written on the land, without squares, houses and the scroll."""
    boxes = {label.box for label in lettering.LABELS}
    return [text for text in printed(locale) if any(_is_within(text.box, box) for box in boxes)]


def _is_within(inner: Box, outer: Box) -> bool:
    return (
        outer.left <= inner.left and inner.right <= outer.right and outer.top - 12 <= inner.top < outer.bottom
    )


def gap(box: Box, x: float, y: float) -> float:
    """How far a point is from a box; 0 inside it."""
    return math.hypot(max(box.left - x, 0, x - box.right), max(box.top - y, 0, y - box.bottom))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_name_is_written_whole_and_large_enough_and_over_no_other(locale: str) -> None:
    texts = printed(locale)
    check_texts(texts, LAND.size, ())
    check_apart(text.ink for text in texts)
    assert min(text.size for text in texts) >= LETTER
    written = " ".join(text.text for text in texts)
    for key in (*town.HOUSES, *(label.key for label in lettering.LABELS), "town"):
        assert words_for(locale).text(f"goldrush-map-{key}") in written


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_lies_over_a_place(locale: str) -> None:
    for text in names(locale):
        for key, place in LAND.places.items():
            if place.terrain is Terrain.SQUARE:
                check_apart((text.ink, scene.square_box(key)))
            elif place.terrain is not Terrain.TOWN:
                assert gap(text.ink, place.x, place.y) > scene.STONE, (text.text, key)
        for key in LAND.of(Terrain.POINT):
            check_apart((text.ink, signposts.box(key)))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_lies_over_a_trail_a_house_or_an_ornament(locale: str) -> None:
    things = (*town.HOUSES.values(), ornaments.SCROLL, ornaments.COMPASS_BOX)
    for text in names(locale):
        for line in trails.outside():
            assert all(gap(text.ink, x, y) > 8 for x, y in trails.dots(line, 4)), text.text
        for thing in things:
            check_apart((text.ink, thing))
        assert any(_is_within(text.ink, sheet.inside) for sheet in sheets.SHEETS)


def test_every_name_is_tested() -> None:
    lines = sum(label.lines for label in lettering.LABELS)
    for locale in LOCALES:
        assert len(names(locale)) == lines


@pytest.mark.parametrize("locale", LOCALES)
def test_every_house_has_its_name_on_its_own_sign(locale: str) -> None:
    for house in town.HOUSES:
        sign = town.sign_of(house)
        text = " ".join(each.text for each in printed(locale) if _is_within(each.ink, sign))
        assert text == words_for(locale).text(f"goldrush-map-{house}")


def test_every_square_has_its_letter() -> None:
    for key in LAND.of(Terrain.SQUARE):
        box = scene.square_box(key)
        assert [text.text for text in printed("en") if _is_within(text.ink, box)] == [key.upper()]


def test_houses_stand_where_the_data_have_them_and_their_doors_are_in_front_of_them() -> None:
    for key in LAND.of(Terrain.TOWN):
        house, place = town.HOUSES[key], LAND.places[key]
        assert gap(house, place.x, place.y) == 0
    for key, x in town.doors():
        assert town.HOUSES[key].left < x < town.HOUSES[key].right
    check_apart(town.HOUSES.values())


def test_every_creek_runs_through_the_place_that_has_its_name() -> None:
    for key in LAND.of(Terrain.CREEK):
        assert trails.at(key) in wild.CREEKS[key]


def test_mountains_and_ponds_hide_no_place() -> None:
    for place in LAND.places.values():
        for x, y, wide in wild.PEAKS:
            assert math.hypot(place.x - x, place.y - (y + wide * 0.4)) > wide * 0.4 + scene.STONE, place.key
        for pond in wild.PONDS_TAKEN:
            assert gap(pond, place.x, place.y) > scene.STONE, place.key


def test_a_trail_goes_from_place_to_place() -> None:
    for one, other in LAND.paths:
        line = trails.pieces()[one, other]
        assert (line[0], line[-1]) == (trails.at(one), trails.at(other))
        assert trails.pieces()[other, one] == line[::-1]


def test_a_way_follows_the_trails() -> None:
    route = LAND.walks("store", 6)[0]
    line = trails.way("store", route)
    assert (line[0], line[-1]) == (trails.at("store"), trails.at(route[-1]))
    for key in route:
        assert trails.at(key) in line
    spread = list(trails.dots(line, 20))
    assert all(math.dist(a, b) <= 20.01 for a, b in pairwise(spread))
    assert len(spread) > 15


def test_the_map_is_as_wide_as_a_board_and_the_same_whenever_it_is_painted() -> None:
    pictures = {palette: scene.scene(PALETTES[palette], ENGLISH).image.tobytes() for palette in PALETTES}
    assert len(set(pictures.values())) == len(PALETTES)
    assert scene.scene(STANDARD, ENGLISH).image.size == LAND.size
    assert LAND.size[0] == WIDTH
    scene._painted.cache_clear()
    scene.scene.cache_clear()
    assert scene.scene(STANDARD, ENGLISH).image.tobytes() == pictures["standard"]


def test_no_place_house_or_name_is_torn_apart_by_the_joint_or_lies_on_a_border() -> None:
    for key, place in LAND.places.items():
        if place.terrain is not Terrain.TOWN:
            half = 46 if place.terrain is Terrain.SQUARE else scene.STONE
            inside = sheets.sheet_of(key).inside
            assert inside.top <= place.y - half, key
            assert place.y + half <= inside.bottom, key
    for house, front in town.HOUSES.items():
        inside = sheets.sheet_of(house).inside
        assert inside.top <= front.top < front.bottom <= inside.bottom, house
    for label in lettering.LABELS:
        assert any(_is_within(label.box, sheet.inside) for sheet in sheets.SHEETS), label.key


def test_a_trail_that_leads_to_the_other_sheet_is_the_only_thing_that_crosses_the_joint() -> None:
    crossing = [path for path in LAND.paths if sheets.sheet_of(path[0]) != sheets.sheet_of(path[1])]
    doors = [path for path in crossing if any(LAND.is_town(place) for place in path)]
    assert len(crossing) - len(doors) == 2
    assert {place for path in doors for place in path if LAND.is_town(place)} == {
        "jail", "sheriff", "bank", "store",
    }  # fmt: skip
