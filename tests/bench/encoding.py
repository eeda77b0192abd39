"""What a PNG costs: our writer beside a fixed-filter writer on the same accelerator, and beside Pillow's.

The reference is the shortest that writes a valid file: every row after a zero ("no filter"), one call of the
accelerator at its fastest level, three chunks. Sizes count too: phones download these files.
"""

import asyncio
import io
import struct

from isal import isal_zlib
from PIL import Image

from renders.drawing.png import encode
from renders.faces import FACES
from tests.bench.boards import late, moments
from tests.bench.measuring import busy, in_turns, ratio

AIM = 1.3


def reference(image: Image.Image) -> bytes:
    """An RGB picture as PNG, without filters, at the accelerator's level 1."""
    width, height = image.size
    pixels, row = image.tobytes(), 3 * width
    rows = b"".join(b"\0" + pixels[start : start + row] for start in range(0, row * height, row))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", isal_zlib.compress(rows, 1)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", isal_zlib.crc32(kind + data))
        for kind, data in chunks
    )


def pillows(image: Image.Image) -> bytes:
    """A picture as Pillow writes it if it is told nothing else."""
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def same_pixels(png: bytes, image: Image.Image) -> bool:
    """Whether a file is read as the picture that was written."""
    return Image.open(io.BytesIO(png)).convert("RGB").tobytes() == image.tobytes()


def measure(name: str) -> None:
    """Encode all strips of a full board of a game in three ways; the others have them in RGB."""
    strips = late(moments(name, "encode")).draw()
    plain = [each.convert("RGB") for each in strips]
    writers = {"ours": (encode, strips), "reference": (reference, plain), "Pillow": (pillows, plain)}
    sizes = {what: sum(map(len, map(write, images))) for what, (write, images) in writers.items()}
    for write, images in (*writers.values(), (encode, plain)):
        assert all(map(same_pixels, map(write, images), plain))
    works = {
        "ours": lambda: busy(lambda: list(map(encode, strips)), times=8),
        "reference": lambda: busy(lambda: list(map(reference, plain)), times=8),
        "Pillow": lambda: busy(lambda: list(map(pillows, plain))),
    }
    taken = asyncio.run(in_turns(works))
    times, less = ratio(taken, "ours", "reference"), ratio(taken, "Pillow", "ours")
    size = sizes["ours"] / sizes["Pillow"]
    print(f"encoding: {name} {times:.2f}x a fixed-filter writer on isal (aim: at most {AIM}x)")
    print(f"encoding: {name} {less:.0f}x as fast as Pillow; its files are {size:.2f}x as large")


def main() -> None:
    """Measure every game that has pictures."""
    for name in FACES:
        measure(name)


if __name__ == "__main__":
    main()
