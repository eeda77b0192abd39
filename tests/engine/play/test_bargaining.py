"""Interjections of people and robots: nobody waits for them, robots make theirs at once, one calls."""

import asyncio
import dataclasses

import pytest

from engine.errors import NotAsked
from engine.play.game import Ranking
from engine.sessions.posted import Posted
from engine.sessions.sessions import Sessions
from tests.engine.table_talk import ANNA, BEN, CLEO, started, whole
from tests.engine.toy import A, B, C, Said, game_of, haggling, letter, number, secret_letter


def toy(script=haggling, *, rounds=9, robot=None):
    game = game_of(script, rounds=rounds)
    return dataclasses.replace(
        game, ranking=lambda state: Ranking(((A, B, C),), (0,) * 3), robot=robot or game.robot
    )


@pytest.fixture
def tables(journal):
    return Sessions(journal, {"toy": toy()})


async def stored(tables, session):
    return (await tables.position(session.id, None)).session


async def words_told(tables, session):
    return [told.event.words for told in await tables.story(session) if isinstance(told.event, Said)]


async def test_others_may_speak_but_only_the_holder_is_waited_for(tables):
    session = await started(tables, BEN, CLEO)
    step = await tables.submit(session.id, BEN, "3", decision="number")
    assert (step.asked.ticket, step.asked.is_unasked, step.asked.is_aside) == ("1.1!", True, False)
    asked = await tables.asked(session.id, ANNA.id)
    assert (asked.ticket, asked.is_unasked) == ("1.1", False)
    position = await tables.position(session.id, None)
    assert (position.waiting_for, list(position.decisions)) == ((A,), [A])
    assert [(opened.ticket, opened.decision.name) for opened in position.interjections] == [
        ("1.1!", "number")
    ]
    assert list((await stored(tables, session)).asked_since) == [ANNA.id]


async def test_a_press_on_what_is_the_holders_is_not_misread(tables):
    session = await started(tables, BEN, CLEO)
    before = await whole(tables, session)
    with pytest.raises(NotAsked, match="not-your-turn"):
        await tables.submit(session.id, BEN, "3", ticket="1.1")
    with pytest.raises(NotAsked, match="asked-yourself"):
        await tables.submit(session.id, ANNA, "3", ticket="1.1!")
    assert await whole(tables, session) == before


async def test_to_say_again_what_stands_is_confirmed_and_tells_nobody_anything(tables):
    session = await started(tables, BEN, CLEO)
    await asyncio.gather(*(tables.submit(session.id, BEN, "3", ticket="1.1!") for _ in range(3)))
    assert await words_told(tables, session) == ["seat 1 offers 3"]
    assert (await tables.submit(session.id, BEN, "3", ticket="1.1!")).answer == 3
    await tables.submit(session.id, BEN, "pass", ticket="1.1!")
    await tables.submit(session.id, BEN, "3", ticket="1.1!")
    assert (await words_told(tables, session))[1:] == ["seat 1 offers None", "seat 1 offers 3"]


async def test_a_bot_that_starts_again_knows_what_stands(tables, journal):
    session = await started(tables, BEN, CLEO)
    for person, text in [(BEN, "3"), (CLEO, "4"), (BEN, "pass"), (BEN, "5")]:
        await tables.submit(session.id, person, text, ticket="1.1!")
        tables = Sessions(journal, {"toy": toy()})
    await tables.submit(session.id, BEN, "5", ticket="1.1!")
    await tables.submit(session.id, ANNA, "take-1-5", ticket="1.1")
    assert len(await words_told(tables, session)) == 5


async def test_what_is_half_chosen_stays_while_the_question_goes_on(tables):
    session = await started(tables, BEN, CLEO)
    question, offer = [await tables.asked(session.id, person.id) for person in (ANNA, BEN)]
    await tables.save_draft(question, "half an answer")
    await tables.save_draft(offer, "half an offer")
    await tables.submit(session.id, CLEO, "3")
    assert [await tables.draft(each) for each in (question, offer)] == ["half an answer", "half an offer"]
    await tables.submit(session.id, BEN, "3")
    assert [await tables.draft(each) for each in (question, offer)] == ["half an answer", None]


async def asked_since(tables, session):
    return (await stored(tables, session)).asked_since


async def test_the_first_offer_calls_the_holder_anew_and_no_other_does(tables, journal):
    session = await started(tables, BEN, CLEO)
    assert await asked_since(tables, session) == {ANNA.id: 0}
    for person, text in [(BEN, "3"), (BEN, "pass"), (BEN, "4"), (CLEO, "5")]:
        await tables.submit(session.id, person, text)
        assert await asked_since(tables, session) == {ANNA.id: 1}
        tables = Sessions(journal, {"toy": toy()})
    await tables.submit(session.id, ANNA, "x")
    assert await asked_since(tables, session) == {ANNA.id: 1}  # he went on at once
    await tables.submit(session.id, CLEO, "5")
    assert await asked_since(tables, session) == {ANNA.id: 6}


async def test_an_interjection_counts_as_an_act_of_who_makes_it(tables, journal):
    session = await started(tables, BEN, CLEO)
    await tables.submit(session.id, BEN, "3")
    await tables.submit(session.id, CLEO, "3")
    since = (await Posted(journal).board(session.id)).since
    assert since.seats == {B: 0, C: 1}
    assert session.id in await Posted(journal).missing()


