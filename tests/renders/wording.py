"""What every game's texts must keep: secrets, and all that has happened."""

from collections.abc import Iterable, Sequence

from engine.play.table import Event
from renders.face import AnyFace
from renders.language.catalogues import Words
from renders.reader import Reader


def check_public_texts(
    face: AnyFace, seen: Iterable[tuple[object, object]], names: Sequence[str], words: Words
) -> None:
    """No public text shows more with a seat's view than with the public's view of the same table."""
    for own, public in seen:
        for say in (face.board_text, face.alt_text, face.turn):
            assert say(Reader(own, tuple(names), words)) == say(Reader(public, tuple(names), words))


def logged(face: AnyFace, events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """A log; it has every event word for word as it is told alone, only joined to lines."""
    log = face.log(events, tuple(names), words)
    told = " ".join(face.tell(each, tuple(names), words) for each in events)
    assert " ".join(line.removeprefix("-# ") for line in log if line) == told
    assert all(len(line) < 1000 for line in log)
    return log
