"""The plan for a board message, case by case: whether it is edited or the next one is posted, whom that one
calls, from which row on it tells, and from which row on its picture marks what has changed."""

from dataclasses import replace

import pytest

from cogs.posting.plan import Edit, Found, Nothing, Post, Publication, Tale, called, found, plan, publication
from engine.journal.posted_records import Since
from engine.journal.records import Call, SeatRow
from engine.sessions.posted import BoardFacts
from tests.cogs.posting.test_board_text import session_of

ANNA, BEN, CLEO, ROBOT = range(4)
"""Seats; the people on the first three have ids of 100 more."""
CALLED_BEN = Publication(
    status="playing",
    people=(100, 101, 102, None),
    waiting_for=(BEN,),
    present=(ANNA, BEN, CLEO),
    asked_since={101: 9},
    invited_since={},
    last=12,
    since=Since({ANNA: 9, BEN: 3, CLEO: 6}),
    board=50,
    board_from=2,
    board_due=(101,),
    posted=10,
    is_first=False,
    is_restored=False,
)
"""Message 50 alone tells rows 2 to 10 and has called Ben, who is waited for yet; rows 11 and 12 are new."""


def edit(first, news, *due, is_first=False, anew=2, closed=11, invited=()):
    """Edit message 50, or post it anew from the row `anew`, or the next one from the row `closed`. `invited`
    are those whom message 50 has invited."""
    tale = Tale(first, news, is_first, invited)
    if_gone = Post(replace(tale, first=anew), due, instead_of=50)
    return Edit(50, tale, due, if_gone, if_closed=Post(Tale(closed, news, False), due))


def post(first, news, *due, is_first=False, invited=(), only_invites=False):
    return Post(Tale(first, news, is_first, invited), due, only_invites=only_invites)


