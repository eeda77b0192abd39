"""How everybody stands: each seat's turns to the end, and the share of the wins that follows from them."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.games.goldrush.cards import Card
from engine.games.goldrush.robot.journey import Standing, journey
from engine.games.goldrush.robot.odds import Knowledge, knowledge
from engine.games.goldrush.robot.outlook import Means, outlook
from engine.games.goldrush.robot.roads import INDEX, left
from engine.games.goldrush.robot.values import SOON, SURENESS, TRUSTED
from engine.games.goldrush.view import GoldrushView, PlayerView
from engine.play.table import Seat


def own(view: GoldrushView, known: Knowledge) -> Standing:
    """What decides how far the view's seat is from winning."""
    player = view.own
    cards = dict(known.known)
    means = Means(
        need=view.goal - player.banked,
        cart=player.cart,
        mines=(*player.mines, *known.nuggets),
        gold=tuple(square for square in player.claims if cards.get(square) is Card.GOLD),
        possible=tuple(square for square in player.claims if cards.get(square) is Card.POSSIBLE),
        markers=player.markers,
        hope=known.hope,
        has_stack=view.stack > 0,
    )
    return Standing(means, known)


def theirs(view: GoldrushView, known: Knowledge, player: PlayerView) -> Means:
    """What another seat has, as far as anyone can tell: its claims count as gold, or as possible gold if all
    know that they are not sure gold."""
    return Means(
        need=view.goal - player.banked,
        cart=player.cart,
        mines=(*player.mines, *known.nuggets),
        gold=tuple(square for square in player.claims if square not in view.unsure),
        possible=tuple(square for square in player.claims if square in view.unsure),
        markers=player.markers,
        hope=known.hope * (1 if player.mines or not player.claims else TRUSTED),
        has_stack=view.stack > 0,
    )


@dataclass
class Race:
    """Everybody's means and turns to the end, from a seat's view."""

    view: GoldrushView
    standing: Standing
    after: tuple[float, ...]
    """By place, how many turns the seat is from winning after a move that ends there."""
    others: dict[Seat, Means]
    turns: list[float]

    @property
    def seat(self) -> Seat:
        return self.view.own.seat

    def ending(self, place: int) -> float:
        """How many turns the seat is from winning after a move that has ended there."""
        return self.after[place]

    def standing_at(self, place: int, cart: int) -> float:
        """How many turns the seat is from winning if it stands there with this load."""
        means = self.standing.means
        turns = left(self.after, place, means.pace)
        if cart == means.cart:
            return turns
        return turns + outlook(place, means.carrying(cart)) - outlook(place, means)

    def other(self, seat: Seat, place: int, cart: int) -> float:
        """How many turns another seat is from winning if it stands there with this load."""
        return outlook(place, self.others[seat].carrying(cart))

    def share(self, changed: Mapping[Seat, float]) -> float:
        """The share of the wins that the seat can expect, with some seats' turns changed."""
        turns = [changed.get(Seat(seat), turns) for seat, turns in enumerate(self.turns)]
        weights = [float((max(each, 0.0) + SOON) ** -SURENESS) for each in turns]
        return weights[self.seat] / sum(weights)


def race(view: GoldrushView) -> Race:
    """How everybody stands, from a seat's view."""
    known = knowledge(view)
    standing = own(view, known)
    after = journey(standing)
    others = {player.seat: theirs(view, known, player) for player in view.others}
    turns = [
        left(after, INDEX[player.place], standing.means.pace)
        if player.seat == view.seat
        else outlook(INDEX[player.place], others[player.seat])
        for player in view.players
    ]
    return Race(view, standing, after, others, turns)
