"""Answers that a person gives at once, by a button, a form or a command, and what that person reads then.

It builds no controls for questions: a private panel shows the next one.
"""

from collections.abc import Mapping, Sequence
from functools import partial

import discord

from cogs.parts.controls import is_numbered, numbered_key
from cogs.parts.custom_ids import Verb
from cogs.parts.interactions import data_of
from cogs.parts.readers import text_names
from cogs.parts.widgets import act_row, aside_rows, home_rows
from cogs.posting.panels import Outcome
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.private_panels import refuse, show_question, showing_of
from cogs.presses.session_choice import place_of
from cogs.presses.summaries import summary_for
from cogs.services import Services
from engine.errors import IllegalAnswer, NotAsked, Refused, Rejected, SentBefore, StaleDecision
from engine.journal.records import PersonId, Session
from engine.sessions.positions import Asked, Step
from renders.language.catalogues import Words
from renders.reader import Reader


async def do(press: Press) -> None:
    """Answer with the option in the button's id, or with what was typed into the form."""
    is_form = press.interaction.type is discord.InteractionType.modal_submit
    await submit(press, _typed(press) if is_form else press.custom_id.key)


async def submit(press: Press, text: str) -> None:
    """Give an answer to the question whose control was pressed."""
    session, ticket = await press.session_at_hand(), press.custom_id.ticket
    if ticket is None:
        raise StaleDecision("stale")
    try:
        step = await press.services.sessions.submit(session.id, press.person, text, ticket=ticket)
    except (StaleDecision, NotAsked, IllegalAnswer) as error:
        await refuse(press, session, error, ticket=ticket)
        return
    await _confirm(press, step)


async def answer_by_command(visit: Visit, session: Session, decision: str, text: str) -> None:
    """Answer as a slash command says: with a key, or with the number that pictures mark an option with. A
    command that was sent before the question was opened does not answer it."""
    sent = visit.services.lags.ours(visit.interaction.created_at.timestamp())
    where = _elsewhere(visit, session)
    try:
        text, ticket = await _typed_key(visit, session, decision, text)
        step = await visit.services.sessions.submit(
            session.id, visit.person, text, ticket=ticket, decision=decision, sent=sent
        )
    except (StaleDecision, NotAsked, SentBefore, IllegalAnswer, Refused) as error:
        await refuse(visit, session, error, decision=decision, where=where)
        return
    await _confirm(visit, step, where=where)


def _typed(press: Press) -> str:
    """What was typed into the form's one field; nothing, if a forged form has none."""
    for part in data_of(press.interaction).get("components", []):
        field = part.get("component") or {}
        if "value" in field:
            return str(field["value"])
    return ""


def _elsewhere(visit: Visit, session: Session) -> str:
    """A line that names the session that a command answered, unless it was sent in that session's thread."""
    if visit.interaction.channel_id in (None, session.thread):
        return ""
    return visit.words.text("answered-elsewhere", game=place_of(session, visit.words))


async def _typed_key(visit: Visit, session: Session, decision: str, text: str) -> tuple[str, str | None]:
    """The key of the option that a typed number marks, and the ticket of the question: in the next question
    the number could mean something else. Any other text stays as it was typed, without a ticket."""
    if not is_numbered(decision, visit.services.faces[session.game]):
        return text, None
    asked = await visit.services.sessions.asked(session.id, visit.person.id, decision=decision)
    return numbered_key(asked.decision, text, showing_of(visit, asked)) or text, asked.ticket


async def _confirm(visit: Visit, step: Step, *, where: str = "") -> None:
    """Say that the answer counts, and what the person alone has learnt from it. If they are asked again at
    once, show the next question below what has happened meanwhile. If they may only say or change something
    meanwhile, show a button for it. An aside concerns nobody else, so it wakes no board."""
    services, asked, words = visit.services, step.asked, visit.words
    if not asked.is_aside:
        services.boards.wake(asked.session.id)
    face = services.faces[asked.session.game]
    reader = Reader(asked.view, text_names(asked.session, words), words)
    answer = face.answer_text(asked.decision, step.answer, reader)
    try:
        again = await services.sessions.asked(asked.session.id, visit.person.id)
    except Rejected:
        again = None
    is_asked = again is not None and again.is_waited_for
    learnt = "" if asked.is_aside else await _learnt(visit, asked, is_asked=is_asked)
    confirmed = tuple(filter(None, (words.text("confirmed", answer=answer), where)))
    texts = (*confirmed, learnt) if learnt else confirmed
    if again is not None and is_asked:
        is_sealed = again.ticket == asked.ticket and not asked.is_unasked
        told_later = partial(_outcome, services, asked, visit.person.id, words, confirmed)
        await show_question(visit, again, above="\n\n".join(texts), awaited=told_later if is_sealed else None)
        return
    rows = [] if again is None else aside_rows(again, showing_of(visit, again))
    rows += visit.home_rows(asked.session)
    await services.panels.show(visit.interaction, asked.session.id, *texts, rows=rows)


async def _learnt(visit: Visit, asked: Asked, *, is_asked: bool) -> str:
    """What an answer has led to. A person who is asked again reads all that has happened; a secret that the
    next question is about is left out. Anybody else reads what names them and the secrets that they were
    told, because the board shows the rest. Their own act was confirmed already."""
    face, words = visit.services.faces[asked.session.game], visit.words
    summary = (await summary_for(visit.services.sessions, asked.session, asked.seat)).outcome(face)
    if is_asked:
        return summary.text(face, words, least=2 if summary.ends_in_secret else 1)
    return summary.own_text(face, words)


async def _outcome(
    services: Services, asked: Asked, person: PersonId, words: Words, confirmed: Sequence[str]
) -> Outcome | None:
    """What a panel that confirms a sealed answer tells once the others have answered, too: what names this
    person, and the button to what they may answer next. None while the question is open. If the answer was
    taken back since, nothing came of it."""
    position = await services.sessions.position(asked.session.id, person)
    if position.ticket == asked.ticket and position.seat == asked.seat:
        return None
    if position.seat != asked.seat or position.session.epoch != asked.session.epoch:
        return Outcome()
    session, face = position.session, services.faces[asked.session.game]
    summary = (await summary_for(services.sessions, session, asked.seat)).outcome(face)
    learnt = summary.own_text(face, words)
    if not learnt:
        return Outcome()
    rows = home_rows(session, person, words, services.sessions.workings.now())
    try:
        await services.sessions.asked(session.id, person)
    except Rejected:
        return Outcome((*confirmed, learnt), rows)
    return Outcome((*confirmed, learnt), [act_row(session.id, words), *rows])


HANDLERS: Mapping[Verb, Handler] = {Verb.DO: do}
