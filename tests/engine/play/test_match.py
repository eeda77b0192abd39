"""The driver: questions, tickets, refusals, and the story of a match."""

import pytest

from engine.errors import IllegalAnswer, NotAsked, StaleDecision
from engine.play.codec import encode
from engine.play.decisions import Amount, Pick
from engine.play.match import Match
from engine.play.reveals import Reveals
from engine.play.table import Answered, Told
from tests.engine.toy import SEED, A, B, C, Said, Toy, game_of, letter, number, snapshot, start


async def number_then_letter(table):
    table.state.log.append(await table.ask(A, number()))
    table.tell(Said("and now a letter"))
    table.state.log.append(await table.ask(B, letter()))


def test_a_match_begins_at_its_first_question():
    match = start(number_then_letter)
    assert (match.ticket, match.waiting_for(), match.is_over) == ("1.1", (A,), False)


def test_an_answer_leads_to_the_next_question_and_brings_what_was_told():
    match = start(number_then_letter)
    advance = match.submit(A, 4)
    assert (advance.ticket, advance.answer) == ("1.1", 4)
    assert advance.told == (Told(Said("and now a letter")),)
    assert (match.ticket, match.waiting_for()) == ("1.2", (B,))
    assert match.state.log == [3, 4]


def test_the_last_answer_ends_the_match():
    match = start(number_then_letter)
    match.submit(A, None)
    match.submit(B, "y")
    assert (match.ticket, match.waiting_for(), match.is_over) == ("over", (), True)
    assert match.question is None
    with pytest.raises(NotAsked, match="game-over"):
        match.submit(A, 4)


def test_tickets_count_the_questions_of_each_round():
    match = start(number_then_letter, rounds=2)
    tickets = [match.submit(seat, answer).ticket for seat, answer in [(A, 1), (B, "x"), (A, 2), (B, "y")]]
    assert tickets == ["1.1", "1.2", "2.1", "2.2"]


def test_a_checkpoint_is_left_at_the_start_of_every_round_and_at_no_other_time():
    match = start(number_then_letter, rounds=2)
    assert [checkpoint.round for checkpoint in match.checkpoints] == [1]
    assert match.submit(A, 1).checkpoints == ()
    assert [checkpoint.round for checkpoint in match.submit(B, "x").checkpoints] == [2]
    assert match.submit(A, 1).checkpoints == ()
    assert match.submit(B, "x").checkpoints == ()


@pytest.mark.parametrize(
    ("seat", "answer", "ticket", "refusal"),
    [
        (B, 4, None, NotAsked),
        (9, 4, None, NotAsked),
        (-1, 4, None, NotAsked),
        (A, 4, "1.0", StaleDecision),
        (A, 4, "1.2", StaleDecision),
        (A, 4, "over", StaleDecision),
        (A, 4, "", StaleDecision),
        (A, 10, None, IllegalAnswer),
        (A, "4", "1.1", IllegalAnswer),
        (A, True, "1.1", IllegalAnswer),
    ],
)
def test_a_refused_answer_changes_nothing(seat, answer, ticket, refusal):
    match = start(number_then_letter)
    before = snapshot(match)
    with pytest.raises(refusal):
        match.submit(seat, answer, ticket=ticket)
    assert snapshot(match) == before
    match.submit(A, 4, ticket="1.1")
    assert match.state.log == [3, 4]


def test_the_second_of_a_double_click_is_stale():
    async def twice(table):
        table.state.log.append(await table.ask(A, number()))
        table.state.log.append(await table.ask(A, number()))

    match = start(twice)
    match.submit(A, 4, ticket="1.1")
    with pytest.raises(StaleDecision):
        match.submit(A, 4, ticket="1.1")
    assert match.state.log == [3, 4]


def test_a_decision_with_one_legal_answer_is_not_asked():
    async def script(table):
        table.state.log.append(await table.ask(A, letter("only")))
        table.state.log.append(await table.ask(B, Amount(name="number", rule="T1", low=2, high=2)))
        table.state.log.append(await table.ask(C, number(low=9, high=1)))
        table.state.log.append(await table.ask(C, letter()))

    match = start(script)
    assert (match.ticket, match.waiting_for(), match.state.log) == ("1.1", (C,), [3, "only", 2, None])


def test_a_decision_whose_answering_by_itself_would_tell_a_secret_is_asked_all_the_same():
    async def script(table):
        table.state.log.append(await table.ask(A, letter("only"), even_if_forced=True))

    match = start(script)
    assert match.waiting_for() == (A,)
    match.submit(A, "only")
    assert match.state.log == [3, "only"]


@pytest.mark.parametrize(
    "decision",
    [Pick(name="letter", rule="T2", options=()), Amount(name="number", rule="T1", low=2, high=1)],
    ids=lambda decision: decision.name,
)
def test_a_question_that_nobody_could_answer_is_the_scripts_error(decision):
    async def one(table):
        await table.ask(A, decision)

    async def everybody(table):
        await table.ask_all({A: letter(), B: decision}, revealed=True)

    async def anybody(table):
        await table.ask_any({A: letter(), B: decision}, due=(A,))

    for script in (one, everybody, anybody):
        with pytest.raises(ValueError, match="is legal"):
            start(script)


def test_a_question_to_nobody_is_the_scripts_error():
    async def script(table):
        await table.ask_any({}, due=())

    with pytest.raises(ValueError, match="nobody"):
        start(script)


