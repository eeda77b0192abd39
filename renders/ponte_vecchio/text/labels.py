"""What things in Ponte Vecchio are called: cards, steps, gulden, people and offers. Its vocabulary.

Knows cards and views, never a state or a rule.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from engine.games.ponte_vecchio.cards import (
    JOKER,
    STEPS,
    UNIT,
    Direction,
    is_among_the_last,
    steps_ahead,
    worth,
)
from engine.games.ponte_vecchio.view import PlayerView, PonteVecchioView
from engine.play.table import Seat
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.reader import Reader

Turning: TypeAlias = Literal["last-step", "no-shop-ahead", "may-turn"]

NAME: Final = 32
"""The most characters of a name in a label, so that what follows it is never cut off."""
NAMES: Final = (NAME, 18, 12, 8)
"""The same for a text with several names: fewer characters, step by step, if it would be too long."""


def gulden_text(gulden: int, words: Words) -> str:
    return words.text("ponte-vecchio-gulden", gulden=gulden)


def card_name(card: str, words: Words) -> str:
    """A card by its number alone, or "joker"."""
    return words.text("ponte-vecchio-joker") if card == JOKER else card


def card_text(card: str, gulden: int, words: Words) -> str:
    """A card, with what it is worth if that is not its number: "20", "joker (80)"."""
    return words.text("ponte-vecchio-joker-worth", worth=gulden) if card == JOKER else card


def with_card(card: str, gulden: int, words: Words) -> str:
    """By which card somebody moves: "with the 20", "with the joker, worth 80"."""
    return words.text("ponte-vecchio-with-card", card=card, worth=gulden)


def cards_text(cards: Sequence[tuple[Seat, str]], shown: Sequence[str], words: Words) -> str:
    """Who laid what: "Ben 10, Anna 40"."""
    return ", ".join(
        words.text("ponte-vecchio-laid", player=shown[seat], card=card_name(card, words))
        for seat, card in cards
    )


def goal_of(direction: Direction) -> int:
    """The last step for somebody who looks and walks in a direction."""
    return STEPS if direction is Direction.OUTWARD else 1


def steps_text(steps: Sequence[int], words: Words) -> str:
    """Steps in a row, as the Rich Man would come to them: "steps 12 to 1", "step 15"."""
    return words.text("ponte-vecchio-steps", first=steps[0], last=steps[-1], count=len(steps))


def numbers_text(steps: Sequence[int], words: Words) -> str:
    """Steps one by one: "steps 3 and 7"."""
    return words.text(
        "ponte-vecchio-step-numbers", count=len(steps), steps=words.listed([str(step) for step in steps])
    )


def offers_text(offers: Iterable[tuple[Seat, int]], shown: Sequence[str], words: Words) -> str:
    """Who offers what, the highest first: "Ben 45, Anna 30"."""
    return ", ".join(
        words.text("ponte-vecchio-offer-part", player=shown[seat], gulden=gulden)
        for seat, gulden in sorted(offers, key=lambda offer: -offer[1])
    )


def offers_in(view: PonteVecchioView) -> list[tuple[Seat, int]]:
    """P10: the offers that stand."""
    return [(player.seat, player.offer) for player in view.players if player.offer]


def called(reader: Reader[PonteVecchioView], *, limit: int | None = None) -> list[str]:
    """Everybody as the subject of a sentence: by name, cut at the limit if there is one, and "you" for the
    viewer."""
    return _addressed(reader, "ponte-vecchio-you", limit)


def called_as_paid(reader: Reader[PonteVecchioView], *, limit: int) -> list[str]:
    """Everybody as somebody who gets something: by name, and "you" for the viewer."""
    return _addressed(reader, "ponte-vecchio-you-paid", limit)


def _addressed(reader: Reader[PonteVecchioView], you: str, limit: int | None) -> list[str]:
    shown = [reader.name(player.seat) for player in reader.view.players]
    return [
        reader.words.text(you) if seat == reader.view.seat else name if limit is None else cut(name, limit)
        for seat, name in enumerate(shown)
    ]


def newest_worth(player: PlayerView) -> int:
    """P12, P13: what the card that a player laid last would pay to a shop."""
    return 0 if player.newest is None else worth(player.newest, player.built)


def own_card(view: PonteVecchioView) -> str | None:
    """P6: the card by which the viewer plays in this play; None as long as it is not laid."""
    return view.own_card


def own_worth(view: PonteVecchioView) -> int:
    """P12, P13: what that card would pay to a shop; 0 as long as it is not laid."""
    card = own_card(view)
    return 0 if card is None else worth(card, view.own.built)


def steps_of(view: PonteVecchioView, seat: Seat, steps: Iterable[int]) -> list[int]:
    """On which of some steps a player has a shop."""
    return [step for step in steps if seat in view.owners(step)]


def free_plots(view: PonteVecchioView) -> int:
    """P5: how many plots are free."""
    return sum(owner is None for plots in view.bridge for owner in plots)


def turning_on(view: PonteVecchioView, step: int) -> Turning | None:
    """P14: why the Rich Man would have to be turned on a step ahead of him, or that he could be; None if
    neither."""
    ahead = steps_ahead(step, view.direction)
    if not ahead:
        return "last-step"
    if not any(view.owners(each) for each in ahead):
        return "no-shop-ahead"
    return "may-turn" if is_among_the_last(step, view.direction) else None


def rich_man_text(view: PonteVecchioView, words: Words) -> str:
    """Where the Rich Man stands, and where he looks."""
    return words.text("ponte-vecchio-rich-man", step=view.position, goal=goal_of(view.direction))


def rivals_of(view: PonteVecchioView) -> list[Seat]:
    """P10: the seats that have the money for an offer to the holder."""
    return [player.seat for player in view.players if player.gulden >= UNIT and player.seat != view.holder]
