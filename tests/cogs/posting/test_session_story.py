"""What sessions add to the story, as boards, logs and summaries tell it."""

from dataclasses import replace

import pytest

from cogs.posting.board_text import log_lines, summary_lines
from cogs.posting.session_story import TAKEN_BACK
from engine.clock.pace import PaceName
from engine.journal.records import LostBecause
from engine.sessions.session_events import (
    SESSION_EVENTS,
    AllHaveGone,
    CameBack,
    CaretakerSatDown,
    Decided,
    FellAsleep,
    LostSeat,
    MoreTime,
    OfficeEnded,
    OfficeFreed,
    OfficeLooked,
    OfficeMoved,
    OfficePaused,
    OfficeRestarted,
    OfficeResumed,
    OfficeUndid,
    PaceChanged,
    Paused,
    Renamed,
    RobotSatDown,
    RobotsPlayOut,
    RoundRestarted,
    SeatOffered,
    SetAside,
    TakenBack,
    TakenUp,
    TimeWasUp,
    TookSeat,
    WasGivenUp,
    WentAway,
    WentOn,
    Woke,
)
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.plain_face import plain_face, saying
from tests.cogs.posting.test_board_text import EN, happened, session_of

MOMENT = 1_764_590_400.5
EVENTS = (
    (RobotSatDown(0, "Anna", "Dusty"), "Anna has left. Cleo, a robot, plays on."),
    (Renamed(0), "Anna is now called Cleo."),
    (RoundRestarted(3), "This round is taken back and starts again, with new rolls and cards."),
    (TakenBack(0, 1), "Cleo takes that back."),
    (TimeWasUp(1), "Time was up for B\\*en."),
    (CaretakerSatDown(1, "Rosie"), "Rosie minds the seat until B\\*en is back."),
    (CameBack(1), "B\\*en is back."),
    (WentAway(1, MOMENT), "B\\*en is away until <t:1764590400:D>."),
    (MoreTime(1, 0, MOMENT), "Cleo gives B\\*en more time, until <t:1764590400:f>."),
    (Paused(MOMENT), "The table pauses until <t:1764590400:f>."),
    (WentOn(), "The table plays on."),
    (PaceChanged("none"), f"The pace is now **no clock**: {EN.text('pace-none-about')}."),
    (SeatOffered(1), "B\\*en’s seat is free for whoever likes to play on."),
    (TookSeat(0, "Anna", "Cleo"), "Cleo plays on for Anna."),
    (FellAsleep(), "Nobody has played here for a month: the game sleeps."),
    (Woke(), "The game is awake again."),
    (WasGivenUp(), "The game has slept for three months, so it was closed."),
    (
        SetAside(MOMENT),
        "An admin is having all games of this server deleted, on <t:1764590400:f>. This game is over and has"
        " no result; it only goes on if that is taken back before then.",
    ),
    (TakenUp(), "Nothing is deleted: the game goes on as it was."),
    (
        Decided(1),
        "The game is decided: **B\\*en** is first, because everybody else has left. Whatever is still played"
        " changes no place.",
    ),
    (
        AllHaveGone(),
        "The game is decided: all who count have left, and whoever stayed longest is first.",
    ),
    (
        OfficePaused("Eve", "holidays", False, MOMENT),
        "Eve pauses the game until <t:1764590400:f>: holidays. You can play on meanwhile. "
        "A moderator can end the pause earlier.",
    ),
    (OfficeResumed("Eve", "all are back!", True), "Eve (plays in this game) ends the pause: all are back!"),
    (
        OfficeEnded("E*e", "<@7> left @everyone", False, MOMENT),
        "Ended by E\\*e: \\<@7> left @\u200ceveryone. It has no result. "
        "Until <t:1764590400:f> this can be taken back; after that, the seed is shown under “Fair luck”.",
    ),
    (
        OfficeEnded("Eve", "enough", False, MOMENT, was_decided=True),
        "Ended by Eve: enough. It was decided before, so its result stays. "
        "Until <t:1764590400:f> this can be taken back; after that, the seed is shown under “Fair luck”.",
    ),
    (
        OfficeUndid("", "", False),
        "a former moderator takes the end back: … The game goes on as before.",
    ),
    (
        OfficeFreed("Eve", "rude", False, 0, "Anna", "Cleo"),
        "Eve frees Anna’s seat: rude. Cleo, a robot, plays on for Anna.",
    ),
    (
        LostSeat(0, "Anna", "Dusty", "no-show"),
        "Anna did not answer the first question in time and has lost the seat. Cleo, a robot, plays on.",
    ),
    (
        RobotsPlayOut(),
        "The season is over: robots play this game to its end. The result counts in the league, but"
        " not for ratings.",
    ),
    (OfficeMoved("Eve", "why not", False), "Eve moves the game to this thread: why not."),
    (
        OfficeEnded(None, "enough", False, MOMENT),
        "Ended by the operator: enough. It has no result. "
        "Until <t:1764590400:f> this can be taken back; after that, the seed is shown under “Fair luck”.",
    ),
    (
        OfficeRestarted("the file was put back"),
        "The operator lets this round begin again: the file was put back.",
    ),
    (OfficeRestarted(""), "The operator lets this round begin again: …"),
    (OfficeLooked(), "The operator looked at what is secret."),
)


