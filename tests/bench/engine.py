"""What rules cost: random games of each of ours beside random games of python-chess.

Both list every legal answer, take one by chance and carry it out, to the end of the game. Ours includes all
that a match does by itself (the answer is checked, the story told, a checkpoint left for every round); what
a journal adds for an answer that it stores (its digest, the disk) is measured by `journal` and `step`.

Counted are answers that were chosen. Chess also counts the moves that were the only ones; ours answer those
by themselves (the last card of a round, a pass for want of gold), with all that follows: a second figure
counts them too.
"""

import asyncio
import itertools
import random
from collections.abc import Callable, Iterator
from functools import partial
from unittest import mock

import chess

from engine.games import GAMES
from engine.play import table
from engine.play.game import AnyGame
from engine.play.match import Match
from tests.bench.measuring import busy, in_turns, ratio

LEAST = 1
ANSWERS = 6_000
"""So many a round, to the end of the game in which they are reached."""
MOST_MOVES = 200
"""By chance, chess goes on for ever."""


def our_game(game: AnyGame, seats: int, seed: int) -> int:
    """Play one match by chance; how many answers it took."""
    chance = random.Random(seed).random
    match = Match.start(game, seats=seats, options={}, seed=str(seed))
    answers = 0
    while not match.is_over:
        asked = match.question
        assert asked is not None
        seat = (asked.waiting_for() or tuple(asked.decisions))[0]
        legal = list(asked.decisions[seat].legal())
        match.submit(seat, legal[int(chance() * len(legal))])
        answers += 1
    return answers


def chess_game(seed: int) -> int:
    """Play one game of chess by chance; how many moves it took."""
    chance = random.Random(seed).random
    board = chess.Board()
    for moves in range(MOST_MOVES):
        legal = list(board.legal_moves)
        if not legal:
            return moves
        board.push(legal[int(chance() * len(legal))])
    return MOST_MOVES


def seconds_per_answer(play: Callable[[int], int], seeds: Iterator[int]) -> float:
    """Processor time an answer takes, over games that were not played before: nothing is kept of them."""
    answers = 0

    def work() -> None:
        nonlocal answers
        while answers < ANSWERS:
            answers += play(next(seeds))

    return busy(work) / answers


def ours(game: AnyGame) -> Callable[[int], int]:
    """Matches of a game, with every number of players in turn."""
    return lambda seed: our_game(game, game.seats[seed % len(game.seats)], seed)


def answers_by_themselves(game: AnyGame) -> float:
    """How many answers are carried out for each that is chosen: some are the only ones."""
    with mock.patch.object(table, "forced", wraps=table.forced) as looked_at:
        chosen = sum(ours(game)(seed) for seed in range(30))
    return looked_at.call_count / chosen


def main() -> None:
    """Measure all games in turn with chess."""
    plays = {name: ours(game) for name, game in GAMES.items()} | {"chess": chess_game}
    works = {name: partial(seconds_per_answer, play, itertools.count()) for name, play in plays.items()}
    taken = asyncio.run(in_turns(works))
    ratios = {name: ratio(taken, "chess", name) for name in GAMES}
    for name, times in ratios.items():
        all_of_them = times * answers_by_themselves(GAMES[name])
        print(f"engine: {name} {times:.1f}x python-chess (aim: none below {LEAST}x)")
        print(f"engine: {name} {all_of_them:.1f}x, counting answers that were the only ones, as chess does")


if __name__ == "__main__":
    main()
