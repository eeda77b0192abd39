"""The robot: it answers everything, sees no more than a player, and does what a sensible player would do."""

import pytest

from engine.games.boomtown import GAME
from engine.games.boomtown.auction import auction
from engine.games.boomtown.events import carry_out_waiting
from engine.games.boomtown.production import roll_dice
from engine.games.boomtown.robot import choose
from engine.games.boomtown.taking import take_card, take_cards
from engine.games.boomtown.view import view
from engine.play.chance import Chance
from engine.play.decisions import Option, Subset
from engine.play.match import Match
from tests.bench.greedy import GREEDY
from tests.bench.robots import Series, play
from tests.engine.games.boomtown.scene import BLUE, GREEN, PURPLE, RED, YELLOW, A, B, C, Scene
from tests.every_game.boomtown import change_unseen
from tests.every_game.walks import Setup, moments

ALIKE = ("coyote-city-7", "cold-mountain-9", "cactus-junction-8")
"""Yields of 3, on sums that are about as likely."""


def answer(scene):
    """What the robot answers to the open question; it must be legal."""
    (seat,) = scene.question.waiting_for()
    chosen = choose(view(scene.state, scene.question, seat), scene.decision, Chance("robot"))
    assert scene.decision.parse(chosen) == chosen
    return chosen


def asked(scene, script, *answers):
    scene.play(script, *answers)
    return answer(scene)


def carries_out(scene, card, seat=A):
    scene.owns(seat, card)
    return asked(scene, carry_out_waiting(scene.table, seat))


def takes(scene, *cards, seat=A):
    """What the robot takes of these cards when it has first pick."""
    scene.offer(*cards)
    scene.state.winner = seat
    return asked(scene, take_card(scene.table, seat))


def bids(scene, *cards, standing=0):
    """What A bids for these cards, first or after B's standing bid."""
    scene.offer(*cards)
    scene.state.start = B if standing else A
    return asked(scene, auction(scene.table), *([(B, standing), (C, None)] if standing else []))


def last_round(scene):
    scene.state.round = scene.state.rounds
    return scene


def carrying_out(*cards):
    """A has a mine in two towns, B leads, and A must carry these cards out."""
    scene = Scene(3, gold=(10, 30, 5))
    scene.owns(A, *cards, "san-narciso-2", "coyote-city-6", "coyote-city-7", mayor_of=(RED,))
    scene.owns(B, "san-narciso-9", "san-narciso-3", "dry-gulch-6", mayor_of=(BLUE,)).owns(C, "dry-gulch-2")
    return scene


def situations():
    """One open question for each of Boomtown's decisions."""
    offered = ("dry-gulch-6", "san-narciso-8", "dry-gulch-2")
    bidding = Scene(3).offer(*offered)
    bidding.play(auction(bidding.table))
    yield bidding
    for taken in ((), ((A, "dry-gulch-2"),)):
        riding = Scene(3).offer(*offered).owns(C, "mustang-1")
        riding.state.winner = A
        riding.play(take_cards(riding.table, A), *taken)
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
        last_round(scene)
        for player in scene.state.players:
            player.gold = 0
        answer(scene)


def test_the_robot_needs_a_decision_that_boomtown_asks():
    strange = Subset(name="notes", rule="X", options=(Option("a"), Option("b")), low=1, high=1)
    with pytest.raises(TypeError, match="Subset"):
        choose(view(Scene(3).state, None, A), strange, Chance("robot"))


@pytest.mark.parametrize("seats", GAME.seats)
def test_its_answers_are_legal_however_the_others_play_and_follow_from_the_view_alone(seats):
    """Also where the deck is in another order, and with other luck of its own."""
    chance = Chance("twins", seats)
    for number in range(3):
        options = {"short": number == 1, "last_keeps_all": number == 2}
        for played in moments(Setup("boomtown", seats, options, f"walk {number}", number)):
            match = played.match
            for seat in match.waiting_for():
                decision, seen = match.asked(seat), match.view(seat)
                chosen = choose(seen, decision, Chance("one"))
                assert decision.parse(chosen) == chosen
                change_unseen(match.state, seat, chance)
                assert choose(match.view(seat), decision, Chance("another")) == chosen


# Taking (B10 to B12).


def test_it_takes_the_mine_that_yields_most_on_most_rolls():
    assert takes(Scene(3), "coyote-city-3", "cold-mountain-6", "cold-mountain-12") == "cold-mountain-6"


def test_it_takes_ten_gold_rather_than_a_poor_mine_at_the_end():
    assert takes(last_round(Scene(3)), "san-narciso-6", "stagecoach-robbery-1", "coyote-city-3").startswith(
        "st"
    )


