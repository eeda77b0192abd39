"""A person at a Discord client: they do what it offers, see what it shows, and are refused the rest.

Refusals are `NotOffered`, with the channel's transcript. `forge` and its like are for hostile clients.
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
    LINK,
    MODAL_SUBMIT,
    PREMIUM,
    RESPOND_WITHIN_S,
    Json,
)
from sandbox.people.author import Author
from sandbox.people.command_line import Target, in_menu_of, typed
from sandbox.people.forging import forged_command, forged_form, made_up_message, made_up_opener
from sandbox.people.forms import Form, answer
from sandbox.people.menus import Chosen, chosen, listed
from sandbox.people.named import Named
from sandbox.people.not_offered import NotOffered
from sandbox.people.options import Value
from sandbox.people.reply import Choice, Reply
from sandbox.people.seen import Button, SeenMessage, Select
from sandbox.world.objects import Channel, Interaction, Message

REACTION_S = 0.05
"""Nobody acts faster on what they see. discord.py relies on this: it registers a view or a modal only when
the answer to the request that showed it has come back.
"""
MOST_SHOWN = 25


class Person(Author):
    """What a person does; interactions wait for their acknowledgement unless `wait` is False."""

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
        """Type a command, with its options as keywords (or in `options`, if a name is taken).

        Choices are given by name or value; people, roles and channels as such or by id; files as `Upload`s.
        """
        place = self._place(channel)
        with self._at(place):
            self._need(self.why_not_type(place))
            data = typed(self._named(place), path, {**(options or {}), **more_options})
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
        """What the client suggests while `focused` is being typed and is `text` so far."""
        place = self._place(channel)
        with self._at(place):
            self._need(self.why_not_type(place))
            given = {**(options or {}), **more_options}
            data = typed(self._named(place), path, given, focused=(focused, text))
        return (await self._do(AUTOCOMPLETE, data, place)).choices[:MOST_SHOWN]

    async def use(
        self, command: str, on: Target, *, channel: Channel | None = None, wait: bool = True
    ) -> Reply:
        """Use a command from the menu of a message or of a person."""
        place = on.channel if isinstance(on, SeenMessage) else self._place(channel)
        with self._at(place):
            self._need(self._lacks(place, "VIEW_CHANNEL", "USE_APPLICATION_COMMANDS"))
            if isinstance(on, SeenMessage):
                self._present(on)
            data = in_menu_of(self._named(place), command, on)
        return await self._do(COMMAND, data, place, wait=wait)

    async def press(self, message: SeenMessage, button: str | Button, *, wait: bool = True) -> Reply:
        """Press a button of the message, given as such or by its label, emoji or custom id."""
        with self._at(message.channel):
            source = self._usable(message)
            found = message.button(button) if isinstance(button, str) else button
            self._need(_why_not_press(found))
        data = {"custom_id": found.custom_id, "component_type": BUTTON, "id": found.component["id"]}
        await self._take_in(source)
        return await self._do(COMPONENT, data, source.channel, message=source, wait=wait)

    async def choose(
        self,
        message: SeenMessage,
        select: str | Select | None,
        options: Sequence[Chosen] | Chosen,
        *,
        wait: bool = True,
    ) -> Reply:
        """Choose from a menu (by its placeholder or custom id; None: the only one), by labels or values.

        People, roles and channels are given as such or by their ids.
        """
        wanted = listed(options)
        with self._at(message.channel):
            source = self._usable(message)
            found = select if isinstance(select, Select) else message.select(select)
            name = str(found)
            if found.disabled:
                raise NotOffered("menu-disabled", menu=name)
            if not found.least <= len(wanted) <= found.most:
                limits = {"least": found.least, "most": found.most}
                raise NotOffered("menu-count", menu=name, count=len(wanted), **limits)
            named = self._named(source.channel)
            values = chosen(found.component, name, wanted, named)
        kind = found.component["type"]
        data: Json = {"custom_id": found.custom_id, "component_type": kind, "id": found.component["id"]}
        data = named.with_resolved(data | {"values": values})
        await self._take_in(source)
        return await self._do(COMPONENT, data, source.channel, message=source, wait=wait)

    async def fill(self, form: Form, values: Mapping[str, Any], *, wait: bool = True) -> Reply:
        """Fill in a modal and send it; `values` by label or custom id: texts, True or False, files, lists.

        Fields that are left out keep the value they came with. The form closes once the bot has taken it.
        """
        opener = form.opened_by
        with self._at(opener.channel):
            if opener.user is not self.user or (opener.filled is not None and opener.filled.acked):
                raise NotOffered("form-not-open", form=form.title, who=self.name)
            data = answer(form, values, self._named(opener.channel))
        await asyncio.sleep(REACTION_S)
        reply = await self._do(
            MODAL_SUBMIT, data, opener.channel, message=opener.message, trigger=opener, wait=False
        )
        opener.filled = reply.interaction
        return await reply.acknowledged(timeout=RESPOND_WITHIN_S) if wait else reply

    # What only a hostile client does

    async def forge(
        self,
        custom_id: str,
        *,
        message: SeenMessage | None = None,
        channel: Channel | None = None,
        component_type: int = BUTTON,
        values: Sequence[str] | None = None,
        resolved: Json | None = None,
        fields: Mapping[str, Any] | None = None,
        wait: bool = True,
    ) -> Reply:
        """Send any custom id from any message (or a made-up one); with `fields`, as the answer to a modal."""
        world = self._stage.world
        place = message.channel if message is not None else self._place(channel)
        source = message.message if message is not None else None
        if fields is not None:
            opener = made_up_opener(world, self.user, place, source)
            data = forged_form(custom_id, fields)
            return await self._do(MODAL_SUBMIT, data, place, message=source, trigger=opener, wait=wait)
        data = {"custom_id": custom_id, "component_type": component_type, "id": 1}
        data |= {"values": list(values)} if values is not None else {}
        data |= {"resolved": resolved} if resolved is not None else {}
        return await self._do(
            COMPONENT, data, place, message=source or made_up_message(world, place), wait=wait
        )

    async def forge_command(
        self,
        path: str,
        options: Mapping[str, Any] | None = None,
        *,
        channel: Channel | None = None,
        command_id: str | None = None,
        focused: str | None = None,
        resolved: Json | None = None,
        wait: bool = True,
    ) -> Reply:
        """Send any command with any options, each as a value or as `(type, value)`.

        If `focused` is given, ask for that option's completion instead.
        """
        world, place = self._stage.world, self._place(channel)
        data = forged_command(world, path, options or {}, command_id=command_id, focused=focused)
        data |= {"resolved": resolved} if resolved is not None else {}
        return await self._do(COMMAND if focused is None else AUTOCOMPLETE, data, place, wait=wait)

    async def forge_data(
        self, data: Any, *, channel: Channel | None = None, completion: bool = False, wait: bool = True
    ) -> Reply:
        """Send anything at all as the data of a command, or of a completion."""
        kind = AUTOCOMPLETE if completion else COMMAND
        return await self._do(kind, data, self._place(channel), wait=wait)

    # How

    def _named(self, channel: Channel) -> Named:
        return Named(self._stage.world, self.user, channel, self._stage.posting.keep)

    async def _take_in(self, message: Message) -> None:
        """Wait for as long as a person needs to see what a message shows now."""
        shown = message.edited or message.created
        await asyncio.sleep(min(REACTION_S, max(0.0, shown + REACTION_S - self._stage.world.clock.now())))

    async def _do(
        self,
        kind: int,
        data: Json,
        channel: Channel,
        *,
        message: Message | None = None,
        trigger: Interaction | None = None,
        wait: bool = True,
    ) -> Reply:
        with self._at(channel):
            self._need(self._lacks(channel, "VIEW_CHANNEL"))
        self.here = channel
        world = self._stage.world
        world.archive_idle_threads()
        sent = self._stage.interact(self.user, kind, data, channel, message=message, trigger=trigger)
        reply = Reply(self._stage, sent)
        if wait:
            await reply.acknowledged(timeout=RESPOND_WITHIN_S)
        return reply


def own_role(name: str) -> str:
    """What a role is called that one person alone has."""
    return f"{name}'s role"


def _why_not_press(button: Button) -> NotOffered | None:
    """Why the bot would not hear of a press: the button is disabled, or opens a link or a shop."""
    if button.disabled:
        return NotOffered("button-disabled", button=button.label)
    if button.style in (LINK, PREMIUM):
        key = "button-link" if button.style == LINK else "button-premium"
        return NotOffered(key, button=button.label)
    return None
