"""Messages and interactions as the JSON that Discord's API v10 and its gateway send. It decides nothing."""

from __future__ import annotations

from sandbox.codes import COMPONENT, FILE_LIMIT, MODAL_SUBMIT, REPLY, THREAD_STARTER, Json
from sandbox.payloads.places import channel_payload, member_payload, user_payload
from sandbox.world.bits import BITS, bits
from sandbox.world.clock import iso
from sandbox.world.components import shown_by
from sandbox.world.objects import Attachment, Interaction, Member, Message
from sandbox.world.reactions import emoji_payload
from sandbox.world.world import World


def attachment_payload(attachment: Attachment) -> Json:
    payload: Json = {
        "id": attachment.id,
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        payload["description"] = attachment.description
    if attachment.ephemeral:
        payload["ephemeral"] = True
    if attachment.size is not None:
        payload["width"], payload["height"] = attachment.size
    return payload


def hides_content(message: Message) -> bool:
    """Whether a bot without the MESSAGE_CONTENT intent gets this message without its content.

    It always gets its own messages, direct ones, and those that mention it ("Message Content Intent").
    """
    bot = message.channel.world.bot
    is_told = message.author is bot or message.channel.guild is None or message.reader is not None
    return not is_told and bot not in message.mentions


def _is_elsewhere(attachment: Attachment, message: Message) -> bool:
    """Whether an embed or a component shows the file; then it is not among the attachments ("Message
    Object")."""
    return attachment.in_embed or attachment.id in shown_by(message.components)


_WITHOUT_CONTENT: Json = {"content": "", "embeds": [], "components": [], "attachments": []}


def message_payload(
    message: Message, *, reads_content: bool | None = None, is_referenced: bool = False
) -> Json:
    """A message as the bot gets it, with or without MESSAGE_CONTENT (None: as the application has it)."""
    if reads_content is None:
        reads_content = message.channel.world.reads_content
    payload: Json = {
        "id": message.id,
        "type": message.type,
        "channel_id": message.channel.id,
        "author": user_payload(message.author),
        "content": message.content,
        "timestamp": iso(message.created),
        "edited_timestamp": iso(message.edited) if message.edited is not None else None,
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_payload(user) for user in message.mentions],
        "mention_roles": list(message.mention_roles),
        "attachments": [attachment_payload(a) for a in message.attachments if not _is_elsewhere(a, message)],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": message.pinned_at is not None,
        "flags": message.flags,
    }
    if message.reactions:
        payload["reactions"] = _reactions(message)
    if message.nonce is not None:
        payload["nonce"] = message.nonce
    if message.reference is not None:
        payload["message_reference"] = _reference(message.reference)
        if message.type in (REPLY, THREAD_STARTER) and not is_referenced:
            payload["referenced_message"] = _referenced(message, reads_content=reads_content)
    thread = message.channel.world.channels.get(message.id)
    if thread is not None:
        payload["thread"] = channel_payload(thread)
    if message.interaction is not None:
        bot = message.author
        payload |= {
            "webhook_id": bot.id,
            "application_id": bot.id,
            "interaction_metadata": _interaction_metadata(message.interaction),
        }
    return payload if reads_content or not hides_content(message) else payload | _WITHOUT_CONTENT


def _reactions(message: Message) -> list[Json]:
    bot = message.channel.world.bot
    return [
        {
            "emoji": emoji_payload(emoji),
            "count": len(users),
            "count_details": {"burst": 0, "normal": len(users)},
            "burst_colors": [],
            "me_burst": False,
            "me": bot in users,
        }
        for emoji, users in message.reactions.items()
    ]


def _referenced(message: Message, *, reads_content: bool) -> Json | None:
    """The message that is replied to, without the one that it replies to itself; None if it is gone.

    A public reply to an ephemeral message does not show it: for others it does not exist.
    """
    answered = message.reference
    if answered is None or answered.deleted or answered.reader not in (None, message.reader):
        return None
    return message_payload(answered, reads_content=reads_content, is_referenced=True)


def _reference(message: Message) -> Json:
    guild = message.channel.guild
    payload: Json = {"type": 0, "channel_id": message.channel.id, "message_id": message.id}
    return payload | ({"guild_id": guild.id} if guild is not None else {})


def gateway_message_payload(message: Message, *, reads_content: bool | None = None) -> Json:
    """MESSAGE_CREATE and MESSAGE_UPDATE: also the guild, and the members of the author and those mentioned.

    Ephemeral messages have none of these; a message by a webhook has no member for its author.
    """
    payload = message_payload(message, reads_content=reads_content)
    guild = message.channel.guild
    if guild is None or message.reader is not None:
        return payload
    payload["guild_id"] = guild.id
    author = guild.members.get(message.author.id)
    if author is not None and "webhook_id" not in payload:
        payload["member"] = _partial_member(author)
    for user in payload["mentions"]:
        if user["id"] in guild.members:
            user["member"] = _partial_member(guild.members[user["id"]])
    return payload


def _partial_member(member: Member) -> Json:
    """A member without the user, which the payload has beside it."""
    payload = member_payload(member)
    del payload["user"]
    return payload


def _owners(interaction: Interaction) -> Json:
    """Who installed the application: the server, or the person if the bot is not in the server."""
    guild = interaction.channel.guild
    if guild is not None and guild.world.bot.id not in guild.members:
        return {"1": interaction.user.id}
    return {"0": guild.id if guild is not None else "0"}


def _interaction_metadata(interaction: Interaction) -> Json:
    payload: Json = {
        "id": interaction.id,
        "type": interaction.type,
        "user": user_payload(interaction.user),
        "authorizing_integration_owners": _owners(interaction),
    }
    if interaction.type == COMPONENT and interaction.message is not None:
        payload["interacted_message_id"] = interaction.message.id
    if interaction.type == MODAL_SUBMIT and interaction.trigger is not None:
        payload["triggering_interaction_metadata"] = _interaction_metadata(interaction.trigger)
    return payload


def interaction_payload(world: World, interaction: Interaction) -> Json:
    """The INTERACTION_CREATE event (Interactions, "Receiving and Responding")."""
    channel, user = interaction.channel, interaction.user
    app_permissions = world.permissions(world.bot, channel)
    payload: Json = {
        "id": interaction.id,
        "application_id": world.bot.id,
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": channel.id,
        "channel": channel_payload(channel) | {"permissions": str(world.permissions(user, channel))},
        "locale": user.locale,
        "entitlements": [],
        "authorizing_integration_owners": _owners(interaction),
        "app_permissions": str(app_permissions),
        "attachment_size_limit": FILE_LIMIT,
    }
    guild = channel.guild
    if guild is None:
        payload |= {"user": user_payload(user), "context": 1, "app_permissions": str(bits(*BITS))}
    else:
        member = member_payload(guild.members[user.id])
        payload |= {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "context": 0,
            "member": member | {"permissions": str(world.permissions(user, channel))},
        }
    if interaction.message is not None:
        payload["message"] = message_payload(interaction.message)
    return payload
