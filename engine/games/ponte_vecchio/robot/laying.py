"""Which card to lay: low to have the right to move, high to buy it (P6 to P10)."""

from collections.abc import Sequence
from math import prod

from engine.games.ponte_vecchio.cards import CARDS, ORDER, worth
from engine.games.ponte_vecchio.robot import values
from engine.games.ponte_vecchio.robot.outlook import ahead_of, distance, me, others, plays_before_final
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView


def lay(view: PonteVecchioView, keys: Sequence[str]) -> str:
    """The card that brings most more now than it usually would."""
    is_ahead = ahead_of(view, view.position, view.direction)[me(view).seat] > 0
    kept = later(view, len(keys))

    def gain(card: str) -> float:
        ahead, none = (use(view, card, is_ahead=one) for one in (True, False))
        usual = values.USUAL * ahead + (1 - values.USUAL) * none
        return (ahead if is_ahead else none) - kept * usual

    return max(keys, key=gain)


def later(view: PonteVecchioView, cards: int) -> float:
    """How likely a card that is not laid now is laid later."""
    if view.ending is not None or cards < 2:
        return 1.0
    return min(1.0, (plays_before_final(view) - 1) / (cards - 1))


def use(view: PonteVecchioView, card: str, *, is_ahead: bool) -> float:
    """What a card may be expected to bring in this play, with or without a shop ahead."""
    mine = worth(card, me(view).built)
    gain = mine if is_ahead else 0
    holds = prod(1 - beaten(view, rival, card) for rival in others(view))
    top = best_worth(view, card)
    held = sum(likely * max(gain, values.SHARE * most) for most, likely in top.items())
    bought = 0.0
    if is_ahead:
        price = min(values.SHARE * mine, me(view).gulden)
        bought = sum(
            likely * max(0.0, mine - max(price, values.SHARE * most + 5))
            for most, likely in best_worth(view, None).items()
            if me(view).gulden >= max(price, values.SHARE * most + 5)
        )
    return holds * held + (1 - holds) * bought


def odds(rival: PlayerView) -> dict[str, float]:
    """How likely another lays each card: any but the one that he played last."""
    cards = [card for card in CARDS if card != rival.newest]
    return dict.fromkeys(cards, 1 / len(cards))


def beaten(view: PonteVecchioView, rival: PlayerView, card: str) -> float:
    """How likely another has the right before one who lays a card (P7, P8)."""
    loses_tie = distance(view, rival.seat) <= distance(view, me(view).seat)
    return sum(
        likely
        for other, likely in odds(rival).items()
        if ORDER[other] < ORDER[card] or (other == card and loses_tie)
    )


def best_worth(view: PonteVecchioView, card: str | None) -> dict[int, float]:
    """How likely the dearest use that another has for the right is worth so much."""
    ahead = ahead_of(view, view.position, view.direction)
    top = {0: 1.0}
    for rival in others(view):
        if not ahead[rival.seat]:
            continue
        new: dict[int, float] = {}
        for other, likely in odds(rival).items():
            gain = 0 if card is not None and ORDER[other] <= ORDER[card] else worth(other, rival.built)
            gain = min(gain, int(rival.gulden / values.SHARE))
            for most, before in top.items():
                key = max(most, gain)
                new[key] = new.get(key, 0.0) + before * likely
        top = new
    return top
