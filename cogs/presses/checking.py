"""What is missing on a server, for its admins: `/saloon check`, its pages, and the button “What is missing”.

It gathers facts from what Discord has told the bot of the server, with two requests for what it has not; the
findings are made elsewhere. It changes nothing.
"""

import asyncio
import logging
import re
from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import ui

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.facts import Commands, Facts, Finding
from cogs.parts.findings import findings
from cogs.parts.layouts import PAGE, pages
from cogs.parts.paging import page_line
from cogs.parts.rights import Entry, Place, Role, Server
from cogs.parts.still_text import Mark
from cogs.parts.widgets import turn_rows
from cogs.posting.wakings import BAD_LINE
from cogs.presses.offices import check_admin, check_server
from cogs.presses.open_seats import NEEDED
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.welcome import welcome_line
from engine.errors import Refused

log = logging.getLogger(__name__)

_KEY: Final = re.compile(r"(?P<channel>[0-9]{1,20})(\.(?P<page>[0-9]{1,4}))?", re.A)
_PAGE: Final = PAGE - 700
"""The most characters of the findings on a page; the heading and the closing lines have the others."""


async def show_check(visit: Visit, *, channel: int | None = None, page: int = 1) -> None:
    """Show a page of what is found on the server, or in one channel of it; the last page, if there are fewer.
    Raises Refused if there is no such channel."""
    guild = visit.services.members.server(check_server(visit))
    if guild is None:
        raise Refused("only-in-a-server")
    place = None if channel is None else _channel_around(guild, channel)
    facts, words = await _facts(visit, guild, place), visit.words
    found = findings(facts, words)
    shown = pages("\n".join(map(str, found)), size=_PAGE)
    page = max(1, min(page, len(shown)))
    heading = words.text("check-title") if place is None else words.text("check-title-channel", channel=place)
    nothing_changed, which = words.text("check-nothing-changed"), page_line(page, len(shown), words)
    lines = filter(None, (heading, _counts(found), nothing_changed, which))
    again: ui.Button[Any] = ui.Button(
        label=words.text("button-check-again"),
        custom_id=str(_id(place)),
        style=discord.ButtonStyle.primary,
    )
    rows = [ui.ActionRow(again), *turn_rows(lambda target: _id(place, target), page, len(shown), words)]
    await visit.answer(
        await welcome_line(visit),
        *("\n".join(lines), shown[page - 1], words.text("check-integrations")),
        rows=rows,
    )


async def check_anew(press: Press) -> None:
    """Check the server, or the channel, that the button names, and show its page. Raises Refused unless the
    presser is an admin, UnknownId if the key is forged."""
    check_admin(press)
    key = _KEY.fullmatch(press.custom_id.key)
    if key is None:
        raise UnknownId
    await show_check(press, channel=int(key["channel"]) or None, page=int(key["page"] or 1))


def _id(channel: int | None, page: int | None = None) -> CustomId:
    """The id of a button that checks a channel (None: the whole server), and shows this page, or the first.
    The buttons of one message need different ids."""
    return CustomId(Verb.CHECK, NO_SESSION, key=f"{channel or 0}" + ("" if page is None else f".{page}"))


def _counts(found: list[Finding]) -> str:
    """How many findings there are of each kind."""
    counts = {mark: sum(finding.mark is mark for finding in found) for mark in Mark}
    return ", ".join(f"{mark} {count}" for mark, count in counts.items() if count)


def _channel_around(guild: discord.Guild, number: int) -> int:
    """The id of a channel of a server, or of the channel around a thread. Raises Refused if there is none."""
    found = guild.get_channel_or_thread(number)
    if isinstance(found, discord.Thread):
        return found.parent_id
    if found is None or isinstance(found, discord.CategoryChannel):
        raise Refused("not-checked-here")
    return found.id


async def _facts(visit: Visit, guild: discord.Guild, channel: int | None) -> Facts:
    services, client = visit.services, visit.interaction.client
    up_since = services.up_since(guild.id)
    row, games, outage, commands = await asyncio.gather(
        services.servers.of(guild.id),
        services.overview.games(guild.id, up_since=up_since),
        services.overview.last_outage(guild.id, client.shard_count or 1),
        _commands(visit.interaction, guild.id),
    )
    return Facts(
        server=server_of(guild),
        row=row,
        games=games,
        needed=NEEDED,
        commands=commands,
        up_since=up_since,
        outage=outage,
        version=services.version,
        operator=services.operator,
        only=channel,
    )


async def _commands(interaction: discord.Interaction[Any], guild: int) -> Commands | None:
    """What Discord says of our commands, in two requests; None if it does not say."""
    http, application = interaction.client.http, interaction.application_id
    try:
        rules, known = await asyncio.gather(
            http.get_guild_application_command_permissions(application, guild),
            http.get_global_commands(application),
        )
    except (discord.HTTPException, *BAD_LINE) as error:
        log.warning("who may use which command on server %d is not known: %s", guild, error)
        return None
    return Commands(
        ours=[command.name for command in interaction.client.tree.get_commands()],
        known={int(each["id"]): each["name"] for each in known},
        application=application,
        rules={int(each["id"]): each["permissions"] for each in rules},
    )


def server_of(guild: discord.Guild) -> Server:
    """What Discord has told the bot of a server."""
    me = guild.me
    until = me.timed_out_until if me.is_timed_out() else None
    roles = {role.id: _role(role) for role in guild.roles if not role.is_default()}
    own = guild.self_role
    return Server(
        id=guild.id,
        me=me.id,
        everyone=guild.default_role.permissions.value,
        mine=[roles[role.id] for role in me.roles if role.id in roles],
        own=None if own is None else roles.get(own.id),
        roles=roles,
        places={
            channel.id: _place(channel)
            for channel in sorted(guild.channels, key=lambda each: each.position)
            if not isinstance(channel, discord.CategoryChannel)
        },
        threads=len(guild.threads),
        timed_out_until=None if until is None else until.timestamp(),
    )


def _role(role: discord.Role) -> Role:
    return Role(
        role.id, role.name, role.permissions.value, is_bots=role.managed and not role.is_premium_subscriber()
    )


def _place(channel: discord.abc.GuildChannel) -> Place:
    roles, members = dict[int, Entry](), dict[int, Entry]()
    for target, overwrite in channel.overwrites.items():
        allow, deny = overwrite.pair()
        of_role = isinstance(target, discord.Role) or getattr(target, "type", None) is discord.Role
        (roles if of_role else members)[target.id] = Entry(allow.value, deny.value)
    return Place(channel.id, is_text=isinstance(channel, discord.TextChannel), roles=roles, members=members)


HANDLERS: Mapping[Verb, Handler] = {Verb.CHECK: check_anew}
