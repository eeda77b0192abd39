"""What a decision is about, as its picture on the bridge shows it: where the Rich Man may stop and what that
pays to whom, where a shop may be built, or which cards there are.

Knows decisions and views, never a state, a rule or a picture.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.ponte_vecchio.cards import step_of
from engine.games.ponte_vecchio.decisions import DecisionName
from engine.games.ponte_vecchio.view import PonteVecchioView
from engine.play.decisions import Pick, Subset
from engine.play.table import Seat
from renders.face import AnyDecision
from renders.ponte_vecchio.text.choices import shops_ahead_text, turning_text
from renders.ponte_vecchio.text.labels import (
    hand_cards_text,
    numbers_text,
    offers_in,
    own_card,
    own_worth,
    rich_man_text,
    turning_on,
)
from renders.reader import Reader
from renders.sides import own_side

Turn: TypeAlias = Literal["no", "may", "must"]


@dataclass(frozen=True, slots=True)
class Stop:
    """A step that is chosen, or would be."""

    step: int
    owners: tuple[Seat, ...]
    """P12: who has a shop there; if two have, the mover pays one of them."""
    turning: Turn = "no"
    """P14: whether the Rich Man could or would have to be turned there."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What there is to choose from, and what is chosen."""

    kind: DecisionName
    stops: tuple[Stop, ...] = ()
    """For a move the steps ahead, from the nearest; for a shop those with a free plot."""
    card: str | None = None
    """The card that would pay."""
    worth: int = 0
    """P12, P13: what it would pay."""
    offers: tuple[tuple[Seat, int], ...] = ()
    """P10: the offers that stand."""
    chosen: tuple[str, ...] = ()
    """The keys of what is chosen, in order."""
    is_ahead: bool = False
    """Whether this is said ahead, so that the viewer's own card would pay once they move."""

    @property
    def steps(self) -> tuple[int, ...]:
        """The steps that are chosen, in order."""
        return tuple(step_of(key) for key in self.chosen if key.startswith("step-"))

    @property
    def is_unlaid(self) -> bool:
        """Whether the card that would pay is not laid yet."""
        return self.kind in (DecisionName.MOVE, DecisionName.OFFER) and self.card is None


def choice_of(decision: AnyDecision, view: PonteVecchioView, chosen: Sequence[str]) -> Choice | None:
    """What a decision's picture shows; None for a decision that has none."""
    last = tuple(chosen[-1:])
    if decision.name in (DecisionName.OFFER, DecisionName.OFFERS):
        return _offered(view)
    if not isinstance(decision, Pick | Subset):
        return None
    keys = [option.key for option in decision.options]
    if decision.name == DecisionName.CARD:
        laid = view.hand.laid if view.hand else None
        return Choice(DecisionName.CARD, chosen=last or (() if laid is None else (laid,)))
    if decision.name == DecisionName.BUILD:
        plots = tuple(Stop(step, view.owners(step)) for step in map(step_of, keys))
        return Choice(DecisionName.BUILD, plots, chosen=tuple(chosen))
    if decision.name != DecisionName.MOVE:
        return None
    stops = tuple(_stop(view, step_of(key)) for key in keys if key.startswith("step-"))
    offers = tuple(offers_in(view))
    if isinstance(decision, Subset):
        card, gulden = own_card(view), own_worth(view)
        return Choice(DecisionName.MOVE, stops, card, gulden, offers, tuple(chosen), is_ahead=True)
    if view.mover is None:
        return None
    return Choice(DecisionName.MOVE, stops, view.players[view.mover].newest, view.worth, offers, last)


def _offered(view: PonteVecchioView) -> Choice:
    """P10: what the viewer's own card would pay if they bought the right."""
    stops = tuple(_stop(view, step) for step in view.ahead)
    return Choice(DecisionName.OFFER, stops, own_card(view), own_worth(view), tuple(offers_in(view)))


def _stop(view: PonteVecchioView, step: int) -> Stop:
    return Stop(step, view.owners(step), _turning(view, step))


def _turning(view: PonteVecchioView, step: int) -> Turn:
    """P14: whether the Rich Man must be turned on a step, or may be."""
    turning = turning_on(view, step)
    if turning is None:
        return "no"
    return "may" if turning == "may-turn" else "must"


def panel_alt(decision: AnyDecision, reader: Reader[PonteVecchioView], chosen: Sequence[str]) -> str | None:
    """The picture in at most 1,024 characters; None for a decision without one."""
    return "\n".join(panel_alt_parts(decision, reader, chosen).values()) or None


def panel_alt_parts(
    decision: AnyDecision, reader: Reader[PonteVecchioView], chosen: Sequence[str]
) -> dict[str, str]:
    """The same by what is to be seen: the offers, which the choices tell; the bridge, with the shops ahead or
    where one can build; the cards. Only to somebody who may buy the right it says where the Rich Man can be
    turned."""
    view, words = reader.view, reader.words
    choice = choice_of(decision, view, chosen)
    if choice is None:
        return {}
    if choice.kind == DecisionName.CARD:
        cards = hand_cards_text(own_side(view)[1], words)
        said = words.text("ponte-vecchio-panel-cards", cards=cards)
        return {"bridge": rich_man_text(view, words), "cards": said}
    if choice.kind == DecisionName.BUILD:
        steps = numbers_text([stop.step for stop in choice.stops], words)
        return {"bridge": words.text("ponte-vecchio-panel-build", steps=steps)}
    turning = turning_text(view, words) if choice.kind == DecisionName.OFFER else ""
    parts = {"bridge": " ".join(filter(None, (shops_ahead_text(reader), turning)))}
    return {"offers": words.text("ponte-vecchio-panel-offers"), **parts} if choice.offers else parts


def panel_words(decision: AnyDecision, reader: Reader[PonteVecchioView], chosen: Sequence[str]) -> str:
    """What the picture shows that question and choices do not say: where the Rich Man is, to whoever lays a
    card, and where he can be turned, to whoever may buy the right to move him."""
    choice = choice_of(decision, reader.view, chosen)
    if choice is not None and choice.kind == DecisionName.CARD:
        return rich_man_text(reader.view, reader.words)
    if choice is not None and choice.kind == DecisionName.OFFER:
        return turning_text(reader.view, reader.words)
    return ""
