"""What is summed up for one person: all since they acted, their own secrets alone, in a few lines."""

from dataclasses import replace

import pytest

from cogs.posting.board_text import LINES as MOST
from cogs.posting.plan import Edit, Post, plan, publication
from cogs.presses.summaries import LINES, TEXT, Summary, summary_for
from engine.games.ponte_vecchio.story import Moved, Paid, PlayBegan
from engine.play.table import Seat
from engine.sessions.posted import Posted
from engine.sessions.session_events import CameBack, RobotSatDown, WentAway
from engine.sessions.sessions import Sessions
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.plain_face import plain_face
from tests.cogs.posting.test_board_text import happened, session_of
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, ranking, started
from tests.engine.toy import Said, game_of, number

EN = words_for("en")
A, B, C = map(Seat, range(3))


@pytest.fixture
def sessions(journal):
    return Sessions(journal, TABLES)


async def summed_up(sessions, session, seat):
    face = plain_face(lines=lambda events: [str(event) for event in events])
    return (await summary_for(sessions, session, seat)).text(face, EN)


async def test_everything_since_ones_own_last_act_is_summed_up_with_that_act(sessions):
    session = await started(sessions, BEN, CLEO)
    for person in (ANNA, BEN):
        await sessions.submit(session.id, person, "3")
    texts = [await summed_up(sessions, session, seat) for seat in (A, B, C)]
    assert ["seat 0 says" in text for text in texts] == [True, False, True]
    assert ["seat 1 says" in text for text in texts] == [True, True, True]
    assert [text.split("\n")[0] for text in texts] == [
        EN.text("news-since-your-move"),
        EN.text("news-since-your-move"),
        EN.text("news-so-far"),
    ]


async def test_nobody_reads_anothers_secrets_in_a_summary(sessions):
    session = await started(sessions, BEN, CLEO)
    for person in (ANNA, BEN):
        await sessions.submit(session.id, person, "3")
    for seat in (A, B, C):
        text = await summed_up(sessions, session, seat)
        secrets = {other for other in (A, B, C) if f"a secret of seat {other}" in text}
        assert secrets == ({seat} if seat != C else set())


async def test_before_anything_has_happened_there_is_no_summary(sessions):
    session = await started(sessions, BEN)
    assert await summed_up(sessions, session, A) == ""


@pytest.mark.parametrize("language", LOCALES)
def test_a_summary_is_of_few_lines_with_room_below_and_the_newest_stay(language):
    session = session_of("Anna", "Ben")
    face = plain_face(lines=lambda events: [f"{n} ".ljust(150, "x") for n in range(30)])
    lines = Summary(session, happened(session, "x"), True).text(face, words_for(language)).split("\n")
    assert lines[1] == words_for(language).text("story-more")
    assert len(lines) <= LINES + 2
    assert sum(map(len, lines[2:])) <= TEXT
    assert lines[-1].startswith("- 29 ")


def test_too_few_lines_are_no_summary():
    session = session_of("Anna", "Ben")
    face = plain_face(lines=lambda events: ["one"] * len(events))
    assert Summary(session, happened(session, "x"), True).text(face, EN, least=2) == ""
    assert Summary(session, happened(session, "x", "y"), True).text(face, EN, least=2) != ""
    sat_down = happened(
        session, RobotSatDown(0, "Anna", "Dusty"), names=("Dusty", "Ben"), before=session.names
    )
    left = Summary(session, (*sat_down, *happened(session, "x")), True)
    assert "Anna has left" in left.text(face, EN, least=2)


def about(*lines):
    """A face that tells these lines, in which players are named by their seat: "{1} pays"."""
    face = plain_face()
    vars(face)["summary"] = lambda events, names, words: [line.format(*names) for line in lines]
    return face


