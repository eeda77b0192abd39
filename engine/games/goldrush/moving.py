"""Where a roll can take a prospector, and which rivals they may or must challenge (R2, R14 to R16).

It moves nobody: the rules ask for one of these moves, and `turns` makes it.
"""

import functools
from collections.abc import Container, Iterable, Iterator

from engine.games.goldrush.cards import duel_key
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.land import Path
from engine.games.goldrush.state import State
from engine.games.goldrush.survey import LAND
from engine.play.decisions import Option, Pick
from engine.play.table import Seat
from engine.play.values import value

SAFE = ("sheriff", "bank", "jail")
"""R16: the places where nobody can be challenged."""


@value()
class Move:
    """One thing that a mover can do with a roll: end on a place, or stop there for a duel."""

    key: str
    route: Path
    """The places walked onto, the last one included."""
    rival: Seat | None = None
    """R14: the seat that the mover would challenge there."""
    is_forced: bool = False
    """R15: whether the mover cannot go on this way without this duel."""

    @property
    def place(self) -> str:
        """Where the move ends."""
        return self.route[-1]


@value()
class Reach:
    """What a roll reaches from a place, if nobody is met."""

    ways: tuple[Move, ...]
    """Every way to move."""
    ends: tuple[Move, ...]
    """Every end, by the first way there."""
    places: Container[str]
    """All places on these ways; the start is never one of them."""


@functools.lru_cache(maxsize=1024)
def _reach(start: str, roll: int) -> Reach:
    """R2: what a roll reaches from a place."""
    ways = tuple(Move(walk[-1], walk) for walk in LAND.walks(start, roll))
    ends = {move.key: move for move in reversed(ways)}
    places = dict.fromkeys(place for move in ways for place in move.route)
    return Reach(ways, _in_order(ends.values()), places)


def moves(state: State, seat: Seat, roll: int) -> tuple[Move, ...]:
    """R2, R14, R15: every end and every duel, each once, by the way that passes the fewest others. Ends come
    first, from west to east, because people find them on the map like that."""
    mover = state.players[seat]
    near = _reach(mover.place, roll)
    met = [Seat(other) for other, player in enumerate(state.players) if player.place in near.places]
    if not met:
        return near.ends
    stops = _stops(state, seat, met)
    best: dict[str, tuple[int, Move]] = {}
    for way in near.ways:
        for passed, move in _along(way, stops, is_carrier=mover.cart > 0):
            if move.key not in best or passed < best[move.key][0]:
                best[move.key] = (passed, move)
    return _in_order(move for _, move in best.values())


def _in_order(found: Iterable[Move]) -> tuple[Move, ...]:
    return tuple(sorted(found, key=_where))


def _where(move: Move) -> tuple[bool, int, int, str]:
    place = LAND.places[move.place]
    return move.rival is not None, place.x, place.y, move.key


def _stops(state: State, seat: Seat, met: Iterable[Seat]) -> dict[str, list[tuple[Seat, bool]]]:
    """By place, the others that the mover may meet there, and whether each may be challenged."""
    stops: dict[str, list[tuple[Seat, bool]]] = {}
    for other in met:
        stops.setdefault(state.players[other].place, []).append((other, may_challenge(state, seat, other)))
    return stops


def _along(
    way: Move, stops: dict[str, list[tuple[Seat, bool]]], *, is_carrier: bool
) -> Iterator[tuple[int, Move]]:
    """The moves that one way allows, each with how many others it passes."""
    passed = 0
    for step, place in enumerate(way.route, 1):
        if place not in stops:
            continue
        is_forced = is_carrier and step < len(way.route)
        rivals = [rival for rival, may in stops[place] if may]
        for rival in rivals:
            yield passed, Move(duel_key(rival), way.route[:step], rival, is_forced)
        if rivals and is_forced:
            return  # R15: a carrier cannot pass the first of them
        passed += len(stops[place])
    yield passed, way


def may_challenge(state: State, seat: Seat, rival: Seat) -> bool:
    """R14, R16: one of the two must carry gold, and the rival must not be safe in their place."""
    place = state.players[rival].place
    if place in SAFE or place in state.players[rival].mines:
        return False
    return bool(state.players[seat].cart or state.players[rival].cart)


def move_of(possible: tuple[Move, ...]) -> Pick:
    """R2, R14: the choice among moves."""
    return _pick(tuple([move.key for move in possible]))


@functools.lru_cache(maxsize=1024)
def _pick(keys: tuple[str, ...]) -> Pick:
    return Pick(name=DecisionName.MOVE, rule="R2", options=tuple(map(Option, keys)))
