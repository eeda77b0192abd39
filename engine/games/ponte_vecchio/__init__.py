"""Ponte Vecchio, by Spartaco Albertarelli: what the engine needs of it, as one object."""

from engine.games.ponte_vecchio.cards import ASK
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.moving import KEEP
from engine.games.ponte_vecchio.orders import ORDERS
from engine.games.ponte_vecchio.robot import choose
from engine.games.ponte_vecchio.rules import is_over, new, play_round, ranking
from engine.games.ponte_vecchio.state import State
from engine.games.ponte_vecchio.story import EVENTS, CardsTurned
from engine.games.ponte_vecchio.view import PonteVecchioView, view
from engine.play.game import Game

GAME: Game[State, PonteVecchioView] = Game(
    name="ponte-vecchio",
    seats=range(2, 6),
    decisions=tuple(DecisionName),
    safe={DecisionName.BID: None, DecisionName.OFFERS: None, DecisionName.TURN: KEEP},
    waits={DecisionName.MOVE: frozenset({ASK})},
    brief=frozenset({DecisionName.OFFERS}),
    orders=ORDERS,
    revision=2,
    state=State,
    events=EVENTS,
    reveals=frozenset({CardsTurned}),
    new=new,
    play_round=play_round,
    is_over=is_over,
    ranking=ranking,
    view=view,
    robot=choose,
)
