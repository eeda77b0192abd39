"""A half-made choice: what can be chosen, as buttons or in menus, the choice so far in words, and Confirm.

Pure builders, like `cogs.parts.widgets`: the half-made choice is a `Draft`, which the caller keeps. The
decision itself says what may be chosen and what is an answer.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from cogs.parts.controls import (
    MENU,
    MOST_ROWS,
    ROW,
    Builder,
    Row,
    Showing,
    even_rows,
    option_buttons,
    told_apart,
)
from cogs.parts.custom_ids import Verb
from engine.play.codec import encode
from engine.play.decisions import Answer, Decision, Option, Pick, Subset
from renders.language.catalogues import HINT, LABEL, Words
from renders.language.names import cut

COUNTED = LABEL - 30
"""The most characters of an option's label if it is followed by how many of the option are left."""

HALF = (LABEL - len(" … ")) // 2
"""The most characters of the first and the last option on the button to another page."""

CONFIRMED = 60
"""The most characters of a choice on the button that confirms it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A half-made choice: the group that was opened and the options chosen so far."""

    group: str | None = None
    keys: tuple[str, ...] = ()

    @property
    def mark(self) -> str:
        """What tells this step of the choice from others. Every control of the step carries the mark, so that
        a press on an older panel, or the second of a double tap, is not taken for the next step."""
        return hashlib.sha256(encode((self.group, self.keys))).hexdigest()[:12]

    def has_control(self, key: str) -> bool:
        """Whether the control with this key in its id belongs to this step."""
        return key.partition("-")[0] == self.mark


def is_given(decision: Decision[Answer], given: Answer, key: str) -> bool:
    """Whether a Confirm with this key in its id gave this answer, whichever group was open."""
    if given is None or not isinstance(decision, Pick | Subset):
        return False
    keys = given if isinstance(given, tuple) else (str(given),)
    groups = {None, *(option.group for option in decision.options)}
    return any(Draft(group, keys).has_control(key) for group in groups)


def with_group(decision: Pick | Subset, draft: Draft, group: str) -> Draft:
    """Open a group of a long choice."""
    return Draft(group, draft.keys if isinstance(decision, Subset) else ())


def with_option(decision: Pick | Subset, draft: Draft, key: str) -> Draft:
    """Choose one more option. In a pick, it takes the place of the one before. Among several, an option that
    cannot be chosen once more is taken back; where their order counts, only the last one is."""
    if isinstance(decision, Pick):
        return replace(draft, keys=(key,))
    is_left = any(option.key == key for option in decision.left(draft.keys))
    if is_left and len(draft.keys) < decision.high:
        return replace(draft, keys=decision.completed((*draft.keys, key)))
    if draft.keys and draft.keys[-1] == key:
        return without_last(decision, draft)
    if decision.ordered or key not in draft.keys:
        return draft
    at = draft.keys.index(key)
    return replace(draft, keys=draft.keys[:at] + draft.keys[at + 1 :])


def without_last(decision: Pick | Subset, draft: Draft) -> Draft:
    """Take back the last option that the person chose, and all options that followed from it by
    themselves."""
    keys = draft.keys[:-1]
    while isinstance(decision, Subset) and keys and decision.completed(keys) != keys:
        keys = keys[:-1]
    return replace(draft, keys=keys)


def is_complete(decision: Pick | Subset, draft: Draft) -> bool:
    """Whether the choice can be confirmed as it is."""
    return len(draft.keys) == 1 if isinstance(decision, Pick) else decision.why_not(draft.keys) is None


def choice_texts(decision: Subset, draft: Draft, showing: Showing) -> list[str]:
    """The choice so far, what it is worth, and which sums are taken: lines of markdown. Before anything is
    chosen the question says it."""
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
    is_said = is_taken and len(decision.taken) == 1  # the line above says it already
    if draft.keys and decision.taken and not is_said:
        sums = words.listed([str(each) for each in sorted(decision.taken)])
        lines.append(words.text("taken-sums", sums=sums, count=len(decision.taken)))
    return lines


