"""Goldrush: what the engine needs of it, as one object."""

from engine.games.goldrush.cards import KEEP, NOTHING
from engine.games.goldrush.decisions import DecisionName
from engine.games.goldrush.orders import ORDERS
from engine.games.goldrush.robot import choose
from engine.games.goldrush.rules import is_over, new, play_round, ranking
from engine.games.goldrush.state import State
from engine.games.goldrush.story import (
    EVENTS,
    Assayed,
    CardRead,
    ClaimsTakenBack,
    Looked,
    NotSure,
    Registered,
)
from engine.games.goldrush.view import GoldrushView, view
from engine.play.game import Game

GAME: Game[State, GoldrushView] = Game(
    name="goldrush",
    seats=range(2, 5),
    options=("short",),
    decisions=tuple(DecisionName),
    safe={DecisionName.WITHDRAW: KEEP, DecisionName.ASSAY: NOTHING},
    orders=ORDERS,
    revision=2,
    state=State,
    events=EVENTS,
    reveals=frozenset({Looked, CardRead, Registered, NotSure, ClaimsTakenBack, Assayed}),
    is_lasting=True,
    new=new,
    play_round=play_round,
    is_over=is_over,
    ranking=ranking,
    view=view,
    robot=choose,
)
