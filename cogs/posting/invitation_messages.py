"""The messages that tell people of seats that are kept for them: one for each invitation, with one mention.

It decides nothing about seats. Who was invited is stored first, so that nobody is forgotten by a crash; and
the frame of a message has a number, so that one that was posted just before it is found again.
"""

import logging
import time

import discord

from cogs.parts.custom_ids import Verb
from cogs.parts.layouts import card
from cogs.parts.places import game_name
from cogs.parts.readers import public_words, text_names
from cogs.parts.widgets import one_button_row
from cogs.posting.frame_ids import NONCE_LIVES_S, FrameKind, number_for
from cogs.posting.retries import try_later
from cogs.posting.throttle import Throttle
from cogs.posting.wakings import Wakings, is_refusal
from engine.journal.invitation_rows import Invitation
from engine.journal.records import Session, SessionId
from engine.journal.snowflakes import is_ghost
from engine.sessions.invitations import KEPT_FOR, Invitations
from renders.language.catalogues import Words
from renders.language.player_names import FORMER, in_messages

log = logging.getLogger(__name__)


class InvitationMessages:
    """Posts what invited people have not been told; `wake` never waits."""

    def __init__(self, client: discord.Client, invitations: Invitations, throttle: Throttle) -> None:
        self._client = client
        self._invitations = invitations
        self._wakings = Wakings("invitation", self._tell, throttle, self._where, mark="invitation")

    def wake(self, session_id: SessionId) -> None:
        """Make the messages of a session due, because somebody was invited."""
        self._wakings.wake(session_id)

    async def wake_all(self) -> None:
        """After a start: tell whomever an earlier run of the bot has not told."""
        self._wakings.wake_in_turn(await self._invitations.to_tell())

    async def close(self) -> None:
        await self._wakings.close()

    async def _where(self, session_id: SessionId) -> int:
        session, _ = await self._invitations.untold(session_id)
        return session.channel

    async def _tell(self, session_id: SessionId) -> None:
        session, untold = await self._invitations.untold(session_id)
        self._wakings.is_on(session_id, session.guild)
        if session.lobby is None:
            return  # the message with the open seats tells everybody who is invited with it
        for invitation in untold:
            try:
                message = await self._post(session, invitation)
            except (discord.NotFound, discord.Forbidden) as error:
                log.info("an invitation to game %s cannot be posted: %s", session_id, error.text)
                try_later(self._client, self._wakings, session.guild, session.id)
                return
            except discord.HTTPException as error:
                if not is_refusal(error):
                    raise
                log.error("an invitation to game %s is not taken: %s", session_id, error)
                await self._invitations.withdraw(session_id, [invitation.person])
            else:
                await self._invitations.set_told(session_id, [invitation.person], message)

    async def _post(self, session: Session, invitation: Invitation) -> int:
        """Post an invitation, unless it was posted just before a crash. Returns the message's id."""
        words, number = public_words(session), number_for(session.id, invitation.person, invitation.until)
        channel = self._client.get_partial_messageable(session.channel, guild_id=session.guild)
        since = invitation.until - KEPT_FOR
        if time.time() - since > NONCE_LIVES_S:
            found = await FrameKind.INVITATION.found(self._client, channel, number, since)
            if found is not None:
                return found
        text = words.text(
            "invited",
            mention=f"<@{invitation.person}>",
            name=_inviter(session, invitation, words),
            until=str(int(invitation.until)),
        )
        where = words.text("invited-to", game=link(session, words))
        message = await channel.send(
            view=card(
                *(text, where),
                rows=[one_button_row(Verb.JOIN, session.id, words)],
                number=FrameKind.INVITATION.frame_id(number),
            ),
            nonce=f"i{session.id}-{number}",
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(invitation.person)]
            ),
        )
        return message.id


def link(session: Session, words: Words) -> str:
    """A game's name, as a link to its open seats once they are posted."""
    name = game_name(session, words)
    if session.lobby is None:
        return name
    return f"[{name}](https://discord.com/channels/{session.guild}/{session.channel}/{session.lobby})"


def _inviter(session: Session, invitation: Invitation, words: Words) -> str:
    """Who has invited somebody: their name, or, if they have left the table since, a mention, which calls
    nobody. Whoever was forgotten since is a former player."""
    seat = session.seat_of(invitation.by)
    if seat is not None:
        return words.named(text_names(session, words), seat)
    if is_ghost(invitation.by):
        return in_messages((FORMER,), words)[0]
    return f"<@{invitation.by}>"
