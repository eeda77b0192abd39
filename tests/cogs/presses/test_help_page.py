"""The page of help: what waits for whoever asks, what can be pressed, and the colours, on one short page."""

import pytest

from cogs.presses.display import press_display
from cogs.presses.help_page import MOST_GAMES, show_help
from cogs.presses.rulebook import turn_to
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face
from tests.engine.table_talk import ANNA, BEN, DIRK, TOY, opened, started

NOW = 1_764_590_400.0
PHONE = 1_500
"""Characters that are two screens of a phone."""


@pytest.fixture
def desk(journal):
    return Desk(journal, plain_face(), TOY, now=lambda: NOW)


async def help_for(desk, person, **more):
    return (await desk.acts(person, show_help, **more)).text


async def test_games_that_wait_for_somebody_are_named_with_their_threads_and_others_are_not(desk):
    mine = await started(desk.services.sessions, BEN)
    await opened(desk.services.sessions, BEN)
    page = await help_for(desk, ANNA)
    assert f"- toy-name #{mine.id} (<#{mine.thread}>), asked <t:{NOW:.0f}:R>" in page
    assert page.count("\n- toy-name #") == 1
    for person in (BEN, DIRK):
        assert "Nothing waits for you here." in await help_for(desk, person)


async def test_many_games_are_counted_and_the_list_has_them(desk):
    for _ in range(MOST_GAMES + 2):
        await started(desk.services.sessions, BEN)
    page = await help_for(desk, ANNA)
    assert page.count("\n- toy-name #") == MOST_GAMES
    assert "… and 2 more: `/game list`" in page


@pytest.mark.parametrize("language", LOCALES)
async def test_the_page_is_short_and_names_what_stands_on_boards_in_its_readers_language(desk, language):
    words, page = words_for(language), await help_for(desk, DIRK, locale=language)
    assert len(page) < PHONE
    assert max(map(len, page.splitlines())) < 130
    for button in ("button-act", "button-hand"):
        assert f"**{words.text(button)}**" in page


@pytest.mark.parametrize("language", LOCALES)
async def test_the_page_leads_to_the_rules_of_leagues(desk, language):
    words = words_for(language)
    page = await desk.acts(DIRK, show_help, locale=language)
    rules = await desk.acts(DIRK, turn_to, page.id_of(words.text("button-league-rules")), locale=language)
    assert words.text("league-rules-overview") in rules.text


async def test_the_page_says_how_somebody_sees_answers_and_leads_to_where_that_is_chosen(desk):
    await desk.services.preferences.choose(BEN.id, palette="colour-blind", texts="brief")
    assert "Colours: **colour-blind**. Letters: **usual**. Pictures: **text only, brief**." in await help_for(
        desk, BEN
    )
    page = await desk.acts(ANNA, show_help)
    assert "Colours: **standard**. Letters: **usual**. Pictures: **shown**." in page.text
    shown = await desk.acts(ANNA, press_display, page.id_of(words_for("en").text("button-display")))
    assert words_for("en").text("display-title") in shown.text
