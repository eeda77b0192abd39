"""What a seat of Gnadenlos! says ahead (G4, G11, G12, G16, G19 to G21)."""

import itertools
from dataclasses import replace

import pytest

from engine.errors import IllegalAnswer
from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.bidding import bidding
from engine.games.gnadenlos.bids import MOST_SUMS, sum_of, wishes_for
from engine.games.gnadenlos.buying import buy_standing
from engine.games.gnadenlos.cards import Note, Phase
from engine.games.gnadenlos.orders import ORDERS
from engine.games.gnadenlos.set_up import share_out_pairs
from engine.games.gnadenlos.state import State
from engine.play.chance import Chance
from engine.play.codec import decode, encode
from engine.play.match import Match
from engine.play.orders import UNTIL_REVOKED, Order, Said, answer_of, left_of
from tests.engine.games.gnadenlos.scene import A, B, C, D, Scene
from tests.every_game.gnadenlos_secrets import change_unseen
from tests.every_game.walks import any_answer
from tests.season.gnadenlos import said

HANDS = ("4a 3a 1a", "4b 3b 1b 0a", "4c 2c 1c", "3d 1d")


def scope(scene, seat, name):
    return GAME.orderable(name).scope(scene.view(seat))


def asks(scene, seat, name):
    return GAME.orderable(name).asks(scene.view(seat))


def keys(scene, seat, name):
    return [option.key for option in asks(scene, seat, name).options]


def order(scene, seat, name, what):
    """What a seat says ahead now."""
    return Order(name, scope(scene, seat, name), asks(scene, seat, name).parse(what))


def use(scene, seat, given):
    """What an order answers to the open question; None if the seat is asked."""
    return answer_of(GAME.orderable(given.decision), scene.view(seat), scene.decision(seat), given)


def is_gone(scene, seat, given):
    return left_of(GAME.orderable(given.decision), scene.view(seat), given) is None


def bids(*hands, deck=("631", "136", "361"), script=bidding, **options):
    scene = Scene(len(hands), **options).deck(*deck)
    for seat, notes in zip((A, B, C, D), hands, strict=False):
        scene.holds(seat, notes=notes)
    return scene.play(script(scene.table))


def noon(*hands, market="4a 3a 2b 1b 0c 1c", revision=GAME.revision, **options):
    scene = Scene(len(hands), revision=revision, **options).market(market)
    for seat, adventurers in zip((A, B, C, D), hands, strict=False):
        scene.holds(seat, *adventurers.split())
    return scene.turn("high-noon-1")


# Bids (G19, G20)


def test_the_bids_to_choose_from_are_one_for_each_sum_that_nobody_has():
    scene = bids(*HANDS)
    assert keys(scene, B, "bid") == ["0@0", "1", "3", "4", "4+1", "4+3", "4+3+1"]
    scene.answer(A, ("3", "1"))
    assert keys(scene, B, "bid") == ["0@0", "1", "3", "4+1", "4+3", "4+3+1"]


def test_the_first_bid_whose_sum_nobody_has_is_made():
    scene = bids(*HANDS)
    wishes = order(scene, C, "bid", ("4", "4+1", "2"))
    scene.answer(A, ("4",)).answer(B, ("4", "1"))
    assert use(scene, C, wishes) == Said(("2",))


def test_the_ious_of_a_bid_are_laid_as_they_stand_in_it():
    scene = bids(*HANDS)
    assert use(scene, A, order(scene, A, "bid", ("4+3+1",))) == Said(("4", "3", "1"))


def test_whoever_finds_all_their_sums_taken_is_asked():
    scene = bids(*HANDS)
    wishes = order(scene, C, "bid", ("4",))
    scene.answer(A, ("4",)).answer(B, ("4", "1"))
    assert use(scene, C, wishes) is None
    assert scene.asked == ((C,), "bid")


def test_bids_are_named_by_their_sums_or_their_ious_and_other_ones_are_refused():
    wishes = asks(bids(*HANDS), B, "bid")
    assert wishes.read("5 4, 7") == wishes.read("4+1 4 4+3") == ("4+1", "4", "4+3")
    for text, reason in (("6", "not-an-option"), ("3+1", "not-an-option"), ("5 4+1", "twice-the-same")):
        with pytest.raises(IllegalAnswer) as refused:
            wishes.read(text)
        assert (refused.value.reason, refused.value.rule) == (reason, "G19")
    with pytest.raises(IllegalAnswer, match="wrong-count"):
        wishes.read("0 1 3 4")


def test_a_seat_may_bid_ahead_until_it_has_bid():
    scene = bids(*HANDS)
    wishes = order(scene, A, "bid", ("4",))
    assert [scope(scene, seat, "bid") for seat in (A, B, C, D)] == [2, 2, 2, 2]
    scene.answer(A, ("4",))
    assert [scope(scene, seat, "bid") for seat in (A, B, C, D)] == [None, 2, 2, 2]
    assert is_gone(scene, A, wishes)


def test_whoever_holds_one_iou_is_never_asked_and_bids_nothing_ahead():
    scene = bids("4a 3a", "4b", "", "3d 1d")
    assert [scope(scene, seat, "bid") for seat in (A, B, C, D)] == [2, None, None, 2]


