"""The words of a board message: within Discord's limits, the newest story kept, luck sealed; and of an old
one, what is left."""

import base64
import functools
import hashlib
from dataclasses import replace

import pytest

from cogs.parts.layouts import card
from cogs.parts.readers import label_names, plain_names, text_names
from cogs.posting.board_text import (
    LINES,
    board_texts,
    first_texts,
    log_lines,
    paragraph,
    ranking_text,
    summary_lines,
)
from engine.clock.pace import DAY, Clock
from engine.games import GAMES
from engine.journal.posted_records import Since
from engine.journal.records import Call, SeatRow, Session
from engine.play.chance import Chance
from engine.play.game import Ranking
from engine.play.match import Match
from engine.play.table import Answered, Sealed, Unsealed
from engine.sessions.chronicle import Happened
from engine.sessions.positions import Position
from engine.sessions.posted import BoardFacts
from engine.sessions.session_events import Renamed, RobotSatDown
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from sandbox.codes import COMPONENTS_V2
from sandbox.limits.messages import check_message
from tests.cogs.plain_face import plain_face, saying
from tests.every_game.checks import change_secrets
from tests.every_game.walks import Setup, after

EN = words_for("en")
SEED = "00112233445566778899aabbccddeeff"
WIDE = "*_𝔄`|~<@&123456789>"


def session_of(*names, game="toy", status="playing"):
    return Session(
        id=12,
        game=game,
        options={},
        guild=1,
        channel=2,
        language="en",
        host=1,
        status=status,
        seats=tuple(SeatRow(name, 10**18 + number) for number, name in enumerate(names)),
        lobby=3,
        thread=4,
        seed=SEED,
        board=None,
        board_from=1,
        board_due=(),
        posted=0,
        is_archived=False,
        trouble=None,
    )


def happened(session, *events, names=None, before=None, caretakers=None):
    """Events with the names of today, or of another time; `caretakers` are those who mind seats then."""
    names = names or session.names
    return [
        Happened(event, None, names, before or names, caretakers or (None,) * len(names)) for event in events
    ]


def facts_of(session, *calls, at=0.0):
    """The facts about a board that is composed at a moment."""
    return BoardFacts(session, 5, Since({}), False, at, {call.seat: call for call in calls})


def position_of(session, *, view=None, ranking=None, waiting_for=(0,)):
    return Position(session, None, view, "1.1", waiting_for, {}, 5, ranking)


def texts_of(lines, *, session=None, is_first=True, **position):
    session = session or session_of("Anna", "Ben")
    face = plain_face(lines=lambda events: list(lines))
    position = position_of(session, **position)
    told = happened(session, "something")
    return board_texts(facts_of(session), position, face, EN, told, is_first=is_first)


def check(texts):
    body = {"components": card(*texts).to_components()}
    check_message(body, flags=COMPONENTS_V2, filenames=set(), is_new=True)


def test_a_short_story_is_told_whole():
    assert texts_of(["one", "two"])[1] == "- one\n- two"


@pytest.mark.parametrize("length", [10, 150, 500, 2300, 5000])
def test_of_a_long_story_the_newest_lines_stay_and_the_cut_is_marked(length):
    lines = [f"{number} ".ljust(length, "x") for number in range(40)]
    story = texts_of(lines)[1].split("\n")
    assert story[0] == EN.text("story-more")
    assert 1 <= len(story) - 1 <= LINES
    assert story[-1].startswith("- 39 ")
    check(texts_of(lines))


def test_an_old_board_does_not_keep_who_had_answered_secretly_unless_it_told_nothing_else():
    session = session_of("Anna", "Ben")
    face = plain_face(lines=lambda events: [type(event).__name__ for event in events])
    sealed = Sealed(0, "0" * 64)
    for events, kept in (
        ((sealed, Answered(1)), "Answered"),
        ((Answered(1), sealed, Unsealed(0, "1" * 32, "2")), "Answered Unsealed"),
        ((sealed,), "Sealed"),
    ):
        assert paragraph(session, face, EN, happened(session, *events)) == kept


@functools.cache
def played_by_robots(game):
    """A whole game at a full table; who shares it only looks at it."""
    match = Match.start(GAMES[game], seats=max(GAMES[game].seats), options={}, seed=SEED)
    chance = Chance("texts")
    while not match.is_over:
        seat = match.waiting_for()[0]
        match.submit(seat, GAMES[game].robot(match.view(seat), match.asked(seat), chance))
    return match


