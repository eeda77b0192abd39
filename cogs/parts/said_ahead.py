"""What may be said ahead, and what was said: the buttons for it, the controls of its panel, and its words.

Pure builders, like `cogs.parts.widgets`. Of a game's face they call only what a decision that is said ahead
has words for (`Face.order_label` and what follows there).
"""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.choices import Draft, menu_rows, wish_rows
from cogs.parts.controls import ROW, Builder, Row, Showing, even_rows, told_apart
from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.layouts import COMPONENTS, Part, size_of
from cogs.parts.readers import text_names
from engine.play.decisions import PASS, Amount, Pick, Subset, as_text
from engine.sessions.positions import Ahead, Asked
from renders.face import AnyDecision
from renders.language.catalogues import LABEL

MOST_LIMITS: Final = 13
"""The most limits on buttons: with the form for others, and the pass, they are five rows."""
LIMITS_IN_A_ROW: Final = 3
"""More would not stand side by side on a phone."""
MOST_BUTTONS: Final = 20
"""The most options of a pick that are buttons; more are in menus."""
MOST_NAMED: Final = 2
"""The most things to say ahead that are named below a question: more are counted."""

ROOM: Final = COMPONENTS - 6
"""The components of a message that are left for what stands below its frame and five texts."""


def order_rows(asked: Asked, draft: Draft, showing: Showing) -> list[Row]:
    """The controls with which somebody says ahead what they will answer. What they say can be changed, so a
    single thing needs no Confirm. Raises TypeError for a decision that has no controls."""
    decision, builder = asked.decision, Builder(asked.session.id, asked.ticket, asked.decision, showing)
    if isinstance(decision, Amount):
        return even_rows(_limit_buttons(builder, decision), most=LIMITS_IN_A_ROW)
    if isinstance(decision, Subset):
        return wish_rows(builder, decision, draft)
    if not isinstance(decision, Pick):
        raise TypeError(f"no widget for a {type(decision).__name__}")
    if len(decision.options) > MOST_BUTTONS:
        return menu_rows(builder, decision, draft, given=asked.given, is_final=False)
    keys = [option.key for option in decision.options]
    labels = told_apart([builder.choice_label(key) for key in keys], LABEL)
    grey = discord.ButtonStyle.secondary
    return even_rows([builder.answer(key, label, grey) for key, label in zip(keys, labels, strict=True)])


def _limit_buttons(builder: Builder, decision: Amount) -> list[ui.Button[Any]]:
    """Limits, then the form for others, then the pass."""
    s, amounts = builder.showing, decision.amounts()
    buttons = [
        builder.answer(
            as_text(amount), s.face.limit_label(decision, amount, s.reader), discord.ButtonStyle.success
        )
        for amount in amounts[:MOST_LIMITS]
    ]
    if len(amounts) > MOST_LIMITS:
        form = builder.id(Verb.OTHER, f"{amounts[0]}-{amounts[-1]}")
        buttons.append(ui.Button(label=s.words.text("button-other"), custom_id=form))
    if decision.may_pass:
        label = s.face.limit_label(decision, None, s.reader)
        buttons.append(builder.answer(PASS, label, discord.ButtonStyle.secondary))
    return buttons


def order_button(asked: Asked, ahead: Ahead, showing: Showing) -> ui.Button[Any]:
    """The button that opens the panel of what may be said ahead; where only one thing can be said, it says
    it."""
    only = _only_answer(ahead.decision)
    verb, key = (Verb.AHEAD, "") if only is None else (Verb.DO, only)
    return ui.Button(
        label=showing.face.order_label(ahead.decision, showing.reader),
        custom_id=str(CustomId(verb, asked.session.id, ahead.ticket, key)),
    )


def limit_button(builder: Builder, ticket: str) -> ui.Button[Any]:
    """The same button on the board, for all who may say how far they go in what is asked there."""
    label = builder.showing.face.order_label(builder.decision, builder.showing.reader)
    return ui.Button(label=label, custom_id=str(CustomId(Verb.AHEAD, builder.session, ticket)))


def order_to(asked: Asked) -> Ahead | None:
    """What the seat gains by saying ahead for the very question that it is asked; None if nothing."""
    return None if asked.is_unasked or asked.order not in asked.of_use else asked.order


def beside(rows: Sequence[Row], asked: Asked, showing: Showing, *, most: int) -> list[Row]:
    """The rows of a question's answers, with the button to say ahead what to answer to this very decision, if
    that is of use and `most` rows have room for it."""
    order = order_to(asked)
    if order is None:
        return [*rows]
    button = order_button(asked, order, showing)
    answers = {Verb.DO, Verb.MENUS}
    last = rows[-1].children if rows else []
    verbs = {CustomId.parse(each.custom_id or "").verb for each in last if isinstance(each, ui.Button)}
    if last and len(last) < ROW and verbs and verbs <= answers:
        return [*rows[:-1], ui.ActionRow(*last, button)]
    return [*rows, ui.ActionRow(button)] if len(rows) < most else [*rows]


