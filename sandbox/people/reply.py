"""What a person gets for one thing that they did: the acknowledgement, and what the bot said after it.

It knows no client's rules; `person.py` has those.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import NamedTuple

from sandbox.codes import ANSWER, CHOICES, DEFER, DEFER_UPDATE, MODAL, UPDATE, Json
from sandbox.people.forms import Form
from sandbox.people.languages import localised
from sandbox.people.seen import SeenMessage
from sandbox.people.stage import Stage
from sandbox.world.components import numbered
from sandbox.world.objects import Interaction, Message

PATIENCE_S = 10.0
MOST_SAID = 300
_ACK_NAMES = {
    ANSWER: "message",
    DEFER: "deferred",
    DEFER_UPDATE: "deferred update",
    UPDATE: "update",
    CHOICES: "choices",
    MODAL: "modal",
}


class Choice(NamedTuple):
    """One suggestion of an autocompletion: what is shown, and what is sent."""

    name: str
    value: str | int | float


class Reply:
    """It is live: `ack` is known at once (unless nobody waited for it), the rest when it comes.

    Every wait ends after `PATIENCE_S` seconds in an AssertionError with the channel's transcript.
    """

    def __init__(self, stage: Stage, interaction: Interaction) -> None:
        self._stage = stage
        self.interaction = interaction

    def __repr__(self) -> str:
        return f"<Reply {self.ack} {[m.text for m in self.messages]}>"

    @property
    def ack(self) -> str:
        """One of "message", "deferred", "deferred update", "update", "choices", "modal"; else "none"."""
        kind = self.interaction.ack_type
        return "none" if kind is None else _ACK_NAMES[kind]

    @property
    def is_ephemeral(self) -> bool:
        """Whether only this person sees the acknowledgement."""
        return self.interaction.ack_ephemeral

    @property
    def latency(self) -> float:
        """Seconds from when the interaction was sent to when the whole callback was there."""
        assert self.interaction.acked_at is not None, self._so_far("it was not acknowledged")
        return self.interaction.acked_at - self.interaction.sent_at

    @property
    def modal(self) -> Form:
        assert self.interaction.ack_type == MODAL, self._so_far("no form was opened")
        data = self.interaction.ack_data
        components = numbered(copy.deepcopy(data["components"]))
        return Form(data["title"], data["custom_id"], components, self.interaction)

    @property
    def choices(self) -> list[Choice]:
        assert self.interaction.ack_type == CHOICES, self._so_far("nothing was suggested")
        locale = self.interaction.user.locale
        offered = self.interaction.ack_data.get("choices") or []
        return [Choice(localised(c, "name", locale), c["value"]) for c in offered]

    @property
    def original(self) -> SeenMessage | None:
        """The first response; for an update, the message whose component was used."""
        return SeenMessage(self.interaction.original) if self.interaction.original is not None else None

    @property
    def followups(self) -> list[SeenMessage]:
        return [SeenMessage(message) for message in self.interaction.followups if not message.deleted]

    @property
    def messages(self) -> list[SeenMessage]:
        """All answers so far: the first response once it says something, then the follow-ups."""
        return [message for message in self._said if not message.is_deleted]

    @property
    def _said(self) -> list[SeenMessage]:
        """`messages`, with those that were deleted since."""
        original = self.interaction.original
        first = [original] if original is not None and self._says_something(original) else []
        return [SeenMessage(message) for message in (*first, *self.interaction.followups)]

    def _says_something(self, original: Message) -> bool:
        kind = self.interaction.ack_type
        if kind in (ANSWER, DEFER):
            return not original.loading
        return kind == UPDATE or self.interaction.edits > 0

    async def acknowledged(self, *, timeout: float = PATIENCE_S) -> Reply:
        """Wait for the acknowledgement, if that was not done before (`wait=False`)."""
        await self._until(lambda: self.interaction.acked, "an acknowledgement", timeout)
        return self

    async def answer(self, *, timeout: float = PATIENCE_S) -> SeenMessage:
        """The first thing that the bot said: its response, once it is no deferral, or a follow-up.

        If nothing else was said, it may be a message that was deleted since (`is_deleted`).
        """
        await self._until(lambda: bool(self._said), "an answer", timeout)
        return (self.messages or self._said)[0]

    async def text(self, *, timeout: float = PATIENCE_S) -> str:
        """The text of `answer()`."""
        return (await self.answer(timeout=timeout)).text

    async def private(self, *, timeout: float = PATIENCE_S) -> SeenMessage:
        """The first answer that only this person sees."""
        await self._until(lambda: any(m.is_private for m in self._said), "a private answer", timeout)
        return next(message for message in (*self.messages, *self._said) if message.is_private)

    async def followup(self, number: int = 1, *, timeout: float = PATIENCE_S) -> SeenMessage:
        """The `number`th follow-up."""
        await self._until(lambda: len(self.followups) >= number, f"follow-up {number}", timeout)
        return self.followups[number - 1]

    async def until(self, condition: Callable[[], bool], *, timeout: float = PATIENCE_S) -> Reply:
        """Wait until `condition()` holds."""
        await self._until(condition, "that", timeout)
        return self

    async def _until(self, condition: Callable[[], bool], what: str, timeout: float) -> None:
        world = self._stage.world
        if await world.pulse.until(condition, timeout=timeout):
            return
        name = self.interaction.user.name
        did = describe(self.interaction)
        raise AssertionError(self._so_far(f"{name} waited {timeout} s in vain for {what} to {did}"))

    def _so_far(self, problem: str) -> str:
        return f"{problem}; so far: {self!r}\n{self._stage.testimony(self.interaction.channel)}"


def describe(interaction: Interaction) -> str:
    """What was done, in a few words."""
    data = interaction.data
    try:
        if "custom_id" in data:
            return f"{data['custom_id']!r} {data.get('values', '')}".strip()
        path, options = command_path(data)
        return " ".join([f"/{path}", *(f"{option['name']}:{option['value']}" for option in options)])
    except (AttributeError, KeyError, TypeError):  # forged data
        return f"send {data!r}"[:MOST_SAID]


def command_path(data: Json) -> tuple[str, list[Json]]:
    """The command in an interaction's data, in full ("boomtown new"), and its options."""
    words, options = [data["name"]], data.get("options") or []
    while options and "options" in options[0]:
        words.append(options[0]["name"])
        options = options[0]["options"]
    return " ".join(words), options
