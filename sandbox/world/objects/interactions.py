"""What people did that a program must answer: commands, presses, forms and completions."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.codes import DEFER, Json, Snowflake
from sandbox.world.objects.channels import Channel
from sandbox.world.objects.messages import Message
from sandbox.world.objects.users import User


@dataclass(eq=False)
class Interaction:
    """What a person did, how the program answered it, and until when it may.

    `created` is in the sandbox's time; `sent_at` and `acked_at` are `time.perf_counter()`'s.

    `message` is the message whose component was used; `original` the first response, or for an update the
    same message; `followups` what came by the webhook; `edits` counts the edits of `original` since the ack;
    `filled` is the last sending of the form that it has opened.
    """

    id: Snowflake
    token: str
    type: int
    user: User
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    trigger: Interaction | None = None
    sent_at: float = 0.0
    acked_at: float | None = None
    ack_type: int | None = None
    ack_data: Json = field(default_factory=dict)
    ack_ephemeral: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    edits: int = 0
    filled: Interaction | None = None

    @property
    def deferred(self) -> Message | None:
        """The message that still says "… is thinking", if there is one."""
        message = self.original
        waits = self.ack_type == DEFER and message is not None and message.loading and not message.deleted
        return message if waits else None

    @property
    def acked(self) -> bool:
        return self.ack_type is not None
