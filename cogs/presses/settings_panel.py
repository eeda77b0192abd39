"""`/saloon settings`: an admin's private panel. Each choice is stored immediately, and said there.

Whoever Discord lets send the command sees it; whoever presses a control must be an admin. What is chosen is
looked up on the server: nothing that was sent counts by itself.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord
from discord import ui

from cogs.parts.custom_ids import DIGITS, UnknownId, Verb
from cogs.parts.interactions import data_of, fields, id_of
from cogs.posting.members import name_of
from cogs.posting.servers import channels_there, own_language, roles_there
from cogs.presses.offices import check_admin, check_server
from cogs.presses.open_seats import NEEDED
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.setting_changes import change_setting, office_of
from cogs.presses.setting_values import DEFAULT, value_of, what_is_so
from cogs.presses.settings_pages import (
    DEFAULTS,
    NO,
    PAGES,
    YES,
    Key,
    Place,
    limits_form,
    page_with,
    settings_page,
)
from cogs.presses.welcome import welcome_line
from engine.errors import Refused, Rejected
from engine.journal.server_rows import ServerRow
from engine.sessions.server_settings import BOUNDS, Effective, Setting, Value, effective, with_setting


async def show_settings(
    visit: Visit, page: int = 1, *, step: int = 0, said: Mapping[Setting, str] | None = None
) -> None:
    """Show a page of the panel, with what is `said` of settings on it. Raises Refused outside a server."""
    guild = _guild(visit)
    row = _there(await visit.services.servers.of(guild.id), guild)
    text, parts = settings_page(row, _place(visit, guild, row), page, visit.words, step=step, said=said)
    await visit.answer(await welcome_line(visit), text, rows=parts)


async def use_settings(press: Press) -> None:
    """Show the page that a button names, or store what was chosen on one. A choice that is refused is told
    on the panel, which stays as it was. Raises Refused to whoever is not an admin, and UnknownId for a
    forged key."""
    check_admin(press)
    key = Key.parse(press.custom_id.key)
    values = [str(value) for value in data_of(press.interaction).get("values") or ()]
    if key.what == DEFAULTS:
        await _choose(press, _setting(values[0] if values else ""), None, key.step)
    elif key.what in (str(number) for number in range(1, len(PAGES) + 1)):
        await show_settings(press, int(key.what), step=key.step + 1)
    elif not key.what:
        await show_settings(press)
    else:
        setting = _setting(key.what)
        sent = [key.value] if key.value else values
        try:
            value = _value(setting, sent, _guild(press), press)
        except Refused as refusal:
            said = {setting: press.words.refusal(refusal)}
            await show_settings(press, page_with(setting), step=key.step + 1, said=said)
        else:
            await _choose(press, setting, value, key.step)


async def open_limits(press: Press) -> ui.Modal:
    """The form for the limits, as they are now. Raises Refused to whoever is not an admin."""
    row = await press.services.servers.of(check_admin(press))
    return limits_form(row, press.words, step=Key.parse(f".{press.custom_id.key}").step)


async def set_limits(press: Press) -> None:
    """Store the limits that were typed into the form; an empty field is the default. If one of them is no
    number, or out of bounds, none is stored, and the panel says which. Raises Refused to whoever is not an
    admin."""
    check_admin(press)
    if press.interaction.type is not discord.InteractionType.modal_submit:
        raise UnknownId
    guild, words, typed = _guild(press), press.words, fields(press.interaction)
    step, page = Key.parse(f".{press.custom_id.key}").step + 1, page_with(Setting.MOST_RUNNING)
    said: dict[Setting, str] = {}
    chosen: dict[Setting, Value] = {}
    for setting in BOUNDS:
        try:
            chosen |= {setting: _typed(setting, typed[setting], press)} if setting in typed else {}
        except Refused as refusal:
            said[setting] = words.refusal(refusal)
    before = effective(await press.services.servers.of(guild.id))
    for setting, value in () if said else chosen.items():
        try:
            after = await change_setting(press, guild, setting, value)
        except Rejected as refusal:
            said[setting] = words.refusal(refusal)
            break
        if after != before:
            said[setting] = _said(setting, after, guild, press, is_changed=True)
        before = after
    await show_settings(press, page, step=step, said=said)


async def _choose(press: Press, setting: Setting, value: Value, step: int) -> None:
    """Store a choice, and show its page with what has become of it."""
    guild, words, page = _guild(press), press.words, page_with(setting)
    try:
        before = effective(await press.services.servers.of(guild.id))
        after = await change_setting(press, guild, setting, value)
    except Rejected as refusal:
        await show_settings(press, page, step=step + 1, said={setting: words.refusal(refusal)})
        return
    is_changed = after != before
    said = {setting: _said(setting, after, guild, press, is_changed=is_changed)}
    await show_settings(press, page, step=step + 1, said=said)


def _said(
    setting: Setting, counts: Effective, guild: discord.Guild, press: Press, *, is_changed: bool
) -> str:
    """What has become of a choice."""
    message = "settings-stored" if is_changed else "settings-unchanged"
    return press.words.text(message, what=what_is_so(setting, counts, guild, press.words))


def _setting(text: str) -> Setting:
    try:
        return Setting(text)
    except ValueError:
        raise UnknownId from None


def _value(setting: Setting, sent: Sequence[str], guild: discord.Guild, press: Press) -> Value:
    """What a menu or a button chooses; None for the default. Raises Refused for what the server does not
    have, or the setting cannot be. Whether a number is within its bounds, `with_setting` says."""
    if setting is Setting.CHANNELS:
        return [_channel(each, guild) for each in sent] or None
    if setting is Setting.OPENERS:
        return _roles(sent, guild)
    if setting is Setting.TOLD_IN and not sent:
        return None
    if setting is Setting.GAMES:
        return _games(sent, press)
    if len(sent) != 1:
        raise Refused("not-an-option")
    (one,) = sent
    if setting is Setting.TOLD_IN:
        return _channel(one, guild)
    if one == DEFAULT:
        return None
    if setting in (Setting.ROBOTS, Setting.RATINGS):
        if one not in (YES, NO):
            raise Refused("not-an-option")
        return None if one == YES else False
    return _number(one) if setting in BOUNDS else one


def _channel(sent: str, guild: discord.Guild) -> int:
    """The id of a text channel of the server. Raises Refused for anything else."""
    channel = guild.get_channel(id_of(sent))
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no-such-text-channel")
    return channel.id


def _roles(sent: Sequence[str], guild: discord.Guild) -> list[int] | None:
    """The ids of roles of the server; None if the role of everybody is among them, or none is. Raises Refused
    for anything else, and for the role of a bot."""
    roles = [guild.get_role(id_of(each)) for each in sent]
    found = [role for role in roles if role is not None]
    if len(found) < len(roles):
        raise Refused("no-such-role")
    if any(role.is_bot_managed() for role in found):
        raise Refused("role-of-a-bot")
    if not found or any(role.is_default() for role in found):
        return None
    return [role.id for role in found]


def _games(sent: Sequence[str], press: Press) -> list[str] | None:
    """The chosen games; None if they are all. Raises Refused for games that there are not, and for none."""
    known = press.services.games
    if not sent or any(game not in known for game in sent):
        raise Refused("not-an-option")
    return None if set(sent) == set(known) else [game for game in known if game in sent]


def _number(sent: str) -> int:
    """A number that a menu offers. Raises Refused for anything else."""
    if not (sent.isascii() and sent.isdecimal() and len(sent) <= DIGITS):
        raise Refused("not-an-option")
    return int(sent)


def _typed(setting: Setting, text: str, press: Press) -> Value:
    """What was typed for a limit; None if nothing was. Raises Refused."""
    office = office_of(press)
    if not text.strip() or office is None:
        return None
    number = value_of(setting, text, office)
    with_setting(ServerRow(), setting, number)
    return number


def _guild(visit: Visit) -> discord.Guild:
    """The server on which somebody acts. Raises Refused in a private conversation."""
    check_server(visit)
    guild = visit.interaction.guild
    if guild is None:
        raise Refused("only-in-a-server")
    return guild


def _there(row: ServerRow, guild: discord.Guild) -> ServerRow:
    """What the admins have chosen, without what was deleted since."""
    told_in = None if row.told_in is None else next(iter(channels_there(guild, [row.told_in])), None)
    return replace(
        row,
        channels=None if row.channels is None else tuple(channels_there(guild, row.channels)),
        openers=None if row.openers is None else tuple(roles_there(guild, row.openers)),
        told_in=told_in,
    )


def _place(visit: Visit, guild: discord.Guild, row: ServerRow) -> Place:
    """What Discord says of the server, as far as the panel shows it: only channels that are chosen are looked
    at."""
    listed = {each: guild.get_channel(each) for each in {*(row.channels or ()), row.told_in or 0}}
    may = {
        number: channel.permissions_for(guild.me)
        for number, channel in listed.items()
        if isinstance(channel, discord.TextChannel)
    }
    return Place(
        name_of(guild),
        own_language(guild),
        tuple(visit.services.games),
        frozenset(number for number, each in may.items() if not all(getattr(each, name) for name in NEEDED)),
        frozenset(number for number, each in may.items() if not (each.view_channel and each.send_messages)),
    )


HANDLERS: Mapping[Verb, Handler] = {Verb.SETTINGS: use_settings, Verb.LIMITS: set_limits}
