"""What is asked of the journal at a start, in a step or for a list takes no longer with many games in it."""

import inspect
import re
import sqlite3

import pytest

from engine.journal import emptying, file_checks, posted_rows, rows, schema, sitting_rows
from engine.journal.records import Given, PersonId, SeatRow, SessionId
from engine.play.match import Advance, Checkpoint
from engine.play.table import Seat, Told
from tests.engine.toy import Said

ONE, ANNA = SessionId(1), PersonId(1)
ALL_GAMES = ("sessions", "seats", "sittings", "checkpoints", "answers", "story", "drafts", "boards", "people")
AT = {"at": 1.0}
FIRST, SECOND, THIRD = (Checkpoint(number, 0, 1, "{}", 0, "") for number in (1, 2, 3))
NEW = {"game": "toy", "options": {}, "guild": 1, "channel": 2, "language": "en", "host": ANNA, "name": "Anna"}
STEP = {"answered": 0, "waiting": [ANNA], "is_over": False, **AT, "calls": "1.1"}
GIVEN = Given(Seat(0), ANNA, Advance("1.1", 3, (Told(Said("x")),), (THIRD,)), "digest")
BOARD = {"message": 5, "board_from": 1, "due": [ANNA], "published": 1}

ASKED = {
    rows.insert_session: [lambda db: rows.insert_session(db, **NEW, **AT)],
    rows.session: [lambda db: rows.session(db, ONE)],
    rows.session_in_thread: [lambda db: rows.session_in_thread(db, 3)],
    rows.sessions_in_guild: [
        lambda db: rows.sessions_in_guild(db, 1),
        lambda db: rows.sessions_in_guild(db, 1, ANNA),
    ],
    rows.sessions_in_channel: [
        lambda db: rows.sessions_in_channel(db, 1, 2),
        lambda db: rows.sessions_in_channel(db, 1, None),
    ],
    rows.sessions_waiting: [lambda db: rows.sessions_waiting(db, 1, ANNA)],
    rows.save_seats: [lambda db: rows.save_seats(db, ONE, [SeatRow("Anna", ANNA)], ANNA)],
    rows.save_start: [
        lambda db: rows.save_start(
            db, ONE, seed="s", thread=3, checkpoints=[SECOND], told=[Told(Said("x"))], **AT
        )
    ],
    rows.save_step: [lambda db: rows.save_step(db, ONE, [GIVEN], **STEP)],
    rows.empty_states: [lambda db: rows.empty_states(db, ONE)],
    rows.tell: [lambda db: rows.tell(db, ONE, [Told(Said("x"))], 1.0)],
    rows.record: [lambda db: rows.record(db, ONE)],
    rows.story: [lambda db: rows.story(db, ONE, first=1, last=2)],
    rows.last_told: [lambda db: rows.last_told(db, ONE)],
    rows.save_draft: [lambda db: rows.save_draft(db, ONE, Seat(0), "1.1", "x")],
    rows.draft: [lambda db: rows.draft(db, ONE, Seat(0), "1.1")],
    sitting_rows.sit: [lambda db: sitting_rows.sit(db, ONE, [SeatRow("Anna", ANNA)], from_row=1)],
    sitting_rows.end: [lambda db: sitting_rows.end(db, ONE)],
    sitting_rows.sittings: [lambda db: sitting_rows.sittings(db, ONE)],
    posted_rows.running_sessions: [posted_rows.running_sessions],
    posted_rows.sessions_to_publish: [posted_rows.sessions_to_publish],
    posted_rows.sessions_in_trouble: [
        lambda db: posted_rows.sessions_in_trouble(db, None),
        lambda db: posted_rows.sessions_in_trouble(db, 1),
    ],
    posted_rows.open_sessions: [posted_rows.open_sessions],
    posted_rows.lobbies_behind: [
        lambda db: posted_rows.lobbies_behind(db, None),
        lambda db: posted_rows.lobbies_behind(db, 1),
    ],
    posted_rows.opened_at: [lambda db: posted_rows.opened_at(db, ONE)],
    posted_rows.save_lobby: [lambda db: posted_rows.save_lobby(db, ONE, 4)],
    posted_rows.save_lobby_behind: [lambda db: posted_rows.save_lobby_behind(db, ONE, True)],
    posted_rows.save_thread: [lambda db: posted_rows.save_thread(db, ONE, 3, 2)],
    posted_rows.since: [lambda db: posted_rows.since(db, ONE, last=None, outside=["Renamed"])],
    posted_rows.acts: [lambda db: posted_rows.acts(db, ONE)],
    posted_rows.first_message: [lambda db: posted_rows.first_message(db, ONE)],
    posted_rows.is_told: [lambda db: posted_rows.is_told(db, ONE)],
    posted_rows.save_board: [lambda db: posted_rows.save_board(db, ONE, **BOARD)],
    posted_rows.add_boards: [lambda db: posted_rows.add_boards(db, ONE, 3, [6, 7])],
    posted_rows.old_boards: [
        lambda db: posted_rows.old_boards(db, None, 3),
        lambda db: posted_rows.old_boards(db, ONE, 3),
    ],
    posted_rows.forget_board: [lambda db: posted_rows.forget_board(db, ONE, 6)],
    posted_rows.last_at: [lambda db: posted_rows.last_at(db, ONE)],
    posted_rows.save_archived: [lambda db: posted_rows.save_archived(db, ONE)],
    posted_rows.save_trouble: [lambda db: posted_rows.save_trouble(db, ONE, "locked")],
    posted_rows.save_channel_told: [lambda db: posted_rows.save_channel_told(db, ONE)],
    posted_rows.save_note: [lambda db: posted_rows.save_note(db, "name", "value")],
    posted_rows.forget_note: [lambda db: posted_rows.forget_note(db, "name")],
    posted_rows.note: [lambda db: posted_rows.note(db, "name")],
    posted_rows.save_palette: [lambda db: posted_rows.save_palette(db, ANNA, "standard")],
    posted_rows.palettes: [lambda db: posted_rows.palettes(db, [ANNA, PersonId(2)])],
    emptying.is_due: [emptying.is_due],
    emptying.empty_some: [lambda db: emptying.empty_some(db, 2)],
    file_checks.check_ours: [file_checks.check_ours],
    file_checks.check_tables: [lambda db: file_checks.check_tables(db, len(schema.MIGRATIONS))],
}
"""What asks the journal while it is in use, with all that it may be asked by."""
APART = {rows.begin_epoch, file_checks.check_pages}
"""A restore writes all running games anew, and to look through all pages is what a large file is spared."""


