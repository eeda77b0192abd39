"""Which answers reveal something though no die is rolled: a hand that is shown, a bid that nobody chose."""

from engine.games.gnadenlos import GAME
from engine.games.gnadenlos.rules import new
from engine.games.gnadenlos.story import Bid, EventTurned, NoBidPossible
from engine.play.chance import Chance
from engine.play.codec import encode
from engine.play.match import Checkpoint, Match
from tests.engine.games.gnadenlos.scene import BOX, notes_of

SEED = "pairs"


def bidding(**notes):
    """The bidding of the set-up with pairs: these IOUs are in the hands, clockwise from the revolver."""
    state = new(BOX, 3, {"advanced": True}, Chance(SEED, 0))
    first = begun(state).state.active
    order = [(first + place) % 3 for place in range(3)]
    for seat, written in zip(order, notes.values(), strict=True):
        state.players[seat].notes = notes_of(written.replace("x", "abc"[seat]))
    return begun(state), order


def begun(state):
    at_start = Checkpoint(1, 0, GAME.revision, encode(state).decode(), 0, "")
    return Match.resume(GAME, seats=3, options={"advanced": True}, seed=SEED, checkpoint=at_start)


def kinds(advance):
    return [type(told.event) for told in advance.told]


def test_a_bid_of_ones_own_reveals_nothing():
    match, (first, second, _) = bidding(first="4x 3x 1x", second="2x 1x", third="2x 0x")
    advance = match.submit(first, ["4"])
    assert (kinds(advance), match.waiting_for(), advance.reveals) == ([Bid], (second,), False)


def test_the_only_iou_of_another_is_laid_unasked_and_so_revealed():
    match, (first, _, third) = bidding(first="4x 3x 1x", second="1x", third="2x 0x")
    advance = match.submit(first, ["4"])
    assert (kinds(advance), match.waiting_for(), advance.reveals) == ([Bid, Bid], (third,), True)


def test_a_hand_that_is_shown_to_prove_that_no_bid_is_legal_is_revealed():
    match, (first, _, third) = bidding(first="4x 3x 1x", second="1x", third="2x 0x")
    advance = match.submit(first, ["1"])
    assert (kinds(advance), match.waiting_for(), advance.reveals) == ([Bid, NoBidPossible], (third,), True)


def test_the_event_of_the_next_turn_is_revealed_by_whoever_is_the_last_to_choose_a_lot():
    match, order = bidding(first="4x 3x 1x", second="2x 1x", third="2x 0x")
    for seat, notes in zip(order, (["4"], ["1"], ["2"]), strict=True):
        match.submit(seat, notes)
    takers = [order[0], order[2]]
    lots = [lot[0] for lot in match.state.lots]
    assert not match.submit(takers[0], lots[0]).reveals
    drawn = match.chance.drawn
    advance = match.submit(takers[1], lots[1])
    assert EventTurned in kinds(advance)
    assert (advance.reveals, drawn > 0, match.chance.drawn) == (True, True, 0)
