"""The PNG writer: lossless for every mode, readable by others, and without anything but the picture."""

import io

import pytest
from PIL import Image

from renders.png import encode


@pytest.mark.parametrize("mode", ["L", "RGB", "RGBA"])
@pytest.mark.parametrize("size", [(1, 1), (7, 3), (640, 401)])
def test_what_is_written_reads_back_the_same(mode: str, size: tuple[int, int]) -> None:
    picture = Image.effect_noise(size, 80).convert(mode)
    read = Image.open(io.BytesIO(encode(picture)))
    read.load()
    assert (read.mode, read.size, read.tobytes()) == (mode, size, picture.tobytes())
    assert read.info == {}


def test_a_mode_that_the_format_lacks_is_refused() -> None:
    with pytest.raises(KeyError):
        encode(Image.new("CMYK", (2, 2)))
