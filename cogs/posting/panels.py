"""One private panel for each person in a game: somebody who acts often from the board gets no pile of panels.

A panel that confirms a sealed answer is edited to tell what came of it. All this is kept in memory: a panel
that cannot be taken away stays and still works, and the next panel tells what could not be told in this one.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple, TypeAlias, cast

import discord

from cogs.parts.galleries import Picture
from cogs.parts.interactions import private_words
from cogs.parts.layouts import NOBODY, Part, answer_privately, card, updates_public_message
from cogs.posting.wakings import BAD_LINE
from engine.journal.records import PersonId, SessionId
from engine.references import origins, under
from engine.sessions.reminders import Reminded

log = logging.getLogger(__name__)

MOST: Final = 10
"""The most panels of a person in a game that are remembered, the newest: refusals let them add up."""


_ORIGINAL: Final = cast(int, "@original")
"""Discord's name for the first answer to an interaction, or for the message whose control was pressed."""


class Outcome(NamedTuple):
    """What came of a sealed answer for whoever gave it, in a panel that confirms the answer, too. Without
    texts there is nothing to tell."""

    texts: Sequence[str] = ()
    rows: Sequence[Part] = ()


Awaited: TypeAlias = Callable[[], Awaitable[Outcome | None]]
"""Finds out what a panel will tell; None until that is known."""


class _Panel(NamedTuple):
    """What is kept of a panel. The interaction itself is not kept: it is large, and discord.py ties it to its
    parts in a ring, so that only a garbage collection frees it."""

    message: int
    webhook: discord.Webhook
    """With it the panel can be edited and taken away, for a quarter of an hour."""
    expires_at: datetime


class Panels:
    """The last panels of each person in each game, for the `capacity` pairs of person and game seen last.
    `reminded` knows who must be told, in their next panel, that direct messages do not reach them."""

    def __init__(self, reminded: Reminded | None = None, *, capacity: int = 256) -> None:
        self._reminded = reminded
        self._capacity = capacity
        self._shown: OrderedDict[tuple[SessionId, int], list[_Panel]] = OrderedDict()
        self._awaited: dict[tuple[SessionId, int], tuple[_Panel, Awaited]] = {}
        """The panels that will tell more, at most one for each pair in `_shown`."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def show(
        self,
        interaction: discord.Interaction[Any],
        session: SessionId,
        *texts: str,
        rows: Sequence[Part] = (),
        pictures: Sequence[Picture] = (),
        is_refusal: bool = False,
        awaited: Awaited | None = None,
    ) -> None:
        """Answer privately, as `answer_privately` does, then take away the person's earlier panels in this
        game. If the answer is a refusal, they stay: the second press of a double click must not take away
        what confirmed the first. Once `awaited` knows more, the panel is edited."""
        key = session, interaction.user.id
        if not is_refusal:  # what was awaited comes in a later panel; a refusal leaves the panel there
            self._awaited.pop(key, None)
        person, reminded = PersonId(interaction.user.id), self._reminded
        is_unreached = reminded is not None and person in reminded.unreached
        notice = private_words(interaction).text("reminders-unreached") if is_unreached else ""
        message = await answer_privately(interaction, *texts, notice, rows=rows, pictures=pictures)
        if is_unreached and reminded is not None:
            await reminded.told(person)
        panel = _Panel(message, interaction.followup, interaction.expires_at)
        if key in self._awaited and self._awaited[key][0].message == message:
            del self._awaited[key]
        self._take_over(key, message)
        before = self._shown.pop(key, [])
        others = [old for old in before if old.message != panel.message]
        stay = others if is_refusal else []
        if not updates_public_message(interaction):  # else its token would take away the public message
            stay = [*stay, panel]
        self._shown[key] = stay[-MOST:]
        if len(self._shown) > self._capacity:
            self._awaited.pop(self._shown.popitem(last=False)[0], None)
        if awaited is not None and panel in stay:
            self._awaited[key] = panel, awaited
            self.wake(session)  # the session may have advanced while the panel was sent
        if not is_refusal:
            for old in others:
                await _take_away(old)

    def _take_over(self, key: tuple[SessionId, int], message: int) -> None:
        """A message that showed another of the person's games shows this one now: their next panel there must
        not take it away."""
        for other in [each for each in self._shown if each[1] == key[1] and each != key]:
            kept = [panel for panel in self._shown[other] if panel.message != message]
            if len(kept) < len(self._shown[other]):
                self._shown[other] = kept
                if other in self._awaited and self._awaited[other][0].message == message:
                    del self._awaited[other]

    def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody has pressed a control. If that was on a panel which will tell more, it waits for nothing
        any longer: what the press shows takes its place, whatever shows it."""
        message, person = interaction.message, interaction.user.id
        for key, (panel, _) in list(self._awaited.items()):
            if message is not None and key[1] == person and panel.message == message.id:
                del self._awaited[key]

    def wake(self, session: SessionId) -> None:
        """Let the session's panels tell what they await, because the session has advanced; never waits."""
        for key in [] if self._is_closed else self._awaited:
            if key[0] == session:
                with under(f"panel{session}", session=session, asked_by=origins()):
                    task = asyncio.create_task(self._tell(key), name=f"panels {session}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop at once: the people read in their next panel what was not told."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, key: tuple[SessionId, int]) -> None:
        """Edit a panel, if what it awaits is known and the person has no newer panel. An edit by the token of
        an interaction does not count against Discord's limit; one that fails is not tried again."""
        waits = self._awaited.get(key)
        if waits is None:  # the person has a newer panel meanwhile
            return
        panel, awaited = waits
        try:
            outcome = await awaited()
            if outcome is None or self._awaited.get(key) is not waits:
                return
            del self._awaited[key]
            if outcome.texts and discord.utils.utcnow() < panel.expires_at:
                view = card(*outcome.texts, rows=outcome.rows)
                await panel.webhook.edit_message(
                    _ORIGINAL, view=view, attachments=[], allowed_mentions=NOBODY
                )
        except (discord.HTTPException, *BAD_LINE) as error:
            log.info("a panel does not tell what came of an answer: %s", error)
        except Exception:
            self._awaited.pop(key, None)
            log.exception("a panel cannot tell what came of an answer")


async def _take_away(panel: _Panel) -> None:
    if discord.utils.utcnow() >= panel.expires_at:
        return
    try:
        await panel.webhook.delete_message(_ORIGINAL)
    except (discord.HTTPException, *BAD_LINE) as error:
        log.info("an old panel stays: %s", error)
