"""Interjecting: who is not waited for speaks from a panel that says so, what changed is not taken."""

from dataclasses import replace

import pytest

from cogs.parts.custom_ids import CustomId
from cogs.presses import press
from cogs.presses.answers import do
from cogs.presses.private_panels import open_aside
from engine.errors import Refused
from renders.language.catalogues import LOCALES, Words, words_for
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face, saying
from tests.engine.table_talk import ANNA, BEN, CLEO, DIRK, ranking, started
from tests.engine.toy import B, game_of, haggling, letter

GAME = replace(game_of(haggling, rounds=9), ranking=ranking)
FACE = saying(
    plain_face(label=lambda key: key),
    prompt=lambda decision, reader: f"prompt of {decision.name}",
)
OFFER = "toy-aside-number"
"""The label of the button that opens an offer: this toy has no words."""
MEANWHILE = words_for("en").text("interjection-meanwhile")


@pytest.fixture
def desk(journal):
    return Desk(journal, FACE, GAME)


def offers(person, session, amount, ticket="1.1!"):
    return person, do, CustomId("do", session.id, ticket, str(amount))


@pytest.mark.parametrize("language", LOCALES)
async def test_who_is_not_waited_for_may_offer_from_a_panel_that_says_so(desk, language):
    session = await started(desk.services.sessions, BEN, CLEO)
    panel = await desk.act(BEN, session, locale=language)
    assert words_for(language).text("interjection-meanwhile") in panel.text
    assert "prompt of number" in panel.text
    assert {each.ticket for each in panel.answering} == {"1.1!"}
    assert "meanwhile" not in (await desk.act(ANNA, session)).text


async def test_an_offer_is_confirmed_with_a_button_for_another_and_wakes_the_board(desk):
    session = await started(desk.services.sessions, BEN, CLEO)
    shown = await desk.acts(*offers(BEN, session, 3))
    assert "✓ 3" in shown.text
    assert "prompt" not in shown.text
    assert list(shown.buttons) == [OFFER]
    assert desk.woken == [session.id]
    again = await desk.press(BEN, shown, "aside")
    assert MEANWHILE in again.text
    assert "prompt of number" in again.text


async def test_after_an_answer_who_may_only_interject_gets_a_button_not_a_question(journal):
    async def script(table):
        await table.ask(B, letter())
        await haggling(table)

    desk = Desk(journal, FACE, replace(GAME, play_round=game_of(script).play_round))
    session = await started(desk.services.sessions, BEN, CLEO)
    shown = await desk.command(BEN, session, "letter", "x")
    assert "✓ x" in shown.text
    assert "prompt" not in shown.text
    assert list(shown.buttons) == [OFFER, "Take back"]


async def test_the_board_s_button_opens_an_offer_for_whoever_may_make_one(desk):
    session = await started(desk.services.sessions, BEN, CLEO)
    pressed = CustomId("aside", session.id, "1.1!")
    for person in (BEN, CLEO):
        assert MEANWHILE in (await desk.acts(person, open_aside, pressed)).text
    holder = await desk.acts(ANNA, open_aside, pressed)
    assert words_for("en").text("refused-asked-yourself") in holder.text
    assert "prompt of letter" in holder.text
    with pytest.raises(Refused, match="not-seated"):
        await desk.acts(DIRK, open_aside, pressed)


async def test_the_holder_s_button_is_refused_to_others_with_what_they_may_do(desk):
    session = await started(desk.services.sessions, BEN, CLEO)
    refused = await desk.acts(*offers(BEN, session, "x", ticket="1.1"))
    assert words_for("en").text("refused-not-your-turn") in refused.text
    assert "prompt of number" in refused.text
    assert await desk.log(session) == (3,)
    assert desk.woken == []


async def test_an_offer_to_a_question_that_is_over_is_refused(desk):
    session = await started(desk.services.sessions, BEN, CLEO)
    await desk.command(ANNA, session, "letter", "x")
    refused = await desk.acts(*offers(BEN, session, 3))
    assert "no longer open" in refused.text
    assert MEANWHILE in refused.text, "the next question is open to him, too"


async def test_a_panel_stays_good_while_others_speak(desk):
    session = await started(desk.services.sessions, BEN, CLEO)
    panel = await desk.act(ANNA, session)
    await desk.acts(*offers(BEN, session, 3))
    await desk.acts(*offers(CLEO, session, 4))
    assert "take-2-4" in (await desk.act(ANNA, session)).buttons
    await desk.acts(ANNA, do, panel.id_of("x"))
    assert await desk.log(session) == (3, "x")


OWN = "toy-refused-not-an-option-letter = That offer has changed or is gone."


@pytest.fixture
def own_words(monkeypatch):
    """A game with words of its own for what is no option of its letter."""
    words = Words("en", [OWN], words_for("en"))
    monkeypatch.setattr(press, "private_words", lambda interaction: words)
    return words


async def test_an_offer_that_has_changed_is_refused_in_the_games_own_words_with_a_fresh_panel(
    desk, own_words
):
    session = await started(desk.services.sessions, BEN, CLEO)
    await desk.acts(*offers(BEN, session, 5))
    panel = await desk.act(ANNA, session)
    await desk.acts(*offers(BEN, session, 4))
    refused = await desk.acts(ANNA, do, panel.id_of("take-1-5"))
    assert "That offer has changed or is gone. (rule T2)" in refused.text
    assert "take-1-4" in refused.buttons
    assert await desk.log(session) == (3,)


async def test_a_command_is_refused_in_the_games_own_words_too(desk, own_words):
    session = await started(desk.services.sessions, BEN, CLEO)
    refused = await desk.command(ANNA, session, "letter", "take-1-5")
    assert "That offer has changed or is gone. (rule T2)" in refused.text
    assert "prompt of letter" in refused.text, "the question stands below"
    refused = await desk.command(BEN, session, "number", "99")
    assert words_for("en").text("refused-amount-too-high", high=9) in refused.text
    assert "prompt of number" in refused.text


async def test_commands_interject_by_their_name(desk):
    session = await started(desk.services.sessions, BEN, CLEO)
    assert "✓ 3" in (await desk.command(BEN, session, "number", "3")).text
    refused = await desk.command(ANNA, session, "number", "3")
    assert words_for("en").text("refused-asked-yourself") in refused.text
    assert "prompt of letter" in refused.text
    refused = await desk.command(BEN, session, "letter", "x")  # they are asked nothing, but may offer
    assert words_for("en").text("refused-not-your-turn") in refused.text
    assert "prompt of number" in refused.text
