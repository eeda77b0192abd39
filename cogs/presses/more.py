"""What the menu More shows, privately beside the board: an entry is a line in `SHOWN`.

It changes nothing; Leave asks first.
"""

from collections.abc import Awaitable, Callable, Mapping

from cogs.parts.custom_ids import Verb
from cogs.parts.interactions import data_of
from cogs.parts.more_menu import Entry, entry_rows, offered
from cogs.presses.looking_back import look_back
from cogs.presses.luck import show_luck
from cogs.presses.open_seats import ask_to_leave
from cogs.presses.pages import show_board, show_log
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.rulebook import show_overview
from engine.errors import Refused
from engine.journal.records import Session


async def show_rules(visit: Visit, session: Session) -> None:
    """Show how the session's game goes, and its chapters."""
    await show_overview(visit, visit.services.faces[session.game])


SHOWN: Mapping[Entry, Callable[[Visit, Session], Awaitable[None]]] = {
    Entry.RULES: show_rules,
    Entry.LOG: show_log,
    Entry.LOOK: look_back,
    Entry.BOARD: show_board,
    Entry.LUCK: show_luck,
    Entry.LEAVE: ask_to_leave,
}


async def open_more(press: Press) -> None:
    """Show what was chosen; if the choice was taken back, all that there is. Raises Refused for an entry that
    this session does not have."""
    session = await press.session()
    face, words = press.services.faces[session.game], press.words
    values = data_of(press.interaction).get("values") or [press.custom_id.key]
    entry = str(values[0])
    if not entry:
        await press.answer(words.text("more-which"), rows=entry_rows(session, face, words))
        return
    if entry not in offered(session, face):
        raise Refused("not-an-option")
    await SHOWN[Entry(entry)](press, session)


HANDLERS: Mapping[Verb, Handler] = {Verb.MORE: open_more}
