"""The bridge by itself: its pieces fill it without a gap, and marks and news change what they are about."""

from collections.abc import Mapping
from dataclasses import replace

from engine.games.ponte_vecchio import story
from engine.games.ponte_vecchio.cards import Direction
from engine.games.ponte_vecchio.view import PonteVecchioView
from renders.drawing.canvas import Box, placed_in
from renders.drawing.frames import Part
from renders.drawing.theme import PALETTES, STANDARD, WIDTH
from renders.ponte_vecchio.picture import bridge, scene
from renders.ponte_vecchio.picture.bridge import StepMark
from renders.ponte_vecchio.picture.changes import Changes, changes_of
from tests.renders.layout import check_apart
from tests.renders.ponte_vecchio import tables
from tests.renders.ponte_vecchio.tables import A, B, C

NO_NEWS = Changes()
NO_MARKS: Mapping[int, StepMark] = {}


def parts_of(
    view: PonteVecchioView, *, changes: Changes = NO_NEWS, marks: Mapping[int, StepMark] = NO_MARKS
) -> list[Part]:
    return list(bridge.bridge(view, STANDARD, changes=changes, marks=marks))


def changed(one: list[Part], other: list[Part]) -> list[Box]:
    """Where two bridges are different."""
    pairs = zip(one, other, strict=True)
    return [a.box for a, b in pairs if a.tile.image.tobytes() != b.tile.image.tobytes()]


def column(step: int) -> range:
    return range(scene.left_of(step), scene.left_of(step) + scene.COLUMN)


def test_the_pieces_fill_the_whole_bridge_and_lie_apart() -> None:
    boxes = [part.box for part in parts_of(tables.bargaining(5))]
    check_apart(boxes)
    assert sum(box.width * box.height for box in boxes) == WIDTH * bridge.HIGH


def test_a_shop_changes_its_own_plot_alone() -> None:
    view = tables.start(3)
    other = replace(view, bridge=(*view.bridge[:6], (C, None), *view.bridge[7:]))
    (box,) = changed(parts_of(view), parts_of(other))
    assert (box.left, box.top) == (scene.left_of(7), 0)
    opposite = replace(other, bridge=(*view.bridge[:6], (C, A), *view.bridge[7:]))
    (box,) = changed(parts_of(other), parts_of(opposite))
    assert (box.left, box.top) == (scene.left_of(7), scene.UPPER + scene.WALK)


def test_every_owner_has_another_house_on_every_plot_and_in_every_palette() -> None:
    view = tables.start(5)
    for palette in PALETTES.values():
        seen = set()
        for owner in (None, *range(5)):
            one = replace(view, bridge=((owner, None), *view.bridge[1:]))  # type: ignore[arg-type]
            part = next(
                part for part in bridge.bridge(one, palette) if (part.left, part.top) == (scene.BANK, 0)
            )
            seen.add(part.tile.image.tobytes())
        assert len(seen) == 6


def test_the_rich_man_can_be_anywhere_and_looks_both_ways() -> None:
    seen = set()
    for position in range(16):
        for direction in Direction:
            view = replace(tables.start(2), position=position, direction=direction)
            seen.add(tuple(part.tile.image.tobytes() for part in parts_of(view)))
    assert len(seen) == 32


def test_the_last_five_steps_of_his_direction_are_marked() -> None:
    """P14: on the other side of the bridge once he has turned."""
    for direction, ahead, last in ((Direction.OUTWARD, 9, 11), (Direction.BACK, 7, 5)):
        view = replace(tables.start(2), position=8, direction=direction)
        walk = {part.left: part.tile for part in parts_of(view) if part.top == scene.UPPER}
        top = Box(0, 6, scene.COLUMN, 46)
        signs = [walk[scene.left_of(step)].image.crop(top).tobytes() for step in range(1, 16)]
        beyond = (ahead + (1 if direction is Direction.OUTWARD else -1)) - 1
        assert signs[last - 1] != signs[beyond]
        marked = range(11, 16) if direction is Direction.OUTWARD else range(1, 6)
        assert [step for step in range(1, 16) if signs[step - 1] == signs[last - 1]] == list(marked)


def test_a_mark_changes_its_own_step_alone_and_writes_its_tag() -> None:
    view = tables.bargaining(3)
    plain = parts_of(view)
    marks = {4: StepMark("lit", "240", B, turning="must")}
    marked = parts_of(view, marks=marks)
    assert changed(plain, marked)
    assert all(box.left in column(4) for box in changed(plain, marked))
    texts = [text for part in marked for text in placed_in(part.tile.texts)]
    (tag,) = [text for text in texts if text.text == "240"]
    assert not tag.is_shortened
    dim = changed(plain, parts_of(view, marks={15: StepMark("dim")}))
    assert dim
    assert all(box.left in column(15) for box in dim)


def test_the_rich_mans_step_does_not_fade() -> None:
    view = tables.bargaining(3)
    assert changed(parts_of(view), parts_of(view, marks={view.position: StepMark("dim")})) == []


def test_sites_are_marked_on_free_plots_alone() -> None:
    view = tables.start(3)
    view = replace(view, bridge=((B, None), *view.bridge[1:]))
    sites = {step: StepMark(is_site=True) for step in range(1, 16)}
    boxes = changed(parts_of(view), parts_of(view, marks=sites))
    assert len(boxes) == 29
    assert (scene.left_of(1), 0) not in [(box.left, box.top) for box in boxes]


def test_of_two_shops_on_a_step_the_newer_is_marked() -> None:
    view = tables.start(3)
    view = replace(view, bridge=((A, B), *view.bridge[1:]))
    (box,) = changed(parts_of(view), parts_of(view, changes=changes_of([story.ShopBuilt(B, 1, 10, False)])))
    assert box.top == scene.UPPER + scene.WALK
    both = changes_of([story.ShopBuilt(A, 1, 10, False), story.ShopBuilt(B, 1, 10, False)])
    assert len(changed(parts_of(view), parts_of(view, changes=both))) == 2


def test_the_way_is_marked_from_where_he_came() -> None:
    view = replace(tables.start(3), position=6)
    boxes = changed(parts_of(view), parts_of(view, changes=changes_of([story.Moved(A, 0, 6)])))
    assert [box.left for box in boxes] == [0, *(scene.left_of(step) for step in range(1, 6))]
    back = replace(view, direction=Direction.BACK)
    boxes = changed(parts_of(back), parts_of(back, changes=changes_of([story.Moved(A, 9, 6)])))
    assert [box.left for box in boxes] == [scene.left_of(step) for step in (7, 8, 9)]
