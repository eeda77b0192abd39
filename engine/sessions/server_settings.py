"""What the settings of a server mean: their defaults, their bounds, and what follows from them.

Pure: it turns one `ServerRow` into another, and reads no file and no clock.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, TypeVar

from engine.clock import pace as paces
from engine.clock.pace import OFFERED, PaceName
from engine.errors import Refused
from engine.journal.server_rows import ServerRow, Tidy

LANGUAGES: Final = ("en", "nl", "de")
"""The languages that a server can choose."""
MOST_RUNNING: Final = 10
"""In so many running games of a server one person may be, unless its admins choose otherwise."""
MOST_OPEN: Final = 3
"""So many games that have not started one person may host on a server, unless its admins choose otherwise."""
MOST_ON_SERVER: Final = 200
"""So many games may run on a server, unless its admins choose otherwise."""
MOST_CHANNELS: Final = 25
"""So many channels can be listed: a menu of Discord takes no more."""
MOST_OPENERS: Final = 5
"""So many roles can be listed."""
MOST_THREADS: Final = 900
"""From so many active threads of a server on nothing opens, whatever is set: Discord allows 1,000."""


class Setting(StrEnum):
    """What an admin can set; the values are stored, and typed."""

    LANGUAGE = "language"
    CHANNELS = "channels"
    OPENERS = "openers"
    MOST_RUNNING = "most-running"
    MOST_OPEN = "most-open"
    MOST_ON_SERVER = "most-on-server"
    GAMES = "games"
    PACE = "pace"
    ROBOTS = "robots"
    RATINGS = "ratings"
    TIDY = "tidy"
    TOLD_IN = "told-in"

    @property
    def column(self) -> str:
        """The field of `ServerRow` and of `Effective`."""
        return self.value.replace("-", "_")


BOUNDS: Final = {
    Setting.MOST_RUNNING: (1, 40),
    Setting.MOST_OPEN: (1, 10),
    Setting.MOST_ON_SERVER: (1, 800),
}
"""The least and the most that the numbers may be."""

Value = str | int | bool | Sequence[int] | Sequence[str] | None
"""The value of a setting, as its field in `ServerRow` has it. None: back to the default."""
_Default = TypeVar("_Default")


@dataclass(frozen=True, slots=True, kw_only=True)
class Effective:
    """What counts on a server, with all defaults."""

    language: str | None
    """The language of what everybody reads; None: the one that Discord says of the server."""
    channels: tuple[int, ...] | None
    """Where games may be opened; None: in all channels."""
    openers: tuple[int, ...] | None
    """The roles that may open games, beside admins; None: everybody may."""
    most_running: int
    most_open: int
    most_on_server: int
    games: tuple[str, ...] | None
    """The games that may be opened; None: all."""
    pace: PaceName
    robots: bool
    ratings: bool
    tidy: Tidy
    told_in: int | None
    """The channel that is told of moderators' acts; None: none."""

    def opens_in(self, channel: int) -> bool:
        """Whether games may be opened in a channel. A thread counts as its channel."""
        return self.channels is None or channel in self.channels

    def opens_for(self, roles: Collection[int], *, is_admin: bool) -> bool:
        """Whether somebody with these roles may open games."""
        return is_admin or self.openers is None or any(role in roles for role in self.openers)

    def offers(self, game: str) -> bool:
        """Whether a game may be opened."""
        return self.games is None or game in self.games


def effective(row: ServerRow) -> Effective:
    """What counts on a server whose admins have chosen this."""
    return Effective(
        language=row.language,
        channels=row.channels,
        openers=row.openers,
        most_running=_or(row.most_running, MOST_RUNNING),
        most_open=_or(row.most_open, MOST_OPEN),
        most_on_server=_or(row.most_on_server, MOST_ON_SERVER),
        games=row.games,
        pace=_or(row.pace, paces.DEFAULT),
        robots=_or(row.robots, default=True),
        ratings=_or(row.ratings, default=True),
        tidy=_or(row.tidy, Tidy.FOLD),
        told_in=row.told_in,
    )


def with_setting(row: ServerRow, setting: Setting, value: Value) -> ServerRow:
    """The same with another value of one setting; None is the default. An empty list of channels means
    nowhere, one of roles admins alone. Raises Refused for a value that the setting cannot have, and says
    which it can. Which channels, roles and games there are, the caller knows."""
    changed: dict[str, Any] = {setting.column: None if value is None else _checked(setting, value)}
    return replace(row, **changed)


def without_channel(row: ServerRow, channel: int) -> ServerRow:
    """The same after a channel was deleted. If it was the last one, games may be opened nowhere."""
    told_in = None if row.told_in == channel else row.told_in
    return replace(row, channels=_without(row.channels, channel), told_in=told_in)


def without_role(row: ServerRow, role: int) -> ServerRow:
    """The same after a role was deleted. If it was the last one, admins alone may open games."""
    return replace(row, openers=_without(row.openers, role))


def _checked(setting: Setting, value: object) -> object:
    """A value as it is stored. Raises Refused."""
    match setting:
        case Setting.LANGUAGE if value in LANGUAGES:
            return value
        case Setting.CHANNELS | Setting.OPENERS if isinstance(value, Sequence) and _all(value, int):
            most = MOST_CHANNELS if setting is Setting.CHANNELS else MOST_OPENERS
            listed = tuple(dict.fromkeys(value))
            if len(listed) > most:
                raise Refused("setting-lists-too-many", most=most, listed=len(listed))
            return listed
        case Setting.GAMES if isinstance(value, Sequence) and value and _all(value, str):
            return tuple(dict.fromkeys(value))
        case Setting.MOST_RUNNING | Setting.MOST_OPEN | Setting.MOST_ON_SERVER if _is(value, int):
            low, high = BOUNDS[setting]
            if not isinstance(value, int) or not low <= value <= high:
                raise Refused("setting-out-of-bounds", low=low, high=high)
            return value
        case Setting.PACE if value in OFFERED:
            return PaceName(str(value))
        case Setting.ROBOTS | Setting.RATINGS if isinstance(value, bool):
            return value
        case Setting.TIDY if value in list(Tidy):
            return Tidy(str(value))
        case Setting.TOLD_IN if _is(value, int):
            return value
        case _:
            raise Refused("not-an-option")


def _all(values: Sequence[object], kind: type) -> bool:
    return not isinstance(values, str) and all(_is(value, kind) for value in values)


def _is(value: object, kind: type) -> bool:
    """Whether a value is of a kind; a truth is no number."""
    return isinstance(value, kind) and not isinstance(value, bool)


def _or(value: _Default | None, default: _Default) -> _Default:
    return default if value is None else value


def _without(listed: tuple[int, ...] | None, gone: int) -> tuple[int, ...] | None:
    return None if listed is None else tuple(one for one in listed if one != gone)
