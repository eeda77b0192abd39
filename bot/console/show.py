"""`python -m bot show N [--secrets]`. `engine.sessions.inspection` looks into the match."""

import argparse
import json
import sqlite3
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final

from bot.console.arguments import add_game
from bot.console.asking import database, file_read, have_done
from bot.console.questions import is_agreed
from bot.console.stills import seats_text, still_text, title, up_since
from bot.operator_acts import not_running
from bot.outcomes import CANNOT, DONE, Outcome, moment
from engine.errors import ReplayMismatch
from engine.games import GAMES
from engine.journal import act_rows, match_rows, order_rows, server_act_rows, session_rows
from engine.journal.act_rows import ActRow
from engine.journal.records import By, Session, SessionId
from engine.journal.replay import rebuilt
from engine.journal.server_act_rows import ServerAct
from engine.play.table import Seat
from engine.sessions.inspection import Misfit, beginning, misfit, secrets_of
from engine.sessions.overview import seen_alone
from engine.sessions.stuck import Still

ACTS: Final = 10
"""How many acts are shown."""
DIGITS: Final = 10
"""How many characters of a digest are shown: enough to see whether two are the same."""


@dataclass(frozen=True, slots=True)
class _Found:
    session: Session
    opened: float
    still: Still | None
    acts: Sequence[ActRow]
    office: Sequence[ServerAct]
    round: tuple[int, int] | None = None
    """The current round and its attempt."""
    digest: str | None = None
    misfit: Misfit | None = None
    why: str | None = None
    """Why the match cannot be made again."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game's number, and whether what is secret is shown."""
    add_game(parser)
    about = "show hands and all else that is secret, too; the table is told"
    parser.add_argument("--secrets", action="store_true", help=about)
    parser.add_argument("--yes", action="store_true", help="do not ask first")


def run(asked: argparse.Namespace) -> Outcome:
    """Show what is stored of a game; what is secret only once its table was told."""
    path, number = database(), SessionId(asked.game)
    found = file_read(path, lambda db: _found(db, number))
    if found is None:
        error = f"There is no game #{number}."
        return Outcome(CANNOT, error, {"error": error})
    said, data = _text(found), _data(found)
    if not asked.secrets:
        return Outcome(DONE, said, data)
    if found.session.status != "playing":
        error = f"{not_running(found.session, found.office)} What is secret is shown of running games alone."
        return Outcome(CANNOT, error, {"error": error})
    question = f"All that is secret in game #{number} is to be shown. Its table is told that you looked."
    if not asked.yes and not (is_agreed(question) and is_agreed("Everybody at the table will read it.")):
        return Outcome(CANNOT, "Nothing was shown, and nobody was told.", {"error": "not agreed"})
    told = have_done("look", {"game": number})
    if told.code != DONE:
        return told
    secrets = file_read(path, lambda db: _secrets(db, number))
    lines = [said, told.said, "Secret:", *(f"  {name}: {_json(part)}" for name, part in secrets.items())]
    return Outcome(DONE, "\n".join(lines), {**data, "secrets": secrets})


def _found(db: sqlite3.Connection, number: SessionId) -> _Found | None:
    session = session_rows.session(db, number)
    if session is None:
        return None
    seen = seen_alone(db, session, time.time(), up_since(db))
    still = None if seen is None else seen.still
    acts, office = act_rows.newest_acts(db, number, ACTS), server_act_rows.acts_of_session(db, number)
    opened = session_rows.opened_at(db, number)
    if session.seed is None or session.status != "playing":
        return _Found(session, opened, still, acts, office)
    record = match_rows.record(db, number)
    begun = match_rows.attempts(db, number)
    now, game = (max(begun), begun[max(begun)]), GAMES[session.game]
    try:
        with closing(rebuilt(game, session, session.seed, record)) as match:
            return _Found(session, opened, still, acts, office, now, match.digest())
    except ReplayMismatch as error:
        why, one = str(error), None
    try:
        one = misfit(game, session, session.seed, record)
    except ReplayMismatch as error:
        why = str(error)
    return _Found(session, opened, still, acts, office, now, None, one, why)


def _secrets(db: sqlite3.Connection, number: SessionId) -> dict[str, Any]:
    """All that is secret in a running game; of a frozen one, as far as its round's beginning tells it."""
    session = session_rows.session(db, number)
    assert session is not None
    seed, game, record = session.seed or "", GAMES[session.game], match_rows.record(db, number)
    try:
        match = rebuilt(game, session, seed, record)
    except ReplayMismatch:
        try:
            match = beginning(game, session, seed, record)
        except ReplayMismatch:
            return {"seed": seed, "answers": [list(answer[:3]) for answer in record.answers]}
    with closing(match):
        return secrets_of(match, order_rows.orders(db, number))


