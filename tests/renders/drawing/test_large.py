"""Large print: papers whose letters are large, whose names are cut first, and which no cut tears."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from renders.drawing import icons, large
from renders.drawing.large import Paper
from renders.drawing.painter import Painter
from renders.drawing.setting import NUMBER, Flow, Lines, Plate, Sign, Table, Text, Thing
from renders.drawing.strips import HIGHEST, MOST_LARGE, Strip
from renders.drawing.theme import LARGE, STANDARD, Colour, Palette
from renders.language.catalogues import words_for
from renders.language.names import ELLIPSIS
from tests.renders.layout import check_strips, written
from tests.renders.samples import NAMES, WIDE

SENTENCE = "Who has little money has to think, and who has a lot of it has to think even more."
GOLD = large.counted(Sign(icons.coin), 123, "gold")


def painter(names: Sequence[str] = NAMES) -> Painter:
    return Painter(tuple(names), words_for("en"), STANDARD)


def no_colours(palette: Palette) -> tuple[Colour, ...]:
    return ()


def pages(*versions: Sequence[Paper], names: Sequence[str] = NAMES) -> tuple[Strip, ...]:
    return large.pages(versions, painter(names), no_colours)


def sheet(rows: int) -> Paper:
    """A paper that is as high as so many rows."""
    lines = tuple(Lines(f"Row {at}") for at in range(rows))
    return Paper(lines, f"rows-{rows}", heading=large.titled("Rows"))


@pytest.mark.parametrize("names", [NAMES, WIDE])
def test_all_that_stands_on_papers_can_be_read_and_has_room(names: Sequence[str]) -> None:
    people = painter(names)
    plates = tuple((Plate(str(at), STANDARD.gold, STANDARD.ink, width=90), Text("gold")) for at in range(20))
    strips = pages(
        [
            Paper(
                (
                    large.sentence(
                        people, lambda who: f"{who[0]} waits for {who[1]} and bids or passes", seat=0
                    ),
                )
            ),
            Paper((Table(tuple((large.named(people, seat), GOLD, GOLD) for seat in range(5))),), is_lit=True),
            Paper((Flow((large.named(people, 3), GOLD, (large.change(-3, STANDARD),), large.news("new"))),)),
            Paper((Flow(plates, indent=40), Lines(SENTENCE, sign=Sign(icons.pointing_hand)))),
        ],
        names=names,
    )
    check_strips(strips, names, most=MOST_LARGE, least=LARGE)


def test_a_name_is_cut_before_anything_else_is() -> None:
    whole = large.named(painter(WIDE), 0)
    for piece in (Flow(((*whole, *GOLD),)), Table(((whole, GOLD, GOLD),))):
        texts = written(pages([Paper((piece,))], names=WIDE))
        assert texts[0].endswith(ELLIPSIS)
        assert texts[1:] == ["123", "gold"] * (len(texts) // 2)


def test_what_is_too_wide_for_a_line_goes_on_in_the_next_one() -> None:
    wide: Thing = (Text(SENTENCE),)
    texts = written(pages([Paper((Flow((wide,)),))]))
    assert len(texts) > 1
    assert " ".join(texts) == SENTENCE
    beside = tuple((Text("M" * 9, NUMBER),) for _ in range(5))
    for piece in (Flow(beside), Table((beside,))):
        (strip,) = pages([Paper((piece,))])
        assert len({text.ink.top for text in strip.texts}) > 1


def test_no_cut_tears_a_paper_that_a_strip_has_room_for() -> None:
    papers = [sheet(rows) for rows in (3, 8, 2, 7, 4)]
    strips = pages(papers)
    assert [name for strip in strips for name in strip.shows] == [paper.shows for paper in papers]
    assert max(strip.height for strip in strips) <= HIGHEST


def test_a_paper_that_is_too_high_goes_on_below_its_heading() -> None:
    strips = pages([sheet(25)])
    texts = written(strips)
    assert texts.count("Rows") == len(strips) > 1
    assert [text for text in texts if text != "Rows"] == [f"Row {at}" for at in range(25)]
    assert {strip.shows for strip in strips} == {("rows-25",)}


def test_strips_are_as_few_as_can_be_and_then_even() -> None:
    strips = pages([sheet(2) for _ in range(6)])
    assert len({strip.height for strip in strips}) == 1
    assert len(strips) == 3
    assert strips[0].height * 3 // 2 > HIGHEST


def test_the_first_version_that_has_room_is_taken() -> None:
    too_much = [sheet(8) for _ in range(MOST_LARGE + 1)]
    assert len(pages(too_much, [sheet(1)])) == 1
    assert len(pages([sheet(2)], [sheet(1)])) == 1
    assert written(pages([sheet(2)], [sheet(1)])) == ["Rows", "Row 0", "Row 1"]


def test_if_no_version_has_room_papers_are_cut_between_their_lines() -> None:
    strips = pages([sheet(6) for _ in range(MOST_LARGE + 1)])
    check_strips(strips, NAMES, most=MOST_LARGE, least=LARGE)
    texts = written(strips)
    assert [text for text in texts if text != "Rows"] == [f"Row {at}" for at in range(6)] * (MOST_LARGE + 1)
    assert texts.count("Rows") > MOST_LARGE + 1
    assert all(other != "Rows" for text, other in pairwise(texts) if text == "Rows")


def test_equal_papers_are_the_same_picture() -> None:
    one, other = (pages([sheet(3), Paper((Flow((large.named(painter(), 1), GOLD)),))]) for _ in range(2))
    assert [strip.key for strip in one] == [strip.key for strip in other]
