"""Ponte Vecchio's part of the promises. The ledger reads the story as a player would, and knows no rule."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine.games.ponte_vecchio import story
from engine.games.ponte_vecchio.cards import (
    CARDS,
    GULDEN,
    PLAYS,
    QUIET_ROUNDS,
    SHOPS,
    SIDES,
    STEPS,
    UNIT,
    Direction,
    Ending,
    Phase,
    seat_of,
    step_key,
    step_of,
)
from engine.games.ponte_vecchio.state import State
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick
from engine.play.match import Match
from engine.play.table import Event, Sealed, Seat, Unsealed
from tests.every_game.walks import any_answer

ENDINGS = ("bridge-full", "no-shops", "no-auctions", "by-shops", "shared")


def ended(match: Match[Any, Any]) -> tuple[str, ...]:
    """Why the final round was played; and whether as much money left it to the shops, or to nobody."""
    ranking, why = match.ranking(), str(match.state.ending)
    if len(ranking.places[0]) > 1:
        return (why, "shared")
    return (why, "by-shops") if ranking.points.count(max(ranking.points)) > 1 else (why,)


def conserved(state: State) -> None:
    _bridge_conserved(state)
    assert 0 <= state.position <= STEPS
    assert (state.position == 0) == (state.last_mover is None)
    assert len(Counter(len(player.hand) for player in state.players)) == 1
    for player in state.players:
        assert sorted([*player.hand, *player.pile]) == sorted(CARDS)
        assert player.hand == [card for card in CARDS if card in player.hand]
        assert player.gulden >= player.offer >= 0
        assert player.gulden % UNIT == player.offer % UNIT == 0
    assert state.leader in (None, state.builder) or state.bid <= state.players[state.leader].gulden
    assert state.holder is None or state.holder not in state.out
    assert state.holder is None or not state.players[state.holder].offer
    assert state.phase is Phase.MOVE or not any(player.offer for player in state.players)
    assert not state.has_asked or state.holder is not None
    assert 0 <= state.quiet_rounds <= QUIET_ROUNDS
    if state.ending is None:
        assert state.play == 0
        return
    assert state.play - len(state.players[0].pile) in (0, 1)
    assert not state.is_over or state.play == PLAYS


def _bridge_conserved(state: State) -> None:
    assert [len(plots) for plots in state.bridge] == [SIDES] * STEPS
    assert all(right is None or left is not None for left, right in state.bridge)
    built = Counter(owner for plots in state.bridge for owner in plots if owner is not None)
    for seat, player in enumerate(state.players):
        assert player.shops >= 0
        assert player.shops + built[Seat(seat)] == SHOPS
    full = not any(None in plots for plots in state.bridge)
    assert full == (state.ending is Ending.BRIDGE_FULL) or state.phase is Phase.AUCTION
    assert any(player.shops for player in state.players) or state.ending is not None


@dataclass
class Told:
    """What lies on the table, as a listener keeps account of it."""

    players: list[list[int]]
    """Everybody's gulden, shops in hand, and offer."""
    bridge: list[list[Seat]] = field(default_factory=lambda: [[] for _ in range(STEPS)])
    piles: list[list[str]] = field(default_factory=list)
    position: int = 0
    direction: Direction = Direction.OUTWARD


def accounts(state: State) -> object:
    return (
        [[player.gulden, player.shops, player.offer] for player in state.players],
        [[owner for owner in plots if owner is not None] for plots in state.bridge],
        [player.pile for player in state.players],
        (state.position, state.direction),
    )


def accounts_told(events: list[Event], seats: int) -> object:
    told = Told([[GULDEN, SHOPS, 0] for _ in range(seats)], piles=[[] for _ in range(seats)])
    for event in events:
        if isinstance(event, SAID):
            continue
        for seat, *changes in _changes(event):
            told.players[seat] = [now + more for now, more in zip(told.players[seat], changes, strict=True)]
        _lay(event, told)
    return told.players, told.bridge, told.piles, (told.position, told.direction)


SAID = (Sealed, Unsealed, story.Bid, story.Passed, story.OffersAsked, story.NothingOffered)
"""Half of all that is told, and nothing changes by it."""


def _changes(event: Event) -> list[tuple[Seat, int, int, int]]:
    """Whose gulden, shops in hand and offer change by how many."""
    match event:
        case story.ShopBuilt(seat=seat):
            return [(seat, 0, -1, 0)]
        case story.AuctionWon(seat=seat, gulden=gulden):
            return [(seat, -gulden, 0, 0)]
        case story.Paid(owner=owner, gulden=gulden):
            return [(owner, gulden, 0, 0)]
        case story.Offered(seat=seat, gulden=gulden, before=before):
            return [(seat, 0, 0, gulden - before)]
        case story.OfferWithdrawn(seat=seat, gulden=gulden):
            return [(seat, 0, 0, -gulden)]
        case story.RightSold(seller=seller, buyer=buyer, gulden=gulden):
            return [(seller, gulden, 0, 0), (buyer, -gulden, 0, 0)]
        case _:
            return []


def _lay(event: Event, told: Told) -> None:
    """Where cards, shops and the Rich Man are put; who has the right sold or used, has no offers more."""
    match event:
        case story.ShopBuilt(seat=seat, step=step):
            told.bridge[step - 1].append(seat)
        case story.CardsTurned(cards=cards):
            for seat, card in cards:
                told.piles[seat].append(card)
        case story.CardsTakenBack() | story.FinalRoundBegan():
            told.piles = [[] for _ in told.piles]
        case story.Moved(step=step):
            told.position = step
        case story.Turned(direction=direction):
            told.direction = direction
    if isinstance(event, story.Moved | story.RightSold):
        told.players = [[gulden, shops, 0] for gulden, shops, _ in told.players]


def squander(match: Match[Any, Any], seat: Seat, chance: Chance) -> Answer:
    """Bid all that there is, build where shops are already, and let the Rich Man go past them and then come
    back slowly: soon nobody who has a shop in hand has 5 gulden, and nobody earns any."""
    decision, view = match.asked(seat), match.view(seat)
    if decision.name == "bid":
        assert isinstance(decision, Amount)
        return decision.high
    if decision.name not in ("build", "move"):
        return any_answer(match, seat, chance)
    steps = _steps(decision)
    if decision.name == "build":
        return step_key(max(steps, key=lambda step: len(view.owners(step))))
    return step_key(max(steps, key=lambda step: (not view.owners(step), step)))


def level(match: Match[Any, Any], seat: Seat, chance: Chance) -> Answer:
    """Answer by chance, but in the final round let the Rich Man pay so that the two richest come together."""
    decision, view = match.asked(seat), match.view(seat)
    if view.ending is None or decision.name not in ("move", "owner"):
        return any_answer(match, seat, chance)
    if decision.name == "owner":
        assert isinstance(decision, Pick)
        return min((option.key for option in decision.options), key=lambda key: _gap(view, seat_of(key)))
    ways = [(_gap(view, owner), step) for step in _steps(decision) for owner in view.owners(step) or (None,)]
    return step_key(min(ways)[1])


def _steps(decision: Decision[Answer]) -> list[int]:
    assert isinstance(decision, Pick)
    return [step_of(option.key) for option in decision.options if option.key.startswith("step-")]


def _gap(view: PonteVecchioView, paid: Seat | None) -> int:
    """How far the richest is ahead of the next once this one is paid."""
    gulden = [player.gulden + (view.worth if player.seat == paid else 0) for player in view.players]
    *_, second, first = sorted(gulden)
    return first - second
