"""Acting from the private panel: notes chosen one by one, what may be changed meanwhile, and a picture."""

from dataclasses import dataclass, replace
from types import SimpleNamespace

import pytest
from PIL import Image

from cogs.commands.one_game import _answer_command
from cogs.presses import answers
from engine.play.decisions import Option, Pick
from engine.play.table import Aside, Seat
from renders.language.catalogues import LOCALES, words_for
from sandbox.codes import BUTTON, GALLERY
from tests.cogs.desk import Desk
from tests.cogs.plain_face import HAND, plain_face, subset
from tests.engine.table_talk import ANNA, BEN, GUILD, ranking, started
from tests.engine.toy import Said, game_of, letter, number

A, B = Seat(0), Seat(1)
ORDER = replace(
    subset((Option("3", worth=3), Option("0", copies=2), Option("1", worth=1)), 4, 4, ordered=True),
    name="order",
    is_secret=True,
)
SHOWN, ASIDE_LABEL = "board.png", "toy-aside-order"


async def bids(table):
    """Anna bids, then Ben; all the while Ben may change the order of his notes."""

    def change(keys):
        table.state.secret = " ".join(keys)

    for seat in (A, B):
        bid = await table.ask(seat, HAND, meanwhile={B: Aside(ORDER, change)})
        table.state.log.append(" ".join(bid))


GAME = replace(game_of(bids, rounds=9), decisions=("bid", "order"), ranking=ranking)


def drawn(decision, view, names, words, *, chosen=(), palette="standard"):
    return Image.new("RGB", (8, 8), (40 * len(chosen), 0, 0))


FACE = replace(
    plain_face(label=lambda key: key),
    prompt=lambda decision, view, names, words: f"prompt of {decision.name}",
)
PAINTED = replace(
    FACE,
    panel_picture=drawn,
    panel_alt=lambda decision, view, names, words, chosen: (
        f"the market, chosen: {' '.join(chosen)}" if decision.name == "bid" else None
    ),
)


@pytest.fixture
def desk(journal):
    return Desk(journal, FACE, GAME)


async def test_a_bid_is_chosen_note_by_note_and_its_order_counts(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(ANNA, session)
    assert panel.menu == ["3 · 2 left", "2", "0 · 3 left", "3@1"]
    assert panel.confirm()["disabled"]
    panel = await desk.choose(ANNA, panel, "0", "3")
    assert panel.menu == ["3", "2", "0 · 2 left", "3@1"]
    assert "in this order: **0, 3**" in panel.text
    assert "The sum 3 is taken already" in panel.text
    assert panel.confirm()["disabled"]
    panel = await desk.choose(ANNA, panel, "3@1")
    assert "**0 + 3 + 3 = 6**" in panel.text
    assert panel.menu == []
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
    twice = await desk.acts(ANNA, answers.choose_option, panel.id("option"), value="3")
    assert (twice.text, twice.menu, twice.ids) == (once.text, once.menu, once.ids)
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
    shown = await desk.acts(ANNA, answers.HANDLERS[verb], old, value="2")
    assert (shown.text, shown.ids) == (panel.text, panel.ids)


async def asks_of_towns(table):
    """Anna picks one of thirty cards, in two groups."""
    options = tuple(Option(f"k{n}", f"g{n % 2}") for n in range(30))
    table.state.log.append(await table.ask(A, Pick(name="letter", rule="T2", options=options)))


async def test_a_menu_of_the_group_that_was_open_before_chooses_nothing(journal):
    game = replace(game_of(asks_of_towns, rounds=9), decisions=("letter",), ranking=ranking)
    desk = Desk(journal, FACE, game)
    session = await started(desk.services.sessions, BEN)
    first = await desk.act(ANNA, session)
    one = await desk.acts(ANNA, answers.choose_group, first.id("group"), value="g1")
    late = await desk.acts(ANNA, answers.choose_group, first.id("group"), value="g0")
    assert (late.menu, late.ids) == (one.menu, one.ids)
    other = await desk.acts(ANNA, answers.choose_group, late.id("group"), value="g0")
    late = await desk.acts(ANNA, answers.choose_option, one.id("option"), value="k1")
    assert (late.menu, late.ids) == (other.menu, other.ids)
    assert late.confirm()["disabled"]
    await desk.press(ANNA, await desk.choose(ANNA, late, "k2"), "confirm")
    assert await desk.log(session) == (2, "k2")


@pytest.mark.parametrize("mark", ["", "x", "9" * 80])
async def test_a_confirm_that_says_of_no_choice_what_it_confirms_is_refused(desk, mark):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "2")
    forged = replace(panel.id("confirm"), key=mark)
    assert "earlier choice" in (await desk.acts(ANNA, answers.confirm, forged)).text
    assert await desk.log(session) == (2,)


