"""Buttons, menus and modals made from decisions, within all of Discord's limits.

Pure builders: they know no session store and wait for nothing. What a press means is in its `CustomId`;
a half-made choice is a `Draft`, which the caller keeps.
"""

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
from renders.words import LABEL, Words

ROW = 5
"""Buttons in a row."""
MENU = 25
"""Options in a menu."""
MOST_SHARED = 20
"""So many buttons of several people's questions at most; more would be a wall."""
LOWEST = 3
"""How many amounts are offered as buttons."""

Row: TypeAlias = ui.ActionRow[Any]


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
    for decision in decisions:
        for button in _quick_buttons(_Builder(session, ticket, decision, showing), decision):
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


def amount_modal(custom_id: CustomId, words: Words) -> ui.Modal:
    """The modal of Other…: made from the id alone, for a modal cannot wait for anything."""
    modal = ui.Modal(title=words.text("amount-title"), custom_id=str(custom_id))
    modal.add_item(
        ui.Label(
            text=words.text("amount-label"),
            component=ui.TextInput(custom_id="amount", min_length=1, max_length=9),
        )
    )
    modal.stop()
    return modal


def _quick_buttons(builder: _Builder, decision: Decision[Answer]) -> list[ui.Button[Any]]:
    if isinstance(decision, Pick) and len(decision.options) <= ROW:
        return _choice_buttons(builder, decision)
    return _amount_buttons(builder, decision) if isinstance(decision, Amount) else []


def _choice_buttons(builder: _Builder, decision: Pick) -> list[ui.Button[Any]]:
    return [
        builder.answer(
            option.key, cut(builder.choice_label(option.key), LABEL), discord.ButtonStyle.secondary
        )
        for option in decision.options
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
        buttons.append(ui.Button(label=s.words.text("button-other"), custom_id=builder.id("other")))
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
    return [
        discord.SelectOption(
            label=label(option.key),
            value=option.key,
            description=s.face.option_hint(builder.decision, option.key, s.view, s.names, s.words),
            default=option.key in draft.keys,
        )
        for option in options
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
