"""A choice of places of the market, as its picture shows it: what can be chosen, what is, and in which order.

Knows decisions and views, never a state, a rule or a picture.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import GnadenlosView
from engine.play.decisions import Subset
from renders.face import AnyDecision
from renders.gnadenlos.text.labels import gaps, moves_text, numbers_text, place_number
from renders.language.catalogues import ALT
from renders.language.names import cut
from renders.reader import Reader


@dataclass(frozen=True, slots=True)
class Choice:
    """Places by their numbers."""

    open: tuple[int, ...]
    """What can be chosen, including what is chosen already."""
    chosen: tuple[int, ...]
    """In the order of choosing."""
    gaps: tuple[int, ...]
    """G12: the gaps, in the order in which they will be filled; empty for a theft."""

    def sign(self, number: int) -> str:
        """What is written beside a place: in a theft "1.", "2."; otherwise a gap's letter, also beside the
        place that it is filled from."""
        if number in self.gaps:
            return ascii_uppercase[self.gaps.index(number)]
        if number not in self.chosen:
            return ""
        at = self.chosen.index(number)
        return ascii_uppercase[at] if self.gaps else f"{at + 1}."


def choice_of(decision: AnyDecision, view: GnadenlosView, chosen: Sequence[str]) -> Choice | None:
    """What is chosen on the market; None for a decision about something else."""
    if not isinstance(decision, Subset) or decision.name not in (DecisionName.STEAL, DecisionName.FILL):
        return None
    return Choice(
        tuple(place_number(option.key) for option in decision.options),
        tuple(map(place_number, chosen)),
        tuple(gaps(view)) if decision.name == DecisionName.FILL else (),
    )


def places_alt(choice: Choice, reader: Reader[GnadenlosView]) -> str:
    """The market to choose on, in at most 1,024 characters: what the words beside it do not say."""
    told = (reader.words.text("gnadenlos-board-open"), places_words(choice, reader))
    return cut("\n".join(filter(None, told)), ALT)


def places_words(choice: Choice, reader: Reader[GnadenlosView]) -> str:
    """What question and choices do not say of the market: which places are chosen; "" if none are."""
    words = reader.words
    if not choice.chosen:
        return ""
    if choice.gaps:
        moves = list(zip(choice.chosen, choice.gaps, strict=False))
        return words.text("gnadenlos-board-chosen", places=moves_text(moves, words))
    return words.text("gnadenlos-board-chosen", places=numbers_text(choice.chosen, words))
