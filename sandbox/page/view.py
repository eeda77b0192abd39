"""What one person sees, as the JSON that the page gets. It is a white list, and changes nothing."""

from __future__ import annotations

from sandbox.codes import CATEGORY, COMMAND, COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, THREAD_CREATED, Json
from sandbox.page.reading import NOTHING, Reading, Waiting, highlights
from sandbox.payloads.messages import attachment_payload
from sandbox.people.person import Person, own_role
from sandbox.people.reply import command_path
from sandbox.people.seen import SeenMessage
from sandbox.world.bits import bits
from sandbox.world.objects import Channel, Guild, Message, User
from sandbox.world.world import World

_VIEW = bits("VIEW_CHANNEL")
_EXCERPT = 400
"""Enough characters for a line, even after the page has taken Markdown's marks away."""


def message_view(message: Message, person: Person) -> Json:
    """One message as this person sees it."""
    thread = message.channel.world.channels.get(message.id)
    return {
        "id": message.id,
        "place": message.channel.id,
        "type": message.type,
        "author": _user(message.author),
        "at": message.created,
        "edited": message.edited is not None,
        "content": message.content,
        "embeds": [] if message.flags & SUPPRESS_EMBEDS else message.embeds,
        "components": message.components,
        "attachments": _attachments(message),
        "loading": message.loading,
        "private": bool(message.flags & EPHEMERAL),
        "calls": highlights(message, person.user),
        "language": _language(message, person),
        "thread": thread.id if thread is not None and person.may("VIEW_CHANNEL", thread) else None,
        "answers": _answered(message, person),
        "reactions": [_reaction(emoji, users, person) for emoji, users in message.reactions.items()],
        "pinned": message.pinned_at is not None,
        "revision": message.revision,
    }


def _language(message: Message, person: Person) -> str | None:
    """The language that a message is most likely written in, as far as Discord knows it: the reader's own for
    what a bot shows to them alone, the server's for what it posts there. None for what people say."""
    if not message.author.bot:
        return None
    guild = message.channel.guild
    if guild is None or message.flags & EPHEMERAL:
        return person.user.locale
    return guild.locale


def _attachments(message: Message) -> list[Json]:
    """The files that are shown by themselves; in a layout none is, only what its components show."""
    if message.flags & COMPONENTS_V2:
        return []
    return [attachment_payload(attachment) for attachment in message.attachments]


def _reaction(emoji: str, users: list[User], person: Person) -> Json:
    return {"emoji": emoji, "names": [user.name for user in users], "mine": person.user in users}


def _answered(message: Message, person: Person) -> Json | None:
    """The command or the message that this one answers."""
    interaction, reference = message.interaction, message.reference
    if interaction is not None and interaction.type == COMMAND and reference is None:
        return {"who": interaction.user.name, "command": command_path(interaction.data)[0]}
    if reference is None or message.type == THREAD_CREATED:
        return None
    if reference.deleted or not person.is_shown(reference):
        return {"who": reference.author.name, "excerpt": None, "message": None}
    text = SeenMessage(reference).text
    return {"who": reference.author.name, "excerpt": text[:_EXCERPT], "message": reference.id}


def _user(user: User) -> Json:
    return {"id": user.id, "name": user.name, "bot": user.bot}


def people_view(world: World, people: list[Person], reading: Reading) -> list[Json]:
    """Whose seats can be taken, what waits for them, and which roles they have somewhere."""
    return [
        _user(person.user)
        | {"locale": person.user.locale, "roles": _roles_of(person, world)}
        | _waiting(reading.total(person))
        for person in people
    ]


def _roles_of(person: Person, world: World) -> list[str]:
    """The names of somebody's roles, but for those that are theirs alone."""
    members = [guild.members[person.id] for guild in world.guilds.values() if person.id in guild.members]
    names = [role.name for member in members for role in member.roles]
    return list(dict.fromkeys(name for name in names if name != own_role(person.name)))


def place_view(place: Channel, person: Person, waiting: Waiting | None) -> Json | None:
    """A channel, a thread or direct messages; None for a category or if the person does not see it."""
    if place.type == CATEGORY or not person.may("VIEW_CHANNEL", place):
        return None
    state = place.thread
    kind = "thread" if state is not None else "direct" if place.recipient is not None else "channel"
    return {
        "id": place.id,
        "kind": kind,
        "server": place.guild.id if place.guild is not None else None,
        "parent": place.parent.id if place.parent is not None else None,
        "name": place.world.bot.name if kind == "direct" else place.name,
        "topic": place.topic,
        "order": [place.category.position if place.category is not None else -1, place.position],
        "category": place.category.name if place.category is not None else None,
        "archived": state is not None and state.archived,
        "locked": state is not None and state.locked,
        "joined": state is None or person.id in state.members,
        "messages": state.message_count if state is not None else None,
        "may_type": person.why_not_write(place) is None,
        "why_not": _why_not_say(place, person),
        "may_attach": person.may("ATTACH_FILES", place),
        "may_react": person.may("ADD_REACTIONS", place),
        "may_manage": person.may("MANAGE_MESSAGES", place),
    } | _waiting(waiting or NOTHING)


def _why_not_say(place: Channel, person: Person) -> Json | None:
    """What keeps the person from writing, as a key and values; a time-out before what it takes away."""
    problem = person.why_not_write(place)
    if problem is None:
        return None
    member = place.guild.members.get(person.id) if place.guild is not None else None
    if member is not None and member.timed_out_until > place.world.clock.now():
        return {"key": "timed-out", "values": {"until": member.timed_out_until}}
    return {"key": problem.key, "values": problem.values}


def _waiting(waiting: Waiting) -> Json:
    return {"unread": waiting.unread, "called": waiting.calls}


def servers_view(world: World, person: Person) -> list[Json]:
    """The person's servers, with the members and roles that a message may name."""
    mine = [guild for guild in world.guilds.values() if person.id in guild.members]
    return [_server(guild) for guild in mine]


def _server(guild: Guild) -> Json:
    return {
        "id": guild.id,
        "name": guild.name,
        "members": [_user(member.user) for member in guild.members.values()],
        "roles": [{"id": role.id, "name": role.name} for role in guild.roles],
    }


def members_view(place: Channel) -> list[Json]:
    """Everybody who can see a place, with their roles; in direct messages the two who are there."""
    guild = place.guild
    if guild is None:
        both = [place.recipient, place.world.bot]
        return [_user(user) | {"roles": []} for user in both if user is not None]
    seeing = [m for m in guild.members.values() if place.world.permissions(m.user, place) & _VIEW]
    return [_user(m.user) | {"roles": [role.name for role in m.roles]} for m in seeing]
