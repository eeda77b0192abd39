"""What may lie on the squares, as far as a seat knows: the deck without what it has seen, and what others
betray by their behaviour.
"""

from dataclasses import dataclass
from functools import lru_cache

from engine.games.goldrush.cards import DECK, Card
from engine.games.goldrush.robot.values import BLUFFED, SPARED
from engine.games.goldrush.state import SQUARES
from engine.games.goldrush.view import GoldrushView

Odds = tuple[tuple[Card, float], ...]
"""How likely each card is."""


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows about the squares that are not mines."""

    known: tuple[tuple[str, Card], ...]
    untouched: tuple[str, ...]
    """The squares that nobody has claimed or opened, as far as the seat can tell."""
    untouched_odds: Odds
    claimed: tuple[tuple[str, Odds], ...]
    """Others' claims on cards that the seat does not know, with the odds of each."""

    @property
    def nuggets(self) -> tuple[str, ...]:
        """The squares where everybody may take nuggets: as good as a mine, but not as safe."""
        return tuple(square for square, card in self.known if card is Card.NUGGET)

    @property
    def hope(self) -> float:
        """How good an untouched square is on average."""
        odds = dict(self.untouched_odds)
        return odds.get(Card.GOLD, 0.0) + odds.get(Card.POSSIBLE, 0.0) / 2


def knowledge(view: GoldrushView) -> Knowledge:
    """What the view's seat knows."""
    known = view.hand.known if view.hand else ()
    seen = dict(known)
    mines = tuple(square for player in view.players for square in player.mines)
    claims = tuple(square for player in view.players for square in player.claims if square not in seen)
    return _knowledge(known, mines, claims, tuple(sorted(view.spared)), tuple(sorted(view.left_open)))


@lru_cache(maxsize=256)
def _knowledge(
    known: tuple[tuple[str, Card], ...],
    mines: tuple[str, ...],
    claims: tuple[str, ...],
    spared: tuple[str, ...],
    left_open: tuple[str, ...],
) -> Knowledge:
    """R21: whoever had a marker free, looked at a card and left it open saw no gold. So a claim on it is a
    bluff."""
    seen = dict(known)
    poor = [square for square in left_open if square not in seen and square not in claims]
    rest = {card: float(count) for card, count in DECK.items()}
    for card in (*(card for _, card in known), *(Card.NO_GOLD for _ in poor)):
        rest[card] = max(0.0, rest[card] - 1)
    for _ in (square for square in mines if square not in seen):
        rest[Card.GOLD] = max(0.0, rest[Card.GOLD] - 1)
    claimed = []
    for square in claims:
        is_bluff = square in left_open
        odds = ((Card.NO_GOLD, 1.0),) if is_bluff else _claimed(rest, is_spared=square in spared)
        claimed.append((square, odds))
    for _, odds in claimed:
        for card, chance in odds:
            rest[card] = max(0.0, rest[card] - chance)
    untouched = tuple(
        square for square in SQUARES if square not in {*seen, *mines, *claims} and square not in poor
    )
    return Knowledge(known, untouched, _odds(rest), tuple(claimed))


def _claimed(rest: dict[Card, float], *, is_spared: bool) -> Odds:
    """The odds under a claim: gold, possible gold, and now and then none."""
    trust = SPARED if is_spared else 1.0
    return _odds(
        {
            Card.GOLD: rest[Card.GOLD] * trust,
            Card.POSSIBLE: rest[Card.POSSIBLE] * trust,
            Card.NO_GOLD: rest[Card.NO_GOLD] * BLUFFED + 0.01,
        }
    )


def _odds(weights: dict[Card, float]) -> Odds:
    whole = sum(weights.values())
    return tuple((card, weight / whole) for card, weight in weights.items() if weight) if whole else ()
