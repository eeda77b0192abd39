"""Outlaw, a toy: what the engine needs of it, as one object."""

from engine.play.game import Game
from tests.fifth_game.outlaw.decisions import DecisionName
from tests.fifth_game.outlaw.rules import is_over, new, play_round, ranking
from tests.fifth_game.outlaw.state import State
from tests.fifth_game.outlaw.view import OutlawView, view

GAME: Game[State, OutlawView] = Game(
    name="outlaw",
    seats=range(2, 4),
    options=("posse",),
    decisions=tuple(DecisionName),
    safe={DecisionName.BID: None},
    state=State,
    new=new,
    play_round=play_round,
    is_over=is_over,
    ranking=ranking,
    view=view,
)
