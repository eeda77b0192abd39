"""The one list of what the file holds of people: each column with a person, a name or a person's words, what
forgetting does to it, and how long it is kept otherwise.

`forgetting_rows` carries it out. A test compares the list with the tables, so a new column needs an entry.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Fate(StrEnum):
    """What becomes of a value when its person is forgotten."""

    DELETE = "delete"
    """The whole row is deleted."""
    EMPTY = "empty"
    """It becomes the empty text."""
    GHOST = "ghost"
    """It becomes the number of the person's ghost on that server."""
    REWRITE = "rewrite"
    """It holds more than this person: what is theirs becomes the ghost, or an empty name, or goes."""


class Holds(StrEnum):
    """What a column holds of people."""

    ID = "id"
    IDS = "ids"
    """A JSON text with ids, often with the names beside them."""
    NAME = "name"
    NAMES = "names"
    """A JSON text with names."""
    WORDS = "words"
    """What a person has written or chosen."""
    TRACE = "trace"
    """What leads to a person although it names none: the channel of their direct messages, when they were
    here."""


class Span(StrEnum):
    """How long something is kept as long as nobody wants to be forgotten."""

    FOR_GOOD = "for good"
    """Others' games, results and ratings stay as they are."""
    IN_USE = "in use"
    """While it is used; at most three years after the person's last press."""
    SCOPE = "scope"
    """Until what it was given for is over."""
    A_YEAR = "a year"


@dataclass(frozen=True, slots=True)
class Personal:
    """A column that holds something of people."""

    table: str
    column: str
    holds: Holds
    fate: Fate
    span: Span = Span.FOR_GOOD


_ID, _IDS, _NAME, _NAMES = Holds.ID, Holds.IDS, Holds.NAME, Holds.NAMES
_WORDS, _TRACE = Holds.WORDS, Holds.TRACE
_DELETE, _EMPTY, _GHOST, _REWRITE = Fate.DELETE, Fate.EMPTY, Fate.GHOST, Fate.REWRITE

PERSONAL: Final = (
    Personal("sessions", "host", _ID, _GHOST),
    Personal("sessions", "board_due", _IDS, _REWRITE),
    Personal("seats", "person", _ID, _GHOST),
    Personal("seats", "name", _NAME, _EMPTY),
    Personal("sittings", "person", _ID, _GHOST),
    Personal("sittings", "name", _NAME, _EMPTY),
    Personal("answers", "person", _ID, _GHOST),
    Personal("story", "event", _NAMES, _REWRITE),
    Personal("acts", "person", _ID, _GHOST),
    Personal("acts", "data", _NAMES, _REWRITE),
    Personal("motions", "person", _ID, _GHOST),
    Personal("motions", "agreed", _IDS, _REWRITE),
    Personal("motions", "refused", _IDS, _REWRITE),
    Personal("motions", "data", _IDS, _REWRITE),
    Personal("offers", "name", _NAME, _EMPTY, Span.SCOPE),
    Personal("reminders", "channel", _TRACE, _DELETE, Span.SCOPE),
    Personal("drafts", "draft", _WORDS, _DELETE, Span.SCOPE),
    Personal("orders", "person", _ID, _DELETE, Span.SCOPE),
    Personal("orders", "said", _WORDS, _DELETE, Span.SCOPE),
    Personal("invitations", "person", _ID, _DELETE, Span.SCOPE),
    Personal("invitations", "by", _ID, _DELETE, Span.SCOPE),
    Personal("private_notes", "person", _ID, _DELETE, Span.IN_USE),
    Personal("private_notes", "text", _WORDS, _DELETE, Span.IN_USE),
    Personal("absences", "person", _ID, _DELETE, Span.IN_USE),
    Personal("people", "person", _ID, _DELETE, Span.IN_USE),
    Personal("people", "palette", _WORDS, _DELETE, Span.IN_USE),
    Personal("people", "letters", _WORDS, _DELETE, Span.IN_USE),
    Personal("people", "texts", _WORDS, _DELETE, Span.IN_USE),
    Personal("people", "zone", _WORDS, _DELETE, Span.IN_USE),
    Personal("people", "guessed_zone", _TRACE, _DELETE, Span.IN_USE),
    Personal("people", "quiet_from", _WORDS, _DELETE, Span.IN_USE),
    Personal("people", "quiet_to", _WORDS, _DELETE, Span.IN_USE),
    Personal("people", "reminders", _WORDS, _DELETE, Span.IN_USE),
    Personal("people", "unreached", _TRACE, _DELETE, Span.IN_USE),
    Personal("people", "active", _TRACE, _DELETE, Span.IN_USE),
    Personal("server_acts", "by", _ID, _GHOST),
    Personal("server_acts", "about", _ID, _GHOST),
    Personal("server_acts", "data", _NAMES, _REWRITE),
    Personal("server_acts", "reason", _WORDS, _EMPTY, Span.A_YEAR),
    Personal("result_places", "person", _ID, _GHOST),
    Personal("rating_steps", "person", _ID, _GHOST),
    Personal("ratings", "person", _ID, _GHOST),
    Personal("hidden_ratings", "person", _ID, _DELETE),
    Personal("league_acts", "by", _ID, _GHOST),  # of organisers; of whoever plays it is the entry's number
    Personal("league_acts", "reason", _WORDS, _EMPTY, Span.A_YEAR),
    Personal("entries", "person", _ID, _GHOST),
    Personal("entries", "name", _NAME, _EMPTY),
    Personal("reports", "person", _ID, _DELETE, Span.A_YEAR),
    Personal("reports", "text", _WORDS, _DELETE, Span.A_YEAR),
    Personal("active", "person", _ID, _DELETE, Span.SCOPE),
    Personal("active", "at", _TRACE, _DELETE, Span.SCOPE),
)
"""Every column that holds a person, a name, or a person's words."""

