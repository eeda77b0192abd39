"""Looking back at a game, privately: the board after each step, with what happened then.

It changes nothing. While a game is on, nobody sees more than everybody, or their own seat, could know then.
"""

from collections.abc import Mapping
from dataclasses import replace

from cogs.parts.custom_ids import Verb
from cogs.parts.galleries import pictures_of
from cogs.parts.interactions import data_of
from cogs.parts.layouts import PAGE, pages
from cogs.parts.look_controls import Look, look_rows
from cogs.parts.readers import label_names, plain_names, text_names
from cogs.posting.board_text import LINES, story_text
from cogs.presses.press import Handler, Press, Visit
from engine.journal.records import Session
from engine.sessions.looking_back import Past
from renders.face import AnyFace
from renders.language.catalogues import Words
from renders.reader import Reader


async def look_back(visit: Visit, session: Session, look: Look | None = None) -> None:
    """Show the newest step of a game, or the one that is to be shown. Raises Refused if there is none, or if
    the person may not see it."""
    look = look or Look()
    past = await visit.services.looking_back.past(
        session, visit.person.id, number=look.number, eyes=look.eyes
    )
    look = replace(look, number=past.step.number)
    face, words = visit.services.faces[session.game], visit.words
    title = _title(past, face, words)
    story = story_text(past.session, face, words, past.events, most=LINES)
    if look.page:
        found = pages(f"{story}\n\n{_in_words(past, face, words)}".strip(), size=PAGE)
        look = replace(look, page=min(look.page, len(found)))
        rows = look_rows(past, look, len(found), face, words)
        await visit.answer(f"{title}\n{found[look.page - 1]}", rows=rows)
        return
    reader, wishes = Reader(past.view, plain_names(past.session, words), words), await visit.wishes()
    named = text_names if wishes.drawn_in is None else label_names  # in the place of pictures it is a text
    labelled = reader.calling(named(past.session, words))
    board = await visit.services.pictures.board(
        face,
        reader,
        changes=[one.event for one in past.events],
        palette=wishes.drawn_in,
        is_private=True,
        is_large=wishes.is_large,
    )
    shown = [*pictures_of(board, face.own_alt_parts(labelled), words)]
    if _is_hand_seen(past, face) and not face.board_has_hand:
        hand = await visit.services.pictures.hand(
            face, reader, palette=wishes.drawn_in, is_large=wishes.is_large
        )
        shown += pictures_of(hand, face.hand_alt_parts(labelled), words)
    await visit.answer(
        f"{title}\n{story}".strip(),
        rows=look_rows(past, look, 1, face, words),
        pictures=shown,
    )


def _title(past: Past, face: AnyFace, words: Words) -> str:
    """How far the game was, which step this is, and through whose eyes it is seen."""
    names = text_names(past.session, words)
    progress = face.progress(Reader(past.public, names, words), past.step.round)
    step = words.text("look-step", number=past.session.id, step=past.at, steps=len(past.steps) - 1)
    lines = [words.text("look-title", progress=progress), step]
    if past.eyes is not None:
        lines.append(words.text("look-seen", name=names[past.eyes]))
    return "\n".join(lines)


def _in_words(past: Past, face: AnyFace, words: Words) -> str:
    """All that the pictures would show, in words."""
    reader = Reader(past.view, text_names(past.session, words), words)
    hand = [face.hand_text(reader)] if _is_hand_seen(past, face) else []
    return "\n\n".join([*hand, face.board_text(reader)])


def _is_hand_seen(past: Past, face: AnyFace) -> bool:
    """Whether one sees what others may not see: through a seat's eyes, in a game that has such things."""
    return past.eyes is not None and face.hides_hands


async def press_look(press: Press) -> None:
    """Show what a button says, or what was chosen in a menu."""
    values = data_of(press.interaction).get("values") or [press.custom_id.key]
    look = Look.read(str(values[0]))
    await look_back(press, await press.session(), look)


HANDLERS: Mapping[Verb, Handler] = {Verb.LOOK: press_look}
