"""What a person sees privately of a running game: their question with its controls, and their own hand.

Secrets are shown in such panels only. A half-made choice is stored as a draft, so that a panel goes on
working after a restart.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cogs.parts.choices import Draft, choice_texts
from cogs.parts.controls import Row, Showing
from cogs.parts.custom_ids import Verb
from cogs.parts.galleries import Picture, pictures_of
from cogs.parts.layouts import Part
from cogs.parts.private_notes import ON_HAND, ON_MOVE, note_row, note_text
from cogs.parts.quiet_hours import where_row
from cogs.parts.readers import label_names, plain_names, text_names
from cogs.parts.said_ahead import all_said, below_question, end_of_order
from cogs.parts.widgets import panel_rows
from cogs.posting.panels import Awaited
from cogs.posting.waiting_text import waiting_text
from cogs.presses.cards import NO_CARD, Card, card_for, note_had
from cogs.presses.horizon import horizon_text
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.rulebook import rule_rows
from cogs.presses.session_choice import pressed_elsewhere
from cogs.presses.summaries import summary_for
from engine.clock.pace import PaceName
from engine.errors import IllegalAnswer, NotAsked, Refused, Rejected, SentBefore, StaleDecision
from engine.journal.records import Session
from engine.play.codec import DecodeError, decode
from engine.play.decisions import Pick, Subset
from engine.play.table import Seat
from engine.sessions.positions import Asked
from engine.sessions.sessions import Sessions
from renders.reader import Reader


async def act(press: Press) -> None:
    """Show the person their move."""
    await show_move(press, await press.session_at_hand())


async def show_move(visit: Visit, session: Session) -> None:
    """Show what the person is asked, or else what they may say or change meanwhile, with its controls. Unless
    the table waits for them, say for whom it waits."""
    try:
        asked = await visit.services.sessions.asked(session.id, visit.person.id)
    except Rejected as error:
        await _out_of_turn(visit, session, error)
        return
    note = await visit.services.private_notes.of(session.id, visit.person.id)
    card = await card_for(visit, asked, note)
    note_rows = [note_row(session.id, note, visit.words, place=ON_MOVE)] if note else []
    await show_question(
        visit,
        asked,
        card=card,
        waits=await _waits(visit, session) if asked.session.call_of(visit.person.id) is None else "",
        below=[*note_rows, *await _where_rows(visit, asked.session)],
    )
    note_had(visit, asked, card)


async def _out_of_turn(visit: Visit, session: Session, error: Rejected) -> None:
    """Say for whom the table waits, and what has happened to them meanwhile, to somebody who has nothing to
    say now; `error` says why, and to whoever only watches that is said, too. Raises Rejected if the game is
    not running."""
    words, waits, ahead = visit.words, await _waits(visit, session), await ahead_now(visit, session)
    if not waits:
        over = NotAsked("game-over") if session.status == "over" else error
        if not visit.home_rows(session):
            raise over
        await refuse(visit, session, over)
        return
    place = pressed_elsewhere(visit, session)
    texts, rows = ["\n".join(filter(None, (place, waits)))], list[Part](visit.home_rows(session))
    if (seat := session.seat_of(visit.person.id)) is None:
        texts.append(f"-# {words.refusal(error)}")
    else:
        note = await visit.services.private_notes.of(session.id, visit.person.id)
        texts += filter(None, [note_text(note, words), await _news(visit, session, seat)])
        rows.insert(0, note_row(session.id, note, words, place=ON_MOVE))
    if ahead is not None:
        rows = [*all_said(ahead, showing_of(visit, ahead), words.text("order-not-your-turn")), *rows]
    await visit.services.panels.show(
        visit.interaction, session.id, *texts, rows=rows, is_refusal=ahead is None
    )


async def _news(visit: Visit, session: Session, seat: Seat) -> str:
    """What has happened to a seat that is not asked, or was done for it, since it last acted; "" if
    nothing."""
    face, words = visit.services.faces[session.game], visit.words
    summary = await summary_for(visit.services.sessions, session, seat)
    told = summary.outcome(face).own_text(face, words)
    return f"{summary.heading(words)}\n{told}" if told else ""


async def ahead_now(visit: Visit, session: Session) -> Asked | None:
    """What somebody may say ahead now, whether they are asked something or not; None if nothing."""
    try:
        return await visit.services.sessions.ahead(session.id, visit.person.id)
    except Rejected:
        return None


async def _waits(visit: Visit, session: Session) -> str:
    """For whom a running game waits, as it is stored now: a match in memory does not know what was posted."""
    session = await visit.services.posted.session(session.id)
    if session.status != "playing":
        return ""
    return waiting_text(session, visit.services.sessions.workings.now(), visit.words)


async def _where_rows(visit: Visit, session: Session) -> list[Row]:
    """The menu that asks where the person is, until they have said so; none if no quiet hours count here."""
    if session.pace in (None, PaceName.EVENING):
        return []
    known = await visit.services.hours.unsettled(visit.person.id)
    at = visit.interaction.created_at.timestamp()
    return [] if known is None else [where_row(session.id, known, at, visit.words)]


async def open_aside(press: Press) -> None:
    """Show what the person may say or change meanwhile, with its controls."""
    asked = await asked_by(press)
    if asked is not None:
        await show_question(press, asked)


async def hand(press: Press) -> None:
    """Show the person their own side of the table."""
    await show_hand(press, await press.session_at_hand())


async def show_hand(visit: Visit, session: Session) -> None:
    """Show the private view of a seat to the player who sits there. Raises Refused for anybody else."""
    position = await visit.services.sessions.position(session.id, visit.person.id)
    if position.seat is None:
        raise Refused("not-seated")
    words, face = visit.words, visit.services.faces[session.game]
    reader = Reader(position.view, plain_names(position.session, words), words)
    drawn = await visit.services.pictures.hand(face, reader, palette=await visit.palette())
    heading = words.text("your-hand", number=session.id)
    text = face.hand_text(reader.calling(text_names(position.session, words)))
    parts = face.hand_alt_parts(reader.calling(label_names(position.session, words)))
    note = await visit.services.private_notes.of(session.id, visit.person.id)
    rows = [note_row(session.id, note, words, place=ON_HAND), *visit.home_rows(position.session)]
    pictures = pictures_of(drawn, parts, words)
    await visit.answer(heading, text, note_text(note, words), pictures=pictures, rows=rows)


async def asked_by(press: Press) -> Asked | None:
    """What the person is asked, if the pressed control belongs to it. Else None, and they are told why."""
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
    now, show that below. It is the same question if the answer is not allowed or came too early."""
    words, place = visit.words, pressed_elsewhere(visit, session)
    why, rows = "\n".join(filter(None, (words.refusal(error), where))), rule_rows(error, words)
    if not isinstance(error, IllegalAnswer | SentBefore):
        ticket = decision = None
    try:
        asked = await visit.services.sessions.asked(
            session.id, visit.person.id, ticket=ticket, decision=decision
        )
    except Rejected:
        rows, why = [*rows, *visit.home_rows(session)], "\n".join(filter(None, (why, place)))
        await visit.services.panels.show(visit.interaction, session.id, why, rows=rows, is_refusal=True)
        return
    await show_question(visit, asked, above=why, below=rows, is_refusal=True)


