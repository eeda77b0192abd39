"""Pages that a person reads privately: the board in pictures and words, and the log.

It changes nothing.
"""

from collections.abc import Mapping
from typing import Any

from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.galleries import MISSING, said_in_words
from cogs.parts.layouts import PAGE, pages
from cogs.parts.readers import plain_names, text_names
from cogs.parts.widgets import move_row, turn_rows
from cogs.posting.board_text import log_lines, ranking_text
from cogs.posting.outcome_text import outcome_text
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.private_panels import lines_of, question_below
from cogs.presses.summaries import Summary, summary_for
from engine.errors import Refused, Rejected
from engine.journal.records import Session
from engine.sessions.positions import Position
from engine.sessions.sessions import Sessions
from renders.language.catalogues import Words
from renders.reader import Reader


async def show_board(visit: Visit, session: Session, page: int = 1) -> None:
    """Show the board as the person may see it: one page of the whole board in words, and the picture. For
    somebody for whom the table waits, their question follows with its controls. The news come last."""
    position = await visit.services.sessions.position(session.id, visit.person.id)
    words, face = visit.words, visit.services.faces[session.game]
    reader = Reader(position.view, text_names(position.session, words), words)
    wishes = await visit.wishes()
    summary = await _summary(visit.services.sessions, position)
    drawn = await visit.services.pictures.board(
        face,
        reader.calling(plain_names(position.session, words)),
        changes=summary.events,
        palette=wishes.drawn_in,
        is_private=True,
        is_large=wishes.is_large,
    )
    text = face.own_board_text(reader)
    outcome = await visit.services.posted.outcome(session.id, visit.person.id)
    trouble = session.trouble if session.status == "playing" else None
    above = (
        "" if trouble is None else words.text(f"trouble-{trouble}", number=session.id),
        ranking_text(position, face, reader.names, words),
        outcome_text(outcome, position.session, position.ranking, words),
    )
    beyond = summary.outcome(face).beyond_board(face, words, is_beside=visit.is_in_thread(session))
    asked, question = await _question(visit, position)
    news = beyond.text(face, words, least=summary.least if asked else 1)
    room = PAGE - sum(map(len, asked)) - len(news)
    found = pages("\n\n".join(filter(None, (*above, text))), size=room)
    page = max(1, min(page, len(found)))
    rows = page_row(session, words, Verb.BOARD, page, len(found))
    if position.seat is not None and trouble is not None:
        rows.append(move_row(session.id, words))
    await visit.answer(
        found[page - 1],
        *asked,
        rows=[*rows, *question, *lines_of(news)],
        pictures=said_in_words(drawn, words.text("board-in-words"), words),
        missing=MISSING,
    )


async def _question(visit: Visit, position: Position) -> tuple[list[str], list[Row]]:
    """What the table asks the person now, and the controls to answer; nothing for everybody else."""
    if position.seat is None or position.seat not in position.waiting_for:
        return [], []
    try:
        asked = await visit.services.sessions.asked(position.session.id, visit.person.id)
    except Rejected:  # somebody was faster: the robot, or the clock
        return [], []
    return await question_below(visit, asked)


async def _summary(sessions: Sessions, position: Position) -> Summary:
    """The summary below a board in words. For a player it has what happened since they last acted; for
    others, and after the end, it is empty."""
    if position.seat is None or position.ranking is not None:
        return Summary(position.session)
    return await summary_for(sessions, position.session, position.seat)


async def show_log(visit: Visit, session: Session, page: int | None = None) -> None:
    """Show one page of the story as the person may read it. Without a `page` it is the last one, which has
    the newest events. Raises Refused if the game was not started."""
    words = visit.words
    seed_of(session)
    seat = session.seat_of(visit.person.id)
    story = await visit.services.sessions.log(session, seat)
    lines = log_lines(session, visit.services.faces[session.game], words, story, reader=seat)
    found = pages("\n".join(lines) or words.text("log-empty"))
    page = len(found) if page is None else max(1, min(page, len(found)))
    rows = page_row(session, words, Verb.LOG, page, len(found))
    await visit.answer(found[page - 1], rows=rows)


def seed_of(session: Session) -> str:
    """The seed of a game that was started. Raises Refused for any other game."""
    if session.seed is None:
        raise Refused("game-closed" if session.status == "closed" else "not-started")
    return session.seed


def page_row(
    session: Session,
    words: Words,
    verb: Verb,
    page: int,
    last: int,
    *,
    before: str = "button-earlier",
    after: str = "button-later",
) -> list[ui.ActionRow[Any]]:
    """Buttons to the page before and the page after, with the labels of these names."""
    return turn_rows(
        lambda target: CustomId(verb, session.id, key=str(target)),
        page,
        last,
        words,
        before=before,
        after=after,
    )


async def turn_board_page(press: Press) -> None:
    """Show another page of the board in words."""
    await show_board(press, await press.session(), page_of(press.custom_id))


async def turn_log_page(press: Press) -> None:
    """Show another page of the log."""
    await show_log(press, await press.session(), page_of(press.custom_id))


def page_of(pressed: CustomId) -> int:
    """The page that a button names; the first if it names none."""
    return int(pressed.key) if pressed.key.isascii() and pressed.key.isdecimal() else 1


HANDLERS: Mapping[Verb, Handler] = {Verb.BOARD: turn_board_page, Verb.LOG: turn_log_page}
