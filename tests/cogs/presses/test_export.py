"""A game as a file, for whoever asks: a private answer with one attachment, and what it says."""

import json

import pytest

from cogs.presses.verify import give_file
from engine.errors import Refused
from renders.language.catalogues import LOCALES
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face
from tests.engine.table_talk import ANNA, BEN, CLEO, GUILD, TOY, opened, started

SMALLEST_LIMIT = 10 << 20
"""Discord takes files of 10 MiB on every server."""
IN_DISCORD = {"en": "en-US", "nl": "nl", "de": "de"}


@pytest.fixture
def desk(journal):
    return Desk(journal, plain_face(), TOY)


async def exported(desk, session, person, **more):
    session = await desk.services.sessions.find(session.id, guild=GUILD)
    shown = await desk.acts(person, lambda visit: give_file(visit, session), **more)
    ((name, about, content),) = shown.files
    assert (name, about) == (f"toy-{session.id}.json", None)
    assert len(content) < SMALLEST_LIMIT / 20
    return shown.text, json.loads(content)


async def a_round(desk, session):
    for person, text in ((ANNA, "3"), (BEN, "4"), (ANNA, "x"), (BEN, "y")):
        await desk.services.sessions.submit(session.id, person, text)


@pytest.mark.parametrize("language", LOCALES)
async def test_the_file_says_by_what_it_is_complete_and_its_name_says_the_game_alone(desk, language):
    session = await started(desk.services.sessions, BEN)
    await a_round(desk, session)
    now, before = await exported(desk, session, CLEO, locale=IN_DISCORD[language])
    assert (before["is_over"], before["answers"]) == (False, [])
    await a_round(desk, session)
    await a_round(desk, session)
    later, after = await exported(desk, session, CLEO, locale=IN_DISCORD[language])
    assert (after["is_over"], len(after["answers"]), len(after["draws"])) == (True, 12, 6)
    assert now != later
    assert "verify_luck.py" in later
    assert f"#{session.id}" in now


async def test_a_game_that_was_given_up_is_not_said_to_go_on(desk):
    session = await started(desk.services.sessions, BEN)
    for person in (ANNA, BEN):
        await desk.services.sessions.leave(session.id, person)
    text, found = await exported(desk, session, ANNA)
    assert text == f"Everything that you may read of game #{session.id} is in this file."
    assert "seed" not in found


async def test_before_the_start_there_is_no_file(desk):
    session = await opened(desk.services.sessions, BEN)
    with pytest.raises(Refused, match="not-started"):
        await desk.acts(ANNA, lambda visit: give_file(visit, session))
