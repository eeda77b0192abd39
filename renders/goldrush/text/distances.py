"""How far it is from a place to what matters to a player, in steps: by the shortest way that somebody could
walk, which goes through no house (R2).

Knows the map and views, never a state or a rule.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.goldrush.cards import CART, Card
from engine.games.goldrush.survey import LAND
from engine.games.goldrush.view import GoldrushView
from renders.goldrush.text.labels import letter, unclaimed
from renders.language.catalogues import Words

_MOST: Final = 2
"""So many distances are told where there is little room."""


def distances_text(place: str, view: GoldrushView, words: Words, *, is_brief: bool = False) -> str:
    """How far it is from a place to what matters to the viewer, in steps, what matters most first: "Bank 9,
    mine B 5"; empty for the public. If it `is_brief`, it names two things at most, and a card only if nothing
    else matters."""
    if view.hand is None:
        return ""
    steps = LAND.steps_from(place)
    ends = [(kind, end) for kind, end in _ends(place, view) if end != place]
    if is_brief:
        ends = ([one for one in ends if one[0] != "card"] or ends)[:_MOST]
    return ", ".join(
        words.text(f"goldrush-far-{kind}", steps=steps[end], square=letter(end)) for kind, end in ends
    )


def _ends(start: str, view: GoldrushView) -> Iterator[tuple[str, str]]:
    """What matters: the Bank with nuggets on the cart; the nearest own mine with room for one; the Registry
    with a claim on gold, or if no marker is free; the Assay Office with one on possible gold; with a free
    marker, the nearest card that nobody has claimed and the viewer does not know."""
    player, known = view.own, dict(() if view.hand is None else view.hand.known)
    claimed = {known.get(square) for square in player.claims}
    if player.cart:
        yield "bank", "bank"
    if player.mines and player.cart < CART and view.stack:
        yield "mine", _nearest(player.mines, start)
    if Card.GOLD in claimed or (Card.NO_GOLD in claimed and not player.markers):
        yield "registry", "registry"
    if Card.POSSIBLE in claimed:
        yield "assay", "assay"
    unknown = [square for square in unclaimed(view) if square not in known and square != start]
    if player.markers and unknown:
        yield "card", _nearest(unknown, start)


def _nearest(squares: Sequence[str], start: str) -> str:
    """The square that is the fewest steps away; of several, the first one in the order of letters."""
    steps = LAND.steps_from(start)
    return min(squares, key=lambda square: (steps[square], square))
