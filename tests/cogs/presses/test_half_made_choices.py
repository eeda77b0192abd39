"""Choices made in several presses: each press counts once, for the step on whose panel it was made."""

from dataclasses import replace

import pytest
from discord import ButtonStyle

from cogs.presses.answers import do
from cogs.presses.half_made_choices import choose_answer, choose_group, choose_option, confirm
from cogs.presses.router import HANDLERS
from engine.play.decisions import Option, Pick, Subset
from renders.language.catalogues import words_for
from tests.cogs.bids import FACE, GAME, A, B
from tests.cogs.desk import Desk
from tests.cogs.plain_face import saying
from tests.engine.table_talk import ANNA, BEN, ranking, started
from tests.engine.toy import game_of


async def test_a_bid_is_chosen_note_by_note_and_its_order_counts(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(ANNA, session)
    assert panel.choosable() == ["3, 2 left", "2", "0, 3 left", "3@1"]
    assert panel.confirm()["disabled"]
    panel = await desk.choose(ANNA, panel, "0", "3")
    assert panel.choosable() == ["3", "2", "0, 2 left", "3@1"]
    assert "in this order: **0, 3**" in panel.text
    assert "The sum 3 is taken already" in panel.text
    assert panel.confirm()["disabled"]
    panel = await desk.choose(ANNA, panel, "3@1")
    assert "**0 + 3 + 3 = 6**" in panel.text
    assert panel.choosable() == ["3@1"], "it can be taken back"
    shown = await desk.press(ANNA, panel, "confirm")
    assert "✓ ('0', '3', '3@1')" in shown.text
    assert await desk.log(session) == (2, "0 3 3@1")
    assert desk.woken == [session.id]


async def test_the_last_note_is_taken_back_and_a_bid_begun_anew(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "2", "3")
    panel = await desk.press(ANNA, panel, "back")
    assert "**2**" in panel.text
    assert "T4" not in panel.text
    assert (await desk.press(ANNA, panel, "again")).text == (await desk.act(ANNA, session)).text


async def test_a_half_made_bid_goes_on_after_a_restart(desk, journal):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "0", "2", "0")
    again = Desk(journal, FACE, GAME)
    assert (await again.act(ANNA, session)).text == panel.text
    await again.press(ANNA, panel, "confirm")
    assert await again.log(session) == (2, "0 2 0")


async def test_a_confirm_of_a_sum_that_is_taken_is_refused_and_the_bid_stays_as_it_was_begun(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "2", "3")
    refused = await desk.press(ANNA, panel, "confirm")
    assert "rule T4" in refused.text
    assert "in this order: **2, 3**" in refused.text
    assert await desk.log(session) == (2,)


async def test_a_confirm_on_an_older_panel_answers_with_nothing_that_was_chosen_elsewhere(desk):
    session = await started(desk.services.sessions, BEN)
    older = await desk.choose(ANNA, await desk.act(ANNA, session), "2")
    await desk.choose(ANNA, await desk.act(ANNA, session), "0")
    refused = await desk.press(ANNA, older, "confirm")
    assert words_for("en").text("refused-choice-changed") in refused.text
    assert "in this order: **2, 0**" in refused.text
    assert await desk.log(session) == (2,)
    await desk.press(ANNA, refused, "confirm")
    assert await desk.log(session) == (2, "2 0")


async def test_the_second_of_a_double_tap_on_a_choice_is_not_the_next_choice(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(ANNA, session)
    once = await desk.choose(ANNA, panel, "3")
    twice = await desk.choose(ANNA, panel, "3")
    assert (twice.text, twice.toggles, twice.ids) == (once.text, once.toggles, once.ids)
    assert "3 + 3" in (await desk.choose(ANNA, twice, "3")).text, "whoever means it chooses it again"


async def test_the_second_of_a_double_tap_takes_no_more_back(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "3", "0", "2")
    once = await desk.press(ANNA, panel, "back")
    twice = await desk.press(ANNA, panel, "back")
    assert "**3, 0**" in once.text
    assert (twice.text, twice.ids) == (once.text, once.ids)


async def test_choose_again_on_a_panel_of_before_forgets_nothing_that_was_chosen_since(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "3")
    anew = await desk.choose(ANNA, await desk.press(ANNA, panel, "again"), "0")
    late = await desk.press(ANNA, panel, "again")
    assert "**0**" in anew.text
    assert (late.text, late.ids) == (anew.text, anew.ids)


@pytest.mark.parametrize(
    ("verb", "key"),
    [("option", "0-0"), ("option", "1-0"), ("option", ""), ("back", ""), ("again", ""), ("group", "")],
)
async def test_a_panel_that_an_older_version_posted_shows_how_the_choice_stands_and_changes_nothing(
    desk, verb, key
):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "3", "0")
    old = replace(panel.id("confirm"), verb=verb, key=key)
    shown = await desk.acts(ANNA, HANDLERS[verb], old, value="2")
    assert (shown.text, shown.ids) == (panel.text, panel.ids)


