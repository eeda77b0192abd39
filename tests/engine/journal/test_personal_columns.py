"""Every column of the file is known to hold something of people, or to hold nothing of them."""

import sqlite3
from collections import Counter
from contextlib import closing

from engine.journal import schema
from engine.journal.personal_columns import IMPERSONAL, PERSONAL, Fate, Holds, Span
from engine.sessions.session_events import SESSION_EVENTS

NAMES_IN_EVENTS = {
    ("RobotSatDown", "left"): "whoever sat there before",
    ("TookSeat", "left"): "whoever sat there before",
    ("TookSeat", "name"): "whoever sits there since",
    ("OfficeFreed", "left"): "whoever sat there before",
    ("LostSeat", "left"): "whoever sat there before",
}
"""The texts in events of sessions that hold a person's name; the reasons and names of moderators are `reason`
and `name` of their events, which are stored at the moment of their act."""
NO_NAMES = {
    *(("RobotSatDown", "robot"), ("OfficeFreed", "robot"), ("CaretakerSatDown", "caretaker")),
    *(("LostSeat", "robot"), ("LostSeat", "why"), ("PaceChanged", "pace")),
}


def columns():
    with closing(sqlite3.connect(":memory:")) as db:
        for script in schema.MIGRATIONS:
            db.executescript(script)
        tables = [
            name
            for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            if not name.startswith("sqlite_")
        ]
        return {(table, row[1]) for table in tables for row in db.execute(f"PRAGMA table_info({table})")}


def test_each_column_is_listed_once():
    listed = [(one.table, one.column) for one in PERSONAL]
    listed += [(table, column) for table, names in IMPERSONAL.items() for column in names]
    assert [each for each, count in Counter(listed).items() if count > 1] == []
    assert columns() - set(listed) == set(), "say in personal_columns.py what these columns hold of people"
    assert set(listed) - columns() == set()


def test_whoever_is_named_by_an_id_is_deleted_or_becomes_a_ghost():
    for one in PERSONAL:
        if one.holds is Holds.ID:
            assert one.fate in (Fate.DELETE, Fate.GHOST)
        if one.holds in (Holds.IDS, Holds.NAMES):
            assert one.fate is Fate.REWRITE
        if one.fate is Fate.GHOST:
            assert one.span is Span.FOR_GOOD


def test_the_columns_called_person_by_or_name_are_personal():
    named = {(one.table, one.column) for one in PERSONAL}
    told = {(table, column) for table, column in columns() if column in ("person", "name", "reason", "host")}
    assert told - {("notes", "name"), ("leagues", "name")} <= named


def test_each_text_in_an_event_of_sessions_is_known_to_name_somebody_or_nobody():
    texts = {
        (event.__name__, name)
        for event in SESSION_EVENTS
        for name, kind in event.__annotations__.items()
        if kind in (str, "str") or "str" in str(kind)
    }
    of_office = {each for each in texts if each[1] in ("name", "reason")} - set(NAMES_IN_EVENTS)
    assert texts - of_office - set(NAMES_IN_EVENTS) - NO_NAMES == set()
