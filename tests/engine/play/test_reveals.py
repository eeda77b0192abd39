"""Whether an answer lets somebody know what they did not know before: then it cannot be taken back."""

import pytest

from tests.engine.toy import A, B, Laid, Said, TurnedUp, letter, number, secret_letter, start


def leads_to(happens):
    """A is asked for a number; then this happens, and A is asked once more."""

    async def script(table):
        table.state.log.append(await table.ask(A, number(), meanwhile={B: secret_letter(table)}))
        happens(table)
        table.state.log.append(await table.ask(A, letter()))

    return script


def nothing(table):
    """Nothing happens."""


@pytest.mark.parametrize(
    ("happens", "reveals"),
    [
        (nothing, False),
        (lambda table: table.tell(Said("what all may hear")), False),
        (lambda table: table.chance.roll(), True),
        (lambda table: table.tell(Said("a secret"), only=B), True),
        (lambda table: table.tell(Said("a secret"), only=A), True),
        (lambda table: table.tell(TurnedUp("x")), True),
        (lambda table: table.tell(Laid(A, "x")), False),
        (lambda table: table.tell(Laid(B, "x")), True),
    ],
)
def test_luck_a_secret_what_is_turned_up_and_what_others_must_lay_reveal_and_nothing_else(happens, reveals):
    match = start(leads_to(happens))
    assert bool(match.submit(A, 1).reveals) is reveals
    assert not match.submit(A, "x").reveals, "the same is told only once"


def test_luck_that_the_next_round_begins_with_is_revealed_by_the_answer_that_ends_the_last():
    async def rolls(table):
        table.chance.roll()
        await table.ask(A, number())

    match = start(rolls, rounds=2)
    assert match.submit(A, 1).reveals
    assert not match.submit(A, 1).reveals, "the match is over, and nothing was drawn"


def test_an_aside_reveals_nothing():
    match = start(leads_to(lambda table: table.chance.roll()))
    assert not match.submit(B, "y", ticket="1.1+").reveals


@pytest.mark.parametrize("revealed", [True, False])
def test_the_last_of_several_sealed_answers_reveals_and_no_other_does(revealed):
    async def script(table):
        answers = await table.ask_all({A: letter(), B: letter()}, revealed=revealed)
        table.state.log.extend(answers.values())
        await table.ask(A, letter())

    match = start(script)
    assert not match.submit(B, "x").reveals
    assert not match.submit(B, "y").reveals, "a sealed answer that is changed"
    assert match.submit(A, "x").reveals
