"""What a journal's file holds, as named questions with one SQL each, for tests that look on from outside.

It opens the file for itself, read-only but for two functions at the end. It knows neither Discord nor rules.
"""

import contextlib
import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from engine.play.codec import unpacked
from engine.play.digests import FORMAT

OWN_TABLES = """
CREATE TEMP TABLE here (guild INTEGER);
CREATE TEMP VIEW sessions AS SELECT * FROM main.sessions WHERE guild = (SELECT guild FROM temp.here);
CREATE TEMP VIEW seats AS SELECT * FROM main.seats WHERE session IN (SELECT id FROM temp.sessions);
CREATE TEMP VIEW calls AS SELECT * FROM main.calls WHERE session IN (SELECT id FROM temp.sessions);
CREATE TEMP VIEW answers AS SELECT * FROM main.answers WHERE session IN (SELECT id FROM temp.sessions);
CREATE TEMP VIEW checkpoints AS SELECT * FROM main.checkpoints
    WHERE session IN (SELECT id FROM temp.sessions);
CREATE TEMP VIEW story AS SELECT * FROM main.story WHERE session IN (SELECT id FROM temp.sessions);
"""
"""What hides from a reader of the journal the games of other servers."""


class Stored:
    """`with Stored(path) as stored`: what the file holds; of one server's games alone if `guild` names one.

    The first question opens the file, and so does the first one after a `close`.
    """

    def __init__(self, path: Path, *, guild: int | None = None) -> None:
        self._path, self._guild = path, guild
        self._db: sqlite3.Connection | None = None

    def __enter__(self) -> "Stored":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None

    # Games

    def numbers(self) -> list[int]:
        """Those of all games, oldest first."""
        return self._column("SELECT id FROM sessions ORDER BY id")

    def statuses(self) -> list[str]:
        """How each game stands, oldest first: open, playing, over or closed."""
        return self._column("SELECT status FROM sessions ORDER BY id")

    def status(self, number: int) -> str:
        return self._one("SELECT status FROM sessions WHERE id = ?", number)

    def is_put_away(self, number: int) -> bool:
        """Whether a game is over, and the bot has done what it does at the end."""
        return bool(self._one("SELECT status = 'over' AND archived FROM sessions WHERE id = ?", number))

    def game(self, number: int) -> str:
        """What is played in it: `boomtown`, …"""
        return self._one("SELECT game FROM sessions WHERE id = ?", number)

    def seed(self, number: int) -> str:
        return self._one("SELECT seed FROM sessions WHERE id = ?", number)

    def thread(self, number: int) -> int | None:
        """The id of the thread in which it is played."""
        return self._one("SELECT thread FROM sessions WHERE id = ?", number)

    def lobbies(self) -> list[int | None]:
        """The id of the message of each game's open seats, oldest first; None where none is noted."""
        return self._column("SELECT lobby FROM sessions ORDER BY id")

    def started_from(self, lobby: int) -> list[int]:
        """The numbers of the games that are being played and whose open seats this message had."""
        return self._column("SELECT id FROM sessions WHERE lobby = ? AND status = 'playing'", lobby)

    def troubles(self) -> list[str | None]:
        """What keeps each game from being shown, oldest first; None where nothing does."""
        return self._column("SELECT trouble FROM sessions ORDER BY id")

    def asked(self, number: int) -> list[int]:
        """The ids of the people whom a game calls and waits for."""
        return self._column(
            "SELECT person FROM calls JOIN seats USING (session, seat)"
            " WHERE session = ? AND calls.kind = 'asked'",
            number,
        )

    def next_reminder(self, number: int) -> float | None:
        """When somebody whom a game waits for is reminded next, in UNIX seconds."""
        return self._one("SELECT min(remind_at) FROM calls WHERE session = ?", number)

    def deadlines(self, number: int) -> list[float]:
        """When the clocks of a game that run are over, in UNIX seconds."""
        return self._column("SELECT due FROM calls WHERE session = ? AND due IS NOT NULL", number)

    def outages(self) -> list[tuple[float, float]]:
        """From when to when Discord could not be reached, in UNIX seconds."""
        return self._rows("SELECT since, until FROM outages ORDER BY since")

    # Seats

    def seats(self) -> int:
        return self._one("SELECT count(*) FROM seats")

    def seats_of_people(self) -> int:
        return self._one("SELECT count(*) FROM seats WHERE person IS NOT NULL")

    def seats_of_robots(self) -> int:
        return self._one("SELECT count(*) FROM seats WHERE person IS NULL")

    # Time

    def free_until(self, number: int) -> list[int]:
        """For each call of a game whose clock runs, until when its time costs no reserve."""
        return self._column("SELECT soft FROM calls WHERE session = ? AND due IS NOT NULL", number)

    # Answers

    def answers(self) -> list[tuple[int, str, int, str]]:
        """The stored answers of people and robots, in order: (number, ticket, seat, answer)."""
        return self._rows("SELECT number, ticket, seat, answer FROM answers ORDER BY session, number")

    def answers_of_people(self, number: int) -> int:
        """How many answers the people of a game have given."""
        return self._one("SELECT count(*) FROM answers WHERE session = ? AND person IS NOT NULL", number)

    def answers_in_round(self, number: int) -> int:
        """How many answers the running round of a game has."""
        return self._one(
            "SELECT count(*) FROM answers WHERE session = ?1"
            " AND number > (SELECT max(answered) FROM checkpoints WHERE session = ?1)",
            number,
        )

    def answered(self) -> set[int]:
        """The numbers of the games that have an answer."""
        return set(self._column("SELECT DISTINCT session FROM answers"))

    def digests(self) -> list[str]:
        """Those of all answers."""
        return self._column("SELECT digest FROM answers ORDER BY session, number")

    # States and stories

    def state(self, number: int) -> dict[str, Any]:
        """The state with which a game's running round began."""
        newest = "SELECT state FROM checkpoints WHERE session = ? ORDER BY round DESC LIMIT 1"
        state: dict[str, Any] = json.loads(unpacked(self._one(newest, number)))
        return state

    def story(self, number: int) -> list[tuple[int, str, dict[str, Any]]]:
        """What has happened in a game, in order: (number of the row, kind of event, event)."""
        rows = self._rows("SELECT number, kind, event FROM story WHERE session = ? ORDER BY number", number)
        return [(row, kind, json.loads(event)) for row, kind, event in rows]

    def events(self, number: int, kind: str) -> list[dict[str, Any]]:
        """The events of one kind, in order."""
        return [event for _, each, event in self.story(number) if each == kind]

    def unposted(self, number: int) -> int:
        """How many rows of a game's story are not posted yet."""
        return self._one("SELECT count(*) FROM story WHERE session = ? AND posted IS NULL", number)

    def left_to_post(self) -> int:
        """How many rows of all stories are not posted yet, and how many finished games not put away."""
        return self._one(
            "SELECT (SELECT count(*) FROM story WHERE posted IS NULL)"
            " + (SELECT count(*) FROM sessions WHERE status = 'over' AND archived = 0)"
        )

    def behind(self) -> int:
        """How many games are in trouble, or have rows that are not posted."""
        return self._one(
            "SELECT count(*) FROM sessions WHERE trouble IS NOT NULL"
            " OR id IN (SELECT session FROM story WHERE posted IS NULL)"
        )

    # The file

    def is_sound(self) -> bool:
        """Whether SQLite finds nothing wrong with the file."""
        return self._column("PRAGMA integrity_check") == ["ok"]

    def _rows(self, sql: str, *values: object) -> list[Any]:
        if self._db is None:
            address = f"{self._path.absolute().as_uri()}?mode=ro"
            self._db = sqlite3.connect(address, uri=True, isolation_level=None)
            if self._guild is not None:
                self._db.executescript(OWN_TABLES)
                self._db.execute("INSERT INTO temp.here VALUES (?)", (self._guild,))
        return self._db.execute(sql, values).fetchall()

    def _column(self, sql: str, *values: object) -> list[Any]:
        return [value for (value,) in self._rows(sql, *values)]

    def _one(self, sql: str, *values: object) -> Any:
        (value,) = self._column(sql, *values)
        return value


def rewrite_states(path: Path, states: Mapping[int, dict[str, Any]]) -> None:
    """Let games, by their numbers, have begun their running rounds with other states, while no bot runs. What
    was answered before is no longer compared."""
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        for number, state in states.items():
            db.execute("UPDATE checkpoints SET state = ? WHERE session = ?", (json.dumps(state), number))
            db.execute("UPDATE answers SET digest = '' WHERE session = ?", (number,))


def spoil_digests(path: Path) -> None:
    """Let all answers have come to another state than they did."""
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE answers SET digest = ?", (f"{FORMAT}:of another state",))


def say_ahead(path: Path, number: int, decision: str, scope: int, said: Mapping[int, object]) -> None:
    """Let people, by their ids, have said something ahead in a game, while no bot runs."""
    insert = (
        "INSERT INTO orders (session, seat, decision, person, scope, said, at)"
        " SELECT session, seat, ?, person, ?, ?, 0 FROM seats WHERE session = ? AND person = ?"
    )
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        for person, answer in said.items():
            assert db.execute(insert, (decision, scope, json.dumps(answer), number, person)).rowcount == 1
