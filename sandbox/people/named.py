"""What an interaction names (people, roles, channels, messages, files), as its `resolved`.

It sends nothing. It answers None for whoever or whatever does not exist or cannot be seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from sandbox.codes import Json, Snowflake
from sandbox.payloads.messages import attachment_payload, message_payload
from sandbox.payloads.places import member_payload, named_channel_payload, role_payload, user_payload
from sandbox.world.objects import Attachment, Channel, Message, Role, User
from sandbox.world.posting import Upload
from sandbox.world.world import World


class HasUser(Protocol):
    """A `Person`, as this module sees one."""

    @property
    def user(self) -> User: ...


@dataclass
class Named:
    """What one person names in one channel; `keep` takes the files that they send."""

    world: World
    who: User
    channel: Channel
    keep: Callable[[Upload, Channel], Attachment]
    resolved: Json = field(default_factory=dict)

    def person(self, value: object) -> Snowflake | None:
        """The id of a member, or in direct messages of one of the two."""
        key, guild = _key(value), self.channel.guild
        if guild is not None and key in guild.members:
            user = guild.members[key].user
            member = member_payload(guild.members[key])
            member = {name: part for name, part in member.items() if name not in ("user", "deaf", "mute")}
            permissions = str(self.world.permissions(user, self.channel))
            self._note("members", key, member | {"permissions": permissions})
        elif guild is None and key in (self.who.id, self.world.bot.id):
            user = self.world.users[key]
        else:
            return None
        return self._note("users", key, user_payload(user))

    def role(self, value: object) -> Snowflake | None:
        key, guild = _key(value), self.channel.guild
        roles = [guild.everyone, *guild.roles] if guild is not None else []
        for position, role in enumerate(roles):
            if role.id == key:
                return self._note("roles", key, role_payload(role, position))
        return None

    def mentionable(self, value: object) -> Snowflake | None:
        return self.person(value) or self.role(value)

    def place(self, value: object) -> Snowflake | None:
        """The id of a channel or thread of this server that the person sees."""
        found = self.found_place(value)
        if found is None:
            return None
        permissions = self.world.permissions(self.who, found)
        return self._note("channels", found.id, named_channel_payload(found, permissions))

    def found_place(self, value: object) -> Channel | None:
        found = self.world.channels.get(_key(value))
        if found is None or found.guild is None or found.guild is not self.channel.guild:
            return None
        return found if self.world.may(self.who, "VIEW_CHANNEL", found) else None

    def file(self, upload: Upload) -> Snowflake:
        kept = self.keep(upload, self.channel)
        return self._note("attachments", kept.id, attachment_payload(kept))

    def message(self, message: Message) -> Snowflake:
        """The id of a message on which a command is used; the bot gets it whatever its intents."""
        return self._note("messages", message.id, message_payload(message, reads_content=True))

    def _note(self, kind: str, key: Snowflake, payload: Json) -> Snowflake:
        self.resolved.setdefault(kind, {})[key] = payload
        return key

    def with_resolved(self, data: Json) -> Json:
        return data | ({"resolved": self.resolved} if self.resolved else {})


def _key(value: object) -> Snowflake:
    """The id of a person, role or channel, which may be given as such or by its id."""
    if isinstance(value, User | Role | Channel):
        return value.id
    user = getattr(value, "user", None)
    return user.id if isinstance(user, User) else str(value)
