"""How one person of a crowd plays by themselves: they press what a client offers them, at random.

A refusal is a private answer like any other: they try something else, and give up after a few tries until the
message changes or time has passed. It knows no bot; `habits.py` says what is pressed.
"""

from __future__ import annotations

import contextlib
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice

from sandbox.codes import CATEGORY, Snowflake
from sandbox.limits.refusal import Refusal
from sandbox.people.guessing import filled, guessed
from sandbox.people.habits import Control, Habits
from sandbox.people.person import Person
from sandbox.people.reply import Reply
from sandbox.people.seen import Button, SeenMessage
from sandbox.world.objects import Channel

LATEST = 30
"""How many messages of a place somebody looks at."""
TRIES = 3
"""How often they try to answer a message that does not change."""
STEPS = 20
"""How much they press in one private answer: whatever still asks then asks for ever."""
PATIENCE_S = 5.0
MOMENT = re.compile(r"<t:(\d{1,12})(?::[a-zA-Z])?>")
"""A moment in a text, which clients show in everybody's own time."""


class Playing:
    """`person` plays as the `habits` say. `pressed` counts what they have pressed, chosen and sent."""

    def __init__(self, person: Person, habits: Habits, luck: random.Random) -> None:
        self.person = person
        self.pressed = 0
        self._habits = habits
        self._luck = luck
        self._joined: set[tuple[Snowflake, str]] = set()
        self._tried: dict[Snowflake, tuple[int, int]] = {}
        self._used: Counter[str] = Counter()

    async def look(self) -> bool:
        """Do once what there is to do; whether there was anything."""
        before = self.pressed
        for place in list(self._places()):
            await self._join(place)
            await self._answer(place)
        return self.pressed > before

    def next_moment(self, since: float) -> float | None:
        """The first moment after `since` that a message names, in seconds since 1970; None if none does."""
        texts = (message.text for place in self._places() for message in _latest(place))
        moments = (int(named) for text in texts for named in MOMENT.findall(text))
        return min((moment for moment in moments if moment > since), default=None)

    def try_again(self) -> None:
        """Time has passed: what was in vain may work now."""
        self._tried.clear()
        self._used.clear()

    def _places(self) -> Iterator[Channel]:
        person = self.person
        for guild in person.guilds:
            for place in guild.places.values():
                is_closed = place.type == CATEGORY or (place.thread is not None and place.thread.archived)
                if not is_closed and person.may("VIEW_CHANNEL", place):
                    yield place

    async def _join(self, place: Channel) -> None:
        """Press what is pressed at first sight; what a message offers again later is new."""
        for message in _latest(place):
            offered = [button for button in message.all_buttons if self._habits.is_to_join(button)]
            gone = {key for key in self._joined if key[0] == message.id}
            self._joined -= gone - {(message.id, button.custom_id) for button in offered}
            for button in offered:
                key = (message.id, button.custom_id)
                if key in self._joined or (reply := await self._use(message, button)) is None:
                    continue
                self._joined.add(key)
                if (asks := await self._asks(reply)) is not None:
                    await self._follow(asks, self._choice(self._offered(asks)))

    async def _answer(self, place: Channel) -> None:
        """Answer the newest message that asks them: by what it offers, or what the private answer to it
        offers."""
        for message in _latest(place):
            revision, tries = self._tried.get(message.id, (message.edits, 0))
            tries = tries if revision == message.edits else 0
            if f"<@{self.person.id}>" not in message.text or tries >= TRIES:
                continue
            offered = self._offered(message)
            if offered:
                self._tried[message.id] = (message.edits, tries + 1)
                await self._follow(message, self._choice(offered))
                return

    async def _follow(self, message: SeenMessage, control: Control) -> None:
        """Use this, then whatever the private answers offer, until they ask nothing more."""
        asks: SeenMessage | None = message
        for _ in range(STEPS):
            reply = await self._use(message, control)
            asks = await self._asks(reply) if reply is not None else None
            if asks is None:
                break
            message, control = asks, self._choice(self._offered(asks))

    async def _asks(self, reply: Reply) -> SeenMessage | None:
        """The private answer that asks something, once the bot has said anything; others are put away."""
        with contextlib.suppress(AssertionError):
            await reply.answer(timeout=PATIENCE_S)
        asks: SeenMessage | None = None
        for message in reply.messages:
            if not message.is_private:
                continue
            if asks is None and self._offered(message):
                asks = message
            else:
                self.person.dismiss(message)
        return asks

    def _offered(self, message: SeenMessage) -> list[Control]:
        controls: list[Control] = [*message.all_buttons, *message.selects]
        return [control for control in controls if self._habits.is_to_play(control)]

    def _choice(self, offered: list[Control]) -> Control:
        """One of what was used least, so that nobody goes round in circles."""
        least = min(self._used[control.custom_id] for control in offered)
        control = self._luck.choice([each for each in offered if self._used[each.custom_id] == least])
        self._used[control.custom_id] += 1
        return control

    async def _use(self, message: SeenMessage, control: Control) -> Reply | None:
        """Press or choose it, and send the form that it opens; None if the client or Discord did not let
        them, or the bot was silent."""
        try:
            if isinstance(control, Button):
                reply = await self.person.press(message, control)
            else:
                values = guessed(control.component, message.channel, self._luck)
                reply = await self.person.choose(message, control, values)
            if reply.ack == "modal":
                values_of_form = filled(reply.modal, message.channel, self._luck)
                reply = await self.person.fill(reply.modal, values_of_form)
        except (AssertionError, Refusal):
            return None
        self.pressed += 1
        return reply


def _latest(place: Channel) -> list[SeenMessage]:
    """The last public messages of a place, the newest first."""
    return [SeenMessage(message) for message in islice(reversed(place.public.values()), LATEST)]
