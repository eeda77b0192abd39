"""What may lie on the squares, as far as a seat knows: the deck without what it has seen, and what others
betray by their behaviour.
"""

from dataclasses import dataclass
from functools import lru_cache

from engine.games.goldrush.cards import DECK, Card
from engine.games.goldrush.robot.values import BLUFFED, GIVEN_UP, SPARED
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
    guessed: tuple[tuple[str, Odds], ...]
    """Cards that the seat does not know and others have claimed, now or before, with the odds of each."""

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
    memories = (tuple(sorted(view.spared)), tuple(sorted(view.left_open)), view.unsure)
    return _knowledge(known, mines, claims, *memories)


@lru_cache(maxsize=256)
def _knowledge(
    known: tuple[tuple[str, Card], ...],
    mines: tuple[str, ...],
    claims: tuple[str, ...],
    spared: tuple[str, ...],
    left_open: tuple[str, ...],
    unsure: tuple[str, ...],
) -> Knowledge:
    """R21: whoever had a marker free, looked at a card and left it open saw no gold. So a claim on it is a
    bluff. R8: what is not sure gold is possible gold or none."""
    seen = dict(known)
    poor = [square for square in left_open if square not in seen and square not in claims]
    rest = {card: float(count) for card, count in DECK.items()}
    for card in (*(card for _, card in known), *(Card.NO_GOLD for _ in poor)):
        rest[card] = max(0.0, rest[card] - 1)
    for _ in (square for square in mines if square not in seen):
        rest[Card.GOLD] = max(0.0, rest[Card.GOLD] - 1)
    given_up = [square for square in unsure if square not in (*seen, *claims, *poor)]
    guessed = []
    for square in (*claims, *given_up):
        trust = GIVEN_UP if square in given_up else SPARED if square in spared else 1.0
        sure = 0.0 if square in unsure else trust
        odds = ((Card.NO_GOLD, 1.0),) if square in left_open else _claimed(rest, sure, trust)
        guessed.append((square, odds))
    for _, odds in guessed:
        for card, chance in odds:
            rest[card] = max(0.0, rest[card] - chance)
    touched = (*seen, *mines, *claims, *poor, *given_up)
    untouched = tuple(square for square in SQUARES if square not in touched)
    return Knowledge(known, untouched, _odds(rest), tuple(guessed))


def _claimed(rest: dict[Card, float], sure: float, trust: float) -> Odds:
    """The odds under a claim: gold and possible gold, as far as they can be believed, and now and then
    none."""
    return _odds(
        {
            Card.GOLD: rest[Card.GOLD] * sure,
            Card.POSSIBLE: rest[Card.POSSIBLE] * trust,
            Card.NO_GOLD: rest[Card.NO_GOLD] * BLUFFED + 0.01,
        }
    )


def _odds(weights: dict[Card, float]) -> Odds:
    whole = sum(weights.values())
    return tuple((card, weight / whole) for card, weight in weights.items() if weight) if whole else ()