def told(*events, **of):
    return happened(session_of("Cleo", "B*en"), *events, **of)


def lines_of(happened, *, lines=summary_lines, face=None, words=EN):
    return lines(session_of("Cleo", "B*en"), face or plain_face(lines=list), words, happened)


def naming(events, names, words):
    """Events as a face tells them, with everybody's name."""
    return [f"{event}: {' '.join(names)}" for event in events]


@pytest.mark.parametrize(("event", "line"), EVENTS, ids=[type(event).__name__ for event, _ in EVENTS])
@pytest.mark.parametrize("lines", [summary_lines, log_lines])
def test_what_happens_to_a_table_is_told_with_the_names_of_its_time(event, line, lines):
    assert lines_of(told(event, before=("Anna", "B*en")), lines=lines) == [line]


@pytest.mark.parametrize("language", LOCALES)
def test_every_event_of_sessions_has_words_in_every_language(language, caplog):
    assert {type(event) for event, _ in EVENTS} == set(SESSION_EVENTS)
    more = [
        *(PaceChanged(name) for name in PaceName),
        *(LostSeat(0, "Anna", "Dusty", why) for why in (LostBecause.ABSENT, LostBecause.LAPSED)),
    ]
    happened = told(*[event for event, _ in EVENTS], *more, before=("Anna", "B*en"))
    found = lines_of(happened, words=words_for(language))
    assert len(found) == len(happened) - 1, "that a time was up stands in the line after it"
    assert len(set(found)) == len(found) - 1, "only the pace without a clock is told twice"
    assert caplog.text == ""


def test_that_a_time_was_up_stands_in_one_line_with_what_came_of_it():
    happened = told(TimeWasUp(0), TimeWasUp(1), "Cleo passes.", "B*en passes.", TimeWasUp(0))
    assert lines_of(happened) == [
        "Time was up for Cleo and B\\*en. Cleo passes.",
        "B*en passes.",
        "Time was up for Cleo.",
    ]


def test_a_kept_seat_has_the_name_of_its_caretaker_beside_its_own_as_long_as_it_is_kept():
    kept = {"caretakers": ("Dusty", None)}
    happened = [
        *told(TimeWasUp(0)),
        *told(CaretakerSatDown(0, "Dusty"), "one", "two", **kept),
        *told(CameBack(0), "three"),
    ]
    face = saying(plain_face(), summary=naming)
    assert lines_of(happened, face=face) == [
        "Time was up for Cleo. Dusty minds the seat until Cleo is back.",
        "one: Cleo (Dusty) B\\*en",
        "two: Cleo (Dusty) B\\*en",
        "Cleo is back.",
        "three: Cleo B\\*en",
    ]


def test_a_name_with_markup_does_not_get_it_when_its_seat_is_kept():
    face = saying(plain_face(), summary=naming)
    assert lines_of(told("one", caretakers=(None, "Rosie")), face=face) == ["one: Cleo B\\*en (Rosie)"]


def taken_back(*events):
    """That a seat has taken these events back."""
    fallen = tuple(replace(one, is_fallen=True) for one in told(*events))
    (one,) = told(TakenBack(1, 1))
    return replace(one, fallen=fallen)


def test_what_was_taken_back_is_told_once_more_and_struck_through():
    happened = [*told("Cleo bids 5."), taken_back("B*en bids 6.", "Cleo passes."), *told("B*en bids 7.")]
    assert lines_of(happened) == [
        "Cleo bids 5.",
        "B\\*en takes back: ~~B*en bids 6.~~ ~~Cleo passes.~~",
        "B*en bids 7.",
    ]


def test_what_was_taken_back_stands_struck_through_at_its_place_in_the_log():
    one = taken_back("B*en bids 6.")
    happened = [*told("Cleo bids 5."), *one.fallen, one]
    assert lines_of(happened, lines=log_lines)[:2] == ["Cleo bids 5.", "~~B*en bids 6.~~"]


def test_of_much_that_was_taken_back_the_beginning_is_told():
    (line,) = lines_of([taken_back(*["A very long tale." for _ in range(90)])])
    assert len(line) < TAKEN_BACK + 50
    assert line.endswith("…")
    assert line.count("~~") % 2 == 0, "what is struck through ends somewhere"
