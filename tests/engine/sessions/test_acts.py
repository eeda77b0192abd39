"""Acts: by whom each answer was, and whoever stands in a seat answers in one and the same step."""

from engine.journal.records import By, PersonId, SeatRow
from engine.play.tickets import Kind
from engine.sessions import steps
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from engine.sessions.stand_ins import Said, answers_in_place, stand_ins_of
from tests.engine.play.test_asides import GAME as WITH_ASIDES
from tests.engine.table_talk import ANNA, BEN, CLEO, TOY, started
from tests.engine.toy import A, B, number, start


def rows(db):
    return db.execute("SELECT seat, by, person, kind FROM answers ORDER BY number").fetchall()


async def test_each_stored_answer_says_by_whom_it_was(sessions, journal):
    session = await started(sessions, robots=1)
    await sessions.submit(session.id, ANNA, "3")
    assert await journal.read(rows) == [
        (0, "person", 1, "asked"),
        (1, "robot", None, "asked"),
        (1, "robot", None, "asked"),
    ]


async def test_what_is_changed_meanwhile_is_stored_as_an_aside(journal):
    sessions = Sessions(journal, {"toy": WITH_ASIDES})
    session = await started(sessions, BEN)
    aside = await sessions.asked(session.id, BEN.id)
    await sessions.submit(session.id, BEN, "x", ticket=aside.ticket)
    assert await journal.read(rows) == [(1, "person", 2, Kind.ASIDE)]


async def test_each_stored_answer_says_whether_it_has_revealed_something(journal):
    sessions = Sessions(journal, {"toy": WITH_ASIDES, "turns": TOY})
    quiet, loud = await started(sessions, BEN, CLEO), await started(sessions, BEN, game="turns")
    aside = await sessions.asked(quiet.id, BEN.id)
    await sessions.submit(quiet.id, BEN, "x", ticket=aside.ticket)
    await sessions.submit(quiet.id, ANNA, "3")
    for person in (ANNA, BEN):  # each of them rolls a die
        await sessions.submit(loud.id, person, "3")
    for person in (ANNA, BEN):  # the second letter opens both
        await sessions.submit(loud.id, person, "x")
    reveals = "SELECT reveals FROM answers WHERE session = ? ORDER BY number"
    stored = [
        await journal.read(lambda db, each=each: db.execute(reveals, (each.id,)).fetchall())
        for each in (quiet, loud)
    ]
    assert stored == [[(0,), (0,)], [(2,), (2,), (0,), (1,)]]


class Caretaker:
    """Answers for somebody who is not there: a number, and no letter."""

    by = By.CARETAKER
    interjects = True

    def says(self, match, seat, opened):
        return Said(7) if opened.decision.name == "number" else None


async def test_whoever_stands_in_answers_for_an_owner_in_the_step_of_the_others(
    sessions, journal, monkeypatch
):
    session, posted = await started(sessions, BEN), Posted(journal)
    monkeypatch.setattr(steps, "stand_ins_of", lambda seats, **_: {B: Caretaker()})
    await sessions.submit(session.id, ANNA, "3")
    assert await journal.read(rows) == [(0, "person", 1, "asked"), (1, "caretaker", None, "asked")]
    stored = await posted.session(session.id)
    assert [call.seat for call in stored.calls] == [A, B], "what the caretaker leaves waits for the owner"
    assert not stored.seats[B].is_robot


async def test_what_others_say_for_somebody_is_news_to_them(sessions, journal, monkeypatch):
    session, posted = await started(sessions, BEN), Posted(journal)
    await sessions.submit(session.id, ANNA, "3")
    monkeypatch.setattr(steps, "stand_ins_of", lambda seats, **_: {A: Caretaker()})
    await sessions.submit(session.id, BEN, "4")
    await sessions.submit(session.id, ANNA, "x")
    acted = (await posted.board(session.id)).since.of(A)
    await sessions.submit(session.id, BEN, "y")  # the next round begins, and the caretaker names a number
    assert (await journal.read(rows))[-1][:2] == (0, "caretaker")
    assert (await posted.board(session.id)).since.of(A) == acted


async def test_whoever_says_nothing_ends_no_step_and_no_match():
    async def script(table):
        await table.ask(A, number())

    match = start(script)
    silent = {A: Caretaker()} | {B: Caretaker()}
    assert [one.seat for one in answers_in_place(match, silent)] == [A]
    assert match.is_over


def test_only_a_seat_without_an_owner_has_a_robot():
    stand_ins = stand_ins_of([SeatRow("Anna", PersonId(1)), SeatRow("Dusty")], is_anybody_present=True)
    assert {seat: stand_in.by for seat, stand_in in stand_ins.items()} == {B: By.ROBOT}
