"""The board by command ends in the question of whoever is asked, and a press there answers."""

import pytest

from cogs.presses.answers import do
from cogs.presses.pages import show_board
from cogs.presses.private_panels import show_hand
from engine.play.decisions import Option, Pick
from renders.drawing.strips import MOST
from renders.language.catalogues import words_for
from sandbox.codes import BUTTON
from tests.cogs.bids import GAME, PAINTED
from tests.cogs.desk import Desk
from tests.cogs.plain_face import saying, strips_of
from tests.cogs.posting.test_outcome_text import played_out
from tests.engine.table_talk import ANNA, BEN, DIRK, GUILD, TOY, started
from tests.engine.toy import game_of

MOST_COMPONENTS = 40
EN = words_for("en")


async def board(desk, person, session, page=1):
    return await desk.acts(person, lambda visit: show_board(visit, session, page))


def drawn(reader, *, changes=(), palette="standard"):
    return PAINTED.panel_strips(None, reader)


@pytest.fixture
def desk(journal):
    return Desk(journal, saying(PAINTED, board_strips=drawn), GAME)


async def test_whoever_is_asked_finds_the_panels_controls_below_the_board(desk):
    session = await started(desk.services.sessions, BEN)
    shown, panel = await board(desk, ANNA, session), await desk.act(ANNA, session)
    assert "prompt of bid" in shown.text
    assert (shown.answering, shown.menu) == (panel.answering, panel.menu)
    assert shown.alts == [EN.text("board-in-words")]


async def test_the_boards_and_the_hands_strips_refer_to_the_words_beside_them(journal):
    face = saying(
        PAINTED,
        board_strips=lambda *of, **more: strips_of(8, 7, shows=("map", "street")),
        hand_strips=lambda *of, **more: strips_of(6, 5, shows=("gold", "cards")),
    )
    desk = Desk(journal, face, GAME)
    session = await started(desk.services.sessions, BEN)
    goes_on = EN.text("strip-goes-on", part=2)
    assert (await board(desk, BEN, session)).alts == [EN.text("board-in-words"), goes_on]
    hand = await desk.acts(BEN, lambda visit: show_hand(visit, session))
    assert (hand.alts, hand.pictures) == ([EN.text("hand-in-words"), goes_on], ["1", "2"])


async def test_whoever_is_not_asked_finds_the_board_alone_although_they_may_change_something(desk):
    session = await started(desk.services.sessions, BEN)
    for person in (BEN, DIRK):
        shown = await board(desk, person, session)
        assert (shown.ids, "prompt" in shown.text) == ([], False)


async def test_what_is_chosen_below_the_board_goes_on_as_on_the_panel_and_answers(desk):
    session = await started(desk.services.sessions, BEN)
    shown = await desk.choose(ANNA, await board(desk, ANNA, session), "2")
    assert "**2**" in shown.text
    assert "**2**" in (await board(desk, ANNA, session)).text, "what is half chosen is shown there, too"
    assert "✓" in (await desk.press(ANNA, shown, "confirm")).text
    assert await desk.log(session) == (2, "2")


async def test_a_long_board_keeps_its_pages_and_fits_with_the_most_buttons(journal):
    options = Pick(name="move", rule="T2", options=tuple(Option(f"k{number}") for number in range(1, 21)))

    async def script(table):
        table.state.log.append(await table.ask(0, options))

    game = game_of(script, rounds=9)
    face = saying(
        PAINTED,
        board_strips=lambda *of, **more: strips_of(8, 7, 6, 5),
        board_text=lambda reader: "\n".join(["a line of the board"] * 500),
        numbered=frozenset({"move"}),
        prompt=lambda decision, reader: "p" * 600,
    )
    desk = Desk(journal, face, game)
    session = await started(desk.services.sessions, BEN)
    shown = await board(desk, ANNA, session, page=2)
    assert list(shown.buttons)[:2] == ["Earlier", "Later"]
    assert len(shown.kinds) <= MOST_COMPONENTS
    assert len(shown.files) == MOST
    assert shown.kinds.count(BUTTON) == 22
    again = await desk.acts(ANNA, do, shown.id_of("k7"))
    assert "✓ k7" in again.text


async def test_whoever_hides_their_rating_finds_it_in_their_own_copy_of_the_last_board_alone(journal):
    desk = Desk(journal, saying(PAINTED, board_strips=drawn), TOY)
    session = await started(desk.services.sessions, BEN)
    await played_out(desk.services.sessions, session)
    await desk.services.ratings.hide(GUILD, BEN.id, is_hidden=True)
    public, own = [(await board(desk, person, session)).text for person in (DIRK, BEN)]
    assert ("- Ben: place 1 of 2" in public, "- Ben 1500" in public) == (True, False)
    assert "- Ben from 1500 to 1500? (**unchanged**)" in own
