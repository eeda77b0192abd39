"""What a bot may say at the gateway, and which code closes its line if it says something else.

The sources are "Gateway", "Gateway Events" and "Opcodes and Status Codes". It knows no session.
"""

from __future__ import annotations

from typing import Any

from sandbox.codes import Json, read_json
from sandbox.gateway.intents import EVERY_INTENT
from sandbox.gateway.session import HEARTBEAT, IDENTIFY, MEMBERS, PRESENCE, RESUME, VOICE
from sandbox.world.application import Application

MOST_BYTES = 4096
SOUNDBOARD, CHANNEL_INFO = 31, 43
SAYABLE = (HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, MEMBERS, SOUNDBOARD, CHANNEL_INFO)
STATUSES = ("online", "dnd", "idle", "invisible", "offline")
ENDS_SESSION = (4004, 4007, 4010, 4012, 4013, 4014)
_SAYS = {
    4001: "Unknown opcode.",
    4002: "Error while decoding payload.",
    4003: "Not authenticated.",
    4004: "Authentication failed.",
    4005: "Already authenticated.",
    4007: "Invalid seq.",
    4008: "You are being rate limited.",
    4009: "Session timed out.",
    4010: "Invalid shard.",
    4012: "Invalid API version.",
    4013: "Invalid intent(s).",
    4014: "Disallowed intent(s).",
}


class Closing(Exception):
    """The line is closed because of what was said on it; `code` is Discord's."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.reason = _SAYS[code]
        super().__init__(f"{code} {self.reason}")


def read(text: str) -> tuple[int, Any]:
    """The opcode and the data of a frame; `Closing` if it cannot be read (4002) or may not be said (4001)."""
    if len(text.encode()) > MOST_BYTES:
        raise Closing(4002)
    try:
        frame = read_json(text)
    except ValueError:
        raise Closing(4002) from None
    if not isinstance(frame, dict) or not _is_number(frame.get("op")):
        raise Closing(4002)
    if frame["op"] not in SAYABLE:
        raise Closing(4001)
    return frame["op"], frame.get("d")


def check_version(query: Json) -> None:
    """Check that a connection asks for version 10, in JSON."""
    if query.get("v") != "10":
        raise Closing(4012)
    if query.get("encoding", "json") != "json":
        raise Closing(4002)


def check_heartbeat(data: Any) -> None:
    """Check a heartbeat's data: the number of the last event, or nothing."""
    _must(data is None or _is_number(data))


def check_identify(data: Any, application: Application) -> None:
    _must(isinstance(data, dict) and isinstance(data.get("token"), str))
    if data["token"] != application.token:
        raise Closing(4004)
    _must(isinstance(data.get("properties"), dict))
    _must("intents" in data)
    if not _is_number(data["intents"]) or data["intents"] & ~EVERY_INTENT:
        raise Closing(4013)
    if application.disallows(data["intents"]):
        raise Closing(4014)
    threshold = data.get("large_threshold")
    _must(threshold is None or _is_number(threshold))
    shard_of(data)
    if data.get("presence") is not None:
        presence_of(data["presence"])


def shard_of(data: Json) -> tuple[int, int]:
    """(which shard, of how many) logs in; `Closing` (4010) if there is no such shard."""
    shard = data.get("shard", [0, 1])
    if not isinstance(shard, list) or len(shard) != 2 or not all(_is_number(part) for part in shard):
        raise Closing(4010)
    if not 0 <= shard[0] < shard[1]:
        raise Closing(4010)
    return shard[0], shard[1]


def check_resume(data: Any, application: Application) -> None:
    _must(isinstance(data, dict) and isinstance(data.get("token"), str))
    if data["token"] != application.token:
        raise Closing(4004)
    _must(isinstance(data.get("session_id"), str))
    _must(_is_number(data.get("seq")))


def presence_of(data: Any) -> Json:
    """A presence in full; IDENTIFY may leave out the status, and have one `game` as in older versions."""
    _must(isinstance(data, dict))
    status = data.get("status") or "online"
    _must(status in STATUSES)
    activities = data.get("activities")
    if activities is None:
        activities = [data["game"]] if data.get("game") else []
    _must(isinstance(activities, list))
    for activity in activities:
        _must(isinstance(activity, dict))
        _must(isinstance(activity.get("name"), str) and 1 <= len(activity["name"]) <= 128)
        _must(activity.get("type", 0) in range(6))
    since = data.get("since")
    _must(since is None or _is_number(since) or isinstance(since, float))
    return {
        "status": "offline" if status == "invisible" else status,
        "activities": activities,
        "since": since,
        "afk": bool(data.get("afk")),
    }


def _must(holds: bool) -> None:
    if not holds:
        raise Closing(4002)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
