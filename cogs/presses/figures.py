"""A person's figures on this server: privately, or for everybody.

Whoever hides their figures has none, for all who ask but themself: every answer is then the one that there is
for somebody who has not played here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from cogs.parts.custom_ids import NO_SESSION, CustomId, UnknownId, Verb
from cogs.parts.galleries import MISSING, Picture
from cogs.parts.interactions import id_of
from cogs.parts.rating_pictures import figure_pictures
from cogs.parts.wishes import FOR_ALL
from cogs.presses.offices import check_server
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.public_posts import place_for_all, post_for_all
from engine.errors import Refused
from engine.journal.records import PersonId
from engine.sessions.personal_figures import FiguresOfPerson, SizeFigures, TitleFigures
from engine.sessions.seating import Person
from renders.face import AnyFace
from renders.language.catalogues import Words
from renders.language.player_names import in_messages
from renders.language.telling import bold
from renders.ratings import views
from renders.ratings.text.figures import figures_text
from renders.ratings.views import FiguresView, SeatsRow


async def show_figures(visit: Visit, person: Person, *, is_public: bool = False) -> None:
    """Show a person's figures to whoever asks, or post them for everybody. If there is nothing to see, only
    whoever asks learns it."""
    guild = check_server(visit)
    if is_public:
        await _show_to_all(visit, guild, person.id, person.name)
        return
    words, palette = visit.words, (await visit.wishes()).drawn_in
    drawn = await _drawn(visit, guild, person.id, words, reader=visit.person.id, palette=palette)
    if drawn is None:
        await visit.answer(_nothing(visit, person.id, person.name))
        return
    is_hidden = await visit.services.ratings.is_hidden(guild, person.id)
    note = words.text("figures-hidden-own") if is_hidden else ""
    rows = [] if is_hidden else [_all_row(person.id, words)]
    await visit.answer(drawn.title, drawn.text, note, rows=rows, pictures=drawn.pictures, missing=MISSING)


async def press_figures(press: Press) -> None:
    """Post for everybody the figures on whose page the button is. Who it is about stands in its key; whoever
    forges it posts what a command would post."""
    guild, person = check_server(press), id_of(press.custom_id.key)
    if not person:
        raise UnknownId
    await _show_to_all(press, guild, PersonId(person), "")


async def _show_to_all(visit: Visit, guild: int, person: PersonId, name: str) -> None:
    """Post a person's figures in the channel. Raises Refused if the bot may not post there, or to whoever
    hides their own."""
    place = await place_for_all(visit)
    drawn = await _drawn(visit, guild, person, place.words)
    if drawn is not None:
        await post_for_all(visit, place, drawn.title, drawn.text, pictures=drawn.pictures, missing=MISSING)
        return
    if person == visit.person.id and await visit.services.ratings.is_hidden(guild, person):
        raise Refused("figures-hidden")
    await visit.answer(_nothing(visit, person, name))


def _nothing(visit: Visit, person: PersonId, name: str) -> str:
    """What there is to read if there are no figures; without a name it says nothing about whom."""
    words = visit.words
    if person == visit.person.id:
        return words.text("figures-none-own")
    if not name:
        return words.text("figures-none")
    (shown,) = bold(in_messages((name,), words), words)
    return words.text("figures-none-of", name=shown)


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A person's figures as a message shows them."""

    title: str
    text: str
    pictures: Sequence[Picture]


async def _drawn(
    visit: Visit,
    guild: int,
    person: PersonId,
    words: Words,
    *,
    reader: PersonId | None = None,
    palette: str | None = FOR_ALL,
) -> _Drawn | None:
    """A person's figures as somebody may see them (None: everybody), in words and pictures; None if there are
    none. What was drawn is shown only if it is still so: they may hide it meanwhile."""
    found = await visit.services.figures.of(guild, person, reader=reader)
    while found is not None:
        view = view_of(found, visit.services.faces, words)
        title, _, text = figures_text(view, words).partition("\n")
        pictures = await figure_pictures(visit.services.pictures, view, words, palette)
        before, found = found, await visit.services.figures.of(guild, person, reader=reader)
        if found == before:
            return _Drawn(title, text, pictures)
    return None


def view_of(found: FiguresOfPerson, faces: Mapping[str, AnyFace], words: Words) -> FiguresView:
    """Figures as pictures and texts are made of them: each game words its best results itself."""
    titles = tuple(_title(title, faces[title.game], words) for title in found.titles if title.game in faces)
    return FiguresView(found.name, titles)


def _title(title: TitleFigures, face: AnyFace, words: Words) -> views.TitleFigures:
    return views.TitleFigures(
        game=title.game,
        games=title.games,
        wins=title.wins,
        even=title.even,
        by_seats=tuple(_of_size(size, face, words) for size in title.by_size),
        robot_games=title.robot_games,
        robot_wins=title.robot_wins,
    )


def _of_size(size: SizeFigures, face: AnyFace, words: Words) -> SeatsRow:
    best = "" if size.best is None else face.score(size.best, words)
    return SeatsRow(size.people, size.places, best)


def _all_row(person: PersonId, words: Words) -> ui.ActionRow[Any]:
    """The button that posts these figures for everybody."""
    button: ui.Button[Any] = ui.Button(
        label=words.text("button-figures"),
        custom_id=str(CustomId(Verb.FIGURES, NO_SESSION, key=str(person))),
    )
    return ui.ActionRow(button)


HANDLERS: Mapping[Verb, Handler] = {Verb.FIGURES: press_figures}
