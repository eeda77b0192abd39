"""My note: the form in which somebody writes it, and the page that shows it.

A note is nobody else's business: it wakes no board, and what it changes is shown to its writer alone.
"""

from collections.abc import Mapping

import discord
from discord import ui

from cogs.parts.custom_ids import UnknownId, Verb
from cogs.parts.interactions import typed
from cogs.parts.private_notes import ON_HAND, ON_MOVE, note_modal, note_row, note_text
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.private_panels import show_hand, show_move
from engine.errors import Refused
from engine.journal.records import Session
from engine.sessions.private_notes import LONGEST
from renders.language.names import tidy


async def note_form(press: Press) -> ui.Modal:
    """The form, with what the person has written until now. It is opened for any game: a note is found by
    its writer alone, and what the form sends is looked at anew."""
    note = await press.services.private_notes.of(press.custom_id.session, press.person.id)
    return note_modal(press.custom_id, note, press.words)


async def write(press: Press) -> None:
    """Store what was typed into the form, and show it where the form was opened. Raises Refused, and changes
    nothing, if the person has no seat there."""
    if press.interaction.type is not discord.InteractionType.modal_submit:
        raise UnknownId
    session = await press.session_at_hand()
    await _keep(press, session, typed(press.interaction))
    if press.custom_id.key == ON_HAND:
        await show_hand(press, session)
    elif press.custom_id.key == ON_MOVE and session.status == "playing":
        await show_move(press, session)
    else:
        await _show(press, session)


async def note_by_command(visit: Visit, session: Session, text: str | None) -> None:
    """Store a note, if there is a text; blanks delete it. Then show it. Raises Refused to anybody who has no
    seat."""
    if session.seat_of(visit.person.id) is None:
        raise Refused("not-seated")
    if text is not None:
        await _keep(visit, session, text)
    await _show(visit, session)


async def _keep(visit: Visit, session: Session, text: str) -> None:
    """Store a note on one line. One that is too long stays so, and is refused."""
    line = tidy(text, max(len(text), LONGEST))
    await visit.services.private_notes.keep(session.id, visit.person.id, line)


async def _show(visit: Visit, session: Session) -> None:
    words = visit.words
    note = await visit.services.private_notes.of(session.id, visit.person.id)
    text = note_text(note, words) or words.text("note-none", number=session.id)
    await visit.answer(text, rows=[note_row(session.id, note, words)])


HANDLERS: Mapping[Verb, Handler] = {Verb.NOTE: write}
