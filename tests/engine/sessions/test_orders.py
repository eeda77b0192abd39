"""What people say ahead is used when they are asked, and nobody notices it before."""

from dataclasses import replace

import pytest

from engine.clock.pace import HOUR
from engine.errors import IllegalAnswer, NotAsked
from engine.journal import clock_rows
from engine.journal.clock_rows import Allowance
from engine.journal.records import By, Meanwhile
from engine.play.orders import UNTIL_REVOKED, Orderable, Said, limit_of
from engine.sessions.sessions import Sessions
from engine.sessions.stand_ins import MOST_AHEAD
from tests.engine.sessions.clocked import Clocked
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, ranking, started
from tests.engine.toy import A, B, game_of, letter, number

EVERY_NUMBER = Orderable(
    decision="number",
    scope=lambda view: UNTIL_REVOKED,
    asks=lambda view: number(),
    answers=lambda view, decision, said: Said(said),
)
"""The same answer, whenever a number is asked."""
PEOPLE = {person.id: person for person in (ANNA, BEN, CLEO)}


async def boomtown(sessions):
    """A table of three, and the people in the order in which they are asked to bid."""
    session = await started(sessions, BEN, CLEO, game="boomtown")
    position = await sessions.position(session.id, None)
    first = position.waiting_for[0]
    order = [session.seats[(first + step) % 3].person for step in range(3)]
    return session, [PEOPLE[person] for person in order]


async def both(table):
    """A round of a toy in which two seats name a number, one after the other."""
    for seat in (A, B):
        table.state.log.append(await table.ask(seat, number()))


async def bids(sessions, session):
    """The auction as everybody sees it."""
    position = await sessions.position(session.id, None)
    return position.view.auction


async def test_a_limit_bids_the_least_that_is_legal_until_it_is_reached(sessions):
    session, (first, second, third) = await boomtown(sessions)
    await sessions.submit(session.id, second, "3", ticket="1=bid")
    await sessions.submit(session.id, third, "pass", ticket="1=bid")
    await sessions.submit(session.id, first, "1")
    auction = await bids(sessions, session)
    assert (auction.gold, session.seats[auction.leader].person) == (2, second.id)
    assert [session.seats[seat].person for seat in auction.passed] == [third.id]
    await sessions.submit(session.id, first, "3")
    auction = await bids(sessions, session)
    assert auction is None, "the limit is reached, so the second passes"


async def test_an_order_that_answers_what_its_owner_is_asked_answers_it_now(sessions):
    session, (first, *_) = await boomtown(sessions)
    await sessions.submit(session.id, first, "4", ticket="1=bid")
    assert (await bids(sessions, session)).gold == 1


async def test_until_an_order_answers_nobody_else_can_see_it(sessions, journal):
    session, (_, second, third) = await boomtown(sessions)
    before = await journal.read(lambda db: "\n".join(db.iterdump()))
    seen = await sessions.position(session.id, third.id)
    await sessions.submit(session.id, second, "3", ticket="1=bid")
    after = await journal.read(lambda db: "\n".join(db.iterdump()))
    new = [line for line in after.splitlines() if line not in before.splitlines()]
    assert [line.split("(")[0] for line in new] == ['INSERT INTO "orders" VALUES'], new
    assert await sessions.position(session.id, third.id) == seen


async def test_only_its_owner_learns_what_was_said_ahead_and_may_forget_it(sessions):
    session, (first, second, third) = await boomtown(sessions)
    await sessions.submit(session.id, second, "3", ticket="1=bid")
    own, other = [await sessions.ahead(session.id, each.id) for each in (second, third)]
    assert (own.given, other.given) == (3, None)
    await sessions.forget_order(session.id, second.id, "1=bid")
    await sessions.submit(session.id, first, "1")
    position = await sessions.position(session.id, None)
    assert session.seats[position.waiting_for[0]].person == second.id


async def test_what_was_said_ahead_is_gone_with_its_round_and_refused_later(sessions, journal):
    session, (first, second, third) = await boomtown(sessions)
    for person, limit in ((second, "pass"), (third, "pass")):
        await sessions.submit(session.id, person, limit, ticket="1=bid")
    await sessions.submit(session.id, first, "1")
    assert await journal.read(lambda db: db.execute("SELECT * FROM orders").fetchall()) == []
    with pytest.raises(NotAsked, match="order-over"):
        await sessions.submit(session.id, second, "3", ticket="1=bid")


