"""The journal's tables, as numbered migrations: the first ones are in `early_migrations`, and those that
came with clocks and orders in `clock_migrations`. A migration that has been released is never changed."""

import sqlite3

from engine.journal.clock_migrations import CLOCK_MIGRATIONS
from engine.journal.early_migrations import EARLY_MIGRATIONS
from engine.journal.personal_columns import IMPERSONAL, PERSONAL, Fate, Holds, Personal

__all__ = [
    "APPLICATION",
    "IMPERSONAL",
    "MIGRATIONS",
    "PERSONAL",
    "Fate",
    "Holds",
    "Personal",
    "migrate",
]

APPLICATION = 0x53414C4E
"""SQLite's `application_id` in our files, so that no other program's database is taken for ours."""

MIGRATIONS = (
    *EARLY_MIGRATIONS,
    *CLOCK_MIGRATIONS,
    # A server has settings of its admins, and acts of its moderators with their reasons. A session says which
    # of these acts pauses or has ended it. Whoever asks to be forgotten becomes a ghost of each server, and
    # nobody is kept for ever who never comes again. Old messages with open seats stay as they are. A session
    # that cannot be replayed has the reference under which the log says why.
    """
    CREATE TABLE servers (
        guild INTEGER PRIMARY KEY,
        language TEXT,
        channels TEXT,
        openers TEXT,
        most_running INTEGER,
        most_open INTEGER,
        most_on_server INTEGER,
        games TEXT,
        pace TEXT,
        robots INTEGER,
        ratings INTEGER,
        tidy TEXT,
        told_in INTEGER,
        greeted REAL,
        is_unsaid INTEGER NOT NULL DEFAULT 0,
        left_at REAL,
        erase_at REAL
    ) STRICT;
    CREATE INDEX servers_there ON servers (guild) WHERE left_at IS NULL;
    CREATE INDEX servers_left ON servers (left_at) WHERE left_at IS NOT NULL;
    CREATE INDEX servers_to_erase ON servers (erase_at) WHERE erase_at IS NOT NULL;

    CREATE TABLE server_acts (
        guild INTEGER NOT NULL,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        by INTEGER,
        about INTEGER,
        session INTEGER REFERENCES sessions,
        data TEXT NOT NULL,
        reason TEXT NOT NULL,
        at REAL NOT NULL,
        undone REAL,
        is_told INTEGER NOT NULL DEFAULT 1,
        PRIMARY KEY (guild, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX server_acts_by_session ON server_acts (session) WHERE session IS NOT NULL;
    CREATE INDEX server_acts_by_person ON server_acts (by) WHERE by IS NOT NULL;
    CREATE INDEX server_acts_about ON server_acts (about) WHERE about IS NOT NULL;
    CREATE INDEX server_acts_to_tell ON server_acts (guild) WHERE is_told = 0;
    CREATE INDEX server_acts_with_reason ON server_acts (at) WHERE reason <> '';

    ALTER TABLE sessions ADD COLUMN paused_by INTEGER;
    ALTER TABLE sessions ADD COLUMN ended_by INTEGER;
    ALTER TABLE sessions ADD COLUMN ended REAL;
    ALTER TABLE sessions ADD COLUMN by_office INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sessions ADD COLUMN frozen TEXT;
    ALTER TABLE sessions ADD COLUMN tidy_at REAL;
    ALTER TABLE sessions ADD COLUMN tidied TEXT;
    CREATE INDEX sessions_ended_by_office ON sessions (ended) WHERE ended_by IS NOT NULL;
    CREATE INDEX sessions_to_tidy ON sessions (tidy_at) WHERE tidy_at IS NOT NULL;
    CREATE INDEX sittings_by_person ON sittings (person) WHERE person IS NOT NULL;

    CREATE TABLE ghosts (
        number INTEGER PRIMARY KEY,
        guild INTEGER NOT NULL,
        person_hash TEXT NOT NULL,
        UNIQUE (guild, person_hash)
    ) STRICT;
    CREATE TABLE forgotten (
        person_hash TEXT PRIMARY KEY,
        at REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE people ADD COLUMN active REAL NOT NULL DEFAULT 0;
    UPDATE people SET active = (SELECT strftime('%s', 'now') + 0.0);
    CREATE INDEX people_by_active ON people (active);
    CREATE INDEX sessions_by_host ON sessions (host);
    CREATE INDEX invitations_by_person ON invitations (person);
    CREATE INDEX absences_by_age ON absences (until);
    CREATE INDEX private_notes_by_age ON private_notes (at);
    INSERT INTO notes (name, value) SELECT 'rewrite-due', '16' WHERE EXISTS (SELECT 1 FROM sessions);
    """,
    # A game says whether it counts for ratings, when it was settled who counted in it, and why it does not
    # count. Places and ratings follow from that; ratings can be computed anew at any time. Games that were
    # over before are settled later, while the bot is running.
    """
    ALTER TABLE sessions ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE sessions ADD COLUMN settled REAL;
    ALTER TABLE sessions ADD COLUMN unrated TEXT;
    CREATE INDEX sessions_settled ON sessions (guild, game, settled) WHERE settled IS NOT NULL;

    CREATE TABLE result_places (
        session INTEGER NOT NULL REFERENCES sessions,
        seat INTEGER NOT NULL,
        person INTEGER NOT NULL,
        place INTEGER,
        PRIMARY KEY (session, seat, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX result_places_by_person ON result_places (person);

    CREATE TABLE rating_steps (
        session INTEGER NOT NULL REFERENCES sessions,
        person INTEGER NOT NULL,
        rating_before REAL NOT NULL,
        deviation_before REAL NOT NULL,
        rating REAL NOT NULL,
        deviation REAL NOT NULL,
        expected REAL,
        PRIMARY KEY (session, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX rating_steps_by_person ON rating_steps (person);

    CREATE TABLE ratings (
        guild INTEGER NOT NULL,
        game TEXT NOT NULL,
        person INTEGER NOT NULL,
        rating REAL NOT NULL,
        deviation REAL NOT NULL,
        games INTEGER NOT NULL,
        opponents INTEGER NOT NULL,
        last REAL NOT NULL,
        PRIMARY KEY (guild, game, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_by_person ON ratings (person);

    CREATE TABLE rating_lists (
        guild INTEGER NOT NULL,
        game TEXT NOT NULL,
        version INTEGER NOT NULL,
        changes INTEGER NOT NULL DEFAULT 0,
        is_due INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (guild, game)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX rating_lists_due ON rating_lists (guild) WHERE is_due = 1;

    CREATE TABLE hidden_ratings (
        guild INTEGER NOT NULL,
        person INTEGER NOT NULL,
        PRIMARY KEY (guild, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX hidden_ratings_by_person ON hidden_ratings (person);
    INSERT INTO notes (name, value) SELECT 'places-missing', '0' WHERE EXISTS (SELECT 1 FROM sessions);
    """,
    # Leagues: each has a list of acts, from which everything else can be made again. Who plays is known to
    # the entries alone. A game may be a table of a league, and then it is known when somebody loses a seat of
    # it. The last answer of everybody on a server is known.
    """
    CREATE TABLE leagues (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        name TEXT NOT NULL,
        folded TEXT NOT NULL,
        game TEXT NOT NULL,
        channel INTEGER NOT NULL,
        tables_channel INTEGER NOT NULL,
        board INTEGER,
        news INTEGER,
        season INTEGER NOT NULL DEFAULT 0,
        reports INTEGER NOT NULL DEFAULT 0,
        created REAL NOT NULL,
        closed REAL,
        due REAL
    ) STRICT;
    CREATE UNIQUE INDEX leagues_by_name ON leagues (guild, folded) WHERE closed IS NULL;
    CREATE INDEX leagues_by_guild ON leagues (guild);
    CREATE INDEX leagues_due ON leagues (due) WHERE due IS NOT NULL;

    CREATE TABLE league_acts (
        league INTEGER NOT NULL REFERENCES leagues,
        number INTEGER NOT NULL,
        season INTEGER NOT NULL,
        kind TEXT NOT NULL,
        act TEXT NOT NULL,
        who TEXT NOT NULL,
        by INTEGER NOT NULL,
        reason TEXT NOT NULL,
        at REAL NOT NULL,
        once TEXT,
        is_told INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (league, number)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX league_acts_once ON league_acts (league, season, once) WHERE once IS NOT NULL;
    CREATE INDEX league_acts_to_tell ON league_acts (league) WHERE is_told = 0;
    CREATE INDEX league_acts_by_organiser ON league_acts (by) WHERE who = 'organiser';

    CREATE TABLE entries (
        league INTEGER NOT NULL REFERENCES leagues,
        season INTEGER NOT NULL,
        number INTEGER NOT NULL,
        person INTEGER NOT NULL,
        name TEXT NOT NULL,
        stands_by INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (league, season, number)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX entries_once ON entries (league, season, person);
    CREATE INDEX entries_by_person ON entries (person);

    CREATE TABLE fixtures (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        league INTEGER NOT NULL REFERENCES leagues,
        season INTEGER NOT NULL,
        round INTEGER NOT NULL,
        number INTEGER NOT NULL,
        starter INTEGER,
        session INTEGER REFERENCES sessions,
        is_over INTEGER NOT NULL DEFAULT 0,
        unrated TEXT,
        UNIQUE (league, season, round, number)
    ) STRICT;
    CREATE UNIQUE INDEX fixtures_by_session ON fixtures (session) WHERE session IS NOT NULL;
    CREATE INDEX fixtures_unfinished ON fixtures (league) WHERE is_over = 0;

    CREATE TABLE reports (
        league INTEGER NOT NULL REFERENCES leagues,
        number INTEGER NOT NULL,
        fixture INTEGER NOT NULL REFERENCES fixtures,
        person INTEGER NOT NULL,
        text TEXT NOT NULL,
        at REAL NOT NULL,
        outcome TEXT,
        PRIMARY KEY (league, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reports_by_person ON reports (person);

    CREATE TABLE active (
        guild INTEGER NOT NULL,
        person INTEGER NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (guild, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX active_by_person ON active (person);
    ALTER TABLE sessions ADD COLUMN fixture INTEGER;
    ALTER TABLE sessions ADD COLUMN seat_lost_at REAL;
    CREATE UNIQUE INDEX sessions_by_fixture ON sessions (fixture) WHERE fixture IS NOT NULL;
    CREATE INDEX sessions_seat_lost ON sessions (seat_lost_at) WHERE seat_lost_at IS NOT NULL;
    """,
    # A table of a league knows which act its messages on Discord do not tell yet.
    """
    ALTER TABLE fixtures ADD COLUMN starter_due INTEGER;
    ALTER TABLE fixtures ADD COLUMN notice_due INTEGER;
    CREATE INDEX fixtures_starter_due ON fixtures (league) WHERE starter_due IS NOT NULL;
    CREATE INDEX fixtures_notice_due ON fixtures (league) WHERE notice_due IS NOT NULL;
    """,
    # People choose how the bot answers them: in large print, in text alone.
    """
    ALTER TABLE people ADD COLUMN letters TEXT;
    ALTER TABLE people ADD COLUMN texts TEXT;
    """,
    # What the command line asks of a running bot, and what came of it.
    """
    CREATE TABLE requests (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        what TEXT NOT NULL,
        args TEXT NOT NULL,
        asked REAL NOT NULL,
        done REAL,
        outcome TEXT
    ) STRICT;
    CREATE INDEX requests_open ON requests (id) WHERE done IS NULL;
    """,
)


def migrate(db: sqlite3.Connection, version: int) -> None:
    """Bring a file of this version up to date, in one transaction."""
    if version < len(MIGRATIONS):
        scripts = "".join(f"{script};" for script in MIGRATIONS[version:])
        numbers = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {len(MIGRATIONS)};"
        db.executescript(f"BEGIN IMMEDIATE; {scripts} {numbers} COMMIT;")
