"""Buttons, menus and modals made from decisions, within all of Discord's limits.

Pure builders: they know no session store and wait for nothing. What a press means is in its `CustomId`;
a half-made choice is a `Draft`, which the caller keeps.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.custom_ids import CustomId
from engine.decisions import Amount, Answer, Decision, Option, Pick, Subset, as_text
from engine.records import SessionId
from engine.sessions import Asked
from renders.face import AnyFace, Names
from renders.names import cut
from renders.words import HINT, LABEL, Words

ROW = 5
"""Buttons in a row."""
MENU = 25
"""Options in a menu."""
MOST_SHARED = 20
"""So many buttons of several people's questions at most; more would be a wall."""
LOWEST = 3
"""How many amounts are offered as buttons."""

Row: TypeAlias = ui.ActionRow[Any]
_RANGE = re.compile(r"(?P<low>[0-9]{1,9})-(?P<high>[0-9]{1,9})", re.A)


@dataclass(frozen=True, slots=True)
class Draft:
    """A half-made choice: the group that was opened and the options chosen so far."""

    group: str | None = None
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Showing:
    """How a decision is to be shown: whose it is, in which view, names and language."""

    face: AnyFace
    view: Any
    names: Names
    words: Words


@dataclass(slots=True)
class _Builder:
    session: SessionId
    ticket: str
    decision: Decision[Answer]
    showing: Showing
    is_range_shared: bool = True
    """Whether all who may press Other… may name the same amounts."""

    def id(self, verb: str, key: str = "") -> str:
        return str(CustomId(verb, self.session, self.ticket, key))

    def option_label(self, key: str) -> str:
        """An option among those of its own group."""
        s = self.showing
        return s.face.option_label(self.decision, key, s.view, s.names, s.words)

    def choice_label(self, key: str) -> str:
        """An option among those of all groups: it says whose or where it is."""
        s = self.showing
        return s.face.choice_label(self.decision, key, s.view, s.names, s.words)

    def answer(self, key: str, label: str, style: discord.ButtonStyle) -> ui.Button[Any]:
        return ui.Button(label=label, custom_id=self.id("do", key), style=style)

    def menus(self, verb: str, placeholder: str, options: Sequence[discord.SelectOption]) -> list[Row]:
        """As many menus as the options need. Their keys only tell them apart: what is chosen is a value."""
        parts = [options[start : start + MENU] for start in range(0, len(options), MENU)]
        return [
            ui.ActionRow(
                ui.Select(
                    custom_id=self.id(verb, str(number) if number else ""),
                    placeholder=placeholder,
                    options=list(part),
                )
            )
            for number, part in enumerate(parts)
        ]


def quick_rows(session: SessionId, ticket: str, decision: Decision[Answer], showing: Showing) -> list[Row]:
    """The buttons that answer at once: all options of a short choice, or an amount's lowest. Empty for a
    decision that needs more room: that opens from Act."""
    buttons = _quick_buttons(_Builder(session, ticket, decision, showing), decision)
    return [ui.ActionRow(*buttons)] if buttons else []


def shared_rows(
    session: SessionId, ticket: str, decisions: Sequence[Decision[Answer]], showing: Showing
) -> list[Row]:
    """The quick buttons of all who may answer now. What several may choose is there once: whoever presses it
    answers his own question."""
    buttons: dict[str | None, ui.Button[Any]] = {}
    ranges = {_range(decision) for decision in decisions if isinstance(decision, Amount)}
    for decision in decisions:
        builder = _Builder(session, ticket, decision, showing, is_range_shared=len(ranges) < 2)
        for button in _quick_buttons(builder, decision):
            buttons.setdefault(button.custom_id, button)
    shown = list(buttons.values()) if len(buttons) <= MOST_SHARED else []
    return [ui.ActionRow(*shown[start : start + ROW]) for start in range(0, len(shown), ROW)]


def panel_rows(asked: Asked, draft: Draft, showing: Showing) -> list[Row]:
    """The whole of a decision for the private panel: quick buttons, or menus with a Confirm."""
    quick = quick_rows(asked.session.id, asked.ticket, asked.decision, showing)
    if quick:
        return quick
    builder = _Builder(asked.session.id, asked.ticket, asked.decision, showing)
    if isinstance(asked.decision, Pick | Subset):
        return _menu_rows(builder, asked.decision, draft)
    raise TypeError(f"no widget for {asked.decision!r}")


def always_row(session: SessionId, words: Words) -> Row:
    """Act and My hand: they carry no ticket and always work."""
    act: ui.Button[Any] = ui.Button(
        label=words.text("button-act"),
        custom_id=str(CustomId("act", session)),
        style=discord.ButtonStyle.primary,
    )
    hand: ui.Button[Any] = ui.Button(
        label=words.text("button-hand"), custom_id=str(CustomId("hand", session))
    )
    return ui.ActionRow(act, hand)


def move_row(session: SessionId, words: Words) -> Row:
    """The button that lets a game go on where it could not be shown."""
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-move"), custom_id=str(CustomId("move", session))
    )
    return ui.ActionRow(button)


