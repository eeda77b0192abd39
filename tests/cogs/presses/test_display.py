"""What somebody wants is stored at once, and shows in their private answers, and in theirs alone."""

import pytest

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.layouts import TEXT
from cogs.parts.pictures import Pictures
from cogs.parts.wishes import Letters, Texts, Wishes, wishes_of
from cogs.presses.display import CHOICES, Menu, choose_display, press_display, press_wish
from cogs.presses.looking_back import look_back
from cogs.presses.open_seats import join
from cogs.presses.pages import show_board
from cogs.presses.private_panels import show_hand
from engine.errors import Refused
from engine.sessions.seating import Person
from renders.language.catalogues import HINT, LABEL, LOCALES, words_for
from renders.reader import Reader
from tests.cogs.bids import GAME, PAINTED
from tests.cogs.desk import Desk
from tests.cogs.plain_face import saying, strips_of
from tests.engine.table_talk import ANNA, BEN, DIRK, started
from tests.engine.table_talk import opened as seats_opened

EN = words_for("en")
SPOKEN = saying(
    PAINTED,
    board_text=lambda reader: "the whole board in words",
    hand_text=lambda reader: "the whole hand in words",
    board_strips=lambda *of, **more: strips_of(8),
    hand_strips=lambda *of, **more: strips_of(8),
    large_board_strips=lambda *of, **more: strips_of(9, 7),
    large_hand_strips=lambda *of, **more: strips_of(9),
    large_panel_strips=lambda *of, **more: strips_of(6),
)


class Undrawn(Pictures):
    """Nothing is drawn here."""

    async def _drawn_once(self, key, *of, **more):
        raise AssertionError(key[0])


@pytest.fixture
def desk(journal):
    return Desk(journal, SPOKEN, GAME)


async def wishes(desk, person):
    return await wishes_of(desk.services.preferences, person.id)


async def opened(desk, person, **more):
    return await desk.acts(person, press_display, CustomId(Verb.DISPLAY, NO_SESSION), **more)


def menus(shown):
    """The ids of the three menus."""
    return {pressed.key.partition(":")[0]: pressed for pressed in shown.ids if pressed.verb == Verb.WISH}


@pytest.mark.parametrize("language", LOCALES)
async def test_the_panel_shows_what_counts_now_and_stores_a_choice_at_once(desk, language):
    words = words_for(language)
    shown = await opened(desk, ANNA, locale=language)
    assert list(menus(shown)) == list(Menu)
    assert len(shown.menu) == sum(map(len, CHOICES.values()))
    for menu, choice in (
        ("palette", "both"),
        ("letters", "large"),
        ("texts", "full"),
        ("palette", "standard"),
    ):
        said = words.text(f"display-{menu}-{choice}")
        shown = await desk.acts(ANNA, press_wish, menus(shown)[menu], value=choice, locale=language)
        stored = words.text(f"display-{menu}-stored", choice=said)
        assert shown.text.startswith(stored)
        assert shown.text.count(said) == 1, "the menus say the rest"
        assert menus(shown)[menu].key == f"{menu}:{choice}", "else Discord would show what was chosen last"
    assert await wishes(desk, ANNA) == Wishes("standard", Letters.LARGE, Texts.FULL)
    assert await wishes(desk, BEN) == Wishes()


async def test_whoever_takes_a_seat_for_the_first_time_finds_the_panel(desk):
    session = await seats_opened(desk.services.sessions)
    joined = await desk.acts(BEN, join, CustomId(Verb.JOIN, session.id))
    assert EN.text("display-title") in (await desk.press(BEN, joined, Verb.DISPLAY)).text


@pytest.mark.parametrize("language", LOCALES)
def test_every_choice_has_a_label_and_a_hint_that_fit(language):
    words = words_for(language)
    for menu, choices in CHOICES.items():
        for choice in choices:
            label = words.text(f"display-{menu}-{choice}")
            option = words.text("display-option", menu=words.text(f"display-{menu}"), choice=label)
            assert len(option) <= LABEL
            assert len(words.text(f"display-{menu}-{choice}-about")) <= HINT


async def test_a_command_stores_what_it_names_and_without_anything_shows_what_counts(desk):
    chosen = {Menu.LETTERS: "large", Menu.TEXTS: "brief"}
    shown = await desk.acts(ANNA, lambda visit: choose_display(visit, chosen))
    assert shown.text.count("✓") == 2
    shown = await desk.acts(ANNA, lambda visit: choose_display(visit, {}))
    assert EN.text("display-title") in shown.text
    assert "Letters: **large**. Pictures: **text only, brief**." in shown.text
    assert await wishes(desk, ANNA) == Wishes(letters=Letters.LARGE, texts=Texts.BRIEF)


