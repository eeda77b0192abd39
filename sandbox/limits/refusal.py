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
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    30032: (400, "Maximum number of application commands reached"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


class Refusal(Exception):
    """What Discord would refuse; `status` is HTTP's, `code` Discord's, `body` the JSON to answer."""

    def __init__(self, code: int, *, status: int | None = None, message: str | None = None) -> None:
        known_status, known_message = _CODES.get(code, (400, "Refused"))
        self.code = code
        self.status = status if status is not None else known_status
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
    """A text or list that holds more than `most`."""
    return invalid(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def bad_length(path: str, least: int, most: int) -> Refusal:
    """A text or list whose length is not between `least` and `most`."""
    return invalid(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
