"""Answers that a person gives at once, by a button, a form or a command, and what that person reads then.

It builds no controls for questions: a private panel shows the next one.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from cogs.parts.controls import ROW, is_numbered
from cogs.parts.custom_ids import Verb
from cogs.parts.interactions import typed
from cogs.parts.layouts import Part
from cogs.parts.readers import text_names
from cogs.parts.said_ahead import forget_button, order_button, said_text
from cogs.parts.typed_answers import canonical
from cogs.parts.widgets import act_row, aside_rows, home_rows
from cogs.posting.panels import Outcome
from cogs.posting.turn_text import winners_text
from cogs.presses.inbox import next_below
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.private_panels import ahead_now, refuse, show_question, showing_of
from cogs.presses.session_choice import place_of, pressed_elsewhere
from cogs.presses.summaries import summary_for
from cogs.presses.taking_back import take_back_rows
from cogs.services import Services
from engine.errors import IllegalAnswer, NotAsked, Refused, Rejected, SentBefore, StaleDecision
from engine.journal.records import PersonId, Session
from engine.play.orders import UNTIL_REVOKED, Said
from engine.play.tickets import scope_of
from engine.sessions.positions import Ahead, Asked, Position, Step
from renders.face import AnyFace
from renders.language.catalogues import Words
from renders.reader import Reader


async def do(press: Press) -> None:
    """Answer with the option in the button's id, or with what was typed into the form."""
    is_form = press.interaction.type is discord.InteractionType.modal_submit
    await submit(press, typed(press.interaction) if is_form else press.custom_id.key)


async def submit(press: Press, text: str) -> None:
    """Give an answer to the question whose control was pressed."""
    session, ticket = await press.session_at_hand(), press.custom_id.ticket
    if ticket is None:
        raise StaleDecision("stale")
    try:
        step = await press.services.sessions.submit(session.id, press.person_at(session), text, ticket=ticket)
    except (StaleDecision, NotAsked, IllegalAnswer) as error:
        await refuse(press, session, error, ticket=ticket)
        return
    await confirm(press, step)


async def answer_by_command(visit: Visit, session: Session, decision: str, text: str) -> None:
    """Answer as a slash command says: in the words of labels, with the numbers that pictures mark options
    with, or with keys. A command that was sent before the question was opened does not answer it."""
    sent = visit.services.lags.ours(visit.interaction.created_at.timestamp())
    where = elsewhere(visit, session)
    try:
        meant, ticket = await _typed_key(visit, session, decision, text)
        step = await visit.services.sessions.submit(
            session.id, visit.person_at(session), meant, ticket=ticket, decision=decision, sent=sent
        )
    except (StaleDecision, NotAsked, SentBefore, IllegalAnswer, Refused) as error:
        await refuse(visit, session, error, decision=decision, where=where, typed=text)
        return
    await confirm(visit, step, where=where)


def elsewhere(visit: Visit, session: Session) -> str:
    """A line that names the session that a command answered, unless it was sent in that session's thread."""
    if visit.interaction.channel_id in (None, session.thread):
        return ""
    return visit.words.text("answered-elsewhere", game=place_of(session, visit.words))


async def _typed_key(visit: Visit, session: Session, decision: str, text: str) -> tuple[str, str | None]:
    """The keys of the options that a text names, and the ticket of the question: in the next question a label
    or a number could mean something else. Any other text stays as it was typed, without a ticket."""
    asked = await visit.services.sessions.asked(session.id, visit.person.id, decision=decision)
    meant = canonical(asked.decision, text, showing_of(visit, asked), is_ahead=asked.is_ahead)
    is_named = meant != text or is_numbered(decision, visit.services.faces[session.game])
    return meant, asked.ticket if is_named else None


async def confirm(visit: Visit, step: Step, *, where: str = "") -> None:
    """Say that the answer counts, and what the person alone has learnt from it. If they are asked again at
    once, show the next question, with what has happened meanwhile behind it. If they may only say or change
    something meanwhile, show a button for it. An aside concerns nobody else, so it wakes no board; nor does
    what was said ahead, unless it has answered the question. What may be said ahead next has buttons,
    too."""
    services, session = visit.services, step.asked.session
    answered = step.at_once if step.asked.is_ahead else step
    if answered is not None and not answered.asked.is_aside:
        services.boards.wake(session.id)
    try:
        again = await services.sessions.asked(session.id, visit.person.id)
    except Rejected:
        again = None
    ahead = again or await ahead_now(visit, session)
    is_asked = again is not None and again.is_waited_for
    said = _said(visit, step, ahead)
    if answered is None:
        confirmed, news = [said, where], ""
    else:
        confirmed = [visit.words.text("confirmed", answer=_answer_text(visit, answered)), said, where]
        news = await _learnt(visit, answered.asked, is_asked=is_asked)
    confirmed = list(filter(None, confirmed))
    below = await take_back_rows(visit, answered)
    if again is not None and is_asked:
        asked, quiet = (answered or step).asked, step.asked.ticket if said else ""
        await _ask_again(visit, again, asked, confirmed, news, below=below, quiet=quiet)
        return
    buttons = [] if ahead is None else _next_orders(visit, step, ahead)
    rows: list[Part] = [ui.ActionRow(*buttons[:ROW])] if buttons else []
    rows += [] if again is None else aside_rows(again, showing_of(visit, again))
    rows += [*below, *visit.home_rows(session)]
    rows += await next_below(services, visit.person.id, session, visit.words)
    place = pressed_elsewhere(visit, session)
    await services.panels.show(visit.interaction, session.id, *confirmed, news, place, rows=rows)


