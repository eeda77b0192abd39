"""The inbox in words: what waits for somebody on all servers, what waits for others, and its menu.

Pure builders: what is stored comes as entries, and which servers can be reached as their names.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.parts.layouts import TEXT, Part
from cogs.parts.paging import page_line, starts
from cogs.parts.places import game_link, game_name
from cogs.parts.readers import text_names
from cogs.parts.widgets import turn_rows
from cogs.posting.waiting_text import since_text
from engine.journal.records import Call, PersonId, Session
from engine.sessions.inbox import Entry, Lost
from renders.language.catalogues import HINT, Words
from renders.language.names import cut, escaped, isolated, tidy

OFFERED: Final = 25
"""The most games in the menu (Discord: components/reference, "String Select")."""
NOTE: Final = 80
"""The most characters of a note that are shown."""
OPEN: Final = "open"
"""The key of the menu."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server that can be reached: its name, as messages and as menus show it, and whether the person has
    left it."""

    name: str
    label: str
    is_left: bool = False


Servers = Mapping[int, Server]
"""The servers that can be reached, by their ids."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of an inbox: its texts and its controls."""

    texts: Sequence[str]
    rows: Sequence[Part]


def is_waiting(entry: Entry, servers: Servers) -> bool:
    """Whether a game waits for whoever asks, and can be played now."""
    server = servers.get(entry.session.guild)
    return entry.call is not None and server is not None and not server.is_left


def page_of_inbox(
    entries: Sequence[Entry], servers: Servers, person: PersonId, now: float, words: Words, page: int
) -> Page:
    """A page of a person's inbox: what waits for them in full, each other game in one line; the last page, if
    there are fewer."""
    waiting = [entry for entry in entries if is_waiting(entry, servers)]
    others = [entry for entry in entries if entry not in waiting]
    listed = [*waiting, *others]
    texts = [
        *(_waiting_text(entry, servers, now, words) for entry in waiting),
        *(_other_text(entry, servers, person, words) for entry in others),
    ]
    begins = starts(texts)
    page = max(1, min(page, len(begins)))
    first, end = begins[page - 1], [*begins, len(listed)][page]
    own, rest = texts[first : min(end, len(waiting))], texts[max(first, len(waiting)) : end]
    heading = (_heading(len(waiting), len(others), words), page_line(page, len(begins), words))
    above = [words.text("inbox-others")] if rest and waiting else []
    return Page(
        ["\n".join(filter(None, heading)), *filter(None, ("\n\n".join(own), "\n".join([*above, *rest])))],
        [*_menu_rows(listed[first:], servers, words), *turn_rows(_page_id, page, len(begins), words)],
    )


def lost_text(lost: Sequence[Lost], words: Words, room: int = TEXT) -> str:
    """The seats at tables of leagues that the person has lost, and what that costs, as far as there is room
    for so many characters; "" if there is nothing to say."""
    lines = [words.text("inbox-seats-lost")]
    for one in lost:
        cost = words.text(
            "inbox-seat-costs-rating" if one.is_rated else "inbox-seat-costs", why=one.why.value
        )
        game = game_link(one.session, words)
        lines.append(words.text("inbox-seat-lost", why=one.why.value, game=game, cost=cost))
    while sum(len(line) + 1 for line in lines) > room:
        lines.pop()
    return "\n".join(lines) if len(lines) > 1 else ""


def next_parts(entry: Entry, now: float, words: Words) -> list[Part]:
    """The game that waits next, until when, and the button that opens it."""
    session = entry.session
    game = game_name(session, words)
    assert entry.call is not None
    line = words.text("inbox-next", game=game, until=_until(session, entry.call, now, words))
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-next"),
        custom_id=str(CustomId(Verb.NEXT, session.id)),
        style=discord.ButtonStyle.primary,
    )
    return [ui.TextDisplay(line), ui.ActionRow(button)]


