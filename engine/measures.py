"""What is counted and measured while the bot runs: names, and labels whose values are closed sets.

It does not know who listens. While nobody does, a call costs next to nothing. No label has a server, a
person, the number of a game or a text. Nothing that is counted tells what is secret: answers are counted as
everybody sees them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

Hear: TypeAlias = Callable[[float, tuple[str, ...]], None]
"""Is told an amount, with the values of its labels in their order."""

GAME: Final = "game"
"""The label whose values are the names of the games: whoever listens knows them."""
OTHER: Final = "other"
"""The value of every label for whatever is in no closed set."""
SECONDS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 10.0)
SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SIZES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0)


def nobody(amount: float, labels: tuple[str, ...]) -> None:
    """Hear nothing."""


@dataclass(eq=False, slots=True)
class Count:
    """Something that happens again and again."""

    name: str
    says: str
    """One line for whoever reads the figures."""
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By label, the values that it can have, besides `OTHER`."""
    hear: Hear = nobody

    def add(self, *labels: str, amount: float = 1.0) -> None:
        """It has happened."""
        self.hear(amount, labels)


@dataclass(eq=False, slots=True)
class Histogram:
    """Something that has a size each time, mostly in seconds."""

    name: str
    says: str
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    buckets: tuple[float, ...] = SECONDS
    hear: Hear = nobody

    def saw(self, amount: float, *labels: str) -> None:
        """It was of this size."""
        self.hear(amount, labels)


_KINDS: Final = ("command", "press", "form")
_INTERACTIONS: Final = {"kind": (*_KINDS, "completion")}
_OF_A_GAME: Final[Mapping[str, tuple[str, ...]]] = {GAME: ()}

INTERACTIONS: Final = Count(
    "interactions",
    "What people did on Discord, by what came of it.",
    {**_INTERACTIONS, "outcome": ("done", "refused", "failed", "line", "unacknowledged", "stopping")},
)
ACKNOWLEDGED: Final = Histogram(
    "ack_seconds", "From the arrival of an interaction until Discord has taken its acknowledgement."
)
CONFIRMED: Final = Histogram(
    "confirm_seconds", "From the arrival of an interaction until its private answer.", {"kind": _KINDS}
)
BOARDS: Final = Histogram("board_seconds", "From when a board was due until it was posted.", _OF_A_GAME)
DRAWN: Final = Histogram("draw_seconds", "How long public boards took to draw, without the wait.", _OF_A_GAME)
ANSWERS: Final = Count(
    "answers",
    "Answers that were stored, by who gave them as everybody sees it.",
    {**_OF_A_GAME, "by": ("person", "robot", "clock", "caretaker", "organiser")},
)
REFUSALS: Final = Count(
    "refusals",
    "What people asked for and the bot refused.",
    {"reason": ("not-asked", "stale", "sent-before", "illegal", "not-stored", "refused")},
)
FAILURES: Final = Count(
    "failures",
    "What failed through our fault; the log has each.",
    {
        "where": (
            *(*_KINDS, "completion", "board", "lobby", "reminder", "invitation", "offered seat"),
            *("greeting", "league", "scheduler", "drawing"),
        )
    },
)
REQUESTS: Final = Count(
    "requests",
    "Requests to Discord, by what came of them.",
    {
        "route": (
            *("acknowledgement", "private answer", "post", "edit", "delete", "read", "thread", "channel"),
            "commands",
        ),
        "status": ("2xx", "4xx", "429", "5xx", "lost"),
    },
)
LIMITED: Final = Count(
    "limited",
    "Requests that Discord answered with 429, by whose limit it was.",
    {"scope": ("user", "global", "shared", "banned")},
)
WRITES: Final = Histogram("journal_write_seconds", "How long a batch of writes took.", buckets=SHORT)
BATCHES: Final = Histogram("journal_batch", "How many writes a batch has.", buckets=SIZES)
LATE: Final = Histogram(
    "loop_late_seconds", "How much later than asked the event loop went on.", buckets=SHORT
)
EXPIRED: Final = Count("expired", "How often the clock answered in a game because time was up.")
REMINDERS: Final = Count("reminders", "Reminders that were posted.")
OUTAGES: Final = Count(
    "outage_seconds", "How long Discord was away, or the disk took nothing, over outages that are over."
)

COUNTS: Final = (
    *(INTERACTIONS, ANSWERS, REFUSALS, FAILURES, REQUESTS, LIMITED, EXPIRED, REMINDERS, OUTAGES),
)
HISTOGRAMS: Final = (ACKNOWLEDGED, CONFIRMED, BOARDS, DRAWN, WRITES, BATCHES, LATE)
