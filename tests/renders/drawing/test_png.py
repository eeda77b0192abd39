"""The PNG writer: lossless for every mode, readable by others, and without anything but the picture."""

import io

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from renders.drawing.png import encode
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.pictures import seen
from tests.renders.samples import NAMES, middle


@pytest.mark.parametrize("mode", ["L", "RGB", "RGBA", "P"])
@pytest.mark.parametrize("size", [(1, 1), (7, 3), (640, 401), (16_383, 2), (1, 70_000)])
def test_what_is_written_reads_back_the_same(mode: str, size: tuple[int, int]) -> None:
    picture = Image.effect_noise(size, 80).convert(mode)
    read = Image.open(io.BytesIO(encode(picture)))
    read.load()
    assert (read.mode, read.size, read.tobytes()) == (mode, size, picture.tobytes())
    assert read.convert("RGBA").tobytes() == picture.convert("RGBA").tobytes()
    assert read.info == {}


def test_a_picture_is_the_same_every_time_and_another_is_not() -> None:
    picture = Image.effect_noise((320, 200), 80).convert("RGB")
    other = picture.copy()
    assert seen(encode(picture)) == seen(encode(other))
    other.putpixel((319, 199), (1, 2, 3))
    assert seen(encode(picture)) != seen(encode(other))


def test_a_file_that_says_more_is_told_apart() -> None:
    picture, plain, more = Image.new("RGB", (9, 9)), io.BytesIO(), io.BytesIO()
    picture.save(plain, "PNG")
    said = PngInfo()
    said.add_text("who", "Anna")
    picture.save(more, "PNG", pnginfo=said)
    assert seen(plain.getvalue()) != seen(more.getvalue())


@pytest.mark.dear
def test_a_printed_board_is_smaller_than_pillow_would_make_it_in_any_colours() -> None:
    picture, file = FACES["boomtown"].board(Reader(middle(5), NAMES, words_for("en"))), io.BytesIO()
    picture.convert("RGB").save(file, "PNG")
    assert len(encode(picture)) < 0.8 * len(file.getvalue())


def test_a_mode_that_the_format_lacks_is_refused() -> None:
    with pytest.raises(KeyError):
        encode(Image.new("CMYK", (2, 2)))
