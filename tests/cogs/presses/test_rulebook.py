"""The button beneath a refusal that cites a rule, and controls that name no rule of ours."""

import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId
from cogs.presses import rulebook
from cogs.presses.press import Visit
from engine.errors import IllegalAnswer, Refused
from renders.faces import FACES, RULES
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits


@pytest.fixture
def answers(monkeypatch):
    """What was answered: (texts, rows)."""
    given = []

    async def answer(self, *texts, rows=()):
        given.append((texts, rows))

    monkeypatch.setattr(Visit, "answer", answer)
    return given


def pressing(verb, key, *values):
    """A press of a control with this key, or a choice of these values from a menu."""
    data = {"values": list(values)} if values else {}
    return visits.press(visits.services(faces=FACES), CustomId(verb, NO_SESSION, key=key), data=data)


def searching(locale="en-US"):
    return visits.visit(visits.services(faces=FACES), locale=locale)


def ids(rows):
    return [item.custom_id for row in rows for item in row.children]


@pytest.mark.parametrize("language", LOCALES)
def test_a_refusal_that_cites_a_rule_offers_to_show_it(language):
    words = words_for(language)
    (row,) = rulebook.rule_rows(IllegalAnswer("no-pass", rule="B5"), words)
    (button,) = row.children
    assert button.label.endswith("B5")
    assert button.custom_id == "rule:-:-:B5"
    assert rulebook.rule_rows(Refused("no-free-seat"), words) == []
    assert rulebook.rule_rows(IllegalAnswer("no-pass", rule="T1"), words) == []
    assert rulebook.rule_rows(ValueError(), words) == []


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("typed", "key"), [("sell-1-45", "P10"), ("ask", "P10"), ("step-9", "P11")])
def test_a_game_may_cite_another_rule_for_one_kind_of_answer(language, typed, key):
    words = words_for(language)
    error = IllegalAnswer("not-an-option", rule="P11").about("ponte-vecchio", "move", typed=typed)
    ((button,),) = [row.children for row in rulebook.rule_rows(error, words)]
    assert button.label.endswith(key)
    assert words.refusal(error).count("P1") == 1


@pytest.mark.parametrize("key", RULES)
async def test_every_rule_opens_and_no_two_of_its_controls_are_alike(answers, key):
    await rulebook.open_rule(pressing("rule", key))
    (((heading, chapter), rows),) = answers
    assert f"{key} · " in heading
    assert chapter.startswith("-# ")
    assert len(set(ids(rows))) == len(ids(rows)) > 1
    for custom_id in ids(rows):
        assert CustomId.parse(custom_id).session == NO_SESSION


@pytest.mark.parametrize("game", FACES)
async def test_earlier_and_later_go_through_the_whole_book(answers, game):
    book = [rule.key for rule in FACES[game].rules]
    key, seen = book[0], book[:1]
    while True:
        await rulebook.turn_to(pressing("rules", key))
        last = answers[-1][1][-1].children[-1]
        if "▶" not in last.label:
            break
        key = CustomId.parse(last.custom_id).key
        seen.append(key)
    assert seen == book


async def test_a_menu_turns_to_what_is_chosen_and_the_overview_has_every_chapter(answers):
    await rulebook.turn_to(pressing("rules", "boomtown:menu", "B19"))
    await rulebook.turn_to(pressing("rules", "boomtown"))
    assert "B19 · " in answers[0][0][0]
    ((menu,),) = (row.children for row in answers[1][1])
    assert [option.value for option in menu.options][:3] == ["B1", "B4", "B8"]


@pytest.mark.parametrize("key", ["", "B0", "B31", "b5", "toy", "boomtown:menu", "B5:B6", "../B5"])
async def test_a_forged_key_is_an_unknown_control(answers, key):
    for handler in (rulebook.open_rule, rulebook.turn_to):
        with pytest.raises(UnknownId):
            await handler(pressing("rules", key))
    assert answers == []


@pytest.mark.parametrize(("typed", "key"), [("B7", "B7"), ("mayor’s fee", "B12"), ("nowhere at all", None)])
async def test_what_is_typed_finds_the_best_rule_or_is_refused(answers, typed, key):
    if key is None:
        with pytest.raises(Refused, match="no-such-rule"):
            await rulebook.find_rule(searching(), FACES["boomtown"], typed)
        return
    await rulebook.find_rule(searching(), FACES["boomtown"], typed)
    assert f"{key} · " in answers[0][0][0]


async def test_what_else_speaks_of_a_word_is_offered_in_a_menu_and_a_number_means_one_rule(answers):
    await rulebook.find_rule(searching(), FACES["boomtown"], "mayor")
    await rulebook.find_rule(searching(), FACES["boomtown"], "gold")
    await rulebook.find_rule(searching(), FACES["boomtown"], "B1")
    (more,) = answers[0][1][0].children
    assert [option.value for option in more.options][:3] == ["B18", "B19", "B20"]
    assert len(set(ids(answers[0][1]))) == len(ids(answers[0][1]))
    assert 1 < len(answers[1][1][0].children[0].options) <= 25
    assert not any(custom_id.endswith(":found") for custom_id in ids(answers[2][1]))


async def test_without_a_search_there_is_the_overview_with_the_command_in_the_readers_language(answers):
    await rulebook.find_rule(searching(locale="nl"), FACES["boomtown"], None)
    await rulebook.find_rule(searching(locale="de"), FACES["boomtown"], "  ")
    assert "`/boomtown regels zoek:…`" in answers[0][0][-1]
    assert "`/boomtown regeln suche:…`" in answers[1][0][-1]


def test_completion_offers_at_most_25_rules_best_first():
    words = words_for("nl")
    everything = rulebook.complete_rule(words, FACES["boomtown"], "")
    assert [choice.value for choice in everything] == list(RULES)[:25]
    assert rulebook.complete_rule(words, FACES["boomtown"], "overval")[0].value == "B24"
