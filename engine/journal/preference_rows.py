"""The SQL of what people chose for themselves. Plain functions, like `session_rows`."""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.clock.hours import Hours
from engine.journal.records import PersonId, Reminding
from engine.journal.snowflakes import as_id, signed

_USUAL: Final = Hours()


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a person has chosen about time; None means that they have not."""

    zone: str | None = None
    guessed_zone: str | None = None
    """The zone that their language suggests; it counts until they choose one."""
    quiet_from: int | None = None
    quiet_to: int | None = None
    reminders: str | None = None

    @property
    def has_hours(self) -> bool:
        """Whether they have ever chosen a zone or quiet hours."""
        return any(each is not None for each in (self.zone, self.quiet_from, self.quiet_to))

    @property
    def reminding(self) -> Reminding:
        """How they are reminded."""
        return Reminding(self.reminders or Reminding.THREAD)

    @property
    def hours(self) -> Hours:
        """The hours that count for them now."""
        return Hours(
            self.zone or self.guessed_zone or _USUAL.zone,
            _USUAL.quiet_from if self.quiet_from is None else self.quiet_from,
            _USUAL.quiet_to if self.quiet_to is None else self.quiet_to,
        )


@dataclass(frozen=True, slots=True)
class Shown:
    """How a person wants answers to look, by names; None means that they have not chosen."""

    palette: str | None = None
    letters: str | None = None
    texts: str | None = None


def chosen(db: sqlite3.Connection, person: PersonId) -> Chosen:
    """What a person has chosen about time."""
    row = db.execute(
        "SELECT zone, guessed_zone, quiet_from, quiet_to, reminders FROM people WHERE person = ?",
        (signed(person),),
    ).fetchone()
    return Chosen() if row is None else Chosen(*row)


def save_chosen(db: sqlite3.Connection, person: PersonId, chosen: Chosen) -> None:
    """Store what a person has chosen about time."""
    db.execute(
        "INSERT INTO people (person, zone, guessed_zone, quiet_from, quiet_to, reminders)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person) DO UPDATE SET zone = excluded.zone,"
        " guessed_zone = excluded.guessed_zone, quiet_from = excluded.quiet_from,"
        " quiet_to = excluded.quiet_to, reminders = excluded.reminders",
        (
            *(signed(person), chosen.zone, chosen.guessed_zone, chosen.quiet_from, chosen.quiet_to),
            chosen.reminders,
        ),
    )


def hours_of(db: sqlite3.Connection, person: PersonId) -> Hours:
    """The hours that count for a person now."""
    return chosen(db, person).hours


def save_unreached(db: sqlite3.Connection, person: PersonId) -> None:
    """Note that a direct message did not reach a person: they are reminded in threads from now on, and must
    be told so."""
    db.execute("UPDATE people SET reminders = NULL, unreached = 1 WHERE person = ?", (signed(person),))


def unreached(db: sqlite3.Connection) -> list[PersonId]:
    """The people who must still be told that direct messages do not reach them."""
    return [as_id(row[0]) for row in db.execute("SELECT person FROM people WHERE unreached = 1")]


def save_told(db: sqlite3.Connection, person: PersonId) -> None:
    """Note that a person was told that direct messages do not reach them."""
    db.execute("UPDATE people SET unreached = 0 WHERE person = ?", (signed(person),))


def save_shown(db: sqlite3.Connection, person: PersonId, shown: Shown) -> None:
    """Store how a person wants answers to look; what is None stays as it was."""
    db.execute(
        "INSERT INTO people (person, palette, letters, texts) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (person) DO UPDATE SET palette = coalesce(excluded.palette, palette),"
        " letters = coalesce(excluded.letters, letters), texts = coalesce(excluded.texts, texts)",
        (signed(person), shown.palette, shown.letters, shown.texts),
    )


def shown(db: sqlite3.Connection, people: Iterable[PersonId]) -> dict[PersonId, Shown]:
    """How these people want answers to look; whoever has chosen nothing at all may be missing."""
    asked = [signed(person) for person in people]
    found = db.execute(
        "SELECT person, palette, letters, texts FROM people"  # noqa: S608
        f" WHERE person IN ({', '.join('?' * len(asked))})",
        asked,
    )
    return {as_id(person): Shown(*chosen) for person, *chosen in found}
