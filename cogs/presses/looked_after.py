"""The games of a server as moderators look after them: how each stands and what mends it, the worst first,
and one game with the acts that make sense for it.

It changes nothing, mentions nobody, and shows nothing that a spectator does not see.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.controls import MENU, Row
from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.parts.interactions import data_of
from cogs.parts.moderate_controls import act_button, acts_on
from cogs.parts.paging import page_line, starts
from cogs.parts.places import game_link, game_name
from cogs.parts.readers import label_names, pace_words, text_names
from cogs.parts.still_text import games_text, mark_of, mend_text, still_text
from cogs.parts.widgets import turn_rows
from cogs.presses.offices import check_moderator, check_server, moderates_in
from cogs.presses.pages import page_of
from cogs.presses.press import Handler, Press, Visit
from engine.errors import Refused
from engine.journal.records import SessionId
from engine.sessions.overview import Seen
from renders.language.catalogues import HINT, Words
from renders.language.names import cut

OPEN: Final = "open"
"""The key of the menu."""


async def show_games(visit: Visit, *, page: int = 1) -> None:
    """Show a page of the games of the server, the worst first; the last page, if there are fewer."""
    seen, words = await _games(visit), visit.words
    if not seen:
        await visit.answer(words.text("games-title"), words.text("list-empty"))
        return
    texts = [_entry(each, words) for each in seen]
    begins = starts(texts)
    page = max(1, min(page, len(begins)))
    first, end = begins[page - 1], [*begins, len(seen)][page]
    heading = (words.text("games-title"), games_text(seen, words), page_line(page, len(begins), words))
    rows = [_menu_row(seen[first:end], words), *turn_rows(_page_id, page, len(begins), words)]
    await visit.answer("\n".join(filter(None, heading)), "\n\n".join(texts[first:end]), rows=rows)


async def show_game(visit: Visit, number: SessionId) -> None:
    """Show one open or running game of the server, and what may be done about it. Raises Refused if there is
    no such game."""
    seen, words = await _games(visit), visit.words
    found = next((each for each in seen if each.session.id == number), None)
    if found is None:
        raise Refused("not-looked-after")
    buttons = [act_button(found.session, act, words) for act in acts_on(found.session)]
    rows = [ui.ActionRow(*buttons)] if buttons else []
    await visit.answer(*_game_texts(found, words), rows=[*rows, ui.ActionRow(_all_games_button(words))])


async def turn_games(press: Press) -> None:
    """Show the page that the button names, or the game that was chosen from the menu. Raises Refused unless
    the presser is a moderator."""
    check_moderator(press)
    values = data_of(press.interaction).get("values")
    if values:
        await show_game(press, SessionId(CustomId(Verb.GAMES, NO_SESSION, key=str(values[0])).number))
    elif press.custom_id.session:
        await show_game(press, press.custom_id.session)
    else:
        await show_games(press, page=page_of(press.custom_id))


async def _games(visit: Visit) -> list[Seen]:
    """The games of the server that whoever looks may moderate."""
    guild = check_server(visit)
    seen = await visit.services.overview.games(guild, up_since=visit.services.up_since(guild))
    return [each for each in seen if moderates_in(visit, each.session.channel)]


def _entry(seen: Seen, words: Words) -> str:
    """A game in the list: where it is and how old, how it stands, and what mends it."""
    mend = mend_text(seen, words)
    lines = [
        words.text(
            "games-entry", mark=mark_of(seen), game=game_link(seen.session, words), at=int(seen.created)
        ),
        still_text(seen, words),
        words.text("games-mend", mend=mend) if mend else "",
    ]
    return "\n".join(filter(None, lines))


def _page_id(page: int) -> CustomId:
    return CustomId(Verb.GAMES, NO_SESSION, key=str(page))


def _menu_row(seen: Sequence[Seen], words: Words) -> Row:
    """The menu with the games of a page."""
    options = [
        discord.SelectOption(
            label=f"{mark_of(each)} {game_name(each.session, words)}",
            value=str(each.session.id),
            description=cut(words.listed(label_names(each.session, words)), HINT),
        )
        for each in seen[:MENU]
    ]
    menu: ui.Select[Any] = ui.Select(
        custom_id=str(CustomId(Verb.GAMES, NO_SESSION, key=OPEN)),
        placeholder=words.text("menu-games"),
        options=options,
    )
    return ui.ActionRow(menu)


def _game_texts(seen: Seen, words: Words) -> list[str]:
    """One game in full: how it stands, what mends it, who plays, and since when."""
    session, mend = seen.session, mend_text(seen, words)
    names = text_names(session, words)
    players = [
        words.text("lobby-named-robot", name=words.named(names, number))
        if seat.is_robot
        else words.named(names, number)
        for number, seat in enumerate(session.seats)
    ]
    lines = [words.text("lobby-players", players=words.listed(players))]
    if session.pace is not None:
        pace, about = pace_words(session.pace, words)
        lines.append(words.text("lobby-pace", pace=pace, about=about))
    ages = words.text("game-seen-ages", created=int(seen.created), at=int(session.last_act))
    return [
        words.text("game-seen", mark=mark_of(seen), game=game_link(session, words)),
        "\n".join(
            filter(None, (still_text(seen, words), words.text("games-mend", mend=mend) if mend else ""))
        ),
        "\n".join([*lines, f"-# {ages}"]),
    ]


def _all_games_button(words: Words) -> ui.Button[Any]:
    return ui.Button(label=words.text("button-all-games"), custom_id=str(_page_id(1)))


HANDLERS: Mapping[Verb, Handler] = {Verb.GAMES: turn_games}
