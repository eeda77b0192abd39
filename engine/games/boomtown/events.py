"""What the events do (B21 to B25), and how they wait for something to act on (B26).

An event lies among its owner's waiting cards from the moment they get it until it is carried out, so that
everybody sees it while the owner chooses its target.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import TypeAlias

from engine.games.boomtown.cards import EVENTS, MINES, Kind, Town
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.mayors import settle_mayor
from engine.games.boomtown.state import Saloon, State
from engine.games.boomtown.story import (
    CardChosen,
    CardKept,
    CardWaits,
    GirlsHired,
    GovernorNamed,
    HoldupTried,
    MineDynamited,
    MineExpropriated,
    SaloonDynamited,
    SaloonOpened,
    SharkPaid,
    StagecoachRobbed,
    VeinFound,
)
from engine.play.decisions import Option, Pick
from engine.play.table import Seat, Table

Options: TypeAlias = Iterator[Option]


def receive_event(table: Table[State], seat: Seat, card: str) -> None:
    """B26: Mustang and Telegraph are kept; all others lie in front of their owner until carried out."""
    state, kind = table.state, EVENTS[card].kind
    if kind in (Kind.MUSTANG, Kind.TELEGRAPH):
        state.players[seat].kept.append(card)
        table.tell(CardKept(seat, card))
        return
    state.players[seat].waiting.append(card)
    if not may_be_carried_out(state, seat, kind):
        table.tell(CardWaits(seat, card))


async def carry_out_waiting(table: Table[State], acting: Seat) -> None:
    """B26: carry out all that can be carried out, owner by owner, clockwise from the acting player."""
    state = table.state
    while (seat := first_ready(state, acting)) is not None:
        await carry_out_one(table, seat)


def first_ready(state: State, acting: Seat) -> Seat | None:
    """B26: the first seat, clockwise from the acting player, that has a card that can be carried out."""
    for seat in state.clockwise(acting):
        if state.players[seat].waiting and ready_cards(state, seat):
            return seat
    return None


async def carry_out_one(table: Table[State], seat: Seat) -> None:
    """B26: one owner carries their cards out in the order they like."""
    state = table.state
    options = tuple(map(Option, ready_cards(state, seat)))
    card = await table.ask(seat, Pick(name=DecisionName.WAITING, rule="B26", options=options))
    if len(options) > 1:
        table.tell(CardChosen(seat, card))
    await CARRY_OUT[EVENTS[card].kind](table, seat, card)
    state.players[seat].waiting.remove(card)


def ready_cards(state: State, seat: Seat) -> list[str]:
    """B26: a seat's waiting cards that can be carried out now, one of each kind."""
    first_of: dict[Kind, str] = {}
    for card in state.players[seat].waiting:
        first_of.setdefault(EVENTS[card].kind, card)
    return [card for kind, card in first_of.items() if may_be_carried_out(state, seat, kind)]


def may_be_carried_out(state: State, seat: Seat, kind: Kind) -> bool:
    """B26: whether a card has something to act on."""
    return kind not in TARGETS or any(True for _ in TARGETS[kind](state, seat))


async def card_shark(table: Table[State], seat: Seat, card: str) -> None:
    """B21: every other player pays the bank 4."""
    state = table.state
    paid = tuple((other, state.pay(other, 4)) for other in state.opponents(seat))
    state.out.append(card)
    table.tell(SharkPaid(seat, paid))


async def stagecoach_robbery(table: Table[State], seat: Seat, card: str) -> None:
    """B21: take 10 from the bank."""
    table.state.players[seat].gold += 10
    table.state.out.append(card)
    table.tell(StagecoachRobbed(seat, 10))


def dynamite_of(owned: Iterable[tuple[Seat, str]]) -> Pick:
    """B22: one of the mines and saloons of opponents, given with their owners."""
    options = tuple(Option(key, f"seat-{owner}") for owner, key in owned)
    return Pick(name=DecisionName.DYNAMITE, rule="B22", options=options)


def dynamite_targets(state: State, seat: Seat) -> Options:
    """B22: every mine and saloon of an opponent."""
    return iter(dynamite_of(_owned_by_opponents(state, seat)).options)


def _owned_by_opponents(state: State, seat: Seat) -> Iterator[tuple[Seat, str]]:
    for owner in state.opponents(seat):
        yield from ((owner, mine) for mine in state.players[owner].mines)
        yield from ((owner, saloon.key) for saloon in state.saloons_of(owner))


async def dynamite(table: Table[State], seat: Seat, card: str) -> None:
    """B22: destroy an opponent's mine or saloon, and what lies on it."""
    state = table.state
    target = await table.ask(seat, dynamite_of(_owned_by_opponents(state, seat)))
    state.out.append(card)
    if target in MINES:
        dynamite_mine(table, seat, target)
        return
    saloon = next(saloon for saloon in state.saloons if saloon.key == target)
    state.destroy_saloon(saloon)
    table.tell(SaloonDynamited(seat, saloon.owner, saloon.key, saloon.town, saloon.has_girls))


def dynamite_mine(table: Table[State], seat: Seat, mine: str) -> None:
    """B22: a mine leaves the game, then the mayors are checked."""
    owner = owner_of(table.state, mine)
    had_new_vein = table.state.destroy_mine(owner, mine)
    table.tell(MineDynamited(seat, owner, mine, had_new_vein))
    settle_mayor(table, MINES[mine].town)


