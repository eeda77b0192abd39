"""What a page may ask for, each deed by its word. A `Person` does all of it.

A deed returns the answer. It raises AssertionError or one of Discord's refusals for what a client would not
do, and `NoAnswer` if the bot does not answer in time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sandbox.codes import (
    ATTACHMENT_OPTION,
    FILE_UPLOAD,
    LOCALES,
    MESSAGE_COMMAND,
    MODAL,
    RESPOND_WITHIN_S,
    USER_COMMAND,
    Json,
    Snowflake,
)
from sandbox.page.commands import command_views, menu_views
from sandbox.page.gone import Gone
from sandbox.page.tray import Tray
from sandbox.people.forms import Form
from sandbox.people.not_offered import NotOffered
from sandbox.people.options import Value
from sandbox.people.person import Person
from sandbox.people.reply import Reply
from sandbox.people.seen import SeenMessage
from sandbox.world.objects import Channel
from sandbox.world.world import World

MOST_FORMS = 20


class NoAnswer(Exception):
    """The bot has not answered within three seconds."""


@dataclass
class Deeds:
    """What one person does at one page. `forms` has their open modals, `tray` their files."""

    world: World
    person: Person
    tray: Tray
    forms: dict[Snowflake, Form] = field(default_factory=dict)

    async def say(self, asked: Json) -> Json:
        answered = asked.get("answers")
        self.person.say(
            str(asked["text"]),
            self.place(asked),
            files=self.tray.all(asked.get("files", ())),
            reply_to=self._message({"message": answered}) if answered is not None else None,
            ping=bool(asked.get("ping", True)),
        )
        return {}

    async def edit(self, asked: Json) -> Json:
        self.person.edit(self._message(asked), str(asked["text"]))
        return {}

    async def delete(self, asked: Json) -> Json:
        self.person.delete(self._message(asked))
        return {}

    async def react(self, asked: Json) -> Json:
        """Add a reaction of the person, or take it away."""
        message, emoji = self._message(asked), str(asked["emoji"])
        has_reacted = self.person.user in message.message.reactions.get(emoji, [])
        (self.person.unreact if has_reacted else self.person.react)(message, emoji)
        return {}

    async def type(self, asked: Json) -> Json:
        self.person.type(self.place(asked))
        return {}

    async def use(self, asked: Json) -> Json:
        """Use a command from the menu of a message or of a person."""
        place, command = self.place(asked), str(asked["command"])
        on = self._message(asked) if "message" in asked else self.world.users[str(asked["user"])]
        return await self._outcome(await self.person.use(command, on, channel=place, wait=False))

    async def slash(self, asked: Json) -> Json:
        place, path = self.place(asked), str(asked["path"])
        options = self._options(path, place, asked["options"])
        return await self._outcome(await self.person.slash(path, channel=place, options=options, wait=False))

    async def complete(self, asked: Json) -> Json:
        place, path = self.place(asked), str(asked["path"])
        options = self._options(path, place, asked["options"])
        focused, text = str(asked["focused"]), str(asked["text"])
        try:
            choices = await self.person.complete(
                path, channel=place, focused=focused, text=text, options=options
            )
        except NotOffered:
            raise
        except AssertionError:  # nothing came in time
            raise NoAnswer from None
        return {"choices": [{"name": choice.name, "value": choice.value} for choice in choices]}

    async def press(self, asked: Json) -> Json:
        message = self._message(asked)
        found = [b for b in message.all_buttons if b.custom_id == asked["custom_id"]]
        if not found:
            raise Gone("shown-button-gone")
        return await self._outcome(await self.person.press(message, found[0], wait=False))

    async def choose(self, asked: Json) -> Json:
        message = self._message(asked)
        found = [s for s in message.selects if s.custom_id == asked["custom_id"]]
        if not found:
            raise Gone("shown-menu-gone")
        values = [str(value) for value in asked["values"]]
        return await self._outcome(await self.person.choose(message, found[0], values, wait=False))

    async def fill(self, asked: Json) -> Json:
        form = self.forms.get(str(asked["modal"]))
        if form is None:
            raise Gone("shown-form-gone")
        values = dict(asked["values"])
        for key in (each.custom_id for each in form.fields if each.type == FILE_UPLOAD):
            values[key] = self.tray.all(values.get(key, ()))
        outcome = await self._outcome(await self.person.fill(form, values, wait=False))
        self.forms.pop(str(asked["modal"]), None)
        return outcome

    async def dismiss(self, asked: Json) -> Json:
        self.person.dismiss(self._message(asked))
        return {}

    async def language(self, asked: Json) -> Json:
        assert asked["locale"] in LOCALES, f"{asked['locale']!r} is no language of Discord's"
        self.person.user.locale = asked["locale"]
        return {}

    def place(self, asked: Json) -> Channel:
        """The place that is meant; `Gone` if the person does not see it."""
        place = self.world.channels.get(str(asked["place"]))
        if place is None or not self.person.may("VIEW_CHANNEL", place):
            raise Gone("shown-place-gone")
        return place

    def commands(self, place: Channel) -> Json:
        """The commands that can be typed here, and those in the menus of messages and people."""
        locale, offered = self.person.user.locale, self.person.offered
        return {
            "commands": command_views(offered(place), locale),
            "on_messages": menu_views(offered(place, MESSAGE_COMMAND), locale),
            "on_people": menu_views(offered(place, USER_COMMAND), locale),
        }

    def _message(self, asked: Json) -> SeenMessage:
        message = self.world.messages.get(str(asked["message"]))
        if message is None or not self.person.is_shown(message):
            raise Gone("shown-message-gone")
        return SeenMessage(message)

    def _options(self, path: str, place: Channel, given: Mapping[str, Any]) -> dict[str, Value]:
        """Options as a `Person` takes them: files as such instead of their keys."""
        views = command_views(self.person.offered(place), self.person.user.locale)
        declared = [option for view in views if view["path"] == path for option in view["options"]]
        files = {option["name"] for option in declared if option["type"] == ATTACHMENT_OPTION}
        return {name: self.tray.get(value) if name in files else value for name, value in given.items()}

    async def _outcome(self, reply: Reply) -> Json:
        """How the bot has acknowledged it; `NoAnswer` if it did not in time."""
        interaction = reply.interaction
        if not await self.world.pulse.until(lambda: interaction.acked, timeout=RESPOND_WITHIN_S):
            raise NoAnswer
        if interaction.ack_type != MODAL:
            return {"ack": reply.ack}
        form = reply.modal
        self.forms[interaction.id] = form
        for key in list(self.forms)[:-MOST_FORMS]:
            del self.forms[key]
        shown = {"id": interaction.id, "title": form.title, "components": form.components}
        return {"ack": reply.ack, "modal": shown}
