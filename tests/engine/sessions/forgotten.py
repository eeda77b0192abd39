"""People who are forgotten in a file, and what the others see of their games before and after."""

from engine.journal import course_rows, ending_rows, match_rows, result_rows, session_rows, sitting_rows
from engine.journal.file_checks import beside
from engine.journal.forgetting_rows import sessions_with
from engine.journal.records import Given, PersonId, Result, SeatRow
from engine.journal.snowflakes import as_id, signed
from engine.sessions.acts import Beginning
from engine.sessions.exports import exported
from engine.sessions.looking_back import LookingBack
from engine.sessions.luck import Luck
from engine.sessions.seating import Person
from tests.every_game.record import FOLDER, read

NAMES = (
    *("Anneliese", "Bartholomäus", "Cleopatra", "Dagobert", "Ekaterina", "Ferdinand", "Gwendolyn"),
    *("Hieronymus", "Isidora", "Joachim", "Kunigunde", "Leopoldine", "Maximilian", "Nepomuk", "Oktavian"),
    *("Petronella", "Quirinus", "Rosamunde", "Sebastiane", "Theodora"),
)
SAME = ("answers", "checkpoints", "results", "sittings", "story", "calls", "clocks", "boards", "outages")
"""The tables in which nothing may change but who somebody is and what they are called."""


def crowd(chance, most=20):
    """People with ids as Discord gives them, and names that nothing else has."""
    ids = [(1 << 56) + (chance.below(1 << 30) << 28) + chance.below(1 << 28) for _ in NAMES[:most]]
    ids[0] |= 1 << 63  # an id of 20 digits
    return tuple(Person(PersonId(one), name) for one, name in zip(ids, NAMES, strict=False))


def traces(path, person):
    """What is left of a person in the bytes of a file and of what lies beside it, and how often."""
    raw = b"".join(
        beside(path, ending).read_bytes() for ending in ("", "-wal", "-shm") if beside(path, ending).exists()
    )
    number = signed(person.id)
    size = next(n for n in (1, 2, 3, 4, 6, 8) if -(1 << 8 * n - 1) <= number < 1 << 8 * n - 1)
    forms = (number.to_bytes(size, "big", signed=True), str(person.id), str(number), person.name)
    found = {form: raw.count(form.encode() if isinstance(form, str) else form) for form in forms}
    return {form: count for form, count in found.items() if count}


async def leave_all(sessions, person):
    """Leave every game, as a person does it."""
    for session in await unfinished(sessions, person):
        await sessions.leave(session.id, person)


async def unfinished(sessions, person):
    found = await all_of(sessions)
    return [one for one in found if one.status in ("open", "playing") and one.seat_of(person.id) is not None]


async def all_of(sessions):
    rows = await sessions.workings.journal.write(
        lambda db: db.execute("SELECT id, guild FROM sessions ORDER BY id").fetchall()
    )
    return [await sessions.find(number, guild=as_id(guild)) for number, guild in rows]


async def ghosts_of(sessions):
    return await sessions.workings.journal.read(
        lambda db: [number for (number,) in db.execute("SELECT number FROM ghosts")]
    )


def recorded(db, people, games):
    """Store so many recorded games of all titles, as if these people had played them."""
    paths = sorted(FOLDER.glob("*.txt"))
    for number in range(games):
        setup, answers, _ = read(paths[number % len(paths)].read_text(encoding="utf-8"))
        there = [people[(7 * number + seat * (1 + number % 3)) % len(people)] for seat in range(setup.seats)]
        seats = [SeatRow(person.name, person.id) for person in there]
        session_id = session_rows.insert_session(
            *(db,),
            game=setup.name,
            options=setup.options,
            guild=1 + number % 2,
            channel=2,
            language="en",
            host=there[0].id,
            name=there[0].name,
            at=float(number),
        )
        session_rows.save_seats(db, session_id, seats, there[0].id)
        match_rows.save_start(db, session_id, seed=setup.seed, thread=5000 + number)
        sitting_rows.sit(db, session_id, seats, from_row=1)
        match = setup.start()
        Beginning.of(match).store(db, session_id, 0.0, answered=0)
        for given, (ticket, seat, answer) in enumerate(answers):
            one = Given(seat, there[seat].id, match.submit(seat, answer, ticket=ticket), match.digest())
            match_rows.save_step(db, session_id, [one], answered=given, at=float(given))
        ranking = match.ranking()
        match_rows.save_end(db, session_id)
        result_rows.save_result(db, session_id, Result(9.0, ranking.ranks, ranking.points))
        ending_rows.end_all(db, session_id, 9.0)
        match.close()


class Seen:
    """All that others see of the games in which one person was, and all rows of all games, but for this
    person's name and id."""

    def __init__(self, sessions, gone, others):
        self.sessions, self.gone, self.others = sessions, gone, {one.id for one in others}
        self.luck, self.back = Luck(sessions.workings), LookingBack(sessions)
        self.ghosts, self.numbers = [], None

    async def look(self):
        """The rows of all games, and what everybody and one of the others reads of each, by what it is."""
        self.ghosts = await ghosts_of(self.sessions)
        seen = {table: await self._rows(table) for table in SAME}
        if self.numbers is None:
            self.numbers = set(
                await self.sessions.workings.journal.write(lambda db: sessions_with(db, self.gone.id))
            )
        for session in await all_of(self.sessions):
            if session.id not in self.numbers or session.seed is None:
                continue
            verdict = await self.luck.verify(session) if session.status == "over" else None
            assert verdict is None or verdict.difference is None, (session.id, verdict)
            reader = next((seat.person for seat in session.seats if seat.person in self.others), None)
            seen[session.id] = await self._seen(session, reader)
        return seen

    async def _seen(self, session, reader):
        course = await self.sessions.workings.journal.read(lambda db: course_rows.course(db, session))
        game = self.sessions.workings.games[session.game]
        files = [exported(game, session, course, one, None).decode() for one in (None, reader)]
        seat = None if reader is None else session.seat_of(reader)
        found = [*files, await self.sessions.log(session, None), await self.sessions.log(session, seat)]
        if seat is not None:
            found += [
                await self.sessions.since_acting(session, seat),
                await self.sessions.have_others_acted(session, seat),
            ]
            if session.status != "closed":
                past = await self.back.past(session, reader)
                found += [past.view, past.public, past.events, past.steps]
        return [self._without(each) for each in found]

    async def _rows(self, table):
        rows = await self.sessions.workings.journal.write(
            lambda db: db.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3").fetchall()  # noqa: S608
        )
        theirs = {signed(self.gone.id), *self.ghosts}
        return [tuple(self._cell(each, theirs) for each in row) for row in rows]

    def _cell(self, each, theirs):
        if isinstance(each, str):
            return self._without(each) if self.gone.name in each else each
        return "gone" if each in theirs else each

    def _without(self, seen):
        text = seen if isinstance(seen, str) else repr(seen)
        for name in (self.gone.name + "!", self.gone.name):
            text = text.replace(name, "")
        return text