def test_a_hand_without_a_legal_bid_is_called_like_any_other():
    """Everybody sees who is called: that must not depend on a hand. The order is not used (G20)."""
    scene = bids("0a 1a", "0b 0c", "4c 2c", "3d 1d")
    scene.answer(A, ("0",))
    proved = scene.view().players[B].has_proved
    assert proved
    before = replace(scene.view(C), hand=replace(scene.view(C).hand, notes=(Note(0, C), Note(0, A))))
    assert GAME.orderable("bid").scope(before) == 2
    assert [option.key for option in GAME.orderable("bid").asks(before).options] == ["0@0"]


def test_of_very_many_sums_twenty_are_to_choose_from_with_the_lowest_and_the_highest():
    notes = [Note(worth, A) for worth in range(9, -1, -1) for _ in range(3)]
    sums = [sum_of(option.key) for option in wishes_for(notes, A, ()).options]
    assert (len(sums), sums[0], sums[-1]) == (MOST_SUMS, 0, 27)
    assert sums == sorted(set(sums))


def test_g4_bids_of_the_set_up_are_said_ahead_like_others():
    scene = Scene(3).deck("631", "136", "361", "316", "163", "613")
    scene.state.turn, scene.state.phase = 0, Phase.SET_UP
    for seat, notes in zip((A, B, C), HANDS, strict=False):
        scene.holds(seat, notes=notes)
    scene.play(share_out_pairs(scene.table))
    wishes, lots = order(scene, B, "bid", ("4",)), order(scene, B, "take", ("361", "631"))
    assert (wishes.scope, lots.scope) == (1, 1), "the set-up is no turn, and not for ever"
    scene.answer(A, ("1",))
    assert use(scene, B, wishes) == Said(("4",))
    scene.answer(B, ("4",)).answer(C, ("2",))
    assert use(scene, B, lots) == Said("361")


# Taking (G21)


def test_a_seat_takes_the_first_of_its_wishes_that_is_left():
    scene = bids(*HANDS)
    assert keys(scene, B, "take") == ["631", "136", "361"]
    wishes = order(scene, B, "take", ("631", "361"))
    scene.answer(A, ("4", "3")).answer(B, ("4", "1")).answer(C, ("2",)).answer(D, ("1",))
    assert order(scene, B, "take", ("136",)).scope == wishes.scope, "it may be changed until then"
    scene.answer(A, "631")
    assert use(scene, B, wishes) == Said("361")
    assert use(scene, B, replace(wishes, said=("631",))) is None
    scene.answer(B, "361")
    assert is_gone(scene, B, wishes)


def test_whoever_cannot_choose_any_more_names_no_adventurers():
    scene = bids(*HANDS)
    assert scope(scene, A, "take") == 2
    scene.answer(A, ("1",)).answer(B, ("4", "1"))
    assert [scope(scene, seat, "take") for seat in (A, B)] == [2, 2]
    scene.answer(C, ("2",))
    assert [scope(scene, seat, "take") for seat in (A, B, C, D)] == [None, 2, 2, 2], "one lot is left for A"
    scene.answer(D, ("3",))
    assert [scope(scene, seat, "take") for seat in (A, B, C, D)] == [None, 2, None, 2]


def test_whoever_has_no_iou_or_no_bid_takes_nothing():
    scene = bids("0a 1a", "0b 0c", "", "3d 1d").answer(A, ("0",))
    assert [scope(scene, seat, "take") for seat in (A, B, C, D)] == [2, None, None, 2]


# Buying (G16)


@pytest.mark.parametrize(("limit", "bought"), [(None, None), (1, 1), (2, 2), (5, 3)])
def test_a_seat_buys_as_many_fields_as_it_can_up_to_its_limit(limit, bought):
    scene = Scene(3, nuggets=(3,)).holds(A, "163", "145").holds(B, "631").holds(C, "361").turn("gold-rush-3")
    given = order(scene, A, "buy", limit)
    scene.answer(A, "163").play(buy_standing(scene.table))
    assert use(scene, A, given) == Said(bought)
    scene.state.phase = Phase.BIDDING
    assert is_gone(scene, A, given)


def test_only_the_active_player_says_what_they_buy_from_the_laying_on():
    scene = (
        Scene(3, active=B).holds(A, "631", "613").holds(B, "136", "163").holds(C, "361").turn("cheating-1")
    )
    assert [scope(scene, seat, "buy") for seat in (A, B, C)] == [None, 2, None]
    scene.answer(B, "136")
    assert scope(scene, B, "buy") == 2, "after laying, too"


def test_the_limit_counts_the_nuggets_that_a_gold_rush_may_bring():
    for event, most in (("gold-rush-1", 4), ("gold-rush-3", 5), ("cheating-1", 1)):
        scene = Scene(3, nuggets=(1,)).holds(A, "631", "613").holds(B, "136").holds(C, "361").turn(event)
        assert asks(scene, A, "buy").high == most
    poor = Scene(3, nuggets=(0,)).holds(A, "631", "613").holds(B, "136").holds(C, "361")
    assert scope(poor.turn("cheating-1"), A, "buy") is None
    idle = Scene(3, nuggets=(0,)).holds(B, "631", "613").holds(C, "361")
    assert scope(idle.turn("gold-rush-3"), A, "buy") is None, "who lays nobody finds nothing"


