"""The list of ratings of a game, page by page, privately or for everybody; and its check.

Whoever hides their ratings is in no list, not even in one that was drawn before they did.
"""

from collections.abc import Mapping

from discord import ui

from cogs.parts.controls import Row
from cogs.parts.custom_ids import UnknownId, Verb
from cogs.parts.galleries import MISSING
from cogs.parts.places import game_link
from cogs.parts.rating_controls import ListAsked, list_button, list_rows
from cogs.parts.rating_pictures import list_pictures
from cogs.parts.rating_text import list_view
from cogs.parts.wishes import FOR_ALL
from cogs.presses.offices import check_server
from cogs.presses.press import Handler, Press, Visit
from cogs.presses.public_posts import Place, place_for_all, post_for_all
from cogs.presses.rating_titles import title_chosen, title_meant
from engine.errors import Refused
from engine.journal.records import SessionId
from engine.sessions.ratings import Standing, Verified
from renders.ratings.text.lists import list_text


async def show_list(visit: Visit, game: str | None = None, page: int = 1, *, is_public: bool = False) -> None:
    """Show a page of the list of a game, privately or to everybody in this channel. Raises Refused where
    there is nothing to show."""
    guild = check_server(visit)
    place = await place_for_all(visit) if is_public else None
    titles = await visit.services.ratings.titles(guild)
    game = game or await title_meant(visit, guild, titles)
    if not game:
        await _show_none(visit, "", titles)
        return
    table = await visit.services.ratings.table(guild, game)
    while table:
        now = await _shown(visit, guild, game, titles, table, page, place)
        if now is None:
            return
        table = now
    await _show_none(visit, game, titles)


async def _shown(
    visit: Visit,
    guild: int,
    game: str,
    titles: tuple[str, ...],
    table: tuple[Standing, ...],
    page: int,
    place: Place | None,
) -> tuple[Standing, ...] | None:
    """Draw and show a page of a list. If somebody has left the list meanwhile, show nothing, and return the
    list as it is now."""
    words = visit.words if place is None else place.words
    palette = (await visit.wishes()).drawn_in if place is None else FOR_ALL
    view = list_view(table, game, page, reader=visit.person.id if place is None else None)
    pictures = await list_pictures(visit.services.pictures, view, words, palette)
    now = await visit.services.ratings.table(guild, game)
    if not {each.person for each in now}.issuperset(each.person for each in table):
        return now
    title, _, text = list_text(view, words).partition("\n")
    rows = list_rows(view.page, view.pages, game, titles, words)
    if place is None:
        await visit.answer(title, text, rows=rows, pictures=pictures, missing=MISSING)
    else:
        await post_for_all(visit, place, title, text, rows=rows, pictures=pictures, missing=MISSING)
    return None


async def _show_none(visit: Visit, game: str, titles: tuple[str, ...]) -> None:
    """Say privately that nobody stands in a list, and how one gets there."""
    words = visit.words
    if game:
        text = words.text("rating-list-none", game=words.text(f"{game}-name"))
    else:
        text = words.text("rating-list-none-at-all")
    rows: list[Row] = list_rows(1, 1, game, titles, words) if game else []
    await visit.answer(f"{text}\n{words.text('rating-list-none-how')}", rows=rows)


async def open_list(press: Press) -> None:
    """Show the page of a list that a control names, privately."""
    asked = ListAsked.read(press.custom_id.key, press.services.games)
    await show_list(press, title_chosen(press, asked.game), asked.page)


async def check_list(press: Press) -> None:
    """Compute a list again from all places, and say privately whether all digits agree. One at a time on a
    server. Raises Refused if another check is under way there."""
    guild, services, game = check_server(press), press.services, press.custom_id.key
    if game not in services.games:
        raise UnknownId
    if guild in services.checking_ratings:
        raise Refused("rating-check-runs")
    services.checking_ratings.add(guild)
    try:
        found = await services.ratings.verify(guild, game)
    finally:
        services.checking_ratings.discard(guild)
    text = await _verdict(press, game, found)
    await press.answer(text, rows=[ui.ActionRow(list_button(game, press.words))])


async def _verdict(press: Press, game: str, found: Verified) -> str:
    """What a check has found, in words."""
    words = press.words
    title = words.text(f"{game}-name")
    games = words.text("rating-check-games", count=found.games)
    people = words.text("rating-check-people", count=found.people)
    if found.agrees:
        return words.text("rating-check-agrees", game=title, games=games, people=people)
    if found.first_wrong is None:
        return words.text("rating-check-differs-at-the-end", game=title, games=games, people=people)
    first = await _named(press, found.first_wrong)
    return words.text("rating-check-differs", game=title, games=games, people=people, first=first)


async def _named(press: Press, number: SessionId) -> str:
    """A game's name as a link to its thread; its number alone if it was deleted meanwhile."""
    try:
        return game_link(await press.services.posted.session(number), press.words)
    except Refused:
        return f"#{number}"


HANDLERS: Mapping[Verb, Handler] = {Verb.RATINGS: open_list, Verb.CHECK_RATINGS: check_list}
