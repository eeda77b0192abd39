"""A toy game in which everybody names a number in turn, and all hear it: nothing in it is hidden, so answers
may be taken back. Before the last round a die is rolled, and in it numbers are sealed."""

from dataclasses import replace

from engine.play.table import Aside, Seat
from tests.cogs.plain_face import plain_face
from tests.engine.table_talk import ranking
from tests.engine.toy import Said, game_of, letter, number

ROUNDS = 3


async def talk(table):
    """Numbers in turn; meanwhile the last seat may secretly change a letter. In the last round they are
    sealed."""
    seats = [Seat(seat) for seat in range(int(table.state.log[0] or 0))]

    def change(key):
        table.state.secret = key

    if table.state.rounds == ROUNDS:
        table.tell(Said(f"A die shows {table.chance.roll()}."))
        await table.ask_all({seat: number() for seat in seats}, revealed=True)
        return
    for seat in seats:
        named = await table.ask(seat, number(), meanwhile={seats[-1]: Aside(letter(), change)})
        table.tell(Said(f"Seat {seat} says {named}."))


GAME = replace(game_of(talk, rounds=ROUNDS), ranking=ranking)
FACE = plain_face(lines=lambda events: [one.words for one in events if isinstance(one, Said)])
"""A face that tells every number in a sentence."""
