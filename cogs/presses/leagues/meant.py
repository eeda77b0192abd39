"""Which league somebody means: by a button, or by a command that names one, or is sent where one is at home.

Everything is read of the server on which they act: for others a league does not exist. Nor does it for
whoever cannot see the channel where it is at home, unless they are in it: so its channel says who may enter.
"""

import discord
from discord import app_commands

from cogs.parts.league_controls import numbers_in
from cogs.posting.leagues.facts import Facts, facts_of
from cogs.presses.offices import check_server
from cogs.presses.press import Press, Visit
from engine.errors import Refused
from engine.journal.league_rows import LeagueId, LeagueRow
from engine.leagues.leagues import Whole
from renders.language.catalogues import HINT
from renders.language.names import cut, tidy

CHOICES = 25
"""The most suggestions that Discord shows."""


async def league_meant(visit: Visit, number: int | None = None) -> LeagueRow:
    """The league of the server that a command is about: the one with this number, else the one of the
    channel, else the only one. Raises Refused if there is none, or if it is not clear."""
    guild, channel = check_server(visit), visit.interaction.channel
    channels = [] if channel is None else [channel.id]
    if isinstance(channel, discord.Thread):
        channels.append(channel.parent_id)
    named = None if number is None else LeagueId(number)
    return await visit.services.leagues.meant(guild, channels, named, await hidden_leagues(visit, guild))


async def hidden_leagues(visit: Visit, guild: int) -> frozenset[LeagueId]:
    """The leagues of the server that somebody does not see: they are not in them, and cannot see the channels
    where they are at home."""
    leagues = visit.services.leagues
    hidden = frozenset(row.id for row in await leagues.leagues(guild) if not _sees(visit, row.channel))
    if not hidden:
        return hidden
    return hidden.difference(await leagues.entered(guild, visit.person.id))


def _sees(visit: Visit, number: int) -> bool:
    """Whether somebody sees a channel of the server. One that is gone hides nothing."""
    guild, person = visit.interaction.guild, visit.interaction.user
    channel = None if guild is None else guild.get_channel(number)
    if channel is None or not isinstance(person, discord.Member):
        return True
    return channel.permissions_for(person).view_channel


async def league_of(press: Press, most: int = 1) -> tuple[LeagueRow, list[int]]:
    """The league that a control names, and the other numbers in its key, which has at `most` so many in all.
    Raises UnknownId for a key that we could not have made, Refused if there is no such league on this
    server."""
    numbers = numbers_in(press.custom_id.key, most)
    return await league_meant(press, numbers[0]), numbers[1:]


async def complete_league(visit: Visit, typed: str) -> list[app_commands.Choice[int]]:
    """The leagues of the server that they see and whose names contain what was typed."""
    if visit.guild is None:
        return []
    hidden = await hidden_leagues(visit, visit.guild)
    rows = await visit.services.leagues.named(visit.guild, typed, hidden)
    return [app_commands.Choice(name=cut(tidy(row.name), HINT), value=row.id) for row in rows[:CHOICES]]


async def told(row: LeagueRow, visit: Visit, season: int | None = None) -> tuple[Whole, Facts]:
    """A season of a league (None: the newest) with all that words and pictures of it need. Raises Refused if
    there is no such season."""
    if season is not None and not 1 <= season <= row.season:
        raise Refused("season-unknown")
    whole = await visit.services.leagues.whole(row.id, season)
    if whole.row.guild != row.guild or whole.row.closed is not None:
        raise Refused("league-unknown")
    return whole, facts_of(whole)
