"""Answers are counted as everybody sees them: figures tell nothing of what is said ahead, changed under a
seal, or changed aside."""

from dataclasses import replace

import pytest

from engine.journal.records import Meanwhile
from engine.sessions.sessions import Sessions
from tests.engine.sessions.clocked import Clocked
from tests.engine.table_talk import ANNA, AUCTION, BEN, ranking, started
from tests.engine.toy import A, B, game_of, letter, number, secret_letter


@pytest.fixture
def answers(heard):
    """What has been counted of answers since the last look."""

    def found():
        labels = [each[1:] for each in heard if each[0] == "answers"]
        heard.clear()
        return labels

    return found


async def sealed(table):
    """Both lay a letter at once; meanwhile Anna may change a secret."""
    await table.ask_all({A: letter(), B: letter()}, revealed=True, meanwhile={A: secret_letter(table)})


async def test_who_has_answered_is_counted_and_robots_apart(journal, answers):
    sessions = Sessions(journal, {"toy": replace(game_of(both), ranking=ranking)})
    session = await started(sessions, robots=1)
    assert answers() == []
    await sessions.submit(session.id, ANNA, "3")
    assert answers() == [("toy", "person"), ("toy", "robot")]


async def both(table):
    for seat in (A, B):
        table.state.log.append(await table.ask(seat, number()))


async def test_what_was_said_ahead_counts_as_its_owners_own_answer_and_not_before(journal, answers):
    sessions = Sessions(journal, {"toy": AUCTION})
    session = await started(sessions, BEN)
    await sessions.submit(session.id, BEN, "3", ticket="1=number")
    assert answers() == [], "that something was said ahead"
    await sessions.submit(session.id, ANNA, "3")
    assert answers() == [("toy", "person")] * 2


async def test_neither_a_changed_sealed_answer_nor_an_aside_is_counted(journal, answers):
    sessions = Sessions(journal, {"toy": replace(game_of(sealed), ranking=ranking)})
    session = await started(sessions, BEN)
    await sessions.submit(session.id, ANNA, "x")
    assert answers() == [("toy", "person")]
    await sessions.submit(session.id, ANNA, "y")
    aside = await sessions.asked(session.id, ANNA.id, decision="letter")
    await sessions.submit(session.id, ANNA, "x", ticket=f"{aside.ticket.rstrip('+')}+")
    assert answers() == []


async def test_an_order_on_a_kept_seat_counts_as_its_caretakers(journal, answers):
    table = Clocked(journal, tables={"toy": AUCTION})
    session = await started(table.sessions, BEN)
    await table.sessions.submit(session.id, BEN, "3", ticket="1=number")
    await table.absences.go(BEN.id, 3, Meanwhile.CARETAKER)
    await table.absences.tell(BEN.id)
    answers()
    await table.sessions.submit(session.id, ANNA, "3")
    assert answers() == [("toy", "person"), *[("toy", "caretaker")] * 2], "Ben's number, then a letter"
