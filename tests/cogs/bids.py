"""A toy game of bids: notes chosen one by one, with something to change meanwhile, and a picture."""

from dataclasses import replace

from PIL import Image

from engine.play.decisions import Option
from engine.play.table import Aside, Seat
from tests.cogs.plain_face import HAND, plain_face, saying, subset
from tests.engine.table_talk import ranking
from tests.engine.toy import game_of

A, B = Seat(0), Seat(1)
ORDER = replace(
    subset((Option("3", worth=3), Option("0", copies=2), Option("1", worth=1)), 4, 4, ordered=True),
    name="order",
    is_secret=True,
)


async def bids(table):
    """Anna bids, then Ben; all the while Ben may change the order of his notes."""

    def change(keys):
        table.state.secret = " ".join(keys)

    for seat in (A, B):
        bid = await table.ask(seat, HAND, meanwhile={B: Aside(ORDER, change)})
        table.state.log.append(" ".join(bid))


GAME = replace(game_of(bids, rounds=9), decisions=("bid", "order"), ranking=ranking)


def drawn(decision, reader, *, chosen=(), palette="standard"):
    return Image.new("RGB", (8, 8), (40 * len(chosen), 0, 0))


FACE = saying(
    plain_face(label=lambda key: key),
    prompt=lambda decision, reader: f"prompt of {decision.name}",
)
PAINTED = saying(
    FACE,
    panel=drawn,
    panel_alt=lambda decision, reader, chosen: (
        f"the market, chosen: {' '.join(chosen)}" if decision.name == "bid" else None
    ),
)
