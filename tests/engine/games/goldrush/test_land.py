"""Any map: reading it, walking on it and counting its steps (R2, R5)."""

import pytest

from engine.games.goldrush.land import Place, Terrain
from engine.games.goldrush.survey import read

TEXT = """
size = [400, 300]
[town]
bank = { at = [100, 50], doors = [1, 3] }
jail = { at = [200, 50], doors = [2] }
[street]
steps = [[50, 100], [150, 100], [250, 100], [300, 100]]
[exits]
west = [10, 100]
east = [390, 100]
[points]
room = [390, 200]
[squares]
a = [10, 200]
b = [200, 290]
[creeks]
dry = [100, 290]
wet = [300, 290]
[tree]
mulch = [200, 200]
[trails]
around = ["west", "a", [50, 250], [60, 270], "dry", "b", "wet", [350, 290], "room", "east"]
across = ["a", "mulch", [210, 250], "b"]
"""
LAND = read(TEXT)
STREET = ("street-1", "street-2", "street-3", "street-4")


def test_every_place_has_its_kind_and_stands_where_the_text_says():
    assert LAND.size == (400, 300)
    assert LAND.of(Terrain.TOWN) == ("bank", "jail")
    assert LAND.of(Terrain.STREET) == STREET
    assert LAND.of(Terrain.EXIT) == ("west", "east")
    assert LAND.of(Terrain.POINT) == ("room",)
    assert LAND.of(Terrain.SQUARE) == ("a", "b")
    assert LAND.of(Terrain.CREEK) == ("dry", "wet")
    assert LAND.of(Terrain.TREE) == ("mulch",)
    assert LAND.places["bank"] == Place("bank", Terrain.TOWN, 100, 50)
    assert LAND.places["b"] == Place("b", Terrain.SQUARE, 200, 290)
    assert LAND.places["street-3"] == Place("street-3", Terrain.STREET, 250, 100, number=3)


def test_plain_steps_are_named_and_numbered_from_the_named_place_before_to_the_next():
    assert [LAND.places[key] for key in LAND.of(Terrain.TRAIL)] == [
        Place("a-dry-1", Terrain.TRAIL, 50, 250, ("a", "dry"), 1),
        Place("a-dry-2", Terrain.TRAIL, 60, 270, ("a", "dry"), 2),
        Place("wet-room-1", Terrain.TRAIL, 350, 290, ("wet", "room"), 1),
        Place("mulch-b-1", Terrain.TRAIL, 210, 250, ("mulch", "b"), 1),
    ]


def test_trails_are_listed_from_end_to_end_the_street_first():
    assert LAND.trails == (
        ("west", *STREET, "east"),
        ("west", "a", "a-dry-1", "a-dry-2", "dry", "b", "wet", "wet-room-1", "room", "east"),
        ("a", "mulch", "mulch-b-1", "b"),
    )


def test_what_lies_side_by_side_is_known_on_both_sides():
    assert set(LAND.beside["bank"]) == {"street-1", "street-3"}
    assert set(LAND.beside["a"]) == {"west", "a-dry-1", "mulch"}
    assert set(LAND.beside["mulch-b-1"]) == {"mulch", "b"}
    assert all(key in LAND.beside[other] for key in LAND.places for other in LAND.beside[key])


@pytest.mark.parametrize(
    ("roll", "walks"),
    [
        (1, {("street-1",), ("street-3",)}),
        (
            2,
            {
                ("street-1", "west"),
                ("street-1", "street-2"),
                ("street-3", "street-2"),
                ("street-3", "street-4"),
            },
        ),
    ],
)
def test_r02_a_walk_has_so_many_places_as_were_rolled(roll, walks):
    assert set(LAND.walks("bank", roll)) == walks


def test_r02_it_ends_in_a_town_place_or_has_none():
    assert ("street-2", "jail") in LAND.walks("street-1", 2)
    assert ("bank", "street-3") not in LAND.walks("street-1", 2)
    assert ("street-2", "street-3", "bank") in LAND.walks("street-1", 3)


def test_r02_it_does_not_lead_back_to_where_it_began():
    assert not any("bank" in walk for walk in LAND.walks("bank", 3))


def test_r05_steps_are_counted_by_the_shortest_way():
    assert LAND.steps_from("a") == {
        "a": 0,
        "west": 1,
        "a-dry-1": 1,
        "mulch": 1,
        "street-1": 2,
        "a-dry-2": 2,
        "mulch-b-1": 2,
        "bank": 3,
        "street-2": 3,
        "dry": 3,
        "b": 3,
        "street-3": 4,
        "jail": 4,
        "wet": 4,
        "street-4": 5,
        "wet-room-1": 5,
        "east": 6,
        "room": 6,
    }


def test_r05_nobody_walks_through_a_town_place_though_it_were_shorter():
    land = read(TEXT.replace("doors = [1, 3]", "doors = [1, 4]"))
    assert land.steps_from("street-1")["street-4"] == 3
    assert land.steps_from("bank")["street-4"] == 1


def test_r05_the_nearest_place_of_a_kind_is_found_or_both_if_two_are():
    assert LAND.nearest("a", Terrain.CREEK) == ("dry",)
    assert LAND.nearest("room", Terrain.CREEK) == ("wet",)
    assert LAND.nearest("b", Terrain.CREEK) == ("dry", "wet")


def test_what_was_once_worked_out_is_kept():
    assert LAND.walks("a", 4) is LAND.walks("a", 4)
    assert LAND.steps_from("a") is LAND.steps_from("a")
