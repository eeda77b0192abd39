"""What people are called in what they are shown: as now in what is asked, as then in what is told."""

from dataclasses import replace

from PIL import Image

from cogs.presses.pages import show_board, show_log
from cogs.presses.private_panels import show_hand
from engine.journal.records import PersonId
from engine.play.game import Ranking
from engine.sessions.seating import Person
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face
from tests.engine.table_talk import ANNA, BEN, CLEO, TOY, started

LENA, LENNY, OTHER = Person(PersonId(9), "Lena"), Person(PersonId(9), "Lenny"), Person(PersonId(8), "LENA")


class Face:
    """A face that says whatever names it is given, and notes those that are drawn."""

    def __init__(self):
        self.drawn = []

        def draw(*of, palette, changes=(), chosen=()):
            self.drawn.append(of[-1].names)
            return Image.new("RGB", (8, 8))

        def say(reader):
            return "|".join(reader.names)

        def tell(events, names, words):
            return [f"{type(event).__name__}: {'|'.join(names)}" for event in events]

        self.face = plain_face(
            board=draw,
            hand=draw,
            panel=draw,
            panel_alt=lambda decision, reader, chosen: f"panel of {say(reader)}",
            amount_label=lambda decision, amount, reader: f"{amount} of {say(reader)}",
            **{part: lambda *of, part=part: f"{part} of {say(of[-1])}" for part in SAID},
            summary=tell,
            log=tell,
        )


SAID = ("prompt", "board_text", "hand_text", "answer_text")


async def test_players_of_one_name_have_their_marks_wherever_they_are_named_but_in_pictures(journal):
    shown = Face()
    desk = Desk(journal, shown.face, TOY)
    session = await started(desk.services.sessions, OTHER, LENA)
    await desk.services.sessions.submit(session.id, ANNA, "3")
    marked = "Anna|■ LENA|▲ Lena"
    panel = await desk.act(OTHER, session)
    assert panel.alts == [f"panel of {marked}"]
    assert f"prompt of {marked}" in panel.text
    assert f"Said: {marked}" in panel.text
    assert all(marked in label for label in panel.buttons if label.startswith(("1", "2", "3")))
    board = await desk.acts(LENA, lambda visit: show_board(visit, session))
    assert f"board_text of {marked}" in board.text
    hand = await desk.acts(LENA, lambda visit: show_hand(visit, session))
    assert f"hand_text of {marked}" in hand.text
    done = await desk.command(OTHER, session, "number", "4")
    assert f"answer_text of {marked}" in done.text
    assert set(shown.drawn) == {("Anna", "LENA", "Lena")}


async def test_the_log_and_the_news_have_the_names_of_their_time_and_all_else_todays(journal):
    desk = Desk(journal, Face().face, TOY)
    sessions = desk.services.sessions
    session = await started(sessions, LENA, BEN)
    for person, text in ((ANNA, "3"), (LENA, "4"), (BEN, "5"), (ANNA, "x"), (LENNY, "x")):
        await sessions.submit(session.id, person, text)
    await sessions.leave(session.id, LENNY)
    session = (await sessions.position(session.id, None)).session
    log = await desk.acts(ANNA, lambda visit: show_log(visit, session))
    lines = log.text.split("\n")
    at = lines.index("Lena is now called Lenny.")
    assert lines[:at] == ["Said: Anna|Lena|Ben"] * 4 + ["Sealed: Anna|Lena|Ben"]
    assert lines[at + 1 :] == [
        "Sealed: Anna|Lenny|Ben",
        "Lenny has left. Dusty, a robot, plays on.",
    ]
    panel = await desk.act(BEN, session)
    assert "prompt of Anna|Dusty|Ben" in panel.text
    assert "Sealed: Anna|Lena|Ben" in panel.text
    assert "Lena is now called Lenny." in panel.text


async def test_the_places_at_the_end_are_those_of_whoever_sat_there_then(journal):
    desk = Desk(journal, Face().face, replace(TOY, ranking=lambda state: Ranking(((1,), (0, 2)), (0, 5, 0))))
    sessions = desk.services.sessions
    session = await started(sessions, LENA, CLEO)
    await sessions.leave(session.id, LENA)
    for _ in range(3):
        for text in ("3", "x"):
            for person in (ANNA, CLEO):
                await sessions.submit(session.id, person, text)
    board = await desk.acts(ANNA, lambda visit: show_board(visit, session))
    assert board.text.startswith("**1. Dusty**: 5 points")
