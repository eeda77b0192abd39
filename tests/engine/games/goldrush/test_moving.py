"""Where a roll can take whom, and whom he may or must challenge on the way (R2 to R4, R14 to R16)."""

import pytest

from engine.games.goldrush.land import Terrain
from engine.games.goldrush.moving import Move, moves
from engine.games.goldrush.state import SQUARES
from engine.games.goldrush.story import Challenged
from engine.games.goldrush.survey import LAND
from engine.play.chance import Chance
from tests.engine.games.goldrush.scene import A, B, C, D, Scene, near, steps

# R2: moves


def test_r02_the_whole_roll_is_moved_along_paths_either_way():
    ends = {*steps(6, 12), "registry", "bank", "hotel"}
    assert Scene("street-9").ends(A, 3) == ends


def test_r02_there_is_no_step_back():
    assert Scene("street-9").ends(A, 2) == {*steps(7, 11), "store"}


def test_r02_the_place_where_he_starts_is_not_entered_again():
    """Two steps lead from door to door of the Bank, and a third would lead into it."""
    assert Scene("bank").ends(A, 2) == {*steps(5, 6, 7, 8), "registry"}
    assert Scene("bank").ends(A, 3) == {*steps(4, 5, 8, 9), "registry"}


def test_r02_no_place_is_walked_onto_twice():
    for start in ("a", "c", "h", "w", "t", "street-6", "registry"):
        for roll in range(1, 7):
            for move in Scene(start).moves(A, roll).values():
                assert len({start, *move.route}) == roll + 1


def test_r02_he_leaves_a_house_by_any_door():
    assert Scene("registry").ends(A, 1) == set(steps(5, 6, 7))
    assert Scene("bank").ends(A, 1) == set(steps(6, 7))


def test_r02_at_a_junction_any_branch_may_be_taken():
    assert Scene("west").ends(A, 1) == {"street-1", "horseshoe", "west-hold-up-1"}
    assert Scene("a-b-1").ends(A, 2) == {"licence", "a-h-1", "b-c-1"}


def test_r02_a_town_place_is_the_last_step_or_none():
    assert "saloon" not in Scene("street-9").ends(A, 2)
    assert Scene("street-9").ends(A, 1) == {*steps(8, 10), "saloon"}


def test_r02_a_town_place_is_not_walked_through():
    """From street-5 through the Registry to street-7 it would be two steps, as along the street."""
    assert [move.route for move in Scene("street-5").moves(A, 2).values() if move.place == "street-7"] == [
        tuple(steps(6, 7))
    ]
    assert Scene("street-6").moves(A, 2).keys() == {*steps(4, 8), "registry", "bank"}
    for move in Scene("street-6").moves(A, 6).values():
        assert not {"registry", "bank"} & set(move.route[:-1])


def test_r02_from_a_house_one_may_go_to_another():
    assert "bank" in Scene("registry").ends(A, 2)
    assert "registry" in Scene("bank").ends(A, 3)


def test_r02_every_end_is_offered_once():
    """Three ways of three steps lead from the Registry into the Bank."""
    keys = [move.key for move in moves(Scene("registry").state, A, 3)]
    assert sorted(keys) == sorted({walk[-1] for walk in LAND.walks("registry", 3)})


def test_r02_ends_come_from_west_to_east_and_duels_behind_them():
    scene = Scene("street-9", "street-7", "street-11", carts=(0, 1, 1))
    ends = ["registry", "street-6", "bank", "hotel", "street-12"]
    assert list(scene.moves(A, 3)) == [*ends, "duel-1", "duel-2"]


def test_r02_ends_on_one_longitude_come_from_north_to_south():
    assert list(Scene("street-9").moves(A, 1)) == ["street-8", "saloon", "street-10"]
    assert list(Scene("street-3").moves(A, 1)) == ["street-2", "assay", "street-4"]
    keys = list(Scene("f").moves(A, 6))
    assert keys.index("l-m-1") + 1 == keys.index("j")


def test_r02_a_way_is_told_with_all_its_places():
    assert Scene("store").moves(A, 3)["hotel"] == Move("hotel", ("street-10", "street-11", "hotel"))
    assert Scene("store").moves(A, 3)["hotel"].place == "hotel"