def test_rounds_without_a_question_are_run_through():
    async def script(table):
        table.tell(Said(f"round {table.state.rounds}"))
        if table.state.rounds % 3 == 0:
            await table.ask(A, letter())

    match = start(script, rounds=7)
    assert match.ticket == "3.1"
    assert [checkpoint.round for checkpoint in match.checkpoints] == [1, 2, 3]
    assert [checkpoint.round for checkpoint in match.submit(A, "x").checkpoints] == [4, 5, 6]
    last = match.submit(A, "x")
    assert [checkpoint.round for checkpoint in last.checkpoints] == [7]
    assert match.is_over
    assert match.told == 7 + 2, "what the rounds said, and that two answers were given"


def test_an_error_of_the_script_reaches_who_submitted():
    async def script(table):
        await table.ask(A, letter())
        raise LookupError("a fault in a rule")

    match = start(script)
    with pytest.raises(LookupError, match="a fault in a rule"):
        match.submit(A, "x")


def test_a_closed_match_answers_no_more_and_its_script_is_put_away():
    ended = []

    async def script(table):
        try:
            await table.ask(A, letter())
        finally:
            ended.append("script")

    match = start(script)
    match.close()
    assert ended == ["script"]
    with pytest.raises(NotAsked):
        match.submit(A, "x")
    match.close()


def test_a_match_needs_a_number_of_seats_that_its_game_is_for():
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match="not for"):
            Match.start(game_of(number_then_letter), seats=seats, options={}, seed=SEED)


def test_there_is_no_ranking_before_the_end():
    match = start(number_then_letter)
    with pytest.raises(ValueError, match="not over"):
        match.ranking()
    match.submit(A, None)
    match.submit(B, "x")
    assert match.ranking().places == ((A, B, C),)


def test_an_event_for_one_seat_is_told_so():
    async def script(table):
        table.tell(Said("psst"), only=B)
        await table.ask(A, letter())

    assert start(script).story == [Told(Said("psst"), B)]


async def draws_and_asks(table):
    table.tell(Said(" ".join(str(table.chance.roll()) for _ in range(20))))
    await table.ask(A, letter())


def test_every_round_draws_luck_of_its_own():
    match = start(draws_and_asks, rounds=2)
    match.submit(A, "x")
    first, second = (told.event.words for told in match.story if isinstance(told.event, Said))
    assert first != second


def test_an_answer_of_which_the_script_tells_nothing_is_told_all_the_same():
    async def script(table):
        await table.ask(A, letter())
        await table.ask(B, letter())
        table.tell(Said("done"))

    match = start(script, rounds=1)
    assert [told.event for told in match.submit(A, "x").told] == [Answered(A)]
    assert [told.event for told in match.submit(B, "x").told] == [Said("done")]


def test_another_seed_gives_other_luck():
    other = Match.start(game_of(draws_and_asks), seats=3, options={}, seed="another")
    assert other.story != start(draws_and_asks).story


def test_the_digest_sees_state_question_story_and_luck():
    """Seven scripts that differ in one thing each, after the same answer: no two digests are the same."""

    def variant(change):
        async def script(table):
            await table.ask(A, letter())
            await change(table)

        match = start(script)
        match.submit(A, "x")
        return match.digest()

    async def plain(table):
        await table.ask(B, letter())

    async def other_state(table):
        table.state.log.append("more")
        await table.ask(B, letter())

    async def other_seat(table):
        await table.ask(C, letter())

    async def other_options(table):
        await table.ask(B, letter("x", "z"))

    async def told(table):
        table.tell(Said("x"))
        await table.ask(B, letter())

    async def told_to_one(table):
        table.tell(Said("x"), only=A)
        await table.ask(B, letter())

    async def drew(table):
        table.chance.roll()
        await table.ask(B, letter())

    variants = [plain, other_state, other_seat, other_options, told, told_to_one, drew]
    assert len({variant(change) for change in variants}) == len(variants)


def test_a_digest_is_the_same_whether_or_not_others_were_taken_before_it():
    often, once = start(number_then_letter, rounds=2), start(number_then_letter, rounds=2)
    for seat, answer in ((A, 4), (B, "x"), (A, 5)):
        often.submit(seat, answer)
        often.digest()
        once.submit(seat, answer)
    assert once.digest() == often.digest()


def test_the_state_survives_a_trip_through_its_checkpoint():
    match = start(number_then_letter, rounds=2)
    match.submit(A, 4)
    match.submit(B, "x")
    assert match.checkpoints[-1].state == encode(Toy(rounds=1, log=[3, 4, "x"])).decode()


def test_an_option_that_the_game_does_not_have_is_an_error():
    with pytest.raises(ValueError, match="no option shrot"):
        Match.start(game_of(number_then_letter), seats=3, options={"shrot": True}, seed=SEED)


@pytest.mark.parametrize(
    ("said", "reveals"),
    [("x", Reveals.NOTHING), ("roll", Reveals.LUCK), ("whisper", Reveals.SOMETHING)],
)
def test_an_answer_says_whether_luck_was_drawn_or_somebody_was_told_something_alone(said, reveals):
    async def script(table):
        chosen = await table.ask(A, letter("x", "roll", "whisper"))
        if chosen == "roll":
            table.chance.roll()
        if chosen != "x":
            table.tell(Said(chosen), only=B)
        await table.ask(B, letter())

    assert start(script).submit(A, said).reveals is reveals


def test_a_sealed_answer_reveals_nothing_until_the_last_one_opens_them():
    async def script(table):
        await table.ask_all({A: letter(), B: letter()}, revealed=True)

    match = start(script)
    assert match.submit(A, "x").reveals is Reveals.NOTHING
    assert match.submit(B, "x").reveals is Reveals.SOMETHING
