"""Gnadenlos!, by Klaus Teuber: what the engine needs of it, as one object."""

import functools

from engine.games.gnadenlos.cards import Box
from engine.games.gnadenlos.data import BOX, read
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.orders import ORDERS
from engine.games.gnadenlos.robot import choose
from engine.games.gnadenlos.rules import is_over, new, play_round, ranking
from engine.games.gnadenlos.state import State
from engine.games.gnadenlos.story import (
    EVENTS,
    AdventurersOffered,
    AdventurersShown,
    Bid,
    EventTurned,
    NoBidPossible,
    NoteTurned,
    PileEnded,
)
from engine.games.gnadenlos.view import GnadenlosView, view
from engine.play.game import USUAL, Game


def game(box: Box) -> Game[State, GnadenlosView]:
    """The game with the values of a box, for the matches that begin with it."""
    return Game(
        name="gnadenlos",
        seats=range(3, 5),
        options=("advanced", "bot_fills_gaps"),
        decisions=tuple(DecisionName),
        safe={DecisionName.BUY: None, DecisionName.FILL: USUAL},
        orders=ORDERS,
        revision=2,
        state=State,
        events=EVENTS,
        reveals=frozenset(
            {EventTurned, PileEnded, AdventurersShown, AdventurersOffered, NoBidPossible, NoteTurned}
        ),
        reveals_unasked=frozenset({Bid}),
        new=functools.partial(new, box),
        play_round=play_round,
        is_over=is_over,
        ranking=ranking,
        view=view,
        robot=choose,
        with_data=lambda text: game(read(text)),
        values=lambda state: state.box,
        with_values=game,
    )


GAME = game(BOX)
