"""What is news to one person: all since he last acted, his own secrets and nobody else's, in a few lines."""

from types import SimpleNamespace

import pytest

from cogs.presses.summaries import LINES, TEXT, News, news_for, news_text
from engine.journal.journal import Journal
from engine.play.table import Seat
from engine.sessions.posted import Posted
from engine.sessions.session_events import RobotSatDown
from engine.sessions.sessions import Sessions
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.plain_face import plain_face
from tests.cogs.posting.test_board_text import happened, session_of
from tests.engine.table_talk import ANNA, BEN, CLEO, TABLES, started

EN = words_for("en")
A, B, C = map(Seat, range(3))


@pytest.fixture
async def services(tmp_path):
    journal = await Journal.open(tmp_path / "saloon.sqlite3")
    face = plain_face(digest=lambda events: [str(event) for event in events])
    try:
        yield SimpleNamespace(sessions=Sessions(journal, TABLES), posted=Posted(journal), faces={"toy": face})
    finally:
        await journal.close()


async def test_everything_since_ones_own_last_act_is_news_with_that_act(services):
    session = await started(services.sessions, BEN, CLEO)
    for person in (ANNA, BEN):
        await services.sessions.submit(session.id, person, "3")
    texts = [news_text(services, await news_for(services, session, seat), EN) for seat in (A, B, C)]
    assert ["seat 0 says" in text for text in texts] == [True, False, True]
    assert ["seat 1 says" in text for text in texts] == [True, True, True]
    assert [text.split("\n")[0] for text in texts] == [
        EN.text("news-since-your-move"),
        EN.text("news-since-your-move"),
        EN.text("news-so-far"),
    ]


async def test_nobody_reads_anothers_secrets_in_his_news(services):
    session = await started(services.sessions, BEN, CLEO)
    for person in (ANNA, BEN):
        await services.sessions.submit(session.id, person, "3")
    for seat in (A, B, C):
        text = news_text(services, await news_for(services, session, seat), EN)
        secrets = {other for other in (A, B, C) if f"a secret of seat {other}" in text}
        assert secrets == ({seat} if seat != C else set())


async def test_before_anything_has_happened_nothing_is_news(services):
    session = await started(services.sessions, BEN)
    assert news_text(services, await news_for(services, session, A), EN) == ""


@pytest.mark.parametrize("language", LOCALES)
def test_news_are_few_lines_with_room_below_and_the_newest_stay(language):
    session = session_of("Anna", "Ben")
    services = SimpleNamespace(
        faces={"toy": plain_face(digest=lambda events: [f"{n} ".ljust(150, "x") for n in range(30)])}
    )
    lines = news_text(services, News(session, happened(session, "x"), True), words_for(language)).split("\n")
    assert lines[1] == words_for(language).text("story-more")
    assert len(lines) <= LINES + 2
    assert sum(map(len, lines[2:])) <= TEXT
    assert lines[-1].startswith("- 29 ")


def test_one_line_is_no_news_to_who_has_just_acted():
    session = session_of("Anna", "Ben")
    services = SimpleNamespace(faces={"toy": plain_face(digest=lambda events: ["one"] * len(events))})
    assert news_text(services, News(session, happened(session, "x"), True), EN, least=2) == ""
    assert news_text(services, News(session, happened(session, "x", "y"), True), EN, least=2) != ""
    sat_down = happened(
        session, RobotSatDown(0, "Anna", "Dusty"), names=("Dusty", "Ben"), before=session.names
    )
    left = News(session, (*sat_down, *happened(session, "x")), True)
    assert "Anna has left" in news_text(services, left, EN, least=2)
