"""Views of Goldrush made by hand, for tests of the pictures that one player alone sees."""

from collections.abc import Iterator, Mapping, Sequence

from engine.games.goldrush.cards import KEEP, NOTHING, Card, Why
from engine.games.goldrush.rules import new
from engine.games.goldrush.state import SQUARES, Owed, Player, State
from engine.games.goldrush.view import GoldrushView, view
from engine.play.chance import Chance
from engine.play.decisions import Option, Pick
from engine.play.table import Question, Seat

OWN, OTHER = Seat(1), Seat(0)
"""Whose hands they are, and somebody else."""
KINDS: Mapping[str, Card] = dict(zip(SQUARES, Card, strict=False))
"""One square of every kind of card."""


def table(seats: int, *, seed: str = "hands") -> State:
    """A match that is about to begin."""
    return new(seats, {}, Chance(seed, "deck"))


def holding(
    claims: Mapping[str, Card] | None = None,
    *,
    mines: Sequence[str] = (),
    known: Mapping[str, Card] | None = None,
    seats: int = 4,
    place: str = "store",
    cart: int = 0,
    banked: int = 0,
    owed: int = 0,
    roll: int = 0,
    is_over: bool = False,
    theirs: Sequence[str] = (),
    unsure: Sequence[str] = (),
    question: Question | None = None,
    seed: str = "hands",
) -> GoldrushView:
    """What a player sees who has these claims, mines and nuggets, and knows these cards too; `theirs` are
    somebody else's claims, `unsure` what all know not to be sure gold. Another `seed` is another deck."""
    state = table(seats, seed=seed)
    claims, known = claims or {}, known or {}
    state.cards |= {**claims, **known, **dict.fromkeys(mines, Card.GOLD)}
    state.players[OWN] = Player(
        place=place,
        cart=cart,
        banked=banked,
        claims=list(claims),
        mines=list(mines),
        known=[*claims, *known, *mines],
    )
    state.players[OTHER].claims, state.players[OTHER].place = list(theirs), "m"
    state.unsure = list(unsure)
    state.owed = [Owed(OWN, Why.GUIDE)] * owed
    state.mover, state.roll, state.is_over = OWN, roll, is_over
    return view(state, question, OWN)


def asking(decision: Pick) -> Question:
    """The player is asked something."""
    return Question("one", {OWN: decision}, (OWN,))


def pick(name: str, *keys: str, rule: str = "R5", is_secret: bool = True) -> Pick:
    return Pick(name=name, rule=rule, options=tuple(map(Option, keys)), is_secret=is_secret)


CLAIM = pick("claim", "claim", "leave")
WITHDRAW = pick("withdraw", KEEP, "a", "b", "c", "a-b", "a-c", "b-c", "a-b-c", is_secret=False)
BLUFFS = pick("withdraw", KEEP, "a", "c", "a-c")
"""The same in revision 1: only what is on no gold can be taken back, and that is secret."""
ASSAY = pick("assay", "b", NOTHING)
MOVE = pick("move")
"""Only to say what is asked: which moves there are, the view knows."""
CLAIMED = {"a": Card.NO_GOLD, "b": Card.POSSIBLE, "c": Card.NO_GOLD}


def every_hand() -> Iterator[GoldrushView]:
    """Nothing to as much as there can be; in Jail, with a guide, and at the end; two players and four."""
    yield holding(seats=2)
    yield holding({"k": Card.GOLD}, cart=1, banked=2)
    yield holding(CLAIMED, cart=4, banked=4, known=KINDS, unsure="abckm")
    yield holding({"z": Card.NO_GOLD}, mines=("m", "w"), cart=3, banked=1, owed=2)
    yield holding(mines=("a", "b", "c"), place="jail", cart=2, owed=1)
    yield holding({"q": Card.POSSIBLE}, mines=("w",), banked=8, is_over=True)
    everything = {square: card for square, card in table(4).cards.items() if square not in CLAIMED}
    yield holding(CLAIMED, place="k", known=everything, cart=4, banked=3)


def move_in(view: GoldrushView) -> Pick:
    """The choice among the moves of a view."""
    return pick("move", *(move.key for move in view.moves), rule="R2")
