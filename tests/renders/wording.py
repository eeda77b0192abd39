"""What every game's texts must keep: secrets, and all that has happened."""

import itertools
from collections.abc import Iterable, Sequence

from engine.play.table import Event, Sealed, Unsealed
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
    """A log; it has every event word for word as it is told alone, only joined to lines. Of sealed answers it
    has one sentence with each of those who gave one, once, and nothing that is there to be checked."""
    log = face.log(events, tuple(names), words)
    left, laid = " ".join(line for line in log if line), set[int]()
    for is_sealed, run in itertools.groupby(events, lambda event: isinstance(event, Sealed | Unsealed)):
        if is_sealed:
            laid = {event.seat for event in run if isinstance(event, Sealed)}
            continue
        between, found, left = left.partition(" ".join(face.tell(each, tuple(names), words) for each in run))
        assert found
        assert [between.count(f"**{name}**") for name in names] == [
            seat in laid for seat in range(len(names))
        ]
        laid = set()
    assert (left, laid) == ("", set())
    assert "`" not in "".join(log)
    assert all(len(line) < 1000 for line in log)
    return log
