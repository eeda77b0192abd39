"""What everybody has read, and so what waits for them: unread messages, and those that call them.

It counts once and then follows what the world announces: no change makes it look through all messages again.
It knows no page.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from sandbox.codes import Snowflake
from sandbox.people.person import Person
from sandbox.world.objects import Announced, Channel, Message, User
from sandbox.world.world import World


@dataclass
class Waiting:
    """How many messages in a place one person has not read, and how many of these call them."""

    unread: int = 0
    calls: int = 0


NOTHING = Waiting()
Counts = dict[Snowflake, Waiting]
"""By place; nothing waits in a place that is not in it."""


class Reading:
    """Up to which message each person has read each place, and what waits for them there."""

    def __init__(self, world: World, people: list[Person]) -> None:
        self._world = world
        self._people = people
        self._marks: WeakKeyDictionary[Channel, dict[Snowflake, int]] = WeakKeyDictionary()
        self._counts: dict[Snowflake, Counts] = {}
        self._doubtful: dict[Snowflake, set[Snowflake]] = {}

    def mark(self, person: Person, place: Channel, message_id: Snowflake) -> None:
        """Note that the person has read up to this message; marks do not go back."""
        up_to = max(self.read_up_to(person, place), int(message_id))
        self._marks.setdefault(place, {})[person.id] = up_to
        self._doubt(person, place)

    def mark_all(self, person: Person, places: Iterable[Channel]) -> None:
        """Note that the person has read everything in these places."""
        for place in places:
            if place.last_message_id is not None:
                self.mark(person, place, place.last_message_id)

    def read_up_to(self, person: Person, place: Channel) -> int:
        """The id of the last message that the person has read there; 0 if none."""
        return self._marks.get(place, {}).get(person.id, 0)

    def counts(self, person: Person) -> Counts:
        """What waits for the person, place by place, including places that they may not see any more."""
        known = self._counts.get(person.id)
        if known is None:
            known = self._counts[person.id] = {}
            for message in self._world.messages.values():
                self._count(person, message, known)
        for key in self._doubtful.pop(person.id, ()):
            known.pop(key, None)
            place = self._world.channels.get(key)
            for message in place.all_messages if place is not None else ():
                self._count(person, message, known)
        return known

    def total(self, person: Person) -> Waiting:
        """What waits for the person in all places that they see."""
        places = self._world.channels
        seen = [
            waiting
            for key, waiting in self.counts(person).items()
            if key in places and person.may("VIEW_CHANNEL", places[key])
        ]
        return Waiting(sum(each.unread for each in seen), sum(each.calls for each in seen))

    def hear(self, event: str, subject: Announced) -> None:
        """Keep the counts true; call `forget` if some changes were not told here."""
        if isinstance(subject, Channel):
            for person in self._people:
                self._doubt(person, subject)
        if not isinstance(subject, Message) or event not in ("MESSAGE_CREATE", "MESSAGE_DELETE"):
            return
        for person in self._people:
            joins = subject.author is person.user or person.user in subject.notified
            if event != "MESSAGE_CREATE" or (joins and subject.channel.thread is not None):
                self._doubt(person, subject.channel)
            elif person.id in self._counts and not self._is_doubtful(person, subject.channel):
                self._count(person, subject, self._counts[person.id])

    def forget(self) -> None:
        """Count everything again when next asked; what was read stays read."""
        self._counts.clear()
        self._doubtful.clear()

    def _doubt(self, person: Person, place: Channel) -> None:
        """Count this place again when next asked."""
        if person.id in self._counts:
            self._doubtful.setdefault(person.id, set()).add(place.id)

    def _is_doubtful(self, person: Person, place: Channel) -> bool:
        return place.id in self._doubtful.get(person.id, ())

    def _count(self, person: Person, message: Message, counts: Counts) -> None:
        if not self._waits_for(person, message):
            return
        waiting = counts.setdefault(message.channel.id, Waiting())
        waiting.unread += 1
        waiting.calls += calls(message, person.user)

    def _waits_for(self, person: Person, message: Message) -> bool:
        """Whether a message waits to be read, which in a thread needs membership or a call."""
        if message.reader is not None or message.author is person.user:
            return False
        if int(message.id) <= self.read_up_to(person, message.channel):
            return False
        state = message.channel.thread
        follows = state is None or person.id in state.members
        return follows or calls(message, person.user)


def calls(message: Message, user: User) -> bool:
    """Whether a message was posted to call this person, as all of their direct messages are."""
    return user in message.notified or (message.channel.recipient is user and message.author is not user)


def highlights(message: Message, user: User) -> bool:
    """Whether a message that called this person still mentions them: an edit may have ended that."""
    is_mentioned = user in message.mentions or bool(message.mention_roles) or message.mention_everyone
    return calls(message, user) and (is_mentioned or message.channel.recipient is user)
