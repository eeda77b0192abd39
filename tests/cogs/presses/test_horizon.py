"""The line that says how little can be taken back: before the first thing that somebody chooses."""

from dataclasses import replace

import pytest

from engine.games import GAMES
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.bids import FACE, GAME
from tests.cogs.desk import Desk
from tests.engine.table_talk import ANNA, BEN, started

LASTING = replace(GAME, is_lasting=True)


def line(language="en"):
    return f"-# {words_for(language).text('taking-back-hardly')}"


@pytest.fixture
def lasting(journal):
    return Desk(journal, FACE, LASTING)


async def test_it_stands_below_the_question_until_the_person_has_answered_one(lasting):
    session = await started(lasting.services.sessions, BEN)
    assert line() in (await lasting.act(ANNA, session)).text
    assert line() in (await lasting.choose(ANNA, await lasting.act(ANNA, session), "2")).text
    await lasting.command(ANNA, session, "bid", "2,0")
    assert line() in (await lasting.act(BEN, session)).text, "Ben has answered nothing yet"
    shown = await lasting.command(BEN, session, "bid", "2")
    assert "✓" in shown.text
    assert "prompt of bid" in (await lasting.act(ANNA, session)).text
    assert line() not in (await lasting.act(ANNA, session)).text


async def test_what_is_changed_meanwhile_is_no_answer_and_has_no_such_line(lasting):
    session = await started(lasting.services.sessions, BEN)
    aside = await lasting.act(BEN, session)
    assert "prompt of order" in aside.text
    assert line() not in aside.text
    await lasting.press(BEN, await lasting.choose(BEN, aside, "1", "3"), "confirm")
    await lasting.command(ANNA, session, "bid", "2,0")
    assert line() in (await lasting.act(BEN, session)).text


async def test_no_other_game_has_it(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(ANNA, session)
    assert "prompt of bid" in panel.text
    assert line() not in panel.text


@pytest.mark.parametrize("language", LOCALES)
async def test_goldrush_has_it_at_the_first_move_in_the_readers_language(journal, language):
    desk = Desk(journal, FACES["goldrush"], GAMES["goldrush"])
    session = await started(desk.services.sessions, BEN, game="goldrush")
    (seat,) = (await desk.services.sessions.position(session.id, None)).waiting_for
    shown = await desk.act((ANNA, BEN)[seat], session, locale=language)
    assert line(language) in shown.text
