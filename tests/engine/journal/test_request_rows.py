"""What the command line asks of a running bot: taken once, withdrawn or done, and never both."""

import sqlite3

import pytest

from engine.journal import request_rows, schema
from engine.journal.request_rows import WAITS_S


@pytest.fixture
def db():
    with sqlite3.connect(":memory:", isolation_level=None) as made:
        schema.migrate(made, 0)
        yield made
    made.close()


def args_of(db):
    return [args for (args,) in db.execute("SELECT args FROM requests")]


def test_what_is_taken_is_emptied_of_whom_it_is_about_and_waits_for_its_outcome(db):
    number = request_rows.ask(db, "forget", {"person": 123456789012345678}, 5.0)
    (request,) = request_rows.open_requests(db)
    assert (request.id, request.what, request.args["person"]) == (number, "forget", 123456789012345678)
    assert request_rows.take(db, number)
    assert args_of(db) == ["{}"]
    (request,) = request_rows.open_requests(db)
    assert request.is_taken
    assert request_rows.outcome(db, number) is None
    assert request_rows.save_outcome(db, number, {"code": 0}, 6.0)
    assert request_rows.open_requests(db) == []
    assert request_rows.outcome(db, number) == {"code": 0}


@pytest.mark.parametrize("first", ["take", "withdraw", "save_outcome"])
def test_nothing_is_both_withdrawn_and_done(db, first):
    number = request_rows.ask(db, "end", {"game": 1}, 5.0)
    acts = {
        "take": lambda: request_rows.take(db, number),
        "withdraw": lambda: request_rows.withdraw(db, number, {"said": "withdrawn"}, 6.0),
        "save_outcome": lambda: request_rows.save_outcome(db, number, {"said": "done"}, 6.0),
    }
    assert acts[first]()
    assert not acts["take"]()
    assert not acts["withdraw"]()
    assert acts["save_outcome"]() == (first == "take")


def test_what_a_withdrawn_request_was_about_is_emptied(db):
    number = request_rows.ask(db, "forget", {"person": 7}, 5.0)
    assert request_rows.withdraw(db, number, {}, 6.0)
    assert args_of(db) == ["{}"]


def test_whoever_does_not_wait_any_more_is_known_also_if_the_clock_was_set(db):
    request_rows.ask(db, "end", {}, 1000.0)
    (request,) = request_rows.open_requests(db)
    moments = (1000.0, 1000.0 + WAITS_S, 1001.0 + WAITS_S, 999.0 - WAITS_S)
    assert [request.is_stale(at) for at in moments] == [False, False, True, True]


def test_only_what_was_done_long_ago_is_deleted(db):
    numbers = [request_rows.ask(db, "end", {}, float(at)) for at in range(3)]
    for number in numbers[:2]:
        request_rows.save_outcome(db, number, {}, 10.0 * number)
    request_rows.forget_done(db, 20.0)
    left = [number for (number,) in db.execute("SELECT id FROM requests ORDER BY id")]
    assert left == numbers[1:]
    assert request_rows.ask(db, "end", {}, 9.0) > max(left)


def test_what_somebody_else_wrote_is_no_argument(db):
    for text in ("[1]", "no JSON", '{"game": 1}'):
        db.execute("INSERT INTO requests (what, args, asked) VALUES ('end', ?, 1.0)", (text,))
    found = [dict(request.args) for request in request_rows.open_requests(db)]
    assert found == [{}, {}, {"game": 1}]