async def test_a_double_click_on_the_confirm_of_what_is_changed_meanwhile_changes_it_once(desk, journal):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(BEN, await desk.act(BEN, session), "1", "3")
    await desk.press(BEN, panel, "confirm")
    assert "earlier choice" in (await desk.press(BEN, panel, "confirm")).text
    assert await journal.read(lambda db: db.execute("SELECT count(*) FROM answers").fetchone()) == (1,)


async def lay(table):
    """Both lay a card at once."""
    options = tuple(Option(f"k{n}", f"g{n % 2}") for n in range(30))
    pick = Pick(name="letter", rule="T2", options=options, is_secret=True)
    table.state.log.extend((await table.ask_all({A: pick, B: pick}, revealed=True)).values())


async def test_a_double_tap_on_confirm_confirms_twice_what_counts_once(journal):
    """While Ben thinks, Anna might change hers: she must not read that it does not count."""
    game = replace(game_of(lay, rounds=9), decisions=("letter",), ranking=ranking)
    desk = Desk(journal, FACE, game)
    session = await started(desk.services.sessions, BEN)
    panel = await desk.acts(
        ANNA, answers.choose_group, (await desk.act(ANNA, session)).id("group"), value="g1"
    )
    panel = await desk.choose(ANNA, panel, "k3")
    for _ in range(2):
        assert "✓ k3" in (await desk.press(ANNA, panel, "confirm")).text
    assert await journal.read(lambda db: db.execute("SELECT count(*) FROM answers").fetchone()) == (1,)
    other = await desk.acts(
        ANNA, answers.choose_group, (await desk.act(ANNA, session)).id("group"), value="g0"
    )
    other = await desk.choose(ANNA, other, "k4")
    assert "✓ k4" in (await desk.press(ANNA, other, "confirm")).text
    assert "earlier choice" in (await desk.press(ANNA, panel, "confirm")).text


async def test_a_forged_choice_of_more_than_there_is_changes_nothing(desk):
    session = await started(desk.services.sessions, BEN)
    panel = await desk.choose(ANNA, await desk.act(ANNA, session), "2")
    assert (await desk.choose(ANNA, panel, "2")).text == panel.text
    refused = await desk.choose(ANNA, panel, "4")
    assert "rule T4" in refused.text
    assert "**2**" in refused.text


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


async def test_commands_answer_what_has_their_name(desk):
    session = await started(desk.services.sessions, BEN)
    shown = await desk.command(BEN, session, "order", "0,0,3,1")
    assert "✓ ('0', '0', '3', '1')" in shown.text
    assert desk.woken == []
    refused = await desk.command(BEN, session, "bid", "2")
    assert words_for("en").text("refused-not-your-turn") in refused.text
    await desk.command(ANNA, session, "bid", "2")
    await desk.command(BEN, session, "order", "3 1 0 0")
    await desk.command(BEN, session, "bid", "0 0 2")
    assert await desk.log(session) == (2, "2", "0 0 2")
    assert desk.woken == [session.id] * 2


async def looks(table):
    """Anna names a number and learns a secret by it: an even one she is asked about; after 9 Ben is asked."""
    named = await table.ask(A, number())
    table.tell(Said(f"Anna names {named}"))
    table.tell(Said("the secret"), only=A)
    if named % 2 == 0:
        await table.ask(A, letter())
    table.tell(Said("that was it"))
    if named == 9:
        await table.ask(B, letter())


@pytest.mark.parametrize(("named", "is_said"), [("9", True), ("1", True), ("2", False)])
async def test_what_one_alone_learns_is_said_at_once_unless_that_is_the_question(journal, named, is_said):
    """Not asked again; asked again, but for another round; asked about what he has learnt."""

    def digest(events):
        return [" and ".join(event.words for event in events)] if events else []

    face = replace(plain_face(digest=digest), name="toy")
    game = replace(game_of(looks, rounds=9), decisions=("number", "letter"), ranking=ranking)
    desk = Desk(journal, face, game)
    session = await started(desk.services.sessions, BEN)
    shown = await desk.command(ANNA, session, "number", named)
    assert shown.text.startswith(f"✓ {named}")
    assert ("the secret" in shown.text) == is_said


