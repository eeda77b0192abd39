"""A greedy baseline that plays Boomtown: it takes what looks best now, and looks no further.

It knows what a player in its seat would see, and nothing of the state; it never needs its luck.
"""

from collections.abc import Callable, Iterable

from engine.games.boomtown.cards import EVENTS, MINES, Kind, Town
from engine.games.boomtown.view import BoomtownView, PlayerView
from engine.play.chance import Chance
from engine.play.decisions import Amount, Answer, Decision, Pick


def choose(view: BoomtownView, decision: Decision[Answer], chance: Chance) -> Answer:
    """The answer that is worth most by the rough values below; of equals the first."""
    if isinstance(decision, Amount):
        return _bid(view, decision)
    if isinstance(decision, Pick):
        worth = WORTH[decision.name]
        return _best((option.key for option in decision.options), lambda key: worth(view, key))
    raise TypeError(f"Boomtown asks no {type(decision).__name__}")


def _bid(view: BoomtownView, decision: Amount) -> int | None:
    """Bid one more as long as that is below what the first choice gains over an average one."""
    values = [_card(view, key) for key in view.offer]
    gain = max(values) - sum(values) / len(values)
    return decision.low if decision.amounts() and decision.low <= gain else None


def _card(view: BoomtownView, key: str) -> float:
    """What a card on offer is worth to have."""
    if key in MINES:
        return _mine(view, key, MINES[key].worth) + _new_mine(view, key)
    return _event(view, EVENTS[key].kind)


def _mine(view: BoomtownView, key: str, worth: int) -> float:
    """A mine's yields until the end, and at the end."""
    return worth * (1 + _odds(MINES[key].dice) * _rounds_left(view))


def _new_mine(view: BoomtownView, key: str) -> float:
    """What one more mine means in its town: the fee, and the pawn."""
    town = MINES[key].town
    mine = _count(_me(view), town) + 1
    mayor = next((player for player in view.players if town in player.mayor_of), None)
    if mayor is None:
        return 7.0 if mine >= 2 else 1.0
    if mayor.seat == view.seat:
        return 1.0
    fee = min(_me(view).gold, _count(mayor, town) * (2 if view.governor == town else 1))
    return (9.0 if mine > _count(mayor, town) else 0.0) - fee


def _event(view: BoomtownView, kind: Kind) -> float:
    """Rough values of events, by what they move now."""
    if kind is Kind.CARD_SHARK:
        others = _others(view)
        return 0.5 + sum(min(4, other.gold) for other in others) / len(others)
    if kind is Kind.HOLDUP:
        return max(
            _holdup(view, f"{other.seat}:{number}") for other in _others(view) for number in range(2, 13)
        )
    if kind is Kind.DYNAMITE:
        return max((_dynamite(view, mine.key) for other in _others(view) for mine in other.mines), default=0)
    if kind is Kind.EXPROPRIATION:
        return max(
            (
                _expropriation(view, mine.key)
                for other in _others(view)
                for mine in other.mines
                if _count(_me(view), MINES[mine.key].town)
            ),
            default=0,
        )
    if kind is Kind.NEW_VEIN:
        return max((_new_vein(view, mine.key) for mine in _me(view).mines), default=2)
    if kind is Kind.SALOON:
        return max(_saloon(view, town) for town in Town)
    return {Kind.STAGECOACH_ROBBERY: 10.0, Kind.TELEGRAPH: 4.0, Kind.MUSTANG: 3.0}.get(kind, 2.0)


def _take(view: BoomtownView, key: str) -> float:
    return _card(view, key)


def _mustang(view: BoomtownView, key: str) -> float:
    """Ride when the best card on offer is well above the second best."""
    best, second = sorted((_card(view, card) for card in view.offer), reverse=True)[:2]
    return best - second if key == "play" else 3.0


def _telegraph(view: BoomtownView, key: str) -> float:
    """Own yields less an average opponent's; keeping the card for later is worth something too."""
    assert view.dice is not None
    first, second = view.dice
    if key == "keep":
        return _income(view, first + second) + (3.0 if _rounds_left(view) else 0.0)
    die, face = key.split("-")
    return _income(view, int(face) + (second if die == "first" else first))


