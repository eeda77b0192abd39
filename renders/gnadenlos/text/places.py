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
from renders.gnadenlos.text.labels import gaps, known_text, moves_text, numbers_text, place_number
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
    """The market to choose on, in at most 1,024 characters."""
    words = reader.words
    free = [str(number) for number in choice.open if number not in choice.chosen]
    parts = [words.text("gnadenlos-board-open", places=words.listed(free) or words.text("list-nothing"))]
    if choice.gaps:
        lettered = [f"{choice.sign(number)} = {number}" for number in choice.gaps]
        parts.append(words.text("gnadenlos-board-gaps", places=words.listed(lettered)))
    if choice.chosen and choice.gaps:
        moves = list(zip(choice.chosen, choice.gaps, strict=False))
        parts.append(words.text("gnadenlos-board-chosen", places=moves_text(moves, words)))
    elif choice.chosen:
        parts.append(words.text("gnadenlos-board-chosen", places=numbers_text(choice.chosen, words)))
    known = () if reader.view.hand is None else reader.view.hand.known
    if known:
        notes = known_text(known, reader.view.own.seat, reader.names, words)
        parts.append(words.text("gnadenlos-board-known", notes=notes))
    return cut(" ".join(parts), ALT)
