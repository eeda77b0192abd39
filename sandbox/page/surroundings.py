"""What is around the messages for one person: places, people, servers, the bot; and what is new in that.

It tells only what has changed, and looks only at what may have: a world can have thousands of places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sandbox.codes import Json, Snowflake
from sandbox.page.reading import Reading
from sandbox.page.view import people_view, place_view, servers_view
from sandbox.people.person import Person
from sandbox.world.objects import Announced, Channel, Happening, Message, Typing
from sandbox.world.world import World


class Surroundings:
    """`bot` says how the bot is. `whole` tells everything, then `news` the changes."""

    def __init__(
        self, world: World, person: Person, people: list[Person], reading: Reading, bot: Callable[[], Json]
    ) -> None:
        self._world = world
        self._person = person
        self._people = people
        self._reading = reading
        self._bot = bot
        self._stale: set[Snowflake] = set()
        self._is_all_stale = False
        self._places: dict[Snowflake, Json] = {}
        self._told: Json = {}

    def whole(self) -> Json:
        """Everything that there is; from now on `news` tells the changes."""
        own = self._person.dm.id
        places = self._views([own, *(key for key in self._world.channels if key != own)])
        self._places = {key: view for key, view in places.items() if view is not None}
        self._told = {
            "bot": self._bot(),
            "people": people_view(self._world, self._people, self._reading),
            "servers": servers_view(self._world, self._person),
        }
        return {"places": list(self._places.values()), **self._told}

    def note(self, subject: Announced | None) -> None:
        """Note a change for `news`; None, a server or a member may change everything."""
        if isinstance(subject, Typing) or (isinstance(subject, Happening) and subject.message is not None):
            return
        if isinstance(subject, Message):
            self._stale.add(subject.channel.id)
        elif isinstance(subject, Channel):
            self._stale |= {subject.id, *(thread.id for thread in subject.threads)}
        else:
            self._is_all_stale = True

    def has_news(self) -> bool:
        return self._is_all_stale or bool(self._stale) or self._bot() != self._told["bot"]

    def news(self) -> list[Json]:
        """What has changed since the page was told last."""
        before, told = self._told, dict(self._told)
        stale = [*self._world.channels, *self._places] if self._is_all_stale else sorted(self._stale, key=int)
        if self._is_all_stale:
            told["servers"] = servers_view(self._world, self._person)
        self._stale.clear()
        self._is_all_stale = False
        views = self._views(stale)
        changed = [view for key, view in views.items() if view is not None and view != self._places.get(key)]
        gone = [key for key, view in views.items() if view is None and key in self._places]
        for key in gone:
            del self._places[key]
        self._places |= {view["id"]: view for view in changed}
        told |= {"people": people_view(self._world, self._people, self._reading), "bot": self._bot()}
        self._told = told
        news: list[Json] = []
        if told["servers"] != before["servers"]:
            news.append({"news": "servers", "servers": told["servers"]})
        if changed or gone or told["people"] != before["people"]:
            news.append({"news": "places", "places": changed, "gone": gone, "people": told["people"]})
        if told["bot"] != before["bot"]:
            news.append({"news": "bot", "bot": told["bot"]})
        return news

    def _views(self, keys: Iterable[Snowflake]) -> dict[Snowflake, Json | None]:
        """How these places look to the person; None for one that they do not see."""
        counts = self._reading.counts(self._person)
        places = {key: self._world.channels.get(key) for key in keys}
        return {
            key: place_view(place, self._person, counts.get(key)) if place is not None else None
            for key, place in places.items()
        }