def below_question(
    asked: Asked,
    showing: Showing,
    rows: Sequence[Row],
    *,
    others: Sequence[Part] = (),
    pictures: int = 0,
    quiet: str = "",
) -> list[Part]:
    """What else may be said ahead, and what was said, in a line or two and a row below the `rows` of a
    question, which have the rest. If only one thing was said, with the ticket `quiet`, it is told elsewhere.
    If the message has `others` below, or so many `pictures`, that not all of this fits, there is a button
    that shows it."""
    parts = _below_question(asked, showing, rows, quiet)
    if pictures + size_of(rows) + size_of(others) + size_of(parts) <= ROOM:
        return parts
    label, custom_id = showing.words.text("button-ahead"), CustomId(Verb.AHEAD, asked.session.id)
    return [ui.ActionRow(ui.Button(label=label, custom_id=str(custom_id)))]


def _below_question(asked: Asked, showing: Showing, rows: Sequence[Row], quiet: str) -> list[Part]:
    shown = {CustomId.parse(getattr(each, "custom_id", "")).ticket for row in rows for each in row.children}
    said = [each for each in asked.of_use if each.given is not None]
    unsaid = [each for each in asked.of_use if each.given is None and each.ticket not in shown]
    numbers = [None] if len(said) == 1 else [*range(1, len(said) + 1)]
    lines = [
        _said_line(said_text(asked, each, showing), number)
        for each, number in zip(said, numbers, strict=True)
        if number is not None or each.ticket != quiet
    ]
    offered = [order_button(asked, each, showing) for each in unsaid]
    if len(offered) > MOST_NAMED:
        lines.append(showing.words.text("order-also-many", count=len(offered)))
    elif offered:
        lines.append(_named("order-also", offered, showing))
    buttons = [
        *offered,
        *(forget_button(asked, each, showing, number) for each, number in zip(said, numbers, strict=True)),
    ]
    parts: list[Part] = [*even_rows(buttons)]
    return [ui.TextDisplay("\n".join(lines)), *parts] if lines else parts


def _said_line(text: str, number: int | None) -> str:
    """What was said, in a small line; the number, if there is one, is that of the button to forget it."""
    return f"-# ✓ {text}" if number is None else f"-# ✓ **{number}** {text}"


def all_said(asked: Asked, showing: Showing, heading: str) -> list[Part]:
    """All that was said ahead, each with the buttons to forget and to change it; then all else that may be
    said, if there is any: the text `heading` names it, and there are buttons for it."""
    parts: list[Part] = []
    for each in asked.of_use:
        if each.given is None:
            continue
        text = showing.words.text("confirmed", answer=said_text(asked, each, showing))
        change = [] if _only_answer(each.decision) else [order_button(asked, each, showing)]
        parts += [ui.TextDisplay(text), ui.ActionRow(forget_button(asked, each, showing), *change)]
    buttons = [order_button(asked, each, showing) for each in asked.of_use if each.given is None]
    if buttons:
        parts += [ui.TextDisplay(_named(heading, buttons, showing)), *even_rows(buttons)]
    return parts


def _named(heading: str, buttons: Sequence[ui.Button[Any]], showing: Showing) -> str:
    """The text `heading` with what may be said ahead: not everybody finds the buttons."""
    return showing.words.text(heading, what=", ".join(each.label or "" for each in buttons))


def end_of_order(asked: Asked, showing: Showing) -> list[Part]:
    """What stands below the controls of what is said ahead: what was said, with the button to forget it, and
    the way back to the question, or to My move."""
    words, back = showing.words, back_button(asked, showing)
    if asked.order is None or asked.order.given is None:
        return [ui.ActionRow(back)]
    text = words.text("confirmed", answer=said_text(asked, asked.order, showing))
    return [ui.TextDisplay(text), ui.ActionRow(forget_button(asked, asked.order, showing), back)]


def back_button(asked: Asked, showing: Showing) -> ui.Button[Any]:
    """The way from what is said ahead back to the question, or to My move of somebody who is not asked."""
    label = showing.words.text("button-act" if asked.other is None else "button-question")
    return ui.Button(label=label, custom_id=str(CustomId(Verb.ACT, asked.session.id)))


def forget_button(asked: Asked, ahead: Ahead, showing: Showing, number: int | None = None) -> ui.Button[Any]:
    """The button that forgets what was said; with a `number` if there are several such buttons."""
    words = showing.words
    label = words.text("button-forget") if number is None else words.text("button-forget-one", number=number)
    return ui.Button(label=label, custom_id=str(CustomId(Verb.FORGET, asked.session.id, ahead.ticket)))


def said_text(asked: Asked, ahead: Ahead, showing: Showing) -> str:
    """What will happen by what was said ahead, as a sentence; "" if nothing was said."""
    if ahead.given is None:
        return ""
    reader = showing.reader.calling(text_names(asked.session, showing.words))
    return showing.face.order_text(ahead.decision, ahead.given.answer, reader)


def _only_answer(decision: AnyDecision) -> str | None:
    """The key of the one thing that can be said; None if there is a choice."""
    if isinstance(decision, Pick) and len(decision.options) == 1:
        return decision.options[0].key
    return None
