"""What is summed up for one person: all since they acted, their own secrets alone, in a few lines."""

import pytest

from cogs.presses.summaries import LINES, TEXT, Summary, summary_for
from engine.play.table import Seat
from engine.sessions.session_events import RobotSatDown
from engine.sessions.sessions import Sessions
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.plain_face import plain_face
from tests.cogs.posting.test_board_text import happened, session_of
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, started

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


def test_one_line_is_no_summary_for_whoever_has_just_acted():
    session = session_of("Anna", "Ben")
    face = plain_face(lines=lambda events: ["one"] * len(events))
    assert Summary(session, happened(session, "x"), True).text(face, EN, least=2) == ""
    assert Summary(session, happened(session, "x", "y"), True).text(face, EN, least=2) != ""
    sat_down = happened(
        session, RobotSatDown(0, "Anna", "Dusty"), names=("Dusty", "Ben"), before=session.names
    )
    left = Summary(session, (*sat_down, *happened(session, "x")), True)
    assert "Anna has left" in left.text(face, EN, least=2)
