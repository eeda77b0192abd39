"""Gnadenlos!'s part of the promises. The ledger reads the story as a player would, and knows no rule."""

from collections import Counter
from typing import Any

from engine.games.gnadenlos import story
from engine.games.gnadenlos.cards import Note, Phase
from engine.games.gnadenlos.data import BOX
from engine.games.gnadenlos.state import State, in_order
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Subset
from engine.play.match import Match
from engine.play.table import Event, Seat
from tests.engine.games.gnadenlos.scene import adventurers_in, notes_in
from tests.every_game.walks import any_answer

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
        assert player.field >= 1
        assert state.box.goal is not None or player.field <= state.box.fields
        assert player.known == sorted(set(player.known))
        assert all(state.market[place] is not None for place in player.known)
        assert 0 <= player.vultures <= 3
        assert player.notes == in_order(player.notes)
        assert player.laid is None or player.laid in player.adventurers
        assert player.bid is None or 1 <= len(player.bid) <= 3
    assert sum(player.vultures == 3 for player in state.players) <= 1
    known = [place for player in state.players for place in player.known]
    assert len(known) == len(set(known)), "an IOU is known to whoever laid it, and to nobody else"
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
    """The same, but nobody buys the first field of the goal."""
    decision, view = match.asked(seat), match.view(seat)
    if not isinstance(decision, Amount):
        return race(match, seat, chance)
    most = min(decision.high, view.box.first_of_goal - 1 - view.players[seat].field)
    return most if most > 0 else None