async def asks_of_towns(table):
    """Anna picks one of thirty cards, in two groups."""
    options = tuple(Option(f"k{n}", f"g{n % 5}") for n in range(30))
    table.state.log.append(await table.ask(A, Pick(name="letter", rule="T2", options=options)))


async def test_a_menu_of_the_group_that_was_open_before_chooses_nothing(journal):
    game = replace(game_of(asks_of_towns, rounds=9), decisions=("letter",), ranking=ranking)
    desk = Desk(journal, FACE, game)
    session = await started(desk.services.sessions, BEN)
    first = await desk.act(ANNA, session)
    one = await desk.acts(ANNA, choose_group, first.id("group"), value="g1")
    late = await desk.acts(ANNA, choose_group, first.id("group"), value="g0")
    assert (late.menu, late.ids) == (one.menu, one.ids)
    other = await desk.acts(ANNA, choose_group, late.id("group"), value="g0")
    late = await desk.acts(ANNA, choose_option, one.id("option"), value="k1")
    assert (late.menu, late.ids) == (other.menu, other.ids)
    assert late.confirm()["disabled"]
    await desk.press(ANNA, await desk.choose(ANNA, late, "k5"), "confirm")
    assert await desk.log(session) == (2, "k5")


@pytest.mark.parametrize("mark", ["", "x", "9" * 80])
async def test_a_confirm_that_says_of_no_choice_what_it_confirms_is_refused(desk, mark):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "2")
    forged = replace(panel.id("confirm"), key=mark)
    assert "earlier choice" in (await desk.acts(ANNA, confirm, forged)).text
    assert await desk.log(session) == (2,)


async def test_a_double_click_on_the_confirm_of_what_is_changed_meanwhile_changes_it_once(desk, journal):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(BEN, await desk.act(BEN, session), "1", "3")
    await desk.press(BEN, panel, "confirm")
    assert "earlier choice" in (await desk.press(BEN, panel, "confirm")).text
    assert await journal.read(lambda db: db.execute("SELECT count(*) FROM answers").fetchone()) == (1,)


async def lay(table):
    """Both lay a card at once."""
    options = tuple(Option(f"k{n}", f"g{n % 6}") for n in range(30))
    pick = Pick(name="letter", rule="T2", options=options, is_secret=True)
    table.state.log.extend((await table.ask_all({A: pick, B: pick}, revealed=True)).values())


@pytest.fixture
def laying(journal):
    return Desk(journal, FACE, replace(game_of(lay, rounds=9), decisions=("letter",), ranking=ranking))


async def stored(journal):
    (number,) = await journal.read(lambda db: db.execute("SELECT count(*) FROM answers").fetchone())
    return number


async def test_a_menu_of_a_sealed_answer_answers_and_a_double_tap_on_it_answers_once(laying, journal):
    session = await started(laying.services.sessions, BEN)
    panel = await laying.acts(ANNA, choose_group, (await laying.act(ANNA, session)).id("group"), value="g3")
    for _ in range(2):
        said = await laying.acts(ANNA, choose_answer, panel.id("choose"), value="k3")
        assert "✓ k3" in said.text
    assert await stored(journal) == 1
    assert said.id("choose") != panel.id("choose"), "else Discord would go on showing what was chosen before"


async def test_a_sealed_answer_is_changed_on_the_panel_that_confirmed_it_until_all_are_in(laying, journal):
    session = await started(laying.services.sessions, BEN)
    panel = await laying.acts(ANNA, choose_group, (await laying.act(ANNA, session)).id("group"), value="g3")
    for number, key in enumerate(("k3", "k9", "k3"), 1):
        panel = await laying.acts(ANNA, choose_answer, panel.id("choose"), value=key)
        assert f"✓ {key}" in panel.text
        assert await stored(journal) == number
    ben = await laying.acts(BEN, choose_group, (await laying.act(BEN, session)).id("group"), value="g0")
    await laying.acts(BEN, choose_answer, ben.id("choose"), value="k0")
    assert await laying.log(session) == (2, "k3", "k0")
    late = await laying.acts(ANNA, choose_answer, panel.id("choose"), value="k9")
    assert words_for("en").text("refused-stale") in late.text
    assert await laying.log(session) == (2, "k3", "k0")


@pytest.mark.parametrize("value", ["k99", "", "pass"])
async def test_a_forged_choice_in_a_menu_that_answers_is_refused_and_changes_nothing(laying, journal, value):
    session = await started(laying.services.sessions, BEN)
    panel = await laying.acts(ANNA, choose_group, (await laying.act(ANNA, session)).id("group"), value="g3")
    assert "T2" in (await laying.acts(ANNA, choose_answer, panel.id("choose"), value=value)).text
    assert await stored(journal) == 0


async def aim(table):
    """Anna aims at one of many things."""
    options = tuple(Option(f"k{n}") for n in range(30))
    table.state.log.append(await table.ask(A, Pick(name="letter", rule="T2", options=options)))


