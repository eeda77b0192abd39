"""The map keeps what the rule book says of it, and what our rulings promise (M1 to M4, and the drawing)."""

import tomllib
from importlib import resources
from itertools import combinations, pairwise
from math import dist

import pytest

from engine.games.goldrush.cards import DECK, SENT_TO, Card
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.moving import moves
from engine.games.goldrush.state import SQUARES, START, Player, State
from engine.games.goldrush.survey import LAND
from engine.play.table import Seat

ROLLS = range(1, 7)
EXITS = LAND.of(Terrain.EXIT)
TOWN = LAND.of(Terrain.TOWN)
STREET = LAND.of(Terrain.STREET)
POINTS = LAND.of(Terrain.POINT)
CREEKS = LAND.of(Terrain.CREEK)
PLAIN = LAND.of(Terrain.TRAIL)


def rolls_from(start, house):
    """With which rolls one can go from a place into a house."""
    return [roll for roll in ROLLS if any(walk[-1] == house for walk in LAND.walks(start, roll))]


def reached_without(start, *barred):
    """Every place that one comes to from another without setting foot on some."""
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        if here in TOWN and here != start:
            continue
        for place in LAND.beside[here]:
            if place not in seen and place not in barred:
                seen.add(place)
                waiting.append(place)
    return seen


# M1 and M2: the town


def test_m1_from_the_sheriff_the_bank_is_4_or_5_steps_away():
    assert rolls_from("sheriff", "bank") == [4, 5]


def test_m1_with_6_one_walks_past_it():
    past = [walk for walk in LAND.walks("sheriff", 6) if {"street-6", "street-7"} <= set(walk)]
    assert [walk[-1] for walk in past] == ["street-9"]


def test_m1_the_bank_has_two_doors():
    assert len(LAND.beside["bank"]) == 2


def test_m2_from_the_assay_office_the_registry_can_be_entered_with_4_5_or_6():
    assert rolls_from("assay", "registry") == [4, 5, 6]


def test_m1_the_towns_nine_places_open_onto_the_main_street():
    houses = {"store", "bank", "registry", "assay", "sheriff", "jail", "hotel", "saloon", "smithy"}
    assert set(TOWN) == houses
    for house in TOWN:
        assert set(LAND.beside[house]) <= set(STREET)
        assert LAND.beside[house]


def test_m1_the_main_street_leads_from_exit_to_exit():
    assert LAND.trails[0] == ("west", *STREET, "east")


@pytest.mark.parametrize("roll", ROLLS)
def test_m1_town_places_are_entered_by_exact_count_and_never_walked_through(roll):
    ways = [walk for start in LAND.places for walk in LAND.walks(start, roll)]
    assert all(len(walk) == roll for walk in ways)
    assert not any(place in TOWN for walk in ways for place in walk[:-1])
    assert {walk[-1] for walk in ways if walk[-1] in TOWN} == set(TOWN)


# M3: out of town


def test_m3_two_exits_lead_out_of_town():
    outside = set(LAND.places) - set(TOWN) - set(STREET) - set(EXITS)
    assert EXITS == ("west", "east")
    assert not reached_without(START, *EXITS) & outside
    for one, other in (EXITS, reversed(EXITS)):
        assert outside <= reached_without(START, one) | {one}
        assert other in reached_without(START, one)


def test_m3_there_are_six_instruction_points_three_near_each_exit():
    assert len(POINTS) == 6
    by_exit = {exit_: [p for p in POINTS if LAND.steps_from(exit_)[p] <= 4] for exit_ in EXITS}
    assert by_exit == {"west": ["horseshoe", "licence", "hold-up"], "east": ["room", "rustler", "short-cut"]}


def test_m3_every_trail_out_of_town_passes_instruction_points():
    wild = set(LAND.places) - set(TOWN) - set(STREET) - set(EXITS)
    assert not reached_without(START, *POINTS) & {*SQUARES, *CREEKS, "mulch"}
    assert len(wild - reached_without(START, *POINTS)) > 80


# M4: outside


def test_m4_there_is_a_square_for_every_card():
    assert len(SQUARES) == 26 == sum(DECK.values())
    assert "".join(SQUARES) == "abcdefghijklmnopqrstuvwxyz"


