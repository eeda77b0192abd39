"""Buttons, menus and modals made from decisions, within all of Discord's limits.

Pure builders: they know no session store and wait for nothing. What a press means is in its `CustomId`.
"""

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.parts.choices import Draft, choosing_rows
from cogs.parts.controls import ROW, Builder, Row, Showing, told_apart
from cogs.parts.custom_ids import CustomId, Verb
from engine.journal.records import PersonId, Session, SessionId
from engine.play.decisions import Amount, Answer, Decision, Pick, Subset, as_text
from engine.play.match import Opened
from engine.sessions.positions import Asked
from renders.language.catalogues import LABEL, Words
from renders.language.names import cut

MOST_QUICK = 20
"""The most buttons that answer at once, for all who may press them together; more would be a wall. With their
rows they are 24 of the 40 components that a message may have; the rest of a board message has twelve."""
FEW = 3
"""The most amounts that are offered as buttons."""

IN_A_LIST = "list"
"""The key of a button that stands below a list of games."""

_RANGE = re.compile(r"(?P<low>[0-9]{1,9})-(?P<high>[0-9]{1,9})", re.A)


def quick_rows(session: SessionId, ticket: str, decision: Decision[Answer], showing: Showing) -> list[Row]:
    """The buttons that answer at once: all options of a choice that is short or that pictures number, or a
    few amounts. Empty for a decision that needs more room: My move opens that one."""
    return _in_rows(_quick_buttons(Builder(session, ticket, decision, showing), decision))


def shared_rows(
    session: SessionId, ticket: str, decisions: Sequence[Decision[Answer]], showing: Showing
) -> list[Row]:
    """The quick buttons of all who may answer now. An option that several may choose has one button: whoever
    presses it answers their own question. Empty if there would be more than `MOST_QUICK`."""
    buttons: dict[str | None, ui.Button[Any]] = {}
    ranges = {_range(decision) for decision in decisions if isinstance(decision, Amount)}
    for decision in decisions:
        builder = Builder(session, ticket, decision, showing, is_range_shared=len(ranges) < 2)
        for button in _quick_buttons(builder, decision):
            buttons.setdefault(button.custom_id, button)
    return _in_rows(list(buttons.values())) if len(buttons) <= MOST_QUICK else []


def panel_rows(asked: Asked, draft: Draft, showing: Showing) -> list[Row]:
    """All controls of a decision for the private panel: quick buttons, or menus with a Confirm; and a button
    to whatever else the seat may answer now. Raises TypeError for a decision that has none."""
    other = other_rows(asked, showing)
    quick = quick_rows(asked.session.id, asked.ticket, asked.decision, showing)
    if quick:
        return [*quick, *other]
    builder = Builder(asked.session.id, asked.ticket, asked.decision, showing)
    if isinstance(asked.decision, Pick | Subset):
        return [*choosing_rows(builder, asked.decision, draft), *other]
    raise TypeError(f"no widget for {asked.decision!r}")


def other_rows(asked: Asked, showing: Showing) -> list[Row]:
    """The button that opens what the seat may say or change meanwhile; beside that, the button back to the
    question."""
    if asked.other is None:
        return []
    if asked.other.is_unasked:
        return [aside_row(asked.session.id, asked.other, showing)]
    label, custom_id = showing.words.text("button-question"), CustomId(Verb.ACT, asked.session.id)
    return [ui.ActionRow(ui.Button(label=label, custom_id=str(custom_id)))]


def aside_rows(asked: Asked, showing: Showing) -> list[Row]:
    """The buttons that open what somebody may say or change although they are not asked anything."""
    opened = Opened(asked.ticket, asked.decision)
    return [aside_row(asked.session.id, each, showing) for each in (opened, asked.other) if each is not None]


def aside_row(session: SessionId, aside: Opened, showing: Showing) -> Row:
    """The button that opens what somebody may say or change meanwhile."""
    button: ui.Button[Any] = ui.Button(
        label=showing.words.text(f"{showing.face.name}-aside-{aside.decision.name}"),
        custom_id=str(CustomId(Verb.ASIDE, session, aside.ticket)),
    )
    return ui.ActionRow(button)


def always_row(session: SessionId, words: Words) -> Row:
    """My move and My hand: they carry no ticket and always work."""
    hand: ui.Button[Any] = ui.Button(
        label=words.text("button-hand"), custom_id=str(CustomId(Verb.HAND, session))
    )
    return ui.ActionRow(_act(session, words), hand)


def act_row(session: SessionId, words: Words) -> Row:
    """My move alone."""
    return ui.ActionRow(_act(session, words))


