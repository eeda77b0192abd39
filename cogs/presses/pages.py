"""What a person leafs through privately: the list of games, the board in pictures and words, and the log."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.interactions import person, private_words
from cogs.parts.layouts import answer_privately, pages
from cogs.parts.palettes import palette_for
from cogs.parts.readers import label_names, plain_names, text_names
from cogs.parts.widgets import move_row, moves_row
from cogs.posting.board_text import log_lines, ranking_text
from cogs.presses.summaries import News, news_for, news_text
from cogs.services import Services
from engine.errors import Refused
from engine.journal.records import Session
from engine.play.chance import commitment
from engine.sessions.positions import Position
from renders.drawing.theme import PALETTES
from renders.language.catalogues import Words

MOST_MOVES = 5
"""At most this many games can be gone on with from one list, the newest; more would not fit in a row."""


async def show_list(services: Services, interaction: discord.Interaction[Any], *, above: str = "") -> None:
    """The open and running games of the server, newest first, below a text; and a button for each game of the
    person's own that cannot be shown where it was."""
    if interaction.guild_id is None:
        raise Refused("only-in-a-server")
    words = private_words(interaction)
    lines = []
    for session in await services.sessions.in_guild(interaction.guild_id):
        lines.append(_listed(session, words))
        if session.status == "open":
            services.lobbies.check_now_and_then(session.id)
    shown = pages("\n".join(lines) or words.text("list-empty"))[0]
    missing = len(lines) - len(shown.splitlines())
    more = words.text("list-more", count=missing) if missing > 0 else ""
    mine = await services.sessions.in_guild(interaction.guild_id, person(interaction).id)
    stuck = [session.id for session in mine if session.status == "playing" and session.trouble is not None]
    rows = [moves_row(stuck[:MOST_MOVES], words)] if stuck else []
    await answer_privately(interaction, *filter(None, (above, shown, more)), rows=rows)


def _listed(session: Session, words: Words) -> str:
    """A session's line in the list."""
    is_on = session.trouble is None or session.status != "playing"
    return words.text(
        f"list-{session.status if is_on else session.trouble}",
        game=words.text(f"{session.game}-name"),
        number=session.id,
        where=f"<#{session.thread or session.channel}>",
        players=words.listed(text_names(session, words)),
    )


async def show_board(
    services: Services, interaction: discord.Interaction[Any], session: Session, page: int = 1
) -> None:
    """The board as the person may see it: the picture, and one page of the whole of it in words."""
    position = await services.sessions.position(session.id, person(interaction).id)
    words, face = private_words(interaction), services.faces[session.game]
    names = text_names(position.session, words)
    palette = await palette_for(services.people, person(interaction).id)
    news = await _news(services, position)
    picture = await services.pictures.board(
        face,
        position.view,
        plain_names(position.session),
        words,
        news=news.events,
        palette=palette,
        is_private=True,
    )
    text = face.board_text(position.view, names, words)
    trouble = session.trouble if session.status == "playing" else None
    above = (
        "" if trouble is None else words.text(f"trouble-{trouble}", number=session.id),
        ranking_text(position, face, names, words),
        news_text(services, news, words),
    )
    found = pages("\n\n".join(filter(None, (*above, text))))
    page = max(1, min(page, len(found)))
    rows = _page_row(session, interaction, Verb.BOARD, page, len(found))
    if position.seat is not None and trouble is not None:
        rows.append(move_row(session.id, words))
    await answer_privately(
        interaction,
        found[page - 1],
        rows=rows,
        picture=picture,
        alt=face.alt_text(position.view, label_names(position.session, words), words),
    )


async def _news(services: Services, position: Position) -> News:
    """What is news on a board: to who sits there, since he acted; to others, and at the end, nothing."""
    if position.seat is None or position.ranking is not None:
        return News(position.session, (), False)
    return await news_for(services, position.session, position.seat)


async def choose_palette(services: Services, interaction: discord.Interaction[Any], palette: str) -> None:
    """Remember in which colours a person wants pictures, and say what that changes."""
    if palette not in PALETTES:
        raise Refused("not-an-option")
    words = private_words(interaction)
    await services.people.set_palette(person(interaction).id, palette)
    await answer_privately(
        interaction, words.text("palette-chosen", palette=words.text(f"palette-{palette}"))
    )


async def show_log(
    services: Services, interaction: discord.Interaction[Any], session: Session, page: int | None = None
) -> None:
    """The story as the person may read it, its newest page first, with the seal of the game's luck."""
    words = private_words(interaction)
    if session.seed is None:
        raise Refused("game-closed" if session.status == "closed" else "not-started")
    story = await services.sessions.story(session, seat=session.seat_of(person(interaction).id))
    lines = log_lines(session, services.faces[session.game], words, story)
    lines.insert(0, words.text("luck-sealed", seal=commitment(session.seed)))
    if session.status == "over":
        lines.append(words.text("luck-opened", seed=session.seed))
    found = pages("\n".join(lines))
    page = len(found) if page is None else max(1, min(page, len(found)))
    rows = _page_row(session, interaction, Verb.LOG, page, len(found))
    await answer_privately(interaction, found[page - 1], rows=rows)


def _page_row(
    session: Session,
    interaction: discord.Interaction[Any],
    verb: Verb,
    page: int,
    last: int,
) -> list[ui.ActionRow[Any]]:
    """Buttons to the pages before and after."""
    if last == 1:
        return []
    words = private_words(interaction)
    earlier: ui.Button[Any] = ui.Button(
        label=words.text("button-earlier"),
        custom_id=str(CustomId(verb, session.id, None, f"{page - 1}")),
        disabled=page == 1,
    )
    later: ui.Button[Any] = ui.Button(
        label=words.text("button-later"),
        custom_id=str(CustomId(verb, session.id, None, f"{page + 1}")),
        disabled=page == last,
    )
    return [ui.ActionRow(earlier, later)]


async def turn_board_page(
    services: Services, interaction: discord.Interaction[Any], pressed: CustomId
) -> None:
    """Another page of the board in words."""
    session = await services.sessions.find(pressed.session, guild=interaction.guild_id)
    await show_board(services, interaction, session, _page(pressed))


async def turn_log_page(services: Services, interaction: discord.Interaction[Any], pressed: CustomId) -> None:
    """Another page of the log."""
    session = await services.sessions.find(pressed.session, guild=interaction.guild_id)
    await show_log(services, interaction, session, _page(pressed))


def _page(pressed: CustomId) -> int:
    return int(pressed.key) if pressed.key.isascii() and pressed.key.isdecimal() else 1


HANDLERS: Mapping[Verb, Any] = {Verb.BOARD: turn_board_page, Verb.LOG: turn_log_page}
