"""One private panel for each person in a game: somebody who acts often from the board gets no pile of panels.

This is only for tidiness: it is kept in memory, and a panel that cannot be taken away stays and still works.
"""

import logging
from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple, cast

import discord
from discord import ui

from cogs.parts.interactions import private_words
from cogs.parts.layouts import answer_privately, updates_public_message
from cogs.posting.wakings import BAD_LINE
from engine.journal.records import PersonId, SessionId
from engine.sessions.reminders import Reminded

log = logging.getLogger(__name__)

MOST: Final = 10
"""The most panels of a person in a game that are remembered, the newest: refusals let them add up."""


_ORIGINAL: Final = cast(int, "@original")
"""Discord's name for the first answer to an interaction, or for the message whose control was pressed."""


class _Panel(NamedTuple):
    """What is kept of a panel. The interaction itself is not kept: it is large, and discord.py ties it to its
    parts in a ring, so that only a garbage collection frees it."""

    message: int
    webhook: discord.Webhook
    """With it the panel can be taken away, for a quarter of an hour."""
    expires_at: datetime


class Panels:
    """The last panels of each person in each game, for the `capacity` pairs of person and game seen last.
    `reminded` knows who must be told, in their next panel, that direct messages do not reach them."""

    def __init__(self, reminded: Reminded | None = None, *, capacity: int = 256) -> None:
        self._reminded = reminded
        self._capacity = capacity
        self._shown: OrderedDict[tuple[SessionId, int], list[_Panel]] = OrderedDict()

    async def show(
        self,
        interaction: discord.Interaction[Any],
        session: SessionId,
        *texts: str,
        rows: Sequence[ui.ActionRow[Any]] = (),
        picture: bytes | None = None,
        alt: str = "",
        is_refusal: bool = False,
    ) -> None:
        """Answer privately, then take away the person's earlier panels in this game. If the answer is a
        refusal, they stay: the second press of a double click must not take away what confirmed the first."""
        person, reminded = PersonId(interaction.user.id), self._reminded
        if reminded is None or person not in reminded.unreached:
            message = await answer_privately(interaction, *texts, rows=rows, picture=picture, alt=alt)
        else:
            notice = private_words(interaction).text("reminders-unreached")
            message = await answer_privately(interaction, *texts, notice, rows=rows, picture=picture, alt=alt)
            await reminded.told(person)
        panel = _Panel(message, interaction.followup, interaction.expires_at)
        before = self._shown.pop((session, interaction.user.id), [])
        others = [old for old in before if old.message != panel.message]
        stay = others if is_refusal else []
        if not updates_public_message(interaction):  # else its token would take away the public message
            stay = [*stay, panel]
        self._shown[session, interaction.user.id] = stay[-MOST:]
        if len(self._shown) > self._capacity:
            self._shown.popitem(last=False)
        if not is_refusal:
            for old in others:
                await _take_away(old)


async def _take_away(panel: _Panel) -> None:
    if discord.utils.utcnow() >= panel.expires_at:
        return
    try:
        await panel.webhook.delete_message(_ORIGINAL)
    except (discord.HTTPException, *BAD_LINE) as error:
        log.info("an old panel stays: %s", error)