CASES = {
    "nobody new is waited for: the message is edited, and begins where it began": (
        {},
        edit(2, 4, 101),
    ),
    "of two who were called one has acted: the message is edited": (
        {"waiting_for": (CLEO,), "asked_since": {102: 9}, "board_due": (101, 102)},
        edit(2, 7, 102),
    ),
    "only a robot is waited for, that somebody who was called made room for: the message is edited": (
        {"waiting_for": (ROBOT,), "asked_since": {}},
        edit(2, 1),
    ),
    "the question has been open since the newest row that was posted: they were called": (
        {"asked_since": {101: 10}},
        edit(2, 4, 101),
    ),
    "one person goes on alone: the message is edited, and tells what came since they acted": (
        {"since": Since({BEN: 10})},
        edit(11, 11, 101),
    ),
    "they acted just before the message was posted, and have not since: it begins where it began": (
        {"since": Since({BEN: 9})},
        edit(2, 10, 101),
    ),
    "one of two who are waited for goes on: the message begins with what is news to either": (
        {
            "waiting_for": (BEN, CLEO),
            "asked_since": {101: 9, 102: 9},
            "board_due": (101, 102),
            "since": Since({BEN: 3, CLEO: 10}),
        },
        edit(4, 4, 101, 102),
    ),
    "what is news to them was told by the message before: the message begins where it began": (
        {
            "waiting_for": (BEN, CLEO),
            "asked_since": {101: 9, 102: 9},
            "board_due": (101, 102),
            "since": Since({BEN: 3, CLEO: 10}),
            "board_from": 9,
        },
        edit(9, 4, 101, 102, anew=9),
    ),
    "the first message of the thread is edited: it stays the first, also if it is posted anew": (
        {"is_first": True},
        edit(2, 4, 101, is_first=True),
    ),
    "the first rows of the story are told by an edit of the first message": (
        {
            "is_first": True,
            "posted": 0,
            "board_from": 1,
            "last": 1,
            "asked_since": {101: 0},
            "since": Since({}),
        },
        edit(1, 1, 101, is_first=True, anew=1, closed=1),
    ),
    "somebody new is waited for: a message calls them, and tells what is new": (
        {"waiting_for": (ANNA,), "asked_since": {100: 11}},
        post(11, 10, 100),
    ),
    "somebody new is waited for beside whoever was called: a message calls both, who see their news": (
        {"waiting_for": (ANNA, BEN), "asked_since": {100: 11, 101: 9}},
        post(11, 4, 100, 101),
    ),
    "a robot is waited for beside somebody new: people are called": (
        {"waiting_for": (ANNA, ROBOT), "asked_since": {100: 11}},
        post(11, 1, 100),
    ),
    "whoever was called has acted and is asked anew, faster than boards are posted: a message calls them": (
        {"asked_since": {101: 11}, "since": Since({BEN: 10})},
        post(11, 11, 101),
    ),
    "an interjection calls once more whoever was called: a message calls them, though they have not acted": (
        {"asked_since": {101: 12}},
        post(11, 4, 101),
    ),
    "somebody has been waited for all along whom the message did not call: a message calls them": (
        {"board_due": (100,)},
        post(11, 4, 101),
    ),
    "since when somebody is waited for is not known, as in an old file: a message calls them": (
        {"asked_since": {}},
        post(11, 4, 101),
    ),
    "whoever is called has never acted: all is marked for them": (
        {"waiting_for": (CLEO,), "asked_since": {102: 11}, "since": Since({ANNA: 9, BEN: 3})},
        post(11, 1, 102),
    ),
    "news from before was never posted: the next message tells it, whomever it calls": (
        {"waiting_for": (ANNA,), "asked_since": {100: 11}, "posted": 4},
        post(5, 5, 100),
    ),
    "a caretaker keeps the seat that is waited for: the message is edited, and calls nobody": (
        {"present": (ANNA, CLEO), "asked_since": {101: 11}},
        edit(2, 4),
    ),
    "whoever was called goes away: the message is edited, and waits for nobody any more": (
        {"present": (ANNA, CLEO)},
        edit(2, 4),
    ),
    "of two who are waited for anew one is away: a message calls the other": (
        {"waiting_for": (ANNA, BEN), "asked_since": {100: 11, 101: 11}, "present": (ANNA, CLEO)},
        post(11, 4, 100),
    ),
    "of two who are waited for one was called and the other is away: the message is edited": (
        {"waiting_for": (BEN, CLEO), "asked_since": {101: 9, 102: 11}, "present": (ANNA, BEN)},
        edit(2, 4, 101),
    ),
    "whoever was away is back and still waited for: a message calls them": (
        {"asked_since": {101: 9}, "board_due": ()},
        post(11, 4, 101),
    ),
    "one is back while another is waited for whom the message called: a message calls both": (
        {"waiting_for": (BEN, CLEO), "asked_since": {101: 9, 102: 9}, "board_due": (102,)},
        post(11, 4, 101, 102),
    ),
    "whoever is away is asked in a new thread: its message calls nobody": (
        {"board": None, "board_due": (), "posted": 12, "present": (ANNA, CLEO)},
        post(13, 4, is_first=True),
    ),
    "the game has just begun, and nothing has happened: its first message calls": (
        {
            "board": None,
            "board_due": (),
            "asked_since": {101: 0},
            "since": Since({}),
            "last": 0,
            "posted": 0,
        },
        post(1, 1, 101, is_first=True),
    ),
    "the game begins with an auction, and nothing has happened: its first message invites": (
        {
            "board": None,
            "board_due": (),
            "asked_since": {101: 0},
            "invited_since": {100: 0, 101: 0, 102: 0},
            "since": Since({}),
            "last": 0,
            "posted": 0,
        },
        post(1, 1, 101, is_first=True, invited=(100, 102)),
    ),
    "the game was taken to another thread: a first message calls there, and tells nothing": (
        {"board": None, "board_due": (), "posted": 12},
        post(13, 4, 101, is_first=True),
    ),
    "the game went back to an earlier moment: a message says so and calls though all was posted": (
        {"is_restored": True, "posted": 12},
        post(13, 4, 101),
    ),
    "the game went back and has gone on: a message says so, also to whoever was called": (
        {"is_restored": True},
        post(11, 4, 101),
    ),
    "the game is over: a message calls nobody, and marks what is news to any person": (
        {"status": "over", "waiting_for": (), "asked_since": {}},
        post(11, 4),
    ),
    "the game was closed: a message calls nobody": (
        {"status": "closed", "waiting_for": (), "asked_since": {}, "people": (None, None, 102, None)},
        post(11, 7),
    ),
    "the game was closed by the last person: what was not posted is told": (
        {"status": "closed", "waiting_for": (), "asked_since": {}, "people": (None,) * 4},
        post(11, 11),
    ),
    "an auction opens: a message invites all but whoever is asked": (
        {"waiting_for": (ANNA,), "asked_since": {100: 12}, "invited_since": {100: 12, 101: 12, 102: 12}},
        post(11, 10, 100, invited=(101, 102)),
    ),
    "an auction opens with whoever was called already: a message invites the others": (
        {"invited_since": {101: 12, 102: 12}},
        post(11, 4, 101, invited=(102,), only_invites=True),
    ),
    "an auction opens for whoever is there, while somebody who is away is asked": (
        {"present": (CLEO,), "asked_since": {101: 12}, "invited_since": {101: 12, 102: 12}},
        post(11, 4, invited=(102,), only_invites=True),
    ),
    "they were invited before the newest row that was posted: the message invites nobody": (
        {"waiting_for": (ANNA,), "asked_since": {100: 12}, "invited_since": {100: 10, 101: 10, 102: 10}},
        post(11, 10, 100),
    ),
    "whoever was invited by this message is named by its edit, and mentioned only if it is gone": (
        {"invited_since": {100: 1, 101: 9, 102: 9}},
        edit(2, 4, 101, invited=(102,)),
    ),
    "whoever was invited has acted before a message could say so: they are not invited": (
        {"waiting_for": (ANNA,), "asked_since": {100: 12}, "invited_since": {101: 11, 102: 11}}
        | {"since": Since({BEN: 11, CLEO: 10})},
        post(11, 1, 100, invited=(102,)),
    ),
    "whoever was invited has gone away before a message could say so: nobody is": (
        {"present": (BEN,), "invited_since": {101: 12, 102: 12}},
        edit(2, 4, 101),
    ),
    "a caretaker answers for whoever was invited: nobody is": (
        {"present": (ANNA, BEN), "invited_since": {102: 12}},
        edit(2, 4, 101),
    ),
    "the game was taken to another thread: its first message invites there, too": (
        {"board": None, "board_due": (), "posted": 12, "invited_since": {101: 9, 102: 9}},
        post(13, 4, 101, is_first=True, invited=(102,)),
    ),
    "the game sleeps: a message invites nobody": (
        {"is_asleep": True, "invited_since": {102: 12}},
        edit(2, 4),
    ),
    "the game is over: a message invites nobody": (
        {"status": "over", "waiting_for": (), "asked_since": {}, "invited_since": {102: 12}},
        post(11, 4),
    ),
    "all was posted: there is nothing to do": ({"posted": 12}, Nothing()),
    "all was posted before a restart, and somebody is waited for since: there is nothing to do": (
        {"posted": 12, "asked_since": {101: 12}, "board_due": ()},
        Nothing(),
    ),
    "all was posted of a game that is over: there is nothing to do": (
        {"posted": 12, "status": "over", "waiting_for": (), "asked_since": {}},
        Nothing(),
    ),
}


