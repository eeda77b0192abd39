"""Questions to several seats at once: sealed answers to all, and the first answer of any."""

import json

import pytest

from engine.errors import NotAsked, StaleDecision
from engine.play.chance import commitment
from engine.play.table import Sealed, Unsealed
from tests.engine.toy import A, B, C, letter, number, snapshot, start


def ask_all(*, revealed, even_if_forced=True, only_b=False):
    async def script(table):
        decisions = {A: number(), B: letter("only") if only_b else letter(), C: number()}
        answers = await table.ask_all(decisions, revealed=revealed, even_if_forced=even_if_forced)
        table.state.log.extend(answers.values())
        await table.ask(A, letter())

    return script


def test_all_are_asked_under_one_ticket_and_any_may_answer_first():
    match = start(ask_all(revealed=True))
    assert match.waiting_for() == (A, B, C)
    assert match.submit(C, 3, ticket="1.1").ticket == "1.1"
    assert match.waiting_for() == (A, B)
    assert match.submit(A, 5, ticket="1.1").ticket == "1.1"
    assert match.submit(B, "y", ticket="1.1").ticket == "1.1"
    assert match.ticket == "1.2"
    assert match.state.log == [3, 5, "y", 3]


def test_a_sealed_answer_may_change_until_the_last_is_in():
    match = start(ask_all(revealed=True))
    match.submit(A, 5)
    match.submit(B, "x")
    match.submit(A, None)
    match.submit(A, 7)
    assert match.waiting_for() == (C,)
    match.submit(C, 1)
    assert match.state.log == [3, 7, "x", 1]
    with pytest.raises(StaleDecision):
        match.submit(B, "y", ticket="1.1")


def test_a_refused_change_leaves_the_sealed_answer():
    match = start(ask_all(revealed=True))
    match.submit(A, 5)
    before = snapshot(match)
    for nonsense in (99, "x", True):
        with pytest.raises(Exception, match=r"amount-too-high|not-a-number"):
            match.submit(A, nonsense)
    assert snapshot(match) == before


def test_while_answers_are_sealed_the_story_has_seals_and_no_answer():
    match = start(ask_all(revealed=True))
    advance = match.submit(A, 5)
    (told,) = advance.told
    assert isinstance(told.event, Sealed)
    assert (told.event.seat, told.only, len(told.event.seal)) == (A, None, 64)


def test_seals_never_repeat_even_for_the_same_answer():
    match = start(ask_all(revealed=True))
    for seat, answer in [(A, 5), (A, 5), (B, "x"), (A, 5), (B, "x"), (C, 5)]:
        match.submit(seat, answer)
    seals = [told.event.seal for told in match.story if isinstance(told.event, Sealed)]
    assert len(seals) == len(set(seals)) == 6


def test_seals_do_not_repeat_in_another_round():
    async def script(table):
        await table.ask_all({A: letter(), B: letter()}, revealed=True)

    match = start(script, rounds=2)
    for seat in (A, B, A, B):
        match.submit(seat, "x")
    seals = [told.event.seal for told in match.story if isinstance(told.event, Sealed)]
    nonces = [told.event.nonce for told in match.story if isinstance(told.event, Unsealed)]
    assert len(set(seals)) == len(set(nonces)) == 4


def test_the_last_answer_turns_up_nonces_with_which_anyone_can_check_the_seals():
    match = start(ask_all(revealed=True))
    for seat, answer in [(A, 5), (B, "y"), (A, None), (C, 9)]:
        match.submit(seat, answer)
    last_seal = {told.event.seat: told.event.seal for told in match.story if isinstance(told.event, Sealed)}
    turned_up = [told.event for told in match.story if isinstance(told.event, Unsealed)]
    assert [(event.seat, json.loads(event.answer)) for event in turned_up] == [(A, None), (B, "y"), (C, 9)]
    for event in turned_up:
        assert last_seal[event.seat] == commitment(f"{event.nonce}/{event.answer}")


def test_answers_that_are_not_revealed_are_never_turned_up():
    match = start(ask_all(revealed=False))
    for seat, answer in [(A, 5), (B, "y"), (C, 9)]:
        match.submit(seat, answer)
    assert [type(told.event) for told in match.story] == [Sealed, Sealed, Sealed]


def test_a_forced_sealed_answer_is_asked_like_any_other():
    """Who has no choice must not be told by the table's not waiting for him."""
    match = start(ask_all(revealed=True, only_b=True))
    assert match.waiting_for() == (A, B, C)


def test_a_forced_sealed_answer_is_taken_where_it_tells_no_secret():
    match = start(ask_all(revealed=True, even_if_forced=False, only_b=True))
    assert match.waiting_for() == (A, C)
    with pytest.raises(NotAsked):
        match.submit(B, "only")
    match.submit(A, 1)
    match.submit(C, 2)
    assert match.state.log == [3, 1, "only", 2]


def test_a_question_to_all_of_whom_none_has_a_choice_is_not_asked():
    async def script(table):
        answers = await table.ask_all({A: letter("a"), B: letter("b")}, revealed=True, even_if_forced=False)
        table.state.log.extend(answers.values())

    match = start(script)
    assert match.is_over
    assert match.state.log == [3, "a", "b"]


async def first_of_many(table):
    seat, answer = await table.ask_any({A: letter("yes", "no"), B: number(), C: letter()}, due=(B,))
    table.state.log.extend([seat, answer])
    await table.ask(A, letter())


def test_of_any_only_those_who_are_due_are_waited_for():
    match = start(first_of_many)
    assert match.waiting_for() == (B,)


@pytest.mark.parametrize(("seat", "answer"), [(A, "no"), (B, 4), (B, None), (C, "y")])
def test_the_first_answer_of_any_counts_also_of_one_who_is_not_due(seat, answer):
    match = start(first_of_many)
    match.submit(seat, answer, ticket="1.1" if seat == B else "1.1!")
    assert match.state.log == [3, seat, answer]
    assert match.ticket == "1.2"


def test_the_second_answer_of_any_is_refused():
    match = start(first_of_many)
    match.submit(C, "x", ticket="1.1!")
    with pytest.raises(StaleDecision):
        match.submit(B, 4, ticket="1.1")
    with pytest.raises(StaleDecision):
        match.submit(A, "yes", ticket="1.1!")
    with pytest.raises(NotAsked):
        match.submit(B, 4)
    assert match.state.log == [3, C, "x"]
