"""Hands of Ponte Vecchio made by hand, for tests of their pictures: what a player may come to hold."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.games.ponte_vecchio import GAME
from engine.games.ponte_vecchio.cards import CARDS, JOKER, SHOPS, Ending, worth
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.match import Match
from engine.play.table import Seat

OWN = Seat(1)
"""Whose hands they are."""


def start() -> PonteVecchioView:
    """The first question of a match, as one of five sees it."""
    return Match.start(GAME, seats=5, options={}, seed="hands").view(OWN)


def holding(
    cards: Sequence[str],
    *,
    laid: str | None = None,
    newest: str | None = None,
    built: int = 4,
    gulden: int = 135,
    **table: object,
) -> PonteVecchioView:
    """A view of a player with these cards, shops and gulden."""
    view = start()
    assert view.hand is not None
    players = list(view.players)
    players[OWN] = replace(
        players[OWN],
        gulden=gulden,
        shops=SHOPS - built,
        built=built,
        cards=len(cards),
        newest=newest,
        has_laid=laid is not None,
    )
    hand = replace(view.hand, cards=tuple(cards), laid=laid, joker=worth(JOKER, built))
    return replace(view, players=tuple(players), hand=hand, **table)  # type: ignore[arg-type]


def every_hand() -> Iterator[PonteVecchioView]:
    """Eleven cards to none, each of them laid, poor and rich, the final round and the end."""
    yield start()
    for count in range(1, len(CARDS) + 1):
        newest = CARDS[count] if count < len(CARDS) else None
        laid = CARDS[count - 1] if count % 2 else None
        yield holding(CARDS[:count], laid=laid, newest=newest, built=count, gulden=count**3)
    yield holding((), newest=JOKER, built=SHOPS, gulden=0)
    for cards in ((), (JOKER,), CARDS):
        yield holding(cards, newest=None if cards else "100", built=SHOPS, ending=Ending.BRIDGE_FULL, play=3)
    yield holding((), newest="10", gulden=2385, ending=Ending.NO_SHOPS, play=11, is_over=True)
