"""The table as the robot counts it: town by town, with what is still to come. It is made from a view, so it
knows only what a player in that seat would see."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.games.boomtown.cards import CARDS, MINES, MUSTANG, Mine, Town
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.mayors import rightful_mayor
from engine.games.boomtown.robot.odds import ODDS
from engine.games.boomtown.view import BoomtownView
from engine.play.table import Seat


class Holding(NamedTuple):
    """A mine that somebody owns; `worth` counts its New Vein."""

    owner: int
    mine: Mine
    worth: int


class Bar(NamedTuple):
    """A saloon, and what each visit pays (B15)."""

    owner: int
    key: str
    fee: int


class TownTable(NamedTuple):
    """All that lies in one town."""

    town: Town
    seats: int
    holdings: tuple[Holding, ...]
    bars: tuple[Bar, ...]
    mayor: int | None
    is_governed: bool
    coming: float
    """How many more mines the town can expect: those on offer, and those that the deck should hold."""
    coming_odds: float
    """How likely the sums are of the mines that the deck should hold, added up."""

    def mines(self) -> list[int]:
        """How many mines every seat has here."""
        mines = [0] * self.seats
        for owner, _, _ in self.holdings:
            mines[owner] += 1
        return mines

    def mines_of(self, seat: int) -> int:
        """How many mines a seat has here."""
        return self.mines()[seat]

    def fee(self, seat: int) -> int:
        """B12: what a seat owes the mayor for one more mine here."""
        if self.mayor is None or self.mayor == seat:
            return 0
        return self.mines_of(self.mayor) * (2 if self.is_governed else 1)

    def settled(self, *, gainer: int | None = None) -> "TownTable":
        """B19, B25: the town with its rightful mayor after its mines have changed; a Governor leaves with the
        old mayor."""
        before = None if self.mayor is None else Seat(self.mayor)
        after = rightful_mayor(self.mines(), before, None if gainer is None else Seat(gainer))
        return self if after == before else self._replace(mayor=after, is_governed=False)


@dataclass(frozen=True, slots=True)
class Outlook:
    """The table, and how long the game still lasts."""

    seats: range
    rolls: int
    """Production rolls that are still to come."""
    gold: tuple[int, ...]
    towns: dict[Town, TownTable]
    rider: int | None
    """B11: the seat that holds Mustang."""
    last_keeps_all: bool


def outlook(view: BoomtownView) -> Outlook:
    """The table that a view shows. When a collapse lets a waiting card be carried out, this round's roll is
    already over; the view does not say so, and it is counted as still to come."""
    is_rolled = view.asked_for == DecisionName.TELEGRAPH
    return Outlook(
        seats=range(len(view.players)),
        rolls=view.rounds - view.round + (not is_rolled),
        gold=tuple(player.gold for player in view.players),
        towns=_towns(view),
        rider=next((player.seat for player in view.players if MUSTANG in player.kept), None),
        last_keeps_all=view.last_keeps_all,
    )


def _towns(view: BoomtownView) -> dict[Town, TownTable]:
    holdings, bars, unseen = _holdings(view), _bars(view), _unseen(view)
    mayors = {town: player.seat for player in view.players for town in player.mayor_of}
    offered = [MINES[key].town for key in view.offer if key in MINES]
    in_deck = _part_in_deck(view)
    return {
        town: TownTable(
            town=town,
            seats=len(view.players),
            holdings=tuple(holdings[town]),
            bars=tuple(bars[town]),
            mayor=mayors.get(town),
            is_governed=view.governor == town,
            coming=in_deck * len(unseen[town]) + offered.count(town),
            coming_odds=in_deck * sum(ODDS[mine.dice] for mine in unseen[town]),
        )
        for town in Town
    }


def _holdings(view: BoomtownView) -> dict[Town, list[Holding]]:
    holdings: dict[Town, list[Holding]] = {town: [] for town in Town}
    for player in view.players:
        for laid in player.mines:
            mine = MINES[laid.key]
            holdings[mine.town].append(Holding(player.seat, mine, laid.worth))
    return holdings


def _bars(view: BoomtownView) -> dict[Town, list[Bar]]:
    bars: dict[Town, list[Bar]] = {town: [] for town in Town}
    for player in view.players:
        for saloon in player.saloons:
            bars[saloon.town].append(Bar(player.seat, saloon.key, 4 if saloon.has_girls else 2))
    return bars


def _unseen(view: BoomtownView) -> dict[Town, list[Mine]]:
    """The mines that nobody has seen yet."""
    laid = (mine.key for player in view.players for mine in player.mines)
    seen = dict.fromkeys((*view.gone, *view.offer, *laid))
    unseen: dict[Town, list[Mine]] = {town: [] for town in Town}
    for mine in MINES.values():
        if mine.key not in seen:
            unseen[mine.town].append(mine)
    return unseen


def _part_in_deck(view: BoomtownView) -> float:
    """B2: the part of the unseen cards that will be turned up; the others were put aside."""
    aside = len(CARDS) - view.rounds * len(view.players)
    return view.cards_left / (view.cards_left + aside) if view.cards_left else 0.0
