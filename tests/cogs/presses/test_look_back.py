"""Looking back at a game by buttons and menus: what each of them opens, and what is refused."""

from dataclasses import replace

import pytest
from PIL import Image

from cogs.parts.custom_ids import CustomId, UnknownId, Verb
from cogs.parts.look_controls import Look
from cogs.presses.looking_back import look_back, press_look
from engine.errors import Refused
from engine.sessions.looking_back import LookingBack
from renders.language.catalogues import LOCALES, words_for
from tests.cogs.desk import Desk
from tests.cogs.plain_face import plain_face, saying, strips_of
from tests.engine.sessions.test_looking_back import PLOT
from tests.engine.table_talk import ANNA, BEN, CLEO, TOY, started
from tests.engine.toy import Said

FACE = saying(
    plain_face(lines=lambda events: [one.words for one in events if isinstance(one, Said)]),
    board=lambda *of, **more: Image.new("RGB", (8, 8)),
    hand=lambda *of, **more: Image.new("RGB", (4, 4)),
    alt_text=lambda reader: f"the board after {reader.view.log}",
    board_text=lambda reader: f"the board in words after {reader.view.log}",
    hand_text=lambda reader: "the hand in words",
)
NEWEST = CustomId(Verb.LOOK, 1)


def key(text):
    return CustomId(Verb.LOOK, 1, key=text)


@pytest.fixture
async def desk(journal):
    """A desk at which Anna and Ben play; Cleo only watches. Anna and Ben have answered."""
    desk = Desk(journal, FACE, TOY)
    session = await started(desk.services.sessions, BEN)
    for person, text in ((ANNA, "3"), (BEN, "4"), (ANNA, "x"), (BEN, "y"), (ANNA, "5")):
        await desk.services.sessions.submit(session.id, person, text)
    return desk


async def look(desk, pressed=NEWEST, *, person=CLEO, value=None, **more):
    return await desk.acts(person, press_look, pressed, value=value, **more)


async def finish(desk):
    for person, text in ((BEN, "4"), *((ANNA, "x"), (BEN, "y")), *((ANNA, "5"), (BEN, "6"))):
        await desk.services.sessions.submit(1, person, text)
    for person in (ANNA, BEN):
        await desk.services.sessions.submit(1, person, "x")


def enabled(shown):
    return [label for label, part in shown.buttons.items() if not part.get("disabled")]


async def test_it_opens_at_the_newest_step_and_goes_back_and_forth_by_steps_and_rounds(desk):
    shown = await look(desk)
    assert "step 5 of 5" in shown.text
    assert "seat 0 says 5" in shown.text
    assert shown.alts == ["the board after (2, 3, 4, 'x', 'y', 5)"]
    assert enabled(shown) == ["◀◀", "◀", "In words"]
    for label, step, log in (
        *(("◀", 4, (2, 3, 4, "x", "y")), ("◀", 3, (2, 3, 4)), ("▶", 4, (2, 3, 4, "x", "y"))),
        *(("◀◀", 0, (2,)), ("▶▶", 4, (2, 3, 4, "x", "y")), ("▶▶", 5, (2, 3, 4, "x", "y", 5))),
    ):
        shown = await look(desk, shown.id_of(label))
        assert shown.alts == [f"the board after {log}"]
        assert (f"step {step} of 5" if step else "before the first of 5 steps") in shown.text
    first = await look(desk, key("0.all"))
    assert enabled(first) == ["▶", "▶▶", "In words"]


async def test_a_command_and_the_menu_more_open_it_too(desk):
    session = await desk.services.posted.session(1)

    async def command(visit):
        await look_back(visit, session)

    by_command = await desk.acts(CLEO, command)
    assert (by_command.text, by_command.ids) == ((await look(desk)).text, (await look(desk)).ids)


async def test_a_menu_leads_to_each_round(desk):
    shown = await look(desk)
    assert shown.menu == ["Round 1", "Round 2"]
    shown = await look(desk, key("round"), value="4.all")
    assert "step 4 of 5" in shown.text


async def test_of_many_rounds_a_menu_has_the_chapters_and_one_the_rounds_of_this_chapter(desk):
    services = replace(desk.services, looking_back=LookingBack(desk.services.sessions, most=1))
    desk.services = services
    shown = await look(desk)
    assert shown.menu == ["Part 1: Round 1", "Part 2: Round 2"]


async def test_no_id_of_a_message_is_there_twice_wherever_one_is(desk):
    await finish(desk)
    for number in range(12):
        for eyes in ("all", "1"):
            for page in ("", ".1"):
                shown = await look(desk, key(f"{number}.{eyes}{page}"))
                assert len(set(map(str, shown.ids))) == len(shown.ids)


async def test_a_player_finds_their_own_hand_of_that_time_and_after_the_end_everybody_each(desk):
    mine = await look(desk, person=BEN)
    assert mine.menu[-2:] == ["As everybody saw it", "As Ben saw it"]
    mine = await look(desk, key("eyes"), person=BEN, value="2.1")
    assert "As Ben saw it" in mine.text
    assert mine.pictures == ["1", "2"]
    assert mine.alts == ["the board after (2, 3, 4)", "the hand"]
    assert "As" not in "".join((await look(desk)).menu), "who only watches has no menu for that"
    await finish(desk)
    after = await look(desk)
    assert after.menu[-3:] == ["As everybody saw it", "As Anna saw it", "As Ben saw it"]
    assert "As Anna saw it" in (await look(desk, key("2.0"))).text


