"""Who sees a person's ratings on a server: everybody, or only themself.

It is always about whoever asks or presses, and always private.
"""

from collections.abc import Mapping

from cogs.parts.custom_ids import UnknownId, Verb
from cogs.parts.rating_controls import HIDE, SHOW, hiding_rows
from cogs.presses.offices import check_server
from cogs.presses.press import Handler, Press, Visit

_MEANS = ("rating-hiding-lists", "rating-hiding-rated", "rating-hiding-posted", "rating-hiding-here")


async def show_hiding(visit: Visit) -> None:
    """Show whether the person's ratings are hidden on this server, what that means, and the button that
    changes it."""
    guild, words = check_server(visit), visit.words
    is_hidden = await visit.services.ratings.is_hidden(guild, visit.person.id)
    state = words.text("rating-are-hidden" if is_hidden else "rating-are-shown")
    lines = [f"- {words.text(message)}" for message in _MEANS]
    await visit.answer("\n".join((state, *lines)), rows=hiding_rows(words, is_hidden=is_hidden))


async def change_hiding(press: Press) -> None:
    """Hide the person's ratings on this server, or show them again, and then the panel."""
    guild, key = check_server(press), press.custom_id.key
    if key not in (HIDE, SHOW):
        raise UnknownId
    await press.services.ratings.hide(guild, press.person.id, is_hidden=key == HIDE)
    await show_hiding(press)


HANDLERS: Mapping[Verb, Handler] = {Verb.HIDE_RATING: change_hiding}
