"""What a person privately sees of a running game: their question with its controls, and their own hand.

Everything secret is shown in such panels only. What is half chosen is stored as a draft, so that a panel goes
on working after a restart.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cogs.parts.choices import Draft, choice_texts
from cogs.parts.controls import Row, Showing
from cogs.parts.custom_ids import Verb
from cogs.parts.readers import label_names, plain_names, text_names
from cogs.parts.widgets import panel_rows
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.rulebook import rule_rows
from cogs.presses.summaries import summary_for
from engine.errors import IllegalAnswer, NotAsked, Refused, Rejected, SentBefore, StaleDecision
from engine.journal.records import Session
from engine.play.codec import DecodeError, decode
from engine.play.decisions import Pick, Subset
from engine.sessions.positions import Asked
from engine.sessions.sessions import Sessions
from renders.reader import Reader


async def act(press: Press) -> None:
    """Show what the person is asked, or else may say or change meanwhile, with the widgets to answer it."""
    session = await press.session_at_hand()
    asked = await press.services.sessions.asked(session.id, press.person.id)
    summary = await summary_for(press.services.sessions, asked.session, asked.seat)
    await show_question(press, asked, above=summary.text(press.services.faces[session.game], press.words))


async def open_aside(press: Press) -> None:
    """Show what the person may say or change meanwhile, with the widgets to do it."""
    asked = await asked_by(press)
    if asked is not None:
        await show_question(press, asked)


async def hand(press: Press) -> None:
    """Show the person their own side of the table."""
    await show_hand(press, await press.session_at_hand())


async def show_hand(visit: Visit, session: Session) -> None:
    """The private view of a seat, to whoever sits there. Raises Refused for anybody else."""
    position = await visit.services.sessions.position(session.id, visit.person.id)
    if position.seat is None:
        raise Refused("not-seated")
    words, face = visit.words, visit.services.faces[session.game]
    reader = Reader(position.view, plain_names(position.session), words)
    picture = await visit.services.pictures.hand(face, reader, palette=await visit.palette())
    heading = words.text("your-hand", number=session.id)
    text = face.hand_text(reader.calling(text_names(position.session, words)))
    alt = face.hand_alt(reader.calling(label_names(position.session, words)))
    await visit.answer(heading, text, picture=picture, alt=alt)


async def asked_by(press: Press) -> Asked | None:
    """What the person is asked, if the pressed control belongs to it; else None, and they are told why."""
    session = await press.session_at_hand()
    try:
        return await press.services.sessions.asked(
            session.id, press.person.id, ticket=press.custom_id.ticket or ""
        )
    except (StaleDecision, NotAsked) as error:
        await refuse(press, session, error)
        return None


async def refuse(
    visit: Visit,
    session: Session,
    error: Rejected,
    *,
    ticket: str | None = None,
    decision: str | None = None,
    where: str = "",
) -> None:
    """Say why an answer does not count, and `where` it would have counted. If the person is asked something
    now, it stands below: the same question, if only the answer is not allowed or came too early."""
    words = visit.words
    why, rows = "\n".join(filter(None, (words.refusal(error), where))), rule_rows(error, words)
    if not isinstance(error, IllegalAnswer | SentBefore):
        ticket = decision = None
    try:
        asked = await visit.services.sessions.asked(
            session.id, visit.person.id, ticket=ticket, decision=decision
        )
    except Rejected:
        await visit.services.panels.show(visit.interaction, session.id, why, rows=rows, is_refusal=True)
        return
    await show_question(visit, asked, above=why, below=rows, is_refusal=True)


async def show_question(
    visit: Visit, asked: Asked, *, above: str = "", below: Sequence[Row] = (), is_refusal: bool = False
) -> None:
    """Show what is asked, its picture, what was half chosen and the controls, between a text and rows."""
    words, session, decision = visit.words, asked.session, asked.decision
    draft, showing = await draft_of(visit.services.sessions, asked), showing_of(visit, asked)
    for_texts = replace(showing, reader=showing.reader.calling(text_names(session, words)))
    waits = "" if asked.is_waited_for else words.text(_meanwhile(asked))
    prompt = showing.face.prompt(decision, for_texts.reader)
    chosen = choice_texts(decision, draft, for_texts) if isinstance(decision, Subset) else []
    picture, alt = await _picture(visit, asked, draft)
    await visit.services.panels.show(
        visit.interaction,
        session.id,
        *filter(None, (above, "\n".join(filter(None, (waits, prompt))), "\n".join(chosen))),
        rows=[*panel_rows(asked, draft, showing), *below],
        picture=picture,
        alt=alt,
        is_refusal=is_refusal,
    )


async def draft_of(sessions: Sessions, asked: Asked) -> Draft:
    """The half-made choice. It is empty if an older version left it in another shape or of other things, and
    for amounts, which are never half chosen."""
    decision = asked.decision
    if not isinstance(decision, Pick | Subset):
        return Draft()
    stored = await sessions.draft(asked)
    try:
        draft = Draft() if stored is None else decode(stored, Draft)
    except DecodeError:
        return Draft()
    offered = {option.key for option in decision.options}
    return draft if offered.issuperset(draft.keys) else Draft()


def showing_of(visit: Visit, asked: Asked) -> Showing:
    """How a decision is shown to the person on buttons and in menus."""
    words = visit.words
    face = visit.services.faces[asked.session.game]
    return Showing(face, Reader(asked.view, label_names(asked.session, words), words))


def _meanwhile(asked: Asked) -> str:
    """What to say to somebody of whom nothing is asked: who will learn of it."""
    return "aside-meanwhile" if asked.is_aside else "interjection-meanwhile"


async def _picture(visit: Visit, asked: Asked, draft: Draft) -> tuple[bytes | None, str]:
    """What a decision is about, drawn with what the person has chosen so far, and the same in words."""
    showing = showing_of(visit, asked)
    alt = showing.face.panel_alt(asked.decision, showing.reader, draft.keys)
    if alt is None:
        return None, ""
    reader, palette = showing.reader.calling(plain_names(asked.session)), await visit.palette()
    picture = await visit.services.pictures.panel(
        showing.face, asked.decision, reader, chosen=draft.keys, palette=palette
    )
    return picture, alt


HANDLERS: Mapping[Verb, Handler] = {Verb.ACT: act, Verb.ASIDE: open_aside, Verb.HAND: hand}
