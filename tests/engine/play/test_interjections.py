"""What seats may say that nobody waits for: the question goes on under its ticket, and everybody hears it."""

import pytest

from engine.errors import IllegalAnswer, NotAsked, ReplayMismatch, StaleDecision
from engine.play.tickets import question_of
from tests.engine.toy import A, B, C, Record, Said, haggling, letter, number, secret_letter, snapshot, start


def said(match):
    return [told.event.words for told in match.story]


def test_an_interjection_is_an_act_after_which_the_question_goes_on_under_its_ticket():
    match = start(haggling)
    for seat, offer in [(B, 3), (C, 4), (B, 5), (C, None), (C, 2)]:
        advance = match.submit(seat, offer, ticket="1.1!")
        assert (advance.ticket, advance.answer, advance.checkpoints) == ("1.1!", offer, ())
        assert advance.told == (match.story[-1],)
        assert (match.ticket, match.waiting_for()) == ("1.1", (A,))
    assert match.question.standing == {B: 5, C: 2}
    match.submit(A, "take-1-5", ticket="1.1")
    assert match.is_over
    assert match.state.log == [3, "take-1-5"]
    assert said(match)[:2] == ["seat 1 offers 3", "seat 2 offers 4"]


def test_who_is_waited_for_may_act_at_any_time():
    match = start(haggling)
    match.submit(A, "x", ticket="1.1")
    assert match.state.log == [3, "x"]


def test_an_offer_that_has_changed_is_refused_not_taken():
    match = start(haggling)
    match.submit(B, 3)
    match.submit(B, 2)
    before = snapshot(match)
    with pytest.raises(IllegalAnswer, match="not-an-option"):
        match.submit(A, "take-1-3", ticket="1.1")
    assert snapshot(match) == before


@pytest.mark.parametrize(
    ("seat", "answer", "ticket", "refusal", "reason"),
    [
        (B, 4, "1.1", NotAsked, "not-your-turn"),
        (B, "x", "1.1", NotAsked, "not-your-turn"),
        (A, "x", "1.1!", NotAsked, "asked-yourself"),
        (A, 4, "1.1!", NotAsked, "asked-yourself"),
        (B, "x", "1.1!", IllegalAnswer, "not-a-number"),
        (B, None, "1.1!", IllegalAnswer, "no-pass"),
        (B, 10, "1.1!", IllegalAnswer, "amount-too-high"),
        (B, 4, "1.2!", StaleDecision, "stale"),
        (B, 4, "1.1!!", StaleDecision, "stale"),
        (B, 4, "1.1+!", StaleDecision, "stale"),
        (B, 4, "1.1+", NotAsked, "not-your-turn"),
        (B, 4, "!", StaleDecision, "stale"),
    ],
)
def test_a_refused_interjection_changes_nothing(seat, answer, ticket, refusal, reason):
    match = start(haggling)
    before = snapshot(match)
    with pytest.raises(refusal, match=reason):
        match.submit(seat, answer, ticket=ticket)
    assert snapshot(match) == before


def test_whom_no_interjection_is_open_to_may_be_told_so_in_the_games_own_words():
    match = start(haggling)
    with pytest.raises(NotAsked) as refused:
        match.opened(A, ticket="1.1!")
    (name,) = {decision.name for decision in match.question.interjections().values()}
    assert refused.value.decision == (match.game.name, name)


def test_an_interjection_needs_no_ticket_and_has_its_decisions_name():
    match = start(haggling)
    assert [opened.ticket for seat in (A, B, C) for opened in match.open_to(seat)] == ["1.1", "1.1!", "1.1!"]
    assert match.opened(B, name="number").ticket == "1.1!"
    with pytest.raises(NotAsked, match="asked-yourself"):
        match.opened(A, name="number")
    match.submit(B, 4)
    assert match.question.standing == {B: 4}


@pytest.mark.parametrize("meant", [{"ticket": "1.1!"}, {"name": "number"}])
def test_who_may_not_interject_is_told_whether_they_are_asked_or_have_nothing_to_say(meant):
    async def script(table):
        await table.ask_any({A: letter(), B: number()}, due=(A,), meanwhile={C: secret_letter(table)})

    match = start(script)
    for seat, reason in ((A, "asked-yourself"), (C, "for-others")):
        with pytest.raises(NotAsked, match=reason) as refused:
            match.opened(seat, **meant)
        assert refused.value.decision == (match.game.name, "number")


