"""Views of Goldrush made by hand, for tests of the board: they show what a table may come to."""

from dataclasses import replace

from engine.games.goldrush import story
from engine.games.goldrush.cards import Card, Why
from engine.games.goldrush.moving import Move
from engine.games.goldrush.rules import new
from engine.games.goldrush.state import Owed
from engine.games.goldrush.view import GoldrushView, HandView, view
from engine.play.chance import Chance
from engine.play.table import Event, Seat

A, B, C, D = map(Seat, range(4))

NEWS: tuple[Event, ...] = (
    story.Moved(A, "store", ("street-10", "street-11", "street-12", "east")),
    story.Sent((B, C), ("u", "dry"), "saloon"),
    story.Claimed(B, "c", None),
    story.Registered(C, ("d",)),
    story.Dug(C, "d", 3),
    story.Challenged(A, B, "east", ("room", "room-g-1", "g")),
    story.DuelWon(A, B, 2),
    story.Banked(D, 4, 4),
)
"""Everything that a picture marks."""


def start(seats: int) -> GoldrushView:
    """Before the first turn: all are in the General Store."""
    return view(new(seats, {}, Chance("tables", "deck")), None, None)


def moving(seats: int) -> GoldrushView:
    """In the middle of a match the second is asked to move, with ends of all kinds and duels to choose from;
    claims, mines, full carts."""
    players = [
        replace(player, place=place, cart=cart, banked=banked, markers=0, claims=claims, mines=mines)
        for player, place, cart, banked, claims, mines in zip(
            start(seats).players,
            ("w", "n", "jail", "jail"),
            (4, 1, 0, 2),
            (0, 4, 2, 1),
            (("a", "b"), ("q",), (), ("x", "y", "z")),
            (("c",), ("n", "s"), ("d", "e", "f"), ()),
            strict=False,
        )
    ]
    moves = (
        *(
            Move(place, ("n-o-1", place))
            for place in ("bank", "smithy", "west", "q", "w", "dry", "c", "e-f-1")
        ),
        Move("duel-0", ("w",), A),
    )
    return replace(
        start(seats),
        turn=123,
        mover=B,
        why=Why.GUIDE,
        roll=5,
        stack=7,
        players=tuple(replace(player, owed=2 * (player.seat == B)) for player in players),
        owed=(Owed(B, Why.GUIDE), Owed(B, Why.DUEL)),
        moves=moves,
        unsure=("b", "q", "v"),
        asked=(B,),
        asked_for="move",
    )


def asked(seats: int, name: str) -> GoldrushView:
    """The same, asked something else."""
    return replace(moving(seats), asked_for=name, moves=())


def standing(table: GoldrushView, seat: Seat, place: str) -> GoldrushView:
    """The same, with somebody on another place."""
    players = [replace(player, place=place) if player.seat == seat else player for player in table.players]
    return replace(table, players=tuple(players))


def crowded(place: str) -> GoldrushView:
    """All four on one place, with everything that a cart can show."""
    table = moving(4)
    players = [
        replace(player, place=place, cart=cart)
        for player, cart in zip(table.players, (0, 1, 3, 4), strict=True)
    ]
    return replace(table, players=tuple(players))


def over(seats: int) -> GoldrushView:
    """The second has won."""
    table = moving(seats)
    players = [
        replace(player, banked=5 if player.seat == B else player.banked, owed=0) for player in table.players
    ]
    return replace(
        table,
        players=tuple(players),
        owed=(),
        moves=(),
        asked=(),
        asked_for=None,
        is_over=True,
        ranks=(2, 1, 3, 3)[:seats],
    )


def held(table: GoldrushView, seat: Seat) -> GoldrushView:
    """The same table, as one sees it who knows some cards."""
    return replace(table, seat=seat, hand=HandView((("k", Card.GOLD), ("l", Card.BEER), ("q", Card.NO_GOLD))))
