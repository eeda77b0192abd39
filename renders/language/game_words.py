"""The messages that every game must have for its lobby and its commands, made from the names in its rules.
They stand in for what the catalogues lack, and are the list of what to write first for a new game.

Knows a game's name, its decisions and its options.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from engine.play.game import AnyGame

_WORD: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[^A-Z\s_-]+")


def readable(name: str) -> str:
    """A name in code as people write it: "first_player", "first-player" and "FirstPlayer" become "First
    player"."""
    words = _WORD.findall(name)
    text = " ".join(word if len(word) > 1 and word.isupper() else word.lower() for word in words)
    return text[:1].upper() + text[1:]


def source_for(games: Iterable[AnyGame], known: Collection[str]) -> str:
    """A Fluent source of the messages of these games that are not `known` by their ids."""
    messages = (message for game in games for message in _messages(game) if message[0] not in known)
    return "\n".join(f"{name} = {text}" for name, text in messages)


def _messages(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Ids with plain texts; names of commands and parameters have no capitals and no spaces."""
    name = game.name
    yield f"{name}-name", readable(name)
    yield f"{name}-about", "{ plain-about }"
    yield f"{name}-length", "{ plain-length }"
    yield f"{name}-command", name
    yield f"{name}-command-about", "{ plain-command-about }"
    yield f"{name}-command-new", "{ plain-command-new }"
    yield f"{name}-command-new-about", "{ plain-command-new-about }"
    for decision in game.decisions:
        yield f"{name}-command-{decision}", decision
        yield f"{name}-command-{decision}-about", "{ plain-command-answer-about }"
        yield f"{name}-parameter-{decision}", "{ plain-parameter-answer }"
        yield f"{name}-parameter-{decision}-about", "{ plain-parameter-answer-about }"
        yield f"{name}-aside-{decision}", readable(decision)
    for option in game.options:
        key = option.replace("_", "-")
        yield f"{name}-table-{key}", readable(option)
        yield f"{name}-parameter-{key}", option
        yield f"{name}-parameter-{key}-about", "{ plain-parameter-option-about }"
