"""What goes on after something was taken back: no number of the lost future ever names another question."""

import copy
import dataclasses

import pytest

from engine.errors import StaleDecision
from engine.play.match import Match
from engine.play.tickets import epoch_of, ticket_of
from tests.engine.toy import A, B, C, Record, Said, letter, number, start


async def asks_all(table):
    table.tell(Said(f"rolled {[table.chance.roll() for _ in range(9)]}"))
    table.state.log.append(await table.ask(A, number()))
    sealed = await table.ask_all({A: number(), B: letter(), C: number()}, revealed=True)
    table.state.log.extend(sealed.values())


def again(record, *, epoch, attempt=0):
    """The match as a bot rebuilds it whose file says that it goes on in this epoch."""
    live = record.match
    match = Match.resume(
        live.game,
        seats=live.seats,
        options={},
        seed=live.seed,
        checkpoint=record.checkpoint,
        answers=record.answers,
        epoch=epoch,
        attempt=attempt,
    )
    back = copy.copy(record)
    back.match, back.answers = match, list(record.answers)
    return back


@pytest.mark.parametrize("ticket", ["3.7", "3.7+", "3.7!", "over", "0.0"])
def test_the_first_epochs_tickets_are_as_they_always_were(ticket):
    assert epoch_of(ticket) == 0
    assert ticket_of(3, 0, 7) == "3.7"


def test_a_tickets_number_says_its_epoch():
    assert [epoch_of(ticket_of(9, epoch, n) + "+") for epoch in (1, 2, 999) for n in (1, 999)] == [
        1,
        1,
        2,
        2,
        999,
        999,
    ]


def test_the_open_question_gets_another_ticket_and_the_old_one_is_stale():
    record = Record(start(asks_all, rounds=2))
    record.submit(A, 4)
    back = again(record, epoch=1)
    assert (record.match.ticket, back.match.ticket) == ("1.2", "1.1002")
    with pytest.raises(StaleDecision):
        back.match.submit(A, 2, ticket="1.2")
    back.submit(A, 2)
    assert back.match.waiting_for() == (B, C)


def test_every_later_question_of_every_round_has_tickets_of_its_own_and_replays():
    record = Record(start(asks_all, rounds=3))
    record.submit(A, 4)
    back = again(record, epoch=1)
    for seat, answer in ((A, 4), (B, "x"), (C, 1), (A, 4), (A, 4)):
        back.submit(seat, answer)
        assert again(back, epoch=1).match.digest() == back.match.digest()
    assert back.match.ticket == "2.1002"
    twice = again(back, epoch=2)
    assert twice.match.ticket == "2.2002"
    twice.submit(B, "y")
    assert again(twice, epoch=2).match.digest() == twice.match.digest()
    assert [ticket for ticket, *_ in twice.answers] == ["2.1001", "2.1002", "2.2002"]


def test_a_sealed_answer_of_the_lost_future_opens_none_that_is_laid_again():
    record = Record(start(asks_all, rounds=2))
    record.submit(A, 4)
    back = again(record, epoch=1)
    for each in (record, back):
        for seat, answer in ((A, 2), (B, "x"), (C, 1)):
            each.submit(seat, answer)
    nonces, nonces_again = (
        {told.event.nonce for told in each.match.story if hasattr(told.event, "nonce")}
        for each in (record, back)
    )
    assert len(nonces) == len(nonces_again) == 3
    assert not nonces & nonces_again


def test_rounds_that_begin_later_draw_new_luck_and_the_one_under_way_keeps_its_own():
    record = Record(start(asks_all, rounds=2))
    record.submit(A, 4)
    back = again(record, epoch=1, attempt=1)
    for each in (record, back):
        for seat, answer in ((A, 2), (B, "x"), (C, 1)):
            each.submit(seat, answer)
    assert (record.checkpoint.attempt, back.checkpoint.attempt) == (0, 1)
    rolled, rolled_again = (
        [told.event.words for told in each.match.story if isinstance(told.event, Said)]
        for each in (record, back)
    )
    assert rolled[0] == rolled_again[0]
    assert rolled[1] != rolled_again[1]
    assert again(back, epoch=1, attempt=1).match.digest() == back.match.digest()


def test_a_match_that_starts_in_a_later_epoch_shares_no_ticket_with_one_of_the_first():
    first = start(asks_all)
    later = Match.start(first.game, seats=3, options={}, seed=first.seed, epoch=2, attempt=2)
    assert (first.ticket, later.ticket) == ("1.1", "1.2001")
    assert later.checkpoints[0] == dataclasses.replace(first.checkpoints[0], attempt=2)
