"""Which requests went to Discord and what came of them, as what can be counted: no id is left of an address.

It sends nothing and waits for nothing.
"""

import re
from typing import Final

import aiohttp
from discord.http import Route
from yarl import URL

from engine import measures

_SNOWFLAKE: Final = r"/\d+"
_ROUTES: Final = (
    (re.compile(r"/interactions/"), "acknowledgement"),
    (re.compile(rf"/webhooks{_SNOWFLAKE}/"), "private answer"),
    (re.compile(rf"/channels{_SNOWFLAKE}/(messages{_SNOWFLAKE}/)?threads"), "thread"),
    (re.compile(rf"/channels{_SNOWFLAKE}/thread-members"), "thread"),
    (re.compile(rf"/channels{_SNOWFLAKE}$"), "channel"),
    (re.compile(r"/applications/.*commands"), "commands"),
)
"""By the beginning of a path, what a request is about; the first that fits."""
_MESSAGES: Final = re.compile(rf"/channels{_SNOWFLAKE}/messages")
_OF_MESSAGES: Final = {"POST": "post", "PATCH": "edit", "DELETE": "delete", "GET": "read"}


def answered(sent: aiohttp.TraceRequestEndParams, *, is_banned: bool) -> None:
    """Count a request that was answered. `is_banned` says that a refusal came from before Discord."""
    if not _is_api(sent.url):
        return
    status = sent.response.status
    measures.REQUESTS.add(_route(sent.method, sent.url), "429" if status == 429 else f"{status // 100}xx")
    if status == 429:
        scope = sent.response.headers.get("X-RateLimit-Scope", measures.OTHER)
        measures.LIMITED.add("banned" if is_banned else scope)


async def lost(_session: object, _context: object, sent: aiohttp.TraceRequestExceptionParams) -> None:
    """Count a request that was not answered."""
    if _is_api(sent.url):
        measures.REQUESTS.add(_route(sent.method, sent.url), "lost")


def _is_api(url: URL) -> bool:
    """Whether it is a request to Discord's API: neither the line nor a file."""
    return str(url).startswith(f"{Route.BASE}/")


def _route(method: str, url: URL) -> str:
    path = str(url).removeprefix(Route.BASE).partition("?")[0]
    if (found := next((name for pattern, name in _ROUTES if pattern.match(path)), None)) is not None:
        return found
    return _OF_MESSAGES.get(method, measures.OTHER) if _MESSAGES.match(path) else measures.OTHER
