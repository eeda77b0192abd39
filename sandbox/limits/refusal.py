"""How the sandbox says no: Discord's error codes, their HTTP status and the nested shape of form errors.

It knows no route and no object; the codes are those of Discord's "Opcodes and Status Codes" page.
"""

from __future__ import annotations

from sandbox.codes import Json

_CODES: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10009: (404, "Unknown Permission Overwrite"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10026: (404, "Unknown Ban"),
    10060: (404, "Unknown sticker"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10066: (404, "Unknown application command permissions"),
    20001: (403, "Bots cannot use this endpoint"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30005: (400, "Maximum number of server roles reached (250)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30013: (400, "Maximum number of server channels reached (500)"),
    30032: (400, "Maximum number of application commands reached"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has reached the maximum number of follow-up messages"),
    50001: (403, "Missing Access"),
    50003: (400, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50016: (
        400,
        "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100.",
    ),
    50021: (403, "Cannot execute action on a system message"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid Role"),
    50033: (400, "Invalid Recipient(s)"),
    50034: (400, "A message provided was too old to bulk delete"),
    50035: (400, "Invalid Form Body"),
    50081: (400, "Invalid sticker sent"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (403, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    500000: (400, "Failed to ban users"),
}


class Refusal(Exception):
    """What Discord would refuse; `status` is HTTP's, `code` Discord's, `body` the JSON to answer."""

    def __init__(self, code: int, *, message: str | None = None) -> None:
        self.code = code
        self.status, known_message = _CODES.get(code, (400, "Refused"))
        self.body: Json = {"message": message or known_message, "code": code}
        super().__init__(f"{self.status}/{code} {self.body['message']}")


def invalid(path: str, code: str, message: str) -> Refusal:
    """50035 with the offending field at `path` ("embeds.0.title"), shaped as in "Error Messages"."""
    node: Json = {"_errors": [{"code": code, "message": message}]}
    for part in reversed([part for part in path.split(".") if part]):
        node = {part: node}
    refusal = Refusal(50035)
    refusal.body["errors"] = node
    return refusal


def too_long(path: str, most: int) -> Refusal:
    """50035 for a text or list that is longer than `most`."""
    return invalid(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def bad_length(path: str, least: int, most: int) -> Refusal:
    """50035 for a text or list whose length is not between `least` and `most`."""
    return invalid(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
