"""The pictures beside questions: what they are about, what is chosen, and no more than their viewer knows."""

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from PIL import Image

from engine.games.gnadenlos.cards import Kind, Note
from engine.games.gnadenlos.decisions import DecisionName
from engine.games.gnadenlos.view import HandView, KnownNote
from engine.play.decisions import Amount, Option, Pick, Subset
from renders.drawing.canvas import Placed, watched
from renders.drawing.layout import CORNER
from renders.drawing.png import encode
from renders.drawing.theme import LETTER, PALETTES, WIDTH
from renders.gnadenlos import FACE
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.reader import Reader
from tests.renders.gnadenlos import panels, tables
from tests.renders.gnadenlos.panels import Panel
from tests.renders.gnadenlos.tables import BOX, PEOPLE, C
from tests.renders.layout import check_parts
from tests.renders.samples import NAMES as FIVE
from tests.renders.samples import NASTY, WIDE

NAMES = FIVE[:4]
ENGLISH = words_for("en")
STEAL = Subset(
    name="steal",
    rule="G11",
    options=tuple(Option(f"{row}-{column}", f"row-{row}") for row in (1, 2, 3) for column in range(1, 7)),
    low=0,
    high=2,
)
FILL = Subset(
    name="fill",
    rule="G12",
    options=tuple(map(Option, ("4-1", "4-2", "4-3", "4-4", "4-5", "4-6", "5-1", "5-2"))),
    low=3,
    high=3,
    ordered=True,
)
PICTURE, ALT_TEXT = FACE.panel, FACE.panel_alt


def drawn(
    panel: Panel, names: Sequence[str] = NAMES, *, locale: str = "en", palette: str = "standard"
) -> tuple[Image.Image, list[Placed]]:
    """A panel's picture, and the texts on it."""
    reader = Reader(panel.view, tuple(names[: len(panel.view.players)]), words_for(locale))
    with watched() as placed:
        picture = PICTURE(panel.decision, reader, chosen=panel.chosen, palette=palette)
    assert picture is not None
    return picture, placed


def said(panel: Panel) -> list[str]:
    return [text.text for text in drawn(panel)[1]]


def told(panel: Panel, names: Sequence[str] = NAMES, locale: str = "en") -> str:
    """What is told of a panel to whoever cannot see it."""
    reader = Reader(panel.view, tuple(names[: len(panel.view.players)]), words_for(locale))
    text = ALT_TEXT(panel.decision, reader, panel.chosen)
    assert text is not None
    return text


def test_every_place_of_a_theft_has_its_number_and_what_is_chosen_its_turn() -> None:
    with watched() as placed:
        picture = PICTURE(STEAL, Reader(tables.robbing(3), NAMES, ENGLISH), chosen=("2-1", "1-3"))
    assert picture is not None
    texts = [text.text for text in placed]
    assert set(map(str, range(1, 24))) - {"12"} <= set(texts)
    assert texts.index("1.") == texts.index("7") + 1
    assert texts.index("2.") == texts.index("3") + 1


def test_gaps_have_the_letters_of_the_order_in_which_they_are_filled() -> None:
    with watched() as placed:
        PICTURE(FILL, Reader(tables.filling(3), NAMES, ENGLISH), chosen=("5-2", "4-1"))
    texts = [text.text for text in placed]
    pairs = {(texts[at], texts[at + 1]) for at in range(len(texts) - 1)}
    assert {("3", "A"), ("11", "B"), ("17", "C"), ("26", "A"), ("19", "B")} <= pairs


def test_what_cannot_be_chosen_looks_otherwise() -> None:
    view = tables.filling(3)
    every = tuple(Option(f"{row}-{column}") for row in range(1, 6) for column in range(1, 7))
    narrow, wide = (
        PICTURE(each, Reader(view, NAMES, ENGLISH)) for each in (FILL, replace(FILL, options=every))
    )
    assert narrow is not None
    assert wide is not None
    assert narrow.tobytes() != wide.tobytes()