# Robots


async def outbidding(table):
    """A is asked for a letter, the others may outbid each other."""
    best, has_begun, offers = 0, False, {}
    while True:
        others = {seat: number(best + 1, 99) for seat in range(1, table.state.log[0])}
        seat, answer = await table.ask_any(
            {A: letter(), **others}, due=(A,), standing=offers, again=has_begun, calls=True
        )
        has_begun = True
        if seat == A:
            break
        offers, best = {seat: answer}, answer or best
        table.tell(Said(f"seat {seat} offers {answer}"))
    table.tell(Said("the end"))


def outbids(view, decision, chance):
    """A robot offers one more than there is, up to 9, unless the highest offer is its own."""
    if decision.name == "letter":
        return "x"
    return decision.low if decision.low <= 9 else None


@pytest.fixture
def market(journal):
    return Sessions(journal, {"toy": toy(outbidding, robot=outbids)})


async def test_robots_interject_at_once_and_each_but_once_before_a_person_is_waited_for(market):
    session = await started(market, robots=2)
    assert await words_told(market, session) == ["seat 1 offers 1", "seat 2 offers 2"]
    assert (await market.position(session.id, None)).waiting_for == (A,)


async def test_robots_have_something_to_say_to_what_others_say(market):
    session = await started(market, BEN, robots=2)
    await market.submit(session.id, BEN, "6")
    told = await words_told(market, session)
    assert told[2:] == ["seat 1 offers 6", "seat 2 offers 7", "seat 3 offers 8"]


async def test_a_robot_that_has_nothing_to_say_is_silent(market):
    session = await started(market, BEN, robots=2)
    await market.submit(session.id, BEN, "9")
    told = await words_told(market, session)
    await market.submit(session.id, BEN, "12")
    assert await words_told(market, session) == [*told, "seat 1 offers 12"]


async def test_robots_that_are_waited_for_hear_other_robots_first_and_never_wait(market):
    session = await started(market, BEN, CLEO, robots=1)
    await market.leave(session.id, ANNA)
    told = await words_told(market, session)
    assert told[:2] == ["seat 3 offers 1", "seat 3 offers 2"]
    assert told[2:] == ["the end", *["seat 3 offers 1", "the end"] * 8]


async def test_what_robots_say_as_the_holder_is_called_does_not_call_him_twice(market):
    session = await started(market, BEN, robots=1)
    assert await words_told(market, session) == ["seat 2 offers 1"]
    before = await asked_since(market, session)
    await market.submit(session.id, ANNA, "x")  # and he is asked again
    assert await asked_since(market, session) == before
    await market.submit(session.id, BEN, "5")
    assert (await asked_since(market, session))[ANNA.id] > before[ANNA.id]


async def test_an_interjection_that_ends_the_question_lets_the_robots_go_on(journal):
    async def script(table):
        await table.ask_any({A: letter(), B: number()}, due=(A,))
        table.tell(Said("enough"))
        await table.ask_any({A: letter(), C: number()}, due=(A,))
        table.tell(Said("the end"))

    tables = Sessions(journal, {"toy": toy(script, rounds=2, robot=lambda view, decision, chance: 5)})
    session = await started(tables, BEN, robots=1)
    await tables.submit(session.id, BEN, "3")
    position = await tables.position(session.id, None)
    assert (position.ticket, position.waiting_for) == ("2.1", (A,))
    assert await words_told(tables, session) == ["enough", "the end"]


async def test_what_somebody_changes_secretly_makes_no_robot_speak(journal):
    """Else all would know that he did."""

    async def script(table):
        meanwhile = {B: secret_letter(table)}
        decisions = {A: letter(), C: number()}
        seat, _ = await table.ask_any(decisions, due=(A,), meanwhile=meanwhile)
        while seat != A:
            table.tell(Said("a robot speaks"))
            seat, _ = await table.ask_any(decisions, due=(A,), again=True, meanwhile=meanwhile)

    tables = Sessions(journal, {"toy": toy(script, robot=lambda view, decision, chance: 5)})
    session = await started(tables, BEN, robots=1)
    told = await words_told(tables, session)
    await tables.submit(session.id, BEN, "y", ticket="1.1+")
    assert await words_told(tables, session) == told == ["a robot speaks"]


async def test_who_leaves_is_followed_by_a_robot_that_may_interject(market):
    session = await started(market, BEN, CLEO)
    await market.leave(session.id, CLEO)
    assert await words_told(market, session) == ["seat 2 offers 1"]
    assert await asked_since(market, session) == {ANNA.id: 2}


async def test_a_failed_write_leaves_no_interjection(tables, journal, monkeypatch):
    session = await started(tables, BEN, CLEO)
    await tables.submit(session.id, BEN, "3")
    before = await whole(tables, session)

    async def fails(job):
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(journal, "write", fails)
        with pytest.raises(OSError, match="full"):
            await tables.submit(session.id, CLEO, "4")
    assert await whole(tables, session) == before
    await tables.submit(session.id, CLEO, "4", ticket="1.1!")
    assert (await words_told(tables, session))[-1] == "seat 2 offers 4"