def _income(view: BoomtownView, total: int) -> float:
    """What a roll means to this seat, compared with the others."""
    others = _others(view)
    mine = sum(_collected(view, player, total) for player in view.players if player.seat == view.seat)
    return mine - sum(_collected(view, other, total) for other in others) / len(others)


def _collected(view: BoomtownView, player: PlayerView, total: int) -> float:
    """A player's yields with a roll, less what collapses."""
    collapses = total in (2, 12)
    return sum(
        (mine.worth if MINES[mine.key].dice == total else 0)
        - (_mine(view, mine.key, mine.worth) if collapses and MINES[mine.key].is_dangerous else 0)
        for mine in player.mines
    )


def _dynamite(view: BoomtownView, key: str) -> float:
    """The dearest mine hurts most, and one share of that helps; a saloon hurts by what it may earn."""
    owner, worth = _laid(view, key)
    pawn = 5.0 if key in MINES and MINES[key].town in owner.mayor_of else 0.0
    leads = 1.5 if owner.score == max(other.score for other in _others(view)) else 1.0
    return (worth + pawn) * leads / len(_others(view))


def _expropriation(view: BoomtownView, key: str) -> float:
    """A mine that pays me, and pays another no more."""
    return _laid(view, key)[1] + _dynamite(view, key)


def _laid(view: BoomtownView, key: str) -> tuple[PlayerView, float]:
    """The owner of a mine or saloon on the table, and its worth to him."""
    for player in view.players:
        for mine in player.mines:
            if mine.key == key:
                return player, _mine(view, key, mine.worth)
        for saloon in player.saloons:
            if saloon.key == key:
                return player, _saloon(view, saloon.town) * (2 if saloon.has_girls else 1)
    raise LookupError(key)


def _holdup(view: BoomtownView, key: str) -> float:
    victim, number = (int(part) for part in key.split(":"))
    chances = sum(_odds(total) for total in range(number, 13))
    return chances * min(number, view.players[victim].gold)


def _saloon(view: BoomtownView, key: str) -> float:
    """2 gold whenever a mine there that is not mine produces."""
    return 1.0 + 2 * _rounds_left(view) * sum(
        _odds(MINES[mine.key].dice)
        for other in _others(view)
        for mine in other.mines
        if MINES[mine.key].town == key
    )


def _saloon_girls(view: BoomtownView, key: str) -> float:
    return next(_saloon(view, saloon.town) for saloon in _me(view).saloons if saloon.key == key)


def _new_vein(view: BoomtownView, key: str) -> float:
    return _mine(view, key, 3)


def _governor(view: BoomtownView, key: str) -> float:
    """Where most mines are mine, fees are dearest."""
    return float(sum(MINES[mine.key].town == key for mine in _me(view).mines))


def _waiting(view: BoomtownView, key: str) -> float:
    return _event(view, EVENTS[key].kind)


WORTH: dict[str, Callable[[BoomtownView, str], float]] = {
    "take": _take,
    "mustang": _mustang,
    "telegraph": _telegraph,
    "dynamite": _dynamite,
    "expropriation": _expropriation,
    "holdup": _holdup,
    "saloon": _saloon,
    "saloon-girls": _saloon_girls,
    "new-vein": _new_vein,
    "governor": _governor,
    "waiting": _waiting,
}
"""What an option is worth, for each decision that is a pick."""


def _best(keys: Iterable[str], worth: Callable[[str], float]) -> str:
    return max(keys, key=worth)


def _odds(total: int) -> float:
    """How likely two dice show a sum."""
    return (6 - abs(7 - total)) / 36


def _rounds_left(view: BoomtownView) -> int:
    """Production rolls after this round's."""
    return view.rounds - view.round


def _me(view: BoomtownView) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _others(view: BoomtownView) -> list[PlayerView]:
    return [player for player in view.players if player.seat != view.seat]


def _count(player: PlayerView, town: Town) -> int:
    return sum(MINES[mine.key].town == town for mine in player.mines)