# Stealing (G11)


def test_a_single_thief_takes_two_ious_and_no_more_than_they_named():
    scene = noon("163 145", "316 325", "613")
    given, one = order(scene, A, "steal", ("1-6", "1-2")), order(scene, A, "steal", ("1-4",))
    scene.answer(A, "163").answer(B, "316")
    assert scene.asked == ((A,), "steal")
    assert use(scene, A, given) == Said(("1-2", "1-6"))
    assert use(scene, A, one) == Said(("1-4",))
    scene.answer(A, ("1-2", "1-6"))
    assert is_gone(scene, A, given)


def test_one_of_several_thieves_takes_the_first_place_that_others_have_left():
    scene = noon("163 145", "361 325", "613", "622")
    given = order(scene, B, "steal", ("1-6", "1-5", "1-1"))
    scene.answer(A, "163").answer(B, "361")
    scene.answer(A, ("1-6",))
    assert use(scene, B, given) == Said(("1-5",))
    assert use(scene, B, replace(given, said=("1-6",))) is None
    assert is_gone(scene, C, replace(given)), "C is no thief"


def test_as_many_places_are_named_as_others_may_empty_before():
    three, four = noon("163 145", "316", "613"), noon("163 145", "316", "613", "622")
    assert [asks(scene, A, "steal").high for scene in (three, four)] == [2, 3]
    assert asks(noon("163 145", "316", "613", "622", market="4a 3a"), A, "steal").high == 2


def test_only_who_may_become_a_thief_names_places():
    scene = noon("163 145", "", "613")
    assert [scope(scene, seat, "steal") for seat in (A, B, C)] == [2, None, 2]
    assert scope(noon("163 145", "316", market="4a"), A, "steal") is None, "too few IOUs lie there"
    rush = Scene(3).holds(A, "631", "613").holds(B, "136").market("4a 3a").turn("gold-rush-1")
    assert scope(rush, A, "steal") is None


def test_by_the_first_revision_of_the_rules_one_place_is_not_enough_for_two():
    scene = noon("163 145", "316 325", "613", revision=1)
    given = order(scene, A, "steal", ("1-6",))
    scene.answer(A, "163").answer(B, "316")
    assert use(scene, A, given) is None


# Filling gaps (G12)


def test_gaps_are_filled_as_the_bot_would_until_that_is_revoked():
    scene = noon("163 145", "316 325", "613", market="4a 3a 2b 1b 0c 1c 2a 3c 4b")
    given = order(scene, A, "fill", "usual")
    assert given.scope == UNTIL_REVOKED
    scene.answer(A, "163").answer(B, "316").answer(A, ("1-1", "1-3"))
    assert use(scene, A, given) == Said(("2-3", "2-2"))
    assert not is_gone(scene, A, given)


def test_nobody_fills_gaps_ahead_if_the_bot_does():
    assert scope(noon("163 145", "316", "613", fills_gaps=True), A, "fill") is None


# Secrets


def moments(seats, number, **options):
    """Questions of a game that is played by chance."""
    match = Match.start(GAME, seats=seats, options=options, seed=f"orders {number}")
    chance = Chance("orders", number)
    for _ in range(100):
        if match.is_over:
            return
        yield match
        seat = match.waiting_for()[0]
        match.submit(seat, any_answer(match, seat, chance))


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"advanced": True})])
def test_what_may_be_said_follows_from_what_the_seat_sees_and_when_from_what_all_see(seats, options):
    chance = Chance("twins", seats)
    for match in moments(seats, 1, **options):
        for seat in range(seats):
            view = match.view(seat)
            own, public = (decode(encode(match.state), State) for _ in range(2))
            change_unseen(own, seat, chance)
            change_unseen(public, None, chance)
            twin, other = (GAME.view(state, match.question, seat) for state in (own, public))
            for each in ORDERS:
                assert each.scope(view) == each.scope(twin) == each.scope(other)
                if each.scope(view) is not None:
                    assert each.asks(view) == each.asks(twin)
                    assert list(itertools.islice(each.asks(other).legal(), 1)), "there is something to say"


def test_what_the_seasons_people_say_answers_what_they_are_asked():
    used, chance = set(), Chance("people")
    for match in moments(4, 2):
        seat = match.waiting_for()[0]
        view, decision = match.view(seat), match.asked(seat)
        for each in ORDERS:
            is_early = decision.name == "adventurer" and each.decision in ("steal", "buy")
            if each.scope(view) is None or not (is_early or each.decision == decision.name):
                continue
            now = each.asks(view).parse(said(view, each.asks(view), chance).answer)
            given = Order(each.decision, each.scope(view), now)
            assert is_early or answer_of(each, view, decision, given) is not None
            used |= set() if is_early else {each.decision}
        if len(used) == len(ORDERS):
            return
    raise AssertionError(f"only {used} were asked for")
