"""Players' sides of a view: one's own with the hand, and everybody's in order."""

from dataclasses import dataclass, replace

import pytest

from engine.play.table import Seat
from engine.play.views import View
from renders.sides import own_side, ranked, winners

A, B, C = map(Seat, range(3))


@dataclass(frozen=True)
class Player:
    seat: Seat


@dataclass(frozen=True, kw_only=True)
class Table(View[Player]):
    hand: str | None


PLAYERS = (Player(A), Player(B), Player(C))
TABLE = Table(seat=B, players=PLAYERS, asked=(A,), asked_for="bid", is_over=False, hand="two cards")


def test_ones_own_side_is_that_of_the_viewer_and_the_public_has_none() -> None:
    assert own_side(TABLE) == (PLAYERS[B], "two cards")
    with pytest.raises(ValueError, match="no hand"):
        own_side(replace(TABLE, seat=None, hand=None))


def test_everybody_is_shown_by_seat_and_at_the_end_by_place() -> None:
    assert ranked(TABLE) == PLAYERS
    assert ranked(replace(TABLE, ranks=(2, 3, 1))) == [PLAYERS[C], PLAYERS[A], PLAYERS[B]]
    assert ranked(replace(TABLE, ranks=(2, 1, 1))) == [PLAYERS[B], PLAYERS[C], PLAYERS[A]]


def test_all_who_share_the_first_place_have_won() -> None:
    assert winners(replace(TABLE, ranks=(2, 1, 1))) == [PLAYERS[B], PLAYERS[C]]
