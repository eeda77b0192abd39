"""Stretches of games played by chance, as the public sees them: for tests of what the changes sum up."""

from collections.abc import Iterator
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from hypothesis import strategies as st

from engine.play.game import AnyGame
from engine.play.table import Event
from tests.every_game.walks import Setup, moments


class Stretch(NamedTuple):
    """What the public saw before and after some events."""

    before: Any
    events: list[Event]
    after: Any


@st.composite
def stretches(draw: st.DrawFn, game: AnyGame) -> list[Stretch]:
    """A whole game, cut into stretches."""
    seats = draw(st.sampled_from(list(game.seats)))
    seed, walk = (draw(st.integers(0, 2**32)) for _ in range(2))
    cuts = draw(st.lists(st.integers(1, 30), min_size=100, max_size=100))
    return list(_cut(Setup(game.name, seats, {}, str(seed), walk), cuts))


def _cut(setup: Setup, cuts: list[int]) -> Iterator[Stretch]:
    told: list[int] = []
    views: list[Any] = []
    events: list[Event] = []
    for moment in moments(setup):
        events = [one.event for one in moment.match.story if one.only is None]
        told.append(len(events))
        views.append(moment.match.view(None))
    stops = [at for at in accumulate([0, *cuts]) if at < len(views)]
    for first, last in pairwise(stops):
        yield Stretch(views[first], events[told[first] : told[last]], views[last])
