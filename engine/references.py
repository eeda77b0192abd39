"""References: one short word for whatever the bot is doing, by which the log shows all that belongs to it.

| reference | what is done |
| --- | --- |
| `dk3x8w0q5a1c` | what somebody did: the id of Discord's interaction, in base 36 |
| `b12` | the board of game 12 |
| `lobby12` `reminder12` `invitation12` `seat12` | what else is posted of game 12 |
| `panel12` `thread12` | panels of it tell what came of an answer; its thread is looked for |
| `league3` `table7` `game12` | what is posted of a league, of a table of one, and what happened at that |
| `office42` `greeting42` | acts of moderators, or the greeting, on a server, which has Discord's id |
| `t1764540677` | the scheduler's tick of that UNIX second |
| `r5` | request 5 of the command line |

A reference is no secret and holds none. What a player reads as *Reference* is one. Tasks inherit it. A work
that serves several who asked, such as a board, has a reference of its own, and names those who asked.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"

NEWS: Final[Mapping[str, bool]] = {"is_news": True}
"""The `extra` of a warning that says a change of state: it is written each time, never only counted."""


@dataclass(slots=True)
class Doing:
    """What is being done just now."""

    reference: str
    session: int | None = None
    """The session that it is about, once that is known."""
    asked_by: Sequence[str] = ()
    """The references of those who asked for it, if it has one of its own."""
    began: float = field(default_factory=time.monotonic)
    """In seconds of the machine's clock."""


_doing: Final = ContextVar[Doing | None]("doing", default=None)


def doing() -> Doing | None:
    """What is being done just now; None if it has no reference."""
    return _doing.get()


def reference() -> str:
    """The reference of what is being done just now; "" if it has none."""
    now = _doing.get()
    return "" if now is None else now.reference


def origins() -> tuple[str, ...]:
    """Who has asked for what is being done: whatever is begun now is asked for by these, too."""
    now = _doing.get()
    return () if now is None else tuple(now.asked_by) or (now.reference,)


@contextmanager
def under(reference: str, *, session: int | None = None, asked_by: Sequence[str] = ()) -> Iterator[None]:
    """Whatever is done in this block, and in tasks that it creates, has this reference; "" for none. More may
    be added to `asked_by` meanwhile."""
    token = _doing.set(Doing(reference, session, asked_by) if reference else None)
    try:
        yield
    finally:
        _doing.reset(token)


def concerns(session: int) -> None:
    """Note which session that is about which is being done just now."""
    if (now := _doing.get()) is not None:
        now.session = session


def of_interaction(number: int) -> str:
    """The reference of an interaction: its id in base 36."""
    digits = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits
