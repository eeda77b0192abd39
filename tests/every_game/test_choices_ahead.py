"""What is told of the choices of something that is said ahead, in every game and language: it is told whole,
and nothing of it stands in the question or in the picture's text, too."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.play.decisions import Answer, Decision
from engine.play.table import Seat
from renders.faces import FACES
from renders.language.catalogues import ALT, LOCALES, words_for
from renders.reader import Reader
from tests.every_game.orders import WITH_ORDERS, askable
from tests.every_game.walks import Played, moments, setup_of
from tests.renders.samples import NAMES

EVERY = 7
"""About every so many moments of a game are looked at."""
ABOUT_NOW = {
    ("goldrush", "move"): "A journey leads beyond the moves that one could make now.",
    ("ponte-vecchio", "move"): "Whether there will be offers nobody knows.",
}
"""Decisions of which choices are told only when they are asked, and why."""


def asked_ahead(played: Played) -> Iterator[tuple[Decision[Answer], Reader[Any]]]:
    """What every seat may say ahead now, and who reads it, in all languages."""
    match = played.match
    for seat in map(Seat, range(match.seats)):
        for _, _, ahead in askable(match, seat):
            for locale in LOCALES:
                yield ahead, Reader(match.view(seat), NAMES[: match.seats], words_for(locale))


def facts_in(text: str) -> set[str]:
    """The lines of a text, without what marks them as a list."""
    return {line.removeprefix("- ").rstrip(".") for line in text.splitlines()}


def check(name: str, ahead: Decision[Answer], reader: Reader[Any]) -> bool:
    """Whether anything is told of the choices."""
    face = FACES[name]
    text, question = face.choices_text(ahead, reader), face.order_prompt(ahead, reader)
    alt = face.panel_alt(ahead, reader, ()) or ""
    assert len(alt) <= ALT
    assert not (facts_in(alt) & facts_in(question))
    if not text:
        return False
    lines = text.splitlines()
    assert all(line.strip("- ") for line in lines)
    assert len(lines) == len(set(lines)), text
    assert not lines[-1].endswith(":"), text
    assert not (facts_in(text) & facts_in(f"{question}\n{alt}")), (question, text, alt)
    return True


@pytest.mark.parametrize("name", WITH_ORDERS)
def test_the_choices_of_what_is_said_ahead_are_told_whole_and_once(name: str) -> None:
    told, untold = set[str](), set[str]()
    for at, played in enumerate(moments(setup_of(name, 1, "ahead"))):
        if at % EVERY == 0:
            for ahead, reader in asked_ahead(played):
                (told if check(name, ahead, reader) else untold).add(ahead.name)
    assert told
    assert not {(name, each) for each in told} & set(ABOUT_NOW)
