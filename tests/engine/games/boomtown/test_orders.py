"""What a seat of Boomtown says ahead of Mustang, Dynamite and saloons (B11, B22, B25)."""

import pytest

from engine.errors import IllegalAnswer
from engine.games.boomtown import GAME
from engine.games.boomtown.rules import play_round
from engine.games.boomtown.taking import take_card, take_cards
from engine.games.boomtown.view import view
from engine.play.orders import UNTIL_REVOKED, Order, Said, answer_of, left_of
from tests.engine.games.boomtown.scene import RED, A, B, C, D, Scene

FOUR = ("coyote-city-3", "san-narciso-3", "dry-gulch-3", "cold-mountain-3")
WITH_DYNAMITE = ("dynamite-1", *FOUR[1:])


def sees(scene, seat):
    return view(scene.state, scene.question, seat)


def scope(scene, seat, name):
    return GAME.orderable(name).scope(sees(scene, seat))


def asks(scene, seat, name):
    return GAME.orderable(name).asks(sees(scene, seat))


def keys(scene, seat, name):
    return [option.key for option in asks(scene, seat, name).options]


def order(scene, seat, name, what):
    """What a seat says ahead now."""
    return Order(name, scope(scene, seat, name), asks(scene, seat, name).parse(what))


def use(scene, seat, given):
    """What an order answers to the open question; None if the seat is asked."""
    assert scene.asked == (seat, given.decision)
    return answer_of(GAME.orderable(given.decision), sees(scene, seat), scene.decision, given)


def is_gone(scene, seat, given):
    return left_of(GAME.orderable(given.decision), sees(scene, seat), given) is None


# Mustang (B11)


def riding():
    """D holds Mustang, and A has won."""
    scene = Scene(4).offer(*FOUR).owns(D, "mustang-1")
    scene.state.winner = A
    scene.play(take_cards(scene.table, A))
    return scene


@pytest.mark.parametrize("what", ["play", "keep"])
def test_mustang_is_played_or_kept_as_was_said_for_this_round(what):
    scene = riding()
    assert scope(scene, D, "mustang") == UNTIL_REVOKED
    assert keys(scene, D, "mustang") == ["play-2", "keep-2", "keep"]
    given = order(scene, D, "mustang", f"{what}-2")
    scene.answer(A, FOUR[0])
    assert use(scene, D, given) == Said(what)
    scene.answer(D, what)
    assert is_gone(scene, D, given)


def test_what_was_said_of_mustang_for_a_round_is_forgotten_with_its_auction_for_the_winner_and_the_next():
    scene = Scene(4).owns(C, "mustang-1")
    scene.state.deck = [*FOUR]
    scene.play(play_round(scene.table), (A, 1))
    given = order(scene, C, "mustang", "play-3")
    scene.answer(B, 2)
    assert not is_gone(scene, C, given)
    for seat in (C, D, A):
        scene.answer(seat, None)
    assert scene.asked == (B, "take")
    assert is_gone(scene, C, given)
    assert keys(scene, C, "mustang") == ["keep"]


def test_what_was_said_of_mustang_for_a_round_says_nothing_in_the_next():
    scene = riding()
    given = order(scene, D, "mustang", "play-2")
    scene.state.round += 1
    assert is_gone(scene, D, given)
    scene.answer(A, FOUR[0])
    assert use(scene, D, given) is None
    with pytest.raises(IllegalAnswer):
        order(scene, D, "mustang", "play-2")


def test_that_mustang_is_always_kept_counts_until_it_is_revoked():
    scene = riding()
    given = order(scene, D, "mustang", "keep")
    scene.answer(A, FOUR[0])
    assert use(scene, D, given) == Said("keep")
    scene.answer(D, "keep")
    scene.state.round += 1
    assert not is_gone(scene, D, given)


def test_whoever_is_asked_or_was_asked_can_only_say_that_mustang_is_always_kept():
    scene = riding()
    scene.answer(A, FOUR[0])
    assert (scene.asked, keys(scene, D, "mustang")) == ((D, "mustang"), ["keep"])
    scene.answer(D, "keep")
    assert (scene.asked, keys(scene, D, "mustang")) == ((B, "take"), ["keep"])
    scene.answer(B, FOUR[1])
    assert keys(scene, D, "mustang") == ["keep"]


def test_before_the_winners_event_is_carried_out_mustang_may_still_be_said():
    scene = Scene(4).offer("saloon-1", *FOUR[1:]).owns(D, "mustang-1")
    scene.state.winner = A
    scene.play(take_cards(scene.table, A), (A, "saloon-1"))
    assert (scene.asked, scene.state.taken) == ((A, "saloon"), [A])
    given = order(scene, D, "mustang", "play-2")
    scene.answer(A, RED)
    assert use(scene, D, given) == Said("play")


