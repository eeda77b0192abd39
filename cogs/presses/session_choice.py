"""Which game a command means: by its thread, by its option `game`, or by there being just one."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.parts.interactions import person, private_words
from cogs.services import Services
from engine.errors import Refused
from engine.folding import folded, is_in
from engine.journal.records import Session, SessionId
from renders.language.catalogues import Words

CHOICES = 25
"""Choices of an autocompletion (Discord: interactions/receiving-and-responding)."""
NAMED = 10
"""At most this many games are named where one of them must be chosen."""


async def session_meant(
    services: Services,
    interaction: discord.Interaction[Any],
    number: int | None,
    *,
    game: str | None = None,
    may_be_open: bool = False,
) -> Session:
    """The session that a command is about. `game` narrows it to one title, which is what the commands that
    answer have: its players may use them anywhere. Unless it `may_be_open`, a game that has not started is
    meant only where the person is in no other. Raises Refused."""
    if interaction.guild_id is None:
        raise Refused("only-in-a-server")
    if number is not None:
        session = await services.sessions.find(SessionId(number), guild=interaction.guild_id)
        if game is not None and session.game != game:
            raise Refused("another-title", number=number, here=_title(interaction, session.game))
        return session
    here = await services.sessions.in_thread(interaction.channel_id or 0)
    if here is not None and here.guild != interaction.guild_id:
        here = None
    me = person(interaction).id
    if here is not None and (game is None or (here.game == game and here.seat_of(me) is not None)):
        return here
    mine = [
        session
        for session in await services.sessions.in_guild(interaction.guild_id, me)
        if game is None or session.game == game
    ]
    running = [session for session in mine if session.status == "playing"]
    meant = mine if may_be_open or not running else running
    if len(meant) > 1:
        raise Refused("which-game", games=_listed(interaction, meant))
    return meant[0] if meant else _not_mine(interaction, here, game)


def _not_mine(interaction: discord.Interaction[Any], here: Session | None, game: str | None) -> Session:
    """The game around, if it is of this title: it says itself that the person has no seat there. Raises
    Refused, for the person is in no game that could be meant."""
    if game is None:
        raise Refused("no-game-of-yours")
    if here is None:
        raise Refused("no-game-of-title", game=_title(interaction, game))
    if here.game != game:
        raise Refused(
            "thread-of-another-title", here=_title(interaction, here.game), game=_title(interaction, game)
        )
    return here


def _title(interaction: discord.Interaction[Any], game: str) -> str:
    return private_words(interaction).text(f"{game}-name")


def place_of(session: Session, words: Words) -> str:
    """A game by its title, its number and where it is."""
    game, where = words.text(f"{session.game}-name"), f"<#{session.thread or session.channel}>"
    return words.text("game-in-place", game=game, number=session.id, where=where)


def _listed(interaction: discord.Interaction[Any], sessions: Sequence[Session]) -> str:
    """Some games, with where they are; of very many the newest."""
    words = private_words(interaction)
    places = [place_of(session, words) for session in sessions[:NAMED]]
    return ", ".join([*places, "…"]) if len(sessions) > NAMED else words.listed(places)


async def complete_game(
    services: Services,
    interaction: discord.Interaction[Any],
    typed: str,
    *,
    game: str | None = None,
    may_be_open: bool = False,
) -> list[app_commands.Choice[int]]:
    """The person's own games on this server that a command can be about, for the option `game`; of one title
    where that is given."""
    if interaction.guild_id is None:
        return []
    words = private_words(interaction)
    mine = await services.sessions.in_guild(interaction.guild_id, person(interaction).id)
    return [
        app_commands.Choice(
            name=words.text("game-choice", game=words.text(f"{session.game}-name"), number=session.id),
            value=session.id,
        )
        for session in mine
        if game in (None, session.game) and (may_be_open or session.status == "playing")
        if str(session.id).startswith(folded(typed)) or is_in(typed, words.text(f"{session.game}-name"))
    ][:CHOICES]
