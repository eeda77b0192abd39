"""The rules to read: an overview, chapters, one rule alone, and the button below a refusal that cites one.

Everything is private and works anywhere, at any time, because a control names a rule or a game, and no
session.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands, ui

from cogs.parts.controls import ROW
from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.interactions import data_of
from cogs.parts.layouts import TEXT, pages
from cogs.parts.league_controls import league_rules_button
from cogs.parts.widgets import rule_button
from cogs.presses.counting import COUNTING, counting_button, show_counting
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.session_choice import CHOICES
from engine.errors import Refused, Rejected
from renders.faces import BOOKS, RULES
from renders.language.catalogues import LABEL, Words
from renders.language.names import cut
from renders.language.rulebooks import Book, Rule, chapter_label, chapter_name, chapters, overview, search

Row = ui.ActionRow[Any]
_CITED = re.compile(r"\b[A-Z]\d+\b")
"""A rule's number in a text."""


async def show_games(visit: Visit) -> None:
    """Show which games there are, with a button to the rules of each, one to those of leagues, and one to
    what counts in all."""
    words = visit.words
    with_rules = [face for face in visit.services.faces.values() if face.rules]
    lines = [
        f"**{words.text(f'{face.name}-name')}**: {words.text(f'{face.name}-about')}" for face in with_rules
    ]
    buttons = [_button(words.text(f"{face.name}-name"), face.name) for face in with_rules]
    lines.append(words.text("rules-of-leagues"))
    buttons.append(league_rules_button(words, words.text("league-name")))
    buttons.append(counting_button(words))
    rows: list[Row] = [ui.ActionRow(*buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)]
    await visit.answer(words.text("rules-of-all"), *lines, rows=rows)


async def show_overview(visit: Visit, book: Book) -> None:
    """Show how the game goes, and a menu of its chapters."""
    words = visit.words
    group, command, option = f"{book.name}-command", f"{book.name}-command-rules", "parameter-search"
    typed = f"/{words.text(group)} {words.text(command)} {words.text(option)}:…"
    await visit.answer(*overview(book.name, words, command=typed), rows=[_chapters_row(book, words)])


async def show_chapter(visit: Visit, book: Book, chapter: str, page: int = 1) -> None:
    """Show a chapter, rule below rule, with a menu of the chapters and buttons to the ones before and after
    it. A chapter that is too long for a message has several pages."""
    words = visit.words
    all_pages = [
        (name, number, text)
        for name, rules in chapters(book.rules).items()
        for number, text in enumerate(chapter_pages(rules, words), 1)
    ]
    of_chapter = [at for at, (name, _, _) in enumerate(all_pages) if name == chapter]
    at = of_chapter[max(1, min(page, len(of_chapter))) - 1]
    label = chapter_label(chapters(book.rules)[chapter], words)
    title = words.text("rules-chapter-title", game=words.text(f"{book.name}-name"), chapter=label)
    if len(of_chapter) > 1:
        title = f"{title} {all_pages[at][1]}/{len(of_chapter)}"
    turning: Row = ui.ActionRow()
    for name, number, _ in all_pages[max(at - 1, 0) : at]:
        turning.add_item(_button(f"◀ {_name(book, name, words)}", _key(book, name, number)))
    turning.add_item(_button(words.text("button-overview"), book.name))
    for name, number, _ in all_pages[at + 1 : at + 2]:
        turning.add_item(_button(f"{_name(book, name, words)} ▶", _key(book, name, number)))
    await visit.answer(title, all_pages[at][2], rows=[_chapters_row(book, words, chapter), turning])


def chapter_pages(rules: Sequence[Rule], words: Words, *, size: int = TEXT) -> list[str]:
    """A chapter's rules one below the other, in texts of at most `size` characters. Only a rule that is
    longer than that is broken."""
    found: list[str] = []
    for piece in (piece for rule in rules for piece in pages(rule.text(words), size=size)):
        if found and len(found[-1]) + len(piece) < size:
            found[-1] = f"{found[-1]}\n{piece}"
        else:
            found.append(piece)
    return found


async def show_rule(visit: Visit, book: Book, rule: Rule, *, also: Sequence[Rule] = ()) -> None:
    """Show one rule alone, with a menu of the rules that were `also` found, and buttons to its chapter and to
    the overview."""
    words = visit.words
    chapter = chapters(book.rules)[rule.chapter]
    heading = rule.text(words).split("\n")[0]
    page = next(n for n, text in enumerate(chapter_pages(chapter, words), 1) if heading in text)
    rows: list[Row] = []
    if also:
        found = [discord.SelectOption(label=each.label(words), value=each.key) for each in also[:CHOICES]]
        rows.append(ui.ActionRow(_menu(book.name, words.text("menu-found"), found, name="found")))
    whole = _button(cut(chapter_label(chapter, words), LABEL), _key(book, rule.chapter, page))
    rows.append(ui.ActionRow(whole, _button(words.text("button-overview"), book.name)))
    await visit.answer(rule.text(words), rows=rows)


