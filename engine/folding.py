"""Texts as a reader compares them: without case, accents and Unicode's different ways to write one letter.

`folded` is for searching and typing, `skeleton` for telling two names apart. They know Unicode and nothing
else.
"""

import functools
import unicodedata
from typing import Final

_PLAIN: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th", "’": "'"}
)
"""Letters that Unicode does not take apart, and what people type for them on a plain keyboard."""
_DIGRAPHS: Final = (("ae", "a"), ("oe", "o"), ("ue", "u"))
_SPELT_OUT: Final = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "ø": "oe",
        "å": "aa",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "Ø": "Oe",
        "Å": "Aa",
    }
)
_FILLERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5")
"""Letters and symbols that leave no ink."""


def folded(text: str) -> str:
    """A text without case, accents, invisible characters and the asterisks of bold type, for searching. A
    text that has nothing else stays as it is, so that it is found nowhere."""
    if text.isascii() and text.isprintable():
        plain = text.replace("*", "").lower()
    else:
        plain = _bare(text.replace("*", "").casefold()).translate(_PLAIN)
    return " ".join(plain.split()) or text.strip()


def is_seen(text: str) -> bool:
    """Whether anything of a text leaves ink: a letter, a digit, a sign or a symbol."""
    return any(unicodedata.category(a)[0] in "LNPS" and a not in _FILLERS for a in text)


def without_digraphs(text: str) -> str:
    """A folded text as it would be if "ae", "oe" and "ue" were umlauts: "buergermeister"."""
    for pair, letter in _DIGRAPHS:
        text = text.replace(pair, letter)
    return text


def is_in(typed: str, text: str) -> bool:
    """Whether a text contains what was typed, however people type its accents or spell its umlauts."""
    return any(wanted in found for found in _spellings(text) for wanted in _spellings(typed))


def _spellings(text: str) -> tuple[str, ...]:
    """A folded text and, if it has umlauts, the same text with them spelt out."""
    plain = folded(text)
    if text.isascii():
        return (plain,)
    spelt = folded(unicodedata.normalize("NFC", text).translate(_SPELT_OUT))
    return (plain,) if spelt == plain else (plain, spelt)


def _bare(text: str) -> str:
    """A text in its plain letters, without marks above or below them and without what is invisible."""
    letters = unicodedata.normalize("NFKD", text)
    return "".join([a for a in letters if unicodedata.category(a)[0] not in "MC" and a not in _FILLERS])


# A small table in the manner of Unicode's skeletons (UTS #39). It has only what looks alike in Discord's
# letters, and only the scripts that players mix in their names. A pair too many costs no more than a mark.
_PAIRS: Final = {
    # Latin, digits and signs
    **dict(zip("0Iı1|!ß", "olllllb", strict=True)),
    **dict(zip("ɑɡ‐‑‒–—−’‘ʼ`´", "ag------'''''", strict=True)),
    **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghljklmnoprstuvwyz", strict=True)),
    # Cyrillic
    **dict(zip("АВЕЅІЈКМНОРСТУХҮԌЗ", "abesljkmhopctyxyg3", strict=True)),
    **dict(zip("авеѕіјкмнорстухүгпьԁԛԝһѵӏз", "abesljkmhopctyxyrnbdqwhvl3", strict=True)),
    # Greek
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx", strict=True)),
    **dict(zip("αβεηικνορσςτυχγω", "abenlkvopootuxyw", strict=True)),
}
_SHAPES: Final = str.maketrans(_PAIRS)
_JOINED: Final = (("rn", "m"), ("vv", "w"))
_SIGNS: Final = frozenset("★☆⭐✚✖✕➕⬛⬜⚫⚪🔴🔵🟥🟦🔺🔷🔶")


def is_sign(character: str) -> bool:
    """Whether a character is a plain shape, like the signs that mark players."""
    return "\u2500" <= character <= "\u25ff" or character in _SIGNS


@functools.lru_cache(maxsize=1024)
def skeleton(name: str) -> frozenset[str]:
    """The outlines of a name: two names that share one of them look alike. A name has two, because Greek
    letters look like other Latin letters when they are capitals."""
    return frozenset({_outline(name), _outline(name.casefold())})


def _outline(name: str) -> str:
    shapes = _bare(name).translate(_SHAPES).casefold().replace("i", "l")
    for pair, letter in _JOINED:
        shapes = shapes.replace(pair, letter)
    shown = "".join(a for a in shapes if not is_sign(a))
    return " ".join((shown or shapes).split())
