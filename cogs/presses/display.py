"""How the bot's answers look to somebody: a private panel with three menus, which store a choice at once.

What somebody has chosen is shown to nobody else. The public board takes a palette that suits all at the
table, as `cogs.parts.wishes` says.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.interactions import data_of
from cogs.parts.wishes import Letters, Texts, Wishes
from cogs.presses.press import Handler, Press, Visit
from engine.errors import Refused
from renders.drawing.theme import PALETTES
from renders.language.catalogues import Words


class Menu(StrEnum):
    """What can be chosen. For each there are the texts `display-<menu>` and `display-<menu>-stored`, and for
    each of its choices `display-<menu>-<choice>` with `…-about`."""

    PALETTE = "palette"
    LETTERS = "letters"
    TEXTS = "texts"


CHOICES: Final[Mapping[Menu, tuple[str, ...]]] = {
    Menu.PALETTE: tuple(PALETTES),
    Menu.LETTERS: tuple(Letters),
    Menu.TEXTS: tuple(Texts),
}


async def choose_display(visit: Visit, chosen: Mapping[Menu, str]) -> None:
    """Store what is chosen, if anything, and show the panel, which begins with what that changes. Raises
    Refused if there is no such choice; then nothing is stored."""
    if any(choice not in CHOICES[menu] for menu, choice in chosen.items()):
        raise Refused("not-an-option")
    if chosen:
        await visit.services.preferences.choose(
            visit.person.id,
            palette=chosen.get(Menu.PALETTE),
            letters=chosen.get(Menu.LETTERS),
            texts=chosen.get(Menu.TEXTS),
        )
    words = visit.words
    await _show(
        visit,
        *(
            words.text(f"display-{menu}-stored", choice=words.text(f"display-{menu}-{choice}"))
            for menu, choice in chosen.items()
        ),
    )


def display_row(words: Words) -> Row:
    """The button that opens the panel, beside the message on which it is."""
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-display"), custom_id=str(CustomId(Verb.DISPLAY, NO_SESSION))
    )
    return ui.ActionRow(button)


def display_line(wishes: Wishes, words: Words) -> str:
    """All that somebody has chosen, in a line."""
    now = _now(wishes)
    said = {menu.value: words.text(f"display-{menu}-{now[menu]}") for menu in Menu}
    return words.text("display-now", **said)


async def _show(visit: Visit, *above: str) -> None:
    """Show the panel, with what has just changed above it: what else counts is marked in the menus."""
    words, wishes = visit.words, await visit.wishes()
    now = _now(wishes)
    about = (
        words.text("display-title"),
        display_line(wishes, words),
        f"-# {words.text('display-about')}",
    )
    await visit.answer("\n".join(above or about), rows=[_menu_row(menu, now[menu], words) for menu in Menu])


def _now(wishes: Wishes) -> Mapping[Menu, str]:
    return {Menu.PALETTE: wishes.palette, Menu.LETTERS: wishes.letters, Menu.TEXTS: wishes.texts}


def _menu_row(menu: Menu, now: str, words: Words) -> Row:
    """A menu in which the choice of now is marked. Its id has that choice: if a menu kept its id, Discord
    would go on showing what was chosen last."""
    options = [
        discord.SelectOption(
            label=words.text(
                "display-option",
                menu=words.text(f"display-{menu}"),
                choice=words.text(f"display-{menu}-{choice}"),
            ),
            value=choice,
            description=words.text(f"display-{menu}-{choice}-about"),
            default=choice == now,
        )
        for choice in CHOICES[menu]
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=str(CustomId(Verb.WISH, NO_SESSION, key=f"{menu}:{now}")),
        placeholder=words.text(f"display-{menu}"),
        options=options,
    )
    return ui.ActionRow(select)


async def press_display(press: Press) -> None:
    """Show the panel to whoever has pressed the button."""
    await choose_display(press, {})


async def press_wish(press: Press) -> None:
    """Store what was chosen in a menu of the panel. Raises UnknownId if there is no such menu, and Refused if
    it has no such choice."""
    name, _, _ = press.custom_id.key.partition(":")
    if name not in set(Menu):
        raise UnknownId
    values = data_of(press.interaction).get("values") or [""]
    await choose_display(press, {Menu(name): str(values[0])})


HANDLERS: Mapping[Verb, Handler] = {Verb.DISPLAY: press_display, Verb.WISH: press_wish}
