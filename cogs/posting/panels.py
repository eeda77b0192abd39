"""One private panel for a person in a game: whoever acts again and again from the board is left with no pile.

Only tidiness depends on it: it is kept in memory, and a panel that cannot be taken away stays and works on.
"""

import logging
from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple, cast

import discord
from discord import ui

from cogs.parts.layouts import answer_privately, updates_public_message
from cogs.posting.wakings import BAD_LINE
from engine.journal.records import SessionId

log = logging.getLogger(__name__)

MOST: Final = 10
"""The most panels of a person in a game that are remembered: the newest, however often one is refused."""


_ORIGINAL: Final = cast(int, "@original")
"""Discord's name for what answered an interaction first, or for the message that was pressed."""


class _Panel(NamedTuple):
    """What is kept of it: the interaction itself is large, and discord.py ties it to its parts in a ring, so
    that nothing but a garbage collection ends it."""

    message: int
    webhook: discord.Webhook
    """By which, for a quarter of an hour, the panel can be taken away."""
    expires_at: datetime


class Panels:
    """The last panels of each person in each game, for `capacity` of these."""

    def __init__(self, *, capacity: int = 256) -> None:
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
        """Answer privately, then take away the person's panels before this one. Before a refusal they stay:
        the second press of a double click must not take away what confirmed the first."""
        message = await answer_privately(interaction, *texts, rows=rows, picture=picture, alt=alt)
        panel = _Panel(message, interaction.followup, interaction.expires_at)
        before = self._shown.pop((session, interaction.user.id), [])
        others = [old for old in before if old.message != panel.message]
        stay = others if is_refusal else []
        if not updates_public_message(interaction):  # what its token could take away is no panel
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