IMPERSONAL: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "sessions": (
            *("id", "game", "options", "guild", "channel", "language", "status", "created", "lobby"),
            *("thread", "seed", "board", "board_from", "posted", "archived", "trouble", "channel_told"),
            *("epoch", "attempt", "restored", "adopt_after", "lobby_behind", "pace", "paused_until"),
            *("last_act", "asleep_since", "stood_since", "stood_until", "follows", "paused_by"),
            *("ended_by", "ended", "by_office", "frozen", "tidy_at", "tidied", "rated", "settled", "unrated"),
            *("fixture", "seat_lost_at"),
        ),
        "seats": ("session", "seat", "kept", "kept_since"),  # caretakers are robots
        "sittings": ("session", "seat", "number", "from_row", "why", "kept"),
        "checkpoints": (
            *("session", "round", "attempt", "revision", "state", "told", "story"),
            "answered",
        ),  # states know seats alone
        "answers": (
            *("session", "number", "ticket", "seat", "answer", "digest", "at", "told", "by", "kind"),
            *("undone", "reveals", "gained"),
        ),
        "story": ("session", "number", "only_seat", "kind", "at", "posted", "undone"),
        "acts": ("session", "number", "kind", "by", "seat", "at"),
        "motions": (
            *("session", "number", "kind", "by", "seat", "opened", "until", "outcome", "message"),
            "is_shown",
        ),
        "offers": ("session", "seat", "since", "outcome", "message", "channel_message", "is_shown"),
        "reminders": ("session", "seat", "ticket", "due", "at", "message"),
        "drafts": ("session", "seat", "kind", "ticket"),
        "orders": ("session", "seat", "decision", "scope", "at"),
        "invitations": ("session", "until", "message"),
        "private_notes": ("session", "at"),
        "absences": ("since", "until", "mode", "is_over", "is_told"),
        "server_acts": ("guild", "number", "kind", "session", "at", "undone", "is_told"),
        "notes": ("name", "value"),  # of the file and the bot
        "requests": ("id", "what", "args", "asked", "done", "outcome"),  # args are emptied once it is taken
        "boards": ("session", "message", "thread", "is_old", "last", "becomes"),
        "calls": (
            *("session", "seat", "kind", "ticket", "told", "opened", "posted", "recalled", "soft", "due"),
            *("soft_left", "due_left", "keep_at", "remind_at", "reminded", "extended", "ran_from"),
            *("brief", "decision"),
        ),
        "clocks": ("session", "seat", "reserve", "misses"),
        "results": ("session", "ended", "ranks", "points"),  # by seat
        "result_places": ("session", "seat", "place"),
        "rating_steps": (
            *("session", "rating_before", "deviation_before", "rating", "deviation", "expected"),
        ),
        "ratings": ("guild", "game", "rating", "deviation", "games", "opponents", "last"),
        "rating_lists": ("guild", "game", "version", "changes", "is_due"),
        "hidden_ratings": ("guild",),
        "leagues": (
            *("id", "guild", "name", "folded", "game", "channel", "tables_channel", "board", "news"),
            *("season", "reports", "created", "closed", "due"),
        ),  # names of leagues
        "league_acts": ("league", "number", "season", "kind", "act", "who", "at", "once", "is_told"),
        "entries": ("league", "season", "number", "stands_by"),
        "fixtures": (
            *("id", "league", "season", "round", "number", "starter", "session", "is_over", "unrated"),
            *("starter_due", "notice_due"),
        ),
        "reports": ("league", "number", "fixture", "at", "outcome"),
        "active": ("guild",),
        "outages": ("since", "shard", "until"),
        "servers": (
            *("guild", "language", "channels", "openers", "most_running", "most_open", "most_on_server"),
            *("games", "pace", "robots", "ratings", "tidy", "told_in", "greeted", "left_at", "erase_at"),
            "is_unsaid",
        ),  # openers are roles
        "ghosts": ("number", "guild", "person_hash"),  # nobody can be told from a hash without the file's key
        "forgotten": ("person_hash", "at"),
    }
)
"""By table, every other column."""
