"""A table at which answers are taken back.

Its toy is about numbers: whoever says an eight rolls a die, and whoever says a nine learns something alone.
"""

from dataclasses import replace

from engine.journal import match_rows, session_rows, undo_rows
from engine.journal.replay import rebuilt
from engine.play.orders import Orderable, always, limit_of
from engine.sessions.undoing import Undoing
from tests.engine.sessions.clocked import Clocked
from tests.engine.table_talk import TABLES, ranking
from tests.engine.toy import Said, game_of, letter, number, secret_letter


async def naming(table):
    """Every seat names a number, in turn. Meanwhile all may change a secret. Whoever says a seven lets all
    lay a sealed letter."""
    seats = range(table.state.log[0])
    for seat in seats:
        aside = secret_letter(table)
        said = await table.ask(seat, number(), meanwhile=dict.fromkeys(seats, aside))
        table.state.log.append(said)
        table.tell(Said(f"seat {seat} says {said}"))
        if said == 7:
            await table.ask_all({one: letter() for one in seats}, revealed=True)
        if said == 8:
            table.tell(Said(f"die {table.chance.roll()}"))
        if said == 9:
            table.tell(Said("a secret"), only=seat)


def scope(view):
    """The round, while it is on."""
    return (len(view.log) - 1) // view.log[0] + 1 if view.asked else None


SAY = Orderable(decision="number", scope=scope, asks=lambda view: limit_of(number()), invites=always)
NAMING = replace(game_of(naming, rounds=6), ranking=ranking, orders=(SAY,))
WITH_NAMING = {**TABLES, "naming": NAMING, "plain": replace(NAMING, orders=())}


class Undone(Clocked):
    """Undo, at a table of this toy."""

    def __init__(self, journal, **more):
        super().__init__(journal, tables=WITH_NAMING, **more)
        self.undoing = Undoing(self.sessions.workings)

    def again(self):
        """The same after a new start of the bot."""
        return Undone(self.journal, now=self.now)

    async def says(self, session, *said):
        """People say something, one after the other."""
        for person, text in said:
            await self.sessions.submit(session.id, person, str(text), decision="number")

    async def changes(self, session, person, key):
        """A person changes their secret."""
        asked = await self.sessions.asked(session.id, person.id, decision="letter")
        await self.sessions.submit(session.id, person, key, ticket=asked.ticket)

    async def log(self, session):
        """What was said and still counts."""
        return (await self.sessions.position(session.id, None)).view.log[1:]

    async def secret(self, session):
        async with self.sessions._matches.locked(session.id):
            return (await self.sessions._matches.load(session.id)).match.state.secret

    async def waiting(self, session):
        return (await self.sessions.position(session.id, None)).waiting_for

    async def reserve(self, session, seat):
        """What a seat has in reserve."""
        found = await self.rows("SELECT reserve FROM clocks WHERE session = ? AND seat = ?", session.id, seat)
        return found[0][0] if found else None

    async def rows(self, statement, *values):
        return await self.journal.read(lambda db: db.execute(statement, values).fetchall())

    async def dump(self):
        """All that is stored."""
        return await self.journal.read(lambda db: list(db.iterdump()))

    async def answers(self, session):
        """All answers: (number, ticket, seat, undone)."""
        return [
            (one.number, one.ticket, one.seat, one.undone)
            for one in await self.journal.read(lambda db: undo_rows.answers_from(db, session.id, 0))
        ]

    async def check_replay(self, session):
        """Fails unless the match is the same in memory, rebuilt by another bot, and replayed from its very
        first checkpoint."""

        def stored(db):
            found = session_rows.session(db, session.id)
            return found, match_rows.record(db, session.id, from_start=True)

        now = await self.sessions.position(session.id, None)
        later = await self.again().sessions.position(session.id, None)
        assert (now.ticket, now.view, now.told) == (later.ticket, later.view, later.told)
        found, record = await self.journal.read(stored)
        whole = rebuilt(WITH_NAMING[session.game], found, found.seed, record)
        assert (whole.ticket, whole.view(None)) == (now.ticket, now.view)
        whole.close()
