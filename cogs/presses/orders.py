"""What people say ahead, by button and by command, and how they forget it. Nobody else learns anything of it.

To say it is an answer like any other (`cogs.presses.answers`).
"""

from collections.abc import Mapping
from typing import Any

from discord import ui

from cogs.parts.custom_ids import Verb
from cogs.parts.layouts import Part
from cogs.parts.said_ahead import all_said, back_button
from cogs.parts.typed_answers import canonical
from cogs.presses.answers import confirm, elsewhere
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.private_panels import ahead_now, asked_by, refuse, show_question, showing_of
from engine.errors import IllegalAnswer, NotAsked, Refused, Rejected, SentBefore, StaleDecision
from engine.folding import folded
from engine.journal.records import Session
from renders.language.catalogues import Words

FORGET = "forget"
"""What somebody types, in any language, to forget what they have said ahead."""


async def ahead(press: Press) -> None:
    """Show what the person may say ahead for a decision, or for all if the button names none."""
    if press.custom_id.ticket is None:
        await show_orders(press, await press.session_at_hand())
        return
    asked = await asked_by(press)
    if asked is not None:
        await show_question(press, asked)


async def forget(press: Press) -> None:
    """Forget what the person has said ahead."""
    session, ticket = await press.session_at_hand(), press.custom_id.ticket
    if ticket is None:
        raise StaleDecision("stale")
    await _forget(press, session, ticket)


async def show_orders(visit: Visit, session: Session) -> None:
    """Show all that the person has said ahead, and all that they may say. Raises Rejected if they can say
    nothing."""
    await visit.services.sessions.ahead(session.id, visit.person.id)
    await _show_all(visit, session, visit.words.text("order-about"))


async def order_by_command(visit: Visit, session: Session, decision: str | None, text: str | None) -> None:
    """Say ahead, or forget, what a slash command says: without a text, show what may be said for the
    decision; without a decision, for all. A command that was sent before the question was opened that the
    table asks now says nothing: it could be about a round that was over then."""
    if decision is None:
        if text is not None:
            raise Refused("order-which")
        await show_orders(visit, session)
        return
    sent = visit.services.lags.ours(visit.interaction.created_at.timestamp())
    asked = await visit.services.sessions.ahead(session.id, visit.person.id, decision=decision)
    if text is None:
        await show_question(visit, asked)
        return
    if is_forget(text, visit.words):
        await _forget(visit, session, asked.ticket)
        return
    where, meant = (
        elsewhere(visit, session),
        canonical(asked.decision, text, showing_of(visit, asked), is_ahead=True),
    )
    try:
        step = await visit.services.sessions.submit(
            session.id, visit.person_at(session), meant, ticket=asked.ticket, sent=sent
        )
    except (StaleDecision, NotAsked, SentBefore, IllegalAnswer) as error:
        await refuse(visit, session, error, ticket=asked.ticket, where=where, typed=text)
        return
    await confirm(visit, step, where=where)


def is_forget(text: str, words: Words) -> bool:
    """Whether somebody types that they forget what they have said ahead."""
    return folded(text.strip()) in (FORGET, folded(words.text("button-forget")))


async def _forget(visit: Visit, session: Session, ticket: str) -> None:
    try:
        await visit.services.sessions.forget_order(session.id, visit.person.id, ticket)
    except (StaleDecision, NotAsked) as error:
        await refuse(visit, session, error)
        return
    forgotten = visit.words.text("order-forgotten")
    try:
        asked = await visit.services.sessions.asked(session.id, visit.person.id)
    except Rejected:
        await _show_all(visit, session, forgotten)
        return
    await show_question(visit, asked, above=forgotten)


async def _show_all(visit: Visit, session: Session, above: str) -> None:
    """Show all that was said ahead, and may be said, below a text."""
    asked = await ahead_now(visit, session)
    parts: list[Part] = [*visit.home_rows(session)]
    if asked is not None:
        showing = showing_of(visit, asked)
        back = [] if asked.other is None else [ui.ActionRow[Any](back_button(asked, showing))]
        parts = [*all_said(asked, showing, "order-may"), *back, *parts]
    texts = [above] if asked is not None else [above, visit.words.text("refused-order-nothing")]
    await visit.services.panels.show(visit.interaction, session.id, *texts, rows=parts)


HANDLERS: Mapping[Verb, Handler] = {Verb.AHEAD: ahead, Verb.FORGET: forget}
