"""What an admin is told who the bot is, if it could not say so anywhere when it joined their server."""

from cogs.posting.greetings import about
from cogs.presses.press import Visit


async def welcome_line(visit: Visit) -> str:
    """A text for the first answer to a command of an admin on a server that has not been greeted; after that,
    and elsewhere, "". What is told counts as said."""
    guild, services = visit.guild, visit.services
    if guild is None or not (await services.servers.of(guild)).is_unsaid:
        return ""
    return about(services.games, visit.words) if await services.arrivals.said(guild) else ""
