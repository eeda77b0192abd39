"""Ponte Vecchio views made by hand, for tests of pictures: they show what a table may come to."""

from dataclasses import replace
from itertools import cycle, islice

from engine.games.ponte_vecchio import story
from engine.games.ponte_vecchio.cards import CARDS, SHOPS, Direction, Ending, Phase
from engine.games.ponte_vecchio.view import AuctionView, HandView, PlayerView, PonteVecchioView
from engine.play.table import Event, Seat

A, B, C, D, E = map(Seat, range(5))

NEWS: tuple[Event, ...] = (
    story.CardsTurned(((A, "10"), (B, "joker"))),
    story.RightSold(B, A, 45, "10", 10),
    story.Moved(A, 3, 7),
    story.Paid(B, 100, A, "100", 7),
    story.Turned(A, Direction.OUTWARD, "chosen"),
    story.AuctionWon(B, 35),
    story.ShopBuilt(B, 9, 10, is_free=False),
)
"""Everything that a picture marks."""


def start(seats: int) -> PonteVecchioView:
    """The first question of a match."""
    players = tuple(PlayerView(Seat(seat), 100, 12, 0, 11, None, False, False, 0) for seat in range(seats))
    return PonteVecchioView(
        seat=None,
        round=0,
        phase=Phase.SET_UP,
        start=A,
        bridge=((None, None),) * 15,
        position=0,
        direction=Direction.OUTWARD,
        last_mover=None,
        auction=None,
        holder=None,
        mover=None,
        has_asked=False,
        worth=0,
        quiet_rounds=0,
        ending=None,
        play=0,
        players=players,
        hand=None,
        ranks=(),
        asked=(A,),
        asked_for="build",
        is_over=False,
    )


def built(seats: int, shops: int) -> PonteVecchioView:
    """The first auction with so many shops on the bridge, all left plots first; money is high and low."""
    owners = list(islice(cycle(range(seats)), shops))
    left, right = [*owners[:15], *[None] * 15][:15], [*owners[15:], *[None] * 15][:15]
    bridge = [(one, other) for one, other in zip(left, reversed(right), strict=True)]
    view = start(seats)
    players = [
        replace(
            player,
            gulden=(5, 1240, 95, 330, 0)[player.seat],
            shops=SHOPS - owners.count(player.seat),
            built=owners.count(player.seat),
            newest=("joker", "100", "10", "50", None)[player.seat],
        )
        for player in view.players
    ]
    return replace(
        view,
        round=14,
        phase=Phase.AUCTION,
        bridge=tuple((_seat(one), _seat(other)) for one, other in bridge),
        position=7,
        last_mover=B,
        auction=AuctionView(0, None, B, (), None),
        players=tuple(players),
        asked=(B,),
        asked_for="bid",
    )


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


def bidding(seats: int) -> PonteVecchioView:
    """An auction with a bid, a pass, one who is asked, and one without money."""
    view = built(seats, 4 * seats)
    passed = (C,) if seats > 2 else ()
    return replace(view, auction=AuctionView(1235, B, A, passed, None), asked=(A,))


def building(seats: int) -> PonteVecchioView:
    """The winner of an auction is to build."""
    view = built(seats, 4 * seats)
    auction = AuctionView(35, B, B, tuple(player.seat for player in view.players if player.seat != B), B)
    return replace(view, auction=auction, quiet_rounds=0, asked=(B,), asked_for="build")


def laying(seats: int) -> PonteVecchioView:
    """Cards are laid: the first has, the others have not."""
    view = built(seats, 4 * seats)
    players = [replace(player, has_laid=player.seat == A) for player in view.players]
    asked = tuple(player.seat for player in view.players if player.seat != A)
    return replace(
        view,
        phase=Phase.CARDS,
        auction=None,
        quiet_rounds=4,
        players=tuple(players),
        asked=asked,
        asked_for="card",
    )


def bargaining(seats: int) -> PonteVecchioView:
    """The holder may move, and all others offer; one of them is out of the play."""
    view = built(seats, 4 * seats)
    players = [replace(player, newest=player.newest or "20") for player in view.players]
    for seat in range(1, seats):
        players[seat] = replace(players[seat], offer=(0, 1240, 45, 5, 100)[seat], is_out=seat == 2)
    return replace(
        view,
        phase=Phase.MOVE,
        direction=Direction.BACK,
        auction=None,
        holder=A,
        mover=A,
        worth=20 * players[0].built,
        players=tuple(players),
        asked=(A,),
        asked_for="move",
    )


def answering(seats: int) -> PonteVecchioView:
    """The holder has asked for offers: the last has answered, and the others have not."""
    view = bargaining(seats)
    players = [
        replace(player, gulden=max(player.gulden, 5), has_answered=player.seat == seats - 1)
        for player in view.players
    ]
    if seats > 2:  # some have offered nothing yet
        players[-1], players[1] = replace(players[-1], offer=0), replace(players[1], offer=0)
    asked = tuple(player.seat for player in players[1:] if not player.has_answered) or (B,)
    return replace(view, has_asked=True, players=tuple(players), asked=asked, asked_for="offers")


def sold(seats: int) -> PonteVecchioView:
    """The buyer of the right is to move."""
    view = bargaining(seats)
    players = [replace(player, offer=0) for player in view.players]
    return replace(view, players=tuple(players), mover=B, worth=100, asked=(B,))


def paying(seats: int) -> PonteVecchioView:
    """The mover chooses who is paid; the Rich Man has come to the last step."""
    return replace(sold(seats), direction=Direction.OUTWARD, position=15, asked_for="owner")


def turning(seats: int) -> PonteVecchioView:
    """The mover may turn the Rich Man round."""
    return replace(sold(seats), position=4, asked_for="turn")


def final(seats: int) -> PonteVecchioView:
    """The final round on a bridge as full as it gets."""
    view = built(seats, min(30, SHOPS * seats))
    players = [replace(player, cards=11, newest=None) for player in view.players]
    return replace(
        view,
        phase=Phase.CARDS,
        auction=None,
        position=11,
        ending=Ending.BRIDGE_FULL if seats > 2 else Ending.NO_SHOPS,
        play=11,
        players=tuple(players),
        asked=tuple(player.seat for player in players),
        asked_for="card",
    )


def over(seats: int) -> PonteVecchioView:
    """The end."""
    view = final(seats)
    players = [replace(player, cards=0, newest="90") for player in view.players]
    order = sorted(players, key=lambda player: -player.gulden)
    ranks = tuple(order.index(player) + 1 for player in players)
    return replace(
        view, phase=Phase.END, players=tuple(players), ranks=ranks, asked=(), asked_for=None, is_over=True
    )


def shared(seats: int) -> PonteVecchioView:
    """The end, where all share the first place."""
    view = over(seats)
    players = [replace(player, gulden=1240, built=6, shops=6) for player in view.players]
    return replace(view, players=tuple(players), ranks=(1,) * seats)


def held(view: PonteVecchioView, seat: Seat) -> PonteVecchioView:
    """The same table, as a seat sees it."""
    return replace(view, seat=seat, hand=HandView(CARDS, None, 60))


VIEWS = (start, bidding, building, laying, bargaining, answering, sold, paying, turning, final, over, shared)
"""Every stage of a match, for so many seats."""