async def test_strips_of_the_board_stand_above_those_of_the_hand_and_each_says_what_it_shows(desk):
    desk.services.faces["toy"] = saying(
        FACE,
        board_strips=lambda *of, **more: strips_of(8, 7, shows=("map", "street")),
        own_alt_parts=lambda reader: {"street": "the street", "map": "the map"},
        hand_strips=lambda *of, **more: strips_of(6, 5, shows=("gold", "cards")),
        hand_alt_parts=lambda reader: {"gold": "their gold", "cards": "their cards"},
    )
    mine = await look(desk, key("2.1"), person=BEN)
    assert mine.alts == ["the map", "the street", "their gold", "their cards"]
    assert mine.pictures == ["1", "2", "3", "4"]


async def test_a_board_that_shows_the_hand_stands_alone_and_says_so_in_its_alternative_text(desk):
    desk.services.faces["toy"] = saying(
        FACE,
        board_has_hand=True,
        own_board=lambda *of, **more: Image.new("RGB", (6, 6)),
        own_alt_parts=lambda reader: {"": f"the board after {reader.view.log}, and the hand"},
    )
    mine = await look(desk, key("2.1"), person=BEN)
    assert mine.pictures == ["1"]
    assert mine.alts == ["the board after (2, 3, 4), and the hand"]


async def test_in_words_it_says_what_the_pictures_show(desk):
    shown = await look(desk, key("2.all"))
    shown = await look(desk, shown.id_of("In words"))
    assert "seat 1 says 4" in shown.text
    assert "the board in words after (2, 3, 4)" in shown.text
    assert shown.files == []
    shown = await look(desk, shown.id_of("▶"))
    assert "the board in words after (2, 3, 4)" in shown.text, "the letters are still sealed"
    shown = await look(desk, shown.id_of("As a picture"))
    assert "step 3 of 5" in shown.text
    assert len(shown.files) == 1
    assert "the hand in words" in (await look(desk, key("2.1.1"), person=BEN)).text


async def test_a_long_board_in_words_has_pages(desk):
    desk.services.faces["toy"].board_text = lambda reader: "\n".join(["a long line of the board"] * 300)
    shown = await look(desk, key("2.all.1"))
    assert enabled(shown)[-1] == "Later"
    shown = await look(desk, shown.id_of("Later"))
    assert "Earlier" in enabled(shown)
    assert await look(desk, key("2.all.99")), "there is a last page"


@pytest.mark.parametrize(
    ("text", "person", "reason"),
    [
        ("6.all", CLEO, "look-step"),
        ("999999999.all", ANNA, "look-step"),
        ("2.1", ANNA, "look-eyes"),
        ("2.1", CLEO, "look-eyes"),
        ("2.99", BEN, "look-eyes"),
    ],
)
async def test_what_nobody_may_see_is_refused_with_the_rule(desk, text, person, reason):
    with pytest.raises(Refused) as refused:
        await look(desk, key(text), person=person)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    "text",
    ["2", "all", "2.", ".all", "-1.all", "2.all.", "2.all/", "２.all", "2.all/B", "1e1.all", "round", "x"],
)
async def test_an_id_that_we_never_made_is_unknown(desk, text):
    with pytest.raises(UnknownId):
        await look(desk, key(text))


async def test_a_game_of_another_server_does_not_exist(desk):
    there = await started(desk.services.sessions, BEN, guild=999)
    with pytest.raises(Refused, match="no-such-game"):
        await look(desk, CustomId(Verb.LOOK, there.id), person=CLEO)


async def test_what_is_read_and_written_is_the_same():
    for one in (Look(), Look(3), Look(0, 2), Look(12, None, 4)):
        assert Look.read(one.key()) == one
        assert one.number is None or Look.read(one.key("later")) == one


@pytest.mark.parametrize("language", LOCALES)
async def test_every_language_says_which_step_it_is(desk, language):
    shown = [await look(desk, key(f"{step}.all"), locale=language) for step in (0, 1)]
    assert "5" in shown[0].text
    assert "1" in shown[1].text


async def test_ids_and_buttons_are_the_same_whatever_others_have_changed_secretly(journal):
    """Twins: the second has an aside and changes of sealed answers, of which Anna finds nothing."""
    desk = Desk(journal, saying(FACE, **_plainly()), replace(PLOT, name="toy"))
    sessions, shown = desk.services.sessions, []
    for is_changed in (False, True):
        session = await started(sessions, BEN)
        if is_changed:
            await sessions.submit(session.id, BEN, "y", ticket="1.1+")
        await sessions.submit(session.id, ANNA, "3")
        await sessions.submit(session.id, BEN, "x")
        if is_changed:
            await sessions.submit(session.id, BEN, "y")
            await sessions.submit(session.id, BEN, "x")
        await sessions.submit(session.id, ANNA, "x")
        seen = []
        for number in range(4):
            one = await look(desk, CustomId(Verb.LOOK, session.id, key=f"{number}.all"), person=ANNA)
            keys = [(pressed.verb, pressed.key) for pressed in one.ids]
            said = one.text.replace(f"#{session.id}", "")
            seen.append((said, keys, one.alts, one.files, enabled(one), one.menu))
        shown.append(seen)
    assert shown[0] == shown[1]


def _plainly():
    return {
        "alt_text": lambda reader: f"the board after {reader.view}",
        "board_text": lambda reader: f"the board in words after {reader.view}",
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_the_button_beside_an_old_boards_words_leaves_them_room_on_a_phone(locale):
    assert len(words_for(locale).text("button-board-then")) <= 12