def test_m4_there_are_three_creeks_and_the_mulch_tree():
    assert len(CREEKS) == 3
    assert LAND.of(Terrain.TREE) == ("mulch",)


def test_m4_there_are_no_dead_ends():
    assert [key for key, beside in LAND.beside.items() if key not in TOWN and len(beside) < 2] == []


def test_m4_every_place_can_be_reached_from_every_other():
    for start in LAND.places:
        assert set(LAND.steps_from(start)) == set(LAND.places)


def test_m4_trails_make_a_net_with_junctions_and_loops():
    outside = set(LAND.places) - set(TOWN) - set(STREET)
    paths = [path for path in LAND.paths if set(path) <= outside]
    junctions = [key for key in outside if sum(key in path for path in paths) > 2]
    assert len(junctions) >= 10
    assert len(paths) - len(outside) >= 10  # so many loops, and one for each of the two parts it falls into


def test_m4_every_junction_is_a_place_with_a_name():
    junctions = [key for key, beside in LAND.beside.items() if len(beside) > 2]
    assert not set(junctions) & set(PLAIN)


def test_m4_plain_steps_are_named_after_the_named_places_on_both_sides():
    for key in PLAIN:
        one, other = LAND.places[key].between or ("", "")
        number = LAND.places[key].number
        assert key == f"{one}-{other}-{number}"
        assert LAND.places[one].terrain is not Terrain.TRAIL
        assert LAND.places[other].terrain is not Terrain.TRAIL
        before = one if number == 1 else f"{one}-{other}-{number - 1}"
        after = f"{one}-{other}-{number + 1}"
        assert set(LAND.beside[key]) == {before, after if after in PLAIN else other}


def test_m4_steps_of_the_street_are_numbered_and_nothing_else_is():
    assert [LAND.places[key].number for key in STREET] == list(range(1, len(STREET) + 1))
    assert {LAND.places[key].number for key in LAND.places if key not in {*STREET, *PLAIN}} == {0}
    assert {LAND.places[key].between for key in LAND.places if key not in PLAIN} == {None}


@pytest.mark.parametrize("exit_", EXITS)
def test_m4_every_square_is_3_to_18_steps_from_either_exit(exit_):
    steps = [LAND.steps_from(exit_)[square] for square in SQUARES]
    assert min(steps) >= 3
    assert max(steps) <= 18


@pytest.mark.parametrize("exit_", EXITS)
def test_m4_every_square_can_be_reached_from_either_exit_without_the_other(exit_):
    (other,) = set(EXITS) - {exit_}
    assert set(SQUARES) <= reached_without(exit_, other)


def test_m4_at_most_3_plain_steps_lie_between_neighbouring_squares():
    """Past a creek or Mulch Tree, on which no card lies, too."""
    gaps = [gap for square in SQUARES for gap in _gaps((square,))]
    assert len(gaps) > 2 * len(SQUARES)
    assert max(gaps) <= 3


def _gaps(way):
    """How many plain steps one makes, by every trail, to the next square or point."""
    for place in LAND.beside[way[-1]]:
        if place in way:
            continue
        if place in (*SQUARES, *POINTS):
            yield sum(key in PLAIN for key in way)
        else:
            yield from _gaps((*way, place))


@pytest.mark.parametrize("roll", ROLLS)
def test_m4_every_roll_has_a_full_move_from_every_place(roll):
    assert [start for start in LAND.places if not LAND.walks(start, roll)] == []


def test_m4_squares_are_spread_over_all_of_the_map():
    width, height = LAND.size
    for left in (False, True):
        for top in (False, True):
            here = [
                square
                for square in SQUARES
                if (LAND.places[square].x < width / 2) is left
                if (LAND.places[square].y < height / 2) is top
            ]
            assert 4 <= len(here) <= 9


def test_m4_some_square_has_two_nearest_creeks():
    assert any(len(LAND.nearest(square, Terrain.CREEK)) == 2 for square in SQUARES)


def test_m4_every_creek_is_the_nearest_of_some_square():
    assert {LAND.nearest(square, Terrain.CREEK)[0] for square in SQUARES} == set(CREEKS)