@pytest.fixture
def aiming(journal):
    game = replace(game_of(aim, rounds=9), decisions=("letter",), ranking=ranking)
    return Desk(journal, FACE, replace(game, revocable=lambda view, decision: True))


async def test_a_menu_answers_once_if_its_answer_can_be_taken_back(aiming, journal):
    session = await started(aiming.services.sessions, BEN)
    panel = await aiming.act(ANNA, session)
    first = next(each for each in panel.ids if each.verb == "choose")
    assert "✓ k3" in (await aiming.acts(ANNA, choose_answer, first, value="k3")).text
    late = await aiming.acts(ANNA, choose_answer, first, value="k3")
    assert words_for("en").text("refused-stale") in late.text, "a double tap is not the next answer"
    assert await stored(journal) == 1
    assert await aiming.log(session) == (2, "k3")


async def test_a_menu_is_confirmed_at_a_table_at_which_a_robot_answers_next(aiming, journal):
    session = await started(aiming.services.sessions, robots=1)
    panel = await aiming.act(ANNA, session)
    assert not [each for each in panel.ids if each.verb == "choose"]
    first = next(each for each in panel.ids if each.verb == "option")
    assert "confirm" in {
        each.verb for each in (await aiming.acts(ANNA, choose_option, first, value="k3")).ids
    }
    assert await stored(journal) == 0


async def test_all_answers_are_opened_on_the_panel_and_stay_open_while_a_choice_is_begun_anew(journal):
    face = saying(
        FACE,
        likely_answers=lambda decision, view: [("2",)],
        more_label=lambda decision, reader: "Other…",
        several_label=lambda decision, answer, reader: "2",
    )
    desk = Desk(journal, face, GAME)
    session = await started(desk.services.sessions, BEN)
    closed = await desk.act(ANNA, session)
    assert closed.toggles == {}
    opened = await desk.press(ANNA, closed, "menus")
    assert opened.choosable() == ["3, 2 left", "2", "0, 3 left", "3@1"]
    assert (await desk.press(ANNA, closed, "menus")).ids == opened.ids
    chosen = await desk.choose(ANNA, opened, "3")
    assert (await desk.press(ANNA, chosen, "again")).toggles == opened.toggles
    assert (await desk.act(ANNA, session)).toggles == {}
    await desk.acts(ANNA, do, closed.id("do"))
    assert await desk.log(session) == (2, "2")


async def test_a_second_press_takes_a_choice_back_but_not_the_second_of_a_double_tap(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(ANNA, session)
    once = await desk.choose(ANNA, panel, "2")
    assert once.toggles["2"]["style"] == ButtonStyle.success.value
    assert (await desk.choose(ANNA, panel, "2")).text == once.text
    assert (await desk.choose(ANNA, once, "2")).text == panel.text


async def test_a_button_of_an_older_step_or_of_another_panel_chooses_nothing(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(ANNA, session)
    one = await desk.choose(ANNA, panel, "2")
    for key in ("0", "3@1", "2"):
        late = await desk.choose(ANNA, panel, key)
        assert (late.text, late.ids) == (one.text, one.ids)


async def test_a_forged_choice_of_more_than_there_is_changes_nothing(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "2", "0")
    assert panel.toggles["2"]["disabled"]
    assert (await desk.choose(ANNA, panel, "2")).text == panel.text
    forged = replace(panel.option("0")["pressed"], key=panel.option("0")["pressed"].key + "4")
    refused = await desk.acts(ANNA, choose_option, forged)
    assert "rule T4" in refused.text
    assert "**2, 0**" in refused.text


async def take_places(table):
    """Anna takes at most two of many places."""
    options = tuple(Option(f"k{n}") for n in range(24))
    places = Subset(name="letter", rule="T2", options=options, low=0, high=2)
    table.state.log.append(" ".join(await table.ask(A, places)))


async def test_what_needs_a_second_page_is_chosen_there_and_the_page_stays(journal):
    game = replace(game_of(take_places, rounds=9), decisions=("letter",), ranking=ranking)
    desk = Desk(journal, FACE, game)
    session = await started(desk.services.sessions, BEN)
    first = await desk.act(ANNA, session)
    assert list(first.toggles) == [f"k{n}" for n in range(12)]
    second = await desk.press(ANNA, first, "menus")
    assert list(second.toggles) == [f"k{n}" for n in range(12, 24)]
    chosen = await desk.choose(ANNA, second, "k20")
    back = await desk.choose(ANNA, chosen, "k20")
    twice = await desk.choose(ANNA, chosen, "k20")
    assert all(list(each.toggles) == list(second.toggles) for each in (chosen, back, twice))
    assert twice.ids == back.ids
    both = await desk.choose(
        ANNA, await desk.press(ANNA, await desk.choose(ANNA, back, "k20"), "menus"), "k3"
    )
    assert list(both.toggles) == list(first.toggles)
    await desk.press(ANNA, both, "confirm")
    assert await desk.log(session) == (2, "k3 k20")