def test_it_takes_the_second_mine_of_a_town_of_two_alike():
    scene = last_round(Scene(3).owns(A, "san-narciso-7"))
    assert takes(scene, "dry-gulch-11", "san-narciso-3", "san-narciso-10") == "san-narciso-3"


def test_it_spares_itself_a_fee_where_another_mine_is_as_good():
    scene = last_round(Scene(3).owns(B, "san-narciso-7", "san-narciso-8", mayor_of=(BLUE,)))
    assert takes(scene, "san-narciso-11", "coyote-city-6", "coyote-city-3") == "coyote-city-6"


def test_it_keeps_from_the_leader_what_is_worth_more_to_him():
    """Of two mines as good to A, it takes the one that would make B mayor."""
    scene = last_round(Scene(3, gold=(20, 30, 5)).owns(B, "cold-mountain-4"))
    assert takes(scene, "coyote-city-7", "cold-mountain-9", "coyote-city-3") == "cold-mountain-9"


def test_it_takes_no_dangerous_mine_where_a_safe_one_brings_as_much_on_fewer_rolls():
    scene = Scene(3)
    assert takes(scene, "cactus-junction-7", "cactus-junction-6", "coyote-city-3") == "cactus-junction-6"


# The auction (B5 to B9).


def test_it_bids_one_for_a_card_that_towers():
    assert bids(Scene(3), "cold-mountain-6", "coyote-city-3", "san-narciso-6") == 1


def test_it_bids_one_more_than_stands_and_no_gold_besides():
    scene = Scene(3, gold=(30, 30, 30))
    assert bids(scene, "cold-mountain-6", "coyote-city-3", "san-narciso-6", standing=3) == 4


def test_it_bids_no_gold_when_the_cards_are_alike():
    assert bids(last_round(Scene(3)), *ALIKE) is None


def test_it_stops_bidding_when_the_price_is_above_the_gain():
    scene = Scene(3, gold=(60, 60, 60))
    assert bids(scene, "cold-mountain-6", "coyote-city-3", "san-narciso-6", standing=50) is None


def test_it_bids_more_when_the_card_would_make_it_mayor():
    def limit(scene):
        cards = ("coyote-city-6", "coyote-city-3", "san-narciso-6")
        return max((gold for gold in range(1, 20) if bids(scene(), *cards, standing=gold)), default=0)

    assert limit(lambda: Scene(3, gold=(60,) * 3).owns(A, "coyote-city-7")) > limit(
        lambda: Scene(3, gold=(60,) * 3).owns(A, "dry-gulch-8")
    )


def test_it_drives_up_a_rival_who_will_surely_pay_more_and_no_other():
    """The purple mine makes B mayor if his other one is purple too: only then he pays more than 3 for it."""

    def second_bid(mine):
        scene = last_round(Scene(3, gold=(40, 20, 45)).owns(B, mine))
        return bids(scene, "cold-mountain-12", "coyote-city-3", "san-narciso-6", standing=2)

    assert second_bid("cold-mountain-4") == 3
    assert second_bid("dry-gulch-5") is None


# Mustang (B11).


def riding(*cards, seat=C):
    scene = Scene(4).owns(seat, "mustang-1").offer(*cards)
    scene.state.winner = A
    scene.play(take_cards(scene.table, A), (A, cards[0]))
    assert scene.asked == (seat, "mustang")
    return answer(scene)


def test_it_rides_when_one_card_towers():
    assert riding("cold-mountain-6", "dry-gulch-8", "coyote-city-3", "san-narciso-6") == "play"


def test_it_keeps_mustang_when_the_cards_left_are_alike():
    assert riding("cold-mountain-6", *ALIKE) == "keep"


# Dice and Telegraph (B13 to B16).


def turns(scene, first, second):
    return asked(scene.roll(first, second), roll_dice(scene.table, B))


def test_it_turns_a_die_to_its_best_mine():
    assert turns(last_round(Scene(3).owns(A, "telegraph-1", "cold-mountain-6")), 1, 2) == "first-4"


def test_it_saves_its_dangerous_mines():
    scene = Scene(3).owns(A, "telegraph-1", "cold-mountain-6", "cactus-junction-7", "dry-gulch-6")
    assert turns(scene, 1, 1) != "keep"


def test_it_lets_the_dangerous_mines_of_a_leader_collapse():
    scene = last_round(Scene(3).owns(A, "telegraph-1").owns(B, "cold-mountain-6", "cactus-junction-7"))
    assert turns(scene, 1, 2) == "second-1"


def test_it_keeps_telegraph_when_the_roll_is_its_own():
    assert turns(Scene(3).owns(A, "telegraph-1", "cold-mountain-6"), 2, 4) == "keep"


