"""Where to go: how many turns a seat's prospector is from winning, for each place where a move may end.

A place that would change the prospector's means is worth what they have after it (`outlook`). All other
places are worth what can be reached from there, which is worked out for the whole map together.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.games.goldrush.cards import CART, GUIDED, SENT_TO, Card
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.robot.odds import Knowledge, Odds
from engine.games.goldrush.robot.outlook import ASSAY, BANK, REGISTRY, Means, after_bank, assayed, outlook
from engine.games.goldrush.robot.roads import INDEX, PLACES, TURNS_TO, Mixed, lifted, settled
from engine.games.goldrush.state import SQUARES
from engine.games.goldrush.survey import LAND


@dataclass(frozen=True)
class Standing:
    """All that decides how far a seat is from winning, except where it is."""

    means: Means
    knowledge: Knowledge


@lru_cache(maxsize=64)
def journey(standing: Standing) -> tuple[float, ...]:
    """For each place, how many turns are left after a move that ends there."""
    reached = dict(_reached(standing))
    mixed = dict(_mixed(standing))
    sent = dict(_sent(standing))
    pace = standing.means.pace
    ends = goals(standing)
    ways = [[way * pace + value for way in TURNS_TO[PLACES[place]]] for place, value in ends.items()]
    start = [min(each) for each in zip(*ways, strict=True)] or [FAR] * len(PLACES)
    return tuple(settled(start, reached, sent, mixed, pace))


def goals(standing: Standing) -> dict[int, float]:
    """The places that are worth going to, each with roughly the turns left after a move that ends there."""
    hoped = {place: expected(odds, outlook(place, standing.means)) for place, odds in _mixed(standing)}
    return hoped | dict(_reached(standing))


def expected(odds: Mixed, here: float) -> float:
    """Roughly the turns left after a move whose outcome is chance, as if nobody were sent anywhere."""
    certain, nothing, sent = odds
    return certain + (nothing + sum(chance for chance, _ in sent)) * here


FAR = 30.0
"""This many turns are left from everywhere if there is nothing to go for."""


def _reached(standing: Standing) -> Iterator[tuple[int, float]]:
    """The places where the outcome is certain, with the turns left after it."""
    means = standing.means
    if means.cart:
        yield BANK, after_bank(means)
    if means.gold:
        yield REGISTRY, outlook(REGISTRY, means.registered)
    if means.possible:
        yield ASSAY, assayed(means)
    if means.has_stack and means.cart < CART:
        for mine in means.mines:
            yield INDEX[mine], outlook(INDEX[mine], means.carrying(means.cart + 1))
    if not means.markers:
        return
    for square, card in standing.knowledge.known:
        if card in (Card.GOLD, Card.POSSIBLE) and square not in (*means.gold, *means.possible):
            yield INDEX[square], claimed(means, square, card)


def claimed(means: Means, square: str, card: Card) -> float:
    """The turns left after a claim on a square: the prospector goes to have it registered or assayed, unless
    another plan is better."""
    place = INDEX[square]
    mine = outlook(REGISTRY, means.registered_with(square))
    if card is Card.POSSIBLE:
        way, then = TURNS_TO["assay"], (mine + outlook(ASSAY, means)) / 2
    else:
        way, then = TURNS_TO["registry"], mine
    return min(way[place] * means.pace + then, outlook(place, means))


def _mixed(standing: Standing) -> Iterator[tuple[int, Mixed]]:
    """The squares whose outcome is chance, because the seat has not seen the card; and old guides, which give
    turns."""
    for square, card in standing.knowledge.known:
        if card is Card.GUIDE:
            yield INDEX[square], (1.0 - GUIDED, 1.0, ())
    for square in standing.knowledge.untouched:
        yield INDEX[square], _unseen(standing.means, square, standing.knowledge.untouched_odds)
    for square, odds in standing.knowledge.guessed:
        yield INDEX[square], _unseen(standing.means, square, odds)


def _unseen(means: Means, square: str, odds: Odds) -> Mixed:
    """The outcome of ending on an unseen card, as `Mixed` has it."""
    place, certain, nothing = INDEX[square], 0.0, 0.0
    sent: list[tuple[float, int]] = []
    for card, chance in odds:
        if card in (Card.GOLD, Card.POSSIBLE) and means.markers:
            certain += chance * claimed(means, square, card)
        elif card is Card.NUGGET and means.cart < CART and means.has_stack:
            certain += chance * outlook(place, means.carrying(means.cart + 1))
        elif card in SENT_TO:
            sent.append((chance, INDEX[SENT_TO[card]]))
        else:
            nothing += chance
            certain -= chance * (GUIDED - 1 if card is Card.GUIDE else 0)
    return certain, nothing, tuple(sent)


def _sent(standing: Standing) -> Iterator[tuple[int, int]]:
    """The squares whose instructions the seat knows, with where they send it."""
    for square, _ in standing.knowledge.known:
        if (end := landing(standing.knowledge, square)) != square:
            yield INDEX[square], INDEX[end]


def landing(knowledge: Knowledge, place: str) -> str:
    """Where a prospector is after ending a move on a place, as far as the seat knows."""
    card = dict(knowledge.known).get(place)
    if card is Card.WATER:
        return NEAREST[place]
    return lifted(place) if card is None else SENT_TO.get(card, place)


NEAREST = {square: LAND.nearest(square, Terrain.CREEK)[0] for square in SQUARES}
"""R5: the nearest creek to each square; the first if several are."""
