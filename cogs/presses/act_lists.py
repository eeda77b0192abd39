"""The list of what a server's admins and moderators have done, with their reasons, the newest first.

It changes nothing. Whoever sends a command may read it; its buttons ask anew.
"""

import contextlib
import itertools
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from discord import ui

from cogs.parts.act_text import listed_line
from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.parts.layouts import PAGE
from cogs.parts.paging import ON_A_PAGE
from cogs.presses.offices import check_office, check_server, is_admin
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.welcome import welcome_line
from cogs.services import Services
from engine.errors import Refused
from engine.journal.records import Session, SessionId
from engine.journal.server_act_rows import ServerAct
from renders.language.catalogues import Words

Games: TypeAlias = Mapping[SessionId, Session]
"""The games that acts are about, by their numbers."""


def act_lines(acts: Sequence[ServerAct], words: Words, games: Games | None = None) -> list[str]:
    """Acts in words, a line for each, in their order, as many as fit on a page."""
    found = games or {}
    lines = [listed_line(act, words, None if act.session is None else found.get(act.session)) for act in acts]
    ends = itertools.accumulate(len(line) + 1 for line in lines)
    return [line for line, end in zip(lines, ends, strict=True) if end <= PAGE]


async def show_acts(visit: Visit, *, before: int | None = None) -> None:
    """Show a page of the acts of the server, the newest first: only those with a number below `before`. There
    are fewer on it if long reasons need the room."""
    guild, words = check_server(visit), visit.words
    found = await visit.services.servers.acts(guild, ON_A_PAGE + 1, before=before)
    games = await games_of(visit.services, guild, found[:ON_A_PAGE])
    lines = act_lines(found[:ON_A_PAGE], words, games)
    shown = found[: len(lines)]
    lines = lines or [words.text("acts-none")]
    is_more = len(found) > len(shown)
    buttons = [
        *([] if before is None else [_button("acts-newest", "", words)]),
        *([_button("acts-older", str(shown[-1].number), words)] if is_more else []),
    ]
    rows = [ui.ActionRow(*buttons)] if buttons else []
    text = "\n".join([words.text("acts-title"), *lines])
    welcome = await welcome_line(visit) if is_admin(visit) else ""  # it is for admins, and said once
    await visit.answer(welcome, text, rows=rows)


async def games_of(services: Services, guild: int, acts: Sequence[ServerAct]) -> Games:
    """The games of this server that acts are about, and that were not deleted."""
    games: dict[SessionId, Session] = {}
    for number in {act.session for act in acts if act.session is not None}:
        with contextlib.suppress(Refused):
            games[number] = await services.sessions.at_hand(number, guild=guild)
    return games


def _button(label: str, key: str, words: Words) -> ui.Button[Any]:
    return ui.Button(label=words.text(label), custom_id=str(CustomId(Verb.ACTS, NO_SESSION, key=key)))


async def turn(press: Press) -> None:
    """Show the page that a button names, or the newest."""
    check_office(press)
    await show_acts(press, before=press.custom_id.number if press.custom_id.key else None)


HANDLERS: Mapping[Verb, Handler] = {Verb.ACTS: turn}
