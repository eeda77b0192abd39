"""The SQL of what leagues hold of one person: to forget it, to keep it no longer than needed, and to give it
to them. Plain functions, like `session_rows`.

Points and standings know entries alone, so whoever is forgotten leaves them as they are.
"""

import sqlite3
from collections.abc import Callable, Collection
from typing import Any

from engine.journal.records import PersonId
from engine.journal.snowflakes import as_id, signed
from engine.play.codec import decode


def forget_in_leagues(
    db: sqlite3.Connection, person: PersonId, names: Collection[str], ghost: Callable[[int], PersonId]
) -> int:
    """Forget a person, who had these names in games, in all leagues: `ghost` says who they become on a
    server. Returns how much was stored of them."""
    entered = db.execute(
        "SELECT league, entries.season, number, entries.name, guild FROM entries CROSS JOIN leagues"
        " WHERE person = ? AND leagues.id = entries.league",
        (signed(person),),
    ).fetchall()
    organised = db.execute(
        "SELECT league, number, guild FROM league_acts CROSS JOIN leagues"
        " WHERE who = 'organiser' AND by = ? AND leagues.id = league_acts.league",
        (signed(person),),
    ).fetchall()
    known = {*names, *(name for *_, name, _ in entered)} - {""}
    for league, season, number, _, guild in entered:
        db.execute(
            "UPDATE entries SET person = ?, name = '', stands_by = 0"
            " WHERE league = ? AND season = ? AND number = ?",
            (signed(ghost(as_id(guild))), league, season, number),
        )
    for league, number, guild in organised:
        db.execute(
            "UPDATE league_acts SET by = ?, reason = '' WHERE league = ? AND number = ?",
            (signed(ghost(as_id(guild))), league, number),
        )
    for league, season, number, *_ in entered:
        _forget_reasons_about(db, league, season, number)
    for league in {row[0] for row in entered}:
        _forget_words(db, league, known)
    gone = db.execute("DELETE FROM reports WHERE person = ?", (signed(person),)).rowcount
    gone += db.execute("DELETE FROM active WHERE person = ?", (signed(person),)).rowcount
    return len(entered) + len(organised) + gone


def _forget_reasons_about(db: sqlite3.Connection, league: int, season: int, entry: int) -> None:
    """Empty the reasons for which an entry was expelled, readmitted, or either was taken back."""
    about = set[int]()
    for number, kind, text in db.execute(
        "SELECT number, kind, act FROM league_acts"
        " WHERE league = ? AND season = ? AND who = 'organiser'"
        " AND kind IN ('Expelled', 'Readmitted', 'Undone') ORDER BY number",
        (league, season),
    ).fetchall():
        act = decode(text, dict[str, Any])
        if act.get("act") in about if kind == "Undone" else act.get("entry") == entry:
            about.add(number)
    for number in about:
        db.execute("UPDATE league_acts SET reason = '' WHERE league = ? AND number = ?", (league, number))


def _forget_words(db: sqlite3.Connection, league: int, names: Collection[str]) -> None:
    """Empty reasons and reports of a league that name somebody."""
    for number, reason in db.execute(
        "SELECT number, reason FROM league_acts WHERE league = ? AND reason <> ''", (league,)
    ).fetchall():
        if any(name in reason for name in names):
            db.execute("UPDATE league_acts SET reason = '' WHERE league = ? AND number = ?", (league, number))
    for number, text in db.execute("SELECT number, text FROM reports WHERE league = ?", (league,)).fetchall():
        if any(name in text for name in names):
            db.execute("UPDATE reports SET text = '' WHERE league = ? AND number = ?", (league, number))


def keep_in_leagues(db: sqlite3.Connection, *, words_before: float, active_before: float) -> None:
    """Empty reasons, and delete reports, that are older than one moment, and forget who answered last before
    the other one."""
    for (league,) in db.execute("SELECT id FROM leagues").fetchall():
        db.execute(
            "UPDATE league_acts SET reason = '' WHERE league = ? AND reason <> '' AND at < ?",
            (league, words_before),
        )
        db.execute("DELETE FROM reports WHERE league = ? AND at < ?", (league, words_before))
    db.execute("DELETE FROM active WHERE at < ?", (active_before,))


def amounts_in_leagues(db: sqlite3.Connection, person: PersonId) -> dict[str, int]:
    """How much leagues hold of a person, by what it is."""
    one = (signed(person),)
    asked = {
        "entries": "SELECT count(*) FROM entries WHERE person = ?",
        "organised": "SELECT count(*) FROM league_acts WHERE who = 'organiser' AND by = ?",
        "reports": "SELECT count(*) FROM reports WHERE person = ?",
        "active": "SELECT count(*) FROM active WHERE person = ?",
    }
    return {what: int(db.execute(each, one).fetchone()[0]) for what, each in asked.items()}


def entries_of(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """The seasons in which they are or were, with what they themselves did there."""
    found = db.execute(
        "SELECT guild, leagues.name, entries.league, entries.season, number, entries.name, stands_by"
        " FROM entries CROSS JOIN leagues WHERE person = ? AND leagues.id = entries.league"
        " ORDER BY entries.league, entries.season",
        (signed(person),),
    ).fetchall()
    return [
        {
            "server": str(as_id(guild)),
            "league": title,
            "season": season,
            "entry": number,
            "name": name,
            "stands_by": bool(stands_by),
            "acts": [
                {"kind": kind, "at": at}
                for kind, at in db.execute(
                    "SELECT kind, at FROM league_acts"
                    " WHERE league = ? AND season = ? AND who = 'entry' AND by = ? ORDER BY number",
                    (league, season, number),
                )
            ],
        }
        for guild, title, league, season, number, name, stands_by in found
    ]


def organised_by(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """What they did as an organiser."""
    found = db.execute(
        "SELECT guild, name, league_acts.season, number, kind, reason, at FROM league_acts CROSS JOIN leagues"
        " WHERE who = 'organiser' AND by = ? AND leagues.id = league_acts.league ORDER BY league, number",
        (signed(person),),
    )
    return [
        {
            "server": str(as_id(guild)),
            "league": title,
            "season": season,
            "act": number,
            "kind": kind,
            "reason": reason,
            "at": at,
        }
        for guild, title, season, number, kind, reason, at in found
    ]


def reports_by(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """What they have reported to organisers."""
    found = db.execute(
        "SELECT guild, name, round, fixtures.number, text, at, outcome"
        " FROM reports CROSS JOIN leagues CROSS JOIN fixtures"
        " WHERE person = ? AND leagues.id = reports.league AND fixtures.id = reports.fixture"
        " ORDER BY reports.league, reports.number",
        (signed(person),),
    )
    return [
        {
            "server": str(as_id(guild)),
            "league": title,
            "round": round,
            "table": table,
            "text": text,
            "at": at,
            "outcome": outcome,
        }
        for guild, title, round, table, text, at, outcome in found
    ]


def active_of(db: sqlite3.Connection, person: PersonId) -> list[dict[str, Any]]:
    """When they answered last, by server."""
    found = db.execute("SELECT guild, at FROM active WHERE person = ? ORDER BY guild", (signed(person),))
    return [{"server": str(as_id(guild)), "at": at} for guild, at in found]
