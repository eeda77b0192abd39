"""A person's ratings: their page of a game, privately or for everybody.

Whoever hides their ratings shows the same to others as somebody who has none, and after the same questions to
the journal. What was drawn is shown only if it is still so: they, or somebody whom they have
beaten, may hide it meanwhile.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import Verb
from cogs.parts.galleries import MISSING, Picture
from cogs.parts.rating_controls import PageAsked, list_button, page_rows
from cogs.parts.rating_pictures import chart_pictures
from cogs.parts.rating_text import chart_view, none_text, page_text
from cogs.parts.wishes import FOR_ALL
from cogs.presses.offices import check_server
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.public_posts import Place, place_for_all, post_for_all
from cogs.presses.rating_titles import title_chosen, title_meant
from engine.errors import Refused
from engine.journal.records import PersonId
from engine.sessions.ratings import Profile


@dataclass(frozen=True, slots=True)
class Found:
    """What there is to see of a person."""

    game: str
    """"" if they show no rating in any."""
    titles: tuple[str, ...] = ()
    """All games in which they show a rating, the one with the most games first."""
    profile: Profile | None = None
    """None if they show no rating in this game."""


async def show_page(
    visit: Visit, person: PersonId | None = None, game: str | None = None, *, is_public: bool = False
) -> None:
    """Show a person's page of a game (None: of whoever asks), privately or to everybody in this channel.
    Raises Refused where there is nothing to show of anybody."""
    guild = check_server(visit)
    owner = visit.person.id if person is None else person
    place = await place_for_all(visit) if is_public else None
    found = await _found(visit, guild, owner, game or "")
    while found.profile is not None:
        if place is not None and found.profile.is_hidden:  # it is their own, or they would see nothing
            raise Refused("rating-hidden-to-post")
        pictures = await _pictures(visit, found.game, found.profile, place)
        now = await _found(visit, guild, owner, game or "")
        if now == found:
            await _show(visit, guild, owner, found, found.profile, pictures, place)
            return
        found = now
    await _show_none(visit, owner, game or "")


async def _pictures(visit: Visit, game: str, profile: Profile, place: Place | None) -> Sequence[Picture]:
    words = visit.words if place is None else place.words
    palette = (await visit.wishes()).drawn_in if place is None else FOR_ALL
    return await chart_pictures(visit.services.pictures, chart_view(profile, game), words, palette)


async def _found(visit: Visit, guild: int, owner: PersonId, game: str) -> Found:
    """What a person shows to whoever asks. The journal is asked the same whether they hide it or have
    nothing."""
    ratings, me = visit.services.ratings, visit.person.id
    is_hidden = await ratings.is_hidden(guild, owner)
    titles = await ratings.titles(guild, owner)
    if is_hidden and owner != me:
        titles = ()
    game = game or await title_meant(visit, guild, titles)
    return Found(game, titles, await _profile(visit, guild, owner, game)) if game else Found("")


async def _profile(visit: Visit, guild: int, owner: PersonId, game: str) -> Profile | None:
    try:
        return await visit.services.ratings.profile(guild, game, owner, reader=visit.person.id)
    except Refused as refusal:
        if refusal.reason != "rating-hidden":
            raise
        return None


async def _show(
    visit: Visit,
    guild: int,
    owner: PersonId,
    found: Found,
    profile: Profile,
    pictures: Sequence[Picture],
    place: Place | None,
) -> None:
    """Show a page: on one's own, what others see of it can be changed."""
    words = visit.words if place is None else place.words
    is_own = owner == visit.person.id and place is None
    text = page_text(profile, found.game, guild, words)
    rows = page_rows(owner, found.game, found.titles, words, is_own=is_own, is_hidden=profile.is_hidden)
    if place is not None:
        await post_for_all(visit, place, text, rows=rows, pictures=pictures, missing=MISSING)
        return
    note = words.text("rating-hidden-own") if profile.is_hidden else ""
    await visit.answer(text, note, rows=rows, pictures=pictures, missing=MISSING)


async def _show_none(visit: Visit, owner: PersonId, game: str) -> None:
    """Say that a person shows no rating, at all or in the game that was asked for. This answer is private."""
    words = visit.words
    rows: list[Row] = [ui.ActionRow(list_button(game, words))]
    if owner == visit.person.id:
        await visit.answer(none_text(words, game), rows=rows)
        return
    player = f"<@{owner}>"
    if game:
        text = words.text("rating-none-in", player=player, game=words.text(f"{game}-name"))
    else:
        text = words.text("rating-none", player=player)
    await visit.answer(text, rows=rows)


async def open_page(press: Press) -> None:
    """Show the page that a control names, privately."""
    asked = PageAsked.read(press.custom_id.key, press.services.games)
    await show_page(press, asked.person, title_chosen(press, asked.game))


HANDLERS: Mapping[Verb, Handler] = {Verb.RATING: open_page}
