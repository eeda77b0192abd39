"""The migrations of the journal's tables from clocks on, until servers had settings. None is ever changed."""

CLOCK_MIGRATIONS = (
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
)
