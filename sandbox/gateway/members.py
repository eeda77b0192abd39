"""Request Guild Members: which members of a server a bot gets when it asks, and in which chunks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox.codes import Json
from sandbox.gateway.intents import GUILD_MEMBERS, GUILD_PRESENCES
from sandbox.gateway.rules import Closing
from sandbox.gateway.session import MEMBERS
from sandbox.payloads.events import presence
from sandbox.payloads.places import member_payload
from sandbox.world.objects import Guild, Member
from sandbox.world.world import World

CHUNK = 1000
MOST_ASKED = 100
_NONCE_BYTES = 32


def chunks(world: World, asked: Any, intents: int) -> Iterator[Json]:
    """The GUILD_MEMBERS_CHUNKs that answer; none if the bot is not in the server.

    The whole list needs GUILD_MEMBERS. `user_ids` and a `query` give at most 100; else `Closing` (4002).
    """
    if not isinstance(asked, dict) or ("query" in asked) == bool(asked.get("user_ids")):
        raise Closing(4002)
    guild = world.guilds.get(str(asked.get("guild_id")))
    if guild is None or guild.unavailable or world.bot.id not in guild.members:
        return
    if "query" in asked:
        found, missing = _by_name(guild, asked, intents), None
    else:
        found, missing = _by_id(guild, asked["user_ids"])
    parts = [found[start : start + CHUNK] for start in range(0, len(found), CHUNK)] or [[]]
    shows_presences = bool(asked.get("presences")) and bool(intents & GUILD_PRESENCES)
    nonce = asked.get("nonce")
    for index, members in enumerate(parts):
        chunk: Json = {
            "guild_id": guild.id,
            "members": [member_payload(member) for member in members],
            "chunk_index": index,
            "chunk_count": len(parts),
        }
        if missing:
            chunk["not_found"] = missing
        if shows_presences:
            chunk["presences"] = [presence(member) for member in members]
        if isinstance(nonce, str) and len(nonce.encode()) <= _NONCE_BYTES:
            chunk["nonce"] = nonce
        yield chunk


def asks_for_all(asked: Json) -> bool:
    """Whether the request is for a server's whole list, which has its own rate limit."""
    return not asked.get("user_ids") and not asked.get("query") and not asked.get("limit")


def rate_limited(asked: Json, retry_after: float) -> Json:
    """The RATE_LIMITED event."""
    meta = {key: str(asked[key]) for key in ("guild_id", "nonce") if asked.get(key) is not None}
    return {"opcode": MEMBERS, "retry_after": retry_after, "meta": meta}


def _by_name(guild: Guild, asked: Json, intents: int) -> list[Member]:
    """The members whose name or nickname begins with the query; all for an empty query without a limit."""
    query, limit = asked["query"], asked.get("limit")
    if not isinstance(query, str) or not isinstance(limit, int) or limit < 0:
        raise Closing(4002)
    everyone = list(guild.members.values())
    if not query and not limit:
        return everyone if intents & GUILD_MEMBERS else []
    start = query.lower()
    found = [
        member
        for member in everyone
        if member.user.name.lower().startswith(start) or (member.nick or "").lower().startswith(start)
    ]
    return found[: min(limit or MOST_ASKED, MOST_ASKED)]


def _by_id(guild: Guild, ids: Any) -> tuple[list[Member], list[str]]:
    keys = list(map(str, ids if isinstance(ids, list) else [ids]))[:MOST_ASKED]
    found = [guild.members[key] for key in keys if key in guild.members]
    return found, [key for key in keys if key not in guild.members]
