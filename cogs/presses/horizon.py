"""What a person reads of taking back before the first thing that they choose in a game."""

from cogs.presses.press import Visit
from engine.sessions.positions import Asked


async def horizon_text(visit: Visit, asked: Asked) -> str:
    """A small line that says that this can hardly be taken back, for somebody who has not answered anything
    yet in a game of which that is true; else ""."""
    is_new = await visit.services.sessions.is_first_of_lasting(asked)
    return f"-# {visit.words.text('taking-back-hardly')}" if is_new else ""