async def show_question(
    visit: Visit,
    asked: Asked,
    *,
    above: str = "",
    waits: str = "",
    card: Card = NO_CARD,
    below: Sequence[Part] = (),
    is_open: bool = False,
    at: str = "",
    is_refusal: bool = False,
    awaited: Awaited | None = None,
    quiet: str = "",
) -> None:
    """Show a question with its picture, its half-made choice and its controls, between the text `above` and
    the rows `below`. `waits` says for whom the table waits, if it is somebody else. The `card` stands right
    below the question. If `is_open`, all answers are shown, not the likely ones alone; `at` is an option that
    is to be seen. `awaited` is what the panel will tell once the table has gone on. What was said ahead
    stands below the controls; what was said with the ticket `quiet` is told `above`."""
    draft = await draft_of(visit.services.sessions, asked)
    prompt, *chosen = _question_texts(visit, asked, draft)
    showing = showing_of(visit, asked)
    first, rest = card.split(await _whole_question(visit, asked, prompt, waits))
    pictures = [*card.board, *await _pictures(visit, asked, draft, has_board=bool(card.board))]
    rows = panel_rows(asked, draft, showing, is_open=is_open, at=at)
    others = [*below, *visit.home_rows(asked.session)]
    if asked.is_ahead:
        ahead = end_of_order(asked, showing)
    else:
        ahead = below_question(asked, showing, rows, others=others, pictures=len(pictures), quiet=quiet)
    await visit.services.panels.show(
        visit.interaction,
        asked.session.id,
        *filter(None, (above, first, rest, *chosen)),
        rows=[*rows, *ahead, *others],
        pictures=pictures,
        is_refusal=is_refusal,
        awaited=awaited,
    )


