"""Rules by chapter and one by one: that every control leads somewhere, also those of old messages."""

import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId
from cogs.presses import rulebook
from cogs.presses.press import Visit
from engine.errors import IllegalAnswer, Refused
from renders.faces import BOOKS, FACES, RULES
from renders.language.catalogues import LOCALES, words_for
from tests.cogs import visits

EVERY = {**FACES, **BOOKS}
BAD_PAGES = (
    "boomtown:",
    "boomtown:event",
    "boomtown:auction:x",
    "boomtown:auction:1:1",
    "boomtown:auction:²",
)


@pytest.fixture
def answers(monkeypatch):
    """What was answered: (texts, rows)."""
    given = []

    async def answer(self, *texts, rows=()):
        given.append((texts, rows))

    monkeypatch.setattr(Visit, "answer", answer)
    return given


def pressing(verb, key, *values, locale="en-US"):
    """A press of a control with this key, or a choice of these values from a menu."""
    data = {"values": list(values)} if values else {}
    return visits.press(
        visits.services(faces=FACES), CustomId(verb, NO_SESSION, key=key), data=data, locale=locale
    )


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
async def test_every_rule_opens_alone_and_leads_to_its_chapter_and_the_overview(answers, key):
    await rulebook.open_rule(pressing("rule", key))
    await rulebook.turn_to(pressing("rules", key))
    (((text,), rows), again) = answers
    assert again == answers[0] or again[0] == (text,)
    assert f"{key}: " in text
    chapter, overview = [CustomId.parse(custom_id) for custom_id in ids(rows)]
    assert {each.session for each in (chapter, overview)} == {NO_SESSION}
    await rulebook.turn_to(pressing("rules", chapter.key))
    assert text in answers[-1][0][1]
    await rulebook.turn_to(pressing("rules", overview.key))
    assert EVERY[RULES[key].game].name == overview.key


@pytest.mark.parametrize("locale", ["en-US", "nl", "de"])
@pytest.mark.parametrize("game", EVERY)
async def test_earlier_and_later_go_through_the_whole_book_with_every_rule_once(answers, game, locale):
    words, key, seen = words_for(locale), f"{game}:{EVERY[game].rules[0].chapter}", []
    while key is not None:
        await rulebook.turn_to(pressing("rules", key, locale=locale))
        (title, text), (menu, turning) = answers[-1]
        assert len(title) + len(text) < 4000
        (chosen,) = [option for option in menu.children[0].options if option.default]
        assert chosen.label in title
        seen.append(text)
        *_, last = turning.children
        earlier = [button for button in turning.children if "◀" in button.label]
        assert len(earlier) == (len(seen) > 1)
        if earlier:
            await rulebook.turn_to(pressing("rules", CustomId.parse(earlier[0].custom_id).key, locale=locale))
            assert answers.pop()[0][1] == seen[-2]
        key = CustomId.parse(last.custom_id).key if "▶" in last.label else None
    assert "\n".join(seen) == "\n".join(rule.text(words) for rule in EVERY[game].rules)


def test_a_chapter_that_is_too_long_for_a_message_has_pages_that_end_with_a_rule():
    words = words_for("en")
    rules = [rule for rule in FACES["gnadenlos"].rules if rule.chapter == "event"]
    pages = rulebook.chapter_pages(rules, words, size=1200)
    assert len(pages) > 2
    assert all(len(page) <= 1200 and page.startswith("### ") for page in pages)
    assert "\n".join(pages) == "\n".join(rule.text(words) for rule in rules)
    broken = rulebook.chapter_pages(rules[:1], words, size=100)
    assert max(map(len, broken)) <= 100
    assert "".join(broken).replace("\n", "") == rules[0].text(words).replace("\n", "")


async def test_a_long_chapter_says_which_of_its_pages_is_shown(answers, monkeypatch):
    whole = rulebook.chapter_pages
    monkeypatch.setattr(rulebook, "chapter_pages", lambda rules, words: whole(rules, words, size=1200))
    await rulebook.turn_to(pressing("rules", "gnadenlos:event:2"))
    await rulebook.turn_to(pressing("rules", "gnadenlos:event:99"))
    assert [title.rsplit(" ", 1)[1] for (title, _), _ in answers] == ["2/4", "4/4"]
    before, _, after = answers[0][1][1].children
    assert [CustomId.parse(each.custom_id).key for each in (before, after)] == [
        "gnadenlos:event:1",
        "gnadenlos:event:3",
    ]
    await rulebook.open_rule(pressing("rule", "G15"))
    assert CustomId.parse(ids(answers[-1][1])[0]).key == "gnadenlos:event:4"


async def test_a_menu_of_an_old_message_turns_to_its_rule_and_the_overview_has_every_chapter(answers):
    await rulebook.turn_to(pressing("rules", "boomtown:menu", "B19"))
    await rulebook.turn_to(pressing("rules", "boomtown"))
    await rulebook.turn_to(pressing("rules", "boomtown:chapters", "boomtown:auction:1"))
    assert "B19: " in answers[0][0][0]
    ((menu,),) = (row.children for row in answers[1][1])
    assert [option.value for option in menu.options][:2] == ["boomtown:set-up:1", "boomtown:auction:1"]
    assert not any(option.default for option in menu.options)
    assert answers[2][0][0] == "**Boomtown: The auction (B4–B7)**"


async def test_all_games_and_leagues_are_named_with_a_button_to_the_rules_of_each_and_one_to_what_counts(
    answers,
):
    await rulebook.turn_to(pressing("rules", ""))
    ((title, *lines), rows) = answers[0][:2]
    assert title == "### The rules of all games"
    assert [line.partition(":")[0] for line in lines] == [
        f"**{words_for('en').text(f'{book}-name')}**" for book in (*FACES, "league")
    ]
    assert [button.custom_id for row in rows for button in row.children] == [
        f"rules:-:-:{key}" for key in (*FACES, "league", "counting")
    ]


@pytest.mark.parametrize("key", ["B0", "B31", "b5", "toy", "boomtown:menu", "B5:B6", "../B5", *BAD_PAGES])
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
    assert f"{key}: " in answers[0][0][0]


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
    assert "`/boomtown regels zoekwoord:…`" in answers[0][0][-1]
    assert "`/boomtown regeln suchwort:…`" in answers[1][0][-1]


async def test_the_rules_of_leagues_are_found_and_shown_like_those_of_a_game(answers):
    await rulebook.find_rule(searching(locale="de"), BOOKS["league"], None)
    await rulebook.find_rule(searching(), BOOKS["league"], "substitute")
    (row,) = rulebook.rule_rows(Refused("no-free-seat", rule="L8"), words_for("en"))
    assert "`/liga regeln suchwort:…`" in answers[0][0][-1]
    assert "L8: Substitutes" in answers[1][0][0]
    assert row.children[0].custom_id == "rule:-:-:L8"


@pytest.mark.parametrize("face", FACES.values(), ids=FACES)
@pytest.mark.parametrize("typed", ["", "league", "L", "L3"])
def test_no_command_of_a_game_offers_the_rules_of_leagues(face, typed):
    offered = {choice.value for choice in rulebook.complete_rule(words_for("en"), face, typed)}
    assert not offered & {rule.key for rule in BOOKS["league"].rules}


def test_completion_offers_at_most_25_rules_best_first():
    words = words_for("nl")
    everything = rulebook.complete_rule(words, FACES["boomtown"], "")
    assert [choice.value for choice in everything] == list(RULES)[:25]
    assert rulebook.complete_rule(words, FACES["boomtown"], "overval")[0].value == "B24"
