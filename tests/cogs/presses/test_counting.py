"""What counts: one private page that says it in each language, and the ways that lead there."""

import re

import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, Verb
from cogs.presses import rulebook
from cogs.presses.counting import COUNTING
from cogs.presses.help_page import show_help
from engine.results.steps import FEWEST_GAMES, FEWEST_OPPONENTS
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face
from tests.engine.table_talk import ANNA, TOY

PAGE = CustomId(Verb.RULES, NO_SESSION, key=COUNTING)
LONGEST = 3_200
"""Characters that are some four screens of a phone."""


@pytest.fixture
def desk(journal):
    return Desk(journal, plain_face(), TOY)


@pytest.mark.parametrize("language", LOCALES)
async def test_the_page_of_help_leads_to_what_counts(desk, language):
    label = words_for(language).text("button-counting")
    helped = await desk.acts(ANNA, show_help, locale=language)
    assert helped.id_of(label) == PAGE


async def test_the_rules_of_all_games_lead_to_what_counts_and_back(desk):
    counting = await desk.acts(ANNA, rulebook.turn_to, PAGE)
    rules = await desk.acts(ANNA, rulebook.turn_to, counting.id_of("Rules"))
    assert rules.id_of("What counts") == PAGE


@pytest.mark.parametrize("language", LOCALES)
async def test_the_page_has_a_line_for_each_rule_and_the_numbers_of_the_rating(desk, language):
    page = (await desk.acts(ANNA, rulebook.turn_to, PAGE, locale=language)).text
    assert page.count("\n- **") == 7
    assert len(page) < LONGEST
    assert "1500 ± 150" in page
    assert {str(FEWEST_GAMES), str(FEWEST_OPPONENTS), "180"} <= set(re.findall(r"\d+", page))
