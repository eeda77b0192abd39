"""How a text hides in another or in the bytes of a file, even escaped, encoded or packed.

It knows neither requests nor who reads them.
"""

from __future__ import annotations

import base64
import html
import io
import re
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator
from urllib.parse import unquote_plus

PNG = b"\x89PNG\r\n\x1a\n"
_MOST_UNPACKED = 32 * 1024 * 1024
_MOST_LAYERS = 3
_TEXTS = (b"tEXt", b"zTXt", b"iTXt")
_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{8,}")
_URL_SAFE = str.maketrans("-_", "+/")
_UNICODE = re.compile(r"\\u([0-9a-fA-F]{4})")
_SIGNS = re.compile(r"[\W_]+")
_LEAST_BARE = 8
"""This many letters and digits do not come together by chance."""
_INVISIBLE = re.compile("[\\\\\u200b-\u200f\u2060\ufeff\u00ad]")


def hidden_in_text(canary: str, text: str) -> str | None:
    """How `text` has `canary`, in any case: "as it is", "encoded", "dressed", "in Base64"; None: not at all.

    "Dressed" differs only in spaces, signs and how accents are coded, as Markdown leaves it.
    """
    wanted = canary.casefold()
    if wanted in text.casefold():
        return "as it is"
    decoded = _decoded(text)
    if wanted in decoded.casefold() or canary.encode().hex() in text.casefold():
        return "encoded"
    bare = _bare(canary)
    if len(bare) >= _LEAST_BARE and bare in _bare(decoded):
        return "dressed"
    return "in Base64" if wanted in _from_base64(text).casefold() else None


def hidden_in_bytes(canary: str, data: bytes, *, layers: int = _MOST_LAYERS) -> str | None:
    """The same for a file and for what is packed in it ("as it is in zTXt 'Comment'").

    A file that is no text is searched as bytes; what is packed in it may be text with one byte a letter.
    """
    if any(canary.encode(encoding) in data for encoding in ("utf-8", "utf-16-le", "utf-16-be")):
        return "as it is"
    try:
        how = hidden_in_text(canary, data.decode())
    except UnicodeDecodeError:
        how = hidden_in_text(canary, data.decode("latin-1")) if layers < _MOST_LAYERS else None
    if how is not None or not layers:
        return how
    for place, inner in _unpacked(data):
        how = hidden_in_bytes(canary, inner, layers=layers - 1)
        if how is not None:
            return f"{how} in {place}"
    return None


def _decoded(text: str) -> str:
    """The text without what HTML, addresses, JSON and Markdown put in place of letters or between them."""
    text = _UNICODE.sub(lambda found: chr(int(found[1], 16)), unquote_plus(html.unescape(text)))
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return _INVISIBLE.sub("", text)


def _bare(text: str) -> str:
    """The text's letters and digits only."""
    return _SIGNS.sub("", unicodedata.normalize("NFKC", text).casefold())


def _from_base64(text: str) -> str:
    """Whatever in the text can be read as Base64, wherever it begins."""
    runs = [run.translate(_URL_SAFE) for run in _BASE64.findall(text)]
    begun = [run[start:] for run in runs for start in range(4)]
    whole = [run[: len(run) - (len(run) % 4 == 1)] for run in begun]
    return "\n".join(
        base64.b64decode(run + "=" * (-len(run) % 4)).decode("utf-8", "replace") for run in whole
    )


def _unpacked(data: bytes) -> Iterator[tuple[str, bytes]]:
    """(place, bytes) of everything that is packed in a file."""
    if data.startswith(PNG):
        yield from _chunks(data)
    elif data.startswith(b"PK\x03\x04"):
        yield from _members(data)
    elif data.startswith(b"\x1f\x8b"):
        yield "gzip", _inflated(data, zlib.MAX_WBITS | 16)
    elif data[:1] == b"\x78" and len(data) > 2 and int.from_bytes(data[:2], "big") % 31 == 0:
        yield "zlib", _inflated(data, zlib.MAX_WBITS)


def _chunks(data: bytes) -> Iterator[tuple[str, bytes]]:
    """(place, bytes) of the texts in a PNG and of what comes after its end."""
    at, kind = len(PNG), b""
    while at + 8 <= len(data) and kind != b"IEND":
        size, kind = int.from_bytes(data[at : at + 4], "big"), data[at + 4 : at + 8]
        keyword, _, rest = data[at + 8 : at + 8 + size].partition(b"\0")
        at += size + 12
        place = f"{kind.decode()} {keyword.decode('latin-1')!r}" if kind in _TEXTS else ""
        if kind == b"tEXt":
            yield place, keyword + b"\n" + rest
        elif kind == b"zTXt":
            yield place, _inflated(rest[1:], zlib.MAX_WBITS)
        elif kind == b"iTXt":
            text = rest[2:].split(b"\0", 2)[-1]
            yield place, _inflated(text, zlib.MAX_WBITS) if rest[:1] == b"\1" else text
    yield "what follows the picture", data[at:]


def _members(data: bytes) -> Iterator[tuple[str, bytes]]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            for name in archive.namelist():
                with archive.open(name) as member:
                    yield f"zip {name!r}", member.read(_MOST_UNPACKED)
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError, zlib.error):
        return


def _inflated(data: bytes, window: int) -> bytes:
    """As much as can be inflated; empty if it is no such data."""
    try:
        return zlib.decompressobj(window).decompress(data, _MOST_UNPACKED)
    except zlib.error:
        return b""
