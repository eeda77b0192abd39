"""The end of a round: dice, yields, saloons and collapses (B13 to B16)."""

from engine.games.boomtown.cards import KEEP, MINES, TELEGRAPH, Mine
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.events import carry_out_waiting
from engine.games.boomtown.mayors import settle_mayor
from engine.games.boomtown.state import State
from engine.games.boomtown.story import (
    DiceRolled,
    HeldBack,
    MineCollapsed,
    MineProduced,
    SaloonPaid,
    TelegraphPlayed,
)
from engine.play.decisions import Option, Pick
from engine.play.table import Seat, Table


async def produce(table: Table[State], winner: Seat) -> None:
    """B13: dice, then all yields (B14), then saloons (B15), then collapses (B16)."""
    await roll_dice(table, winner)
    total = sum(table.state.dice or ())
    pay_yields(table, winner, total)
    pay_saloons(table, winner, total)
    if total in (2, 12):
        await collapse(table, winner)


async def roll_dice(table: Table[State], winner: Seat) -> None:
    """B13: the winner rolls; the holder of Telegraph may set one die to any other face, once."""
    state = table.state
    dice = table.chance.roll(), table.chance.roll()
    state.dice = dice
    table.tell(DiceRolled(winner, dice))
    holder = state.holder(TELEGRAPH)
    if holder is None:
        return
    choice = await table.ask(
        holder, Pick(name=DecisionName.TELEGRAPH, rule="B13", options=telegraph_options(dice))
    )
    if choice == KEEP:
        table.tell(HeldBack(holder, TELEGRAPH))
        return
    die, face = choice.split("-")
    state.dice = (int(face), dice[1]) if die == "first" else (dice[0], int(face))
    state.players[holder].kept.remove(TELEGRAPH)
    state.out.append(TELEGRAPH)
    table.tell(TelegraphPlayed(holder, state.dice))


def telegraph_options(dice: tuple[int, int]) -> tuple[Option, ...]:
    """B13: keep Telegraph, or set one die to any face that it does not show."""
    faces = (
        Option(f"{die}-{face}")
        for die, shown in zip(("first", "second"), dice, strict=True)
        for face in range(1, 7)
        if face != shown
    )
    return (Option(KEEP), *faces)


def producing(state: State, seat: Seat, total: int) -> list[Mine]:
    """B14: a seat's mines with that sum, in the order of the towns."""
    return [mine for key in state.players[seat].mines if (mine := MINES[key]).dice == total]


def pay_yields(table: Table[State], winner: Seat, total: int) -> None:
    """B14: every mine with that sum pays its owner from the bank."""
    state = table.state
    for seat in state.clockwise(winner):
        for mine in producing(state, seat, total):
            gold = state.worth(mine)
            state.players[seat].gold += gold
            table.tell(MineProduced(seat, mine.key, gold))


def pay_saloons(table: Table[State], winner: Seat, total: int) -> None:
    """B15: payers clockwise from the winner, their mines by town; the saloon that was laid first is paid
    first."""
    state = table.state
    if not state.saloons:
        return
    for payer in state.clockwise(winner):
        for mine in producing(state, payer, total):
            visit_saloons(table, payer, mine)


def visit_saloons(table: Table[State], payer: Seat, mine: Mine) -> None:
    """B15: 2 gold for each opponent's saloon in a producing mine's town, 4 for the one with Saloon Girls."""
    state = table.state
    for saloon in state.saloons:
        if saloon.town != mine.town or saloon.owner == payer:
            continue
        owed = 4 if saloon.has_girls else 2
        paid = state.pay(payer, owed, to=saloon.owner)
        table.tell(SaloonPaid(payer, saloon.owner, mine.key, saloon.key, paid, owed))


async def collapse(table: Table[State], winner: Seat) -> None:
    """B16: every dangerous mine leaves the game; only then are mayors checked, then waiting cards (B26)."""
    state = table.state
    dangerous = [
        (owner, MINES[key])
        for owner in state.clockwise(winner)
        for key in state.players[owner].mines
        if MINES[key].is_dangerous
    ]
    for owner, mine in dangerous:
        had_new_vein = state.destroy_mine(owner, mine.key)
        table.tell(MineCollapsed(owner, mine.key, had_new_vein))
    for _, mine in dangerous:
        settle_mayor(table, mine.town)
    await carry_out_waiting(table, winner)