@pytest.mark.dear
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("status", ["playing", "over", "closed"])
def test_the_longest_names_and_a_very_long_story_fit(game, language, status):
    seats = max(GAMES[game].seats)
    session = session_of(*[(WIDE * 2)[:32]] * seats, game=game, status=status)
    session = replace(session, language=language, id=10**17)
    match = played_by_robots(game)
    told = happened(session, *[one.event for one in match.story if one.only is None])
    told += happened(session, *[RobotSatDown(0, WIDE, "Dusty")] * 30)
    ranking = match.ranking() if status == "over" else None
    far = Clock(soft=2e9, due=2e9 + DAY)
    calls = [Call(seat, "1.1", told=1, opened=0.0, posted=0.0, clock=far) for seat in range(seats)]
    position = position_of(session, view=match.view(None), ranking=ranking, waiting_for=tuple(range(seats)))
    check(
        board_texts(
            facts_of(session, *calls), position, FACES[game], words_for(language), told, is_first=True
        )
    )


@pytest.mark.parametrize("game", sorted(GAMES))
def test_twin_views_have_the_same_texts(game):
    """What nobody may know is changed, and no word changes."""
    seats = max(GAMES[game].seats)
    session = session_of(*["Anna", "Ben", "Cleo", "Dirk", "Edda"][:seats], game=game)
    played = after(45, Setup(game, seats, {}, SEED, 1))
    twin = played.resume()
    twin.story = played.match.story
    assert change_secrets(twin, None, Chance("twins"))
    found = [
        board_texts(
            facts_of(session),
            position_of(session, view=match.view(None), waiting_for=match.waiting_for()),
            FACES[game],
            EN,
            happened(session, *[one.event for one in match.story if one.only is None]),
            is_first=True,
        )
        for match in (played.match, twin)
    ]
    assert found[0] == found[1]
    twin.close()


def test_only_who_is_waited_for_is_mentioned():
    turn = texts_of([], session=session_of("Anna", "Ben", "Cleo"), waiting_for=(1,))[0]
    assert turn == f"### Anna, <@{10**18 + 1}> and Cleo must choose"


def test_the_first_message_has_the_seal_of_the_luck_in_one_short_line_and_no_message_has_the_seed():
    seal = base64.b32encode(hashlib.sha256(SEED.encode()).digest()).decode()[:26]
    assert texts_of([], is_first=True)[-1] == f"-# Seal for fair luck: `{seal}`"
    assert texts_of([], is_first=False)[-1] == ""
    for status in ("playing", "closed", "over"):
        session = session_of("Anna", "Ben", status=status)
        assert SEED not in "".join(texts_of(["x"], session=session))
    over = session_of("Anna", "Ben", status="over")
    texts = texts_of([], session=over, ranking=Ranking(((1,), (0,)), (3, 7)))
    assert texts[0].endswith("**Ben** wins with 7 points.")


def test_an_old_board_keeps_the_newest_three_lines_in_one_paragraph():
    face, session = plain_face(lines=lambda events: [f"{event}." for event in events]), session_of("Anna")
    kept = [paragraph(session, face, EN, happened(session, *"abcd"[:number])) for number in range(5)]
    assert kept == ["", "a.", "a. b.", "a. b. c.", "… b. c. d."]
    long = paragraph(session, face, EN, happened(session, "x" * 5000))
    check([long])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_first_message_says_for_good_who_plays_and_by_which_options(game):
    options = dict.fromkeys(GAMES[game].options, True)
    session = replace(session_of("Anna", "B*en", game=game), options=options)
    plain, *_, seal = first_texts(session, GAMES[game], FACES[game], EN, [])
    assert plain == f"### {EN.text(f'{game}-name')}: **Anna** and **B\\*en**"
    assert seal == texts_of([])[-1]
    for name in options:
        has_effect = 2 in GAMES[game].seats_with(name)
        said = EN.text(f"{game}-table-{name.replace('_', '-')}")
        assert (said in first_texts(session, GAMES[game], FACES[game], EN, [])[1]) == has_effect
        off = replace(session, options={name: False})
        assert first_texts(off, GAMES[game], FACES[game], EN, [])[1] == ""


def test_tied_seats_share_a_place_and_the_next_place_counts_them():
    position = position_of(session_of("A", "B", "C"), ranking=Ranking(((0, 2), (1,)), (5, 1, 5)))
    lines = ranking_text(position, plain_face(), ("A", "B", "C"), EN).split("\n")
    assert lines == ["**1. A**: 5 points", "**1. C**: 5 points", "**3. B**: 1 points"]
    assert ranking_text(replace(position, ranking=None), plain_face(), ("A",), EN) == ""