# Dynamite (B22)


def blasting(*offer, others=("coyote-city-5", "san-narciso-2")):
    scene = Scene(4).offer(*offer).owns(A, "dry-gulch-5").owns(B, *others)
    scene.state.winner = A
    return scene


def test_the_targets_of_dynamite_said_ahead_are_those_of_the_rule():
    scene = blasting(*WITH_DYNAMITE).owns(C, "dry-gulch-9").owns(D, "dry-gulch-6").saloon(B, "saloon-2", RED)
    scene.saloon(A, "saloon-1", RED)
    scene.play(take_cards(scene.table, A))
    ahead = asks(scene, A, "dynamite")
    other = asks(scene, C, "dynamite")
    scene.answer(A, "dynamite-1")
    assert ahead.options == scene.decision.options
    assert (ahead.low, ahead.high, ahead.ordered, ahead.is_secret, ahead.rule) == (1, 3, True, True, "B22")
    owners = [option.group for option in other.options]
    assert owners == ["seat-3", "seat-0", "seat-0", "seat-1", "seat-1", "seat-1"]


def test_the_first_target_that_is_still_there_is_blown_up():
    scene = blasting(*WITH_DYNAMITE).owns(C, "dry-gulch-9")
    scene.play(take_cards(scene.table, A))
    given = order(scene, A, "dynamite", ("coyote-city-5", "dry-gulch-9"))
    gone = order(scene, A, "dynamite", ("coyote-city-5",))
    scene.state.destroy_mine(B, "coyote-city-5")
    scene.answer(A, "dynamite-1")
    assert use(scene, A, given) == Said("dry-gulch-9")
    assert use(scene, A, gone) is None


def test_dynamite_is_said_as_long_as_the_card_may_come_to_the_seat_and_until_it_is_carried_out():
    scene = blasting(*WITH_DYNAMITE)
    scene.play(take_cards(scene.table, A))
    assert [scope(scene, seat, "dynamite") for seat in (A, B, C, D)] == [2] * 4
    given = order(scene, B, "dynamite", ("dry-gulch-5",))
    scene.answer(A, FOUR[1])
    assert [scope(scene, seat, "dynamite") for seat in (A, B, C, D)] == [None, 2, 2, 2]
    scene.answer(B, "dynamite-1")
    assert [scope(scene, seat, "dynamite") for seat in (A, B, C, D)] == [None, 2, None, None]
    assert use(scene, B, given) == Said("dry-gulch-5")
    scene.answer(B, "dry-gulch-5")
    assert is_gone(scene, B, given)


def test_of_two_dynamites_in_a_round_each_order_aims_that_of_its_own_seat():
    scene = blasting("dynamite-1", "dynamite-2", *FOUR[2:]).owns(C, "dry-gulch-9")
    scene.play(take_cards(scene.table, A))
    mine = order(scene, A, "dynamite", ("coyote-city-5",))
    other = order(scene, B, "dynamite", ("dry-gulch-5", "dry-gulch-9"))
    scene.answer(A, "dynamite-1")
    assert use(scene, A, mine) == Said("coyote-city-5")
    scene.answer(A, "coyote-city-5")
    assert is_gone(scene, A, mine)
    scene.answer(B, "dynamite-2")
    assert use(scene, B, other) == Said("dry-gulch-5")


def test_where_others_have_nothing_nothing_is_said_of_dynamite():
    scene = Scene(3).offer("dynamite-1", *FOUR[:2]).owns(A, "dry-gulch-5")
    scene.state.winner = A
    scene.play(take_cards(scene.table, A))
    assert [scope(scene, seat, "dynamite") for seat in (A, B, C)] == [None, 2, 2]


# Saloons (B25)


def test_the_town_of_a_saloon_is_said_ahead_and_counts_for_the_round():
    scene = Scene(3).offer("saloon-2", *FOUR[:2])
    scene.state.winner = A
    scene.play(take_cards(scene.table, A))
    given = order(scene, A, "saloon", RED.value)
    assert given.scope == 2
    scene.answer(A, "saloon-2")
    assert [scope(scene, seat, "saloon") for seat in (A, B, C)] == [2, None, None]
    assert asks(scene, A, "saloon").options == scene.decision.options
    assert use(scene, A, given) == Said(RED.value)
    scene.answer(A, RED.value)
    assert is_gone(scene, A, given)


def test_saloon_girls_are_no_saloon():
    scene = Scene(3).offer("saloon-girls-1", *FOUR[:2])
    scene.play(take_card(scene.table, A))
    assert scope(scene, A, "saloon") is None