def expropriation_targets(state: State, seat: Seat) -> Options:
    """B23: every opponent's mine in a town where the seat already owns one."""
    for owner in state.opponents(seat):
        for key in state.players[owner].mines:
            if state.mines_in(seat, MINES[key].town):
                yield Option(key, f"seat-{owner}")


async def expropriation(table: Table[State], seat: Seat, card: str) -> None:
    """B23: take an opponent's mine, with its New Vein and without a fee."""
    state = table.state
    options = tuple(expropriation_targets(state, seat))
    mine = await table.ask(seat, Pick(name=DecisionName.EXPROPRIATION, rule="B23", options=options))
    owner = owner_of(state, mine)
    state.players[owner].mines.remove(mine)
    state.lay_mine(seat, mine)
    state.out.append(card)
    table.tell(MineExpropriated(seat, owner, mine))
    settle_mayor(table, MINES[mine].town, gainer=seat)


async def holdup(table: Table[State], seat: Seat, card: str) -> None:
    """B24: name an opponent and a number; if the dice show that or more, the opponent pays that much."""
    state = table.state
    options = tuple(
        Option(f"{victim}:{number}", f"seat-{victim}")
        for victim in state.opponents(seat)
        for number in range(2, 13)
    )
    named = await table.ask(seat, Pick(name=DecisionName.HOLDUP, rule="B24", options=options))
    victim, number = (int(part) for part in named.split(":"))
    dice = table.chance.roll(), table.chance.roll()
    gold = state.pay(Seat(victim), number, to=seat) if sum(dice) >= number else 0
    state.out.append(card)
    table.tell(HoldupTried(seat, Seat(victim), number, dice, gold))


def saloon_of() -> Pick:
    """B25: the town of a saloon."""
    options = tuple(Option(town.value) for town in Town)
    return Pick(name=DecisionName.SALOON, rule="B25", options=options)


async def saloon(table: Table[State], seat: Seat, card: str) -> None:
    """B25: lay it down with a marker of the town you choose."""
    town = Town(await table.ask(seat, saloon_of()))
    table.state.saloons.append(Saloon(card, seat, town))
    table.tell(SaloonOpened(seat, card, town))


def saloon_girls_targets(state: State, seat: Seat) -> Options:
    """B25: one of your saloons."""
    return (Option(saloon.key) for saloon in state.saloons_of(seat))


async def saloon_girls(table: Table[State], seat: Seat, card: str) -> None:
    """B25: lay them on one of your saloons."""
    state = table.state
    options = tuple(saloon_girls_targets(state, seat))
    key = await table.ask(seat, Pick(name=DecisionName.SALOON_GIRLS, rule="B25", options=options))
    chosen = next(saloon for saloon in state.saloons if saloon.key == key)
    chosen.has_girls = True
    table.tell(GirlsHired(seat, key, chosen.town))


def new_vein_targets(state: State, seat: Seat) -> Options:
    """B25: one of your mines."""
    return map(Option, state.players[seat].mines)


async def new_vein(table: Table[State], seat: Seat, card: str) -> None:
    """B25: lay it under one of your mines."""
    options = tuple(new_vein_targets(table.state, seat))
    mine = await table.ask(seat, Pick(name=DecisionName.NEW_VEIN, rule="B25", options=options))
    table.state.new_vein = mine
    table.tell(VeinFound(seat, mine))


def governor_targets(state: State, seat: Seat) -> Options:
    """B25: one of your mayor pawns."""
    return (Option(town.value) for town in state.pawns_of(seat))


async def governor(table: Table[State], seat: Seat, card: str) -> None:
    """B25: lay it under one of your mayor pawns."""
    options = tuple(governor_targets(table.state, seat))
    town = Town(await table.ask(seat, Pick(name=DecisionName.GOVERNOR, rule="B25", options=options)))
    table.state.governor = town
    table.tell(GovernorNamed(seat, town))


def owner_of(state: State, mine: str) -> Seat:
    """The seat that owns a mine."""
    return next(seat for seat in state.clockwise(Seat(0)) if mine in state.players[seat].mines)


CARRY_OUT: dict[Kind, Callable[[Table[State], Seat, str], Awaitable[None]]] = {
    Kind.CARD_SHARK: card_shark,
    Kind.DYNAMITE: dynamite,
    Kind.EXPROPRIATION: expropriation,
    Kind.GOVERNOR: governor,
    Kind.HOLDUP: holdup,
    Kind.NEW_VEIN: new_vein,
    Kind.SALOON: saloon,
    Kind.SALOON_GIRLS: saloon_girls,
    Kind.STAGECOACH_ROBBERY: stagecoach_robbery,
}

TARGETS: dict[Kind, Callable[[State, Seat], Options]] = {
    Kind.DYNAMITE: dynamite_targets,
    Kind.EXPROPRIATION: expropriation_targets,
    Kind.GOVERNOR: governor_targets,
    Kind.NEW_VEIN: new_vein_targets,
    Kind.SALOON_GIRLS: saloon_girls_targets,
}
"""What each card can act on; a card that is not named here can always be carried out."""
