"""The words above a board: whose turn it is, and until when the table waits for them.

It knows no requests, and counts nothing: the clocks are as the journal will store them.
"""

from collections.abc import Sequence
from typing import Final

from cogs.parts.readers import text_names
from engine.clock.pace import HOUR, PaceName
from engine.journal.records import Call, PersonId, Session
from engine.play.game import Ranking
from engine.play.tickets import decision_of
from engine.sessions.positions import Position
from engine.sessions.posted import BoardFacts
from renders.face import AnyFace
from renders.language.catalogues import Words
from renders.language.player_names import signs
from renders.reader import Names, Reader

LONG_OUTAGE_S: Final = HOUR / 2
"""Seconds that the bot must have been away for a board to say so."""
LONGEST_BY_CLOCK_S: Final = 12 * HOUR
"""If the bot was away for longer, the hour alone does not say when."""


def turn_text(
    facts: BoardFacts, position: Position, face: AnyFace, words: Words, invited: Sequence[PersonId] = ()
) -> str:
    """Whose turn it is, with mentions of the people who are called, a small line for each seat that is waited
    for, and a line for those who are invited to say something ahead. At the end: who has won."""
    session = facts.session
    names, marks = text_names(session, words), signs(session.names, words)
    if session.status == "closed" and session.by_office:
        return words.text("board-office-ended")
    if session.status == "closed":
        return words.text("board-given-up" if session.was_given_up else "board-closed")
    if position.ranking is not None:
        return words.text("board-over", result=winners_text(position.ranking, face, names, words))
    present = session.present(facts.at)
    called = tuple(
        f"{marks[number]}<@{seat.person}>" if number in position.waiting_for and number in present else name
        for number, (seat, name) in enumerate(zip(session.seats, names, strict=True))
    )
    turn = face.turn(Reader(position.view, called, words))
    clocks = (f"-# {line}" for line in _clocks(facts, position, names, words))
    return "\n".join((f"### {turn}", *clocks, *_invitations(position.session, invited, words)))


def _invitations(session: Session, invited: Sequence[PersonId], words: Words) -> list[str]:
    """A line for each decision to which people are invited to say ahead what they will answer."""
    own = f"{session.game}-invited"
    mentions: dict[str, list[str]] = {}
    for call in session.invited:
        person = session.seats[call.seat].person
        if person in invited:
            mentions.setdefault(decision_of(call.ticket), []).append(f"<@{person}>")
    return [
        words.text(own if words.has(own) else "turn-invited", players=words.listed(people), decision=decision)
        for decision, people in mentions.items()
    ]


def winners_text(ranking: Ranking, face: AnyFace, names: Names, words: Words) -> str:
    """Who has won, and with how many points: a sentence without its full stop."""
    first = ranking.places[0]
    shown = [f"**{words.named(names, seat)}**" for seat in first]
    return face.won(shown, ranking.points[first[0]], words)


def stood_text(session: Session, words: Words) -> str:
    """A text that says that the clocks stood still while the bot was away; "" if it was not, or hardly."""
    if session.stood is None:
        return ""
    since, until = session.stood
    if until - since < LONG_OUTAGE_S:
        return ""
    style = "t" if until - since <= LONGEST_BY_CLOCK_S else "f"
    return words.text("clocks-stood", since=int(since), until=int(until), style=style)


def _still_text(session: Session, words: Words) -> str:
    """Why the whole table stands still, in a few words; "" if it does not."""
    if session.asleep_since is not None:
        return words.text("turn-asleep")
    if session.paused_until is not None:
        return words.text("turn-paused", at=int(session.paused_until))
    return ""


def _clocks(facts: BoardFacts, position: Position, names: Names, words: Words) -> list[str]:
    """Until when the table waits: one line if that is the same for all, else a line for each moment, with the
    names of those who have it."""
    still = _still_text(facts.session, words)
    if still:
        return [still]
    calls = [facts.calls[seat] for seat in position.waiting_for if seat in facts.calls]
    if any(facts.session.seats[call.seat].kept is not None for call in calls):
        return [words.text("turn-nobody-there")]  # else the caretaker would have answered
    seats: dict[str, list[str]] = {}
    for call in calls:
        seats.setdefault(_line(facts, call, words), []).append(words.named(names, call.seat))
    if len(seats) < 2:
        return [line for line in seats if line]
    return [words.text("turn-of", name=words.listed(who), line=line) for line, who in seats.items() if line]


def _line(facts: BoardFacts, call: Call, words: Words) -> str:
    """Until when the table waits for a seat; "" if nobody's time counts."""
    session, absence, clock = facts.session, facts.session.absence(call.seat, facts.at), call.clock
    if call.is_brief and clock.due is not None:
        return words.text("turn-until", at=int(_end_of_brief(facts, clock.due)))
    if absence is not None:
        until = int(absence.until)
        if call.keep_at is None or not facts.at < call.keep_at < absence.until:
            return words.text("turn-away", until=until)
        return words.text("turn-away-waits", until=until, at=int(call.keep_at))
    if clock.soft is not None and clock.due is not None:
        if clock.soft <= facts.at:
            return words.text("turn-on-reserve", at=int(clock.due))
        if clock.due > clock.soft:  # a board stays as it is, and must be true when the reserve runs, too
            return words.text("turn-until-reserve", at=int(clock.soft), due=int(clock.due))
        return words.text("turn-until", at=int(clock.due))
    if session.pace is PaceName.NONE and not _is_alone(session):
        return words.text("turn-since", at=int(call.since))
    return ""


def _end_of_brief(facts: BoardFacts, due: float) -> float:
    """When a brief call ends: at its own time, or, if that is up and others are still called in brief, with
    the last of them."""
    ends = [call.clock.due for call in facts.calls.values() if call.is_brief]
    return due if due > facts.at else max(end for end in ends if end is not None)


def _is_alone(session: Session) -> bool:
    """Whether only one person has a seat, so that nobody waits for anybody."""
    return sum(not seat.is_robot for seat in session.seats) < 2
