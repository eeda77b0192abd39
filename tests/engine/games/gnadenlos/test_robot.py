"""The robot: it answers everything, sees no more than a player, and does what a sensible player would do."""

import dataclasses
from collections import Counter

import pytest

from engine.games import gnadenlos
from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.bidding import bidding
from engine.games.gnadenlos.buying import buy_standing
from engine.games.gnadenlos.cards import EventCard, Kind
from engine.games.gnadenlos.event import steal
from engine.games.gnadenlos.market import close_gaps
from engine.games.gnadenlos.robot import choose
from engine.games.gnadenlos.state import State
from engine.play.chance import Chance
from engine.play.codec import decode, encode
from engine.play.decisions import Answer
from engine.play.match import Match
from tests.bench.greedy import GREEDY
from tests.bench.robots import Series, play
from tests.engine.games.gnadenlos.scene import BOX, A, B, C, D, Scene
from tests.every_game.gnadenlos_secrets import change_unseen
from tests.every_game.walks import Setup, moments

THREE_ROWS = "1a 2b 3c 1b 2c 3a " * 3


def answer(scene, seat=A):
    """What the robot answers in a seat; it must be legal."""
    decision = scene.decision(seat)
    chosen = choose(scene.view(seat), decision, Chance("robot"))
    assert decision.parse(chosen) == chosen
    return chosen


def lays(scene, event, seat=A):
    return answer(scene.turn(event), seat)


def buys(scene):
    return answer(scene.play(buy_standing(scene.table))) or 0


def bids(scene, *before):
    return answer(scene.play(bidding(scene.table), *before), C if before else A)


def takes(scene, *lots):
    """What A takes of these, when he has bid most."""
    scene.holds(A, notes="3a").holds(B, notes="2b").holds(C, notes="1c").deck(*lots)
    return answer(scene.play(bidding(scene.table)))


def situations():
    """One open question for each of the decisions."""
    laying = Scene(3).holds(A, "631", "136").holds(B, "244").holds(C, "442")
    yield laying.turn("gold-rush-3")
    stealing = Scene(3).market("1a 2b 3c").holds(A, "163", "136").holds(B, "244")
    yield stealing.turn("high-noon-1", (A, "163"))
    filling = Scene(3).market("1a 2b 3c 1b - 2c 3a 2b")
    yield filling.play(close_gaps(filling.table, rule="G12"))
    buying = Scene(3)
    yield buying.play(buy_standing(buying.table))
    bidding_for = Scene(3).holds(A, notes="4a 3a 0a").holds(B, notes="2b 1b").holds(C, notes="1c 0c")
    yield bidding_for.play(bidding(bidding_for.table))
    taking = Scene(3).holds(A, notes="3a").holds(B, notes="2b").holds(C, notes="1c")
    yield taking.play(bidding(taking.table))


def test_the_robot_answers_every_decision_of_gnadenlos():
    names = {"order"}
    for scene in situations():
        (seat, *_), name = scene.asked
        names.add(name)
        answer(scene, seat)
    assert sorted(names) == sorted(GAME.decisions)


def test_the_robot_answers_every_decision_when_nothing_is_worth_anything():
    """The undertaker is a step from his last field, and nobody has a nugget."""
    for scene in situations():
        scene.state.undertaker = BOX.undertaker - 1
        for player in scene.state.players:
            player.nuggets = 0
        if scene.asked[1] != "buy":
            answer(scene, scene.asked[0][0])


def test_the_robot_needs_a_decision_that_gnadenlos_asks():
    with pytest.raises(TypeError, match="object"):
        choose(Scene(3).view(A), object(), Chance("robot"))


@pytest.mark.dear
@pytest.mark.parametrize("seats", GAME.seats)
def test_its_answers_are_legal_however_the_others_play_and_follow_from_the_view_alone(seats):
    """Also where what it cannot see is other, and with other luck of its own."""
    chance = Chance("twins", seats)
    options = {"advanced": seats == 3, "bot_fills_gaps": seats == 3}
    for played in moments(Setup("gnadenlos", seats, options, "walk", "walk")):
        match = played.match
        for seat in match.waiting_for():
            decision, twin = match.asked(seat), decode(encode(match.state), State)
            chosen = choose(match.view(seat), decision, Chance("one"))
            assert decision.parse(chosen) == chosen
            change_unseen(twin, seat, chance)
            seen = GAME.view(twin, match.question, seat)
            assert choose(seen, decision, Chance("another")) == chosen


def finished(box, seats, seed):
    """A match among robots with the values of a box."""
    match = Match.start(gnadenlos.game(box), seats=seats, options={}, seed=seed)
    while not match.is_over:
        seat = match.waiting_for()[0]
        match.submit(seat, choose(match.view(seat), match.asked(seat), Chance("box")))
    return match


def test_it_plays_with_other_values_too():
    """Notes of 9, numbers of 9, a short road, no event but one kind; and notes that are worth nothing."""
    rich = dataclasses.replace(
        BOX,
        notes=(0, 9, 9, 9, 9, 9, 9, 9, 9, 1, 1, 2, 2),
        adventurers=tuple(dataclasses.replace(one, gold=one.gold + 3) for one in BOX.adventurers),
        events=tuple(EventCard(f"high-noon-{number}", Kind.HIGH_NOON) for number in range(7)),
        fields=20,
        goal=20,
        start=19,
        zones=(dataclasses.replace(BOX.zones[0], last=19),),
        undertaker=3,
    )
    poor = dataclasses.replace(BOX, notes=(0,) * 10 + (1, 2, 2), nuggets=0)
    for box in (rich, poor):
        assert finished(box, 3, "box").is_over


