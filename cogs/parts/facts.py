"""What `/saloon check` looks at, and what a finding is.

Pure: whoever asks Discord and the journal fills it in.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cogs.parts.rights import Role, Server
from cogs.parts.still_text import Mark
from engine.journal.outage_rows import Outage
from engine.journal.server_rows import ServerRow
from engine.sessions.overview import Seen
from renders.language.catalogues import Words
from renders.language.names import escaped, isolated, tidy

NAMED: Final = 5
"""The most things of one kind that are named; the others are counted."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    mark: Mark
    text: str

    def __str__(self) -> str:
        return f"{self.mark} {self.text}"


@dataclass(frozen=True, slots=True)
class Commands:
    """What Discord says of our commands."""

    ours: Collection[str]
    """The names of the commands that there should be."""
    known: Mapping[int, str]
    """The names of those that Discord has, by their ids."""
    application: int
    rules: Mapping[int, Sequence[Mapping[str, Any]]]
    """What a server's page Integrations says, by command, or for all of them by application; as Discord sends
    it: `id`, `type` and `permission`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """All that is looked at."""

    server: Server
    row: ServerRow
    """What the admins have chosen."""
    games: Sequence[Seen]
    """All open and running games of the server, the worst first."""
    needed: Sequence[str]
    """The permissions that a game needs, by their names in discord.py."""
    commands: Commands | None
    """None if Discord did not say."""
    up_since: float | None
    outage: Outage | None
    version: str
    operator: str
    only: int | None = None
    """The one channel that is looked at; None: all."""

    @property
    def in_sight(self) -> Sequence[Seen]:
        """The games in the channels that are looked at."""
        return [each for each in self.games if self.only in (None, each.session.channel)]

    def games_in(self, channel: int) -> int:
        """How many games are open or running in a channel."""
        return sum(each.session.channel == channel for each in self.games)


def role_name(role: Role) -> str:
    """A role's name in a message."""
    return f"**{isolated(escaped(tidy(role.name))) or '?'}**"


def named(items: Sequence[str], words: Words) -> str:
    """The first few of several things, and how many more there are."""
    if len(items) <= NAMED:
        return words.listed(items)
    return words.text("listed-and-more", listed=", ".join(items[:NAMED]), count=len(items) - NAMED)
