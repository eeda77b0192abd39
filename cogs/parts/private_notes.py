"""My note: its words, its button and its form.

Pure builders. Nobody but the writer of a note ever gets any of this.
"""

from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import CustomId, Verb
from engine.journal.records import SessionId
from engine.sessions.private_notes import LONGEST
from renders.language.catalogues import Words
from renders.language.names import escaped, isolated, tidy

ON_HAND: Final = "hand"
ON_MOVE: Final = "move"
"""The keys of buttons on My hand and on My move: what the form has changed is shown there."""


def note_words(note: str) -> str:
    """A note on one line, as a message shows it: nothing in it is markdown, a link or a mention."""
    return isolated(escaped(tidy(note, LONGEST)))


def note_text(note: str, words: Words) -> str:
    """What somebody has written for themselves, and who reads it; "" if they have written nothing."""
    return words.text("note-yours", note=note_words(note)) if note else ""


def note_row(session: SessionId, note: str, words: Words, *, place: str = "") -> Row:
    """The button that opens the form."""
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-note-change" if note else "button-note"),
        custom_id=str(CustomId(Verb.NOTE, session, key=place)),
    )
    return ui.ActionRow(button)


def note_modal(pressed: CustomId, note: str, words: Words) -> ui.Modal:
    """The form, with the note as it is. Sent empty it deletes the note."""
    modal = ui.Modal(
        title=words.text("note-title"), custom_id=str(CustomId(Verb.NOTE, pressed.session, key=pressed.key))
    )
    modal.add_item(
        ui.Label(
            text=words.text("note-label"),
            description=words.text("note-hint"),
            component=ui.TextInput(
                custom_id="note",
                style=discord.TextStyle.paragraph,
                default=note,
                required=False,
                max_length=LONGEST,
            ),
        )
    )
    modal.stop()
    return modal