async def _ask_again(
    visit: Visit,
    again: Asked,
    asked: Asked,
    confirmed: Sequence[str],
    news: str,
    *,
    below: Sequence[Part],
    quiet: str,
) -> None:
    """Show what a person is asked now, below what was `confirmed`, and the news behind it. If it is what they
    were `asked` before, because their answer is sealed, there is nothing left for them to do here: the next
    game is offered, and the panel will tell what comes of the answer."""
    services, words = visit.services, visit.words
    awaited = None
    if again.ticket == asked.ticket and not asked.is_unasked:
        below = [*below, *await next_below(services, visit.person.id, again.session, words)]
        awaited = partial(_outcome, services, asked, visit.person.id, words, confirmed)
    above = "\n".join(confirmed)
    await show_question(visit, again, above=above, below=below, awaited=awaited, quiet=quiet, news=news)


def _answer_text(visit: Visit, step: Step) -> str:
    """An answer in the face's words."""
    asked, words = step.asked, visit.words
    reader = Reader(asked.view, text_names(asked.session, words), words)
    return visit.services.faces[asked.session.game].answer_text(asked.decision, step.answer, reader)


def _said(visit: Visit, step: Step, ahead: Asked | None) -> str:
    """What will happen by what was said ahead just now, and that nobody else knows; "" if nothing was said,
    or if it has done already all that it was for."""
    if not step.asked.is_ahead:
        return ""
    words = visit.words
    if step.at_once is None:
        now = Ahead(step.asked.ticket, step.asked.decision, Said(step.answer))
        text = words.text("confirmed", answer=said_text(step.asked, now, showing_of(visit, step.asked)))
    else:
        counts = _counting(step, ahead)
        text = said_text(ahead, counts, showing_of(visit, ahead)) if ahead and counts else ""
    return f"{text}\n{words.text('order-secret')}" if text else ""


def _counting(step: Step, ahead: Asked | None) -> Ahead | None:
    """What was said ahead just now, as long as it counts."""
    said = [each for each in (ahead.ahead if ahead else ()) if each.given is not None]
    return next((each for each in said if each.ticket == step.asked.ticket), None)


def _next_orders(visit: Visit, step: Step, ahead: Asked) -> list[ui.Button[Any]]:
    """The buttons below a confirmation: to forget what was said ahead just now, and to say ahead what comes
    next. That is the same decision once more, or another one that does not count for ever."""
    showing, counts = showing_of(visit, ahead), _counting(step, ahead)
    buttons = [] if counts is None else [forget_button(ahead, counts, showing)]
    asked = (step.at_once or step).asked
    if asked.is_unasked and not asked.is_ahead:
        return buttons
    return buttons + [
        order_button(ahead, each, showing)
        for each in ahead.ahead
        if each.given is None
        and (each.decision.name == asked.decision.name or scope_of(each.ticket) != UNTIL_REVOKED)
    ]


async def _learnt(visit: Visit, asked: Asked, *, is_asked: bool) -> str:
    """What an answer has led to; an aside leads to nothing. A person who is asked again reads all that has
    happened; a secret that the next question is about is left out. Anybody else reads what names them and the
    secrets that they were told, because the board shows the rest. Their own act was confirmed already."""
    if asked.is_aside:
        return ""
    face, words = visit.services.faces[asked.session.game], visit.words
    summary = (await summary_for(visit.services.sessions, asked.session, asked.seat)).outcome(face)
    if is_asked:
        return summary.text(face, words, least=summary.least)
    position = await visit.services.sessions.position(asked.session.id, visit.person.id)
    return "\n".join(filter(None, (_over(position, face, words), summary.own_text(face, words))))


def _over(position: Position, face: AnyFace, words: Words) -> str:
    """That the game is over, and who has won; "" as long as it goes on."""
    if position.ranking is None:
        return ""
    names = text_names(position.session, words)
    return words.text("board-over", result=winners_text(position.ranking, face, names, words))


async def _outcome(
    services: Services, asked: Asked, person: PersonId, words: Words, confirmed: Sequence[str]
) -> Outcome | None:
    """What a panel that confirms a sealed answer tells once the others have answered, too: what names this
    person, and the button to what they may answer next. None while the question is open. If the answer was
    taken back since, it tells that."""
    position = await services.sessions.position(asked.session.id, person)
    if position.ticket == asked.ticket and position.seat == asked.seat:
        return None
    if position.seat != asked.seat:
        return Outcome()
    session, face = position.session, services.faces[asked.session.game]
    if session.epoch != asked.session.epoch:
        learnt = words.text("undo-fell")
    else:
        summary = (await summary_for(services.sessions, session, asked.seat)).outcome(face)
        learnt = "\n".join(filter(None, (_over(position, face, words), summary.own_text(face, words))))
    if not learnt:
        return Outcome()
    below = await next_below(services, person, session, words)
    rows = [*home_rows(session, person, words, services.sessions.workings.now()), *below]
    try:
        await services.sessions.asked(session.id, person)
    except Rejected:
        return Outcome((*confirmed, learnt), rows)
    return Outcome((*confirmed, learnt), [act_row(session.id, words), *rows])


HANDLERS: Mapping[Verb, Handler] = {Verb.DO: do}