def _heading(waiting: int, others: int, words: Words) -> str:
    """How many games wait for the person, or that none does."""
    if waiting:
        return words.text("inbox-waiting", count=waiting)
    return words.text("inbox-nothing-waits", count=others) if others else words.text("inbox-empty")


def _waiting_text(entry: Entry, servers: Servers, now: float, words: Words) -> str:
    """A game that waits for the person: where it is, what is asked until when, and their note."""
    session, call = entry.session, entry.call
    assert call is not None
    game, until = game_link(session, words), _until(session, call, now, words)
    lines = [
        words.text("inbox-game", game=game, until=until),
        _asked(session, call, words),
        words.text("inbox-place", server=servers[session.guild].name),
    ]
    if entry.note:
        note = isolated(escaped(cut(tidy(entry.note, 2 * NOTE), NOTE)))
        lines.append(words.text("inbox-note", note=note))
    if entry.has_said_ahead:
        lines.append(words.text("inbox-said-ahead-below"))
    return "\n".join(lines)


def _other_text(entry: Entry, servers: Servers, person: PersonId, words: Words) -> str:
    """A game that does not wait for the person, in one line."""
    session, game = entry.session, game_link(entry.session, words)
    server = servers.get(session.guild)
    if server is None:
        return words.text("inbox-unreachable", game=game)
    state = words.text("inbox-left") if server.is_left else _state(session, person, words)
    said = words.text("inbox-said-ahead") if entry.has_said_ahead else ""
    return words.text("inbox-other", game=game, server=server.name, state=f"{state}{said}")


def _state(session: Session, person: PersonId, words: Words) -> str:
    """Why a game does not wait for the person now, in a few words."""
    seat = session.seat_of(person)
    if session.asleep_since is not None:
        return words.text("inbox-asleep")
    if session.paused_until is not None:
        return words.text("inbox-paused", at=int(session.paused_until))
    if seat is not None and session.seats[seat].kept is not None:
        return words.text("inbox-kept")
    if not session.calls:
        return words.text("inbox-goes-on")
    names = text_names(session, words)
    players = [words.named(names, call.seat) for call in session.calls]
    return words.text("inbox-waits-for", players=words.listed(players))


def _asked(session: Session, call: Call, words: Words) -> str:
    """What is asked, in the game's words; only that it is their turn if an older version stored the call."""
    if not call.decision:
        return words.text("inbox-your-turn")
    return words.text(f"{session.game}-command-{call.decision}-about")


def _until(session: Session, call: Call, now: float, words: Words) -> str:
    """Until when a game waits for the person, or since when, if nobody's time counts."""
    if call.clock.due is None or session.absence(call.seat, now) is not None:
        return since_text(session, call, now, words)
    return words.text("inbox-until", at=int(call.clock.due))


def _menu_rows(entries: Sequence[Entry], servers: Servers, words: Words) -> list[Row]:
    """The menu that opens a game, from the first of the page on. Whoever opens one that cannot be played now
    reads why, and can give up the seat."""
    if not entries:
        return []
    options = [
        discord.SelectOption(
            label=game_name(entry.session, words),
            value=str(entry.session.id),
            description=cut(_hint(entry, servers, words), HINT),
        )
        for entry in entries[:OFFERED]
    ]
    menu: ui.Select[Any] = ui.Select(
        custom_id=str(CustomId(Verb.INBOX, NO_SESSION, key=OPEN)),
        placeholder=words.text("menu-inbox"),
        options=options,
    )
    return [ui.ActionRow(menu)]


def _hint(entry: Entry, servers: Servers, words: Words) -> str:
    """What the menu says of a game below its name."""
    server = servers.get(entry.session.guild)
    if server is None or entry.call is None or server.is_left:
        what = words.text("inbox-hint-others")
    else:
        what = _asked(entry.session, entry.call, words)
    return what if server is None else words.text("inbox-hint", server=server.label, what=what)


def _page_id(page: int) -> CustomId:
    return CustomId(Verb.INBOX, NO_SESSION, key=str(page))
