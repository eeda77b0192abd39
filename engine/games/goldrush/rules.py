"""The rules of Goldrush, in the rule book's order: this page is the table of contents.

`turns` has R1 to R4 and R12, `moving` R2 and R14 to R16 (where a roll can take a prospector), `claims` R5 to
R7 and R10, `instructions` R5 and R13, `town` R8, R9 and R11, `duels` R17 to R19, `view` R21. R22 to R24 are
house rulings: the old guide, met again, starts over with three turns; an instruction ends only the guide's
turns, not those won by rolling; and a seat's view marks the cards that it looked at and those that everybody
heard or saw.
"""

from engine.games.goldrush.cards import DECK, GOAL, SHORT_GOAL
from engine.games.goldrush.state import SQUARES, Player, State
from engine.games.goldrush.turns import name_beginner, take_turn
from engine.play.chance import Chance
from engine.play.game import Options, Ranking
from engine.play.table import Table

__all__ = ["is_over", "new", "play_round", "ranking"]


def new(seats: int, options: Options, chance: Chance) -> State:
    """R1, R20: everyone in the General Store; the cards lie face down, shuffled, one on each square. In the
    short game fewer nuggets win."""
    deck = [card for card, count in DECK.items() for _ in range(count)]
    chance.shuffle(deck)
    cards = dict(zip(SQUARES, deck, strict=True))
    goal = SHORT_GOAL if options.get("short", False) else GOAL
    return State(players=[Player() for _ in range(seats)], cards=cards, goal=goal)


async def play_round(table: Table[State]) -> None:
    """A round is a turn; before the first one the dice name the beginner."""
    if table.state.beginner is None:
        name_beginner(table)
    await take_turn(table)


def is_over(state: State) -> bool:
    """R20: somebody has brought enough nuggets to the Bank."""
    return state.is_over


def ranking(state: State) -> Ranking:
    """R20: by nuggets banked, then carried, then mines; ties share the place."""
    reached = [(player.banked, player.cart, len(player.mines)) for player in state.players]
    return Ranking.by(reached, points=[banked for banked, _, _ in reached])
