"""The journal's tables, as numbered migrations: the first ones are in `early_migrations`. A migration that
has been released is never changed."""

import sqlite3

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
    # A table has a pace, and a call has a clock. A session from before has no pace: nobody there is hurried
    # or reminded. What waits begins to wait now, so nothing is closed or put to sleep at once.
    """
    ALTER TABLE sessions ADD COLUMN pace TEXT;
    ALTER TABLE sessions ADD COLUMN paused_until REAL;
    ALTER TABLE sessions ADD COLUMN last_act REAL NOT NULL DEFAULT 0;
    UPDATE sessions SET last_act = (SELECT strftime('%s', 'now') + 0.0) WHERE status IN ('open', 'playing');
    ALTER TABLE sessions ADD COLUMN asleep_since REAL;
    ALTER TABLE sessions ADD COLUMN stood_since REAL;
    ALTER TABLE sessions ADD COLUMN stood_until REAL;
    ALTER TABLE sessions ADD COLUMN follows INTEGER;
    CREATE INDEX sessions_by_last_act ON sessions (status, last_act)
    WHERE status IN ('open', 'playing') AND asleep_since IS NULL;
    CREATE INDEX sessions_asleep ON sessions (asleep_since) WHERE asleep_since IS NOT NULL;
    CREATE INDEX sessions_paused ON sessions (paused_until) WHERE paused_until IS NOT NULL;
    CREATE INDEX sessions_following ON sessions (follows) WHERE follows IS NOT NULL;

    ALTER TABLE seats ADD COLUMN kept TEXT;
    ALTER TABLE seats ADD COLUMN kept_since REAL;
    ALTER TABLE sittings ADD COLUMN kept TEXT;

    ALTER TABLE calls ADD COLUMN soft REAL;
    ALTER TABLE calls ADD COLUMN due REAL;
    ALTER TABLE calls ADD COLUMN soft_left REAL;
    ALTER TABLE calls ADD COLUMN due_left REAL;
    ALTER TABLE calls ADD COLUMN keep_at REAL;
    ALTER TABLE calls ADD COLUMN remind_at REAL;
    ALTER TABLE calls ADD COLUMN reminded REAL;
    ALTER TABLE calls ADD COLUMN extended INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE calls ADD COLUMN ran_from REAL;
    CREATE INDEX calls_due ON calls (due) WHERE due IS NOT NULL;
    CREATE INDEX calls_to_keep ON calls (keep_at) WHERE keep_at IS NOT NULL;
    CREATE INDEX calls_to_remind ON calls (remind_at) WHERE remind_at IS NOT NULL;

    CREATE TABLE clocks (
        session INTEGER NOT NULL REFERENCES sessions,
        seat INTEGER NOT NULL,
        reserve REAL NOT NULL,
        misses INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (session, seat)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE reminders (
        session INTEGER NOT NULL REFERENCES sessions,
        seat INTEGER NOT NULL,
        ticket TEXT NOT NULL,
        due REAL NOT NULL,
        at REAL NOT NULL,
        channel INTEGER,
        message INTEGER,
        PRIMARY KEY (session, seat, ticket, due)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reminders_to_post ON reminders (at) WHERE message IS NULL;

    CREATE TABLE acts (
        session INTEGER NOT NULL REFERENCES sessions,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        by TEXT NOT NULL,
        seat INTEGER,
        person INTEGER,
        data TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (session, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE motions (
        session INTEGER NOT NULL REFERENCES sessions,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        by TEXT NOT NULL,
        person INTEGER,
        seat INTEGER,
        data TEXT NOT NULL,
        opened REAL NOT NULL,
        until REAL NOT NULL,
        agreed TEXT NOT NULL,
        refused TEXT NOT NULL DEFAULT '[]',
        outcome TEXT,
        message INTEGER,
        is_shown INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (session, number)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX motions_open ON motions (session) WHERE outcome IS NULL;
    CREATE INDEX motions_until ON motions (until) WHERE outcome IS NULL;
    CREATE INDEX motions_to_show ON motions (session) WHERE is_shown = 0;

    CREATE TABLE offers (
        session INTEGER NOT NULL REFERENCES sessions,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        since REAL NOT NULL,
        outcome TEXT,
        message INTEGER,
        channel_message INTEGER,
        is_shown INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (session, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX offers_to_show ON offers (session) WHERE is_shown = 0;
    CREATE INDEX offers_open ON offers (session) WHERE outcome IS NULL;

    CREATE TABLE outages (
        since REAL NOT NULL,
        shard INTEGER NOT NULL,
        until REAL NOT NULL,
        PRIMARY KEY (since, shard)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE absences (
        person INTEGER NOT NULL,
        since REAL NOT NULL,
        until REAL NOT NULL,
        mode TEXT NOT NULL,
        is_over INTEGER NOT NULL DEFAULT 0,
        is_told INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (person, since)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX absences_running ON absences (person) WHERE is_over = 0;
    CREATE INDEX absences_by_end ON absences (until) WHERE is_over = 0;
    CREATE INDEX absences_untold ON absences (since) WHERE is_told = 0;

    CREATE TABLE invitations (
        session INTEGER NOT NULL REFERENCES sessions,
        person INTEGER NOT NULL,
        by INTEGER NOT NULL,
        until REAL NOT NULL,
        message INTEGER,
        PRIMARY KEY (session, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX invitations_until ON invitations (until);
    CREATE INDEX invitations_by ON invitations (by, until);
    CREATE INDEX invitations_to_tell ON invitations (session) WHERE message IS NULL;

    CREATE TABLE preferences (
        person INTEGER PRIMARY KEY,
        palette TEXT,
        zone TEXT,
        guessed_zone TEXT,
        quiet_from INTEGER,
        quiet_to INTEGER,
        reminders TEXT,
        unreached INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    INSERT INTO preferences (person, palette) SELECT person, palette FROM people;
    DROP TABLE people;
    ALTER TABLE preferences RENAME TO people;
    CREATE INDEX people_unreached ON people (person) WHERE unreached = 1;
    """,
    # A call may be brief; those that wait already are not.
    """
    ALTER TABLE calls ADD COLUMN brief INTEGER NOT NULL DEFAULT 0;
    """,
    # A board has the number of its frame, and says what it becomes once there is a newer one.
    """
    ALTER TABLE boards ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE boards ADD COLUMN becomes TEXT NOT NULL DEFAULT 'story';
    UPDATE boards SET last = coalesce(
        (SELECT max(number) FROM story WHERE story.session = boards.session AND posted = message), 0
    );
    UPDATE boards SET becomes = 'first' WHERE message = (
        SELECT posted FROM story WHERE story.session = boards.session ORDER BY number LIMIT 1
    );
    """,
    # Orders: what people have said ahead, and nobody else may learn. Those who are invited to do so have a
    # call, whose time may run.
    """
    CREATE TABLE orders (
        session INTEGER NOT NULL REFERENCES sessions,
        seat INTEGER NOT NULL,
        decision TEXT NOT NULL,
        person INTEGER NOT NULL,
        scope INTEGER NOT NULL,
        said TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (session, seat, decision)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX calls_invited ON calls (soft) WHERE kind = 'invited' AND soft IS NOT NULL;
    """,
    # An answer says whether somebody knows more since, so that it cannot be taken back; of those from before
    # nobody knows. It also says what it gave to the reserve of its seat. A call says for what it waits. And
    # people keep notes that they alone read.
    """
    ALTER TABLE answers ADD COLUMN reveals INTEGER NOT NULL DEFAULT 3;
    ALTER TABLE answers ADD COLUMN gained REAL NOT NULL DEFAULT 0;
    ALTER TABLE calls ADD COLUMN decision TEXT NOT NULL DEFAULT '';
    CREATE TABLE private_notes (
        session INTEGER NOT NULL REFERENCES sessions,
        person INTEGER NOT NULL,
        text TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (session, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX private_notes_by_person ON private_notes (person);
    """,
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
)


def migrate(db: sqlite3.Connection, version: int) -> None:
    """Bring a file of this version up to date, in one transaction."""
    if version < len(MIGRATIONS):
        scripts = "".join(f"{script};" for script in MIGRATIONS[version:])
        numbers = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {len(MIGRATIONS)};"
        db.executescript(f"BEGIN IMMEDIATE; {scripts} {numbers} COMMIT;")
