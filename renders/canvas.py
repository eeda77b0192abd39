"""Drawing tools."""

import io

from PIL import Image


def encode(image: Image.Image) -> bytes:
    """PNG bytes."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()
