"""The rules to read: an overview, one rule at a time, and the button below a refusal that cites a rule.

Everything is private and works anywhere, at any time, because a control names a rule or a game, and no
session.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands, ui

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.interactions import data_of
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.session_choice import CHOICES
from engine.errors import Refused, Rejected
from renders.face import AnyFace
from renders.faces import RULES
from renders.language.catalogues import Words
from renders.language.rulebooks import Rule, chapter_label, chapters, overview, search

Row = ui.ActionRow[Any]
_CITED = re.compile(r"\b[A-Z]\d+\b")
"""A rule's number in a text."""


async def show_overview(visit: Visit, face: AnyFace) -> None:
    """Show how the game goes, and a menu of its chapters."""
    words = visit.words
    group, command, option = f"{face.name}-command", f"{face.name}-command-rules", "parameter-search"
    typed = f"/{words.text(group)} {words.text(command)} {words.text(option)}:…"
    options = [
        discord.SelectOption(label=chapter_label(rules, words), value=rules[0].key)
        for rules in chapters(face.rules).values()
    ]
    menu = _menu(face.name, words.text("menu-chapter"), options)
    await visit.answer(*overview(face.name, words, command=typed), rows=[ui.ActionRow(menu)])


async def show_rule(visit: Visit, face: AnyFace, rule: Rule, *, also: Sequence[Rule] = ()) -> None:
    """Show one rule, with menus of the rules that were `also` found and of its chapter, and buttons to the
    rules before and after it."""
    words = visit.words
    chapter = chapters(face.rules)[rule.chapter]
    rows = [_turning_row(face, rule, words)]
    if len(chapter) > 1:
        options = [
            discord.SelectOption(label=each.label(words), value=each.key, default=each == rule)
            for each in chapter
        ]
        rows.insert(0, ui.ActionRow(_menu(face.name, words.text("menu-rule"), options)))
    if also:
        found = [discord.SelectOption(label=each.label(words), value=each.key) for each in also[:CHOICES]]
        menu = _menu(face.name, words.text("menu-found"), found, name="found")
        rows.insert(0, ui.ActionRow(menu))
    await visit.answer(rule.text(words), f"-# {chapter_label(chapter, words)}", rows=rows)


async def find_rule(visit: Visit, face: AnyFace, typed: str | None) -> None:
    """Show the rule that fits best what a person typed, and a menu of the others that fit; the overview if
    nothing was typed. A rule's number finds that rule alone. Raises Refused if no rule fits."""
    if typed is None or not typed.strip():
        await show_overview(visit, face)
        return
    found = search(face.rules, typed, visit.words)
    if not found:
        raise Refused("no-such-rule")
    is_number = any(letter.isdigit() for letter in typed)
    await show_rule(visit, face, found[0], also=() if is_number else found[1:])


def complete_rule(words: Words, face: AnyFace, typed: str) -> list[app_commands.Choice[str]]:
    """The rules that fit what was typed so far, the best first."""
    found = search(face.rules, typed, words)[:CHOICES]
    return [app_commands.Choice(name=rule.label(words), value=rule.key) for rule in found]


async def open_rule(press: Press) -> None:
    """Show the rule that a refusal cites, beside the refusal."""
    rule = _rule(press.custom_id.key)
    await show_rule(press, press.services.faces[rule.game], rule)


async def turn_to(press: Press) -> None:
    """Show another rule on the same panel, after a press of a button or a choice in a menu. If it names a
    game, show the overview of that game's rules."""
    values = data_of(press.interaction).get("values") or [press.custom_id.key]
    face = press.services.faces.get(str(values[0]))
    if face is not None and face.rules:
        await show_overview(press, face)
        return
    rule = _rule(str(values[0]))
    await show_rule(press, press.services.faces[rule.game], rule)


def rule_rows(error: BaseException, words: Words) -> list[Row]:
    """The button that shows the first rule that a refusal cites; no rows for other errors."""
    cited = _CITED.findall(words.refusal(error)) if isinstance(error, Rejected) and error.rule else []
    rule = next((RULES[key] for key in cited if key in RULES), None)
    if rule is None:
        return []
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-rule", rule=rule.key),
        custom_id=str(CustomId(Verb.RULE, NO_SESSION, key=rule.key)),
    )
    return [ui.ActionRow(button)]


def _rule(key: str) -> Rule:
    """The rule that a control names. Raises UnknownId if there is none."""
    if key not in RULES:
        raise UnknownId
    return RULES[key]


def _menu(
    game: str, placeholder: str, options: Sequence[discord.SelectOption], *, name: str = "menu"
) -> ui.Select[Any]:
    """A menu of rules or chapters; `name` tells it from other menus on the same panel."""
    custom_id = str(CustomId(Verb.RULES, NO_SESSION, key=f"{game}:{name}"))
    return ui.Select(custom_id=custom_id, placeholder=placeholder, options=list(options))


def _turning_row(face: AnyFace, rule: Rule, words: Words) -> Row:
    """Buttons to the rule before, to the overview and to the rule after."""

    def button(label: str, key: str) -> ui.Button[Any]:
        return ui.Button(label=label, custom_id=str(CustomId(Verb.RULES, NO_SESSION, key=key)))

    at = face.rules.index(rule)
    row: Row = ui.ActionRow()
    for before in face.rules[max(at - 1, 0) : at]:
        row.add_item(button(f"◀ {before.key}", before.key))
    row.add_item(button(words.text("button-overview"), face.name))
    for after in face.rules[at + 1 : at + 2]:
        row.add_item(button(f"{after.key} ▶", after.key))
    return row


HANDLERS: Mapping[Verb, Handler] = {Verb.RULE: open_rule, Verb.RULES: turn_to}
