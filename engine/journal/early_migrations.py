"""The first migrations of the journal's tables, until there were clocks. They are never changed."""

EARLY_MIGRATIONS = (
    """
    CREATE TABLE sessions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        guild INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        language TEXT NOT NULL,
        host INTEGER NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        created REAL NOT NULL,
        lobby INTEGER,
        thread INTEGER,
        seed TEXT,
        board INTEGER,
        board_from INTEGER NOT NULL DEFAULT 1,
        board_due TEXT NOT NULL DEFAULT '[]',
        asked_since TEXT NOT NULL DEFAULT '{}',
        published INTEGER NOT NULL DEFAULT 0,
        archived INTEGER NOT NULL DEFAULT 0,
        trouble TEXT,
        channel_told INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX sessions_by_guild ON sessions (guild, status);
    CREATE INDEX sessions_by_thread ON sessions (thread);

    CREATE TABLE seats (
        session INTEGER NOT NULL REFERENCES sessions,
        seat INTEGER NOT NULL,
        person INTEGER,
        name TEXT NOT NULL,
        PRIMARY KEY (session, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX seats_once ON seats (session, person) WHERE person IS NOT NULL;
    CREATE INDEX seats_by_person ON seats (person);

    CREATE TABLE checkpoints (
        session INTEGER NOT NULL REFERENCES sessions,
        round INTEGER NOT NULL,
        attempt INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        state TEXT NOT NULL,
        told INTEGER NOT NULL,
        story TEXT NOT NULL,
        answered INTEGER NOT NULL,
        PRIMARY KEY (session, round, attempt)
    ) STRICT;

    CREATE TABLE answers (
        session INTEGER NOT NULL REFERENCES sessions,
        number INTEGER NOT NULL,
        ticket TEXT NOT NULL,
        seat INTEGER NOT NULL,
        person INTEGER,
        answer TEXT NOT NULL,
        digest TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (session, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE story (
        session INTEGER NOT NULL REFERENCES sessions,
        number INTEGER NOT NULL,
        only_seat INTEGER,
        kind TEXT NOT NULL,
        event TEXT NOT NULL,
        at REAL NOT NULL,
        published INTEGER,
        PRIMARY KEY (session, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX story_unpublished ON story (session) WHERE published IS NULL;

    CREATE TABLE drafts (
        session INTEGER NOT NULL REFERENCES sessions,
        seat INTEGER NOT NULL,
        ticket TEXT NOT NULL,
        draft TEXT NOT NULL,
        PRIMARY KEY (session, seat)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE notes (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE answers ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
    UPDATE answers SET told = (
        SELECT coalesce(max(number), 0) FROM story
        WHERE story.session = answers.session AND story.at < answers.at
    );

    CREATE TABLE people (
        person INTEGER PRIMARY KEY,
        palette TEXT NOT NULL
    ) STRICT;
    """,
    # Digests are made in another way, and stories tell more: older answers are replayed without digests.
    "UPDATE answers SET digest = ''",
    # An option has copies and a worth, so what is asked has other digests.
    "UPDATE answers SET digest = ''",
    # A seat may have one draft for what it is asked, and one for what it may change meanwhile.
    """
    CREATE TABLE drafts_by_ticket (
        session INTEGER NOT NULL REFERENCES sessions,
        seat INTEGER NOT NULL,
        ticket TEXT NOT NULL,
        draft TEXT NOT NULL,
        PRIMARY KEY (session, seat, ticket)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO drafts_by_ticket SELECT session, seat, ticket, draft FROM drafts;
    DROP TABLE drafts;
    ALTER TABLE drafts_by_ticket RENAME TO drafts;
    """,
    # A choice of several things may have a usual answer, so what is asked has other digests.
    "UPDATE answers SET digest = ''",
    # A question that goes on may call its seats once more: this is the ticket of the last that did.
    "ALTER TABLE sessions ADD COLUMN called_by TEXT",
    # A restored file goes on with new tickets and new luck, and adopts no board of its lost future. Sittings
    # keep who sat where and under which name: a story is told with the names of its time. Board messages are
    # remembered as long as they may have buttons, and messages with open seats if they are out of date.
    """
    ALTER TABLE sessions ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sessions ADD COLUMN attempt INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sessions ADD COLUMN restored REAL;
    ALTER TABLE sessions ADD COLUMN adopt_after INTEGER;

    CREATE TABLE sittings (
        session INTEGER NOT NULL REFERENCES sessions,
        seat INTEGER NOT NULL,
        number INTEGER NOT NULL,
        person INTEGER,
        name TEXT NOT NULL,
        from_row INTEGER NOT NULL,
        why TEXT,
        PRIMARY KEY (session, seat, number)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO sittings (session, seat, number, person, name, from_row, why)
    SELECT story.session, json_extract(story.event, '$.seat'), 1, (
        SELECT max(answers.person) FROM answers
        WHERE answers.session = story.session AND answers.seat = json_extract(story.event, '$.seat')
    ), json_extract(story.event, '$.left'), 1, 'left'
    FROM story WHERE story.kind = 'RobotSatDown';
    INSERT INTO sittings (session, seat, number, person, name, from_row, why)
    SELECT seats.session, seats.seat, 1 + (
        SELECT count(*) FROM sittings
        WHERE sittings.session = seats.session AND sittings.seat = seats.seat
    ), seats.person, seats.name, coalesce((
        SELECT max(story.number) FROM story
        WHERE story.session = seats.session AND story.kind = 'RobotSatDown'
        AND json_extract(story.event, '$.seat') = seats.seat
    ), 1), CASE sessions.status WHEN 'playing' THEN NULL ELSE 'end' END
    FROM seats JOIN sessions ON sessions.id = seats.session
    WHERE sessions.status <> 'open' AND sessions.seed IS NOT NULL;

    DELETE FROM notes WHERE name LIKE 'commands/%';
    ALTER TABLE sessions ADD COLUMN lobby_behind INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX sessions_in_trouble ON sessions (guild) WHERE trouble IS NOT NULL;
    CREATE INDEX sessions_behind ON sessions (guild) WHERE lobby_behind = 1;

    CREATE TABLE boards (
        session INTEGER NOT NULL REFERENCES sessions,
        message INTEGER NOT NULL,
        thread INTEGER NOT NULL,
        PRIMARY KEY (session, message)
    ) STRICT, WITHOUT ROWID;
    INSERT OR IGNORE INTO boards (session, message, thread)
    SELECT story.session, story.published, sessions.thread
    FROM story JOIN sessions ON sessions.id = story.session
    WHERE story.published IS NOT NULL AND sessions.thread IS NOT NULL
    AND (sessions.status = 'playing' OR story.published IS NOT sessions.board);
    """,
    # A start finds what it looks for without going through all games that ever were. A board has a mark if it
    # is old. States of checkpoints from which nothing resumes are emptied later, while the bot is running.
    """
    CREATE INDEX sessions_open ON sessions (status) WHERE status = 'open';
    CREATE INDEX sessions_playing ON sessions (status) WHERE status = 'playing';
    CREATE INDEX sessions_without_board ON sessions (status, board)
    WHERE status = 'playing' AND board IS NULL;
    CREATE INDEX sessions_to_archive ON sessions (archived)
    WHERE status IN ('over', 'closed') AND thread IS NOT NULL AND archived = 0;
    CREATE INDEX sessions_restored ON sessions (restored) WHERE restored IS NOT NULL;
    CREATE INDEX sessions_troubled ON sessions (trouble) WHERE trouble IS NOT NULL;
    DROP INDEX sessions_behind;
    CREATE INDEX sessions_behind ON sessions (lobby_behind, guild) WHERE lobby_behind = 1;

    ALTER TABLE boards ADD COLUMN is_old INTEGER NOT NULL DEFAULT 0;
    UPDATE boards SET is_old = 1 WHERE message IS NOT (SELECT board FROM sessions WHERE id = session);
    CREATE INDEX boards_old ON boards (message) WHERE is_old = 1;

    INSERT INTO notes (name, value) SELECT 'states-emptied', '0' WHERE EXISTS (SELECT 1 FROM sessions);
    """,
    # An answer says who gave it and what kind it is. What was taken back stays, with a mark. Every seat that
    # is waited for has a row, and so has every match that ended. The tickets of old calls are not known here,
    # only whether their question has called once more.
    """
    ALTER TABLE answers ADD COLUMN by TEXT NOT NULL DEFAULT 'person';
    UPDATE answers SET by = 'robot' WHERE person IS NULL;
    ALTER TABLE answers ADD COLUMN kind TEXT NOT NULL DEFAULT 'asked';
    UPDATE answers SET kind = 'aside' WHERE ticket LIKE '%+';
    UPDATE answers SET kind = 'interjection' WHERE ticket LIKE '%!';
    ALTER TABLE answers ADD COLUMN undone INTEGER;
    ALTER TABLE story ADD COLUMN undone INTEGER;

    CREATE TABLE drafts_by_kind (
        session INTEGER NOT NULL REFERENCES sessions,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        ticket TEXT NOT NULL,
        draft TEXT NOT NULL,
        PRIMARY KEY (session, seat, kind)
    ) STRICT, WITHOUT ROWID;
    INSERT OR REPLACE INTO drafts_by_kind (session, seat, kind, ticket, draft)
    SELECT session, seat,
    CASE WHEN ticket LIKE '%+' THEN 'aside' WHEN ticket LIKE '%!' THEN 'interjection' ELSE 'asked' END,
    ticket, draft FROM drafts;
    DROP TABLE drafts;
    ALTER TABLE drafts_by_kind RENAME TO drafts;

    CREATE TABLE calls (
        session INTEGER NOT NULL REFERENCES sessions,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        ticket TEXT NOT NULL,
        told INTEGER NOT NULL,
        opened REAL NOT NULL,
        posted REAL,
        recalled REAL,
        PRIMARY KEY (session, seat, kind)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO calls (session, seat, kind, ticket, told, opened, posted, recalled)
    SELECT sessions.id, seats.seat, 'asked', coalesce(called_by, ''), since.value, now.at, now.at,
    CASE WHEN called_by IS NULL THEN NULL ELSE now.at END
    FROM sessions JOIN json_each(sessions.asked_since) AS since
    JOIN seats ON seats.session = sessions.id AND seats.person = CAST(since.key AS INTEGER)
    JOIN (SELECT strftime('%s', 'now') + 0.0 AS at) AS now
    WHERE sessions.status = 'playing';
    ALTER TABLE sessions RENAME COLUMN published TO posted;
    ALTER TABLE story RENAME COLUMN published TO posted;
    ALTER TABLE sessions DROP COLUMN asked_since;
    ALTER TABLE sessions DROP COLUMN called_by;

    CREATE TABLE results (
        session INTEGER PRIMARY KEY REFERENCES sessions,
        ended REAL NOT NULL,
        ranks TEXT,
        points TEXT
    ) STRICT;
    INSERT INTO notes (name, value) SELECT 'results-missing', '0' WHERE EXISTS (SELECT 1 FROM sessions);
    """,
)
