"""The menu More, which stands below every board: what one looks for beside the game itself.

It says which entries there are, and makes the controls. What an entry shows is not known here.
"""

from enum import StrEnum
from typing import Any

import discord
from discord import ui

from cogs.parts.controls import ROW, Row
from cogs.parts.custom_ids import CustomId, Verb
from engine.journal.records import Session
from renders.face import AnyFace
from renders.language.catalogues import Words


class Entry(StrEnum):
    """An entry, in the order of the menu. Its word stands on old messages and never changes. For each there
    are the texts `more-<entry>` and `more-<entry>-about`."""

    RULES = "rules"
    LOG = "log"
    LOOK = "look"
    BOARD = "board"
    LUCK = "luck"
    LEAVE = "leave"


def offered(session: Session, face: AnyFace) -> list[Entry]:
    """The entries below a board of this session. Everybody sees the same ones."""
    missing = {Entry.RULES: not face.rules, Entry.LEAVE: session.status != "playing"}
    return [entry for entry in Entry if not missing.get(entry, False)]


def more_row(session: Session, face: AnyFace, words: Words) -> Row:
    """The menu. Discord goes on showing what somebody has chosen until the message is edited, and chosen once
    more the same entry would send nothing. As nothing need be chosen (`min_values`), it is taken back then,
    and that is sent: without an entry, so the answer to it has all of them."""
    options = [
        discord.SelectOption(
            label=words.text(f"more-{entry}"), value=entry, description=words.text(f"more-{entry}-about")
        )
        for entry in offered(session, face)
    ]
    menu: ui.Select[Any] = ui.Select(
        custom_id=str(CustomId(Verb.MORE, session.id)),
        placeholder=words.text("menu-more"),
        options=options,
        min_values=0,
        max_values=1,
    )
    return ui.ActionRow(menu)


def entry_rows(session: Session, face: AnyFace, words: Words) -> list[Row]:
    """The same entries as buttons."""
    buttons: list[ui.Button[Any]] = [
        ui.Button(
            label=words.text(f"more-{entry}"), custom_id=str(CustomId(Verb.MORE, session.id, key=entry))
        )
        for entry in offered(session, face)
    ]
    return [ui.ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]