@pytest.mark.parametrize(("changed", "planned"), CASES.values(), ids=CASES.keys())
def test_what_is_planned_where(changed, planned):
    assert plan(replace(CALLED_BEN, **changed)) == planned


FOUND = {
    "it tells more than the journal knows of": ({}, 60, 11, Found.UNNOTED),
    "it is the one that the journal knows": ({}, 50, 10, Found.KNOWN),
    "it is one before the one that the journal knows": ({}, 49, 9, Found.KNOWN),
    "it is the first in a new thread, and tells nothing new": ({"board": None}, 60, 10, Found.UNNOTED),
    "it is in a new thread, and tells less than was posted": ({"board": None}, 60, 9, Found.KNOWN),
    "it says that the game went back, and tells nothing new": (
        {"restored": 1.5, "adopt_after": 55},
        60,
        10,
        Found.UNNOTED,
    ),
    "it was posted right when the game went back": (
        {"restored": 1.5, "adopt_after": 60},
        60,
        11,
        Found.UNNOTED,
    ),
    "it was posted before the game went back": ({"restored": 1.5, "adopt_after": 61}, 60, 11, Found.LOST),
    "so it was, and the table has been told since": ({"adopt_after": 61}, 60, 11, Found.LOST),
    "the table was told that the game went back: it tells nothing new": (
        {"adopt_after": 55},
        60,
        10,
        Found.KNOWN,
    ),
}


