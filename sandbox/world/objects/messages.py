"""Messages and their files, as they stand now.

Embeds and components are kept as the JSON that they are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sandbox.codes import LOADING, Json, Snowflake
from sandbox.world.objects.users import User

if TYPE_CHECKING:
    from sandbox.world.objects.channels import Channel
    from sandbox.world.objects.interactions import Interaction


@dataclass(eq=False)
class Attachment:
    """An uploaded file as a message holds it; `description` is its alt text.

    While an embed shows it (`in_embed`), the bot does not get it among the message's attachments.
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


@dataclass(eq=False)
class Message:
    """A message as it stands now. `reader` is the only person who sees it, if it is ephemeral.

    `mentions` are the users it names within its allowed mentions; `notified` are those whom posting it
    pinged. `revision` counts its edits; `reactions` are who reacted, by the emoji as a route names it.
    `dismissed`: its reader has put it away, so nobody sees it any more. `touched` is `Kept`'s.
    """

    id: Snowflake
    channel: Channel
    author: User
    created: float
    type: int = 0
    content: str = ""
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[User] = field(default_factory=list)
    mention_everyone: bool = False
    mention_roles: list[Snowflake] = field(default_factory=list)
    notified: list[User] = field(default_factory=list)
    reader: User | None = None
    interaction: Interaction | None = None
    reference: Message | None = None
    nonce: str | int | None = None
    edited: float | None = None
    revision: int = 0
    reactions: dict[str, list[User]] = field(default_factory=dict)
    pinned_at: float | None = None
    deleted: bool = False
    dismissed: bool = False
    touched: int = 0

    @property
    def loading(self) -> bool:
        """Whether it still says "… is thinking"."""
        return bool(self.flags & LOADING)