async def moves(table):
    """Anna moves again and again, each time elsewhere."""
    for places in ("abc", "cab"):
        moved = await table.ask(A, Pick(name="letter", rule="T2", options=tuple(map(Option, places))))
        table.state.log.append(moved)


async def test_a_command_takes_the_number_that_a_picture_marks_an_option_with(journal):
    def numbered(decision, key, view, names, words):
        return f"{[option.key for option in decision.options].index(key) + 1} · {key}"

    face = replace(FACE, choice_label=numbered, numbered=frozenset(("letter",)))
    game = replace(game_of(moves, rounds=9), decisions=("letter",), ranking=ranking)
    desk = Desk(journal, face, game)
    session = await started(desk.services.sessions, BEN)
    assert "✓ c" in (await desk.command(ANNA, session, "letter", " 3 ")).text
    for wrong in ("0", "4", "-1", "1.", "²", "9" * 5000, ""):
        refused = await desk.command(ANNA, session, "letter", wrong)
        assert words_for("en").text("refused-not-an-option") in refused.text
        assert len(refused.buttons) == 3, "the question stands below"
    refused = await desk.command(BEN, session, "letter", "1")
    assert words_for("en").text("refused-not-your-turn") in refused.text
    assert "✓ b" in (await desk.command(ANNA, session, "letter", "b")).text
    assert await desk.log(session) == (2, "c", "b")


async def completed(desk, person, decision, typed):
    command = _answer_command(desk.services, "toy", decision)
    interaction = SimpleNamespace(
        user=SimpleNamespace(id=person.id, display_name=person.name),
        guild_id=GUILD,
        channel_id=None,
        locale="en-US",
        namespace=SimpleNamespace(),
    )
    return [choice.value for choice in await command._params["answer"].autocomplete(interaction, typed)]


async def test_autocompletion_offers_answers_to_whatever_has_the_commands_name(desk):
    session = await started(desk.services.sessions, BEN)
    assert await completed(desk, BEN, "order", "3,0,") == ["3 0 0", "3 0 1"]
    assert await completed(desk, BEN, "bid", "") == []
    assert await completed(desk, ANNA, "order", "") == []
    assert "2 0" in await completed(desk, ANNA, "bid", "2,0")
    await desk.command(ANNA, session, "bid", "2")
    assert await completed(desk, BEN, "order", "3 0 0 1") == ["3 0 0 1"]
    assert "0 0 2" in await completed(desk, BEN, "bid", "0,0,2")


async def test_a_picture_stands_beside_its_question_and_goes_with_it(journal):
    desk = Desk(journal, PAINTED, GAME)
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(ANNA, session)
    chosen = await desk.choose(ANNA, panel, "2")
    for shown, alt in ((panel, "the market, chosen: "), (chosen, "the market, chosen: 2")):
        assert shown.alts == [alt]
        assert [file[:2] for file in shown.files] == [(SHOWN, alt)]
    assert panel.files[0][2] != chosen.files[0][2]
    assert (await desk.act(BEN, session)).files == [], "this decision has no picture"
    confirmed = await desk.press(ANNA, chosen, "confirm")
    assert (confirmed.files, confirmed.alts) == ([], [])
    both = await desk.act(BEN, session)
    assert both.files
    assert not (await desk.press(BEN, both, "aside")).files


async def test_a_picture_that_cannot_be_drawn_leaves_a_panel_of_words(journal):
    desk = Desk(journal, replace(PAINTED, panel_picture=lambda *view, **more: 1 / 0), GAME)
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
    face = replace(
        PAINTED,
        numbered=frozenset({"move"}),
        choice_label=lambda decision, key, view, names, words: f"{key[1:]} · known to {view.seat}",
        panel_alt=lambda decision, view, names, words, chosen: "the land with its numbers",
    )
    desk = Desk(journal, face, game)
    session = await started(desk.services.sessions, BEN)
    panel = await desk.act(ANNA, session)
    labels = [f"{number} · known to 0" for number in range(1, 18)]
    assert (list(panel.buttons), panel.menu) == (labels, [])
    assert panel.alts == ["the land with its numbers"]
    assert panel.files
    assert panel.kinds.index(GALLERY) < panel.kinds.index(BUTTON)
    again = await desk.acts(ANNA, answers.do, panel.id_of(labels[6]))
    assert "✓ k7" in again.text
    assert await desk.log(session) == (2, "k7")
    assert (list(again.buttons), bool(again.files)) == (labels, True), "he is asked again at once"
    double = await desk.acts(ANNA, answers.do, panel.id_of(labels[6]))
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