# What cards and points say


def test_every_instruction_leads_somewhere():
    moving = set(DECK) - {Card.GOLD, Card.POSSIBLE, Card.NO_GOLD, Card.NUGGET, Card.GUIDE, Card.WATER}
    assert set(SENT_TO) == moving | set(POINTS)
    assert set(SENT_TO.values()) <= set(LAND.places)


def test_none_leads_where_something_would_have_to_be_done():
    targets = {*SENT_TO.values(), *CREEKS}
    assert not targets & {*SQUARES, *POINTS, "bank", "registry", "assay"}


# The drawing, and what is chosen on it


def test_every_place_and_every_path_is_there_once():
    assert len({frozenset(path) for path in LAND.paths}) == len(LAND.paths)
    assert all(one != other for one, other in LAND.paths)
    assert {key for path in LAND.paths for key in path} == set(LAND.places)
    drawn = {frozenset(path) for trail in LAND.trails for path in pairwise(trail)}
    doors = {frozenset((house, step)) for house in TOWN for step in LAND.beside[house]}
    assert drawn | doors == {frozenset(path) for path in LAND.paths}
    assert not drawn & doors


def test_what_is_in_the_data_is_on_the_map_once():
    """Two tables that named a place alike, or two trails between the same places, would hide one."""
    file = tomllib.loads(resources.files("engine.games.goldrush").joinpath("map.toml").read_text("utf-8"))
    named = [key for table in ("town", "exits", "points", "squares", "creeks", "tree") for key in file[table]]
    plain = [step for trail in file["trails"].values() for step in trail if not isinstance(step, str)]
    assert len(LAND.places) == len(named) + len(plain) + len(file["street"]["steps"])
    assert all(key == place.key for key, place in LAND.places.items())


def test_every_place_lies_on_the_drawn_map_with_room_round_it():
    width, height = LAND.size
    for place in LAND.places.values():
        assert 40 <= place.x <= width - 40
        assert 40 <= place.y <= height - 40


def test_no_two_places_are_nearer_than_70_pixels():
    at = {key: (place.x, place.y) for key, place in LAND.places.items()}
    close = [(one, other) for one, other in combinations(at, 2) if dist(at[one], at[other]) < 70]
    assert close == []


def test_what_lies_side_by_side_is_drawn_side_by_side():
    """Only from the exits to the south it is a little farther, because the sheets of the map join there."""
    at = {key: (place.x, place.y) for key, place in LAND.places.items()}
    far = {path: dist(at[path[0]], at[path[1]]) for path in LAND.paths}
    longer = {path for path in far if far[path] > 150}
    assert longer == {("west", "west-hold-up-1"), ("east", "rustler")}
    assert max(far.values()) < 185


@pytest.mark.parametrize("house", TOWN)
def test_a_house_is_drawn_before_its_doors(house):
    at = {key: (LAND.places[key].x, LAND.places[key].y) for key in (house, *STREET)}
    doors = LAND.beside[house]
    by_distance = sorted(STREET, key=lambda step: dist(at[house], at[step]))
    assert set(by_distance[: len(doors)]) == set(doors)


def test_three_carriers_on_the_way_leave_at_most_20_things_to_choose_from():
    """So many buttons there are: each rival met adds one, and every end may be there still."""
    ends = max(len({walk[-1] for walk in LAND.walks(start, roll)}) for start in LAND.places for roll in ROLLS)
    assert ends + 3 <= 20


def test_three_carriers_on_the_way_can_leave_20_things_to_choose_from():
    start, roll = max(
        ((start, roll) for start in LAND.places for roll in ROLLS),
        key=lambda each: len({walk[-1] for walk in LAND.walks(*each)}),
    )
    ways = LAND.walks(start, roll)
    ends = [*dict.fromkeys(walk[-1] for walk in ways if walk[-1] not in ("bank", "sheriff", "jail"))]
    state = State(
        [Player(start), *(Player(end, cart=1) for end in ends[:3])], dict.fromkeys(SQUARES, Card.GOLD)
    )
    assert len(moves(state, Seat(0), roll)) == len({walk[-1] for walk in ways}) + 3
