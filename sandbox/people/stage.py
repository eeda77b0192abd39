"""What a person's client needs from the sandbox: to send interactions, write messages, say what failed.

It is between the driver and the server, so that neither knows the other.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sandbox.codes import Json
from sandbox.gateway.gateway import Gateway
from sandbox.people.seen import transcript_of
from sandbox.world.objects import Channel, Interaction, Message, User
from sandbox.world.posting import Posting
from sandbox.world.tokens import token_of
from sandbox.world.world import World


@dataclass(eq=False)
class Stage:
    """`witnesses` add what they have to say when a wait is in vain."""

    world: World
    gateway: Gateway
    posting: Posting
    witnesses: list[Callable[[], str]] = field(default_factory=list)

    def testimony(self, *channels: Channel) -> str:
        """What can be seen when something failed: channels, and what the witnesses have to say."""
        said = (witness() for witness in self.witnesses)
        return "\n".join([*map(transcript_of, channels), *said])

    def interact(
        self,
        user: User,
        kind: int,
        data: Json,
        channel: Channel,
        *,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Send an interaction to the bot. Its token is opaque, as Discord's are."""
        world = self.world
        key = world.snowflake()
        token = token_of(key, world.snowflake())
        interaction = Interaction(
            key, token, kind, user, channel, data, world.clock.now(), message=message, trigger=trigger
        )
        world.kept.put_interaction(interaction)
        interaction.sent_at = time.perf_counter()
        self.gateway.send_interaction(interaction)
        world.pulse.beat()
        return interaction
