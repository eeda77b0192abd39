"""Where to go with a roll, and which rival to challenge (R2, R14, R15)."""

from collections.abc import Sequence

from engine.games.goldrush.moving import Move
from engine.games.goldrush.robot.duels import Preys, ambush, danger, duel, preys
from engine.games.goldrush.robot.journey import landing
from engine.games.goldrush.robot.roads import INDEX
from engine.games.goldrush.robot.standing import Race, race
from engine.games.goldrush.robot.values import AMBUSH
from engine.games.goldrush.view import GoldrushView


def move(view: GoldrushView, keys: Sequence[str]) -> str:
    """The move after which the seat's share of the wins is largest."""
    now = race(view)
    gains = preys(now)
    return max(view.moves, key=lambda move: worth(now, move, gains)).key


def worth(now: Race, move: Move, gains: Preys) -> float:
    """The share of the wins to expect after a move."""
    if move.rival is not None:
        return duel(now, move.rival, INDEX[move.place])
    end = landing(now.standing.knowledge, move.place)
    place = INDEX[end]
    share = now.share({now.seat: now.ending(place)})
    for rival, chance in danger(now, end).items():
        share += chance * (duel(now, rival, place) - share)
    return share + AMBUSH * ambush(now, place, gains)


def creek(view: GoldrushView, keys: Sequence[str]) -> str:
    """The creek where it is better to be."""
    now = race(view)
    return min(keys, key=lambda key: now.ending(INDEX[key]))