@pytest.mark.parametrize("palette", PALETTES)
def test_the_numbers_can_be_read_on_a_phone(palette: str) -> None:
    with watched() as placed:
        picture = PICTURE(FILL, Reader(tables.filling(4), NAMES, ENGLISH), chosen=("5-2",), palette=palette)
    assert picture is not None
    assert picture.width == WIDTH
    assert min(text.size for text in placed) >= LETTER
    assert min(text.size for text in placed if text.text.isdigit()) >= 52


@pytest.mark.parametrize("locale", LOCALES)
def test_who_cannot_see_the_picture_is_told_all_of_it(locale: str) -> None:
    said = ALT_TEXT(FILL, Reader(tables.filling(3), NAMES, words_for(locale)), ("5-2", "4-1"))
    assert said is not None
    assert len(said) <= ALT
    assert [{26, 3, 19, 11} <= set(map(int, re.findall(r"\d+", line))) for line in said.splitlines()][-1]


def test_other_decisions_and_the_public_have_no_picture_and_no_text() -> None:
    own = panels.seen(tables.opening(3), PEOPLE[:2])
    lay = Pick(name="adventurer", rule="G8", options=(Option(PEOPLE[0].key), Option(PEOPLE[1].key)))
    other, buy = replace(lay, name="other"), Amount(name="buy", rule="G16", low=1, high=5, may_pass=True)
    for decision, view in (
        *((one, tables.opening(3)) for one in (lay, buy, replace(lay, name="take"))),
        (lay, replace(own, event=None)),
        (other, own),
    ):
        assert PICTURE(decision, Reader(view, NAMES, ENGLISH)) is None
        assert ALT_TEXT(decision, Reader(view, NAMES, ENGLISH), ()) is None


def test_ious_that_the_viewer_has_laid_are_shown_at_their_places_and_said() -> None:
    known = (KnownNote("1-2", Note(4, tables.B)), KnownNote("2-1", Note(0, tables.A)))
    view = replace(tables.robbing(3), seat=tables.B, hand=HandView((), (), None, (), known))
    reader = Reader(view, NAMES, ENGLISH)
    for decision in (STEAL, FILL):
        with watched() as placed:
            PICTURE(decision, reader, chosen=("1-2",))
        texts = [text.text for text in placed]
        assert texts[texts.index("2") + 1] == "4"
        assert texts[texts.index("7") + 1] == "0"
        below = FACE.choices_text(decision, reader)
        assert below.endswith("- Laid by you, by place in the market: 4 at 2; 0 (Anna’s) at 7")


def test_a_hand_changes_nothing_on_the_panel() -> None:
    view = tables.robbing(3)
    hands = (
        HandView((), (Note(4, tables.B),), None, ()),
        HandView((tables.PEOPLE[0],), (Note(0, tables.A),), None, ()),
    )
    seen = set()
    for hand in hands:
        picture = PICTURE(
            STEAL, Reader(replace(view, seat=tables.B, hand=hand), NAMES, ENGLISH), chosen=("1-1",)
        )
        assert picture is not None
        seen.add(picture.tobytes())
    assert len(seen) == 1


# The other questions


def test_the_corner_of_the_market_is_free_too() -> None:
    known = (KnownNote("4-6", Note(4, C)),)
    view = panels.seen(replace(tables.filling(4), market=tables.market(24, gaps=(3,))), known=known)
    for chosen in ((), ("4-6",)):
        picture, placed = drawn(Panel(FILL, view, chosen))
        assert not [
            text.text
            for text in placed
            if text.ink.right > picture.width - CORNER[0] and text.ink.bottom > picture.height - CORNER[1]
        ]


@pytest.mark.dear
@pytest.mark.parametrize("seats", [3, 4])
def test_no_part_lies_over_another_and_a_panel_is_small(seats: int) -> None:
    pictures: list[Image.Image] = []

    def draw(panel: Panel) -> Image.Image:
        pictures.append(drawn(panel)[0])
        return pictures[-1]

    check_parts([lambda panel=each: draw(panel) for each in panels.every_panel(seats)])  # type: ignore[misc]
    for picture in pictures:
        assert picture.width == WIDTH
        assert len(encode(picture)) < 160_000


