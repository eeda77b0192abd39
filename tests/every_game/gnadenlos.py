"""Gnadenlos!'s part of the promises. The ledger reads the story as a player would, and knows no rule."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

from engine.chance import Chance
from engine.decisions import Amount, Answer, Subset
from engine.games.gnadenlos import story
from engine.games.gnadenlos.cards import Note, Phase
from engine.games.gnadenlos.data import BOX
from engine.games.gnadenlos.state import State, in_order
from engine.games.gnadenlos.view import GnadenlosView
from engine.match import Match
from engine.table import Event, Seat
from tests.engine.games.gnadenlos.scene import adventurers_in, notes_in
from tests.every_game.walks import any_answer

T = TypeVar("T")

ENDINGS = (
    "third-vulture",
    "undertaker",
    "goal-by-buying",
    "goal-by-cheating",
    "vulture-in-the-last-payday",
    "third-vulture-in-the-last-payday",
    "shared",
)


def ended(match: Match[Any, Any]) -> tuple[str, ...]:
    """By what a hat came to the goal, and what the last payday brought, is told by the story."""
    told = [told.event for told in match.story]
    kinds = [type(event) for event in told]
    ways = {"vultures": "third-vulture", "undertaker": "undertaker"}
    if match.state.ending == "goal":
        before = kinds[: kinds.index(story.GoalReached)]
        ways["goal"] = "goal-by-buying" if before[-1] is story.StandingBought else "goal-by-cheating"
    found = [ways[match.state.ending]]
    if match.state.ending != "vultures":
        last = kinds[kinds.index(story.EndBegan) :]
        found += ["vulture-in-the-last-payday"] if story.VultureTaken in last else []
        found += ["third-vulture-in-the-last-payday"] if story.RoadLeft in last else []
    return (*found, "shared") if len(match.ranking().places[0]) > 1 else tuple(found)


def conserved(state: State) -> None:
    assert Counter(adventurers_in(state)) == Counter(one.key for one in state.box.adventurers)
    colours = Counter(
        Note(worth, Seat(seat)) for seat in range(len(state.players)) for worth in state.box.notes
    )
    assert Counter(notes_in(state)) == colours
    assert sorted([*state.pile, *state.turned]) == sorted(event.key for event in state.box.events)
    assert 0 <= state.undertaker <= state.box.undertaker
    assert not state.market or state.market[-1] is not None
    assert None not in state.market or state.phase in (Phase.EVENT, Phase.PAYDAY, Phase.END)
    for player in state.players:
        assert player.nuggets >= 0
        assert 1 <= player.field <= state.box.fields
        assert 0 <= player.vultures <= 3
        assert player.notes == in_order(player.notes)
        assert player.laid is None or player.laid in player.adventurers
        assert player.bid is None or 1 <= len(player.bid) <= 3
    assert sum(player.vultures == 3 for player in state.players) <= 1
    totals = [player.total for player in state.players if player.bid is not None]
    assert len(totals) == len(Counter(totals))


def accounts(state: State) -> object:
    return (
        [
            [player.nuggets, player.field, player.vultures, len(player.adventurers), len(player.notes)]
            for player in state.players
        ],
        state.notes_in_market(),
        state.undertaker,
    )


def accounts_told(events: list[Event], seats: int) -> object:
    kinds = [type(event) for event in events]
    turns = kinds.index(story.TurnBegan) if story.TurnBegan in kinds else len(kinds)
    is_advanced = story.AdventurersOffered in kinds[:turns]
    dealt, laid = (0, 0) if is_advanced else (2, 2)
    players = [[BOX.nuggets, BOX.start, 0, dealt, len(BOX.notes) - laid] for _ in range(seats)]
    market, undertaker = laid * seats, 0
    for event in events:
        for seat, *changes in _changes(event, players):
            players[seat] = [now + change for now, change in zip(players[seat], changes, strict=True)]
        market += _laid(event)
        undertaker += isinstance(event, story.UndertakerMoved)
    return players, market, undertaker


def _changes(event: Event, players: list[list[int]]) -> list[tuple[int, int, int, int, int, int]]:
    """Whose nuggets, field, vultures, adventurers and IOUs in hand change by how many."""
    match event:
        case story.NuggetsFound(seat=seat, nuggets=nuggets):
            return [(seat, nuggets, 0, 0, 0, 0)]
        case story.StandingBought(seat=seat, fields=fields) | story.LastBought(seat=seat, fields=fields):
            return [(seat, -fields, fields, 0, 0, 0)]
        case story.Cheated(seat=seat, before=before, after=after):
            return [(seat, 0, after - before, 0, 0, 0)]
        case story.NoteTurned(note=note, is_paid=True):
            return [(note.colour, -note.worth, 0, 0, 0, 0)]
        case story.VultureTaken(seat=seat, before=before, after=after, vultures=vultures):
            return [(seat, 0, after - before, vultures - players[seat][2], 0, 0)]
        case story.AdventurersShot(shot=gone) | story.AdventurersDiscarded(discarded=gone):
            return [(seat, 0, 0, 0, -1, 0) for seat, _ in gone]
        case story.AdventurersTaken(seat=seat, lot=lot):
            return [(seat, 0, 0, 0, len(lot), 0)]
        case story.Bid(seat=seat, notes=notes):
            return [(seat, 0, 0, 0, 0, -len(notes))]
        case story.BidReturned(seat=seat, notes=count):
            return [(seat, 0, 0, 0, 0, count)]
        case story.NotesStolen(seat=seat, places=places):
            return [(seat, 0, 0, 0, 0, len(places))]
        case story.NotesReturned(returned=returned):
            return [(seat, 0, 0, 0, 0, count) for seat, count in returned]
        case _:
            return []


def _laid(event: Event) -> int:
    """How many more IOUs lie in the market."""
    match event:
        case story.NotesLaid(places=places):
            return len(places)
        case story.NotesStolen(places=places):
            return -len(places)
        case story.NotesReturned(returned=returned):
            return -sum(count for _, count in returned)
        case _:
            return 0


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
    """Change IOUs in the market and in other hands, others' adventurers and the deck, the order of both
    piles, and in which order others will lay their bids."""
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
    """Deal the IOUs of the market and of all others' hands anew, as many to each as he has."""
    pool = _unseen_notes(state, viewer)
    return _change_order(pool, chance) and _lay_out(state, viewer, pool)