async def test_an_order_survives_a_restart(sessions, journal):
    session, (first, second, _) = await boomtown(sessions)
    await sessions.submit(session.id, second, "3", ticket="1=bid")
    restarted = Sessions(journal, TABLES)
    await restarted.submit(session.id, first, "1")
    assert (await bids(restarted, session)).gold == 2


async def test_what_cannot_be_said_is_refused_with_its_rule(sessions):
    session, (_, second, _) = await boomtown(sessions)
    with pytest.raises(IllegalAnswer) as refused:
        await sessions.submit(session.id, second, "99", ticket="1=bid")
    assert refused.value.reason == "amount-too-high"
    assert (await sessions.ahead(session.id, second.id)).given is None


async def test_wishes_take_the_first_card_that_is_left(sessions):
    session, (first, second, third) = await boomtown(sessions)
    offer = (await sessions.position(session.id, None)).view.offer
    wishes = " ".join(offer)
    for person in (first, second, third):
        await sessions.submit(session.id, person, wishes, ticket="1=take")
    for person in (second, third):
        await sessions.submit(session.id, person, "pass", ticket="1=bid")
    await sessions.submit(session.id, first, "1")
    story = await sessions.story(session)
    taken = [one.event.card for one in story if type(one.event).__name__ == "CardTaken"]
    assert taken[:2] == list(offer[:2])


async def test_what_has_once_done_all_that_it_was_for_is_forgotten_in_the_middle_of_a_step(journal):
    once = Orderable(
        decision="number",
        scope=lambda view: UNTIL_REVOKED,
        asks=lambda view: number(),
        answers=lambda view, decision, said: Said(said),
        rest=lambda view, said: None if view.log[-1] == said else Said(said),
    )
    game = replace(game_of(both, rounds=3), ranking=ranking, orders=(once,))
    sessions = Sessions(journal, {"toy": game})
    session = await started(sessions, robots=1)
    await sessions.submit(session.id, ANNA, "5", ticket="0=number")
    position = await sessions.position(session.id, None)
    assert position.view.log == (2, 5, None), "then the robot has passed, and Anna is asked herself"
    assert (await sessions.ahead(session.id, ANNA.id)).given is None


async def test_a_game_that_asks_the_same_for_ever_asks_the_owner_in_the_end(journal):
    async def endless(table):
        for _ in range(10 * MOST_AHEAD):
            table.state.log.append(await table.ask(A, number()))

    game = replace(game_of(endless), ranking=ranking, orders=(EVERY_NUMBER,))
    sessions = Sessions(journal, {"toy": game})
    session = await started(sessions, BEN)
    await sessions.submit(session.id, ANNA, "5", ticket="0=number")
    position = await sessions.position(session.id, None)
    assert (len(position.view.log), position.waiting_for) == (2 + MOST_AHEAD, (A,))


async def lettering(table):
    """Anna names a letter and a number, and then Ben a letter."""
    for seat, decision in ((A, letter()), (A, number()), (B, letter())):
        table.state.log.append(await table.ask(seat, decision))


@pytest.fixture
async def called(journal):
    """A table at which Anna has said her number ahead and is called for a letter, and its session."""
    game = replace(game_of(lettering), ranking=ranking, orders=(EVERY_NUMBER,))
    table = Clocked(journal, tables={"toy": game})
    session = await started(table.sessions, BEN)
    await table.sessions.submit(session.id, ANNA, "5", ticket="0=number")
    return table, await table.post(session)


async def allowance(table, session):
    return await table.journal.read(lambda db: clock_rows.allowance(db, session, A))


async def test_a_late_answer_costs_its_time_once_though_the_follow_up_was_said_ahead(called):
    table, session = called
    table.passes(hours=25)
    await table.sessions.submit(session.id, ANNA, "x")
    assert (await table.sessions.position(session.id, None)).view.log == (2, "x", 5)
    assert await allowance(table, session) == Allowance(48 * HOUR, misses=0), (
        "an hour, paid back by what came at once"
    )


