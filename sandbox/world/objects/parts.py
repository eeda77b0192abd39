"""What hangs on places and messages: overwrites, the state of threads, roles and files.

They know users, and nothing of what they hang on.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.codes import Snowflake
from sandbox.world.objects.users import User


@dataclass
class Overwrite:
    """A channel's exception for one role (kind 0) or one member (kind 1)."""

    id: Snowflake
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(eq=False)
class ThreadState:
    """What only threads have; `auto_archive` minutes after the last activity (`active`) they are archived."""

    owner: User
    auto_archive: int
    created: float
    active: float
    archived: bool = False
    locked: bool = False
    archive_changed: float = 0.0
    invitable: bool = True
    members: dict[Snowflake, float] = field(default_factory=dict)
    message_count: int = 0

    @property
    def idle_at(self) -> float:
        """When it is archived, if nothing happens in it before."""
        return self.active + self.auto_archive * 60


@dataclass(eq=False)
class Role:
    """A named set of permissions. A `managed` one is a `bot`'s: it is neither given, taken nor deleted."""

    id: Snowflake
    name: str
    permissions: int
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    managed: bool = False
    bot: User | None = None


@dataclass(eq=False)
class Attachment:
    """An uploaded file as a message holds it; `description` is its alt text.

    While an embed shows it (`in_embed`), or a component, the bot does not get it among the message's
    attachments.
    """

    id: Snowflake
    filename: str
    data: bytes
    url: str
    content_type: str
    description: str | None = None
    ephemeral: bool = False
    size: tuple[int, int] | None = None
    in_embed: bool = False
