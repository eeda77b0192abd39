"""How a game stands, and what mends it, for whoever looks after the games of a server.

People are called by their names: nobody is mentioned.
"""

from collections.abc import Sequence
from enum import StrEnum

from cogs.parts.act_text import reason_words
from cogs.parts.readers import text_names
from engine.journal.records import Session
from engine.sessions.overview import Seen, count_of
from engine.sessions.stuck import Still, Why
from renders.language.catalogues import Words


class Mark(StrEnum):
    """What stands before a line: how bad it is, the worst first."""

    BAD = "✖"
    WARNING = "⚠"
    GOOD = "✔"


def mark_of(seen: Seen) -> Mark:
    """How a game stands, in a sign."""
    if seen.is_fault:
        return Mark.BAD
    return Mark.WARNING if seen.stands_still else Mark.GOOD


def still_text(seen: Seen, words: Words) -> str:
    """How a game stands, in a sentence."""
    session, still = seen.session, seen.still
    if still is None:
        return words.text("still-none")
    return words.text(f"still-{_name(session, still)}", **_values(session, still, words))


def mend_text(seen: Seen, words: Words) -> str:
    """What mends it; "" if nothing has to be mended."""
    if seen.still is None:
        return ""
    name = _name(seen.session, seen.still)
    return words.text(f"mend-{name}") if words.has(f"mend-{name}") else ""


def games_text(seen: Sequence[Seen], words: Words) -> str:
    """How many games are running and open, how many need help, and how many stand still on purpose."""
    faults = sum(each.is_fault for each in seen)
    still = sum(each.stands_still for each in seen) - faults
    texts = [
        words.text("games-running", count=count_of(seen, playing=True)),
        words.text("games-open", count=count_of(seen, playing=False)),
        words.text("games-faulty", count=faults) if faults else "",
        words.text("games-still", count=still) if still else "",
    ]
    return ", ".join(filter(None, texts))


def _name(session: Session, still: Still) -> str:
    """What a reason is called in the catalogues."""
    if still.why is Why.TROUBLE:
        return still.detail
    if still.why is Why.BEHIND and session.status == "open":
        return "lobby-behind"
    if still.why is Why.PAUSED and still.is_by_office:
        return "paused-by-office"
    if still.why is Why.WAITS and still.until is not None:
        return "waits-until"
    return still.why


def _values(session: Session, still: Still, words: Words) -> dict[str, str | int]:
    names = text_names(session, words)
    seats = still.seats or range(len(session.seats))
    detail = still.detail if still.why is Why.FROZEN else reason_words(still.detail)
    return {
        "players": words.listed([words.named(names, seat) for seat in seats]),
        "since": int(still.since or 0),
        "until": int(still.until or 0),
        "detail": detail or words.text("still-no-reason"),
    }
