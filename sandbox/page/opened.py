"""The place that a page has open: its messages, its commands, who types there; and what is new in it.

It tells one person only what they get to see, and each thing once.
"""

from __future__ import annotations

from collections.abc import Callable

from sandbox.codes import Json, Snowflake
from sandbox.page.reading import Reading
from sandbox.page.view import message_view
from sandbox.people.person import Person
from sandbox.world.objects import Announced, Channel, Happening, Message, Typing
from sandbox.world.world import World

PAGE_OF = 50


class Opened:
    """`commands` says what can be typed in a place. `whole` tells everything, then `news` the changes."""

    def __init__(
        self,
        world: World,
        person: Person,
        place: Channel,
        reading: Reading,
        commands: Callable[[Channel], Json],
    ) -> None:
        self.place = place
        self._world = world
        self._person = person
        self._reading = reading
        self._commands = commands
        self._version: list[str] = []
        self._told: Json = {}
        self._typists: list[str] = []
        self._has_typed = False
        self._changed: dict[Snowflake, Message] = {}
        self._shown: set[Snowflake] = set()

    def whole(self) -> Json:
        """Its last messages, commands, typists, and up to where it was read."""
        self._version, self._told = self._version_now(), self._commands(self.place)
        self._typists = self._person.typing(self.place)
        read = str(self._reading.read_up_to(self._person, self.place))
        return {**self.messages(), **self._told, "read": read, "typing": self._typists}

    def messages(self, *, before: int | None = None) -> Json:
        """The last messages, or the last `before` one; from now on `news` says what becomes of them."""
        seen = [m.message for m in self._person.sees(self.place) if before is None or int(m.id) < before]
        page = seen[-PAGE_OF:]
        self._shown |= {message.id for message in page}
        views = [message_view(message, self._person) for message in page]
        return {"messages": views, "more": len(seen) > len(page)}

    def note(self, subject: Announced | None) -> None:
        """Note a change for `news`."""
        self._has_typed |= isinstance(subject, Typing)
        if isinstance(subject, Channel):
            subject = self._world.messages.get(subject.id)
        if isinstance(subject, Happening):
            subject = subject.message
        if isinstance(subject, Message) and subject.channel is self.place:
            self._changed[subject.id] = subject

    def has_news(self) -> bool:
        """Whether the commands have changed; `note` knows of all else."""
        return self._version_now() != self._version

    def news(self) -> list[Json]:
        """What has changed since the page was told last."""
        news: list[Json] = []
        changed, self._changed = self._changed, {}
        self._version = self._version_now()
        if self._person.may("VIEW_CHANNEL", self.place):
            news += [self._fresh(message) for message in changed.values() if self._concerns(message)]
            news += self._other_commands() + self._other_typists()
        lost = self._shown - self._world.messages.keys()
        self._shown -= lost
        return news + [{"news": "gone", "message": message} for message in sorted(lost)]

    def _other_commands(self) -> list[Json]:
        commands = self._commands(self.place)
        if commands == self._told:
            return []
        self._told = commands
        return [{"news": "commands", **commands}]

    def _other_typists(self) -> list[Json]:
        typists = self._person.typing(self.place)
        is_news = self._has_typed or typists != self._typists
        self._typists, self._has_typed = typists, False
        return [{"news": "typing", "place": self.place.id, "names": typists}] if is_news else []

    def _version_now(self) -> list[str]:
        """The versions of all commands, which differ after any change."""
        return [command["version"] for commands in self._world.commands.values() for command in commands]

    def _concerns(self, message: Message) -> bool:
        return message.id in self._shown or self._person.is_shown(message)

    def _fresh(self, message: Message) -> Json:
        if self._person.is_shown(message):
            self._shown.add(message.id)
            return {"news": "message", "message": message_view(message, self._person)}
        self._shown.discard(message.id)
        return {"news": "gone", "message": message.id}