def _act(session: SessionId, words: Words) -> ui.Button[Any]:
    return ui.Button(
        label=words.text("button-act"),
        custom_id=str(CustomId(Verb.ACT, session)),
        style=discord.ButtonStyle.primary,
    )


def home_rows(session: Session, person: PersonId, words: Words, now: float) -> list[Row]:
    """The button with which a person is back, if they are away at a moment; it is on all their panels."""
    seat = session.seat_of(person)
    if seat is None or session.absence(seat, now) is None:
        return []
    return [home_row(session.id, words)]


def home_row(session: SessionId, words: Words) -> Row:
    """The same button, for somebody who is known to be away."""
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-back-home"), custom_id=str(CustomId(Verb.HOME, session))
    )
    return ui.ActionRow(button)


def one_button_row(verb: Verb, session: SessionId, words: Words, *, key: str = "") -> Row:
    """A single button, labelled by its verb."""
    button: ui.Button[Any] = ui.Button(
        label=words.text(f"button-{verb}"),
        custom_id=str(CustomId(verb, session, key=key)),
        style=discord.ButtonStyle.primary,
    )
    return ui.ActionRow(button)


def move_row(session: SessionId, words: Words) -> Row:
    """The button that lets a game go on that could not be shown."""
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-move"), custom_id=str(CustomId(Verb.MOVE, session))
    )
    return ui.ActionRow(button)


def moves_row(sessions: Sequence[SessionId], words: Words) -> Row:
    """The same buttons for several games, below a list of games; a press also shows the list again."""
    buttons: list[ui.Button[Any]] = [
        ui.Button(
            label=words.text("button-move-game", number=session),
            custom_id=str(CustomId(Verb.MOVE, session, key=IN_A_LIST)),
        )
        for session in sessions
    ]
    return ui.ActionRow(*buttons)


def amount_modal(pressed: CustomId, words: Words) -> ui.Modal:
    """The form of Other…. It is made from the pressed id alone, because a form cannot wait for anything. The
    id's key has the lowest and the highest amount, if these are the same for everybody who may press."""
    modal = ui.Modal(
        title=words.text("amount-title"), custom_id=str(CustomId(Verb.DO, pressed.session, pressed.ticket))
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
    """The lowest and the highest amount, as an id's key has them: "low-high"."""
    amounts = decision.amounts()
    return f"{amounts[0]}-{amounts[-1]}" if amounts else ""


def _in_rows(buttons: Sequence[ui.Button[Any]]) -> list[Row]:
    return [ui.ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def _quick_buttons(builder: Builder, decision: Decision[Answer]) -> list[ui.Button[Any]]:
    if isinstance(decision, Pick):
        return _choice_buttons(builder, decision)
    return _amount_buttons(builder, decision) if isinstance(decision, Amount) else []


def _choice_buttons(builder: Builder, decision: Pick) -> list[ui.Button[Any]]:
    """One button for each option, if the options are few, or are found by their numbers; those that stand
    apart are not counted."""
    face = builder.showing.face
    most = MOST_QUICK if decision.name in face.numbered else ROW
    keys = [option.key for option in decision.options]
    if len(keys) - len(face.apart.get(decision.name, frozenset()).intersection(keys)) > most:
        return []
    labels = told_apart([cut(builder.choice_label(key), LABEL) for key in keys], LABEL)
    return [
        builder.answer(key, label, discord.ButtonStyle.secondary)
        for key, label in zip(keys, labels, strict=True)
    ]


def _few_amounts(decision: Amount, showing: Showing) -> Sequence[int]:
    """The amounts on buttons: all, if they are few; else those that most would name, or the lowest."""
    amounts = decision.amounts()
    if len(amounts) <= FEW:
        return amounts
    return (showing.face.likely_amounts(decision, showing.reader.view) or amounts)[:FEW]


def _amount_buttons(builder: Builder, decision: Amount) -> list[ui.Button[Any]]:
    s = builder.showing
    offered: list[int | None] = list(_few_amounts(decision, s))
    if decision.may_pass:
        offered.insert(0, None)
    buttons = [
        builder.answer(
            as_text(amount),
            s.face.amount_label(decision, amount, s.reader),
            discord.ButtonStyle.secondary if amount is None else discord.ButtonStyle.success,
        )
        for amount in offered
    ]
    if len(decision.amounts()) > FEW:
        key = _range(decision) if builder.is_range_shared else ""
        buttons.append(ui.Button(label=s.words.text("button-other"), custom_id=builder.id(Verb.OTHER, key)))
    return buttons
