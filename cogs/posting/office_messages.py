"""What is told of acts by office elsewhere than in a game's own messages: in the channel that the server has
chosen for that, and in a thread that a game has left.

It decides nothing about games. An act is stored as untold first; the frame of each message has the act's
number, so that one that was posted just before a crash is found again. Nobody is mentioned.
"""

import logging
import time
from typing import Final

import discord
from discord import ui

from cogs.parts.act_text import told_line
from cogs.parts.layouts import NOBODY, card
from cogs.parts.places import game_link, game_name
from cogs.parts.readers import public_words
from cogs.posting.frame_ids import NONCE_LIVES_S, FrameKind
from cogs.posting.servers import server_words
from cogs.posting.threads import set_archived
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import Wakings, is_refusal, passes
from engine.clock.pace import DAY
from engine.journal.records import Session, SessionId
from engine.journal.server_act_rows import ActKind, ServerAct
from engine.sessions.moderation import Moderation
from engine.sessions.posted import Posted
from engine.sessions.servers import Servers
from renders.language.catalogues import Words, words_for

log = logging.getLogger(__name__)

GIVEN_UP_AFTER_S: Final = DAY
"""An act that could not be told for so many seconds is not told any more: the list of acts has it."""


class OfficeMessages:
    """Tells what is untold on a server; `wake` never waits."""

    def __init__(
        self,
        client: discord.Client,
        moderation: Moderation,
        servers: Servers,
        posted: Posted,
        throttle: Throttle,
    ) -> None:
        self._client = client
        self._moderation = moderation
        self._servers = servers
        self._posted = posted
        self._wakings = Wakings("acts", self._tell, throttle, of_what="server", mark="office")
        self._left: set[tuple[int, int]] = set()
        """The acts, by server and number, whose old thread was told, as far as they are still untold."""

    def wake(self, guild: int) -> None:
        """Make what is untold on a server due, because somebody has acted there."""
        self._wakings.wake(SessionId(guild))  # the work is one for each server, not for each session

    async def wake_all(self) -> None:
        """After a start: tell what an earlier run of the bot has not told."""
        self._wakings.wake_in_turn(SessionId(guild) for guild in await self._moderation.servers_to_tell())

    async def close(self) -> None:
        """Stop at once: what is untold is told after the next start."""
        await self._wakings.close()

    async def _tell(self, key: SessionId) -> None:
        guild, is_all_told = int(key), True
        self._wakings.is_on(key, guild)
        for act in await self._moderation.to_tell(guild):
            await self._leave(act)
            if await self._told(act):
                await self._moderation.set_told(act)
                self._left.discard((act.guild, act.number))
            else:
                is_all_told = False
        if not is_all_told:
            self._wakings.later(key)

    async def _told(self, act: ServerAct) -> bool:
        """Tell an act in the channel for that, if the server has one. Returns whether this is settled."""
        told_in = (await self._servers.of(act.guild)).told_in
        if told_in is None:
            return True
        channel = self._client.get_partial_messageable(told_in, guild_id=act.guild)
        session = None if act.session is None else await self._posted.session(act.session)
        words = await self._words(act, session)
        link = "" if session is None else f"-# {game_link(session, words)}"
        try:
            await self._post(channel, act, FrameKind.OFFICE_ACT, told_line(act, words), link)
        except discord.HTTPException as error:
            if passes(error):
                raise
            is_hopeless = is_refusal(error) or time.time() - act.at > GIVEN_UP_AFTER_S
            says = "given up" if is_hopeless else "tried again"
            log.warning("act %d on server %d cannot be told: %s; %s", act.number, act.guild, error, says)
            return is_hopeless
        return True

    async def _words(self, act: ServerAct, session: Session | None) -> Words:
        """The words in which an act is told: those of its game, or of the server."""
        if session is not None:
            return public_words(session)
        guild = self._client.get_guild(act.guild)
        return words_for("en") if guild is None else await server_words(self._servers, guild)

    async def _leave(self, act: ServerAct) -> None:
        """Tell an old thread where its game is now, and archive it. If that is not possible, the thread stays
        as it is."""
        thread, key = act.data.get("from"), (act.guild, act.number)
        if act.kind is not ActKind.MOVE or act.session is None or thread is None or key in self._left:
            return
        session = await self._posted.session(act.session)
        words = public_words(session)
        text = words.text("moved-away", game=game_name(session, words), thread=int(act.data["thread"]))
        channel = self._client.get_partial_messageable(int(thread), guild_id=act.guild)
        try:
            await self._post(channel, act, FrameKind.MOVED_AWAY, text)
            await set_archived(self._client, int(thread), True)
        except discord.HTTPException as error:
            if passes(error):
                raise
            log.info("the old thread of game %s stays as it is: %s", session.id, error)
        self._left.add(key)

    async def _post(
        self, channel: discord.PartialMessageable, act: ServerAct, kind: FrameKind, *texts: str
    ) -> None:
        """Post a message about an act, unless it was posted just before a crash."""
        if time.time() - act.at > NONCE_LIVES_S and await kind.found(
            self._client, channel, act.number, act.at
        ):
            return
        view: ui.LayoutView = card(*texts, number=kind.frame_id(act.number))
        nonce = f"{kind.name[0].lower()}{act.number}-{act.guild % 10**12}"
        await channel.send(view=view, nonce=nonce, allowed_mentions=NOBODY)