def sum_text(decision: Subset, keys: Sequence[str]) -> str:
    """The chosen options as a sum: "3 + 2 + 0 = 5"; for a single option, its worth."""
    worths = [str(decision.sum_of([key])) for key in keys]
    return " = ".join(filter(None, (" + ".join(worths), str(decision.sum_of(keys)) if len(keys) > 1 else "")))


def several_rows(
    builder: Builder, decision: Subset, draft: Draft, first: Sequence[Row] = (), *, at: str = ""
) -> list[Row]:
    """The rows in `first`, a button for each option, which chooses it or takes it back, and a row to confirm,
    to choose nothing where that is an answer, or to start again. Every button stays where it is, so that a
    double tap presses no other one. If the options need more rows than there may be, the page is shown that
    has the option `at`, or else the one that was chosen last; a button shows the next page."""
    buttons = _option_toggles(builder, decision, draft, decision.options)
    pages = -(-len(buttons) // ((MOST_ROWS - len(first) - 1) * ROW))
    long = -(-len(buttons) // pages)
    keys = [option.key for option in decision.options]
    at = at if at in keys else (draft.keys or keys)[-1 if draft.keys else 0]
    start = keys.index(at) // long * long
    end = _confirm_row(builder, decision, draft)
    if pages > 1:
        following = (start // long + 1) % pages * long
        labels = [str(button.label) for button in buttons[following : following + long]]
        label = f"{cut(labels[0], HALF)} … {cut(labels[-1], HALF)}"
        end.add_item(ui.Button(label=label, custom_id=builder.id(Verb.MENUS, keys[following])))
    return [*first, *even_rows(buttons[start : start + long]), end]


def wish_rows(builder: Builder, decision: Subset, draft: Draft) -> list[Row]:
    """Wishes that somebody says ahead: a button for each if they are few, else menus of those that are left;
    and a row to confirm, or to start again. Wishes without a group are something else than those with one:
    they are buttons in that row."""
    if len(decision.options) <= (MOST_ROWS - 1) * ROW:
        return several_rows(builder, decision, draft)
    left = decision.left(draft.keys) if len(draft.keys) < decision.high else ()
    is_grouped = any(option.group is not None for option in decision.options)
    apart = [option for option in decision.options if is_grouped and option.group is None]
    menus, end = _Menus(builder, draft, draft, Verb.OPTION), _confirm_row(builder, decision, draft)
    for button in _option_toggles(builder, decision, draft, apart):
        end.add_item(button)
    things = [option for option in left if option.group is not None or not is_grouped]
    return [*menus.rows(decision, things, MOST_ROWS - 1), end]


def _option_toggles(
    builder: Builder, decision: Subset, draft: Draft, options: Sequence[Option]
) -> list[ui.Button[Any]]:
    """A button for each of these of several things; what was chosen is green."""
    words, left = builder.showing.words, {option.key: option.copies for option in decision.left(draft.keys)}
    labels = [
        _counted(builder.choice_label(option.key), left.get(option.key, 0), words) for option in options
    ]
    return [
        ui.Button(
            label=label,
            custom_id=builder.id(Verb.OPTION, f"{draft.mark}-{option.key}"),
            style=discord.ButtonStyle.success if option.key in draft.keys else discord.ButtonStyle.secondary,
            disabled=with_option(decision, draft, option.key) == draft,
        )
        for option, label in zip(options, told_apart(labels, LABEL), strict=True)
    ]


def menu_rows(
    builder: Builder,
    decision: Pick,
    draft: Draft,
    first: Sequence[Row] = (),
    given: Answer = None,
    *,
    is_final: bool = True,
) -> list[Row]:
    """The rows in `first`, menus of the options, and the options that stand apart from the others. If
    `is_final`, there is a row to confirm, or to start again. Otherwise the menus answer, and show the answer
    that was `given`, and nothing that was only chosen: Discord sends no press for what is chosen already."""
    apart = builder.apart
    things = [option for option in decision.options if option.key not in apart]
    shown = draft
    if not is_final:
        its_group = next((option.group for option in decision.options if option.key == given), None)
        shown = Draft(draft.group or its_group, () if given is None else (str(given),))
    confirm = [_confirm_row(builder, decision, draft)] if is_final else []
    beside = option_buttons(builder, [option.key for option in decision.options if option.key in apart])
    end = [*confirm, *even_rows(beside)]
    menus = _Menus(builder, draft, shown, Verb.OPTION if is_final else Verb.CHOOSE)
    return [*first, *menus.rows(decision, things, MOST_ROWS - len(first) - len(end)), *end]


@dataclass(frozen=True, slots=True)
class _Menus:
    """Makes the menus of a choice: `shown` is the choice that they show, `verb` what choosing does."""

    builder: Builder
    draft: Draft
    shown: Draft
    verb: Verb

    def rows(self, decision: Pick | Subset, things: Sequence[Option], most: int) -> list[Row]:
        """One menu for all options, or if these are too many, one for each group; if that would be more than
        `most` rows, one to open a group by, and one for the group that is open."""
        groups = tuple(dict.fromkeys(o.group for o in decision.options if o.group is not None))
        if len(groups) < 2 or len(decision.options) <= MENU:
            return self._options(things, self.builder.choice_label)
        # Options without a group are always offered, beside those of the groups.
        free = [option for option in things if option.group is None]
        by_group = {group: [option for option in things if option.group == group] for group in groups}
        if sum(-(-len(each) // MENU) for each in (free, *by_group.values())) <= most:
            rows: list[Row] = []
            for group, options in by_group.items():
                rows += self._options(options, self.builder.option_label, group=group, first=len(rows))
            return [*rows, *self._options(free, self.builder.option_label, first=len(rows))]
        words, open_now = self.builder.showing.words, by_group.get(self.shown.group or "", [])
        return [
            *self.builder.menus(
                Verb.GROUP,
                words.text("menu-group"),
                _group_options(self.builder, groups, self.shown),
                step=self.draft.mark,
            ),
            *self._options([o for o in things if o in free or o in open_now], self.builder.option_label),
        ]

    def _options(
        self,
        options: Sequence[Option],
        label: Callable[[str], str],
        *,
        group: str | None = None,
        first: int = 0,
    ) -> list[Row]:
        s = self.builder.showing
        hint = (
            s.words.text("menu-option")
            if group is None
            else s.face.group_label(self.builder.decision, group, s.reader)
        )
        made = _options(self.builder, options, self.shown, label)
        return self.builder.menus(self.verb, hint, made, step=self.shown.mark, first=first)


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
    labels = told_apart([label(option.key) for option in options], HINT)
    return [
        discord.SelectOption(
            label=shown,
            value=option.key,
            description=s.face.option_hint(builder.decision, option.key, s.reader),
            default=option.key in draft.keys,
        )
        for option, shown in zip(options, labels, strict=True)
    ]


def _counted(label: str, copies: int, words: Words) -> str:
    """A label that says how many of an option are left, if there is more than one."""
    return label if copies < 2 else words.text("option-left", option=cut(label, COUNTED), left=copies)


def _confirm_row(builder: Builder, decision: Pick | Subset, draft: Draft) -> Row:
    words = builder.showing.words
    label = words.text("button-confirm")
    chooses_none = not draft.keys and is_complete(decision, draft)
    if isinstance(decision, Subset) and chooses_none:
        label = builder.showing.face.none_label(decision, builder.showing.reader)
    if draft.keys:
        chosen = ", ".join(builder.choice_label(key) for key in draft.keys)
        label = words.text("button-confirm-choice", choice=cut(chosen, CONFIRMED))
    confirm: ui.Button[Any] = ui.Button(
        label=label,
        custom_id=builder.id(Verb.CONFIRM, draft.mark),
        style=discord.ButtonStyle.secondary if chooses_none else discord.ButtonStyle.success,
        disabled=not is_complete(decision, draft),
    )
    again: ui.Button[Any] = ui.Button(
        label=words.text("button-again"),
        custom_id=builder.id(Verb.AGAIN, draft.mark),
        disabled=draft == Draft(),
    )
    if isinstance(decision, Pick) or not decision.ordered or len(draft.keys) < 2:
        return ui.ActionRow(confirm, again)
    back: ui.Button[Any] = ui.Button(
        label=words.text("button-back"), custom_id=builder.id(Verb.BACK, draft.mark)
    )
    return ui.ActionRow(confirm, back, again)
