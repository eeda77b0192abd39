"""Private panels: a question and what may be changed beside it, its picture, and drafts that were kept."""

from dataclasses import dataclass, replace

import pytest

from cogs.parts.choices import Draft
from cogs.presses.answers import do
from cogs.presses.private_panels import draft_of
from engine.play.codec import encode
from engine.play.decisions import Option, Pick
from engine.sessions.positions import Asked
from engine.sessions.sessions import Sessions
from renders.language.catalogues import LOCALES, words_for
from sandbox.codes import BUTTON, GALLERY
from tests.cogs.bids import GAME, PAINTED, A
from tests.cogs.desk import Desk
from tests.cogs.plain_face import keys, pick, saying
from tests.doubles import double
from tests.engine.table_talk import ANNA, BEN, ranking, started
from tests.engine.toy import game_of

ASIDE_LABEL = "toy-aside-order"


async def test_who_may_only_change_something_meanwhile_is_told_so_and_nobody_else_notices(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(BEN, session)
    assert words_for("en").text("aside-meanwhile") in panel.text
    assert "prompt of order" in panel.text
    panel = await desk.choose(BEN, panel, "1", "3")
    assert "**1, 3, 0, 0**" in panel.text, "the rest follows by itself"
    before = await desk.services.sessions.position(session.id, None)
    shown = await desk.press(BEN, panel, "confirm")
    assert "✓ ('1', '3', '0', '0')" in shown.text
    assert list(shown.buttons) == [ASIDE_LABEL]
    assert await desk.services.sessions.position(session.id, None) == before
    assert desk.woken == []
    again = await desk.press(BEN, shown, "aside")
    assert "prompt of order" in again.text
    assert "Chosen" not in again.text


async def test_who_is_asked_himself_finds_the_question_and_a_way_to_the_other_and_back(desk):
    session = await started(desk.services.sessions, BEN)
    await desk.command(ANNA, session, "bid", "2,0")
    desk.woken.clear()
    question = await desk.act(BEN, session)
    assert "prompt of bid" in question.text
    question = await desk.choose(BEN, question, "2")
    aside = await desk.press(BEN, question, "aside")
    assert "prompt of order" in aside.text
    assert words_for("en").text("aside-meanwhile") not in aside.text
    aside = await desk.choose(BEN, aside, "0", "0", "1")
    back = await desk.press(BEN, aside, "act")
    assert "**2**" in back.text, "what was half chosen of either is kept"
    shown = await desk.press(BEN, aside, "confirm")
    assert "✓ ('0', '0', '1', '3')" in shown.text
    assert "prompt of bid" in shown.text
    assert "**2**" in shown.text
    assert desk.woken == []
    await desk.press(BEN, shown, "confirm")
    assert await desk.log(session) == (2, "2 0", "2")
    assert desk.woken == [session.id]


async def test_an_aside_of_a_question_that_is_over_is_refused_beside_the_question_that_is_open(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(BEN, await desk.act(BEN, session), "1", "3")
    await desk.command(ANNA, session, "bid", "2 0")
    refused = await desk.press(BEN, panel, "confirm")
    assert "no longer open" in refused.text
    assert "prompt of bid" in refused.text


async def test_a_picture_stands_beside_its_question_and_goes_with_it(journal):
    desk = Desk(journal, PAINTED, GAME)
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(ANNA, session)
    chosen = await desk.choose(ANNA, panel, "2")
    for shown, alt in ((panel, "the market, chosen: "), (chosen, "the market, chosen: 2")):
        assert shown.alts == [alt]
        assert (shown.pictures, [file[1] for file in shown.files]) == (["1"], [alt])
    assert panel.files[0][2] != chosen.files[0][2]
    assert (await desk.act(BEN, session)).files == [], "this decision has no picture"
    confirmed = await desk.press(ANNA, chosen, "confirm")
    assert (confirmed.files, confirmed.alts) == ([], [])
    both = await desk.act(BEN, session)
    assert both.files
    assert not (await desk.press(BEN, both, "aside")).files


async def test_a_picture_that_cannot_be_drawn_leaves_a_panel_of_words(journal):
    desk = Desk(journal, saying(PAINTED, panel=lambda *of, **more: 1 / 0), GAME)
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "2")
    assert (panel.files, panel.alts) == ([], [])
    assert "**2**" in panel.text


@dataclass(frozen=True)
class Own:
    """A view that knows whose it is, and what was answered."""

    seat: int | None
    log: tuple[str | int | None, ...]


@pytest.mark.parametrize("is_secret", [False, True])
async def test_options_that_the_panels_picture_numbers_are_answered_by_one_press_below_it(journal, is_secret):
    squares = tuple(Option(f"k{number}") for number in range(1, 18))
    move = Pick(name="move", rule="T5", options=squares, is_secret=is_secret)

    async def moves(table):
        table.state.log.append(await table.ask(A, move))

    game = replace(
        game_of(moves, rounds=9),
        view=lambda state, question, seat: Own(seat, tuple(state.log)),
        ranking=ranking,
    )
    face = saying(
        PAINTED,
        numbered=frozenset({"move"}),
        choice_label=lambda decision, key, reader: f"{key[1:]} · known to {reader.view.seat}",
        panel_alt=lambda decision, reader, chosen: "the land with its numbers",
    )
    desk = Desk(journal, face, game)
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(ANNA, session)
    labels = [f"{number} · known to 0" for number in range(1, 18)]
    assert (list(panel.buttons), panel.menu) == (labels, [])
    assert panel.alts == ["the land with its numbers"]
    assert panel.files
    assert panel.kinds.index(GALLERY) < panel.kinds.index(BUTTON)
    again = await desk.acts(ANNA, do, panel.id_of(labels[6]))
    assert "✓ k7" in again.text
    assert await desk.log(session) == (2, "k7")
    assert (list(again.buttons), bool(again.files)) == ([*labels, "Take back"], True), "they are asked again"
    double = await desk.acts(ANNA, do, panel.id_of(labels[6]))
    assert "no longer open" in double.text
    assert await desk.log(session) == (2, "k7")


@pytest.mark.parametrize("language", LOCALES)
async def test_the_panel_speaks_its_readers_language(desk, language, caplog):
    session = await started(desk.services.sessions, BEN)
    words = words_for(language)
    panel = await desk.act(BEN, session, locale=language)
    assert words.text("aside-meanwhile") in panel.text
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "2", "3", locale=language)
    assert words.text("chosen-in-order", choice="2, 3") in panel.text
    assert words.text("chosen-sum", sum="2 + 3 = 5") in panel.text
    assert words.text("taken-sums", sums=words.listed(["3", "5"]), count=2) in panel.text
    assert words.text("button-back") in panel.buttons
    assert not caplog.records


async def drafted(stored):
    """The half-made choice of one of three, as it is read from what is stored."""

    async def draft(asked):
        return stored

    return await draft_of(double(Sessions, draft=draft), double(Asked, decision=pick(keys(3))))


@pytest.mark.parametrize("left", ['{"group": 7}', '["k1"]', "", "half"])
async def test_a_draft_that_another_version_left_in_another_shape_starts_afresh(left):
    assert await drafted(left) == Draft()


async def test_a_draft_comes_back_as_it_was_kept():
    draft = Draft("g1", ("k1", "k2"))
    assert await drafted(encode(draft).decode()) == draft
