"""Which answers are whose, when it is settled who has played a seat."""

import pytest

from engine.journal import act_rows, place_rows, session_rows
from engine.journal.records import By
from engine.play.tickets import Kind

ANNA, BEN = 1, 2


@pytest.fixture
async def given(journal):
    """Stores answers on seat 0, each as (ticket, by, person), and says how many count for whom."""

    async def stored(*answers, kind=Kind.ASKED, undone=None, brief=()):
        def job(db):
            session = session_rows.insert_session(
                *(db,),
                **{"game": "toy", "options": {}, "guild": 1, "channel": 2, "language": "en"},
                **{"host": ANNA, "name": "Anna", "at": 1.0},
            )
            for number, (ticket, by, person) in enumerate(answers, 1):
                db.execute(
                    "INSERT INTO answers (session, number, ticket, kind, seat, by, person, answer, digest,"
                    " at, undone) VALUES (?, ?, ?, ?, 0, ?, ?, '1', '', ?, ?)",
                    (session, number, ticket, kind, by, person, float(number), undone),
                )
            for at in brief:
                data = {"seats": [], "brief": [0]}
                act_rows.add_act(db, session, "time", By.CLOCK, data=data, at=at)
            return place_rows.given(db, session)

        return (await journal.write(job)).get(0, {})

    return stored


async def test_what_a_person_said_themselves_or_ahead_is_theirs(given):
    assert await given(("1.1", By.PERSON, ANNA), ("1.2", By.ORDER, ANNA)) == {ANNA: 2}


async def test_what_robots_caretakers_and_the_clock_say_is_nobodys(given):
    found = await given(("1.1", By.ROBOT, None), ("1.2", By.CARETAKER, None), ("1.3", By.CLOCK, None))
    assert found == {None: 3}


async def test_what_was_said_ahead_for_a_kept_seat_is_the_caretakers(given):
    assert await given(("1.1", By.CARETAKER, ANNA)) == {None: 1}


async def test_changes_of_a_sealed_answer_count_once(given):
    assert await given(("1.1", By.ORDER, ANNA), ("1.1", By.PERSON, ANNA), ("1.1", By.PERSON, ANNA)) == {
        ANNA: 1
    }


async def test_a_sealed_answer_that_its_owner_changes_is_theirs_whoever_gave_it_first(given):
    assert await given(("1.1", By.CARETAKER, None), ("1.1", By.PERSON, ANNA)) == {ANNA: 1}


@pytest.mark.parametrize("others", [(By.PERSON, BEN), (By.ROBOT, None)])
async def test_nothing_counts_after_the_first_person_who_answered_has_gone(given, others):
    robots = [("1.1", By.ROBOT, None), ("1.2", By.CARETAKER, None)]
    later = [("1.3", *others), ("1.4", *others), ("1.5", By.PERSON, ANNA), ("1.6", By.CLOCK, None)]
    assert await given(*robots, ("1.3", By.PERSON, ANNA), *later) == {None: 2, ANNA: 1}


async def test_the_same_number_in_another_epoch_is_another_answer(given):
    assert await given(("1.1", By.PERSON, ANNA), ("1.1001", By.PERSON, ANNA)) == {ANNA: 2}


async def test_what_was_taken_back_counts_for_nobody(given):
    assert await given(("1.1", By.PERSON, ANNA), undone=1) == {}


@pytest.mark.parametrize("kind", [Kind.ASIDE, Kind.INTERJECTION])
async def test_only_answers_to_what_a_seat_is_asked_count(given, kind):
    assert await given(("1.1" + kind.mark, By.PERSON, ANNA), kind=kind) == {}


async def test_a_brief_call_that_nobody_answers_is_held_against_nobody(given):
    answers = [("1.1", By.CLOCK, None), ("1.2", By.PERSON, ANNA), ("1.3", By.CLOCK, None)]
    assert await given(*answers, brief=[1.0]) == {ANNA: 1, None: 1}
