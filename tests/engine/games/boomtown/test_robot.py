"""The greedy robot: it answers everything, sees no more than a player, and is no fool."""

import pytest

from engine.chance import Chance
from engine.decisions import Amount, Option, Pick, Subset
from engine.games.boomtown import GAME
from engine.games.boomtown.auction import auction
from engine.games.boomtown.events import carry_out_waiting
from engine.games.boomtown.production import roll_dice
from engine.games.boomtown.robot import choose
from engine.games.boomtown.taking import take_card, take_cards
from engine.games.boomtown.view import view
from engine.match import Match
from tests.engine.games.boomtown.scene import BLUE, RED, YELLOW, A, B, C, Scene


def answer(scene):
    """What the robot answers to the open question; it must be legal."""
    (seat,) = scene.question.waiting_for()
    chosen = choose(view(scene.state, scene.question, seat), scene.decision, Chance("robot"))
    assert scene.decision.parse(chosen) == chosen
    return chosen


def asked(scene, script):
    scene.play(script)
    return answer(scene)


def carrying_out(*cards):
    """A has a mine in two towns and two saloons, B leads, and A must carry these cards out."""
    scene = Scene(3, gold=(10, 30, 5))
    scene.owns(A, *cards, "san-narciso-2", "coyote-city-6", "coyote-city-7", mayor_of=(RED,))
    scene.owns(B, "san-narciso-9", "san-narciso-3", "dry-gulch-6", mayor_of=(BLUE,)).owns(C, "dry-gulch-2")
    return scene


def situations():
    """One open question for each of Boomtown's decisions."""
    bidding = Scene(3).offer("dry-gulch-6", "san-narciso-8", "dry-gulch-2")
    bidding.play(auction(bidding.table))
    yield bidding
    riding = Scene(3).offer("dry-gulch-6", "san-narciso-8", "dry-gulch-2").owns(C, "mustang-1")
    riding.play(take_cards(riding.table, A))
    yield riding
    riding = Scene(3).offer("dry-gulch-6", "san-narciso-8", "dry-gulch-2").owns(C, "mustang-1")
    riding.play(take_cards(riding.table, A), (A, "dry-gulch-2"))
    yield riding
    rolled = Scene(3).owns(A, "telegraph-1", "dry-gulch-6").roll(3, 4)
    rolled.play(roll_dice(rolled.table, B))
    yield rolled
    for cards in (
        ("dynamite-1",),
        ("expropriation-1",),
        ("holdup-1",),
        ("saloon-1",),
        ("new-vein-1",),
        ("new-vein-1", "expropriation-1"),
    ):
        scene = carrying_out(*cards)
        scene.play(carry_out_waiting(scene.table, A))
        yield scene
    girls = carrying_out("saloon-girls-1").saloon(A, "saloon-1", RED).saloon(A, "saloon-2", YELLOW)
    girls.play(carry_out_waiting(girls.table, A))
    yield girls
    governor = carrying_out("governor-1").owns(A, "dry-gulch-3", "dry-gulch-5", mayor_of=(YELLOW,))
    governor.play(carry_out_waiting(governor.table, A))
    yield governor


def test_the_robot_answers_every_decision_of_boomtown():
    names = []
    for scene in situations():
        names.append(scene.asked[1])
        answer(scene)
    assert sorted(names) == sorted(GAME.decisions)


def test_the_robot_answers_every_decision_when_nothing_is_worth_anything():
    """No rounds left, no gold, and no mines but the least."""
    for scene in situations():
        scene.state.round = scene.state.rounds
        for player in scene.state.players:
            player.gold = 0
        answer(scene)


def test_the_robot_takes_ten_gold_rather_than_a_poor_mine_at_the_end():
    scene = Scene(3).offer("san-narciso-6", "stagecoach-robbery-1", "coyote-city-3")
    scene.state.round = scene.state.rounds
    assert asked(scene, take_card(scene.table, A)) == "stagecoach-robbery-1"


def test_the_robot_takes_the_mine_that_yields_most_on_most_rolls():
    scene = Scene(3).offer("coyote-city-3", "cold-mountain-6", "cold-mountain-12")
    assert asked(scene, take_card(scene.table, A)) == "cold-mountain-6"


def test_the_robot_takes_the_second_mine_of_a_town_of_two_alike():
    scene = Scene(3).owns(A, "san-narciso-7").offer("dry-gulch-2", "san-narciso-3", "san-narciso-10")
    scene.state.round = scene.state.rounds
    assert asked(scene, take_card(scene.table, A)) == "san-narciso-3"


def test_the_robot_bids_for_a_good_card_among_poor_ones_and_not_for_one_of_three_alike():
    scene = Scene(3).offer("cold-mountain-6", "coyote-city-3", "san-narciso-6")
    assert asked(scene, auction(scene.table)) == 1
    scene = Scene(3).offer("saloon-1", "saloon-2", "san-narciso-6")
    scene.state.round = scene.state.rounds
    assert asked(scene, auction(scene.table)) is None


def test_the_robot_stops_bidding_when_the_price_is_above_the_gain():
    scene = Scene(3, gold=(60, 60, 60)).offer("cold-mountain-6", "coyote-city-3", "san-narciso-6")
    scene.play(auction(scene.table), (A, 50))
    assert answer(scene) is None


def test_the_robot_turns_a_die_to_its_best_mine():
    scene = Scene(3).owns(A, "telegraph-1", "cold-mountain-6").roll(1, 2)
    assert asked(scene, roll_dice(scene.table, B)) == "first-4"


def test_the_robot_saves_its_dangerous_mines():
    scene = Scene(3).owns(A, "telegraph-1", "cold-mountain-6", "cactus-junction-7").roll(1, 1)
    assert asked(scene, roll_dice(scene.table, B)).split("-")[1] in ("5", "6")


def test_the_robot_holds_up_a_rich_player_for_a_likely_sum():
    scene = carrying_out("holdup-1")
    victim, number = asked(scene, carry_out_waiting(scene.table, A)).split(":")
    assert victim == "1"
    assert 4 <= int(number) <= 8


def test_the_robot_needs_a_decision_that_boomtown_asks():
    strange = Subset(name="notes", rule="X", options=(Option("a"), Option("b")), low=1, high=1)
    with pytest.raises(TypeError, match="Subset"):
        choose(view(Scene(3).state, None, A), strange, Chance("robot"))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_robot_beats_players_who_play_by_chance(seats):
    """By luck alone it would win one game in `seats`."""
    wins = 0
    for number in range(20):
        match, chance = Match.start(GAME, seats=seats, options={}, seed=f"{number}"), Chance("they", number)
        me = number % seats
        while not match.is_over:
            (seat,) = match.waiting_for()
            decision = match.question.decisions[seat]
            if seat == me:
                match.submit(seat, choose(match.view(seat), decision, chance))
            elif isinstance(decision, Amount):
                match.submit(seat, decision.low if decision.low <= 4 and chance.below(3) == 0 else None)
            else:
                assert isinstance(decision, Pick)
                match.submit(seat, chance.pick(list(decision.legal())))
        wins += me in match.ranking().places[0]
    assert wins >= 12