def amount_modal(pressed: CustomId, words: Words) -> ui.Modal:
    """The form of Other…: made from the pressed id alone, for a form cannot wait for anything. Its key says
    from where to where amounts go, where that is the same for all who may press."""
    modal = ui.Modal(
        title=words.text("amount-title"), custom_id=str(CustomId("do", pressed.session, pressed.ticket))
    )
    found = _RANGE.fullmatch(pressed.key)
    label = (
        words.text("amount-range", low=int(found["low"]), high=int(found["high"]))
        if found
        else words.text("amount-label")
    )
    modal.add_item(
        ui.Label(
            text=label,
            component=ui.TextInput(custom_id="amount", min_length=1, max_length=9),
        )
    )
    modal.stop()
    return modal


def _range(decision: Amount) -> str:
    """From where to where amounts go, as an id says it."""
    amounts = decision.amounts()
    return f"{amounts[0]}-{amounts[-1]}" if amounts else ""


def told_apart(labels: Sequence[str], limit: int) -> list[str]:
    """Labels of at most so many characters, with numbers on those that would look the same: "Holdup (2)"."""
    shown: list[str] = []
    for number, label in enumerate(labels):
        before = labels[:number].count(label)
        mark = f" ({before + 1})" if before else ""
        shown.append(cut(label, limit - len(mark)) + mark)
    return shown


def _quick_buttons(builder: _Builder, decision: Decision[Answer]) -> list[ui.Button[Any]]:
    if isinstance(decision, Pick) and len(decision.options) <= ROW:
        return _choice_buttons(builder, decision)
    return _amount_buttons(builder, decision) if isinstance(decision, Amount) else []


def _choice_buttons(builder: _Builder, decision: Pick) -> list[ui.Button[Any]]:
    keys = [option.key for option in decision.options]
    labels = told_apart([cut(builder.choice_label(key), LABEL) for key in keys], LABEL)
    return [
        builder.answer(key, label, discord.ButtonStyle.secondary)
        for key, label in zip(keys, labels, strict=True)
    ]


def _amount_buttons(builder: _Builder, decision: Amount) -> list[ui.Button[Any]]:
    s = builder.showing
    offered: list[int | None] = list(decision.amounts()[:LOWEST])
    if decision.may_pass:
        offered.insert(0, None)
    buttons = [
        builder.answer(
            as_text(amount),
            s.face.amount_label(decision, amount, s.view, s.names, s.words),
            discord.ButtonStyle.secondary if amount is None else discord.ButtonStyle.success,
        )
        for amount in offered
    ]
    if len(decision.amounts()) > LOWEST:
        key = _range(decision) if builder.is_range_shared else ""
        buttons.append(ui.Button(label=s.words.text("button-other"), custom_id=builder.id("other", key)))
    return buttons


def _menu_rows(builder: _Builder, decision: Pick | Subset, draft: Draft) -> list[Row]:
    words = builder.showing.words
    groups = tuple(dict.fromkeys(o.group for o in decision.options if o.group is not None))
    is_grouped = len(groups) > 1
    rows: list[Row] = []
    if is_grouped:
        rows += builder.menus("group", words.text("menu-group"), _group_options(builder, groups, draft))
    # An option without a group is always on offer, beside those of the group that was opened.
    shown = [o for o in decision.options if not is_grouped or o.group in (None, draft.group)]
    is_full = isinstance(decision, Subset) and len(draft.keys) >= decision.high
    left = [o for o in shown if isinstance(decision, Pick) or o.key not in draft.keys]
    if not is_full:
        label = builder.option_label if is_grouped else builder.choice_label
        rows += builder.menus("option", words.text("menu-option"), _options(builder, left, draft, label))
    rows.append(_confirm_row(builder, decision, draft))
    return rows


def _group_options(builder: _Builder, groups: Sequence[str], draft: Draft) -> list[discord.SelectOption]:
    s = builder.showing
    return [
        discord.SelectOption(
            label=s.face.group_label(builder.decision, group, s.view, s.names, s.words),
            value=group,
            default=group == draft.group,
        )
        for group in groups
    ]


def _options(
    builder: _Builder, options: Sequence[Option], draft: Draft, label: Callable[[str], str]
) -> list[discord.SelectOption]:
    s = builder.showing
    labels = told_apart([label(option.key) for option in options], HINT)
    return [
        discord.SelectOption(
            label=shown,
            value=option.key,
            description=s.face.option_hint(builder.decision, option.key, s.view, s.names, s.words),
            default=option.key in draft.keys,
        )
        for option, shown in zip(options, labels, strict=True)
    ]


def _confirm_row(builder: _Builder, decision: Pick | Subset, draft: Draft) -> Row:
    words = builder.showing.words
    is_enough = len(draft.keys) == 1 if isinstance(decision, Pick) else len(draft.keys) >= decision.low
    label = words.text("button-confirm")
    if draft.keys:
        chosen = ", ".join(builder.choice_label(key) for key in draft.keys)
        label = words.text("button-confirm-choice", choice=cut(chosen, 60))
    confirm: ui.Button[Any] = ui.Button(
        label=label,
        custom_id=builder.id("confirm"),
        style=discord.ButtonStyle.success,
        disabled=not is_enough,
    )
    again: ui.Button[Any] = ui.Button(
        label=words.text("button-again"), custom_id=builder.id("again"), disabled=draft == Draft()
    )
    return ui.ActionRow(confirm, again)
