"""Where to go: how many turns a seat's prospector is from winning, wherever a move of his may end.

Every place that would change his means is worth what he has after it (`outlook`), and all others what can be
reached from there, which is worked out for the whole map at once.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.games.goldrush.cards import CART, GUIDED, SENT_TO, Card
from engine.games.goldrush.land import Terrain
from engine.games.goldrush.robot.odds import Knowledge, Odds
from engine.games.goldrush.robot.outlook import ASSAY, BANK, REGISTRY, Means, after_bank, assayed, outlook
from engine.games.goldrush.robot.roads import INDEX, PLACES, Mixed, lifted, settled, turns_to
from engine.games.goldrush.state import SQUARES
from engine.games.goldrush.survey import LAND


@dataclass(frozen=True)
class Standing:
    """All that decides how far a seat is from winning, but for where it is."""

    means: Means
    knowledge: Knowledge


@lru_cache(maxsize=64)
def journey(standing: Standing) -> tuple[float, ...]:
    """For each place how many turns are left after a move that ends there."""
    reached = dict(_reached(standing))
    mixed = dict(_mixed(standing))
    sent = dict(_sent(standing))
    goals = [(turns_to(PLACES[place]), value) for place, value in reached.items()]
    goals += [(turns_to(PLACES[place]), outlook(place, standing.means)) for place in mixed]
    pace = standing.means.pace
    start = [min((way[place] * pace + value for way, value in goals), default=30.0) for place in _NUMBERS]
    return tuple(settled(start, reached, sent, mixed, pace))


_NUMBERS = range(len(PLACES))


def _reached(standing: Standing) -> Iterator[tuple[int, float]]:
    """The places where it is certain what happens."""
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
            yield INDEX[square], outlook(INDEX[square], claiming(means, square, card))


def claiming(means: Means, square: str, card: Card) -> Means:
    """R5: a claim on a square."""
    kept = means._replace(markers=means.markers - 1)
    if card is Card.GOLD:
        return kept._replace(gold=(*means.gold, square))
    return kept._replace(possible=(*means.possible, square)) if card is Card.POSSIBLE else kept


def _mixed(standing: Standing) -> Iterator[tuple[int, Mixed]]:
    """The squares that it has not seen: as likely as not something is there. An old guide gives turns."""
    for square, card in standing.knowledge.known:
        if card is Card.GUIDE:
            yield INDEX[square], (1.0 - GUIDED, 1.0, ())
    for square in standing.knowledge.untouched:
        yield INDEX[square], _unseen(standing.means, square, standing.knowledge.untouched_odds)
    for square, odds in standing.knowledge.claimed:
        yield INDEX[square], _unseen(standing.means, square, odds)


def _unseen(means: Means, square: str, odds: Odds) -> Mixed:
    """What is left for certain, how likely nothing happens, and where one is sent how likely."""
    place, certain, nothing = INDEX[square], 0.0, 0.0
    sent: list[tuple[float, int]] = []
    for card, chance in odds:
        if card in (Card.GOLD, Card.POSSIBLE) and means.markers:
            certain += chance * outlook(place, claiming(means, square, card))
        elif card is Card.NUGGET and means.cart < CART and means.has_stack:
            certain += chance * outlook(place, means.carrying(means.cart + 1))
        elif card in SENT_TO:
            sent.append((chance, INDEX[SENT_TO[card]]))
        else:
            nothing += chance
            certain -= chance * (GUIDED - 1 if card is Card.GUIDE else 0)
    return certain, nothing, tuple(sent)


def _sent(standing: Standing) -> Iterator[tuple[int, int]]:
    """The squares whose instructions it knows."""
    for square, _ in standing.knowledge.known:
        if (end := landing(standing.knowledge, square)) != square:
            yield INDEX[square], INDEX[end]


def landing(knowledge: Knowledge, place: str) -> str:
    """Where one is after ending a move on a place, as far as is known."""
    card = dict(knowledge.known).get(place)
    if card is Card.WATER:
        return NEAREST[place]
    return lifted(place) if card is None else SENT_TO.get(card, place)


NEAREST = {square: LAND.nearest(square, Terrain.CREEK)[0] for square in SQUARES}
"""R5: the creek that is the nearest to each square; of several the first."""
