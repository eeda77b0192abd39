"""The picture beside Goldrush's questions: what is known is shown, to its knower, and nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from engine.games.goldrush.cards import SECRET, Card
from engine.games.goldrush.state import SQUARES
from engine.games.goldrush.view import GoldrushView
from engine.play.decisions import Pick
from renders.drawing.canvas import Placed, watched
from renders.drawing.png import encode
from renders.drawing.theme import PALETTES, WIDTH
from renders.face import ALT
from renders.goldrush import FACE
from renders.goldrush.text.panel import panel_alt
from renders.goldrush.text.parts import SHEETS
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.renders.goldrush.hands import (
    ASSAY,
    BLUFFS,
    CLAIM,
    CLAIMED,
    KINDS,
    MOVE,
    OTHER,
    WITHDRAW,
    asking,
    holding,
    move_in,
    pick,
)
from tests.renders.goldrush.strips import check_strips
from tests.renders.samples import NAMES, NASTY, WIDE

panel = FACE.panel
PLACES = {"north": "c", "south": "q"}

ENGLISH = words_for("en")


def looking(card: Card, *, claims: int = 0, theirs: Sequence[str] = ()) -> GoldrushView:
    """A card on square K is looked at."""
    own = dict(list(CLAIMED.items())[:claims])
    return holding(own, known={"k": card}, place="k", theirs=theirs)


def moving(*, known: Mapping[str, Card] | None = None, seed: str = "hands") -> GoldrushView:
    """A move from square K, past somebody, with a roll of five."""
    return holding(CLAIMED, known=known, place="k", roll=5, cart=1, question=asking(MOVE), seed=seed)


def every_panel() -> Iterator[tuple[Pick, GoldrushView, tuple[str, ...]]]:
    """Each kind of card with and without a claim, one to three claims, before and after a choice."""
    for claims, card in enumerate(SECRET):
        yield CLAIM, looking(card, claims=claims), ()
        yield CLAIM, looking(card, claims=claims, theirs=("k",)), ("claim",)
    for known in ({}, KINDS):
        view = moving(known=known)
        yield move_in(view), view, ()
        yield move_in(view), view, (view.moves[0].key,)
        yield pick("creek", "dry", "silver"), holding(known=known, place="k"), ()
    for view in (holding({"a": Card.NO_GOLD}, seats=2), holding(CLAIMED, mines=())):
        yield WITHDRAW, view, ()
        yield WITHDRAW, view, ("a",)
        yield ASSAY, view, ()
        yield ASSAY, view, ("b",)


def drawn(
    decision: Pick, view: GoldrushView, chosen: Sequence[str] = (), *, locale: str = "en"
) -> tuple[Image.Image, list[Placed]]:
    with watched() as placed:
        picture = panel(decision, Reader(view, NAMES[: len(view.players)], words_for(locale)), chosen=chosen)
    assert picture is not None
    return picture, placed


def said(decision: Pick, view: GoldrushView) -> list[str]:
    return [text.text for text in drawn(decision, view)[1]]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_leaves_its_box_or_lies_over_another_and_only_players_are_shortened(locale: str) -> None:
    for decision, view, chosen in every_panel():
        for everybody in (NAMES, WIDE):
            names = everybody[: len(view.players)]
            reader = Reader(view, names, words_for(locale))
            strips = FACE.panel_strips(decision, reader, chosen=chosen)
            check_strips(strips, FACE.panel_alt_parts(decision, reader, chosen), names)


def test_of_the_map_only_the_sheets_are_shown_that_the_question_is_about() -> None:
    view = moving()
    for keep, shown in ((("north",), ["north"]), (("south",), ["south"]), (SHEETS, ["north", "south"])):
        ends = tuple(replace(view.moves[0], route=(PLACES[sheet],)) for sheet in keep)
        few = replace(view, moves=ends)
        strips = FACE.panel_strips(move_in(few), Reader(few, NAMES, ENGLISH))
        assert [name for strip in strips for name in strip.shows] == shown
    strips = FACE.panel_strips(CLAIM, Reader(looking(Card.GOLD), NAMES, ENGLISH))
    assert [strip.shows for strip in strips] == [("north",), ("choice",)], "what is chosen stands last"


def test_a_panel_is_as_wide_as_every_picture_and_small() -> None:
    for decision, view, chosen in every_panel():
        picture, _ = drawn(decision, view, chosen)
        assert picture.width == WIDTH
        assert len(encode(picture)) < 250_000


def test_the_card_that_is_looked_at_is_shown_with_its_square_its_claim_and_the_markers() -> None:
    texts = said(CLAIM, looking(Card.NO_GOLD, claims=1, theirs=("k",)))
    assert {"No gold", "K", "Square K", "You alone see this card", "You have 2 markers free"} <= set(texts)
    assert any(NAMES[OTHER] in text for text in texts)
    assert "No claim lies here" in said(CLAIM, looking(Card.GOLD))


def test_every_square_is_on_the_part_of_the_map_beside_its_card() -> None:
    for square in SQUARES:
        texts = said(CLAIM, holding(known={square: Card.GOLD}, place=square))
        assert texts.count(square.upper()) == 2


def test_each_card_and_claim_is_another_picture() -> None:
    views = [looking(card, theirs=theirs) for card in SECRET for theirs in ((), ("k",))]
    pictures = [drawn(CLAIM, view)[0].tobytes() for view in views]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_move_shows_every_destination_by_its_number_and_the_cards_that_are_known() -> None:
    view = moving()
    texts = said(move_in(view), view)
    assert len(view.moves) > 3
    assert {str(number) for number in range(1, len(view.moves) + 1)} <= set(texts)
    pictures = [drawn(move_in(view), moving(known={"m": card}))[0].tobytes() for card in Card]
    assert len(set(pictures)) == len(Card)
    text = panel_alt(
        move_in(view), Reader(moving(known={"m": Card.WATER}), NAMES, ENGLISH), (view.moves[0].key,)
    )
    assert text is not None
    assert text.startswith("Your moves.")
    assert "Chosen: 1 · " in text
    assert "You are on K" in FACE.prompt(move_in(view), Reader(view, NAMES, ENGLISH))
    assert "K" not in text.partition("Chosen")[0], "it is said once"


def test_ones_claims_are_shown_with_what_they_are_and_what_can_be_chosen() -> None:
    texts = said(WITHDRAW, holding(CLAIMED))
    assert (texts.count("No gold"), " ".join(texts).count("Possible gold")) == (2, 1)
    assert (texts.count("May be taken back"), texts.count("Stays")) == (3, 0)
    assert said(BLUFFS, holding(CLAIMED)).count("May be taken back") == 2
    texts = said(ASSAY, holding(CLAIMED))
    assert (texts.count("May be assayed"), texts.count("Stays")) == (1, 2)
    assert {"A", "B", "C"} <= set(texts)


def test_what_is_chosen_looks_otherwise() -> None:
    choices: tuple[tuple[str, ...], ...] = ((), ("a",), ("c",))
    assert len({drawn(WITHDRAW, holding(CLAIMED), chosen)[0].tobytes() for chosen in choices}) == 3


def test_what_lies_where_nobody_has_looked_changes_nothing() -> None:
    for decision in (CLAIM, WITHDRAW, ASSAY, move_in(moving())):
        one, other = (moving(known={"k": Card.GOLD}, seed=seed) for seed in ("this", "that"))
        assert drawn(decision, one)[0].tobytes() == drawn(decision, other)[0].tobytes()
        assert panel_alt(decision, Reader(one, NAMES, ENGLISH), ()) == panel_alt(
            decision, Reader(other, NAMES, ENGLISH), ()
        )


def test_the_public_and_other_decisions_have_no_picture_and_no_text() -> None:
    view = looking(Card.GOLD)
    for decision, seen in ((CLAIM, replace(view, seat=None, hand=None)), (pick("other", "a"), view)):
        assert panel(decision, Reader(seen, NAMES, ENGLISH)) is None
        assert panel_alt(decision, Reader(seen, NAMES, ENGLISH), ()) is None


@pytest.mark.parametrize("locale", LOCALES)
def test_who_cannot_see_the_picture_is_told_all_of_it_in_time(locale: str) -> None:
    for decision, view, chosen in every_panel():
        for names in (NAMES, WIDE):
            text = panel_alt(decision, Reader(view, names, words_for(locale)), chosen)
            assert text is not None
            assert len(text) <= ALT
            assert not text.endswith("…")


def test_the_text_is_a_line_because_the_question_says_the_card_the_claims_and_the_markers() -> None:
    view = looking(Card.POSSIBLE, theirs=("k",))
    asked = FACE.prompt(CLAIM, Reader(view, NAMES, ENGLISH))
    for part in ("Square K", "Possible gold", NAMES[OTHER], "3 markers free"):
        assert part in asked
    assert panel_alt(CLAIM, Reader(view, NAMES, ENGLISH), ()) == "Northern part.\nK: Possible gold."
    text = panel_alt(WITHDRAW, Reader(holding(CLAIMED), NAMES, ENGLISH), ("a-c",))
    assert text == "Your claims, as in the question. Chosen: A, C."


def test_what_the_question_marks_on_the_map_mean_is_written_below_it() -> None:
    square = {"known": {"k": Card.GOLD}, "place": "k"}
    for decision, view in (
        (CLAIM, holding(**square, unsure="cm")),
        (MOVE, holding(**square, unsure="cm", roll=3, question=asking(MOVE))),
    ):
        assert "Not sure gold: C, M" in said(decision, view)


@pytest.mark.parametrize("palette", PALETTES)
def test_every_palette_draws_the_same_texts(palette: str) -> None:
    view = looking(Card.GOLD, theirs=("k",))
    with watched() as placed:
        panel(CLAIM, Reader(view, NAMES, ENGLISH), palette=palette)
    assert [text.text for text in placed] == said(CLAIM, view)


@pytest.mark.parametrize("name", NASTY)
def test_a_nasty_name_is_drawn(name: str) -> None:
    with watched() as placed:
        panel(CLAIM, Reader(looking(Card.GOLD, theirs=("k",)), (name, "Ben", "Cleo", "Diego"), ENGLISH))
    assert all(text.text for text in placed)
