"""The list of a server's games: first those that wait for whoever asks, then their others, then all else.

It replays no match: whom a table waits for is stored.
"""

from collections.abc import Sequence
from typing import Final

from cogs.parts.layouts import PAGE
from cogs.parts.readers import text_names
from cogs.parts.widgets import moves_row
from cogs.posting.waiting_text import listed_text, waits_for
from cogs.presses.press import Visit
from engine.errors import Refused
from engine.journal.records import PersonId, Session
from renders.language.catalogues import Words

MOST_MOVES: Final = 5
"""How many games (the newest) have a button to go on below a list; more would not fit in a row."""


async def show_list(visit: Visit, *, above: str = "") -> None:
    """Show the open and running games of the server, the newest first of those that wait for the person, then
    of their others, then of the rest, below the text `above`. Each of the person's own games that cannot be
    shown in its thread has a button. Raises Refused outside a server."""
    if visit.guild is None:
        raise Refused("only-in-a-server")
    words, me, now = visit.words, visit.person.id, visit.services.sessions.workings.now()
    mine = await visit.services.sessions.in_guild(visit.guild, me)
    known = {session.id for session in mine}
    others = [one for one in await visit.services.sessions.in_guild(visit.guild) if one.id not in known]
    listed = [*sorted(mine, key=lambda session: not waits_for(session, me)), *others]
    for session in listed:
        if session.status == "open":
            visit.services.lobbies.check_now_and_then(session.id)
    shown = _as_many_as_fit([_entry(session, me, now, words) for session in listed])
    missing = len(listed) - len(shown)
    text = "\n".join(shown) or words.text("list-empty")
    more = words.text("list-more", count=missing) if missing else ""
    stuck = [session.id for session in mine if session.status == "playing" and session.trouble is not None]
    rows = [moves_row(stuck[:MOST_MOVES], words)] if stuck else []
    await visit.answer(*filter(None, (above, text, more)), rows=rows)


def _as_many_as_fit(entries: Sequence[str]) -> list[str]:
    """The first entries, as many as a message has room for."""
    left, found = PAGE, []
    for entry in entries:
        left -= len(entry) + 1
        if left < 0:
            break
        found.append(entry)
    return found


def _entry(session: Session, person: PersonId, now: float, words: Words) -> str:
    """A session in the list: its game, its place and who plays; below that whom it waits for, if it is on."""
    is_on = session.trouble is None or session.status != "playing"
    line = words.text(
        f"list-{session.status if is_on else session.trouble}",
        game=words.text(f"{session.game}-name"),
        number=session.id,
        where=f"<#{session.thread or session.channel}>",
        players=words.listed(text_names(session, words)),
    )
    waits = listed_text(session, person, now, words) if session.status == "playing" else ""
    return f"{line}\n{waits}" if waits else line
