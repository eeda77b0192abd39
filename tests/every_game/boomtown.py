"""Boomtown's part of the promises. The ledger reads the story as a player would, and knows no rule."""

from collections import Counter
from typing import Any

from engine.games.boomtown import story
from engine.games.boomtown.cards import CARDS, MINES, Town
from engine.games.boomtown.state import State
from engine.games.boomtown.view import BoomtownView
from engine.play.chance import Chance
from engine.play.match import Match
from engine.play.table import Event, Seat
from tests.engine.games.boomtown.scene import cards_of

ENDINGS = ("after-20-rounds", "after-15-rounds", "after-12-rounds", "shared")


def ended(match: Match[Any, Any]) -> tuple[str, ...]:
    rounds = f"after-{match.state.round}-rounds"
    return (rounds, "shared") if len(match.ranking().places[0]) > 1 else (rounds,)


def conserved(state: State) -> None:
    assert Counter(cards_of(state)) == Counter(CARDS.keys())
    assert all(player.gold >= 0 for player in state.players)
    assert state.governor is None or state.governor in state.mayors
    assert state.new_vein is None or any(state.new_vein in player.mines for player in state.players)
    assert sum(saloon.has_girls for saloon in state.saloons) <= 1
    for town, mayor in state.mayors.items():
        counts = [len(state.mines_in(Seat(seat), town)) for seat in range(len(state.players))]
        assert counts[mayor] >= 1
        assert counts[mayor] == max(counts) or max(counts) < 2
    for town in Town:
        if town not in state.mayors:
            assert all(len(state.mines_in(Seat(seat), town)) < 2 for seat in range(len(state.players)))
    for player in state.players:
        assert player.mines == [key for key in MINES if key in player.mines]
    assert len(state.taken) == len(Counter(state.taken))
    assert len(state.passed) == len(Counter(state.passed))


def accounts(state: State) -> list[int]:
    """Everybody's gold."""
    return [player.gold for player in state.players]


def accounts_told(events: list[Event], seats: int) -> list[int]:
    gold = [10] * seats
    for event in events:
        for seat, change in _moved(event):
            gold[seat] += change
    return gold


def _moved(event: Event) -> list[tuple[Seat, int]]:
    match event:
        case story.BidShared(payer=payer, shares=shares, bank=bank):
            return [(payer, -bank - sum(share for _, share in shares)), *shares]
        case (
            story.FeePaid(payer=payer, mayor=owner, gold=paid)
            | story.SaloonPaid(payer=payer, owner=owner, gold=paid)
        ):
            return [(payer, -paid), (owner, paid)]
        case story.HoldupTried(seat=seat, victim=victim, gold=paid):
            return [(victim, -paid), (seat, paid)]
        case story.SharkPaid(paid=paid):
            return [(seat, -part) for seat, part in paid]
        case story.StagecoachRobbed(seat=seat, gold=paid) | story.MineProduced(seat=seat, gold=paid):
            return [(seat, paid)]
        case _:
            return []


def may_part(one: Event | None, other: Event | None, seen: BoomtownView, answered: str | None) -> bool:
    """What the deck holds is told when cards are turned up."""
    return isinstance(one, story.RoundBegan) and isinstance(other, story.RoundBegan)


def change_unseen(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Shuffle the deck and the cards put aside together: what is where of them is known to nobody."""
    return _shuffle(state, chance, kept=0)


def change_at_start(state: State, viewer: Seat | None, chance: Chance) -> bool:
    """Shuffle all but the cards that are turned up at once. In the first round luck depends on the deck, for
    events are shuffled back."""
    return state.round > 0 and _shuffle(state, chance, kept=len(state.players))


def _shuffle(state: State, chance: Chance, *, kept: int) -> bool:
    below, top = state.deck[: len(state.deck) - kept], state.deck[len(state.deck) - kept :]
    unseen = below + state.aside
    if len(unseen) < 2:
        return False
    before = list(unseen)
    while unseen == before:
        chance.shuffle(unseen)
    state.deck, state.aside = unseen[: len(below)] + top, unseen[len(below) :]
    return True