@pytest.mark.parametrize(("changed", "message", "last", "expected"), FOUND.values(), ids=FOUND.keys())
def test_what_a_board_is_that_is_found_after_a_start(changed, message, last, expected):
    known = {"board": 50, "posted": 10, **changed}
    assert found(replace(session_of("Anna", "Ben"), **known), message=message, last=last) is expected


def test_what_the_game_is_like_comes_from_the_game_and_what_was_posted_from_the_journal():
    stored = replace(
        session_of("Anna", "Ben", "Cleo"),
        board=50,
        board_from=2,
        board_due=(101,),
        posted=10,
        restored=1.5,
        calls=(Call(ANNA, "1.1", told=1, opened=0.0),),
    )
    people = (SeatRow("Anna", 100), SeatRow("Ben", 101), SeatRow("Cleo", 102), SeatRow("Dusty"))
    calls = (Call(BEN, "1.2", told=9, opened=0.0),)
    invited = (Call(CLEO, "7=bid", told=8, opened=0.0),)
    now = replace(session_of(), status="over", seats=people, calls=calls, board=7, posted=7, invited=invited)
    facts = BoardFacts(stored, last=12, since=CALLED_BEN.since, is_first=False, at=1.0, calls={})
    expected = replace(CALLED_BEN, status="over", is_restored=True, invited_since={102: 8})
    assert publication(facts, now, [BEN]) == expected


def test_a_message_mentions_whom_it_waits_for_and_whom_it_invites():
    assert post(11, 4, 100, invited=(101, 102)).mentioned == (100, 101, 102)
    assert post(11, 4, 100, invited=(101, 102), only_invites=True).mentioned == (101, 102)


@pytest.mark.parametrize(
    ("asked", "due", "mentioned", "waits_for"),
    [
        pytest.param(((BEN, 11),), (), (101, 102), [101], id="it called one, and invited the other"),
        pytest.param(((BEN, 9),), (101,), (102,), [101], id="the message before it had called one"),
        pytest.param(((BEN, 9),), (), (102,), [], id="nobody has called whoever is waited for"),
        pytest.param(((BEN, 13),), (101,), (101,), [], id="they were asked after it was composed"),
        pytest.param((), (101,), (101, 102), [], id="they have answered meanwhile"),
    ],
)
def test_whom_a_board_waits_for_that_is_found_after_a_start(asked, due, mentioned, waits_for):
    calls = tuple(Call(seat, "1.2", told=told, opened=0.0) for seat, told in asked)
    people = (SeatRow("Anna", 100), SeatRow("Ben", 101), SeatRow("Cleo", 102))
    session = replace(session_of(), seats=people, calls=calls, board=50, board_due=due, posted=10)
    assert called(session, mentioned, last=12) == waits_for
