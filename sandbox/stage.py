"""What a person's client needs from the sandbox: to make interactions and to write messages.

It stands between the driver and the server, so that neither knows the other.
"""

from __future__ import annotations

import base64
import time
from dataclasses import dataclass

from sandbox.gateway import Gateway
from sandbox.interactions import Interaction
from sandbox.objects import Channel, Json, Message, User
from sandbox.posting import Posting
from sandbox.world import World


@dataclass(eq=False)
class Stage:
    world: World
    gateway: Gateway
    posting: Posting

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
        token = (
            base64.urlsafe_b64encode(f"interaction:{key}:{world.snowflake()}".encode()).decode().rstrip("=")
        )
        interaction = Interaction(
            key, token, kind, user, channel, data, world.clock.now(), message=message, trigger=trigger
        )
        world.interactions[token] = interaction
        interaction.sent_at = time.perf_counter()
        self.gateway.send_interaction(interaction)
        return interaction