def test_it_keeps_telegraph_for_more_while_there_is_time_and_not_at_the_end():
    def scene():
        return Scene(3).owns(A, "telegraph-1", "cactus-junction-8", "cold-mountain-6")

    assert turns(scene(), 5, 5) == "keep"
    assert turns(last_round(scene()), 5, 5) == "first-1"


# Events (B22 to B25).


def test_it_dynamites_the_best_mine_of_the_leader():
    scene = Scene(3, gold=(10, 40, 5)).owns(B, "cold-mountain-4", "dry-gulch-10", "coyote-city-3")
    scene.owns(C, "cold-mountain-10", "dry-gulch-8")
    assert carries_out(scene, "dynamite-1") == "dry-gulch-10"


def test_it_dynamites_the_mine_that_a_pawn_hangs_on():
    """B would be no mayor any more: C has as many mines there."""
    scene = last_round(Scene(3, gold=(10, 30, 5)))
    scene.owns(B, "san-narciso-9", "san-narciso-7", "coyote-city-6", mayor_of=(BLUE,))
    scene.owns(A, "san-narciso-8", "san-narciso-4")
    assert carries_out(scene, "dynamite-1") == "san-narciso-9"


def test_it_expropriates_the_mine_that_makes_it_mayor():
    scene = last_round(Scene(3)).owns(A, "san-narciso-8", "dry-gulch-7", "dry-gulch-3")
    scene.state.mayors[YELLOW] = A
    scene.owns(B, "san-narciso-7", "dry-gulch-8")
    assert carries_out(scene, "expropriation-1") == "san-narciso-7"


def test_it_holds_up_a_rich_player_for_the_number_that_brings_most():
    """6, on 26 of 36 rolls: 4.3 gold."""
    assert carries_out(Scene(3, gold=(10, 30, 2)), "holdup-1") == "1:6"


def test_it_holds_up_the_leader_of_two_rich_players():
    scene = Scene(3, gold=(10, 20, 20)).owns(C, "cold-mountain-6", "dry-gulch-6", "coyote-city-6")
    assert carries_out(scene, "holdup-1") == "2:6"


def test_it_opens_a_saloon_where_most_mines_of_others_yield():
    scene = Scene(3).owns(A, "cold-mountain-6", "cold-mountain-7", "cold-mountain-8", mayor_of=(PURPLE,))
    scene.owns(B, "dry-gulch-6", "dry-gulch-7", "dry-gulch-8", mayor_of=(YELLOW,)).owns(C, "coyote-city-3")
    assert carries_out(scene, "saloon-1") == YELLOW


def test_it_hires_girls_for_the_busier_of_its_saloons():
    scene = Scene(3).saloon(A, "saloon-1", RED).saloon(A, "saloon-2", GREEN)
    scene.owns(B, "cactus-junction-6", "cactus-junction-8", mayor_of=(GREEN,)).owns(C, "coyote-city-12")
    assert carries_out(scene, "saloon-girls-1") == "saloon-2"


def test_it_finds_a_vein_where_the_dice_come_most_and_the_mine_lasts():
    scene = Scene(3).owns(A, "cactus-junction-7", "coyote-city-7", "dry-gulch-10")
    assert carries_out(scene, "new-vein-1") == "coyote-city-7"


def test_it_sends_the_governor_where_most_fees_are_to_come():
    scene = Scene(3).owns(A, "dry-gulch-3", "dry-gulch-5", "dry-gulch-6", mayor_of=(YELLOW,))
    scene.owns(A, "san-narciso-2", "san-narciso-3", mayor_of=(BLUE,))
    scene.state.deck = ["dry-gulch-2", "dry-gulch-8", "san-narciso-4", "coyote-city-3"]
    assert carries_out(scene, "governor-1") == YELLOW


# Strength; `make strength` plays more games.


@pytest.mark.dear
def test_it_wins_more_than_its_share_against_the_greedy_baseline():
    """By the even share it would win 5 of 20."""
    wins = sum(play(Series("boomtown", 4, ()), number).won for number in range(20))
    assert wins >= 9


@pytest.mark.dear
def test_among_itself_it_pays_for_first_pick_and_every_seat_can_win():
    winners, sold, rounds = [], 0, 0
    for number in range(8):
        match = Match.start(GAME, seats=4, options={}, seed=f"mirror {number}")
        while not match.is_over:
            (seat,) = match.waiting_for()
            match.submit(seat, choose(match.view(seat), match.asked(seat), Chance("mirror")))
        won = [one.event for one in match.story if type(one.event).__name__ == "AuctionWon"]
        sold, rounds = sold + sum(event.gold > 0 for event in won), rounds + len(won)
        winners += match.ranking().places[0]
    assert sold > rounds / 2
    assert len(dict.fromkeys(winners)) > 2


def test_the_baseline_is_another_robot():
    assert GREEDY["boomtown"] is not choose
