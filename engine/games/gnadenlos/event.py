"""Phase I: the event (G5 to G15), from turning up its card to discarding adventurers."""

from collections.abc import Sequence
from typing import Final

from engine.games.gnadenlos.buying import end_at_goal
from engine.games.gnadenlos.cards import Adventurer, EventCard, Kind, Phase
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.market import close_gaps
from engine.games.gnadenlos.state import State, index_of, place
from engine.games.gnadenlos.story import (
    AdventurersDiscarded,
    AdventurersShot,
    AdventurersShown,
    Cheated,
    EndBegan,
    EventTurned,
    NoteSeen,
    NotesStolen,
    NothingHappened,
    NothingToSteal,
    NuggetsFound,
    PileEnded,
    TooFewAdventurers,
    UndertakerMoved,
)
from engine.play.decisions import Option, Pick, Subset
from engine.play.table import Seat, Table

DECLINES_SINCE: Final = 2
"""G11: the revision of the rules since which a thief may take fewer IOUs, or none."""

Numbers = dict[Seat, int]
"""The numbers that count at the event, of all seats that laid an adventurer, clockwise from the active
player."""


async def carry_out_event(table: Table[State]) -> None:
    """G5 to G15: turn up an event, lay adventurers, carry it out, and discard those with the highest
    number."""
    table.state.phase = Phase.EVENT
    card = turn_up_event(table)
    if card is None:
        return
    numbers = await lay_adventurers(table, card.kind)
    if not numbers:
        return
    if min(numbers.values()) == max(numbers.values()):
        table.tell(NothingHappened(max(numbers.values())))
    else:
        await carry_out(table, card, numbers)
    for player in table.state.players:
        player.laid = None
    end_at_goal(table)


def turn_up_event(table: Table[State]) -> EventCard | None:
    """G5, G6: turn up the next event; returns None if it ends the game (G7). The last event of the pile is
    not carried out: all are shuffled, and the next one is."""
    state = table.state
    key = state.pile.pop()
    state.turned.append(key)
    if not state.pile:
        table.tell(PileEnded(state.box.event(key)))
        move_undertaker(table, key)
        if state.ending is not None:
            return None
        state.pile = [event.key for event in state.box.events]
        table.chance.shuffle(state.pile)
        key = state.pile.pop()
        state.turned = [key]
    table.tell(EventTurned(state.active, state.box.event(key)))
    move_undertaker(table, key)
    return None if state.ending is not None else state.box.event(key)


def move_undertaker(table: Table[State], key: str) -> None:
    """G7: a High Noon moves the undertaker; on the last field of the track the game ends."""
    state = table.state
    if state.box.event(key).kind is not Kind.HIGH_NOON:
        return
    state.undertaker += 1
    table.tell(UndertakerMoved(state.undertaker, state.box.undertaker))
    if state.undertaker == state.box.undertaker:
        state.ending = "undertaker"
        table.tell(EndBegan("undertaker"))


async def lay_adventurers(table: Table[State], kind: Kind) -> Numbers:
    """G8: everyone with an adventurer secretly lays one; nobody does if fewer than two can."""
    state = table.state
    seats = tuple(seat for seat in state.seats() if state.players[seat].adventurers)
    if len(seats) < 2:
        table.tell(TooFewAdventurers(seats))
        return {}
    decisions = {
        seat: Pick(
            name=DecisionName.ADVENTURER,
            rule="G8",
            options=tuple(map(Option, state.players[seat].adventurers)),
            is_secret=True,
        )
        for seat in seats
    }
    laid = await table.ask_all(decisions, revealed=True, even_if_forced=False)
    for seat in seats:
        state.players[seat].laid = laid[seat]
    shown = {seat: state.box.adventurer(laid[seat]) for seat in seats}
    table.tell(AdventurersShown(kind, tuple(shown.items())))
    return {seat: adventurer.number(kind) for seat, adventurer in shown.items()}


