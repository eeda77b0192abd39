"""Who is still on a server: asked of Discord person by person, because no event tells a bot without the
privileged intent.

It decides nothing about whoever is gone.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

import discord

from cogs.parts.error_codes import UNKNOWN_MEMBER, UNKNOWN_USER
from cogs.posting.wakings import BAD_LINE
from engine.journal.records import PersonId

log = logging.getLogger(__name__)

ASKING_S: Final = 10.0
"""How long Discord may take to say whether somebody is on a server. Without an answer, they are."""


async def gone_from(guild: discord.Guild, people: Iterable[PersonId]) -> frozenset[PersonId]:
    """Those of these people who are not on the server any more. If Discord does not say so clearly, they
    are."""
    asked = tuple(people)
    are_gone = await asyncio.gather(*(_is_gone(guild, person) for person in asked))
    return frozenset(person for person, is_gone in zip(asked, are_gone, strict=True) if is_gone)


async def _is_gone(guild: discord.Guild, person: PersonId) -> bool:
    try:
        async with asyncio.timeout(ASKING_S):
            await guild.fetch_member(person)
    except discord.NotFound as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except (discord.HTTPException, *BAD_LINE) as error:
        log.info("whether %d is on a server is not known: %s", person, error)
    return False
