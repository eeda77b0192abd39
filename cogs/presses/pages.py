"""Pages that a person reads privately: the list of games, the board in pictures and words, and the log.

It changes nothing but the person's palette.
"""

from collections.abc import Mapping
from typing import Any

from discord import ui

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.layouts import pages
from cogs.parts.readers import label_names, plain_names, text_names
from cogs.parts.widgets import move_row, moves_row
from cogs.posting.board_text import log_lines, ranking_text
from cogs.posting.turn_text import still_text
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.summaries import Summary, summary_for
from engine.errors import Refused
from engine.journal.records import Session
from engine.sessions.positions import Position
from engine.sessions.sessions import Sessions
from renders.drawing.theme import PALETTES
from renders.language.catalogues import Words
from renders.reader import Reader

MOST_MOVES = 5
"""How many games (the newest) have a button to go on below a list; more would not fit in a row."""


async def show_list(visit: Visit, *, above: str = "") -> None:
    """Show the open and running games of the server, newest first, below the text `above`. Each of the
    person's own games that cannot be shown in its thread has a button. Raises Refused outside a server."""
    if visit.guild is None:
        raise Refused("only-in-a-server")
    words = visit.words
    lines = []
    for session in await visit.services.sessions.in_guild(visit.guild):
        lines.append(_listed(session, words))
        if session.status == "open":
            visit.services.lobbies.check_now_and_then(session.id)
    shown = pages("\n".join(lines) or words.text("list-empty"))[0]
    missing = len(lines) - len(shown.splitlines())
    more = words.text("list-more", count=missing) if missing > 0 else ""
    mine = await visit.services.sessions.in_guild(visit.guild, visit.person.id)
    stuck = [session.id for session in mine if session.status == "playing" and session.trouble is not None]
    rows = [moves_row(stuck[:MOST_MOVES], words)] if stuck else []
    await visit.answer(*filter(None, (above, shown, more)), rows=rows)


def _listed(session: Session, words: Words) -> str:
    """A session's line in the list."""
    is_on = session.trouble is None or session.status != "playing"
    line = words.text(
        f"list-{session.status if is_on else session.trouble}",
        game=words.text(f"{session.game}-name"),
        number=session.id,
        where=f"<#{session.thread or session.channel}>",
        players=words.listed(text_names(session, words)),
    )
    still = still_text(session, words)
    return f"{line} ({still})" if still else line


async def show_board(visit: Visit, session: Session, page: int = 1) -> None:
    """Show the board as the person may see it: the picture, and one page of the whole board in words."""
    position = await visit.services.sessions.position(session.id, visit.person.id)
    words, face = visit.words, visit.services.faces[session.game]
    reader = Reader(position.view, text_names(position.session, words), words)
    palette = await visit.palette()
    summary = await _summary(visit.services.sessions, position)
    picture = await visit.services.pictures.board(
        face,
        reader.calling(plain_names(position.session)),
        changes=summary.events,
        palette=palette,
        is_private=True,
    )
    text = face.board_text(reader)
    trouble = session.trouble if session.status == "playing" else None
    above = (
        "" if trouble is None else words.text(f"trouble-{trouble}", number=session.id),
        ranking_text(position, face, reader.names, words),
        summary.text(face, words),
    )
    found = pages("\n\n".join(filter(None, (*above, text))))
    page = max(1, min(page, len(found)))
    rows = page_row(session, words, Verb.BOARD, page, len(found))
    if position.seat is not None and trouble is not None:
        rows.append(move_row(session.id, words))
    await visit.answer(
        found[page - 1],
        rows=rows,
        picture=picture,
        alt=face.alt_text(reader.calling(label_names(position.session, words))),
    )


async def _summary(sessions: Sessions, position: Position) -> Summary:
    """The summary above a board in words. For a player it has what happened since they last acted; for
    others, and after the end, it is empty."""
    if position.seat is None or position.ranking is not None:
        return Summary(position.session)
    return await summary_for(sessions, position.session, position.seat)


async def choose_palette(visit: Visit, palette: str) -> None:
    """Store the palette that a person wants for pictures, and say what that changes. Raises Refused."""
    if palette not in PALETTES:
        raise Refused("not-an-option")
    words = visit.words
    await visit.services.preferences.set_palette(visit.person.id, palette)
    await visit.answer(words.text("palette-chosen", palette=words.text(f"palette-{palette}")))


async def show_log(visit: Visit, session: Session, page: int | None = None) -> None:
    """Show one page of the story as the person may read it. Without a `page` it is the last one, which has
    the newest events. Raises Refused if the game was not started."""
    words = visit.words
    if session.seed is None:
        raise Refused("game-closed" if session.status == "closed" else "not-started")
    story = await visit.services.sessions.story(session, seat=session.seat_of(visit.person.id))
    lines = log_lines(session, visit.services.faces[session.game], words, story)
    found = pages("\n".join(lines) or words.text("log-empty"))
    page = len(found) if page is None else max(1, min(page, len(found)))
    rows = page_row(session, words, Verb.LOG, page, len(found))
    await visit.answer(found[page - 1], rows=rows)


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
    if last == 1:
        return []
    earlier: ui.Button[Any] = ui.Button(
        label=words.text(before),
        custom_id=str(CustomId(verb, session.id, None, f"{page - 1}")),
        disabled=page == 1,
    )
    later: ui.Button[Any] = ui.Button(
        label=words.text(after),
        custom_id=str(CustomId(verb, session.id, None, f"{page + 1}")),
        disabled=page == last,
    )
    return [ui.ActionRow(earlier, later)]


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
