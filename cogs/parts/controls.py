"""How a decision is shown to somebody: its face and its reader, and ids and labels made from them.

Quick buttons, menus and half-made choices share this. It knows no session store and waits for nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.parts.custom_ids import CustomId, Verb
from engine.journal.records import SessionId
from engine.play.decisions import Answer, Decision, Pick, Subset, as_text
from engine.play.tickets import Kind, kind_of
from renders.face import AnyFace, Style
from renders.language.catalogues import LABEL, Words
from renders.language.names import cut
from renders.reader import Reader

ROW = 5
"""Buttons in a row."""
MOST_ROWS = 5
"""The most rows of controls with which one question is answered; what needs more has menus."""
MENU = 25
"""Options in a menu."""
DIGITS = 3
"""The most digits of an option's number: no number is higher than a few dozen."""

Row: TypeAlias = ui.ActionRow[Any]

_STYLES: Mapping[Style, discord.ButtonStyle] = {
    "success": discord.ButtonStyle.success,
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
}


@dataclass(frozen=True, slots=True)
class Showing:
    """How a decision is shown: by which game's face, and to which reader."""

    face: AnyFace
    reader: Reader[Any]

    @property
    def words(self) -> Words:
        return self.reader.words


@dataclass(slots=True)
class Builder:
    """Makes the controls of one decision."""

    session: SessionId
    ticket: str
    decision: Decision[Answer]
    showing: Showing
    is_range_shared: bool = True
    """Whether everybody who may press “Other amount…” may name the same amounts."""

    def id(self, verb: Verb, key: str = "") -> str:
        return str(CustomId(verb, self.session, self.ticket, key))

    @property
    def apart(self) -> frozenset[str]:
        """The options that stand apart from the others; none of those that are said ahead does."""
        is_ahead = kind_of(self.ticket) is Kind.AHEAD
        return frozenset() if is_ahead else self.showing.face.apart.get(self.decision.name, frozenset())

    def option_label(self, key: str) -> str:
        """The label of an option among those of its own group."""
        if kind_of(self.ticket) is Kind.AHEAD:
            return self.choice_label(key)
        return self.showing.face.option_label(self.decision, key, self.showing.reader)

    def choice_label(self, key: str) -> str:
        """The label of an option among those of all groups: it says whose the option is, or where."""
        return self.showing.face.choice_label(self.decision, key, self.showing.reader)

    def answer(self, key: str, label: str, style: discord.ButtonStyle) -> ui.Button[Any]:
        return ui.Button(label=label, custom_id=self.id(Verb.DO, key), style=style)

    def menus(
        self,
        verb: Verb,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        *,
        step: str,
        first: int = 0,
    ) -> list[Row]:
        """As many menus as the options need, for one step of the choice. Their ids contain the step: if a
        menu kept its id, Discord would go on showing what was chosen last. The number in the id, which counts
        from `first`, only tells the menus apart, because the choice itself is a value."""
        parts = [options[start : start + MENU] for start in range(0, len(options), MENU)]
        return [
            ui.ActionRow(
                ui.Select(
                    custom_id=self.id(verb, f"{step}-{number}"),
                    placeholder=placeholder,
                    options=list(part),
                )
            )
            for number, part in enumerate(parts, first)
        ]


def even_rows(buttons: Sequence[ui.Button[Any]], *, most: int = ROW) -> list[Row]:
    """Buttons in as few rows of at most `most` as they need, which are about equally long: 4, 4 and 3."""
    rows = -(-len(buttons) // most)
    long = -(-len(buttons) // rows) if rows else most
    return [ui.ActionRow(*buttons[start : start + long]) for start in range(0, len(buttons), long)]


def option_buttons(builder: Builder, keys: Sequence[str]) -> list[ui.Button[Any]]:
    """A button for each of these options of a pick."""
    s = builder.showing
    labels = [s.face.button_label(builder.decision, key, s.reader) for key in keys]
    shown = told_apart(labels, LABEL)
    return [builder.answer(key, label, _style(builder, key)) for key, label in zip(keys, shown, strict=True)]


def likely_buttons(builder: Builder, decision: Pick | Subset) -> list[ui.Button[Any]]:
    """A button for each answer that most people would give."""
    s = builder.showing
    likely = s.face.likely_answers(decision, s.reader.view)
    if isinstance(decision, Pick):
        return option_buttons(builder, [key for key in likely if isinstance(key, str)])
    return several_buttons(builder, decision, likely)


def several_buttons(builder: Builder, decision: Subset, answers: Sequence[Answer]) -> list[ui.Button[Any]]:
    """A button for each of these answers to a choice of several things."""
    s = builder.showing
    several = [answer for answer in answers if isinstance(answer, tuple)]
    labels = told_apart([s.face.several_label(decision, answer, s.reader) for answer in several], LABEL)
    return [
        builder.answer(as_text(answer), label, discord.ButtonStyle.primary)
        for answer, label in zip(several, labels, strict=True)
    ]


def _style(builder: Builder, key: str) -> discord.ButtonStyle:
    s = builder.showing
    return _STYLES[s.face.style(builder.decision, key, s.reader.view)]


def is_numbered(decision: str, face: AnyFace) -> bool:
    """Whether pictures mark a decision's options with numbers."""
    return decision in face.numbered or decision in face.by_number


def told_apart(labels: Sequence[str], limit: int) -> list[str]:
    """Labels of at most `limit` characters, with numbers on those that would look the same: "Holdup (2)"."""
    shown: list[str] = []
    for number, label in enumerate(labels):
        before = labels[:number].count(label)
        mark = f" ({before + 1})" if before else ""
        shown.append(cut(label, limit - len(mark)) + mark)
    return shown
