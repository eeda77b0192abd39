"""Boomtown, by Bruno Cathala and Bruno Faidutti: what the engine needs of it, as one object."""

from engine.games.boomtown.cards import KEEP
from engine.games.boomtown.decisions import DecisionName
from engine.games.boomtown.horizon import is_revocable
from engine.games.boomtown.orders import ORDERS
from engine.games.boomtown.robot import choose
from engine.games.boomtown.rules import is_over, new, play_round, ranking
from engine.games.boomtown.state import State
from engine.games.boomtown.story import EVENTS, RoundBegan
from engine.games.boomtown.view import BoomtownView, view
from engine.play.game import Game

GAME: Game[State, BoomtownView] = Game(
    name="boomtown",
    seats=range(3, 6),
    options=("short", "last_keeps_all"),
    option_seats={"short": range(3, 4), "last_keeps_all": range(4, 6)},
    decisions=tuple(DecisionName),
    safe={DecisionName.BID: None, DecisionName.MUSTANG: KEEP, DecisionName.TELEGRAPH: KEEP},
    orders=ORDERS,
    revision=1,
    state=State,
    events=EVENTS,
    reveals=frozenset({RoundBegan}),
    revocable=is_revocable,
    new=new,
    play_round=play_round,
    is_over=is_over,
    ranking=ranking,
    view=view,
    robot=choose,
)
