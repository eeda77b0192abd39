"""For whom a table waits, and since when, for people who look at it from outside: out of turn, or in a list.

It says what boards say to everybody, from what is stored with the session alone: no match is replayed for it.
"""

from collections.abc import Sequence

from cogs.parts.readers import text_names
from engine.journal.records import Call, PersonId, Session
from engine.sessions.inbox import waiting_call
from renders.language.catalogues import Words


def waiting_text(session: Session, now: float, words: Words) -> str:
    """Why a running game does not go on at a moment: it sleeps or pauses, nobody is there, or the table waits
    for somebody. "" if it waits for nobody."""
    if session.asleep_since is not None:
        return words.text("waits-asleep")
    if session.paused_until is not None:
        return words.text("waits-paused", at=int(session.paused_until))
    if _is_nobody_there(session):
        return words.text("waits-nobody-there")
    if not session.calls:
        return ""
    return words.text("waits-for", players=_called(session, now, words))


def listed_text(session: Session, person: PersonId, now: float, words: Words) -> str:
    """A line below a running game in a list: that it waits for this person, or else why it does not go on."""
    own = waiting_call(session, person)
    if own is not None:
        return words.text("list-waits-for-you", line=since_text(session, own, now, words))
    waits = waiting_text(session, now, words)
    return words.text("list-waits", waits=waits) if waits else ""


def since_text(session: Session, call: Call, now: float, words: Words) -> str:
    """Since when the table waits for a call, or until when the player is away."""
    absence = session.absence(call.seat, now)
    if absence is not None:
        return words.text("turn-away", until=int(absence.until))
    return words.text("turn-since", at=int(call.since))


def waits_for(session: Session, person: PersonId) -> bool:
    """Whether a game waits for this person, and may go on if they play."""
    return waiting_call(session, person) is not None


def _is_nobody_there(session: Session) -> bool:
    """Whether a caretaker would have answered if anybody were present."""
    return any(session.seats[call.seat].kept is not None for call in session.calls)


def _called(session: Session, now: float, words: Words) -> str:
    """The players who are waited for, with what is said of each: once for those of whom the same is said."""
    names = text_names(session, words)
    called: dict[str, list[str]] = {}
    for call in session.calls:
        line = since_text(session, call, now, words)
        called.setdefault(line, []).append(f"**{words.named(names, call.seat)}**")
    return words.listed([_with(players, line, words) for line, players in called.items()])


def _with(players: Sequence[str], line: str, words: Words) -> str:
    return words.text("waits-since", players=words.listed(players), line=line)
