"""The turn above a board: who is mentioned, and until when the table waits for each seat."""

from dataclasses import replace

import pytest

from cogs.posting.turn_text import stood_text, turn_text
from engine.clock.pace import DAY, HOUR, Clock, PaceName
from engine.games import GAMES
from engine.journal.records import Absence, Call, Meanwhile, SeatRow
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.plain_face import plain_face
from tests.cogs.posting.test_board_text import EN, facts_of, position_of, session_of

NOW = 1_764_590_400.0
ANNA, BEN = 10**18, 10**18 + 1
"""The people on the first two seats."""


def call(seat=0, soft=None, due=None, **more):
    return Call(seat, "1.1", told=1, opened=NOW - DAY, **{"posted": NOW, **more}, clock=Clock(soft, due))


def ahead(seat, ticket):
    """The invitation of a seat."""
    return Call(seat, ticket, told=1, opened=NOW)


def at(moment, style="f"):
    return f"<t:{int(moment)}:{style}>"


def until(moment, before="until", reserve=None):
    after = "" if reserve is None else f"; on reserve until {at(reserve)}"
    return f"{before} {at(moment)}, {at(moment, 'R')}{after}"


def table(*names, pace=PaceName.DAILY, away=None, **changes):
    """A table; `away` says who is away until when."""
    absences = {person: Absence(NOW - HOUR, end, Meanwhile.WAIT) for person, end in (away or {}).items()}
    return replace(session_of(*(names or ("Anna", "Ben"))), pace=pace, absences=absences, **changes)


def lines(session, *calls, waiting_for=None, words=EN):
    """The turn and the lines below it."""
    waiting = tuple(call.seat for call in calls) if waiting_for is None else waiting_for
    position = position_of(session, waiting_for=waiting)
    turn, *below = turn_text(facts_of(session, *calls, at=NOW), position, plain_face(), words).split("\n")
    assert all(line.startswith("-# ") for line in below)
    return turn, [line.removeprefix("-# ") for line in below]


def test_below_the_turn_everybody_reads_until_when_the_table_waits():
    turn, below = lines(table(), call(0, NOW + DAY, NOW + 3 * DAY))
    assert turn == f"### <@{ANNA}> and Ben must choose"
    assert below == [until(NOW + DAY, reserve=NOW + 3 * DAY)]
    assert lines(table(), call(0, NOW + DAY, NOW + DAY))[1] == [until(NOW + DAY)], "nothing is in reserve"


def test_once_the_reserve_runs_its_end_is_said():
    passed = call(0, NOW, NOW + 2 * DAY)
    assert lines(table(), passed)[1] == [until(NOW + 2 * DAY, "on reserve until")]


def test_several_seats_have_a_line_each_with_their_names():
    session = table("An*na", "Ben", "Cleo")
    _, below = lines(session, call(0, NOW + DAY, NOW + 3 * DAY), call(2, NOW - 1, NOW + HOUR))
    assert below == [
        f"An\\*na: {until(NOW + DAY, reserve=NOW + 3 * DAY)}",
        f"Cleo: {until(NOW + HOUR, 'on reserve until')}",
    ]


def test_seats_with_the_same_moments_share_a_line_and_all_have_one_without_names():
    session, same = table("An*na", "Ben", "Cleo"), (NOW + DAY, NOW + 3 * DAY)
    alike = until(same[0], reserve=same[1])
    assert lines(session, call(0, *same), call(2, *same))[1] == [alike]
    assert lines(session, call(0, *same), call(1, NOW - 1, NOW + HOUR), call(2, *same))[1] == [
        f"An\\*na and Cleo: {alike}",
        f"Ben: {until(NOW + HOUR, 'on reserve until')}",
    ]


@pytest.mark.parametrize("pace", [PaceName.DAILY, PaceName.NONE])
def test_a_brief_call_says_when_it_ends_even_without_a_clock_or_where_somebody_is_away(pace):
    brief = call(0, NOW + HOUR, NOW + HOUR, is_brief=True)
    assert lines(table(pace=pace), brief)[1] == [until(NOW + HOUR)]
    assert lines(table(pace=pace, away={ANNA: NOW + 9 * DAY}), brief)[1] == [until(NOW + HOUR)]
    assert lines(table(pace=PaceName.NONE), call(is_brief=True))[1] == [f"asked {at(NOW, 'R')}"], "it stands"