def test_r03_others_in_the_way_stop_nobody():
    assert Scene("street-9", "street-8", "street-7").ends(A, 6) >= {"street-3"}


# R14: who may challenge whom


def carriers_on_the_way(mover=0, rival=1, roll=5, at="street-7"):
    return Scene("street-9", at, carts=(mover, rival)).moves(A, roll)


def test_r14_he_may_stop_at_one_whom_he_would_pass_and_challenge_him():
    move = carriers_on_the_way()["duel-1"]
    assert move == Move("duel-1", tuple(steps(8, 7)), B)
    assert not move.is_forced


def test_r14_a_mover_may_go_on_past_one_to_challenge():
    assert carriers_on_the_way()["street-4"].route == tuple(steps(8, 7, 6, 5, 4))


def test_r14_a_mover_may_challenge_one_onto_whom_the_move_would_come_too():
    moves = carriers_on_the_way(roll=2)
    assert moves["duel-1"].route == moves["street-7"].route == tuple(steps(8, 7))


def test_r14_nobody_is_challenged_whom_the_mover_does_not_reach():
    assert "duel-1" not in carriers_on_the_way(roll=1)


@pytest.mark.parametrize(
    ("mover", "rival", "may"), [(0, 0, False), (1, 0, True), (0, 1, True), (4, 4, True), (3, 0, True)]
)
@pytest.mark.parametrize("roll", [2, 5])
def test_r14_one_of_the_two_carts_must_carry_gold(mover, rival, may, roll):
    assert ("duel-1" in carriers_on_the_way(mover, rival, roll)) is may


def test_r14_gold_in_the_bank_does_not_count():
    scene = Scene("street-9", "street-7", banked=(4, 4))
    assert scene.duels(A, 5) == []


def test_r14_the_others_carts_do_not_count():
    scene = Scene("street-9", "street-7", "street-8", carts=(0, 0, 1))
    assert scene.duels(A, 5) == [C]


def test_r14_there_are_duels_outside_the_town_as_well():
    scene = Scene(near("b"), "b", carts=(0, 1))
    assert scene.duels(A, 1) == scene.duels(A, 2) == [B]


# R15: who must


def test_r15_a_carrier_must_challenge_whom_he_would_pass():
    moves = carriers_on_the_way(1, 0)
    assert moves["duel-1"].is_forced
    assert moves["duel-1"].route == tuple(steps(8, 7))
    assert "street-4" not in moves


def test_r15_a_carrier_may_not_pass_another_carrier_either():
    assert "street-4" not in carriers_on_the_way(1, 1)


def test_r15_he_need_not_go_that_way():
    """From D to Silver Creek it is 5 steps, by E or by L."""
    scene = Scene("d", "e", "store", carts=(1, 0, 0))
    moves = scene.moves(A, 5)
    assert moves["silver"].route[1] == "l"
    assert moves["duel-1"].is_forced
    scene.player(C).place = "l"
    assert "silver" not in scene.ends(A, 5)
    assert scene.duels(A, 5) == [B, C]


def test_r15_by_exact_count_he_may_end_there_in_peace():
    moves = carriers_on_the_way(1, 0, roll=2)
    assert moves["street-7"].rival is None
    assert not moves["duel-1"].is_forced


def test_r15_he_must_challenge_the_first_whom_he_would_pass():
    scene = Scene("street-9", "street-7", "street-8", carts=(1, 3, 0))
    assert scene.duels(A, 5) == [C]
    assert "street-4" not in scene.ends(A, 5)


def test_r15_of_several_on_one_place_he_chooses():
    scene = Scene("street-9", "street-7", "street-7", "street-7", carts=(1, 0, 2, 0))
    moves = scene.moves(A, 5)
    assert scene.duels(A, 5) == [B, C, D]
    assert all(moves[f"duel-{seat}"].is_forced for seat in (B, C, D))


