"""Taking an answer back: the button on what confirms it, the command, and what a person reads then.

It knows no rules: the engine decides what may be taken back, and who must agree. What the public reads of it
follows when the board is woken.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import CustomId, Verb
from cogs.posting.board_text import summary_lines
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.private_panels import refuse, show_question
from engine.errors import Refused, Rejected, StaleDecision
from engine.journal.motion_rows import Outcome
from engine.journal.records import Session
from engine.sessions.chronicle import Happened
from engine.sessions.positions import Step
from engine.sessions.undoing import TakeBack
from renders.language.names import cut_lines

TEXT: Final = 1000
"""The most characters that say what is taken back: what the person is asked then comes below."""


async def take_back_rows(visit: Visit, answered: Step | None) -> list[Row]:
    """The button that takes an answer back, for below what confirms the answer. There is none if nothing was
    answered, if the answer cannot be taken back, or if it is changed in another way. It depends only on what
    everybody knows."""
    if answered is None or answered.asked.is_unasked:
        return []
    try:
        found = await visit.services.undoing.possible(answered.asked.session.id, visit.person.id)
    except Rejected:
        return []
    label = "button-takeback-ask" if found.others else "button-takeback"
    return [_row(Verb.TAKE_BACK, found, visit.words.text(label))]


async def take_back(press: Press) -> None:
    """Take back the answer on whose confirmation the button was pressed."""
    await _take_back(press, await press.session(), press.custom_id.number)


async def take_last_back(visit: Visit, session: Session) -> None:
    """Take back the person's last answer."""
    await _take_back(visit, session, None)


async def ask_back(press: Press) -> None:
    """Ask the others whether the answer that the button names may be taken back."""
    session, number = await press.session(), press.custom_id.number
    try:
        await _propose(press, session, number)
    except Rejected as error:
        await refuse(press, session, error)


async def _take_back(visit: Visit, session: Session, number: int | None) -> None:
    """Take an answer back (None: the last one), if nobody else must agree; else show what would fall, with
    the button that asks the others."""
    undoing = visit.services.undoing
    try:
        try:
            now = await undoing.take_back(session.id, visit.person_at(session), number)
        except Refused as refusal:
            if refusal.reason != "undo-others":
                raise
            found = await undoing.possible(session.id, visit.person.id)
            if number not in (None, found.number):
                raise StaleDecision("stale") from None
            if found.others:
                await _show_what_would_fall(visit, found, refusal)
            else:
                await _propose(visit, session, found.number)
            return
        await _show_question_again(visit, now)
    except Rejected as error:
        await refuse(visit, session, error)


async def _propose(visit: Visit, session: Session, number: int) -> None:
    """Ask the others; with nobody else to ask, the answer is taken back."""
    motion = await visit.services.undoing.propose(session.id, visit.person_at(session), number)
    if motion.outcome is Outcome.PASSED:
        await _show_question_again(visit, await visit.services.posted.session(session.id))
        return
    visit.services.boards.wake(session.id)
    said = visit.words.text("motion-proposed", thread=session.thread or session.channel)
    await visit.services.panels.show(visit.interaction, session.id, said, rows=visit.home_rows(session))


async def _show_question_again(visit: Visit, session: Session) -> None:
    """Say what was taken back, and show below it what the person is asked again."""
    services = visit.services
    services.boards.wake(session.id)
    fallen = await services.undoing.fallen(session, session.epoch)
    taken = f"{visit.words.text('undo-taken')}\n{_listed(visit, session, fallen)}"
    try:
        asked = await services.sessions.asked(session.id, visit.person.id)
    except Rejected:  # what the table decides came first, or the clock
        await services.panels.show(visit.interaction, session.id, taken, rows=visit.home_rows(session))
        return
    await show_question(visit, asked, above=taken)


async def _show_what_would_fall(visit: Visit, found: TakeBack, refusal: Refused) -> None:
    """Say that others must agree, and what would fall, with the button that asks them. What the person is
    asked now stays in sight."""
    words, session = visit.words, found.session
    would = f"{words.text('undo-would')}\n{_listed(visit, session, found.fallen)}"
    why = f"{words.refusal(refusal)}\n\n{would}"
    try:
        asked = await visit.services.sessions.asked(session.id, visit.person.id)
    except Rejected:
        rows = [_row(Verb.ASK_BACK, found, words.text("button-askback")), *visit.home_rows(session)]
        await visit.services.panels.show(visit.interaction, session.id, why, rows=rows, is_refusal=True)
        return
    # Below a question's own controls the button must say by itself what it asks for.
    rows = [_row(Verb.ASK_BACK, found, words.text("button-takeback-ask"))]
    await show_question(visit, asked, above=why, below=rows, is_refusal=True)


def _listed(visit: Visit, session: Session, fallen: Sequence[Happened]) -> str:
    """What falls, as a person would tell it, in lines of their own."""
    face = visit.services.faces[session.game]
    lines = [line for line in summary_lines(session, face, visit.words, fallen) if line]
    return cut_lines([f"- {line}" for line in lines], TEXT)


def _row(verb: Verb, found: TakeBack, label: str) -> Row:
    custom_id = str(CustomId(verb, found.session.id, key=str(found.number)))
    button: ui.Button[Any] = ui.Button(label=label, custom_id=custom_id, style=discord.ButtonStyle.secondary)
    return ui.ActionRow(button)


HANDLERS: Mapping[Verb, Handler] = {Verb.TAKE_BACK: take_back, Verb.ASK_BACK: ask_back}
