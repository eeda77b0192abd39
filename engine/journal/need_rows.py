"""What a bot must know to go on with the running games of a file, and the SQL of it: a downgrade is refused.

Nobody keeps this up to date by hand. `Game.revision` says by which version of its rules a game is played, and
`digests.FORMAT` what states, stories and digests are like. Whatever is stored of a match notes both, in the
same transaction, unless the file needs as much already.
"""

import json
import sqlite3
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.errors import JournalError
from engine.journal import note_rows
from engine.play import digests
from engine.play.game import AnyGame

NEEDS: Final = "needs"
"""The name of the note: JSON, by title the highest revision by which a running game of it has begun, and by
`FORMAT` the highest format of what is stored of running games. What is not in it is not needed."""
FORMAT: Final = "format"
"""No game has this name."""
_NONE: Final[Mapping[str, int]] = MappingProxyType({})


def check_needs(db: sqlite3.Connection, games: Mapping[str, AnyGame] | None) -> None:
    """Check that this bot can go on with the running games of a file; without `games`, only that it can read
    what is stored of them. Raises JournalError, which names both versions."""
    for what, needed in _needs(db).items():
        if what == FORMAT:
            known, named = digests.FORMAT, "what is stored of its running games has format"
        elif games is not None:
            known = games[what].revision if what in games else 0
            named = f"a running game in it is played by the rules of {what}, revision"
        else:
            continue
        if needed > known:
            has = f"knows {known}" if known else "does not know that game"
            raise JournalError(
                f"it was written by a newer Saloon: {named} {needed}, and this one {has}. Start the newer one"
                " again, or restore a backup that this one can go on with"
            )


def note_needs(db: sqlite3.Connection, title: str | None = None, revision: int = 0) -> None:
    """Note that something is stored of a match. What is stored when a round begins also says of which title
    it is, and by which revision it is played."""
    before = _needs(db)
    needed = {FORMAT: digests.FORMAT} | ({} if title is None else {title: revision})
    if any(before.get(what, 0) < number for what, number in needed.items()):
        after = {**before} | {what: max(number, before.get(what, 0)) for what, number in needed.items()}
        note_rows.save_note(db, NEEDS, json.dumps(after, sort_keys=True))


def forget_needs(db: sqlite3.Connection) -> None:
    """Forget the titles of which no game is running any longer, and the format if none is at all."""
    before = _needs(db)
    if not before:
        return
    running = {
        title
        for which in ("status = 'playing'", "ended_by IS NOT NULL")  # an end may be taken back
        for (title,) in db.execute(f"SELECT DISTINCT game FROM sessions WHERE {which}").fetchall()  # noqa: S608
    }
    kept = running | ({FORMAT} if running else set())
    after = {what: number for what, number in before.items() if what in kept}
    if not after:
        note_rows.forget_note(db, NEEDS)
    elif after != before:
        note_rows.save_note(db, NEEDS, json.dumps(after, sort_keys=True))


def _needs(db: sqlite3.Connection) -> Mapping[str, int]:
    """What a file needs. Raises JournalError when that cannot be read."""
    noted = note_rows.note(db, NEEDS)
    if noted is None:
        return _NONE
    try:
        return {str(what): int(number) for what, number in json.loads(noted).items()}
    except (ValueError, TypeError, AttributeError) as error:
        raise JournalError("the file is damaged (its note of what it needs cannot be read)") from error