def test_a_seat_may_interject_and_change_something_meanwhile():
    async def script(table):
        await table.ask_any({A: letter(), B: number()}, due=(A,), meanwhile={B: secret_letter(table)})

    match = start(script)
    assert [opened.ticket for opened in match.open_to(B)] == ["1.1!", "1.1+"]
    match.submit(B, "y", ticket="1.1+")
    assert (match.state.secret, match.waiting_for()) == ("y", (A,))


def test_what_stands_is_what_was_said_last():
    match = start(haggling)
    assert match.stands(B, None, ticket="1.1!")
    assert not match.stands(B, 4, ticket="1.1!")
    match.submit(B, 4)
    assert match.stands(B, 4, ticket="1.1!")
    assert not any(match.stands(B, answer, ticket="1.1!") for answer in (3, None))
    assert not match.stands(B, 4, ticket="1.1")
    assert not match.stands(A, None, ticket="1.1")


def test_those_who_are_waited_for_should_hear_of_an_offer_and_not_of_its_withdrawal():
    match = start(haggling)
    acts = [(B, 3), (B, None), (C, 3), (A, "x")]
    assert [match.submit(*act).calls for act in acts] == [True, False, True, False]


def test_to_ask_anew_after_an_interjection_is_another_question():
    async def script(table):
        for _ in range(3):
            await table.ask_any({A: letter(), B: number()}, due=(A,))

    match = start(script)
    match.submit(B, 4, ticket="1.1!")
    assert match.ticket == "1.2"
    with pytest.raises(StaleDecision):
        match.submit(B, 4, ticket="1.1!")


@pytest.mark.parametrize("first", ["nothing", "an answer", "a round"])
def test_to_go_on_after_anything_but_an_interjection_is_the_scripts_error(first):
    async def script(table):
        if first != "nothing" and table.state.rounds == 1:
            await table.ask_any({A: letter(), B: number()}, due=(A,))
        if first != "a round" or table.state.rounds == 2:
            await table.ask_any({A: letter(), B: number()}, due=(A,), again=True)

    act = {"nothing": (), "an answer": (A, "x"), "a round": (B, 4)}[first]
    with pytest.raises(ValueError, match="only go on after an interjection"):
        start(script, rounds=2).submit(*act)


ACTS = [(B, 3), (C, 4), (B, None), (A, "take-2-4"), (C, 1), (C, 2), (A, "y")]


def test_a_match_is_rebuilt_after_every_interjection():
    record = Record(start(haggling, rounds=2))
    for act in ACTS:
        record.submit(*act)
        again = record.resume()
        assert (again.digest(), again.state) == (record.match.digest(), record.match.state)
        assert (again.ticket, again.told) == (record.match.ticket, record.match.told)
        assert again.question == record.match.question
    assert record.match.state.log == [3, "take-2-4", "y"]


def test_what_stands_is_in_the_digest_and_nothing_is_where_nothing_stands():
    def standing(offers):
        async def script(table):
            await table.ask_any({A: letter(), B: number()}, due=(A,), standing=offers)

        return start(script).digest()

    assert len({standing({B: 3}), standing({B: 4}), standing({})}) == 3
    assert standing({}) == standing(None)


def test_an_altered_interjection_is_noticed():
    record = Record(start(haggling))
    record.submit(B, 3)
    ticket, seat, _, digest = record.answers[0]
    for altered in ((ticket, seat, 4), (ticket, C, 3), ("1.1", seat, 3)):
        with pytest.raises(ReplayMismatch):
            record.resume(answers=[(*altered, digest)])


def test_of_an_interjection_of_which_the_game_tells_nothing_it_is_told_that_it_was_made():
    async def script(table):
        await table.ask_any({A: letter(), B: number()}, due=(A,))
        await table.ask_any({A: letter(), B: number()}, due=(A,), again=True)
        table.tell(Said("the end"))

    match = start(script)
    assert [type(told.event).__name__ for told in match.submit(B, 4).told] == ["Answered"]


@pytest.mark.parametrize(
    ("ticket", "question"),
    [("3.5", "3.5"), ("3.5+", "3.5"), ("3.5!", "3.5"), ("3.5!+", "3.5!"), ("over", "over"), ("", "")],
)
def test_the_question_of_a_ticket(ticket, question):
    assert question_of(ticket) == question
