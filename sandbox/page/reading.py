"""What everybody has read, and so what waits for him: unread messages, and those that call him.

It is counted when a page asks; it knows no page.
"""

from __future__ import annotations

import collections
import functools
from collections.abc import Iterable
from dataclasses import dataclass

from sandbox.codes import Snowflake
from sandbox.people.person import Person
from sandbox.world.objects import Channel, Message, User
from sandbox.world.world import World


@dataclass
class Waiting:
    """How many messages of a place one person has not read, and how many of them call him."""

    unread: int = 0
    calls: int = 0


Counts = dict[Snowflake, dict[Snowflake, Waiting]]
"""By person, then by place."""


class Reading:
    """Up to which message each person has read each place."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._marks: dict[tuple[Snowflake, Snowflake], int] = {}

    def mark(self, person: Person, place: Channel, message_id: Snowflake) -> None:
        """He has read up to this message; marks do not go back."""
        key = person.id, place.id
        self._marks[key] = max(self._marks.get(key, 0), int(message_id))

    def is_read(self, person: Person, message: Message) -> bool:
        return int(message.id) <= self._marks.get((person.id, message.channel.id), 0)

    def counts(self, people: Iterable[Person]) -> Counts:
        """What waits for each of them."""
        found: Counts = {person.id: collections.defaultdict(Waiting) for person in people}
        known = list(people)
        sees = functools.cache(lambda person, place: person.may("VIEW_CHANNEL", place))
        for message in self._world.messages.values():
            for person in known:
                if self._waits_for(person, message) and sees(person, message.channel):
                    waiting = found[person.id][message.channel.id]
                    waiting.unread += 1
                    waiting.calls += calls(message, person.user)
        return found

    def _waits_for(self, person: Person, message: Message) -> bool:
        """Private messages answer what he has just done; threads tell only those who are in them."""
        if message.reader is not None or message.author is person.user or self.is_read(person, message):
            return False
        state = message.channel.thread
        follows = state is None or person.id in state.members
        return follows or calls(message, person.user)


def calls(message: Message, user: User) -> bool:
    """Whether a message was posted to call this person; in his direct messages every one does."""
    return user in message.notified or (message.channel.recipient is user and message.author is not user)