async def test_when_time_is_up_the_clock_leaves_the_follow_up_to_what_was_said_ahead(called):
    table, session = called
    table.passes(days=3)
    assert await table.sessions.expire(session.id)
    given = await table.journal.read(lambda db: db.execute("SELECT seat, by FROM answers").fetchall())
    assert given == [(A, By.CLOCK), (A, By.ORDER)]
    assert (await table.sessions.position(session.id, None)).view.log[-1] == 5
    assert await allowance(table, session) == Allowance(0.0, misses=1), "that is no answer of her own"


async def test_a_round_that_begins_again_forgets_what_was_said_of_other_luck(sessions, journal):
    session, (_, second, _) = await boomtown(sessions)
    await sessions.submit(session.id, second, "3", ticket="1=bid")
    await sessions.restart_round(session.id, by=By.ORGANISER)
    assert (await sessions.ahead(session.id, second.id)).given is None
    assert await journal.read(lambda db: db.execute("SELECT * FROM orders").fetchall()) == []


def numbers(asks, **parts):
    """A game whose script asks, and in which a number may be said ahead until it is revoked."""
    always = Orderable(
        decision="number", scope=lambda view: UNTIL_REVOKED, asks=lambda view: limit_of(number())
    )
    return replace(game_of(asks, rounds=9), ranking=ranking, orders=(always,), **parts)


async def by_whom(table, session):
    """Who gave each answer: seat, by, and what."""
    rows = "SELECT seat, by, answer FROM answers WHERE session = ? ORDER BY number"
    return await table.journal.read(lambda db: db.execute(rows, (session.id,)).fetchall())


async def test_on_a_kept_seat_nothing_is_answered_while_nobody_is_there_not_even_by_an_order(journal):
    """No caretaker plays then, so an answer would show that something was said ahead."""

    async def in_turn(table):
        for seat in (A, B):
            table.state.log.append(await table.ask(seat, letter()))
            table.state.log.append(await table.ask(seat, number()))

    table = Clocked(journal, tables={"toy": numbers(in_turn)})
    session = await started(table.sessions, BEN)
    await table.sessions.submit(session.id, ANNA, "y")
    await table.sessions.submit(session.id, ANNA, "3")
    await table.absences.go(BEN.id, 9, Meanwhile.CARETAKER)
    caretakers = [(B, "caretaker", '"x"'), (B, "caretaker", "null")]
    assert (await by_whom(table, session))[2:] == caretakers
    await table.sessions.submit(session.id, BEN, "5", ticket="0=number")
    await table.sessions.submit(session.id, ANNA, "y")
    await table.absences.go(ANNA.id, 9, Meanwhile.CARETAKER)
    assert (await table.sessions.position(session.id, None)).waiting_for == (A,)
    await table.sessions.submit(session.id, ANNA, "4")
    assert (await by_whom(table, session))[4:] == [(A, "person", '"y"'), (A, "person", "4")]
    await table.sessions.submit(session.id, BEN, "y")
    assert (await table.sessions.position(session.id, None)).waiting_for == (B,), "nobody answers for him"
    await table.absences.back(ANNA.id)
    assert (await by_whom(table, session))[6:] == [(B, "person", '"y"'), (B, "caretaker", "1")]


async def test_what_is_left_of_an_order_is_stored_in_its_place_with_the_answer_that_it_gave(journal):
    countdown = Orderable(
        decision="number",
        scope=lambda view: UNTIL_REVOKED,
        asks=lambda view: number(),
        answers=lambda view, decision, said: Said(said),
        rest=lambda view, said: Said(said - 1) if view.log[-2:] == (said, None) else Said(said),
    )
    game = replace(game_of(both, rounds=3), ranking=ranking, orders=(countdown,))
    sessions = Sessions(journal, {"toy": game})
    session = await started(sessions, robots=1)
    await sessions.submit(session.id, ANNA, "5", ticket="0=number")
    for now in (sessions, Sessions(journal, {"toy": game})):
        position = await now.position(session.id, None)
        assert position.view.log == (2, 5, None, 4, None, 3, None)
        assert position.ranking is not None