def test_a_brief_call_whose_time_is_up_ends_with_the_last_of_them():
    session = table("Anna", "Ben", "Cleo")
    ended, open_ = (call(seat, end, end, is_brief=True) for seat, end in ((0, NOW - 1), (1, NOW + HOUR)))
    assert lines(session, ended, open_)[1] == [until(NOW + HOUR)]
    later = call(2, NOW + DAY, NOW + DAY, is_brief=True)
    assert lines(session, open_, later)[1] == [f"Ben: {until(NOW + HOUR)}", f"Cleo: {until(NOW + DAY)}"]
    assert lines(session, ended, call(2, NOW + DAY, NOW + DAY))[1] == [
        f"Anna: {until(NOW - 1)}",
        f"Cleo: {until(NOW + DAY)}",
    ]


def test_without_a_clock_it_is_said_since_when_the_table_waits():
    session = table(pace=PaceName.NONE)
    assert lines(session, call())[1] == [f"asked {at(NOW, 'R')}"]
    assert lines(session, call(posted=None))[1] == [f"asked {at(NOW - DAY, 'R')}"]


@pytest.mark.parametrize(
    "session",
    [
        table(pace=None),
        table(),
        replace(table(pace=PaceName.NONE), seats=(SeatRow("Anna", ANNA), SeatRow("Dusty"))),
        table(status="over"),
        table(status="closed"),
    ],
    ids=["without a pace", "the clock stands", "alone among robots", "over", "closed"],
)
def test_where_nobodys_time_counts_there_is_no_line(session):
    assert lines(session, call())[1] == []


def test_a_call_that_the_position_does_not_have_is_not_shown():
    assert lines(table(), call(1, NOW + DAY, NOW + 3 * DAY), waiting_for=(0,))[1] == []


def test_whoever_is_away_is_not_mentioned_and_it_is_said_how_long_the_table_waits():
    session = table(away={ANNA: NOW + 20 * DAY})
    turn, below = lines(session, call(0, keep_at=NOW + 7 * DAY))
    assert turn == "### Anna and Ben must choose"
    assert below == [f"away until {at(NOW + 20 * DAY, 'D')}; the table waits until {at(NOW + 7 * DAY, 'D')}"]


@pytest.mark.parametrize("keep_at", [NOW + 7 * DAY, NOW - HOUR, None])
def test_if_the_table_waits_until_they_are_back_or_not_at_all_their_return_is_all_that_is_said(keep_at):
    session = table(away={ANNA: NOW + 3 * DAY})
    assert lines(session, call(0, keep_at=keep_at))[1] == [f"away until {at(NOW + 3 * DAY, 'D')}"]


def test_whoever_was_away_is_mentioned_again():
    assert f"<@{ANNA}>" in lines(table(away={ANNA: NOW}), call(0, NOW + DAY, NOW + 2 * DAY))[0]


def test_in_an_evening_nobody_is_away():
    session = table(pace=PaceName.EVENING, away={ANNA: NOW + DAY})
    turn, below = lines(session, call(0, NOW + 300, NOW + 1200))
    assert f"<@{ANNA}>" in turn
    assert below == [until(NOW + 300, reserve=NOW + 1200)]


def test_a_pause_is_said_once_for_all():
    session = table(paused_until=NOW + 2 * DAY)
    assert lines(session, call(0), call(1))[1] == [f"paused until {at(NOW + 2 * DAY)}"]


def test_a_game_that_sleeps_says_so():
    assert lines(table(asleep_since=NOW - 1, pace=PaceName.NONE), call(0))[1] == ["the game sleeps"]