@pytest.fixture
def db():
    """A file with a game on whose way everything happens, and nothing known of how much there is of what."""
    with sqlite3.connect(":memory:", isolation_level=None) as made:
        for script in schema.MIGRATIONS:
            made.executescript(script)
        made.execute(f"PRAGMA application_id = {schema.APPLICATION}")
        rows.insert_session(made, **NEW, **AT)
        rows.save_start(made, ONE, seed="s", thread=3, checkpoints=[FIRST], told=[Told(Said("x"))], **AT)
        posted_rows.save_board(made, ONE, **BOARD)
        posted_rows.save_note(made, emptying.EMPTIED, "0")
        yield made
    made.close()


def steps_of(db, job):
    """How SQLite finds what a job asks for, each step with the statement that it belongs to."""
    asked = []
    db.set_trace_callback(asked.append)
    job(db)
    db.set_trace_callback(None)
    asked = [each for each in asked if re.match("SELECT|UPDATE|DELETE|INSERT", each)]
    return [(row[3], each) for each in asked for row in db.execute(f"EXPLAIN QUERY PLAN {each}")]


def of_what_is_due(db):
    """The indexes that hold of a table only what is still to be done."""
    return {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE sql LIKE '%INDEX%WHERE%'")}


def is_full_scan(step, due):
    """Whether a step goes through all rows of all games: as it says, or because it looks for no value."""
    scan = re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?|SEARCH (\w+)\b(?!.*\()", step)
    return scan is not None and (scan[1] or scan[3]) in ALL_GAMES and scan[2] not in due


@pytest.mark.parametrize("asking", ASKED, ids=lambda asking: asking.__name__)
def test_no_question_goes_through_all_games(db, asking):
    due = of_what_is_due(db)
    for job in ASKED[asking]:
        found = steps_of(db, job)
        assert [each for each in found if is_full_scan(each[0], due)] == []


def test_a_question_that_goes_through_all_games_is_found(db):
    due = of_what_is_due(db)
    for asked in (
        "SELECT count(*) FROM sessions WHERE language = 'en'",
        "SELECT count(*) FROM story",
        "SELECT id FROM sessions WHERE restored IS NOT NULL ORDER BY id",
        "SELECT max(at) FROM answers",
        "UPDATE checkpoints SET state = '' WHERE state <> ''",
    ):
        found = steps_of(db, lambda db, asked=asked: db.execute(asked))
        assert any(is_full_scan(step, due) for step, _ in found), asked


def test_whatever_asks_the_journal_is_looked_at():
    asking = {
        function
        for module in (rows, posted_rows, sitting_rows, emptying, file_checks)
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__
        and not name.startswith("_")
        and "db" in inspect.signature(function).parameters
    }
    assert asking == set(ASKED) | APART


@pytest.mark.parametrize(
    "asking",
    [rows.sessions_in_guild, rows.sessions_in_channel, rows.sessions_waiting, posted_rows.palettes],
    ids=lambda asking: asking.__name__,
)
def test_as_much_is_asked_for_many_games_as_for_one(db, asking):
    (job, *_), counts = ASKED[asking], []
    for _ in range(2):
        asked = []
        db.set_trace_callback(asked.append)
        found = job(db)
        db.set_trace_callback(None)
        counts.append(len(asked))
        for _ in range(20):
            rows.insert_session(db, **NEW, **AT)
    assert counts[0] == counts[1] <= 2
    assert asking is posted_rows.palettes or len(found) > 10
