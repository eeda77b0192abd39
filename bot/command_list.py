"""The list of slash commands that Discord shows: compared with ours once a run, and replaced if it differs.

No player waits for it. If Discord refuses the list, the bot tries again later; meanwhile people use the
commands that Discord has.
"""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord.http import Route

from cogs.commands.command_tree import Tree
from cogs.commands.translator import payload
from cogs.posting.wakings import BAD_LINE

log = logging.getLogger(__name__)

PAUSES_S: Final = (5 * 60.0, 30 * 60.0, 2 * 3600.0, 6 * 3600.0)
"""How long it waits after the first failure, the second, and so on; the last holds for all later ones."""
TOO_MANY_TODAY: Final = 30034
"""Discord's error code for more than 200 new commands a day."""
MOST_SAID: Final = 300
"""The most characters of an error in the log."""

_COMPARED: Final = (
    "description",
    "name_localizations",
    "description_localizations",
    "default_member_permissions",
    "dm_permission",
    "nsfw",
    "required",
    "autocomplete",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "channel_types",
    "value",
)
_OF_THE_APPLICATION: Final = ("contexts", "integration_types")
"""Where a command leaves these out, Discord fills in the application's own settings."""


class CommandList:
    """One for all clients of a run: when a client was replaced, Discord need not be asked again."""

    def __init__(self) -> None:
        self._is_ours = False
        self._failures = 0
        self._next_at = 0.0

    @property
    def is_handed_over(self) -> bool:
        """Whether Discord is known to have our commands."""
        return self._is_ours

    async def keep(self, tree: Tree) -> None:
        """Try, at longer and longer intervals, until Discord is known to have our commands; then return."""
        while not self._is_ours:
            await asyncio.sleep(max(0.0, self._next_at - time.monotonic()))
            (error,) = await asyncio.gather(_hand_over(tree), return_exceptions=True)
            if error is None:
                self._is_ours = True
                return
            pause = self._pause_after(error)
            self._next_at = time.monotonic() + pause
            self._failures += 1
            _log(error, pause)

    def _pause_after(self, error: BaseException) -> float:
        if isinstance(error, discord.HTTPException) and error.code == TOO_MANY_TODAY:
            return PAUSES_S[-1]
        return PAUSES_S[min(self._failures, len(PAUSES_S) - 1)]


def _log(error: BaseException, pause: float) -> None:
    """Log in one line that people use the commands of before; add a traceback only if it is our fault."""
    is_theirs = isinstance(error, (discord.DiscordException, *BAD_LINE, OSError))
    log.log(
        logging.WARNING if is_theirs else logging.ERROR,
        "Discord keeps the commands that it has, because it did not take ours (%s); again in %.0f min",
        " ".join(f"{type(error).__name__}: {error}".split())[:MOST_SAID],
        pause / 60,
        exc_info=None if is_theirs else error,
    )


async def _hand_over(tree: Tree) -> None:
    """Hand Discord our commands, unless it has them."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=tree.client.application_id)
    theirs = await tree.client.http.request(route, params={"with_localizations": "true"})
    ours = await payload(tree)
    if is_same(ours, theirs or []):
        return
    route = Route("PUT", "/applications/{application_id}/commands", application_id=tree.client.application_id)
    log.info("handed %d commands to Discord", len(await tree.client.http.request(route, json=ours)))


def is_same(ours: Sequence[Mapping[str, Any]], theirs: Sequence[Mapping[str, Any]]) -> bool:
    """Whether Discord's commands (or options, or choices) are ours, in any order, and whatever Discord adds,
    leaves out or fills in."""
    mine, found = _by_name(ours), _by_name(theirs)
    return mine.keys() == found.keys() and all(_is_alike(mine[key], found[key]) for key in mine)


def _by_name(parts: Sequence[Mapping[str, Any]]) -> dict[tuple[Any, Any], Mapping[str, Any]]:
    return {(part.get("type", 1), part.get("name")): part for part in parts}


def _is_alike(our: Mapping[str, Any], their: Mapping[str, Any]) -> bool:
    said = [key for key in _OF_THE_APPLICATION if our.get(key) is not None]
    return (
        all(_plain(key, our) == _plain(key, their) for key in (*_COMPARED, *said))
        and is_same(our.get("options") or (), their.get("options") or ())
        and is_same(our.get("choices") or (), their.get("choices") or ())
    )


def _plain(key: str, part: Mapping[str, Any]) -> Any:
    """A field in a form that can be compared: a missing one has the value that Discord takes it for."""
    value = part.get(key)
    if key == "dm_permission":
        return value is not False
    if key == "default_member_permissions":
        return None if value is None else str(value)
    if isinstance(value, list):
        return sorted(value)
    is_unsaid = value is None or value is False or value == "" or value == {}
    return None if is_unsaid else value