def test_what_names_a_seat_comes_first_and_is_the_last_to_be_left_out():
    session = session_of("Anna", "Benno", "Benn")
    summary = Summary(session, happened(session, "x"), True, B)
    told = summary.text(about("{0} a", "{1} b", "{2} c", "{0} pays {1}"), EN).split("\n")[1:]
    assert told == ["- Benno b", "- Anna pays Benno", "- Anna a", "- Benn c"]
    many = about("{1} a", *("{0} b",) * LINES, "{1} c")
    told = summary.text(many, EN).split("\n")[1:]
    assert told[:3] == ["- Benno a", "- Benno c", EN.text("story-more")]
    assert len(told) == LINES + 1
    assert summary.own_text(many, EN) == "Benno a\nBenno c"


async def test_a_name_that_somebody_has_written_is_no_sign_that_a_line_is_about_a_seat():
    session = session_of("Anna", "\ufdd0Ben", "Anna Ben")
    summary = Summary(session, happened(session, "x"), True, A)
    assert summary.own_text(about("{1} b", "{2} c", "Anna"), EN) == ""
    assert summary.own_text(about("{1} b", "{0} c"), EN) == "Anna c"


def test_what_one_reads_of_ones_own_act_is_bounded():
    session = session_of("Anna", "Ben")
    text = Summary(session, happened(session, "x"), True, A).own_text(about(*["{0} " + "x" * 300] * 9), EN)
    assert len(text) <= TEXT
    assert text.count("\n") < LINES


def test_what_only_carries_out_an_answer_is_not_told_back_but_what_followed_from_a_move_is():
    """P12: who is paid was the answer, or follows from the step to which somebody moved."""
    session, face = session_of("Anna", "Ben", game="ponte-vecchio"), FACES["ponte-vecchio"]
    paid, began = Paid(B, 20, A, "20", 13), PlayBegan(2, 11)

    def left(*events):
        return Summary(session, tuple(happened(session, *events)), True, A).outcome(face).events

    assert left(paid, began) == (began,)
    assert left(Moved(A, 12, 13), paid, began) == (paid, began)


async def many_lines(table):
    """Anna names a number again and again; each time a line about Ben is told."""
    for number_ in range(3):
        await table.ask(A, number())
        table.tell(Said(f"number {number_}"))


async def test_beside_the_board_whoever_is_not_waited_for_reads_what_it_has_left_out(journal):
    """A board that is edited while Anna goes on tells only what came after her last act."""
    game = replace(game_of(many_lines, rounds=3), ranking=ranking)
    sessions, posted = Sessions(journal, {"toy": game}), Posted(journal)
    session, face = await started(sessions, BEN), plain_face(lines=lambda events: [str(e) for e in events])
    found = []
    for _ in range(3):
        now = await sessions.position(session.id, None)
        planned = plan(publication(await posted.board(session.id), now.session, now.waiting_for))
        assert isinstance(planned, Post | Edit)
        await posted.set_board(
            session.id, thread=session.thread, message=1, board_from=1, due=[ANNA.id], posted=now.told
        )
        summary = await summary_for(sessions, now.session, B)
        beside = summary.beyond_board(face, EN, is_beside=True)
        found.append((planned.tale.first, [each.event.words for each in beside.happened]))
        await sessions.submit(session.id, ANNA, "3")
    assert found == [(1, []), (1, []), (2, ["number 0"])]


def test_beside_a_board_that_had_no_room_for_all_nothing_is_left_out():
    session, face = session_of("Anna", "Ben"), plain_face(lines=lambda events: [str(e) for e in events])
    for count, left in ((MOST, 0), (MOST + 1, MOST + 1)):
        told = [replace(one, is_on_board=True) for one in happened(session, *"x" * count)]
        beside = Summary(session, tuple(told)).beyond_board(face, EN, is_beside=True)
        assert len(beside.happened) == left


def test_nobody_is_told_as_news_that_they_were_away():
    session, other = session_of("Anna", "Ben"), WentAway(B, 9.0)
    told = happened(session, WentAway(A, 9.0), CameBack(A), other)
    summary = Summary(session, tuple(told), True, A)
    assert summary.outcome(plain_face()).events == (other,)
    assert [line.count("Ben is away") for line in summary.lines(plain_face(), EN)] == [1]