def test_r15_of_several_on_one_place_he_may_challenge_only_who_carries_if_he_does_not():
    scene = Scene("street-9", "street-7", "street-7", "street-7", carts=(0, 0, 2, 0))
    assert scene.duels(A, 5) == [C]


def test_r15_one_without_gold_may_pass_a_carrier_to_reach_another():
    scene = Scene("street-9", "street-8", "street-6", carts=(0, 1, 1))
    moves = scene.moves(A, 5)
    assert scene.duels(A, 5) == [B, C]
    assert moves["duel-2"].route == tuple(steps(8, 7, 6))
    assert not moves["duel-1"].is_forced
    assert not moves["duel-2"].is_forced
    assert "street-4" in moves


def test_r15_those_where_he_starts_are_not_met():
    scene = Scene("street-9", "street-9", "street-9", carts=(1, 1, 0))
    assert scene.duels(A, 5) == []
    assert "street-4" in scene.ends(A, 5)


def test_r15_who_is_exempt_is_skipped():
    """B is on his mine, C is just a prospector behind it."""
    scene = Scene(near("b"), "b", "b-c-1", carts=(1, 1, 0)).mines(B, "b")
    moves = scene.moves(A, 3)
    assert scene.duels(A, 3) == [C]
    assert moves["duel-2"].is_forced
    assert moves["duel-2"].route == ("b", "b-c-1")
    assert "b-c-2" not in moves


def test_r15_of_two_on_one_place_who_is_exempt_is_skipped_and_the_other_is_not():
    scene = Scene(near("b"), "b", "b", carts=(1, 1, 0)).mines(B, "b")
    assert scene.duels(A, 2) == [C]
    assert "b-c-1" not in scene.ends(A, 2)


def test_r15_if_every_way_is_barred_duels_are_all_that_he_can_do():
    scene = Scene("street-9", "street-8", "street-10", carts=(1, 0, 0))
    assert list(scene.moves(A, 4)) == ["duel-1", "duel-2"]


def test_r15_a_single_duel_that_must_be_is_fought_unasked():
    scene = Scene("store", "street-10", carts=(1, 0)).roll(3, 6, 1)
    assert scene.words()[:3] == ["TurnBegan", "Challenged", "DuelRolled"]
    assert scene.told(Challenged) == [Challenged(A, B, "store", ("street-10",))]


# R16: who may not be challenged


@pytest.mark.parametrize("house", ["sheriff", "bank", "jail"])
@pytest.mark.parametrize("carts", [(1, 0), (0, 1), (1, 1)])
def test_r16_nobody_is_challenged_at_the_sheriff_in_the_bank_or_in_jail(house, carts):
    door = {"sheriff": "street-4", "bank": "street-6", "jail": "street-2"}[house]
    scene = Scene(door, house, carts=carts)
    assert house in scene.ends(A, 1)
    assert scene.duels(A, 1) == []


@pytest.mark.parametrize("house", ["store", "registry", "assay", "hotel", "saloon", "smithy"])
@pytest.mark.parametrize("carts", [(1, 0), (0, 1), (1, 1)])
def test_r16_in_other_houses_who_ends_there_by_exact_count_may_challenge(house, carts):
    door = Scene(house).moves(A, 1).popitem()[0]
    scene = Scene(door, house, carts=carts)
    assert scene.duels(A, 1) == [B]
    assert not scene.moves(A, 1)["duel-1"].is_forced
    assert house in scene.ends(A, 1)


@pytest.mark.parametrize("house", ["store", "registry", "assay", "hotel", "saloon", "smithy"])
def test_r16_with_a_higher_roll_he_does_not_meet_them(house):
    door = Scene(house).moves(A, 1).popitem()[0]
    scene = Scene(door, house, carts=(1, 1))
    assert scene.duels(A, 5) == []
    assert scene.ends(A, 5) == Scene(door).ends(A, 5)


@pytest.mark.parametrize("carts", [(1, 0), (0, 1), (1, 1)])
@pytest.mark.parametrize("roll", [1, 2])
def test_r16_nobody_is_challenged_on_his_own_mine(carts, roll):
    scene = Scene(near("b"), "b", carts=carts).mines(B, "b")
    assert scene.duels(A, roll) == []
    assert {"b", "b-c-1"} & scene.ends(A, roll)


