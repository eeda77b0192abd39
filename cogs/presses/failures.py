"""From exceptions to words: whatever goes wrong, the person who acted gets one clear private message.

If it is the player's mistake, the message says what was wrong. If it is ours, it is logged, and the message
has the reference by which the log shows all that the person did, and what came of it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from cogs.parts import measured
from cogs.parts.custom_ids import UnknownId
from cogs.parts.error_codes import (
    ALREADY_ACKNOWLEDGED,
    INVALID_WEBHOOK_TOKEN,
    THREAD_IS_ARCHIVED,
    UNKNOWN_CHANNEL,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
)
from cogs.parts.interactions import private_words
from cogs.parts.layouts import NOBODY, answer_privately, card
from cogs.parts.widgets import leave_rows, missing_rows
from cogs.posting.wakings import BAD_LINE
from cogs.presses.offices import OF_ADMINS
from cogs.presses.rulebook import rule_rows
from engine.errors import Rejected, ReplayMismatch
from engine.references import reference
from renders.language.catalogues import Words

log = logging.getLogger(__name__)

EXPECTED = (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, THREAD_IS_ARCHIVED)
"""Refused acknowledgements that are nobody's fault: too late, repeated, in a locked thread."""

GONE = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN)
"""Why a private answer cannot be given: its channel was deleted, the person has dismissed it, or a quarter of
an hour has passed. What the person did counts all the same."""

REPEATED_AFTER_S: Final = 1.0
"""discord.py waits at least this long before it repeats a request after a failure of Discord's."""


async def acknowledged(
    acknowledgement: Awaitable[Any], *, if_lost: Callable[[], Awaitable[None]] | None = None
) -> bool:
    """Send the acknowledgement. Returns False if it did not arrive (too late, repeated, in a locked thread,
    on a bad line): then nothing may be done. On a bad line it may have arrived all the same, so then
    `if_lost` is called."""
    began = time.monotonic()
    try:
        await acknowledgement
    except (discord.HTTPException, *BAD_LINE) as error:
        code = error.code if isinstance(error, discord.HTTPException) else None
        level = logging.WARNING if code in EXPECTED else logging.ERROR
        measured.came_to("unacknowledged")
        log.log(level, "an interaction could not be acknowledged, so it changes nothing: %s", error)
        # A repeat by discord.py is refused, after its pause, if the first request had arrived. If Discord
        # has delivered the interaction twice, the refusal comes at once.
        is_repeated = code == ALREADY_ACKNOWLEDGED and time.monotonic() - began >= REPEATED_AFTER_S
        if if_lost is not None and (is_repeated or isinstance(error, BAD_LINE)):
            await _unless_nobody_waits(if_lost)
        return False
    measured.acknowledged()
    return True


async def _unless_nobody_waits(say: Callable[[], Awaitable[None]]) -> None:
    try:
        await say()
    except (discord.HTTPException, *BAD_LINE) as error:
        log.info("nobody waits for an answer: %s", error)


async def thinking(interaction: discord.Interaction[Any]) -> bool:
    """Acknowledge: a private answer will follow. Returns False if that did not arrive, as far as is known."""

    async def say_so() -> None:
        """If it did arrive and only its reply was lost, the person would see "thinking…" for ever."""
        await answer_privately(interaction, private_words(interaction).text("failed-line"))

    return await acknowledged(interaction.response.defer(ephemeral=True, thinking=True), if_lost=say_so)


async def updating(interaction: discord.Interaction[Any]) -> bool:
    """Acknowledge: an update of the pressed message will follow. Returns False as `thinking` does."""

    async def say_so() -> None:
        """If it did arrive and only its reply was lost, the press would seem to do nothing."""
        text = private_words(interaction).text("failed-line")
        await interaction.followup.send(view=card(text), ephemeral=True, allowed_mentions=NOBODY)

    return await acknowledged(interaction.response.defer(), if_lost=say_so)


async def answered_at_once(interaction: discord.Interaction[Any], text: str) -> None:
    """Acknowledge with a private answer that says why nothing was done. A completion gets no suggestions."""
    if interaction.type is discord.InteractionType.autocomplete:
        await acknowledged(interaction.response.autocomplete([]))
        return
    answer = interaction.response.send_message(view=card(text), ephemeral=True, allowed_mentions=NOBODY)
    await acknowledged(answer)


async def answered_privately(
    interaction: discord.Interaction[Any], work: Callable[[], Awaitable[None]]
) -> None:
    """Acknowledge a command, then do its work, which gives the private answer."""
    if await thinking(interaction):
        await answered(interaction, work())


async def answered(interaction: discord.Interaction[Any], work: Awaitable[None]) -> None:
    """Do an acknowledged interaction's work. If anything goes wrong, say privately what it was."""
    (outcome,) = await asyncio.gather(work, return_exceptions=True)
    if outcome is None:
        return
    words = private_words(interaction)
    rows = [*rule_rows(outcome, words), *leave_rows(outcome, words)]
    missing = missing_rows(outcome, interaction.channel_id, words)
    if missing and interaction.permissions.is_superset(OF_ADMINS):
        rows += missing
    try:
        await answer_privately(interaction, explained(outcome, words), rows=rows)
    except (discord.HTTPException, *BAD_LINE) as error:
        log.warning("a private answer could not be given: %s", error)


def explained(error: BaseException, words: Words) -> str:
    """What to tell the person. Also logs the error if it is our fault, or the line's."""
    if isinstance(error, Rejected):
        measured.refused(error)
        return words.refusal(error)
    if isinstance(error, UnknownId):
        measured.came_to("refused")
        return words.text("refused-unknown-button")
    if isinstance(error, BAD_LINE) or (isinstance(error, discord.HTTPException) and error.code in GONE):
        measured.came_to("line")
        log.warning("what a person did met a bad line: %s", error)
        return words.text("failed-line")
    measured.failed()
    log.error("what a person did failed", exc_info=error)
    message = "failed-replay" if isinstance(error, ReplayMismatch) else "failed"
    return words.text(message, reference=reference())
