"""Games that cannot be shown in their threads: the trouble is stored, a message in the channel says so once,
and the bot tries again later.

It knows nothing of boards.
"""

import logging
from collections.abc import Callable

import discord

from cogs.parts.error_codes import UNKNOWN_CHANNEL
from cogs.parts.layouts import NOBODY, card
from cogs.parts.readers import public_words
from cogs.parts.widgets import move_row
from cogs.posting.retries import try_later
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import Wakings, is_refusal
from engine.journal.records import Session, SessionId
from engine.references import NEWS
from engine.sessions.posted import Posted

log = logging.getLogger(__name__)


class Troubles:
    """What happens to a session whose thread cannot be used; `wakings` tries again."""

    def __init__(
        self,
        client: discord.Client,
        posted: Posted,
        throttle: Throttle,
        wakings: Wakings,
        when_changed: Callable[[SessionId], None],
    ) -> None:
        self._client = client
        self._posted = posted
        self._throttle = throttle
        self._wakings = wakings
        self._when_changed = when_changed

    async def pause(self, session: Session, trouble: str) -> None:
        """Store that nothing can be posted in the thread, and say so in the channel once. The game goes
        on."""
        if await self._has_moved(session):
            return
        is_over = session.status in ("over", "closed")
        if trouble == "deleted" and is_over and await self._is_end_shown(session):
            await self._posted.set_archived(session.id)  # there is nothing to put away, and nobody to tell
            return
        await self._posted.set_trouble(session.id, trouble)
        if session.trouble != trouble:
            self._when_changed(session.id)
        is_told = session.trouble == trouble and session.is_channel_told
        if not is_told:
            log.warning("game %s cannot be shown in its thread: %s", session.id, trouble, extra=NEWS)
            is_told = await self._try_to_tell(session, trouble)
        if trouble != "deleted" or not is_told:
            try_later(self._client, self._wakings, session.guild, session.id)

    async def _try_to_tell(self, session: Session, trouble: str) -> bool:
        """Post in the channel, if anybody waits for what cannot be shown. Returns whether this is settled."""
        await self._throttle.move(session.channel)  # more of its games may be in trouble
        if await self._has_moved(session):
            return False
        try:
            if session.status == "playing" or not await self._is_end_shown(session):
                await self._tell_channel(session, trouble)
        except (discord.NotFound, discord.Forbidden) as error:
            log.warning("nor can the channel of game %s be told: %s", session.id, error.text, extra=NEWS)
            if error.code != UNKNOWN_CHANNEL:  # a channel that is gone never comes back
                return False
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            log.error("nor does the channel of game %s take that: %s", session.id, error)
            return False
        await self._posted.set_channel_told(session.id)
        return True

    async def _is_end_shown(self, session: Session) -> bool:
        """Whether nobody waits to see a game's end: it was posted, or the game has not ended by its rules."""
        return session.status != "over" or await self._posted.is_told(session.id)

    async def _tell_channel(self, session: Session, trouble: str) -> None:
        words = public_words(session)
        rows = [move_row(session.id, words)]
        channel = self._client.get_partial_messageable(session.channel, guild_id=session.guild)
        await channel.send(
            view=card(words.text(f"trouble-{trouble}", number=session.id), rows=rows),
            nonce=f"{trouble[0]}-{session.id}-{session.posted}",
            allowed_mentions=NOBODY,
        )

    async def _has_moved(self, session: Session) -> bool:
        """Whether somebody has taken the session to another thread meanwhile."""
        return (await self._posted.session(session.id)).thread != session.thread
