"""The canvas: what is laid down in parts, because that is faster, looks as if it were laid down at once."""

import pytest
from PIL import Image

from renders.drawing.canvas import Box, Canvas, Sprite, around, rounded

SIZE = (400, 260)


def sheet() -> Image.Image:
    return Image.effect_noise((500, 300), 80).convert("RGB")


def whole(image: Image.Image, what: Sprite, left: int, top: int) -> Image.Image:
    image.paste(what.image, (left, top), what.mask)
    return image


@pytest.mark.parametrize("where", [(0, 0), (37, 20), (-90, -15), (300, 200), (480, 290)])
@pytest.mark.parametrize("radius", [0, 14, 60, 130])
def test_a_large_sprite_covers_what_its_mask_says_wherever_it_lies(
    where: tuple[int, int], radius: int
) -> None:
    what = Sprite(Image.effect_noise(SIZE, 40).convert("RGB"), rounded(*SIZE, radius))
    under = sheet()
    expected = whole(under.copy(), what, *where)
    what.lay_on(under, *where)
    assert under.tobytes() == expected.tobytes()


def test_a_sprite_with_a_hole_has_no_solid_inside() -> None:
    mask = rounded(*SIZE, 14).copy()
    mask.paste(0, (190, 120, 210, 140))
    assert Sprite(Image.new("RGB", SIZE), mask).solid is None
    assert Sprite(Image.new("RGB", SIZE), rounded(*SIZE, 14)).solid is not None


@pytest.mark.parametrize("size", [(1140, 80), (60, 300), (46, 46), (90, 24)])
@pytest.mark.parametrize("radius", [0, 12, 23])
def test_a_panel_has_the_shape_of_its_mask(size: tuple[int, int], radius: int) -> None:
    under = Image.effect_noise((1200, 320), 80).convert("RGB")
    box, canvas = Box.at(7, 5, *size), Canvas(under.copy())
    canvas.panel(box, "#b5651d", radius=radius)
    under.paste("#b5651d", box, rounded(*size, radius))
    assert canvas.image.tobytes() == under.tobytes()


def test_what_is_around_a_box_and_the_box_are_the_whole() -> None:
    whole, inside = Box(0, 0, 40, 30), Box(10, 0, 35, 20)
    area = sum(box.width * box.height for box in (inside, *around(inside, whole)))
    assert area == whole.width * whole.height
