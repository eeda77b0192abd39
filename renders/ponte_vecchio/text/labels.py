"""What things in Ponte Vecchio are called: cards, steps, gulden, people and offers. Its vocabulary.

Knows cards and views, never a state or a rule.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from engine.games.ponte_vecchio.cards import (
    JOKER,
    PLAYS,
    STEPS,
    UNIT,
    Direction,
    Phase,
    is_among_the_last,
    steps_ahead,
    worth,
)
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import HandView, PlayerView, PonteVecchioView
from engine.play.table import Seat
from renders.language.catalogues import Words
from renders.language.names import cut
from renders.reader import Reader
from renders.sides import own_side

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


def hand_cards_text(hand: HandView, words: Words) -> str:
    """The cards in somebody's hand: "joker (80), 20, 30"."""
    return ", ".join(card_text(card, hand.joker, words) for card in hand.cards)


def cards_back_text(view: PonteVecchioView, words: Words) -> str:
    """P6, P16: when the viewer's played cards come back."""
    if view.is_over:
        return words.text("ponte-vecchio-hand-over")
    left = len(own_side(view)[1].cards)
    if view.ending is not None:
        return words.text("ponte-vecchio-hand-last", plays=left)
    if left == PLAYS:
        return words.text("ponte-vecchio-hand-none-played")
    return words.text("ponte-vecchio-hand-back", plays=left)


def with_card(card: str, gulden: int, words: Words) -> str:
    """By which card somebody moves: "with the 20", "with the joker, worth 80"."""
    return words.text("ponte-vecchio-with-card", card=card, worth=gulden)


def own_card_text(card: str, words: Words) -> str:
    """The viewer's card: "your 20", "your joker"."""
    return words.text("ponte-vecchio-own-card", card=card)


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
    """Some steps, in their order: "steps 3 and 7", "steps 5, 11 to 13 and 15"."""
    runs: list[list[int]] = []
    for step in steps:
        if (
            runs
            and abs(step - runs[-1][-1]) == 1
            and (len(runs[-1]) == 1 or step - runs[-1][-1] == runs[-1][1] - runs[-1][0])
        ):
            runs[-1].append(step)
        else:
            runs.append([step])
    shown: list[str] = []
    for run in runs:
        if len(run) > 2:
            shown.append(words.text("ponte-vecchio-range", first=run[0], last=run[-1]))
        else:
            shown += map(str, run)
    return words.text("ponte-vecchio-step-numbers", count=len(steps), steps=words.listed(shown))


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


def sites(view: PonteVecchioView) -> list[int]:
    """P2, P5: the steps where whoever is asked can build."""
    if view.asked_for != DecisionName.BUILD:
        return []
    is_first = view.phase is Phase.SET_UP
    steps = range(1, STEPS + 1)
    return [step for step in steps if (not view.owners(step) if is_first else None in view.bridge[step - 1])]


def shops_to_come(view: PonteVecchioView) -> int:
    """P17: how many shops can still be built."""
    return min(free_plots(view), sum(player.shops for player in view.players))


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