async def carry_out(table: Table[State], card: EventCard, numbers: Numbers) -> None:
    """G10, G11, G14: carry out the event; then the adventurers with the highest number are discarded
    (G15)."""
    match card.kind:
        case Kind.GOLD_RUSH:
            find_nuggets(table, card, numbers)
        case Kind.HIGH_NOON:
            await steal_notes(table, with_number(numbers, max(numbers.values())))
            shoot(table, with_number(numbers, min(numbers.values())))
        case Kind.CHEATING:
            cheat(table, numbers)
    highest = with_number(numbers, max(numbers.values()))
    table.tell(AdventurersDiscarded(discard_laid(table.state, highest)))


def with_number(numbers: Numbers, number: int) -> tuple[Seat, ...]:
    """The seats that show a number, clockwise from the active player."""
    return tuple(seat for seat, shown in numbers.items() if shown == number)


def find_nuggets(table: Table[State], card: EventCard, numbers: Numbers) -> None:
    """G10: the highest gold number gets the larger sum, the next lower number the smaller."""
    highest, second, *_ = sorted(set(numbers.values()), reverse=True)
    for number, nuggets in ((highest, card.larger), (second, card.smaller)):
        for seat in with_number(numbers, number):
            table.state.players[seat].nuggets += nuggets
            table.tell(NuggetsFound(seat, nuggets, number == highest))


async def steal_notes(table: Table[State], thieves: tuple[Seat, ...]) -> None:
    """G11: a single highest revolver may take two IOUs from the market; several highest may take one each.
    Nobody takes any if too few lie there. Then the gaps are closed (G12)."""
    state = table.state
    each = 2 if len(thieves) == 1 else 1
    if state.notes_in_market() < each * len(thieves):
        table.tell(NothingToSteal(thieves))
        return
    state.thieves = list(thieves)
    for seat in thieves:
        await steal(table, seat, each)
        state.thieves.remove(seat)
    await close_gaps(table, rule="G12")


async def steal(table: Table[State], seat: Seat, count: int) -> None:
    """G11: a thief names places before seeing what lies there, and keeps what they take. They may take fewer,
    or none; by the first revision of the rules they could not."""
    state = table.state
    low = count if table.revision < DECLINES_SINCE else 0
    lying = [place(index) for index, note in enumerate(state.market) if note is not None]
    places = await table.ask(seat, steal_of(lying, low, count))
    notes = state.pick_up(list(map(index_of, places)))
    state.take_notes(seat, notes)
    table.tell(NotesStolen(seat, places))
    for note in notes:
        table.tell(NoteSeen(seat, note), only=seat)


def steal_of(lying: Sequence[str], low: int, count: int) -> Subset:
    """G11: some of the places where IOUs lie; usually the last ones."""
    return Subset(
        name=DecisionName.STEAL,
        rule="G11",
        options=tuple([Option(each, f"row-{each.partition('-')[0]}") for each in lying]),
        low=low,
        high=count,
        usual=tuple(lying[-count:]),
    )


def shoot(table: Table[State], seats: tuple[Seat, ...]) -> None:
    """G13: the lowest revolvers are shot."""
    table.tell(AdventurersShot(discard_laid(table.state, seats)))


def cheat(table: Table[State], numbers: Numbers) -> None:
    """G14: the highest card numbers go forward and the lowest go back, as far as the zones of their hats
    say."""
    for seat in with_number(numbers, max(numbers.values())):
        zone = table.state.box.zone(table.state.players[seat].field)
        move_hat(table, seat, zone.winner if zone else 0)
    for seat in with_number(numbers, min(numbers.values())):
        zone = table.state.box.zone(table.state.players[seat].field)
        move_hat(table, seat, -zone.loser if zone else 0)


def move_hat(table: Table[State], seat: Seat, fields: int) -> None:
    """G14, G17: a cheat's hat moves, but never behind field 1."""
    player = table.state.players[seat]
    before = player.field
    player.field = max(before + table.state.box.onward(before, fields), 1)
    table.tell(Cheated(seat, fields, before, player.field))


def discard_laid(state: State, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, Adventurer], ...]:
    """G13, G15: discard the adventurers that these seats laid; returns each seat and its adventurer."""
    gone = []
    for seat in seats:
        player = state.players[seat]
        assert player.laid is not None
        player.adventurers.remove(player.laid)
        state.discards.append(player.laid)
        gone.append((seat, state.box.adventurer(player.laid)))
    return tuple(gone)
