"""What is done in town: the Registry, the Assay Office and the Bank (R8, R9, R11)."""

from collections.abc import Iterator
from itertools import combinations

from engine.games.goldrush.cards import GOAL, KEEP, NOTHING, PROVING, Card, back_key, back_of
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.state import State
from engine.games.goldrush.story import (
    Assayed,
    Banked,
    ClaimsKept,
    ClaimsTakenBack,
    NothingAssayed,
    Registered,
    Won,
)
from engine.play.decisions import Option, Pick
from engine.play.table import Seat, Table


def unload(table: Table[State], seat: Seat) -> None:
    """R11, R20: the cart is unloaded in the Bank; whoever has enough there has won."""
    state, player = table.state, table.state.players[seat]
    if not player.cart:
        return
    nuggets, player.cart = player.cart, 0
    player.banked += nuggets
    table.tell(Banked(seat, nuggets, player.banked))
    if player.banked >= GOAL:
        state.is_over = True
        table.tell(Won(seat, player.banked))


async def register(table: Table[State], seat: Seat) -> None:
    """R8: claims on gold become mines, and the player may take back claims on cards without gold. They are
    asked if they have any other claims, because it is secret whether they can take some back."""
    state = table.state
    if gold := state.claims_on(seat, Card.GOLD):
        open_mines(table, seat, gold)
    if not state.players[seat].claims:
        return
    squares = back_of(await table.ask(seat, withdraw_of(state, seat), even_if_forced=True))
    if not squares:
        table.tell(ClaimsKept(seat))
        return
    for square in squares:
        state.players[seat].claims.remove(square)
        state.reveal(square)
    table.tell(ClaimsTakenBack(seat, squares))


def open_mines(table: Table[State], seat: Seat, squares: list[str]) -> None:
    """R8, R9: these cards are turned up, and are the player's mines for ever."""
    player = table.state.players[seat]
    for square in squares:
        player.claims.remove(square)
        player.mines.append(square)
        table.state.reveal(square)
    table.tell(Registered(seat, tuple(squares)))


def withdraw_of(state: State, seat: Seat) -> Pick:
    """R8: keep all claims, or take back any of those on cards without gold."""
    keys = (KEEP, *_combined(state.claims_on(seat, Card.NO_GOLD)))
    return Pick(name=DecisionName.WITHDRAW, rule="R8", options=tuple(map(Option, keys)), is_secret=True)


def _combined(squares: list[str]) -> Iterator[str]:
    for count in range(1, len(squares) + 1):
        for chosen in combinations(sorted(squares), count):
            yield back_key(chosen)


async def assay(table: Table[State], seat: Seat) -> int:
    """R9: ore from one claim on possible gold is assayed, once in each visit. If it is gold the player goes
    into the Registry. Returns the number of steps by which the player leaves after a failed assay, else 0.
    Whoever has a claim is asked, because it is secret whether it is on possible gold."""
    state, player = table.state, table.state.players[seat]
    if not player.claims:
        return 0
    square = await table.ask(seat, assay_of(state, seat), even_if_forced=True)
    if square == NOTHING:
        table.tell(NothingAssayed(seat))
        return 0
    roll = table.chance.roll()
    table.tell(Assayed(seat, square, roll, roll in PROVING))
    if roll in PROVING:
        open_mines(table, seat, [square])
        player.place = "registry"
        await register(table, seat)
        return 0
    player.claims.remove(square)
    state.reveal(square)
    return roll


def assay_of(state: State, seat: Seat) -> Pick:
    """R9: one of the player's claims on possible gold, or nothing."""
    keys = (*sorted(state.claims_on(seat, Card.POSSIBLE)), NOTHING)
    return Pick(name=DecisionName.ASSAY, rule="R9", options=tuple(map(Option, keys)), is_secret=True)