def _text(found: _Found) -> str:
    session = found.session
    head = f"Game #{session.id}: {title(session)}, {_status(found)}."
    where = f"Server {session.guild}, channel {session.channel}, thread {session.thread or '-'}."
    table = f" It is table {session.fixture} of a league." if session.fixture is not None else ""
    opened = f"Opened {moment(found.opened)}; last act of a person {moment(session.last_act)}."
    pace = f"Language {session.language}, pace {session.pace or 'none'}."
    lines = [head, where + table, f"{opened} {pace}" if session.last_act else pace]
    if session.status == "playing" or found.still is not None:
        lines.append(f"How it stands: {still_text(session, found.still)}.")
    if session.status not in ("playing", "open"):
        lines.append(not_running(session, found.office))
    lines += ["Seats:", *(f"  {each}" for each in _seats(session))]
    if session.calls and session.status == "playing":
        lines += ["Asked:", *(f"  {each}" for each in _calls(session))]
    if found.acts:
        lines += ["Last acts:", *(f"  {_act(act)}" for act in found.acts)]
    if found.round is not None:
        number, attempt = found.round
        lines.append(
            f"Round {number}, begun with attempt {attempt}; epoch {session.epoch}, attempt"
            f" {session.attempt} for rounds to come."
        )
        lines.append(f"Digest: {_short(found.digest)}." if found.digest else _frozen(found))
    return "\n".join(lines)


def _status(found: _Found) -> str:
    status = {"playing": "running", "open": "open"}.get(found.session.status, found.session.status)
    return "frozen" if found.why is not None else status


def _seats(session: Session) -> list[str]:
    lines = []
    for number, seat in enumerate(session.seats, 1):
        who = "a robot" if seat.person is None else f"person {seat.person}"
        kept = "" if seat.kept is None else f", kept by the robot {seat.kept}"
        lines.append(f"{number}. {seat.name or '(a former player)'}, {who}{kept}")
    return lines


def _calls(session: Session) -> list[str]:
    lines = []
    for call in session.calls:
        due = f", due {moment(call.clock.due)}" if call.clock.due is not None else ", without a clock"
        asked = call.decision or "(not known)"
        lines.append(f"{seats_text([call.seat])}: {asked} ({call.ticket}), since {moment(call.since)}{due}")
    return lines


def _act(act: ActRow) -> str:
    by = act.by if act.by is not By.ORGANISER else "somebody in office" if act.is_persons else "the operator"
    about = "" if act.seat is None else f", {seats_text([act.seat])}"
    return f"{moment(act.at)}: {act.kind}, by {by}{about}"


def _frozen(found: _Found) -> str:
    one = found.misfit
    if one is None:
        return f"Frozen: {found.why}."
    what = f"Frozen: answer {one.number} of this round, to {one.ticket} by {seats_text([one.seat])},"
    if one.made is None:
        return f"{what} is refused now ({one.refused}); stored digest {_short(one.stored)}."
    return f"{what} leads elsewhere: stored digest {_short(one.stored)}, now {_short(one.made)}."


def _short(digest: str) -> str:
    return digest[:DIGITS]


def _data(found: _Found) -> dict[str, Any]:
    session, one = found.session, found.misfit
    return {
        "game": session.id,
        "title": session.game,
        "status": session.status,
        "server": session.guild,
        "channel": session.channel,
        "thread": session.thread,
        "fixture": session.fixture,
        "opened": found.opened,
        "last_act": session.last_act,
        "why": None if found.still is None else found.still.why,
        "epoch": session.epoch,
        "attempt": session.attempt,
        "round": None if found.round is None else found.round[0],
        "round_attempt": None if found.round is None else found.round[1],
        "digest": None if found.digest is None else _short(found.digest),
        "is_frozen": found.why is not None,
        "misfit": None if one is None else _misfit(one),
        "seats": [_seat(session, Seat(seat)) for seat in range(len(session.seats))],
        "asked": [
            {"seat": call.seat + 1, "decision": call.decision, "ticket": call.ticket, "due": call.clock.due}
            for call in session.calls
        ],
        "acts": [
            {"kind": act.kind, "by": act.by, "seat": None if act.seat is None else act.seat + 1, "at": act.at}
            for act in found.acts
        ],
    }


def _seat(session: Session, seat: Seat) -> Mapping[str, Any]:
    row = session.seats[seat]
    person = None if row.person is None else str(row.person)
    return {"seat": seat + 1, "name": row.name, "person": person, "kept": row.kept}


def _misfit(one: Misfit) -> Mapping[str, Any]:
    made = None if one.made is None else _short(one.made)
    return {
        "number": one.number,
        "ticket": one.ticket,
        "seat": one.seat + 1,
        "refused": one.refused,
        "stored": _short(one.stored),
        "made": made,
    }


def _json(part: object) -> str:
    return json.dumps(part, ensure_ascii=False)