# Adventurers (G8 to G15, G21).


def test_it_lays_its_highest_number_for_the_largest_gold_rush():
    assert lays(Scene(3).holds(A, "631", "136").holds(B, "244").holds(C, "442"), "gold-rush-3") == "631"


def test_it_lays_the_one_of_two_alike_that_is_worth_less_later():
    assert lays(Scene(3).holds(A, "613", "622", "631").holds(B, "226"), "gold-rush-3") == "622"


def test_it_does_not_lay_whom_it_needs_later_where_he_would_only_be_shot():
    """The best for gold and for cards have the lowest revolvers."""
    scene = Scene(4).holds(A, "613", "222").holds(B, "262").holds(C, "163").holds(D, "361")
    assert lays(scene, "high-noon-1") == "222"


def test_it_takes_the_number_that_it_lacks():
    assert takes(Scene(3).holds(A, "613", "622"), "631", "136") == "136"
    assert takes(Scene(3).holds(A, "136", "226"), "613", "136") == "613"


# Bids (G19 to G22).


def test_of_two_ious_that_are_worth_the_same_it_bids_the_stolen_one():
    scene = Scene(3).holds(A, notes="3a 0a").holds(B, notes="2b 0b").holds(C, notes="4c 4b")
    assert bids(scene, (A, ("3",)), (B, ("2",))) == ("4@1",)


def test_it_bids_a_sum_with_as_few_ious_as_it_can():
    """C must go above 3 or below 2; whoever is last gets nothing."""
    scene = (
        Scene(3).holds(A, notes="3a 0a").holds(B, notes="2b 0b").holds(C, "244", notes="4c 3c 2c 1c 1c 1c")
    )
    assert bids(scene, (A, ("3",)), (B, ("2",))) in {("4",), ("1",)}


def test_it_lays_the_dearest_first_and_what_others_owe_last():
    """What is laid later lies further out, and is called before."""
    scene = Scene(3).holds(A, notes="0a 2a 4b").holds(B, notes="1b 2b").holds(C, notes="1c 2c")
    scene.play(bidding(scene.table), (A, ("4@1", "0", "2")))
    aside = scene.question.asides[A]
    order: Answer = choose(scene.view(A), aside.decision, Chance("robot"))
    assert order[0] == "2"
    assert aside.decision.parse(order) == order


# Thefts (G11).


def steals(scene):
    return answer(scene.play(steal(scene.table, A, 2)))


def test_it_steals_what_is_called_first_where_it_knows_nothing():
    assert steals(Scene(3).market("1a 2b 3c 1b 2c 3a")) == ("1-5", "1-6")


def test_it_takes_back_its_own_dear_ious_and_leaves_those_of_others_that_it_has_laid():
    scene = Scene(3).market("4a 2b 3c 1b 2c 3b")
    scene.state.players[A].known = [0, 4, 5]
    assert steals(scene) == ("1-1", "1-6")


# Buying (G16, G17), before paydays (G23 to G28).


def test_it_keeps_nuggets_before_a_payday_that_it_could_lose_by():
    """A third vulture is the end; without one the same nuggets are better on the road."""

    def bought(vultures):
        scene = Scene(3, nuggets=(6, 9, 9), fields=(20, 20, 20)).market(THREE_ROWS)
        scene.state.players[A].vultures = vultures
        scene.state.undertaker = 4
        return buys(scene)

    assert bought(2) < bought(0)
    assert bought(2) <= 2


def test_it_buys_when_the_undertaker_is_about_to_arrive():
    """All but what the last purchase buys anyway; no IOU of its own is out."""
    scene = Scene(3, nuggets=(8, 2, 2), fields=(20, 21, 22))
    scene.holds(A, notes=" ".join(f"{worth}a" for worth in BOX.notes)).market("1b 2c")
    scene.state.undertaker = BOX.undertaker - 1
    scene.state.turned = [event.key for event in BOX.events if event.kind is not Kind.HIGH_NOON]
    assert buys(scene) == 5


def test_it_goes_to_the_goal_when_that_wins():
    scene = Scene(3, nuggets=(9, 9, 9), fields=(28, 20, 20))
    assert buys(scene) >= 2


def test_it_does_not_end_a_game_that_another_then_wins():
    """B would be ahead by the last purchase."""
    scene = Scene(3, nuggets=(4, 9, 0), fields=(26, 28, 1))
    scene.holds(B, notes=" ".join(f"{worth}b" for worth in BOX.notes))
    assert buys(scene) < 4


# Strength; `make strength` plays more games.


@pytest.mark.dear
def test_it_wins_more_than_its_share_against_the_greedy_baseline():
    """By the even share it would win 4 of 16."""
    wins = sum(play(Series("gnadenlos", 4, ()), number).won for number in range(16))
    assert wins >= 6


@pytest.mark.dear
def test_among_itself_games_end_in_several_ways_and_every_seat_can_win():
    winners, endings = Counter(), Counter()
    for number in range(8):
        match = finished(BOX, 4, f"mirror {number}")
        winners.update(match.ranking().places[0])
        endings[match.state.ending] += 1
    assert len(winners) > 2
    assert len(endings) > 1


def test_the_baseline_is_another_robot():
    assert GREEDY["gnadenlos"] is not choose


def test_the_baseline_buys_all_that_it_can_where_the_market_is_empty():
    scene = Scene(3)
    scene.play(buy_standing(scene.table))
    assert GREEDY["gnadenlos"](scene.view(A), scene.decision(A), Chance("greedy")) == 5