def test_at_the_end_the_places_of_all_stand_below_a_story_that_does_not_tell_them():
    over = session_of("Anna", "B*en", status="over")
    position = position_of(over, view=("2 banked", "5 banked"), ranking=Ranking(((1,), (0,)), (2, 5)))
    face = plain_face(lines=lambda events: ["the last"])
    told = saying(face, tells_places=False, standing=lambda view, seat, words: view[seat])
    places = "**1. B\\*en**: 5 banked\n**2. Anna**: 2 banked"
    assert board_texts(facts_of(over), position, told, EN, happened(over, "x"), is_first=False)[1:3] == [
        "- the last",
        places,
    ]
    for other, at in ((face, position), (told, replace(position, ranking=None))):
        assert board_texts(facts_of(over), at, other, EN, happened(over, "x"), is_first=False)[1:3] == [
            "- the last",
            "",
        ]


@pytest.mark.parametrize("lines_of", [summary_lines, log_lines])
def test_acts_of_the_session_are_told_in_their_place(lines_of):
    face, session = plain_face(lines=lambda events: [str(event) for event in events]), session_of("Dusty")
    told = [
        *happened(session, "one", names=("An*na",)),
        *happened(session, RobotSatDown(0, "An*na", "Dusty"), before=("An*na",)),
        *happened(session, "two"),
    ]
    assert lines_of(session, face, EN, told) == [
        "one",
        "An\\*na has left. Dusty, a robot, plays on.",
        "two",
    ]


@pytest.mark.parametrize("lines_of", [summary_lines, log_lines])
def test_a_story_is_told_with_the_names_of_its_time(lines_of):
    def tell(events, names, words):
        return [f"{names[0]}: {', '.join(events)}"]

    face = saying(plain_face(), summary=tell, log=tell)
    session = session_of("Lenny", "Ben")
    told = [
        *happened(session, "one", "two", names=("Lena", "Ben")),
        *happened(session, Renamed(0), before=("Lena", "Ben")),
        *happened(session, "three"),
    ]
    lines = lines_of(session, face, EN, told)
    assert lines == ["Lena: one, two", "Lena is now called Lenny.", "Lenny: three"]


def test_who_had_the_name_of_another_before_is_told_apart_from_them():
    def tell(events, names, words):
        return [f"{event}: {names[1]}" for event in events]

    session, face = session_of("Dusty", "Lena"), saying(plain_face(), summary=tell)
    told = [
        *happened(session, RobotSatDown(0, "Lena", "Dusty"), names=("Dusty", "Ben"), before=("Lena", "Ben")),
        *happened(session, Renamed(1), before=("Dusty", "Ben")),
        *happened(session, "one"),
    ]
    assert summary_lines(session, face, EN, told) == [
        "● Lena has left. Dusty, a robot, plays on.",
        "Ben is now called ■ Lena.",
        "one: ■ Lena",
    ]


def test_a_new_name_that_looks_like_the_old_one_is_not_told():
    session = session_of("Lena")
    told = happened(session, Renamed(0), before=("Le\u200bna",))
    assert summary_lines(session, plain_face(), EN, told) == []


def test_the_story_does_not_say_again_and_again_who_is_a_robot():
    session = replace(session_of("Anna"), seats=(SeatRow("Anna", 1), SeatRow("Du*sty")))
    assert text_names(session, EN) == ("Anna", "Du\\*sty")


def test_robots_go_by_their_names_in_pictures_too():
    session = replace(session_of("Anna"), seats=(SeatRow("Anna", 1), SeatRow("Du*sty")))
    assert plain_names(session, EN) == label_names(session, EN) == ("Anna", "Du*sty")


def test_players_of_one_name_have_their_marks_in_turn_places_and_result():
    session = session_of("Lena", "Ben", "LENA")
    face, ended = plain_face(), Ranking(((0,), (1, 2)), (5, 1, 1))
    face = saying(face, tells_places=False, standing=lambda view, seat, words: "rich")
    texts = board_texts(
        facts_of(session), position_of(session, waiting_for=(2,)), face, EN, [], is_first=False
    )
    assert texts[0] == f"### ● Lena, Ben and ▲ <@{10**18 + 2}> must choose"
    over = position_of(replace(session, status="over"), ranking=ended)
    texts = board_texts(facts_of(over.session), over, face, EN, [], is_first=False)
    assert "**● Lena** wins" in texts[0]
    assert texts[2].split("\n") == ["**1. ● Lena**: rich", "**2. Ben**: rich", "**2. ▲ LENA**: rich"]