@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_has_a_text_that_is_told_whole(locale: str) -> None:
    for seats in (3, 4):
        for each in panels.every_panel(seats):
            assert len(told(each, WIDE, locale)) <= ALT
            assert not told(each, NAMES, locale).endswith("…")


def test_every_question_has_a_picture_and_a_text() -> None:
    asked = {each.decision.name for each in panels.every_panel(4)}
    assert asked == {*DecisionName} - {DecisionName.STEAL, DecisionName.FILL}


@pytest.mark.dear
def test_every_palette_is_another_picture_of_the_same_texts() -> None:
    firsts = [next(each(4)) for each in (panels.every_laying, panels.every_bidding, panels.every_buying)]
    for each in (*firsts, next(panels.every_taking(4))):
        made = [drawn(each, palette=palette) for palette in PALETTES]
        assert len({picture.tobytes() for picture, _ in made}) == len(PALETTES)
        assert len({tuple(text.text for text in placed) for _, placed in made}) == 1


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_is_drawn(name: str) -> None:
    panel = panels.laying(panels.seen(tables.opening(3), PEOPLE[:2]))
    assert all(text.text for text in drawn(panel, (name, "Ben", name))[1])


def test_the_number_that_counts_at_an_event_is_the_largest_on_each_card() -> None:
    people = [
        replace(PEOPLE[0], gold=7, revolver=8, cards=9),
        replace(PEOPLE[1], gold=4, revolver=5, cards=6),
    ]
    for kind, numbers in ((Kind.GOLD_RUSH, "74"), (Kind.HIGH_NOON, "85"), (Kind.CHEATING, "96")):
        view = panels.seen(panels.event(kind, tables.opening(3)), people)
        _, placed = drawn(panels.laying(view))
        digits = [text for text in placed if text.text.isdigit()]
        largest = max(text.size for text in digits)
        assert [text.text for text in digits if text.size == largest] == list(numbers)
        assert {people[0].name, people[1].name} <= {text.text for text in placed}
        assert largest >= 2 * 40


def test_the_event_says_what_it_brings_and_hats_how_many_adventurers_the_others_hold() -> None:
    view = panels.seen(panels.event(Kind.CHEATING, tables.laying(4)), PEOPLE[:3], field=20)
    panel = panels.laying(view)
    assert {"Cheating", "Highest: 2 fields forward; lowest: 3 back"} <= set(said(panel))
    texts = said(panel)
    assert [texts[texts.index(name) + 1] for name in ("Anna", "Ben", "Diego")] == ["2", "0", "2"]
    assert NAMES[C] not in texts
    text = told(panel)
    assert text == "The others’ adventurers: Diego 2, Anna 2 (has laid), Ben 0"


def test_an_adventurer_that_is_chosen_or_laid_looks_otherwise_and_the_laid_one_says_so() -> None:
    table, people = tables.laying(3), PEOPLE[:3]
    plain = panels.laying(panels.seen(table, people))
    chosen = plain._replace(chosen=(people[0].key,))
    laid = panels.laying(panels.seen(table, people, laid=people[0]))
    assert len({drawn(each)[0].tobytes() for each in (plain, chosen, laid)}) == 3
    assert [said(each).count("Face down") for each in (plain, chosen, laid)] == [0, 0, 1]
    assert f"Chosen: {people[0].name}" in told(chosen)
    reader = Reader(laid.view, NAMES[:3], ENGLISH)
    assert f"another instead of {people[0].name}" in FACE.prompt(laid.decision, reader)


def test_a_bid_shows_lots_bids_ones_ious_by_kind_and_how_far_payday_is() -> None:
    panel = panels.bidding(panels.seen(tables.bidding(4), PEOPLE[:2], panels.NOTES))
    texts = said(panel)
    for (one,) in panel.view.lots:
        assert one.name in texts or set(one.name.split()) <= set(texts)
    assert {"11", "?", "Payday in 16 IOUs", "13 IOUs of your own"} <= set(texts)
    assert texts[-9:] == ["4", "2×", "3", "3×", "2", "3×", "1", "3×", "0", "2×"][-9:]
    text = told(panel)
    for part in ("Anna 11 (4 + Ben’s 4", "No possible bid: Ben", "Payday in 16 IOUs"):
        assert part in text


