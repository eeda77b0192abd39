"""The map of a game in words, for whoever plays or watches: all places and paths, and how far they are.

It knows no game: the face has the places, and says what the map is.
"""

import itertools
from collections.abc import Iterator

from discord import app_commands

from cogs.parts.layouts import PAGE, pages
from cogs.parts.readers import text_names
from cogs.presses.press import Visit
from cogs.presses.session_choice import CHOICES, session_meant
from engine.errors import Refused
from engine.folding import folded, is_in
from engine.journal.records import Session
from renders.face import AnyFace
from renders.language.catalogues import Words
from renders.reader import Reader


async def map_meant(visit: Visit, number: int | None, game: str) -> Session:
    """The session whose map is meant: in the thread of one it is that one, also for people who only watch.
    Raises Refused."""
    here = await visit.services.sessions.in_thread(visit.interaction.channel_id or 0)
    if number is None and here is not None and (here.game, here.guild) == (game, visit.guild):
        return await visit.seated(here)
    return await session_meant(visit, number, game=game)


async def show_map(visit: Visit, session: Session, start: str | None) -> None:
    """Show the map with the distances from the place that is called `start`, or from where the person stands.
    Raises Refused for another text."""
    position = await visit.services.sessions.position(session.id, visit.person.id)
    words, face = visit.words, visit.services.faces[session.game]
    key = "" if start is None else _place(start, face, words)
    reader = Reader(position.view, text_names(position.session, words), words)
    await visit.answer(*pages(face.map_text(reader, key), size=PAGE)[:1], rows=visit.home_rows(session))


def _place(typed: str, face: AnyFace, words: Words) -> str:
    """The key of the place that somebody has picked or typed. Raises Refused if there is none."""
    wanted = folded(typed)
    for key, label in face.map_places(words).items():
        if wanted in (folded(key), folded(label)):
            return key
    raise Refused("not-a-place")


def complete_place(face: AnyFace, typed: str, words: Words) -> list[app_commands.Choice[str]]:
    """The places that fit what was typed: first the one that is called so, then those that begin so."""
    fitting = itertools.islice(_fitting(face, typed, words), CHOICES)
    return [app_commands.Choice(name=label, value=key) for key, label in fitting]


def _fitting(face: AnyFace, typed: str, words: Words) -> Iterator[tuple[str, str]]:
    wanted = folded(typed)
    found = [(key, label) for key, label in face.map_places(words).items() if is_in(typed, label)]

    def rank(one: tuple[str, str]) -> tuple[bool, bool]:
        name = folded(one[1])
        return name != wanted, not name.startswith(wanted)

    yield from sorted(found, key=rank)
