"""Which card to lay: low to have the right to move, high to buy it (P6 to P10)."""

from bisect import bisect
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp, prod

from engine.games.ponte_vecchio.cards import CARDS, JOKER, ORDER, SHOP_WORTH, UNIT, worth
from engine.games.ponte_vecchio.robot import values
from engine.games.ponte_vecchio.robot.outlook import ahead_now, distance, plays_before_final
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from engine.play.chance import Chance

FINE = 1_000_000
"""A draw of luck is one of this many parts."""


@dataclass(frozen=True, slots=True)
class Rival:
    """What another player may lay, as far as anyone can tell."""

    player: PlayerView
    nearer: float
    """P8: how likely they do not lose a tie."""
    ahead: float
    """How likely they have a shop ahead."""
    odds: Mapping[str, float]
    """How likely they lay each card."""

    def before(self, card: str) -> float:
        """P7, P8: how likely they come before whoever lays this card in the order of the right to move."""
        lower = sum(likely for other, likely in self.odds.items() if ORDER[other] < ORDER[card])
        return lower + self.nearer * self.odds.get(card, 0.0)


def lay(view: PonteVecchioView, keys: Sequence[str], chance: Chance) -> str:
    """A card that brings more now than it usually would later. The more it brings, the likelier it is laid,
    but luck decides, so that nobody can predict it."""
    built, kept = view.own.built, later(view, len(keys))
    now, usual = Uses.of(view, rivals(view), built), Uses.of(view, usually(view), built + growth(view))
    ahead = float(ahead_now(view)[view.own.seat] > 0)

    def gain(card: str) -> float:
        return now.of_card(card, ahead) - kept * usual.of_card(card, values.USUAL)

    gains = [gain(key) for key in keys]
    return drawn(keys, [exp((each - max(gains)) / values.SURPRISE) for each in gains], chance)


def drawn(keys: Sequence[str], likely: Sequence[float], chance: Chance) -> str:
    """One of the keys, drawn by luck with these weights."""
    upto = list(accumulate(likely))
    return keys[bisect(upto, upto[-1] * chance.below(FINE) / FINE)]


def later(view: PonteVecchioView, cards: int) -> float:
    """How likely a card that is not laid now will be laid later."""
    if view.ending is not None or cards < 2:
        return 1.0
    return min(1.0, (plays_before_final(view) - 1) / (cards - 1))


def growth(view: PonteVecchioView) -> float:
    """How many more shops the seat can expect to have before the cards are taken back."""
    plays = min(view.own.cards, plays_before_final(view)) - 1
    return values.WAITS * max(plays, 0) / len(view.players)


def rivals(view: PonteVecchioView) -> list[Rival]:
    """All others, now: each may lay any card except the one that they laid last."""
    far, ahead, found = distance(view, view.own.seat), ahead_now(view), []
    for player in view.others:
        cards = [card for card in CARDS if card != player.newest]
        odds = dict.fromkeys(cards, 1 / len(cards))
        found.append(Rival(player, distance(view, player.seat) <= far, ahead[player.seat] > 0, odds))
    return found


def usually(view: PonteVecchioView) -> list[Rival]:
    """All others, as they are in an average play."""
    odds = dict.fromkeys(CARDS, 1 / len(CARDS))
    return [Rival(player, values.NEARER, values.USUAL, odds) for player in view.others]


@dataclass(frozen=True, slots=True)
class Uses:
    """What cards can be expected to bring."""

    player: PlayerView
    foes: Sequence[Rival]
    built: float
    """P13: how many of the player's shops are on the bridge."""
    buying: Mapping[int, float]
    """By worth, how likely that is the most that the right to move is worth to any other."""

    @classmethod
    def of(cls, view: PonteVecchioView, foes: Sequence[Rival], built: float) -> "Uses":
        return cls(view.own, foes, built, dearest(foes))

    def of_card(self, card: str, ahead: float) -> float:
        """What a card brings; `ahead` is how likely the player has a shop ahead. With the right to move they
        move or sell; else they may buy."""
        gulden = self.player.gulden
        mine = SHOP_WORTH * self.built if card == JOKER else int(card)
        holds = prod(1 - foe.before(card) for foe in self.foes)
        moved = sold = bought = 0.0
        for most, likely in dearest(self.foes, above=card).items():
            moved += likely * max(mine, values.SHARE * most)
            sold += likely * values.SHARE * most
        for most, likely in self.buying.items():
            price = max(min(values.SHARE * mine, gulden), values.SHARE * most + UNIT)
            bought += likely * max(0.0, mine - price) * (price <= gulden)
        return holds * (ahead * moved + (1 - ahead) * sold) + (1 - holds) * ahead * bought


def dearest(foes: Sequence[Rival], *, above: str | None = None) -> Mapping[int, float]:
    """By worth, how likely that is the most that the right to move is worth to any of the rivals. To rivals
    who lay no more than the card `above`, it is worth nothing."""
    top = {0: 1.0}
    for foe in foes:
        most, new = int(foe.player.gulden / values.SHARE), defaultdict[int, float](float)
        gains = defaultdict[int, float](float, {0: 1 - foe.ahead})
        for card, likely in foe.odds.items():
            lower = above is not None and ORDER[card] <= ORDER[above]
            gains[0 if lower else min(most, worth(card, foe.player.built))] += likely * foe.ahead
        for gain, likely in gains.items():
            for before, share in top.items():
                new[max(before, gain)] += share * likely
        top = dict(new)
    return top
