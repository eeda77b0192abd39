"""What nobody can know in Gnadenlos!, and where it comes out: for the promises about secrets."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

from engine.games.gnadenlos import story
from engine.games.gnadenlos.cards import Note, Phase
from engine.games.gnadenlos.state import State, in_order
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.chance import Chance
from engine.play.table import Event, Seat

T = TypeVar("T")

TURNED_UP = (
    story.EventTurned,
    story.PileEnded,
    story.AdventurersShown,
    story.AdventurersOffered,
    story.NoteTurned,
)
"""What tells everybody a secret that is none any more."""


def may_part(one: Event | None, other: Event | None, seen: GnadenlosView, answered: str | None) -> bool:
    """A bid tells a secret if it is laid by itself, as a hand of one is; who has no legal bid shows his hand;
    a thief sees his find."""
    if isinstance(one, story.NoBidPossible) or isinstance(other, story.NoBidPossible):
        return all(each is None or isinstance(each, story.NoBidPossible | story.Bid) for each in (one, other))
    if isinstance(one, story.Bid) and isinstance(other, story.Bid):
        is_hand_of_one = seen.players[one.seat].notes <= 1
        return one.seat == other.seat and is_hand_of_one and (answered != "bid" or one.seat not in seen.asked)
    if isinstance(one, story.NoteSeen) and isinstance(other, story.NoteSeen):
        return one.seat == other.seat == seen.seat
    return type(one) is type(other) and isinstance(one, TURNED_UP)


def change_unseen(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Change IOUs in the market, except those that the viewer has laid, and in other hands, others'
    adventurers and the deck, the order of both piles, and in which order others will lay their bids."""
    changed = [
        _change_notes(state, viewer, chance),
        _change_adventurers(state, viewer, chance),
        _change_order(state.pile, chance),
        *(
            player.bid is not None and _change_order(player.bid, chance)
            for seat, player in enumerate(state.players)
            if seat != viewer
        ),
    ]
    return any(changed)


def change_at_start(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Change one thing, that the twins may be alike for long; not the event that is turned up at once, nor
    what is dealt at once."""
    below = state.pile[:-1]
    is_changed = chance.below(6) == 0 and _change_order(below, chance)
    state.pile[:-1] = below
    if is_changed or state.phase is Phase.SET_UP:
        return is_changed
    changes = (_change_notes, _change_adventurers, _swap_notes, _swap_notes)
    return chance.pick(changes)(state, viewer, chance)


def _change_notes(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Deal the IOUs of the market that the viewer does not know and of all others' hands anew, as many to
    each."""
    pool = _unseen_notes(state, viewer)
    return _change_order(pool, chance) and _lay_out(state, viewer, pool)


def _swap_notes(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Swap two different IOUs that the viewer does not know, of the market and all others' hands."""
    pool = _unseen_notes(state, viewer)
    if len(Counter(pool)) < 2:
        return False
    one = chance.below(len(pool))
    other = chance.pick([index for index, note in enumerate(pool) if note != pool[one]])
    pool[one], pool[other] = pool[other], pool[one]
    return _lay_out(state, viewer, pool)


def _unseen_notes(state: State, viewer: Seat | None) -> list[Note]:
    hands: list[Any] = [note for player in _others(state, viewer) for note in player.notes]
    return hands + [state.market[index] for index in _unseen_places(state, viewer)]


def _unseen_places(state: State, viewer: Seat | None) -> list[int]:
    """G37: the places of IOUs in the market that the viewer does not know."""
    known = () if viewer is None else state.players[viewer].known
    return [index for index, note in enumerate(state.market) if note is not None and index not in known]


def _lay_out(state: State, viewer: Seat | None, pool: list[Note]) -> bool:
    """Put these IOUs where the unseen ones were; whether anything is different then."""
    before = [list(player.notes) for player in state.players], list(state.market)
    rest = iter(pool)
    for player in _others(state, viewer):
        player.notes = in_order([next(rest) for _ in player.notes])
    for index in _unseen_places(state, viewer):
        state.market[index] = next(rest)
    return before != ([player.notes for player in state.players], state.market)


def _change_adventurers(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Deal the adventurers of the deck and of all others' hands anew, but those that are turned up."""
    others = _others(state, viewer)
    held = [key for player in others for key in player.adventurers if key != player.laid]
    pool = held + state.deck
    if not _change_order(pool, chance):
        return False
    rest = iter(pool)
    for player in others:
        player.adventurers = [key if key == player.laid else next(rest) for key in player.adventurers]
    state.deck = list(rest)
    return True


def _others(state: State, viewer: Seat | None) -> list[Any]:
    return [player for seat, player in enumerate(state.players) if seat != viewer]


def _change_order(things: list[T], chance: Chance) -> bool:
    """Shuffle until the order is another one; whether there is any."""
    if len(Counter(things)) < 2:
        return False
    before = list(things)
    while things == before:
        chance.shuffle(things)
    return True


def strain(state: State, chance: Chance) -> None:
    """Bring about what is rare: small hands, few nuggets, a deck that ends, an end that is near."""
    if state.phase is Phase.SET_UP:
        return
    for player in state.players:
        chance.shuffle(player.notes)
        kept = _pair(player.notes) if chance.below(2) else player.notes[: chance.below(4)]
        state.market += (Counter(player.notes) - Counter(kept)).elements()
        player.notes = in_order(kept)
        player.nuggets = chance.below(8)
        player.field = 1 + chance.below(state.box.first_of_goal - 1)
        player.vultures = chance.below(3)
    state.discards += state.deck[2:]
    state.deck = state.deck[:2]
    state.undertaker = chance.below(state.box.undertaker)


def _pair(notes: list[Note]) -> list[Note]:
    """Two IOUs of one worth: few sums are taken until one bid alone is legal."""
    return next(([note] * 2 for note in notes if notes.count(note) > 1), notes[:2])


def same_act(name: str, answer: Sequence[str], chance: Chance) -> Sequence[str]:
    """A bid of the same IOUs, to be laid in another order."""
    if name not in ("bid", "order"):
        return answer
    keys = list(answer)
    chance.shuffle(keys)
    return tuple(keys)
