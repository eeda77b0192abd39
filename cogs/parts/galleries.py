"""Pictures as a message shows them: their data, their alternative texts, and the names of their files.

It knows no session and no game.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from cogs.parts.encoded_strips import Drawn
from renders.language.alternatives import alternatives
from renders.language.catalogues import Words

Named: TypeAlias = tuple[str, str]
"""A picture in a message: the name of its file, and its alternative text."""


MISSING = "picture-missing-words"
"""The text that says that the words of a message tell all that its picture would."""


class Picture(NamedTuple):
    """A picture, and its alternative text. Without data it could not be drawn, or is left out; or it is not
    wanted, and the alternative text stands in its place."""

    data: bytes | None
    alt: str
    is_wanted: bool = True


def pictures_of(drawn: Sequence[Drawn] | None, parts: Mapping[str, str], words: Words) -> tuple[Picture, ...]:
    """What was drawn, each strip with the parts of the alternative text that it shows; if nothing could be
    drawn, one picture without data, so that the message says so; the whole text for whoever wants none."""
    if not drawn:
        whole = "\n".join(parts.values())
        return in_words(whole) if drawn is not None else (Picture(None, whole),) if whole else ()
    alts = alternatives(parts, [each.shows for each in drawn], words)
    return tuple(Picture(each.data, alt) for each, alt in zip(drawn, alts, strict=True))


def in_words(text: str) -> tuple[Picture, ...]:
    """A text in the place of pictures that are not wanted; nothing if it is empty."""
    return (Picture(None, text, is_wanted=False),) if text else ()


def said_in_words(drawn: Sequence[Drawn] | None, alt: str, words: Words) -> tuple[Picture, ...]:
    """What was drawn, beside words that say all that it shows: the first strip has the short alternative text
    `alt`, and the others say which part they are. One picture without data if nothing could be drawn, and
    none for whoever wants none."""
    if not drawn:
        return (Picture(None, alt),) if drawn is None else ()
    others = [words.text("strip-goes-on", part=part) for part in range(2, len(drawn) + 1)]
    return tuple(Picture(each.data, said) for each, said in zip(drawn, (alt, *others), strict=True))


def told(drawn: Sequence[Drawn] | None, alts: Sequence[str], whole: str) -> tuple[Picture, ...]:
    """What was drawn, each with its alternative text; all is one picture if the strips were laid in one, and
    one without data if nothing could be drawn, and none for whoever wants none: the words beside them say
    it all."""
    if not drawn:
        return (Picture(None, whole),) if drawn is None else ()
    if len(drawn) != len(alts):
        alts = (whole,) * len(drawn)
    return tuple(Picture(each.data, alt) for each, alt in zip(drawn, alts, strict=True))


def file_name(position: int, data: bytes) -> str:
    """The name of a picture's file, by its position in the message, from 1, and its content: a picture that
    changed never has the name of one that the message had before."""
    return f"{position}-{hashlib.sha256(data).hexdigest()[:8]}.png"
