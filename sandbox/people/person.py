"""A person at his Discord client: he does what it offers, sees what it shows, and is refused the rest.

Refusals are AssertionErrors with the channel's transcript. `forge` is for those who have no ordinary client.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from sandbox.codes import (
    AUTOCOMPLETE,
    BUTTON,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    RESPOND_WITHIN_S,
    ROW,
    SYSTEM_MESSAGES,
    TEXT_INPUT,
    Json,
)
from sandbox.people.command_line import Value, offered, paths, typed
from sandbox.people.forms import Form, field_value, submitted
from sandbox.people.menus import chosen
from sandbox.people.reply import Choice, Reply
from sandbox.people.seen import Button, SeenMessage, Select
from sandbox.people.stage import Stage
from sandbox.world.objects import Channel, Interaction, Message, User

REACTION_S = 0.05
"""Nobody acts faster on what he sees. discord.py counts on it: it notes a view or a modal only once the
answer to the request that showed it has come back."""


class Person:
    """`here` is the channel where he did something last; it is meant where none is named."""

    def __init__(self, stage: Stage, user: User) -> None:
        self._stage = stage
        self.user = user
        self.here: Channel | None = None

    def __repr__(self) -> str:
        return f"<Person {self.user.name}>"

    @property
    def id(self) -> str:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def dm(self) -> Channel:
        """His direct messages with the bot."""
        return self._stage.world.dm_of(self.user)

    # What he sees

    def sees(self, channel: Channel | None = None) -> list[SeenMessage]:
        """All that his client shows in a channel, in order: public messages and his own private ones."""
        place = self._place(channel)
        if not self.may("VIEW_CHANNEL", place):
            return []
        return [SeenMessage(m) for m in place.all_messages if m.reader is None or self._has(m)]

    def is_shown(self, message: Message) -> bool:
        """Whether his client shows this message."""
        is_his = message.reader is None or self._has(message)
        return is_his and not message.deleted and self.may("VIEW_CHANNEL", message.channel)

    def may(self, permission: str, channel: Channel) -> bool:
        return self._stage.world.may(self.user, permission, channel)

    def why_not_type(self, channel: Channel) -> str | None:
        """What keeps him from typing in a channel: a permission, or the lock of a thread; None if nothing."""
        sending = "SEND_MESSAGES_IN_THREADS" if channel.thread is not None else "SEND_MESSAGES"
        for permission in ("VIEW_CHANNEL", "USE_APPLICATION_COMMANDS", sending):
            if not self.may(permission, channel):
                return f"{self.name} lacks {permission} in {channel.name}"
        is_locked = channel.thread is not None and channel.thread.locked
        return f"{channel.name} is locked" if is_locked and not self.may("MANAGE_THREADS", channel) else None

    def private(self, channel: Channel | None = None) -> list[SeenMessage]:
        """His ephemeral messages in a channel, in order."""
        return [message for message in self.sees(channel) if message.is_private]

    def last(self, channel: Channel | None = None) -> SeenMessage:
        """The last public message that is no system message; AssertionError if there is none."""
        place = self._place(channel)
        public = [m for m in self.sees(place) if not m.is_private and m.message.type not in SYSTEM_MESSAGES]
        assert public, self._says(f"{self.name} sees no message", place)
        return public[-1]

    def restart_client(self) -> None:
        """Ephemeral messages do not survive a restart of the client."""
        for message in self._stage.world.messages.values():
            message.dismissed = message.dismissed or message.reader is self.user

    def commands(self, channel: Channel | None = None) -> list[str]:
        """Every slash command that his client offers, in full ("boomtown new")."""
        return paths(self.offered(self._place(channel)))

    def offered(self, channel: Channel) -> list[Json]:
        """The same as Discord's command objects."""
        return offered(self._stage.world, self.user, channel)

    # What he does

    async def slash(
        self,
        path: str,
        /,
        *,
        channel: Channel | None = None,
        options: Mapping[str, Value] | None = None,
        wait: bool = True,
        **more_options: Value,
    ) -> Reply:
        """Type a command, with its options as keywords (or in `options`, where a name is taken).

        Choices may be given by what is shown or by value; people and channels as themselves. With `wait`
        False the acknowledgement is not waited for.
        """
        place = self._place(channel)
        self._must_be_able_to_type(place)
        data = self._typed(place, path, {**(options or {}), **more_options}, None)
        return await self._do(COMMAND, data, place, wait=wait)

    async def complete(
        self,
        path: str,
        /,
        *,
        focused: str,
        text: str = "",
        channel: Channel | None = None,
        options: Mapping[str, Value] | None = None,
        **more_options: Value,
    ) -> list[Choice]:
        """What the client suggests while `focused` is being typed and says `text` so far."""
        place = self._place(channel)
        self._must_be_able_to_type(place)
        data = self._typed(place, path, {**(options or {}), **more_options}, (focused, text))
        return (await self._do(AUTOCOMPLETE, data, place)).choices

    async def press(self, message: SeenMessage, button: str | Button, *, wait: bool = True) -> Reply:
        """Press a button: one of the message's, or by its label, emoji or custom id."""
        source = self._usable(message)
        found = message.button(button) if isinstance(button, str) else button
        assert found.can_be_pressed, self._says(f"{found.label!r} cannot be pressed", source.channel)
        data = {"custom_id": found.custom_id, "component_type": BUTTON, "id": found.component["id"]}
        await self._react_to(source)
        return await self._do(COMPONENT, data, source.channel, message=source, wait=wait)

    async def choose(
        self,
        message: SeenMessage,
        select: str | Select | None,
        options: Sequence[str | Person] | str,
        *,
        wait: bool = True,
    ) -> Reply:
        """Choose from a menu (its placeholder or custom id; None: the only one), by labels or values.

        Roles and channels are chosen by their ids, people as themselves or by their ids.
        """
        source = self._usable(message)
        found = select if isinstance(select, Select) else message.select(select)
        assert not found.disabled, self._says(f"{found} is disabled", source.channel)
        wanted: list[str | Person] = [options] if isinstance(options, str) else list(options)
        assert found.least <= len(wanted) <= found.most, f"{found} takes {found.least} to {found.most}"
        kind = found.component["type"]
        data: Json = {"custom_id": found.custom_id, "component_type": kind, "id": found.component["id"]}
        data |= chosen(found, wanted, source.channel)
        await self._react_to(source)
        return await self._do(COMPONENT, data, source.channel, message=source, wait=wait)

    async def fill(self, form: Form, values: Mapping[str, Any], *, wait: bool = True) -> Reply:
        """Fill in a modal and send it; `values` by label or custom id, for menus a list of labels."""
        unknown = [key for key in values if not any(key in (f.label, f.custom_id) for f in form.fields)]
        assert not unknown, f"the form {form.title!r} has no {unknown[0]!r}, but {form.labels}"
        assert form.opened_by.user is self.user, f"the form {form.title!r} is not open at {self.name}'s"
        filled = {field.custom_id: field_value(field, values) for field in form.fields}
        data = {"custom_id": form.custom_id, "components": [submitted(c, filled) for c in form.components]}
        opener = form.opened_by
        await asyncio.sleep(REACTION_S)
        return await self._do(
            MODAL_SUBMIT, data, opener.channel, message=opener.message, trigger=opener, wait=wait
        )

    def say(self, text: str, channel: Channel | None = None) -> SeenMessage:
        """Write an ordinary message; in a thread that joins it, and opens it if it was archived."""
        place = self.here = self._place(channel)
        self._must_be_able_to_type(place)
        state = place.thread
        if state is not None:
            state.members.setdefault(self.id, self._stage.world.clock.now())
        if state is not None and state.archived:
            place.unarchive()
        return SeenMessage(self._stage.posting.post(place, self.user, {"content": text}, {}))

    def delete(self, message: SeenMessage) -> None:
        """Delete a message; others' only with MANAGE_MESSAGES."""
        own = message.message.author is self.user
        assert own or self.may("MANAGE_MESSAGES", message.channel), f"{self.name} cannot delete {message!r}"
        self._stage.world.delete_message(message.message)

    def dismiss(self, message: SeenMessage) -> None:
        """Put away an ephemeral message; the bot does not learn of it."""
        current = self._stage.world.messages.get(message.id, message.message)
        assert self._has(current), f"{self.name} can dismiss only what he alone sees"
        current.dismissed = True

    # What only a hostile client does

    async def forge(
        self,
        custom_id: str,
        *,
        message: SeenMessage | None = None,
        channel: Channel | None = None,
        component_type: int = BUTTON,
        values: Sequence[str] | None = None,
        fields: Mapping[str, str] | None = None,
        wait: bool = True,
    ) -> Reply:
        """Send any custom id, from any message (or a made-up one); with `fields` as the answer to a modal."""
        place = message.channel if message is not None else self._place(channel)
        if fields is not None:
            rows = [
                {
                    "type": ROW,
                    "id": n,
                    "components": [{"type": TEXT_INPUT, "id": 100 + n, "custom_id": k, "value": v}],
                }
                for n, (k, v) in enumerate(fields.items(), 1)
            ]
            source = message.message if message is not None else None
            data: Json = {"custom_id": custom_id, "components": rows}
            opener = self._made_up_opener(place, source)
            return await self._do(MODAL_SUBMIT, data, place, message=source, trigger=opener, wait=wait)
        world = self._stage.world
        made_up = Message(world.snowflake(), place, world.bot, world.clock.now(), content="made up")
        source = message.message if message is not None else made_up
        data = {"custom_id": custom_id, "component_type": component_type, "id": 1}
        if values is not None:
            data["values"] = list(values)
        return await self._do(COMPONENT, data, place, message=source, wait=wait)

    def _made_up_opener(self, place: Channel, source: Message | None) -> Interaction:
        """What would have opened a forged form: every modal's answer names its opener."""
        world = self._stage.world
        kind = COMMAND if source is None else COMPONENT
        return Interaction(
            world.snowflake(), "", kind, self.user, place, {}, world.clock.now(), message=source
        )

    # How

    def _place(self, channel: Channel | None) -> Channel:
        place = channel if channel is not None else self.here
        assert place is not None, f"where? {self.name} has been in no channel yet"
        return place

    def _has(self, message: Message) -> bool:
        return message.reader is self.user and not message.dismissed

    def _says(self, problem: str, channel: Channel) -> str:
        return f"{problem}\n{self._stage.testimony(channel)}"

    def _must_be_able_to_type(self, channel: Channel) -> None:
        """Typing needs the permission to send; a locked thread lets only moderators."""
        assert channel.id in self._stage.world.channels, f"{channel!r} is gone"
        problem = self.why_not_type(channel)
        assert problem is None, problem

    def _usable(self, message: SeenMessage) -> Message:
        """The message itself, if he sees it and its components can be used."""
        current = self._stage.world.messages.get(message.id)
        assert current is not None, self._says(f"{message!r} is gone", message.channel)
        is_mine = current.reader is None or self._has(current)
        visible = is_mine and self.may("VIEW_CHANNEL", current.channel)
        assert visible, self._says(f"{self.name} does not see {message!r}", message.channel)
        state = current.channel.thread
        is_closed = state is not None and state.locked and state.archived
        assert not is_closed, self._says(f"{current.channel.name} is closed and locked", message.channel)
        return current

    def _typed(
        self, channel: Channel, path: str, values: Mapping[str, Value], focused: tuple[str, str] | None
    ) -> Json:
        return typed(self._stage.world, self.user, channel, path, values, focused=focused)

    async def _react_to(self, message: Message) -> None:
        """Take the time to see what a message shows now."""
        shown = message.edited or message.created
        await asyncio.sleep(min(REACTION_S, max(0.0, shown + REACTION_S - self._stage.world.clock.now())))

    async def _do(
        self,
        kind: int,
        data: Json,
        channel: Channel,
        *,
        message: Message | None = None,
        trigger: Any = None,
        wait: bool = True,
    ) -> Reply:
        self.here = channel
        world = self._stage.world
        world.archive_idle_threads()
        sent = self._stage.interact(self.user, kind, data, channel, message=message, trigger=trigger)
        reply = Reply(self._stage, sent)
        if wait:
            await reply.acknowledged(timeout=RESPOND_WITHIN_S)
        return reply
