"""A game whose rules exist, and nothing else: it is played with what is said and drawn of any game."""

import io

from PIL import Image

from cogs.presses.pages import show_board, show_log
from renders.drawing.theme import WIDTH
from renders.face import PlainFace
from tests.cogs.desk import Desk
from tests.engine.table_talk import ANNA, BEN, TOY, started


async def test_a_game_without_pictures_or_words_can_be_played(journal):
    desk = Desk(journal, PlainFace("toy"), TOY)
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(ANNA, session)
    assert "Number: choose." in panel.text
    assert "3" in panel.buttons
    assert "✓ Your answer: 3." in (await desk.command(ANNA, session, "number", "3")).text
    log = await desk.acts(BEN, lambda visit: show_log(visit, session))
    assert "Said: Words: Seat 0 says 3" in log.text
    board = await desk.acts(BEN, lambda visit: show_board(visit, session))
    assert "Waiting for Ben." in board.text
    ((_, _, drawn),) = board.files
    with Image.open(io.BytesIO(drawn)) as picture:
        assert picture.width == WIDTH
