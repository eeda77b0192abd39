"""What every game's renders offer, as one object, so that the Discord layer need not know any game.

Knows no game; what a picture or a sentence looks like is the games' own affair.
"""

import itertools
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

from engine.play.decisions import Amount, Answer, Decision, Subset
from engine.play.table import Event
from renders.drawing.loading import drawn_by, stacked
from renders.language.catalogues import ALT, HINT, LABEL, Words
from renders.language.game_words import readable
from renders.language.names import cut
from renders.language.rulebooks import Rule
from renders.language.telling import LINE, are_news, bold
from renders.plain import text as plain
from renders.reader import Names, Reader

if TYPE_CHECKING:
    from PIL import Image

    from renders.drawing.strips import Strip

V = TypeVar("V")

AnyDecision: TypeAlias = Decision[Answer]

Style: TypeAlias = Literal["success", "primary", "secondary"]
"""How a button looks: green, blue or grey."""


_page = drawn_by("renders.plain.picture", "page")


class Face(Generic[V]):
    """A game's pictures and words: pure functions of views, stories and decisions.

    A game says what it has. All else is said plainly, from the names of fields and keys, so that a game can
    be played before it has pictures and words. For pictures a reader has the names as people wrote them; for
    messages and labels as `renders.language.player_names` makes them.
    """

    name: str
    """The game's name in code."""
    numbered: frozenset[str] = frozenset()
    """The names of the decisions whose options have numbers or letters on the pictures, or are numbers, like
    cards: whoever has found their option there looks for its sign, not through a menu. At most 20 options of
    such a pick are buttons that answer at once, in the private panel and on the board message (there only if
    the decision is public, with labels by the public view). Their `button_label` is short, because on a phone
    two labels of 15 characters stand side by side. It begins with the number, if the sign is one, and so does
    their `choice_label`."""
    by_number: Mapping[str, str] = MappingProxyType({})
    """More decisions that have some options with a printed number, with what keys have before the number:
    {"move": "step-"}. Whoever types the number of a step means that step. At most 15 such options are buttons
    on the private panel. Their `option_label` is short, and begins with the number."""
    apart: Mapping[str, frozenset[str]] = MappingProxyType({})
    """By the name of the decision, the keys of options that are always buttons, below the menus if there are
    any, and on the board message too. The other options are things of one kind; these are something else that
    one may do instead."""
    on_board: frozenset[str] = frozenset()
    """The names of the decisions whose picture shows hardly more than the board does: beside the board it is
    left out. What it has more, the question or the buttons say, too."""
    rules: Sequence[Rule] = ()
    """The numbered rules of the game, by chapter."""
    outcomes: frozenset[type[Event]] = frozenset()
    """The kinds of events that tell an answer of their `seat` together with what chance made of it. Any other
    event that begins what an answer led to says no more than the answer itself."""
    confirmed: frozenset[type[Event]] = frozenset()
    """The kinds of events that say no more than the answer which they begin to carry out, though they name no
    `seat`."""
    hides_hands: bool = True
    """Whether a player's own side has anything that others may not see."""
    board_has_hand: bool = False
    """Whether `own_board` shows all that only the viewer may see: beside it the hand tells nothing new."""
    tells_places: bool = False
    """Whether the story ends with everybody's place, so that the last message need not list them."""

    # What is to be seen: pictures of at most 1,200 x 763 pixels, one below the other, so that a client shows
    # them wide. Each of them names the parts of the alternative text that tell what it shows

    def board_strips(
        self, reader: Reader[V], *, changes: Sequence[Event] = (), palette: str = "standard"
    ) -> "Sequence[Strip]":
        """The whole table, as far as the view knows it, with marks on what the public events in `changes`
        have changed. What is asked is about the last strip: the buttons stand below it. `palette` is one of
        the names in `renders.drawing.theme.PALETTES`."""
        return _as_page(self.board_text(reader), reader, palette)

    def own_board_strips(
        self, reader: Reader[V], *, changes: Sequence[Event] = (), palette: str = "standard"
    ) -> "Sequence[Strip]":
        """The table for the viewer alone; with `board_has_hand` it also shows what only they may see."""
        return self.board_strips(reader, changes=changes, palette=palette)

    def hand_strips(self, reader: Reader[V], *, palette: str = "standard") -> "Sequence[Strip]":
        """The viewer's own side; only for views of a seat."""
        return _as_page(self.hand_text(reader), reader, palette)

    def panel_strips(
        self,
        decision: AnyDecision,
        reader: Reader[V],
        *,
        chosen: Sequence[str] = (),
        palette: str = "standard",
    ) -> "Sequence[Strip]":
        """What a decision is about, beside its question on the private panel. `chosen` are the keys that were
        chosen so far, in order. It draws no more than the view knows. Empty if there is nothing to draw; it
        is asked for only if `panel_alt` has a text."""
        return ()

    # The same in large print, for whoever wishes it: no letter and no number is smaller than
    # `renders.drawing.theme.LARGE`, and there may be up to `renders.drawing.strips.MOST_LARGE` strips. A game
    # without such pictures has its texts set large

    def large_board_strips(
        self, reader: Reader[V], *, changes: Sequence[Event] = (), palette: str = "standard"
    ) -> "Sequence[Strip]":
        """What `own_board_strips` show."""
        return _as_page(self.board_text(reader), reader, palette, is_large=True)

    def large_hand_strips(self, reader: Reader[V], *, palette: str = "standard") -> "Sequence[Strip]":
        """What `hand_strips` show."""
        return _as_page(self.hand_text(reader), reader, palette, is_large=True)

    def large_panel_strips(
        self,
        decision: AnyDecision,
        reader: Reader[V],
        *,
        chosen: Sequence[str] = (),
        palette: str = "standard",
    ) -> "Sequence[Strip]":
        """What `panel_strips` show; empty if words say it better: `panel_words` stands there then."""
        return ()

    def board(
        self, reader: Reader[V], *, changes: Sequence[Event] = (), palette: str = "standard"
    ) -> "Image.Image":
        """All strips of the board as one picture."""
        return stacked(self.board_strips(reader, changes=changes, palette=palette))

    def hand(self, reader: Reader[V], *, palette: str = "standard") -> "Image.Image":
        """All strips of the hand as one picture."""
        return stacked(self.hand_strips(reader, palette=palette))

    def panel(
        self,
        decision: AnyDecision,
        reader: Reader[V],
        *,
        chosen: Sequence[str] = (),
        palette: str = "standard",
    ) -> "Image.Image | None":
        """All strips of a panel as one picture; None if there is nothing to draw."""
        strips = self.panel_strips(decision, reader, chosen=chosen, palette=palette)
        return stacked(strips) if strips else None

    # The same in plain text of at most 1,024 characters, whole and in parts: each strip names those that it
    # shows. The parts stand in the order in which the whole is read

    def alt_text(self, reader: Reader[V]) -> str:
        """The board."""
        return plain.alternative(self.board_text(reader), ALT)

    def own_alt_text(self, reader: Reader[V]) -> str:
        """What `own_board_strips` show."""
        return self.alt_text(reader)

    def hand_alt(self, reader: Reader[V]) -> str:
        """The viewer's own side."""
        return plain.alternative(self.hand_text(reader), ALT)

    def panel_alt(self, decision: AnyDecision, reader: Reader[V], chosen: Sequence[str]) -> str | None:
        """The panel's pictures, with what was chosen so far; None for a decision without a picture."""
        return None

    def alt_parts(self, reader: Reader[V]) -> Mapping[str, str]:
        """`alt_text` in parts."""
        return {"": self.alt_text(reader)}

    def own_alt_parts(self, reader: Reader[V]) -> Mapping[str, str]:
        """`own_alt_text` in parts; a game that has another such text than `alt_text` says them itself."""
        return self.alt_parts(reader)

    def hand_alt_parts(self, reader: Reader[V]) -> Mapping[str, str]:
        """`hand_alt` in parts."""
        return {"": self.hand_alt(reader)}

    def panel_alt_parts(
        self, decision: AnyDecision, reader: Reader[V], chosen: Sequence[str]
    ) -> Mapping[str, str]:
        """`panel_alt` in parts; empty for a decision without a picture."""
        alt = self.panel_alt(decision, reader, chosen)
        return {} if alt is None else {"": alt}

    def panel_words(self, decision: AnyDecision, reader: Reader[V], chosen: Sequence[str]) -> str:
        """What stands in the place of a panel's pictures for whoever has none: what these say, and the
        question, its choices and its controls do not. A text that only says what can be seen there has no
        place here; "" if nothing is missing."""
        return "\n".join(self.panel_alt_parts(decision, reader, chosen).values())

    def board_text(self, reader: Reader[V]) -> str:
        """Everything that the board shows, as markdown; cut it into pages at line ends."""
        return plain.board_text(reader, self.turn(reader))

    def own_board_text(self, reader: Reader[V]) -> str:
        """The same for the viewer alone: all that their own board shows."""
        return self.board_text(reader)

    def map_places(self, words: Words) -> Mapping[str, str]:
        """The places of a game's map by key, each with its name; empty for a game without such a map."""
        return {}

    def map_text(self, reader: Reader[V], start: str = "") -> str:
        """The map as markdown: all places and paths, and how far each place is from `start`, a key of
        `map_places`, or from where it matters to the viewer. Only for a game with such a map."""
        return ""

    def hand_text(self, reader: Reader[V]) -> str:
        """The viewer's own side, as markdown."""
        return plain.hand_text(reader)

    def progress(self, reader: Reader[V], round_number: int, /) -> str:
        """How far the game is, in a few words that everybody may read, without names and a full stop: for
        people who look at a channel, not at a board. `round_number` counts rounds from 1."""
        return reader.words.text("plain-progress", round=round_number)

    # What happened

    def tell(self, event: Event, names: Names, words: Words) -> str:
        """One event as one line."""
        return cut(plain.sentence(event, bold(names, words), words), LINE)

    def summary(self, events: Sequence[Event], names: Names, words: Words) -> list[str]:
        """Events as the few lines that a person would write."""
        return self.log(events, names, words)

    def log(self, events: Sequence[Event], names: Names, words: Words) -> list[str]:
        """Every single event; events that belong together share a line, and an empty line parts rounds. A
        sealed answer is told once, however often it was changed, and never with its seal."""
        return [self.tell(event, names, words) for event in itertools.compress(events, are_news(events))]

    def score(self, points: int, words: Words, /) -> str:
        """A seat's points at the end, as that game counts: "35 points", "field 28"."""
        return words.text("plain-points", points=points)

    def standing(self, view: V, seat: int, words: Words) -> str:
        """Everything that decided a seat's place at the end; empty if the score says it."""
        return ""

    def won(self, players: Sequence[str], points: int, words: Words, /) -> str:
        """Who has won (names that are set off), and with how many points: a sentence without its full
        stop."""
        return words.text(
            "plain-won", players=words.listed(players), count=len(players), points=self.score(points, words)
        )

    # What is asked, and what may be answered

    def turn(self, reader: Reader[V]) -> str:
        """Tells everybody whom the table waits for and for what, and what those players find there."""
        return plain.turn(reader)

    def prompt(self, decision: AnyDecision, reader: Reader[V]) -> str:
        """Tells the seat of the view what it must decide, or what it may say or change meanwhile: one line
        with what is asked, what stands and the seat's own means, of at most 30 words in every language. It
        stands before all else, and is heard first."""
        return plain.prompt(decision.name, reader)

    def choices_text(self, decision: AnyDecision, reader: Reader[V]) -> str:
        """What there is to know of the choices that their buttons do not say: a list, a line each. It stands
        below the question and above the controls; "" if the controls say it all."""
        return ""

    def option(self, decision: AnyDecision, key: str, reader: Reader[V]) -> str:
        """An option in full, without how many are left and what a choice is worth: that stands beside it."""
        return plain.key_text(key, reader)

    def option_label(self, decision: AnyDecision, key: str, reader: Reader[V]) -> str:
        """An option on a button or in a menu of its group; at most 80 characters."""
        return cut(self.option(decision, key, reader), LABEL)

    def choice_label(self, decision: AnyDecision, key: str, reader: Reader[V]) -> str:
        """An option among those of all groups, for autocompletion, and on the buttons of a choice of several
        things; at most 100 characters. A game adds the group if the option does not tell it."""
        return cut(self.option(decision, key, reader), HINT)

    def button_label(self, decision: AnyDecision, key: str, reader: Reader[V]) -> str:
        """An option on a button; at most 80 characters, and best so short that it stays on one line of a
        phone: a panel's picture says the rest. What has a printed number has its `option_label`."""
        prefix = self.by_number.get(decision.name)
        is_numbered = prefix is not None and key.startswith(prefix)
        label = self.option_label if is_numbered else self.choice_label
        return cut(label(decision, key, reader), LABEL)

    def other_names(self, decision: AnyDecision, key: str, reader: Reader[V]) -> Sequence[str]:
        """More names by which an option is read when somebody types it: all its labels are read anyway, and
        its printed number if `numbered` or `by_number` has the decision. Two options may share a name: then
        it is read as neither, and a refusal lists both."""
        return ()

    def option_hint(self, decision: AnyDecision, key: str, reader: Reader[V]) -> str | None:
        """What an option would mean, at most 100 characters; None if that is not worth saying."""
        return None

    def group_label(self, decision: AnyDecision, group: str, reader: Reader[V]) -> str:
        """A group of options; at most 80 characters."""
        return cut(plain.key_text(group, reader), LABEL)

    def amount_label(self, decision: AnyDecision, amount: int | None, reader: Reader[V]) -> str:
        """An amount, or None for the pass; at most 80 characters."""
        return reader.words.text("plain-pass") if amount is None else str(amount)

    def likely_answers(self, decision: AnyDecision, view: V) -> Sequence[Answer]:
        """The few answers that most people would give, for buttons: at most four, of which an amount uses
        three. They follow from what the view shows by a plain rule, never from a robot's values, because
        buttons give no advice. If an amount has none, its lowest ones are buttons."""
        return (decision.usual,) if isinstance(decision, Subset) and decision.usual else ()

    def further_answers(self, decision: Subset, view: V) -> Sequence[Answer]:
        """More answers to a choice of several things, at most ten, for buttons below the likely ones once all
        are shown (`more_label`)."""
        return ()

    def several_label(self, decision: Subset, answer: Sequence[str], reader: Reader[V]) -> str:
        """A likely answer to a choice of several things, on a button; at most 80 characters."""
        chosen = ", ".join(self.option(decision, key, reader) for key in answer)
        return cut(reader.words.text("plain-usual", choice=chosen), LABEL)

    def more_label(self, decision: AnyDecision, reader: Reader[V]) -> str | None:
        """The button beside likely answers that shows all others; None if all are there without it."""
        return None

    def style(self, decision: AnyDecision, key: str, view: V) -> Style:
        """How the button of an option looks. Green is for what settles something, or was chosen already, blue
        for what matters more than others."""
        return "secondary"

    def none_label(self, decision: Subset, reader: Reader[V]) -> str:
        """To choose none of several things, where that is an answer, on a button; at most 80 characters."""
        return reader.words.text("plain-pass")

    def answer_text(self, decision: AnyDecision, answer: Answer, reader: Reader[V]) -> str:
        """Confirms an answer to whoever gave it, with the view in which it was asked."""
        if answer is None or isinstance(answer, int):
            said = self.amount_label(decision, answer, reader)
        else:
            keys = (answer,) if isinstance(answer, str) else answer
            said = reader.words.listed([self.option(decision, key, reader) for key in keys])
        return reader.words.text("plain-answer", answer=said or reader.words.text("list-nothing"))

    # What is said ahead. `ahead` is the decision by which a seat says it (`Orderable.asks`)

    def order_label(self, ahead: AnyDecision, reader: Reader[V]) -> str:
        """What may be said ahead, on the button that opens it; if only one thing can be said, the button says
        it. At most 80 characters."""
        return reader.words.text("order-limit" if isinstance(ahead, Amount) else "order-wishes")

    def order_prompt(self, ahead: AnyDecision, reader: Reader[V]) -> str:
        """Tells the seat of the view what it may say ahead, and what becomes of that."""
        return reader.words.text("order-prompt", decision=readable(ahead.name))

    def limit_label(self, ahead: AnyDecision, amount: int | None, reader: Reader[V]) -> str:
        """How far a seat goes (None: it passes), on a button; at most 80 characters."""
        if amount is None:
            return self.amount_label(ahead, amount, reader)
        return reader.words.text("order-up-to", amount=amount)

    def order_text(self, ahead: AnyDecision, said: Answer, reader: Reader[V]) -> str:
        """What will happen, as a sentence to the seat that has said it: "You bid up to 7 in this round, then
        pass." """
        if said is None or isinstance(said, int):
            text = self.limit_label(ahead, said, reader)
        else:
            keys = (said,) if isinstance(said, str) else said
            text = reader.words.listed([self.option(ahead, key, reader) for key in keys])
        return reader.words.text("order-said", answer=text)


AnyFace: TypeAlias = Face[Any]


class PlainFace(Face[Any]):
    """The face of a game that has no pictures and words of its own."""

    def __init__(self, name: str) -> None:
        self.name = name


def _as_page(text: str, reader: Reader[Any], palette: str, *, is_large: bool = False) -> "Sequence[Strip]":
    """A text on papers, for a game without pictures."""
    strips: Sequence[Strip] = _page(text, reader, palette=palette, is_large=is_large)
    return strips