def test_r16_on_anothers_mine_he_is():
    for owner in (A, C):
        assert Scene(near("b"), "b", "bank", carts=(1, 1)).mines(owner, "b").duels(A, 1) == [B]


def test_r16_on_his_claim_he_is():
    scene = Scene(near("b"), "b", carts=(0, 1))
    scene.player(B).claims.append("b")
    assert scene.duels(A, 1) == [B]


def test_r16_on_another_of_his_mines_is_not_here():
    assert Scene(near("b"), "b", carts=(0, 1)).mines(B, "c", "d").duels(A, 1) == [B]


# The way that is taken


@pytest.mark.parametrize(("at", "by"), [("e", "l"), ("l", "e"), ("d-e-1", "l"), ("m", "e")])
def test_r14_of_two_ways_to_one_end_he_walks_the_one_that_passes_fewer(at, by):
    """From D to Silver Creek."""
    assert by in Scene("d", at).moves(A, 5)["silver"].route


def test_r14_of_two_that_pass_equally_few_it_is_always_the_same():
    for others in ((), ("store",), ("e", "l"), ("silver",)):
        assert "e" in Scene("d", *others).moves(A, 5)["silver"].route


@pytest.mark.parametrize(("at", "by"), [(("e", "l", "m"), "e"), (("l", "e", "e"), "l")])
def test_r14_he_counts_how_many_he_would_pass(at, by):
    assert by in Scene("d", *at).moves(A, 5)["silver"].route


@pytest.mark.parametrize(("at", "by"), [("e", "l"), ("l", "e")])
def test_r14_on_the_way_to_a_duel_a_mover_passes_the_fewest_too(at, by):
    """C stands on M: from E it is two steps behind the end of the one way, and on the other."""
    scene = Scene("d", at, "silver", carts=(0, 0, 1))
    assert by in scene.moves(A, 5)["duel-2"].route


def test_r14_a_way_past_somebody_is_taken_if_there_is_no_other():
    scene = Scene("street-9", "street-8", "street-7", carts=(0, 1, 1))
    assert "street-3" in scene.ends(A, 6)
    assert scene.duels(A, 6) == [B, C]


def test_r14_the_exempt_are_passed_too():
    """Whom he would rather not meet counts, safe or not."""
    scene = Scene("d", "e", carts=(1, 0)).mines(B, "e")
    assert "l" in scene.moves(A, 5)["silver"].route


# All of it at once, on positions laid at random


def walked(state, seat, roll):
    """Every key that R2 and R14 to R16 allow, step by step, as one would say them at a table."""
    mover, keys = state.players[seat], set()

    def step_from(way, left):
        for place in LAND.beside[way[-1]]:
            if place in way or (left > 1 and LAND.places[place].terrain is Terrain.TOWN):
                continue
            rivals = [rival for rival in state.at(place) if not is_exempt(rival)]
            rivals = [rival for rival in rivals if mover.cart or state.players[rival].cart]
            keys.update(f"duel-{rival}" for rival in rivals)
            if left == 1:
                keys.add(place)
            elif not (mover.cart and rivals):
                step_from((*way, place), left - 1)

    def is_exempt(rival):
        place = state.players[rival].place
        return place in ("sheriff", "bank", "jail") or state.miner(place) == rival

    step_from((mover.place,), roll)
    return keys


@pytest.mark.parametrize("number", range(60))
def test_r14_r15_and_r16_together_allow_what_counting_out_all_walks_allows(number):
    chance = Chance("positions", number)
    start = chance.pick(tuple(LAND.places))
    around = [place for place, far in LAND.steps_from(start).items() if far <= 6]
    others = [chance.pick(around) for _ in range(3)]
    scene = Scene(start, *others, carts=tuple(chance.pick((0, 0, 1)) for _ in range(4)))
    for square in set(SQUARES) & set(others):
        scene.mines(chance.pick((A, B, C, D)), square)
    for roll in range(1, 7):
        assert set(scene.moves(A, roll)) == walked(scene.state, A, roll)