async def question_below(visit: Visit, asked: Asked) -> tuple[list[str], list[Row]]:
    """The words of a question with its half-made choice, and its controls, to stand below something else."""
    draft = await draft_of(visit.services.sessions, asked)
    return _question_texts(visit, asked, draft), panel_rows(asked, draft, showing_of(visit, asked))


async def _whole_question(visit: Visit, asked: Asked, prompt: str, waits: str) -> str:
    """A question with the lines around its prompt: which game it is, for whom the table waits, who will learn
    of the answer, and that it can hardly be taken back; each only where it matters."""
    place, horizon = pressed_elsewhere(visit, asked.session), await horizon_text(visit, asked)
    meanwhile = "" if asked.is_waited_for or asked.is_ahead else visit.words.text(_meanwhile(asked))
    return "\n".join(filter(None, (place, waits, meanwhile, prompt, horizon)))


def _question_texts(visit: Visit, asked: Asked, draft: Draft) -> list[str]:
    """What is asked, and what was chosen so far."""
    showing, decision = showing_of(visit, asked), asked.decision
    for_texts = replace(showing, reader=showing.reader.calling(text_names(asked.session, visit.words)))
    face = showing.face
    prompt = (face.order_prompt if asked.is_ahead else face.prompt)(decision, for_texts.reader)
    chosen = choice_texts(decision, draft, for_texts) if isinstance(decision, Subset) else []
    return [prompt, "\n".join(chosen)] if chosen else [prompt]


async def draft_of(sessions: Sessions, asked: Asked) -> Draft:
    """The half-made choice. It is empty if an older version stored it in another shape or with other options.
    It is also empty for amounts, which need no draft."""
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
    """How the person's buttons and menus show a decision."""
    words = visit.words
    face = visit.services.faces[asked.session.game]
    return Showing(face, Reader(asked.view, label_names(asked.session, words), words))


def _meanwhile(asked: Asked) -> str:
    """The id of the text that tells a person who is not asked who will learn of what they say or change."""
    return "aside-meanwhile" if asked.is_aside else "interjection-meanwhile"


async def _pictures(visit: Visit, asked: Asked, draft: Draft, *, has_board: bool) -> Sequence[Picture]:
    """A decision's pictures with what the person has chosen so far, or else what they have said ahead; none
    if the decision has none, or if a board above shows it all."""
    if has_board and asked.decision.name in visit.services.faces[asked.session.game].on_board:
        return ()
    showing, chosen = showing_of(visit, asked), draft.keys
    if asked.is_ahead and isinstance(asked.given, str | tuple):
        chosen = chosen or ((asked.given,) if isinstance(asked.given, str) else asked.given)
    parts = showing.face.panel_alt_parts(asked.decision, showing.reader, chosen)
    if not parts:
        return ()
    reader, palette = showing.reader.calling(plain_names(asked.session, showing.words)), await visit.palette()
    drawn = await visit.services.pictures.panel(
        showing.face, asked.decision, reader, chosen=chosen, palette=palette
    )
    return pictures_of(drawn, parts, visit.words)


HANDLERS: Mapping[Verb, Handler] = {Verb.ACT: act, Verb.ASIDE: open_aside, Verb.HAND: hand}
