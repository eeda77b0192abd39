"""What a page may ask to do, each by its word. All of it is done by a `Person`.

A deed returns what is answered. What the client would not do is an AssertionError or one of Discord's
refusals; a bot that does not answer in time is `NoAnswer`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sandbox.codes import CHANNEL, LOCALES, MODAL, RESPOND_WITHIN_S, USER, Json, Snowflake
from sandbox.page.commands import command_views
from sandbox.people.forms import Form
from sandbox.people.options import Value
from sandbox.people.person import Person
from sandbox.people.reply import Reply
from sandbox.people.seen import SeenMessage
from sandbox.world.objects import Channel, User
from sandbox.world.world import World

MOST_FORMS = 20


class NoAnswer(Exception):
    """The bot has not answered within three seconds."""


@dataclass(frozen=True)
class Someone:
    """Whom an option names; he need not be one whose seat can be taken."""

    user: User


@dataclass
class Deeds:
    """What one person does at one page. `forms` are the modals that he has open."""

    world: World
    person: Person
    forms: dict[Snowflake, Form] = field(default_factory=dict)

    async def say(self, asked: Json) -> Json:
        self.person.say(str(asked["text"]), self.place(asked))
        return {}

    async def slash(self, asked: Json) -> Json:
        place, path = self.place(asked), str(asked["path"])
        options = self._options(path, place, asked["options"])
        return await self._outcome(await self.person.slash(path, channel=place, options=options, wait=False))

    async def complete(self, asked: Json) -> Json:
        place, path = self.place(asked), str(asked["path"])
        choices = await self.person.complete(
            path,
            channel=place,
            focused=str(asked["focused"]),
            text=str(asked["text"]),
            options=self._options(path, place, asked["options"]),
        )
        return {"choices": [{"name": choice.name, "value": choice.value} for choice in choices]}

    async def press(self, asked: Json) -> Json:
        message = self._message(asked)
        found = [b for b in message.all_buttons if b.custom_id == asked["custom_id"]]
        assert found, "This button is gone."
        return await self._outcome(await self.person.press(message, found[0], wait=False))

    async def choose(self, asked: Json) -> Json:
        message = self._message(asked)
        found = [s for s in message.selects if s.custom_id == asked["custom_id"]]
        assert found, "This menu is gone."
        values = [str(value) for value in asked["values"]]
        return await self._outcome(await self.person.choose(message, found[0], values, wait=False))

    async def fill(self, asked: Json) -> Json:
        form = self.forms.get(str(asked["modal"]))
        assert form is not None, "This form is not open any more."
        outcome = await self._outcome(await self.person.fill(form, dict(asked["values"]), wait=False))
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
        """The place that is meant, if he sees it."""
        place = self.world.channels.get(str(asked["place"]))
        assert place is not None, "This place is gone."
        assert self.person.may("VIEW_CHANNEL", place), "This place is gone."
        return place

    def commands(self, place: Channel) -> list[Json]:
        return command_views(self.person.offered(place), self.person.user.locale)

    def _message(self, asked: Json) -> SeenMessage:
        message = self.world.messages.get(str(asked["message"]))
        assert message is not None, "This message is gone."
        assert self.person.is_shown(message), "This message is gone."
        return SeenMessage(message)

    def _options(self, path: str, place: Channel, given: Mapping[str, Any]) -> dict[str, Value]:
        """Options as a person gives them: people and channels as themselves instead of by their ids."""
        options = [c["options"] for c in self.commands(place) if c["path"] == path]
        kinds = {option["name"]: option["type"] for declared in options for option in declared}
        known: dict[int, dict[Snowflake, Any]] = {
            USER: {key: Someone(user) for key, user in self.world.users.items()},
            CHANNEL: self.world.channels,
        }
        return {name: known.get(kinds.get(name, 0), {}).get(value, value) for name, value in given.items()}

    async def _outcome(self, reply: Reply) -> Json:
        """How the bot has acknowledged it, in time."""
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
