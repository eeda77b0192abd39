"""What every game's renders offer, as one object, so that the Discord layer need not know any game.

Knows no game; what a picture or a sentence looks like is the games' own affair. What draws is loaded with the
first picture: a bot on which nobody plays has neither Pillow nor fonts in its memory.
"""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from engine.play.decisions import Amount, Answer, Decision, Subset
from engine.play.table import Event
from renders.language.catalogues import ALT, HINT, LABEL, Words
from renders.language.rulebooks import Rule

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["ALT", "HINT", "LABEL", "AnyDecision", "AnyFace", "Face", "Names", "drawn_by"]

V = TypeVar("V")
Seen = TypeVar("Seen", contravariant=True)

Names: TypeAlias = tuple[str, ...]
"""Players' names by seat: as people wrote them for pictures, by `renders.language.player_names` for labels
and texts."""
AnyDecision: TypeAlias = Decision[Answer]


class DrawBoard(Protocol[Seen]):
    """Draws the whole table, as far as a view knows it, and marks what the public events in `news` changed.
    `palette` is one of the names in `renders.drawing.theme.PALETTES`."""

    def __call__(
        self, view: Seen, names: Names, words: Words, *, news: Sequence[Event] = (), palette: str = "standard"
    ) -> "Image.Image": ...


class DrawHand(Protocol[Seen]):
    """Draws the viewer's own side; only for views of a seat."""

    def __call__(
        self, view: Seen, names: Names, words: Words, *, palette: str = "standard"
    ) -> "Image.Image": ...


class DrawPanel(Protocol[Seen]):
    """Draws what a decision is about, beside its question on the private panel; `chosen` are the keys that
    were chosen so far, in order. Draws no more than the view knows. None where there is nothing to draw."""

    def __call__(
        self,
        decision: AnyDecision,
        view: Seen,
        names: Names,
        words: Words,
        *,
        chosen: Sequence[str] = (),
        palette: str = "standard",
    ) -> "Image.Image | None": ...


@dataclass(frozen=True, kw_only=True)
class Face(Generic[V]):
    """A game's pictures and words: pure functions of views, stories and decisions."""

    name: str
    board: DrawBoard[V]
    hand: DrawHand[V]
    alt_text: Callable[[V, Names, Words], str]
    """The board in at most 1,024 characters of plain text."""
    hand_alt: Callable[[V, Names, Words], str]
    """The viewer's own side in at most 1,024 characters of plain text."""
    hand_text: Callable[[V, Names, Words], str]
    """The viewer's own side, as markdown."""
    board_text: Callable[[V, Names, Words], str]
    """Everything that the board shows, as markdown; cut it into pages at line ends."""
    tell: Callable[[Event, Names, Words], str]
    """One event as one line."""
    digest_story: Callable[[Sequence[Event], Names, Words], list[str]]
    """Events as the few lines that a person would write."""
    log_story: Callable[[Sequence[Event], Names, Words], list[str]]
    """Every single event, what belongs together on one line; an empty line parts rounds."""
    prompt: Callable[[AnyDecision, V, Names, Words], str]
    """What the seat of the view must decide, or may say or change meanwhile, said to that seat."""
    turn: Callable[[V, Names, Words], str]
    """Whom the table waits for and for what, and what he finds there, said to everybody."""
    option_label: Callable[[AnyDecision, str, V, Names, Words], str]
    """An option on a button or in a menu of its group; at most 80 characters. How many are left, and what a
    choice is worth, is said beside it."""
    option_hint: Callable[[AnyDecision, str, V, Names, Words], str | None]
    """What an option would mean, where that is worth saying; at most 100 characters."""
    choice_label: Callable[[AnyDecision, str, V, Names, Words], str]
    """An option with its group, for autocompletion; at most 100 characters."""
    group_label: Callable[[AnyDecision, str, V, Names, Words], str]
    """A group of options; at most 80 characters."""
    amount_label: Callable[[AnyDecision, int | None, V, Names, Words], str]
    """An amount, or None for the pass; at most 80 characters."""
    answer_text: Callable[[AnyDecision, Answer, V, Names, Words], str]
    """Confirms an answer to who gave it, with the view in which it was asked."""
    score: Callable[[int, Words], str]
    """A seat's points at the end, as that game counts: "35 points", "field 28"."""
    won: Callable[[Sequence[str], int, Words], str]
    """Who has won, by names that are set off, and with how many points: a sentence without its full stop."""
    standing: Callable[[V, int, Words], str] | None = None
    """All by which a seat came to its place at the end; for a game whose story does not end with it."""
    likely_amounts: Callable[[Amount, V], Sequence[int]] | None = None
    """The few amounts that most would name, rising, to be offered as buttons; without any, the lowest are.
    For a game in which the lowest tell nothing."""
    usual_label: Callable[[Subset, V, Names, Words], str] | None = None
    """The usual answer to a choice of several things, on a button; at most 80 characters. For a game in which
    a choice has one."""
    numbered: frozenset[str] = frozenset()
    """Decisions, by name, whose options the pictures number: whoever has found his on a picture looks for its
    number, not through a menu. Up to 20 options of such a pick are buttons that answer at once, on the board
    message as in the private panel (on the board only if it is public, labelled by the public view). Their
    `choice_label` begins with the number and is short: on a phone two of 15 characters stand side by side."""
    by_number: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Further decisions some of whose options have a printed number, with what stands before it in keys:
    {"move": "step-"}. They have no such buttons, but who types the number of a step means that step."""
    rules: Sequence[Rule] = ()
    """The numbered rules of the game, by chapter."""
    panel_picture: DrawPanel[V] | None = None
    """A picture beside the question, for a game that chooses on one. It is asked for where `panel_alt` has a
    text."""
    panel_alt: Callable[[AnyDecision, V, Names, Words, Sequence[str]], str | None] | None = None
    """The panel's picture, with what was chosen so far, in at most 1,024 characters of plain text; None for a
    decision without a picture."""


AnyFace: TypeAlias = Face[Any]


def drawn_by(module: str, function: str) -> Any:
    """A module's function, which is loaded when it is first called."""

    def draw(*view: Any, **more: Any) -> "Image.Image | None":
        picture: Image.Image | None = getattr(importlib.import_module(module), function)(*view, **more)
        return picture

    return draw