def test_ious_that_are_chosen_for_a_bid_are_a_bid_with_its_sum_and_no_longer_in_hand() -> None:
    panel = panels.bidding(panels.seen(tables.bidding(4), (), panels.NOTES), ("3", "4", "0"))
    texts = said(panel)
    assert "10 IOUs of your own" in texts
    at = texts.index("7")
    assert texts[at : at + 7] == ["7", "1", "3", "2", "4", "3", "0"]
    assert "Chosen: 3 + 4 + 0 = 7." in told(panel)


def test_a_bid_lies_in_its_laying_order_for_its_bidder_and_in_the_one_that_is_chosen() -> None:
    bid = (Note(0, C), Note(4, C), Note(3, C))
    view = panels.seen(tables.taking(3), (), panels.NOTES[:2], laying=bid)
    for make in (panels.taking, panels.ordering):
        texts = said(make(view))
        at = texts.index("7")
        assert texts[at : at + 7] == ["7", "1.", "1", "0", "2", "4", "3"]
    texts = said(panels.ordering(view, ("3",)))
    at = texts.index("7")
    assert texts[at + 1 : at + 6] == ["1.", "1", "3", "0", "4"]
    asked = panels.taking(view)
    assert FACE.prompt(asked.decision, Reader(view, NAMES[:3], ENGLISH)).endswith(
        "your bid is laid: 0, 4, 3."
    )
    assert "Chosen: 3." in told(panels.ordering(view, ("3",)))


def test_a_lot_that_is_chosen_looks_otherwise() -> None:
    for table in (tables.taking(4), replace(tables.pairs(3), asked_for="take", takers=(C,), asked=(C,))):
        view = panels.seen(table, (), panels.NOTES[:2], laying=panels.NOTES[2:4])
        keys = [lot[0].key for lot in view.lots]
        made = [drawn(panels.taking(view, chosen))[0].tobytes() for chosen in ((), *((key,) for key in keys))]
        assert len(set(made)) == len(keys) + 1


def test_each_amount_stands_below_the_field_that_it_leads_to() -> None:
    for field in range(1, BOX.fields + 2):
        table = replace(tables.buying(3), active=C)
        panel = panels.buying(panels.seen(table, field=field, nuggets=5))
        _, placed = drawn(panel)
        fields = {text.text: text.box for text in placed if text.box.top < 120}
        amounts = {text.text: text.box for text in placed if 120 < text.box.top < 200}
        beyond = [amount for amount in range(1, 6) if field + amount > BOX.fields]
        for amount in range(1, 6 - len(beyond)):
            box, below = fields[str(field + amount)], amounts.pop(str(amount))
            assert box.left <= (below.left + below.right) // 2 <= box.right
        last = "–".join(map(str, (beyond[0], beyond[-1])[: len(beyond)])) if beyond else ""
        assert list(amounts) == ([last] if last else [])


def test_whoever_buys_sees_nuggets_beside_their_own_ious_that_they_laid() -> None:
    known = (KnownNote("1-2", Note(4, C)), KnownNote("2-1", Note(3, tables.A)), KnownNote("2-2", Note(4, C)))
    table = replace(tables.buying(3), active=C, market=tables.market(15))
    panel = panels.buying(panels.seen(table, field=14, nuggets=8, known=known))
    texts = said(panel)
    assert {"8", "Payday in 3 IOUs", "2×"} <= set(texts)
    assert "Your own IOUs that you have laid: 2, worth 8" in " ".join(texts)
    text = told(panel)
    for part in ("Anna 30, Ben 21", "beige to field 17, 3 or 2", "have laid: 2, worth 8", "Payday in 3 IOUs"):
        assert part in text


def test_ious_that_the_viewer_laid_are_lit_in_the_small_market() -> None:
    table = replace(tables.buying(3), active=C, market=tables.market(15))
    none, one = (
        panels.buying(panels.seen(table, field=14, known=known))
        for known in ((), (KnownNote("1-2", Note(2, tables.A)),))
    )
    assert said(one) == said(none)
    assert drawn(one)[0].tobytes() != drawn(none)[0].tobytes()
