"""Visits as tests make them: people who press or send commands, and the services that they come to."""

from dataclasses import MISSING, fields
from datetime import UTC, datetime
from typing import get_type_hints

import discord

from cogs.posting.members import Members
from cogs.presses.press import Press, Visit
from cogs.services import Services
from tests.doubles import discord_error, double
from tests.engine.table_talk import ANNA, GUILD


def services(**parts):
    """Services with these parts; the others cannot be asked for anything."""
    kinds = get_type_hints(Services)
    for field in fields(Services):
        if field.name not in parts and field.default is MISSING and field.default_factory is MISSING:
            kind = kinds[field.name]
            parts[field.name] = double(kind) if isinstance(kind, type) else {}
    return Services(**parts)


def members(*, gone=(), away=(), asked=None):
    """Members of servers that all are called Dodge City, but for the `away` ones, which the bot cannot reach.
    Those who are `gone` are on none; `asked` notes of whom Discord was asked."""

    def get_guild(number):
        if number in away:
            return None

        async def fetch_member(person):
            if asked is not None:
                asked.append(person)
            if person in gone:
                raise discord_error(10007, status=404, kind=discord.NotFound)
            return double(discord.Member, id=person)

        return double(
            discord.Guild, id=number, name="Dodge City", unavailable=False, fetch_member=fetch_member
        )

    return Members(double(discord.Client, get_guild=get_guild))


def interaction(person=ANNA, **parts):
    """What Discord says of somebody's press on a private panel, unless these parts say otherwise."""
    defaults = {
        "type": discord.InteractionType.component,
        "user": double(discord.Member, id=person.id, display_name=person.name, roles=[]),
        "permissions": discord.Permissions.none(),
        "data": {},
        "guild_id": GUILD,
        "guild": None,
        "channel_id": None,
        "channel": None,
        "locale": "en-US",
        "guild_locale": "en-US",
        "message": message(is_private=True),
        "created_at": datetime.now(UTC),
        "expires_at": datetime.now(UTC),
        "response": double(discord.InteractionResponse, type=None),
        "followup": double(discord.Webhook),
    }
    return double(discord.Interaction, **{**defaults, **parts})


def message(*, is_private=False, number=1):
    """A message that was pressed."""
    return double(discord.Message, id=number, flags=discord.MessageFlags(ephemeral=is_private))


def visit(services, person=ANNA, **parts):
    """A command of somebody."""
    return Visit(services, interaction(person, **parts))


def press(services, custom_id, person=ANNA, **parts):
    """A press of somebody."""
    return Press(services, interaction(person, **parts), custom_id)
