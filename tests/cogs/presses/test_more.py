"""The menu More below every board: each entry shows something privately, also when it is chosen again."""

from dataclasses import replace

import pytest
from PIL import Image

from cogs.parts.custom_ids import CustomId, Verb
from cogs.parts.more_menu import Entry, more_row, offered
from cogs.presses.more import SHOWN, open_more
from cogs.presses.router import HANDLERS
from engine.errors import Refused
from engine.games import GAMES
from renders.faces import FACES
from renders.language.catalogues import HINT, LOCALES, words_for
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face, saying
from tests.engine.table_talk import ANNA, BEN, CLEO, TOY, started

FACE = saying(plain_face(), board=lambda *of, **more: Image.new("RGB", (8, 8)))


@pytest.fixture
async def table(journal):
    """A desk, and a game of Anna and Ben; Cleo only watches."""
    desk = Desk(journal, FACE, TOY)
    return desk, await started(desk.services.sessions, BEN)


async def choose(table, person, entry, *, key=""):
    desk, session = table
    return await desk.acts(person, open_more, CustomId(Verb.MORE, session.id, key=key), value=entry)


def menu_of(session, face, language="en"):
    (menu,) = more_row(session, face, words_for(language)).children
    return menu


def test_every_entry_shows_something_and_the_router_knows_the_menu():
    assert set(SHOWN) == set(Entry)
    assert HANDLERS[Verb.MORE] is open_more


@pytest.mark.parametrize("language", LOCALES)
async def test_the_menu_has_what_the_game_has_and_a_game_that_is_over_cannot_be_left(table, language):
    _, session = table
    menu = menu_of(session, FACES["goldrush"], language)
    assert [option.value for option in menu.options] == ["rules", "log", "look", "board", "luck", "leave"]
    assert all(0 < len(option.description) <= HINT for option in menu.options)
    assert len({option.label for option in menu.options}) == len(menu.options)
    over = replace(session, status="over")
    assert offered(over, FACES["goldrush"]) == [Entry.RULES, Entry.LOG, Entry.LOOK, Entry.BOARD, Entry.LUCK]
    assert Entry.RULES not in offered(session, FACE), "it has no rules to read"


async def test_whoever_chooses_the_same_again_takes_the_choice_back_and_gets_everything_on_buttons(table):
    """Discord sends nothing for an option that is chosen already, unless it may be taken back."""
    desk, session = table
    menu = menu_of(session, FACE)
    assert (menu.min_values, menu.max_values) == (0, 1)
    assert not any(option.default for option in menu.options)
    shown = await choose(table, ANNA, None)
    assert list(shown.buttons) == [option.label for option in menu.options]
    for entry, label in zip(offered(session, FACE), shown.buttons, strict=True):
        by_button = await desk.acts(ANNA, open_more, shown.id_of(label))
        by_menu = await choose(table, ANNA, entry)
        assert (by_button.text, by_button.ids) == (by_menu.text, by_menu.ids)


@pytest.mark.parametrize("person", [ANNA, CLEO])
async def test_players_and_whoever_watches_read_the_log_the_board_and_the_luck(table, person):
    desk, session = table
    await desk.services.sessions.submit(session.id, ANNA, "3")
    assert "seat 0 says 3" in (await choose(table, person, "log")).text
    assert ("a secret of seat 0" in (await choose(table, person, "log")).text) == (person is ANNA)
    board = await choose(table, person, "board")
    assert ("the board" in board.text, len(board.files)) == (True, 1)
    assert "Fair luck in game #1" in (await choose(table, person, "luck")).text


async def test_leave_asks_first_and_is_refused_to_whoever_has_no_seat(table):
    desk, session = table
    asked = await choose(table, ANNA, "leave")
    assert [(each.verb, each.session) for each in asked.ids] == [(Verb.QUIT, session.id)]
    assert "last place" not in asked.text, "she has not answered, so nothing is lost yet"
    assert (await desk.services.sessions.position(session.id, ANNA.id)).seat == 0
    with pytest.raises(Refused, match="not-seated"):
        await choose(table, CLEO, "leave")


@pytest.mark.parametrize(
    ("rated", "costs"), [(1, "last place, for your rating too."), (0, "this counts as last place.")]
)
async def test_leave_says_first_what_it_costs(table, rated, costs):
    desk, session = table
    await desk.services.sessions.submit(session.id, ANNA, "3")
    workings = desk.services.sessions.workings
    await workings.journal.write(
        lambda db: bool(db.execute("UPDATE sessions SET rated = ?", (rated,)).rowcount)
    )
    workings.matches.evict(session.id)
    assert (await choose(table, ANNA, "leave")).text.endswith(costs)


@pytest.mark.parametrize("entry", ["rules", "", "RULES", "seed", "leave "])
async def test_an_entry_that_the_menu_does_not_have_is_refused(table, entry):
    if entry:
        with pytest.raises(Refused, match="not-an-option"):
            await choose(table, ANNA, entry)
        with pytest.raises(Refused, match="not-an-option"):
            await choose(table, ANNA, None, key=entry)
    else:
        assert (await choose(table, ANNA, entry)).buttons, "as if it was taken back"


async def test_the_rules_of_a_game_open_with_its_chapters(journal):
    desk = Desk(journal, FACES["boomtown"], GAMES["boomtown"])
    session = await started(desk.services.sessions, BEN, CLEO, game="boomtown")
    shown = await choose((desk, session), CLEO, "rules")
    assert "**Boomtown: the rules**" in shown.text
    assert shown.menu[1] == "The auction (B4–B7)"
