"""What a card would make of its taker is what the rules then make of them."""

from copy import deepcopy
from typing import NamedTuple

import pytest

from engine.games.boomtown.cards import EVENTS, MINES, Kind, Town
from engine.games.boomtown.events import expropriation_targets, may_be_carried_out, owner_of
from engine.games.boomtown.mayors import settle_mayor
from engine.games.boomtown.state import State
from engine.games.boomtown.taking import take_mine
from engine.games.boomtown.view import BoomtownView
from engine.play.chance import Chance
from engine.play.table import Seat, Table
from renders.boomtown.text.prospects import gained, office_with_one_more
from tests.every_game.walks import Setup, moments

KINDS = {card.kind: card.key for card in EVENTS.values()}


class Taking(NamedTuple):
    """A table at which a seat takes a card."""

    state: State
    view: BoomtownView
    seat: Seat

    def copy(self) -> Table[State]:
        """The same table, on which anything can be done."""
        return Table(deepcopy(self.state), Chance("prospects"), 1, lambda told: None)


@pytest.fixture(scope="module")
def takings() -> list[Taking]:
    """Every take of a match that was played by chance: three players come to many mines in each town."""
    found = []
    for played in moments(Setup("boomtown", 3, {}, "prospects", 7)):
        view = played.match.view(None)
        if view.asked_for == "take":
            seat = view.asked[0]
            found.append(Taking(deepcopy(played.match.state), played.match.view(seat), seat))
    assert len(found) > 30
    return found


def office_after(before: State, after: State, seat: Seat, town: Town) -> str:
    if after.mayors.get(town) != seat:
        return "no"
    return "stays" if before.mayors.get(town) == seat else "new"


def test_a_mine_makes_of_its_taker_what_the_rules_make_of_them(takings: list[Taking]) -> None:
    seen = set()
    for taking in takings:
        for key in (key for key in taking.view.offer if key in MINES):
            table, town = taking.copy(), MINES[key].town
            take_mine(table, taking.seat, key)
            told = gained(taking.view, key, is_taking=True).prospect
            assert told is not None
            assert told.number == len(table.state.mines_in(taking.seat, town))
            assert told.office == office_after(taking.state, table.state, taking.seat, town)
            gold = [state.players[taking.seat].gold for state in (taking.state, table.state)]
            assert (told.due.paid if told.due else 0) == gold[0] - gold[1]
            is_short = told.due is not None and told.due.paid < told.due.owed
            seen.add((told.office, told.due is not None, is_short))
    assert {office for office, *_ in seen} == {"no", "new", "stays"}
    assert {("no", True, True), ("no", True, False), ("new", True, False)} <= seen


def test_before_the_auction_is_over_the_whole_fee_is_due(takings: list[Taking]) -> None:
    dues = [
        (gained(taking.view, key, is_taking=taken).prospect.due, taken)
        for taking in takings
        for key in taking.view.offer
        if key in MINES
        for taken in (True, False)
    ]
    assert all(due.paid == due.owed for due, taken in dues if due and not taken)
    assert any(due.paid < due.owed for due, taken in dues if due and taken)


def test_an_event_waits_if_the_rules_let_it_wait(takings: list[Taking]) -> None:
    uses = set()
    for taking in takings:
        for kind, key in KINDS.items():
            use = gained(taking.view, key, is_taking=True).use
            uses.add(use)
            if kind in (Kind.MUSTANG, Kind.TELEGRAPH):
                assert use == "kept"
            else:
                assert (use == "now") == may_be_carried_out(taking.state, taking.seat, kind), kind
    assert uses == {"now", "kept", "waits"}


def test_an_expropriated_mine_makes_its_new_owner_mayor_if_the_rules_do(takings: list[Taking]) -> None:
    offices = set()
    for taking in takings:
        for option in expropriation_targets(taking.state, taking.seat):
            table, town = taking.copy(), MINES[option.key].town
            owner = owner_of(table.state, option.key)
            table.state.players[owner].mines.remove(option.key)
            table.state.lay_mine(taking.seat, option.key)
            settle_mayor(table, town, gainer=taking.seat)
            told = office_with_one_more(taking.view, town, of=owner)
            assert told == office_after(taking.state, table.state, taking.seat, town)
            offices.add(told)
    assert offices == {"no", "new", "stays"}