def _swap_notes(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Swap two different IOUs of the market and all others' hands."""
    pool = _unseen_notes(state, viewer)
    if len(Counter(pool)) < 2:
        return False
    one = chance.below(len(pool))
    other = chance.pick([index for index, note in enumerate(pool) if note != pool[one]])
    pool[one], pool[other] = pool[other], pool[one]
    return _lay_out(state, viewer, pool)


def _unseen_notes(state: State, viewer: Seat | None) -> list[Note]:
    hands = [note for player in _others(state, viewer) for note in player.notes]
    return hands + [note for note in state.market if note is not None]


def _lay_out(state: State, viewer: Seat | None, pool: list[Note]) -> bool:
    """Put these IOUs where the unseen ones were; whether anything is different then."""
    before = [list(player.notes) for player in state.players], list(state.market)
    rest = iter(pool)
    for player in _others(state, viewer):
        player.notes = in_order([next(rest) for _ in player.notes])
    state.market = [None if note is None else next(rest) for note in state.market]
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
        player.field = 1 + chance.below(state.box.fields - 1)
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


def race(match: Match[Any, Any], seat: Seat, chance: Chance) -> Answer:
    """Buy what can be bought, bid as little as can be bid, and win all events."""
    decision, view = match.asked(seat), match.view(seat)
    if isinstance(decision, Amount):
        return decision.high
    if decision.name == "bid":
        assert isinstance(decision, Subset)
        return min(decision.legal(), key=lambda keys: (len(keys), decision.sum_of(keys)))
    if decision.name == "adventurer":
        return max(view.hand.adventurers, key=lambda one: one.number(view.event.kind)).key
    return any_answer(match, seat, chance)


def race_by_cheating(match: Match[Any, Any], seat: Seat, chance: Chance) -> Answer:
    """The same, but nobody buys the last field."""
    decision, view = match.asked(seat), match.view(seat)
    if not isinstance(decision, Amount):
        return race(match, seat, chance)
    most = min(decision.high, view.box.fields - 1 - view.players[seat].field)
    return most if most > 0 else None