async def test_what_cannot_be_chosen_is_refused_and_nothing_is_stored(desk):
    with pytest.raises(Refused, match="not-an-option"):
        await desk.acts(ANNA, lambda visit: choose_display(visit, {Menu.TEXTS: "full", Menu.PALETTE: "neon"}))
    for key, error in (("letters:usual", Refused), ("palette", Refused), ("fonts:usual", UnknownId)):
        with pytest.raises(error):
            await desk.acts(ANNA, press_wish, CustomId(Verb.WISH, NO_SESSION, key=key), value="huge")
    assert await wishes(desk, ANNA) == Wishes()


async def test_whoever_wants_text_gets_no_picture_and_reads_what_only_pictures_say(journal):
    desk = Desk(journal, SPOKEN, GAME, pictures=Undrawn())
    session = await started(desk.services.sessions, BEN)
    await desk.services.preferences.choose(ANNA.id, texts="brief", letters="large")
    panel = await desk.act(ANNA, session)
    board, hand, past = [
        await desk.acts(ANNA, lambda visit, show=show: show(visit, session))
        for show in (show_board, show_hand, look_back)
    ]
    assert panel.text.startswith("prompt of bid\nthe market, chosen: ")
    assert "the whole board" not in panel.text
    assert "the market, chosen: 2" in (await desk.choose(ANNA, panel, "2")).text
    assert board.text.count("the whole board in words") == hand.text.count("the whole hand in words") == 1
    assert "the board" in past.text
    for shown in (panel, board, hand, past):
        assert (shown.files, shown.alts) == ([], [])
        assert EN.text("picture-missing") not in shown.text
        assert EN.text("picture-missing-words") not in shown.text


async def test_whoever_wants_all_text_has_the_board_in_words_below_each_question_as_far_as_it_fits(journal):
    boards = ["the whole board in words", "\n".join(f"line {number} of the board" for number in range(400))]
    for board in boards:
        face = saying(SPOKEN, board_text=lambda reader, board=board: board)
        desk = Desk(journal, face, GAME, pictures=Undrawn())
        session = await started(desk.services.sessions, BEN)
        await desk.services.preferences.choose(ANNA.id, texts="full")
        panel = await desk.act(ANNA, session)
        for shown in (panel, await desk.choose(ANNA, panel, "2")):
            *_, begin = shown.text.partition(board.partition("\n")[0])
            assert len(shown.text) <= TEXT
            assert shown.text.endswith(EN.text("board-goes-on") if begin.count("\n") else board)
            assert (begin.count("\n") > 100) is (board is boards[1])
        assert board.partition("\n")[0] not in (await desk.act(BEN, session)).text


async def test_in_the_place_of_pictures_no_name_works_as_markdown(journal):
    def names(*of):
        return ", ".join(next(each for each in of if isinstance(each, Reader)).names)

    face = saying(SPOKEN, panel_words=names, alt_text=names, hand_alt=names)
    desk = Desk(journal, face, GAME, pictures=Undrawn())
    session = await started(desk.services.sessions, Person(BEN.id, "[Ben](http://b.co)"))
    await desk.services.preferences.choose(ANNA.id, texts="brief")
    past = await desk.acts(ANNA, lambda visit: look_back(visit, session))
    for shown in (await desk.act(ANNA, session), past):
        assert r"\[Ben\](http\://b.co)" in shown.text
        assert "[Ben](" not in shown.text


async def test_large_print_is_for_whoever_wants_it_alone(desk):
    session = await started(desk.services.sessions, BEN)
    await desk.services.preferences.choose(ANNA.id, letters="large")
    for person, sizes in ((ANNA, [[6], [9, 7], [9], [9, 7]]), (BEN, [[], [8], [8], [8]])):
        shown = [await desk.act(person, session)]
        for show in (show_board, show_hand, look_back):
            shown.append(await desk.acts(person, lambda visit, show=show: show(visit, session)))
        assert [[size_of(file) for file in each.files] for each in shown] == sizes


@pytest.mark.parametrize("said", ["", "what the market has"])
async def test_a_question_without_a_picture_in_large_print_has_words_if_there_is_more_to_say(journal, said):
    face = saying(SPOKEN, large_panel_strips=lambda *of, **more: (), panel_words=lambda *of: said)
    desk = Desk(journal, face, GAME)
    session = await started(desk.services.sessions, BEN)
    await desk.services.preferences.choose(ANNA.id, letters="large")
    panel = await desk.act(ANNA, session)
    assert (panel.files, panel.alts) == ([], [])
    assert f"{panel.text}\n".startswith(f"prompt of bid\n{said}\n".replace("\n\n", "\n"))
    assert EN.text("picture-missing") not in panel.text


async def test_what_others_see_is_the_same_whatever_somebody_wants(desk):
    session = await started(desk.services.sessions, BEN)
    before = [await desk.acts(person, lambda visit: show_board(visit, session)) for person in (BEN, DIRK)]
    await desk.services.preferences.choose(ANNA.id, palette="both", letters="large", texts="full")
    after = [await desk.acts(person, lambda visit: show_board(visit, session)) for person in (BEN, DIRK)]
    assert [(each.text, each.files) for each in before] == [(each.text, each.files) for each in after]


def size_of(file):
    """The height of a picture in pixels."""
    return int.from_bytes(file[2][20:24])
