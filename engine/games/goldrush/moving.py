"""Where a roll can take a prospector, and whom he may or must challenge on the way (R2, R14 to R16).

It moves nobody: the rules ask one of these moves, and `turns` makes it.
"""

import functools
from collections.abc import Iterable, Iterator

from engine.decisions import Pick, option
from engine.games.goldrush.cards import duel_key
from engine.games.goldrush.land import Path
from engine.games.goldrush.state import State
from engine.games.goldrush.survey import LAND
from engine.table import Seat
from engine.values import value

SAFE = ("sheriff", "bank", "jail")
"""R16: where nobody can be challenged."""


@value()
class Move:
    """One thing that a mover can do with his roll: end on a place, or stop there for a duel."""

    key: str
    route: Path
    """The places walked onto, the last one included."""
    rival: Seat | None = None
    """R14: whom he would challenge there."""
    is_forced: bool = False
    """R15: going this way, he could not go on without this duel."""

    @property
    def place(self) -> str:
        """Where the move ends."""
        return self.route[-1]


def moves(state: State, seat: Seat, roll: int) -> tuple[Move, ...]:
    """R2, R14, R15: every end and every duel, each once, by the way that passes the fewest. Ends come first,
    from west to east, for that is how they are found on the map."""
    start = state.players[seat].place
    met = others_by_place(state, seat)
    if met.keys().isdisjoint(_places_on_the_way(start, roll)):
        return _ends(start, roll)
    best: dict[str, tuple[int, Move]] = {}
    for walk in LAND.walks(start, roll):
        for passed, move in _along(state, seat, walk, met):
            if move.key not in best or passed < best[move.key][0]:
                best[move.key] = (passed, move)
    return _in_order(move for _, move in best.values())


def others_by_place(state: State, seat: Seat) -> dict[str, list[Seat]]:
    """Where the others stand."""
    met: dict[str, list[Seat]] = {}
    for other, player in enumerate(state.players):
        if other != seat:
            met.setdefault(player.place, []).append(Seat(other))
    return met


@functools.lru_cache(maxsize=1024)
def _ends(start: str, roll: int) -> tuple[Move, ...]:
    """Every end where nobody is met, by the first way there."""
    first = {walk[-1]: walk for walk in reversed(LAND.walks(start, roll))}
    return _in_order(Move(place, walk) for place, walk in first.items())


@functools.lru_cache(maxsize=1024)
def _places_on_the_way(start: str, roll: int) -> dict[str, None]:
    """All places that a roll can take somebody onto or past."""
    return dict.fromkeys(place for walk in LAND.walks(start, roll) for place in walk)


def _in_order(found: Iterable[Move]) -> tuple[Move, ...]:
    return tuple(sorted(found, key=_where))


def _where(move: Move) -> tuple[bool, int, int, str]:
    place = LAND.places[move.place]
    return move.rival is not None, place.x, place.y, move.key


def _along(state: State, seat: Seat, walk: Path, met: dict[str, list[Seat]]) -> Iterator[tuple[int, Move]]:
    """What can be done on one way, and how many others are passed before."""
    is_carrier = state.players[seat].cart > 0
    passed = 0
    for step, place in enumerate(walk, 1):
        if place not in met:
            continue
        is_forced = is_carrier and step < len(walk)
        rivals = [rival for rival in met[place] if may_challenge(state, seat, rival)]
        for rival in rivals:
            yield passed, Move(duel_key(rival), walk[:step], rival, is_forced)
        if rivals and is_forced:
            return  # R15: past the first of them a carrier does not come
        passed += len(met[place])
    yield passed, Move(walk[-1], walk)


def may_challenge(state: State, seat: Seat, rival: Seat) -> bool:
    """R14, R16: one of the two must carry gold, and the other must not be safe where he is."""
    place = state.players[rival].place
    if place in SAFE or place in state.players[rival].mines:
        return False
    return bool(state.players[seat].cart or state.players[rival].cart)


def move_of(possible: tuple[Move, ...]) -> Pick:
    """R2, R14: the choice among moves."""
    return Pick(name="move", rule="R2", options=tuple(option(move.key) for move in possible))