async def find_rule(visit: Visit, book: Book, typed: str | None) -> None:
    """Show the rule that fits best what a person typed, and a menu of the others that fit; the overview if
    nothing was typed. A rule's number finds that rule alone. Raises Refused if no rule fits."""
    if typed is None or not typed.strip():
        await show_overview(visit, book)
        return
    found = search(book.rules, typed, visit.words)
    if not found:
        raise Refused("no-such-rule")
    is_number = any(letter.isdigit() for letter in typed)
    await show_rule(visit, book, found[0], also=() if is_number else found[1:])


def complete_rule(words: Words, book: Book, typed: str) -> list[app_commands.Choice[str]]:
    """The rules that fit what was typed so far, the best first."""
    found = search(book.rules, typed, words)[:CHOICES]
    return [app_commands.Choice(name=rule.label(words), value=rule.key) for rule in found]


async def open_rule(press: Press) -> None:
    """Show the rule that a refusal cites, beside the refusal."""
    rule = _rule(press.custom_id.key)
    await show_rule(press, _book(press, rule.game), rule)


async def turn_to(press: Press) -> None:
    """Show something else of the rules on the same panel, after a press of a button or a choice in a menu: a
    rule, a page of a chapter ("boomtown:auction:1"), the overview of a game's rules, ("") all games, or what
    counts in all of them."""
    values = data_of(press.interaction).get("values") or [press.custom_id.key]
    game, *place = str(values[0]).split(":")
    if values == [""]:
        await show_games(press)
        return
    if values == [COUNTING]:
        await show_counting(press)
        return
    book: Book | None = press.services.faces.get(game) or BOOKS.get(game)
    if book is None or not book.rules:
        rule = _rule(str(values[0]))
        await show_rule(press, _book(press, rule.game), rule)
    elif not place:
        await show_overview(press, book)
    else:
        await show_chapter(press, book, *_chapter(book, place))


def rule_rows(error: BaseException, words: Words) -> list[Row]:
    """The button that shows the first rule that a refusal cites; no rows for other errors."""
    cited = _CITED.findall(words.refusal(error)) if isinstance(error, Rejected) and error.rule else []
    rule = next((RULES[key] for key in cited if key in RULES), None)
    return [] if rule is None else [ui.ActionRow(rule_button(rule.key, words))]


def _rule(key: str) -> Rule:
    """The rule that a control names. Raises UnknownId if there is none."""
    if key not in RULES:
        raise UnknownId
    return RULES[key]


def _book(press: Press, name: str) -> Book:
    """The book that a rule stands in: a game's, or that of leagues."""
    return BOOKS.get(name) or press.services.faces[name]


def _chapter(book: Book, place: Sequence[str]) -> tuple[str, int]:
    """The chapter and the page that a control names. Raises UnknownId if there is no such chapter."""
    chapter, *page = place
    if chapter not in chapters(book.rules) or len(page) > 1:
        raise UnknownId
    return chapter, CustomId(Verb.RULES, NO_SESSION, key=page[0]).number if page else 1


def _key(book: Book, chapter: str, page: int = 1) -> str:
    """What a control names that turns to a page of a chapter."""
    return f"{book.name}:{chapter}:{page}"


def _name(book: Book, chapter: str, words: Words) -> str:
    """A chapter's name beside a sign, on a button."""
    return cut(chapter_name(book.name, chapter, words), LABEL - 2)


def _chapters_row(book: Book, words: Words, open_one: str | None = None) -> Row:
    """The menu of a game's chapters, of which one may be open."""
    options = [
        discord.SelectOption(
            label=chapter_label(rules, words), value=_key(book, name), default=name == open_one
        )
        for name, rules in chapters(book.rules).items()
    ]
    return ui.ActionRow(_menu(book.name, words.text("menu-chapter"), options, name="chapters"))


def _menu(
    game: str, placeholder: str, options: Sequence[discord.SelectOption], *, name: str
) -> ui.Select[Any]:
    """A menu of rules or chapters; `name` tells it from other menus on the same panel."""
    custom_id = str(CustomId(Verb.RULES, NO_SESSION, key=f"{game}:{name}"))
    return ui.Select(custom_id=custom_id, placeholder=placeholder, options=list(options))


def _button(label: str, key: str) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=str(CustomId(Verb.RULES, NO_SESSION, key=key)))


HANDLERS: Mapping[Verb, Handler] = {Verb.RULE: open_rule, Verb.RULES: turn_to}
