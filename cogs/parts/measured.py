"""What the current interaction comes to, and how long it takes: told once, when it has ended.

It knows no Discord but the types of interactions, and nothing of who acts.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

import discord

from engine import measures
from engine.errors import IllegalAnswer, NotAsked, NotStored, Rejected, SentBefore, StaleDecision

_KINDS: Final = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "completion",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
}
_REASONS: Final = (
    (NotAsked, "not-asked"),
    (StaleDecision, "stale"),
    (SentBefore, "sent-before"),
    (IllegalAnswer, "illegal"),
    (NotStored, "not-stored"),
    (Rejected, "refused"),
)
"""What is counted of a refusal is only its kind: a reason in words may tell of a hand."""


@dataclass(eq=False, slots=True)
class _Interaction:
    kind: str
    began: float
    outcome: str = "done"


_current: ContextVar[_Interaction | None] = ContextVar("measured", default=None)


@contextmanager
def measured(kind: discord.InteractionType) -> Iterator[None]:
    """An interaction has just arrived, and is dealt with until the block ends."""
    one = _Interaction(_KINDS.get(kind, measures.OTHER), time.monotonic())
    token = _current.set(one)
    try:
        yield
    finally:
        _current.reset(token)
        measures.INTERACTIONS.add(one.kind, one.outcome)
        if one.kind != "completion" and one.outcome not in ("unacknowledged", "stopping"):
            measures.CONFIRMED.saw(time.monotonic() - one.began, one.kind)


def acknowledged() -> None:
    """Discord has taken the acknowledgement."""
    if (one := _current.get()) is not None:
        measures.ACKNOWLEDGED.saw(time.monotonic() - one.began)


def came_to(outcome: str) -> None:
    """The interaction comes to something else than "done"."""
    if (one := _current.get()) is not None:
        one.outcome = outcome


def refused(error: Rejected) -> None:
    """What somebody asked for was refused."""
    came_to("refused")
    measures.REFUSALS.add(next(reason for kind, reason in _REASONS if isinstance(error, kind)))


def failed() -> None:
    """The interaction has failed, through our fault."""
    came_to("failed")
    one = _current.get()
    measures.FAILURES.add(measures.OTHER if one is None else one.kind)