def test_on_a_kept_seat_the_caretaker_is_named_and_nobody_is_mentioned():
    seats = (SeatRow("Anna", ANNA, "Dusty", NOW), SeatRow("Ben", BEN, "Rosie", NOW))
    turn, below = lines(table(seats=seats), call(0))
    assert turn == "### Anna (Dusty) and Ben (Rosie) must choose"
    assert below == ["the game goes on as soon as somebody is back"]


@pytest.mark.parametrize(
    ("since", "said"),
    [
        (NOW - HOUR / 2 + 1, ""),
        (NOW - HOUR / 2, f"{at(NOW - HOUR / 2, 't')} to {at(NOW, 't')}"),
        (NOW - DAY, f"{at(NOW - DAY)} to {at(NOW)}"),
    ],
    ids=["hardly", "half an hour", "a day, so the hour alone would not do"],
)
def test_an_outage_of_half_an_hour_or_more_is_said(since, said):
    text = stood_text(table(stood=(since, NOW)), EN)
    assert said in text
    assert bool(text) == bool(said)
    assert stood_text(table(), EN) == ""


@pytest.mark.parametrize("language", LOCALES)
def test_every_line_has_its_moments_in_every_language(language):
    words = words_for(language)
    found = [
        *lines(table(), call(0, NOW + DAY, NOW + 2 * DAY), words=words)[1],
        *lines(table(), call(0, NOW - DAY, NOW + 2 * DAY), words=words)[1],
        *lines(table(away={ANNA: NOW + 9 * DAY}), call(0, keep_at=NOW + DAY), words=words)[1],
        *lines(table(paused_until=NOW + DAY), call(0), words=words)[1],
        *lines(table(pace=PaceName.NONE), call(0), words=words)[1],
    ]
    assert [line.count("<t:") for line in found] == [3, 2, 2, 1, 1]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_who_is_invited_reads_in_a_line_of_their_own_what_they_may_say_and_by_which_button(language, game):
    invited = (ahead(1, "1=bid"), ahead(2, "1=bid"))
    words, session = words_for(language), table("Anna", "Ben", "Cleo", game=game, invited=invited)
    facts, position = facts_of(session, call(0, NOW + DAY, NOW + DAY), at=NOW), position_of(session)
    _, clock, line = turn_text(facts, position, plain_face(), words, [BEN, BEN + 1]).split("\n")
    assert clock.startswith("-# ")
    assert line.startswith(words.listed([f"<@{BEN}>", f"<@{BEN + 1}>"]))
    assert f"**{words.text('button-act')}**" in line
    assert turn_text(facts, position, plain_face(), words).count("\n") == 1, "nobody else is invited"


def test_a_game_says_in_its_own_words_what_may_be_said_ahead():
    def line(game, decision="bid"):
        session = table(game=game, invited=(ahead(0, f"1={decision}"), ahead(1, f"1={decision}")))
        facts = facts_of(session, call(), at=NOW)
        return turn_text(facts, position_of(session), plain_face(), EN, [BEN]).split("\n")[-1]

    assert line("boomtown") == f"<@{BEN}>: with **My move** you can say ahead how high you will bid."
    assert line("ponte-vecchio").endswith("you can say ahead how high you will bid for the shop.")
    assert line("ponte-vecchio", "build").endswith("you can say ahead where you will build your first shop.")
    assert line("toy") == f"<@{BEN}>: with **My move** you can say ahead what you will answer."


def test_those_who_are_invited_to_different_things_have_a_line_each():
    invited = (ahead(1, "1=build"), ahead(2, "2=bid"), ahead(3, "1=build"))
    session = table("Anna", "Ben", "Cleo", "Dirk", game="ponte-vecchio", invited=invited)
    facts, people = facts_of(session, call(), at=NOW), [BEN, BEN + 1, BEN + 2]
    *_, shops, bids = turn_text(facts, position_of(session), plain_face(), EN, people).split("\n")
    assert shops.startswith(f"<@{BEN}> and <@{BEN + 2}>: with ")
    assert shops.endswith("your first shop.")
    assert bids.startswith(f"<@{BEN + 1}>: with ")
    assert bids.endswith("bid for the shop.")
