"""What is done in town: the Registry, the Assay Office and the Bank (R8, R9, R11)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from engine.games.goldrush.cards import KEEP, NOTHING, PROVING, Card, back_key, back_of
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.state import State
from engine.games.goldrush.story import (
    Assayed,
    Banked,
    ClaimsKept,
    ClaimsTakenBack,
    NothingAssayed,
    NotSure,
    Registered,
    Won,
)
from engine.play.decisions import Option, Pick
from engine.play.table import Seat, Table

HIDDEN_SINCE: Final = 2
"""R8: the revision of the rules since which no card is shown by taking a claim back."""


def unload(table: Table[State], seat: Seat) -> None:
    """R11, R20: the cart is unloaded in the Bank; whoever has enough there has won."""
    state, player = table.state, table.state.players[seat]
    if not player.cart:
        return
    nuggets, player.cart = player.cart, 0
    player.banked += nuggets
    table.tell(Banked(seat, nuggets, player.banked))
    if player.banked >= state.goal:
        state.is_over = True
        table.tell(Won(seat, player.banked))


async def register(table: Table[State], seat: Seat) -> None:
    """R8: claims on gold become mines, and the player may take back any of the claims that are left. No card
    is shown by that. In revision 1, only claims on cards without gold could be taken back, which showed
    them."""
    state, player = table.state, table.state.players[seat]
    if gold := state.claims_on(seat, Card.GOLD):
        open_mines(table, seat, gold)
    if not player.claims:
        return
    are_shown = table.revision < HIDDEN_SINCE
    if not are_shown:
        remember_unsure(table, seat)
    decision = bluffs_of(state, seat) if are_shown else withdraw_of(player.claims)
    squares = back_of(await table.ask(seat, decision, even_if_forced=are_shown))
    if not squares:
        table.tell(ClaimsKept(seat))
        return
    for square in squares:
        player.claims.remove(square)
        if are_shown:
            state.reveal(square)
    table.tell(ClaimsTakenBack(seat, squares, are_shown=are_shown))


def remember_unsure(table: Table[State], seat: Seat) -> None:
    """R8: everybody learns that the claims which are left are not on sure gold, before they are kept or taken
    back; and nobody learns whether they are on possible gold or on no gold."""
    state = table.state
    if news := tuple(square for square in state.players[seat].claims if square not in state.unsure):
        state.unsure += news
        table.tell(NotSure(seat, news))


def open_mines(table: Table[State], seat: Seat, squares: list[str]) -> None:
    """R8, R9: these cards are turned up, and are the player's mines for ever."""
    state, player = table.state, table.state.players[seat]
    for square in squares:
        player.claims.remove(square)
        player.mines.append(square)
        state.reveal(square)
        if square in state.unsure:
            state.unsure.remove(square)
    table.tell(Registered(seat, tuple(squares)))


def withdraw_of(claims: list[str]) -> Pick:
    """R8: keep all claims, or take back any of them. Everybody knows where they lie, so nothing in this is
    secret."""
    return Pick(name=DecisionName.WITHDRAW, rule="R8", options=_kept_or_back(claims))


def bluffs_of(state: State, seat: Seat) -> Pick:
    """R8 in revision 1: keep all claims, or take back any of those on cards without gold. Which claims these
    are is secret, so the player is asked even if there are none."""
    options = _kept_or_back(state.claims_on(seat, Card.NO_GOLD))
    return Pick(name=DecisionName.WITHDRAW, rule="R8", options=options, is_secret=True)


def _kept_or_back(claims: list[str]) -> tuple[Option, ...]:
    return tuple(map(Option, (KEEP, *_combined(claims))))


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
