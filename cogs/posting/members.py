"""Who is still on a server: asked of Discord person by person, because no event tells a bot without the
privileged intent.

It decides nothing about whoever is gone.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

import discord

from cogs.parts.error_codes import UNKNOWN_MEMBER, UNKNOWN_USER
from cogs.posting.wakings import BAD_LINE
from engine.journal.records import PersonId
from renders.language.names import cut, escaped, isolated, tidy

log = logging.getLogger(__name__)

ASKING_S: Final = 10.0
"""How long Discord may take to say whether somebody is on a server. Without an answer, they are."""
KEPT_S: Final = 600.0
"""For so long an answer of Discord's counts for whoever acts from elsewhere."""
GONE_S: Final = 60.0
"""After so long Discord is asked again about somebody who was gone: they were told to join again."""
MOST_KEPT: Final = 4096
"""The most answers that are kept, the newest."""
LONGEST: Final = 32
"""The most characters of a server's name that are shown."""


class Members:
    """Which servers the bot reaches, and whether somebody who acts from elsewhere is still on one."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._kept: OrderedDict[tuple[int, PersonId], tuple[bool, float]] = OrderedDict()
        """Whether somebody was gone from a server, and when Discord said so, by the loop's clock."""

    def server(self, guild: int) -> discord.Guild | None:
        """A server; None if the bot is not there, or if Discord does not serve it just now."""
        found = self._client.get_guild(guild)
        return None if found is None or found.unavailable else found

    def is_on(self, guild: int) -> bool:
        """Whether the bot is on a server, even if Discord does not serve it just now."""
        return self._client.get_guild(guild) is not None

    def is_known_gone(self, guild: int, person: PersonId) -> bool:
        """Whether a person was found to be gone from a server lately."""
        return self._known(guild, person, KEPT_S) is True

    async def is_gone(self, guild: discord.Guild, person: PersonId) -> bool:
        """Whether a person is not on a server any more. Discord is asked at most every ten minutes, and every
        minute about somebody who was gone."""
        known = self._known(guild.id, person, GONE_S)
        if known is None:
            known = await _is_gone(guild, person)
            if known is not None:
                self._kept[guild.id, person] = known, asyncio.get_running_loop().time()
                self._kept.move_to_end((guild.id, person))
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
        return known is True

    def forget(self, person: PersonId) -> None:
        """Ask Discord anew about a person."""
        for key in [key for key in self._kept if key[1] == person]:
            del self._kept[key]

    def _known(self, guild: int, person: PersonId, if_gone: float) -> bool | None:
        """Whether a person is gone, if that was asked lately; that they are counts for so many seconds."""
        is_gone, asked = self._kept.get((guild, person), (None, 0.0))
        lately = if_gone if is_gone else KEPT_S
        return is_gone if asyncio.get_running_loop().time() < asked + lately else None


def name_of(guild: discord.Guild) -> str:
    """A server's name as a message shows it."""
    return isolated(escaped(cut(tidy(guild.name), LONGEST))) or "?"


def label_of(guild: discord.Guild) -> str:
    """The same for labels, and all else that is not markdown."""
    return isolated(cut(tidy(guild.name), LONGEST)) or "?"


async def gone_from(guild: discord.Guild, people: Iterable[PersonId]) -> frozenset[PersonId]:
    """Those of these people who are not on the server any more. If Discord does not say so clearly, they
    are."""
    asked = tuple(people)
    are_gone = await asyncio.gather(*(_is_gone(guild, person) for person in asked))
    return frozenset(person for person, is_gone in zip(asked, are_gone, strict=True) if is_gone)


async def _is_gone(guild: discord.Guild, person: PersonId) -> bool | None:
    """Whether a person is not on a server any more; None if Discord does not say so clearly."""
    try:
        async with asyncio.timeout(ASKING_S):
            await guild.fetch_member(person)
    except (discord.HTTPException, *BAD_LINE) as error:
        if isinstance(error, discord.NotFound) and error.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
            return True
        log.info("whether %d is on a server is not known: %s", person, error)
        return None
    return False
