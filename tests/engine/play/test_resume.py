"""A match that is rebuilt from its last checkpoint and the answers since."""

import dataclasses

import pytest

from engine.errors import ReplayMismatch
from engine.play.match import Match
from tests.engine.toy import A, B, C, Record, Said, game_of, letter, number, snapshot, start

ANSWERS = [(A, 4), (B, "y"), (C, None), (C, 6), (A, 2), (B, "x")]
"""One round of `everything`, with a sealed answer that changes."""


async def everything(table):
    table.state.log.append(table.chance.roll())
    table.state.log.append(await table.ask(A, number()))
    table.tell(Said(f"rolled {table.chance.roll()}"))
    sealed = await table.ask_all({A: number(), B: letter(), C: number()}, revealed=True)
    table.state.log.extend(sealed.values())
    seat, answer = await table.ask_any({A: letter(), B: letter()}, due=(A,))
    table.state.log.extend([seat, answer, table.chance.roll()])


def rebuilt(record):
    """What a rebuilt match must have in common with the one that it continues."""
    match = record.resume()
    same = snapshot(match)
    return (*same[:4], *same[6:], match.told)


def test_resuming_after_every_answer_gives_the_same_match():
    record = Record(start(everything, rounds=2))
    for seat, answer in ANSWERS + ANSWERS:
        live = snapshot(record.match)
        assert rebuilt(record) == (*live[:4], *live[6:], record.match.told)
        record.submit(seat, answer)
    assert record.match.is_over
    again = record.resume()
    assert again.is_over
    assert again.digest() == record.match.digest()


def test_a_rebuilt_match_tells_the_rest_of_the_story_word_for_word():
    whole = Record(start(everything, rounds=2))
    for seat, answer in ANSWERS + ANSWERS:
        whole.submit(seat, answer)
    record = Record(start(everything, rounds=2))
    for seat, answer in ANSWERS[:3]:
        record.submit(seat, answer)
    match = record.resume()
    for seat, answer in ANSWERS[3:] + ANSWERS:
        match.submit(seat, answer)
    assert match.story == whole.match.story[match.first_told :]
    assert match.digest() == whole.match.digest()


def test_a_match_whose_last_round_asks_nothing_is_over_when_it_is_rebuilt():
    async def script(table):
        if table.state.rounds == 1:
            await table.ask(A, letter())

    record = Record(start(script, rounds=3))
    record.submit(A, "x")
    assert record.checkpoint.round == 3
    assert record.resume().is_over


def test_a_match_whose_rounds_go_on_without_questions_is_rebuilt_at_its_next_one():
    async def script(table):
        if table.state.rounds in (1, 3):
            await table.ask(A, letter())

    first = start(script, rounds=3)
    middle = first.submit(A, "x").checkpoints[0]
    assert middle.round == 2
    again = Match.resume(first.game, seats=3, options={}, seed=first.seed, checkpoint=middle)
    assert (again.ticket, again.digest()) == (first.ticket, first.digest())


def begun():
    record = Record(start(everything))
    for seat, answer in ANSWERS[:3]:
        record.submit(seat, answer)
    return record


@pytest.mark.parametrize("number", [0, 1, 2])
def test_an_altered_digest_is_noticed(number):
    record = begun()
    *given, digest = record.answers[number]
    made_as, _, digits = digest.partition(":")
    record.answers[number] = (*given, f"{made_as}:{'0' * len(digits)}")
    with pytest.raises(ReplayMismatch, match="elsewhere"):
        record.resume()


def test_an_altered_answer_is_noticed():
    record = begun()
    ticket, seat, _, digest = record.answers[0]
    record.answers[0] = (ticket, seat, 5, digest)
    with pytest.raises(ReplayMismatch, match="elsewhere"):
        record.resume()


@pytest.mark.parametrize("answer", [99, "z", True, None, ["a"]])
def test_a_stored_answer_that_is_no_longer_legal_is_noticed(answer):
    record = begun()
    ticket, seat, _, digest = record.answers[1]
    record.answers[1] = (ticket, seat, answer, digest)
    with pytest.raises(ReplayMismatch, match="refused"):
        record.resume()


def test_an_answer_by_another_seat_is_noticed():
    record = begun()
    ticket, _, answer, digest = record.answers[0]
    record.answers[0] = (ticket, B, answer, digest)
    with pytest.raises(ReplayMismatch, match="refused"):
        record.resume()


def test_an_answer_to_another_question_is_noticed():
    record = begun()
    _, *given = record.answers[0]
    record.answers[0] = ("1.2", *given)
    with pytest.raises(ReplayMismatch, match="refused"):
        record.resume()


def test_answers_after_the_end_are_noticed():
    record = Record(start(everything))
    for seat, answer in ANSWERS:
        record.submit(seat, answer)
    with pytest.raises(ReplayMismatch, match="refused"):
        record.resume(answers=[*record.answers, ("over", A, 4, "")])


def test_an_altered_state_is_noticed_at_the_first_answer():
    record = begun()
    record.checkpoint = dataclasses.replace(
        record.checkpoint, state=record.checkpoint.state.replace("[3]", "[4]")
    )
    with pytest.raises(ReplayMismatch):
        record.resume()


def test_changed_code_is_noticed():
    async def mended(table):
        table.chance.roll()
        await everything(table)

    with pytest.raises(ReplayMismatch):
        begun().resume(game_of(mended))


async def tells_its_revision(table):
    await table.ask(A, letter())
    table.tell(Said(f"revision {table.revision}"))


def test_a_match_plays_all_its_rounds_by_the_rules_with_which_it_began():
    record = Record(start(tells_its_revision, rounds=3, revision=1))
    record.submit(A, "x")
    mended = game_of(tells_its_revision, rounds=3, revision=2)
    match = record.resume(mended)
    match.submit(A, "x")
    assert match.checkpoints[-1].revision == match.revision == 1
    match.submit(A, "x")
    assert [told.event.words for told in match.story] == ["revision 1"] * 2
    assert Match.start(mended, seats=3, options={}, seed="new").revision == 2


def test_another_attempt_at_a_round_draws_new_luck():
    async def script(table):
        table.tell(Said(" ".join(str(table.chance.roll()) for _ in range(20))))
        await table.ask(A, letter())

    record = Record(start(script))
    record.checkpoint = dataclasses.replace(record.checkpoint, attempt=1)
    again = record.resume()
    assert again.story != record.match.story
    assert again.ticket == record.match.ticket
