"""Turns what is sent into messages, and changes them when they are edited.

It knows neither routes nor who may post in which place: its callers have checked that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from sandbox.codes import (
    COMMAND,
    COMMAND_REPLY,
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    ORDINARY,
    REPLY,
    SUPPRESS_EMBEDS,
    TEXT_DISPLAY,
    Json,
    Snowflake,
    walk,
)
from sandbox.limits.messages import check_message
from sandbox.limits.refusal import Refusal, invalid
from sandbox.world.components import answered
from sandbox.world.embeds import shown_embeds, used_by
from sandbox.world.objects import Attachment, Channel, Interaction, Message, User
from sandbox.world.world import World

_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
_USER_MENTION = re.compile(r"<@!?(\d+)>")
_ROLE_MENTION = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]")
_MEDIA_TYPES = {".png": "image/png", ".jpg": "image/jpeg", ".gif": "image/gif", ".webp": "image/webp"}


@dataclass(frozen=True)
class Upload:
    """One `files[n]` part of a multipart request."""

    filename: str
    data: bytes


Uploads = Mapping[str, Upload]


class Posting:
    """Files, components, mentions and flags of messages."""

    def __init__(self, world: World) -> None:
        self._world = world

    def post(
        self,
        channel: Channel,
        author: User,
        body: Json,
        files: Uploads,
        *,
        interaction: Interaction | None = None,
        answers: Message | None = None,
        ping: bool = True,
    ) -> Message:
        """Post a new message by `author`, the bot or a person; `interaction` if it answers one.

        A reply `answers` a message, and calls its author unless `ping` is False.
        """
        world = self._world
        flags = int(body.get("flags") or 0)
        attachments = self._attachments(channel, body, files, kept=[], ephemeral=bool(flags & EPHEMERAL))
        if not flags & LOADING:
            names = [attachment.filename for attachment in attachments]
            check_message(body, flags=flags, filenames=names, is_new=True)
        message = Message(
            world.snowflake(),
            channel,
            author,
            world.clock.now(),
            content=body.get("content") or "",
            flags=flags,
            embeds=shown_embeds(body.get("embeds"), attachments),
            attachments=attachments,
            interaction=interaction,
            nonce=body.get("nonce"),
        )
        _let_embeds_show(attachments, body.get("embeds"))
        if interaction is not None:
            message.reader = interaction.user if flags & EPHEMERAL else None
            _say_what_it_answers(message, interaction)
        if answers is not None:
            message.type, message.reference = REPLY, answers
        message.components = self._components(body.get("components") or [], attachments)
        self._mention(message, body, users_only=interaction is not None)
        if answers is not None and ping and answers.author not in message.mentions:
            message.mentions.append(answers.author)
        self.notify(message)
        world.add_message(message)
        return message

    def revise(self, message: Message, body: Json, files: Uploads) -> None:
        """Edit a message: what the body does not name stays, except attachments that its list leaves out."""
        world = self._world
        flags = message.flags & ~LOADING
        if "flags" in body:
            settable = int(body.get("flags") or 0) & (COMPONENTS_V2 | SUPPRESS_EMBEDS)
            flags = flags & ~SUPPRESS_EMBEDS | settable
        attachments = message.attachments
        if "attachments" in body or files:
            attachments = self._attachments(
                message.channel, body, files, kept=message.attachments, ephemeral=message.reader is not None
            )
        names = [attachment.filename for attachment in attachments]
        becomes_v2 = flags & COMPONENTS_V2 and not message.flags & COMPONENTS_V2
        if becomes_v2:
            left_over = {"content": message.content or None, "embeds": message.embeds or None}
            body = {key: value for key, value in left_over.items() if value} | body
        check_message(body, flags=flags, filenames=names, is_new=False)
        content = body["content"] or "" if "content" in body else message.content
        embeds = shown_embeds(body["embeds"], attachments) if "embeds" in body else message.embeds
        components = message.components
        if "components" in body:
            components = self._components(body["components"] or [], attachments)
        if not (content.strip() or embeds or components or attachments):
            raise Refusal(50006)
        message.content, message.embeds, message.components = content, embeds, components
        message.flags = flags
        if "embeds" in body:
            _let_embeds_show(attachments, body["embeds"])
        world.kept.refile(message, attachments)
        message.edited = world.clock.now()
        message.revision += 1
        called = [] if message.reference is None else [message.reference.author]
        called = [user for user in called if message.interaction is None and user in message.mentions]
        self._mention(message, body, users_only=message.interaction is not None)
        message.mentions += [user for user in called if user not in message.mentions]
        world.announce("MESSAGE_UPDATE", message)

    def keep(self, upload: Upload, channel: Channel) -> Attachment:
        """Keep a file that a person sends with a command or a form, which is in no message."""
        kept = self._attach(channel, upload, {}, ephemeral=True)
        self._world.kept.put_loose(kept)
        return kept

    def _components(self, components: list[Json], attachments: list[Attachment]) -> list[Json]:
        return answered(components, {a.filename: a for a in attachments}, self._world.snowflake)

    def _attachments(
        self, channel: Channel, body: Json, files: Uploads, *, kept: list[Attachment], ephemeral: bool
    ) -> list[Attachment]:
        """The files that the message will have: those listed, and uploads that the list leaves out."""
        result: list[Attachment] = []
        listed: set[str] = set()
        for index, item in enumerate(body.get("attachments") or []):
            key = str(item.get("id"))
            listed.add(key)
            upload = files.get(key)
            if upload is not None:
                result.append(self._attach(channel, upload, item, ephemeral=ephemeral))
                continue
            held = [attachment for attachment in kept if attachment.id == key]
            if not held:
                raise invalid(
                    f"attachments.{index}.id", "ATTACHMENT_NOT_FOUND", f"Attachment {key} not found."
                )
            description = item.get("description", held[0].description)
            result.append(replace(held[0], description=description))
        for key, upload in files.items():
            if key not in listed:
                result.append(self._attach(channel, upload, {}, ephemeral=ephemeral))
        return result

    def _attach(self, channel: Channel, upload: Upload, item: Json, *, ephemeral: bool) -> Attachment:
        key = self._world.snowflake()
        name = _UNSAFE.sub("_", str(item.get("filename") or upload.filename))
        name = name if name.strip(".") else "unknown"
        ending = name[name.rfind(".") :].lower() if "." in name else ""
        return Attachment(
            key,
            name,
            upload.data,
            f"{self._world.cdn_url}/attachments/{channel.id}/{key}/{name}",
            _MEDIA_TYPES.get(ending, "application/octet-stream"),
            description=item.get("description"),
            ephemeral=ephemeral,
            size=_png_size(upload.data),
        )

    def _mention(self, message: Message, body: Json, *, users_only: bool) -> None:
        """Set whom the text mentions, as `allowed_mentions` permits ("Allowed Mentions Object")."""
        if message.loading:
            return
        text = _CODE.sub("", mentioning_text(message))
        allowed = body.get("allowed_mentions")
        parse = ["users"] if users_only else ["users", "roles", "everyone"]
        if allowed is not None:
            parse = allowed.get("parse") or []
        users = list(dict.fromkeys(_USER_MENTION.findall(text)))
        roles = list(dict.fromkeys(_ROLE_MENTION.findall(text)))
        if "users" not in parse:
            users = [key for key in users if key in _ids(allowed, "users")]
        if "roles" not in parse:
            roles = [key for key in roles if key in _ids(allowed, "roles")]
        world = self._world
        may_everyone = world.may(message.author, "MENTION_EVERYONE", message.channel)
        guild = message.channel.guild
        named = {role.id: role for role in guild.roles} if guild is not None else {}
        roles = [key for key in roles if key in named and (may_everyone or named[key].mentionable)]
        message.mentions = [world.users[key] for key in users if key in world.users]
        message.mention_roles = roles
        message.mention_everyone = "everyone" in parse and may_everyone and bool(_EVERYONE.search(text))

    def notify(self, message: Message) -> None:
        """Ping those mentioned, unless the message is still loading; edits do not call this."""
        message.notified = [] if message.loading else self._notified(message)

    def _notified(self, message: Message) -> list[User]:
        """Those mentioned who can see the channel; for an ephemeral message only its reader.

        In a thread, "everyone" means its members, so that mention adds nobody to it.
        """
        channel = message.channel
        if message.reader is not None or channel.guild is None:
            return [user for user in message.mentions if user in (message.reader, channel.recipient)]
        named = {user.id for user in message.mentions}
        members = channel.guild.members.values()
        for member in members:
            if any(role.id in message.mention_roles for role in member.roles):
                named.add(member.user.id)
        if message.mention_everyone:
            here = channel.thread.members if channel.thread is not None else channel.guild.members
            named |= {m.user.id for m in members if m.user.id in here and self._sees(m.user, channel)}
        reached = [m.user for m in members if m.user.id in named and self._can_be_reached(m.user, channel)]
        return [user for user in reached if user is not message.author]

    def _can_be_reached(self, user: User, channel: Channel) -> bool:
        """Whether a mention reaches the user; in a thread, it reaches and adds those who see its parent."""
        return self._sees(user, channel.parent if channel.parent is not None else channel)

    def _sees(self, user: User, place: Channel) -> bool:
        return self._world.may(user, "VIEW_CHANNEL", place)


def _let_embeds_show(attachments: list[Attachment], embeds: list[Json] | None) -> None:
    used = used_by(embeds)
    for attachment in attachments:
        attachment.in_embed = attachment.filename in used


def _say_what_it_answers(message: Message, interaction: Interaction) -> None:
    """Let a first response name its command or the message that was used, a follow-up the first response."""
    answered_message = interaction.original or interaction.message
    if answered_message is None:
        message.type = COMMAND_REPLY if interaction.type == COMMAND else ORDINARY
    else:
        message.type, message.reference = REPLY, answered_message


def mentioning_text(message: Message) -> str:
    """The text of a message in which mentions ping: its content, or its text displays."""
    displays = [c["content"] for c in walk(message.components) if c.get("type") == TEXT_DISPLAY]
    return "\n".join([message.content, *displays])


def _ids(allowed: Json | None, kind: str) -> set[Snowflake]:
    return {str(key) for key in (allowed or {}).get(kind) or []}


def _png_size(data: bytes) -> tuple[int, int] | None:
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        return None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
