"""A choice in the making: menus of what is left to choose, what was chosen in words, and its Confirm.

Pure builders, like `cogs.parts.widgets`: what is half chosen is a `Draft`, which the caller keeps. What may
be chosen, and what is an answer, the decision itself says.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from cogs.parts.controls import MENU, Builder, Row, Showing, told_apart
from cogs.parts.custom_ids import Verb
from engine.play.codec import encode
from engine.play.decisions import Answer, Decision, Option, Pick, Subset, as_text
from renders.language.catalogues import HINT, Words
from renders.language.names import cut

COUNTED = HINT - 30
"""The most characters in the label of an option that is followed by how many of it are left."""

CONFIRMED = 60
"""The most characters of what was chosen on the button that confirms it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A half-made choice: the group that was opened and the options chosen so far."""

    group: str | None = None
    keys: tuple[str, ...] = ()

    @property
    def mark(self) -> str:
        """What tells this step of the choice from others: every control of it carries the mark, so that a
        press on an older panel, or the second of a double tap, is not taken as the next step."""
        return hashlib.sha256(encode((self.group, self.keys))).hexdigest()[:12]

    def has_control(self, key: str) -> bool:
        """Whether the control with this key in its id belongs to this step."""
        return key.partition("-")[0] == self.mark


def is_given(decision: Decision[Answer], given: Answer, key: str) -> bool:
    """Whether a Confirm with this key in its id is the one that gave this answer, whatever group was open."""
    if given is None or not isinstance(decision, Pick | Subset):
        return False
    keys = given if isinstance(given, tuple) else (str(given),)
    groups = {None, *(option.group for option in decision.options)}
    return any(Draft(group, keys).has_control(key) for group in groups)


def with_group(decision: Pick | Subset, draft: Draft, group: str) -> Draft:
    """Open a group of a long choice."""
    return Draft(group, draft.keys if isinstance(decision, Subset) else ())


def with_option(decision: Pick | Subset, draft: Draft, key: str) -> Draft:
    """Choose one more, if there is one more; of a pick, this one instead."""
    if isinstance(decision, Pick):
        return replace(draft, keys=(key,))
    is_left = any(option.key == key for option in decision.left(draft.keys))
    if not is_left or len(draft.keys) >= decision.high:
        return draft
    return replace(draft, keys=decision.completed((*draft.keys, key)))


def without_last(decision: Pick | Subset, draft: Draft) -> Draft:
    """Take the last back, with all that followed on what was chosen before by itself."""
    keys = draft.keys[:-1]
    while isinstance(decision, Subset) and keys and decision.completed(keys) != keys:
        keys = keys[:-1]
    return replace(draft, keys=keys)


def is_complete(decision: Pick | Subset, draft: Draft) -> bool:
    """Whether what was chosen can be confirmed."""
    return len(draft.keys) == 1 if isinstance(decision, Pick) else decision.why_not(draft.keys) is None


def choice_texts(decision: Subset, draft: Draft, showing: Showing) -> list[str]:
    """What was chosen so far, what it is worth, and which sums are taken: lines of markdown."""
    words, lines = showing.words, []
    if draft.keys:
        labels = [showing.face.choice_label(decision, key, showing.reader) for key in draft.keys]
        kind = "chosen-in-order" if decision.ordered and len(labels) > 1 else "chosen"
        lines.append(words.text(kind, choice=", ".join(labels)))
    if draft.keys and decision.has_sums():
        lines.append(words.text("chosen-sum", sum=sum_text(decision, draft.keys)))
    refusal = decision.why_not(draft.keys)
    is_taken = refusal is not None and refusal.reason == "sum-taken"
    if refusal is not None and is_taken:
        lines.append(words.text("chosen-in-vain", why=words.refusal(refusal)))
    if decision.taken and not (is_taken and len(decision.taken) == 1):  # else it is said already
        sums = words.listed([str(each) for each in sorted(decision.taken)])
        lines.append(words.text("taken-sums", sums=sums, count=len(decision.taken)))
    return lines


def sum_text(decision: Subset, keys: Sequence[str]) -> str:
    """What is chosen, as a sum: "3 + 2 + 0 = 5"; of one alone its worth."""
    worths = [str(decision.sum_of([key])) for key in keys]
    return " = ".join(filter(None, (" + ".join(worths), str(decision.sum_of(keys)) if len(keys) > 1 else "")))


def choosing_rows(builder: Builder, decision: Pick | Subset, draft: Draft) -> list[Row]:
    """The usual answer, menus of groups and of what is left to choose, and a row to confirm or to choose
    again."""
    words = builder.showing.words
    groups = tuple(dict.fromkeys(o.group for o in decision.options if o.group is not None))
    is_grouped = len(groups) > 1 and len(decision.options) > MENU
    rows = _usual_rows(builder, decision)
    if is_grouped:
        options = _group_options(builder, groups, draft)
        rows += builder.menus(Verb.GROUP, words.text("menu-group"), options, step=draft.mark)
    # An option without a group is always on offer, beside those of the group that was opened.
    left = [o for o in _left(decision, draft) if not is_grouped or o.group in (None, draft.group)]
    label = builder.option_label if is_grouped else builder.choice_label
    options = _options(builder, left, draft, label)
    hint = words.text("menu-option-more" if isinstance(decision, Subset) and draft.keys else "menu-option")
    rows += builder.menus(Verb.OPTION, hint, options, step=draft.mark)
    rows.append(_confirm_row(builder, decision, draft))
    return rows


def _usual_rows(builder: Builder, decision: Pick | Subset) -> list[Row]:
    """A button that gives the usual answer at once, if there is one."""
    s = builder.showing
    if not isinstance(decision, Subset) or not decision.usual:
        return []
    label = s.face.usual_label(decision, s.reader)
    return [ui.ActionRow(builder.answer(as_text(decision.usual), label, discord.ButtonStyle.primary))]


def _left(decision: Pick | Subset, draft: Draft) -> Sequence[Option]:
    """What can be chosen now: nothing any more, once enough was."""
    if isinstance(decision, Pick):
        return decision.options
    return () if len(draft.keys) >= decision.high else decision.left(draft.keys)


def _group_options(builder: Builder, groups: Sequence[str], draft: Draft) -> list[discord.SelectOption]:
    s = builder.showing
    return [
        discord.SelectOption(
            label=s.face.group_label(builder.decision, group, s.reader),
            value=group,
            default=group == draft.group,
        )
        for group in groups
    ]


def _options(
    builder: Builder, options: Sequence[Option], draft: Draft, label: Callable[[str], str]
) -> list[discord.SelectOption]:
    s = builder.showing
    labels = told_apart([_counted(label(option.key), option, s.words) for option in options], HINT)
    return [
        discord.SelectOption(
            label=shown,
            value=option.key,
            description=s.face.option_hint(builder.decision, option.key, s.reader),
            default=isinstance(builder.decision, Pick) and option.key in draft.keys,
        )
        for option, shown in zip(options, labels, strict=True)
    ]


def _counted(label: str, option: Option, words: Words) -> str:
    """A label that says how many of an option are left, if there is more than one."""
    if option.copies == 1:
        return label
    return words.text("option-left", option=cut(label, COUNTED), left=option.copies)


def _confirm_row(builder: Builder, decision: Pick | Subset, draft: Draft) -> Row:
    words = builder.showing.words
    label = words.text("button-confirm")
    if draft.keys:
        chosen = ", ".join(builder.choice_label(key) for key in draft.keys)
        label = words.text("button-confirm-choice", choice=cut(chosen, CONFIRMED))
    confirm: ui.Button[Any] = ui.Button(
        label=label,
        custom_id=builder.id(Verb.CONFIRM, draft.mark),
        style=discord.ButtonStyle.success,
        disabled=not is_complete(decision, draft),
    )
    again: ui.Button[Any] = ui.Button(
        label=words.text("button-again"),
        custom_id=builder.id(Verb.AGAIN, draft.mark),
        disabled=draft == Draft(),
    )
    if len(draft.keys) < 2:
        return ui.ActionRow(confirm, again)
    back: ui.Button[Any] = ui.Button(
        label=words.text("button-back"), custom_id=builder.id(Verb.BACK, draft.mark)
    )
    return ui.ActionRow(confirm, back, again)
