"""Which game is meant where ratings are asked for: the one that is named, or else the one of the place."""

from collections.abc import Sequence

from cogs.parts.custom_ids import UnknownId
from cogs.parts.interactions import data_of
from cogs.presses.press import Press, Visit


async def title_meant(visit: Visit, guild: int, offered: Sequence[str]) -> str:
    """One of these games: the one that is played in this thread, or alone in this channel; else the first of
    them. "" if there are none."""
    here = await _title_here(visit, guild)
    return here if here in offered else next(iter(offered), "")


def title_chosen(press: Press, game: str) -> str:
    """The game that a control names, or else its menu; "" if neither does. Raises UnknownId for one that
    there is not: such a control is forged, or older than the games of today."""
    values = data_of(press.interaction).get("values")
    chosen = str(values[0]) if values else game
    if chosen and chosen not in press.services.games:
        raise UnknownId
    return chosen


async def _title_here(visit: Visit, guild: int) -> str:
    """The game of this thread, or the only one that is open or played in this channel; "" if there is none,
    or several."""
    place, sessions = visit.interaction.channel_id or 0, visit.services.sessions
    session = await sessions.in_thread(place)
    if session is not None and session.guild == guild:
        return session.game
    titles = {each.game for each in await sessions.in_channel(guild, place)}
    return titles.pop() if len(titles) == 1 else ""
