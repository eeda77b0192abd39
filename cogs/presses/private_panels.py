"""What a person sees privately of a running game: their question with its controls, and their own hand.

Secrets are shown in such panels only. A half-made choice is stored as a draft, so that a panel goes on
working after a restart.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from discord import ui

from cogs.parts.choices import Draft, choice_texts
from cogs.parts.controls import Row, Showing
from cogs.parts.custom_ids import Verb
from cogs.parts.galleries import MISSING, Picture, in_words, pictures_of, said_in_words
from cogs.parts.layouts import PAGE, Part, letters_of
from cogs.parts.private_notes import ON_HAND, ON_MOVE, note_row, note_text
from cogs.parts.quiet_hours import where_row
from cogs.parts.readers import label_names, plain_names, text_names
from cogs.parts.said_ahead import all_said, below_question, end_of_order
from cogs.parts.typed_answers import fitting
from cogs.parts.widgets import panel_rows
from cogs.parts.wishes import Texts
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
from engine.play.decisions import Amount, Pick, Subset
from engine.play.table import Seat
from engine.sessions.positions import Asked
from engine.sessions.sessions import Sessions
from renders.language.catalogues import Words
from renders.language.names import cut_lines, escaped
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
        rows = [*all_said(ahead, showing_of(visit, ahead), "order-not-your-turn"), *rows]
    await visit.services.panels.show(
        visit.interaction, session.id, *texts, rows=rows, is_refusal=ahead is None
    )


async def _news(visit: Visit, session: Session, seat: Seat) -> str:
    """What has happened to a seat that is not asked, or was done for it, since it last acted; "" if
    nothing."""
    face, words = visit.services.faces[session.game], visit.words
    summary = await summary_for(visit.services.sessions, session, seat)
    beyond = summary.outcome(face).beyond_board(face, words, is_beside=visit.is_in_thread(session))
    told = beyond.own_text(face, words)
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
    wishes = await visit.wishes()
    drawn = await visit.services.pictures.hand(
        face, reader, palette=wishes.drawn_in, is_large=wishes.is_large
    )
    here = visit.is_in_thread(session)
    heading = words.text("your-hand-here" if here else "your-hand", number=session.id)
    text = face.hand_text(reader.calling(text_names(position.session, words)))
    note = await visit.services.private_notes.of(session.id, visit.person.id)
    rows = [note_row(session.id, note, words, place=ON_HAND), *visit.home_rows(position.session)]
    pictures = said_in_words(drawn, words.text("hand-in-words"), words)
    await visit.answer(
        f"{heading}\n{text}", note_text(note, words), pictures=pictures, rows=rows, missing=MISSING
    )


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
    typed: str = "",
) -> None:
    """Say why an answer does not count, and `where` it would have counted. If the person is asked something
    now, show that below. It is the same question if the answer is not allowed or came too early. If what was
    `typed` is none of its options, a few that it could mean are named."""
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
    if typed and error.reason in ("not-an-option", "not-a-number"):
        why = "\n".join(filter(None, (why, _possible(visit, asked, typed))))
    await show_question(visit, asked, above=why, below=rows, is_refusal=True)


def _possible(visit: Visit, asked: Asked, typed: str) -> str:
    """A line with what a text that is no answer could mean, or with all that may be answered; "" if that is
    too much, or if the question below lists it."""
    decision, words = asked.decision, visit.words
    if isinstance(decision, Amount):
        return _possible_amounts(decision, words)
    found = fitting(decision, typed, showing_of(visit, asked), is_ahead=asked.is_ahead)
    _, choices, _ = _question_texts(visit, asked, Draft())
    listed = sum(line.startswith("- ") for line in choices.split("\n"))
    if not found.could_be and listed >= len(found.labels):
        return ""
    message = "refused-could-be" if found.could_be else "refused-possible"
    return words.text(message, options="; ".join(map(escaped, found.labels))) if found.labels else ""


def _possible_amounts(decision: Amount, words: Words) -> str:
    """All amounts that may be named; "" if there are none."""
    if not (amounts := decision.amounts()):
        return ""
    may_pass = "yes" if decision.may_pass else "no"
    if len(amounts) == 1:
        return words.text("refused-amount-only", amount=amounts[0], may_pass=may_pass)
    return words.text(
        "refused-amounts", low=amounts[0], high=amounts[-1], step=decision.step, may_pass=may_pass
    )


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
    news: str = "",
) -> None:
    """Show a question after nothing but the line `above` and, elsewhere, that of its game: what is asked, its
    picture, its choices and controls, what was said ahead, then the news, the rows `below`, and the board in
    words for whoever wants that. The news are those of the `card`, unless there are others. `waits` says for
    whom the table waits, if it is somebody else. If `is_open`, all answers are shown, not the likely ones
    alone; `at` is an option that is to be seen. `awaited` is what the panel will tell once the table has gone
    on. What was said with the ticket `quiet` is told `above`."""
    draft = await draft_of(visit.services.sessions, asked)
    prompt, *about = _question_texts(visit, asked, draft)
    showing = showing_of(visit, asked)
    question = "\n".join(filter(None, (above, pressed_elsewhere(visit, asked.session), prompt)))
    rest = await _around_question(visit, asked, waits)
    pictures = [*card.board, *await _pictures(visit, asked, draft, has_board=bool(card.board))]
    rows = panel_rows(asked, draft, showing, is_open=is_open, at=at)
    others = [*below, *visit.home_rows(asked.session)]
    if asked.is_ahead:
        ahead = end_of_order(asked, showing)
    else:
        ahead = below_question(asked, showing, rows, others=others, pictures=len(pictures), quiet=quiet)
    texts = [*filter(None, (question, *about, rest))]
    parts = [*rows, *ahead, *lines_of(card.note, news or card.news), *others]
    used = letters_of(*texts, *(each.alt for each in pictures if not each.is_wanted), parts=parts)
    await visit.services.panels.show(
        visit.interaction,
        asked.session.id,
        *texts,
        rows=[*parts, *lines_of(await _board_in_words(visit, asked, PAGE - used))],
        pictures=pictures,
        is_refusal=is_refusal,
        awaited=awaited,
    )


async def question_below(visit: Visit, asked: Asked) -> tuple[list[str], list[Row]]:
    """The words of a question with its half-made choice, and its controls, to stand below something else."""
    draft = await draft_of(visit.services.sessions, asked)
    texts = [text for text in _question_texts(visit, asked, draft) if text]
    return texts, panel_rows(asked, draft, showing_of(visit, asked))


def lines_of(*texts: str) -> list[Part]:
    """Texts to stand below controls."""
    return [ui.TextDisplay(text) for text in texts if text]


async def _around_question(visit: Visit, asked: Asked, waits: str) -> str:
    """What else matters for an answer: for whom the table waits, who will learn of the answer, and that it
    can hardly be taken back; each only where it matters."""
    horizon = await horizon_text(visit, asked)
    meanwhile = "" if asked.is_waited_for or asked.is_ahead else visit.words.text(_meanwhile(asked))
    return "\n".join(filter(None, (waits, meanwhile, horizon)))


def _question_texts(visit: Visit, asked: Asked, draft: Draft) -> tuple[str, str, str]:
    """What is asked, what there is to know of the choices, and what was chosen so far; "" for either of these
    if there is nothing."""
    showing, decision = showing_of(visit, asked), asked.decision
    for_texts = replace(showing, reader=showing.reader.calling(text_names(asked.session, visit.words)))
    face = showing.face
    prompt = (face.order_prompt if asked.is_ahead else face.prompt)(decision, for_texts.reader)
    choices = face.choices_text(decision, for_texts.reader)
    chosen = choice_texts(decision, draft, for_texts) if isinstance(decision, Subset) else []
    return prompt, choices, "\n".join(chosen)


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
    wishes = await visit.wishes()
    drawn = await visit.services.pictures.panel(
        showing.face,
        asked.decision,
        showing.reader.calling(plain_names(asked.session, showing.words)),
        chosen=chosen,
        palette=wishes.drawn_in,
        is_large=wishes.is_large,
    )
    if drawn == ():  # they want none, or there is none in large print
        reader = showing.reader.calling(text_names(asked.session, showing.words))
        return in_words(showing.face.panel_words(asked.decision, reader, chosen))
    return pictures_of(drawn, parts, visit.words)


async def _board_in_words(visit: Visit, asked: Asked, room: int) -> str:
    """The whole board, or as much of it as fits into so many characters and where the rest is; "" for whoever
    does not want it beside each question."""
    if (await visit.wishes()).texts is not Texts.FULL:
        return ""
    showing = showing_of(visit, asked)
    reader = showing.reader.calling(text_names(asked.session, showing.words))
    whole, rest = showing.face.own_board_text(reader), showing.words.text("board-goes-on")
    if len(whole) <= room:
        return whole
    begin = cut_lines(whole.split("\n"), max(room - len(rest) - 1, 0))
    return "\n".join(filter(None, (begin, rest)))


HANDLERS: Mapping[Verb, Handler] = {Verb.ACT: act, Verb.ASIDE: open_aside, Verb.HAND: hand}
