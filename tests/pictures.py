"""Pictures compared as they are seen: the accelerator packs the same pixels in other bytes now and then."""

import hashlib
import io

from PIL import Image


def seen(png: bytes) -> str:
    """A digest of all that a PNG file shows and says; how its pixels are packed is no part of it."""
    with Image.open(io.BytesIO(png)) as picture:
        pixels = picture.convert("RGBA").tobytes()
        said = (picture.mode, picture.size, sorted(picture.info.items()), _kinds(png))
    return hashlib.sha256(repr(said).encode() + pixels).hexdigest()


def _kinds(png: bytes) -> list[bytes]:
    """The chunks of the file: one more would be a place to say something in."""
    kinds, at = [], 8
    while at < len(png):
        kinds.append(png[at + 4 : at + 8])
        at += 12 + int.from_bytes(png[at : at + 4], "big")
    return kinds
