"""What a person's client needs from the sandbox: to send interactions, write messages, say what failed.

It is between the driver and the server, so that neither knows the other.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandbox.codes import AUTOCOMPLETE, COMMAND, Json
from sandbox.gateway.gateway import Gateway
from sandbox.limits.refusal import Refusal
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
        """Send an interaction to the bot. Its token is opaque, as Discord's are.

        Raise 50013 for a command that the person may not use, whoever has made their client: Discord itself
        looks, too. No document says with which code it refuses.
        """
        world = self.world
        if kind in (COMMAND, AUTOCOMPLETE) and not self._may_use(user, data, channel):
            raise Refusal(50013)
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

    def _may_use(self, user: User, data: Any, channel: Channel) -> bool:
        """Whether somebody may use the command that the data names; one that does not exist is nobody's."""
        key = data.get("id") if isinstance(data, dict) else None
        known = [command for command in self.world.commands_of(channel.guild) if command["id"] == key]
        return all(self.world.may_use(user, command, channel) for command in known)
